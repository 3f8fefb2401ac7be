"""One kingdom of Královská zahrada: where a domino may be laid, from the rulebook and the RG rows alone.

A cell is (column, row), both from 1, counted from the player's near left; it is written "B3" inside the board and
"0:-2" outside it, which only a frame that floats allows. A kind is a letter and its crowns: "W0" to "N3".
Brute force on purpose: a reader should be able to hold it against the rulebook line by line.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

Cell = tuple[int, int]

LETTERS = "WFLMSN"  # RG-07: field, forest, lake, meadow, swamp, mine
KINDS = frozenset(letter + crowns for letter in LETTERS for crowns in "0123")  # RG-08, RG-12
COLUMNS = "ABCDEFG"
SIDES = ((1, 0), (0, 1), (-1, 0), (0, -1))  # a side, never a corner: RG-69


@dataclass(frozen=True)
class Kingdom:
    """What lies before one player; never changed, only replaced.

    castle: number of the castle piece, None before it lies. cells: kind on each cell of a domino, castle apart.
    laid: domino number to the cells of its halves a and b. discards: numbers thrown away, in order.
    """

    castle: int | None = None
    castle_cell: Cell | None = None
    cells: Mapping[Cell, str] = field(default_factory=dict)
    laid: Mapping[int, tuple[Cell, Cell]] = field(default_factory=dict)
    discards: tuple[int, ...] = ()

    @property
    def occupied(self) -> set[Cell]:
        """Every cell taken, the castle's too."""
        return set(self.cells) | ({self.castle_cell} if self.castle_cell else set())

    def with_castle(self, castle: int, cell: Cell) -> Kingdom:
        """The kingdom with its castle, which stays there (RG-21, RG-76)."""
        return Kingdom(castle, cell, self.cells, self.laid, self.discards)

    def with_domino(self, number: int, shows: tuple[str, str], spot: tuple[Cell, Cell]) -> Kingdom:
        """The kingdom with one domino more; whoever calls has judged that it may lie there."""
        cells = {**self.cells, spot[0]: shows[0], spot[1]: shows[1]}
        return Kingdom(self.castle, self.castle_cell, cells, {**self.laid, number: spot}, self.discards)

    def with_discard(self, number: int) -> Kingdom:
        """The kingdom after one domino was thrown away (RG-60)."""
        return Kingdom(self.castle, self.castle_cell, self.cells, self.laid, (*self.discards, number))


def cell_name(cell: Cell, size: int) -> str:
    """The notation of a cell: "B3" inside the board, "0:-2" outside."""
    column, row = cell
    if 1 <= column <= size and 1 <= row <= size:
        return f"{COLUMNS[column - 1]}{row}"
    return f"{column}:{row}"


def cell_of(name: str) -> Cell:
    """The cell that the notation means; ValueError if it means none."""
    if ":" in name:
        column, row = name.split(":")
        return int(column), int(row)
    return COLUMNS.index(name[:1] or "?") + 1, int(name[1:])


def roomy(occupied: set[Cell], size: int, floating: bool) -> bool:
    """Whether the cells keep to the board, or a floating frame to any square of its size (RG-23, RG-24, RG-63)."""
    columns = [column for column, _ in occupied]
    rows = [row for _, row in occupied]
    if floating:
        return max(columns) - min(columns) < size and max(rows) - min(rows) < size
    return min(columns) >= 1 and min(rows) >= 1 and max(columns) <= size and max(rows) <= size


def held(kingdom: Kingdom, cell: Cell, letter: str) -> bool:
    """Whether a half of this terrain on this free cell joins the castle or its own terrain (RG-66 to RG-73).

    The half's own partner is not in the kingdom yet, so it can never count as a neighbour (RG-74).
    """
    for across, up in SIDES:
        beside = (cell[0] + across, cell[1] + up)
        if beside == kingdom.castle_cell or kingdom.cells.get(beside, "-")[0] == letter:
            return True
    return False


def homes(kingdom: Kingdom, shows: tuple[str, str], size: int, floating: bool) -> list[tuple[Cell, Cell]]:
    """Every legal way to lay a domino: cells of half a and half b, all four ways everywhere (RG-58, RG-71)."""
    occupied = kingdom.occupied
    if kingdom.castle_cell is None:
        return []
    found = []
    for cell in candidates(occupied, size, floating):
        for across, up in SIDES:
            other = (cell[0] + across, cell[1] + up)
            if cell in occupied or other in occupied:
                continue
            if not (held(kingdom, cell, shows[0][0]) or held(kingdom, other, shows[1][0])):
                continue
            if roomy(occupied | {cell, other} if floating else {cell, other}, size, floating):
                found.append((cell, other))
    return found


def candidates(occupied: set[Cell], size: int, floating: bool) -> list[Cell]:
    """Cells worth trying for a half: the board, or with a floating frame one and two steps around what lies."""
    if not floating:
        return [(column, row) for column in range(1, size + 1) for row in range(1, size + 1)]
    columns = [column for column, _ in occupied]
    rows = [row for _, row in occupied]
    return [
        (column, row)
        for column in range(min(columns) - 2, max(columns) + 3)
        for row in range(min(rows) - 2, max(rows) + 3)
    ]
