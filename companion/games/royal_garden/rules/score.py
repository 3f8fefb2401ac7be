"""Areas and points of a kingdom, from what its cells show; the pairing into dominoes does not matter.

Rulebook, chapter "Konec hry"; RG-81 to RG-94. Imports nothing of ours, because a scorer of files must start fast.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

Cell = tuple[int, int]
"""Column from the player's left, row from the player outwards, both from 1 on a board."""

CASTLE = "C"
TERRAINS = {"W": "field", "F": "forest", "L": "lake", "M": "meadow", "S": "swamp", "N": "mine"}
"""Letter of a kind -> id of the terrain (RG-07)."""
MOST_CROWNS = 3

KINDS = frozenset(letter + str(crowns) for letter in TERRAINS for crowns in range(MOST_CROWNS + 1))
"""Every kind of half: a terrain letter and 0 to 3 crowns (RG-08, RG-12)."""


@dataclass(frozen=True, slots=True)
class Area:
    """A maximal group of cells of one terrain joined by sides (RG-81).

    terrain: its id. cells: sorted by column, then row. points: squares times crowns (RG-82).
    """

    terrain: str
    crowns: int
    cells: tuple[Cell, ...]

    @property
    def squares(self) -> int:
        """How many cells it has."""
        return len(self.cells)

    @property
    def points(self) -> int:
        """Squares times crowns; an area without crowns gives nothing (RG-82, RG-84, RG-85)."""
        return len(self.cells) * self.crowns


def beside(cell: Cell) -> tuple[Cell, Cell, Cell, Cell]:
    """The four cells that share a side: left, right, away from the player, towards the player."""
    x, y = cell
    return ((x - 1, y), (x + 1, y), (x, y + 1), (x, y - 1))


def area_of(kinds: Mapping[Cell, str], start: Cell) -> Area | None:
    """The area that a cell belongs to; None for an empty cell and for the castle (RG-86, RG-87)."""
    shown = kinds.get(start, CASTLE)
    if shown == CASTLE:
        return None
    letter = shown[0]
    found = {start}
    ahead = [start]
    while ahead:
        for near in beside(ahead.pop()):
            if near not in found and kinds.get(near, CASTLE)[0] == letter:
                found.add(near)
                ahead.append(near)
    crowns = sum(int(kinds[cell][1]) for cell in found)
    return Area(TERRAINS[letter], crowns, tuple(sorted(found)))


def score_cells(kinds: Mapping[Cell, str]) -> tuple[Area, ...]:
    """Every area of a kingdom, most points first, then most squares, then terrain's id, then first cell.

    kinds: cell -> kind ("F1", "C"); empty cells are left out. The points add up to the total (RG-83, RG-88).
    """
    done: set[Cell] = set()
    areas: list[Area] = []
    for cell in kinds:
        if cell not in done and (area := area_of(kinds, cell)) is not None:
            done.update(area.cells)
            areas.append(area)
    areas.sort(key=lambda area: (-area.points, -area.squares, area.terrain, area.cells))
    return tuple(areas)


class Result(NamedTuple):
    """What decides between players, in this order: points, largest area in squares, crowns (RG-89 to RG-91)."""

    total: int
    largest: int
    crowns: int


def result(areas: Sequence[Area], bonuses: int = 0) -> Result:
    """The result of a kingdom; bonuses of variants are added before ties are looked at (RG-93)."""
    return Result(
        sum(area.points for area in areas) + bonuses,
        max((area.squares for area in areas), default=0),
        sum(area.crowns for area in areas),
    )
