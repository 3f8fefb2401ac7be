"""A terminal made of Python: what the sequences of a full-screen program leave on the screen.

It knows what the large view uses, as ECMA-48 and the VT100 describe it, and fails on everything else.
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass, field

_BEGUN = re.compile(r"\x1b(\[[?]?[0-9;]*)?")
_TOKEN = re.compile(r"\x1b\[([?]?)([0-9;]*)([A-Za-z])|\x1b([78])|([\r\n])|([^\x00-\x1f\x7f-\x9f])")


def columns_of(letter: str) -> int:
    """How many columns a printed letter takes."""
    return 2 if unicodedata.east_asian_width(letter) in "WF" else 1


@dataclass
class Page:
    """One screen buffer: its cells, and where the cursor is (from 0)."""

    columns: int
    rows: int
    x: int = 0
    y: int = 0
    cells: list[list[str]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.cells = [[" "] * self.columns for _ in range(self.rows)]


class Terminal:
    """Feed it what a program writes; lines() is what a person sees."""

    def __init__(self, columns: int, rows: int) -> None:
        self.size = (columns, rows)
        self.main = Page(columns, rows)
        self.page = self.main
        self.top, self.bottom = 0, rows - 1
        self.wraps = True
        self.cursor = True
        self.sgr = "0"
        self._saved = (0, 0, "0")
        self._begun = ""

    @property
    def alternate(self) -> bool:
        return self.page is not self.main

    def lines(self) -> list[str]:
        return ["".join(row).rstrip() for row in self.page.cells]

    def resize(self, columns: int, rows: int) -> None:
        """Another size: what was there is cut or stays; the scroll region is the whole screen again."""
        self.size = (columns, rows)
        for page in {id(one): one for one in (self.main, self.page)}.values():
            kept = [[*row, *[" "] * columns][:columns] for row in page.cells[:rows]]
            page.cells = kept + [[" "] * columns for _ in range(rows - len(kept))]
            page.columns, page.rows = columns, rows
            page.x, page.y = min(page.x, columns - 1), min(page.y, rows - 1)
        self.top, self.bottom = 0, rows - 1

    def feed(self, text: str) -> None:
        """Obey what a program, or the echo of a keyboard, sends."""
        text, self._begun, at = self._begun + text, "", 0
        while at < len(text):
            if _BEGUN.fullmatch(text, at):
                self._begun = text[at:]
                return
            token = _TOKEN.match(text, at)
            assert token, f"not understood: {text[at : at + 12]!r}"
            at = token.end()
            private, numbers, letter, single, control, printed = token.groups()
            if printed:
                self._print(printed)
            elif control == "\n":
                self._line_feed()
            elif control == "\r":
                self.page.x = 0
            elif single == "7":
                self._saved = (self.page.x, self.page.y, self.sgr)
            elif single == "8":
                self.page.x, self.page.y, self.sgr = self._saved
            elif private:
                self._mode(numbers, letter == "h")
            else:
                self._control(letter, numbers)

    def _control(self, letter: str, numbers: str) -> None:
        columns, rows = self.size
        given = [int(one) if one else 0 for one in numbers.split(";")]
        if letter == "H":
            row, column = [*given, 1][:2] if numbers else (1, 1)
            assert 1 <= row <= rows and 1 <= column <= columns, f"cursor to {row}, {column} of {self.size}"
            self.page.y, self.page.x = row - 1, column - 1
        elif letter == "J":
            assert numbers == "2"
            self.page.cells = [[" "] * columns for _ in range(rows)]
        elif letter == "r":
            self.top, self.bottom = (given[0] - 1, given[1] - 1) if numbers else (0, rows - 1)
            assert 0 <= self.top < self.bottom < rows or (not numbers), f"region {given} of {self.size}"
            self.page.x = self.page.y = 0
        elif letter == "m":
            self.sgr = numbers or "0"
        else:
            raise AssertionError(f"not understood: CSI {numbers} {letter}")

    def _mode(self, number: str, on: bool) -> None:
        if number == "7":
            self.wraps = on
        elif number == "25":
            self.cursor = on
        elif number == "1049":
            self.page = Page(*self.size) if on else self.main
        else:
            raise AssertionError(f"not understood: mode {number}")

    def _print(self, letter: str) -> None:
        columns = self.size[0]
        wide = columns_of(letter)
        page = self.page
        if page.x + wide > columns:
            assert self.wraps, f"{letter!r} is written beyond the right edge"
            page.x = 0
            self._line_feed()
        for i, shown in enumerate((letter, "")[:wide]):
            page.cells[page.y][page.x + i] = shown
        page.x += wide

    def _line_feed(self) -> None:
        page = self.page
        if page.y == self.bottom:
            del page.cells[self.top]
            page.cells.insert(self.bottom, [" "] * self.size[0])
        elif page.y < self.size[1] - 1:
            page.y += 1
