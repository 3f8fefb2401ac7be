"""What a commit of the journal costs: run with -s, it prints median and p95."""

from __future__ import annotations

import statistics
import time
from pathlib import Path

import pytest

from companion.journal import Header, Heard, Journal
from companion.model import Place

COMMITS = 400
LINE = '{"type":"placed","seq":81,"boot":123456,"at_ms":987654,"cell":12,"word":"+-0+-"}*3f2a'


def measured(path: Path, commit_delay_ms: int, commits: int) -> list[float]:
    """Milliseconds of each commit on the path of a placement, sorted."""
    journal = Journal.open(path, lambda: 1, commit_delay_ms=commit_delay_ms)
    journal.new_game(Header("royal_garden", "1"))
    times = []
    for _ in range(commits):
        start = time.perf_counter()
        numbers = journal.heard([Heard(1, "board", LINE), Heard(2, "board", LINE)])
        times.append((time.perf_counter() - start) * 1000)
        journal.decided("1 24 B3 C3", seat=1, cause=numbers[-1])
        journal.said("rg-placed", {"player": "Ola", "a": Place("1", 2, 3)}, cause=numbers[-1])
        journal.judged(numbers[-1])
        if numbers[-1] % 40 == 0:
            journal.flush()
    journal.close()
    return sorted(times)


@pytest.mark.benchmark
@pytest.mark.parametrize(("commit_delay_ms", "commits", "p95_ms"), [(0, COMMITS, 10.0), (20, 60, 30.0)])
def test_a_commit_leaves_time_for_the_voice(
    tmp_path: Path, commit_delay_ms: int, commits: int, p95_ms: float
) -> None:
    """The whole way from port to voice has 25 ms, 45 with 20 ms added to every commit."""
    times = measured(tmp_path / "journal.sqlite3", commit_delay_ms, commits)
    p95 = times[int(len(times) * 0.95)]
    print(
        f"\njournal commit, {commit_delay_ms} ms added: median {statistics.median(times):.2f} ms, p95 {p95:.2f} ms"
    )
    assert p95 <= p95_ms


@pytest.mark.benchmark
def test_opening_a_long_history_is_quick(tmp_path: Path) -> None:
    """A hundred evenings of two thousand rows each; opening checks every page."""
    path = tmp_path / "journal.sqlite3"
    journal = Journal.open(path, lambda: 1)
    for _ in range(100):
        journal.new_game(Header("royal_garden", "1"))
        journal.heard([Heard(1, "board", LINE)] * 2000)
        journal.finish()
    journal.close()
    start = time.perf_counter()
    journal = Journal.open(path, lambda: 1)
    opened = time.perf_counter() - start
    games = len(journal.games())
    listed = time.perf_counter() - start - opened
    journal.close()
    size = path.stat().st_size / 1e6
    print(f"\n{games} games, {size:.0f} MB: opened in {opened * 1000:.0f} ms, listed in {listed * 1000:.0f} ms")
    assert opened < 2
