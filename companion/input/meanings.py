"""What a typed line can mean: a command with all it needs, one that lacks something, or none."""

from __future__ import annotations

from dataclasses import dataclass

from companion.core.model import Command
from companion.input.row import as_digits, is_digits


@dataclass(frozen=True, slots=True)
class Asker:
    """Where a key was pressed: the source, its seat (0: the table's), and when."""

    source: str
    seat: int
    at_ms: int


@dataclass(frozen=True, slots=True)
class Meant:
    """A command with all it needs.

    subject: number of the player whose board is meant, 0 for the asker's own, TABLE for nobody's. args: in the
    notation ("B3", "3", "B", "24", "lake"). text: as the match hears it, "2 here B3" or "here B3".
    """

    command: Command
    subject: int
    args: tuple[str, ...]
    text: str


@dataclass(frozen=True, slots=True)
class Unknown:
    """A line that is no command; text: what was typed, cleaned."""

    text: str


@dataclass(frozen=True, slots=True)
class HalfWord:
    """A word that only begins several commands, or one of several words.

    word: as it was typed. subject: as in Meant. rest: the fields behind it. halves: the whole words, one for each
    command.
    """

    word: str
    subject: int
    rest: tuple[str, ...]
    halves: tuple[str, ...]

    @property
    def text(self) -> str:
        """What was typed."""
        return " ".join([self.word, *self.rest])


@dataclass(frozen=True, slots=True)
class Incomplete:
    """A command whose arguments are missing or wrong.

    missing: "cell", "row", "column", "number" or a kind of choices; "nothing" where too much follows.
    subject, args: as in Meant, as far as they were typed. wrong: something else was typed where it is missing.
    told: the first word of that.
    """

    command: Command
    missing: str
    subject: int = 0
    args: tuple[str, ...] = ()
    wrong: bool = True
    told: str = ""

    @property
    def digit(self) -> str:
        """What was typed there, if it is a single digit."""
        plain = as_digits(self.told)
        return plain if len(plain) == 1 and is_digits(plain) else ""


def without_start(meant: Meant) -> str:
    """A question without the number of the item to go on from; what was left out before it is marked.

    Nought stands for a number that was left out, a dash for one of a few things.
    """
    wanted, args = meant.command.args, meant.args
    if wanted and wanted[-1] == "number?":
        left_out = wanted[len(args) : -1]
        args = (*args[: len(wanted) - 1], *("0" if kind == "number?" else "-" for kind in left_out))
    elif not args and len(wanted) > 1 and wanted[0] == "number?":
        args = ("0",)
    words = meant.text.split()
    return " ".join([*words[: len(words) - len(meant.args)], *args])
