"""A sample of random starts over true pseudo-terminals; python -m tests.benchmarks.starts has the full figure."""

from __future__ import annotations

from tests.benchmarks.starts import run
from tests.live import PACE

STARTS = 12


def test_in_a_sample_of_random_starts_no_board_is_deaf() -> None:
    outcomes = run(STARTS, seed=40, at_once=6, pace=PACE)
    assert [line for one in outcomes for line in one.deaf] == []
    assert sum(len(one.read_ms) for one in outcomes) > STARTS
