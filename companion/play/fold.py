"""The state of a game from its acts in notation, for a program that knows the rules."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from companion.games.api import Game, Setup
from companion.play.course import move_of

FOLDS = 6
"""So many different beginnings of a match are kept: as many as there can be seats, and those who watch."""


class Fold:
    """Follows one match: what has been folded is not folded again, unless something was taken back."""

    def __init__(self, game: Game[Any], setup: Setup) -> None:
        self._game, self._setup = game, setup
        self._told: tuple[str, ...] = ()
        self._state: Any = game.start(setup)

    @property
    def told(self) -> tuple[str, ...]:
        """The acts that are folded."""
        return self._told

    def after(self, acts: Iterable[str]) -> Any:
        """The state after these legal acts. ValueError for what is no notation of the game."""
        told, known = tuple(acts), len(self._told)
        if told[:known] != self._told:
            self._state, self._told, known = self._game.start(self._setup), (), 0
        for text in told[known:]:
            self._state = self._game.play(self._state, move_of(self._game, self._state, text))
            self._told = (*self._told, text)
        return self._state


class SharedFold:
    """One match for several who mostly know the same acts of it: what one has folded, no other folds again."""

    def __init__(self, game: Game[Any], setup: Setup) -> None:
        self._game, self._setup = game, setup
        self._folds: list[Fold] = []  # the one used last at the end

    def after(self, acts: Iterable[str]) -> Any:
        """See Fold."""
        told = tuple(acts)
        fitting = [one for one in self._folds if told[: len(one.told)] == one.told]
        fold = max(fitting, key=lambda one: len(one.told), default=None) or Fold(self._game, self._setup)
        state = fold.after(told)
        self._folds = [*[one for one in self._folds if one is not fold], fold][-FOLDS:]
        return state
