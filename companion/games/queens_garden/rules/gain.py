"""What an act brings its player at once, for advice and for players made of software.

Points that nothing takes away any more: groups and bonuses of the end, for a group only grows; what the wheel of
this round gives; a pavilion; and those of the score track. What lies in the storage is left out: it will be used.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from companion.core.model import Move
from companion.games.plain import number, word
from companion.games.queens_garden.rules.acts import BUY_ACT, LAY_ACT, PASS_ACT, PLACE_ACT, Given
from companion.games.queens_garden.rules.cells import HOURS, SLOT
from companion.games.queens_garden.rules.hexes import COLOUR, OF_CRITERION, PATTERN, VALUE, of
from companion.games.queens_garden.rules.passing import play_pass
from companion.games.queens_garden.rules.placing import cell_of, given_in, play_buy, won
from companion.games.queens_garden.rules.scoring import LEAST, reach
from companion.games.queens_garden.rules.state import Garden, State


class Gain(NamedTuple):
    """points: at once. jokers: won for what is surrounded, as far as they find a space. given: what it costs."""

    points: int
    jokers: int
    given: Given


def gain(state: State, garden: Garden, move: Move) -> Gain:
    """What laying a tile or an expansion in a garden brings. ValueError for any other act."""
    if move.action not in (PLACE_ACT, LAY_ACT):
        raise ValueError(move)
    given, cell, one = given_in(move), cell_of(move), of(word(move, 0)) or 0
    after = garden.with_hexagon(cell, one)
    if move.action == LAY_ACT:
        after = after.with_slot(SLOT[cell], HOURS.index(number(move, 2)))
    points = brings(state, garden, cell, one, expansion=move.action == LAY_ACT)
    free = garden.free_tiles + len(given.tiles) + given.jokers + (move.action == PLACE_ACT)
    return Gain(points, min(won(after, cell, state.table.rewards), free), given)


def brings(state: State, garden: Garden, cell: int, hexagon: int, *, expansion: bool) -> int:
    """The points that a hexagon on an empty cell brings at once, of a tile or of an expansion."""
    wheel = sum(each for criterion, each in state.sectors if hexagon in OF_CRITERION[criterion])
    return _grown(garden.cells, cell, hexagon, state.table.bonuses) + wheel + expansion


def at_once(state: State, move: Move) -> int:
    """The points that an act of the player on turn brings at once; below nought where it costs some."""
    garden = state.mine
    if move.action in (PLACE_ACT, LAY_ACT):
        return gain(state, garden, move).points
    if move.action not in (BUY_ACT, PASS_ACT):
        return 0
    after = (play_buy if move.action == BUY_ACT else play_pass)(state, move)
    return after.gardens[state.table.seats[state.turn]].score - garden.score


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
