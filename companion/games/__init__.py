"""The games, loaded when they are first asked for: a new game is one folder, and its name or names here.

A name is written with underscores in code and journals, and with hyphens where people type it.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from companion.games.base import Actor, Chance, Game, Offer, Setup

    GAMES: tuple[Game[Any], ...]

_OBJECTS = {
    "royal_garden": ("royal_garden", "GAME"),
    "azul_mini": ("azul", "MINI"),
    "master_chocolatier": ("azul", "MASTER_CHOCOLATIER"),
    "queens_garden": ("queens_garden", "GAME"),
}
"""Name -> folder below companion.games, and what the game is called in its modules `game`, `offer` and `demo`."""

NAMES = tuple(_OBJECTS)
"""Every game, in the order in which they are offered."""


def load(name: str) -> Game[Any]:
    """The game of this name; KeyError if there is none."""
    game: Game[Any] = _object(name, "game")
    return game


def offer(name: str) -> Offer:
    """What a new game of this name may be, without loading its rules; KeyError if there is none."""
    found: Offer = _object(name, "offer")
    return found


def actor(name: str, setup: Setup, chance: Chance) -> Actor[Any]:
    """Somebody who plays for everybody in a game of this name; KeyError if there is none."""
    found: Actor[Any] = _object(name, "demo")(setup, chance)
    return found


def typed(name: str) -> str:
    """The name as people type it."""
    return name.replace("_", "-")


def named(text: str) -> str | None:
    """The game that a typed name means, with hyphens, underscores or blanks; None if it means none."""
    name = "_".join(text.replace("-", " ").replace("_", " ").lower().split())
    return name if name in NAMES else None


def _object(name: str, module: str) -> Any:
    folder, called = _OBJECTS[name]
    return getattr(import_module(f"companion.games.{folder}.{module}"), called)


def __getattr__(name: str) -> tuple[Game[Any], ...]:
    """GAMES, every game in the order of NAMES; lazy, so that a scorer of layout files starts fast."""
    if name == "GAMES":
        return tuple(map(load, NAMES))
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
