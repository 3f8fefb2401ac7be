"""Keys and placements while four computers think: python -m tests.benchmarks.bench_thinking

As bench_key and bench_placement measure them, first alone, then while the process that thinks has a question of
each of four matches, none of which it comes to an end with. Both run in one go, so their ratio does not depend on
the computer. Needs Linux and the core.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from itertools import islice

import pytest

from companion.minds.minds import Minds
from tests.benchmarks.bench_key import ANSWER_WITHIN_MS, SILENT_WITHIN_MS, typed
from tests.benchmarks.bench_minds import processor_ms
from tests.benchmarks.bench_placement import WITHIN_MS, placements
from tests.benchmarks.figures import Figure, keep, tell, times
from tests.engine_kit import needs_core
from tests.minds_kit import LONG, Answers, setup_of, situations
from tests.patience import until

COMPUTERS = 4
BEGUN_MS = 50.0
"""Who has taken so much of the processor thinks."""
RATIO = 1.25
"""Greatest ratio of the medians: a period of the device is 10 ms, and where in it a line begins is chance."""

MEASURED: dict[str, tuple[Callable[[], list[float]], tuple[str, float]]] = {
    "key to the last sample of what was spoken": (
        lambda: typed("", speaking=True)[0],
        ("greatest", SILENT_WITHIN_MS),
    ),
    "key to the first sample of the answer": (
        lambda: typed("1 score", speaking=True)[1],
        ("p95", ANSWER_WITHIN_MS),
    ),
    "last byte of a placement to first sample": (lambda: placements(0), ("p95", WITHIN_MS[0])),
}


@contextmanager
def four_think() -> Iterator[None]:
    """Four matches in each of which a computer is on turn and thinks for longer than anybody waits."""
    answers = Answers()
    now = next(islice(situations(setup_of(players=4), 4), 12, None))
    with closing(Minds()) as minds:
        for number in range(COMPUTERS):
            minds.ask(now.asked(LONG, f"match {number}"), answers)
        until(lambda: minds.pid and processor_ms(minds.pid) > BEGUN_MS, "that somebody thinks")
        before_ms = processor_ms(minds.pid)
        yield
        assert processor_ms(minds.pid) > before_ms + BEGUN_MS, "somebody has thought all the time"
        assert not answers.came


def measure() -> Iterator[Figure]:
    """Each alone, then with four computers, and how the one is to the other."""
    if sys.platform != "linux":
        return
    for name, (run, bound) in MEASURED.items():
        alone = times(name, run(), bound)
        yield alone
        with four_think():
            thinking = times(f"{name}, four computers thinking", run(), bound)
        yield thinking
        ratio = {part: thinking.values[part] / alone.values[part] for part in ("median", "p95")}
        yield Figure("the same as a multiple of nobody thinking", "times", ratio, ("median", RATIO), 2)


@pytest.mark.benchmark
@needs_core
def test_nobody_hears_that_computers_think() -> None:
    keep(measure())


if __name__ == "__main__":
    raise SystemExit(not tell(measure()))
