"""Laying tiles and expansions into the garden: where they may lie, and what is surrounded (chapters B and C)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache

from companion.core.model import Move
from companion.games.plain import number, word
from companion.games.queens_garden.rules import acts
from companion.games.queens_garden.rules import cells as board
from companion.games.queens_garden.rules.acts import Given
from companion.games.queens_garden.rules.cells import HOURS, NEIGHBOURS, NUMBER, SLOT_CELLS
from companion.games.queens_garden.rules.hexes import COLOUR, PATTERN, of
from companion.games.queens_garden.rules.paying import payments
from companion.games.queens_garden.rules.scoring import FACE_DOWN, NO_EXPANSION, reach
from companion.games.queens_garden.rules.state import PRICE, Gain, Garden, State, added, with_tiles, without
from companion.games.queens_garden.rules.taking import following

Cells = Sequence[int]


def free_cells(garden: Garden) -> list[int]:
    """The empty spaces of a garden."""
    found = list(board.SPACES)
    for slot, lies in enumerate(garden.slots):
        if lies != NO_EXPANSION:
            found += SLOT_CELLS[slot] if lies == FACE_DOWN else SLOT_CELLS[slot][1:]
    return [cell for cell in found if not garden.cells[cell]]


@lru_cache(maxsize=2048)
def open_cells(cells: tuple[int, ...], slots: tuple[int, ...], hexagon: int) -> tuple[int, ...]:
    """The cells of a garden where a hexagon may lie; kept, for it is asked again and again."""
    return tuple(cell for cell in free_cells(Garden(cells, slots)) if may_lie(cells, cell, hexagon))


def open_rims(garden: Garden, slot: int, hexagon: int) -> list[int]:
    """The directions in which the printed hexagon of an expansion may lie in a slot, by index (QG-113, QG-114)."""
    return [rim for rim, cell in enumerate(SLOT_CELLS[slot][1:]) if may_lie(garden.cells, cell, hexagon)]


def free_slots(garden: Garden) -> list[int]:
    """The slots without an expansion (QG-110, QG-112)."""
    return [slot for slot, lies in enumerate(garden.slots) if lies == NO_EXPANSION]


def may_lie(cells: Cells, cell: int, hexagon: int) -> bool:
    """Whether a hexagon may lie on an empty space, as its neighbours and groups are (QG-82 to QG-91)."""
    colour, pattern = COLOUR[hexagon], PATTERN[hexagon]
    touches = shares = False
    for other in NEIGHBOURS[cell]:
        if there := cells[other]:
            if there == hexagon:
                return False
            touches = True
            shares = shares or COLOUR[there] == colour or PATTERN[there] == pattern
    return not touches or (
        shares
        and not twins(cells, cell, COLOUR, PATTERN, hexagon)
        and not twins(cells, cell, PATTERN, COLOUR, hexagon)
    )


def twins(
    cells: Cells, cell: int, sort: Sequence[int], other: Sequence[int], hexagon: int
) -> tuple[int, int] | None:
    """Two cells of the group that a hexagon would join or make which show the same hexagon (QG-88, QG-89).

    sort: COLOUR for the group of its colour, PATTERN for that of its pattern; other: the other one of the two.
    """
    known = {other[hexagon]: cell}
    for at in reach(cells, cell, sort, sort[hexagon]):
        if (kind := other[cells[at]]) in known:
            return known[kind], at
        known[kind] = at
    return None


def surrounded(cells: Cells, slots: Sequence[int], cell: int) -> list[int]:
    """What a hexagon that came to a cell has closed in: ornaments and pavilions (QG-92, QG-97 to QG-101)."""
    return [one for one in board.SURROUNDABLE[cell] if is_surrounded(cells, slots, one)]


def is_surrounded(cells: Cells, slots: Sequence[int], ornament: int) -> bool:
    """Whether an ornament, or the pavilion of a middle, has hexagons on all sides."""
    if ornament not in board.FIXED and not NO_EXPANSION < slots[board.SLOT[ornament]] < FACE_DOWN:
        return False
    return all(cells[other] for other in NEIGHBOURS[ornament])


def lacks(cells: Cells, ornament: int) -> list[int]:
    """The cells around an ornament that have no hexagon yet."""
    return [other for other in NEIGHBOURS[ornament] if not cells[other]]


def won(garden: Garden, cell: int, rewards: Mapping[str, int]) -> int:
    """The jokers for what a hexagon on a cell has closed in; not yet those that find no space (QG-93)."""
    return sum(rewards[board.sort(one)] for one in surrounded(garden.cells, garden.slots, cell))


# ---- what is legal ----------------------------------------------------------------------------------------------


def laying(garden: Garden, player: int, *, cheapest: bool = False) -> Iterator[Move]:
    """Every legal placing of a tile, then laying of an expansion, out of the storage.

    cheapest: each with the fewest jokers only.
    """
    for hexagon in dict.fromkeys(garden.tiles):
        if ways := payments(garden, hexagon)[: 1 if cheapest else None]:
            for cell in open_cells(garden.cells, garden.slots, hexagon):
                for given in ways:
                    yield acts.place_move(player, hexagon, cell, given)
    slots = free_slots(garden) if garden.beds else ()
    for hexagon in garden.beds:
        if ways := payments(garden, hexagon)[: 1 if cheapest else None]:
            for slot in slots:
                for rim in open_rims(garden, slot, hexagon):
                    for given in ways:
                        yield acts.lay_move(player, hexagon, slot, rim, given)


def buys(state: State) -> Iterator[Move]:
    """Every legal purchase by the player on turn (QG-104 to QG-109)."""
    garden = state.mine
    if garden.score >= PRICE and state.supply:
        for slot in free_slots(garden):
            yield acts.buy_move(state.turn, slot)


# ---- playing ----------------------------------------------------------------------------------------------------


def given_in(move: Move) -> Given:
    """What a placing, a laying or a pass gives up, named behind its other arguments."""
    first = {acts.PLACE_ACT: 2, acts.LAY_ACT: 3}.get(move.action, 0)
    found = acts.given_of(tuple(str(one) for one in move.args[first:]))
    if found is None:
        raise ValueError(move)
    return found


def handed_over(state: State, player: int, given: Given) -> State:
    """Tiles to the tower, expansions under the supply, jokers to the bank (QG-77 to QG-79)."""
    garden = state.gardens[state.table.seats[player]]
    garden = garden._replace(
        tiles=without(garden.tiles, given.tiles),
        beds=without(garden.beds, given.beds),
        jokers=garden.jokers - given.jokers,
    )
    after = state.with_garden(player, garden)
    return after._replace(tower=with_tiles(state.tower, given.tiles), supply=state.supply + len(given.beds))


def cell_of(move: Move) -> int:
    """The cell where the hexagon of a placing or a laying lies."""
    if move.action == acts.PLACE_ACT:
        return NUMBER[word(move, 1)]
    return SLOT_CELLS[HOURS.index(number(move, 1))][1 + HOURS.index(number(move, 2))]


def play_place(state: State, move: Move) -> State:
    """The tile lies, its cost is paid, and what it closes in brings jokers."""
    garden = state.mine
    return _laid(state, garden._replace(tiles=without(garden.tiles, (_hexagon(move),))), move)


def play_lay(state: State, move: Move) -> State:
    """The expansion lies front side up, its cost is paid, and what its hexagon closes in brings jokers."""
    garden = state.mine.with_slot(HOURS.index(number(move, 1)), HOURS.index(number(move, 2)))
    return _laid(state, garden._replace(beds=without(garden.beds, (_hexagon(move),))), move)


def _hexagon(move: Move) -> int:
    return of(word(move, 0)) or 0


def _laid(state: State, garden: Garden, move: Move) -> State:
    """One hexagon more in the garden, and its jokers as far as they find a space (QG-92 to QG-96)."""
    state, cell = handed_over(state.with_garden(state.turn, garden), state.turn, given_in(move)), cell_of(move)
    garden = state.mine.with_hexagon(cell, _hexagon(move))
    if jokers := won(garden, cell, state.table.rewards):
        garden = garden._replace(jokers=garden.jokers + min(jokers, garden.free_tiles))
    return state.with_garden(state.turn, garden)._replace(turn=following(state))


def play_buy(state: State, move: Move) -> State:
    """An expansion of the supply lies face down, for six points (QG-104 to QG-108)."""
    slot, garden = HOURS.index(number(move, 0)), state.mine
    score = added(garden.score, -PRICE, state.table)
    gain = Gain("buy", state.round, "", 1, score - garden.score)
    garden = garden.with_slot(slot, FACE_DOWN)._replace(score=score, gains=(*garden.gains, gain))
    after = state.with_garden(state.turn, garden)
    return after._replace(supply=state.supply - 1, turn=following(state))
