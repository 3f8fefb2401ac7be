"""Gardens told after a game without electronics: what is asked space by space, and what is said of each entry."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from companion.core import forms
from companion.core.errors import CompanionError, CountError
from companion.core.forms import Line, Step
from companion.core.model import Announcement, Fact, Phrase
from companion.games.counters import number_of
from companion.games.counting import CountTypist, ToldTable
from companion.games.queens_garden.finished import form as told
from companion.games.queens_garden.finished.counting import Rules, wheel_of
from companion.games.queens_garden.finished.finished import GAME, Fault, points_of
from companion.games.queens_garden.finished.form import CELL, JOKERS, OVER, POINTS, ROUND, SLOT, STORED, GardenForm
from companion.games.queens_garden.finished.report import fault_named
from companion.games.queens_garden.rules.cells import HOURS, KEYS, MIDDLE_KEY, SLOT_CELLS, SPACES
from companion.games.queens_garden.rules.hexes import COLOURS, PATTERNS, word
from companion.games.queens_garden.rules.scoring import FACE_DOWN, NO_EXPANSION
from companion.games.queens_garden.rules.state import MOST_TILES, ROUNDS, STACKS
from companion.games.queens_garden.rules.tables import Wheel
from companion.games.queens_garden.telling import nouns
from companion.games.queens_garden.typing.written import read_hexagon

NAMED = ("previous", "garden", "repeat", "quit")
"""Commands that help names."""
_APART = re.compile(r"[\s.,]+")


@dataclass(frozen=True, slots=True)
class Gardens(forms.Form):
    """Gardens of one game. rules: what was asked for. how: whoever types, and what is said of doubts and points.

    entries: what the form is the fold of. doubted: points wait until doubts are settled. closed: nobody has
    anything to add.
    """

    form: GardenForm
    rules: Rules
    how: CountTypist
    entries: tuple[str, ...] = ()
    doubted: bool = False
    closed: bool = False
    commands = ("garden",)

    @property
    def counted(self) -> bool:
        """Whether nothing is left to be told, and nothing doubted."""
        return self.form.due == OVER and not self.doubted

    @property
    def resume(self) -> Phrase:
        """The question whether it goes on."""
        return Phrase("qg-form-resume", {"players": self.form.names})

    @property
    def question(self) -> Phrase | None:
        """See core.forms."""
        due, facts = self.form.due, self._facts()
        if self.closed:
            return None
        if due == OVER:
            due, facts = ("doubts", {"words": self.how.accept}) if self.doubted else ("closing", {})
        return Phrase(f"qg-form-{due}", facts)

    def _facts(self) -> dict[str, Fact]:
        """The facts of the question that is due."""
        form = self.form
        if form.due == CELL:
            return {"cell": nouns.cell(form.queue[0]), "printed": int(form.printed)}
        if form.due == SLOT:
            return {"slot": nouns.slot(form.slot), "known": self._known("slot")}
        if form.due == STORED:
            return {"player": form.name, "known": self._known("store")}
        return {"player": form.name} if form.due in (POINTS, JOKERS) else {}

    def opening(self) -> Step:
        """See core.forms."""
        said: list[Phrase | Announcement] = []
        for sort, words in (("colour", COLOURS), ("pattern", PATTERNS)):
            items = tuple(
                Phrase("qg-form-digit", {"property": nouns.criterion(one), "number": at})
                for at, one in enumerate(words, start=1)
            )
            said.append(Phrase("qg-form-digits", {"sort": sort, "items": items}))
        said.append(Phrase("qg-form-begin"))
        if self.entries:
            said += self._read_back()
        step = self._counted(accepted=self.how.as_it_lies) if self.form.due == OVER else Step(self)
        return Step(step.form, (*said, *step.said))

    def answer(self, line: Line) -> Step | None:
        """See core.forms."""
        if self.form.due == OVER:
            if not line.text:
                return Step(replace(self, closed=True))
            accepted = self.doubted and self.how.fold(line.plain) in self.how.accepting
            return self._counted(accepted=True) if accepted else None
        entry = self._entry(line.plain)
        try:
            after = told.play(self.form, entry) if entry else None
        except ValueError:
            after = None
        if after is None:
            return None
        if isinstance(after, Fault):
            return Step(self, (Phrase("qg-form-refused", {"fault": fault_named(after)}),))
        if self.form.due == ROUND and after.round:
            try:
                self._wheel()
            except CompanionError as error:
                return Step(self, (Phrase(error.key, error.facts),))
        return replace(self, form=after, entries=(*self.entries, entry))._follows(self.form)

    def wrong(self, line: Line) -> Step:
        """See core.forms."""
        facts: dict[str, Fact] = {"text": line.text, "due": self.form.due, "printed": int(self.form.printed)}
        return Step(self, (Phrase("qg-form-unfit", facts),))

    def back(self) -> Step | None:
        """See core.forms: the last entry is left out."""
        if not self.entries:
            return None
        entries = self.entries[:-1]
        return Step(
            replace(self, form=told.fold(told.start(self.form.names), entries), entries=entries, doubted=False)
        )

    def obey(self, name: str, line: Line) -> Step:
        """See core.forms."""
        return Step(self, tuple(self._read_back()))

    def help(self, word: Callable[[str], str]) -> Phrase:
        """See core.forms."""
        return Phrase("qg-form-help", {"words": tuple(map(word, NAMED))})

    # ---- what is typed ---------------------------------------------------------------------------------------

    def _entry(self, plain: str) -> str:
        """The entry that was typed, "" for what is none of this moment; Enter alone is the usual answer."""
        due = self.form.due
        if due == ROUND:
            return f"round {plain or 0}" if plain in ("", *map(str, range(ROUNDS + 1))) else ""
        if due == POINTS:
            try:
                return f"points {points_of(plain, self.rules.below)}"
            except CompanionError:
                return ""
        if due == JOKERS:
            jokers = number_of(plain or "0", 0, MOST_TILES)
            return "" if jokers is None else f"jokers {jokers}"
        return _slot(plain) if due == SLOT else self._hexagon(plain)

    def _hexagon(self, plain: str) -> str:
        """The entry of a hexagon or of an empty space; of a stored one, or that there is no more."""
        due = self.form.due
        plain = " ".join(filter(None, _APART.split(plain)))
        if plain in ("", "0"):
            return "stored" if due == STORED else "" if self.form.printed else "cell -"
        if plain.replace(" ", "").isdecimal():
            plain = plain.replace(" ", "")
        found = read_hexagon(plain, stored=due == STORED)
        if found is None:
            return ""
        hexagon, expansion = found
        if due == STORED:
            return f"store {told.EXPANSION if expansion else ''}{word(hexagon)}"
        return f"cell {word(hexagon)}"

    # ---- what is told ----------------------------------------------------------------------------------------

    def _follows(self, before: GardenForm) -> Step:
        """What is said of the last entry."""
        form = self.form
        said: tuple[Phrase, ...] = ()
        if before.due in (STORED, CELL) and before.due == form.due and before.part == form.part:
            said = self._echo()
        elif before.due == CELL:
            said = (self._part(before.at, before.part),)
        elif before.due == STORED:
            said = (self._storage(before.at),)
        step = self._counted(accepted=self.how.as_it_lies) if form.due == OVER else Step(self)
        return Step(step.form, (*said, *step.said))

    def _counted(self, *, accepted: bool) -> Step:
        """What is doubted about the gardens; their points if that is nothing, or they count all the same."""
        form, how = self.form, self.how
        sectors = self._wheel()[form.round - 1] if form.round else ()
        counted = form.counted(sectors, self.rules.side_b, self.rules.below)
        doubts = how.doubts(counted)
        said = [] if self.doubted else list(doubts)
        if accepted or not doubts:
            said += [Announcement("score-as-it-lies", {"count": len(doubts)})] if doubts else []
            said += how.report(counted)
        return Step(replace(self, doubted=bool(doubts) and not accepted), tuple(said))

    def _wheel(self) -> Wheel:
        """What the wheel scores; CompanionError where side B is not entered."""
        return wheel_of(self.how.house, self.rules.side_b)

    def _echo(self) -> tuple[Phrase, ...]:
        """What was just laid or stored, for the ear that typed it; an empty space is not told."""
        hexagon = read_hexagon(self.entries[-1].partition(" ")[2], stored=True)
        if hexagon is None:
            return ()
        named = (nouns.expansion if hexagon[1] else nouns.hexagon)(hexagon[0])
        return (Phrase("qg-form-echo", {"thing": named}),)

    def _known(self, start: str) -> int:
        """Whether such a question has been answered, so that it can be short."""
        return int(any(entry.startswith(start) for entry in self.entries))

    def _read_back(self) -> list[Phrase]:
        """What has been told of the player who is asked of."""
        form = self.form
        if form.due in (ROUND, POINTS):
            return []
        facts: dict[str, Fact] = {"player": form.name, "points": form.garden.score, "jokers": form.garden.jokers}
        slots = form.garden.slots
        parts = [part for part in range(len(SLOT_CELLS)) if slots[part] != NO_EXPANSION]
        laid = [self._part(form.at, part) for part in (NO_EXPANSION, *parts)]
        return [Phrase("qg-form-told", facts), self._storage(form.at), *laid]

    def _storage(self, at: int) -> Phrase:
        garden = self.form.gardens[at]
        things = (*nouns.hexagons(garden.tiles), *map(nouns.expansion, garden.beds))
        return Phrase("qg-form-storage", {"player": self.form.names[at], "things": things})

    def _part(self, at: int, part: int) -> Phrase:
        """What lies on the fountain board, or on the expansion of a slot."""
        garden = self.form.gardens[at]
        cells = SPACES if part < 0 else SLOT_CELLS[part]
        laid = tuple(
            Phrase("qg-form-laid", {"hexagon": nouns.hexagon(garden.cells[cell]), "cell": nouns.cell(cell)})
            for cell in cells
            if garden.cells[cell]
        )
        face_down = int(part >= 0 and garden.slots[part] == FACE_DOWN)
        facts: dict[str, Fact] = {"fountain": int(part < 0), "face_down": face_down, "laid": laid}
        return Phrase("qg-form-part", {**facts, "slot": nouns.slot(max(part, 0))})


def _slot(digits: str) -> str:
    """The entry of an expansion: Enter none, the middle key face down, another the printed hexagon's hour."""
    if digits in ("", "0"):
        return "slot none"
    if digits == MIDDLE_KEY:
        return "slot back"
    if len(digits) == 1 and digits in KEYS:
        return f"slot {HOURS[KEYS.index(digits)]}"
    return ""


def told_gardens(rules: Rules, typist: CountTypist) -> ToldTable:
    """Gardens told space by space. CountError qg-count-json: they are told to people only."""
    if typist.as_json:
        raise CountError("qg-count-json", option="--json")

    def begun(names: Sequence[str], entries: Sequence[str], side_b: bool) -> Gardens:
        form = told.fold(told.start(names), entries)
        return Gardens(form, replace(rules, side_b=side_b), typist, tuple(entries))

    own = {"garden": "qg-form-garden"}
    return ToldTable(f"gardens_{GAME}", GAME, "qg-form", tuple(STACKS), rules.side_b, begun, own, "garden")
