"""How games of the soak are played: each policy chooses one act of the player on turn.

greedy: passes only when nothing else is legal, and takes the highest immediate score: what the act changes in the
points that the player would have if this round and all groups were scored now; of equal ones one by lot. The
others weigh acts by what greedy reaches too rarely: collect makes groups as large as can be, surround closes two
ornaments in by one hexagon, brim closes them in with a full storage, hoard keeps tiles out of the tower, and
random weighs nothing and discards.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeVar

from companion.core.model import Move
from companion.games.queens_garden.rules.acts import Given, lay_move, pass_move, place_move
from companion.games.queens_garden.rules.cells import FIXED, HOURS, NEIGHBOURS, SLOT, SLOT_CELLS, SURROUNDABLE
from companion.games.queens_garden.rules.hexes import COLOUR, OF_CRITERION, PATTERN, VALUE
from companion.games.queens_garden.rules.passing import passes
from companion.games.queens_garden.rules.paying import payments
from companion.games.queens_garden.rules.placing import buys, free_cells, free_slots
from companion.games.queens_garden.rules.scoring import FACE_DOWN, LEAST, NO_EXPANSION
from companion.games.queens_garden.rules.state import ROUNDS, Garden, State
from companion.games.queens_garden.rules.taking import STACK, chosen_of, takes

T = TypeVar("T")
EVEN = 0.5


class Group(NamedTuple):
    """A group of one colour or pattern, or a hexagon alone: its hexagons as bits, size, values."""

    mask: int
    size: int
    worth: int


class View:
    """A garden with its groups, so that it is quickly told what a hexagon would join and bring."""

    def __init__(self, state: State, garden: Garden) -> None:
        self.cells, self.slots, self.bonuses = garden.cells, garden.slots, state.table.bonuses
        self.groups = [(sort, self._groups(sort)) for sort in (COLOUR, PATTERN)]
        self.sectors = [(OF_CRITERION[criterion], points) for criterion, points in state.sectors]

    def _groups(self, sort: Sequence[int]) -> list[Group | None]:
        """Cell -> its group."""
        found: list[Group | None] = [None] * len(self.cells)
        for start, hexagon in enumerate(self.cells):
            if hexagon and found[start] is None:
                members = [start]
                for cell in members:
                    members += [
                        one
                        for one in NEIGHBOURS[cell]
                        if sort[self.cells[one]] == sort[hexagon] and one not in members
                    ]
                laid = [self.cells[one] for one in members]
                group = Group(sum(1 << one for one in laid), len(laid), sum(VALUE[one] for one in laid))
                for cell in members:
                    found[cell] = group
        return found

    def joins(self, cell: int, hexagon: int) -> list[tuple[Group, list[Group]]] | None:
        """By colour, then by pattern: the group there would be, and those it is made of; None: it may not lie."""
        near = [one for one in NEIGHBOURS[cell] if self.cells[one]]
        found = []
        for sort, groups in self.groups:
            old: list[Group] = []
            mask, size, worth = 1 << hexagon, 1, VALUE[hexagon]
            for at in near:
                if sort[self.cells[at]] == sort[hexagon]:
                    group = groups[at]
                    assert group is not None
                    if all(group is not one for one in old):
                        if mask & group.mask:
                            return None
                        mask, size, worth = mask | group.mask, size + group.size, worth + group.worth
                        old.append(group)
            found.append((Group(mask, size, worth), old))
        return found if not near or any(old for _, old in found) else None

    def points(self, group: Group) -> int:
        """What a group brings at the end."""
        return (group.worth if group.size >= LEAST else 0) + self.bonuses.get(group.size, 0)

    def now(self, hexagon: int) -> int:
        """What a hexagon brings at the end of this round."""
        return sum(points for wanted, points in self.sectors if hexagon in wanted)

    def gain(self, hexagon: int, joined: list[tuple[Group, list[Group]]]) -> int:
        """What it changes in the round and in the groups."""
        grown = sum(self.points(new) - sum(map(self.points, old)) for new, old in joined)
        return self.now(hexagon) + grown

    def closes(self, cell: int) -> float:
        """How much it does for closing in what it touches: most where least is missing."""
        return sum(3.0 ** sum(self.cells[one] > 0 for one in NEIGHBOURS[other]) for other in SURROUNDABLE[cell])


class Target(NamedTuple):
    """A statue or bench and the pavilion beside it, which one hexagon can close in together.

    slots: of the pavilion, and the other one that the ornament touches. cells: all that both need. last: those
    that both touch.
    """

    slots: tuple[int, int]
    cells: frozenset[int]
    last: frozenset[int]

    def found(self, view: View) -> float:
        """How far it has come; -1 where its pavilion lies face down."""
        pavilion, other = (view.slots[one] for one in self.slots)
        laid = sum(view.cells[one] > 0 for one in self.cells)
        return -1.0 if pavilion == FACE_DOWN else laid + (pavilion >= 0) + (other >= 0) / 2

    def worth(self, view: View, laid: Laying) -> float:
        """How much a hexagon does for it; the last cell that both touch waits for all others."""
        if laid.slot >= 0:
            return {self.slots[0]: 5.0, self.slots[1]: 2.0}.get(laid.slot, 0.0)
        missing = {one for one in self.cells if not view.cells[one]}
        waits = missing & self.last == {laid.cell} != missing
        return 0.0 if laid.cell not in self.cells or waits else 4.0


class Laying(NamedTuple):
    """A tile to a cell, or an expansion to a slot and rim (cell: that of its hexagon)."""

    hexagon: int
    cell: int
    joined: list[tuple[Group, list[Group]]]
    slot: int = -1
    rim: int = -1

    def move(self, player: int, given: Given) -> Move:
        """As an act."""
        if self.slot < 0:
            return place_move(player, self.hexagon, self.cell, given)
        return lay_move(player, self.hexagon, self.slot, self.rim, given)


def layings(view: View, garden: Garden) -> list[Laying]:
    """Everything payable that may be laid, tiles and expansions, whatever is paid for it."""
    found = []
    cells = free_cells(garden)
    for hexagon in dict.fromkeys(garden.tiles):
        if payments(garden, hexagon):
            for cell in cells:
                joined = view.joins(cell, hexagon)
                if joined is not None:
                    found.append(Laying(hexagon, cell, joined))
    for hexagon in garden.beds:
        if payments(garden, hexagon):
            for slot in free_slots(garden):
                for rim in range(len(HOURS)):
                    cell = SLOT_CELLS[slot][1 + rim]
                    joined = view.joins(cell, hexagon)
                    if joined is not None:
                        found.append(Laying(hexagon, cell, joined, slot, rim))
    return found


def best(
    found: Sequence[Laying], worth: Callable[[Laying], float], dice: random.Random
) -> tuple[float, Laying | None]:
    """The highest worth and one that has it, by lot."""
    if not found:
        return 0, None
    values = list(map(worth, found))
    most = max(values)
    return most, one_of([one for one, value in zip(found, values, strict=True) if value == most], dice)


def one_of(found: Sequence[T], dice: random.Random) -> T:
    """One by lot, faster than random.choice."""
    return found[int(dice.random() * len(found))]


# ---- policies -------------------------------------------------------------------------------------------------


def choose(policy: str, state: State, dice: random.Random) -> Move:
    """The act of the player on turn."""
    return _POLICIES[policy](state, dice)


def _greedy(state: State, dice: random.Random) -> Move:
    garden = state.mine
    view = View(state, garden)
    found = layings(view, garden)
    most, one = best(found, lambda laid: view.gain(laid.hexagon, laid.joined) + (laid.slot >= 0), dice)
    if one is not None and most > 0:
        return one.move(state.turn, one_of(payments(garden, one.hexagon), dice))
    taking = list(takes(state))
    if one is not None and (not taking or dice.random() < EVEN):
        return one.move(state.turn, one_of(payments(garden, one.hexagon), dice))
    return _otherwise(state, taking, dice)


def _otherwise(state: State, taking: Sequence[Move], dice: random.Random) -> Move:
    """A take by lot, else a purchase, else a pass that discards nothing."""
    if taking:
        return one_of(taking, dice)
    buying = list(buys(state))
    return one_of(buying, dice) if buying else pass_move(state.turn)


def _random(state: State, dice: random.Random) -> Move:
    """A kind of act by lot, then one of it; seldom a pass with anything discarded."""
    garden = state.mine
    all_kinds: list[Sequence[Move | Laying]] = [list(takes(state)), list(buys(state))]
    all_kinds.append(layings(View(state, garden), garden))
    kinds = [one for one in all_kinds if one]
    if not kinds or dice.random() < 0.04:
        return one_of(list(passes(state)), dice)
    one = one_of(one_of(kinds, dice), dice)
    return one if isinstance(one, Move) else one.move(state.turn, one_of(payments(garden, one.hexagon), dice))


def _collect(state: State, dice: random.Random) -> Move:
    """Groups as large as can be: what makes none of three or more waits as long as anything can be taken."""
    garden = state.mine
    view = View(state, garden)

    def worth(laid: Laying) -> float:
        return sum(new.size**3 - sum(one.size**3 for one in old) for new, old in laid.joined) - laid.hexagon / 36

    return _patient(state, view, worth, 1.0, dice)


def _surround(state: State, dice: random.Random) -> Move:
    """A pavilion and the ornament beside it closed in by one hexagon."""
    garden = state.mine
    view = View(state, garden)
    target = max(TARGETS, key=lambda one: one.found(view))
    found = layings(view, garden)
    most, one = best(found, lambda laid: target.worth(view, laid), dice)
    if one is not None and most > 0:
        return one.move(state.turn, one_of(payments(garden, one.hexagon), dice))
    own, other = target.slots
    buying = [move for move in buys(state) if move.args != (HOURS[own],)]
    begun = view.slots[own] >= 0 and view.slots[other] == NO_EXPANSION
    if wanted := [move for move in buying if begun and move.args == (HOURS[other],)]:
        return wanted[0]
    if taking := list(takes(state)):
        return one_of(taking, dice)
    aside = [laid for laid in found if laid.slot < 0 and laid.cell not in target.cells]
    if not aside:
        return one_of(buying, dice) if buying else pass_move(state.turn)
    one = one_of(aside, dice)
    return one.move(state.turn, one_of(payments(garden, one.hexagon), dice))


def _brim(state: State, dice: random.Random) -> Move:
    """The same with a storage that is kept full: jokers won find no space in it."""
    garden = state.mine
    if taking := list(takes(state)):
        return one_of(taking, dice)
    view = View(state, garden)
    _, one = best(layings(view, garden), lambda laid: view.closes(laid.cell) + 5 * (laid.slot >= 0), dice)
    if one is None or (len(free_cells(garden)) < 3 and list(buys(state))):
        return _otherwise(state, taking, dice)
    return one.move(state.turn, max(payments(garden, one.hexagon), key=lambda way: (len(way.beds), way.jokers)))


def _patient(
    state: State, view: View, worth: Callable[[Laying], float], least: float, dice: random.Random
) -> Move:
    """The laying that is worth most, if it is worth so much; else slots early, then takes, then any laying."""
    garden = state.mine
    most, one = best(layings(view, garden), worth, dice)
    laid = None if one is None else one.move(state.turn, payments(garden, one.hexagon)[-1])
    if laid is not None and most > least:
        return laid
    if dice.random() < EVEN and (buying := list(buys(state))):
        return one_of(buying, dice)
    taking = list(takes(state))
    return laid if laid is not None and not taking else _otherwise(state, taking, dice)


def _hoard(state: State, dice: random.Random) -> Move:
    """As few tiles as can be in bag and tower: what costs no tile is laid at once, the rest only to make room.

    Takes bring much while there is a round to come, in the last one little, and from the stack.
    """
    garden = state.mine
    view = View(state, garden)
    found = layings(view, garden)
    cost = {one.hexagon: _fewest_tiles(garden, one.hexagon) for one in found}
    _, one = best(found, lambda laid: -_dear(cost[laid.hexagon], laid), dice)
    if one is not None and not cost[one.hexagon].tiles and (one.slot < 0 or not cost[one.hexagon].jokers):
        return one.move(state.turn, cost[one.hexagon])
    taking = sorted(takes(state), key=lambda move: (_brought(state, move), dice.random()))
    ends = state.round == ROUNDS and state.stack > 0
    if taking and not (ends and STACK not in chosen_of(state, taking[-1]).values()):
        return taking[-1]
    if len(free_cells(garden)) < 3 and (buying := list(buys(state))):
        return one_of(buying, dice)
    if one is not None and (state.top or any(bed.tiles or bed.face for bed in state.beside)):
        return one.move(state.turn, cost[one.hexagon])
    return taking[-1] if taking else pass_move(state.turn)


def _fewest_tiles(garden: Garden, hexagon: int) -> Given:
    """The payment that brings fewest tiles to the tower, with expansions rather than jokers."""
    return min(payments(garden, hexagon), key=lambda way: (len(way.tiles), way.jokers))


def _dear(given: Given, laid: Laying) -> float:
    """Tiles first, then the value, for cheap ones come again; expansions make room for others."""
    return 10 * len(given.tiles) - 2 * len(given.beds) + VALUE[laid.hexagon] + (laid.slot >= 0) * given.jokers


def _brought(state: State, move: Move) -> float:
    """How much hoarders like a take."""
    places = list(chosen_of(state, move).values())
    if state.round < ROUNDS:
        return len(places)
    return 100 * (STACK in places) - len(places)


TARGETS = tuple(
    Target((own, other), frozenset((*NEIGHBOURS[ornament], *SLOT_CELLS[own][1:])), frozenset(last))
    for ornament in FIXED[1:]
    for own in range(len(HOURS))
    if (last := {one for one in NEIGHBOURS[ornament] if SLOT[one] == own})
    for other in {SLOT[one] for one in NEIGHBOURS[ornament]} - {own, -1}
)
_POLICIES: dict[str, Callable[[State, random.Random], Move]] = {
    "greedy": _greedy,
    "random": _random,
    "collect": _collect,
    "surround": _surround,
    "brim": _brim,
    "hoard": _hoard,
}
POLICIES = tuple(_POLICIES)
