"""The journal's files: who may write, a new file put in the place of an old one, copies set aside.

Beside "journal.sqlite3" lie, at times: "-wal" and "-shm" (of SQLite), "-lock" (held by the process that writes),
".new" (being built, worth nothing), ".recovered" (complete, about to take the place), ".damaged-1" and ".schema-0"
(set aside, with their "-wal").
"""

from __future__ import annotations

import contextlib
import itertools
import os
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

from companion.core import private, whole


class DatabaseTrouble(Exception):  # noqa: N818 - the store turns it into a JournalError or keeps the rows in memory
    """It could not be done. reason: "full", "readonly", "locked", "held", "damaged", "io", "newer", "foreign"."""

    def __init__(self, reason: str, **facts: int | str) -> None:
        super().__init__(reason, facts)
        self.reason = reason
        self.facts = facts


def locked(path: Path) -> int:
    """Take the lock of a file, which one process at a time may hold, until the handle that this gives is closed.

    The file stays, as removing it would let two hold it. Trouble: another holds it. OSError: it cannot be made.
    """
    handle = os.open(path, os.O_RDWR | os.O_CREAT | getattr(os, "O_CLOEXEC", 0), 0o600)
    try:
        private.lock(handle)
    except OSError:
        os.close(handle)
        raise DatabaseTrouble("held") from None
    return handle


def beside(path: Path, ending: str) -> Path:
    """The file with this ending beside the journal."""
    return path.with_name(path.name + ending)


def sync_directory(path: Path) -> None:
    """Make what was created, renamed and removed in a directory last, where the system lets one ask."""
    if sys.platform != "win32":
        _sync(path, os.O_RDONLY)


def sync_file(path: Path) -> None:
    """Make the contents of a file last."""
    _sync(path, os.O_RDWR)


def _sync(path: Path, flags: int) -> None:
    handle = os.open(path, flags)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def make_directory(path: Path) -> None:
    """Make a directory and those above it so that they last."""
    missing = [each for each in (path, *path.parents) if not each.exists()]
    private.folder(path)
    for each in missing:
        sync_directory(each.parent)


def read_or_nothing(path: Path) -> bytes:
    """The bytes of a file, none when it is not there."""
    try:
        return path.read_bytes()
    except FileNotFoundError:
        return b""


def close_to_others(path: Path) -> None:
    """Take others' rights from the journal and what lies beside it."""
    private.close(path, *(beside(path, ending) for ending in ("-wal", "-shm", "-lock")), *asides(path))


@contextlib.contextmanager
def building(path: Path) -> Iterator[Path]:
    """Build a new journal under another name; it takes the place of the old one when the block ends well.

    A crash at any moment leaves the old file whole or the new one complete: `finish` does the rest.
    """
    new = beside(path, ".new")
    for ending in ("", "-journal", "-wal", "-shm"):
        beside(new, ending).unlink(missing_ok=True)
    private.make(new)
    yield new
    sync_file(new)
    whole.replace(new, beside(path, ".recovered"))
    sync_directory(path.parent)
    finish(path)


def finish(path: Path) -> None:
    """Put a complete new journal, if there is one, in its place.

    The old log goes first, and lastingly: SQLite would play it into whatever file bears the name.
    """
    ready = beside(path, ".recovered")
    if not ready.exists():
        return
    beside(path, "-wal").unlink(missing_ok=True)
    beside(path, "-shm").unlink(missing_ok=True)
    sync_directory(path.parent)
    whole.replace(ready, path)
    sync_directory(path.parent)


def set_aside(path: Path, why: str) -> Path:
    """Give the journal and its log a second name ("damaged", "schema-0"), the first that is free; gives the name.

    A second name for the same bytes needs no room on a full disk.
    """
    names = (beside(path, f".{why}-{number}") for number in itertools.count(1))
    aside = next(name for name in names if not name.exists())
    for ending in ("-wal", ""):
        source = beside(path, ending)
        if source.exists():
            _second_name(source, beside(aside, ending))
    sync_directory(path.parent)
    return aside


def _second_name(source: Path, target: Path) -> None:
    try:
        os.link(source, target)
    except OSError:  # a file system without second names
        shutil.copyfile(source, target)
        private.close(target)
        sync_file(target)


def asides(path: Path) -> list[Path]:
    """Every file that was set aside from this journal, and what a crash left half-built."""
    endings = ("damaged-*", "schema-*", "new*")
    return sorted(one for ending in endings for one in path.parent.glob(f"{path.name}.{ending}"))
