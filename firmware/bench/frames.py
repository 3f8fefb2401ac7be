"""The bench protocol's frames: a tag byte, the payload's length as u32 little endian, the payload.

To a board process: I init, F fields, P buttons, W volts, U bytes from the host, X power, Z bus, R run, G run free,
L boot loader's write, B leave the boot loader, Q quit; to an emulator N as well, which takes the board away and is
answered by R: another I may follow. From it: S serial bytes, R time reached, E event.
"""

from __future__ import annotations

import json
import struct
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

HEAD: Final = struct.Struct("<cI")
TIME: Final = struct.Struct("<Q")
MOST_BYTES: Final = 16 * 1024 * 1024


@dataclass(frozen=True, slots=True)
class Serial:
    """Bytes that the board sent to the host; at_us: simulated microseconds since the process began."""

    at_us: int
    data: bytes


@dataclass(frozen=True, slots=True)
class Event:
    """Something else that happened; what: its name, facts: the rest of it."""

    at_us: int
    what: str
    facts: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Reached:
    """The board has run to this time."""

    at_us: int


Told = Serial | Event | Reached


class FrameError(ValueError):
    """The other end does not speak the bench protocol."""


def frame(tag: str, payload: bytes = b"") -> bytes:
    """One frame."""
    return HEAD.pack(tag.encode("ascii"), len(payload)) + payload


def timed(tag: str, at_us: int, payload: bytes = b"") -> bytes:
    """A frame that takes effect at a simulated time; 0 or past: at once."""
    return frame(tag, TIME.pack(at_us) + payload)


def fields(at_us: int, millivolts: Sequence[int]) -> bytes:
    """What every sensor gives from then on, in sensor order."""
    return timed("F", at_us, struct.pack(f"<{len(millivolts)}H", *millivolts))


class FrameCutter:
    """Cuts what a board process says into Told."""

    def __init__(self) -> None:
        self._held = bytearray()

    def feed(self, data: bytes) -> Iterator[Told]:
        """All frames that are complete. Raises FrameError."""
        self._held += data
        while len(self._held) >= HEAD.size:
            tag, size = HEAD.unpack_from(self._held)
            if size > MOST_BYTES or tag not in (b"S", b"R", b"E"):
                raise FrameError(f"a frame {tag!r} of {size} bytes")
            if len(self._held) < HEAD.size + size:
                return
            body = bytes(self._held[HEAD.size : HEAD.size + size])
            del self._held[: HEAD.size + size]
            yield _told(tag, body)


def _told(tag: bytes, body: bytes) -> Told:
    if len(body) < TIME.size:
        raise FrameError(f"a frame {tag!r} without a time")
    (at_us,) = TIME.unpack_from(body)
    rest = body[TIME.size :]
    if tag == b"S":
        return Serial(at_us, rest)
    if tag == b"R":
        return Reached(at_us)
    try:
        facts = json.loads(rest)
        return Event(at_us, facts.pop("what"), facts)
    except (ValueError, KeyError, AttributeError) as error:
        raise FrameError(f"an event that cannot be read: {rest[:60]!r}") from error
