"""Why an act is better than another one of the same player: differences of two counts by the rules.

What a domino of the line can do is counted on the board as it lies. Where a chosen one has to be laid before it,
places may come and go until then, so that only its points of the moment are told of the board.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping

from companion.core.model import Fact, Move, Phrase
from companion.games.royal_garden.mind.outlook import (
    HOLE_POINTS,
    OPEN_WEIGHT,
    ORDER_POINTS,
    Kinds,
    Outlook,
    areas_of,
    outlook,
    room_of,
)
from companion.games.royal_garden.mind.prospect import (
    NEVER,
    SURE,
    Prospect,
    joinable,
    laid,
    most_gained,
    of_domino,
    of_place,
)
from companion.games.royal_garden.rules import acts
from companion.games.royal_garden.rules.draft import Draft
from companion.games.royal_garden.rules.kingdom import Domino, Kingdom
from companion.games.royal_garden.rules.match import drafting
from companion.games.royal_garden.rules.score import TERRAINS
from companion.games.royal_garden.rules.state import State
from companion.games.royal_garden.rules.variants import WIDER
from companion.games.thinking import Reason


def reasons(state: State, move: Move, other: Move) -> list[Reason]:
    """See Mind.reasons. Two places of the domino that is due are compared, or two dominoes of the newer line."""
    kingdom = state.kingdom(move.player)
    if kingdom is None or state.draft is None or move.action != other.action:
        return []
    found: list[Reason] = []
    if move.action == acts.PLACE:
        found += _of_places(state, kingdom, move, other)
    elif move.action == acts.CHOOSE:
        found += _of_dominoes(state, kingdom, move, other)
    return sorted(found, key=lambda one: -one.points)


# ---- the domino that is due -----------------------------------------------------------------------------------


def _of_places(state: State, kingdom: Kingdom, move: Move, other: Move) -> Iterator[Reason]:
    hopes, halves = outlook(state, move.player), state.dominoes[acts.number_in(move)]
    here, there = (of_place(kingdom, acts.spot_of(one), halves, hopes) for one in (move, other))
    yield from _at_once(_points(kingdom.kinds), here, there, 0)
    yield from _later(here, there, 0)
    boards = (laid(kingdom.kinds, acts.spot_of(one), halves) for one in (move, other))
    yield from _growth(hopes.after(), *boards)
    for waiting in _waiting(drafting(state), move.player)[1:2]:
        yield from _next(state, kingdom, move, other, waiting)


def _growth(hopes: Outlook, here: Kinds, there: Kinds) -> Iterator[Reason]:
    """The terrain for which most is kept open, where that shows in the squares on which it can go on."""
    found = []
    for letter, terrain in TERRAINS.items():
        squares, against = (len(joinable(kinds, hopes.frame, letter)) for kinds in (here, there))
        more = _more(here, hopes, letter) - _more(there, hopes, letter)
        if squares > against and more > 0:
            facts: dict[str, Fact] = {"terrain": terrain, "squares": squares, "against": against}
            found.append(Reason(more, Phrase("rg-reason-open", facts)))
    if found:
        yield max(found, key=lambda one: one.points)


def _more(kinds: Kinds, hopes: Outlook, letter: str) -> float:
    """What may still join a terrain, in points."""
    areas = areas_of(kinds, room_of(kinds, hopes.frame))
    return math.fsum(area.growth(hopes) for area in areas if area.letter == letter)


def _next(state: State, kingdom: Kingdom, move: Move, other: Move, waiting: int) -> Iterator[Reason]:
    """What the own domino that waits can bring right after this one."""
    number = acts.number_in(move)
    gained, against = (
        most_gained(
            kingdom.with_domino(Domino(number, *acts.spot_of(one), *state.dominoes[number])),
            state.frame,
            state.dominoes[waiting],
        )
        for one in (move, other)
    )
    if gained is None or (against is not None and gained <= against):
        return
    points = gained - against if against is not None else gained + HOLE_POINTS
    facts: dict[str, Fact] = {"number": waiting, "gained": gained, "against": against or 0}
    yield Reason(points, Phrase("rg-reason-next", {**facts, "fits": int(against is not None)}))


# ---- dominoes of the line -------------------------------------------------------------------------------------


def _of_dominoes(state: State, kingdom: Kingdom, move: Move, other: Move) -> Iterator[Reason]:
    hopes, number, against = outlook(state, move.player), acts.number_in(move), acts.number_in(other)
    if kingdom.castle is not None:
        here, there = (of_domino(kingdom, state.dominoes[one], hopes) for one in (number, against))
        before, is_next = _points(kingdom.kinds), not _waiting(drafting(state), move.player)
        if here.fits and is_next and not there.fits:
            yield _nowhere(before, here, against)
        elif here.fits:
            yield from _at_once(before, here, there, against)
            yield from _later(here, there, against) if is_next else ()
    yield from _crowns(state, number, against, hopes)
    yield from _denial(state, move.player, number)
    yield from _order(state, number, against)


def _nowhere(before: int, here: Prospect, number: int) -> Reason:
    """The other domino would have to be put aside, which loses Harmony."""
    points = here.points - before + HOLE_POINTS + here.harmony
    facts: dict[str, Fact] = {"number": number, "harmony": int(here.harmony > 0)}
    return Reason(points, Phrase("rg-reason-nowhere", facts))


def _crowns(state: State, number: int, other: int, hopes: Outlook) -> Iterator[Reason]:
    """Crowns count again with each square that still joins them."""
    crowns, against = (sum(int(half[1]) for half in state.dominoes[one]) for one in (number, other))
    more = _crowns_worth(state.dominoes[number], hopes) - _crowns_worth(state.dominoes[other], hopes)
    if crowns > against and more > 0:
        facts: dict[str, Fact] = {"crowns": crowns, "against": against, "number": other}
        yield Reason(more, Phrase("rg-reason-crowns", facts))


def _crowns_worth(halves: tuple[str, str], hopes: Outlook) -> float:
    """What a half with crowns may still get, if it lies where most can join it: three of its sides are free."""
    return math.fsum(
        OPEN_WEIGHT * int(half[1]) * min(3.0, hopes.left * hopes.halves.get(half[0], 0.0)) for half in halves
    )


def _denial(state: State, player: int, number: int) -> Iterator[Reason]:
    """What an opponent who still chooses could make of the domino, against the best of those that are left."""
    draft = drafting(state)
    found: list[tuple[int, dict[str, Fact]]] = []
    rest = [one for one in draft.free if one != number]
    for rival in dict.fromkeys(_choosing_later(draft)):
        kingdom = state.kingdom(rival)
        if rival == player or rival in draft.gone or kingdom is None:
            continue
        gained = most_gained(kingdom, state.frame, state.dominoes[number]) or 0
        against = max(most_gained(kingdom, state.frame, state.dominoes[one]) or 0 for one in rest)
        facts: dict[str, Fact] = {"player": state.name(rival), "gained": gained, "against": against}
        found.append((gained - against, facts))
    loss, told = max(found, key=lambda one: one[0], default=(0, {}))
    if loss > 0:
        yield Reason(loss / (len(draft.players) - len(draft.gone) - 1), Phrase("rg-reason-denial", told))


def _choosing_later(draft: Draft) -> list[int]:
    """Whose kings choose from this line after the one whose turn it is."""
    if not draft.is_first_choice:
        return [one.player for one in draft.old]
    chosen, kings = len(draft.new) - len(draft.free), draft.plan.kings * len(draft.players)
    start = draft.players.index(draft.first)
    return [draft.players[(start + at) % len(draft.players)] for at in range(chosen + 1, kings)]


def _order(state: State, number: int, other: int) -> Iterator[Reason]:
    """Whose number is lower acts earlier in the next round, as long as there is something to choose then.

    Where a domino of the line stays behind, or belongs to nobody, the turn may come earlier still.
    """
    draft = drafting(state)
    if len(draft.drawn) >= draft.plan.in_play or number > other:
        return
    line = sorted(one.number for one in draft.new)
    place, against = line.index(number) + 1, line.index(other) + 1
    latest = int(WIDER in state.setup.variants or bool(draft.gone))
    facts: dict[str, Fact] = {"place": place, "against": against, "number": other, "latest": latest}
    yield Reason(ORDER_POINTS * (against - place), Phrase("rg-reason-order", facts))


# ---- what both have in common ---------------------------------------------------------------------------------


def _at_once(before: int, here: Prospect, there: Prospect, number: int) -> Iterator[Reason]:
    """More points of areas. number: of the other domino, 0 where it is the same one."""
    gained, against = here.points - before, there.points - before
    if gained > against:
        facts: dict[str, Fact] = {"gained": gained, "against": against, "number": number}
        yield Reason(gained - against, Phrase("rg-reason-points", facts))


def _later(here: Prospect, there: Prospect, number: int) -> Iterator[Reason]:
    """Bonuses that only one of them keeps possible, and squares that must stay empty.

    Where these are why Harmony is lost, they are not told beside it.
    """
    emptier = there.holes - here.holes
    whose: Mapping[str, Fact] = {"number": number}
    if here.harmony and not there.harmony:
        yield Reason(here.harmony + max(emptier, 0), Phrase("rg-reason-harmony", whose))
    elif emptier > 0:
        facts: dict[str, Fact] = {**whose, "squares": here.empty, "against": there.empty}
        yield Reason(emptier, Phrase("rg-reason-hole", facts))
    if here.middle > there.middle:
        sure, never = int(here.middle == SURE), int(there.middle == NEVER)
        facts = {**whose, "sure": sure, "never": never}
        yield Reason(here.middle_points - there.middle_points, Phrase("rg-reason-middle", facts))


def _points(kinds: Kinds) -> int:
    """Of the areas."""
    return sum(area.squares * area.crowns for area in areas_of(kinds, set()))


def _waiting(draft: Draft, player: int) -> list[int]:
    """The dominoes on which a player's kings stand, in the order of laying as far as it is known."""
    return [one.number for one in (*draft.old, *draft.new) if one.player == player]
