"""How people make the table ready, step by step (rulebook, chapter "Příprava hry")."""

from __future__ import annotations

from companion.core.model import Announcement, Fact, Phrase
from companion.games.api import COMPANION, DRAW, Setup
from companion.games.azul.rules.editions import DISPLAYS, EACH, REVERSE, SPECIAL, Edition


def steps(setup: Setup, edition: Edition) -> list[Announcement]:
    """Variants, boards and which row is where, displays, the bag, the starting player (AZ-11 to AZ-24)."""
    name: dict[str, Fact] = {"edition": edition.name}
    count = len(setup.players)
    said = []
    chosen = tuple(
        Phrase("az-variant", {**name, "variant": one}) for one in edition.variants if one in setup.variants
    )
    if chosen:
        said.append(Announcement("az-prepare-variants", {**name, "variants": chosen}))
    side: dict[str, Fact] = {"reverse": int(REVERSE in setup.variants)}
    said.append(Announcement("az-prepare-boards", {**name, **side, "players": count}))
    said.append(Announcement("az-prepare-rows", {**name, **side}))
    special: dict[str, Fact] = {"special": int(SPECIAL in setup.variants), "golds": count}
    said.append(Announcement("az-prepare-displays", {**name, **special, "count": DISPLAYS[count]}))
    drawn: dict[str, Fact] = {"companion": int(setup.options.get(DRAW) == COMPANION)}
    said.append(
        Announcement("az-prepare-bag", {**name, **drawn, "each": EACH, "count": EACH * len(edition.colours)})
    )
    said.append(Announcement("az-prepare-start", name))
    return said
