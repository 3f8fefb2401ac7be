"""Reading games back: what the writer and a mere reader of the journal share."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from companion.core.errors import JournalError
from companion.play.journal.files import DatabaseTrouble
from companion.play.journal.rows import GameInfo, Recovered, Row, RowKind, header_of, recovered

if TYPE_CHECKING:  # at run time sqlite3 is imported when a journal is opened, not before
    from companion.play.journal.database import Database

_REFUSALS = {
    "newer": "journal-newer",
    "foreign": "journal-foreign",
    "held": "journal-locked",
    "locked": "journal-locked",
}


def error_of(path: Path, trouble: DatabaseTrouble) -> JournalError:
    """The error that tells a player of a trouble with this file."""
    key = _REFUSALS.get(trouble.reason)
    if key is None:
        return JournalError("journal-unusable", file=str(path), reason=trouble.reason)
    return JournalError(key, file=str(path), **trouble.facts)


class Games:
    """The games of one file; a file that is not there has none."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._database: Database | None = None

    @property
    def _source(self) -> Database | None:
        return self._database

    def games(self) -> list[GameInfo]:
        """Every game, oldest first. JournalError."""
        with self._troubles():
            return list(self._infos())

    def open_game(self) -> int | None:
        """The newest game that is neither finished, imported nor damaged, None if there is none. JournalError."""
        with self._troubles():
            for info in self._infos(newest_first=True):
                if info.finished is None and not info.imported and not info.damaged:
                    return info.id
        return None

    def broken_game(self) -> int | None:
        """The newest game of all if it is open, but its header is lost, else None. JournalError."""
        with self._troubles():
            newest = next((one for one in self._infos(newest_first=True) if not one.imported), None)
        return newest.id if newest is not None and newest.damaged and newest.finished is None else None

    def read(self, game: int) -> Recovered:
        """A game with all its rows. JournalError when it is not there or its header is lost."""
        with self._troubles():
            rows = self._rows(game)
        if not rows:
            raise JournalError("journal-no-such-game", game=game)
        try:
            return recovered(game, rows)
        except ValueError:
            raise JournalError("journal-game-damaged", game=game) from None

    def _rows(self, game: int) -> list[Row]:
        return self._source.rows(game) if self._source else []

    def _infos(self, newest_first: bool = False) -> Iterator[GameInfo]:
        source = self._source
        if source is None:
            return
        games = source.games()
        for game in reversed(games) if newest_first else games:
            marks = source.marks(game)
            ends = [row.text for row in marks if row.kind is RowKind.FINISHED]
            end, rows = (ends[0] if ends else None), source.next_number(game)
            try:
                told = header_of(marks[0])
            except (IndexError, ValueError):
                yield GameInfo(game, 0, (), "", rows, end, imported=False, damaged=True)
                continue
            yield GameInfo(
                game, told.started_ms, told.players, told.game, rows, end, told.imported, setup=told.setup
            )

    @contextlib.contextmanager
    def _troubles(self) -> Iterator[None]:
        try:
            yield
        except DatabaseTrouble as trouble:
            raise error_of(self.path, trouble) from trouble
