"""Points, areas and who leads."""

from __future__ import annotations

from companion.core.model import Fact, Phrase
from companion.games.parts import Told, part
from companion.games.royal_garden.rules.points import (
    areas_told,
    bonus_lines,
    bonuses_now,
    is_dynasty,
    missed_told,
    open_told,
    standings,
)
from companion.games.royal_garden.rules.ranking import final, ranking
from companion.games.royal_garden.rules.score import result, score_cells
from companion.games.royal_garden.telling.questions.asked import Asked


def score(asked: Asked) -> Told:
    """The total and what brings it: bonuses, then areas with points. Of the whole table when nobody is meant.

    In Dynasty the games before are told beside the one being played.
    """
    if not asked.seat:
        return who_leads(asked)
    told = [one for one in areas_told(asked.board.kinds, "rg-area-points") if one.key != "rg-areas-bare"]
    listed = _listed(asked, told)
    if not is_dynasty(asked.state):
        return "rg-score", listed
    at = [player for player, _ in asked.state.seated()].index(asked.seat)
    before = sum(game[at] for game in asked.state.past)
    total = listed["total"]
    assert isinstance(total, int)
    game = min(len(asked.state.past) + 1, 3)
    return "rg-score-dynasty", {**listed, "game": game, "before": before, "together": before + total}


def areas(asked: Asked) -> Told:
    """Bonuses, then every area in full, those without points in one clause; more: how many areas that leaves."""
    found = score_cells(asked.board.kinds)
    listed = _listed(asked, areas_told(asked.board.kinds))
    more, bare = listed["more"], sum(not area.points for area in found)
    if isinstance(more, int) and more and bare:
        more += bare - 1
    return "rg-areas", {**listed, "count": len(found), "more": more}


def who_leads(asked: Asked) -> Told:
    """Who leads, or has won, and why."""
    asked.no_more()
    ranked, names = standings(asked.state), asked.state.setup.names
    return ("rg-final", final(ranked, names)) if asked.state.ended else ("rg-ranking", ranking(ranked, names))


def _listed(asked: Asked, found: list[Phrase]) -> dict[str, Fact]:
    """A player's total with the bonuses, sure, open and missed, which come first, and these areas."""
    whose = asked.state, asked.seat, asked.board
    bonuses = bonus_lines(*whose)
    items = [Phrase(line.key, line.facts) for line in bonuses]
    items += [*open_told(*whose), *missed_told(bonuses_now(*whose), asked.state.setup.variants)]
    listed = part(asked.words, items + found)
    total = result(score_cells(asked.board.kinds), sum(line.points for line in bonuses)).total
    return {"player": asked.name, "total": total, **listed, "count": len(found)}
