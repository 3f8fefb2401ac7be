"""Files that somebody has named, or could have changed: regular ones of bounded size, read at once or not at all.

Everything that is not made by this program's own package comes in here, so that no file can stop it or fill the
memory: a pipe without a writer, a device without an end, a file of a gigabyte.
"""

from __future__ import annotations

import os
import stat
from pathlib import Path
from typing import BinaryIO

_FLAGS = (
    os.O_RDONLY
    | getattr(os, "O_NONBLOCK", 0)  # a pipe whose writer never comes is opened at once
    | getattr(os, "O_NOCTTY", 0)
    | getattr(os, "O_CLOEXEC", 0)
    | getattr(os, "O_BINARY", 0)
)

REASONS = ("missing", "directory", "special", "denied", "too-large", "unreadable")
"""Why a file is not read; file-fault-<reason> in the texts. special: a device, a pipe or a socket."""


class Unreadable(Exception):  # noqa: N818 - a state of the file, turned into an error with its message
    """The file is not read. reason: one of REASONS."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


def read_bytes(path: str | Path, most_bytes: int) -> bytes:
    """All bytes of a regular file, most_bytes at most; Unreadable.

    What the file may become while it is read does not matter: no more than one byte beyond the bound is taken.
    """
    try:
        with opened(path, most_bytes) as file:
            data = file.read(most_bytes + 1)
    except OSError as error:
        raise Unreadable("unreadable") from error
    if len(data) > most_bytes:
        raise Unreadable("too-large")
    return data


def opened(path: str | Path, most_bytes: int) -> BinaryIO:
    """A regular file of most_bytes at most, for what is read in pieces; Unreadable."""
    try:
        _regular(os.stat(path))  # before it is opened, which alone does something to some devices
        file = os.fdopen(os.open(path, _FLAGS), "rb")
        try:
            told = os.fstat(file.fileno())
            _regular(told)
            if told.st_size > most_bytes:
                raise Unreadable("too-large")
        except BaseException:
            file.close()
            raise
    except FileNotFoundError:
        raise Unreadable("missing") from None
    except PermissionError:
        raise Unreadable("denied") from None
    except (OSError, ValueError) as error:
        raise Unreadable("unreadable") from error
    return file


def _regular(told: os.stat_result) -> None:
    if stat.S_ISDIR(told.st_mode):
        raise Unreadable("directory")
    if not stat.S_ISREG(told.st_mode):
        raise Unreadable("special")
