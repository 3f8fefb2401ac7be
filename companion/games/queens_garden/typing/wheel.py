"""The wheel and the jokers of an owner's boards: told, and corrected question by question."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace

from companion.core.forms import Form, Line, Step
from companion.core.model import Fact, Phrase, Problem
from companion.games.queens_garden.rules import tables
from companion.games.queens_garden.rules.tables import PRINTED, REWARDED, ROUNDS, SURE_ROUNDS, Sector, Tables
from companion.games.queens_garden.telling import nouns

_APART = str.maketrans("", "", " .,")


# ---- told -----------------------------------------------------------------------------------------------------


def told_side(found: Tables, own: Collection[str], command: str, *, side_b: bool) -> Iterator[Phrase]:
    """The wheel of one side, round by round."""
    sectors, entered = found.side(side_b), ("side_b" if side_b else "side_a") in own
    if sectors is None:
        yield Phrase("qg-wheel-side-b-empty", {"command": command})
        return
    yield Phrase("qg-wheel-side", {"side": "b" if side_b else "a", "own": int(entered)})
    yield from rows(sectors, range(1, ROUNDS + 1) if entered or side_b else SURE_ROUNDS)


def rows(sectors: Iterable[Sector], sure: Collection[int]) -> Iterator[Phrase]:
    """What the wheel scores in each round. sure: rounds that are certain."""
    known = tuple(sectors)
    for number in range(1, ROUNDS + 1):
        items = tuple(_sector(one) for one in known if one.round == number)
        yield Phrase("qg-wheel-row", {"round": number, "items": items, "sure": int(number in sure)})


def told_rewards(rewards: Mapping[str, int], *, sure: bool) -> Phrase:
    """Jokers for what is surrounded."""
    items = tuple(Phrase("qg-reward", {"what": one, "count": rewards[one]}) for one in REWARDED)
    return Phrase("qg-wheel-rewards", {"items": items, "sure": int(sure)})


def _sector(one: Sector) -> Phrase:
    return Phrase("qg-wheel-sector", {"property": nouns.criterion(one.criterion), "points": one.points})


# ---- asked ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Correcting(Form):
    """The twelve sectors of one side, the four rewards, or both; then all of it is read back.

    before: the tables that hold. asks: "wheel", "rewards" or both. wheel: round and points of each colour and
    pattern, points None while they are not known. rewards: jokers. at: index of what is asked. over: all is
    answered. kept: it is to be kept.
    """

    before: Tables
    side_b: bool
    asks: frozenset[str]
    wheel: Mapping[str, tuple[int, int | None]]
    rewards: Mapping[str, int]
    at: int = 0
    over: bool = False
    kept: bool = False

    @property
    def found(self) -> Tables | None:
        """The tables to be kept; None where nothing is."""
        if not self.kept:
            return None
        found = self.before._replace(rewards=dict(self.rewards))
        return found.with_side(self.side_b, self.sectors) if "wheel" in self.asks else found

    @property
    def sectors(self) -> tuple[Sector, ...]:
        """The wheel as it was entered, in the order of its rounds."""
        found = [Sector(one, number, points or 0) for one, (number, points) in self.wheel.items()]
        return tuple(sorted(found, key=lambda one: one.round))

    @property
    def step(self) -> str:
        """The criterion or the reward that is asked for, "" for what is read back."""
        steps = [*(self.wheel if "wheel" in self.asks else ()), *(REWARDED if "rewards" in self.asks else ())]
        return steps[self.at] if self.at < len(steps) else ""

    @property
    def question(self) -> Phrase | None:
        """See Form."""
        step = self.step
        if self.over:
            return None
        if step in self.wheel:
            number, points = self.wheel[step]
            facts: dict[str, Fact] = {"property": nouns.criterion(step), "round": number, "points": points or 0}
            return Phrase("qg-wheel-ask", {**facts, "known": int(points is not None), "first": int(not self.at)})
        if step:
            return Phrase("qg-reward-ask", {"what": step, "count": self.rewards[step]})
        wrong = self._problems()
        items = (Phrase(one.key, one.facts) for one in wrong) if wrong else self._entered()
        return Phrase("qg-wheel-wrong" if wrong else "qg-wheel-check", {"items": tuple(items)})

    def answer(self, line: Line) -> Step | None:
        """See Form. Enter keeps what is told; what was read back is gone through again if it cannot be so."""
        step, digit = self.step, line.digit
        if step in self.wheel:
            return self._sector(step, line)
        if step:
            found = digit if line.text else self.rewards[step]
            return None if found is None else Step(self._next(rewards={**self.rewards, step: found}))
        if line.text and digit not in (0, 1):
            return None
        if digit != 0 and self._problems():
            return Step(replace(self, at=0))
        return Step(replace(self, over=True, kept=digit != 0))

    def wrong(self, line: Line) -> Step:
        """See Form."""
        key = "qg-wheel-unfit" if self.step in self.wheel else "qg-reward-unfit"
        return Step(self, (Phrase(key, {"text": line.text}) if self.step else Phrase("preparing-unknown"),))

    def back(self) -> Step | None:
        """See Form; what was answered is what Enter keeps now."""
        return Step(replace(self, at=self.at - 1)) if self.at else None

    def _next(self, **changes: object) -> Correcting:
        return replace(self, at=self.at + 1, **changes)  # type: ignore[arg-type]

    def _sector(self, criterion: str, line: Line) -> Step | None:
        """Two digits are round and points, one the points."""
        number, points = self.wheel[criterion]
        if not line.text and points is None:
            return Step(self, (Phrase("qg-wheel-needed"),))
        if line.text:
            digits = line.plain.translate(_APART)
            if len(digits) not in (1, 2) or not (digits.isascii() and digits.isdecimal()):
                return None
            number, points = int(digits[0]) if len(digits) == 2 else number, int(digits[-1])
        if not 1 <= number <= ROUNDS:
            return None
        return Step(self._next(wheel={**self.wheel, criterion: (number, points)}))

    def _problems(self) -> list[Problem]:
        found = tables.wheel_problems(self.sectors, side_b=self.side_b) if "wheel" in self.asks else []
        return found + tables.reward_problems(self.rewards)

    def _entered(self) -> Iterator[Phrase]:
        if "wheel" in self.asks:
            yield from rows(self.sectors, range(1, ROUNDS + 1))
        if "rewards" in self.asks:
            yield told_rewards(self.rewards, sure=True)


def correcting(known: Tables, parts: Collection[str]) -> Correcting:
    """These parts of the tables are asked. Of a side that is not known yet the rounds of side A are proposed."""
    side_b = "side_b" in parts
    sectors = known.side(side_b)
    told = {one.criterion: (one.round, one.points if sectors else None) for one in sectors or PRINTED.side_a}
    asks = frozenset("rewards" if part == "rewards" else "wheel" for part in parts)
    return Correcting(known, side_b, asks, told, known.rewards)
