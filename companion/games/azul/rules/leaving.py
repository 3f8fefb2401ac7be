"""A player leaves the table: the others play on with the numbers of the game (docs/decisions/leaving.md)."""

from __future__ import annotations

from companion.core.model import Move
from companion.games.azul.rules.editions import MARKER, SIZE
from companion.games.azul.rules.state import ROUND, SPREAD, TAKE, TILE, Board, State, added, of_colour


def play_leave(state: State, move: Move) -> State:
    """The state without a player: the wall and its points stay as they are, line and floor tiles go to the lid.

    The starting marker, or beginning the round, goes to the next player. What the player would have spread stays
    where it lies.
    """
    at, table = state.table.seats[move.player], state.table
    table = table._replace(gone=tuple(sorted((*table.gone, move.player))))
    board, lid = state.boards[at], state.lid
    for colour, count in (*_lines(board), *((one, 1) for one in board.floor if one != MARKER)):
        lid = added(lid, of_colour(colour, count))
    left = Board(wall=board.wall, score=board.score, counted=SIZE if state.phase in (TILE, ROUND) else 0)
    boards = (*state.boards[:at], left, *state.boards[at + 1 :])
    turn, starter, taker = (
        table.following(one) if one == move.player else one for one in (state.turn, state.starter, state.taker)
    )
    phase = TAKE if state.phase == SPREAD and state.turn == move.player else state.phase
    if phase == TILE and all(one.counted == SIZE for one in boards):
        phase = ROUND
    return state._replace(
        table=table, phase=phase, turn=turn, starter=starter, taker=taker, lid=lid, boards=boards
    )


def _lines(board: Board) -> list[tuple[int, int]]:
    """What lies in the pattern lines; of one whose tile has gone to the wall already, one tile less."""
    return [(colour, count - board.tiled(row)) for row, (colour, count) in enumerate(board.lines) if count]
