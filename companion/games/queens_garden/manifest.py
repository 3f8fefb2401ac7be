"""Azul: Queen's Garden, told before its rules are loaded."""

from __future__ import annotations

from companion.core.model import Phrase
from companion.games.api import Manifest, Offer
from companion.games.queens_garden.rules.hexes import tiles
from companion.games.queens_garden.rules.tables import VARIANTS

FEWEST, MOST = 2, 4
"""Players (QG-01)."""
SIZE = 7
"""Cells across the middle of a garden, slots without their outermost row: for what asks for a size at all."""


def _called(variant: str) -> Phrase:
    return Phrase("qg-variant", {"variant": variant})


_OFFER = Offer(
    title=Phrase("qg-title"),
    fewest=FEWEST,
    most=MOST,
    variants=VARIANTS,
    called=_called,
    size=lambda _variants: SIZE,
    drawn=lambda usual: Phrase("qg-preparing-draw", {"usual": usual}),
    advice=True,
    tiles=tiles,
)

GAMES = (
    Manifest(
        name="queens_garden",
        package="companion.games.queens_garden",
        offer=_OFFER,
        game="companion.games.queens_garden.game:GAME",
        demo="companion.games.queens_garden.demo:GreedyStrategy",
        finished="companion.games.queens_garden.finished.counting:FINISHED",
        dialogue="companion.games.queens_garden.finished.dialogue:told_gardens",
        owned="companion.games.queens_garden.owned:OWNED",
    ),
)
