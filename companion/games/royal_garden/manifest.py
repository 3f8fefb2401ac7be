"""Královská zahrada, told before its rules are loaded."""

from __future__ import annotations

from collections.abc import Collection

from companion.core.model import Phrase, Problem
from companion.games.offers import CountOption, Manifest, Offer
from companion.games.royal_garden.rules.variants import DUEL, FEWEST, LARGE, MOST, SMALL, VARIANTS, allows

DISCARDED = "--discarded"
_DYNASTY = "companion score --variant dynasty jana-1 petr-1 jana-2 petr-2 jana-3 petr-3"
_HELP = {
    "score": (
        Phrase("rg-about-score", {"game": "--game", "letters": "letters: cs", "mine": "mine"}),
        Phrase("rg-about-sums", {"example": _DYNASTY}),
    ),
    "rank": (Phrase("rg-about-rank"),),
}
"""See Manifest.help."""


def _hinders(variant: str, _beside: Collection[str], count: int) -> Problem | None:
    """Only the number of players can (RG-125): rg-setup-duel, rg-setup-wider."""
    return None if allows(variant, count) else Problem(f"rg-setup-{variant}", {"count": count})


_OFFER = Offer(
    title=Phrase("rg-title"),
    fewest=FEWEST,
    most=MOST,
    variants=VARIANTS,
    called=lambda variant: Phrase("rg-variant", {"variant": variant}),
    hinders=_hinders,
    size=lambda variants: LARGE if DUEL in variants else SMALL,
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
        mind="companion.games.royal_garden.mind.mind:MIND",
        finished="companion.games.royal_garden.finished.counting:FINISHED",
        tile_set="standard_tiles.csv",
        tile_setting="tile_set",
        counts=(CountOption(DISCARDED, "rg-about-discarded", "number"),),
        counted=VARIANTS,
        help=_HELP,
        drawings="drawings.svg",
    ),
)
