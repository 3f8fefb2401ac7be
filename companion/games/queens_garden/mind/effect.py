"""What the rules tell of an act: what it brings, what it leaves in garden and storage, and what to others."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from typing import NamedTuple

from companion.core.model import Move
from companion.games.queens_garden.mind.acts import holding
from companion.games.queens_garden.rules.acts import (
    BUY_ACT,
    LAY_ACT,
    NOTHING,
    PASS_ACT,
    PLACE_ACT,
    TAKE_ACT,
    Given,
)
from companion.games.queens_garden.rules.cells import NEIGHBOURS, SLOT_CELLS, SURROUNDABLE
from companion.games.queens_garden.rules.gain import at_once, brings
from companion.games.queens_garden.rules.hexes import OF_CRITERION, VALUE
from companion.games.queens_garden.rules.passing import play_pass
from companion.games.queens_garden.rules.paying import payments
from companion.games.queens_garden.rules.placing import (
    cell_of,
    free_cells,
    free_slots,
    given_in,
    lacks,
    may_lie,
    open_cells,
    open_rims,
    play_buy,
    play_lay,
    play_place,
    surrounded,
)
from companion.games.queens_garden.rules.scoring import LEAST, Group, groups, is_space
from companion.games.queens_garden.rules.state import ROUNDS, Garden, State
from companion.games.queens_garden.rules.taking import chosen_of, play_take, taken, takes

_PLAYS: dict[str, Callable[[State, Move], State]] = {
    TAKE_ACT: play_take,
    PLACE_ACT: play_place,
    LAY_ACT: play_lay,
    BUY_ACT: play_buy,
    PASS_ACT: play_pass,
}
_WHOLE = 6
"""Hexagons of a group that cannot grow any more (QG-90)."""


class Best(NamedTuple):
    """The laying of a tile or an expansion that brings most points at once; hexagon: 0 where none brings any."""

    points: int = 0
    hexagon: int = 0
    expansion: bool = False


class Effect:
    """A legal act of the player on turn by the rules; before what chance brings.

    after: the state then. garden: the player's in it. given: what is given up for a laying.
    """

    def __init__(self, state: State, move: Move) -> None:
        self.state, self.move = state, move
        self.after = _PLAYS[move.action](state, move)
        self.garden: Garden = self.after.gardens[state.table.seats[state.turn]]
        lays = move.action in (PLACE_ACT, LAY_ACT)
        self._cell = cell_of(move) if lays else -1
        self.given: Given = given_in(move) if lays else NOTHING

    @cached_property
    def points(self) -> int:
        """What it brings at once (rules/gain.py)."""
        return at_once(self.state, self.move)

    @cached_property
    def later(self) -> int:
        """What the wheel and a pavilion bring for the new hexagon in later rounds (QG-127 to QG-139)."""
        if self._cell < 0:
            return 0
        one, now = self.garden.cells[self._cell], self.state.round
        wheel = (
            each
            for sectors in self.state.table.wheel[now:]
            for criterion, each in sectors
            if one in OF_CRITERION[criterion]
        )
        return sum(wheel) + (ROUNDS - now) * (self.move.action == LAY_ACT)

    @cached_property
    def taken(self) -> tuple[int, ...]:
        """The hexagons that come into the storage."""
        if self.move.action != TAKE_ACT:
            return ()
        return tuple(chosen_of(self.state, self.move))

    @cached_property
    def following(self) -> Best:
        """The best laying in this round after it; none after a pass."""
        mine, things = self.garden, [(one, False) for one in dict.fromkeys(self.garden.tiles)]
        things += [(one, True) for one in mine.beds]
        if self.move.action == PASS_ACT:
            return Best()
        return _best(
            Best(_most(self.after, mine, one, expansion), one, expansion)
            for one, expansion in things
            if payments(mine, one)
        )

    @cached_property
    def closed(self) -> tuple[int, ...]:
        """The ornaments that it surrounds."""
        return tuple(surrounded(self.garden.cells, self.garden.slots, self._cell)) if self._cell >= 0 else ()

    @cached_property
    def won(self) -> int:
        """The jokers for that, as far as they find a space."""
        return max(0, self.garden.jokers - self.state.mine.jokers + self.given.jokers)

    @cached_property
    def nearly(self) -> Sequence[tuple[int, int]]:
        """The ornaments beside the new hexagon that are not surrounded yet, with how many hexagons each lacks."""
        if self._cell < 0:
            return ()
        cells, slots = self.garden.cells, self.garden.slots
        beside = (one for one in SURROUNDABLE[self._cell] if not is_space(slots, one))
        found = ((one, len(lacks(cells, one))) for one in beside)
        return [(one, lacking) for one, lacking in found if lacking]

    @cached_property
    def growing(self) -> Group | None:
        """The largest group of the garden then that scores, has no bonus for all six yet, and may still grow."""
        cells = self.garden.cells
        found = [one for one in groups(cells, LEAST) if len(one.cells) < _WHOLE and self._may_grow(one)]
        return max(found, key=lambda one: len(one.cells), default=None)

    def _may_grow(self, group: Group) -> bool:
        cells, slots = self.garden.cells, self.garden.slots
        missing = OF_CRITERION[group.criterion].difference(cells[at] for at in group.cells)
        beside = {other for at in group.cells for other in NEIGHBOURS[at]}
        spaces = [at for at in beside if not cells[at] and is_space(slots, at)]
        return any(may_lie(cells, at, one) for at in spaces for one in missing)

    @cached_property
    def free(self) -> int:
        """The free spaces of the garden then."""
        return len(free_cells(self.garden))

    @cached_property
    def stored(self) -> int:
        """The values of the hexagons that are in the storage then, which the end takes away (QG-163)."""
        return sum(VALUE[one] for one in (*self.garden.tiles, *self.garden.beds))

    @cached_property
    def is_first_pass(self) -> bool:
        """Whether it brings the starting marker (QG-119)."""
        return self.move.action == PASS_ACT and not self.state.marker

    def made_by(self, player: int) -> Best:
        """What another could make at once of what lies in the display then: taken, and the best of it laid."""
        state = self.after._replace(turn=player)
        garden, worth, best = state.mine, dict[tuple[int, bool], int](), Best()
        for move in takes(state):
            tiles, beds = ([one for one, _ in row] for row in taken(state, chosen_of(state, move)))
            there = holding(garden, tuple(tiles), tuple(beds))
            for thing in (*((one, False) for one in tiles), *((one, True) for one in beds)):
                if thing not in worth:
                    worth[thing] = _most(state, garden, *thing)
                if worth[thing] > best.points and payments(there, thing[0]):
                    best = Best(worth[thing], *thing)
        return best


def _best(found: Iterable[Best]) -> Best:
    best = max(found, default=Best())
    return best if best.points > 0 else Best()


def _most(state: State, garden: Garden, hexagon: int, expansion: bool) -> int:
    """The points at once of a hexagon in its best place, whatever it costs; 0 where it may lie nowhere."""
    cells: Iterable[int] = open_cells(garden.cells, garden.slots, hexagon)
    if expansion:
        slots = free_slots(garden)
        cells = (SLOT_CELLS[slot][1 + rim] for slot in slots for rim in open_rims(garden, slot, hexagon))
    return max((brings(state, garden, cell, hexagon, expansion=expansion) for cell in cells), default=0)
