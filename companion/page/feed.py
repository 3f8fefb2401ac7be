"""Numbered events for the readers of one view: who comes gets a snapshot, who comes back gets what was missed.

Belongs to the event loop's thread.
"""

from __future__ import annotations

import asyncio
import json
from collections import deque
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

KEPT = 2_000
"""So many events are kept for who comes back."""
WHOLE = "view"
"""An event of this name tells all that earlier ones of it told: only the last one is kept."""
WAITING = 1_000
"""So many events may wait for a reader; then it is cut, and comes back."""


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened: its number, its name, and its data as JSON in UTF-8, the same for all readers."""

    number: int
    name: str
    data: bytes


@dataclass(slots=True, eq=False)
class Reader:
    """A browser that reads. cut: it did not keep up, or the page ends."""

    cut: bool = False
    _waiting: deque[Event] = field(default_factory=deque)
    _there: asyncio.Event = field(default_factory=asyncio.Event)

    def put(self, event: Event) -> None:
        """One more waits, unless too many do; a view that waits gives way to the next one."""
        if event.name == WHOLE and (old := next((one for one in self._waiting if one.name == WHOLE), None)):
            self._waiting.remove(old)
        if len(self._waiting) < WAITING:
            self._waiting.append(event)
            self._there.set()
        else:
            self.end()

    def end(self) -> None:
        """Nothing more comes; what waits is still read."""
        self.cut = True
        self._there.set()

    def take(self) -> Event | None:
        """The event that has waited longest; None while none waits."""
        return self._waiting.popleft() if self._waiting else None

    async def next(self) -> Event | None:
        """The next event, when it comes; None: there are no more."""
        while not self._waiting and not self.cut:
            self._there.clear()
            await self._there.wait()
        return self.take()


class Feed:
    """The events of one view. epoch: tells this run of the page from every other. snapshot: the view, packed."""

    def __init__(self, epoch: str, snapshot: Callable[[], bytes]) -> None:
        self._epoch = epoch
        self._snapshot = snapshot
        self._number = 0
        self._kept: deque[Event] = deque()
        self._whole: Event | None = None
        self._gone = 0  # number of the last event that is kept no more
        self._readers: list[Reader] = []

    def put(self, name: str, data: bytes) -> None:
        """Tell all readers something packed."""
        self._number += 1
        event = Event(self._number, name, data)
        self._keep(event)
        for reader in self._readers:
            reader.put(event)
        self._readers = [one for one in self._readers if not one.cut]

    def _keep(self, event: Event) -> None:
        if event.name == WHOLE:
            self._whole = event
            return
        self._kept.append(event)
        if len(self._kept) > KEPT:
            self._gone = self._kept.popleft().number

    def join(self, since: str = "") -> tuple[list[Event], Reader]:
        """What a reader is told first, and where it reads on. since: id of the last event that it knows.

        Of what it missed it is told the last view alone.
        """
        reader = Reader()
        self._readers.append(reader)
        epoch, _, number = since.rpartition(".")
        known = int(number) if number.isdecimal() and len(number) < 12 else -1
        if epoch == self._epoch and self._gone <= known <= self._number:
            kept = [*self._kept, self._whole] if self._whole is not None else self._kept
            return sorted((one for one in kept if one.number > known), key=lambda one: one.number), reader
        return [Event(self._number, "snapshot", self._snapshot())], reader

    def leave(self, reader: Reader) -> None:
        """Tell it nothing more."""
        self._readers = [one for one in self._readers if one is not reader]

    def close(self) -> None:
        """Cut all readers: the page ends."""
        for reader in self._readers:
            reader.end()
        self._readers = []

    def id(self, event: Event) -> str:
        """What a reader names when it comes back."""
        return f"{self._epoch}.{event.number}"


def packed(data: Mapping[str, Any]) -> bytes:
    """As it is sent and kept: JSON in UTF-8, a tenth of what the same takes as Python has it."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode()
