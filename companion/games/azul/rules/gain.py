"""What a take would change on the taker's board, and its immediate worth in points.

The measure, which the question `best` tells and the strongest simple policy of the tests knows:

    worth of a board = points of tiling every line that is complete now, from the top, less what the floor costs
    gain of a take   = worth of the board after it less worth before it

So a take that completes a line counts its tile, and also what that tile adds to those tiled after it; a take that
completes nothing counts only what falls. On the reverse side lines are tiled in the way that is worth most; a line
without a cell falls to the floor. Not counted: the bonuses of the end, tiles in incomplete lines, and that a score
is held at nought.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from companion.core.model import Move
from companion.games.azul.rules import taking
from companion.games.azul.rules.acts import FLOOR_LINE
from companion.games.azul.rules.editions import FLOOR, PENALTIES, SIZE, column_of
from companion.games.azul.rules.state import Gain, State
from companion.games.azul.rules.wall import Wall, columns_for, runs, with_tile
from companion.games.plain import number, word

Lines = tuple[tuple[int, int], ...]


class Effect(NamedTuple):
    """What a take does to the taker's board; numbers of tiles, and costs as points that are lost.

    laid: tiles that go into the line. missing: spaces of the line then free (0 for the floor). fell: tiles that do
    not go into it. marker: whether the starting marker comes along. sheltered: how many things SN5 keeps off the
    floor. before, after: what the floor costs. points: what the tile would bring on the wall as it is now, on the
    reverse side in its best cell. cells: how many cells of the wall row may take it.
    """

    laid: int
    missing: int
    fell: int
    marker: int
    sheltered: int
    before: int
    after: int
    points: int
    cells: int


class Tiling(NamedTuple):
    """How complete lines are tiled: points of their tiles, how many things lie on the floor then, and the wall."""

    points: int
    floor: int
    wall: Wall

    @property
    def cost(self) -> int:
        """What the floor costs then."""
        return PENALTIES[min(self.floor, FLOOR)]

    @property
    def worth(self) -> int:
        """Points less costs."""
        return self.points - self.cost


def gain(state: State, move: Move) -> int:
    """The immediate worth of a legal take of anybody's, in points (AZ-56 to AZ-62); see the module."""
    return tiled(taking.play_take(state, move), move.player).worth - tiled(state, move.player).worth


def tiled(state: State, player: int) -> Tiling:
    """The way to tile a player's complete lines that is worth most, of equal ones one that drops fewest tiles."""
    board, shelter = state.boards[state.table.seats[player]], state.shelter
    soft = shelter is not None and shelter.player == player and not shelter.colour
    return _tiled(board.lines, board.wall, len(board.floor), soft, state.table.reverse)


@lru_cache(maxsize=65_536)
def _tiled(lines: Lines, wall: Wall, floor: int, soft: bool, reverse: bool, row: int = 0) -> Tiling:
    """The lines from this row on. soft: whether the next tile that falls lies on SN5."""
    while row < SIZE and (lines[row][1] != row + 1 or lines[row][0] in wall[row]):
        row += 1
    if row == SIZE:
        return Tiling(0, floor, wall)
    colour, count = lines[row]
    columns = cells_for(wall, row, colour, reverse)
    if not columns:
        return _tiled(lines, wall, floor + count - soft, False, reverse, row + 1)
    ways = []
    for column in columns:
        rest = _tiled(lines, with_tile(wall, row, column, colour), floor, soft, reverse, row + 1)
        ways.append(rest._replace(points=rest.points + tile_points(wall, row, column)))
    return max(ways, key=lambda one: (one.worth, -one.floor))


def _best_cell(wall: Wall, row: int, colour: int, reverse: bool) -> tuple[int, int]:
    """Points and column of the cell that brings most, the leftmost of several; (0, -1) where there is none."""
    found = [(tile_points(wall, row, column), -column) for column in cells_for(wall, row, colour, reverse)]
    points, column = max(found, default=(0, 1))
    return points, -column


def cells_for(wall: Wall, row: int, colour: int, reverse: bool) -> list[int]:
    """The columns, from 0, where a colour may go in a wall row; none where it lies there already."""
    if reverse:
        return columns_for(wall, row, colour)
    return [] if colour in wall[row] else [column_of(row, colour)]


def tile_points(wall: Wall, row: int, column: int) -> int:
    """What a tile in a cell brings with what lies around it now (AZ-56 to AZ-61); row and column from 0."""
    return Gain(row, column, 0, *runs(wall, row, column)).points


def effect(state: State, move: Move) -> Effect:
    """What a legal take of anybody's changes on the taker's board."""
    at, line = state.table.seats[move.player], number(move, 2)
    after = taking.play_take(state, move)
    was, now = state.boards[at], after.boards[at]
    colour = state.edition.numbers[word(move, 1)]
    count = taking.source_of(state, number(move, 0))[colour - 1]
    laid = missing = points = cells = 0
    if line != FLOOR_LINE:
        laid = now.lines[line - 1][1] - was.lines[line - 1][1]
        missing = line - now.lines[line - 1][1]
        points, _ = _best_cell(was.wall, line - 1, colour, state.table.reverse)
        cells = len(cells_for(was.wall, line - 1, colour, state.table.reverse))
    fell, marker = count - laid, int(after.taker != state.taker)
    sheltered = after.sheltered(move.player) - state.sheltered(move.player)
    return Effect(laid, missing, fell, marker, sheltered, was.penalty, now.penalty, points, cells)
