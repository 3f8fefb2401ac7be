"""The drive of a board in its boot loader: the only place that looks for it and writes to it.

The RP2040's boot ROM shows itself as a drive with the file INFO_UF2.TXT, whose line Board-ID begins with RPI-RP2
(RP2040 datasheet, 2.8.4). It takes a UF2 file of any name and restarts the board when the last block has come: the
drive vanishes by itself, perhaps before the system has finished writing.
"""

from __future__ import annotations

import contextlib
import errno
import os
import re
import shutil
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Final

from companion.core import intake
from companion.core.errors import CompanionError

BOARD: Final = "RPI-RP2"
INFO: Final = "INFO_UF2.TXT"
INFO_BYTES_MAX: Final = 4096
NAME: Final = "COMPANIO.UF2"
LOOK_S: Final = 0.2
CHUNK: Final = 16 * 1024
GONE_S: Final = 3.0
"""How long a drive whose board has restarted may still seem to be there."""

MOUNTS = Path("/proc/mounts")
UNMOUNTED = Path("/dev/disk/by-label") / BOARD
HOLDERS: Final = ("/media", "/run/media", "/Volumes")
"""Where desktops mount drives: directly, or in a folder of the user."""

_BOARD_ID = re.compile(rf"^Board-ID:\s*{BOARD}\b", re.MULTILINE | re.IGNORECASE)
_GONE: Final = {errno.EIO, errno.ENODEV, errno.ENXIO, errno.ENOENT, errno.ENOTCONN, errno.ENOTDIR, errno.EBADF}
_FULL: Final = {errno.ENOSPC, getattr(errno, "EDQUOT", errno.ENOSPC), errno.EFBIG}
_DENIED: Final = {errno.EACCES, errno.EPERM, errno.EROFS}


class DriveError(CompanionError):
    """The drive did not take the file. Keys: flash-drive-full, -gone, -denied, -failed, each {drive}."""


def found(environ: Mapping[str, str] = os.environ) -> list[Path]:
    """Every drive of a board in its boot loader, in the order of their names; nothing is opened but INFO_UF2.TXT.

    The variable COMPANION_DRIVES names folders instead of the system's: drives, or folders that hold drives.
    """
    drives: dict[tuple[int, int], Path] = {}
    for folder in _folders(environ.get("COMPANION_DRIVES", "")):
        if is_drive(folder):
            with contextlib.suppress(OSError):  # it has gone meanwhile
                there = folder.stat()  # the same one may be mounted twice
                drives.setdefault((there.st_dev, there.st_ino), folder)
    return sorted(drives.values())


def is_drive(folder: Path) -> bool:
    """Whether a folder is the drive of a board in its boot loader."""
    try:
        told = intake.read_bytes(folder / INFO, INFO_BYTES_MAX).decode("ascii", errors="replace")
    except intake.Unreadable:
        return False
    return bool(_BOARD_ID.search(told))


def unmounted() -> str:
    """The device of such a drive that Linux knows but has not mounted, for want of a desktop; else empty."""
    return str(UNMOUNTED) if not os.environ.get("COMPANION_DRIVES") and UNMOUNTED.exists() else ""


def wait(holds: Callable[[], bool], seconds: float) -> bool:
    """Wait until something holds, looking five times a second; whether it did within the time."""
    until_s = time.monotonic() + seconds
    while not holds():
        if time.monotonic() >= until_s:
            return False
        time.sleep(LOOK_S)
    return True


def check(drive: Path, size: int) -> None:
    """Whether a file of this size can be written there, as far as that is known beforehand. DriveError."""
    try:
        if not os.access(drive, os.W_OK):
            raise OSError(errno.EACCES, "not writable")
        if shutil.disk_usage(drive).free < size:
            raise OSError(errno.ENOSPC, "too little room")
    except OSError as error:
        raise _refusal(error, drive) from error


def copy(data: bytes, drive: Path) -> None:
    """Write a file's bytes to the drive, and see to it that the system has handed them over. DriveError.

    A drive that vanishes when all is written has taken the file; one that vanishes before has not.
    """
    written = False
    try:
        with open(drive / NAME, "wb", buffering=0) as file:
            for start in range(0, len(data), CHUNK):
                _write(file.fileno(), data[start : start + CHUNK])
            written = True
            os.fsync(file.fileno())
    except OSError as error:
        if not (written and error.errno in _GONE and wait(lambda: not is_drive(drive), GONE_S)):
            raise _refusal(error, drive) from error


def _write(handle: int, data: bytes) -> None:
    while data:
        data = data[os.write(handle, data) :]


def _refusal(error: OSError, drive: Path) -> DriveError:
    """What a failed write tells a person."""
    facts = {"drive": str(drive)}
    if error.errno in _FULL:
        return DriveError("flash-drive-full", **facts)
    if error.errno in _DENIED:
        return DriveError("flash-drive-denied", **facts)
    return DriveError("flash-drive-failed" if is_drive(drive) else "flash-drive-gone", **facts)


# ---- where drives are mounted ---------------------------------------------------------------------------------


def _folders(named: str) -> Iterator[Path]:
    """Every folder that may be a drive."""
    if named:
        for one in filter(None, named.split(os.pathsep)):
            yield from _with_inner(Path(one), 1)
    elif sys.platform == "win32":
        yield from _letters()
    else:
        yield from _mounts()
        for holder in HOLDERS:
            yield from _with_inner(Path(holder), 2)


def _with_inner(folder: Path, depth: int) -> Iterator[Path]:
    """A folder and those in it, so many levels deep; what cannot be looked into is left out."""
    yield folder
    if depth:
        inner: list[Path] = []
        with contextlib.suppress(OSError):
            inner = sorted(one for one in folder.iterdir() if one.is_dir())
        for one in inner:
            yield from _with_inner(one, depth - 1)


def _mounts() -> Iterator[Path]:
    """Where Linux has mounted a file system of the boot loader's kind; others may be slow networks'."""
    try:
        told = MOUNTS.read_text(encoding="utf-8", errors="surrogateescape")
    except OSError:
        return
    for line in told.splitlines():
        words = line.split(" ")
        if len(words) > 2 and words[2] in {"vfat", "msdos", "fuseblk", "exfat"}:
            yield Path(re.sub(r"\\([0-7]{3})", lambda octal: chr(int(octal[1], 8)), words[1]))


def _letters() -> Iterator[Path]:
    """The removable drives of Windows; asking others could wake a network."""
    if sys.platform == "win32":
        import ctypes  # noqa: PLC0415 - needed on Windows only

        removable = 2
        kernel = ctypes.windll.kernel32
        there = kernel.GetLogicalDrives()
        for number in range(26):
            root = f"{chr(ord('A') + number)}:\\"
            if there >> number & 1 and kernel.GetDriveTypeW(root) == removable:
                yield Path(root)
    else:
        yield from ()
