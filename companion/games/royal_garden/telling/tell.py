"""What an act makes worth saying."""

from __future__ import annotations

from companion.core.model import Announcement, Fact, Move, Phrase, Topic
from companion.games.royal_garden.rules import acts
from companion.games.royal_garden.rules.fits import joins
from companion.games.royal_garden.rules.judge import domino_facts, spot_facts
from companion.games.royal_garden.rules.kingdom import Kingdom
from companion.games.royal_garden.rules.points import area_facts, standings
from companion.games.royal_garden.rules.ranking import final
from companion.games.royal_garden.rules.score import area_of
from companion.games.royal_garden.rules.state import State


def tell(before: State, move: Move, after: State) -> list[Announcement]:
    """What an act of free placement makes worth saying; an end is told as the final ranking."""
    if move.action == acts.END:
        return [Announcement("rg-final", final(standings(after), after.setup.names), topic=Topic.END)]
    return said_of(before, move, after)


def said_of(before: State, move: Move, after: State) -> list[Announcement]:
    """An act on a board, then every area whose points grew, in the order of the domino's halves.

    A placement and its areas name their player where several may lay at any time: a warning to somebody else may
    come between them. In a match the player on turn has been named, and areas are a message of their own, which
    the shortest level leaves out.
    """
    act = act_of(before, move)
    said = [Announcement(act.key, act.facts, topic=Topic.LIFTED if move.action == acts.DISCARD else Topic.PLACED)]
    if move.action == acts.PLACE:
        earlier, now = before.kingdom(move.player), after.kingdom(move.player)
        if earlier is not None and now is not None:
            whose: dict[str, Fact] = {"player": before.name(move.player), "several": int(_several(before))}
            grew = "rg-area-grew" if before.draft is None else "rg-area-grew-match"
            said += [
                Announcement(grew, {**whose, **facts}, topic=Topic.AREA) for facts in _grown(earlier, now, move)
            ]
    return said


def act_of(before: State, move: Move) -> Phrase:
    """An act as a phrase: rg-placed, rg-placed-by, rg-castle-placed, rg-discarded, rg-ended, or one of a match."""
    facts: dict[str, Fact] = {"player": before.name(move.player)}
    if move.action == acts.END:
        return Phrase("rg-ended", facts)
    if move.action in _OF_MATCH:
        return _of_match(before, move)
    number = acts.number_in(move)
    if move.action == acts.CASTLE:
        return Phrase("rg-castle-placed", {**facts, "number": number, "cell": move.comes[0][0]})
    kinds = before.dominoes[number]
    if move.action == acts.DISCARD:
        return Phrase("rg-discarded", {**facts, "number": number, **domino_facts(kinds)})
    kingdom = before.kingdom(move.player) or Kingdom()
    spot = acts.spot_of(move)
    castle, join_a, join_b = joins(kingdom.kinds, spot, kinds)
    how = "terrain" if not castle else "both" if join_a or join_b else "castle"
    facts |= {"number": number, **spot_facts(move.player, spot, kinds), "joins": how}
    facts |= {"join_a": int(join_a), "join_b": int(join_b)}
    return Phrase("rg-placed-by" if _several(before) else "rg-placed", facts)


_OF_MATCH = {
    acts.LOTS: "rg-lots",
    acts.DRAW: "rg-drawn",
    acts.CHOOSE: "rg-chosen",
    acts.CORRECT: "rg-corrected",
    acts.LEAVE: "rg-left",
}
"""The told acts of a match -> how each is said."""


def _of_match(before: State, move: Move) -> Phrase:
    """A told act of a match as a phrase, with the domino that it is about."""
    facts: dict[str, Fact] = {"player": before.name(move.player)}
    if move.action == acts.LOTS:
        facts = {"player": before.name(acts.number_in(move))}
        if before.draft is not None:
            facts["count"] = before.draft.plan.line
    elif move.args:
        *_, number = acts.numbers_in(move)
        facts |= {"number": number, **domino_facts(before.dominoes[number])}
    if move.action == acts.DRAW and before.draft is not None:
        facts["left"] = before.draft.lacking - 1
    if move.action == acts.CORRECT:
        facts["wrong"] = move.args[0]
    return Phrase(_OF_MATCH[move.action], facts)


def _several(state: State) -> bool:
    """Whether several people may lay at the same time, so that each act names its player."""
    return state.draft is None and len(state.setup.players) > 1


def _grown(before: Kingdom, after: Kingdom, move: Move) -> list[dict[str, Fact]]:
    """Facts of every area of the new domino that brings more points than what it has swallowed."""
    grown: list[dict[str, Fact]] = []
    found = [area_of(after.kinds, cell) for cell in acts.spot_of(move)]
    for area in dict.fromkeys(one for one in found if one is not None):
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
