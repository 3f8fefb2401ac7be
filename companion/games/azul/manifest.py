"""Azul Mini and Azul Master Chocolatier, told before their rules are loaded."""

from __future__ import annotations

from collections.abc import Collection

from companion.core.model import Fact, Phrase, Problem
from companion.games.azul.rules import editions
from companion.games.azul.rules.editions import DISPLAYS, REVERSE, SHELTER, SIZE, SPECIAL, Edition
from companion.games.offers import POINTS, CountOption, Manifest, Offer

REVERSED = "--reverse"
_COUNTS = (
    CountOption(POINTS, "az-about-points", "number"),
    CountOption(REVERSED, "az-about-reverse"),
    CountOption("--rounds", "az-about-rounds", told=True),
)
_HEADS = "points: 34, name: Jana, side: reverse, game: azul-mini"
_HELP = {
    "score": (Phrase("az-about-score", {"heads": _HEADS, "remark": "#", "rounds": "--rounds"}),),
    "rank": (Phrase("az-about-rank"),),
}
"""See Manifest.help."""


def _offer(edition: Edition) -> Offer:
    facts: dict[str, Fact] = {"edition": edition.name}

    def hinders(variant: str, beside: Collection[str], _count: int) -> Problem | None:
        """The marker needs SN5, which is a special display (MC-35, ruling 12)."""
        if variant == SHELTER and SPECIAL not in beside:
            return Problem("az-setup-marker", facts)
        return None

    return Offer(
        title=Phrase("az-title", facts),
        fewest=min(DISPLAYS),
        most=max(DISPLAYS),
        variants=edition.variants,
        called=lambda variant: Phrase("az-variant", {**facts, "variant": variant}),
        hinders=hinders,
        size=lambda _variants: SIZE,
        drawn=lambda usual: Phrase("az-preparing-draw", {**facts, "usual": usual}),
        advice=True,
    )


def _manifest(edition: Edition, called: str) -> Manifest:
    return Manifest(
        name=edition.name,
        package="companion.games.azul",
        offer=_offer(edition),
        game=f"companion.games.azul.game:{called}",
        demo="companion.games.azul.demo:GreedyStrategy",
        mind=f"companion.games.azul.mind.mind:{called}",
        finished="companion.games.azul.finished.counting:FINISHED",
        dialogue="companion.games.azul.finished.dialogue:told",
        drawings="drawings.svg",
        tile_set=f"{edition.name}_tiles.csv",
        tile_setting=f"tile_set_{edition.name}",
        counts=_COUNTS,
        counted=(REVERSE,),
        help=_HELP,
    )


GAMES = (_manifest(editions.MINI, "MINI"), _manifest(editions.CHOCOLATIER, "MASTER_CHOCOLATIER"))
