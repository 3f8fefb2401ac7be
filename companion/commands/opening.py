"""How an evening opens: the open game is offered again, or a new one begins."""

from __future__ import annotations

import time
from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from companion.errors import CompanionError
from companion.games import load
from companion.model import Announcement, Fact, Phrase, Player, Topic

if TYPE_CHECKING:
    from companion.commands.common import Here
    from companion.daemon.match import Match
    from companion.games.base import Setup
    from companion.journal import Journal
    from companion.phrases import Phrases


@dataclass(frozen=True, slots=True)
class Wish:
    """What was asked for on the command line.

    resume None: ask, if there is an open game. game: number of the open game to take up, None for the newest.
    """

    names: tuple[str, ...]
    ports: tuple[str, ...] = ()
    resume: bool | None = None
    text: bool = False
    wav: str = ""
    large: bool = False
    game: int | None = None


def wall_ms() -> int:
    """The wall clock in milliseconds."""
    return time.time_ns() // 1_000_000


def open_or_begin(journal: Journal, where: Here, wish: Wish) -> tuple[Match, list[Announcement]]:
    """The open game if there is one and it is wanted, else a new one; and what to say of it. CompanionError."""
    from companion.commands.kept import tiles_for
    from companion.daemon.match import Match

    number = wish.game or (journal.open_game() if wish.resume is not False else None)
    if number is not None and (wish.game or wish.resume or _wants_to_resume(journal, number, where, wish.text)):
        kept = journal.read(number)
        match, said = Match.resume(journal, number, tiles_for(kept, where.settings))
        return match, [Announcement("game-resumed", {"count": len(match.table.referee.ledger.played)}), *said]
    return begin(journal, where, wish.names)


def begin(journal: Journal, where: Here, names: tuple[str, ...]) -> tuple[Match, list[Announcement]]:
    """A new game of these players, and what to say of it. CompanionError."""
    from companion.commands.setting import setup_of, tiles_of
    from companion.daemon.match import Match

    tiles = tiles_of(where.settings)
    setup = setup_of(names, tiles, where.phrases, advice=where.settings.advice)
    _check_names(setup.players, where.phrases)
    game = load("royal_garden")
    if problems := game.check(setup):
        raise CompanionError(problems[0].key, **problems[0].facts)
    times = {"quiet_ms": where.settings.quiet_ms, "long_quiet_ms": where.settings.long_quiet_ms}
    players = tuple(player.name for player in setup.players)
    said = [Announcement("game-begun", {"players": players}), cell_names(setup)]
    return Match.begin(journal, game.name, setup, tiles, times), said


def cell_names(setup: Setup) -> Announcement:
    """How columns are named and rows counted, for the beginning of a game and for help."""
    columns: tuple[Fact, ...] = tuple(Phrase("column", {"column": one}) for one in range(1, setup.columns + 1))
    return Announcement("cell-names", {"columns": columns}, topic=Topic.HINT)


def _check_names(players: tuple[Player, ...], phrases: Phrases) -> None:
    """A name must tell one player, and no column. CompanionError name-twice, name-is-column."""
    columns = {phrases.part("column", {"column": one}).casefold() for one in range(1, 8)}
    known: set[str] = set()
    for player in players:
        name = player.name.casefold()
        if name in known:
            raise CompanionError("name-twice", player=player.name)
        if name in columns:
            raise CompanionError("name-is-column", player=player.name)
        known.add(name)


def _wants_to_resume(journal: Journal, number: int, where: Here, text: bool) -> bool:
    """Ask, if somebody sits at a keyboard; a companion without one goes on with the open game."""
    from companion.commands import first
    from companion.keys.answer import AnswerKeys, at_terminal

    if not at_terminal():
        return True

    kept = journal.read(number)
    acts = Counter(row.source for row in kept.decided)
    standing = acts["move"] - acts["takeback"]
    facts: dict[str, Fact] = {"players": kept.header.players, "count": standing}
    question, keyboard = Phrase("resume-offer", facts), AnswerKeys()
    while True:
        wanted = _yes_or_no(first.answer(where, question, text, keyboard), where.phrases)
        if wanted is not None:
            return wanted


def _yes_or_no(typed: str | None, phrases: Phrases) -> bool | None:
    """What an answer means: Enter, 1, confirm, yes; 0, stop, new, no; None for anything else."""
    from companion import config, keys
    from companion.keys.answer import digit

    if typed is None or not typed.strip() or digit(typed) == 1:
        return True
    if digit(typed) == 0:
        return False
    meant = keys.understand(typed, keys.Vocabulary((), keys.words_of((), phrases.part)))
    name = meant.command.name if isinstance(meant, keys.Meant) else ""
    word = typed.strip().casefold()
    if name == "confirm" or word in config.ON:
        return True
    return False if name in {"stop", "new"} or word in config.OFF else None
