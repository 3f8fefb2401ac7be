"""One announcement on its way through a speech queue."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from companion.core.model import Announcement, Kind


@dataclass(slots=True, eq=False)
class QueuedLine:
    """An announcement on its way.

    identity: its own for good, over all queues that count together; order: its place among the waiting; answer:
    which answer an item belongs to; behind: the seat whose private answer it waits for, 0 for none; piece: which
    of its pieces is to be told.
    """

    announcement: Announcement
    identity: int
    order: int
    answer: int = 0
    fresh: bool = False
    follows: bool = False
    repeat: bool = False
    behind: int = 0
    not_before_ms: int = 0
    piece: int = 0
    # of the present attempt to say it
    number: int = 0
    text: str = ""
    pieces: int = 1
    said_ms: int = 0
    begun: bool = False
    stopping: bool = False
    silenced: bool = False  # by a key
    again: bool = False  # after the answer, for the key was a question
    resay: bool = False  # by the next voice

    @property
    def kind(self) -> Kind:
        """Its kind."""
        return self.announcement.kind

    def holds(self, facts: Mapping[str, str]) -> bool:
        """Whether what it tells is still so."""
        wanted = self.announcement.valid_while
        return wanted is None or facts.get(wanted[0]) == wanted[1]

    def named(self, name: str) -> bool:
        """It coalesces with lines of this name; answers have a rule of their own."""
        return bool(name) and self.kind is not Kind.ANSWER and self.announcement.coalesce == name

    def answers(self, seat: int) -> bool:
        """It is an answer to this seat."""
        return self.kind is Kind.ANSWER and self.announcement.seat == seat

    def rank(self) -> int:
        """Its place among kinds, 0 first."""
        if self.kind is Kind.ANSWER:
            return 0 if self.fresh else 2
        return {Kind.IMPORTANT: 1, Kind.MESSAGE: 3, Kind.HINT: 4}[self.kind]

    def cut(self, pieces: Sequence[str]) -> str:
        """What is to be told of its text; its last piece where there are fewer than there were."""
        self.pieces, self.piece = len(pieces), min(self.piece, len(pieces) - 1)
        return pieces[self.piece]

    def take(self, number: int, text: str, now_ms: int) -> None:
        """It is handed to the voice under this number: a new attempt begins."""
        self.number, self.text, self.said_ms = number, text, now_ms
        self.follows = self.fresh = self.begun = self.stopping = self.silenced = self.again = self.resay = False
        self.behind = self.not_before_ms = 0
