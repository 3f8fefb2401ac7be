"""The process that thinks: python -m tests.benchmarks.bench_minds

What it keeps in memory after a match's questions; how long it goes on after a stop;
and how much of the processor an act of the level Strong takes. The first two need Linux.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.minds.levels import level
from companion.minds.minds import Minds
from companion.minds.process import COMMAND, MindProcess
from companion.minds.thinker import Thinker
from tests.benchmarks.figures import Figure, keep, tell, times
from tests.engine_kit import needs_core
from tests.minds_kit import LONG, LOOK, PLAYED, Answers, setup_of, situations
from tests.patience import PATIENCE_S

MEMORY_MB = 20.0
STOP_MS = 20.0
ACT_MS = 100.0
STOPS = 20


def memory() -> Iterator[Figure]:
    """After all questions of a match."""
    minds, answers = Minds(), Answers()
    asked = [each.asked(effort) for each in situations(setup_of("harmony"), 1) for effort in (LOOK, PLAYED)]
    for question in asked:
        minds.ask(question, answers)
    answers.wait(len(asked))
    status = Path(f"/proc/{minds.pid}/status").read_text(encoding="utf-8").splitlines()
    values = {
        name: float(rest.split()[0]) / 1000
        for name, _, rest in (line.partition(":") for line in status)
        if name in ("VmRSS", "RssAnon")
    }
    minds.close()
    yield Figure(
        "memory of the process that thinks",
        "MB",
        {"all": values["VmRSS"], "its own": values["RssAnon"]},
        ("all", MEMORY_MB),
    )


def processor_ms(pid: int) -> float:
    """Milliseconds of the processor that all threads of a process have taken."""
    tasks = Path(f"/proc/{pid}/task").glob("*/schedstat")
    return sum(int(each.read_text(encoding="utf-8").split()[0]) for each in tasks) / 1e6


def stops() -> Iterator[Figure]:
    """From the stop to the answer, with what is known by then: by the clock, and of the processor."""
    process, clock_ms, took_ms = MindProcess(COMMAND), list[float](), list[float]()
    assert process.told.get(timeout=PATIENCE_S) == "ready\n"
    for situation in list(situations(setup_of(), 2))[10 : 10 + STOPS]:
        question = situation.asked(LONG)
        process.send(question.line)
        time.sleep(0.1)
        began, used = time.perf_counter(), processor_ms(process.pid)
        process.send(f"stop {question.id}\n".encode())
        assert (process.told.get(timeout=PATIENCE_S) or "").startswith("opinion")
        clock_ms.append((time.perf_counter() - began) * 1000)
        took_ms.append(processor_ms(process.pid) - used)
    process.close()
    yield times("work of the process after a stop", took_ms, ("p95", STOP_MS))
    yield times("from a stop to an idle process", clock_ms)


def acts() -> Iterator[Figure]:
    """Of the processor, in this process."""
    thinker, took = Thinker("royal_garden", setup_of()), []
    for situation in situations(setup_of(), 3):
        began = time.process_time()
        thinker.opinion(situation.state, situation.seat, level("strong", "royal_garden").effort)
        took.append((time.process_time() - began) * 1000)
    yield times("an act of the level strong", took, ("p95", ACT_MS))


def measure() -> Iterator[Figure]:
    """All of it."""
    if sys.platform == "linux":
        yield from memory()
        yield from stops()
    yield from acts()


@pytest.mark.benchmark
@needs_core
def test_who_thinks_is_small_and_stops_at_once() -> None:
    keep(measure())


if __name__ == "__main__":
    raise SystemExit(not tell(measure()))
