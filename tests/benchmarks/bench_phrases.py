"""What words cost: python -m tests.benchmarks.bench_phrases

The first sentence of a language in a fresh process, imports and all texts found included (median of five); then
every message said twenty times, of which the slowest counts.
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
from tests.benchmarks.figures import Figure, keep, tell
from tests.language_support import entries, facts_for

FIRST_MS = 250.0
EACH_MS = 1.0

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
        runs.append(json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout))
    middle = {name: statistics.median(run[name] for run in runs) for name in runs[0]}
    parts = {"first sentence": middle["first_ms"], "every message parsed": middle["all_ms"]}
    yield Figure(f"words, {language}", "ms", parts, ("first sentence", FIRST_MS), 0)
    yield Figure(f"words, {language}, memory for every message", "MB", {"resident": middle["mb"]})


def slowest(language: Language) -> Figure:
    """The message that takes longest to word."""
    spoken = Phrases(language)
    worst: tuple[float, str] = (0.0, "")
    for key in entries("en"):
        facts = facts_for(language, key, 3)
        measured = []
        for _ in range(20):
            begun_s = time.perf_counter()
            spoken.say(key, facts)
            measured.append((time.perf_counter() - begun_s) * 1000)
        worst = max(worst, (statistics.median(measured), key))
    name = f"words, {language}, the slowest message ({worst[1]})"
    return Figure(name, "ms", {"median": worst[0]}, ("median", EACH_MS), 2)


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
