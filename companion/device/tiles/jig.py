"""The jig of one tile: its pockets as they lie when it is loaded, the mirror image of the tile's.

A jig lies with its pockets upwards. The base of its tile is laid on it upside down, turned over left against
right, so what is at the left of the tile is at the right of the jig, and near stays near. A magnet that has its
north pole down in the tile has it up in the jig. Pure; hardware/shapes draws the same jig from the same tile set.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from companion.device.tiles.code_words import SITES

GAUGE = "gauge"
"""The name of the tile of one part with which boards measure their sensors; it is in no set."""
GAUGE_WORDS = ("+++++",)
MIRRORED = (1, 0, 3, 2, 4)
"""Site of a tile -> the site above which it lies in the jig."""
READING = (3, 2, 4, 0, 1)
"""The sites of one half as fingers read them: far left, far right, middle, near left, near right."""
MAGNETS = "+-"


@dataclass(frozen=True, slots=True)
class JigPocket:
    """One pocket of a jig.

    part: which half of the jig, 0 at its left. site: where in that half, in the order of a word. sign: of the
    tile's pocket that its magnet comes to, "+" or "-"; the same sign stands raised beside the jig's pocket and on
    the end of the polarity stick that brings the magnet.
    """

    part: int
    site: int
    sign: str


def places(words: Sequence[str]) -> tuple[JigPocket, ...]:
    """The pockets of a tile's jig, half by half from the left, each half as fingers read it.

    words: of the tile's parts, as it lies unturned. There is a pocket only where the tile has a magnet. ValueError
    for a word that is no word of five pockets.
    """
    for word in words:
        if len(word) != SITES or set(word) - set("+-0"):
            raise ValueError(f"no word of a tile: {word!r}")
    found = []
    for part, word in enumerate(reversed(words)):
        signs = [(site, word[MIRRORED[site]]) for site in READING]
        found += [JigPocket(part, site, sign) for site, sign in signs if sign in MAGNETS]
    return tuple(found)
