"""How people make the table ready, step by step (rulebook, chapter "Příprava hry": QG-21 to QG-42)."""

from __future__ import annotations

from companion.core.model import Announcement, Fact, Phrase
from companion.games.api import COMPANION, DRAW, Setup
from companion.games.queens_garden.rules import state
from companion.games.queens_garden.rules.hexes import EXPANSIONS, TILES
from companion.games.queens_garden.rules.variants import SIDE_B, VARIANTS


def steps(setup: Setup) -> list[Announcement]:
    """Variants, gardens, the clock by which places are named, storage, scoring board, bag, stacks, the start."""
    each = state.STACKS[len(setup.players)]
    drawn: dict[str, Fact] = {"companion": int(setup.options.get(DRAW) == COMPANION)}
    chosen = tuple(Phrase("qg-variant", {"variant": one}) for one in VARIANTS if one in setup.variants)
    said = [Announcement("qg-prepare-variants", {"variants": chosen})] if chosen else []
    storage: dict[str, Fact] = {
        "jokers": state.START_JOKERS,
        "tiles": state.MOST_TILES,
        "expansions": state.MOST_BEDS,
    }
    points: dict[str, Fact] = {"points": state.START_SCORE, "side_b": int(SIDE_B in setup.variants)}
    stacks: dict[str, Fact] = {"count": state.ROUNDS, "each": each, "supply": EXPANSIONS - state.ROUNDS * each}
    return [
        *said,
        Announcement("qg-prepare-garden"),
        Announcement("qg-prepare-clock"),
        Announcement("qg-prepare-keys"),
        Announcement("qg-prepare-storage", storage),
        Announcement("qg-prepare-points", points),
        Announcement("qg-prepare-bag", {**drawn, "count": TILES}),
        Announcement("qg-prepare-stacks", {**drawn, **stacks}),
        Announcement("qg-prepare-start"),
    ]
