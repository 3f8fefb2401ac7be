"""Computers at the table: they play whole matches by themselves, are changed while they play, and wait after an undo."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from companion.core.model import Player
from companion.evening.setting import standard_tiles
from companion.games import NAMES, load, manifest, strategy
from companion.games.api import COMPANION, DRAW, MATCH, PLAY, PROGRAM, Setup
from companion.play.dealer import Dealer
from companion.play.journal import Journal
from companion.play.match import Match
from tests.live import Live
from tests.patience import until

THOUGHT = tuple(one for one in NAMES if manifest(one).mind)


def setup(game: str, *levels: str, count: int = 2) -> Setup:
    """Ola at the first seat, computers of these levels behind her."""
    players = (Player(1, "Ola"), *(Player(n, f"Computer {n}") for n in range(2, count + 1)))
    programs = {f"{PROGRAM} {n}": level for n, level in enumerate(levels, start=2)}
    options = {PLAY: MATCH, DRAW: COMPANION, **programs}
    return Setup(players, standard_tiles(game).tiles(), options=options)


@contextmanager
def table(folder: Path, game: str, *levels: str, count: int = 2) -> Iterator[Live]:
    """A daemon without boards, at whose keyboard Ola sits."""
    live = Live(folder, count, game=game, setup=setup(game, *levels, count=count))
    live.changes["dealer"] = Dealer(3)
    live.start()
    try:
        yield live
    finally:
        live.stop()


def acts(live: Live) -> int:
    """How many acts stand."""
    assert live.match is not None
    return len(live.match.table.referee.ledger.played)


def is_due(live: Live, seat: int) -> bool:
    """Whether the game waits for an act of a player."""
    assert live.match is not None
    referee = live.match.table.referee
    return any(one.player == seat and not one.chance for one in referee.game.awaited(referee.state))


def play(live: Live, most: int = 10_000) -> int:
    """Ola types whatever a simple strategy would play, until the match is over, or so many times."""
    assert live.match is not None
    match, game = live.match, live.match.table.referee.game
    hers = strategy(game.name, match.table.setup, Dealer(1))
    typed = 0
    while not match.finished and typed < most:
        until(lambda: match.finished or is_due(live, 1) or _is_nobodys(live))
        if match.finished:
            break
        before = acts(live)
        move = hers.next(match.table.referee.state) if is_due(live, 1) else None
        if move is not None and move.player != 1:
            until(lambda: acts(live) != before or match.finished)
            continue
        live.post(game.text(move) if move is not None else "confirm")
        typed += 1
        until(lambda: acts(live) != before or match.finished)
    return typed


def _is_nobodys(live: Live) -> bool:
    """Whether the game waits for somebody to confirm."""
    assert live.match is not None
    referee = live.match.table.referee
    return any(not one.player and one.confirms is not None for one in referee.game.awaited(referee.state))
