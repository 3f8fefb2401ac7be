"""Thought of the core about walls: recorded answers, ends that the rules solve, and a full pool of nodes.

COMPANION_RECORD=1 writes the recorded answers anew, which any change of the search asks for.
"""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from typing import Any

import pytest

from companion import engine
from companion.core.model import Move
from companion.games.api import Setup
from companion.games.azul.mind.mind import MINI as MIND
from companion.games.azul.rules.points import standings
from companion.games.azul.rules.state import OVER, ROUND, SPREAD, TAKE, TILE, State
from tests.azul_mind_kit import after, moments, moves, players
from tests.engine_kit import needs_core
from tests.games.azul_kit import setup
from tests.games.azul_soak import TABLES
from tests.recorded_thoughts import WALLS, keep, other, thought_of_walls

pytestmark = needs_core

MOST_ACTS = 12
"""Of a moment that is solved."""


def thought(state: State, player: int, playouts: int, seed: int) -> list[tuple[int, float, float, int]]:
    """What the core says of each act of a player."""
    return engine.think(MIND.packed(state), state.table.seats[player] + 1, playouts, seed, bytearray(1))


# ---- the same everywhere --------------------------------------------------------------------------------------


def questions() -> Iterator[tuple[State, int]]:
    """Two moments of a game of each kind: an offer and a tiling, or two offers."""
    for at, (edition, count, variants) in enumerate(TABLES):
        dice = random.Random(at)
        states = [one for one in moments(setup(edition, count, *variants), dice, greedy=True) if players(one)]
        choices = [one for one in states if len(MIND.now(one, players(one)[0])) > 1]
        tilings = [one for one in choices if one.phase == TILE] or choices
        for state in (dice.choice(choices), dice.choice(tilings)):
            yield state, dice.choice(players(state))


def test_recorded_questions_have_the_same_answers() -> None:
    """On every system and compiler."""
    if os.environ.get("COMPANION_RECORD"):
        rows = []
        for seed, (state, player) in enumerate(questions()):
            row: dict[str, Any] = {"state": MIND.packed(state).hex(), "seat": state.table.seats[player] + 1}
            row |= {"playouts": 300 + seed, "seed": seed}
            rows.append(row | thought_of_walls(row))
        keep(WALLS, rows)
    assert other(WALLS, thought_of_walls) == (2 * len(TABLES), [])


# ---- ends that can be solved ----------------------------------------------------------------------------------


def margin(state: State, player: int) -> int:
    """What a player has more than the best other one."""
    totals = {one.player: one.total for one in standings(state)}
    return totals[player] - max(points for other, points in totals.items() if other != player)


class UnsolvedError(Exception):
    """The game may go on, or there is too much to look at."""


def solved(state: State, player: int, budget: list[int]) -> int:
    """The margin of a player of two where both play as well as can be, by the rules; every end is looked at."""
    while state.phase == ROUND or (state.phase == TILE and not state.table.reverse):
        state = after(state, moves(state)[0])
    if state.phase == OVER:
        return margin(state, player)
    if state.phase not in (TAKE, SPREAD, TILE) or not budget[0]:
        raise UnsolvedError
    budget[0] -= 1
    mover = players(state)[0]
    found = [solved(after(state, one), player, budget) for one in moves(state) if one.player == mover]
    return max(found) if mover == player else min(found)


def is_last(state: State) -> bool:
    """Whether a line is complete, or laid in this tiling, whose row it makes complete."""
    rows = [(board, row) for board in state.boards for row in range(5) if board.complete(row)]
    return any(board.wall[row].count(0) <= (not board.tiled(row)) for board, row in rows)


def ends(table: Setup, phase: int, wanted: int) -> Iterator[tuple[State, int, dict[Move, int]]]:
    """Moments of games of two after which the game is over whatever is done: state, player, act -> margin."""
    dice, found = random.Random(7), 0
    while found < wanted:
        for state in moments(table, dice, greedy=True):
            if state.phase != phase or not is_last(state) or not 2 <= len(moves(state)) <= MOST_ACTS:
                continue
            player, budget = players(state)[0], [400]
            try:
                mine = [one for one in moves(state) if one.player == player]
                worth = {one: solved(after(state, one), player, budget) for one in mine}
            except UnsolvedError:
                continue
            if len(set(worth.values())) > 1:
                found += 1
                yield state, player, worth
                break


@pytest.mark.parametrize(
    ("variants", "phase"),
    [((), TAKE), (("special",), TAKE), (("reverse",), TILE)],
    ids=["takes", "gold", "tiling"],
)
def test_where_the_end_can_be_solved_the_best_act_is_found(variants: tuple[str, ...], phase: int) -> None:
    """And its value is the margin, without an error, where nobody chooses after it."""
    for state, player, worth in ends(setup("master_chocolatier", 2, *variants), phase, 3):
        found = thought(state, player, 3000, 1)
        act, value, error, _ = max(found, key=lambda one: one[1])
        move = next(one for one in worth if MIND.coded(state, one) == act)
        assert worth[move] == max(worth.values()), (MIND.packed(state).hex(), move, worth)
        if phase == TAKE and after(state, move).phase in (TILE, ROUND):
            assert value == pytest.approx(worth[move]) and error == pytest.approx(0)


def test_a_full_pool_ends_the_growth_and_not_the_search() -> None:
    """The first offer of four has more acts than the pool has room for after so many playouts."""
    state = next(one for one in moments(setup("azul_mini", 4), random.Random(1)) if one.phase == TAKE)
    found = thought(state, state.turn, 8000, 1)
    assert sum(visits for *_, visits in found) == 8000
