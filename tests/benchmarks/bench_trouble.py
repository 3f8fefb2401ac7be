"""Three boards knocked and flapping for a minute, the fourth played on: python -m tests.benchmarks.bench_trouble

Each of the three is warned of once. From then on every placement on the fourth must be confirmed within the figure
of a placement (see bench_placement) although some hundred cells change every second on the others.
"""

from __future__ import annotations

import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.benchmarks.bench_placement import PLACES, WITHIN_MS
from tests.benchmarks.figures import Figure, keep, tell, times
from tests.benchmarks.house import NAMES, House

LASTS_S = 60
EVERY_MS = 30
"""How often a cell changes on each board in trouble: each flaps for the whole minute."""


def placements() -> list[float]:
    """Milliseconds from each placement on the fourth board to its first sample."""
    measured: list[float] = []
    with tempfile.TemporaryDirectory() as folder:
        house = House(Path(folder), boards=4)
        boards = house.boards
        assert boards is not None

        def lay() -> None:
            house.begin()
            for board in (2, 3, 4):
                boards.do(board, f"castle {board} C3")
                house.saying(f"{NAMES[board - 1]}: hrad")
            for board in (1, 2, 3):
                lines = len(house.said)
                boards.do(board, f"lay {12 + board} B3 A3")
                house.saying(f"{NAMES[board - 1]}: obilí", lines)
                boards.do(board, "knock")
                boards.do(board, f"flap D4 {LASTS_S * 1000 // EVERY_MS} {EVERY_MS}")
            time.sleep(5)  # the three are warned of, each once
            house.until(house.idle, 60)
            end = time.monotonic() + LASTS_S - 30  # the flapping of the first ends by then, and that is told
            number = 15
            while time.monotonic() < end:
                number = number + 1 if number < 48 else 16  # 13 to 15 were knocked off the other boards
                a, b = PLACES[number % 4]
                time.sleep(0.25 + 0.0037 * (number % 10))
                measured.append(house.placement_ms(4, number, a, b))

        house.live(lay)
    return measured


def measure() -> Iterator[Figure]:
    """The placements of one minute."""
    bound = ("p95", WITHIN_MS[0])
    yield times("placement beside three boards in trouble, last byte to first sample", placements(), bound)


@pytest.mark.benchmark
def test_trouble_on_three_boards_does_not_slow_the_fourth() -> None:
    keep(measure())


if __name__ == "__main__":
    raise SystemExit(not tell(measure()))
