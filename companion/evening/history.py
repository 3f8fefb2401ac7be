"""The kept games: listed, exported, imported and forgotten."""

from __future__ import annotations

import contextlib
import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from companion.core.model import Phrase
from companion.evening.here import line, tell
from companion.evening.opening import wall_ms
from companion.games import NAMES, offer
from companion.play.journal import Journal, JournalReader
from companion.play.journal.export import export_game, import_game

if TYPE_CHECKING:
    from companion.core.model import Fact
    from companion.evening.here import Here


def _moment(at: datetime.datetime) -> Phrase:
    """A day and a time; the year where it is another."""
    year = 0 if at.year == datetime.datetime.now().year else at.year
    facts = {"day": at.day, "month": at.month, "year": year, "hour": at.hour, "minute": at.minute}
    return Phrase("moment", facts)


def list_games(where: Here) -> None:
    """Print every kept game, oldest first. JournalError."""
    phrases = where.phrases
    with contextlib.closing(JournalReader.open(where.journal)) as reader:
        games = reader.games()
    tell(phrases, "history-count", count=len(games))
    for game in games:
        day = datetime.datetime.fromtimestamp(game.started_ms / 1000)
        state = "damaged" if game.damaged else "imported" if game.imported else game.finished or "open"
        when = _moment(day)
        facts: dict[str, Fact] = {"number": game.id, "when": when, "players": game.players, "state": state}
        if game.game in NAMES:
            line(phrases.write("history-game-of", {"game": offer(game.game).title, **facts}))
        else:
            line(phrases.write("history-game", {"rows": game.rows, **facts}))


def export(where: Here, game: int, file: str, replace_names: bool) -> None:
    """Write the game of this number to a file, with other names where they are to be replaced. CompanionError."""
    with contextlib.closing(JournalReader.open(where.journal)) as reader:
        count = export_game(reader, game, Path(file), replace_names=replace_names)
    tell(where.phrases, "history-exported", number=game, file=file, rows=count)


def take(where: Here, file: str) -> None:
    """Keep the game of an exported file. CompanionError."""
    with contextlib.closing(Journal.open(where.journal, wall_ms)) as journal:
        number = import_game(journal, Path(file))
    tell(where.phrases, "history-imported", number=number, file=file)


def forget(where: Here, game: int | None, yes: bool) -> None:
    """Remove the game of this number for good, without one all; asks first unless yes. JournalError."""
    phrases = where.phrases
    if not yes:
        from companion.evening.asking import is_wanted

        if not is_wanted(where, Phrase("history-forget-ask", {"number": game or 0})):
            tell(phrases, "history-not-forgotten")
            return
    with contextlib.closing(Journal.open(where.journal, wall_ms)) as journal:
        if game is not None:
            journal.read(game)
        journal.forget(game)
    tell(phrases, "history-forgotten", number=game or 0)
