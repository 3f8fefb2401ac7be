"""How games of the soak are played: each policy chooses one of the legal moves of a state.

random: any, each with the same chance. greedy: the take that brings the highest score at once (the tile of its
line, if that is complete, less what falls), on the reverse side each tile to the cell that brings most. The others
exist to reach what these two reach too rarely: hoard keeps as many tiles as possible out of the lid, collect lets
rows wait for columns and colours, lock closes the rows of its own wall, floor drops every other pick.

In the tiling every policy takes players and rows in a random order.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import NamedTuple, cast

from companion.core.model import Move
from companion.games.azul.rules.editions import FLOOR, PENALTIES, SIZE, SN5
from companion.games.azul.rules.state import TAKE, TILE, Board, State

Wall = tuple[tuple[int, ...], ...]
PATIENCE = {"hoard": 30, "collect": 14, "lock": 25, "floor": 40}
"""Rounds after which a policy that puts the end off plays like greedy, so that a game that can end does."""
NEVER = -1000.0


class Look(NamedTuple):
    """A take looked at: line, tiles that fall, whether the line is complete then, points less costs.

    laid: tiles that go into the line. room: free cells of the wall row. same: tiles of the colour on the wall.
    marker: the starting marker comes along. spared: hoarders leave the cell of this colour in this row free.
    left: tiles that lie neither on walls nor in lines nor on floors. keeps: SN5 comes along.
    """

    line: int
    laid: int
    fell: int
    full: bool
    score: int
    room: int
    same: int
    marker: bool
    spared: bool
    left: int
    keeps: bool


def choose(policy: str, state: State, moves: Sequence[Move], dice: random.Random) -> Move:
    """One of these legal moves."""
    if policy == "random" or state.phase not in (TAKE, TILE):
        return moves[int(dice.random() * len(moves))]
    if state.round > PATIENCE.get(policy, state.round):
        policy = "greedy"
    if state.phase == TILE:
        return _tile(policy, state, moves, dice)
    board = state.boards[state.table.seats[state.turn]]
    worth = _TAKES[policy]
    left = sum(map(sum, (state.bag, state.lid, state.centre, *state.displays)))
    return max(moves, key=lambda move: (worth(look(state, board, move, left), dice), dice.random()))


def look(state: State, board: Board, move: Move, left: int) -> Look:
    """What a take of the board's owner does."""
    source, told, line = cast("tuple[int, str, int]", move.args)
    colour = state.table.edition.numbers[told]
    count = (state.displays[source - 1] if source else state.centre)[colour - 1]
    marker = not source and not state.taker
    free = line - board.lines[line - 1][1] if line else 0
    fell, full, gained = max(0, count - free), bool(line) and count >= free, 0
    if full:
        gained = max(cells(board.wall, line - 1, colour, state.table.reverse).values(), default=0)
    lies = len(board.floor)
    cost = PENALTIES[min(FLOOR, lies + marker + fell)] - PENALTIES[lies]
    room = board.wall[line - 1].count(0) if line else 0
    same = sum(colour in row for row in board.wall)
    keeps = source > 0 and state.gold(source - 1) == SN5
    spared = (line + 2 * state.table.seats[move.player]) % SIZE == colour - 1
    return Look(line, count - fell, fell, full, gained - cost, room, same, marker, spared, left, keeps)


@lru_cache(maxsize=100_000)
def cells(wall: Wall, row: int, colour: int, reverse: bool) -> dict[int, int]:
    """Column -> points of a tile there, for each cell of a row that it may go to; all from 0."""
    columns = [(colour - 1 + row) % SIZE]
    if reverse:
        columns = [one for one in range(SIZE) if not wall[row][one] and colour not in [line[one] for line in wall]]
    return {column: _points(wall, row, column) for column in columns}


def _points(wall: Wall, row: int, column: int) -> int:
    def walk(down: int, right: int) -> int:
        y, x, met = row + down, column + right, 0
        while 0 <= y < SIZE and 0 <= x < SIZE and wall[y][x]:
            y, x, met = y + down, x + right, met + 1
        return met

    across, down = walk(0, -1) + walk(0, 1), walk(-1, 0) + walk(1, 0)
    return (across + 1 if across else 0) + (down + 1 if down else 0) or 1


# ---- worth of a take ------------------------------------------------------------------------------------------


def _greedy(seen: Look, _dice: random.Random) -> float:
    return seen.score


def _hoard(seen: Look, _dice: random.Random) -> float:
    """As few tiles as possible to the lid, in a plan of four.

    Each leaves one cell of each row free, in each row of another colour, and keeps tiles of that colour in the
    line once the row has all others. The last tiles of a round go wherever they lie without completing a row.
    """
    if not seen.line:
        return -12.0 * seen.fell
    if seen.left <= 6:
        ends = seen.full and seen.room == 1
        return NEVER if ends else 3.0 * seen.laid - 12.0 * seen.fell + (10 - seen.line) * seen.full
    if seen.spared:
        return NEVER if seen.room > 1 or seen.full else 3.0 * seen.laid
    return (10.0 if seen.full else 1.0) + seen.line + seen.laid - 12.0 * seen.fell


def _collect(seen: Look, _dice: random.Random) -> float:
    """Complete lines of the colours that the wall has most of; a row is not completed before its time."""
    if seen.full and seen.room == 1 and seen.same < SIZE - 1:
        return NEVER
    return seen.score + (2 * seen.same if seen.full else 0)


def _lock(seen: Look, _dice: random.Random) -> float:
    """As many tiles to the wall as possible, but no complete row; SN5 kept free for lines that find no cell."""
    if seen.full and seen.room == 1:
        return NEVER
    return (5.0 if seen.full else 0.0) + (9.0 if seen.keeps and not seen.fell else 0.0) - 3.0 * seen.fell


def _floor(seen: Look, dice: random.Random) -> float:
    """Everything to the floor while the marker lies in the centre, then half of it."""
    return dice.random() if seen.line else 0.5 if seen.marker else 1.0 + seen.fell


_TAKES: dict[str, Callable[[Look, random.Random], float]] = {
    "greedy": _greedy,
    "hoard": _hoard,
    "collect": _collect,
    "lock": _lock,
    "floor": _floor,
}
POLICIES = ("random", *_TAKES)


# ---- tiling ---------------------------------------------------------------------------------------------------


def _tile(policy: str, state: State, moves: Sequence[Move], dice: random.Random) -> Move:
    """Any line of any player; of its cells the one that the policy likes best."""
    any_move = moves[int(dice.random() * len(moves))]
    same = [move for move in moves if (move.player, move.args[0]) == (any_move.player, any_move.args[0])]
    if len(same) == 1:
        return any_move
    wall = state.boards[state.table.seats[any_move.player]].wall
    worth = _open_rows if policy == "lock" else _cell_points
    return max(same, key=lambda move: (worth(wall, *_cell(state, move)), dice.random()))


def _cell(state: State, move: Move) -> tuple[int, int, int]:
    line, column, told = cast("tuple[int, int, str]", move.args)
    return line - 1, column - 1, state.table.edition.numbers[told]


def _cell_points(wall: Wall, row: int, column: int, _colour: int) -> int:
    return _points(wall, row, column)


def _open_rows(wall: Wall, row: int, column: int, colour: int) -> int:
    """Minus the number of rows that could still be completed with this tile; each missing colour needs a cell."""
    after = [list(line) for line in wall]
    after[row][column] = colour
    return -sum(_open_row(after, one) for one in range(SIZE))


def _open_row(wall: list[list[int]], row: int) -> int:
    """How many ways there are to put the missing colours, each alone, into the row; 0 where one has none."""
    ways = [
        sum(not wall[row][one] and colour not in [line[one] for line in wall] for one in range(SIZE))
        for colour in range(1, SIZE + 1)
        if colour not in wall[row]
    ]
    return 0 if 0 in ways else 5 + sum(ways)
