"""The whole picture: the last sentence above, what is awaited and on the table in the middle, the boards below.

The letters of the sentence are never lower than those below it. A sentence too long for that makes first the
letters below smaller, then turns them into plain characters, then leaves of the boards only names and points; one
too long even then is written in plain characters itself. Pure.
"""

from __future__ import annotations

from dataclasses import dataclass

from companion.ui.large import blocks, boards, font
from companion.ui.large.blocks import Marks
from companion.ui.large.drawing import TableDrawing

_ROOMY = 12
"""From this many rows on, parts are set apart by an empty row."""
_LEGEND = 20
"""From this many rows on, the letters of the boards are explained."""
_MARGIN = 40
"""From this many columns on, a column is left free at each side."""


@dataclass(frozen=True, slots=True)
class _Part:
    """Rows of one part of the picture. size: height of its capitals in half rows, 0 for plain characters."""

    rows: list[str]
    size: int = 0


@dataclass(frozen=True, slots=True)
class _Page:
    """What the picture is made for: cleaned texts, and its size. table: what lies between the players, or ""."""

    line: str
    waiting: str
    table: str
    drawing: TableDrawing
    columns: int
    rows: int
    marks: Marks

    def top(self, rest: list[str]) -> _Part | None:
        """The sentence in large letters above the rest; None if it does not fit."""
        return self._large(self.line, self.rows - len(rest))

    def below(self, most: int, waiting_most: int | None = None) -> tuple[int, list[str]]:
        """What stands below with letters of at most this height in half rows, and the height of the largest."""
        shown = boards.drawn(self.drawing, self.columns, self.rows // 2, self.marks, most)
        board = _Part(shown[1], shown[0]) if shown else self._plain_boards()
        limit = most if waiting_most is None else waiting_most
        waiting, table = self._written(self.waiting, 6, limit), self._written(self.table, 8, most)
        return max(board.size, waiting.size, table.size), self._joined(waiting, table, board)

    def plainly_below(self) -> list[list[str]]:
        """The same in plain characters, more and more of it left out."""
        waiting, table, nothing = self._written(self.waiting, 6), self._written(self.table, 8), _Part([])
        titles = _Part(boards.titles(self.drawing, self.columns, self.rows // 2))
        return [
            self._joined(waiting, table, self._plain_boards()),
            self._joined(waiting, table, titles),
            self._joined(waiting, nothing, nothing),
            [],
        ]

    def _large(self, text: str, rows: int, most: int = blocks.NO_LIMIT) -> _Part | None:
        found = blocks.large(text, self.columns, rows, self.marks, most)
        return _Part(found[1], found[0]) if found else None

    def _written(self, text: str, share: int, most: int = 0) -> _Part:
        """A text on its share of the rows, in letters of at most this height, else in plain characters."""
        rows = max(1, self.rows // share)
        return self._large(text, rows, most) or _Part(blocks.plain(text, self.columns, rows))

    def _plain_boards(self) -> _Part:
        return _Part(boards.plain(self.drawing, self.columns, self.rows // 2))

    def _joined(self, waiting: _Part, table: _Part, board: _Part) -> list[str]:
        """Parts below each other, with an empty row above each where there is room; the legend last."""
        explained = self.rows >= _LEGEND and len(board.rows) > 1
        told = boards.legend(self.drawing, self.columns, castle=not board.size) if explained else ""
        gap = [""] if self.rows >= _ROOMY else []
        parts = [part for part in (waiting.rows, table.rows, board.rows, [told] if told else []) if part]
        return [row for part in parts for row in (*gap, *part)]


def picture(line: str, drawing: TableDrawing, columns: int, rows: int, marks: Marks = "halves") -> list[str]:
    """Exactly `rows` rows of at most `columns` columns.

    line: the last sentence. Control characters and escape sequences are dropped from all texts.
    """
    side = 1 if columns >= _MARGIN else 0
    texts = (blocks.cleaned(line), blocks.cleaned(drawing.waiting), blocks.cleaned(drawing.table))
    page = _Page(*texts, drawing, columns - 2 * side, rows, marks)
    top, rest = _arranged(page)
    empty = [""] * (rows - len(top) - len(rest))
    return [(" " * side + row).rstrip() for row in (*top, *empty, *rest)]


def _arranged(page: _Page) -> tuple[list[str], list[str]]:
    """The rows of the sentence, and the rows below it."""
    if not page.line:
        return [], page.below(blocks.NO_LIMIT)[1]
    smallest = font.CAPITAL * blocks.sizes(page.marks)[-1].high
    size, rest = page.below(blocks.NO_LIMIT)
    top = page.top(rest)
    if top is None or top.size < size:
        rest = page.below(top.size if top else smallest)[1]
        top = page.top(rest)
    waiting_and_boards, waiting_and_titles, *fewer = page.plainly_below()
    for less in (page.below(smallest, 0)[1], page.below(0, smallest)[1], waiting_and_boards, waiting_and_titles):
        if top is None:
            top, rest = page.top(less), less
    if top is not None:
        return top.rows, rest
    plain = blocks.plain(page.line, page.columns, page.rows)
    for rest in (waiting_and_boards, waiting_and_titles, *fewer):
        if len(plain) + len(rest) <= page.rows:
            break
    return plain, rest
