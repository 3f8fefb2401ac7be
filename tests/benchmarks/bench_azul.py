"""How fast Azul is played: python -m tests.benchmarks.bench_azul

Random games of two, one after another on one core, through the public Game interface: moves, play, outcome. A bag
beside it draws the tiles, as hands do. Beside them the shortest Python that we could write (reference_walls.py),
in turns, so that other programs count alike; seconds are those of the processor. The bound is a ratio in one run.
"""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable, Iterator

import pytest

from tests.benchmarks import reference_walls as reference
from tests.benchmarks.figures import Figure, keep, tell
from tests.games.azul_kit import EDITIONS, GAMES, setup
from tests.games.azul_soak import random_game

MOST = 2.0
"""What a game may take beside one of the reference, whose states can be changed and are told to nobody."""
PART, PARTS = 100, 11


def parts_ms(works: dict[str, Callable[[], object]]) -> dict[str, list[float]]:
    """Milliseconds of the processor a game, of each part of so many games, sorted. works: name -> a game."""
    took: dict[str, list[float]] = {name: [] for name in works}
    for _ in range(PARTS):
        for name, play in works.items():
            began = time.process_time()
            for _ in range(PART):
                play()
            took[name].append((time.process_time() - began) * 1000 / PART)
    return {name: sorted(values) for name, values in took.items()}


def ours(edition: str, dice: random.Random) -> Callable[[], object]:
    """Plays a random game of an edition."""
    game, table = GAMES[edition], setup(edition)
    return lambda: random_game(game, table, dice)


def measure() -> Iterator[Figure]:
    """Both editions, and the reference."""
    dice = random.Random(1)
    took = parts_ms({name: ours(name, dice) for name in EDITIONS} | {"reference": lambda: reference.game(dice)})
    beside = statistics.median(took["reference"])
    for name, values in took.items():
        median = statistics.median(values)
        told = {
            "median": median,
            "least": values[0],
            "greatest": values[-1],
            "times the reference": median / beside,
        }
        bound = None if name == "reference" else ("times the reference", MOST)
        yield Figure(f"a random game of two, {name}, {1000 / median:.0f} a second", "ms", told, bound, decimals=3)


@pytest.mark.benchmark
def test_random_games_are_played_fast() -> None:
    keep(measure())


if __name__ == "__main__":
    raise SystemExit(not tell(measure()))
