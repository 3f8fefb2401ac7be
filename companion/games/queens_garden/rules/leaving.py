"""A player leaves the table: the others play on with the numbers of the game (docs/decisions/leaving.md)."""

from __future__ import annotations

from companion.core.model import Move
from companion.games.queens_garden.rules.state import LOTS, ROUND, State
from companion.games.queens_garden.rules.taking import following


def play_leave(state: State, move: Move) -> State:
    """The state without a player, who has passed in this and every later round; the garden stays as it is.

    The starting marker, or beginning the round, goes to the next player clockwise who has not left.
    """
    player, table = move.player, state.table
    gone = tuple(sorted((*table.gone, player)))
    passed = (*state.passed, *(() if player in state.passed or state.phase == LOTS else (player,)))
    at = table.seats[player] + 1
    heir = next(one for one in (*table.players[at:], *table.players[:at]) if one not in gone)
    starter, marker = (heir if one == player else one for one in (state.starter, state.marker))
    turn = following(state, passed) if state.turn == player else state.turn
    phase = ROUND if state.turn and not turn else state.phase
    table = table._replace(gone=gone)
    return state._replace(table=table, phase=phase, passed=passed, turn=turn, starter=starter, marker=marker)
