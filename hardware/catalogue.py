"""Everything that is printed, by what it belongs to."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial

from companion.board.tiles import STANDARDS, standard
from hardware.housing import buttons, frame, skin
from hardware.shapes.part import Part
from hardware.table import king, tower, wand
from hardware.tiles import jig
from hardware.tiles import tile_set as tiles

BOARDS = ("board5", "board7", "tray")


def _tiles(game: str) -> tuple[Part, ...]:
    return tiles.parts(standard(game))


def _jigs(game: str) -> tuple[Part, ...]:
    return jig.parts(standard(game))


def _board(kind: str) -> tuple[Part, ...]:
    return (*skin.parts(kind), *frame.parts(kind), *buttons.parts(kind))


def _tools() -> tuple[Part, ...]:
    return (*jig.tool_parts(), *tiles.gauge_parts(), *wand.parts())


FOLDERS: dict[str, Callable[[], tuple[Part, ...]]] = {
    **{f"tiles-{game.replace('_', '-')}": partial(_tiles, game) for game in STANDARDS},
    **{f"jigs-{game.replace('_', '-')}": partial(_jigs, game) for game in STANDARDS},
    "tools": _tools,
    "kings": king.parts,
    "tower": tower.parts,
    **{kind: partial(_board, kind) for kind in BOARDS},
}
"""Name of a folder of the export -> its parts. Tiles, jigs, kings and tower are needed once."""


@cache
def parts(folder: str) -> tuple[Part, ...]:
    """The parts of one folder; KeyError for one that is not there."""
    return FOLDERS[folder]()
