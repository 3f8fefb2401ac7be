"""The rules of draughts against what is known of the game, and the game against its interface."""

from __future__ import annotations

import random

import pytest

from companion.core.model import Move
from tests.games.draughts import rules
from tests.games.draughts.game import GAME, KINDS
from tests.games.draughts.rules import State

KNOWN = (7, 49, 302, 1469, 7361, 36768)
"""Ways to play one to six moves of English draughts (perft), as published by several programs."""


@pytest.mark.parametrize(("depth", "count"), list(enumerate(KNOWN, start=1)))
def test_as_many_ways_as_the_literature_counts(depth: int, count: int) -> None:
    assert rules.perft(rules.start(), depth) == count


def test_a_man_that_is_crowned_by_taking_takes_no_more() -> None:
    state = State((((2, 6), "black"), ((3, 7), "white"), ((5, 7), "white")))
    assert [path.cells for path in rules.paths(state)] == [((2, 6), (4, 8))]
    assert rules.paths(state)[0].becomes == "black-king"


def test_a_king_may_end_where_it_began() -> None:
    taken = ((4, 4), (4, 6), (6, 4), (6, 6))
    state = State(tuple(sorted({(5, 3): "black-king", **dict.fromkeys(taken, "white")}.items())))
    round_trips = [path for path in rules.paths(state) if path.cells[0] == path.cells[-1]]
    assert len(round_trips) == 2 and all(sorted(path.taken) == sorted(taken) for path in round_trips)
    move = next(one for one in GAME.moves(state) if one.args[0] == one.args[-1])
    assert not move.comes and len(move.goes) == 4
    assert len(GAME.play(state, move).men) == 1


@pytest.mark.parametrize("seed", range(5))
def test_every_legal_move_is_parsed_judged_and_changes_just_its_footprint(seed: int) -> None:
    dice, state = random.Random(seed), rules.start()
    while moves := list(GAME.moves(state)):
        for move in moves:
            assert GAME.parse(state, GAME.text(move)) == move
            assert GAME.judge(state, move) == []
            before, after = GAME.lying(state, "draughts"), GAME.lying(GAME.play(state, move), "draughts")
            assert {*before.items()} - {*after.items()} == {*move.goes}
            assert {*after.items()} - {*before.items()} == {*move.comes}
            assert len(list(GAME.moves(state, {f"tile {kind}" for kind in KINDS}))) == len(moves)
        wrong = Move(state.turn, "move", moves[0].args[::-1], (), ())
        assert len(GAME.judge(state, wrong)) == 1
        state = GAME.play(state, dice.choice(moves))
    assert GAME.outcome(state) is not None and not GAME.awaited(state)
