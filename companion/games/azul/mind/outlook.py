"""What an act promises its own player, in points: what it brings, and what it keeps open or costs later.

No look at other players, and none at what will be drawn. A tile that goes to the wall brings its points, those of
a row that ends with it, and a part of the bonuses that it brings nearer: the square of how much of a column or
colour is there then. A line that is complete brings its tile, and its spaces again; one that is not brings a part
of that by how full it is, less something for each tile that it lacks. What falls costs nearly what it costs. The
marker costs its place on the floor, and brings the beginning of the next round.

The fast core plays on by the same measure (companion/engine/azul_greedy.h), where its few weights were found.
"""

from __future__ import annotations

from companion.core.model import Move
from companion.games.azul.rules.acts import DROP_ACT, FLOOR_LINE, TAKE_ACT, TILE_ACT
from companion.games.azul.rules.editions import SIZE, column_of
from companion.games.azul.rules.gain import cells_for, effect, tile_points
from companion.games.azul.rules.state import Board, State
from companion.games.azul.rules.tiling import play_drop
from companion.games.azul.rules.wall import PER_COLOUR, PER_COLUMN, PER_ROW, Wall, as_worked, with_tile
from companion.games.plain import number, word

NEARER = 0.35
"""Of the bonuses that a tile brings nearer."""
BEGUN = 0.55
"""Of what a line will bring that is not complete."""
FILLED = 0.3
"""For each tile of a take that completes a line: its space is free again."""
LACKING = 0.25
"""Less for each tile that a line still lacks."""
FALLEN = 0.9
"""Of what the floor costs."""
BEGINNING = 0.5
"""For the starting marker."""
HOPED = 0.5
"""Of a take that others may come before."""
NO_CELL = -8.0
"""A line that will be dropped."""


def tile_promise(wall: Wall, row: int, column: int, colour: int) -> float:
    """What a tile promises in a free cell of a wall; row and column from 0."""
    after = with_tile(wall, row, column, colour)
    held = sum(line[column] != 0 for line in after)
    everywhere = sum(colour in line for line in after)
    near = (PER_COLUMN * held**2 + PER_COLOUR * everywhere**2) / SIZE**2
    return tile_points(wall, row, column) + PER_ROW * all(after[row]) + NEARER * near


def promise(state: State, move: Move) -> float:
    """What a legal act of a player promises: nothing for spreading what SN4 leaves, which changes no board."""
    board = state.boards[state.table.seats[move.player]]
    if move.action == TAKE_ACT:
        return _take(state, board, move)
    if move.action == DROP_ACT:
        return FALLEN * drop_gain(state, move)
    if move.action != TILE_ACT:
        return 0.0
    row, column = number(move, 0) - 1, number(move, 1) - 1
    return tile_promise(as_worked(board, row), row, column, state.edition.numbers[word(move, 2)])


def drop_gain(state: State, move: Move) -> int:
    """What dropping a line changes in points: nothing, or less."""
    at = state.table.seats[move.player]
    return state.boards[at].penalty - play_drop(state, move).boards[at].penalty


def is_free(state: State, move: Move) -> bool:
    """Whether a take costs nothing on the floor."""
    done = effect(state, move)
    return done.after == done.before


def _take(state: State, board: Board, move: Move) -> float:
    done, line = effect(state, move), number(move, 2)
    found = FALLEN * (done.before - done.after) + BEGINNING * done.marker
    if line == FLOOR_LINE:
        return found
    cell = _line_promise(state, board, line - 1, state.edition.numbers[word(move, 1)])
    if not done.missing:
        return found + cell + FILLED * done.laid
    return found + BEGUN * cell * (line - done.missing) / line - LACKING * done.missing


def _line_promise(state: State, board: Board, row: int, colour: int) -> float:
    """The tile of a line once it is complete, in its best cell; complete lines above are tiled before it."""
    wall, reverse = board.wall, state.table.reverse
    for above in range(row):
        if board.waiting(above) and not reverse:
            wall = with_tile(wall, above, column_of(above, board.lines[above][0]), board.lines[above][0])
    open_columns = cells_for(wall, row, colour, reverse)
    return max((tile_promise(wall, row, column, colour) for column in open_columns), default=NO_CELL)
