"""What is asked about the choices of a seat, and what is thought of them."""

from __future__ import annotations

import math
from dataclasses import dataclass
from enum import StrEnum

from companion.core.model import Move
from companion.games.thinking import Valued

AS_GOOD_POINTS = 0.5
"""Acts that differ by less are about as good."""
ERRORS = 2.0
"""So many standard errors a difference must be to count."""


class Measure(StrEnum):
    """What values count, always in points of the seat."""

    NOW = "now"  # brought at once on the own board
    MERIT = "merit"  # the same with what is kept open or costs later
    AHEAD = "ahead"  # found by looking ahead with the rules, as far as the game's mind does
    PLAYED = "played"  # expected margin to the best other at the end, by playouts of the fast core


ONE_LOOK = (Measure.NOW, Measure.MERIT)
"""Those that look no act ahead."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How hard to think.

    measure: NOW and MERIT are one look; AHEAD and PLAYED ask for the best that is there: the fast core, else the
    game's own search, else its merit. playouts: of the core. width: acts that a search follows. deadline_ms: then
    what is known is given; only a search is ended so.
    """

    measure: Measure
    playouts: int = 0
    width: int = 0
    deadline_ms: int = 1000


@dataclass(frozen=True, slots=True)
class Opinion:
    """The choices of a seat, best first, and how they were valued.

    wasteful: those of them that give away what another keeps. complete: all the effort was made, by the best
    measure that it asks for. Where it is not, values are from fewer playouts or a plainer measure. Acts never
    tried are left out. Empty: the seat has no act.
    """

    choices: tuple[Valued, ...]
    measure: Measure
    playouts: int = 0
    seed: int = 0
    complete: bool = True
    wasteful: frozenset[Move] = frozenset()

    @property
    def best(self) -> Move | None:
        """The best act, None where the seat has none."""
        return self.choices[0].move if self.choices else None

    def of(self, move: Move) -> Valued | None:
        """What this act is worth, None where that is not known."""
        return next((one for one in self.choices if one.move == move), None)


def standard_error(one: Valued, other: Valued) -> float:
    """That of the difference of two values."""
    return math.hypot(one.error, other.error)
