"""How a player of Queen's Garden chooses, in the notation: at random, or what brings most points now."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from itertools import combinations, islice, product

from tests.games.queens_naive_garden import alike, bare, connected, fits
from tests.listening_player.queens_table import (
    AROUND,
    CELLS,
    CLOCK,
    COLOURS,
    HEXAGONS,
    PATTERNS,
    HeardGardens,
    traits,
    value,
)

SPACES = [cell for cell in CELLS if cell != "fountain" and not cell.startswith("ornament")]
WAYS = 6
"""Payments of one hexagon that are looked at."""
MOST_COPIES = 64
"""Choices of copies of one colour or pattern that are looked at."""
KINDS = ("take", "place", "lay", "buy")


def act(table: HeardGardens, player: int, chance: random.Random, style: str) -> str:
    """A legal act of the player on turn."""
    if style == "random":
        return _any(table, player, chance)
    worth: dict[str, float] = {}
    for one in [*_places(table, player, chance), *_lays(table, player, chance)]:
        worth[one] = _worth(table, player, one)
    taking = list(_takes(table, player))
    for one in taking:
        places = table.chosen(one)
        worth[one] = 0.6 * len(places) + 0.4 * sum(place in table.faceup for place in places.values())
    if len(table.spaces(player)) < 3 and table.score[player] > 9:
        worth |= dict.fromkeys(_buys(table, player), 1.5)
    if not worth:
        return passing(table, player, chance)
    best = max(worth.values())
    return chance.choice([one for one, points in worth.items() if points == best])


def _any(table: HeardGardens, player: int, chance: random.Random) -> str:
    """Any sort of act, then any of it; a pass now and then."""
    if chance.random() < 0.06:
        return passing(table, player, chance)
    for kind in chance.sample(KINDS, len(KINDS)):
        if found := list(_of(kind)(table, player, chance)):
            return chance.choice(found)
    return passing(table, player, chance)


def _of(kind: str) -> Callable[[HeardGardens, int, random.Random], Iterator[str]]:
    if kind == "take":
        return lambda table, player, _chance: _takes(table, player)
    if kind == "buy":
        return lambda table, player, _chance: _buys(table, player)
    return _places if kind == "place" else _lays


def _worth(table: HeardGardens, player: int, one: str) -> float:
    """Groups that grow, the wheel, what is surrounded; less what is given up."""
    _, kind, hexagon, *rest = one.split()
    cell = rest[0] if kind == "place" else f"{rest[0]}-{rest[1]}"
    garden = {**table.garden[player], cell: hexagon}
    sizes = [len(connected(garden, cell, criterion)) for criterion in traits(hexagon)]
    points = sum(value(hexagon) * (size >= 3) + 0.4 * size for size in sizes)
    points += sum(table.wheel[table.round - 1].get(criterion, 0) for criterion in traits(hexagon))
    points += 3 * sum(table.rewards[table.ornament(player, near)] for near in table.closes(player, cell))
    return points + (2 if kind == "lay" else 0.5) - 0.3 * one.count("joker")


def passing(table: HeardGardens, player: int, chance: random.Random) -> str:
    """A pass; now and then with things discarded that it can pay for."""
    mine = [*table.tiles[player], *(f"expansion-{one}" for one in table.beds[player])]
    gone = chance.sample(mine, min(len(mine), chance.randint(1, 2))) if chance.random() < 0.35 else []
    whole = " ".join([f"{player} pass", *gone])
    return whole if table.forbids(whole) is None else f"{player} pass"


def _takes(table: HeardGardens, player: int) -> Iterator[str]:
    for criterion in [*COLOURS, *PATTERNS]:
        there = table.offered(criterion)
        several = {one: places for one, places in there.items() if len(places) > 1}
        if there:
            for places in islice(product(*several.values()), MOST_COPIES):
                wishes = [f"{one}@{place}" for one, place in zip(several, places, strict=True)]
                whole = " ".join([f"{player} take {criterion}", *wishes])
                if table.forbids(whole) is None:
                    yield whole


def copies(table: HeardGardens, player: int, act: str) -> list[tuple[str, int]]:
    """The hexagons of a take whose places have to be told, with these: those that the storage leaves open."""
    criterion, wanted = act.split()[2], table.chosen(act)
    ways = [table.chosen(one) for one in _takes(table, player) if one.split()[2] == criterion]
    told: list[tuple[str, int]] = []
    for hexagon in sorted(wanted, key=HEXAGONS.index):
        if len({way[hexagon] for way in ways}) > 1:
            told.append((hexagon, wanted[hexagon]))
            ways = [way for way in ways if way[hexagon] == wanted[hexagon]]
    return told


def _places(table: HeardGardens, player: int, chance: random.Random) -> Iterator[str]:
    """Every tile and every space, each with one of the ways to pay."""
    free = table.spaces(player)
    for hexagon in dict.fromkeys(table.tiles[player]):
        if ways := payments(table, player, hexagon):
            for cell in free:
                if _may_lie(table, player, cell, hexagon):
                    yield " ".join([f"{player} place {hexagon} {cell}", *chance.choice(ways)])


def _lays(table: HeardGardens, player: int, chance: random.Random) -> Iterator[str]:
    slots = table.free_slots(player)
    for hexagon in table.beds[player]:
        if ways := payments(table, player, hexagon):
            for hour, rim in product(slots, CLOCK):
                if _may_lie(table, player, f"{hour}-{rim}", hexagon):
                    yield " ".join([f"{player} lay {hexagon} {hour} {rim}", *chance.choice(ways)])


def _buys(table: HeardGardens, player: int) -> Iterator[str]:
    for hour in CLOCK:
        if table.forbids(f"{player} buy {hour}") is None:
            yield f"{player} buy {hour}"


def _may_lie(table: HeardGardens, player: int, cell: str, hexagon: str) -> bool:
    """As the rule says; most cells have nothing beside them, or nothing alike, which is quickly seen."""
    garden = table.garden[player]
    touching = [garden[near] for near in AROUND[cell] if near in garden]
    if touching and (hexagon in touching or not any(alike(hexagon, other) for other in touching)):
        return False
    return not touching or fits(garden, cell, hexagon) is None


def payments(table: HeardGardens, player: int, hexagon: str) -> list[list[str]]:
    """Some ways to pay for a hexagon, those with the fewest jokers first."""
    needed, jokers = value(hexagon) - 1, table.jokers[player]
    stored = [*table.tiles[player], *(f"expansion-{one}" for one in table.beds[player])]
    found: list[list[str]] = []
    for count in range(needed, max(0, needed - jokers) - 1, -1):
        for at in (0, 1):
            usable = {bare(one): one for one in stored if _pays(one, hexagon, at)}
            for chosen in islice(combinations(usable.values(), count), WAYS):
                way = [*chosen, *["joker"] * (needed - count)]
                if way not in found:
                    found.append(way)
        if len(found) >= WAYS:
            break
    return found


def _pays(one: str, hexagon: str, at: int) -> bool:
    """Whether a stored thing has the pattern (0) or the colour (1) of a hexagon, and is another one."""
    return bare(one) != hexagon and traits(bare(one))[at] == traits(hexagon)[at]


# ---- chance and mistakes ----------------------------------------------------------------------------------------


def drawn(table: HeardGardens, chance: random.Random) -> list[str]:
    """Tiles that a hand draws onto the top, as many as are lacking."""
    bag, tower = table.sacks()
    first, later = list(bag.elements()), list(tower.elements())
    lacking = table.lacking()
    if len(first) >= lacking:
        return chance.sample(first, lacking)
    return [*first, *chance.sample(later, lacking - len(first))]


def shown(table: HeardGardens, chance: random.Random) -> str:
    """What an expansion shows that is turned by hand."""
    known = table.seen()
    return chance.choice([one for one in HEXAGONS if one not in known])


def wrong(table: HeardGardens, player: int, chance: random.Random) -> str | None:
    """An act of the player on turn that is against the rules and told in full; None where none was found."""
    for _ in range(20):
        one = _random_words(table, player, chance)
        if table.forbids(one) not in (None, "QG-51"):
            return one
    return None


def _random_words(table: HeardGardens, player: int, chance: random.Random) -> str:
    """An act put together of what is held and what is there, without a look at the rules."""
    kind = chance.choice(("take", "place", "place", "lay", "buy", "pass"))
    if kind == "take":
        return f"{player} take {chance.choice([*COLOURS, *PATTERNS])}"
    if kind == "buy":
        return f"{player} buy {chance.choice(CLOCK)}"
    if kind == "pass":
        return f"{player} pass {chance.choice(HEXAGONS)}"
    tiles, beds = table.tiles[player], table.beds[player]
    pool = [*tiles, *(f"expansion-{one}" for one in beds), *["joker"] * table.jokers[player]]
    hexagon = chance.choice((tiles if kind == "place" else beds) or HEXAGONS)
    mine = hexagon if kind == "place" else f"expansion-{hexagon}"
    if mine in pool:
        pool.remove(mine)
    where = chance.choice(SPACES) if kind == "place" else f"{chance.choice(CLOCK)} {chance.choice(CLOCK)}"
    given = chance.sample(pool, min(len(pool), value(hexagon) - 1))
    return " ".join([f"{player} {kind} {hexagon} {where}", *given])
