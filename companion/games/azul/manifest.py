"""Azul Mini and Azul Master Chocolatier, told before their rules are loaded."""

from __future__ import annotations

from collections.abc import Collection

from companion.core.model import Fact, Phrase, Problem
from companion.games.azul.rules import editions
from companion.games.azul.rules.editions import DISPLAYS, REVERSE, SHELTER, SIZE, SPECIAL, Edition
from companion.games.offers import POINTS, CountOption, Manifest, Offer

REVERSED = "--reverse"
_COUNTS = (
    CountOption(
        POINTS,
        "Azul: the points on the counter before what is scored; once for each wall or garden, in order.",
        "N",
    ),
    CountOption(REVERSED, "Azul: the walls are of the reverse side, grey or brown."),
    CountOption("--rounds", "Azul: count round by round what is typed; goes on where it was left.", told=True),
)
_HELP = {
    "play-variants": f"of Azul {', '.join(editions.CHOCOLATIER.variants)}",
    "score-variants": f"of Azul: {REVERSE}",
    "sensed": "Azul Mini or Azul Master Chocolatier",
    "layouts": (
        "Azul: five rows of five cells, the row of the shortest line first, blanks where you like. Azul Mini: B "
        "blue, Y yellow, R red, K black, W white. Azul Master Chocolatier: B blue, N brown, W white, K black, R "
        "red. The digits 1 to 5 mean the same colours in this order. Lines before the rows may tell more: "
        "points: 34, name: Jana, side: reverse, game: azul-mini. A # begins a remark. --rounds keeps the score "
        "of a set without electronics."
    ),
    "ties": "in Azul (--game azul-mini or master-chocolatier) then more complete rows",
    "json": "in Azul the places of several files",
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
        finished="companion.games.azul.finished.counting:FINISHED",
        dialogue="companion.games.azul.finished.dialogue:told",
        tile_set=f"{edition.name}_tiles.csv",
        tile_setting=f"tile_set_{edition.name}",
        counts=_COUNTS,
        help=_HELP,
    )


GAMES = (_manifest(editions.MINI, "MINI"), _manifest(editions.CHOCOLATIER, "MASTER_CHOCOLATIER"))
