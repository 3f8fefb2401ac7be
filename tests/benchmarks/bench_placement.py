"""From a byte at the port to the first sample: python -m tests.benchmarks.bench_placement

Virtual boards in a process of their own behind pseudo-terminals, the true daemon with its journal, the voice
process on a null device paced in real time (period 10 ms). A placement's time begins before the write that carries
the last byte of its second cell and ends when the voice hands the first sample of its sentence to the device. Half
a period (5 ms) of each figure is the wait for the device's next turn. Each figure is over 100 placements. The bare
library is espeak_Synth called in this process, with its samples handed to the same kind of stream.
"""

from __future__ import annotations

import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.benchmarks.bench_voice import bare_library
from tests.benchmarks.figures import Figure, keep, tell, times
from tests.benchmarks.house import House

PLACEMENTS = 100
WITHIN_MS = {0: 25.0, 20: 45.0}
"""Delay added to every commit -> greatest p95."""

PLACES = [("B3", "A3"), ("D3", "E3"), ("C4", "C5"), ("C2", "C1")]
"""Free cells beside a castle on C3: any domino may lie there, one after the other."""


def placements(commit_delay_ms: int, apart_s: float = 0.15) -> list[float]:
    """Milliseconds from each placement's last byte to its first sample.

    apart_s: how long after the last domino was lifted, at least.
    """
    measured: list[float] = []
    with tempfile.TemporaryDirectory() as folder:
        house = House(Path(folder), commit_delay_ms)
        boards = house.boards
        assert boards is not None

        def lay() -> None:
            house.begin()
            for run in range(PLACEMENTS):
                number = run % 48 + 1
                a, b = PLACES[number % 4]
                # Slow enough that no cell changes more than five times in a second, which would be flapping.
                time.sleep(apart_s + 0.0037 * (number % 10))
                measured.append(house.placement_ms(1, number, a, b))

        house.live(lay)
    return measured


def measure() -> Iterator[Figure]:
    """The placement with and without a slow disk, and what the voice alone needs."""
    bare = times("bare voice library, text to first sample", bare_library())
    yield bare
    for delay_ms, most_ms in WITHIN_MS.items():
        disk = f", {delay_ms} ms added to every commit" if delay_ms else ""
        told = times(f"last byte of a placement to first sample{disk}", placements(delay_ms), ("p95", most_ms))
        yield told
        ratio = {part: told.values[part] / bare.values[part] for part in ("median", "p95")}
        yield Figure(f"the same as a multiple of the bare library{disk}", "times", ratio)


@pytest.mark.benchmark
def test_a_placement_is_spoken_in_time() -> None:
    keep(measure())


if __name__ == "__main__":
    raise SystemExit(not tell(measure()))
