"""A table of Azul as it is drawn in large letters: lines, wall and floor of each player, displays and centre."""

from __future__ import annotations

from companion.core.model import Phrase
from companion.games.api import Panel, Picture, Shown
from companion.games.azul.rules.editions import FLOOR, MARKER, SIZE, Edition
from companion.games.azul.rules.state import Board, Counts, State

_WALL = 2
"""Columns before the wall: the pattern lines, and one that sets them apart."""


def picture(state: State) -> Picture:
    """Row one on top: the pattern line with its count, then the wall; below them what lies on the floor.

    Displays that are empty are left out; the centre is 0, as it is typed.
    """
    edition = state.edition
    panels = [_panel(player, board, edition) for player, board in state.seated]
    heaps = [(str(at), _heap(tiles, edition)) for at, tiles in enumerate(state.displays, 1) if sum(tiles)]
    centre = _heap(state.centre, edition)
    if state.starter and not state.taker:
        centre = (*centre, Shown(_sign(MARKER, edition)))
    if centre:
        heaps.append(("0", centre))
    tiles = range(1, MARKER + 1)
    legend = tuple((_sign(one, edition), _sign(one, edition, "az-large-word")) for one in tiles)
    return Picture(tuple(panels), tuple(heaps), legend)


def _panel(player: int, board: Board, edition: Edition) -> Panel:
    rows = SIZE + 1
    cells: dict[tuple[int, int], Shown] = {}
    for row in range(SIZE):
        colour, count = board.lines[row]
        if count:
            cells[1, rows - row] = Shown(_sign(colour, edition), count)
        for column, tile in enumerate(board.wall[row], 1):
            if tile:
                cells[_WALL + column, rows - row] = Shown(_sign(tile, edition))
    # The floor line has as many spaces as there are columns; what lies beyond it costs nothing more.
    for at, tile in enumerate(board.floor[:FLOOR], 1):
        cells[at, 1] = Shown(_sign(tile, edition))
    blank = {(_WALL, y) for y in range(2, rows + 1)} | {(x, 1) for x in range(1, FLOOR + 1)}
    narrow = frozenset(range(_WALL, _WALL + SIZE + 1))
    return Panel(player, _WALL + SIZE, rows, cells, frozenset(blank - cells.keys()), narrow)


def _heap(tiles: Counts, edition: Edition) -> tuple[Shown, ...]:
    """Tiles of one place, by colour; one alone without its count."""
    return tuple(
        Shown(_sign(colour, edition), count if count > 1 else 0) for colour, count in enumerate(tiles, 1) if count
    )


def _sign(tile: int, edition: Edition, key: str = "az-large-letter") -> Phrase:
    named = "marker" if tile == MARKER else edition.word(tile)
    return Phrase(key, {"edition": edition.name, "tile": named})
