"""What can be typed in Azul beside the commands of every game; colours have the digits of their edition."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from companion.core.model import Act, Choice, Command, Phrase
from companion.games.azul.rules.editions import ALL_DISPLAYS, SIZE, SN2, Edition
from companion.games.leaving import LEAVE

DISPLAY, COLOUR, LINE, PATTERN, SIDE, SPECIAL = "display", "colour", "line", "pattern", "side", "special"
WALL_ROW, WALL_COLUMN = "wallrow", "wallcolumn"
"""Kinds of arguments: a display or (0) the centre; a colour; a pattern line or (0) the floor; a pattern line; left
or right; what a gold display is; row and column of a wall."""

_COMMANDS: tuple[Command, ...] = (
    Command("bonuses", "12", Act.ASK, "a", ("number?",)),
    Command("ranking", "13", Act.ASK, "k"),
    Command("rounds", "14", Act.ASK),
    Command("here", "21", Act.ASK, "h", (WALL_ROW, WALL_COLUMN)),
    Command("row", "22", Act.ASK, "o", (WALL_ROW,)),
    Command("column", "23", Act.ASK, "c", (WALL_COLUMN,)),
    Command("lines", "24", Act.ASK, "d", ("number?",)),
    Command("find", "25", Act.ASK, args=(COLOUR, "number?")),
    Command("wall", "26", Act.ASK, args=("number?",)),
    Command("floor", "27", Act.ASK),
    Command("fits", "31", Act.ASK, "f", (f"{DISPLAY}?", f"{COLOUR}?", "number?")),
    Command("best", "32", Act.ASK, "b"),
    Command("cost", "33", Act.ASK, args=(DISPLAY, COLOUR, LINE), guided=True),
    Command("left", "34", Act.ASK),
    Command("tile", "41", Act.TELL, args=(PATTERN, f"{WALL_COLUMN}?"), anybodys=True, guided=True),
    Command("drop", "42", Act.TELL, args=(PATTERN,), anybodys=True, guided=True),
    Command("offer", "51", Act.ASK, args=("number?",)),
    Command("order", "52", Act.ASK),
    Command("take", "53", Act.TELL, args=(DISPLAY, COLOUR, LINE), anybodys=True, bare=True, guided=True),
    Command("draw", "54", Act.TELL, args=(f"{COLOUR}?",) * 4, nobodys=True, bare=True, guided=True),
    Command("lots", "55", Act.TELL, args=("number?",), nobodys=True),
    LEAVE,
)
_OF_GOLD: tuple[Command, ...] = (
    Command("gold", "56", Act.TELL, args=("number?", f"{SPECIAL}?"), nobodys=True, guided=True),
    Command("spread", "58", Act.TELL, args=(SIDE, f"{SIDE}?", f"{SIDE}?"), anybodys=True, guided=True),
)
"""Only where there are displays with gold sides. SN4 leaves three colours at most: it holds four tiles."""

_REWORDED = ("score", "why", "confirm")
"""Commands of every game that do in Azul more than their usual words say, or something else."""

WORDED: Mapping[str, str] = {
    name: f"az-{name}" for name in (*_REWORDED, *(one.name for one in (*_COMMANDS, *_OF_GOLD) if one is not LEAVE))
}
"""Every command of Azul has words of its own; the same ones in both editions."""


def commands(edition: Edition) -> tuple[Command, ...]:
    """On a keypad, and by word and letter; 1x points, 2x the board, 3x what to take, 4x the wall, 5x the displays.

    Three digits alone are a take, four a draw. draw, gold, lots: alone, the companion draws where it is the bag;
    else a draw and a gold display are asked for.
    """
    return (*_COMMANDS, *_OF_GOLD) if edition.golds else _COMMANDS


def choices(edition: Edition) -> Mapping[str, tuple[Choice, ...]]:
    """The digits of the arguments. A gold side has that of its kind, SN2 also that of its colour behind it."""

    def source(number: int) -> Phrase:
        return Phrase("az-source", {"edition": edition.name, "source": number, "gold": "blue"})

    def colour(word: str) -> Phrase:
        return Phrase("az-colour", {"edition": edition.name, "colour": word})

    found = {
        DISPLAY: _counted(0, ALL_DISPLAYS, source),
        COLOUR: tuple(
            Choice(word, str(digit), said=(colour(word),)) for digit, word in enumerate(edition.colours, start=1)
        ),
        LINE: _counted(0, SIZE, _line),
        PATTERN: _counted(1, SIZE, _line),
        WALL_ROW: _counted(1, SIZE, _line),
        WALL_COLUMN: _counted(1, SIZE, lambda column: Phrase("az-ask-column-item", {"column": column})),
    }
    if edition.golds:
        found[SIDE] = (Choice("left", "1"), Choice("right", "2"))
        found[SPECIAL] = tuple(Choice(kind, _gold_digits(edition, kind), worded=False) for kind in edition.golds)
    return found


def _counted(first: int, last: int, called: Callable[[int], Phrase]) -> tuple[Choice, ...]:
    """Numbers that are their own digits; only nought has words. called: what has this number."""
    return tuple(Choice(str(n), str(n), worded=not n, said=(called(n),)) for n in range(first, last + 1))


def _line(number: int) -> Phrase:
    """A pattern line, or a row of the wall."""
    return Phrase("az-line-typed", {"line": number})


def _gold_digits(edition: Edition, kind: str) -> str:
    """ "4" for SN4, "23" for the SN2 of the third colour."""
    number, _, colour = kind.removeprefix("sn").partition("-")
    return f"{number}{edition.numbers[colour]}" if kind.startswith(SN2) else number
