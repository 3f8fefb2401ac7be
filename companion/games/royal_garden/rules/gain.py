"""What a domino would bring: the areas around its halves, without scoring the whole kingdom anew."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from companion.games.royal_garden.rules.fits import Spot
from companion.games.royal_garden.rules.score import TERRAINS, Area, Cell, beside, score_cells


class Gains:
    """A kingdom, asked how many points more its areas have with a domino. kinds: cell -> what it shows."""

    def __init__(self, kinds: Mapping[Cell, str]) -> None:
        self._areas: dict[Cell, Area] = {cell: area for area in score_cells(kinds) for cell in area.cells}

    def gained(self, spot: Spot, kinds: tuple[str, str]) -> int:
        """The areas' points with the domino less those without it (RG-82); the spot must be free."""
        first, second = (self._touched(cell, kind) for cell, kind in zip(spot, kinds, strict=True))
        if kinds[0][0] == kinds[1][0]:
            return _grown({*first, *second}, kinds)
        return _grown(first, kinds[:1]) + _grown(second, kinds[1:])

    def _touched(self, cell: Cell, kind: str) -> set[Area]:
        """The areas of the same terrain beside a cell."""
        found = (self._areas.get(near) for near in beside(cell))
        return {area for area in found if area is not None and area.terrain == TERRAINS[kind[0]]}


def _grown(areas: Collection[Area], kinds: Iterable[str]) -> int:
    """How many points more these areas have together once halves of the same terrain have joined them."""
    halves = tuple(kinds)
    squares = sum(area.squares for area in areas) + len(halves)
    crowns = sum(area.crowns for area in areas) + sum(int(kind[1]) for kind in halves)
    return squares * crowns - sum(area.points for area in areas)
