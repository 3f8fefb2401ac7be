"""The questions before a new game, one at a time: who plays, which variants, who draws, is advice allowed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, TypeVar

from companion import keys
from companion.commands.setting import Manner, usual_name
from companion.errors import CompanionError
from companion.escapes import without
from companion.games.royal_garden.variants import DUEL, FEWEST, MOST, VARIANTS, allows
from companion.keys.answer import digit
from companion.model import Fact, Phrase

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from companion.commands.first import Ask
    from companion.config import Settings
    from companion.phrases import Phrases

T = TypeVar("T")

NAME_MOST = 40
"""Letters of a name that the settings can keep."""

DRAWERS = ("hand", "companion")
"""Who may draw, in the order of their digits."""


@dataclass(frozen=True, slots=True)
class Prepared:
    """What a game is to begin with. names: empty for a player without one. answered: to the end."""

    names: tuple[str, ...]
    manner: Manner
    answered: bool = False


class _Back(Exception):  # noqa: N818 - an answer, no error
    """One question back."""


class _Nobody(Exception):  # noqa: N818 - likewise
    """Nobody answers any more."""


def check_names(names: Iterable[str], phrases: Phrases) -> None:
    """A name must tell one player, and no column. CompanionError name-twice, name-is-column."""
    columns = {phrases.part("column", {"column": one}).casefold() for one in range(1, 8)}
    known: set[str] = set()
    for name in names:
        folded = name.casefold()
        if folded in known:
            raise CompanionError("name-twice", player=name)
        if folded in columns:
            raise CompanionError("name-is-column", player=name)
        known.add(folded)


def remembered_names(settings: Settings, count: int | None) -> tuple[str, ...]:
    """The names that belong to the seats of known boards; empty where nobody was named.

    count: how many play; None: as many as had boards last, two at least.
    """
    known = {seat.number: seat.name for seat in settings.seats.values() if seat.number <= MOST}
    count = count or max([FEWEST, *known])
    return tuple(known.get(number, "") for number in range(1, count + 1))


def prepare(
    ask: Ask,
    phrases: Phrases,
    proposed: Callable[[int], Prepared],
    count: int,
    settled: Collection[str] = (),
) -> Prepared:
    """Ask everything; where nobody answers any more, what was proposed holds for the rest.

    proposed: the names and manner for so many players. count: how many play when nothing else is said. settled:
    "draw", "advice" where that is not asked. The word for "previous" goes one question back. What cannot be is
    asked again, with its reason.
    """
    dialogue = _Dialogue(ask, phrases, proposed, proposed(count), settled)
    at = 0
    try:
        while at < len(steps := dialogue.steps()):
            try:
                steps[at]()
                at += 1
            except _Back:
                at = max(0, at - 1)
    except _Nobody:
        return dialogue.result(answered=False)
    return dialogue.result(answered=True)


@dataclass(slots=True)
class _Dialogue:
    """What has been answered so far. typed: the names, by number of the player."""

    ask: Ask
    phrases: Phrases
    proposed: Callable[[int], Prepared]
    now: Prepared
    settled: Collection[str]
    typed: dict[int, str] = field(default_factory=dict)

    def steps(self) -> list[Callable[[], None]]:
        """The questions for so many players, in order."""
        names = [self._name(number) for number in range(1, len(self.now.names) + 1)]
        drafting = {"variants": self.variants, "draw": self.drawer} if self.now.manner.match else {}
        rest = {**drafting, "advice": self.advice}
        return [self.count, *names, *(asked for what, asked in rest.items() if what not in self.settled)]

    def result(self, *, answered: bool) -> Prepared:
        """What the game begins with."""
        names: list[str] = []
        for number in range(1, len(self.now.names) + 1):
            names.append(self.typed.get(number) or self._proposal(number, names))
        return Prepared(tuple(names), self.now.manner, answered)

    # ---- the questions ---------------------------------------------------------------------------------------

    def count(self) -> None:
        """How many play."""
        usual = len(self.now.names)

        def read(text: str) -> int | Phrase:
            told = usual if not text else digit(text)
            return told if told is not None and 1 <= told <= MOST else Phrase("preparing-unknown")

        count = self._answered(Phrase("preparing-players", {"count": usual}), read)
        if count != usual:
            self.now = self.proposed(count)

    def _name(self, number: int) -> Callable[[], None]:
        def asked() -> None:
            before = [self.typed[one] for one in range(1, number)]
            usual = self._proposal(number, before)

            def read(text: str) -> str | Phrase:
                name = " ".join(without(text).split())
                return self._judged(name or usual, before)

            facts: dict[str, Fact] = {"number": number, "name": usual}
            self.typed[number] = self._answered(Phrase("preparing-name", facts), read, name=True)

        return asked

    def variants(self) -> None:
        """Which variants: a digit adds or takes away one, Enter or nought goes on."""
        count = len(self.now.names)
        offered = tuple(
            Phrase("preparing-variant", {"number": number, "variant": one})
            for number, one in enumerate(VARIANTS, start=1)
            if allows(one, count)
        )

        def read(text: str) -> str | Phrase:
            told = digit(text)
            if not text or told == 0:
                return ""
            if told is None or told > len(VARIANTS):
                return Phrase("preparing-unknown")
            one = VARIANTS[told - 1]
            if not allows(one, count):
                return Phrase("rg-setup-duel" if one == DUEL else "rg-setup-wider", {"count": count})
            return one

        question = Phrase("preparing-variants", {"items": offered, "chosen": self._chosen()})
        while one := self._answered(question, read):
            chosen = set(self.now.manner.variants) ^ {one}
            self._holds(variants=tuple(each for each in VARIANTS if each in chosen))
            question = Phrase("preparing-chosen", {"chosen": self._chosen()})

    def drawer(self) -> None:
        """Who draws lots and dominoes."""
        usual = self.now.manner.draw

        def read(text: str) -> str | Phrase:
            told = digit(text)
            if not text:
                return usual
            return DRAWERS[told - 1] if told in (1, 2) else Phrase("preparing-unknown")

        self._holds(draw=self._answered(Phrase("preparing-draw", {"usual": usual}), read))

    def advice(self) -> None:
        """Whether the best places may be named."""
        usual = self.now.manner.advice

        def read(text: str) -> bool | Phrase:
            if not text:
                return usual
            told = digit(text)
            return bool(told) if told in (0, 1) else Phrase("preparing-unknown")

        self._holds(advice=self._answered(Phrase("preparing-advice", {"usual": int(usual)}), read))

    # ---- asking ----------------------------------------------------------------------------------------------

    def _answered(self, question: Phrase, read: Callable[[str], T | Phrase], name: bool = False) -> T:
        """Ask until the answer can be read. _Back, _Nobody."""
        asked = question
        while True:
            typed = self.ask(asked, name)
            if typed is None:
                raise _Nobody
            if self._goes_back(typed):
                raise _Back
            found = read(typed.strip())
            if not isinstance(found, Phrase):
                return found
            asked = Phrase("preparing-again", {"reason": found, "question": question})

    def _goes_back(self, typed: str) -> bool:
        """Whether somebody wants the question before; a digit is always an answer."""
        word = typed.strip()
        if not word[:1].isalpha() or digit(word) is not None:
            return False
        meant = keys.understand(word, keys.Vocabulary((), keys.words_of((), self.phrases.part)))
        return isinstance(meant, keys.Meant) and meant.command.name == "previous"

    def _judged(self, name: str, before: list[str]) -> str | Phrase:
        """The name, or why it cannot be one."""
        if not any(char.isalpha() for char in name):
            return Phrase("preparing-name-letters")
        if len(name) > NAME_MOST:
            return Phrase("preparing-name-long", {"most": NAME_MOST})
        try:
            check_names([*before, name], self.phrases)
        except CompanionError as error:
            return Phrase(error.key, error.facts)
        return name

    def _proposal(self, number: int, before: list[str]) -> str:
        """The name that Enter alone takes: the last one of this seat, unless somebody else has it by now."""
        taken = {name.casefold() for name in before}
        usual = [usual_name(self.phrases, one) for one in (number, *range(1, MOST + 1))]
        names = (self.typed.get(number, ""), self.now.names[number - 1], *usual)
        return next(name for name in names if name and name.casefold() not in taken)

    def _holds(self, **changes: object) -> None:
        self.now = replace(self.now, manner=replace(self.now.manner, **changes))  # type: ignore[arg-type]

    def _chosen(self) -> tuple[Fact, ...]:
        return tuple(Phrase("rg-variant", {"variant": one}) for one in self.now.manner.variants)
