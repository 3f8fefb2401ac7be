"""How people make the table ready for a match, step by step (rulebook, chapter "Příprava hry")."""

from __future__ import annotations

from companion.core.model import Announcement, Fact, Phrase
from companion.games.api import COMPANION, DRAW, MATCH, PLAY, Setup
from companion.games.royal_garden.rules.state import plan_of
from companion.games.royal_garden.rules.variants import DUEL, VARIANTS, WIDER


def steps(setup: Setup) -> list[Announcement]:
    """Variants, castles and kings, dominoes set aside unseen, lots, the first line, how to choose and to type.

    Nothing in free placement.

    RG-17 to RG-36; the special numbers of the Duel with Wider offer are said too (RG-124).
    """
    if setup.options.get(PLAY) != MATCH:
        return []
    plan = plan_of(setup)
    said = []
    chosen = tuple(Phrase("rg-variant", {"variant": one}) for one in VARIANTS if one in setup.variants)
    if chosen:
        said.append(Announcement("rg-prepare-variants", {"variants": chosen}))
    counts: dict[str, Fact] = {"players": len(setup.players), "kings": plan.kings}
    said.append(Announcement("rg-prepare-castles", {**counts, "size": plan.size}))
    numbers: dict[str, Fact] = {"in_play": plan.in_play, "rounds": plan.rounds}
    numbers["special"] = int({DUEL, WIDER} <= setup.variants)
    line: dict[str, Fact] = {"count": plan.line, "wider": int(WIDER in setup.variants)}
    how = [Announcement("rg-prepare-king"), *([Announcement("rg-prepare-typed")] if setup.programs else [])]
    if setup.options.get(DRAW) == COMPANION:
        return [*said, Announcement("rg-prepare-drawn", numbers | line), *how]
    said.append(Announcement("rg-prepare-aside", {"aside": plan.set_aside, **numbers}))
    said.append(Announcement("rg-prepare-lots"))
    said.append(Announcement("rg-prepare-line", line))
    return [*said, *how]
