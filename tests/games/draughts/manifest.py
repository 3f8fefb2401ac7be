"""Draughts, told before its rules are loaded."""

from __future__ import annotations

from companion.core.model import Phrase
from companion.games.offers import CountOption, Manifest, Offer

SIDE = 8
PACKAGE = "tests.games.draughts"

OFFER = Offer(
    title=Phrase("draughts-title"),
    fewest=2,
    most=2,
    variants=(),
    called=lambda _variant: Phrase("draughts-title"),
    size=lambda _variants: SIDE,
    drawn=None,
    cells=True,
)

GAMES = (
    Manifest(
        "draughts",
        PACKAGE,
        OFFER,
        game=f"{PACKAGE}.game:GAME",
        demo=f"{PACKAGE}.demo:Demo",
        finished=f"{PACKAGE}.finished.counting:FINISHED",
        dialogue=f"{PACKAGE}.finished.dialogue:told",
        tile_set="draughts_tiles.csv",
        tile_setting="tile_set_draughts",
        pieces=("black-king", "white-king"),
        counts=(CountOption("--rounds", told=True),),
    ),
)
