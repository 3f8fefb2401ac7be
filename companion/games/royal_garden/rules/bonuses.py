"""Bonus points of the variants Centralised kingdom and Harmony (rulebook, "Varianty hry")."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from companion.games.royal_garden.rules.score import CASTLE, Cell
from companion.games.royal_garden.rules.variants import CENTRALISED, CENTRALISED_POINTS, HARMONY, HARMONY_POINTS


def centralised(kinds: Mapping[Cell, str]) -> bool:
    """Whether the castle is the centre cell of the rectangle around everything, whose sides are then odd.

    RG-100 to RG-102, ruling 4. kinds: cell -> what it shows.
    """
    castle = next((cell for cell, shown in kinds.items() if shown == CASTLE), None)
    if castle is None:
        return False
    columns = [x for x, _ in kinds]
    rows = [y for _, y in kinds]
    return (2 * castle[0], 2 * castle[1]) == (min(columns) + max(columns), min(rows) + max(rows))


def missed(won: Collection[str], variants: Collection[str]) -> tuple[str, ...]:
    """The variants that could give points and have not, in the order of the rulebook."""
    return tuple(name for name in (CENTRALISED, HARMONY) if name in variants and name not in won)


def bonuses(kinds: Mapping[Cell, str], discards: int, variants: Collection[str]) -> dict[str, int]:
    """Name of each variant that gives this kingdom points -> how many, in the order of the rulebook.

    discards: dominoes that the player has put aside; Harmony asks for none (RG-103, RG-104, RG-118, RG-123).
    """
    won = {}
    if CENTRALISED in variants and centralised(kinds):
        won[CENTRALISED] = CENTRALISED_POINTS
    if HARMONY in variants and not discards:
        won[HARMONY] = HARMONY_POINTS
    return won
