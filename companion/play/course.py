"""Every moment of a match from its acts in notation, for who looks back at it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import Any

from companion.core.model import Move
from companion.games.api import Game, Setup


class Course:
    """Every moment of one match.

    states: one more than moves; state N is that after the first N.
    """

    def __init__(self, game: Game[Any], setup: Setup) -> None:
        self.game, self.setup = game, setup
        self.states: list[Any] = [game.start(setup)]
        self.moves: list[Move] = []
        self._told: list[str] = []

    def follow(self, acts: Sequence[str]) -> None:
        """Be that of these legal acts; what was folded before is kept. ValueError for what is no notation."""
        same = sum(1 for _ in takewhile(lambda both: both[0] == both[1], zip(self._told, acts, strict=False)))
        del self.states[same + 1 :], self.moves[same:], self._told[same:]
        for text in acts[same:]:
            before = self.states[-1]
            move = move_of(self.game, before, text)
            self.states.append(self.game.play(before, move))
            self.moves.append(move)
            self._told.append(text)


def move_of(game: Game[Any], state: Any, text: str) -> Move:
    """The act that a line of notation means. ValueError for what is none."""
    move = game.parse(state, text)
    if not isinstance(move, Move):
        raise ValueError(text)
    return move
