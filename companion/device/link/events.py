"""What the link is told and what it tells: plain values.

No words for people here: ids and facts, for the texts in three languages.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True, slots=True)
class UsbIdentity:
    """How our boards are known on USB: the vendor, and how the product string or the serial number begins.

    Windows tells no product string, so the serial number counts there (compared without regard to case).
    """

    vid: int = 0x2E8A
    product: str = "Companion board"
    serial: str = "COMPANION-"


@dataclass(frozen=True, slots=True)
class Ports:
    """Which ports may be opened.

    named: pyserial names or URLs that a person gave. directory: every terminal in it is a board's port, "" for
    none. usb: the identities that are ours.
    """

    named: tuple[str, ...] = ()
    directory: str = ""
    usb: tuple[UsbIdentity, ...] = (UsbIdentity(),)


@dataclass(frozen=True, slots=True)
class Pace:
    """How often to look for ports, how long to wait between tries, and after how many failures it is told."""

    look_s: float = 1.0
    back_off_s: tuple[float, ...] = (0.2, 0.4, 0.8, 1.6, 3.2, 5.0)
    tries: int = 3


FLOOD = "flood"
"""The reason of a loss: the port sends more than a board may."""


@dataclass(frozen=True, slots=True)
class Opened:
    """A board has said hello on this port; its bytes follow, the hello among them."""

    port: str


@dataclass(frozen=True, slots=True)
class Bytes:
    """What came on an open port, glued or torn as it came."""

    port: str
    data: bytes


@dataclass(frozen=True, slots=True)
class Lost:
    """An open port is gone: "gone" (unplugged), "stalled" (takes no bytes) or "failed". It is tried again.

    FLOOD: more has come than a board may send; nothing of it is read until it calms, then it is opened anew.
    """

    port: str
    reason: str


@dataclass(frozen=True, slots=True)
class Refused:
    """A port that may be opened cannot be used; told once until that changes.

    key: port-busy, port-denied, port-gone, port-full, port-silent, port-flood (sends too much), port-name (no such
    kind of port) or port-failed. facts: port; with port-full also count, with port-failed also reason (the
    system's own words).
    """

    port: str
    key: str
    facts: Mapping[str, int | str]


Event = Opened | Bytes | Lost | Refused


class Events(Protocol):
    """Where events go: a queue.Queue."""

    def put(self, item: Event, /) -> None:
        """Takes one event."""
