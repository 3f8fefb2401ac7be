"""How fast Azul is played: python -m tests.benchmarks.bench_azul

Random games of two, one after another on one core, through the public Game interface: moves, play, outcome. A bag
beside it draws the tiles, as hands do. Seconds are those of the processor, so that other programs count little.
"""

from __future__ import annotations

import random
import time
from collections.abc import Iterator

import pytest

from tests.benchmarks.figures import Figure, keep, tell
from tests.games.azul_kit import EDITIONS, GAMES, setup
from tests.games.azul_soak import random_game

GAMES_A_SECOND = 1000
MOST_MS = 1000 / GAMES_A_SECOND
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
    """Both editions; the bound is a thousand games a second."""
    for edition in EDITIONS:
        took = sorted(a_game_ms(edition))
        values = {"median": took[len(took) // 2], "least": took[0], "greatest": took[-1]}
        name = f"a random game of two, {edition}, {1000 / values['median']:.0f} a second"
        yield Figure(name, "ms", values, ("median", MOST_MS), decimals=3)


@pytest.mark.benchmark
def test_a_thousand_random_games_a_second() -> None:
    keep(measure())


if __name__ == "__main__":
    raise SystemExit(not tell(measure()))
