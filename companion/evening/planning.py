"""The set-up of a new game, of what was prepared."""

from __future__ import annotations

from companion.core.errors import CompanionError
from companion.device.tiles.tileset import TileSet
from companion.evening import own_tables
from companion.evening.here import Here
from companion.evening.naming import check_names
from companion.evening.setting import PlayManner, setup_of, tiles_of
from companion.games import load
from companion.games.api import Setup


def planned(where: Here, name: str, names: tuple[str, ...], manner: PlayManner) -> tuple[Setup, TileSet]:
    """The set-up of a new game, and its tile set. CompanionError, of the game's own words where it cannot be."""
    tiles = tiles_of(where.settings, name)
    own = own_tables.options(where.places, name, manner.variants)
    setup = setup_of(name, names, tiles, where.phrases, manner, own)
    if problems := load(name).check(setup):
        raise CompanionError(problems[0].key, **problems[0].facts)
    check_names((player.name for player in setup.players), where.phrases)
    return setup, tiles
