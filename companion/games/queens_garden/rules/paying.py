"""Paying the cost of a hexagon (rulebook, chapters "Placení nákladů" and "Placení žolíkovými dílky")."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations, product

from companion.games.queens_garden.rules.acts import Given
from companion.games.queens_garden.rules.hexes import COLOUR, HEXAGONS, PATTERN, VALUE, alike
from companion.games.queens_garden.rules.state import Garden


def others_needed(hexagon: int) -> int:
    """How many things are given up beside the hexagon itself (QG-65, QG-66, QG-80)."""
    return VALUE[hexagon] - 1


def payments(garden: Garden, hexagon: int) -> Sequence[Given]:
    """Every way to pay for a hexagon out of the storage, those with the fewest jokers first (QG-67 to QG-76)."""
    near = _NEAR[hexagon]
    tiles, beds = near.intersection(garden.tiles), near.intersection(garden.beds)
    if len(tiles) + len(beds) + garden.jokers < others_needed(hexagon):
        return ()
    return _payments(hexagon, tuple(sorted(tiles)), tuple(sorted(beds)), garden.jokers)


_NEAR = tuple(frozenset(other for other in HEXAGONS if alike(one, other)) for one in (0, *HEXAGONS))
"""Hexagon -> what may pay beside it: one property in common, not both (QG-68, QG-69, QG-71)."""


@lru_cache(maxsize=8192)
def _payments(hexagon: int, tiles: tuple[int, ...], beds: tuple[int, ...], jokers: int) -> tuple[Given, ...]:
    """The two ways are never mixed (QG-70); of each hexagon one at most is given up, as tile or as expansion."""
    needed = others_needed(hexagon)
    found = []
    for sort in (COLOUR, PATTERN):
        usable = sorted(one for one in {*tiles, *beds} if sort[one] == sort[hexagon])
        for count in range(max(1, needed - jokers), min(needed, len(usable)) + 1):
            for chosen in combinations(usable, count):
                found += _as_held(chosen, tiles, beds, needed - count)
    if needed <= jokers:
        found.append(Given(jokers=needed))
    return tuple(sorted(found, key=lambda one: (one.jokers, one)))


def _as_held(chosen: tuple[int, ...], tiles: tuple[int, ...], beds: tuple[int, ...], jokers: int) -> list[Given]:
    """The same hexagons as tiles or as expansions, as far as they are held as both."""
    held = [[heap for heap in (tiles, beds) if one in heap] for one in chosen]
    found = []
    for heaps in product(*held):
        pairs = list(zip(chosen, heaps, strict=True))
        as_tiles = tuple(one for one, heap in pairs if heap is tiles)
        found.append(Given(as_tiles, tuple(one for one, heap in pairs if heap is beds), jokers))
    return found


def ways(garden: Garden, hexagon: int, *, expansion: bool) -> Sequence[Given]:
    """Every way to pay for a stored tile or expansion, fewest jokers first; none if it is not held."""
    if hexagon not in (garden.beds if expansion else garden.tiles):
        return ()
    return payments(garden, hexagon)
