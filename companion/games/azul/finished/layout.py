"""Layout files: a finished wall typed as text.

Five rows of five cells, row one (the shortest line) first, blanks where one likes: `.` empty, else the letter of a
colour, small or capital, or its digit on a keypad. Azul Mini: B blue, Y yellow, R red, K black, W white. Azul
Master Chocolatier: B blue, N brown, W white, K black, R red. `#` begins a remark. Head lines may stand before:

    letters: cs         the letters are those of the Czech large print
    game: azul-mini
    name: Jana
    points: 34          the points on the counter before the bonuses of the end
    side: reverse       or coloured, which is usual
    B Y R K W
    . B . . .
    . . B . .
    . . . B .
    . . . . B

Imports next to nothing, because a scorer must start fast.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from companion.core.errors import FileError
from companion.core.model import Fact, Phrase
from companion.games.azul.finished.finished import SIGNS, faults
from companion.games.azul.rules.editions import SIZE, Edition
from companion.games.azul.rules.wall import Wall
from companion.games.counters import points_of
from companion.games.layout import ALPHABETS, INTERNATIONAL, LETTERS, LayoutReading, Letters, international, read

HEADS = ("game", "name", "points", "side", LETTERS)
SIDES = {"coloured": False, "colored": False, "reverse": True, "grey": True, "gray": True, "brown": True}
"""How a side of the board may be called -> whether it is the reverse one."""
SIDE_NAMES = ("coloured", "reverse")

_HEAD = re.compile(r"[ \t]*([A-Za-z]+)[ \t]*:[ \t]*(.*?)[ \t]*")


@dataclass(frozen=True, slots=True)
class Layout:
    """What a layout file says. name: "" where it tells none. points: None where it tells none."""

    wall: Wall
    name: str = ""
    points: int | None = None
    reverse: bool = False


class _Reading(LayoutReading):
    """One file on its way. rows: line number, and column number and sign of each cell. letters: see Letters."""

    def __init__(self, file: str, edition: Edition) -> None:
        super().__init__(file)
        self.edition = edition
        self.letters: Mapping[str, str] = {}
        self.rows: list[tuple[int, list[tuple[int, str]]]] = []

    def error(self, reason: str, line: int = 0, column: int = 0, **more: Fact) -> FileError:
        """One fault, with the facts edition, file, line, column, reason, found (the word or ""), expected,
        counted (how many are needed and there, or 0), colour, row, at, right (a tile's colour, the row and column
        of its cell, and the right column, from 1, or 0) and known (what may stand there).
        """
        facts: dict[str, Fact] = {"found": "", "expected": 0, "counted": 0, "known": (), **more}
        facts = {"colour": self.edition.word(1), "row": 0, "at": 0, "right": 0, **facts}
        told: dict[str, Fact] = {"file": self.file, "line": line, "column": column, "reason": reason}
        return FileError("az-layout", edition=self.edition.name, **told, **facts)


def read_layout(file: str, edition: Edition, reverse: bool = False, letters: Letters | None = None) -> Layout:
    """What a layout file says. Raises LayoutError: see parse_layout; also missing, directory, denied, unreadable.

    reverse: the side that was asked for; a file may tell its own.
    """
    return parse_layout(read(file, _Reading(file, edition).unread), file, edition, reverse, letters)


def parse_layout(
    data: bytes, file: str, edition: Edition, reverse: bool = False, letters: Letters | None = None
) -> Layout:
    """What the bytes of a layout file say; `file` only names it in an error.

    Raises LayoutError with every fault. Reasons: too-large, not-utf8, control, empty, head-unknown, head-twice,
    head-game, head-letters, head-points, head-side, side-other (another side was asked for), row-short, row-long,
    rows-few, rows-many, unknown-cell, wrong-cell, row-twice, column-twice.
    """
    reading = _Reading(file, edition)
    for line, told in reading.lines(data):
        _take(reading, line, told)
    side = reading.side(SIDES, SIDE_NAMES, reverse)
    points = reading.points(lambda told: points_of(told, "az", edition=edition.name))
    _spell(reading, letters or international(SIGNS[edition.name]))
    wall = _wall(reading)
    if wall is not None and not reading.errors:
        _check(reading, wall, side)
    reading.done()
    assert wall is not None
    return Layout(wall, reading.name, points, side)


def _spell(reading: _Reading, letters: Letters) -> None:
    """Settle whose letters the file has."""
    line, column, told = reading.heads.get(LETTERS, (0, 0, ""))
    used = {sign.upper() for _, signs in reading.rows for _, sign in signs if sign not in ".12345"}
    try:
        reading.letters = letters(used, told.lower())
    except KeyError:
        reading.letters = letters(used, INTERNATIONAL)
        reading.wrong("head-letters", line, column, found=told[:20], known=ALPHABETS)


def _take(reading: _Reading, line: int, told: str) -> None:
    """One line: a head line, a row, or nothing."""
    if ":" in told:
        _head(reading, line, told)
        return
    signs = [(column, sign) for column, sign in enumerate(told, start=1) if sign not in " \t"]
    if signs:
        reading.rows.append((line, signs))


def _head(reading: _Reading, line: int, told: str) -> None:
    found = _HEAD.fullmatch(told)
    name = found[1].lower() if found else ""
    start = len(told) - len(told.lstrip()) + 1
    if found is None or name not in HEADS:
        typed = told.split(":", maxsplit=1)[0].strip()[:20]
        reading.wrong("head-unknown", line, start, found=typed, known=HEADS)
    elif name in reading.heads:
        reading.wrong("head-twice", line, start, found=name)
    else:
        reading.heads[name] = (line, found.start(2) + 1, found[2])
        if name == "game":
            reading.check_game(reading.edition.name)


def _wall(reading: _Reading) -> Wall | None:
    """The colours of the rows; None where there are not five rows of five."""
    rows = reading.rows
    if not rows:
        reading.wrong("empty")
        return None
    for line, signs in rows[SIZE:]:
        reading.wrong("rows-many", line, signs[0][0], expected=SIZE, counted=len(rows))
    if len(rows) < SIZE:
        reading.wrong("rows-few", rows[-1][0], expected=SIZE, counted=len(rows))
    found = [_row(reading, row, *written) for row, written in enumerate(rows[:SIZE], start=1)]
    return tuple(found) if len(rows) == SIZE else None


def _row(reading: _Reading, row: int, line: int, signs: list[tuple[int, str]]) -> tuple[int, ...]:
    """The colours of one row, from 1; every fault in it is noted."""
    if len(signs) < SIZE:
        reading.wrong("row-short", line, signs[-1][0] + 1, expected=SIZE, counted=len(signs))
    elif len(signs) > SIZE:
        column, sign = signs[SIZE]
        reading.wrong("row-long", line, column, found=sign, expected=SIZE, counted=len(signs))
    return tuple(
        _colour(reading, (line, column), (row, at), sign)
        for at, (column, sign) in enumerate(signs[:SIZE], start=1)
    )


def _colour(reading: _Reading, written: tuple[int, int], cell: tuple[int, int], sign: str) -> int:
    """The colour of a sign; written: its line and column in the file, cell: its row and column, all from 1."""
    if sign == ".":
        return 0
    words = SIGNS[reading.edition.name]
    letter = reading.letters.get(sign.upper())
    if letter is not None:
        return reading.edition.numbers[words[letter]]
    if sign in "12345":
        return int(sign)
    pairs = reading.letters.items()
    known = tuple(Phrase("az-layout-letter", {"letter": one, "colour": words[plain]}) for one, plain in pairs)
    reading.wrong("unknown-cell", *written, found=sign, known=known, row=cell[0], at=cell[1])
    return 0


def _check(reading: _Reading, wall: Wall, reverse: bool) -> None:
    """Note every tile that cannot lie where it lies."""
    for fault in faults(wall, reverse):
        line, signs = reading.rows[fault.row]
        facts: dict[str, Fact] = {"row": fault.row + 1, "at": fault.column + 1, "right": fault.right + 1}
        colour = reading.edition.word(fault.colour)
        reading.wrong(fault.reason, line, signs[fault.column][0], colour=colour, **facts)
