"""How fast Azul is played: python -m tests.benchmarks.bench_azul

Random games of two, one after another on one core, through the public Game interface: moves, play, outcome. A bag
beside it draws the tiles, as hands do. Seconds are those of the processor, so that other programs count little.
"""

from __future__ import annotations

import random
import time
from collections.abc import Iterator

import pytest

from tests.benchmarks.figures import Figure, keep, start_s, tell
from tests.games.azul_kit import EDITIONS, GAMES, setup
from tests.games.azul_soak import random_game

A_START = 0.05
"""A game's work in starts of a bare interpreter: a thousand games a second where one takes 20 milliseconds."""
PART, PARTS = 200, 10


def a_game_ms(edition: str) -> list[float]:
    """Milliseconds of the processor a game, of each part of so many games."""
    game, table, dice = GAMES[edition], setup(edition), random.Random(1)
    took = []
    for _ in range(PARTS):
        began = time.process_time()
        for _ in range(PART):
            random_game(game, table, dice)
        took.append((time.process_time() - began) * 1000 / PART)
    return took


def measure() -> Iterator[Figure]:
    """Both editions."""
    for edition in EDITIONS:
        took = sorted(a_game_ms(edition))
        median = took[len(took) // 2]
        values = {"median": median, "least": took[0], "greatest": took[-1]}
        values["starts of a bare interpreter"] = median / 1000 / start_s()
        name = f"a random game of two, {edition}, {1000 / median:.0f} a second"
        yield Figure(name, "ms", values, ("starts of a bare interpreter", A_START), decimals=3)


@pytest.mark.benchmark
def test_random_games_are_played_fast() -> None:
    keep(measure())


if __name__ == "__main__":
    raise SystemExit(not tell(measure()))
