"""What things are worth from a round on, in points: what is certain by the rules, and what is hoped for.

The hopes are numbers that have been tried in matches (tests/strength); all else follows from the game's tables.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from companion.games.queens_garden.mind.ground import Patch
from companion.games.queens_garden.rules.cells import FIXED, MIDDLES, sort
from companion.games.queens_garden.rules.hexes import HEXAGONS, OF_CRITERION, VALUE
from companion.games.queens_garden.rules.scoring import LEAST
from companion.games.queens_garden.rules.state import ROUNDS, Table

END = ROUNDS + 1
"""The round in which nothing can be done any more."""
LARGEST = 6
"""Hexagons of the largest group (QG-90)."""
_SORTS = {one: sort(one) for one in (*FIXED, *MIDDLES)}


class Hopes(NamedTuple):
    """What is hoped for in a round.

    joker: points of a stored one. item: of a stored hexagon that may yet be laid or pay. stale: the share of its
    value that it may cost in the end. one, two: the share of its points that a hexagon alone, and a pair, may
    bring. grow: points of each hexagon in a group that may grow. space: of a free space, as far as there are few.
    close: how likely each hexagon that an ornament lacks will come. slot: of an expansion, beside what it shows.
    """

    joker: float
    item: float
    stale: float
    one: float
    two: float
    grow: float
    space: float
    close: float
    slot: float


HOPES = (
    Hopes(2.2, 1.8, 0.0, 0.25, 0.55, 0.5, 0.9, 0.55, 2.0),
    Hopes(2.2, 1.7, 0.0, 0.22, 0.5, 0.45, 0.8, 0.55, 2.0),
    Hopes(2.0, 1.5, 0.1, 0.18, 0.45, 0.35, 0.6, 0.5, 1.5),
    Hopes(1.6, 0.5, 0.5, 0.08, 0.3, 0.2, 0.3, 0.4, 0.5),
    Hopes(1.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0),
)
"""By round; the last are those of the end, where a joker brings a point and a hexagon costs its value."""
ENOUGH = 12
"""Free spaces beyond which more are worth nothing."""


class Outlook:
    """What counts in a game from a round on.

    items: hexagon -> what a stored one is worth. wheel: hexagon -> what the wheel brings for one that is laid.
    pavilion: what an expansion's pavilion brings. rewards: cell of an ornament -> jokers for surrounding it.
    """

    def __init__(self, table: Table, number: int) -> None:
        hopes = HOPES[number - 1]
        self.number, self.hopes, self.joker = number, hopes, hopes.joker
        self.items: tuple[float, ...] = tuple(hopes.item - hopes.stale * VALUE[one] for one in (0, *HEXAGONS))
        sectors = [sector for shown in table.wheel[number - 1 :] for sector in shown]
        self.wheel = tuple(
            sum(each for criterion, each in sectors if one in OF_CRITERION[criterion]) for one in (0, *HEXAGONS)
        )
        self.pavilion = END - number
        self.rewards = {cell: table.rewards[what] for cell, what in _SORTS.items()}
        self._groups = _groups(hopes, table.bonuses)

    def joined(self, patch: Patch | None, value: int) -> float:
        """What groups gain by a hexagon of a value that joins them, with what they may still grow."""
        groups = self._groups
        if patch is None:
            return groups[1][value]
        size, points, before = 1, value, 0.0
        for each, worth in patch.parts:
            size += each
            points += worth
            before += groups[each][worth]
        return groups[size][points] - before

    def spaces(self, free: int) -> float:
        """What so many free spaces are worth."""
        return self.hopes.space * min(free, ENOUGH)


def _groups(hopes: Hopes, bonuses: Mapping[int, int]) -> list[list[float]]:
    """Size and points of a group -> what it is worth."""
    found = []
    for size in range(LARGEST + 1):
        share = (0.0, hopes.one, hopes.two)[size] if size < LEAST else 1.0
        more = bonuses.get(size, 0) + (hopes.grow * size if LEAST <= size < LARGEST else 0.0)
        found.append([share * points + more for points in range(LARGEST * LARGEST + 1)])
    return found


@lru_cache(maxsize=32)
def outlook(table: Table, number: int) -> Outlook:
    """What counts in a game from a round on; at END after its last one."""
    return Outlook(table, number)
