"""What lies around the empty cells of a garden, so that hundreds of layings are compared without walking groups.

The rules (placing.may_lie) say the same of one laying at a time.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from companion.games.queens_garden.rules.cells import NEIGHBOURS
from companion.games.queens_garden.rules.hexes import COLOUR, PATTERN, VALUE


class Patch(NamedTuple):
    """What a hexagon on an empty cell would join by its colour, or by its pattern.

    kinds: the other property of each hexagon there, as bits. parts: size and points of each group, one alone
    included. twice: two of these groups show the same hexagon.
    """

    kinds: int
    parts: tuple[tuple[int, int], ...]
    twice: bool = False


Joined = tuple[Patch | None, Patch | None]
"""What a hexagon joins by its colour and by its pattern; None for nothing."""


class Around(NamedTuple):
    """What an empty cell touches, by colour and by pattern."""

    colours: Mapping[int, Patch]
    patterns: Mapping[int, Patch]

    def joins(self, hexagon: int) -> Joined | None:
        """What a hexagon would join; None where it may not lie, as its neighbours are (QG-82 to QG-91)."""
        colour, pattern = COLOUR[hexagon], PATTERN[hexagon]
        one, other = self.colours.get(colour), self.patterns.get(pattern)
        if one is None and other is None and self.colours:
            return None
        if one is not None and (one.twice or one.kinds >> pattern & 1):
            return None
        if other is not None and (other.twice or other.kinds >> colour & 1):
            return None
        return one, other


class Ground:
    """A garden by its empty cells: ground[cell] is the Around."""

    __slots__ = ("_cells", "_patches", "_spots")

    def __init__(self, cells: Sequence[int]) -> None:
        self._cells = cells
        self._patches = (_patches(cells, COLOUR, PATTERN), _patches(cells, PATTERN, COLOUR))
        self._spots: dict[int, Around] = {}

    def __getitem__(self, cell: int) -> Around:
        spot = self._spots.get(cell)
        if spot is None:
            colours, patterns = self._patches
            spot = Around(self._joined(cell, colours, COLOUR), self._joined(cell, patterns, PATTERN))
            self._spots[cell] = spot
        return spot

    def _joined(self, cell: int, patches: Sequence[Patch | None], sort: Sequence[int]) -> dict[int, Patch]:
        """What a hexagon of each colour, or of each pattern, would join."""
        found: dict[int, Patch] = {}
        for at in NEIGHBOURS[cell]:
            patch = patches[at]
            if patch is None:
                continue
            kind = sort[self._cells[at]]
            known = found.get(kind)
            if known is None:
                found[kind] = patch
            elif not any(patch.parts[0] is part for part in known.parts):
                twice = known.twice or bool(known.kinds & patch.kinds)
                found[kind] = Patch(known.kinds | patch.kinds, known.parts + patch.parts, twice)
        return found


def _patches(cells: Sequence[int], sort: Sequence[int], other: Sequence[int]) -> list[Patch | None]:
    """Each cell -> what is connected with it, one object for all of it; None where there is no hexagon."""
    found: list[Patch | None] = [None] * len(cells)
    for start, hexagon in enumerate(cells):
        if not hexagon or found[start] is not None:
            continue
        wanted, members, kinds, points = sort[hexagon], [start], 0, 0
        known = {start}
        for cell in members:
            here = cells[cell]
            kinds |= 1 << other[here]
            points += VALUE[here]
            for near in NEIGHBOURS[cell]:
                if near not in known and sort[cells[near]] == wanted:
                    known.add(near)
                    members.append(near)
        patch = Patch(kinds, ((len(members), points),))
        for cell in members:
            found[cell] = patch
    return found


@lru_cache(maxsize=4096)
def ground(cells: tuple[int, ...]) -> Ground:
    """The ground of a garden."""
    return Ground(cells)
