"""What lies on a cell, around it, in a row or column, and where the areas of a terrain are."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby

from companion.core.model import COLUMN_LETTERS, SIDE, Fact, Phrase
from companion.games.parts import ANY, Told, Unclear, part, whole_number
from companion.games.royal_garden.rules.kingdom import bounds, place
from companion.games.royal_garden.rules.points import area_facts
from companion.games.royal_garden.rules.score import TERRAINS, Area, Cell, area_of, beside, score_cells
from companion.games.royal_garden.telling.nouns import noun
from companion.games.royal_garden.telling.questions.asked import Asked
from companion.games.royal_garden.typing.notation import parse_cell, parse_column, parse_row


def here(asked: Asked) -> Told:
    """One cell: what lies there, its domino, its neighbours and its area."""
    return _on_board(asked, _here)


def _here(asked: Asked, cell: Cell) -> Told:
    at, around = place(str(asked.seat), cell), _around_facts(asked, cell)
    domino = asked.board.at(cell)
    area = area_of(asked.board.kinds, cell)
    if cell == asked.board.castle:
        return "rg-here-castle", {"cell": at, **around}
    if domino is None or area is None:
        return "rg-here-empty", {"cell": at, **around}
    half: dict[str, Fact] = {"terrain": area.terrain, "crowns": int(asked.board.kinds[cell][1])}
    area_told = Phrase("rg-area", area_facts(area))
    return "rg-here", {"cell": at, **half, "number": domino.number, **around, "area": area_told}


def around(asked: Asked) -> Told:
    """The four neighbours of a cell."""
    return _on_board(asked, _around)


def _around(asked: Asked, cell: Cell) -> Told:
    at = place(str(asked.seat), cell)
    return "rg-around", {"cell": at, "what": _what(asked, cell), **_around_facts(asked, cell)}


def _on_board(asked: Asked, told: Callable[[Asked, Cell], Told]) -> Told:
    """What is told of one cell, where that is on the board."""
    cell = parse_cell(asked.words[0]) if len(asked.words) == 1 else None
    if cell is None:
        raise Unclear
    if _is_beyond(asked, cell):
        return "rg-here-outside", {"cell": place(str(asked.seat), cell)}
    return told(asked, cell)


def _is_beyond(asked: Asked, cell: Cell) -> bool:
    """Whether a cell lies outside a fixed frame."""
    return asked.state.frame.fixed and not asked.state.frame.holds(cell)


def row(asked: Asked) -> Told:
    """A row from the left; of none in particular the first one, and the others as a list that goes on by one."""
    columns, rows = _extent(asked)
    y, listed = _row_meant(asked.words, rows)
    if y not in rows:
        return "rg-no-row", {"row": y}
    return _line(asked, [(x, y) for x in columns], "rg-row", {"row": y, **listed})


def _row_meant(words: Sequence[str], rows: range) -> tuple[int, dict[str, Fact]]:
    """The row that is asked for, and its place in the list of all where it is one of that."""
    if words and words[0] != ANY:
        y = parse_row(words[0]) if len(words) == 1 else None
        if y is None:
            raise Unclear
        return y, {"first": 1, "more": 0, "step": 1}
    first = 1 if not words else whole_number(words[1]) if len(words) == 2 else -1
    if first < 1:
        raise Unclear
    first = min(first, len(rows))
    return rows[first - 1], {"first": first, "more": len(rows) - first, "step": 1}


def column(asked: Asked) -> Told:
    """A column, from the player outwards."""
    x = parse_column(asked.words[0]) if len(asked.words) == 1 else None
    if x is None:
        raise Unclear
    columns, rows = _extent(asked)
    named: dict[str, Fact] = {"column": _column_id(x), "cell": place(str(asked.seat), (x, rows[0]))}
    if x not in columns:
        return "rg-no-column", {"column": _column_id(x)}
    return _line(asked, [(x, y) for y in rows], "rg-column", named)


def _line(asked: Asked, cells: list[Cell], key: str, facts: dict[str, Fact]) -> Told:
    """The cells of a row or column; empty ones that follow each other are told together."""
    if not any(cell in asked.board.kinds for cell in cells):
        return f"{key}-empty", facts
    items: list[Phrase] = []
    for free, run in groupby(cells, key=lambda cell: cell not in asked.board.kinds):
        if free:
            names = tuple(Phrase(f"{key}-name", _cell_facts(asked, cell)) for cell in run)
            items.append(Phrase(f"{key}-free", {"count": len(names), "cells": names}))
        else:
            items += [
                Phrase(f"{key}-cell", {**_cell_facts(asked, cell), "what": _what(asked, cell)}) for cell in run
            ]
    return key, {**facts, "items": tuple(items)}


def find(asked: Asked) -> Told:
    """Every area of a terrain, the one with most points first, with its cells row by row."""
    terrain = asked.words[0].lower() if asked.words else ""
    if terrain not in TERRAINS.values():
        raise Unclear
    areas = [area for area in score_cells(asked.board.kinds) if area.terrain == terrain]
    listed = part(asked.words[1:], [_area_at(asked, area) for area in areas])
    return ("rg-find" if areas else "rg-find-none"), {"terrain": terrain, **listed}


def _area_at(asked: Asked, area: Area) -> Phrase:
    """An area with its cells: one item a row, from the player outwards."""
    rows = []
    for y, cells in groupby(sorted(area.cells, key=lambda cell: (cell[1], cell[0])), key=lambda cell: cell[1]):
        names = tuple(Phrase("rg-row-name", _cell_facts(asked, cell)) for cell in cells)
        rows.append(Phrase("rg-area-row", {"row": y, "cells": names}))
    return Phrase("rg-area-at", {**area_facts(area), "rows": tuple(rows)})


def _column_id(x: int) -> str:
    return COLUMN_LETTERS[x - 1] if 1 <= x <= SIDE else str(x)


def _cell_facts(asked: Asked, cell: Cell) -> dict[str, Fact]:
    """A cell by its name, its column's letter and its row's number."""
    return {"cell": place(str(asked.seat), cell), "column": _column_id(cell[0]), "row": cell[1]}


def _what(asked: Asked, cell: Cell) -> Phrase:
    """What lies on a cell: a noun, rg-empty, or rg-edge beyond a fixed frame."""
    if cell in asked.board.kinds:
        return noun(asked.board.kinds[cell])
    return Phrase("rg-edge" if _is_beyond(asked, cell) else "rg-empty")


def _around_facts(asked: Asked, cell: Cell) -> dict[str, Fact]:
    left, right, far, near = (_what(asked, one) for one in beside(cell))
    return {"left": left, "right": right, "far": far, "near": near}


def _extent(asked: Asked) -> tuple[range, range]:
    """Columns and rows that can be read: the fixed frame, or what is occupied on a floating one."""
    frame, kinds = asked.state.frame, asked.board.kinds
    if frame.fixed or not kinds:
        return range(1, frame.columns + 1), range(1, frame.rows + 1)
    low_x, low_y, high_x, high_y = bounds(kinds)
    return range(low_x, high_x + 1), range(low_y, high_y + 1)
