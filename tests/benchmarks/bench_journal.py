"""What a commit of the journal costs, and a long history: python -m tests.benchmarks.bench_journal

A commit as on the path of a placement: two heard lines, and what was decided and said since. The long history is a
hundred evenings of two thousand rows each; opening it checks every page.
"""

from __future__ import annotations

import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.core.model import Place
from companion.play.journal import Header, Input, Journal
from tests.benchmarks.figures import Figure, keep, tell, times
from tests.benchmarks.house import slowed

COMMITS = {0: (400, 10.0), 20: (60, 30.0)}
"""Milliseconds added to every commit -> how many commits, greatest p95."""

OPENED_MS = 2000.0
LINE = '{"type":"placed","seq":81,"boot":123456,"at_ms":987654,"cell":12,"word":"+-0+-"}*3f2a'


def commits(path: Path, commit_delay_ms: int, count: int) -> list[float]:
    """Milliseconds of each commit on the path of a placement."""
    journal = slowed(Journal.open(path, lambda: 1), commit_delay_ms)
    journal.new_game(Header("royal_garden", "1"))
    measured = []
    for _ in range(count):
        begun_s = time.perf_counter()
        numbers = journal.heard([Input(1, "board", LINE), Input(2, "board", LINE)])
        measured.append((time.perf_counter() - begun_s) * 1000)
        journal.decided("1 24 B3 C3", seat=1, cause=numbers[-1])
        journal.said("rg-placed", {"player": "Ola", "a": Place("1", 2, 3)}, cause=numbers[-1])
        journal.judged(numbers[-1])
        if numbers[-1] % 40 == 0:
            journal.flush()
    journal.close()
    return measured


def long_history(path: Path) -> tuple[float, float, float]:
    """Milliseconds to open it and to list its games, and its size in MB."""
    journal = Journal.open(path, lambda: 1)
    for _ in range(100):
        journal.new_game(Header("royal_garden", "1"))
        journal.heard([Input(1, "board", LINE)] * 2000)
        journal.finish()
    journal.close()
    begun_s = time.perf_counter()
    journal = Journal.open(path, lambda: 1)
    opened_s = time.perf_counter()
    assert len(journal.games()) == 100
    listed_s = time.perf_counter()
    journal.close()
    return 1000 * (opened_s - begun_s), 1000 * (listed_s - opened_s), path.stat().st_size / 1e6


def measure() -> Iterator[Figure]:
    """Commits, then the long history."""
    with tempfile.TemporaryDirectory() as folder:
        for delay_ms, (count, most_ms) in COMMITS.items():
            disk = f", {delay_ms} ms added" if delay_ms else ""
            measured = commits(Path(folder) / f"{delay_ms}.sqlite3", delay_ms, count)
            yield times(f"one commit of the journal{disk}", measured, ("p95", most_ms))
        opened_ms, listed_ms, size_mb = long_history(Path(folder) / "long.sqlite3")
    name = f"a journal of a hundred games, {size_mb:.0f} MB"
    yield Figure(name, "ms", {"opened": opened_ms, "listed": listed_ms}, ("opened", OPENED_MS), 0)


@pytest.mark.benchmark
def test_a_commit_leaves_time_for_the_voice() -> None:
    keep(measure())


if __name__ == "__main__":
    raise SystemExit(not tell(measure()))
