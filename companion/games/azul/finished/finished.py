"""A finished wall with the points of its counter, counted and ranked beside others.

AZ-76 to AZ-81, AZ-91. Imports little, because a scorer of files must start fast.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from companion.core.model import Standing
from companion.games import counters
from companion.games.azul.rules.editions import SIZE, Edition, colour_at, column_of
from companion.games.azul.rules.points import ranked, result
from companion.games.azul.rules.wall import Bonus, Wall, bonus

SIGNS = {
    "azul_mini": {"B": "blue", "Y": "yellow", "R": "red", "K": "black", "W": "white"},
    "master_chocolatier": {"B": "blue", "N": "brown", "W": "white", "K": "black", "R": "red"},
}
"""Name of an edition -> letter of a colour -> its word, in the edition's order: K is black, N is brown."""


class Fault(NamedTuple):
    """A tile where no tile of its colour may lie: row and column from 0.

    reason: "wrong-cell" (right: the column of that colour, from 0), "row-twice" or "column-twice".
    """

    row: int
    column: int
    reason: str
    colour: int
    right: int


@dataclass(frozen=True, slots=True)
class Counted:
    """One player's wall at the end. running: the points on the counter. source: where these come from."""

    name: str
    edition: Edition
    wall: Wall
    running: int = 0
    source: str = counters.NONE
    reverse: bool = False

    @property
    def bonus(self) -> Bonus:
        """Complete rows, columns and colours (AZ-76 to AZ-78)."""
        return bonus(self.wall)

    def with_points(self, running: int, source: str) -> Counted:
        """The same wall with these points on the counter."""
        return replace(self, running=running, source=source)

    @property
    def total(self) -> int:
        """All points."""
        return self.running + self.bonus.points


def faults(wall: Wall, reverse: bool) -> list[Fault]:
    """Every tile that cannot lie where it lies, row by row (AZ-08, AZ-84, MC-02)."""
    found = []
    for row in range(SIZE):
        for column in range(SIZE):
            colour = wall[row][column]
            if not colour:
                continue
            if not reverse:
                if colour != colour_at(row, column):
                    found.append(Fault(row, column, "wrong-cell", colour, column_of(row, colour)))
                continue
            if wall[row].index(colour) < column:
                found.append(Fault(row, column, "row-twice", colour, 0))
            if any(wall[above][column] == colour for above in range(row)):
                found.append(Fault(row, column, "column-twice", colour, 0))
    return found


def ranking(counted: Sequence[Counted]) -> list[Standing]:
    """The places of these walls, best first; player: the number of a wall, from 1 (AZ-79 to AZ-81)."""
    return ranked([(number, result(one.wall, one.running)) for number, one in enumerate(counted, start=1)])


# ---- for programs ---------------------------------------------------------------------------------------------


def drawn(edition: Edition, wall: Wall) -> list[str]:
    """The rows of a wall as a layout file has them, the shortest line first."""
    letters = [".", *SIGNS[edition.name]]
    return ["".join(letters[colour] for colour in row) for row in wall]


def data(counted: Counted, file: str = "") -> dict[str, object]:
    """A counted wall as JSON-ready data, its keys in the documented order.

    {"version", "game", "file", "name", "side": "coloured" or "reverse", "wall": five rows, "running",
    "running_from", "rows", "columns": numbers from 1, "colours": words, "row_points", "column_points",
    "colour_points", "bonuses", "total"}. running_from: see counters.TOLD.
    """
    won = counted.bonus
    return {
        "version": counters.VERSION,
        "game": counted.edition.name,
        "file": file,
        "name": counted.name,
        "side": "reverse" if counted.reverse else "coloured",
        "wall": drawn(counted.edition, counted.wall),
        "running": counted.running,
        "running_from": counted.source,
        "rows": [row + 1 for row in won.rows],
        "columns": [column + 1 for column in won.columns],
        "colours": [counted.edition.word(colour) for colour in won.colours],
        "row_points": won.worth[0],
        "column_points": won.worth[1],
        "colour_points": won.worth[2],
        "bonuses": won.points,
        "total": counted.total,
    }
