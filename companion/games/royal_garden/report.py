"""The score of a finished physical game in sentences: each area, the total, and the ranking with its reasons.

Rulebook, chapter "Konec hry"; RG-80 to RG-94.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby

from companion.games.royal_garden.points import area_facts
from companion.games.royal_garden.score import Cell, Ranked, Result, rank, result, score_cells
from companion.model import Announcement, Fact, Phrase

Kinds = Mapping[Cell, str]


def report(kingdoms: Sequence[tuple[str, Kinds]]) -> list[Announcement]:
    """Every kingdom's areas and total in the order given, then the ranking if there are several.

    kingdoms: name of the player and what each cell shows.
    """
    said = []
    results = []
    for name, kinds in kingdoms:
        areas = score_cells(kinds)
        results.append(result(areas))
        said += [Announcement("rg-area", area_facts(area)) for area in areas]
        said.append(Announcement("rg-total", {"player": name, "total": results[-1].total}))
    if len(kingdoms) > 1:
        said.append(final([name for name, _ in kingdoms], results))
    return said


def final(names: Sequence[str], results: Sequence[Result]) -> Announcement:
    """The end of the game: who is level and what decides, then the places, best first."""
    ranked = rank(results)
    ties = [
        _tie(names, results, group)
        for _, level in groupby(ranked, key=lambda one: results[one.index].total)
        if len(group := list(level)) > 1
    ]
    places = [_place(names, results, list(same)) for _, same in groupby(ranked, key=lambda one: one.rank)]
    return Announcement("rg-final", {"ties": tuple(ties), "places": tuple(places)})


def _tie(names: Sequence[str], results: Sequence[Result], level: Sequence[Ranked]) -> Phrase:
    """Players with the same points, best first, and what decides between them."""
    reason = "largest_area"
    if len({results[one.index].largest for one in level}) == 1:
        reason = "crowns" if len({results[one.index].crowns for one in level}) > 1 else "shared"
    each = tuple(
        Phrase("rg-tie-one", {"player": names[one.index], "reason": reason, **_numbers(results[one.index])})
        for one in level
    )
    players = tuple(names[one.index] for one in level)
    total = results[level[0].index].total
    return Phrase("rg-tie", {"players": players, "total": total, "reason": reason, "each": each})


def _place(names: Sequence[str], results: Sequence[Result], same: Sequence[Ranked]) -> Phrase:
    players = tuple(names[one.index] for one in same)
    decided = results[same[0].index]
    facts: dict[str, Fact] = {"rank": same[0].rank, "players": players, "reason": same[0].reason}
    return Phrase("rg-final-rank", {**facts, "total": decided.total, **_numbers(decided)})


def _numbers(decided: Result) -> dict[str, Fact]:
    return {"largest_area": decided.largest, "crowns": decided.crowns}
