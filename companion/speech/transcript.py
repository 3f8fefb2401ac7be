"""A voice that writes: each line goes, at once or at the pace of speech, to whoever keeps or prints it."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from dataclasses import dataclass

from companion.speech.events import Cut, Ended, EventSink, Ready, Started, Style

MS_A_LETTER = 65
"""How long a letter takes at 175 words a minute: 4.75 s for a sentence of 73 letters (espeak-ng, Czech)."""


@dataclass(frozen=True, slots=True)
class TranscriptLine:
    """One line as it was handed to the voice."""

    number: int
    text: str
    style: Style


class TranscriptVoice:
    """A Voice (see events.Voice) without sound.

    write: called with the text when a line starts, from the thread that says it (or its pace timer). paced: a line
    lasts as long as it would when spoken; otherwise it has ended when say() returns.
    """

    def __init__(self, sink: EventSink, write: Callable[[str], None] | None = None, paced: bool = False) -> None:
        self.lines: list[TranscriptLine] = []
        self._sink = sink
        self._write = write
        self._paced = paced
        self._waiting: list[TranscriptLine] = []
        self._timer: threading.Timer | None = None
        self._lock = threading.Lock()

    def start(self) -> None:
        """See Voice."""
        self._sink.put(Ready(output="text", engine="transcript"))

    def say(self, number: int, text: str, style: Style, pause_ms: int = 0, earcon: str = "") -> None:
        """See Voice."""
        with self._lock:
            self._waiting.append(TranscriptLine(number, text, style))
            if len(self._waiting) == 1:
                self._begin()

    def stop(self, number: int | None = None) -> None:
        """See Voice."""
        with self._lock:
            first = self._waiting[0] if self._waiting else None
            for line in [line for line in self._waiting if number is None or line.number == number]:
                self._waiting.remove(line)
                self._sink.put(Cut(line.number, time.monotonic_ns()))
            if self._waiting and self._waiting[0] is not first:
                self._begin()

    def close(self) -> None:
        """See Voice."""
        with self._lock:
            self._waiting.clear()
            if self._timer is not None:
                self._timer.cancel()

    def _begin(self) -> None:
        """Write the foremost line; unpaced, those behind it too."""
        while self._waiting:
            line = self._waiting[0]
            self.lines.append(line)
            if self._write is not None:
                self._write(line.text)
            self._sink.put(Started(line.number, time.monotonic_ns()))
            if self._paced:
                lasts_ms = length_ms(line.text, line.style)
                self._timer = threading.Timer(lasts_ms / 1000, self._end, (line, lasts_ms))
                self._timer.daemon = True
                self._timer.start()
                return
            self._waiting.pop(0)
            self._sink.put(Ended(line.number))

    def _end(self, line: TranscriptLine, lasts_ms: int) -> None:
        with self._lock:
            if self._waiting and self._waiting[0] is line:
                self._waiting.pop(0)
                self._sink.put(Ended(line.number, lasts_ms))
                self._begin()


def length_ms(text: str, style: Style) -> int:
    """About how long a text takes to speak."""
    return len(text) * MS_A_LETTER * 175 // max(style.rate, 80)
