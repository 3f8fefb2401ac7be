"""What a new game may be."""

from __future__ import annotations

from collections.abc import Collection

from companion.games.base import Offer
from companion.games.queens_garden.hexes import tiles
from companion.games.queens_garden.tables import SIDE_B
from companion.model import Phrase, Problem

BELOW = "below"
"""The variant in which the score may fall below nought (ruling 10)."""
VARIANTS = (SIDE_B, BELOW)
FEWEST, MOST = 2, 4
"""Players (QG-01)."""
SIZE = 7
"""Cells across the middle of a garden, slots without their outermost row: for what asks for a size at all."""


def _called(variant: str) -> Phrase:
    return Phrase("qg-variant", {"variant": variant})


def _hinders(_variant: str, _beside: Collection[str], _count: int) -> Problem | None:
    """Every variant goes with every other (QG-180)."""
    return None


GAME = Offer(
    title=Phrase("qg-title"),
    fewest=FEWEST,
    most=MOST,
    variants=VARIANTS,
    called=_called,
    hinders=_hinders,
    size=lambda _variants: SIZE,
    drawn=lambda usual: Phrase("qg-preparing-draw", {"usual": usual}),
    advice=True,
    tiles=tiles,
)
