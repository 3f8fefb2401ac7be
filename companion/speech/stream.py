"""The audio stream of the voice process: lines of speech in, one block of samples a period out.

Paced hands samples to one always-open device, silence when there is nothing to say. Unpaced takes its place where
there is no device. Both answer for each line with exactly one "ended" or "cut".
"""

from __future__ import annotations

import array
import importlib
import sys
import threading
import time
import types
from collections import deque
from collections.abc import Callable, Generator
from typing import Any, Protocol

PERIOD_MS = 10
_FADE_FRAMES = 44  # two milliseconds: a line cut without it ends in a click

Report = Callable[[dict[str, Any]], None]


class Line:
    """One line on its way through the stream; samples wait in chunks, and pause bytes of silence go first."""

    __slots__ = ("chunks", "complete", "cut", "given", "number", "offset", "pause", "started", "total")

    def __init__(self, number: int, pause: int = 0) -> None:
        self.number = number
        self.pause = pause
        self.chunks: deque[bytes] = deque()
        self.offset = 0
        self.total = 0
        self.given = 0
        self.complete = self.cut = self.started = False

    def take(self, size: int) -> bytes:
        """Up to size bytes of the first chunk, as long as there is one."""
        chunk = self.chunks[0]
        part = chunk[self.offset : self.offset + size]
        self.offset += len(part)
        self.given += len(part)
        if self.offset >= len(chunk):
            self.chunks.popleft()
            self.offset = 0
        return part


class Tape(Protocol):
    """Keeps what was played."""

    def block(self, at_ns: int, samples: bytes) -> None:
        """One period as it was handed to the device, silence included."""

    def speech(self, samples: bytes) -> None:
        """Speech only."""

    def over(self) -> None:
        """A line has ended or was cut."""


class Stream(Protocol):
    """What the reader of commands and the maker of samples use."""

    paced: bool

    def open(self, number: int, pause_ms: int = 0) -> Line:
        """A line that will be played after those in hand and a pause."""

    def feed(self, line: Line, samples: bytes) -> bool:
        """More samples of a line; False: it was cut, make no more."""

    def finish(self, line: Line) -> None:
        """All samples of the line are made."""

    def drop(self, line: Line) -> bool:
        """Forget a line that failed; False: it was cut before."""

    def cut(self, number: int | None) -> None:
        """Silence one line or all."""


class Paced:
    """A stream that a device pulls from; rate in samples a second."""

    paced = True

    def __init__(self, rate: int, report: Report, tape: Tape | None = None) -> None:
        self._rate = rate
        self._report = report
        self._tape = tape
        self._fade = b""
        self._lines: deque[Line] = deque()
        # Held for microseconds: after cut() has returned, the device's thread cannot take another sample.
        self._lock = threading.Lock()

    def open(self, number: int, pause_ms: int = 0) -> Line:
        """See Stream."""
        line = Line(number, 2 * (self._rate * pause_ms // 1000))
        with self._lock:
            self._lines.append(line)
        return line

    def feed(self, line: Line, samples: bytes) -> bool:
        """See Stream."""
        line.chunks.append(samples)
        line.total += len(samples)
        return not line.cut

    def finish(self, line: Line) -> None:
        """See Stream; a line without any sound ends like others, at the next period."""
        line.complete = True
        self._report({"event": "made", "id": line.number, "audio_ms": self._ms(line.total)})

    def drop(self, line: Line) -> bool:
        """See Stream."""
        with self._lock:
            if line.cut or line not in self._lines:
                return False
            self._lines.remove(line)
            return True

    def cut(self, number: int | None) -> None:
        """See Stream."""
        with self._lock:
            gone = [line for line in self._lines if number is None or line.number == number]
            for line in gone:
                self._lines.remove(line)
                line.cut = True
                if line.chunks and line.given:
                    self._fade = _faded(line.take(2 * _FADE_FRAMES))
        now = time.monotonic_ns()
        for line in gone:
            self._report({"event": "cut", "id": line.number, "at_ns": now})
            if self._tape is not None and line.given:
                self._tape.over()

    def pull(self, frames: int) -> bytes:
        """The next samples for the device, 16 bit, exactly so many; called on the device's own thread."""
        now = time.monotonic_ns()
        want = 2 * frames
        parts: list[bytes] = []
        with self._lock:
            have = self._put(parts, self._fade[:want])
            self._fade = b""
            while have < want and self._lines:
                line = self._lines[0]
                if line.pause:
                    have += self._put(parts, bytes(min(line.pause, want - have)))
                    line.pause -= len(parts[-1])
                elif line.chunks or line.complete:
                    have += self._play(line, parts, want - have, now)
                else:
                    break  # its samples are still being made
        block = b"".join(parts) + bytes(want - have)
        if self._tape is not None:
            self._tape.block(now, block)
        return block

    def _play(self, line: Line, parts: list[bytes], room: int, now: int) -> int:
        """Take samples of a line; tells that it begins, and when its last sample is taken, that it has ended."""
        if not line.started:
            line.started = True
            self._report({"event": "started", "id": line.number, "at_ns": now})
        taken = self._put(parts, line.take(room)) if line.chunks else 0
        if taken and self._tape is not None:
            self._tape.speech(parts[-1])
        if line.complete and not line.chunks:
            self._lines.popleft()
            if self._tape is not None:
                self._tape.over()
            self._report({"event": "ended", "id": line.number, "audio_ms": self._ms(line.total)})
        return taken

    @staticmethod
    def _put(parts: list[bytes], samples: bytes) -> int:
        parts.append(samples)
        return len(samples)

    def _ms(self, size: int) -> int:
        return 500 * size // self._rate


class Unpaced:
    """What takes the stream's place without a device: a line ends as soon as its samples are made."""

    paced = False

    def __init__(self, rate: int, report: Report, tape: Tape | None = None) -> None:
        self._rate = rate
        self._report = report
        self._tape = tape
        self._lines: list[Line] = []
        self._lock = threading.Lock()

    def open(self, number: int, pause_ms: int = 0) -> Line:
        """See Stream."""
        line = Line(number)
        with self._lock:
            self._lines.append(line)
        return line

    def feed(self, line: Line, samples: bytes) -> bool:
        """See Stream."""
        line.chunks.append(samples)
        line.total += len(samples)
        return not line.cut

    def finish(self, line: Line) -> None:
        """See Stream."""
        if not self.drop(line):
            return
        self._report({"event": "started", "id": line.number, "at_ns": time.monotonic_ns()})
        if self._tape is not None and line.total:
            self._tape.speech(b"".join(line.chunks))
            self._tape.over()
        self._report({"event": "ended", "id": line.number, "audio_ms": 500 * line.total // self._rate})

    def drop(self, line: Line) -> bool:
        """See Stream."""
        with self._lock:
            if line not in self._lines:
                return False
            self._lines.remove(line)
            return True

    def cut(self, number: int | None) -> None:
        """See Stream."""
        with self._lock:
            gone = [line for line in self._lines if number is None or line.number == number]
            for line in gone:
                self._lines.remove(line)
                line.cut = True
        for line in gone:
            self._report({"event": "cut", "id": line.number, "at_ns": time.monotonic_ns()})


def _faded(samples: bytes) -> bytes:
    """The samples brought down to nothing in a straight line."""
    values = array.array("h", samples)
    count = len(values)
    return array.array("h", [value * (count - i) // (count + 1) for i, value in enumerate(values)]).tobytes()


class Device:
    """One open sound device that pulls from a Paced stream; keep it as long as it is to play."""

    def __init__(self, stream: Paced, rate: int, null: bool = False) -> None:
        miniaudio = _miniaudio()
        backends = [miniaudio.Backend.NULL] if null else [b for b in miniaudio.Backend if b.name != "NULL"]
        self._pulling = _pulling(stream)
        next(self._pulling)
        self._device = miniaudio.PlaybackDevice(
            output_format=miniaudio.SampleFormat.SIGNED16,
            nchannels=1,
            sample_rate=rate,
            buffersize_msec=PERIOD_MS,
            backends=backends,
            app_name="companion",
        )
        self._device.start(self._pulling)
        self.backend: str = self._device.backend

    def close(self) -> None:
        """Stop pulling and close the device."""
        self._device.close()


def open_device(stream: Paced, rate: int, null: bool = False) -> Device | str:
    """The device, playing; or the reason why there is none."""
    try:
        return Device(stream, rate, null)
    except Exception as error:  # any fault of a sound system means the same: no sound here, and why
        return str(error) or type(error).__name__


def _pulling(stream: Paced) -> Generator[bytes, int, None]:
    frames = yield b""
    while True:
        frames = yield stream.pull(frames)


def _miniaudio() -> Any:
    """miniaudio without what it imports for internet radio and number crunching: 8 MB and 30 ms less."""
    stand_ins: dict[str, Any] = {"urllib.request": types.ModuleType("urllib.request"), "numpy": None}
    hidden = {name: module for name, module in stand_ins.items() if name not in sys.modules}
    sys.modules.update(hidden)
    try:
        return importlib.import_module("miniaudio")
    finally:
        for name in hidden:
            del sys.modules[name]
