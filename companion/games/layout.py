"""Layout files of every game: their bytes, their text, their head lines. Nothing else in this room reads files."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from companion.core import intake
from companion.core.errors import CountError, FileError
from companion.core.languages import LANGUAGES
from companion.core.model import Fact, Phrase, Problem

if TYPE_CHECKING:
    from companion.games.counting import House

MOST_BYTES = 65_536
MOST_FAULTS = 50
"""More faults of one file are not told: whoever wrote it meant something else."""
LINE_END = re.compile(r"\r\n|\r|\n")


class LayoutError(FileError):
    """A layout file that cannot be counted. errors: a FileError a fault, in the order of the file."""

    def __init__(self, errors: Sequence[FileError]) -> None:
        super().__init__(errors[0].key, **errors[0].facts)
        self.errors = tuple(errors)


LETTERS, INTERNATIONAL = "letters", "international"
"""The head line that tells whose letters a file has, and those that every file may have, whatever is spoken."""
ALPHABETS = (INTERNATIONAL, *LANGUAGES)
"""What that line may tell."""

Letters = Callable[[Collection[str], str], Mapping[str, str]]
"""From the letters that a file uses, and what its head line tells or "", to the international letter of each of
its letters. KeyError: such an alphabet is not known."""


def international(known: Collection[str]) -> Letters:
    """Only the international letters, whatever is told."""
    return lambda used, told: {letter: letter for letter in known}


def letters_of(things: Mapping[str, Phrase], shared: str, house: House, at: int) -> Letters:
    """The international letters, or those of the large print in a language.

    things: international letter -> the message of the large print's letter for the same. shared: those
    international letters that any large print has for something else; a file with others needs no words: a scorer
    must start fast. at: whose file it is. One that does not tell, and can be read with either, is doubted:
    layout-letters (language).
    """

    def read(used: Collection[str], told: str) -> Mapping[str, str]:
        plain = {letter: letter for letter in things}
        if told and told not in ALPHABETS:
            raise KeyError(told)
        if told == INTERNATIONAL or (not told and set(used) - set(shared) and set(used) <= set(plain)):
            return plain
        own = {house.part(phrase, told): letter for letter, phrase in things.items()}
        if told:
            return own
        known = set(used) & (plain.keys() | own.keys())
        if known <= plain.keys() & own.keys() and any(plain[one] != own[one] for one in known):
            house.doubt(at, Problem("layout-letters", {"language": house.language}))
        return max(plain, own, key=lambda one: len(known & one.keys()))

    return read


Wrong = Callable[[str, int, int], Exception]
"""Makes the error of a game for a reason, a line and a column (from 1; nought where none is to blame)."""


def read(file: str, wrong: Wrong) -> bytes:
    """The bytes of a file. Reasons: those of companion.core.intake."""
    try:
        return intake.read_bytes(file, MOST_BYTES)
    except intake.Unreadable as error:
        raise wrong(error.reason, 0, 0) from None


def decoded(data: bytes, wrong: Wrong) -> str:
    """The text of a file without a byte order mark, as Windows editors write it. Reasons: too-large, not-utf8."""
    if len(data) > MOST_BYTES:
        raise wrong("too-large", 0, 0)
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        good = data.decode("utf-8-sig", errors="surrogateescape")
        at = next(i for i, letter in enumerate(good) if "\udc80" <= letter <= "\udcff")
        lines = LINE_END.split(good[:at])
        raise wrong("not-utf8", len(lines), len(lines[-1]) + 1) from None


class LayoutReading(ABC):
    """A file with head lines on its way, whose faults are told all together.

    heads: name of a head line -> line, column (from 1) and text of what it tells. errors: a FileError a fault.
    """

    def __init__(self, file: str) -> None:
        self.file = file
        self.heads: dict[str, tuple[int, int, str]] = {}
        self.errors: list[FileError] = []

    @abstractmethod
    def error(self, reason: str, line: int = 0, column: int = 0, **more: Fact) -> FileError:
        """One fault in the words of the game; line and column from 1, nought where none is to blame."""

    def wrong(self, reason: str, line: int = 0, column: int = 0, **more: Fact) -> None:
        """Note a fault."""
        self.errors.append(self.error(reason, line, column, **more))

    def unread(self, reason: str, line: int, column: int) -> LayoutError:
        """What is raised where a file has no text (see Wrong)."""
        return LayoutError([self.error(reason, line, column)])

    def lines(self, data: bytes) -> Iterator[tuple[int, str]]:
        """Each line without its remark, with its number from 1. Reasons: control, and those of `decoded`."""
        for line, written in enumerate(LINE_END.split(decoded(data, self.unread)), start=1):
            if (at := written.find("\0")) >= 0:
                self.wrong("control", line, at + 1)
            else:
                yield line, written.split("#", 1)[0]

    def check_game(self, name: str) -> None:
        """Note where another game is told than that of this name. Reason: head-game."""
        line, column, told = self.heads["game"]
        if "_".join(told.lower().replace("-", " ").replace("_", " ").split()) != name:
            self.wrong("head-game", line, column, found=told[:40])

    @property
    def name(self) -> str:
        """Whose it is, "" where that is not told."""
        return self.heads["name"][2][:40] if "name" in self.heads else ""

    def points(self, points_of: Callable[[str], int]) -> int | None:
        """What the counter shows, None where it is not told. points_of: raises CountError. Reason: head-points."""
        if "points" not in self.heads:
            return None
        line, column, told = self.heads["points"]
        try:
            return points_of(told)
        except CountError:
            self.wrong("head-points", line, column, found=told[:20])
            return None

    def side(self, sides: Mapping[str, bool], names: tuple[str, ...], asked: bool) -> bool:
        """Whether the other side of a board is played, as the file tells, else as was asked for.

        sides: how a side is called -> whether it is the other one. names: those that are proposed. Reasons:
        head-side, side-other (that one was asked for).
        """
        if "side" not in self.heads:
            return asked
        line, column, told = self.heads["side"]
        side = sides.get(told.lower())
        if side is None:
            self.wrong("head-side", line, column, found=told[:20], known=names)
            return asked
        if asked and not side:
            self.wrong("side-other", line, column, found=told[:20])
        return side

    def done(self) -> None:
        """LayoutError with every fault, in the order of the file."""
        if self.errors:
            ordered = sorted(self.errors, key=lambda error: (error.facts["line"] or 10**6, error.facts["column"]))
            raise LayoutError(ordered[:MOST_FAULTS])
