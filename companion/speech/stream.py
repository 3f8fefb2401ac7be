"""The audio stream of the voice process: lines of speech in, one block of samples a period out.

One device at a time pulls from it, silence when there is nothing to say. Without a device lines end as soon as
they are made. Each line is answered for with exactly one "ended" or "cut", however often the devices change.
"""

from __future__ import annotations

import array
import threading
import time
from collections import deque
from collections.abc import Callable
from typing import Any, Protocol

SETTLE_MS = 150
"""Silence of a device that has just been opened; it would swallow the first syllable."""

ASLEEP_MS = 3000
"""A device that has played only silence for so long may have to be woken before a line."""

_FADE_FRAMES = 44  # two milliseconds: a line cut without it ends in a click

Report = Callable[[dict[str, Any]], None]


class SampleLine:
    """One line on its way through the stream: its samples in chunks, kept until it has ended.

    pause: bytes of silence that go first; sound: bytes of an earcon, the first chunk if there are any; given:
    bytes that were played. told: its beginning was reported; begun: the same, and not taken back since by a wait;
    warned: a wait was reported, and no beginning since; owes: its earcon plays and no word is made yet.
    """

    def __init__(self, number: int, pause: int = 0, sound: bytes = b"") -> None:
        self.number = number
        self.pause = pause
        self.chunks: list[bytes] = [sound] if sound else []
        self.sound = self.total = len(sound)
        self.at = self.offset = self.given = 0
        self.complete = self.cut = self.told = self.begun = self.owes = self.warned = False

    @property
    def more(self) -> bool:
        """There are samples that were not played."""
        return self.at < len(self.chunks)

    def take(self, size: int) -> bytes:
        """Up to size bytes of the next chunk, as long as there is one."""
        chunk = self.chunks[self.at]
        part = chunk[self.offset : self.offset + size]
        self.offset += len(part)
        self.given += len(part)
        if self.offset >= len(chunk):
            self.at += 1
            self.offset = 0
        return part

    def rewind(self) -> None:
        """As if nothing of it had been played."""
        self.at = self.offset = self.given = 0
        self.begun = self.owes = self.warned = False


class Tape(Protocol):
    """Keeps what was spoken."""

    def speech(self, samples: bytes) -> None:
        """Speech only, with its earcons."""

    def over(self) -> None:
        """A line has ended or was cut."""


class Tap:
    """What one device pulls from: the stream while it is connected, silence before and after. See device.Pull.

    pulled_ns: when it pulled last (time.monotonic_ns); frames: how many it has pulled.
    """

    def __init__(self, stream: SampleStream) -> None:
        self._stream = stream
        self.pulled_ns = time.monotonic_ns()
        self.frames = 0

    def __call__(self, frames: int) -> bytes:
        """The next samples, 16 bit, exactly so many."""
        self.pulled_ns = time.monotonic_ns()
        self.frames += frames
        return self._stream.pull(self, frames)


class SampleStream:
    """The lines in hand and the tap they flow to; rate in samples a second. Begins without a device.

    Reports started{id,at_ns}, made, ended, cut (see process), and waits{id,ms}: the first sample of this line, or
    of its words, or its first sample once more, may take so much longer. What follows such a wait is told as a
    started, with "again" true unless it is the first.
    lead_ms: silence before a line when only silence has been played for ASLEEP_MS.
    """

    def __init__(self, rate: int, report: Report, tape: Tape | None = None, lead_ms: int = 0) -> None:
        self.rate = rate
        self._report = report
        self._tape = tape
        self._lead = self._bytes(lead_ms)
        self._settle = self._bytes(max(lead_ms, SETTLE_MS))
        self._asleep = self._bytes(ASLEEP_MS)
        self._fade = b""
        self._hush = 0  # bytes of silence that still go before a line
        self._idle = 0  # bytes of silence since the last sound
        self._tap: Tap | None = None
        self._unpaced = True  # lines end as soon as they are made
        self._lines: deque[SampleLine] = deque()
        # Held for microseconds: after cut() has returned, the device's thread cannot take another sample.
        self._lock = threading.Lock()

    # ---- lines -----------------------------------------------------------------------------------------------

    def open(self, number: int, pause_ms: int = 0, sound: bytes = b"") -> SampleLine:
        """A line that will be played after those in hand, a pause, and a sound of its own."""
        line = SampleLine(number, self._bytes(pause_ms), sound)
        with self._lock:
            self._lines.append(line)
        return line

    def feed(self, line: SampleLine, samples: bytes) -> bool:
        """More samples of a line; False: it was cut, make no more."""
        with self._lock:
            line.chunks.append(samples)
            line.total += len(samples)
            if line.owes:
                line.owes = False
                self._begin(line, time.monotonic_ns())
            return not line.cut

    def finish(self, line: SampleLine) -> None:
        """All samples of the line are made; one without any sound ends like others, at the next period."""
        with self._lock:
            line.complete = True
            self._report({"event": "made", "id": line.number, "audio_ms": self._ms(line.total)})
            if self._unpaced:
                self._drain()

    def drop(self, line: SampleLine) -> bool:
        """Forget a line that failed; False: it was cut before."""
        with self._lock:
            if line not in self._lines:
                return False
            self._remove(line)
            return True

    def cut(self, number: int | None) -> None:
        """Silence one line or all."""
        with self._lock:
            gone = [line for line in self._lines if number is None or line.number == number]
            for line in gone:
                self._remove(line)
            if self._unpaced:
                self._drain()
        now = time.monotonic_ns()
        for line in gone:
            self._report({"event": "cut", "id": line.number, "at_ns": now})

    # ---- devices ---------------------------------------------------------------------------------------------

    def connect(self, tap: Tap, between_lines: bool = False) -> bool:
        """Let this tap flow and no other; the line that is being played begins again.

        between_lines: do it only if none is; False: one is, and nothing has changed.
        """
        with self._lock:
            if between_lines and self._lines and self._lines[0].given:
                return False
            self._change(tap, unpaced=False)
            self._hush, self._idle = self._settle, 0
            return True

    def hold(self) -> None:
        """The device is gone and another will come: all lines wait, and the one being played begins again."""
        with self._lock:
            self._change(None, unpaced=False)

    def release(self) -> None:
        """There is no device: lines end as soon as they are made."""
        with self._lock:
            self._change(None, unpaced=True)
            self._drain()

    def postpone(self, ms: int) -> None:
        """Tell once of the foremost line that it has to wait for a device so long."""
        with self._lock:
            if self._lines and not self._lines[0].warned:
                self._wait(self._lines[0], ms)

    def pull(self, tap: Tap, frames: int) -> bytes:
        """The next samples for this tap, 16 bit, exactly so many; called on the device's own thread."""
        now, want = tap.pulled_ns, 2 * frames
        with self._lock:
            if tap is not self._tap:
                return bytes(want)
            out, self._fade = bytearray(self._fade[:want]), b""
            while len(out) < want and self._lines:
                line = self._lines[0]
                silence = self._silence_before(line)
                if silence:
                    self._be_silent(line, out, min(silence, want - len(out)))
                elif line.more or line.complete:
                    self._play(line, out, want - len(out), now)
                else:
                    break  # its samples are still being made
            left = want - len(out)
            self._idle += left
            self._hush = max(0, self._hush - left)
        return bytes(out) + bytes(left)

    # ---- under the lock --------------------------------------------------------------------------------------

    def _silence_before(self, line: SampleLine) -> int:
        """Bytes of silence that go before its next sample."""
        if self._lead and self._idle >= self._asleep:
            self._hush, self._idle = max(self._hush, self._lead), 0
        if self._hush and not line.warned and not line.given:
            self._wait(line, self._ms(self._hush + line.pause))
        return self._hush or line.pause

    def _be_silent(self, line: SampleLine, out: bytearray, size: int) -> None:
        if self._hush:
            self._hush -= size
        else:
            line.pause -= size
        self._idle += size
        out += bytes(size)

    def _play(self, line: SampleLine, out: bytearray, room: int, now: int) -> None:
        """Take samples of a line; tells that it begins, and when its last sample is taken, that it has ended."""
        if not (line.begun or line.owes):
            self._begin(line, now)
            if line.sound and line.total == line.sound and not line.complete:
                self._wait(line, self._ms(line.sound))  # its words are still being made
                line.owes = True
        samples = line.take(room) if line.more else b""
        if samples:
            self._idle = 0
            out += samples
            if self._tape is not None:
                self._tape.speech(samples)
        if line.complete and not line.more:
            self._end(line)

    def _begin(self, line: SampleLine, now: int) -> None:
        again = {"again": True} if line.told else {}
        self._report({"event": "started", "id": line.number, "at_ns": now, **again})
        line.told = line.begun = True
        line.warned = False

    def _wait(self, line: SampleLine, ms: int) -> None:
        self._report({"event": "waits", "id": line.number, "ms": ms})
        line.begun, line.warned = False, True

    def _end(self, line: SampleLine) -> None:
        self._lines.popleft()
        if self._tape is not None:
            self._tape.over()
        self._report({"event": "ended", "id": line.number, "audio_ms": self._ms(line.total)})

    def _remove(self, line: SampleLine) -> None:
        """Take a line out that has not ended, without a click."""
        self._lines.remove(line)
        line.cut = True
        if line.given:
            if line.more and self._tap is not None:
                self._fade = _faded(line.take(2 * _FADE_FRAMES))
            if self._tape is not None:
                self._tape.over()

    def _change(self, tap: Tap | None, unpaced: bool) -> None:
        self._tap, self._unpaced, self._fade = tap, unpaced, b""
        if self._lines and (self._lines[0].given or self._lines[0].warned):
            if self._lines[0].given and self._tape is not None:
                self._tape.over()
            self._lines[0].rewind()

    def _drain(self) -> None:
        """Without a device: end the foremost lines that are made."""
        while self._lines and self._lines[0].complete:
            line = self._lines[0]
            if not line.told:
                self._begin(line, time.monotonic_ns())
            if self._tape is not None and line.total:
                self._tape.speech(b"".join(line.chunks))
            self._end(line)

    def _ms(self, size: int) -> int:
        return 500 * size // self.rate

    def _bytes(self, ms: int) -> int:
        return 2 * (self.rate * ms // 1000)


def _faded(samples: bytes) -> bytes:
    """The samples brought down to nothing in a straight line."""
    values = array.array("h", samples)
    count = len(values)
    return array.array("h", [value * (count - i) // (count + 1) for i, value in enumerate(values)]).tobytes()
