"""What a new game of each edition may be."""

from __future__ import annotations

from collections.abc import Collection

from companion.games.azul import editions
from companion.games.azul.editions import DISPLAYS, SHELTER, SIZE, SPECIAL, Edition
from companion.games.base import Offer
from companion.model import Fact, Phrase, Problem


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


MINI = _offer(editions.MINI)
MASTER_CHOCOLATIER = _offer(editions.CHOCOLATIER)
