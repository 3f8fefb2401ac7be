"""What words cost: python -m tests.benchmarks.bench_phrases

The first sentence of a language in a fresh process, imports and all texts found included (median of five); then
every message said in each of twenty rounds, of which the one with the slowest median counts.
"""

from __future__ import annotations

import json
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator

import pytest

from companion.language.phrases import LANGUAGES, Language, Phrases
from tests.benchmarks.figures import Figure, keep, start_s, tell
from tests.language_support import entries, facts_for

FIRST_MS = 250.0
EACH = 5.0
"""Hundredths of a bare start: a millisecond on a computer where that takes twenty."""
ROUNDS = 20

FIRST = """
import json, time
from companion.language.phrases import Phrases
def rss_kb():
    try:
        return int(open("/proc/self/statm").read().split()[1]) * 4
    except OSError:
        return 0
before, begun = rss_kb(), time.perf_counter()
spoken = Phrases({language!r})
spoken.say("board-lost", {{"player": "Jana"}})
first_ms = (time.perf_counter() - begun) * 1000
spoken.warm()
all_ms = (time.perf_counter() - begun) * 1000
print(json.dumps({{"first_ms": first_ms, "all_ms": all_ms, "mb": (rss_kb() - before) / 1024}}))
"""


def first(language: Language) -> Iterator[Figure]:
    """The first sentence, every message parsed, and memory."""
    runs = []
    for _ in range(5):
        command = [sys.executable, "-c", FIRST.format(language=language)]
        runs.append(json.loads(subprocess.run(command, capture_output=True, encoding="utf-8", check=True).stdout))
    middle = {name: statistics.median(run[name] for run in runs) for name in runs[0]}
    parts = {"first sentence": middle["first_ms"], "every message parsed": middle["all_ms"]}
    yield Figure(f"words, {language}", "ms", parts, ("first sentence", FIRST_MS), 0)
    yield Figure(f"words, {language}, memory for every message", "MB", {"resident": middle["mb"]})


def slowest(language: Language) -> Figure:
    """The message that takes longest to word.

    All are said in turn, in rounds, so that a moment in which the computer does something else falls on one saying
    of many messages, not on most sayings of one.
    """
    spoken = Phrases(language)
    facts = {key: facts_for(language, key, 3) for key in entries("en")}
    took_ms: dict[str, list[float]] = {key: [] for key in facts}
    for _ in range(ROUNDS):
        for key, told in facts.items():
            begun_s = time.perf_counter()
            spoken.say(key, told)
            took_ms[key].append((time.perf_counter() - begun_s) * 1000)
    key = max(took_ms, key=lambda one: statistics.median(took_ms[one]))
    name = f"words, {language}, the slowest message ({key})"
    median_ms = statistics.median(took_ms[key])
    values = {"median": median_ms, "hundredths of a bare start": median_ms / start_s() / 10}
    return Figure(name, "ms", values, ("hundredths of a bare start", EACH), 2)


def measure() -> Iterator[Figure]:
    """All languages."""
    for language in LANGUAGES:
        yield from first(language)
        yield slowest(language)


@pytest.mark.benchmark
def test_words_are_found_in_time() -> None:
    keep(measure())


if __name__ == "__main__":
    raise SystemExit(not tell(measure()))
