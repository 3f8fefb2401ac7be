"""What judging and reading cost: python -m tests.benchmarks.bench_rules

Královská zahrada on a table of four, halfway through: every legal place of a domino found, a placement judged, the
whole table scored. A late kingdom of seven by seven in a Duel: every legal act listed, also of all dominoes at
once as in free placement, and the best places of a domino told. And the tracker: a full board read from one
snapshot, as after plugging in.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest

from companion.core.model import Move
from companion.games.royal_garden.game import GAME
from companion.games.royal_garden.rules.draft import DraftStep
from companion.games.royal_garden.rules.state import State
from tests.benchmarks.figures import Figure, keep, tell, times
from tests.board_kit import Bench, full_board
from tests.games.garden import dominoes, match_setup, setup

TABLES = 40
LAID = 24
"""Dominoes on the table: six in each of four kingdoms."""

JUDGE_MS = 1.0
MOVES_MS = 2.0
SCORE_MS = 2.0
COLD_MS = 10.0
LATE_MS = 20.0

DUELS = 6
LATE = 32
"""Dominoes on the two boards of a Duel, of 48, from which on it is late."""


def table(dice: random.Random) -> tuple[State, list[int]]:
    """Four kingdoms with castles in the middle and some dominoes in any legal place; numbers not yet laid."""
    state = GAME.start(setup(4))
    for player in (1, 2, 3, 4):
        state = GAME.play(state, _parsed(state, f"{player} castle {player} C3"))
    order = list(dominoes())
    dice.shuffle(order)
    for index, number in enumerate(order[:LAID]):
        fitting = [move for move in legal(state, number) if move.player == index % 4 + 1]
        if fitting:
            state = GAME.play(state, dice.choice(fitting))
    return state, order[LAID:]


def late(dice: random.Random) -> Iterator[State]:
    """Every state of a random Duel in which a domino is due and the kingdoms are nearly full, with advice."""
    plain = match_setup(2, "duel", "centralised")
    state = GAME.start(replace(plain, options={**plain.options, "advice": "1"}))
    while not state.ended:
        laid = sum(len(kingdom.dominoes) for kingdom in state.kingdoms)
        if laid >= LATE and state.draft is not None and state.draft.step is DraftStep.PLACE:
            yield state
        state = GAME.play(state, dice.choice(list(GAME.moves(state))))


def legal(state: State, number: int) -> list[Move]:
    """Every place where a domino may be laid by anybody."""
    return [move for move in GAME.moves(state, {f"domino {number}"}) if move.comes]


def _parsed(state: State, line: str) -> Move:
    move = GAME.parse(state, line)
    assert isinstance(move, Move), line
    return move


def took(act: Callable[[], object]) -> float:
    """Milliseconds that something takes."""
    begun_ns = time.perf_counter_ns()
    act()
    return (time.perf_counter_ns() - begun_ns) / 1e6


def measure() -> Iterator[Figure]:
    """Rules on random tables, then cold reads of random full boards."""
    dice = random.Random(5)
    judged, found, scored, read = [], [], [], []
    for _ in range(TABLES):
        state, left = table(dice)
        for number in left[:6]:
            found.append(took(lambda state=state, number=number: legal(state, number)))  # type: ignore[misc]
            for move in legal(state, number)[:4]:
                judged.append(took(lambda state=state, move=move: GAME.judge(state, move)))  # type: ignore[misc]
        scored.append(took(lambda state=state: GAME.score(state)))  # type: ignore[misc]
        bench, truth = Bench(), full_board(dice)
        read.append(took(lambda bench=bench, truth=truth: bench.snapshot(truth.words())))  # type: ignore[misc]
        assert bench.reading.kinds == truth.kinds()
    listed, freely, best = [], [], []
    for _ in range(DUELS):
        for state in late(dice):
            free = replace(state, draft=None)
            listed.append(took(lambda state=state: list(GAME.moves(state))))  # type: ignore[misc]
            freely.append(took(lambda free=free: list(GAME.moves(free))))  # type: ignore[misc]
            best.append(took(lambda state=state: GAME.answer(state, "best", 0)))  # type: ignore[misc]
            for number in state.left():
                question = f"best {number}"
                best.append(took(lambda state=state, question=question: GAME.answer(state, question, 1)))  # type: ignore[misc]
    yield times("one placement judged", judged, ("p95", JUDGE_MS), 2)
    yield times("every legal place of one domino on four boards", found, ("p95", MOVES_MS), 2)
    yield times("four kingdoms scored", scored, ("p95", SCORE_MS), 2)
    yield times("every legal act in a late Duel of seven by seven", listed, ("p95", LATE_MS), 2)
    yield times("the same of all dominoes, placed freely", freely, ("p95", LATE_MS), 2)
    yield times("best places of a domino in a late Duel", best, ("p95", LATE_MS), 2)
    yield times("a full board read from one snapshot", read, ("p95", COLD_MS), 2)


@pytest.mark.benchmark
def test_judging_and_reading_leave_time_for_the_voice() -> None:
    keep(measure())


if __name__ == "__main__":
    raise SystemExit(not tell(measure()))
