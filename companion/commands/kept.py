"""Kept games for the commands: the tile set of one, and a table folded from its rows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.board import tiles as tile_files
from companion.board.tileset import TileSet, content_hash
from companion.commands.setting import tiles_of
from companion.daemon.match import decisions, table_of
from companion.errors import JournalError
from companion.journal import Recovered
from companion.table import Table

if TYPE_CHECKING:
    from companion.config import Settings


def tiles_for(kept: Recovered, settings: Settings) -> TileSet:
    """The tile set that a kept game was played with. JournalError if it is neither the active nor the standard."""
    for tiles in (tiles_of(settings), tile_files.standard()):
        if content_hash(tiles) == kept.header.tile_hash:
            return tiles
    raise JournalError("journal-other-tiles", tiles=kept.header.tile_set)


def folded(kept: Recovered, tiles: TileSet) -> Table:
    """The table of a kept game after its last decision."""
    table = table_of(kept, tiles)
    table.referee.resume(decisions(kept.decided))
    return table
