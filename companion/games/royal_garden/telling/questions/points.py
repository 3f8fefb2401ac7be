"""Points, areas and who leads."""

from __future__ import annotations

from companion.core.model import Fact, Phrase
from companion.games.parts import Told
from companion.games.royal_garden.rules.points import area_facts, bonus_lines, is_dynasty, standings
from companion.games.royal_garden.rules.ranking import final, ranking
from companion.games.royal_garden.rules.score import Area, result, score_cells
from companion.games.royal_garden.telling.questions.asked import Asked, part


def score(asked: Asked) -> Told:
    """The total and what brings it: bonuses, then areas with points. Of the whole table when nobody is meant.

    In Dynasty the games before are told beside the one being played.
    """
    if not asked.seat:
        return who_leads(asked)
    areas = [area for area in score_cells(asked.board.kinds) if area.points]
    listed = _listed(asked, areas, "rg-area-points")
    if not is_dynasty(asked.state):
        return "rg-score", listed
    at = [player for player, _ in asked.state.seated()].index(asked.seat)
    before = sum(game[at] for game in asked.state.past)
    total = listed["total"]
    assert isinstance(total, int)
    game = min(len(asked.state.past) + 1, 3)
    return "rg-score-dynasty", {**listed, "game": game, "before": before, "together": before + total}


def areas(asked: Asked) -> Told:
    """Bonuses, then every area in full, areas without crowns too."""
    return "rg-areas", _listed(asked, list(score_cells(asked.board.kinds)), "rg-area")


def who_leads(asked: Asked) -> Told:
    """Who leads, or has won, and why."""
    asked.no_more()
    ranked, names = standings(asked.state), asked.state.setup.names
    return ("rg-final", final(ranked, names)) if asked.state.ended else ("rg-ranking", ranking(ranked, names))


def _listed(asked: Asked, found: list[Area], key: str) -> dict[str, Fact]:
    """A player's total with the bonuses, which come first, and these areas; the count is of areas alone."""
    bonuses = bonus_lines(asked.state, asked.seat, asked.board)
    items = [Phrase(line.key, line.facts) for line in bonuses]
    listed = part(asked.words, items + [Phrase(key, area_facts(area)) for area in found])
    won = sum(line.points for line in bonuses)
    total = result(score_cells(asked.board.kinds), won).total
    return {"player": asked.name, "total": total, **listed, "count": len(found)}
