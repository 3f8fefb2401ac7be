"""The score of a finished physical game in sentences: each area, the total, and the ranking with its reasons.

Rulebook, chapter "Konec hry"; RG-80 to RG-94.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from companion.games.royal_garden.points import area_facts
from companion.games.royal_garden.ranking import final, ranked, ranking
from companion.games.royal_garden.score import Cell, result, score_cells
from companion.model import Announcement

Kinds = Mapping[Cell, str]


def report(kingdoms: Sequence[tuple[str, Kinds]], *, over: bool = True) -> list[Announcement]:
    """Every kingdom's areas and total in the order given, then the ranking if there are several.

    kingdoms: name of the player and what each cell shows. over: the game has ended; else who leads so far.
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
        key, told = ("rg-final", final) if over else ("rg-ranking", ranking)
        said.append(Announcement(key, told(ranked(results), names)))
    return said
