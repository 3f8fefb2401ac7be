"""Laying out a storage: each laying with the payment that gives up least, and what all of them together bring."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from companion.games.queens_garden.mind.ground import Ground
from companion.games.queens_garden.mind.outlook import Outlook
from companion.games.queens_garden.rules.acts import NOTHING, Given
from companion.games.queens_garden.rules.cells import NEIGHBOURS, SLOT, SLOT_CELLS, SURROUNDABLE
from companion.games.queens_garden.rules.hexes import COLOUR, PATTERN, VALUE
from companion.games.queens_garden.rules.placing import free_cells, free_slots
from companion.games.queens_garden.rules.scoring import FACE_DOWN, NO_EXPANSION
from companion.games.queens_garden.rules.state import MOST_TILES, Garden, without

_MORE = 5
"""Free spaces of an expansion that lies face up."""


class Laying(NamedTuple):
    """A laying. net: what it brings less what it uses up. gain: what it brings, won jokers included.

    slot: where an expansion is laid, -1 for a tile.
    """

    net: float
    gain: float
    hexagon: int
    cell: int
    slot: int
    given: Given


Spot = tuple[float, int, int]
"""Where a hexagon may lie: what it brings there, cell, slot (-1 for a tile)."""
Keep = Mapping[int, float]
"""Stored hexagon -> what it is worth as long as it is kept."""


def layings(view: Outlook, garden: Garden) -> Iterator[Laying]:
    """Every laying out of a storage, each with one payment."""
    ground = Ground(garden.cells)
    tiles, beds = _tiles(view, garden, ground), _beds(view, garden, ground)
    keep = {one: view.items[one] for one in (*garden.tiles, *garden.beds)}
    for hexagon, places in (*tiles, *beds):
        if places:
            worth = max(places)[0] - (VALUE[hexagon] - 1) * view.joker
            keep[hexagon] = max(keep[hexagon], worth)
    for hexagon, places in (*tiles, *beds):
        paid = payment(view, garden, hexagon, keep) if places else None
        if paid is not None:
            loss, given = paid
            loss += view.items[hexagon]
            for gain, cell, slot in places:
                yield Laying(gain - loss, gain, hexagon, cell, slot, given)


def _tiles(view: Outlook, garden: Garden, ground: Ground) -> list[tuple[int, list[Spot]]]:
    """Each stored tile with its places."""
    found: list[tuple[int, list[Spot]]] = [(one, []) for one in dict.fromkeys(garden.tiles)]
    free = free_cells(garden) if found else []
    less = view.spaces(len(free)) - view.spaces(len(free) - 1)
    room, joined, joker = garden.free_tiles, view.joined, view.joker
    for cell in free:
        spot = ground[cell]
        hope, jokers = closing(view, garden, cell)
        for hexagon, places in found:
            joins = spot.joins(hexagon)
            if joins is not None:
                value = VALUE[hexagon]
                gain = joined(joins[0], value) + joined(joins[1], value) + view.wheel[hexagon] + hope - less
                if jokers:
                    gain += joker * min(jokers, room + value)
                places.append((gain, cell, -1))
    return found


def _beds(view: Outlook, garden: Garden, ground: Ground) -> list[tuple[int, list[Spot]]]:
    """Each stored expansion with its places."""
    found: list[tuple[int, list[Spot]]] = [(one, []) for one in garden.beds]
    if not found:
        return found
    free = len(free_cells(garden))
    more = view.spaces(free + _MORE) - view.spaces(free) + view.pavilion + view.hopes.slot
    for slot in free_slots(garden):
        for cell in SLOT_CELLS[slot][1:]:
            hope, _ = closing(view, garden, cell)
            for hexagon, places in found:
                joins = ground[cell].joins(hexagon)
                if joins is not None:
                    gain = math.fsum(view.joined(one, VALUE[hexagon]) for one in joins) + view.wheel[hexagon]
                    places.append((gain + hope + more, cell, slot))
    return found


def closing(view: Outlook, garden: Garden, cell: int) -> tuple[float, int]:
    """What a hexagon on an empty cell does for the ornaments beside it: hope of jokers; jokers at once."""
    cells, close = garden.cells, view.hopes.close
    hope, jokers = 0.0, 0
    for one in SURROUNDABLE[cell]:
        slot = SLOT[one]
        if slot >= 0 and not NO_EXPANSION < garden.slots[slot] < FACE_DOWN:
            continue
        reward, lacking = view.rewards[one], -1
        for other in NEIGHBOURS[one]:
            if not cells[other]:
                lacking += 1
        if lacking:
            hope += view.joker * reward * close**lacking * (1 - close)
        else:
            jokers += reward
            hope -= view.joker * reward * close
    return hope, jokers


def payment(view: Outlook, garden: Garden, hexagon: int, keep: Keep) -> tuple[float, Given] | None:
    """The way to pay for a stored hexagon that gives up least, with what that was worth; None where there is none.

    Jokers are given in place of hexagons that are worth more (QG-67 to QG-76).
    """
    needed = VALUE[hexagon] - 1
    if not needed:
        return 0.0, NOTHING
    best = None
    for sort in (COLOUR, PATTERN):
        wanted = sort[hexagon]
        able = sorted((keep[one], one) for one in keep if sort[one] == wanted and one != hexagon)[:needed]
        count = max(needed - garden.jokers, sum(worth <= view.joker for worth, _ in able))
        if count <= len(able):
            loss = math.fsum(worth for worth, _ in able[:count]) + (needed - count) * view.joker
            if best is None or loss < best[0]:
                best = loss, [one for _, one in able[:count]], needed - count
    if best is None:
        return None
    loss, chosen, jokers = best
    tiles = tuple(sorted(one for one in chosen if one in garden.tiles))
    return loss, Given(tiles, tuple(sorted(one for one in chosen if one not in garden.tiles)), jokers)


def laid(view: Outlook, garden: Garden, laying: Laying) -> tuple[Garden, int]:
    """The garden after a laying, and the jokers that it has won."""
    hexagon, cell, slot, given = laying.hexagon, laying.cell, laying.slot, laying.given
    tiles, beds = without(garden.tiles, given.tiles), without(garden.beds, given.beds)
    after = garden.with_hexagon(cell, hexagon)
    if slot < 0:
        tiles = without(tiles, (hexagon,))
    else:
        beds = without(beds, (hexagon,))
        after = after.with_slot(slot, rim_of(slot, cell))
    jokers = garden.jokers - given.jokers
    won = min(closing(view, garden, cell)[1], MOST_TILES - len(tiles) - jokers)
    return after._replace(tiles=tiles, beds=beds, jokers=jokers + won), won


def rim_of(slot: int, cell: int) -> int:
    """The direction of a rim cell in its slot."""
    return SLOT_CELLS[slot].index(cell) - 1


def kept(view: Outlook, garden: Garden) -> float:
    """What a storage is worth as it is."""
    stored: Sequence[int] = (*garden.tiles, *garden.beds)
    return view.joker * garden.jokers + math.fsum(view.items[one] for one in stored)


@lru_cache(maxsize=1 << 14)
def promise(view: Outlook, garden: Garden) -> float:
    """What a storage brings: whatever gains is laid, the best first, and the rest is kept.

    The garden comes without its score and its gains (bare), so that what was found is found again.
    """
    best = max(layings(view, garden), default=None) if garden.tiles or garden.beds else None
    if best is None or best.net <= 0:
        return kept(view, garden)
    after, won = laid(view, garden, best)
    later: float = promise(view, after)
    return best.gain - view.joker * won + later


def bare(garden: Garden) -> Garden:
    """A garden without score and gains."""
    return garden._replace(score=0, gains=())
