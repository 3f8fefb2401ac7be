"""The conversation over the coupon: a dialogue that goes through its table. No port and no voice.

A bench finds the board, measures and holds power; what it cannot do is said, and tried again at the next Enter. A
step that fails is said with what is probably wrong; it can be tried again, or left behind.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Protocol

from companion.care.coupon.expected import CouponTable
from companion.care.coupon.judging import CENTRE
from companion.care.coupon.steps import METERED, CouponStep, Holds, Judged, Known, steps_of
from companion.care.tiles.phrases import SITES
from companion.core.errors import CompanionError
from companion.core.forms import Form, Line, Step
from companion.core.model import Fact, Phrase, Place

VOLTS = re.compile(r"(\d{1,5})(?:[.,](\d{1,3}))?")


class CouponBench(Protocol):
    """What the conversation needs of the coupon. Every call raises CompanionError where it cannot be done."""

    def find(self) -> None:
        """Find the board, and that it knows how to measure."""

    def measure(self, cell: tuple[int, int]) -> tuple[int, ...]:
        """The five levels of a square in millivolts."""

    def hold(self, power: Holds, sensor: int) -> None:
        """Hold a sensor of the first square for a meter, or scan; nothing where it is so already."""


@dataclass(frozen=True)
class CouponTalk(Form):
    """Where the conversation stands.

    at: the step that is asked. known: what was found out. causes: what is probably wrong, by step. failed: what
    came of the step that is asked, if that failed.
    """

    bench: CouponBench
    table: CouponTable
    at: int = 0
    known: Known = field(default_factory=dict)
    causes: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    failed: Judged | None = None

    @property
    def steps(self) -> tuple[CouponStep, ...]:
        """All steps."""
        return steps_of(self.table)

    @property
    def over(self) -> bool:
        """Whether the last step is done."""
        return self.at >= len(self.steps)

    # ---- what is asked: see Form -----------------------------------------------------------------------------

    @property
    def question(self) -> Phrase | None:
        """See Form."""
        if self.over:
            return None
        step = self.steps[self.at]
        if self.failed is not None:
            return Phrase("coupon-again", {"asks": step.asks, "stop": "yes" if self.failed.stop else "no"})
        return Phrase(f"coupon-ask-{step.name}", dict(step.facts))

    def opening(self) -> Step:
        """See Form."""
        return Step(
            self, (Phrase("coupon-begin", {"count": len(self.steps), "number": self.table.castle_number}),)
        )

    def answer(self, line: Line) -> Step | None:
        """See Form."""
        step = self.steps[self.at]
        if self._leaves(step, line):
            return self._left()
        got = _answered(step, line)
        if got is None:
            return None
        try:
            self.bench.hold(step.holds, METERED)
            if step.asks == "find":
                self.bench.find()
            if step.cell is not None:
                got = self.bench.measure(step.cell)
        except CompanionError as error:
            return Step(self, (Phrase(error.key, error.facts),))
        return self._judged(step, got)

    def wrong(self, line: Line) -> Step:
        """See Form."""
        return Step(self, (Phrase("coupon-answer", {"asks": self.steps[self.at].asks}),))

    def back(self) -> Step | None:
        """See Form: one step back, which is asked anew."""
        if self.failed is not None:
            return Step(replace(self, failed=None))
        if self.at == 0:
            return None
        before = self.steps[self.at - 1].name
        return self._asking(
            replace(
                self,
                at=self.at - 1,
                known={name: value for name, value in self.known.items() if name != before},
                causes={name: value for name, value in self.causes.items() if name != before},
            )
        )

    # ---- what comes of it ------------------------------------------------------------------------------------

    def _leaves(self, step: CouponStep, line: Line) -> bool:
        """Whether a step that has failed is left behind: by Enter where a reading is typed, else by nought."""
        if self.failed is None or self.failed.stop:
            return False
        return not line.text if step.asks in ("meter", "milliampere") else line.digit == 0

    def _left(self) -> Step:
        assert self.failed is not None
        name = self.steps[self.at].name
        return self._asking(
            replace(self, at=self.at + 1, failed=None, causes={**self.causes, name: self.failed.causes})
        )

    def _judged(self, step: CouponStep, got: tuple[int, ...]) -> Step:
        judged = step.judge(got, self.known, self.table)
        said = (*_told(step, got), *(Phrase("coupon-cause", {"cause": cause}) for cause in judged.causes))
        known = {**self.known, step.name: got}
        if judged.stop or (judged.causes and step.name != "holds"):  # a castle that falls falls again
            return Step(replace(self, known=known, failed=judged), said)
        causes = {**self.causes, **({step.name: judged.causes} if judged.causes else {})}
        good = () if judged.causes else (Phrase("coupon-good"),)
        return self._asking(replace(self, at=self.at + 1, known=known, causes=causes, failed=None), (*said, *good))

    def _asking(self, form: CouponTalk, said: tuple[Phrase, ...] = ()) -> Step:
        """The form with the power set as its step needs it, so that a meter can be read at once."""
        if form.over:
            return Step(form, said)
        try:
            form.bench.hold(form.steps[form.at].holds, METERED)
        except CompanionError as error:
            return Step(form, (*said, Phrase(error.key, error.facts)))
        return Step(form, said)

    def summary(self) -> tuple[Phrase, ...]:
        """What came of it all, a fact a sentence."""
        now = self.failed.causes if self.failed is not None else ()
        every = (*self.causes.values(), now)
        found = tuple(dict.fromkeys(cause for causes in every for cause in causes))
        told: list[Phrase] = [Phrase("coupon-left")] if not self.over else []
        told += [Phrase("coupon-cause", {"cause": cause}) for cause in found]
        told += _records(self.known)
        if self.over:
            told.append(
                Phrase("coupon-wrong" if found else "coupon-pass", {"count": len(self.causes)} if found else {})
            )
        return tuple(told)

    @property
    def passed(self) -> bool:
        """Whether every step was done and none has failed."""
        return self.over and not self.causes


def _answered(step: CouponStep, line: Line) -> tuple[int, ...] | None:
    """What was answered, in millivolts or milliamperes; None where it is no answer."""
    if step.asks == "yes-no":
        return (line.digit,) if line.digit in (0, 1) else None
    if step.asks in ("hands", "find"):
        return () if not line.text else None
    typed = VOLTS.fullmatch(line.plain)
    if typed is None:
        return None
    if typed[2] is None:
        return (int(typed[1]),)
    return (int(typed[1]) * 1000 + int(typed[2].ljust(3, "0")),)


def _told(step: CouponStep, got: tuple[int, ...]) -> tuple[Phrase, ...]:
    """What was measured, a sensor a sentence; of a bare magnet and the rod only the middle."""
    if step.cell is None:
        return ()
    sites = (CENTRE,) if step.name in ("bare", "turned-over", "rod", "rod-over") else range(len(got))
    place: Fact = Place("", *step.cell)
    return tuple(
        Phrase("coupon-level", {"cell": place, "site": SITES[site], "level": got[site]}) for site in sites
    )


def _records(known: Known) -> list[Phrase]:
    """What is to be kept of a coupon: where its outputs end, and what the cheaper class gives."""
    told = []
    if {"rod", "rod-over"} <= known.keys():
        ends = sorted((known["rod"][CENTRE], known["rod-over"][CENTRE]))
        told.append(Phrase("coupon-ends", {"low": ends[0], "high": ends[1]}))
    if "second-castle" in known:
        levels = known["second-castle"]
        told.append(Phrase("coupon-second", {"low": min(levels), "high": max(levels)}))
    return told
