"""Score lines and the ranking of a table (RG-80 to RG-94)."""

from __future__ import annotations

from companion.games.royal_garden.kingdom import Kingdom, place
from companion.games.royal_garden.ranking import ranked
from companion.games.royal_garden.score import Area, result, score_cells
from companion.games.royal_garden.state import State
from companion.model import Fact, ScoreLine, Standing


def area_facts(area: Area) -> dict[str, Fact]:
    """What a sentence about an area names: terrain, squares, crowns, points."""
    return {"terrain": area.terrain, "squares": area.squares, "crowns": area.crowns, "points": area.points}


def kingdom_lines(player: int, kingdom: Kingdom) -> list[ScoreLine]:
    """One line an area, areas without crowns too, in the order of score_cells."""
    board = str(player)
    return [
        ScoreLine(player, "rg-area", area.points, area_facts(area), tuple(place(board, one) for one in area.cells))
        for area in score_cells(kingdom.kinds)
    ]


def score(state: State) -> list[ScoreLine]:
    """Every reason for points, player by player. Bonuses of variants will be lines of their own keys."""
    return [line for player, kingdom in state.seated() for line in kingdom_lines(player, kingdom)]


def standings(state: State) -> list[Standing]:
    """The ranking as it is now; facts: total, largest_area (squares), crowns."""
    lines = score(state)
    results = []
    for player, kingdom in state.seated():
        bonuses = sum(line.points for line in lines if line.player == player and line.key != "rg-area")
        results.append((player, result(score_cells(kingdom.kinds), bonuses)))
    return ranked(results)
