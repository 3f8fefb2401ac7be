"""Points: those on the track, what the end would bring now, and who leads."""

from __future__ import annotations

from companion.core.model import Fact, Phrase
from companion.games.parts import Told, part
from companion.games.queens_garden.rules.points import endings, line_of, places, running, total
from companion.games.queens_garden.rules.state import OVER
from companion.games.queens_garden.telling.questions.asked import Asked


def score(asked: Asked) -> Told:
    """Points on the track, and with all that the end would bring now; of the whole table when nobody is meant."""
    asked.no_more()
    if not asked.seat:
        return who_leads(asked)
    state, garden = asked.state, asked.board
    facts: dict[str, Fact] = {"total": total(state, garden), "running": running(state, garden), **_sums(asked)}
    return "qg-score", {"player": asked.name, **facts, "over": int(state.phase == OVER)}


def _sums(asked: Asked) -> dict[str, Fact]:
    """What storage, groups and bonuses bring at the end, each together."""
    found = endings(asked.state, asked.board)
    kinds = {"storage": "storage", "groups": "group", "bonuses": "bonus"}
    return {name: sum(one.points for one in found if one.kind == kind) for name, kind in kinds.items()}


def bonuses(asked: Asked) -> Told:
    """What the end brings, or would bring now: storage, groups and bonuses, in the order of the final scoring."""
    found = endings(asked.state, asked.board)
    lines = [line_of(asked.seat, asked.board, one) for one in found]
    listed = part(asked.words, [Phrase(one.key, one.facts) for one in lines])
    facts: dict[str, Fact] = {"points": sum(one.points for one in found), "over": int(asked.state.phase == OVER)}
    return ("qg-bonuses" if found else "qg-bonuses-none"), {**listed, **facts}


def who_leads(asked: Asked) -> Told:
    """Who leads, or has won."""
    asked.no_more()
    return "qg-ranking", {"items": places(asked.state), "over": int(asked.state.phase == OVER)}
