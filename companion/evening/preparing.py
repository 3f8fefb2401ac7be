"""The questions before a new game, one at a time: which game, who plays, which variants, who draws, advice."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from companion.core.forms import Form, Line, Step
from companion.core.languages import fold
from companion.core.model import Fact, Phrase
from companion.evening.asking import asked
from companion.evening.naming import why_no_name
from companion.evening.setting import PlayManner, usual_name
from companion.games import NAMES, manifest, offer
from companion.input.dialogue import End
from companion.minds.levels import LEVELS

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from companion.evening.first import Ask
    from companion.games.offers import Offer
    from companion.language.phrases import Phrases

USUAL = "club"
"""The level of computers where none is chosen."""

_BOTH = re.compile(r"([0-9])[.,]([0-9])")
"""How many people and computers are told at once."""

Proposed = Callable[[str, int, Mapping[int, str]], "PreparedGame"]
"""What a game begins with where nothing is said: its name, how many play, the levels of computers by player."""

AWAY = ("invite", "join")
"""How friends far away come to a match, in the order of their digits."""

DRAWERS = ("hand", "companion")
"""Who may draw, in the order of their digits."""


@dataclass(frozen=True, slots=True)
class PreparedGame:
    """What a game is to begin with. game: its name. names: "" for a player without one.

    far: "invite" or "join" where it is played with friends far away, who are asked for next. answered: to the end.
    left: by a command, so that no game is wanted.
    """

    game: str
    names: tuple[str, ...]
    manner: PlayManner
    far: str = ""
    answered: bool = False
    left: bool = False


def prepare(
    ask: Ask,
    phrases: Phrases,
    proposed: Proposed,
    game: str,
    count: int,
    settled: Collection[str] = (),
    *,
    reaches: bool = False,
) -> PreparedGame:
    """Ask everything; where nobody answers any more, what was proposed holds for the rest.

    proposed: the names and manner of a game for so many players, for some of whom computers play. game, count:
    which is played and by how many people when nothing else is said. settled: "game", "draw", "advice" where that
    is not asked. reaches: friends far away may play. What cannot be is asked again, with its reason.
    """
    now = proposed(game, count, {})
    form = Preparing(phrases, proposed, now, frozenset(settled), len(now.names), reaches=reaches)
    form, end = asked(form, ask, phrases.part)
    return replace(form.result(), answered=end is End.DONE, left=end is End.LEFT)


@dataclass(frozen=True, slots=True)
class Preparing(Form):
    """What has been answered so far.

    people, computers: how many of each were told; who sits where may change that. typed: the names, by number of
    the player. at: index of the step that is asked. chose: a variant was added or taken away by the answer before.
    whole: who plays alone against computers is asked everything too. reaches: friends far away may play. away:
    they do.
    """

    phrases: Phrases
    proposed: Proposed
    now: PreparedGame
    settled: frozenset[str]
    people: int
    computers: int = 0
    typed: Mapping[int, str] = field(default_factory=dict)
    at: int = 0
    chose: bool = False
    whole: bool = False
    reaches: bool = False
    away: bool = False

    @property
    def steps(self) -> tuple[str | int, ...]:
        """What is asked about this game and so many players, in order; who plays at a seat by its number."""
        drafts = {"variants": bool(self.offer.variants), "draw": self.offer.drawn is not None}
        drafting = [one for one, asked in drafts.items() if asked and self.now.manner.match]
        advice = ("advice",) if self.offer.advice else ()
        computers = ("computers",) if self.people == 1 and self._most_computers else ()
        level = ("level",) if self.computers else ()
        steps: tuple[str | int, ...] = ("game", "count", *computers, *level)
        if self.away:
            steps = ("game", "count", "away")
        elif not level or self.people > 1 or self.whole:
            steps = (*steps, *range(1, self.people + self.computers + 1), *drafting, *advice)
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
        """What the game begins with; somebody plays at the last seat if it was left while only computers sat."""
        names: list[str] = []
        programs = {one: level for one, level in self._programs.items() if not self._is_last_person(one)}
        for number in range(1, len(self.now.names) + 1):
            is_person = number not in programs
            names.append((self.typed.get(number) or self._proposal(number, names)) if is_person else "")
        return replace(self.now, names=tuple(names), manner=replace(self.now.manner, programs=programs))

    # ---- a dialogue: see Form --------------------------------------------------------------------------------

    @property
    def question(self) -> Phrase | None:
        """See Form."""
        step = self.step
        if isinstance(step, int):
            return self._seat(step)
        asks = {"game": self._which, "count": self._count, "variants": self._variants}
        asks["advice"] = lambda: Phrase("preparing-advice", {"usual": int(self.now.manner.advice)})
        asks |= {"computers": self._computers, "level": self._level, "away": lambda: Phrase("preparing-away")}
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
        if not line.text and step != "away":
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

    def back(self) -> Step | None:
        """See Form; what was answered is what Enter takes now."""
        return Step(replace(self, at=self.at - 1, chose=False, away=False)) if self.at else None

    # ---- the questions ---------------------------------------------------------------------------------------

    def _which(self) -> Phrase:
        items = tuple(
            Phrase("preparing-game-digit", {"number": number, "game": offer(one).title})
            for number, one in enumerate(NAMES, start=1)
        )
        return Phrase("preparing-game", {"items": items, "usual": self.offer.title})

    def _count(self) -> Phrase:
        facts: dict[str, Fact] = {"count": self.people, "least": self._least, "most": self.offer.most}
        return Phrase("preparing-players", {**facts, "computers": int(self._thought), "far": int(self.reaches)})

    def _computers(self) -> Phrase:
        facts: dict[str, Fact] = {"least": self._least_computers, "most": self._most_computers}
        return Phrase("preparing-computers", {**facts, "usual": self.computers})

    def _level(self) -> Phrase:
        more = int(self.people == 1 and not self.whole)
        return Phrase("preparing-level", {"usual": next(iter(self._programs.values()), USUAL), "more": more})

    def _seat(self, number: int) -> Phrase:
        """Who plays there: a computer, where one is proposed and somebody else is a person, else who."""
        if number in self._programs and not self._is_last_person(number):
            first = int(min(self._programs) == number)
            return Phrase("preparing-seat", {"number": number, "level": self._programs[number], "first": first})
        facts: dict[str, Fact] = {"number": number, "name": self._proposal(number, self._before)}
        return Phrase("preparing-name", {**facts, "computers": int(self.computers > 0)})

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
        if step == "away":
            named = ((at, self.phrases.part(f"{one}-typed").split(",")) for at, one in enumerate(AWAY, start=1))
        elif step == "count" and self.reaches:
            named = (*named, (0, self.phrases.part("away-typed").split(",")))
        typed = fold(line.text)
        return next((at for at, words in named if typed in {fold(word.strip()) for word in words}), None)

    def _told(self, step: str, digit: int) -> Preparing | None:
        """What follows from a digit; None where it is no answer."""
        if step == "draw":
            return self._next(draw=DRAWERS[digit - 1]) if digit in (1, 2) else None
        if step == "advice":
            return self._next(advice=bool(digit)) if digit in (0, 1) else None
        does: dict[str, Callable[[int], Preparing | None]] = {
            "game": lambda digit: self._playing(NAMES[digit - 1]) if 1 <= digit <= len(NAMES) else None,
            "count": self._counted,
            "away": self._by,
            "computers": lambda digit: (
                self._against(digit) if self._least_computers <= digit <= self._most_computers else None
            ),
            "level": self._at_level,
        }
        return does[step](digit)

    def _counted(self, digit: int) -> Preparing | None:
        """So many people play here, or friends far away."""
        if digit == 0 and self.reaches:
            return replace(self, away=True, at=self.at + 1)
        return self._with(digit) if self._least <= digit <= self.offer.most else None

    def _next(self, **manner: object) -> Preparing:
        """The next step, with these things of the manner settled."""
        now = replace(self.now, manner=replace(self.now.manner, **manner))  # type: ignore[arg-type]
        return replace(self, now=now, at=self.at + 1, chose=False)

    def _playing(self, game: str) -> Preparing:
        if game == self.now.game:
            return self._next()
        offered = offer(game)
        count = min(max(len(self.now.names), offered.fewest), offered.most)
        now = self.proposed(game, count, {})
        return replace(self, now=now, people=count, computers=0, at=self.at + 1)

    def _by(self, digit: int) -> Preparing | None:
        """Friends far away are invited, or have invited."""
        if not 1 <= digit <= len(AWAY):
            return None
        return replace(self, now=replace(self.now, far=AWAY[digit - 1]), at=self.at + 1)

    def _with(self, people: int) -> Preparing:
        """So many people; one alone plays against a computer, unless nought is typed then."""
        if people == self.people:
            return replace(self, at=self.at + 1)
        computers = max(self.offer.fewest - people, 0) if self._thought else 0
        return self._seated(people, computers, USUAL)

    def _mixed(self, people: int, computers: int) -> Step | None:
        """So many people and so many computers, told together."""
        fits = self._thought and people >= 1 and self.offer.fewest <= people + computers <= self.offer.most
        if not fits:
            return None
        skipped = int(people == 1 and computers < self.offer.most)
        return Step(self._seated(people, computers, USUAL, 1 + skipped))

    def _against(self, computers: int) -> Preparing:
        """So many computers; who plays with one alone is drawn for."""
        return self._seated(self.people, computers, next(iter(self._programs.values()), USUAL))

    def _at_level(self, digit: int) -> Preparing | None:
        """Computers of this level; one more: everything else is asked too."""
        if digit == len(LEVELS) + 1 and self.people == 1:
            return replace(self, whole=True)
        if not 1 <= digit <= len(LEVELS):
            return None
        return self._seated(self.people, self.computers, LEVELS[digit - 1].name)

    def _seated(self, people: int, computers: int, level: str, steps: int = 1) -> Preparing:
        """So many steps on, with so many people and, behind them, computers; they draw for one alone."""
        programs = {people + number: level for number in range(1, computers + 1)}
        now = self.proposed(self.now.game, people + computers, programs)
        alone = people == 1 and computers > 0 and self.offer.drawn is not None
        now = replace(now, manner=replace(now.manner, draw="companion")) if alone else now
        return replace(self, now=now, people=people, computers=computers, at=self.at + steps)

    @property
    def _programs(self) -> Mapping[int, str]:
        """For whom computers play by now, with their levels."""
        return self.now.manner.programs

    def _is_last_person(self, number: int) -> bool:
        """Whether somebody has to play at this seat, the last one, because computers play at all others."""
        others = range(1, len(self.now.names))
        return number == len(self.now.names) and all(one in self._programs for one in others)

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
        """A player of this name, a computer of a level, or what Enter alone takes; or why it cannot be."""
        must = self._is_last_person(number)
        levels = {str(at): one.name for at, one in enumerate(LEVELS, start=1)} if self.computers else {}
        if typed in levels or (not typed and number in self._programs and not must):
            level = levels.get(typed) or self._programs[number]
            seated = self._next(programs={**self._programs, number: level})
            return Step(self, (Phrase("preparing-last-person"),)) if must else Step(seated)
        name = typed or self._proposal(number, self._before)
        wrong = why_no_name(name, self._before, self.phrases)
        if wrong is not None:
            return Step(self, (wrong,))
        programs = {one: level for one, level in self._programs.items() if one != number}
        return Step(replace(self._next(programs=programs), typed={**self.typed, number: name}))

    @property
    def _before(self) -> list[str]:
        """The names of the players before the one who is asked for."""
        assert isinstance(self.step, int)
        return [self.typed[one] for one in range(1, self.step) if one not in self._programs]

    def _proposal(self, number: int, before: list[str]) -> str:
        """The name that Enter alone takes: the last one of this seat, unless somebody else has it by now."""
        taken = {name.casefold() for name in before}
        usual = [usual_name(self.phrases, one) for one in (number, *range(1, self.offer.most + 1))]
        names = (self.typed.get(number, ""), self.now.names[number - 1], *usual)
        return next(name for name in names if name and name.casefold() not in taken)
