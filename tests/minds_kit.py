"""What the tests of thinking share: situations of matches, questions about them, and stand-ins for the process."""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from companion.games import load
from companion.games.api import MATCH, PLAY, Setup
from companion.minds.minds import Asked, Forbearance, Minds, Then, plain
from companion.minds.opinion import Effort, Measure, Opinion
from companion.minds.question import Question
from companion.play.dealer import Dealer
from tests.due_moves import any_legal, chooser, due_move
from tests.games.garden import match_setup
from tests.patience import PATIENCE_S

HASTY = Forbearance(ready_ms=60_000, late_ms=100, rest_ms=60_000)
"""For stand-ins that never answer; their start may take long all the same."""
PATIENT = Forbearance(ready_ms=600_000, late_ms=600_000)
"""For what is to be thought out however busy a computer is."""
EAGER = (sys.executable, "-c", "from companion.minds import worker; worker.NICE = 0; worker.main()")
"""The process that thinks, which else has the lowest priority: beside busy loops that is next to nothing."""
LOOK = Effort(Measure.MERIT)
PLAYED = Effort(Measure.PLAYED, playouts=300, deadline_ms=600_000)
LONG = Effort(Measure.PLAYED, playouts=50_000_000, deadline_ms=600_000)
"""Nobody waits for its end."""


def setup_of(*variants: str, players: int = 2, fixed: bool = True) -> Setup:
    """A match of Královská zahrada in which the companion draws."""
    made = match_setup(players, *variants, fixed=fixed)
    assert made.options[PLAY] == MATCH
    return made


@dataclass
class Situation:
    """A match at some moment: state and acts."""

    setup: Setup
    state: Any
    acts: tuple[str, ...] = ()
    game: str = "royal_garden"

    @property
    def seat(self) -> int:
        """Who has to think."""
        return next(one.player for one in load(self.game).awaited(self.state) if one.player)

    def asked(self, effort: Effort = LOOK, match: str = "m") -> Question:
        """What this one asks."""
        return Question(match, self.game, self.setup, self.acts, self.seat, effort, self.state)


def situations(setup: Setup, seed: int, game: str = "royal_garden") -> Iterator[Situation]:
    """Each moment of a match by lot at which a player has to act."""
    rules, dealer = load(game), Dealer(seed)
    now = Situation(setup, rules.start(setup), game=game)
    while rules.outcome(now.state) is None:
        if chooser(rules, now.state) is not None:
            yield now
        move = due_move(rules, now.state, dealer, partial(any_legal, rules, now.state, dealer))
        now = Situation(setup, rules.play(now.state, move), (*now.acts, rules.text(move)), game)


@dataclass
class Answers:
    """What came back, in order."""

    came: list[tuple[Question, Opinion]] = field(default_factory=list)
    _news: threading.Condition = field(default_factory=threading.Condition)

    def __call__(self, question: Question, opinion: Opinion) -> None:
        with self._news:
            self.came.append((question, opinion))
            self._news.notify_all()

    def wait(self, count: int = 1) -> list[tuple[Question, Opinion]]:
        """As soon as there are so many."""
        with self._news:
            assert self._news.wait_for(lambda: len(self.came) >= count, PATIENCE_S)
            return list(self.came)


def patient_minds() -> Minds:
    """Minds that wait for their process."""
    return Minds(patience=PATIENT, command=EAGER)


class PlainMinds(Minds):
    """Answers at once and in this thread, by one look with the rules: alike on every computer."""

    def ask(self, question: Question, then: Then, *, urgent: bool = False) -> Asked:
        """See Minds."""
        then(question, plain(question))
        return Asked(question, then)


class HeldMinds(Minds):
    """Keeps all questions until it is let think; asked: those that came, in order."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[Asked] = []

    def ask(self, question: Question, then: Then, *, urgent: bool = False) -> Asked:
        """See Minds."""
        self.asked.append(Asked(question, then))
        return self.asked[-1]

    def think(self, *, dropped: bool = False) -> None:
        """Answer everything; dropped: also what nobody awaits any more, as an answer on its way would."""
        for one in self.asked:
            if dropped or not one.dropped:
                one.then(one.question, plain(one.question))
        self.asked.clear()


def stand_in(program: str) -> tuple[str, ...]:
    """A process in place of the one that thinks. program: Python; `ask` is the next line, `tell` writes one."""
    head = "import sys, time\ndef ask(): return sys.stdin.readline()\ndef tell(line): print(line, flush=True)\n"
    return (sys.executable, "-I", "-S", "-c", head + program)
