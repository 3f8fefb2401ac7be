"""What a new game of Královská zahrada may be."""

from __future__ import annotations

from collections.abc import Collection

from companion.games.base import Offer
from companion.games.royal_garden.variants import DUEL, FEWEST, LARGE, MOST, SMALL, VARIANTS, allows
from companion.model import Phrase, Problem


def _called(variant: str) -> Phrase:
    return Phrase("rg-variant", {"variant": variant})


def _hinders(variant: str, _beside: Collection[str], count: int) -> Problem | None:
    """Only the number of players can (RG-125)."""
    if allows(variant, count):
        return None
    return Problem("rg-setup-duel" if variant == DUEL else "rg-setup-wider", {"count": count})


def _size(variants: Collection[str]) -> int:
    return LARGE if DUEL in variants else SMALL


GAME = Offer(
    title=Phrase("rg-title"),
    fewest=FEWEST,
    most=MOST,
    variants=VARIANTS,
    called=_called,
    hinders=_hinders,
    size=_size,
    drawn=lambda usual: Phrase("preparing-draw", {"usual": usual}),
    free=True,
    advice=True,
    cells=True,
)
