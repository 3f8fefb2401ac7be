"""What an act makes worth saying."""

from __future__ import annotations

from companion.games.royal_garden.fits import holders
from companion.games.royal_garden.judge import half_facts, spot_facts
from companion.games.royal_garden.kingdom import Domino, Kingdom
from companion.games.royal_garden.points import area_facts, standings
from companion.games.royal_garden.ranking import final
from companion.games.royal_garden.rules import CASTLE, DISCARD, END, PLACE, spot_of
from companion.games.royal_garden.score import Area, area_of
from companion.games.royal_garden.state import State
from companion.model import Announcement, Fact, Move, Phrase, Topic


def tell(before: State, move: Move, after: State) -> list[Announcement]:
    """The act itself, then every area whose points grew, in the order of the domino's halves.

    A placement and its areas name their player only where there are several: a warning to somebody else may come
    between them. An end is told as the final ranking.
    """
    if move.action == END:
        return [Announcement("rg-final", final(standings(after), after.names), topic=Topic.END)]
    act = act_of(before, move)
    said = [Announcement(act.key, act.facts, topic=Topic.LIFTED if move.action == DISCARD else Topic.PLACED)]
    if move.action == PLACE:
        earlier, now = before.kingdom(move.player), after.kingdom(move.player)
        if earlier is not None and now is not None:
            whose: dict[str, Fact] = {
                "player": before.name(move.player),
                "several": int(len(before.setup.players) > 1),
            }
            said += [
                Announcement("rg-area-grew", {**whose, **facts}, topic=Topic.AREA)
                for facts in _grown(earlier, now, move)
            ]
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
