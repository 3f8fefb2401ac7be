"""Who owns ports, voice and journal: the one process that holds the lock of a file as long as it lives."""

from __future__ import annotations

import contextlib
import errno
import os
import stat
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

from companion.core import private
from companion.core.errors import CompanionError

if TYPE_CHECKING:
    from companion.config import Directories

LOCK = "owner.lock"
DOOR = "owner.json"

TRIES = 10
PAUSE_S = 0.03
"""Somebody who only asks whether the lock is held may hold it for a moment; an owner holds it for longer."""

_PLAIN = getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_CLOEXEC", 0) | getattr(os, "O_BINARY", 0)
_HELD = frozenset({errno.EACCES, errno.EAGAIN, errno.EWOULDBLOCK, errno.EDEADLK, getattr(errno, "EDEADLOCK", 0)})
_REASONS = {
    **dict.fromkeys((errno.EACCES, errno.EPERM), "denied"),
    **dict.fromkeys((errno.ENOSPC, getattr(errno, "EDQUOT", errno.ENOSPC)), "full"),
    **dict.fromkeys((errno.ELOOP, errno.ENOTDIR, errno.EEXIST, errno.EISDIR), "occupied"),
    errno.EROFS: "readonly",
}
_FAR = 1 << 16
"""Windows keeps others from reading a locked byte: ours is far behind the process's number."""


class LocalError(CompanionError):
    """The running companion cannot be reached, or no companion can become the owner.

    Keys: local-folder-wrong{folder, reason, variable}, local-starting, local-silent{pid}, local-full, local-cut,
    local-died, local-version{theirs, ours, newer}, local-seat-none{seat, count}.
    """


class Owner:
    """Holds the lock from claim() to release(), or until the process ends in whatever way."""

    def __init__(self, folder: Path, handle: int) -> None:
        self.folder = folder
        self._handle = handle

    @classmethod
    def claim(cls, places: Directories) -> Owner | None:
        """Become the owner; None when another process is. LocalError when that cannot be known."""
        folder = places.runtime
        own_folder(folder)
        try:
            handle = open_own(folder / LOCK, os.O_RDWR | os.O_CREAT)
        except OSError as error:
            raise folder_wrong(folder, error) from error
        try:
            held = not _lock(handle, TRIES)
        except OSError as error:
            os.close(handle)
            raise refused(folder, "locks") from error
        if held:
            os.close(handle)
            return None
        owner = cls(folder, handle)
        owner._sign()
        return owner

    @staticmethod
    def running(places: Directories) -> bool:
        """Whether a companion owns ports, voice and journal now. Makes nothing, and never raises."""
        try:
            handle = open_own(places.runtime / LOCK, os.O_RDWR)
        except OSError:
            return False
        try:
            return not _lock(handle, 1, shared=True)
        except OSError:
            return False
        finally:
            os.close(handle)

    @staticmethod
    def pid(places: Directories) -> int:
        """The number of the process that owned last, 0 if none is known."""
        try:
            with os.fdopen(open_own(places.runtime / LOCK, os.O_RDONLY), "rb", buffering=0) as file:
                told = file.read(20).decode("ascii", "replace").strip()
        except OSError:
            return 0
        return int(told) if told.isdecimal() else 0

    def release(self) -> None:
        """Let go; a second time does nothing. The lock file stays, as removing it would let two hold it."""
        if self._handle >= 0:
            with contextlib.suppress(OSError):
                os.unlink(self.folder / DOOR)
            os.close(self._handle)
            self._handle = -1

    def _sign(self) -> None:
        """Write the process's number, which is only told to people; and close the door of a dead owner."""
        with contextlib.suppress(OSError):
            os.ftruncate(self._handle, 0)
            os.write(self._handle, f"{os.getpid()}\n".encode())
        with contextlib.suppress(OSError):
            os.unlink(self.folder / DOOR)

    def __enter__(self) -> Owner:
        return self

    def __exit__(self, *_error: object) -> None:
        self.release()


def own_folder(folder: Path) -> None:
    """Make the folder for its user alone. LocalError when it cannot be made or others could reach into it.

    A folder of ours that others may only read is closed to them; one into which others may write is refused, for
    nobody knows what they have put there.
    """
    try:
        private.folder(folder)
        reason = _reached(folder)
    except OSError as error:
        raise folder_wrong(folder, error) from error
    if reason:
        raise refused(folder, reason)


def _reached(folder: Path) -> str:
    """Close the folder to those who may only read it; why it is refused, "" for not. OSError."""
    if sys.platform == "win32":
        return ""  # the folder lies in the user's profile, which has its own rights
    handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW | os.O_CLOEXEC)
    try:
        told = os.fstat(handle)
        if told.st_uid != os.geteuid():
            return "foreign"
        if told.st_mode & 0o022:
            return "open"
        if told.st_mode & 0o077:
            os.fchmod(handle, 0o700)
        return ""
    finally:
        os.close(handle)


def open_own(path: Path, flags: int) -> int:
    """Open a file of ours: no link, no other user's, no second name of another file. OSError."""
    handle = os.open(path, flags | _PLAIN, 0o600)
    told = os.fstat(handle)
    ours = sys.platform == "win32" or (told.st_uid == os.geteuid() and told.st_nlink == 1)
    if ours and stat.S_ISREG(told.st_mode):
        return handle
    os.close(handle)
    raise OSError(errno.EEXIST, "not a file of ours", str(path))


def folder_wrong(folder: Path, error: OSError) -> LocalError:
    """The error that tells a person why the folder is of no use."""
    return refused(folder, _REASONS.get(error.errno or 0, "failed"))


def refused(folder: Path, reason: str) -> LocalError:
    """The same, for a reason that is known."""
    return LocalError("local-folder-wrong", folder=str(folder), reason=reason, variable="COMPANION_HOME")


def _lock(handle: int, tries: int, shared: bool = False) -> bool:
    """Take the lock, shared with others who only ask; false when another holds it. OSError: it cannot be told."""
    for attempt in range(tries):
        if attempt:
            time.sleep(PAUSE_S)
        try:
            private.lock(handle, shared=shared, at=_FAR)
        except OSError as error:
            if error.errno not in _HELD:
                raise
        else:
            return True
    return False
