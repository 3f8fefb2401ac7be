"""The questions before a new game, one at a time: which game, who plays, which variants, who draws, advice."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from companion.commands.asking import Questions
from companion.commands.setting import Manner, usual_name
from companion.errors import CompanionError
from companion.escapes import without
from companion.games import NAMES, offer
from companion.keys.answer import digit
from companion.model import Fact, Phrase

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from companion.commands.first import Ask
    from companion.config import Settings
    from companion.games.base import Offer
    from companion.phrases import Phrases

NAME_MOST = 40
"""Letters of a name that the settings can keep."""

DRAWERS = ("hand", "companion")
"""Who may draw, in the order of their digits."""


@dataclass(frozen=True, slots=True)
class Prepared:
    """What a game is to begin with. game: its name. names: "" for a player without one. answered: to the end."""

    game: str
    names: tuple[str, ...]
    manner: Manner
    answered: bool = False


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


def remembered_names(settings: Settings, game: str, count: int | None) -> tuple[str, ...]:
    """The names that belong to the seats of known boards; empty where nobody was named.

    game: which one is played. count: how many play; None: as many as had boards last, and as a match needs.
    """
    offered = offer(game)
    known = {seat.number: seat.name for seat in settings.seats.values() if seat.number <= offered.most}
    count = count or max([offered.fewest, *known])
    return tuple(known.get(number, "") for number in range(1, count + 1))


def prepare(
    ask: Ask,
    phrases: Phrases,
    proposed: Callable[[str, int], Prepared],
    game: str,
    count: int,
    settled: Collection[str] = (),
) -> Prepared:
    """Ask everything; where nobody answers any more, what was proposed holds for the rest.

    proposed: the names and manner of a game for so many players. game, count: which is played and by how many when
    nothing else is said. settled: "game", "draw", "advice" where that is not asked. The word for "previous" goes
    one question back. What cannot be is asked again, with its reason.
    """
    dialogue = _Dialogue(ask, phrases, proposed, proposed(game, count), settled)
    return dialogue.result(answered=dialogue.run(dialogue.steps))


@dataclass(slots=True)
class _Dialogue(Questions):
    """What has been answered so far. typed: the names, by number of the player."""

    proposed: Callable[[str, int], Prepared]
    now: Prepared
    settled: Collection[str]
    typed: dict[int, str] = field(default_factory=dict)

    def steps(self) -> list[Callable[[], None]]:
        """The questions for this game and so many players, in order."""
        names = [self._name(number) for number in range(1, len(self.now.names) + 1)]
        drafting = {"variants": self.variants, "draw": self.drawer} if self.now.manner.match else {}
        advice = {"advice": self.advice} if self.offer.advice else {}
        first = {"game": self.game, "count": self.count}
        last = {**drafting, **advice}
        return [*self._unsettled(first), *names, *self._unsettled(last)]

    def _unsettled(self, questions: dict[str, Callable[[], None]]) -> list[Callable[[], None]]:
        return [asked for what, asked in questions.items() if what not in self.settled]

    @property
    def offer(self) -> Offer:
        """What the game may be that has been chosen so far."""
        return offer(self.now.game)

    def result(self, *, answered: bool) -> Prepared:
        """What the game begins with."""
        names: list[str] = []
        for number in range(1, len(self.now.names) + 1):
            names.append(self.typed.get(number) or self._proposal(number, names))
        return replace(self.now, names=tuple(names), answered=answered)

    # ---- the questions ---------------------------------------------------------------------------------------

    def game(self) -> None:
        """Which game."""
        usual = self.now.game
        items = tuple(
            Phrase("preparing-game-digit", {"number": number, "game": offer(one).title})
            for number, one in enumerate(NAMES, start=1)
        )

        def read(text: str) -> str | Phrase:
            told = digit(text)
            if not text:
                return usual
            return NAMES[told - 1] if told and told <= len(NAMES) else Phrase("preparing-unknown")

        question = Phrase("preparing-game", {"items": items, "usual": self.offer.title})
        if (game := self.answered(question, read)) != usual:
            offered = offer(game)
            self.now = self.proposed(game, min(max(len(self.now.names), offered.fewest), offered.most))

    def count(self) -> None:
        """How many play."""
        usual, offered = len(self.now.names), self.offer

        def read(text: str) -> int | Phrase:
            told = usual if not text else digit(text)
            fits = told is not None and offered.least <= told <= offered.most
            return told if told is not None and fits else Phrase("preparing-unknown")

        facts: dict[str, Fact] = {"count": usual}
        question = Phrase("preparing-players", facts)
        if not offered.free:
            facts |= {"least": offered.fewest, "most": offered.most}
            question = Phrase("preparing-match-players", facts)
        count = self.answered(question, read)
        if count != usual:
            self.now = self.proposed(self.now.game, count)

    def _name(self, number: int) -> Callable[[], None]:
        def asked() -> None:
            before = [self.typed[one] for one in range(1, number)]
            usual = self._proposal(number, before)

            def read(text: str) -> str | Phrase:
                name = " ".join(without(text).split())
                return self._judged(name or usual, before)

            facts: dict[str, Fact] = {"number": number, "name": usual}
            self.typed[number] = self.answered(Phrase("preparing-name", facts), read, name=True)

        return asked

    def variants(self) -> None:
        """Which variants: a digit adds or takes away one, Enter or nought goes on."""
        count, offered = len(self.now.names), self.offer
        items = tuple(
            Phrase("preparing-variant", {"number": number, "variant": offered.called(one)})
            for number, one in enumerate(offered.variants, start=1)
            if offered.hinders(one, offered.variants, count) is None
        )

        def read(text: str) -> str | Phrase:
            told = digit(text)
            if not text or told == 0:
                return ""
            if told is None or told > len(offered.variants):
                return Phrase("preparing-unknown")
            one = offered.variants[told - 1]
            hindered = offered.hinders(one, self.now.manner.variants, count)
            return one if hindered is None else Phrase(hindered.key, hindered.facts)

        question = Phrase("preparing-variants", {"items": items, "chosen": self._chosen()})
        while one := self.answered(question, read):
            chosen = set(self.now.manner.variants) ^ {one}
            self._holds(variants=offered.fitting((each for each in offered.variants if each in chosen), count))
            question = Phrase("preparing-chosen", {"chosen": self._chosen()})

    def drawer(self) -> None:
        """Who draws what chance decides."""
        usual = self.now.manner.draw

        def read(text: str) -> str | Phrase:
            told = digit(text)
            if not text:
                return usual
            return DRAWERS[told - 1] if told in (1, 2) else Phrase("preparing-unknown")

        self._holds(draw=self.answered(self.offer.drawn(usual), read))

    def advice(self) -> None:
        """Whether the best places may be named."""
        usual = self.now.manner.advice

        def read(text: str) -> bool | Phrase:
            if not text:
                return usual
            told = digit(text)
            return bool(told) if told in (0, 1) else Phrase("preparing-unknown")

        self._holds(advice=self.answered(Phrase("preparing-advice", {"usual": int(usual)}), read))

    # ---- small things ----------------------------------------------------------------------------------------

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
        usual = [usual_name(self.phrases, one) for one in (number, *range(1, self.offer.most + 1))]
        names = (self.typed.get(number, ""), self.now.names[number - 1], *usual)
        return next(name for name in names if name and name.casefold() not in taken)

    def _holds(self, **changes: object) -> None:
        self.now = replace(self.now, manner=replace(self.now.manner, **changes))  # type: ignore[arg-type]

    def _chosen(self) -> tuple[Fact, ...]:
        return tuple(map(self.offer.called, self.now.manner.variants))
