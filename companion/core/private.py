"""Folders and files for this user alone: names of players, what was said and played are nobody else's business.

Folders are made with 0700 and files with 0600, whatever the umask. On Windows nothing is done: there the user's
profile, in which all of them lie, has its own rights.
"""

from __future__ import annotations

import contextlib
import os
import stat
import struct
import sys
from collections.abc import Iterable
from pathlib import Path

FOLDER, FILE = 0o700, 0o600
_OTHERS = 0o077
_POSIX = sys.platform != "win32"
_AT_ONCE, _ALONE = 1, 2
"""LOCKFILE_FAIL_IMMEDIATELY and LOCKFILE_EXCLUSIVE_LOCK of LockFileEx."""


def folder(path: Path) -> None:
    """Make a folder, and those above it that are missing, for this user; what is there stays as it is. OSError."""
    for each in reversed([one for one in (path, *path.parents) if not one.exists()]):
        with contextlib.suppress(FileExistsError):
            each.mkdir(mode=FOLDER)
            if _POSIX:
                each.chmod(FOLDER)  # the umask may have taken rights of our own
    path.mkdir(exist_ok=True)  # FileExistsError where something else is in its place


def opener(path: str, flags: int) -> int:
    """For open(): a file that is made is this user's alone, and one of ours that was open to others is closed."""
    handle = os.open(path, flags, FILE)
    if _POSIX:
        _closed(handle)
    return handle


def make(path: Path) -> None:
    """Make an empty file, for what will be written by others' code. OSError, also where there is one already."""
    os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, FILE))


def close(*paths: Path) -> None:
    """Take others' rights from files of ours that are there; a link or another user's file stays as it is."""
    for path in paths if _POSIX else ():
        with contextlib.suppress(OSError):
            told = path.lstat()
            if _ours(told) and (stat.S_ISREG(told.st_mode) or stat.S_ISSOCK(told.st_mode)):
                path.chmod(stat.S_IMODE(told.st_mode) & ~_OTHERS)


def give(path: Path, like: Path) -> None:
    """Give a file, or a folder with all that is in it, to the owner of another; nothing where we are not root."""
    if sys.platform != "win32" and os.geteuid() == 0:
        owner = like.stat()
        for one in (path, *path.rglob("*")):
            os.chown(one, owner.st_uid, owner.st_gid, follow_symlinks=False)


def seal(folders: Iterable[Path]) -> None:
    """Take others' rights from these folders of ours and from the files in them, as far as they are there.

    A folder that is a link, or another user's, stays as it is with all that is in it. Never raises.
    """
    for path in folders if _POSIX else ():
        with contextlib.suppress(OSError):
            handle = os.open(path, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW | os.O_CLOEXEC)
            try:
                told = os.fstat(handle)
                if not _ours(told):
                    continue
                if told.st_mode & _OTHERS:
                    os.fchmod(handle, stat.S_IMODE(told.st_mode) & ~_OTHERS)
            finally:
                os.close(handle)
            close(*path.iterdir())


def lock(handle: int, *, shared: bool = False, at: int = 0) -> None:
    """Take the lock of an open file, until it is closed or the process ends. OSError where another holds it.

    shared: with others who share it. at: which byte is locked on Windows; others cannot read it.
    """
    if sys.platform == "win32":
        # Not msvcrt.locking: it shares with nobody, and its error is that of whatever failed last.
        import ctypes  # noqa: PLC0415 - needed on Windows only
        import msvcrt  # noqa: PLC0415 - there on Windows only

        kernel = ctypes.WinDLL("kernel32", use_last_error=True)
        where = ctypes.create_string_buffer(struct.pack("PPIIP", 0, 0, at, 0, 0))  # OVERLAPPED: the offset
        file = ctypes.c_void_p(msvcrt.get_osfhandle(handle))
        if not kernel.LockFileEx(file, _AT_ONCE | (0 if shared else _ALONE), 0, 1, 0, where):
            raise ctypes.WinError(ctypes.get_last_error())
    else:
        import fcntl  # noqa: PLC0415 - not there on Windows

        fcntl.flock(handle, (fcntl.LOCK_SH if shared else fcntl.LOCK_EX) | fcntl.LOCK_NB)


def _closed(handle: int) -> None:
    """Take others' rights from a regular file of ours."""
    told = os.fstat(handle)
    if _ours(told) and stat.S_ISREG(told.st_mode) and told.st_mode & _OTHERS:
        with contextlib.suppress(OSError):
            os.fchmod(handle, stat.S_IMODE(told.st_mode) & ~_OTHERS)


def _ours(told: os.stat_result) -> bool:
    return sys.platform != "win32" and told.st_uid == os.geteuid()
