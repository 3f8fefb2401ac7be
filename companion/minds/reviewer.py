"""Has the choices of people in one match valued, one after the other, while nobody waits."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Iterator
from functools import partial

from companion.minds.minds import Asked, Minds
from companion.minds.opinion import Effort, Opinion
from companion.minds.question import Question
from companion.minds.review import EFFORT, Costly, Decision, PlayedMatch, Review, costly, decisions, review_of
from companion.minds.thinker import plays_well

LOG = logging.getLogger(__name__)


class Reviewer:
    """The review of one match, under way.

    then: called once with the review, in a thread of Minds; it must not wait. Everything else may be called from
    any thread. count: acts to look at; done: how many have been. is_simple: some were looked at more simply than
    they should be, because the process or the core was missing, or was slow.
    """

    def __init__(
        self, minds: Minds, match: PlayedMatch, then: Callable[[Review], None], effort: Effort | None = None
    ) -> None:
        self.count = sum(one.player in match.people for one in match.moves)
        self.done = 0
        self.is_simple = not plays_well(match.game.name, match.setup)
        self._minds, self._match, self._then, self._effort = minds, match, then, effort or EFFORT
        self._left = iter(self._decisions())
        self._found: list[Costly] = []
        self._asked: Asked | None = None
        self._lock = threading.Lock()
        self._dropped = False

    def begin(self) -> None:
        """Ask about the first choice."""
        self._next()

    def drop(self) -> None:
        """Think about it no more; `then` is not called any more, unless it has been."""
        with self._lock:
            self._dropped = True
            if self._asked is not None:
                self._minds.drop(self._asked)

    def _decisions(self) -> Iterator[Decision]:
        try:
            yield from decisions(self._match)
        except Exception:  # a fault of one game's rules must not end the thread that asks: what is known is told
            LOG.exception("reviewing %s", self._match.game.name)

    def _next(self) -> None:
        with self._lock:
            if self._dropped:
                return
            decision = next(self._left, None)
            if decision is not None:
                self._asked = self._minds.ask(self._question(decision), partial(self._valued, decision))
                return
            self._dropped = True
        self.done = self.count
        self._then(review_of(self._found, self._match.people))

    def _question(self, one: Decision) -> Question:
        match = self._match
        return Question(match.name, match.game.name, match.setup, one.acts, one.player, self._effort, one.state)

    def _valued(self, decision: Decision, _question: Question, opinion: Opinion) -> None:
        self.done += 1
        self.is_simple = self.is_simple or not opinion.complete
        found = costly(decision, opinion)
        if found is not None:
            self._found.append(found)
        self._next()
