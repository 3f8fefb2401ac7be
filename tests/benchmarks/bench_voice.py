"""How quickly the voice speaks and falls silent, and what it costs: python -m tests.benchmarks.bench_voice

All with miniaudio's null device, period 10 ms, paced in real time. Half a period (5 ms) of each figure is the wait
for the device's next turn; a real device adds its own delay behind it. Each figure is over 100 lines.
"""

from __future__ import annotations

import array
import json
import os
import queue
import statistics
import struct
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from companion.speech.espeak import Espeak
from companion.speech.events import Cut, Ended, Ready, Restarting, Started, Style, VoiceEvent
from companion.speech.launch import VoiceOptions
from companion.speech.stream import Paced, open_device
from companion.speech.voices import Limits, ProcessVoice

RUNS = 100
TEXT = "Bravo tři. Les s jednou korunou přiléhá k hradu."
SILENT_WITHIN_MS = 20
PATIENT = Limits(mute_ms=5000, verdict_ms=5000)


class Figures(dict[str, float]):
    """Named figures; times in milliseconds."""

    def times(self, name: str, measured_ms: list[float]) -> None:
        """Median and 95th percentile of some measurements."""
        self[f"{name}, median"] = round(statistics.median(measured_ms), 2)
        self[f"{name}, p95"] = round(sorted(measured_ms)[int(0.95 * len(measured_ms)) - 1], 2)
        self[f"{name}, greatest"] = round(max(measured_ms), 2)


def rest(run: int) -> None:
    """Wait for a moment that is another part of the device's period each time."""
    time.sleep(0.02 + 0.0037 * (run % 10))


def bare_library(figures: Figures) -> None:
    """espeak_Synth called in this process -> its first sample handed to the device."""
    inbox: queue.SimpleQueue[dict[str, Any]] = queue.SimpleQueue()
    engine = Espeak()
    engine.warm("cs")
    stream = Paced(engine.rate, inbox.put)
    device = open_device(stream, engine.rate, null=True)
    assert not isinstance(device, str), device
    measured = []
    for run in range(RUNS):
        rest(run)
        asked = time.monotonic_ns()
        line = stream.open(run)
        engine.speak(TEXT, "cs", 175, 100, 50, partial(stream.feed, line))
        while (event := inbox.get())["event"] != "started":
            pass
        measured.append((event["at_ns"] - asked) / 1e6)
        stream.cut(None)
    device.close()
    figures.times("bare library: espeak_Synth -> first sample", measured)


def wait_for(inbox: queue.Queue[VoiceEvent], kind: type[VoiceEvent]) -> Any:
    while True:
        event = inbox.get(timeout=20)
        assert not isinstance(event, Restarting), event
        if isinstance(event, kind):
            return event


def whole_process(figures: Figures) -> None:
    """say() -> first sample, stop() -> last sample, and the process at rest."""
    inbox: queue.Queue[VoiceEvent] = queue.Queue()
    with tempfile.TemporaryDirectory() as folder:
        record = Path(folder) / "record"
        voice = ProcessVoice(inbox, VoiceOptions("null", record=str(record), language="cs"), PATIENT)
        asked = time.monotonic_ns()
        voice.start()
        wait_for(inbox, Ready)
        figures["voice process: start -> ready"] = round((time.monotonic_ns() - asked) / 1e6, 2)
        stops = _say_and_stop(voice, inbox, figures)
        voice.close()
        figures.times("voice process: stop -> last sample", _silences(record, stops))
    voice = ProcessVoice(inbox, VoiceOptions("null", language="cs"), PATIENT)
    voice.start()
    wait_for(inbox, Ready)
    voice.say(1, TEXT, Style("cs", rate=450))
    wait_for(inbox, Ended)
    if sys.platform == "linux" and voice.pid is not None:
        _at_rest(voice.pid, figures)
    voice.close()


def _say_and_stop(voice: ProcessVoice, inbox: queue.Queue[VoiceEvent], figures: Figures) -> list[tuple[int, int]]:
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
    figures.times("voice process: say -> first sample", measured)
    return stops


def _silences(record: Path, stops: list[tuple[int, int]]) -> list[float]:
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


def _at_rest(pid: int, figures: Figures) -> None:
    def cpu_s() -> float:
        fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    before, asked = cpu_s(), time.monotonic()
    time.sleep(5)
    figures["voice process: idle, percent of a core"] = round(
        100 * (cpu_s() - before) / (time.monotonic() - asked), 2
    )
    for line in Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines():
        if line.startswith("Pss:"):
            figures["voice process: PSS, MB"] = round(int(line.split()[1]) / 1024, 1)


def measure() -> Figures:
    """All figures of the voice."""
    figures = Figures()
    parts: list[Callable[[Figures], None]] = [bare_library, whole_process]
    for part in parts:
        part(figures)
    bare, whole = "bare library: espeak_Synth -> first sample", "voice process: say -> first sample"
    for which in ("median", "p95"):
        ratio = figures[f"{whole}, {which}"] / figures[f"{bare}, {which}"]
        figures[f"ratio to the bare library, {which}"] = round(ratio, 2)
    return figures


@pytest.mark.benchmark
def test_the_voice_is_quick_and_small() -> None:
    figures = measure()
    print(json.dumps(figures, indent=1))
    assert figures["voice process: stop -> last sample, greatest"] <= SILENT_WITHIN_MS
    assert figures["voice process: say -> first sample, p95"] <= 20
    assert figures.get("voice process: PSS, MB", 0) <= 30
    assert figures.get("voice process: idle, percent of a core", 0) <= 1.5


if __name__ == "__main__":
    for name, value in measure().items():
        print(f"{name}: {value}")
