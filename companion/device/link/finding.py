"""Looks for ports that may be opened, without opening any."""

from __future__ import annotations

import contextlib
import os
import re
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Protocol

from serial.tools import list_ports

from companion.device.link.events import Ports, UsbIdentity


class PortInfo(Protocol):
    """What pyserial tells of a port without opening it."""

    device: str
    vid: int | None
    product: str | None
    serial_number: str | None


ListPorts = Callable[[], Iterable[PortInfo]]


def is_ours(port: PortInfo, identities: Iterable[UsbIdentity]) -> bool:
    """Whether a port's USB identity is one of ours."""
    product, serial = port.product or "", (port.serial_number or "").upper()
    return any(
        port.vid == one.vid
        and (product.startswith(one.product) if product else serial.startswith(one.serial.upper()))
        for one in identities
    )


class UsbListing:
    """pyserial's list of ports, asked for anew only when something was plugged: asking costs milliseconds.

    On Linux every plug changes /dev; elsewhere, and now and then anyway, the list is simply asked for again.
    """

    def __init__(self) -> None:
        self._changed_ns = -1
        self._looks = 0
        self._ports: list[PortInfo] = []

    def __call__(self) -> list[PortInfo]:
        """The ports of this computer."""
        changed_ns = os.stat("/dev").st_mtime_ns if sys.platform == "linux" else 0
        self._looks += 1
        if changed_ns != self._changed_ns or self._looks % (10 if changed_ns else 3) == 0:
            self._changed_ns = changed_ns
            # pyserial trips over a port that is unplugged while it looks; a later look finds it gone.
            with contextlib.suppress(OSError, TypeError, ValueError):
                self._ports = [*list_ports.comports()]
        return self._ports


def entries(directory: str) -> list[str]:
    """Every terminal, or link to one, in the directory that the settings name; sorted.

    A pseudo-terminal that is younger than the link to it is left out: its number was given anew, to somebody
    else's terminal.
    """
    try:
        found = sorted(Path(directory).iterdir()) if directory else []
    except OSError:
        return []
    return [str(path) for path in found if not path.name.startswith(".") and _is_terminal(path)]


def _is_terminal(path: Path) -> bool:
    try:
        target = path.resolve(strict=True)
        reused = target.parent == Path("/dev/pts") and target.stat().st_ctime > path.lstat().st_mtime + 1
        return target.is_char_device() and not reused
    except OSError:
        return False


def identity(name: str) -> str:
    """One name for all names of a port: links followed, spy:// and its options taken off."""
    path = re.sub(r"^spy://([^?]*).*", r"\1", name)
    # Python before 3.13 lets through what readlink raises of a link that goes while it is looked at.
    with contextlib.suppress(OSError):
        return os.path.realpath(path) if path.startswith("/") else path
    return path


def plug(port: str) -> tuple[int, ...]:
    """What changes when the port of this identity is plugged in anew, as far as the system shows it."""
    try:
        node = os.stat(port)
    except OSError:
        return ()
    return (node.st_ino, node.st_ctime_ns)


def wanted(ports: Ports, list_usb: ListPorts) -> dict[str, tuple[str, bool]]:
    """Ports that may be opened: identity to (name, whether it is only guessed to be a board)."""
    found = {identity(name): (name, False) for name in ports.named}
    guesses = entries(ports.directory) + [one.device for one in list_usb() if is_ours(one, ports.usb)]
    for name in guesses:
        found.setdefault(identity(name), (name, True))
    return found
