"""Královská zahrada, told before its rules are loaded."""

from __future__ import annotations

from collections.abc import Collection

from companion.core.model import Phrase, Problem
from companion.games.offers import CountOption, Manifest, Offer
from companion.games.royal_garden.rules.variants import DUEL, FEWEST, LARGE, MOST, SMALL, VARIANTS, allows

DISCARDED = "--discarded"
_HELP = {
    "play-variants": ", ".join(VARIANTS),
    "score-variants": ", ".join(VARIANTS),
    "sensed": "Královská zahrada",
    "free": "In Královská zahrada one player lays",
    "layouts": (
        "Královská zahrada, unless --game names another: the far row first, cells separated by blanks, C the "
        "castle, else W field, F forest, L lake, M meadow, S swamp or N mine and the number of crowns."
    ),
    "sums": "Dynasty takes the files of the first game, then of the second, then of the third, the players always "
    "in the same order: --variant dynasty jana-1 petr-1 jana-2 petr-2 jana-3 petr-3. A player is called by the "
    "file of the first game, without a last -1.",
    "ties": "In Královská zahrada then the largest area with more squares, then more crowns",
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
        finished="companion.games.royal_garden.finished.counting:FINISHED",
        tile_set="standard_tiles.csv",
        tile_setting="tile_set",
        counts=(
            CountOption(
                DISCARDED,
                "How many dominoes were put aside; once for each kingdom, in order. Harmony needs it in the Duel "
                "with Wider offer; elsewhere the squares tell it.",
                "N",
            ),
        ),
        help=_HELP,
    ),
)
