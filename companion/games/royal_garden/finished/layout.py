"""Layout files: a finished kingdom typed as text, and its score as plain data.

One line a row, the far row first, cells separated by blanks: `.` empty, `C` castle, else a terrain letter and its
crowns ("W0 F1 . C L2"); `#` starts a comment; 5 by 5 and 7 by 7. No castle is allowed, two are not. The head line
`letters: cs` says that the letters are those of the Czech large print. Imports next to nothing, because a scorer
must start fast.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from companion.core.errors import FileError
from companion.core.model import COLUMN_LETTERS, Fact
from companion.games.layout import ALPHABETS, LETTERS, LINE_END, Letters, Wrong, decoded, international, read
from companion.games.royal_garden.rules.score import CASTLE, KINDS, TERRAINS, Cell, result, score_cells

SIZES = (5, 7)

_WORD = re.compile(r"[^ \t]+")
_HEAD = re.compile(rf"[ \t]*{LETTERS}[ \t]*:[ \t]*(.*?)[ \t]*", re.IGNORECASE)
_PLAIN = international(TERRAINS)


def read_layout(file: str, letters: Letters = _PLAIN) -> tuple[int, dict[Cell, str]]:
    """The columns of the space that a layout file shows, 5 or 7, and its kinds, cell -> kind.

    Raises FileError("rg-layout"): see parse_layout; also the reasons missing, directory, denied, unreadable.
    """
    return parse_layout(read(file, _unread(file)), file, letters)


def parse_layout(data: bytes, file: str, letters: Letters = _PLAIN) -> tuple[int, dict[Cell, str]]:
    """The columns of the space and the kinds that the bytes of a file show; `file` only names it in an error.

    Raises FileError with key "rg-layout" and the facts file, line, column (from 1; 0 where none is to blame),
    reason, found (the word at fault or ""), expected (cells or rows wanted or 0), counted (what is there or 0),
    known (what may stand there, or nothing). Reasons: head-letters, too-large, not-utf8, control, empty,
    size (first row neither 5 nor 7), row-short, row-long, rows-few, rows-many, unknown-cell,
    crowns (more than 3), two-castles.
    """
    rows, told = _rows(decoded(data, _unread(file)), file)
    if not rows:
        raise _wrong(file, "empty")
    size = _size(rows, file)
    known = _alphabet(rows, told, file, letters)
    kinds: dict[Cell, str] = {}
    for index, (line, words) in enumerate(rows):
        for x, (column, word) in enumerate(words, start=1):
            if word == ".":
                continue
            kind = known.get(word[0], "") + word[1:] if word != CASTLE else CASTLE
            _check_word(word, kind, file, line, column)
            if word == CASTLE and CASTLE in kinds.values():
                raise _wrong(file, "two-castles", line, column, found=word)
            kinds[x, size - index] = kind
    return size, kinds


def score_layout(
    file: str, kinds: Mapping[Cell, str], bonuses: Mapping[str, int] | None = None
) -> dict[str, object]:
    """The score of a layout as JSON-ready data, its keys in the documented order.

    {"file", "total", "areas": [{"terrain", "squares", "crowns", "points", "cells"}], "bonuses": [{"variant",
    "points"}], "largest_area", "crowns"}: areas with most points first, then most squares, then terrain by
    alphabet, then first cell; cells named A1, sorted; areas without crowns are listed. bonuses: variant -> points,
    only those won; the total includes them (RG-88).
    """
    areas = score_cells(kinds)
    won = bonuses or {}
    decided = result(areas, sum(won.values()))
    listed = [
        {
            "terrain": area.terrain,
            "squares": area.squares,
            "crowns": area.crowns,
            "points": area.points,
            "cells": [f"{COLUMN_LETTERS[x - 1]}{y}" for x, y in area.cells],
        }
        for area in areas
    ]
    return {
        "file": file,
        "total": decided.total,
        "areas": listed,
        "bonuses": bonus_data(won),
        "largest_area": decided.largest,
        "crowns": decided.crowns,
    }


def bonus_data(bonuses: Mapping[str, int]) -> list[dict[str, object]]:
    """Bonuses as JSON-ready data."""
    return [{"variant": variant, "points": points} for variant, points in bonuses.items()]


def _unread(file: str) -> Wrong:
    """What is raised where a file has no text."""
    return lambda reason, line, column: _wrong(file, reason, line, column)


Rows = list[tuple[int, list[tuple[int, str]]]]
"""(line number, [(column number, word)]) of every line that has cells."""


def _rows(text: str, file: str) -> tuple[Rows, tuple[int, int, str]]:
    """The rows, and line, column and text of what is told of the letters."""
    rows, told = [], (0, 0, "")
    for line, written in enumerate(LINE_END.split(text), start=1):
        if (at := written.find("\0")) >= 0:
            raise _wrong(file, "control", line, at + 1)
        shown = written.split("#", 1)[0]
        words = [(found.start() + 1, found.group()) for found in _WORD.finditer(shown)]
        if (head := _HEAD.fullmatch(shown)) is not None:
            told = (line, head.start(1) + 1, head[1].lower())
        elif words:
            rows.append((line, words))
    return rows, told


def _alphabet(rows: Rows, told: tuple[int, int, str], file: str, letters: Letters) -> Mapping[str, str]:
    """Letter of a terrain in this file -> the international one."""
    used = {word[0] for _, words in rows for _, word in words if word not in (".", CASTLE)}
    line, column, alphabet = told
    try:
        return letters(used, alphabet)
    except KeyError:
        raise _wrong(file, "head-letters", line, column, found=alphabet[:20], known=ALPHABETS) from None


def _size(rows: Rows, file: str) -> int:
    """How many cells a row has, if all have as many and there are as many rows."""
    first_line, first = rows[0]
    size = len(first)
    if size not in SIZES:
        raise _wrong(file, "size", first_line, counted=size)
    for at, (line, words) in enumerate(rows):
        if at == size:
            raise _wrong(file, "rows-many", line, words[0][0], expected=size, counted=len(rows))
        if len(words) > size:
            column, word = words[size]
            raise _wrong(file, "row-long", line, column, found=word[:20], expected=size, counted=len(words))
        if len(words) < size:
            column, last = words[-1]
            raise _wrong(file, "row-short", line, column + len(last), expected=size, counted=len(words))
    if len(rows) < size:
        raise _wrong(file, "rows-few", rows[-1][0], expected=size, counted=len(rows))
    return size


def _check_word(word: str, kind: str, file: str, line: int, column: int) -> None:
    if kind == CASTLE or kind in KINDS:
        return
    crowns = kind[:1] in TERRAINS and kind[1:].isascii() and kind[1:].isdigit()
    raise _wrong(file, "crowns" if crowns else "unknown-cell", line, column, found=word[:20])


def _wrong(file: str, reason: str, line: int = 0, column: int = 0, **more: Fact) -> FileError:
    facts: dict[str, Fact] = {"found": "", "expected": 0, "counted": 0, "known": (), **more}
    return FileError("rg-layout", file=file, line=line, column=column, reason=reason, **facts)
