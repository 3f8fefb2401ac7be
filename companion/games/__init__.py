"""The games, loaded when they are first asked for: a new game is one folder and one name here."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from companion.games.base import Game

    GAMES: tuple[Game[Any], ...]

NAMES = ("royal_garden",)
"""Folders below companion.games; each has a module `game` with the one object GAME."""


def load(name: str) -> Game[Any]:
    """The game of this name; KeyError if there is none."""
    if name not in NAMES:
        raise KeyError(name)
    game: Game[Any] = import_module(f"companion.games.{name}.game").GAME
    return game


def __getattr__(name: str) -> tuple[Game[Any], ...]:
    """GAMES, every game in the order of NAMES; lazy, so that a scorer of layout files starts fast."""
    if name == "GAMES":
        return tuple(load(one) for one in NAMES)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
