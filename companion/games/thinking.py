"""What a game brings for those who think ahead in it: what acts are worth, and its states for the fast core."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from companion.core.model import Move, Phrase
from companion.games.api import Setup

S_contra = TypeVar("S_contra", contravariant=True)


@dataclass(frozen=True, slots=True)
class Valued:
    """An act of a player and what it is worth, in points: by which measure says who gives it.

    error: the standard error of the value, 0 where nothing was left to chance. visits: how often it was tried.
    """

    move: Move
    value: float
    error: float = 0.0
    visits: int = 0


@dataclass(frozen=True, slots=True)
class Reason:
    """Why an act is better than another one: the difference of two counts by the rules.

    points: what it explains of the difference, more than 0. told: a clause of the texts of its game.
    """

    points: float
    told: Phrase


@dataclass(frozen=True, slots=True)
class Strength:
    """How a level plays in one game, where the usual levels would stand too far apart in it (minds/levels.py).

    measure: "now", "merit" or "played". width: acts that a search follows. playouts: of the core, None for as many
    as usual. The rest is as in a level.
    """

    measure: str
    width: int = 0
    temperature_points: float = 0.0
    most_lost_points: float = math.inf
    playouts: int | None = None


class Mind(Protocol, Generic[S_contra]):
    """How a game is thought about, from states as the one who thinks may see them; every act given is legal.

    Of acts that do the same and differ only in what they use up, one is enough. Some has a usual answer: that of a
    game that no core plays, which covers nothing and whose `packed` and `coded` raise ValueError, that has no
    better search than `merit`, in which each act comes to something else, and that gives no reasons.

    strengths: name of a level -> how it plays in this game, where it plays otherwise than in all.
    """

    strengths: Mapping[str, Strength] = {}

    def covers(self, setup: Setup) -> bool:
        """Whether the fast core plays this set-up."""
        return False

    def packed(self, state: S_contra) -> bytes:
        """A state in the core's layout (companion/engine), of a set-up that it covers."""
        raise ValueError(state)

    def coded(self, state: S_contra, move: Move) -> int:
        """A legal act as the core names it."""
        raise ValueError(move)

    def now(self, state: S_contra, seat: int) -> list[Valued]:
        """Each act of a seat, with what it brings at once on the seat's own board; none where it has no act."""

    def merit(self, state: S_contra, seat: int) -> list[Valued]:
        """The same, with what each keeps open or costs later, and without a look at the other players."""

    def searched(self, state: S_contra, seat: int, width: int, stopped: Callable[[], bool]) -> list[Valued]:
        """The same by looking ahead with these rules, without the core.

        width: how many acts are followed. stopped: asked often; once it is true, what is known is given.
        """
        return self.merit(state, seat)

    def wasteful(self, state: S_contra, move: Move) -> bool:
        """Whether an act gives away what another keeps: a piece put aside, or a penalty for nothing."""

    def outcome(self, state: S_contra, move: Move) -> Hashable:
        """What an act comes to for its player: of those equal in this and in worth one is told."""
        return move

    def choice(self, state: S_contra, move: Move) -> Phrase:
        """An act of a seat as something that can be chosen, as a clause says it after "it is best to"."""

    def reasons(self, state: S_contra, move: Move, other: Move) -> list[Reason]:
        """Why a legal act is better than another one of the same seat, as far as rules tell; greatest first."""
        return []
