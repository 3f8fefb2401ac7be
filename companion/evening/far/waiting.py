"""It is waited for what goes on at a server, while a voice speaks and keys are heard: at last for all to join."""

from __future__ import annotations

import queue
import time
from collections.abc import Callable
from concurrent.futures import CancelledError, Future
from typing import TYPE_CHECKING, Protocol, TypeVar

from companion.core.errors import CompanionError
from companion.core.forms import Led, Step
from companion.core.model import Phrase
from companion.evening.guide import TICK_S, Guide, guided
from companion.evening.setting import usual_name
from companion.far.apart import apart

if TYPE_CHECKING:
    from companion.core.forms import Form
    from companion.evening.here import Here
    from companion.far.agreed import Begin
    from companion.far.gathering import Gathered
    from companion.far.plan import FarPlan

T = TypeVar("T")

Gathers = Callable[["FarPlan", str, "Begin"], "Gathered"]
"""Waits until all have joined a match, see gathering.gather."""
PLAYS = "companion far play"


class Waits(Protocol):
    """A voice that speaks on while it is waited (guide.Guide)."""

    def tend(self) -> None:
        """See Guide."""

    def led(self, form: Form) -> bool:
        """See Guide."""


def waited(guide: Waits, future: Future[T], form: Form, pause: Callable[[float], object] = time.sleep) -> T | None:
    """Wait for it while the voice speaks and keys are heard; None where somebody left by a command."""
    try:
        while not future.done():
            guide.tend()
            if not guide.led(form):
                future.cancel()
                return None
            pause(TICK_S)
        return future.result()
    except (KeyboardInterrupt, CancelledError):
        future.cancel()
        raise


class AtTheTable(Led):
    """All of a match are waited for. Enter says how many are missing. seats: how many play."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.here = set[int]()

    @property
    def question(self) -> Phrase:
        """See Form."""
        return Phrase("far-waits", {"missing": self.seats - len(self.here)})

    def entered(self) -> Step:
        """See Led."""
        return Step(self)


class _Watched:
    """A guide that tells who has joined and who cannot, as that is told by the loop's thread."""

    def __init__(self, guide: Guide, where: Here, own: int, form: AtTheTable) -> None:
        self._guide, self._where, self._own, self._form = guide, where, own, form
        self._told: queue.SimpleQueue[Callable[[], None]] = queue.SimpleQueue()

    def joined(self, seat: int, name: str) -> None:
        """This seat has; from any thread."""
        self._told.put(lambda: self._sits(seat, name))

    def apart(self, seat: int, begun: str, there: str) -> None:
        """This seat cannot, see skew.apart; from any thread."""
        self._told.put(lambda: self._parts(seat, begun, there))

    def tend(self) -> None:
        """See Waits."""
        while not self._told.empty():
            self._told.get()()
        self._guide.tend()

    def _sits(self, seat: int, name: str) -> None:
        self._form.here.add(seat)
        if seat != self._own:
            self._guide.say("far-sits", player=name or usual_name(self._where.phrases, seat))
        elif len(self._form.here) < self._form.seats:
            self._guide.say(self._form.question.key, **self._form.question.facts)

    def _parts(self, seat: int, begun: str, there: str) -> None:
        from companion.far.skew import apart

        said = apart(usual_name(self._where.phrases, seat), begun, there)
        self._guide.say(said.key, **said.facts)

    def led(self, form: Form) -> bool:
        """See Waits."""
        return self._guide.led(form)


def gathered_aloud(where: Here, text: bool) -> Gathers:
    """Who joins is said while it is waited, and somebody may leave. text: it is printed alone."""

    def gathers(plan: FarPlan, rules: str, begin: Begin) -> Gathered:
        from companion.far.gathering import gather

        form = AtTheTable(plan.opening.seats)
        with guided(where, text) as guide, apart() as loop:
            watched = _Watched(guide, where, plan.seat, form)
            coming = gather(plan, rules, begin, watched.joined, watched.apart)
            joined = waited(watched, loop.begin(coming), form)
            watched.tend()
        if joined is None:
            raise CompanionError("far-waits-left", command=f"{PLAYS} {plan.match}")
        return joined

    return gathers
