"""Kept games for the commands: the open one, its kingdoms, and a table folded from its rows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from companion.board import tiles as tile_files
from companion.board.tileset import TileSet, content_hash
from companion.commands.setting import tiles_of
from companion.daemon.match import decisions, table_of
from companion.errors import JournalError
from companion.journal import Reader, Recovered
from companion.table import Table

if TYPE_CHECKING:
    from companion.commands.common import Here
    from companion.config import Settings

Kingdoms = list[tuple[str, Mapping[tuple[int, int], str]]]


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


def open_match(here: Here) -> Kingdoms:
    """Names and kingdoms of the match that a running companion plays now; empty if none runs."""
    reader = Reader.open(here.journal)
    try:
        number = reader.open_game() if reader.being_written else None
        if number is None:
            return []
        kept = reader.read(number)
    finally:
        reader.close()
    return kingdoms_of(folded(kept, tiles_for(kept, here.settings)))


def kingdoms_of(table: Table) -> Kingdoms:
    """What each player's cells show, as the state says."""
    kinds = table.setup.kinds()
    referee = table.referee
    found: Kingdoms = []
    for player in table.setup.players:
        lying = referee.game.lying(referee.state, str(player.number))
        found.append((player.name, {(place.x, place.y): kinds[piece] for place, piece in lying.items()}))
    return found
