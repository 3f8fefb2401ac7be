"""The registry of games: who is there, told by manifests; rules are loaded when they are first asked for.

Our own games are the folders listed here. Games of other packages are found by their entry points of the group
`companion.games`, each of which names a tuple of manifests; one that cannot be used is told and harms no other.
A name is written with underscores in code and journals, and with hyphens where people type it.
"""

from __future__ import annotations

import re
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any

from companion.core import packages
from companion.core.errors import CompanionError
from companion.core.model import Problem

if TYPE_CHECKING:
    from collections.abc import Iterable

    from companion.core.model import Phrase
    from companion.games.api import Chance, Game, Setup, Strategy
    from companion.games.offers import CountOption, Manifest, Offer
    from companion.games.thinking import Mind

    GAMES: tuple[Game[Any], ...]
    NAMES: tuple[str, ...]
    SENSED: tuple[str, ...]

GROUP = "companion.games"
OWN = ("royal_garden", "azul", "queens_garden")
"""Our folders, in the order in which their games are offered; listed, because metadata may be old or missing."""
_NAME = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")


def manifest(name: str) -> Manifest:
    """The manifest of this name; KeyError if there is none."""
    return _registered()[0][name]


def manifests() -> tuple[Manifest, ...]:
    """Those of all games, in the order in which they are offered."""
    return tuple(_registered()[0].values())


def count_options() -> tuple[CountOption, ...]:
    """The options of a count that any game has, each once."""
    found: dict[str, CountOption] = {}
    for option in (option for one in manifests() for option in one.counts):
        found.setdefault(option.name, option)
    return tuple(found.values())


def helped(command: str) -> tuple[Phrase, ...]:
    """What the games tell in the help of a command, each paragraph once."""
    told = [phrase for one in manifests() for phrase in one.help.get(command, ())]
    return tuple({phrase.key: phrase for phrase in told}.values())


def problems() -> tuple[Problem, ...]:
    """Why games of other packages cannot be used."""
    return _registered()[1]


def load(name: str) -> Game[Any]:
    """The game of this name; KeyError if there is none."""
    game: Game[Any] = part(name, manifest(name).game)
    return game


def offer(name: str) -> Offer:
    """What a new game of this name may be, without loading its rules; KeyError if there is none."""
    return manifest(name).offer


def strategy(name: str, setup: Setup, chance: Chance) -> Strategy[Any]:
    """Somebody who plays for everybody in a game of this name; KeyError if there is none."""
    found: Strategy[Any] = part(name, manifest(name).demo)(setup, chance)
    return found


def mind(name: str) -> Mind[Any] | None:
    """How the game of this name is thought about, None where nobody can; KeyError if there is no such game."""
    place = manifest(name).mind
    found: Mind[Any] | None = part(name, place) if place else None
    return found


def part(name: str, place: str) -> Any:
    """What stands in a manifest as "module:object". CompanionError game-unusable where it cannot be loaded."""
    module, _, called = place.partition(":")
    try:
        return getattr(import_module(module), called)
    except Exception as error:  # whatever the code of another package may raise
        if module.startswith("companion."):
            raise
        raise CompanionError("game-unusable", game=typed(name), reason=_reason(error)) from error


def typed(name: str) -> str:
    """The name as people type it."""
    return name.replace("_", "-")


def named(text: str) -> str | None:
    """The game that a typed name means, with hyphens, underscores or blanks; None if it means none."""
    name = "_".join(text.replace("-", " ").replace("_", " ").lower().split())
    return name if name in _registered()[0] else None


@cache
def _registered() -> tuple[dict[str, Manifest], tuple[Problem, ...]]:
    """Every manifest by its name, and what is wrong with those of other packages."""
    found: dict[str, Manifest] = {}
    for folder in OWN:
        found |= {one.name: one for one in import_module(f"{__name__}.{folder}.manifest").GAMES}
    wrong = []
    for called, manifests in packages.entry_points(GROUP):
        try:
            found |= _checked(manifests(), found)
        except Exception as error:  # whatever the code of another package may raise
            wrong.append(Problem("game-unusable", {"game": called, "reason": _reason(error)}))
    return found, tuple(wrong)


def _checked(manifests: Iterable[Manifest], known: dict[str, Manifest]) -> dict[str, Manifest]:
    """Those of one package by their names. ValueError for a name that is none, or that another game has."""
    found: dict[str, Manifest] = {}
    for one in manifests:
        if not _NAME.fullmatch(one.name) or one.name in known or one.name in found:
            raise ValueError(one.name)
        found[one.name] = one
    return found


def _reason(error: Exception) -> str:
    return " ".join(f"{type(error).__name__} {error}".split())[:80]


def __getattr__(name: str) -> Any:
    """NAMES, every game in order; SENSED, those whose pieces sensors read; GAMES, the games themselves.

    Lazy, so that what asks for none of them starts fast.
    """
    if name == "NAMES":
        return tuple(_registered()[0])
    if name == "SENSED":
        return tuple(one.name for one in manifests() if one.tile_set)
    if name == "GAMES":
        return tuple(map(load, _registered()[0]))
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
