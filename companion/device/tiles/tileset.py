"""What a tile set is: dominoes, castles and tiles of colours, what they show, and the magnets in their pockets.

Pure values; files.py reads and writes them, device.reading looks words up in them.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass

from companion.core.model import Tile

TERRAINS = {"field": "W", "forest": "F", "lake": "L", "meadow": "M", "swamp": "S", "mine": "N"}
"""Id of a terrain -> its letter."""
TERRAIN_OF = {letter: terrain for terrain, letter in TERRAINS.items()}
CASTLE_KIND = "C"
MOST_CROWNS = 3
COLOURS = ("blue", "yellow", "red", "black", "white", "brown")
"""Ids of the colours that tiles of one part may have; a tile shows its colour and nothing else."""
EACH_COLOUR = 20
"""How many equal tiles of a colour a set has if its file does not tell."""


@dataclass(frozen=True, slots=True)
class Domino:
    """One domino, as seen from above when half a lies at the left of half b.

    kinds: letter and crowns of half a and half b ("F1"). words: their five pockets each, in the same
    position.
    """

    number: int
    kinds: tuple[str, str]
    words: tuple[str, str]

    @property
    def thing(self) -> str:
        """The object's name, as in model.Piece."""
        return f"domino {self.number}"


@dataclass(frozen=True, slots=True)
class Castle:
    """One castle, its word in any of its turns."""

    number: int
    word: str

    @property
    def thing(self) -> str:
        """The object's name, as in model.Piece."""
        return f"castle {self.number}"


@dataclass(frozen=True, slots=True)
class Colour:
    """Every tile of a colour: equal, of one part, with one word in any of its turns. count: how many there are."""

    name: str
    word: str
    count: int = EACH_COLOUR

    @property
    def thing(self) -> str:
        """The object's name, as in model.Piece; nobody can tell one from another."""
        return f"tile {self.name}"


@dataclass(frozen=True, slots=True)
class ForeignTile:
    """A tile of another game, known only so that it can be told from a misreading."""

    game: str
    number: int
    word: str


@dataclass(frozen=True, slots=True)
class TileSet:
    """One set of tiles.

    id: a short name for the journal; name: a name for people. notes: for each line of the file that follows
    the head, the remarks written above it, kept word by word (one entry more than there are tiles). colours: the
    tiles that are interchangeable, in the order of the file. plain: objects without magnets, which no board reads.
    """

    id: str
    name: str
    dominoes: tuple[Domino, ...]
    castles: tuple[Castle, ...] = ()
    foreign: tuple[ForeignTile, ...] = ()
    notes: tuple[tuple[str, ...], ...] = ()
    colours: tuple[Colour, ...] = ()
    plain: tuple[Tile, ...] = ()

    def tiles(self) -> tuple[Tile, ...]:
        """All objects as a game's set-up wants them: dominoes by number, castles, then the rest as it stands."""
        dominoes = [Tile(d.thing, d.kinds) for d in sorted(self.dominoes, key=lambda d: d.number)]
        castles = [Tile(c.thing, (CASTLE_KIND,)) for c in sorted(self.castles, key=lambda c: c.number)]
        return (*dominoes, *castles, *(Tile(c.thing, (c.name,), c.count) for c in self.colours), *self.plain)

    def domino(self, number: int) -> Domino | None:
        """The domino of this number."""
        return next((d for d in self.dominoes if d.number == number), None)

    def kinds(self) -> tuple[str, ...]:
        """Every kind that a half of this set shows, sorted."""
        return tuple(sorted({kind for d in self.dominoes for kind in d.kinds}))

    def named(self, text: str) -> str:
        """The object that is called so, "" for none: 17 or domino 17, castle 2, red or tile red."""
        called = " ".join(text.casefold().split())
        of_sorts = (called, f"domino {called}", f"tile {called}")
        return next((thing for thing in of_sorts if thing in self.words()), "")

    def words(self) -> dict[str, tuple[str, ...]]:
        """The words of every object's parts, as they lie unturned."""
        found: dict[str, tuple[str, ...]] = {d.thing: d.words for d in self.dominoes}
        found |= {castle.thing: (castle.word,) for castle in self.castles}
        return found | {colour.thing: (colour.word,) for colour in self.colours}


def content_hash(tiles: TileSet) -> str:
    """64 hexadecimal digits that change when any tile does, not with names, remarks or the order of lines."""
    lines = [f"domino {d.number} {d.kinds[0]} {d.kinds[1]} {d.words[0]} {d.words[1]}" for d in tiles.dominoes]
    lines += [f"castle {c.number} {c.word}" for c in tiles.castles]
    lines += [f"tile {c.name} {c.count} {c.word}" for c in tiles.colours]
    lines += [f"plain {one.thing} {' '.join(one.kinds)} {one.count}" for one in tiles.plain]
    lines += [f"foreign {f.game} {f.number} {f.word}" for f in tiles.foreign]
    return hashlib.sha256("\n".join(sorted(lines)).encode("utf-8")).hexdigest()
