"""What the tests of voices share."""

from __future__ import annotations

import queue
from typing import TypeVar

from companion.speech.events import Cut, Ended, Failed, VoiceEvent

Event = TypeVar("Event", bound=VoiceEvent)


class Ear:
    """Where a voice puts its events."""

    def __init__(self) -> None:
        self.inbox: queue.Queue[VoiceEvent] = queue.Queue()
        self.got: list[VoiceEvent] = []

    def wait(self, kind: type[Event], number: int | None = None) -> Event:
        """The next event of this kind (and line); those before it are kept in got."""
        while True:
            event = self.inbox.get(timeout=20)
            self.got.append(event)
            if isinstance(event, kind) and number in (None, getattr(event, "number", None)):
                return event

    def verdicts(self) -> list[tuple[str, int]]:
        self.got += [self.inbox.get() for _ in range(self.inbox.qsize())]
        return [(type(e).__name__, e.number) for e in self.got if isinstance(e, Ended | Cut | Failed)]
