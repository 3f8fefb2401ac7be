"""What can be typed in this game beside the commands of every game: questions about a kingdom, and the acts."""

from __future__ import annotations

from companion.model import Act, Command

COMMANDS: tuple[Command, ...] = (
    Command("areas", "12", Act.ASK, "a", ("number?",)),
    Command("ranking", "13", Act.ASK, "k"),
    Command("here", "21", Act.ASK, "h", ("cell",)),
    Command("row", "22", Act.ASK, "o", ("row",)),
    Command("column", "23", Act.ASK, "c", ("column",)),
    Command("around", "24", Act.ASK, "d", ("cell",)),
    Command("fits", "31", Act.ASK, "f", ("number", "number?")),
    Command("best", "32", Act.ASK, "b", ("number", "number?")),
    Command("place", "41", Act.TELL, args=("number", "cell", "cell")),
    Command("castle", "42", Act.TELL, args=("number", "cell")),
    Command("discard", "43", Act.TELL, args=("number",), asks_twice=True),
)
"""On a keypad, and by word and letter; 1x points, 2x the board, 3x dominoes, 4x acts."""
