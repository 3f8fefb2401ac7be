"""Why the last points of a player were what they were."""

from __future__ import annotations

from companion.core.model import Announcement, Kind, Phrase
from companion.games.queens_garden.rules import points
from companion.games.queens_garden.rules.state import Gain, Garden, State
from companion.games.queens_garden.telling.round_end import ROUND_KINDS, gained

_PASS_KINDS = ("first-pass", "discard")


def reasons(state: State, seat: int) -> list[Announcement]:
    """Each reason of a player's last points, one a line; of nobody in particular, of all players.

    Empty where nothing has been counted yet.
    """
    found = []
    for player, garden in state.seated:
        if seat in (0, player):
            name = state.name(player)
            found += [
                Announcement("qg-reason", {"player": name, "what": _reason(player, garden, one)}, Kind.ANSWER)
                for one in last(garden)
            ]
    return found


def last(garden: Garden) -> list[Gain]:
    """The points that came last and together: of the end, of a round, of a purchase or of a pass."""
    if not garden.gains:
        return []
    newest = garden.gains[-1]
    if newest.kind in points.FINAL:
        return [one for one in garden.gains if one.kind in points.FINAL]
    for kinds in (ROUND_KINDS, _PASS_KINDS):
        if newest.kind in kinds:
            return [one for one in garden.gains if one.kind in kinds and one.round == newest.round]
    return [newest]


def _reason(player: int, garden: Garden, gain: Gain) -> Phrase:
    """As in the scoring of a round, as a score line, or qg-why-buy, qg-why-first-pass, qg-why-discard."""
    if gain.kind in ROUND_KINDS:
        return gained(gain)
    if gain.kind in points.FINAL:
        line = points.line_of(player, garden, gain)
        return Phrase(line.key, line.facts)
    return Phrase(f"qg-why-{gain.kind}", {"count": gain.amount, "points": -gain.points})
