"""What is left of each colour: on paper, on the one board of both, in the running game, or told.

A file has eight lines of eight signs, the far row first: b and w are men, B and W kings, a dot is empty.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from companion.core.errors import CountError, FileError
from companion.core.model import Announcement, Fact, Place, Problem
from companion.games.api import Space
from companion.games.counting import ALL, CountWish, Doubts, Finished, House, Lain
from companion.games.layout import decoded, read
from tests.games.draughts.game import BOARD
from tests.games.draughts.manifest import SIDE
from tests.games.draughts.rules import COLOURS, Cell, is_dark
from tests.games.draughts.rules import colour as colour_of

EACH = 12
"""Pieces of a colour."""
SIGNS = {"b": "black", "w": "white", "B": "black-king", "W": "white-king"}


@dataclass(frozen=True, slots=True)
class Counted:
    """One colour. cells: its kings and men. player: who has it, "" where nobody told."""

    colour: str
    cells: Mapping[Cell, str]
    player: str = ""

    @property
    def name(self) -> str:
        """Whose it is."""
        return self.player or self.colour

    @property
    def kings(self) -> int:
        """How many of them are kings."""
        return sum(kind.endswith("-king") for kind in self.cells.values())

    @property
    def facts(self) -> dict[str, Fact]:
        """For the sentences."""
        men, named = len(self.cells) - self.kings, int(bool(self.player))
        return {"player": self.player, "named": named, "colour": self.colour, "men": men, "kings": self.kings}


def both(men: Mapping[Cell, str]) -> list[Counted]:
    """What lies on a board, colour by colour."""
    return [
        Counted(colour, {cell: kind for cell, kind in men.items() if colour_of(kind) == colour})
        for colour in COLOURS.values()
    ]


class Pieces(Finished[None, Counted]):
    """Files, the board, and what is told."""

    shared = True

    def rules(self, wish: CountWish) -> None:
        """There are none to choose."""

    def few(self, rules: None) -> CountError:
        """See ranks."""
        return CountError("draughts-no-rank")

    def ranks(self, rules: None) -> None:
        """Boards are not ranked: each has its own two players."""
        raise self.few(rules)

    def check(self, rules: None, count: int, *, files: bool = False) -> None:
        """One file at a time."""
        if files and count != 1:
            raise CountError("draughts-one")

    def read(self, rules: None, file: str, name: str, at: int, house: House) -> list[Counted]:
        """Eight lines of eight signs."""

        def wrong(reason: str, line: int, column: int) -> FileError:
            return FileError("draughts-layout", file=file, line=line, column=column)

        rows = decoded(read(file, wrong), wrong).split()
        if len(rows) != SIDE or any(len(row) != SIDE for row in rows):
            raise wrong("size", 1, 1)
        cells = {(x, SIDE + 1 - y): sign for y, row in enumerate(rows, 1) for x, sign in enumerate(row, 1)}
        if strange := [(SIDE + 1 - y, x) for (x, y), sign in cells.items() if sign not in (*SIGNS, ".")]:
            raise wrong("sign", *min(strange))
        return both({cell: SIGNS[sign] for cell, sign in cells.items() if sign in SIGNS})

    def playing(
        self, rules: None, told: Sequence[Space], variants: tuple[str, ...], columns: int
    ) -> list[Counted]:
        """As the game says."""
        return [Counted(colour, one.cells) for colour, one in zip(COLOURS.values(), told, strict=True)]

    def cell(self, place: Place) -> Fact:
        """The texts name eight columns."""
        return Place(BOARD, place.x, place.y)

    def lying(self, rules: None, boards: Sequence[Lain], house: House) -> list[Counted]:
        """Both colours lie on one board."""
        if len(boards) != 1:
            raise CountError("draughts-one")
        return both(boards[0].kinds)

    def doubts(
        self, rules: None, found: Sequence[Counted | None], house: House, boards: Sequence[Lain] = ()
    ) -> Doubts:
        """What lies on a light square, and more than twelve of a colour."""
        known = [one for one in found if one is not None]
        light = sorted(cell for one in known for cell in one.cells if not is_dark(cell))
        doubted = [(ALL, Problem("draughts-light", {"cell": Place(BOARD, *cell)})) for cell in light]
        many = [one.facts for one in known if len(one.cells) > EACH]
        return doubted + [(ALL, Problem("draughts-many", facts)) for facts in many]

    def report(
        self, rules: None, counted: Sequence[Counted], house: House, *, over: bool, whole: bool
    ) -> list[Announcement]:
        """Each colour, then who has more."""
        return [*(Announcement("draughts-has", one.facts) for one in counted), *self.places(counted)]

    def places(self, counted: Sequence[Counted]) -> list[Announcement]:
        """Who has more."""
        black, white = counted
        ahead = "level" if len(black.cells) == len(white.cells) else max(counted, key=_size).colour
        return [Announcement("draughts-more", {"colour": ahead})]

    def data(self, counted: Counted, file: str) -> dict[str, object]:
        """Men, kings, and both together."""
        told = {one: counted.facts[one] for one in ("colour", "men", "kings")}
        return {"game": "draughts", "file": file, "name": counted.name, **told, "total": len(counted.cells)}

    def ranking(self, counted: Sequence[Counted], files: Sequence[str]) -> dict[str, object]:
        """Best first."""
        return {"ranking": [one.name for one in sorted(counted, key=_size, reverse=True)]}


def _size(one: Counted) -> int:
    return len(one.cells)


FINISHED = Pieces()
