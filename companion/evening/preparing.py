"""The questions before a new game, one at a time: which game, who plays, which variants, who draws, advice."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from companion.core.errors import CompanionError
from companion.core.forms import Form, Line, Step
from companion.core.languages import fold
from companion.core.model import Fact, Phrase
from companion.evening.asking import asked
from companion.evening.setting import PlayManner, usual_name
from companion.games import NAMES, manifest, offer
from companion.input.dialogue import End
from companion.minds.levels import LEVELS

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from companion.config import Settings
    from companion.evening.first import Ask
    from companion.games.offers import Offer
    from companion.language.phrases import Phrases

USUAL = "club"
"""The level of computers where none is chosen."""

_BOTH = re.compile(r"([0-9])[.,]([0-9])")
"""How many people and computers are told at once."""

NAME_MOST = 40
"""Letters of a name that the settings can keep."""

Proposed = Callable[[str, int, Mapping[int, str]], "PreparedGame"]
"""What a game begins with where nothing is said: its name, how many play, the levels of computers by player."""

DRAWERS = ("hand", "companion")
"""Who may draw, in the order of their digits."""


@dataclass(frozen=True, slots=True)
class PreparedGame:
    """What a game is to begin with. game: its name. names: "" for a player without one.

    answered: to the end. left: by a command, so that no game is wanted.
    """

    game: str
    names: tuple[str, ...]
    manner: PlayManner
    answered: bool = False
    left: bool = False


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


def why_no_name(name: str, before: Iterable[str], phrases: Phrases) -> Phrase | None:
    """Why somebody cannot be called so beside those before; None where that can be."""
    if not any(char.isalpha() for char in name):
        return Phrase("preparing-name-letters")
    if len(name) > NAME_MOST:
        return Phrase("preparing-name-long", {"most": NAME_MOST})
    try:
        check_names([*before, name], phrases)
    except CompanionError as error:
        return Phrase(error.key, error.facts)
    return None


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
    proposed: Proposed,
    game: str,
    count: int,
    settled: Collection[str] = (),
) -> PreparedGame:
    """Ask everything; where nobody answers any more, what was proposed holds for the rest.

    proposed: the names and manner of a game for so many players, for some of whom computers play. game, count:
    which is played and by how many people when nothing else is said. settled: "game", "draw", "advice" where that
    is not asked. What cannot be is asked again, with its reason.
    """
    form, end = asked(Preparing(phrases, proposed, proposed(game, count, {}), frozenset(settled)), ask, phrases)
    return replace(form.result(), answered=end is End.DONE, left=end is End.LEFT)


@dataclass(frozen=True, slots=True)
class Preparing(Form):
    """What has been answered so far.

    typed: the names, by number of the player. at: index of the step that is asked. chose: a variant was added or
    taken away by the answer before. whole: who plays alone against computers is asked everything too.
    """

    phrases: Phrases
    proposed: Proposed
    now: PreparedGame
    settled: frozenset[str]
    typed: Mapping[int, str] = field(default_factory=dict)
    at: int = 0
    chose: bool = False
    whole: bool = False

    @property
    def people(self) -> int:
        """How many people play."""
        return len(self.now.names) - len(self.now.manner.programs)

    @property
    def steps(self) -> tuple[str | int, ...]:
        """What is asked about this game and so many players, in order; a player's name by the number."""
        drafts = {"variants": bool(self.offer.variants), "draw": self.offer.drawn is not None}
        drafting = [one for one, asked in drafts.items() if asked and self.now.manner.match]
        advice = ("advice",) if self.offer.advice else ()
        computers = ("computers",) if self.people == 1 and self._most_computers else ()
        level = ("level",) if self.now.manner.programs else ()
        steps: tuple[str | int, ...] = ("game", "count", *computers, *level)
        if not level or self.people > 1 or self.whole:
            steps = (*steps, *range(1, self.people + 1), *drafting, *advice)
        return tuple(one for one in steps if one not in self.settled)

    @property
    def step(self) -> str | int:
        """What is asked now, "" at the end."""
        return self.steps[self.at] if self.at < len(self.steps) else ""

    @property
    def offer(self) -> Offer:
        """What the game may be that has been chosen so far."""
        return offer(self.now.game)

    def result(self) -> PreparedGame:
        """What the game begins with."""
        names: list[str] = []
        for number in range(1, len(self.now.names) + 1):
            names.append(
                ""
                if number in self.now.manner.programs
                else self.typed.get(number) or self._proposal(number, names)
            )
        return replace(self.now, names=tuple(names))

    # ---- a dialogue: see Form --------------------------------------------------------------------------------

    @property
    def question(self) -> Phrase | None:
        """See Form."""
        step = self.step
        if isinstance(step, int):
            return Phrase("preparing-name", {"number": step, "name": self._proposal(step, self._before)})
        asks = {"game": self._which, "count": self._count, "variants": self._variants, "advice": self._advice}
        asks |= {"computers": self._computers, "level": self._level}
        if step == "draw" and self.offer.drawn is not None:
            return self.offer.drawn(self.now.manner.draw)
        return asks[step]() if step else None

    @property
    def is_text(self) -> bool:
        """See Form."""
        return isinstance(self.step, int)

    def answer(self, line: Line) -> Step | None:
        """See Form."""
        step = self.step
        if isinstance(step, int):
            return self._named(step, line.text)
        if step == "variants":
            return self._chosen(line)
        if not line.text:
            return Step(self._next())
        both = _BOTH.fullmatch(line.plain) if step == "count" else None
        if both is not None:
            return self._mixed(int(both[1]), int(both[2]))
        digit = self._digit(str(step), line)
        after = None if digit is None else self._told(str(step), digit)
        return None if after is None else Step(after)

    def wrong(self, line: Line) -> Step:
        """See Form."""
        return Step(self, (Phrase("preparing-unknown"),))

    def back(self) -> Step:
        """See Form; what was answered is what Enter takes now."""
        return Step(replace(self, at=max(0, self.at - 1), chose=False))

    # ---- the questions ---------------------------------------------------------------------------------------

    def _which(self) -> Phrase:
        items = tuple(
            Phrase("preparing-game-digit", {"number": number, "game": offer(one).title})
            for number, one in enumerate(NAMES, start=1)
        )
        return Phrase("preparing-game", {"items": items, "usual": self.offer.title})

    def _count(self) -> Phrase:
        facts: dict[str, Fact] = {"count": self.people, "least": self._least, "most": self.offer.most}
        return Phrase("preparing-players", {**facts, "computers": int(self._thought)})

    def _computers(self) -> Phrase:
        facts: dict[str, Fact] = {"least": self._least_computers, "most": self._most_computers}
        return Phrase("preparing-computers", {**facts, "usual": len(self.now.manner.programs)})

    def _level(self) -> Phrase:
        more = int(self.people == 1 and not self.whole)
        return Phrase("preparing-level", {"usual": next(iter(self.now.manner.programs.values())), "more": more})

    def _variants(self) -> Phrase:
        offered = self.offer
        chosen: tuple[Fact, ...] = tuple(map(offered.called, self.now.manner.variants))
        if self.chose:
            return Phrase("preparing-chosen", {"chosen": chosen})
        items = tuple(
            Phrase("preparing-variant", {"number": number, "variant": offered.called(one)})
            for number, one in enumerate(offered.variants, start=1)
            if offered.hinders(one, offered.variants, len(self.now.names)) is None
        )
        return Phrase("preparing-variants", {"items": items, "chosen": chosen})

    def _advice(self) -> Phrase:
        return Phrase("preparing-advice", {"usual": int(self.now.manner.advice)})

    # ---- the answers -----------------------------------------------------------------------------------------

    def _digit(self, step: str, line: Line) -> int | None:
        """The digit that was typed, or that of the answer whose name or number was typed in words."""
        if line.digit is not None:
            return line.digit
        named: Iterable[tuple[int, Iterable[str]]]
        if step == "game":
            named = ((at, [self.phrases.part(offer(one).title)]) for at, one in enumerate(NAMES, 1))
        elif step == "variants":
            named = (
                (at, self.phrases.forms(self.offer.called(one))) for at, one in enumerate(self.offer.variants, 1)
            )
        elif step in ("count", "computers"):
            named = ((at, self.phrases.forms(Phrase("number-typed", {"number": at}))) for at in range(1, 10))
        elif step == "level":
            parts = ((at, {"level": one.name}) for at, one in enumerate(LEVELS, start=1))
            named = ((at, [self.phrases.part("computer-level", facts)]) for at, facts in parts)
        else:
            kind = "advice" if step == "advice" else "drawer"
            named = (
                (at, self.phrases.part(f"{kind}-typed", {"number": at}).split(","))
                for at in ((0, 1) if step == "advice" else (1, 2))
            )
        typed = fold(line.text)
        return next((at for at, words in named if typed in {fold(word.strip()) for word in words}), None)

    def _told(self, step: str, digit: int) -> Preparing | None:
        """What follows from a digit; None where it is no answer."""
        if step == "game":
            return self._playing(NAMES[digit - 1]) if 1 <= digit <= len(NAMES) else None
        if step == "count":
            return self._with(digit) if self._least <= digit <= self.offer.most else None
        if step == "computers":
            return self._against(digit) if self._least_computers <= digit <= self._most_computers else None
        if step == "level":
            return self._at_level(digit)
        if step == "draw":
            return self._next(draw=DRAWERS[digit - 1]) if digit in (1, 2) else None
        return self._next(advice=bool(digit)) if digit in (0, 1) else None

    def _next(self, **manner: object) -> Preparing:
        """The next step, with these things of the manner settled."""
        now = replace(self.now, manner=replace(self.now.manner, **manner))  # type: ignore[arg-type]
        return replace(self, now=now, at=self.at + 1, chose=False)

    def _playing(self, game: str) -> Preparing:
        if game == self.now.game:
            return self._next()
        offered = offer(game)
        count = min(max(len(self.now.names), offered.fewest), offered.most)
        return replace(self, now=self.proposed(game, count, {}), at=self.at + 1)

    def _with(self, people: int) -> Preparing:
        """So many people; one alone plays against a computer, unless nought is typed then."""
        if people == self.people:
            return replace(self, at=self.at + 1)
        computers = max(self.offer.fewest - people, 0) if self._thought else 0
        return replace(self, now=self._seated(people, computers, USUAL), at=self.at + 1)

    def _mixed(self, people: int, computers: int) -> Step | None:
        """So many people and so many computers, told together."""
        fits = self._thought and people >= 1 and self.offer.fewest <= people + computers <= self.offer.most
        if not fits:
            return None
        now = self._seated(people, computers, USUAL)
        return Step(replace(self, now=now, at=self.at + 1 + (people == 1 and computers < self.offer.most)))

    def _against(self, computers: int) -> Preparing:
        """So many computers; who plays with one alone is drawn for."""
        level = next(iter(self.now.manner.programs.values()), USUAL)
        return replace(self, now=self._seated(self.people, computers, level), at=self.at + 1)

    def _at_level(self, digit: int) -> Preparing | None:
        """Computers of this level; one more: everything else is asked too."""
        if digit == len(LEVELS) + 1 and self.people == 1:
            return replace(self, whole=True)
        if not 1 <= digit <= len(LEVELS):
            return None
        now = self._seated(self.people, len(self.now.manner.programs), LEVELS[digit - 1].name)
        return replace(self, now=now, at=self.at + 1)

    def _seated(self, people: int, computers: int, level: str) -> PreparedGame:
        """What is proposed for so many people and, behind them, computers; they draw for one alone."""
        programs = {people + number: level for number in range(1, computers + 1)}
        now = self.proposed(self.now.game, people + computers, programs)
        alone = people == 1 and computers > 0 and self.offer.drawn is not None
        return replace(now, manner=replace(now.manner, draw="companion")) if alone else now

    @property
    def _thought(self) -> bool:
        """Whether computers can play this game."""
        return bool(manifest(self.now.game).mind)

    @property
    def _least(self) -> int:
        """Of people."""
        return 1 if self._thought else self.offer.least

    @property
    def _least_computers(self) -> int:
        return max(self.offer.least - self.people, 0)

    @property
    def _most_computers(self) -> int:
        return self.offer.most - self.people if self._thought else 0

    def _chosen(self, line: Line) -> Step | None:
        """A digit adds a variant or takes it away, Enter or nought goes on."""
        told, count, offered = self._digit("variants", line), len(self.now.names), self.offer
        if not line.text or told == 0:
            return Step(self._next())
        if told is None or told > len(offered.variants):
            return None
        one, held = offered.variants[told - 1], self.now.manner.variants
        if (hindered := offered.hinders(one, held, count)) is not None:
            return Step(self, (Phrase(hindered.key, hindered.facts),))
        chosen = {*held} ^ {one}
        fitting = offered.fitting((each for each in offered.variants if each in chosen), count)
        return Step(replace(self._next(variants=fitting), at=self.at, chose=True))

    def _named(self, number: int, typed: str) -> Step:
        """A player with this name, Enter alone for the proposed one; or why it cannot be one."""
        name = typed or self._proposal(number, self._before)
        wrong = why_no_name(name, self._before, self.phrases)
        if wrong is not None:
            return Step(self, (wrong,))
        return Step(replace(self._next(), typed={**self.typed, number: name}))

    @property
    def _before(self) -> list[str]:
        """The names of the players before the one who is asked for."""
        assert isinstance(self.step, int)
        return [self.typed[one] for one in range(1, self.step)]

    def _proposal(self, number: int, before: list[str]) -> str:
        """The name that Enter alone takes: the last one of this seat, unless somebody else has it by now."""
        taken = {name.casefold() for name in before}
        usual = [usual_name(self.phrases, one) for one in (number, *range(1, self.offer.most + 1))]
        names = (self.typed.get(number, ""), self.now.names[number - 1], *usual)
        return next(name for name in names if name and name.casefold() not in taken)
