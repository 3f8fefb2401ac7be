"""Long answers, told a few items at a time: what each seat can go on with, and go back in."""

from __future__ import annotations

from dataclasses import dataclass

from companion.core.model import Announcement, Phrase
from companion.input.meanings import Meant, without_start
from companion.play.referee.asked import AT_ONCE


@dataclass(frozen=True, slots=True)
class AnswerPage:
    """The part of a long answer that a seat has heard.

    question: without the number to go on from; "" for the list of commands, which no match answers. step: items
    of a part.
    """

    question: str
    first: int
    more: int
    step: int


class LongAnswers:
    """The last question of each seat (0: the table's), and the part of its answer that stands open."""

    def __init__(self) -> None:
        self._questions: dict[int, str] = {}
        self._pages: dict[int, AnswerPage] = {}

    def asked(self, meant: Meant, seat: int) -> None:
        """A question goes to the match."""
        self._questions[seat] = without_start(meant)

    def answered(self, answer: Announcement) -> None:
        """The answer to the last question of its seat is on its way out: open if something of it is left."""
        inner = answer.facts.get("what")
        facts = inner.facts if isinstance(inner, Phrase) else answer.facts
        first, more = facts.get("first"), facts.get("more")
        self.close(answer.seat)
        if isinstance(first, int) and isinstance(more, int) and (more or first > 1):
            step = int(str(facts.get("step", AT_ONCE)))
            self._pages[answer.seat] = AnswerPage(self._questions[answer.seat], first, more, step)

    def listed(self, first: int, more: int, seat: int) -> None:
        """A part of the list of commands is told."""
        self._pages[seat] = AnswerPage("", first, more, 1)

    def close(self, seat: int) -> None:
        """Something else is done: nothing is left to go on with."""
        self._pages.pop(seat, None)

    def is_open(self, seat: int) -> bool:
        """Whether there is an answer to go on with, or back in."""
        return seat in self._pages

    def turn(self, seat: int, onward: bool) -> tuple[str, int] | None:
        """The question of the open answer and its item to tell from now; None past the ends, where it is left."""
        page = self._pages[seat]
        first = page.first + (page.step if onward else -page.step)
        if (onward and not page.more) or first < 1:
            self.close(seat)
            return None
        return page.question, first
