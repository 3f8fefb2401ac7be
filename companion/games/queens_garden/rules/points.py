"""Score lines and the ranking of a table (rulebook, chapter "Závěrečné vyhodnocení")."""

from __future__ import annotations

from companion.core.model import Fact, Phrase, ScoreLine, Standing
from companion.games.queens_garden.rules.acts import place_of
from companion.games.queens_garden.rules.passing import final_gains
from companion.games.queens_garden.rules.state import OVER, Gain, Garden, State
from companion.games.queens_garden.telling import nouns
from companion.games.ranking import by_rank, ranked

FINAL = ("storage", "group", "bonus")
"""Kinds of points that come only at the end (QG-161)."""


def endings(state: State, garden: Garden) -> list[Gain]:
    """What the end brings a garden, or would bring it now."""
    if state.phase == OVER:
        return [one for one in garden.gains if one.kind in FINAL]
    return final_gains(state.table, garden, state.round)


def running(state: State, garden: Garden) -> int:
    """The points on the score track before the final scoring."""
    return garden.score - (sum(one.points for one in endings(state, garden)) if state.phase == OVER else 0)


def total(state: State, garden: Garden) -> int:
    """All points, with what the end would bring now."""
    return running(state, garden) + sum(one.points for one in endings(state, garden))


def score(state: State) -> list[ScoreLine]:
    """Every reason for points: those on the track, then storage, groups and bonuses as if the game ended now."""
    lines = []
    for player, garden in state.seated:
        points = running(state, garden)
        lines.append(ScoreLine(player, "qg-running", points, {"points": points}))
        lines += [line_of(player, garden, one) for one in endings(state, garden)]
    return lines


def line_of(player: int, garden: Garden, gain: Gain) -> ScoreLine:
    """One reason for final points: qg-line-storage, qg-line-group, qg-line-bonus."""
    facts: dict[str, Fact] = {"count": gain.amount, "points": gain.points}
    if gain.what:
        facts["criterion"] = nouns.criterion(gain.what)
        facts["items"] = nouns.hexagons(garden.cells[at] for at in gain.cells)
    places = tuple(place_of(player, at) for at in gain.cells)
    return ScoreLine(player, f"qg-line-{gain.kind}", gain.points, facts, places)


def standings(state: State) -> list[Standing]:
    """The ranking as it is now, with what the end would bring; equal ones share (QG-172, QG-173)."""
    totals = [(player, total(state, garden)) for player, garden in state.seated]
    return ranked((player, (points,), {"total": points}) for player, points in totals)


def places(state: State) -> tuple[Phrase, ...]:
    """The ranking as items, one a rank: qg-rank."""
    said = []
    for level in by_rank(standings(state)):
        names, first = tuple(state.name(one.player) for one in level), level[0]
        facts: dict[str, Fact] = {"rank": first.rank, "players": names, "count": len(level), "total": first.total}
        said.append(Phrase("qg-rank", facts))
    return tuple(said)
