"""The strengths of computer players, as data, some by game: what each sees and how it chooses from that."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from functools import cache

from companion import games
from companion.core.model import Move
from companion.games.thinking import Strength, Valued
from companion.minds.opinion import ONE_LOOK, Effort, Measure, Opinion
from companion.play.dealer import Dealer

SHARES = 2**32
"""The finest difference between two chances."""


@dataclass(frozen=True, slots=True)
class Level:
    """One strength.

    name: its id in texts, settings and journals. temperature_points: acts that differ by so much are chosen e to
    one; 0: always the best. most_lost_points: an act that is so much below the best is never chosen. wastes:
    whether wasteful acts are chosen where another is there.
    """

    name: str
    effort: Effort
    temperature_points: float = 0.0
    most_lost_points: float = math.inf
    wastes: bool = False


LEVELS = (
    Level("beginner", Effort(Measure.NOW), 3.0, 6.0),
    Level("family", Effort(Measure.MERIT), 1.5, 4.0),
    Level("club", Effort(Measure.PLAYED, playouts=100, width=4), 1.0, 3.0),
    Level("strong", Effort(Measure.PLAYED, playouts=2_000, width=12)),
    Level("full", Effort(Measure.PLAYED, playouts=10_000, width=20)),
)
"""From the weakest."""


@cache
def levels(game: str) -> tuple[Level, ...]:
    """The levels in a game, from the weakest: its mind may have strengths of its own. KeyError for no game."""
    mind = games.mind(game)
    own = mind.strengths if mind is not None else {}
    return tuple(_own(one, own[one.name]) if one.name in own else one for one in LEVELS)


def _own(level: Level, own: Strength) -> Level:
    playouts = level.effort.playouts if own.playouts is None else own.playouts
    effort = replace(level.effort, measure=Measure(own.measure), playouts=playouts, width=own.width)
    return Level(level.name, effort, own.temperature_points, own.most_lost_points)


def level(name: str, game: str) -> Level:
    """The level of this name in a game; KeyError if there is none."""
    found = next((one for one in levels(game) if one.name == name), None)
    if found is None:
        raise KeyError(name)
    return found


def choose(opinion: Opinion, level: Level, chance: Dealer) -> Move | None:
    """The act that a player of this level chooses; None where there is no act. Equal acts are chosen by lot.

    Errors are in points of what the level counts: one that should look ahead and got one look takes its best.
    """
    allowed = considered(opinion, level)
    if not allowed:
        return None
    best = allowed[0].value
    is_one_look = opinion.measure in ONE_LOOK and level.effort.measure not in ONE_LOOK
    if level.temperature_points <= 0 or is_one_look:
        return chance.choose([one.move for one in allowed if one.value == best])
    weights = [math.exp((one.value - best) / level.temperature_points) for one in allowed]
    return chance.weighted(
        [(one.move, math.ceil(SHARES * each)) for one, each in zip(allowed, weights, strict=True)]
    )


def considered(opinion: Opinion, level: Level) -> list[Valued]:
    """The acts that this level may choose, best first."""
    kept = [one for one in opinion.choices if level.wastes or one.move not in opinion.wasteful]
    kept = kept or list(opinion.choices)
    return [one for one in kept if one.value > kept[0].value - level.most_lost_points]
