"""What the fast core does a second: python -m tests.benchmarks.bench_core

Random matches of two kingdoms and of two walls by the core, by our rules, and kingdoms by the shortest Python that
we could write (reference_kingdoms.py); scores of the kingdoms of such matches one by one and all at once. Each in
turns, so that other programs count alike; seconds are those of the processor. Bounds are ratios in the same run.

Thought about kingdoms of four and about the Duel of the mighty, both on the floating frame, is bound in
milliseconds of a desktop computer: each act of one seat, and from `stop` to the answer, on the clock of the wall.
"""

from __future__ import annotations

import random
import statistics
import threading
import time
from collections.abc import Callable, Iterator

import pytest

from companion import engine
from tests.benchmarks import reference_kingdoms as reference
from tests.benchmarks.figures import Figure, keep, tell
from tests.engine_kingdoms import random_match
from tests.engine_kit import byte_of, needs_core
from tests.games.azul_kit import GAMES, setup
from tests.games.azul_soak import random_game
from tests.games.garden import dominoes
from tests.games.match_soak import Table

ROUNDS = 7
MATCH = 10.0
SINGLE, BATCHED = 25.0, 15.0
WALLS = 20.0
"""Greatest thousandths of what the reference, or for walls our rules, need."""
PLAYOUTS, THOUGHT_MS, STOP_MS = 2000, 100.0, 20.0
BONUSES = ("centralised", "harmony")


def a_piece_us(works: dict[str, tuple[Callable[[], object], int]]) -> dict[str, float]:
    """Microseconds of the processor a piece, the median of some rounds. works: name -> work, and its pieces."""
    took: dict[str, list[float]] = {name: [] for name in works}
    for _ in range(ROUNDS):
        for name, (work, pieces) in works.items():
            began = time.process_time()
            work()
            took[name].append((time.process_time() - began) * 1e6 / pieces)
    return {name: statistics.median(values) for name, values in took.items()}


def told(name: str, us: float, beside: dict[str, float], most: float) -> Figure:
    """A figure of the core: microseconds, how many a second, and thousandths of each other; the first is bound."""
    values = {"microseconds": us} | {
        f"thousandths of {other}": 1000 * us / theirs for other, theirs in beside.items()
    }
    return Figure(
        f"{name}, {1e6 / us:,.0f} a second", "each", values, (f"thousandths of {next(iter(beside))}", most), 3
    )


def matches() -> Iterator[Figure]:
    """Kingdoms and walls."""
    dice, shown = random.Random(1), list(dominoes().values())
    took = a_piece_us(
        {
            "core": (lambda: engine.random_games("royal_garden", 2, 100_000, dice.randrange(2**64)), 100_000),
            "reference": (lambda: [reference.match(shown, dice) for _ in range(200)], 200),
            "rules": (lambda: [random_match(Table(2, ()), dice) for _ in range(20)], 20),
            "walls": (lambda: engine.random_games("azul_mini", 2, 10_000, dice.randrange(2**64)), 10_000),
            "rules of walls": (lambda: [random_game(GAMES["azul_mini"], setup(), dice) for _ in range(40)], 40),
        }
    )
    kingdoms = {"the reference": took["reference"], "our rules": took["rules"]}
    yield told("a random match of two kingdoms", took["core"], kingdoms, MATCH)
    yield told("a random game of two walls", took["walls"], {"our rules": took["rules of walls"]}, WALLS)
    for name in ("reference", "rules", "rules of walls"):
        yield Figure(
            f"the same by the {name}, {1e6 / took[name]:,.0f} a second", "microseconds", {"each": took[name]}
        )


def scores() -> Iterator[Figure]:
    """One by one, and all at once."""
    dice, shown = random.Random(2), list(dominoes().values())
    kingdoms = [one for _ in range(500) for one in reference.match(shown, dice)[1]]
    inside = sorted(reference.INSIDE)
    boards = [bytes(byte_of(one[cell]) if cell in one else 0 for cell in inside) for one in kingdoms]
    many = b"".join(boards) * 20
    assert [engine.score(one, 5, 5) for one in boards] == [reference.score(one) for one in kingdoms]
    took = a_piece_us(
        {
            "one by one": (
                lambda: [engine.score(one, 5, 5) for _ in range(20) for one in boards],
                20 * len(boards),
            ),
            "all at once": (lambda: engine.scores(many, 5, 5), 20 * len(boards)),
            "reference": (lambda: [reference.score(one) for one in kingdoms], len(kingdoms)),
        }
    )
    for name, most in (("one by one", SINGLE), ("all at once", BATCHED)):
        yield told(f"kingdoms scored {name}", took[name], {"the reference": took["reference"]}, most)
    yield Figure("the same by the reference", "microseconds", {"each": took["reference"]})


def a_seat_thinking(players: int, variants: tuple[str, ...]) -> Iterator[bytes]:
    """Each state in which the first seat has an act, in a match in which it plays what it thinks best."""
    dice, state = random.Random(3), engine.start("royal_garden", players, variants)
    while acts := engine.legal(state):
        if 1 in {act >> 16 & 255 for act in acts}:
            act = max(engine.think(state, 1, 200, 1), key=lambda one: one[1])[0]
            yield state
        else:
            act = dice.choice(acts)
        state = engine.play(state, act)


def stopped_ms(state: bytes) -> float:
    """How long the answer takes after `stop`."""
    stop = bytearray(1)
    at_work = threading.Thread(target=engine.think, args=(state, 1, 10**12, 1, stop))
    at_work.start()
    time.sleep(0.02)
    began = time.perf_counter()
    stop[0] = 1
    at_work.join()
    return (time.perf_counter() - began) * 1000


def thoughts() -> Iterator[Figure]:
    """Of the slowest kingdoms."""
    for players, variants in (4, ("floating", *BONUSES)), (2, ("floating", "duel", *BONUSES)):
        took, late = [], []
        for state in a_seat_thinking(players, variants):
            began = time.process_time()
            engine.think(state, 1, PLAYOUTS, 1)
            took.append((time.process_time() - began) * 1000)
            late.append(stopped_ms(state))
        name = f"kingdoms of {players}, {' '.join(variants)}"
        values = {"mean": statistics.mean(took), "greatest": max(took)}
        yield Figure(f"a thought of {PLAYOUTS} playouts, {name}", "milliseconds", values, ("greatest", THOUGHT_MS))
        values = {"median": statistics.median(late), "greatest": max(late)}
        yield Figure(f"from stop to the answer, {name}", "milliseconds", values, ("greatest", STOP_MS))


def measure() -> Iterator[Figure]:
    """All of it."""
    yield from matches()
    yield from scores()
    yield from thoughts()


@pytest.mark.benchmark
@needs_core
def test_the_core_is_fast() -> None:
    keep(measure())


if __name__ == "__main__":
    raise SystemExit(not tell(measure()))
