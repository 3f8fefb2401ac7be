"""Azul Mini and Azul Master Chocolatier, told before their rules are loaded."""

from __future__ import annotations

from collections.abc import Collection

from companion.core.model import Fact, Phrase, Problem
from companion.games.api import Manifest, Offer
from companion.games.azul.rules import editions
from companion.games.azul.rules.editions import DISPLAYS, SHELTER, SIZE, SPECIAL, Edition


def _offer(edition: Edition) -> Offer:
    facts: dict[str, Fact] = {"edition": edition.name}

    def called(variant: str) -> Phrase:
        return Phrase("az-variant", {**facts, "variant": variant})

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
        called=called,
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
        finished="companion.games.azul.finished.counting:FINISHED",
        dialogue="companion.games.azul.finished.dialogue:told",
        tile_set=f"{edition.name}_tiles.csv",
        tile_setting=f"tile_set_{edition.name}",
    )


GAMES = (_manifest(editions.MINI, "MINI"), _manifest(editions.CHOCOLATIER, "MASTER_CHOCOLATIER"))
