"""Draughts, told before its rules are loaded."""

from __future__ import annotations

from companion.core.model import Phrase
from companion.games.api import Manifest, Offer

SIDE = 8
PACKAGE = "tests.games.draughts"

OFFER = Offer(
    title=Phrase("draughts-title"),
    fewest=2,
    most=2,
    variants=(),
    called=lambda _variant: Phrase("draughts-title"),
    size=lambda _variants: SIDE,
    drawn=lambda _usual: Phrase("draughts-title"),
    cells=True,
)

GAMES = (Manifest("draughts", PACKAGE, OFFER, game=f"{PACKAGE}.game:GAME", demo=f"{PACKAGE}.demo:Demo"),)
