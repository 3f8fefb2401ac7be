"""Pages of the large view, each of which fills the screen: sentence, board, offer, and all together. Pure.

A board is drawn with a line between pieces: two cells without one between them are one domino. Beside it, where
there is room, stand name, points and the offer, as large as they fit.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from companion.ui.large import blocks, boards, compact, render
from companion.ui.large.blocks import LetterSize, Marks
from companion.ui.large.drawing import BoardDrawing, Cell, TableDrawing

SENTENCE, BOARD, OFFER, TOGETHER = "sentence", "board", "offer", "together"
_ASIDE = 12
"""From this many columns on, something is written beside a board."""
_GAP = 2
"""Columns between a board and what stands beside it."""
_LINE, _PAPER = "#", "."


def pages(drawing: TableDrawing) -> tuple[str, ...]:
    """The pages that show something, in turn."""
    return (SENTENCE, *([BOARD] if drawing.boards else []), *([OFFER] if drawing.table else []), TOGETHER)


def page(name: str, line: str, drawing: TableDrawing, columns: int, rows: int, marks: Marks) -> list[str]:
    """One of `pages` as exactly so many rows of at most so many columns."""
    if name == TOGETHER:
        return render.picture(line, drawing, columns, rows, marks)
    if name == BOARD and drawing.boards:
        shown = _board_page(drawing, columns, rows, marks)
    else:
        shown = _text(blocks.cleaned(drawing.table if name == OFFER else line), columns, rows, marks)
    return [*shown, *([""] * (rows - len(shown)))]


def _text(text: str, columns: int, rows: int, marks: Marks) -> list[str]:
    """A text alone, as large as it fits."""
    found = blocks.large(text, columns, rows, marks)
    return found[1] if found else blocks.plain(text, columns, rows)


def _board_page(drawing: TableDrawing, columns: int, rows: int, marks: Marks) -> list[str]:
    board = drawing.boards[min(drawing.foremost, len(drawing.boards) - 1)]
    drawn = _drawn(board, columns, rows, marks)
    if drawn is None:
        one = TableDrawing(boards=(board,), legend=drawing.legend)
        found = boards.drawn(one, columns, rows, marks)
        return found[1] if found else boards.plain(one, columns, rows)
    wide = max(map(blocks.width, drawn))
    title = blocks.cleaned(f"{board.name} {board.points}")
    if columns - wide - _GAP < _ASIDE:
        return [blocks.cut(title, columns), *drawn] if len(drawn) < rows else drawn
    beside = partial(_text, columns=columns - wide - _GAP, marks=marks)
    table = blocks.cleaned(drawing.table)
    told = [*beside(title, rows=rows // 3), "", *beside(table, rows=rows - rows // 3 - 1)] if table else []
    told = told or beside(title, rows=rows)
    return [
        (picture + " " * (wide - blocks.width(picture) + _GAP) + text).rstrip()
        for picture, text in zip(_filled(drawn, rows), _filled(told, rows), strict=True)
    ]


def _filled(lines: list[str], rows: int) -> list[str]:
    return [*lines[:rows], *([""] * (rows - len(lines)))]


# ---- a board with lines between its pieces -------------------------------------------------------------------


def _drawn(board: BoardDrawing, columns: int, rows: int, marks: Marks) -> list[str] | None:
    """The board in the largest letters that fit, then with most paper around them; None where none fit."""
    signs = [boards.shown(cell) for cell in board.cells.values()]
    if not all(map(compact.glyph, "".join(signs))):
        return None
    best: tuple[LetterSize, int] | None = None
    for paper in (1, 0):
        wide, high = _pitch(board, paper)
        for size in blocks.sizes(marks):
            across, down = size.wide * (board.columns * wide + 1), size.high * (board.rows * high + 1)
            if across <= 2 * columns and down <= 2 * rows:
                best = max(best, (size, paper)) if best else (size, paper)
                break
    return blocks.packed(_pixels(board, best[1]), best[0], marks) if best else None


def _pitch(board: BoardDrawing, paper: int) -> tuple[int, int]:
    """From one line to the next: pixels across and down."""
    widest = max((_across(boards.shown(cell)) for cell in board.cells.values()), default=1)
    counted = _across("W3") if any(cell.count for cell in board.cells.values()) else _across("W")
    return max(widest, counted) + 2 * paper + 1, compact.HEIGHT + 2 * paper + 1


def _across(sign: str) -> int:
    return sum(len(glyph[0]) + 1 for letter in sign if (glyph := compact.glyph(letter))) - 1


def _pixels(board: BoardDrawing, paper: int) -> list[str]:
    """The board as rows of pixels, the far row first."""
    wide, high = _pitch(board, paper)
    sheet = [[_PAPER] * (board.columns * wide + 1) for _ in range(board.rows * high + 1)]
    for x, y in _places(board):
        left, top = (x - 1) * wide, (board.rows - y) * high
        if _parts(board, (x, y), (x - 1, y)):
            for row in range(top, top + high + 1):
                sheet[row][left] = _LINE
        if _parts(board, (x, y), (x, y + 1)):
            sheet[top][left : left + wide + 1] = [_LINE] * (wide + 1)
        sign = boards.shown(board.cells.get((x, y))) if _is_cell(board, (x, y)) else ""
        across = left + 1 + (wide - 1 - _across(sign)) // 2
        for letter in sign:
            glyph = compact.glyph(letter) or ("",) * compact.HEIGHT
            for down, dots in enumerate(glyph):
                sheet[top + 1 + paper + down][across : across + len(dots)] = dots
            across += len(glyph[0]) + 1
    return ["".join(row) for row in sheet]


def _places(board: BoardDrawing) -> Iterator[Cell]:
    """Every cell, and one place beyond the right and the near edge, whose lines are those of the edge."""
    for y in range(board.rows + 1):
        for x in range(1, board.columns + 2):
            yield x, y


def _is_cell(board: BoardDrawing, at: Cell) -> bool:
    return 1 <= at[0] <= board.columns and 1 <= at[1] <= board.rows and at not in board.blank


def _parts(board: BoardDrawing, one: Cell, other: Cell) -> bool:
    """Whether a line stands between two neighbours: at the edge, and between pieces, but not within one."""
    if _is_cell(board, one) != _is_cell(board, other):
        return True
    if not _is_cell(board, one) or not ({one, other} & set(board.cells)):
        return False
    return frozenset((one, other)) not in board.joined
