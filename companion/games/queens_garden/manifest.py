"""Azul: Queen's Garden, told before its rules are loaded."""

from __future__ import annotations

from companion.core.model import Phrase
from companion.games.offers import POINTS, CountOption, Manifest, Offer
from companion.games.queens_garden.rules.hexes import tiles
from companion.games.queens_garden.rules.variants import VARIANTS

FEWEST, MOST = 2, 4
"""Players (QG-01)."""
SIZE = 7
"""Cells across the middle of a garden, slots without their outermost row: for what asks for a size at all."""

_LAYOUTS = {
    "heads": "name: Jana, points: 41, jokers: 2, storage: tree blue, expansion bird yellow, round: 2, side: b",
    "fountain": "fountain: - tree-blue - - 13 -",
    "front": "2: front 6",
    "back": "2: back",
    "space": "2-6: 13",
    "colours": "blue 1, purple 2, dark purple 3, light green 4, dark green 5, yellow 6",
    "patterns": "tree 1, bird 2, butterfly 3, flower 4, plant 5, tulips 6",
}
_HELP = {"score": (Phrase("qg-about-score", _LAYOUTS),), "rank": (Phrase("qg-about-rank"),)}
"""See Manifest.help."""


_OFFER = Offer(
    title=Phrase("qg-title"),
    fewest=FEWEST,
    most=MOST,
    variants=VARIANTS,
    called=lambda variant: Phrase("qg-variant", {"variant": variant}),
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
        mind="companion.games.queens_garden.mind.mind:MIND",
        finished="companion.games.queens_garden.finished.counting:FINISHED",
        dialogue="companion.games.queens_garden.finished.dialogue:told_gardens",
        owned="companion.games.queens_garden.owned:OWNED",
        drawings="drawings.svg",
        counts=(CountOption(POINTS),),
        counted=VARIANTS,
        help=_HELP,
    ),
)
