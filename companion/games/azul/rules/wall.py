"""What tiles on a wall are worth: one by one, and at the end (rulebook, chapters "Bodování" and "Konec hry")."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from companion.games.azul.rules.editions import SIZE
from companion.games.azul.rules.state import Board, Gain

Wall = tuple[tuple[int, ...], ...]
EMPTY: Wall = ((0,) * SIZE,) * SIZE

PER_ROW, PER_COLUMN, PER_COLOUR = 2, 7, 10
"""AZ-76, AZ-77, AZ-78."""


def with_tile(wall: Wall, row: int, column: int, colour: int) -> Wall:
    """The wall with one cell changed; both counted from 0."""
    old = wall[row]
    return (*wall[:row], (*old[:column], colour, *old[column + 1 :]), *wall[row + 1 :])


def runs(wall: Wall, row: int, column: int) -> tuple[int, int]:
    """How many tiles are joined to a cell across and down, the cell itself included (AZ-57, AZ-58)."""
    return _run(wall[row], column), _run(tuple([line[column] for line in wall]), row)


@cache
def _run(cells: tuple[int, ...], at: int) -> int:
    """How many neighbours in one row or column are occupied together with a cell, the cell itself included."""
    first = last = at
    while first and cells[first - 1]:
        first -= 1
    while last < SIZE - 1 and cells[last + 1]:
        last += 1
    return last - first + 1


def count_up(board: Board) -> Board:
    """Count every tile whose upper lines are decided, in the rulebook's order, whatever the order of hands.

    A tile of a lower line that lies there already is not looked at while a higher one is counted (AZ-49, AZ-52).
    """
    lines, wall, floor, score, row, gains, loss = board
    while row < SIZE:
        colour, count = lines[row]
        if count == row + 1:
            if colour not in wall[row]:
                break
            column = wall[row].index(colour)
            gain = Gain(row, column, colour, *runs(as_worked(board, row), row, column))
            score, gains = score + gain.points, (*gains, gain)
        row += 1
    return board if row == board.counted else Board(lines, wall, floor, score, row, gains, loss)


def as_worked(board: Board, row: int) -> Wall:
    """The wall as it is when a line is worked: without the tiles of this tiling in rows below it (AZ-90)."""
    wall, lines = board.wall, board.lines
    for below in range(row + 1, SIZE):
        colour, count = lines[below]
        if count == below + 1 and colour in wall[below]:
            wall = with_tile(wall, below, wall[below].index(colour), 0)
    return wall


def columns_for(wall: Wall, row: int, colour: int) -> list[int]:
    """The columns of the reverse side where a colour may go in a row, from 0 (AZ-83, AZ-84)."""
    if colour in wall[row]:
        return []
    return [
        column
        for column in range(SIZE)
        if not wall[row][column] and all(wall[other][column] != colour for other in range(SIZE))
    ]


class Bonus(NamedTuple):
    """Complete rows, columns and colours of a wall, each by number (rows and columns from 0)."""

    rows: tuple[int, ...]
    columns: tuple[int, ...]
    colours: tuple[int, ...]

    @property
    def worth(self) -> tuple[int, int, int]:
        """What rows, columns and colours bring: 2 a row, 7 a column, 10 a colour (AZ-76 to AZ-78)."""
        return PER_ROW * len(self.rows), PER_COLUMN * len(self.columns), PER_COLOUR * len(self.colours)

    @property
    def points(self) -> int:
        """All of it."""
        return sum(self.worth)


def bonus(wall: Wall) -> Bonus:
    """What a wall brings at the end."""
    rows = tuple(row for row in range(SIZE) if all(wall[row]))
    columns = tuple(column for column in range(SIZE) if all(line[column] for line in wall))
    cells = [colour for line in wall for colour in line]
    return Bonus(rows, columns, tuple(one for one in range(1, SIZE + 1) if cells.count(one) == SIZE))


def can_complete(wall: Wall, row: int) -> bool:
    """Whether a row of the reverse side can still be filled: each missing colour in a cell of its own (AZ-84)."""
    return _apart([columns_for(wall, row, colour) for colour in range(1, SIZE + 1) if colour not in wall[row]])


def can_complete_column(wall: Wall, column: int) -> bool:
    """Whether a column of the reverse side can still be filled: each free cell by a colour of its own."""
    rows = [row for row in range(SIZE) if not wall[row][column]]
    return _apart([[one for one in range(1, SIZE + 1) if column in columns_for(wall, row, one)] for row in rows])


def can_complete_colour(wall: Wall, colour: int) -> bool:
    """Whether a colour can still lie in each row of the reverse side, each time in a column of its own."""
    return _apart([columns_for(wall, row, colour) for row in range(SIZE) if colour not in wall[row]])


def _apart(options: list[list[int]]) -> bool:
    """Whether each can have one of its options, and no two the same one."""
    if not options:
        return True
    first, *others = options
    return any(_apart([[one for one in other if one != taken] for other in others]) for taken in first)
