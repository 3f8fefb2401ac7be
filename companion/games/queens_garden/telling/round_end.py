"""What is said about a round as a whole: its points, the next one, tiles that run out, the end of the game."""

from __future__ import annotations

from companion.core.model import Announcement, Fact, Phrase, Topic
from companion.games.queens_garden.rules import points
from companion.games.queens_garden.rules.hexes import VALUE
from companion.games.queens_garden.rules.state import FILL, FILLING, LOTS, Gain, Garden, State
from companion.games.queens_garden.telling import nouns

ROUND_KINDS = ("round", "pavilions")
"""Kinds of points that a round brings (QG-127 to QG-140)."""


def in_order(state: State, first: int) -> list[tuple[int, Garden]]:
    """Players and gardens clockwise from a player (QG-126)."""
    pairs = list(state.seated)
    at = state.table.seats.get(first, 0)
    return [*pairs[at:], *pairs[:at]]


def scored(before: State, after: State) -> list[Announcement]:
    """What the wheel and pavilions bring each player, the holder of the starting marker first."""
    said = []
    for player, garden in in_order(after, before.marker):
        if player in after.table.gone:
            continue
        new = [one for one in garden.gains if one.kind in ROUND_KINDS and one.round == before.round]
        won = sum(one.points for one in new)
        facts: dict[str, Fact] = {"player": after.name(player), "round": before.round, "points": won}
        facts |= {"items": tuple(map(gained, new)), "total": points.running(after, garden)}
        said.append(Announcement("qg-round-scored", facts, topic=Topic.AREA))
    return said


def gained(gain: Gain) -> Phrase:
    """A reason for the points of a round: qg-won-round, qg-won-pavilions."""
    facts: dict[str, Fact] = {"count": gain.amount, "points": gain.points}
    if gain.what:
        facts["criterion"] = nouns.criterion(gain.what)
    return Phrase(f"qg-won-{gain.kind}", facts)


# ---- the next round ---------------------------------------------------------------------------------------------


def begins(before: State, after: State) -> list[Announcement]:
    """What is put away, the next round, who begins it, and what the wheel shows (QG-146 to QG-153)."""
    tiles = len(before.top) + sum(len(bed.tiles) for bed in before.beside)
    expansions = before.stack + sum(not bed.gone for bed in before.beside)
    facts: dict[str, Fact] = {"round": after.round, "player": after.name(after.starter)}
    said = [Announcement("qg-cleared", {"tiles": tiles, "expansions": expansions})]
    return [*said, Announcement("qg-round", facts, topic=Topic.TURN), wheel(after)]


def wheel(state: State) -> Announcement:
    """What the wheel shows in this round, with the points of a hexagon."""
    items = tuple(
        Phrase("qg-shown", {"criterion": nouns.criterion(criterion), "points": each})
        for criterion, each in state.sectors
    )
    return Announcement("qg-wheel", {"round": state.round, "items": items})


def scarcity(before: State, after: State) -> list[Announcement]:
    """Tiles and expansions that have just run out, or are about to; each case once (QG-62, QG-155 to QG-158)."""
    said: list[Announcement] = []
    opened = before.round != after.round or before.phase == LOTS
    moved = int(not opened and after.stack < before.stack)
    rest = len(after.beside) - (0 if opened else len(before.beside)) - moved
    if rest > 0:
        said.append(Announcement("qg-none-left", {"count": rest}))
    elif moved and not after.stack:
        said.append(Announcement("qg-stack-gone"))
    if before.phase == FILL and (poured := _poured(before, after)):
        said.append(Announcement("qg-bag-short", {"count": 0, "tower": poured}))
    if after.phase == FILL and before.phase != FILL:
        left, tower = sum(after.bag), sum(after.tower)
        if left < FILLING and tower:
            said.append(Announcement("qg-bag-short", {"count": left, "tower": tower}))
        if after.lacking < FILLING:
            said.append(Announcement("qg-few-left", {"count": after.lacking}))
    if before.supply and not after.supply:
        said.append(Announcement("qg-supply-gone"))
    return said


def _poured(before: State, after: State) -> int:
    """The tiles that went from the tower into the bag because a draw has just emptied it (ruling 14)."""
    tower = sum(before.tower)
    return tower if before.table.at_once and not sum(after.tower) and sum(after.bag) == tower else 0


# ---- the end ----------------------------------------------------------------------------------------------------


def ended(state: State) -> list[Announcement]:
    """Storage, groups and bonuses of each player, the sum, then the ranking (QG-160 to QG-173)."""
    said = []
    for player, garden in in_order(state, state.marker):
        lines = [points.line_of(player, garden, one) for one in points.endings(state, garden)]
        said.append(Announcement("qg-end-player", {"player": state.name(player), "lines": len(lines)}))
        said += [Announcement("qg-end-line", {"what": Phrase(one.key, one.facts)}) for one in lines]
        said.append(_summed(state, player, garden))
    return [*said, Announcement("qg-final", {"places": points.places(state)}, topic=Topic.END)]


def _summed(state: State, player: int, garden: Garden) -> Announcement:
    """What the end has brought a player, and all points."""
    found = points.endings(state, garden)
    groups = [one for one in found if one.kind == "group"]
    worth = {kind: sum(one.points for one in found if one.kind == kind) for kind in points.FINAL}
    stored = garden.jokers - sum(VALUE[one] for one in (*garden.tiles, *garden.beds))
    facts: dict[str, Fact] = {"player": state.name(player), "storage": worth["storage"], "groups": len(groups)}
    facts |= {"held": int(stored != worth["storage"])}
    facts |= {"points": worth["group"], "bonuses": worth["bonus"], "total": garden.score}
    return Announcement("qg-end-sum", facts, topic=Topic.AREA)
