"""What acts of Queen's Garden bring and leave, counted from the rulebooks beside the naive game.

A garden is cell -> hexagon, in the words of the notation.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import product
from typing import NamedTuple

from tests.games.queens_naive import Naive
from tests.games.queens_naive_garden import (
    CELLS,
    COLOURS,
    HEXAGONS,
    HOURS,
    PATTERNS,
    bare,
    neighbours,
    pays,
    traits,
    value,
)

Garden = dict[str, str]


@cache
def near(cell: str) -> tuple[str, ...]:
    """What touches a cell."""
    return tuple(neighbours(cell))


def joined(laid: Garden, cell: str, criterion: str) -> set[str]:
    """The cells of one colour or pattern that hang together with a cell, itself included. QG-86."""
    found, todo = {cell}, [cell]
    while todo:
        for one in near(todo.pop()):
            if one not in found and one in laid and criterion in traits(laid[one]):
                found.add(one)
                todo.append(one)
    return found


def groups(laid: Garden) -> set[tuple[str, frozenset[str]]]:
    """Every group of three hexagons or more. QG-164, QG-165."""
    every = {(name, frozenset(joined(laid, at, name))) for at, one in laid.items() for name in traits(one)}
    return {(name, cells) for name, cells in every if len(cells) > 2}


def may_lie(laid: Garden, cell: str, hexagon: str) -> bool:
    """Whether neighbours and groups take a hexagon. QG-82 to QG-91."""
    around = [laid[one] for one in near(cell) if one in laid]
    if not around:
        return True
    shares = any(set(traits(one)) & set(traits(hexagon)) for one in around)
    then = {**laid, cell: hexagon}
    rows = [[then[at] for at in joined(then, cell, name)] for name in traits(hexagon)]
    return hexagon not in around and shares and all(len(set(row)) == len(row) for row in rows)


def sure(naive: Naive, player: int) -> int:
    """Points that a garden has if the round and the match ended, the storage left out. QG-127 to QG-169."""
    laid, found = naive.garden[player], naive.score[player]
    wheel = naive.wheel[naive.round - 1]
    found += sum(each for one in laid.values() for name, each in wheel.items() if name in traits(one))
    return found + fronts(naive, player) + at_end(naive, laid)


def fronts(naive: Naive, player: int) -> int:
    """Pavilions that are seen. QG-138."""
    return sum(side != "back" for side in naive.slots[player].values())


def at_end(naive: Naive, laid: Garden) -> int:
    """What groups and their bonuses bring."""
    found = [[value(laid[at]) for at in cells] for _, cells in groups(laid)]
    return sum(sum(row) + naive.bonus.get(len(row), 0) for row in found)


def later(naive: Naive, player: int) -> int:
    """What wheel and pavilions bring in the rounds after this one."""
    wheels = naive.wheel[naive.round :]
    found = fronts(naive, player) * len(wheels)
    for one in naive.garden[player].values():
        found += sum(each for wheel in wheels for name, each in wheel.items() if name in traits(one))
    return found


def spaces(naive: Naive, player: int) -> list[str]:
    """Where something can be laid."""
    return [cell for cell in CELLS if naive._no_space(player, cell) is None]


# ---- what can be laid -------------------------------------------------------------------------------------------


class Made(NamedTuple):
    """A laying and its points. thing: with "expansion-" before it where it is one."""

    points: int
    thing: str


def payable(things: Iterable[str], jokers: int, one: str) -> bool:
    """Whether a hexagon can be paid for out of these things; one of each is enough. QG-65 to QG-76."""
    useful = sorted({bare(word) for word in things} - {one})
    for name in traits(one):
        fitting = [word for word in useful if name in traits(word)]
        if len(fitting) + jokers >= value(one) - 1:
            chosen = fitting[: value(one) - 1]
            payment = [*chosen, *["joker"] * (value(one) - 1 - len(chosen))]
            assert pays(one, payment) is None, (one, payment)
            return True
    return False


def most(naive: Naive, player: int, thing: str) -> int:
    """The points that a thing brings in its best place, 0 where there is none."""
    laid, one = naive.garden[player], bare(thing)
    places = spaces(naive, player)
    if thing != one:
        places = [f"{slot}-{rim}" for slot in HOURS if slot not in naive.slots[player] for rim in HOURS]
    before = at_end(naive, laid)
    now = sum(each for name, each in naive.wheel[naive.round - 1].items() if name in traits(one)) + (thing != one)
    found = [at_end(naive, {**laid, cell: one}) - before + now for cell in places if may_lie(laid, cell, one)]
    return max(found, default=0)


def layings(naive: Naive, player: int) -> list[Made]:
    """Everything stored that can be laid, at its best."""
    held = things(naive, player)
    able = [one for one in dict.fromkeys(held) if payable(held, naive.jokers[player], bare(one))]
    return [Made(most(naive, player, one), one) for one in able]


def things(naive: Naive, player: int) -> list[str]:
    """Hexagons of a storage."""
    return [*naive.tiles[player], *(f"expansion-{one}" for one in naive.beds[player])]


def makings(naive: Naive, player: int) -> Iterator[Made]:
    """What a player could take now and lay next. QG-48 to QG-56."""
    known: dict[str, int] = {}
    for name in COLOURS + PATTERNS:
        there = naive._offered(name)
        for places in product(*(naive._where(one) for one in there)):
            taken = [
                f"expansion-{one}" if at in naive.faceup else one for one, at in zip(there, places, strict=True)
            ]
            beds = sum(at in naive.faceup for at in places)
            if len(taken) - beds > naive._room(player) or len(naive.beds[player]) + beds > 2:
                continue
            held = [*things(naive, player), *taken]
            for thing in taken:
                if payable(held, naive.jokers[player], bare(thing)):
                    if thing not in known:
                        known[thing] = most(naive, player, thing)
                    yield Made(known[thing], thing)


# ---- bonuses under way ------------------------------------------------------------------------------------------


def lacking(naive: Naive, player: int, ornament: str) -> int:
    """Hexagons that an ornament lacks all around."""
    return sum(one not in naive.garden[player] for one in near(ornament))


def growing(naive: Naive, player: int) -> set[tuple[str, int]]:
    """Groups of three to five that may get a missing hexagon, with their sizes."""
    laid = naive.garden[player]
    free = set(spaces(naive, player))
    found = set()
    for name, cells in groups(laid):
        missing = [one for one in HEXAGONS if name in traits(one) and one not in {laid[at] for at in cells}]
        around = {one for at in cells for one in near(at)} & free
        if len(cells) < 6 and any(may_lie(laid, at, one) for at, one in product(around, missing)):
            found.add((name, len(cells)))
    return found
