"""How fast Queen's Garden is played: python -m tests.benchmarks.bench_queens

Random games of two, one after another on one core, through the public Game interface: moves, play, outcome. A bag
and stacks beside it draw tiles and turn expansions, as hands do. Of all legal acts one is chosen, discards after a
pass included, each with the same chance; for information also games in which nobody passes while anything else is
legal, which last longer. Seconds are those of the processor, so that other programs count little.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from itertools import takewhile

import pytest

from companion.games.api import Setup
from companion.games.queens_garden.rules.acts import PASS_ACT, pass_move
from companion.games.queens_garden.rules.state import FILL, TURN
from tests.benchmarks.figures import Figure, keep, tell
from tests.games.queens_kit import GAME, Hands, setup
from tests.games.queens_soak import random_game

GAMES_A_SECOND = 100
MOST_MS = 1000 / GAMES_A_SECOND
PART, PARTS = 30, 10


def long_game(table: Setup, dice: random.Random) -> None:
    """A random game in which a pass is the last thing that is chosen, and nothing is discarded."""
    state, hands = GAME.start(table), Hands(dice)
    while GAME.outcome(state) is None:
        if state.phase in (FILL, TURN):
            moves = [hands.next(state)]
        else:
            moves = list(takewhile(lambda one: one.action != PASS_ACT, GAME.moves(state))) or [
                pass_move(state.turn)
            ]
        state = GAME.play(state, moves[int(dice.random() * len(moves))])


def a_game_ms(play: Callable[[Setup, random.Random], object], part: int) -> list[float]:
    """Milliseconds of the processor a game, of each part of so many games."""
    table, dice = setup(), random.Random(1)
    took = []
    for _ in range(PARTS):
        began = time.process_time()
        for _ in range(part):
            play(table, dice)
        took.append((time.process_time() - began) * 1000 / part)
    return sorted(took)


def measure() -> Iterator[Figure]:
    """The bound is a hundred games a second."""
    kinds: tuple[tuple[str, Callable[[Setup, random.Random], object], int], ...] = (
        ("a random game of two", random_game, PART),
        ("a random game of two who pass last", long_game, 10),
    )
    for name, play, part in kinds:
        took = a_game_ms(play, part)
        values = {"median": took[len(took) // 2], "least": took[0], "greatest": took[-1]}
        bound = ("median", MOST_MS) if play is random_game else None
        told = f"{name}, queens_garden, {1000 / values['median']:.0f} a second"
        yield Figure(told, "ms", values, bound, decimals=2)


@pytest.mark.benchmark
def test_a_hundred_random_games_a_second() -> None:
    keep(measure())


if __name__ == "__main__":
    raise SystemExit(not tell(measure()))
