"""Královská zahrada, told before its rules are loaded."""

from __future__ import annotations

from collections.abc import Collection

from companion.core.model import Phrase, Problem
from companion.games.api import Manifest, Offer
from companion.games.royal_garden.rules.variants import DUEL, FEWEST, LARGE, MOST, SMALL, VARIANTS, allows


def _called(variant: str) -> Phrase:
    return Phrase("rg-variant", {"variant": variant})


def _hinders(variant: str, _beside: Collection[str], count: int) -> Problem | None:
    """Only the number of players can (RG-125)."""
    if allows(variant, count):
        return None
    return Problem("rg-setup-duel" if variant == DUEL else "rg-setup-wider", {"count": count})


def _size(variants: Collection[str]) -> int:
    return LARGE if DUEL in variants else SMALL


_OFFER = Offer(
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

GAMES = (
    Manifest(
        name="royal_garden",
        package="companion.games.royal_garden",
        offer=_OFFER,
        game="companion.games.royal_garden.game:GAME",
        demo="companion.games.royal_garden.demo:GreedyStrategy",
        finished="companion.games.royal_garden.finished.counting:FINISHED",
        tile_set="standard_tiles.csv",
        tile_setting="tile_set",
    ),
)
