"""What an act brings its player at once, for advice and for players made of software.

Points that nothing takes away any more: groups and bonuses of the end, for a group only grows; what the wheel of
this round gives; and a pavilion. What lies in the storage is left out: it will be used.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from companion.core.model import Move
from companion.games.plain import number, word
from companion.games.queens_garden.rules.acts import LAY_ACT, PLACE_ACT, Given, lay_move, place_move
from companion.games.queens_garden.rules.cells import HOURS, NUMBER, SLOT_CELLS
from companion.games.queens_garden.rules.hexes import COLOUR, OF_CRITERION, PATTERN, VALUE, of
from companion.games.queens_garden.rules.paying import payments
from companion.games.queens_garden.rules.placing import free_slots, given_in, open_cells, open_rims, won
from companion.games.queens_garden.rules.scoring import LEAST, reach
from companion.games.queens_garden.rules.state import Garden, State


class Gain(NamedTuple):
    """points: at once. jokers: won for what is surrounded, as far as they find a space. given: what it costs."""

    points: int
    jokers: int
    given: Given


def layable(garden: Garden, player: int) -> Iterator[Move]:
    """Every tile and expansion that a player can lay, to everywhere it may lie, each with the fewest jokers."""
    for one in dict.fromkeys(garden.tiles):
        if ways := payments(garden, one):
            for cell in open_cells(garden.cells, garden.slots, one):
                yield place_move(player, one, cell, ways[0])
    slots = free_slots(garden)
    for one in garden.beds:
        if ways := payments(garden, one):
            for slot in slots:
                for rim in open_rims(garden, slot, one):
                    yield lay_move(player, one, slot, rim, ways[0])


def gain(state: State, garden: Garden, move: Move) -> Gain:
    """What laying a tile or an expansion in a garden brings. ValueError for any other act."""
    if move.action not in (PLACE_ACT, LAY_ACT):
        raise ValueError(move)
    given = given_in(move, 2 if move.action == PLACE_ACT else 3)
    after, cell = _laid(garden, move)
    one = after.cells[cell]
    wheel = sum(each for criterion, each in state.sectors if one in OF_CRITERION[criterion])
    points = _grown(garden.cells, cell, one, state.table.bonuses) + wheel + (move.action == LAY_ACT)
    free = garden.free_tiles + len(given.tiles) + given.jokers + (move.action == PLACE_ACT)
    return Gain(points, min(won(after, cell, state.table.rewards), free), given)


def _laid(garden: Garden, move: Move) -> tuple[Garden, int]:
    """A garden where a tile or an expansion has been laid, its storage as before; and the cell of its hexagon."""
    hexagon = of(word(move, 0)) or 0
    if move.action == PLACE_ACT:
        cell, slots = NUMBER[word(move, 1)], garden.slots
    else:
        slot, rim = HOURS.index(number(move, 1)), HOURS.index(number(move, 2))
        cell, slots = SLOT_CELLS[slot][1 + rim], (*garden.slots[:slot], rim, *garden.slots[slot + 1 :])
    cells = (*garden.cells[:cell], hexagon, *garden.cells[cell + 1 :])
    return garden._replace(cells=cells, slots=slots), cell


def _grown(cells: Sequence[int], cell: int, hexagon: int, bonuses: Mapping[int, int]) -> int:
    """How much more the groups bring with a hexagon on an empty cell."""

    def worth(members: Sequence[int], more: int = 0) -> int:
        size = len(members) + bool(more)
        points = sum(VALUE[cells[at]] for at in members) + more if size >= LEAST else 0
        return points + bonuses.get(size, 0)

    found = 0
    for sort in (COLOUR, PATTERN):
        wanted = sort[hexagon]
        joined = reach(cells, cell, sort, wanted)
        found += worth(joined, VALUE[hexagon])
        left = set(joined)
        while left:
            start = left.pop()
            before = [start, *reach(cells, start, sort, wanted)]
            left.difference_update(before)
            found -= worth(before)
    return found
