"""The sets that came along before, for kept games that were played with them."""

from __future__ import annotations

from dataclasses import replace

from companion.device.tiles.tileset import TileSet

CENTRELESS = {"+0+0+": "-+-+0", "+-0--": "---+0"}
"""Word of castle 3 and of black tiles -> the one that each had before, without a magnet in the centre."""


def centreless(tiles: TileSet) -> TileSet:
    """A set that comes along, as it was before every tile of one cell had a magnet in its centre."""
    return replace(
        tiles,
        castles=tuple(replace(one, word=CENTRELESS.get(one.word, one.word)) for one in tiles.castles),
        colours=tuple(replace(one, word=CENTRELESS.get(one.word, one.word)) for one in tiles.colours),
        foreign=tuple(replace(one, word=CENTRELESS.get(one.word, one.word)) for one in tiles.foreign),
    )
