"""Noughts and crosses, told before its rules are loaded."""

from __future__ import annotations

from companion.core.model import Phrase, Tile
from companion.games.offers import Manifest, Offer

PACKAGE = "tests.games.noughts"
NAME = "noughts_and_crosses"
MISERE = "misere"
"""The variant in which three in a row lose."""


def _tiles() -> tuple[Tile, ...]:
    return (Tile("nought", ("O",), 4), Tile("cross", ("X",), 5))


OFFER = Offer(
    title=Phrase("nc-title"),
    fewest=2,
    most=2,
    variants=(MISERE,),
    called=lambda variant: Phrase("nc-variant", {"variant": variant}),
    size=lambda _variants: 3,
    drawn=None,
    tiles=_tiles,
)

GAMES = (
    Manifest(
        NAME,
        PACKAGE,
        OFFER,
        game=f"{PACKAGE}.game:GAME",
        demo=f"{PACKAGE}.game:Anyhow",
        finished=f"{PACKAGE}.finished:FINISHED",
    ),
)
