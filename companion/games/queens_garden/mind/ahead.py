"""Looking ahead: storages laid out to their end, what the others will take next, and what they leave.

The value of an act, in points of margin: what it brings; what all that is stored then will bring, laid out one
after another; less a share of the best that another makes of what is left on offer; and a share of the best of
what is left after that. What will be drawn is unknown to all, so it is the same average for everybody.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple

from companion.games.queens_garden.mind.acts import Candidate, acts, holding
from companion.games.queens_garden.mind.holding import bare, promise
from companion.games.queens_garden.mind.outlook import outlook
from companion.games.queens_garden.rules.acts import PASS_ACT, TAKE_ACT
from companion.games.queens_garden.rules.hexes import CRITERIA
from companion.games.queens_garden.rules.state import Garden, State
from companion.games.queens_garden.rules.taking import STACK, is_expansion, matching, offered
from companion.games.thinking import Valued

Stopped = Callable[[], bool]
OnOffer = Mapping[int, tuple[int, ...]]
"""Hexagon -> places of the display where it lies."""
TAKEN_FROM_ME, LEFT_FOR_ME = 0.5, 0.5
"""Shares of what the best other takes next, and of what I can take after that: both may also wait."""
AFTER_PASS = 1.5
"""So much more counts what others take once I have passed: they go on."""
DRAWN = 1.0
"""Points of tiles that are drawn after a taking, which another may take first."""
ALIKE = 3
"""Layings of one hexagon that are followed: the best places."""


class Wants(NamedTuple):
    """What a player makes of each hexagon on offer, and the free spaces of the storage."""

    worth: Mapping[int, float]
    room: int

    def best(self, offer: OnOffer) -> tuple[float, OnOffer]:
        """The points of the best taking, and what it takes; nothing where none is worth it."""
        best: tuple[float, OnOffer] = 0.0, {}
        for criterion in CRITERIA:
            there = matching(offer, criterion)
            if len(there) <= self.room and (points := math.fsum(self.worth[one] for one in there)) > best[0]:
                best = points, there
        return best


def searched(state: State, width: int, stopped: Stopped) -> list[Valued]:
    """Each act of the player on turn; those that were not followed are worth less than those that were."""
    ordered = sorted(acts(state), key=lambda one: -one.merit)
    followed = _followed(state, list(_promising(ordered, width)), stopped)
    if not followed:
        return [Valued(one.move, one.merit) for one in ordered]
    least = min(followed.values())
    merit = min(one.merit for one in ordered if one.move in followed)
    return [
        Valued(one.move, followed[one.move], visits=1)
        if one.move in followed
        else Valued(one.move, least + min(0.0, one.merit - merit))
        for one in ordered
    ]


def _promising(ordered: Sequence[Candidate], width: int) -> Iterator[Candidate]:
    """The best acts by a short look, of one hexagon the best few places."""
    seen: Counter[object] = Counter()
    for one in ordered:
        what = one.move if one.move.action in (TAKE_ACT, PASS_ACT) else one.move.args[0]
        seen[what] += 1
        if seen[what] <= ALIKE and width > 0:
            width -= 1
            yield one


def _followed(state: State, promising: Sequence[Candidate], stopped: Stopped) -> dict[object, float]:
    """What these acts are worth, as many as there was time for."""
    view, mine, offer = outlook(state.table, state.round), bare(state.mine), offered(state)
    before = promise(view, mine)
    me = _wants(state, mine, offer, stopped)
    others = [_wants(state, bare(state.gardens[at]), offer, stopped) for at in _later(state)]
    found: dict[object, float] = {}
    for one in promising:
        if stopped():
            break
        value = one.points + promise(one.view, one.after) - before
        left = _without(offer, one.taken)
        most = 0.0
        for other in others:
            points, there = other.best(left)
            most = max(most, points)
            left = _without(left, [(hexagon, places[0]) for hexagon, places in there.items()])
        if one.move.action == PASS_ACT:
            value -= TAKEN_FROM_ME * AFTER_PASS * most
        else:
            mine_next, _ = me._replace(room=one.after.free_tiles).best(left)
            value += LEFT_FOR_ME * mine_next - TAKEN_FROM_ME * most
        if others and state.stack > 1 and any(place == STACK for _, place in one.taken):
            value -= DRAWN
        found[one.move] = value
    return found


def _later(state: State) -> Iterator[int]:
    """The gardens of the others who have not passed, in the order of their turns."""
    players, at = state.table.players, state.table.seats[state.turn]
    for player in (*players[at + 1 :], *players[:at]):
        if player not in state.passed:
            yield state.table.seats[player]


def _wants(state: State, garden: Garden, offer: OnOffer, stopped: Stopped) -> Wants:
    """What a player makes of each hexagon by itself, beside what is stored."""
    view = outlook(state.table, state.round)
    before, worth = promise(view, garden), {}
    for one, places in offer.items():
        if stopped():
            break
        bed = is_expansion(state, places[0])
        more = holding(garden, () if bed else (one,), (one,) if bed else ())
        worth[one] = promise(view, more) - before
    return Wants(worth, garden.free_tiles)


def _without(offer: OnOffer, taken: Sequence[tuple[int, int]]) -> OnOffer:
    """An offer without these copies, as hexagon and place."""
    gone = dict(taken)
    left = {one: tuple(at for at in places if at != gone.get(one)) for one, places in offer.items()}
    return {one: places for one, places in left.items() if places}
