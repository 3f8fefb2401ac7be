"""What was heard at the outputs, sentence by sentence, for those who show it: none is lost, none told twice."""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable, Container
from dataclasses import dataclass
from functools import partial
from typing import Protocol

from companion.core.model import Announcement
from companion.play.state import TABLE, LineState, Wording

KEPT = 2_000
"""So many sentences are remembered."""
FIRST = 100
"""So many of them are told to who comes."""

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class HeardSentence:
    """A sentence, and where it was heard: at the table (0), or in the earphone of a seat."""

    line: LineState
    ear: int
    kind: str
    topic: str


class Hearer(Protocol):
    """Somebody who is told sentences. Both methods are called in the judge thread and must not wait."""

    def has_room(self) -> bool:
        """Whether it has kept up so far."""

    def hear(self, heard: HeardSentence) -> bool:
        """Take the next one; false when nobody reads it any more."""


@dataclass(slots=True)
class _Told:
    """A hearer, its seat, and the number of the last sentence that it was told or that is not for it."""

    hearer: Hearer
    seat: int
    number: int


class Heard:
    """The sentences of an evening; belongs to the judge thread.

    last: what each output said last, by its name in a state. count: of all sentences.
    """

    def __init__(self) -> None:
        self.last: dict[str, LineState] = {}
        self.count = 0
        self._kept: deque[HeardSentence] = deque(maxlen=KEPT)
        self._hearers: list[_Told] = []

    def said(self, announcement: Announcement, ear: int) -> None:
        """A sentence was heard."""
        self.count += 1
        line = LineState(number=self.count, words=Wording.of(announcement))
        self.last = {**self.last, str(ear): line}
        self._kept.append(HeardSentence(line, ear, announcement.kind.value, announcement.topic.value))

    def has_said(self, keys: Container[str], after: int) -> bool:
        """Whether one of these sentences was heard at the table, after so many others."""
        return any(
            one.line.number > after and one.ear == TABLE and one.line.words.key in keys for one in self._kept
        )

    def tell(self, hearer: Hearer, seat: int) -> None:
        """Tell it what this seat hears, 0 what all do, beginning with the last sentences."""
        self.leave(hearer)
        own = [one.line.number for one in self._kept if one.ear in (TABLE, seat)]
        first = own[-FIRST] if len(own) >= FIRST else 0
        self._hearers.append(_Told(hearer, seat, first - 1))
        self.publish()

    def leave(self, hearer: Hearer) -> None:
        """Tell it nothing more; harmless for who is told nothing."""
        self._hearers = [one for one in self._hearers if one.hearer is not hearer]

    def publish(self) -> None:
        """Tell everybody what they have not been told yet, as far as they have room."""
        for one in [one for one in self._hearers if one.number < self.count]:
            if not still_hears(partial(self._catch_up, one)):
                self.leave(one.hearer)

    def _catch_up(self, told: _Told) -> bool:
        """False when nobody hears it any more."""
        for each in self._kept:
            if each.line.number <= told.number:
                continue
            if each.ear in (TABLE, told.seat):
                if not told.hearer.has_room():
                    break
                if not told.hearer.hear(each):
                    return False
            told.number = each.line.number
        return True


def still_hears(tell: Callable[[], bool]) -> bool:
    """Whether somebody still hears, by what this gives; who raises when told something does not, and is logged."""
    try:
        return tell()
    except Exception:
        log.exception("somebody who follows the table has failed")
        return False
