"""Keys of one input device of Linux, as the kernel hands them out: its files under /dev/input, read by struct.

Sources: linux/input.h (struct input_event, EVIOCGRAB) and linux/input-event-codes.h. A device is taken for the
companion alone, so that its digits reach no other program.
"""

from __future__ import annotations

import contextlib
import errno
import os
import select
import struct
from collections.abc import Iterator
from pathlib import Path

from companion.input.bell import Bell

EVENT = struct.Struct("@llHHi")
"""struct input_event: seconds, microseconds, type, code, value."""
EV_KEY = 1
EVIOCGRAB = 0x40044590
"""As x86 and ARM number it."""
_MOST = 64


class LinuxKeys:
    """One device, by its path ("/dev/input/by-id/...") or the name that it tells; see keypad.KeySupply.

    devices: where Linux lists input devices by name; folder: where they lie.
    """

    def __init__(
        self,
        wanted: str,
        devices: Path = Path("/sys/class/input"),
        folder: Path = Path("/dev/input"),
    ) -> None:
        self._wanted = wanted.strip()
        self._devices = devices
        self._folder = folder
        self._bell = Bell()
        self._fd = -1

    def open(self) -> None:
        """See KeySupply."""
        problem: OSError = FileNotFoundError(errno.ENOENT, self._wanted)
        for path in self._paths():
            try:
                self._fd = _taken(path)
                return
            except OSError as error:
                problem = error if error.errno in (errno.EACCES, errno.EPERM, errno.EBUSY) else problem
        raise problem

    def read(self) -> list[tuple[int, int]] | None:
        """See KeySupply."""
        ready, _, _ = select.select([self._fd, self._bell.fd], [], [])
        if self._bell.fd in ready:
            return None
        try:
            data = os.read(self._fd, EVENT.size * _MOST)
        except BlockingIOError:
            return []
        if not data:
            raise OSError(errno.ENODEV, self._wanted)
        whole = data[: len(data) // EVENT.size * EVENT.size]
        return [(code, value) for _, _, kind, code, value in EVENT.iter_unpack(whole) if kind == EV_KEY]

    def close(self) -> None:
        """See KeySupply."""
        with contextlib.suppress(OSError):  # one that is gone cannot be given back
            grab(self._fd, False)
        os.close(self._fd)

    def rest(self, seconds: float) -> bool:
        """See KeySupply."""
        return bool(select.select([self._bell.fd], [], [], seconds)[0])

    def end(self) -> None:
        """See KeySupply."""
        self._bell.ring()

    def drop(self) -> None:
        """See KeySupply."""
        self._bell.drop()

    def _paths(self) -> Iterator[str]:
        """Every device that the name fits: two keypads may have one name."""
        if self._wanted.startswith("/"):
            yield self._wanted
            return
        for listed in sorted(self._devices.glob("event*/device/name")):
            with contextlib.suppress(OSError):
                told = listed.read_text(encoding="utf-8", errors="replace").strip()
                if told.casefold() == self._wanted.casefold():
                    yield str(self._folder / listed.parts[-3])


def grab(fd: int, on: bool) -> None:
    """Take an open device for this program alone, or give it back. OSError: another has it, or it is none."""
    import fcntl  # noqa: PLC0415 - not there on Windows

    fcntl.ioctl(fd, EVIOCGRAB, int(on))


def _taken(path: str) -> int:
    """The device, open and taken."""
    fd = os.open(path, os.O_RDONLY | os.O_NONBLOCK)
    try:
        grab(fd, True)
    except OSError:
        os.close(fd)
        raise
    return fd
