"""The dialogue that corrects the wheel and the jokers of Queen's Garden, and these tables told."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from companion.commands.asking import Questions
from companion.commands.wheel_store import COMMAND_B, Kept
from companion.games.queens_garden import tables
from companion.games.queens_garden.tables import PRINTED, REWARDED, ROUNDS, SURE_ROUNDS, Sector, Tables
from companion.keys.answer import digit
from companion.keys.row import as_digits
from companion.model import Fact, Phrase, Problem

if TYPE_CHECKING:
    from companion.commands.first import Ask
    from companion.phrases import Phrases

KEEP, DROP, AGAIN = "keep", "drop", "again"
_APART = str.maketrans("", "", " .,")


# ---- told -----------------------------------------------------------------------------------------------------


def told(kept: Kept) -> Iterator[Phrase]:
    """Both sides and the rewards, a fact a line."""
    for part in ("side_a", "side_b"):
        yield from told_side(kept, side_b=part == "side_b")
    yield told_rewards(kept.tables.rewards, sure="rewards" in kept.own)


def told_side(kept: Kept, *, side_b: bool) -> Iterator[Phrase]:
    """The wheel of one side, round by round."""
    sectors, own = kept.tables.side(side_b), ("side_b" if side_b else "side_a") in kept.own
    if sectors is None:
        yield Phrase("qg-wheel-side-b-empty", {"command": COMMAND_B})
        return
    yield Phrase("qg-wheel-side", {"side": "b" if side_b else "a", "own": int(own)})
    yield from rows(sectors, range(1, ROUNDS + 1) if own or side_b else SURE_ROUNDS)


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
    return Phrase("qg-wheel-sector", {"property": _property(one.criterion), "points": one.points})


def _property(criterion: str) -> Phrase:
    return Phrase("qg-property", {"property": criterion})


# ---- asked ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Corrected:
    """What came of a dialogue. tables: to be kept; None where nothing is. answered: to its end."""

    tables: Tables | None
    answered: bool


def correct(
    ask: Ask, phrases: Phrases, before: Tables, *, side_b: bool = False, wheel: bool = True, rewards: bool = True
) -> Corrected:
    """Ask the twelve sectors of one side, the four rewards, or both, and read all of it back.

    before: what Enter keeps. Of a side that is not known yet the rounds of side A are proposed. The word for
    "previous" goes one question back; what cannot be is asked again.
    """
    sectors = before.side(side_b)
    known: dict[str, tuple[int, int | None]] = {
        one.criterion: (one.round, one.points if sectors else None) for one in sectors or PRINTED.side_a
    }
    dialogue = _Dialogue(ask, phrases, side_b, known, dict(before.rewards), wheel, rewards)
    while True:
        if not dialogue.run(dialogue.steps):
            return Corrected(None, answered=False)
        if dialogue.end == DROP:
            return Corrected(None, answered=True)
        if dialogue.end == KEEP:
            found = before._replace(rewards=dialogue.rewards)
            return Corrected(found.with_side(side_b, dialogue.sectors()) if wheel else found, answered=True)


@dataclass(slots=True)
class _Dialogue(Questions):
    """What has been answered so far.

    wheel: round and points of each colour and pattern, points None while they are not known. asks_wheel,
    asks_rewards: what is asked. end: what is to become of it.
    """

    side_b: bool
    wheel: dict[str, tuple[int, int | None]]
    rewards: dict[str, int]
    asks_wheel: bool
    asks_rewards: bool
    end: str = field(default=AGAIN)

    def steps(self) -> list[Callable[[], None]]:
        """Every question, then what has been entered."""
        sectors = [self._sector(one, first=not at) for at, one in enumerate(self.wheel)]
        rewards = [self._reward(one) for one in REWARDED]
        return [*(sectors if self.asks_wheel else []), *(rewards if self.asks_rewards else []), self._check]

    def sectors(self) -> tuple[Sector, ...]:
        """The wheel as it was entered, in the order of its rounds."""
        found = [Sector(one, number, points or 0) for one, (number, points) in self.wheel.items()]
        return tuple(sorted(found, key=lambda one: one.round))

    def _sector(self, criterion: str, *, first: bool) -> Callable[[], None]:
        def asked() -> None:
            usual, points = self.wheel[criterion]

            def read(text: str) -> tuple[int, int] | Phrase:
                digits = as_digits(text).translate(_APART)
                if not digits and not text:
                    return Phrase("qg-wheel-needed") if points is None else (usual, points)
                if len(digits) not in (1, 2) or not (digits.isascii() and digits.isdecimal()):
                    return Phrase("qg-wheel-unfit", {"text": text})
                number = int(digits[0]) if len(digits) == 2 else usual
                if not 1 <= number <= ROUNDS:
                    return Phrase("qg-wheel-unfit", {"text": text})
                return number, int(digits[-1])

            facts: dict[str, Fact] = {"property": _property(criterion), "round": usual, "points": points or 0}
            facts |= {"known": int(points is not None), "first": int(first)}
            self.wheel[criterion] = self.answered(Phrase("qg-wheel-ask", facts), read, name=True)

        return asked

    def _reward(self, what: str) -> Callable[[], None]:
        def asked() -> None:
            usual = self.rewards[what]

            def read(text: str) -> int | Phrase:
                found = usual if not text else digit(text)
                return Phrase("qg-reward-unfit", {"text": text}) if found is None else found

            question = Phrase("qg-reward-ask", {"what": what, "count": usual})
            self.rewards[what] = self.answered(question, read, name=True)

        return asked

    def _check(self) -> None:
        """Read all of it back; Enter keeps it, or goes through it again where it cannot be so."""
        wrong = self._problems()

        def read(text: str) -> str | Phrase:
            if not text or digit(text) == 1:
                return AGAIN if wrong else KEEP
            return DROP if digit(text) == 0 else Phrase("preparing-unknown")

        items = (Phrase(one.key, one.facts) for one in wrong) if wrong else self._entered()
        question = Phrase("qg-wheel-wrong" if wrong else "qg-wheel-check", {"items": tuple(items)})
        self.end = self.answered(question, read)

    def _problems(self) -> list[Problem]:
        found = tables.wheel_problems(self.sectors(), side_b=self.side_b) if self.asks_wheel else []
        return found + tables.reward_problems(self.rewards)

    def _entered(self) -> Iterator[Phrase]:
        if self.asks_wheel:
            yield from rows(self.sectors(), range(1, ROUNDS + 1))
        if self.asks_rewards:
            yield told_rewards(self.rewards, sure=True)
