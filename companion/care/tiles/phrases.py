"""Tiles in phrases: a tile by its name, and the pockets of a word, each with its pole."""

from __future__ import annotations

from companion.core.model import Phrase
from companion.device.tiles.check import kind_phrase
from companion.device.tiles.tileset import TileSet

SITES = ("near-left", "near-right", "far-right", "far-left", "centre")
POLES = {"+": "north", "-": "south", "0": "empty", "?": "unsure"}


def thing_phrase(thing: str) -> Phrase:
    """A domino, a castle or a tile of a colour, by its name in the set."""
    sort, number, *_ = thing.split()
    if sort == "tile":
        return Phrase("tiles-tile", {"colour": number})
    return Phrase("rg-domino" if sort == "domino" else "tiles-castle", {"number": int(number)})


def domino_phrase(tiles: TileSet, number: int) -> Phrase:
    """A domino of the set with what its halves show."""
    domino = tiles.domino(number)
    assert domino is not None
    a, b = map(kind_phrase, domino.kinds)
    return Phrase("tiles-domino", {"number": number, "a": a, "b": b})


def pockets(word: str) -> tuple[Phrase, ...]:
    """The five pockets of a word, each with its pole."""
    return tuple(
        Phrase("tiles-pocket", {"site": site, "pole": POLES[trit]}) for site, trit in zip(SITES, word, strict=True)
    )
