"""How people make the table ready, step by step (rulebook, chapter "Příprava hry")."""

from __future__ import annotations

from companion.core.model import Announcement, Fact, Phrase
from companion.games.api import COMPANION, DRAW, Setup
from companion.games.azul.rules.editions import DISPLAYS, EACH, REVERSE, SPECIAL, Edition


def steps(setup: Setup, edition: Edition) -> list[Announcement]:
    """Variants, boards and which row is where, displays, the bag, the starting player (AZ-11 to AZ-24)."""
    count, reverse = len(setup.players), int(REVERSE in setup.variants)

    def step(key: str, **facts: Fact) -> Announcement:
        return Announcement(key, {"edition": edition.name, **facts})

    chosen = [one for one in edition.variants if one in setup.variants]
    variants = tuple(Phrase("az-variant", {"edition": edition.name, "variant": one}) for one in chosen)
    companion = int(setup.options.get(DRAW) == COMPANION)
    return [
        *([step("az-prepare-variants", variants=variants)] if variants else []),
        step("az-prepare-boards", reverse=reverse, players=count),
        step("az-prepare-rows", reverse=reverse),
        step("az-prepare-displays", special=int(SPECIAL in setup.variants), golds=count, count=DISPLAYS[count]),
        step("az-prepare-bag", companion=companion, each=EACH, count=EACH * len(edition.colours)),
        step("az-prepare-start"),
        *([step("az-prepare-typed")] if setup.programs else []),
    ]
