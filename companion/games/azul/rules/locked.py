"""Whether anybody can still complete a row; where nobody can, the game is over with the round.

The rulebooks are silent about it, but a game would never end: on the reverse side colours can close the last cells
of every row, and on both sides tiles that lie in lines for good can be the ones that every row lacks.
"""

from __future__ import annotations

from companion.games.azul.rules.editions import EACH, SIZE
from companion.games.azul.rules.state import Board, Counts, State, added
from companion.games.azul.rules.wall import can_complete

Stuck = set[tuple[int, int]]
"""Lines, as index of the board and row, that can never be complete."""


def row_is_open(state: State) -> bool:
    """Whether some row of some wall can still be completed, at any moment of a round."""
    drawn = added(state.bag, state.lid)  # less than there is, but mostly enough to know
    if all(drawn) and not state.table.reverse:
        return True  # any row one can be completed, tile by tile
    begun = {
        (at, row): board.lines[row]
        for at, board in enumerate(state.boards)
        for row in range(SIZE)
        if board.lines[row][1] and not board.tiled(row)
    }
    return _some_row(state, drawn, set(begun)) or _some_row(state, *_freed(state, begun))


def _some_row(state: State, pool: Counts, shut: Stuck) -> bool:
    """Whether the tiles of a pool suffice for some row, its line not among those that are shut."""
    reverse = state.table.reverse
    return any(
        (at, row) not in shut and _suffice(board, row, pool) and (not reverse or can_complete(board.wall, row))
        for at, board in enumerate(state.boards)
        if state.table.players[at] not in state.table.gone
        for row in range(SIZE)
    )


def _suffice(board: Board, row: int, pool: Counts) -> bool:
    """Whether there are enough tiles of each colour that a row lacks to fill its line with them."""
    return all(count > row or colour in board.wall[row] for colour, count in enumerate(pool, 1))


def _freed(state: State, begun: dict[tuple[int, int], tuple[int, int]]) -> tuple[Counts, Stuck]:
    """The most tiles that may ever be drawn again, and the lines that can never be complete.

    Every line that the pool can fill gives back what lies in it, but for the tile that goes to the wall, and on
    the reverse side perhaps that one too. Lines that are left when no more can be filled keep their tiles.
    """
    left, stays = dict(begun), 0 if state.table.reverse else 1
    pool = [EACH] * SIZE
    for colour, count in begun.values():
        pool[colour - 1] -= count
    for colour in (one for board in state.boards for row in board.wall for one in row if one):
        pool[colour - 1] -= 1
    while ready := [line for line, (colour, count) in left.items() if line[1] + 1 - count <= pool[colour - 1]]:
        colour, count = left.pop(ready[0])
        pool[colour - 1] += count - stays
    return tuple(pool), set(left)
