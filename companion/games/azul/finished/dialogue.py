"""A game of Azul without electronics, told round by round: what is asked, and what is said of each entry."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

from companion.core.errors import CountError
from companion.core.forms import Form, Line, Step
from companion.core.model import Announcement, Fact, Phrase, Problem
from companion.games.azul.finished import rounds
from companion.games.azul.finished.counting import Rules
from companion.games.azul.finished.finished import SIGNS
from companion.games.azul.finished.report import report
from companion.games.azul.finished.rounds import FLOORS, LINES, OVER, Count, Turn
from companion.games.azul.rules.editions import DISPLAYS, FLOOR, Edition, column_of
from companion.games.azul.rules.state import Gain
from companion.games.counting import CountTypist, ToldTable

NAMED = ("wall", "repeat", "end", "quit")
"""Commands that have no sign."""
_TOKEN = re.compile(r"[0-9]|[^\s.,0-9][^\s.,]*")
"""A digit, or a word."""


@dataclass(frozen=True, slots=True)
class Rounds(Form):
    """One count. entries: what it is the fold of. closed: nobody has anything to add.

    colours: what a colour is typed as -> its number. fold: how words are compared with these.
    """

    count: Count
    colours: Mapping[str, int]
    fold: Callable[[str], str]
    entries: tuple[str, ...] = ()
    closed: bool = False
    commands = ("why", "score", "wall", "end")
    doubted = False

    @property
    def counted(self) -> bool:
        """Whether nothing is left to be told."""
        return self.count.due == OVER

    @property
    def resume(self) -> Phrase:
        """The question whether it goes on."""
        return self._says("az-rounds-resume", players=self.count.names, round=self.count.round)

    @property
    def question(self) -> Phrase | None:
        """See Form."""
        count = self.count
        if self.closed:
            return None
        if count.due == LINES:
            facts: dict[str, Fact] = {"player": count.player, "round": count.round, "reverse": int(count.reverse)}
            return self._says("az-rounds-lines", **facts)
        if count.due == FLOORS:
            return self._says("az-rounds-floor", player=count.player)
        return self._says("az-rounds-closing")

    def opening(self) -> Step:
        """See Form."""
        numbers = self.count.edition.numbers.items()
        digits = tuple(Phrase("colour-digit", {"colour": word, "number": number}) for word, number in numbers)
        begun = self._says("az-rounds-begin", reverse=int(self.count.reverse), items=digits)
        return Step(self, (begun, *(self._points() if self.entries else ())))

    def answer(self, line: Line) -> Step | None:
        """See Form."""
        due, nothing = self.count.due, line.plain in ("", "0")
        if due == LINES:
            entry = "done" if nothing else self._tile(line.plain)
        elif due == FLOORS:
            things = line.plain or "0"
            fits = things.isascii() and things.isdecimal() and int(things) <= rounds.MOST_THINGS
            entry = f"floor {int(things)}" if fits else ""
        else:
            return None if line.text else Step(replace(self, closed=True))
        return self._entered(entry)

    def wrong(self, line: Line) -> Step:
        """See Form."""
        facts: dict[str, Fact] = {"text": line.text, "due": self.count.due, "reverse": int(self.count.reverse)}
        return Step(self, (self._says("az-rounds-unfit", **facts),), asks=False)

    def back(self) -> Step | None:
        """See Form: the last entry is taken back."""
        if not self.entries:
            return None
        *entries, last = self.entries
        word, *numbers = last.split()
        empty = rounds.start(self.count.edition, self.count.names, self.count.reverse)
        after = replace(self, count=rounds.fold(empty, entries), entries=tuple(entries))
        row, things = (int(numbers[0]) if word == one else 0 for one in ("tile", "floor"))
        colour = self.count.edition.word(int(numbers[2]) if word == "tile" else 1)
        facts: dict[str, Fact] = {"row": row, "things": things, "colour": colour}
        return Step(after, (self._says("az-rounds-undone", what=word, player=after.count.player, **facts),))

    def obey(self, name: str, line: Line) -> Step:
        """See Form."""
        if name == "end":
            return self._entered("end") or self.wrong(line)
        says = {"why": self._why, "score": self._points, "wall": self._wall}
        return Step(self, says[name](), asks=False)

    def help(self, word: Callable[[str], str]) -> Phrase:
        """See Form."""
        return self._says("az-rounds-help", words=tuple(map(word, NAMED)))

    # ---- what is typed ---------------------------------------------------------------------------------------

    def _tile(self, plain: str) -> str:
        """The entry of a tile: line, on the reverse side column, and colour; "" for anything else."""
        *numbers, last = _TOKEN.findall(plain) or [""]
        reverse = self.count.reverse
        colour = self.colours.get(self.fold(last), 0)
        if not colour or len(numbers) != 1 + reverse or any(one not in "12345" for one in numbers):
            return ""
        row = int(numbers[0])
        column = int(numbers[1]) if reverse else column_of(row - 1, colour) + 1
        return f"tile {row} {column} {colour}"

    def _entered(self, entry: str) -> Step | None:
        """An entry is played and what it makes is told, or why it cannot be; None for none of this moment."""
        try:
            after = rounds.play(self.count, entry) if entry else None
        except ValueError:
            after = None
        if after is None:
            return None
        if isinstance(after, Problem):
            return Step(self, (Phrase(after.key, after.facts),), asks=False)
        form = replace(self, count=after, entries=(*self.entries, entry))
        if entry.startswith("tile"):
            return Step(form, form._told_tile(self.count), asks=False)
        said: list[Phrase | Announcement] = []
        if entry.startswith("floor") and after.last is not None:
            said += form._told_turn(self.count, after.last)
        if after.due == OVER:
            said += report(after.counted())
        return Step(form, tuple(said))

    # ---- what is told ----------------------------------------------------------------------------------------

    def _told_tile(self, before: Count) -> tuple[Phrase, ...]:
        """Its points first; then what it has changed for lines below it, and a row that is complete now."""
        count = self.count
        row, column, colour = count.laid[-1]
        points = {gain.row: gain.points for gain in count.gains}
        facts: dict[str, Fact] = {"row": row + 1, "column": column + 1, "colour": count.edition.word(colour)}
        said = [self._says("az-rounds-tile", points=points[row], reverse=int(count.reverse), **facts)]
        for other, was in sorted((gain.row, gain.points) for gain in before.gains):
            if points[other] != was:
                said.append(self._says("az-rounds-recount", row=other + 1, points=points[other]))
        if all(count.wall[row]):
            said.append(self._says("az-rounds-row-complete", player=count.player, row=row + 1))
        return tuple(said)

    def _told_turn(self, before: Count, turn: Turn) -> list[Phrase]:
        said = []
        if turn.things > FLOOR:
            said.append(self._says("az-rounds-floor-full", things=turn.things, most=FLOOR))
        won, total = sum(gain.points for gain in turn.gains), self.count.points[turn.player]
        limited = before.points[turn.player] + won < turn.cost
        facts: dict[str, Fact] = {"total": total, "won": won, "cost": turn.cost, "limited": int(limited)}
        said.append(self._says("az-rounds-turn", player=self.count.names[turn.player], **facts))
        if self.count.round > before.round or self.count.due == OVER:
            said.append(self._says("az-rounds-round", round=before.round))
        return said

    def _why(self) -> tuple[Phrase, ...]:
        """The tiles of this turn, else of the one before, and its floor."""
        count, turn = self.count, self.count.last
        items, player = [self._reason(gain) for gain in count.gains], count.player
        if not items and turn is not None:
            player = count.names[turn.player]
            items = [self._reason(gain) for gain in turn.gains]
            if turn.things:
                items.append(self._says("az-rounds-reason-floor", things=turn.things, cost=turn.cost))
        if not items:
            return (self._says("az-rounds-why-none"),)
        return (self._says("az-rounds-why", player=player, items=tuple(items)),)

    def _reason(self, gain: Gain) -> Phrase:
        colour, runs = self.count.edition.word(gain.colour), {"across": gain.across, "down": gain.down}
        return self._says("az-rounds-reason", row=gain.row + 1, colour=colour, points=gain.points, **runs)

    def _points(self) -> tuple[Phrase, ...]:
        told = zip(self.count.names, self.count.points, strict=True)
        return tuple(self._says("az-rounds-points", player=name, total=points) for name, points in told)

    def _wall(self) -> tuple[Phrase, ...]:
        return tuple(
            self._says("az-rounds-wall-row", row=row, items=tuple(self._cells(cells)))
            for row, cells in enumerate(self.count.wall, start=1)
        )

    def _cells(self, cells: tuple[int, ...]) -> list[Phrase]:
        word, reverse = self.count.edition.word, int(self.count.reverse)
        return [
            self._says("az-rounds-wall-cell", colour=word(colour), column=column, reverse=reverse)
            for column, colour in enumerate(cells, start=1)
            if colour
        ]

    def _says(self, key: str, **facts: Fact) -> Phrase:
        return Phrase(key, self.count.facts(**facts))


def typed_colours(
    edition: Edition, part: Callable[[str | Phrase], str], fold: Callable[[str], str]
) -> dict[str, int]:
    """Digit, letter or word of a colour, folded -> its number. part: the words of a message.

    A letter of the large print means here what it means there; the others are those of files.
    """
    known: dict[str, int] = {}
    shown: dict[str, int] = {}
    for letter, word in SIGNS[edition.name].items():
        number = edition.numbers[word]
        words = [str(number), letter, word, *part(f"colour-typed-{word}").split(",")]
        known |= {fold(one.strip()): number for one in words}
        shown[fold(part(Phrase("az-large-letter", {"tile": word})))] = number
    return known | shown


def told(rules: Rules, typist: CountTypist) -> ToldTable:
    """A game counted round by round. CountError az-rounds-json: it is told to people only."""
    edition = rules.edition
    if typist.as_json:
        raise CountError("az-rounds-json", edition=edition.name, option="--json")
    colours = typed_colours(edition, typist.part, typist.fold)

    def begun(names: Sequence[str], entries: Sequence[str], reverse: bool) -> Rounds:
        count = rounds.fold(rounds.start(edition, names, reverse), entries)
        return Rounds(count, colours, typist.fold, tuple(entries))

    name, facts = f"rounds_{edition.name}", {"edition": edition.name}
    players, own = tuple(DISPLAYS), {"wall": "az-wall"}
    return ToldTable(name, edition.name, "az-rounds", players, rules.reverse, begun, own, "why", facts)
