"""Answers to the questions of a player, from whose board they are asked.

Questions, in any case: `here B3`, `around B3`, `row 3`, `column B`, `score`, `areas`, `fits 24`, `best 24`,
`last`, `ranking`. A list tells its count and three items; `areas 4` and `fits 24 4` go on from the fourth.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import groupby

from companion.games.royal_garden.fits import Spot, different, placements
from companion.games.royal_garden.judge import domino_gone, half_facts, spot_facts
from companion.games.royal_garden.kingdom import Kingdom, bounds, place
from companion.games.royal_garden.notation import parse_cell, parse_column, parse_number, parse_row
from companion.games.royal_garden.nouns import noun
from companion.games.royal_garden.points import area_facts, standings
from companion.games.royal_garden.ranking import final, ranking
from companion.games.royal_garden.score import Cell, area_of, beside, result, score_cells
from companion.games.royal_garden.state import State
from companion.games.royal_garden.tell import act_of
from companion.model import COLUMN_LETTERS, Announcement, Fact, Kind, Phrase

AT_ONCE = 3
"""Items of a list told in one answer (spoken lines, rule 8)."""

ADVICE = "advice"
"""Option of the set-up: "1" where the table allowed advice."""

Told = tuple[str, dict[str, Fact]]


@dataclass(frozen=True, slots=True)
class Asked:
    """A question whose seat is known: the state, the kingdom it is about, and the words after the first."""

    state: State
    seat: int
    kingdom: Kingdom
    words: tuple[str, ...]

    @property
    def name(self) -> str:
        """The name of the player whose board it is."""
        return self.state.name(self.seat)


def answer(state: State, question: str, seat: int) -> list[Announcement]:
    """The answer to a question; rg-not-understood or rg-whose-board when there is none."""
    first, *words = question.split() or [""]
    asker = _ANSWERS.get(first.lower())
    told: Told | None = None
    if asker is not None:
        about = seat
        if not seat and len(state.setup.players) == 1:
            about = state.setup.players[0].number
        kingdom = state.kingdom(about)
        if kingdom is not None or (not about and asker in _OF_THE_TABLE):
            told = asker(Asked(state, about, kingdom or Kingdom(), tuple(words)))
        else:
            told = ("rg-no-player", {"number": about}) if about else ("rg-whose-board", {})
    key, facts = told or ("rg-not-understood", {"question": question[:80]})
    return [Announcement(key, facts, Kind.ANSWER, seat=seat)]


def _here(asked: Asked) -> Told | None:
    """One cell: what lies there, its domino, its neighbours and its area."""
    cell = _cell(asked)
    if cell is None or len(asked.words) != 1:
        return None
    at = place(str(asked.seat), cell)
    if asked.state.frame.fixed and not asked.state.frame.holds(cell):
        return "rg-here-outside", {"cell": at}
    around = _around_facts(asked, cell)
    domino = asked.kingdom.at(cell)
    area = area_of(asked.kingdom.kinds, cell)
    if cell == asked.kingdom.castle:
        return "rg-here-castle", {"cell": at, **around}
    if domino is None or area is None:
        return "rg-here-empty", {"cell": at, **around}
    half: dict[str, Fact] = {"terrain": area.terrain, "crowns": int(asked.kingdom.kinds[cell][1])}
    area_told = Phrase("rg-area", area_facts(area))
    return "rg-here", {"cell": at, **half, "number": domino.number, **around, "area": area_told}


def _around(asked: Asked) -> Told | None:
    """The four neighbours of a cell."""
    cell = _cell(asked)
    if cell is None or len(asked.words) != 1:
        return None
    at = place(str(asked.seat), cell)
    if asked.state.frame.fixed and not asked.state.frame.holds(cell):
        return "rg-here-outside", {"cell": at}
    return "rg-around", {"cell": at, "what": _what(asked, cell), **_around_facts(asked, cell)}


def _row(asked: Asked) -> Told | None:
    """A row from the left."""
    y = parse_row(asked.words[0]) if len(asked.words) == 1 else None
    if y is None:
        return None
    columns, rows = _extent(asked)
    if y not in rows:
        return "rg-no-row", {"row": y}
    return _line(asked, [(x, y) for x in columns], "rg-row", {"row": y})


def _column(asked: Asked) -> Told | None:
    """A column, from the player outwards."""
    x = parse_column(asked.words[0]) if len(asked.words) == 1 else None
    if x is None:
        return None
    columns, rows = _extent(asked)
    named: dict[str, Fact] = {"column": _column_id(x), "cell": place(str(asked.seat), (x, rows[0]))}
    if x not in columns:
        return "rg-no-column", {"column": _column_id(x)}
    return _line(asked, [(x, y) for y in rows], "rg-column", named)


def _line(asked: Asked, cells: list[Cell], key: str, facts: dict[str, Fact]) -> Told:
    """The cells of a row or column; empty ones that follow each other are told together."""
    if not any(cell in asked.kingdom.kinds for cell in cells):
        return f"{key}-empty", facts
    items: list[Phrase] = []
    for free, run in groupby(cells, key=lambda cell: cell not in asked.kingdom.kinds):
        if free:
            names = tuple(Phrase(f"{key}-name", _cell_facts(asked, cell)) for cell in run)
            items.append(Phrase(f"{key}-free", {"count": len(names), "cells": names}))
        else:
            items += [
                Phrase(f"{key}-cell", {**_cell_facts(asked, cell), "what": _what(asked, cell)}) for cell in run
            ]
    return key, {**facts, "items": tuple(items)}


def _score(asked: Asked) -> Told | None:
    """The total and the areas that bring points; of the whole table when nobody is meant."""
    if not asked.seat:
        return _ranking(asked)
    areas = [area for area in score_cells(asked.kingdom.kinds) if area.points]
    listed = _part(asked.words, [Phrase("rg-area-points", area_facts(area)) for area in areas])
    if listed is None:
        return None
    total = result(score_cells(asked.kingdom.kinds)).total
    return "rg-score", {"player": asked.name, "total": total, **listed}


def _areas(asked: Asked) -> Told | None:
    """Every area in full, areas without crowns too."""
    areas = score_cells(asked.kingdom.kinds)
    listed = _part(asked.words, [Phrase("rg-area", area_facts(area)) for area in areas])
    if listed is None:
        return None
    return "rg-areas", {"player": asked.name, "total": result(areas).total, **listed}


def _fits(asked: Asked) -> Told | None:
    """Where a domino may go, in board order."""
    return _spots(asked, "rg-fits", lambda spots, _number: spots)


def _best(asked: Asked) -> Told | None:
    """Where a domino brings most points, where the table allowed advice at set-up."""
    if asked.state.setup.options.get(ADVICE) != "1":
        return "rg-no-advice", {}

    def order(spots: list[Spot], number: int) -> list[Spot]:
        return sorted(spots, key=lambda spot: -_worth(asked, number, spot))

    return _spots(asked, "rg-best", order)


def _spots(asked: Asked, key: str, order: Callable[[list[Spot], int], list[Spot]]) -> Told | None:
    """The legal places of a domino, listed in an order."""
    number = parse_number(asked.words[0]) if asked.words else None
    if number is None:
        return None
    if gone := domino_gone(asked.state, asked.seat, number):
        return gone[0].key, dict(gone[0].facts)
    if asked.kingdom.castle is None:
        return "rg-no-castle", {"player": asked.name}
    kinds = asked.state.dominoes[number]
    spots = order(different(placements(asked.kingdom, asked.state.frame, *kinds), *kinds), number)
    items = [Phrase("rg-spot", spot_facts(asked.seat, spot, kinds)) for spot in spots]
    listed = _part(asked.words[1:], items)
    if listed is None:
        return None
    halves = {**half_facts("a", kinds[0]), **half_facts("b", kinds[1])}
    return key if spots else "rg-fits-nowhere", {"number": number, **halves, **listed}


def _worth(asked: Asked, number: int, spot: Spot) -> int:
    """The kingdom's points with the domino on this place."""
    kind_a, kind_b = asked.state.dominoes[number]
    kinds = {**asked.kingdom.kinds, spot[0]: kind_a, spot[1]: kind_b}
    return result(score_cells(kinds)).total


def _last(asked: Asked) -> Told | None:
    """The last act at the table."""
    if asked.words:
        return None
    move = asked.state.last
    if move is None:
        return "rg-nothing-yet", {}
    return "rg-last", {"act": act_of(_before(asked.state), move)}


def _ranking(asked: Asked) -> Told | None:
    """Who leads, or has won, and why."""
    if asked.words:
        return None
    ranked, names = standings(asked.state), asked.state.names
    return ("rg-final", final(ranked, names)) if asked.state.ended else ("rg-ranking", ranking(ranked, names))


def _before(state: State) -> State:
    """The state as its last act found it, as far as naming that act needs it."""
    move = state.last
    kingdom = state.kingdom(move.player) if move is not None else None
    if move is None or kingdom is None or move.action != "place":
        return state
    earlier = tuple(one for one in kingdom.dominoes if one.number != move.args[0])
    return state.with_kingdom(move.player, Kingdom(kingdom.castle, kingdom.castle_number, earlier))


def _part(words: Sequence[str], items: list[Phrase]) -> dict[str, Fact] | None:
    """A list's count, three of its items from the asked one on, its number, and how many follow."""
    first = 1 if not words else parse_number(words[0]) if len(words) == 1 else None
    if first is None:
        return None
    shown = tuple(items[first - 1 : first - 1 + AT_ONCE])
    more = max(0, len(items) - (first - 1) - len(shown)) if shown else 0
    return {"count": len(items), "first": first, "items": shown, "more": more}


def _cell(asked: Asked) -> Cell | None:
    return parse_cell(asked.words[0]) if asked.words else None


def _column_id(x: int) -> str:
    return COLUMN_LETTERS[x - 1] if 1 <= x <= len(COLUMN_LETTERS) else str(x)


def _cell_facts(asked: Asked, cell: Cell) -> dict[str, Fact]:
    """A cell by its name, its column's letter and its row's number."""
    return {"cell": place(str(asked.seat), cell), "column": _column_id(cell[0]), "row": cell[1]}


def _what(asked: Asked, cell: Cell) -> Phrase:
    """What lies on a cell: a noun, rg-empty, or rg-edge beyond a fixed frame."""
    if cell in asked.kingdom.kinds:
        return noun(asked.kingdom.kinds[cell])
    beyond = asked.state.frame.fixed and not asked.state.frame.holds(cell)
    return Phrase("rg-edge" if beyond else "rg-empty")


def _around_facts(asked: Asked, cell: Cell) -> dict[str, Fact]:
    left, right, far, near = (_what(asked, one) for one in beside(cell))
    return {"left": left, "right": right, "far": far, "near": near}


def _extent(asked: Asked) -> tuple[range, range]:
    """Columns and rows that can be read: the fixed frame, or what is occupied on a floating one."""
    frame, kinds = asked.state.frame, asked.kingdom.kinds
    if frame.fixed or not kinds:
        return range(1, frame.columns + 1), range(1, frame.rows + 1)
    low_x, low_y, high_x, high_y = bounds(kinds)
    return range(low_x, high_x + 1), range(low_y, high_y + 1)


_ANSWERS: dict[str, Callable[[Asked], Told | None]] = {
    "here": _here,
    "around": _around,
    "row": _row,
    "column": _column,
    "score": _score,
    "areas": _areas,
    "fits": _fits,
    "best": _best,
    "last": _last,
    "ranking": _ranking,
}
_OF_THE_TABLE = (_score, _last, _ranking)
"""Questions that need no board."""
