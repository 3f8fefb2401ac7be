"""A player of Queen's Garden made of software, for the demonstration."""

from __future__ import annotations

from companion.core.model import Move
from companion.games.api import Chance, Setup
from companion.games.queens_garden.rules import cells as board
from companion.games.queens_garden.rules.acts import LAY_ACT
from companion.games.queens_garden.rules.gain import gain
from companion.games.queens_garden.rules.hexes import VALUE, alike, of
from companion.games.queens_garden.rules.passing import passes
from companion.games.queens_garden.rules.placing import lacks, laying
from companion.games.queens_garden.rules.state import ACT, ROUNDS, State
from companion.games.queens_garden.rules.taking import chosen_of, takes

_SPARE = 3
"""Free spaces of a storage that a take should leave."""


class GreedyStrategy:
    """Plays for everybody: lays what brings most, takes what goes with what it has, passes at last.

    Of acts that are worth the same, one by lot.
    """

    def __init__(self, _setup: Setup, chance: Chance) -> None:
        self._chance = chance

    def next(self, state: State) -> Move | None:
        """The next act of a player; None where chance or a confirmation is due."""
        if state.phase != ACT:
            return None
        worth = {move: _laying(state, move) for move in laying(state.mine, state.turn, cheapest=True)}
        worth |= {move: _taking(state, move) for move in takes(state)}
        best = max(worth.values(), default=0)
        if best <= 0:
            return next(iter(passes(state)))
        return self._chance.choose([move for move, points in worth.items() if points == best])


def _laying(state: State, move: Move) -> float:
    """What an act brings at once; the room that it makes in the storage; and that an expansion has spaces."""
    told = gain(state, state.mine, move)
    gone = VALUE[of(str(move.args[0])) or 0] + sum(VALUE[one] for one in (*told.given.tiles, *told.given.beds))
    left = ROUNDS - state.round
    cell = board.AT[move.comes[0][0].x, move.comes[0][0].y]
    closing = sum(_closed(state, one) for one in board.SURROUNDABLE[cell])
    later = 2.0 * left if move.action == LAY_ACT else 0.0
    return told.points + 1.5 * told.jokers - 0.7 * told.given.jokers + gone / (2 + left) + later + closing


def _closed(state: State, ornament: int) -> float:
    """What one hexagon more around an ornament is worth: the more, the fewer are missing."""
    return state.table.rewards[board.sort(ornament)] / (1 + len(lacks(state.mine.cells, ornament)))


def _taking(state: State, move: Move) -> float:
    """Hexagons that go with stored ones; in the last round they cost their values if they stay."""
    garden = state.mine
    taken = list(chosen_of(state, move))
    stored = (*garden.tiles, *garden.beds, *taken)
    going = sum(alike(one, other) for one in taken for other in stored)
    tight = max(0, _SPARE - garden.free_tiles + len(taken))
    late = sum(VALUE[one] for one in taken) if state.round == ROUNDS else 0
    return 1.0 + 0.3 * len(taken) + 0.3 * going - tight - 0.6 * late
