"""What can be typed in this game beside the commands of every game: questions, acts, and those of the draft."""

from __future__ import annotations

from collections.abc import Mapping

from companion.core.model import Act, Choice, Command, Phrase
from companion.games.leaving import LEAVE

TERRAINS = ("field", "forest", "lake", "meadow", "swamp", "mine")
CHOICES: Mapping[str, tuple[Choice, ...]] = {
    "terrain": tuple(
        Choice(one, str(digit), said=(Phrase(f"terrain-{one}"),)) for digit, one in enumerate(TERRAINS, start=1)
    )
}
"""What find needs; the terrains in the order of their digits."""

COMMANDS: tuple[Command, ...] = (
    Command("areas", "12", Act.ASK, "a", ("number?",)),
    Command("ranking", "13", Act.ASK, "k"),
    Command("rounds", "14", Act.ASK),
    Command("here", "21", Act.ASK, "h", ("cell",)),
    Command("row", "22", Act.ASK, "o", ("row?", "number?")),
    Command("column", "23", Act.ASK, "c", ("column",)),
    Command("around", "24", Act.ASK, "d", ("cell",)),
    Command("find", "25", Act.ASK, args=("terrain", "number?")),
    Command("fits", "31", Act.ASK, "f", ("number?", "number?")),
    Command("best", "32", Act.ASK, "b", ("number?", "number?")),
    Command("bring", "33", Act.ASK, args=("number?", "cell?", "cell?")),
    Command("aside", "34", Act.ASK, args=("number?",)),
    Command("place", "41", Act.TELL, args=("number", "cell", "cell")),
    Command("castle", "42", Act.TELL, args=("number", "cell")),
    Command("discard", "43", Act.TELL, args=("number",)),
    Command("offer", "51", Act.ASK, args=("number?",)),
    Command("order", "52", Act.ASK, args=("number?",)),
    Command("choose", "53", Act.TELL, args=("number",)),
    Command("draw", "54", Act.TELL, args=("number?",), nobodys=True),
    Command("lots", "55", Act.TELL, args=("number?",), nobodys=True),
    Command("correct", "56", Act.TELL, args=("number", "number"), nobodys=True, mends=True),
    LEAVE,
)
"""On a keypad, and by word and letter; 1x points, 2x the board, 3x dominoes, 4x acts, 5x the draft of a match.

A list goes on from the item of its last number. row: without its number, all rows, one after another. fits, best,
bring: without a domino, the one that is due next.
draw, lots: without a number, the companion draws.
"""
