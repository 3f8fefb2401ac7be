"""Players of Azul made of software, for the demonstration."""

from __future__ import annotations

from companion.core.model import Move
from companion.games.api import Chance, Setup
from companion.games.azul.rules.acts import FLOOR_LINE
from companion.games.azul.rules.gain import gain
from companion.games.azul.rules.state import SPREAD, TAKE, TILE, State
from companion.games.azul.rules.taking import spreads, takes
from companion.games.azul.rules.tiling import acts
from companion.games.plain import number


class GreedyStrategy:
    """Plays for everybody: the take that brings most at once, then a tile of the highest line of each player.

    Of takes that bring the same, one that the floor does not get; of these one by lot.
    """

    def __init__(self, _setup: Setup, chance: Chance) -> None:
        self._chance = chance

    def next(self, state: State) -> Move | None:
        """The next act of a player; None where chance or a confirmation is due."""
        if state.phase == TAKE:
            return self._take(state)
        if state.phase == SPREAD:
            return self._chance.choose(list(spreads(state)))
        return next(iter(acts(state))) if state.phase == TILE else None

    def _take(self, state: State) -> Move:
        worth = {move: (gain(state, move), number(move, 2) != FLOOR_LINE) for move in takes(state)}
        best = max(worth.values())
        return self._chance.choose([move for move, points in worth.items() if points == best])
