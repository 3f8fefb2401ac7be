"""What an act makes worth saying."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from companion.games.royal_garden.fits import holders
from companion.games.royal_garden.judge import half_facts, spot_facts
from companion.games.royal_garden.kingdom import Domino, Kingdom
from companion.games.royal_garden.points import area_facts, standings
from companion.games.royal_garden.rules import CASTLE, DISCARD, END, PLACE, spot_of
from companion.games.royal_garden.score import Area, area_of
from companion.games.royal_garden.state import State
from companion.model import Announcement, Fact, Move, Phrase, Standing


def tell(before: State, move: Move, after: State) -> list[Announcement]:
    """The act itself, then every area whose points grew, in the order of the domino's halves.

    A placement names its player only where there are several (rg-placed-by). An end is told as the final ranking.
    """
    if move.action == END:
        return [Announcement("rg-final", final(after))]
    act = act_of(before, move)
    said = [Announcement(act.key, act.facts)]
    if move.action == PLACE:
        earlier, now = before.kingdom(move.player), after.kingdom(move.player)
        if earlier is not None and now is not None:
            said += [Announcement("rg-area-grew", facts) for facts in _grown(earlier, now, move)]
    return said


def act_of(before: State, move: Move) -> Phrase:
    """An act as a phrase: rg-placed, rg-placed-by, rg-castle-placed, rg-discarded or rg-ended."""
    facts: dict[str, Fact] = {"player": before.name(move.player)}
    if move.action == END:
        return Phrase("rg-ended", facts)
    number = move.args[0]
    if move.action == CASTLE:
        return Phrase("rg-castle-placed", {**facts, "number": number, "cell": move.comes[0][0]})
    kinds = before.dominoes[number] if isinstance(number, int) else ("", "")
    if move.action == DISCARD:
        halves = {**half_facts("a", kinds[0]), **half_facts("b", kinds[1])}
        return Phrase("rg-discarded", {**facts, "number": number, **halves})
    kingdom = before.kingdom(move.player) or Kingdom()
    a, b = spot_of(move)
    castle_a, terrain_a = holders(kingdom.kinds, a, kinds[0], b)
    castle_b, terrain_b = holders(kingdom.kinds, b, kinds[1], a)
    castle, terrain = castle_a or castle_b, terrain_a or terrain_b
    joins = "both" if castle and terrain else "castle" if castle else "terrain"
    return Phrase(
        "rg-placed" if len(before.setup.players) == 1 else "rg-placed-by",
        {
            **facts,
            "number": number,
            **spot_facts(move.player, (a, b), kinds),
            "joins": joins,
            "join_a": int(terrain_a),
            "join_b": int(terrain_b),
        },
    )


def ranking(state: State) -> dict[str, Fact]:
    """The ranking as it is now: count of players, winners, reason of the best, places (best first)."""
    ranked = standings(state)
    places = []
    for one in ranked:
        shared = sum(other.rank == one.rank for other in ranked)
        facts: dict[str, Fact] = {"rank": one.rank, "player": state.name(one.player), "reason": one.reason}
        places.append(Phrase("rg-rank", {**facts, "shared": shared, **one.facts}))
    winners = sum(one.rank == 1 for one in ranked)
    return {"count": len(ranked), "winners": winners, "reason": ranked[0].reason, "places": tuple(places)}


def final(state: State) -> dict[str, Fact]:
    """The ranking at the end: the ties with what decides them, then one place a rank (RG-89 to RG-94)."""
    ranked = standings(state)
    places = []
    for _, group in groupby(ranked, key=lambda one: one.rank):
        sharing = list(group)
        names = tuple(state.name(one.player) for one in sharing)
        facts: dict[str, Fact] = {"rank": sharing[0].rank, "players": names, "reason": sharing[0].reason}
        places.append(Phrase("rg-final-rank", {**facts, **sharing[0].facts}))
    return {"ties": tuple(_ties(state, ranked, "total")), "places": tuple(places)}


_NEXT = {"total": "largest_area", "largest_area": "crowns"}
"""What is looked at where this is equal."""


def _ties(state: State, ranked: list[Standing], level: str) -> Iterator[Phrase]:
    """Every group of players that are level in `level`, told by the first thing in which they differ."""
    for _, group in groupby(ranked, key=lambda one: one.facts[level]):
        tied = list(group)
        if len(tied) < 2:
            continue
        reason, deeper = "shared", _NEXT.get(level)
        if deeper is not None:
            if len({one.facts[deeper] for one in tied}) == 1:
                yield from _ties(state, tied, deeper)
                continue
            reason = deeper
        yield Phrase("rg-tie", _tie_facts(state, tied, reason))
        if deeper is not None:
            yield from _ties(state, tied, deeper)


def _tie_facts(state: State, tied: list[Standing], reason: str) -> dict[str, Fact]:
    """One tie: players, total, reason, and each player's deciding numbers."""
    each = []
    for one in tied:
        facts: dict[str, Fact] = {"player": state.name(one.player), "reason": reason}
        each.append(
            Phrase(
                "rg-tie-one",
                {**facts, "largest_area": one.facts["largest_area"], "crowns": one.facts["crowns"]},
            )
        )
    names = tuple(state.name(one.player) for one in tied)
    return {"players": names, "total": tied[0].total, "reason": reason, "each": tuple(each)}


def _grown(before: Kingdom, after: Kingdom, move: Move) -> list[dict[str, Fact]]:
    """Facts of every area of the new domino that brings more points than what it has swallowed."""
    domino = next((one for one in after.dominoes if one.number == move.args[0]), None)
    grown: list[dict[str, Fact]] = []
    for area in _areas(after, domino):
        cells = set(area.cells)
        swallowed = 0
        while cells:
            part = area_of(before.kinds, cells.pop())
            if part is not None:
                swallowed += part.points
                cells.difference_update(part.cells)
        if area.points > swallowed:
            grown.append({**area_facts(area), "gained": area.points - swallowed})
    return grown


def _areas(kingdom: Kingdom, domino: Domino | None) -> list[Area]:
    """The one or two areas that a domino belongs to, half a's first."""
    if domino is None:
        return []
    found = [area_of(kingdom.kinds, cell) for cell in (domino.a, domino.b)]
    return list(dict.fromkeys(area for area in found if area is not None))
