"""The pockets of one tile in the order in which its magnets are laid into its base.

The base lies on a steel sheet as it will lie on a board, its pockets upwards; the steel draws each magnet down.
Pure; hardware/tiles draws the same pockets and signs from the same tile set.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from companion.device.tiles.code_words import SITES

GAUGE = "gauge"
"""The name of the tile of one part with which boards measure their sensors; it is in no set."""
GAUGE_WORDS = ("+++++",)
READING = (3, 2, 4, 0, 1)
"""The sites of one half as fingers read them: far left, far right, middle, near left, near right."""
MAGNETS = "+-"


@dataclass(frozen=True, slots=True)
class MagnetPocket:
    """One pocket that a magnet comes into.

    part: which half of the tile, 0 at its left. site: where in that half, in the order of a word. sign: "+" or
    "-"; the same is sunk beside the pocket, and stands on the end of the polarity stick that brings the magnet.
    """

    part: int
    site: int
    sign: str


def places(words: Sequence[str]) -> tuple[MagnetPocket, ...]:
    """The pockets of an unturned tile, half by half from the left, each half as fingers read it.

    words: of the tile's parts. There is a pocket only where the tile has a magnet. ValueError for a word that is
    no word of five pockets.
    """
    for word in words:
        if len(word) != SITES or set(word) - set("+-0"):
            raise ValueError(f"no word of a tile: {word!r}")
    return tuple(
        MagnetPocket(part, site, word[site])
        for part, word in enumerate(words)
        for site in READING
        if word[site] in MAGNETS
    )
