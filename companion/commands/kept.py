"""Kept games for the commands: the tile set of one, and a table folded from its rows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.board.tileset import TileSet, content_hash
from companion.commands.setting import standard_tiles, tiles_of
from companion.daemon.match import decisions, table_of
from companion.errors import JournalError
from companion.games import NAMES, typed
from companion.journal import Recovered
from companion.table import Table

if TYPE_CHECKING:
    from companion.config import Settings


def tiles_for(kept: Recovered, settings: Settings) -> TileSet:
    """The tile set that a kept game was played with.

    JournalError if it is neither the active nor the standard one, or the game is none that we know.
    """
    game = kept.header.game
    if game not in NAMES:
        raise JournalError("journal-other-game", game=typed(game)[:40])
    for tiles in (tiles_of(settings, game), standard_tiles(game)):
        if content_hash(tiles) == kept.header.tile_hash:
            return tiles
    raise JournalError("journal-other-tiles", tiles=kept.header.tile_set)


def folded(kept: Recovered, tiles: TileSet) -> Table:
    """The table of a kept game after its last decision."""
    table = table_of(kept, tiles)
    table.referee.resume(decisions(kept.decided))
    return table
