"""A table of Queen's Garden as it is drawn in large letters: each garden with its storage, and the display."""

from __future__ import annotations

from companion.core.model import Phrase
from companion.games.api import Panel, Picture, Shown
from companion.games.queens_garden.rules import cells as board
from companion.games.queens_garden.rules.cells import IS_FIXED, MIDDLES, ROWS, SLOT
from companion.games.queens_garden.rules.hexes import COLOUR, COLOURS, JOKER, VALUE
from companion.games.queens_garden.rules.scoring import FACE_DOWN, NO_EXPANSION
from companion.games.queens_garden.rules.state import MOST_BEDS, Garden, State
from companion.games.queens_garden.rules.taking import STACK

_AWAY = 4
"""Columns on each side of the fountain, and rows beyond it."""
_STORED = 2
"""Rows of the storage, below the garden."""
_COLUMNS, _ROWS = 2 * _AWAY + 1, 2 * _AWAY + 1 + _STORED
_SIGNS = (*COLOURS, board.FOUNTAIN, board.STATUE, board.BENCH, board.PAVILION, JOKER)
"""Everything that has a letter."""


def picture(state: State) -> Picture:
    """A hexagon is the letter of its colour and the number of its pattern; an ornament is a letter alone.

    An expansion of the display that can be taken has its place in brackets; the top of the stack is 0.
    """
    panels = [_panel(player, garden) for player, garden in state.seated]
    heaps = [(str(STACK), tuple(map(_hexagon, _by_colour(state.top))))] if state.top else []
    for at, bed in enumerate(state.beside, 1):
        if bed.face:
            heaps.append((f"({at})", (_hexagon(bed.face),)))
        elif bed.tiles:
            heaps.append((str(at), tuple(map(_hexagon, _by_colour(bed.tiles)))))
    legend = tuple((_sign(one), Phrase("qg-large-word", {"what": one})) for one in _SIGNS)
    return Picture(tuple(panels), tuple(heaps), legend)


def place_of(cell: int) -> tuple[int, int]:
    """Column and row of a cell, from 1, the lowest row nearest to the player.

    Cells of a column lie truly above each other; those beside the fountain's column, and every second one further
    out, lie half a row nearer in the garden than they are drawn.
    """
    row = ROWS[cell]
    return row.q + _AWAY + 1, _STORED + _AWAY + 1 - (2 * row.r + row.q) // 2


def _panel(player: int, garden: Garden) -> Panel:
    shown = {place_of(cell): one for cell in range(board.COUNT) if (one := _cell(garden, cell)) is not None}
    free = {place_of(cell) for cell in range(board.COUNT) if _is_there(garden, cell)}
    shown |= _storage(garden)
    every = {(x, y) for x in range(1, _COLUMNS + 1) for y in range(1, _ROWS + 1)}
    return Panel(player, _COLUMNS, _ROWS, shown, frozenset(every - free - shown.keys()))


def _is_there(garden: Garden, cell: int) -> bool:
    """Whether a cell belongs to the fountain board or to an expansion that lies."""
    return SLOT[cell] < 0 or garden.slots[SLOT[cell]] != NO_EXPANSION


def _cell(garden: Garden, cell: int) -> Shown | None:
    """What is on a cell, None for an empty space and for what is not there."""
    if one := garden.cells[cell]:
        return _hexagon(one)
    if IS_FIXED[cell] or (cell in MIDDLES and NO_EXPANSION < garden.slots[SLOT[cell]] < FACE_DOWN):
        return Shown(_sign(board.sort(cell)))
    return None


def _storage(garden: Garden) -> dict[tuple[int, int], Shown]:
    """Tiles by colour, then jokers with their number; expansions at the end of the lowest row."""
    things = [_hexagon(one) for one in _by_colour(garden.tiles)]
    if garden.jokers:
        things.append(Shown(_sign(JOKER), garden.jokers))
    shown = {(at % _COLUMNS + 1, _STORED - at // _COLUMNS): one for at, one in enumerate(things)}
    first = _COLUMNS - MOST_BEDS + 1
    return shown | {(first + at, 1): _hexagon(one) for at, one in enumerate(garden.beds)}


def _by_colour(hexagons: tuple[int, ...]) -> list[int]:
    return sorted(hexagons, key=lambda one: (COLOUR[one], one))


def _hexagon(one: int) -> Shown:
    return Shown(_sign(COLOURS[COLOUR[one]]), VALUE[one])


def _sign(what: str) -> Phrase:
    return Phrase("qg-large-letter", {"what": what})
