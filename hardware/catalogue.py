"""Everything that is printed, by what it belongs to."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from pathlib import Path

from companion.device.tiles.files import load, standard
from companion.device.tiles.tileset import TileSet
from companion.games import SENSED
from hardware.housing import buttons, frame
from hardware.shapes.part import Part
from hardware.table import king, tower, wand
from hardware.tiles import stick, tile_set

BOARDS = ("board5", "board7", "tray")
Files = tuple[tuple[str, str], ...]
"""Games whose tile sets are files of their own, each with its file."""


def set_of(game: str, files: Files = ()) -> TileSet:
    """The tile set of a game: that of its file if it has one, else that which comes along.

    FileError, SettingsError as board.tiles.load.
    """
    file = dict(files).get(game)
    return load(Path(file)) if file else standard(game)


def _tiles(game: str, files: Files) -> tuple[Part, ...]:
    return tile_set.parts(set_of(game, files))


def _board(kind: str, _files: Files) -> tuple[Part, ...]:
    return (*frame.parts(kind), *buttons.parts(kind))


def _tools(_files: Files) -> tuple[Part, ...]:
    return (*stick.parts(), *tile_set.gauge_parts(), *wand.parts())


FOLDERS: dict[str, Callable[[Files], tuple[Part, ...]]] = {
    **{f"tiles-{game.replace('_', '-')}": partial(_tiles, game) for game in SENSED},
    "tools": _tools,
    "kings": lambda _files: king.parts(),
    "tower": lambda _files: tower.parts(),
    **{kind: partial(_board, kind) for kind in BOARDS},
}
"""Name of a folder of the export -> its parts, given files of tile sets. Tiles, kings, tower: once."""


@cache
def parts(folder: str, files: Files = ()) -> tuple[Part, ...]:
    """The parts of one folder; files: of tile sets, as in set_of. KeyError for a folder that is not there."""
    return FOLDERS[folder](files)
