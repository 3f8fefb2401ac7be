"""Counts of the tests' own about walls, lines and floors of Azul, from the rulebooks alone.

It imports nothing of the program. Rows, lines and columns are counted from 1.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import permutations

from .azul_naive import Table, points
from .azul_naive_special import PATTERNS, Wall

COSTS = (0, 1, 2, 4, 6, 8, 11, 14)
"""What so many things on the floor cost together (AZ-07)."""
Rows = tuple[tuple[str | None, ...], ...]


@dataclass(frozen=True)
class Tiled:
    """Complete lines on the wall: points of their tiles, how many things lie on the floor then, and the wall."""

    points: int
    floor: int
    wall: Rows

    @property
    def cost(self) -> int:
        return COSTS[min(self.floor, 7)]

    @property
    def worth(self) -> int:
        return self.points - self.cost


def columns(edition: str, reverse: bool, wall: Wall | Rows, line: int, colour: str) -> list[int]:
    """The columns that may take a colour in the row of a line (AZ-50, AZ-83, AZ-84)."""
    if colour in wall[line - 1]:
        return []
    if not reverse:
        return [PATTERNS[edition].split()[5 * line - 5 : 5 * line].index(colour) + 1]
    held = [column for row in wall for column in range(1, 6) if row[column - 1] == colour]
    return [column for column in range(1, 6) if wall[line - 1][column - 1] is None and column not in held]


def tiled(
    edition: str, reverse: bool, wall: Wall | Rows, full: Mapping[int, str], floor: int, soft: bool
) -> Tiled:
    """The best of all ways to tile complete lines, of equal ones that which lets fewest tiles fall.

    full: line -> colour. floor: things on it. soft: whether the next tile that falls costs nothing (SN5).
    """
    ways = _ways(edition, reverse, tuple(map(tuple, wall)), tuple(sorted(full.items())), floor, soft)
    return max(ways, key=lambda one: (one.worth, -one.floor))


@cache
def _ways(
    edition: str, reverse: bool, wall: Rows, full: tuple[tuple[int, str], ...], floor: int, soft: bool
) -> list[Tiled]:
    """Every way, from the top (AZ-49); a line without a cell falls (AZ-86)."""
    if not full:
        return [Tiled(0, floor, wall)]
    (line, colour), *others = full
    rest, found = tuple(others), []
    open_columns = columns(edition, reverse, wall, line, colour)
    for column in open_columns:
        laid = [list(row) for row in wall]
        laid[line - 1][column - 1] = colour
        own = points(laid, line, column)[2]
        below = _ways(edition, reverse, tuple(map(tuple, laid)), rest, floor, soft)
        found += [Tiled(own + one.points, one.floor, one.wall) for one in below]
    return found if open_columns else _ways(edition, reverse, wall, rest, floor + line - soft, False)


# ---- of a naive table -----------------------------------------------------------------------------------------


def edition_of(table: Table) -> str:
    """The edition of a table."""
    return next(name for name, wall in PATTERNS.items() if wall.split()[:5] == list(table.colours))


def full_lines(table: Table, player: int) -> dict[int, str]:
    """The complete lines whose tile is not yet on the wall."""
    return {line: tiles[0] for line, tiles in table.lines[player].items() if len(tiles) == line}


def tiled_of(table: Table, player: int) -> Tiled:
    """How a player's complete lines are tiled best, as everything lies."""
    soft = table.keeper == player and table.shelf is None
    full, floor = full_lines(table, player), len(table.floors[player])
    return tiled(edition_of(table), table.reverse, table.walls[player], full, floor, soft)


def gained(table: Table, player: int, source: int, colour: str, line: int) -> int:
    """What a take of anybody's brings at once: tiles on the wall, less what falls."""
    count = (table.displays[source] if source else table.centre).count(colour)
    full, floor = full_lines(table, player), len(table.floors[player])
    soft = (table.keeper == player and table.shelf is None) or table.golden.get(source) == "sn5"
    if source == 0 and table.marker == 0:
        if soft and table.marker_on_sn5:
            soft = False
        else:
            floor = min(floor + 1, 7)
    room = line - len(table.lines[player][line]) if line else 0
    if line and count >= room:
        full[line] = colour
    if count > room:
        floor, soft = floor + count - room - soft, False
    then = tiled(edition_of(table), table.reverse, table.walls[player], full, floor, soft)
    return then.worth - tiled_of(table, player).worth


def can_column(colours: Sequence[str], wall: Wall | Rows, column: int) -> bool:
    """Whether a column of the reverse side can still be filled, each free cell by another colour."""
    rows = [row for row in range(1, 6) if wall[row - 1][column - 1] is None]
    return any(
        all(column in columns("", True, wall, row, colour) for row, colour in zip(rows, chosen, strict=True))
        for chosen in permutations(colours, len(rows))
    )


def can_colour(wall: Wall | Rows, colour: str) -> bool:
    """Whether each row of the reverse side can still have a colour, each in another column."""
    rows = [row for row in range(1, 6) if colour not in wall[row - 1]]
    return any(
        all(column in columns("", True, wall, row, colour) for row, column in zip(rows, chosen, strict=True))
        for chosen in permutations(range(1, 6), len(rows))
    )
