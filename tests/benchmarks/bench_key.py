"""From a key to silence and to the answer: python -m tests.benchmarks.bench_key

A line is typed into the daemon's keyboard while a long sentence is being spoken. Its time begins before the write.
Silence: the end of the last sample of that sentence, counted from the hand-over of its block to the device, as the
voice process records them. Answer: the first sample of the answer. All on a null device, period 10 ms; each figure
is over 100 keys. The busy judge computes for 50 ms, looks once at what has come, and computes on.
"""

from __future__ import annotations

import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.daemon.daemon import Daemon
from companion.input import Typed
from tests.benchmarks.bench_voice import silences
from tests.benchmarks.figures import Figure, keep, tell, times
from tests.benchmarks.house import House

KEYS = 100
SILENT_WITHIN_MS = 20.0
ANSWER_WITHIN_MS = 40.0
BUSY_S = 0.05


def typed(
    line: str, speaking: bool, commit_delay_ms: int = 0, busy: bool = False
) -> tuple[list[float], list[float]]:
    """Milliseconds from typing a line to silence and to the answer; empty where there is neither."""
    cuts: list[tuple[int, int]] = []
    answers: list[float] = []
    computing: list[bool] = []
    with tempfile.TemporaryDirectory() as folder:
        house = House(Path(folder), commit_delay_ms)

        def act() -> None:
            house.begin()
            if busy:
                computing.append(True)
                house.daemon.post(Typed(None))
            for run in range(KEYS):
                begun_ns = _speak(house) if speaking else 0
                time.sleep(0.1 + 0.0037 * (run % 10))
                count = len(house.started)
                cuts.append((begun_ns, house.type(line)))
                if line:
                    answers.append((house.sounding(count) - cuts[-1][1]) / 1e6)
                    time.sleep(0.03)
                house.hush()

        def compute(_: Daemon) -> None:
            until_s = time.monotonic() + BUSY_S
            while computing and time.monotonic() < until_s:
                sum(range(500))
            if computing:
                house.daemon.post(Typed(None))  # so that the next step comes at once

        house.live(act, compute)
        return silences(house.record, cuts) if speaking and not line else [], answers


def _speak(house: House) -> int:
    """Begin the longest sentence there is; gives when its first sample was played."""
    count = len(house.started)
    house.type("help")
    return house.sounding(count)


def measure() -> Iterator[Figure]:
    """Silence, and the answer, in quiet and while something else is spoken."""
    silent, answer = ("greatest", SILENT_WITHIN_MS), ("p95", ANSWER_WITHIN_MS)
    yield times("key to the last sample of what was spoken", typed("", speaking=True)[0], silent)
    busy = typed("", speaking=True, busy=True)[0]
    yield times("key to the last sample of what was spoken, the judge computing", busy, silent)
    yield times("key to the first sample of the answer", typed("1 score", speaking=False)[1], answer)
    for delay_ms, disk in ((0, ""), (20, ", 20 ms added to every commit")):
        answered = typed("1 score", speaking=True, commit_delay_ms=delay_ms)[1]
        yield times(f"key to the first sample of the answer, while something is spoken{disk}", answered, answer)


@pytest.mark.benchmark
def test_a_key_silences_and_is_answered_in_time() -> None:
    keep(measure())


if __name__ == "__main__":
    raise SystemExit(not tell(measure()))
