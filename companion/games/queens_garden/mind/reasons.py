"""Why an act is better than another one: differences of what the rules tell of both (effect.py).

What a clause counts no points of is weighed as the outlook weighs it.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from companion.core.model import Fact, Move, Phrase
from companion.games.queens_garden.mind.ahead import TAKEN_FROM_ME
from companion.games.queens_garden.mind.effect import Best, Effect
from companion.games.queens_garden.mind.outlook import Outlook, outlook
from companion.games.queens_garden.rules.acts import BUY_ACT, LAY_ACT
from companion.games.queens_garden.rules.passing import FIRST_PASS
from companion.games.queens_garden.rules.state import ROUNDS, State
from companion.games.queens_garden.telling import nouns
from companion.games.thinking import Reason

_CLOSE = 2
"""An ornament that lacks no more hexagons is told."""
_LARGE = 4
"""Hexagons of a group that is told because it may still grow."""

Kind = Callable[[Outlook, Effect, Effect], Reason | None]


def reasons(state: State, move: Move, other: Move) -> list[Reason]:
    """All reasons, those first that explain most."""
    view = outlook(state.table, state.round)
    one, two = Effect(state, move), Effect(state, other)
    found = [reason for kind in _KINDS if (reason := kind(view, one, two)) is not None and reason.points > 0]
    return sorted(found, key=lambda reason: -reason.points)


def _reason(kind: str, explains: float, /, **facts: Fact) -> Reason:
    return Reason(explains, Phrase(f"qg-reason-{kind}", facts))


# ---- points ---------------------------------------------------------------------------------------------------


def _now(_view: Outlook, one: Effect, two: Effect) -> Reason | None:
    """Points at once; or fewer that are lost at once."""
    more = one.points - two.points
    lost: dict[str, Fact] = {"cost": max(0, -two.points)}
    if one.points > 0:
        return _reason("now", more, points=one.points, other=max(0, two.points), **lost)
    return _reason("price", more, points=-one.points, **lost)


def _later(_view: Outlook, one: Effect, two: Effect) -> Reason | None:
    """Points that are certain in later rounds."""
    return _reason("later", one.later - two.later, points=one.later, other=two.later)


def _next(_view: Outlook, one: Effect, two: Effect) -> Reason | None:
    """The best laying that follows, as far as both together bring more."""
    first, second = one.following, two.following
    more = first.points - second.points
    both = more + one.points - two.points
    if not first.hexagon:
        return None
    return _reason("next", min(more, both), thing=_thing(first), points=first.points, other=second.points)


def _thing(best: Best) -> Phrase:
    return (nouns.expansion if best.expansion else nouns.hexagon)(best.hexagon)


# ---- what is kept open ----------------------------------------------------------------------------------------


def _taken(view: Outlook, one: Effect, two: Effect) -> Reason | None:
    """More hexagons for the storage."""
    count, other = len(one.taken), len(two.taken)
    worth = math.fsum(view.items[each] for each in one.taken) - math.fsum(view.items[each] for each in two.taken)
    return _reason("taken", worth, count=count, other=other) if count > other else None


def _spaces(view: Outlook, one: Effect, two: Effect) -> Reason | None:
    """More spaces in the garden, by an expansion."""
    if one.move.action not in (LAY_ACT, BUY_ACT) or two.move.action in (LAY_ACT, BUY_ACT):
        return None
    return _reason("spaces", view.spaces(one.free) - view.spaces(two.free), count=one.free, other=two.free)


def _denial(_view: Outlook, one: Effect, two: Effect) -> Reason | None:
    """What another can make at once of what is left to take, where that is less than it would be."""
    if not one.taken:
        return None
    state = one.state
    others = [each for each in state.table.players if each != state.turn and each not in state.passed]
    made = [(two.made_by(each), one.made_by(each), each) for each in others]
    best = max(made, key=lambda each: each[0].points - each[1].points, default=None)
    if best is None or not best[0].hexagon:
        return None
    there, left, player = best
    facts: dict[str, Fact] = {"player": state.name(player), "thing": _thing(there)}
    more = TAKEN_FROM_ME * (there.points - left.points)
    return _reason("denial", more, **facts, points=there.points, left=left.points)


def _marker(_view: Outlook, one: Effect, two: Effect) -> Reason | None:
    """The starting marker, where a round follows; worth what the first pass costs."""
    if one.is_first_pass and not two.is_first_pass and one.state.round < ROUNDS:
        return _reason("marker", FIRST_PASS)
    return None


# ---- bonuses under way ----------------------------------------------------------------------------------------


def _surround(view: Outlook, one: Effect, two: Effect) -> Reason | None:
    """Ornaments that are surrounded, for more jokers."""
    items: tuple[Fact, ...] = tuple(map(nouns.ornament, one.closed))
    return _reason("surround", view.joker * (one.won - two.won), items=items, count=one.won)


def _nearly(view: Outlook, one: Effect, two: Effect) -> Reason | None:
    """An ornament that lacks little then."""

    def hope(found: tuple[int, int]) -> float:
        return view.joker * view.rewards[found[0]] * view.hopes.close ** found[1]

    near = [max((each for each in act.nearly if each[1] <= _CLOSE), key=hope, default=None) for act in (one, two)]
    first, second = near
    if first is None:
        return None
    facts: dict[str, Fact] = {"ornament": nouns.ornament(first[0]), "jokers": view.rewards[first[0]]}
    return _reason("nearly", hope(first) - (hope(second) if second else 0.0), **facts, count=first[1])


def _group(view: Outlook, one: Effect, two: Effect) -> Reason | None:
    """A large group that may still become a whole one."""
    first, second = one.growing, two.growing
    if first is None or len(first.cells) < _LARGE:
        return None
    size = len(first.cells)
    more = view.hopes.grow * (size - (len(second.cells) if second else 0))
    return _reason("group", more, criterion=nouns.criterion(first.criterion), count=size)


# ---- costs that are avoided -----------------------------------------------------------------------------------


def _jokers(view: Outlook, one: Effect, two: Effect) -> Reason | None:
    """Fewer jokers given up."""
    count, other = one.given.jokers, two.given.jokers
    return _reason("jokers", view.joker * (other - count), count=count, other=other)


def _given(view: Outlook, one: Effect, two: Effect) -> Reason | None:
    """Fewer hexagons given up."""
    gone = [(*act.given.tiles, *act.given.beds) for act in (one, two)]
    count, other = map(len, gone)
    lost, saved = (math.fsum(view.items[each] for each in row) for row in gone)
    return _reason("given", saved - lost, count=count, other=other) if count < other else None


def _stored(view: Outlook, one: Effect, two: Effect) -> Reason | None:
    """In the last round, less in the storage that costs its value."""
    if one.state.round < ROUNDS:
        return None
    return _reason("stored", view.hopes.stale * (two.stored - one.stored), points=one.stored, other=two.stored)


_KINDS: tuple[Kind, ...] = (
    _now,
    _later,
    _next,
    _taken,
    _spaces,
    _denial,
    _marker,
    _surround,
    _nearly,
    _group,
    _jokers,
    _given,
    _stored,
)
