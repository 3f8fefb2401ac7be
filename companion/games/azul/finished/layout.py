"""Layout files: a finished wall typed as text.

Five rows of five cells, row one (the shortest line) first, blanks where one likes: `.` empty, else the letter of a
colour, small or capital, or its digit on a keypad. Azul Mini: B blue, Y yellow, R red, K black, W white. Azul
Master Chocolatier: B blue, N brown, W white, K black, R red. `#` begins a remark. Head lines may stand before:

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
from dataclasses import dataclass, field

from companion.core.errors import CountError, FileError
from companion.core.model import Fact, Phrase
from companion.games.azul.finished.finished import LETTERS, faults, points_of
from companion.games.azul.rules.editions import SIZE, Edition
from companion.games.azul.rules.wall import Wall
from companion.games.layout import LINE_END, LayoutError, Wrong, decoded, read

HEADS = ("game", "name", "points", "side")
SIDES = {"coloured": False, "colored": False, "reverse": True, "grey": True, "gray": True, "brown": True}
"""How a side of the board may be called -> whether it is the reverse one."""
SIDE_NAMES = ("coloured", "reverse")
MOST_FAULTS = 50
"""More faults of one file are not told: whoever wrote it meant something else."""

_HEAD = re.compile(r"[ \t]*([A-Za-z]+)[ \t]*:[ \t]*(.*?)[ \t]*")


@dataclass(frozen=True, slots=True)
class Layout:
    """What a layout file says. name: "" where it tells none. points: None where it tells none."""

    wall: Wall
    name: str = ""
    points: int | None = None
    reverse: bool = False


@dataclass(slots=True)
class _Reading:
    """One file on its way: rows are (line number, [(column number, sign)])."""

    file: str
    edition: Edition
    rows: list[tuple[int, list[tuple[int, str]]]] = field(default_factory=list)
    heads: dict[str, tuple[int, int, str]] = field(default_factory=dict)
    errors: list[FileError] = field(default_factory=list)

    def wrong(self, reason: str, line: int = 0, column: int = 0, **more: Fact) -> None:
        """Note a fault."""
        self.errors.append(_error(self.file, self.edition, reason, line, column, **more))


def _error(file: str, edition: Edition, reason: str, line: int = 0, column: int = 0, **more: Fact) -> FileError:
    """One fault, with the facts edition, file, line, column (from 1; 0 where none is to blame), reason, found (the
    word at fault or ""), expected, counted (how many are needed and there, or 0), colour, row, at, right (a tile's
    colour, the row and column of its cell, and the right column, from 1, or 0) and known (what may stand there).
    """
    facts: dict[str, Fact] = {"found": "", "expected": 0, "counted": 0, "known": (), **more}
    facts = {"colour": edition.word(1), "row": 0, "at": 0, "right": 0, **facts}
    return FileError(
        "az-layout", edition=edition.name, file=file, line=line, column=column, reason=reason, **facts
    )


def read_layout(file: str, edition: Edition, reverse: bool = False) -> Layout:
    """What a layout file says. Raises LayoutError: see parse_layout; also missing, directory, denied, unreadable.

    reverse: the side that was asked for; a file may tell its own.
    """
    return parse_layout(read(file, _unread(file, edition)), file, edition, reverse)


def parse_layout(data: bytes, file: str, edition: Edition, reverse: bool = False) -> Layout:
    """What the bytes of a layout file say; `file` only names it in an error.

    Raises LayoutError with every fault. Reasons: too-large, not-utf8, control, empty, head-unknown, head-twice,
    head-game, head-points, head-side, side-other (another side was asked for), row-short, row-long, rows-few,
    rows-many, unknown-cell, wrong-cell, row-twice, column-twice.
    """
    reading = _Reading(file, edition)
    text = decoded(data, _unread(file, edition))
    for line, written in enumerate(LINE_END.split(text), start=1):
        _take(reading, line, written)
    side, points = _side(reading, reverse), _points(reading)
    wall = _wall(reading)
    if wall is not None and not reading.errors:
        _check(reading, wall, side)
    if reading.errors:
        ordered = sorted(reading.errors, key=lambda error: (error.facts["line"] or 10**6, error.facts["column"]))
        raise LayoutError(ordered[:MOST_FAULTS])
    assert wall is not None
    return Layout(wall, reading.heads.get("name", (0, 0, ""))[2][:40], points, side)


def _unread(file: str, edition: Edition) -> Wrong:
    """What is raised where a file has no text."""
    return lambda reason, line, column: LayoutError([_error(file, edition, reason, line, column)])


def _take(reading: _Reading, line: int, written: str) -> None:
    """One line: a head line, a row, a remark or nothing."""
    if (at := written.find("\0")) >= 0:
        reading.wrong("control", line, at + 1)
        return
    told = written.split("#", 1)[0]
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
        if name == "game" and _plain(found[2]) != reading.edition.name:
            reading.wrong("head-game", line, found.start(2) + 1, found=found[2][:40])


def _plain(name: str) -> str:
    return "_".join(name.lower().replace("-", " ").replace("_", " ").split())


def _side(reading: _Reading, reverse: bool) -> bool:
    """Whether the wall is of the reverse side, as the file tells, else as was asked for."""
    if "side" not in reading.heads:
        return reverse
    line, column, told = reading.heads["side"]
    side = SIDES.get(told.lower())
    if side is None:
        reading.wrong("head-side", line, column, found=told[:20], known=SIDE_NAMES)
        return reverse
    if reverse and not side:
        reading.wrong("side-other", line, column, found=told[:20])
    return side


def _points(reading: _Reading) -> int | None:
    if "points" not in reading.heads:
        return None
    line, column, told = reading.heads["points"]
    try:
        return points_of(told, reading.edition)
    except CountError:
        reading.wrong("head-points", line, column, found=told[:20])
        return None


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
    letters = LETTERS[reading.edition.name]
    word = letters.get(sign.upper())
    if word is not None:
        return reading.edition.numbers[word]
    if sign in "12345":
        return int(sign)
    known = tuple(Phrase("az-layout-letter", {"letter": one, "colour": letters[one]}) for one in letters)
    reading.wrong("unknown-cell", *written, found=sign, known=known, row=cell[0], at=cell[1])
    return 0


def _check(reading: _Reading, wall: Wall, reverse: bool) -> None:
    """Note every tile that cannot lie where it lies."""
    for fault in faults(wall, reverse):
        line, signs = reading.rows[fault.row]
        reading.wrong(
            fault.reason,
            line,
            signs[fault.column][0],
            colour=reading.edition.word(fault.colour),
            row=fault.row + 1,
            at=fault.column + 1,
            right=fault.right + 1,
        )
