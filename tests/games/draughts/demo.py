"""Somebody who plays draughts for both: any legal move."""

from __future__ import annotations

from companion.core.model import Move
from companion.games.api import Chance, Setup
from tests.games.draughts.game import GAME
from tests.games.draughts.rules import State


class Demo:
    """Moves by lot."""

    def __init__(self, setup: Setup, chance: Chance) -> None:
        self._chance = chance

    def next(self, state: State) -> Move | None:
        """A legal move; None at the end."""
        found = list(GAME.moves(state))
        return self._chance.choose(found) if found else None
