"""A domino walked over a board until every sensor has seen a magnet: where to lay it next, what its reading says.

Pure: no port, no clock, no words for people. Cells are numbered as on the wire, spots are column and row from 1.
That a sensor sees emptiness is read from the bare board before the first step, and from every empty pocket.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import product
from typing import Literal

from companion.device.reading.codebook import STEPS
from companion.device.tiles.code_words import SITES, turned
from companion.device.tiles.tileset import Domino

NEAR = 3
"""With more wrong sensors than these it is more likely another tile that lies there, or none that lies flat."""
HALF = 2
"""So many missing magnets of one half are put down to sensors; with more it is said that the half is not read."""
OFTEN = 3
"""A pocket that is read otherwise on so many sensors, and on most of them, is at fault itself."""

Spot = tuple[int, int]
Sort = Literal["nothing", "elsewhere", "half", "turned", "other", "wrong", "right"]


@dataclass(frozen=True, slots=True)
class WalkStep:
    """Where to lay the two halves."""

    a: Spot
    b: Spot


@dataclass(frozen=True, slots=True)
class SensorFinding:
    """A sensor of a cell that reads `found` where it should read `should`; both are signs of a word.

    half, site: the pocket over it, "a" or "b" and its place in the unturned word; half is "" on the bare board.
    """

    cell: int
    sensor: int
    should: str
    found: str
    half: str = ""
    site: int = 0


@dataclass(frozen=True, slots=True)
class StepJudgement:
    """What a reading says of the step. cells: on which something lies; findings: of "half" and "wrong"."""

    sort: Sort
    cells: tuple[int, ...] = ()
    findings: tuple[SensorFinding, ...] = ()


class Walk:
    """The way of one domino over a board of so many columns and rows.

    step: what to lay now, None at the end. left: how many steps there are yet, this one included, if none is
    skipped. findings: what was wrong so far, one a sensor.
    """

    def __init__(self, domino: Domino, columns: int, rows: int) -> None:
        self.domino = domino
        self.findings: dict[tuple[int, int], SensorFinding] = {}
        self._columns, self._rows = columns, rows
        self._masked: frozenset[tuple[int, int]] = frozenset()
        self._pockets: Counter[tuple[str, int]] = Counter()
        every = {sensor for step in self._places() for sensor in self._magnets(step)}
        self._goals = every
        self.out_of_reach = columns * rows * SITES - len(every)
        self._plan = self._made()
        self._at = 0

    # ---- the way -------------------------------------------------------------------------------------------

    @property
    def step(self) -> WalkStep | None:
        """What to lay now."""
        return self._plan[self._at] if self._at < len(self._plan) else None

    @property
    def left(self) -> int:
        """Steps that are left."""
        return sum(1 for step in self._plan[self._at :] if self._magnets(step) & self._goals)

    @property
    def untested(self) -> tuple[int, ...]:
        """Cells with a sensor that has seen no magnet."""
        return tuple(sorted({cell for cell, _ in self._goals}))

    def cell(self, spot: Spot) -> int:
        """The number of a spot's cell."""
        return (spot[1] - 1) * self._columns + spot[0] - 1

    def _made(self) -> list[WalkStep]:
        """Row by row, two cells at a time, both ways round; then whatever sees most of what is left."""
        plan: list[WalkStep] = []
        goals = set(self._goals)
        for step in self._rows_first():
            if self._magnets(step) & goals:
                goals -= self._magnets(step)
                plan.append(step)
        places = list(self._places())
        while goals:
            best = max(places, key=lambda step: len(self._magnets(step) & goals))
            goals -= self._magnets(best)
            plan.append(best)
        return plan

    def _rows_first(self) -> Iterator[WalkStep]:
        for y in range(1, self._rows + 1):
            for x in sorted({*range(1, self._columns, 2), self._columns - 1} - {0}):
                yield WalkStep((x, y), (x + 1, y))
                yield WalkStep((x + 1, y), (x, y))

    def _places(self) -> Iterator[WalkStep]:
        for y, x, (dx, dy) in product(range(1, self._rows + 1), range(1, self._columns + 1), STEPS):
            if 1 <= x + dx <= self._columns and 1 <= y + dy <= self._rows:
                yield WalkStep((x, y), (x + dx, y + dy))

    def _magnets(self, step: WalkStep) -> set[tuple[int, int]]:
        """The sensors under a magnet."""
        return {(one.cell, one.sensor) for one in self._expected(step) if one.should != "0"}

    def _expected(self, step: WalkStep) -> Iterator[SensorFinding]:
        """What each sensor of the two cells should read."""
        quarter = STEPS.index((step.b[0] - step.a[0], step.b[1] - step.a[1]))
        for half, spot, word in zip("ab", (step.a, step.b), self.domino.words, strict=True):
            sites = turned("01234", quarter)
            for sensor, trit in enumerate(turned(word, quarter)):
                yield SensorFinding(self.cell(spot), sensor, trit, trit, half, int(sites[sensor]))

    # ---- what is read --------------------------------------------------------------------------------------

    def bare(self, words: Sequence[str]) -> tuple[SensorFinding, ...]:
        """What an empty board should not read; these sensors are left out from here on."""
        found = tuple(self._felt(words))
        self._masked = frozenset((one.cell, one.sensor) for one in found)
        self.findings |= {(one.cell, one.sensor): one for one in found}
        self._goals -= self._masked
        self._pass()
        return found

    def lying(self, words: Sequence[str]) -> tuple[int, ...]:
        """The cells on which something lies."""
        felt = (one.cell for one in self._felt(words) if (one.cell, one.sensor) not in self._masked)
        return tuple(dict.fromkeys(felt))

    def _felt(self, words: Sequence[str]) -> Iterator[SensorFinding]:
        """Every sensor of a square that reads anything, as if nothing lay there."""
        for cell, word in enumerate(words[: self._columns * self._rows]):
            for sensor, trit in enumerate(word):
                if trit != "0":
                    yield SensorFinding(cell, sensor, "0", trit)

    def judge(self, words: Sequence[str]) -> StepJudgement:
        """What the board's words say of the present step."""
        step, lying = self.step, self.lying(words)
        if step is None or not lying:
            return StepJudgement("nothing")
        if not set(lying) <= {self.cell(step.a), self.cell(step.b)}:
            return StepJudgement("elsewhere", lying)
        own = self._differences(step, words)
        other = self._differences(WalkStep(step.b, step.a), words)
        if not own:
            return StepJudgement("right", lying)
        if len(other) < len(own) and len(other) < NEAR:
            return StepJudgement("turned", lying)
        if len(lying) == 1 and len(own) > HALF:
            return StepJudgement("half", lying, own)
        return StepJudgement("wrong", lying, own) if len(own) <= NEAR else StepJudgement("other", lying)

    def accept(self, judged: StepJudgement) -> None:
        """Take the step as done, with what was found."""
        if self.step is None:
            return
        self._goals -= self._magnets(self.step)
        self._pockets.update((one.half, one.site) for one in self._expected(self.step))
        for one in judged.findings:
            self.findings.setdefault((one.cell, one.sensor), one)
        self._at += 1
        self._pass()

    def skip(self) -> None:
        """Leave the step out; what it would have tested may still be tested by another one."""
        self._at += 1
        self._pass()

    def bad_pockets(self) -> tuple[tuple[str, int], ...]:
        """Pockets of the domino itself, half and site, that were read otherwise nearly wherever it lay."""
        wrong = Counter((one.half, one.site) for one in self.findings.values() if one.half)
        return tuple(sorted(p for p, count in wrong.items() if count >= OFTEN and 2 * count > self._pockets[p]))

    def sensors(self) -> tuple[SensorFinding, ...]:
        """The sensors to look at, by cell; not those where the domino itself is at fault."""
        pockets = self.bad_pockets()
        return tuple(one for _, one in sorted(self.findings.items()) if (one.half, one.site) not in pockets)

    def _differences(self, step: WalkStep, words: Sequence[str]) -> tuple[SensorFinding, ...]:
        return tuple(
            replace(one, found=words[one.cell][one.sensor])
            for one in self._expected(step)
            if words[one.cell][one.sensor] != one.should and (one.cell, one.sensor) not in self._masked
        )

    def _pass(self) -> None:
        """Pass over steps that would test nothing new."""
        while (step := self.step) is not None and not self._magnets(step) & self._goals:
            self._at += 1
