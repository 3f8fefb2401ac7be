"""Reading the journal's games, also while another process plays."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path

from companion.core.model import Announcement
from companion.play.journal import files
from companion.play.journal.files import DatabaseTrouble
from companion.play.journal.reading import Games, error_of
from companion.play.journal.rows import Row
from companion.play.journal.store import PASSING, Journal


def _salvaged(path: Path) -> dict[tuple[int, int], Row]:
    """What can be read of a journal on a disk that SQLite cannot work on; nothing where it cannot be read."""
    from companion.play.journal import care  # noqa: PLC0415 - as below

    try:
        return care.salvaged(path)
    except OSError:
        return {}


class JournalReader(Games):
    """Reads games, also while another process plays."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self._news: list[Announcement] = []

    @classmethod
    def open(cls, path: Path) -> JournalReader:
        """Open a journal for reading; an older or damaged one is first put in order. JournalError."""
        from companion.play.journal import care, database  # noqa: PLC0415 - sqlite3 only when a journal is used

        reader = cls(path)
        if not path.exists():
            return reader
        try:
            reader._database = database.Database.reading(path)
        except DatabaseTrouble as trouble:
            if trouble.reason in PASSING and (rows := _salvaged(path)):
                reader._database = care.remembered(rows)
                return reader
            if trouble.reason not in {"older", "damaged"}:
                raise error_of(path, trouble) from trouble
            with contextlib.closing(Journal.open(path, lambda: 0)) as journal:
                reader._news = journal.news()
            with reader._troubles():
                reader._database = database.Database.reading(path)
        return reader

    def news(self) -> list[Announcement]:
        """What was done to the file to make it readable, and must be said."""
        return self._news

    @property
    def being_written(self) -> bool:
        """Whether a running companion has this journal in hand."""
        lock = files.beside(self.path, "-lock")
        if not lock.exists():
            return False
        try:
            os.close(files.locked(lock))
        except DatabaseTrouble:
            return True
        return False

    def close(self) -> None:
        """Let go of the file."""
        if self._database:
            self._database.close()
            self._database = None
