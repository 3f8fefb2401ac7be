"""Leading a person's hand through the self-test: what is said when, and when a reading counts.

No port and no voice: words come in with their time, sentences go out through a function. Times are seconds of any
clock that does not go back.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from copy import deepcopy
from itertools import groupby

from companion.care.board.choosing import SayPhrase
from companion.care.board.worded import WHOLE, fault_phrase
from companion.care.tiles.phrases import POLES, SITES
from companion.core.forms import Led, Step
from companion.core.model import Fact, Phrase, Place
from companion.device.protocol import Fault
from companion.device.tiles.check import kind_phrase
from companion.device.tiles.code_words import distance
from companion.device.walk import NEAR, SensorFinding, StepJudgement, Walk, WalkStep

STILL_S = 0.7
"""A reading that has not changed for so long is judged."""
NOTE_S = 6.0
"""What still reads wrong so long after it has been said counts."""
REMIND_S = 25.0
GIVE_UP_S = 180.0
EVERY = 5
"""After so many places it is told how many are left."""
MANY = 5
"""More sensors than these that read something on the empty board are told at the end only."""


class Walking(Led):
    """One self-test, from begin() until it is over.

    over: nothing more is to come but the summary. done: places that were judged.
    """

    def __init__(self, walk: Walk, say: SayPhrase, size: tuple[int, int]) -> None:
        self.over = False
        self.done = 0
        self._walk, self._say = walk, say
        self._walked: list[tuple[int, Walk]] = []
        self._columns = size[0]
        self._words: tuple[str, ...] = ()
        self._before: tuple[str, ...] = ()
        self._stale = False
        self._bare = True
        self._judged = False
        self._told: tuple[SensorFinding, ...] = ()
        self._last: WalkStep | None = None
        self._note_s: float | None = None
        self._changed_s = self._reminded_s = self._now_s = 0.0
        self._cleared: tuple[int, ...] = ()

    # ---- what comes in -------------------------------------------------------------------------------------

    def begin(self, words: Sequence[str], now_s: float) -> None:
        """The board is there with these words."""
        self._words = tuple(words)
        self._stir(now_s)
        domino = self._walk.domino
        a, b = map(kind_phrase, domino.kinds)
        self._say("bench-walk-begin", number=domino.number, a=a, b=b, count=self._walk.left)
        columns: tuple[Fact, ...] = tuple(Phrase("column", {"column": x + 1}) for x in range(self._columns))
        self._say("cell-names", columns=columns)
        self._say("bench-walk-keys")

    def hear(self, words: Sequence[str], now_s: float) -> None:
        """The words as they are now."""
        if tuple(words) != self._words:
            self._words = tuple(words)
            self._judged, self._note_s = False, None
            self._stale = self._stale and self._is_as_before()
            self._stir(now_s)

    def fault(self, got: Fault) -> None:
        """The board reports a fault of its own."""
        told = fault_phrase(got, None if got.cell == WHOLE else self._place(got.cell))
        self._say(told.key, **told.facts)

    def enter(self, now_s: float) -> None:
        """Enter, or a button of the board: what is read now counts, and where nothing is, it is left out."""
        self._stir(now_s)
        if self._bare:
            self._start(now_s)
            return
        judged = self._walk.judge(self._words) if not self._stale else StepJudgement("nothing")
        if judged.sort in ("half", "wrong", "right"):
            self._note(judged, now_s)
        else:
            self._say("bench-skipped", cells=self._cells_of_step())
            self._walked.append((self.done, deepcopy(self._walk)))
            self._walk.skip()
            self._announce(now_s)

    def tick(self, now_s: float, speaking: bool = False) -> None:
        """Time has passed. speaking: what was said is still being spoken, so that nobody can have acted on it."""
        self._now_s = now_s
        if self.over:
            return
        if speaking:
            self._reminded_s = now_s
            self._note_s = self._note_s and now_s + NOTE_S
        if now_s - self._changed_s >= GIVE_UP_S:
            self._say("bench-gave-up")
            self.over = True
        elif self._note_s is not None and now_s >= self._note_s:
            self._note(self._walk.judge(self._words), now_s)
        elif now_s - self._changed_s >= STILL_S and not self._judged:
            self._judged = True
            self._look(now_s)
        elif now_s - self._reminded_s >= REMIND_S:
            self._remind(now_s)

    # ---- what is typed: see Form ---------------------------------------------------------------------------

    @property
    def question(self) -> Phrase | None:
        """See Form: what is to be done now."""
        step = self._walk.step
        if self._bare:
            return Phrase("bench-clear", {"cells": self._places(self._walk.lying(self._words))})
        if step is None:
            return None
        return Phrase("bench-lay", {"number": self._walk.domino.number, **self._facts(step)})

    def entered(self) -> Step:
        """See Led."""
        self.enter(self._now_s)
        return Step(self, asks=False)

    def back(self) -> Step | None:
        """See Form: the place before is walked again."""
        if self._bare or not self._walked:
            return None
        self.done, self._walk = self._walked.pop()
        self._last = None
        self._stir(self._now_s)
        self._announce(self._now_s)
        return Step(self, asks=False)

    # ---- the bare board ------------------------------------------------------------------------------------

    def _look(self, now_s: float) -> None:
        if not self._bare:
            self._judge(now_s)
            return
        lying = self._walk.lying(self._words)
        if not lying:
            self._start(now_s)
        elif lying != self._cleared:
            self._cleared = lying
            self._reminded_s = now_s
            self._say("bench-clear", cells=self._places(lying))

    def _start(self, now_s: float) -> None:
        """The board is empty, or said to be: the first step."""
        self._bare = False
        found = self._walk.bare(self._words)
        if len(found) > MANY:
            self._say("bench-bare-many", count=len(found))
        else:
            self._tell(found, key="bench-bare")
        self._announce(now_s)

    # ---- a step --------------------------------------------------------------------------------------------

    def _is_as_before(self) -> bool:
        """Whether what lies there is still what was judged for the step before, a wavering sensor apart."""
        apart = sum(map(distance, self._words, self._before))
        return apart <= NEAR and self._walk.lying(self._words) == self._walk.lying(self._before)

    def _announce(self, now_s: float) -> None:
        """Say what to lay now, or that all is done."""
        self._note_s, self._told, self._judged = None, (), True
        self._before, self._stale = self._words, True
        self._reminded_s = now_s
        step = self._walk.step
        if step is None:
            self.over = True
            return
        if self.done and self.done % EVERY == 0:
            self._say("bench-left", count=self._walk.left)
        if self._last is None:
            self._say("bench-lay", number=self._walk.domino.number, **self._facts(step))
        else:
            turned = (step.a, step.b) == (self._last.b, self._last.a)
            self._say("bench-turn" if turned else "bench-next", **self._facts(step))

    def _judge(self, now_s: float) -> None:
        """A reading has come to rest: it counts, or it is said what is to be done."""
        judged, step = self._walk.judge(self._words), self._walk.step
        if step is None or self._stale or judged.sort == "nothing":
            return
        self._reminded_s = now_s
        if judged.sort == "right":
            self._done(judged, "bench-right", now_s)
        elif judged.sort == "wrong":
            self._wrong(judged, now_s)
        elif judged.sort == "turned":
            self._say("bench-turned", **self._facts(step))
        elif judged.sort == "half":
            self._say("bench-half", cell=self._place(judged.cells[0]))
        elif judged.sort == "elsewhere":
            self._say("bench-elsewhere", cells=self._places(judged.cells), wanted=self._cells_of_step())
        else:
            self._say("bench-other", number=self._walk.domino.number, cells=self._cells_of_step())

    def _wrong(self, judged: StepJudgement, now_s: float) -> None:
        """A few sensors differ: the domino may not lie flat; what has been told already counts at once."""
        if judged.findings == self._told:
            self._note(judged, now_s)
            return
        self._tell(judged.findings)
        self._told = judged.findings
        self._say("bench-press")
        self._note_s = now_s + NOTE_S

    def _note(self, judged: StepJudgement, now_s: float) -> None:
        self._done(judged, "bench-noted", now_s)

    def _done(self, judged: StepJudgement, told: str, now_s: float) -> None:
        """The step is done; only then is that told, for who hears it may end the test."""
        self._walked.append((self.done, deepcopy(self._walk)))
        self.done += 1
        self._last = self._walk.step
        self._walk.accept(judged)
        self._say(told)
        self._announce(now_s)

    def _remind(self, now_s: float) -> None:
        """Somebody may not have heard, or not know what is waited for."""
        self._reminded_s = now_s
        if (told := self.question) is not None:
            self._say(told.key, **told.facts)
        self._say("bench-walk-keys")

    # ---- the end -------------------------------------------------------------------------------------------

    def summary(self) -> bool:
        """Say what came of it; gives whether every sensor reads as it should."""
        pockets, sensors, untested = self._walk.bad_pockets(), self._walk.sensors(), self._walk.untested
        for half, site in pockets:
            self._say("bench-pocket", number=self._walk.domino.number, half=half, site=SITES[site])
        if sensors:
            self._say("bench-sensors", count=len(sensors))
            self._tell_by_cell(sensors)
            self._say("bench-sensors-remedy")
        if untested:
            self._say("bench-untested", cells=self._places(untested))
        if self._walk.out_of_reach:
            self._say("bench-out-of-reach", count=self._walk.out_of_reach, number=self._walk.domino.number)
        if pockets or sensors or untested:
            return False
        self._say("bench-good")
        return True

    # ---- facts ---------------------------------------------------------------------------------------------

    def _stir(self, now_s: float) -> None:
        self._changed_s = self._reminded_s = self._now_s = now_s

    def _tell(self, findings: Iterable[SensorFinding], key: str = "bench-wrong") -> None:
        """Say each finding."""
        for one in findings:
            should, pole = POLES[one.should], POLES[one.found]
            self._say(key, cell=self._place(one.cell), site=SITES[one.sensor], should=should, pole=pole)

    def _tell_by_cell(self, findings: Iterable[SensorFinding]) -> None:
        """Say each finding, and of a cell that reads nothing at all only that."""
        for cell, group in groupby(findings, key=lambda one: one.cell):
            found = list(group)
            if len(found) == len(SITES) and all(one.found == "0" for one in found):
                self._say("bench-dead", cell=self._place(cell))
            else:
                self._tell(found, key="bench-sensor")

    def _facts(self, step: WalkStep) -> dict[str, Fact]:
        a, b = map(kind_phrase, self._walk.domino.kinds)
        return {"a": a, "cell_a": Place("", *step.a), "b": b, "cell_b": Place("", *step.b)}

    def _cells_of_step(self) -> tuple[Fact, ...]:
        step = self._walk.step
        assert step is not None
        return (Place("", *step.a), Place("", *step.b))

    def _places(self, cells: Iterable[int]) -> tuple[Fact, ...]:
        return tuple(map(self._place, cells))

    def _place(self, cell: int) -> Place:
        return Place("", cell % self._columns + 1, cell // self._columns + 1)
