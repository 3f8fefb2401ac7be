"""Boards as pixels and as plain characters: name and points above, one letter and a count a cell. Pure.

An empty cell is a dot, a castle a drawing of one ("##" in plain characters); no crown is written as nothing,
because a nought is too much like the letter O.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache

from companion.ui.large import blocks, compact, font
from companion.ui.large.blocks import LetterSize, Marks
from companion.ui.large.drawing import BoardDrawing, CellDrawing, TableDrawing

EMPTY = "·"
_BETWEEN = 3
"""Pixels between two cells of a row."""
_APART = 14
"""Pixels between two boards."""
_PLAIN_CELL = 3
_PLAIN_APART = 4


@dataclass(frozen=True, slots=True)
class _Face:
    """How boards are drawn. rows: those of a glyph that are used; gap: pixels between rows of cells.

    titled: name and points stand in the large font too, else in plain characters. worth: of a letter's height,
    against other faces.
    """

    glyph: Callable[[str], font.Glyph | None]
    rows: tuple[int, int]
    high: int
    gap: int
    titled: bool
    worth: int


_WHOLE, _LOW = (font.TOP, font.BASE), (0, compact.HEIGHT)
_FACES = (
    _Face(font.glyph, _WHOLE, font.CAPITAL, 3, True, 5),
    _Face(compact.glyph, _LOW, compact.HEIGHT, 2, True, 4),
    _Face(compact.glyph, _LOW, compact.HEIGHT, 2, False, 2),
    _Face(compact.glyph, _LOW, compact.HEIGHT, 1, False, 2),
)
"""From the best to the one that needs the least room."""


def drawn(
    drawing: TableDrawing, columns: int, rows: int, marks: Marks, most: int = blocks.NO_LIMIT
) -> tuple[int, list[str]] | None:
    """The boards as large as they fit, with the height of their letters in half rows.

    All of them side by side, else the foremost. most: letters may not be higher. None if no size fits or a letter
    has no glyph.
    """
    for shown in _choices(drawing):
        fitting = [
            (face, size) for face in _FACES if (size := _largest(shown, face, (columns, rows), marks, most))
        ]
        if fitting:
            face, size = max(fitting, key=lambda one: one[0].worth * one[0].high * one[1].high)
            return face.high * size.high, _drawn(shown, face, size, marks)
    return None


def plain(drawing: TableDrawing, columns: int, rows: int) -> list[str]:
    """The same in plain characters; only names and points where no board fits, nothing where not even these do."""
    for shown in _choices(drawing):
        lines = _beside([_letters(board) for board in shown], " " * _PLAIN_APART)
        if len(lines) <= rows and blocks.width(lines[0]) <= columns:
            return lines
    return titles(drawing, columns, rows)


def titles(drawing: TableDrawing, columns: int, rows: int) -> list[str]:
    """Names and points in plain characters."""
    return blocks.plain(", ".join(_title(board) for board in drawing.boards), columns, rows)


def legend(drawing: TableDrawing, columns: int, castle: bool) -> str:
    """What the letters mean, in one line of plain characters; empty where it does not fit.

    castle: explain the castle's sign too, which no one needs for the drawn one.
    """
    explained = [(letter or "##", blocks.cleaned(word)) for letter, word in drawing.legend if letter or castle]
    told = ", ".join(f"{sign} {word}" for sign, word in explained)
    return told if blocks.width(told) <= columns else ""


def _choices(drawing: TableDrawing) -> list[Sequence[BoardDrawing]]:
    """What may be shown, best first."""
    if len(drawing.boards) < 2:
        return [drawing.boards] if drawing.boards else []
    return [drawing.boards, drawing.boards[drawing.foremost : drawing.foremost + 1] or drawing.boards[:1]]


def _title(board: BoardDrawing, fits: Callable[[str], bool] = lambda _title: True) -> str:
    """Name and points, the name cut until they fit."""
    name = blocks.cleaned(board.name)
    while name and not fits(f"{name} {board.points}"):
        name = name[:-1].rstrip()
    return f"{name} {board.points}".strip()


def shown(cell: CellDrawing | None) -> str:
    """A cell in the letters of the own font."""
    if cell is None:
        return EMPTY
    if not cell.letter:
        return font.CASTLE
    return cell.letter + (str(cell.count) if cell.count else "")


def _shown_at(board: BoardDrawing, at: tuple[int, int]) -> str:
    """What stands at a place of a board; nothing where there is no cell."""
    return "" if at in board.blank else shown(board.cells.get(at))


def _largest(
    boards: Sequence[BoardDrawing], face: _Face, within: tuple[int, int], marks: Marks, most: int
) -> LetterSize | None:
    """The largest size in which these boards fit in columns and rows; None if none does or a glyph is missing."""
    written = {shown(cell) for board in boards for cell in board.cells.values()}
    if not all(map(face.glyph, "".join(written))) or not font.known("".join(map(_title, boards))):
        return None
    if face.titled and blocks.pixels(str(max(one.points for one in boards))) > _room(boards[0], face):
        return None
    columns, rows = within
    high = boards[0].rows * (face.high + face.gap) - face.gap
    if face.titled:
        high += face.gap + len(_large_titles(boards, face))
    wide = len(boards) * (_room(boards[0], face) + _APART) - _APART
    for size in blocks.sizes(marks):
        down = 2 * (rows if face.titled else rows - 1)
        if face.high * size.high <= most and high * size.high <= down and wide * size.wide <= 2 * columns:
            return size
    return None


def _drawn(boards: Sequence[BoardDrawing], face: _Face, size: LetterSize, marks: Marks) -> list[str]:
    """Boards side by side: titles, then the rows of cells, the far one first."""
    bands = [_large_titles(boards, face)] if face.titled else []
    for y in range(boards[0].rows, 0, -1):
        bands.append(_beside([_row(board, y, face) for board in boards], "." * _APART))
    shown = blocks.packed(blocks.stacked(bands, face.gap), size, marks)
    if face.titled:
        return shown
    room = _room(boards[0], face)
    return [_plain_titles(boards, room * size.wide // 2, (room + _APART) * size.wide), *shown]


@cache
def _across(face: _Face, narrow: bool) -> int:
    """Pixels of the widest cell that there can be; narrow: of one letter."""
    return len(_cell("W" if narrow else "W3", face)[0])


def _room(board: BoardDrawing, face: _Face) -> int:
    """Pixels of a row of cells."""
    cells = sum(_across(face, x in board.narrow) for x in range(1, board.columns + 1))
    return cells + (board.columns - 1) * _BETWEEN


def _large_titles(boards: Sequence[BoardDrawing], face: _Face) -> list[str]:
    """Names and points as pixels, each above its board."""
    room = _room(boards[0], face)
    titles = [_title(one, lambda title: blocks.pixels(title) <= room) for one in boards]
    rows = [[row.ljust(room, ".") for row in blocks.pixel_rows(title)] for title in titles]
    return blocks.trimmed(_beside(rows, "." * _APART))


def _plain_titles(boards: Sequence[BoardDrawing], columns: int, across: int) -> str:
    """Names and points in plain characters, each above its board.

    columns: how wide a board is; across: how many half columns one begins after the other.
    """
    told = ""
    for i, board in enumerate(boards):
        told += " " * (i * across // 2 - blocks.width(told))
        told += _cut_title(board, columns)
    return told


def _row(board: BoardDrawing, y: int, face: _Face) -> list[str]:
    """One row of cells, without the room for accents and descenders, which their letters do not have."""
    pictures = []
    for x in range(1, board.columns + 1):
        across = _across(face, x in board.narrow)
        pictures.append([row.ljust(across, ".") for row in _cell(_shown_at(board, (x, y)), face)])
    return _beside(pictures, "." * _BETWEEN)


def _cell(written: str, face: _Face) -> list[str]:
    glyphs = [glyph[slice(*face.rows)] for letter in written if (glyph := face.glyph(letter)) is not None]
    if not glyphs:
        return [""] * (face.rows[1] - face.rows[0])
    return [".".join(rows) for rows in zip(*glyphs, strict=True)]


def _cut_title(board: BoardDrawing, columns: int) -> str:
    """Name and points, the name cut to so many columns."""
    points = str(board.points)
    name = blocks.cut(blocks.cleaned(board.name), columns - len(points) - 1)
    return blocks.cut(f"{name} {points}".strip(), columns)


def _letters(board: BoardDrawing) -> list[str]:
    """One board as plain characters."""
    lines = []
    for y in range(board.rows, 0, -1):
        spots = [(x, y) for x in range(1, board.columns + 1)]
        lines.append(" ".join("  " if at in board.blank else _plain_cell(board.cells.get(at)) for at in spots))
    room = _PLAIN_CELL * board.columns - 1
    title = _cut_title(board, room)
    return [title + " " * (room - blocks.width(title)), *lines]


def _plain_cell(cell: CellDrawing | None) -> str:
    if cell is None:
        return ". "
    return f"{cell.letter}{cell.count or ' '}" if cell.letter else "##"


def _beside(pictures: Sequence[Sequence[str]], gap: str) -> list[str]:
    """Pictures side by side; all are equally high, because the boards of a table are of one size."""
    return [gap.join(rows) for rows in zip(*pictures, strict=True)]
