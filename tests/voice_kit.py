"""What the tests of voices share."""

from __future__ import annotations

import queue
import threading
import time
from typing import TypeVar

from companion.speech.events import Cut, Ended, EventSink, Failed, Ready, Started, Style, VoiceEvent
from companion.speech.voices import Limits, ProcessVoice
from tests.patience import PATIENCE_S, until

Event = TypeVar("Event", bound=VoiceEvent)


_LONG_MS = int(1000 * PATIENCE_S)
PATIENT = Limits(_LONG_MS, _LONG_MS, _LONG_MS, _LONG_MS, _LONG_MS)
"""For tests of something else: a busy computer is no fault of the voice."""


class StillClock:
    """The clock of keepers of voices, which stands still until a test lets time pass."""

    def __init__(self) -> None:
        self._now_s = time.monotonic()
        self._looks = 0

    def monotonic(self) -> float:
        """See time.monotonic."""
        self._looks += 1
        return self._now_s

    def monotonic_ns(self) -> int:
        """See time.monotonic_ns: for marks alone."""
        return time.monotonic_ns()

    def let_pass(self, ms: int) -> None:
        """So much later."""
        self._now_s += ms / 1000

    def seen_by(self, voice: ProcessVoice) -> None:
        """Wait until the keeper of a voice of which nothing comes has looked at this clock."""
        before = self._looks
        with voice._wake:
            voice._wake.notify_all()
        until(lambda: self._looks > before, "the keeper's look")


class Ear:
    """Where a voice puts its events."""

    def __init__(self) -> None:
        self.inbox: queue.Queue[VoiceEvent] = queue.Queue()
        self.got: list[VoiceEvent] = []

    def wait(self, kind: type[Event], number: int | None = None) -> Event:
        """The next event of this kind (and line); those before it are kept in got."""
        while True:
            event = self.inbox.get(timeout=PATIENCE_S)
            self.got.append(event)
            if isinstance(event, kind) and number in (None, getattr(event, "number", None)):
                return event

    def verdicts(self) -> list[tuple[str, int]]:
        self.got += [self.inbox.get() for _ in range(self.inbox.qsize())]
        return [(type(e).__name__, e.number) for e in self.got if isinstance(e, Ended | Cut | Failed)]


class SlowVoice:
    """A Voice (see events.Voice) without sound that takes its time: a thousandth of a second a letter.

    texts: what was begun, in order.
    """

    def __init__(self, inbox: EventSink) -> None:
        self.texts: list[str] = []
        self._inbox = inbox
        self._waiting: list[tuple[int, str]] = []
        self._timer: threading.Timer | None = None
        self._lock = threading.Lock()

    def start(self) -> None:
        self._inbox.put(Ready(output="text", engine="slow"))

    def say(self, number: int, text: str, style: Style, pause_ms: int = 0, earcon: str = "") -> None:
        with self._lock:
            self._waiting.append((number, text))
            if len(self._waiting) == 1:
                self._begin()

    def stop(self, number: int | None = None) -> None:
        with self._lock:
            first = self._waiting[0] if self._waiting else None
            for line in [line for line in self._waiting if number in (None, line[0])]:
                self._waiting.remove(line)
                self._inbox.put(Cut(line[0], time.monotonic_ns()))
            if self._waiting and self._waiting[0] is not first:
                self._begin()

    def close(self) -> None:
        with self._lock:
            self._waiting.clear()
            if self._timer is not None:
                self._timer.cancel()

    def _begin(self) -> None:
        line = self._waiting[0]
        self.texts.append(line[1])
        self._inbox.put(Started(line[0], time.monotonic_ns()))
        self._timer = threading.Timer(len(line[1]) / 1000, self._end, (line,))
        self._timer.daemon = True
        self._timer.start()

    def _end(self, line: tuple[int, str]) -> None:
        with self._lock:
            if self._waiting and self._waiting[0] is line:
                self._waiting.pop(0)
                self._inbox.put(Ended(line[0], len(line[1])))
                if self._waiting:
                    self._begin()


def pid_of(voice: ProcessVoice) -> int:
    """The process that speaks now."""
    process = voice._process
    assert process is not None
    return process.pid
