"""How an evening starts: what was typed becomes a wish, and the game is owned, or joined where one runs."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING

from companion import input as keys
from companion.core import log
from companion.core.errors import CompanionError
from companion.daemon.ipc import Owner
from companion.evening.attached import attach
from companion.evening.choosing import variants_of
from companion.evening.here import line
from companion.evening.naming import remembered_names
from companion.evening.own_tables import lacks
from companion.evening.planning import planned
from companion.evening.setting import sound_of
from companion.games import NAMES, load
from companion.input.answer import at_terminal
from companion.speech.output import Prints

if TYPE_CHECKING:
    from companion.evening.display import Display
    from companion.evening.here import Here
    from companion.evening.wish import GameWish


def start(
    where: Here,
    wish: GameWish,
    players: str,
    count: int | None,
    typed: tuple[str, ...],
    shown: Callable[[], Display] | None = None,
) -> None:
    """Make the wish whole with what was typed, refuse what cannot be played, and play. CompanionError.

    players: names with commas, "" for none. count: how many people play. typed: variants. shown: opens what shows
    the game in place of print. The wish's programs are numbered from 1; they sit behind the people.
    """
    plays = wish.plays(where.settings)
    names = remembered_names(where.settings, plays, count or (1 if wish.programs else None))
    if players:
        names = tuple(map(str.strip, players.split(",")))
    programs = {len(names) + number: level for number, level in wish.programs.items()}
    names += ("",) * len(programs)
    told = bool(players or count or typed or programs or wish.match is not None)
    variants = variants_of(typed, plays) if typed else None
    wish = replace(wish, names=names, programs=programs, asks=not told, variants=variants)
    manner = wish.manner(where.settings, len(names))
    if told and not (lacks(where.places, plays, manner.variants) and at_terminal()):
        planned(where, plays, names, manner)
    play(where, wish, shown)


def play(where: Here, wish: GameWish, shown: Callable[[], Display] | None = None) -> None:
    """Own ports, voice and journal and run the evening; where somebody else does, join that. CompanionError.

    A far match is no other game: where one runs, `far-running`.
    """
    owner = Owner.claim(where.places)
    if owner is None and wish.far:
        raise CompanionError("far-running")
    if owner is None:
        _join(where, shown)
        return
    with owner:
        from companion.evening import first, session

        kept_log = log.start(where.places, wish.names)
        log.guard(lambda phrase: line(where.phrases.write(phrase), err=True))
        if not wish.text:
            where = first.begin(where)
        session.evening(where, wish, owner, kept_log, shown() if shown else None)


def _join(where: Here, shown: Callable[[], Display] | None) -> None:
    """Join the running game with this keyboard. shown: opens what shows it in place of print. CompanionError."""
    echo = sound_of(where).prints is Prints.ALWAYS and shown is None  # as at the first terminal

    @cache
    def vocabulary(game: str) -> keys.Vocabulary:
        part = where.phrases.part
        if game not in NAMES:
            return keys.Vocabulary((), keys.words_of((), part))
        return keys.vocabulary_of(load(game), part)

    def leaves(typed: str, game: str) -> bool:
        meant = keys.understand(typed, vocabulary(game))
        return isinstance(meant, keys.Meant) and meant.command.name == "quit"

    attach(
        where,
        where.settings.keyboard_seat,
        lambda events, silence: keys.reader_for(sys.stdin, events, lambda _seat: silence(), echo),
        leaves,
        display=shown() if shown else None,
    )
