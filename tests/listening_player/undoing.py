"""Somebody at a listening player's table presses undo, and answers where it is asked about first."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable

from companion.core.model import Move
from tests.listening_player.house import House

UNDO, SILENCE = "44", "0"


class Undoing:
    """Undo at one table. happened: what is counted; undone: is told each act once it has been taken back."""

    def __init__(
        self, house: House, dice: random.Random, happened: Counter[str], undone: Callable[[Move], None]
    ) -> None:
        self._house, self._dice, self._happened, self._undone = house, dice, happened, undone

    def press(self, seat: int) -> None:
        """Somebody at this seat, or at the table, presses undo while an act can be undone."""
        found = self._house.table.referee.undoable(seat)
        assert found is not None
        move = found.move
        self._house.press(seat, UNDO)
        self._house.at(self._dice.choice((1000, 6000)), lambda: self._answer(seat, move))

    def _answer(self, seat: int, move: Move) -> None:
        """Undo again where that is asked, or a second thought."""
        if self._house.interpreter.pending(f"keypad {seat}"):
            again = self._dice.choice((UNDO, UNDO, UNDO, SILENCE))
            self._house.press(seat, again)
            self._happened[f"asked before an act is undone, then {again}"] += 1
            if again != UNDO:
                return
        self._happened[f"undone: {move.action}"] += 1
        self._undone(move)
