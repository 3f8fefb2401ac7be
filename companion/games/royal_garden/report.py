"""The score of a finished physical game in sentences: each area, the total, and the ranking with its reasons.

Rulebook, chapter "Konec hry"; RG-80 to RG-94.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from companion.games.royal_garden.points import area_facts
from companion.games.royal_garden.ranking import final, ranked
from companion.games.royal_garden.score import Cell, result, score_cells
from companion.model import Announcement

Kinds = Mapping[Cell, str]


def report(kingdoms: Sequence[tuple[str, Kinds]]) -> list[Announcement]:
    """Every kingdom's areas and total in the order given, then the ranking if there are several.

    kingdoms: name of the player and what each cell shows.
    """
    said = []
    results = []
    for number, (name, kinds) in enumerate(kingdoms, start=1):
        areas = score_cells(kinds)
        results.append((number, result(areas)))
        said += [Announcement("rg-area", area_facts(area)) for area in areas]
        said.append(Announcement("rg-total", {"player": name, "total": results[-1][1].total}))
    if len(kingdoms) > 1:
        names = {number: name for number, (name, _) in enumerate(kingdoms, start=1)}
        said.append(Announcement("rg-final", final(ranked(results), names)))
    return said
