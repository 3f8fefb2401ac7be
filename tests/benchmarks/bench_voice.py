"""How quickly the voice speaks and falls silent, and what it costs: python -m tests.benchmarks.bench_voice

All with miniaudio's null device, period 10 ms, paced in real time. Half a period (5 ms) of each figure is the wait
for the device's next turn; a real device adds its own delay behind it. Each figure is over 100 lines.
"""

from __future__ import annotations

import array
import queue
import struct
import sys
import tempfile
import time
from collections.abc import Iterator
from functools import cache, partial
from pathlib import Path
from typing import Any

import pytest

from companion.speech.device import SoundSystem
from companion.speech.espeak import Espeak
from companion.speech.events import Cut, Ended, Ready, Restarting, Started, Style, VoiceEvent
from companion.speech.orders import VoiceOptions
from companion.speech.stream import SampleStream, Tap
from companion.speech.voices import Limits, ProcessVoice
from tests.benchmarks.bench_house import cpu_s, size_mb
from tests.benchmarks.figures import Figure, at_rest, keep, tell, times
from tests.recording_voice import recording
from tests.voice_kit import pid_of

RUNS = 100
TEXT = "Bravo tři. Les s jednou korunou přiléhá k hradu."
SILENT_WITHIN_MS = 20.0
SAID_WITHIN_MS = 20.0
IDLE = 75.0
SIZE_MB = 30.0
PATIENT = Limits(mute_ms=5000, verdict_ms=5000)


def rest(run: int) -> None:
    """Wait for a moment that is another part of the device's period each time."""
    time.sleep(0.02 + 0.0037 * (run % 10))


@cache
def _engine() -> Espeak:
    """The library, once a process: begun a second time, it muddles its sounds."""
    engine = Espeak()
    engine.warm("cs")
    return engine


def bare_library() -> list[float]:
    """Milliseconds from calling espeak_Synth in this process to its first sample handed to the device."""
    inbox: queue.SimpleQueue[dict[str, Any]] = queue.SimpleQueue()
    engine = _engine()
    stream = SampleStream(engine.rate, inbox.put)
    tap = Tap(stream)
    stream.connect(tap)
    device = SoundSystem(engine.rate, null=True).open("", tap)
    measured = []
    for run in range(RUNS):
        rest(run)
        asked = time.monotonic_ns()
        line = stream.open(run)
        engine.speak(TEXT, Style("cs"), partial(stream.feed, line))
        while (event := inbox.get())["event"] != "started":
            pass
        measured.append((event["at_ns"] - asked) / 1e6)
        stream.cut(None)
    device.close()
    return measured


def wait_for(inbox: queue.Queue[VoiceEvent], kind: type[VoiceEvent]) -> Any:
    while True:
        event = inbox.get(timeout=20)
        assert not isinstance(event, Restarting), event
        if isinstance(event, kind):
            return event


def whole_process() -> Iterator[Figure]:
    """say() -> first sample, stop() -> last sample, and the process at rest."""
    inbox: queue.Queue[VoiceEvent] = queue.Queue()
    with tempfile.TemporaryDirectory() as folder:
        record = Path(folder) / "record"
        voice = ProcessVoice(inbox, VoiceOptions(output="null", language="cs"), PATIENT, recording(record))
        asked = time.monotonic_ns()
        voice.start()
        wait_for(inbox, Ready)
        yield Figure("voice process, start to ready", "ms", {"once": (time.monotonic_ns() - asked) / 1e6})
        said, stops = _say_and_stop(voice, inbox)
        yield times("voice process, text to first sample", said, ("p95", SAID_WITHIN_MS))
        voice.close()
        silent = silences(record, stops)
        yield times("voice process, stop to last sample", silent, ("greatest", SILENT_WITHIN_MS))
    voice = ProcessVoice(inbox, VoiceOptions(output="null", language="cs"), PATIENT)
    voice.start()
    wait_for(inbox, Ready)
    voice.say(1, TEXT, Style("cs", rate=450))
    wait_for(inbox, Ended)
    if sys.platform == "linux":
        yield from _at_rest(pid_of(voice))
    voice.close()


def _say_and_stop(
    voice: ProcessVoice, inbox: queue.Queue[VoiceEvent]
) -> tuple[list[float], list[tuple[int, int]]]:
    """Milliseconds from say() to the first sample; first sample and stop() of each line."""
    measured, stops = [], []
    for run in range(RUNS):
        rest(run)
        asked = time.monotonic_ns()
        voice.say(run, TEXT, Style("cs"))
        started: Started = wait_for(inbox, Started)
        measured.append((started.at_ns - asked) / 1e6)
        time.sleep(0.1 + 0.0037 * (run % 10))
        stopped = time.monotonic_ns()
        voice.stop()
        wait_for(inbox, Cut)
        stops.append((started.at_ns, stopped))
    return measured, stops


def silences(record: Path, stops: list[tuple[int, int]]) -> list[float]:
    """From each stop to the moment at which its last sample, counted from its block's hand-over, is over."""
    sounding: list[tuple[int, int]] = []  # hand-over of a block that is not silent, end of its last sample
    data, at = record.read_bytes(), 0
    while at < len(data):
        at_ns, size = struct.unpack_from("<qI", data, at)
        values = array.array("h", data[at + 12 : at + 12 + size])
        loud = [i for i, value in enumerate(values) if value]
        if loud:
            sounding.append((at_ns, at_ns + (loud[-1] + 1) * 1_000_000_000 // 22050))
        at += 12 + size
    ends = [start for start, _ in stops[1:]] + [1 << 62]
    return [
        max((last - stopped) / 1e6 for at_ns, last in sounding if started <= at_ns < end)
        for (started, stopped), end in zip(stops, ends, strict=True)
    ]


def _at_rest(pid: int) -> Iterator[Figure]:
    before_s, begun_s = cpu_s(pid), time.monotonic()
    time.sleep(5)
    yield at_rest("voice process at rest", (cpu_s(pid) - before_s) / (time.monotonic() - begun_s), IDLE)
    size = {"proportional": size_mb(pid, "Pss")}
    yield Figure("voice process, memory", "MB", size, ("proportional", SIZE_MB))


def measure() -> Iterator[Figure]:
    """All figures of the voice."""
    yield times("bare voice library, text to first sample", bare_library())
    yield from whole_process()


@pytest.mark.benchmark
def test_the_voice_is_quick_and_small() -> None:
    keep(measure())


if __name__ == "__main__":
    raise SystemExit(not tell(measure()))
