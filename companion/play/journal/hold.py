"""The journal's file in the hand of its one writer: locked, made, migrated or healed; or, where the disk refuses
to be written, its rows in memory, to be read until it lets itself be written again."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from companion.play.journal import files
from companion.play.journal.files import DatabaseTrouble

if TYPE_CHECKING:  # at run time sqlite3 is imported when a journal is opened, not before
    from companion.play.journal.database import Database

LITTLE = 65_536
"""With fewer bytes than these SQLite cannot work on a disk."""

Tell = Callable[[str, dict[str, str | int]], None]
"""Takes the key and the facts of what has to be said about the file."""


class Hold:
    """database: the open file, None while the disk refuses. memory: what it held then, for reading.

    doubtful: games that were kept may be missing from what can be read: the reason, "" for none.
    """

    def __init__(self, path: Path, tell: Tell) -> None:
        self.path = path
        self.database: Database | None = None
        self.memory: Database | None = None
        self.doubtful = ""
        self._tell = tell
        self._lock: int | None = None
        self._file = (0, 0)

    @property
    def source(self) -> Database | None:
        """What games are read from."""
        return self.database or self.memory

    def connected(self) -> Database:
        """The open file, opened if it is not: made, migrated or healed. Trouble."""
        from companion.play.journal import care, database  # noqa: PLC0415 - sqlite3 only when a journal is used

        if self.database:
            return self.database
        if self._lock is None:
            with database.troubles():
                files.make_directory(self.path.parent)
                self._lock = files.locked(files.beside(self.path, "-lock"))
        try:
            kept, torn = care.prepare(self.path)
            self.database = database.Database.writing(self.path)
        except DatabaseTrouble as trouble:
            if trouble.reason != "damaged":
                raise
            self.database = self._healed()
        else:
            if kept:
                self._tell("journal-migrated", {"aside": str(kept)})
            if torn:
                self._tell("journal-torn", {})
        self.memory = None
        self._file = _identity(self.path)
        return self.database

    def _healed(self) -> Database:
        """The file with its good part. Trouble where there is none: then it is the players who decide."""
        from companion.play.journal import care, database  # noqa: PLC0415 - as above

        if self._file == (0, 0) and not care.salvaged(self.path):
            raise DatabaseTrouble("damaged")
        aside, rows = care.heal(self.path)
        opened = database.Database.writing(self.path)
        self.doubtful = self.doubtful or "damaged"
        self._tell("journal-healed", {"aside": str(aside), "name": aside.name, "count": rows})
        return opened

    def reason_of(self, trouble: DatabaseTrouble) -> str:
        """The reason id as people are told it: SQLite calls a full disk by many names."""
        if trouble.reason not in {"io", "readonly"}:
            return trouble.reason
        folder = next((each for each in self.path.parents if each.is_dir()), self.path.parent)
        try:
            free = shutil.disk_usage(folder).free
        except OSError:
            return trouble.reason
        return "full" if free < LITTLE and os.access(folder, os.W_OK) else trouble.reason

    def look_on(self, trouble: DatabaseTrouble) -> None:
        """The file cannot be written: keep what it holds in memory, read without writing anything anywhere."""
        from companion.play.journal import care  # noqa: PLC0415 - as above

        if self.source is not None:
            return
        try:
            rows = care.salvaged(self.path)
            there = self.path.exists()
        except OSError:
            self.doubtful = self.reason_of(trouble)
            return
        if there and not rows:
            self.doubtful = self.reason_of(trouble)
        self.memory = care.remembered(rows)

    def is_gone(self) -> bool:
        """Whether the open file is no longer the one that bears its name: what is written would be nowhere."""
        return self.database is not None and _identity(self.path) != self._file

    def step_back(self, game: int) -> None:
        """Let go of a file that is gone, but keep what it holds of this game in memory."""
        from companion.play.journal import care  # noqa: PLC0415 - as above

        if self.database is None:
            return
        try:
            rows = {(game, row.number): row for row in self.database.rows(game)}
        except DatabaseTrouble:
            rows = {}
        self.release()
        self.memory = care.remembered(rows)

    def let_go(self) -> None:
        """Close the file; the lock stays."""
        if self.database:
            self.database.close()
            self.database = None

    def release(self) -> None:
        """Close the file and let others write it."""
        self.let_go()
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None


def _identity(path: Path) -> tuple[int, int]:
    """What tells a file from another that bears its name later; (0, 0) where there is none."""
    try:
        found = os.stat(path)
    except OSError:
        return 0, 0
    return found.st_dev, found.st_ino
