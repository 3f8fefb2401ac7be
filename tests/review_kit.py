"""Matches to be reviewed: whole ones, played well but for some choices, and told to a table or a journal."""

from __future__ import annotations

from functools import partial
from typing import Any

from companion.core.model import Player
from companion.evening.setting import standard_tiles
from companion.games import load, mind
from companion.games.api import COMPANION, DRAW, MATCH, PLAY, Setup
from companion.minds.opinion import Effort, Measure
from companion.minds.review import PlayedMatch
from companion.play.dealer import Dealer
from companion.play.journal import Journal
from companion.play.match import Match
from companion.play.table import DEALER, TELL, Input
from tests.due_moves import due_move, legal

PEOPLE = (Player(1, "Jana"), Player(2, "Petr"))
QUICK = Effort(Measure.PLAYED, playouts=200, width=2, deadline_ms=600_000)
"""So little that the deadline is never reached: equal everywhere."""
SLIPS = (0, 0, 0, 0, 1, 3)
"""How far down the list of good acts a player reaches."""


def setup_of(game: str, count: int = 2) -> Setup:
    """A match of people in which the companion draws."""
    return Setup(PEOPLE[:count], standard_tiles(game).tiles(), options={PLAY: MATCH, DRAW: COMPANION})


def played(game: str, seed: int, slips: tuple[int, ...] = SLIPS) -> PlayedMatch:
    """A whole match of Jana and Petr. slips: 0 alone is the best act each time, by one look."""
    rules, thinker, dealer, setup = load(game), mind(game), Dealer(seed), setup_of(game)
    assert thinker is not None

    def chosen(state: Any, player: int) -> Any:
        known = sorted(thinker.merit(state, player), key=lambda one: -one.value)
        acts = [one.move for one in known] or legal(rules, state, player)
        return acts[min(len(acts) - 1, dealer.choose(slips))]

    state, moves = rules.start(setup), []
    while rules.outcome(state) is None:
        move = due_move(rules, state, dealer, partial(chosen, state))
        moves.append(move)
        state = rules.play(state, move)
    return PlayedMatch("7", rules, setup, tuple(moves), (1, 2))


def keep(match: PlayedMatch, journal: Journal, *, whole: bool = False) -> None:
    """Write a match into a journal, up to its last confirmation, or whole."""
    game, tiles = match.game, standard_tiles(match.game.name)
    kept = Match.begin(journal, game.name, match.setup, tiles, {})
    assert not match.moves[-1].player, "the end is confirmed"
    for move in match.moves if whole else match.moves[:-1]:
        told = Input(1, DEALER, f"{TELL} {game.text(move)}")
        kept.hear([(told, kept.table.take(told))])
    kept.seal()
