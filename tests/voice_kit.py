"""What the tests of voices share."""

from __future__ import annotations

import queue
import time
from typing import TypeVar

from companion.speech.events import Cut, Ended, Failed, VoiceEvent
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
