"""Jokers for what is surrounded (QG-14, QG-15, QG-38, QG-92 to QG-101)."""

from __future__ import annotations

import pytest

from companion.games.queens_garden.rules import cells as board
from companion.games.queens_garden.rules.cells import (
    FIXED,
    HOURS,
    MIDDLES,
    NAMES,
    NEIGHBOURS,
    NUMBER,
    SLOT,
    SLOT_CELLS,
)
from companion.games.queens_garden.rules.hexes import HEXAGONS, WORDS
from companion.games.queens_garden.rules.placing import surrounded, won
from companion.games.queens_garden.rules.state import MOST_TILES, State
from companion.games.queens_garden.rules.tables import PRINTED

from .azul_kit import told
from .queens_kit import BACK, GAME, garden, played, table

RING = dict(
    zip(
        (f"fountain-{hour}" for hour in HOURS),
        ("tree-blue", "bird-blue", "bird-purple", "tree-purple", "tree-yellow"),
        strict=False,
    )
)
"""All but ten o'clock; a tree of another colour fits there."""
LAST = "tree-dark-green"
LAY = f"1 place {LAST} fountain-10"


def after(state: State, *acts: str) -> int:
    """The jokers of player 1 after these acts."""
    found: int = told(GAME, state, *acts).gardens[0].jokers
    return found


def lay_around(name: str, cell: str) -> State:
    """A garden in which an ornament lacks this cell only, and every hexagon differs.

    Legality is not asked: the tile is laid by play alone.
    """
    slots: dict[int, int | str] = dict.fromkeys(HOURS, BACK)
    laid = [at for at in NEIGHBOURS[NUMBER[name]] if NAMES[at] != cell]
    cells = {NAMES[at]: WORDS[one] for at, one in zip(laid, HEXAGONS, strict=False)}
    if name.endswith("-middle"):
        hour = int(name.removesuffix("-middle"))
        slots[hour] = next(rim for rim in HOURS if f"{hour}-{rim}" in cells)
    return table(garden(cells, slots, tiles=LAST, jokers=0))


@pytest.mark.parametrize("ornament", [NAMES[one] for one in (*FIXED, *MIDDLES)])
def test_the_last_hexagon_around_it_brings_jokers(ornament: str) -> None:
    """QG-92 QG-93 QG-95 QG-97 QG-98 QG-99: at once, whichever of the six it is."""
    wins = {"fountain": 1, "statue": 2, "bench": 2, "pavilion": 3}
    assert PRINTED.rewards == wins
    around = NEIGHBOURS[NUMBER[ornament]]
    assert len(around) == 6
    for at in around:
        state = lay_around(ornament, NAMES[at])
        act = f"1 place {LAST} {NAMES[at]}"
        assert played(state, act).gardens[0].jokers == wins[board.sort(NUMBER[ornament])]
        open_one = next(one for one in around if one != at)
        cells = list(state.gardens[0].cells)
        cells[open_one] = 0
        less = state.with_garden(1, state.gardens[0]._replace(cells=tuple(cells)))
        assert played(less, act).gardens[0].jokers == 0, "one is missing still"


def test_who_surrounds_the_fountain_wins_a_joker() -> None:
    """QG-92 QG-98: by six hexagons of the fountain board; it is the owner's."""
    state = table(garden(RING, tiles=LAST, jokers=3))
    later = told(GAME, state, LAY)
    assert [one.jokers for one in later.gardens] == [4, 3]


def test_an_owners_table_decides_how_many() -> None:
    """QG-93."""
    state = table(garden(RING, tiles=LAST, jokers=3))
    owned = state._replace(table=state.table._replace(rewards={**PRINTED.rewards, "fountain": 5}))
    assert after(owned, LAY) == 8


@pytest.mark.parametrize(("tiles", "jokers", "left"), [(12, 0, 1), (9, 3, 4), (11, 0, 2), (10, 0, 2)])
def test_jokers_that_find_no_space_are_lost(tiles: int, jokers: int, left: int) -> None:
    """QG-13 QG-94 QG-95: the tile laid makes room for one of two."""
    state = lay_around("ornament-1", "fountain-12")
    mine = state.gardens[0]
    more = tuple(sorted((*mine.tiles, *HEXAGONS[-tiles + 1 :])))
    assert len(more) == tiles
    state = state.with_garden(1, mine._replace(tiles=more, jokers=jokers))
    later = played(state, f"1 place {LAST} fountain-12").gardens[0]
    assert later.jokers == left
    assert len(later.tiles) + later.jokers <= MOST_TILES


def test_the_payment_makes_room_for_the_jokers() -> None:
    """QG-96: it leaves the storage first."""
    ring = {**RING, "fountain-8": "bird-yellow"}
    full = garden(ring, tiles="bird-dark-green tree-dark-green " + "tulips-purple " * 7, jokers=3)
    assert full.free_tiles == 0
    later = told(GAME, table(full), "1 place bird-dark-green fountain-10 tree-dark-green").gardens[0]
    assert later.jokers == 4
    assert told(GAME, table(full), "1 place bird-dark-green fountain-10 joker").gardens[0].jokers == 3


def test_an_empty_slot_leaves_an_ornament_open() -> None:
    """QG-97: two spaces of the fountain board and two cells in each of two slots."""
    for ornament in FIXED[1:]:
        around = NEIGHBOURS[ornament]
        slots = [SLOT[one] for one in around]
        assert slots.count(-1) == 2
        assert sorted(slots.count(one) for one in set(slots) - {-1}) == [2, 2]
    state = lay_around("ornament-1", "fountain-12")
    mine = state.gardens[0]
    cells = tuple(0 if SLOT[at] == 1 else one for at, one in enumerate(mine.cells))
    state = state.with_garden(1, mine._replace(cells=cells, slots=(mine.slots[0], -1, *mine.slots[2:])))
    assert played(state, f"1 place {LAST} fountain-12").gardens[0].jokers == 0


def test_a_face_down_expansion_has_no_pavilion_to_surround() -> None:
    """QG-11 QG-99: its middle is a space like others."""
    state = lay_around("2-middle", "2-12")
    mine = state.gardens[0]
    state = state.with_garden(1, mine._replace(slots=(mine.slots[0], 6, *mine.slots[2:])))
    assert played(state, f"1 place {LAST} 2-12").gardens[0].jokers == 0


def test_a_printed_hexagon_counts_but_cannot_be_the_last() -> None:
    """QG-99 QG-100: an expansion that closed a gap would win, but none can.

    What a rim cell helps to surround has a second neighbour in the same slot: an ornament has two cells of each
    slot that it touches, and a pavilion has all six. The slot was empty before the expansion came, so that the
    second cell is empty when its hexagon has come.
    """
    rewards = PRINTED.rewards
    for slot, (middle, *rim) in enumerate(SLOT_CELLS):
        for at, cell in enumerate(rim):
            near = board.SURROUNDABLE[cell]
            assert all(len({*NEIGHBOURS[one]} & {*rim, middle}) >= 2 for one in near)
            cells = [0 if one == cell or SLOT[one] == slot else 1 for one in range(board.COUNT)]
            cells[cell] = 1
            slots = tuple(at if one == slot else 0 for one in range(len(HOURS)))
            assert surrounded(cells, slots, cell) == []
    state = lay_around("2-middle", "2-12")
    mine = state.gardens[0]
    printed = next(one for one in SLOT_CELLS[1][1:] if one != NUMBER["2-12"])
    assert mine.cells[printed], "the printed hexagon is one of the five"
    full = mine._replace(cells=tuple(one or (at == NUMBER["2-12"]) for at, one in enumerate(mine.cells)))
    assert won(full, printed, rewards) >= 3, "whichever of the six comes last wins, the printed one too"


def test_several_things_closed_in_at_once_all_pay() -> None:
    """QG-101: fountain, statue and bench by one tile."""
    names = {"fountain", "ornament-1", "ornament-11"}
    around = {at for name in names for at in NEIGHBOURS[NUMBER[name]]} - {NUMBER["fountain-12"]}
    cells = {NAMES[at]: WORDS[one] for at, one in zip(sorted(around), HEXAGONS, strict=False)}
    state = table(garden(cells, dict.fromkeys(HOURS, BACK), tiles=LAST, jokers=0))
    later = played(state, f"1 place {LAST} fountain-12")
    assert later.gardens[0].jokers == 1 + 2 + 2


def test_the_bank_never_runs_out() -> None:
    """QG-14 QG-15 QG-38: more than the 24 of the box; a substitute lies for the rest."""
    rich = garden(jokers=12)
    state = table(garden(RING, tiles=LAST, jokers=11), rich, rich, rich)
    assert sum(one.jokers for one in told(GAME, state, LAY).gardens) == 48
