"""Why an act is refused, compared with the reason by the rulebook."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.listening_player.azul_table import NUMBERS, HeardTable
from tests.listening_player.ears import Understood
from tests.listening_player.table_memory import expect

Wrong = tuple[int, str, int] | tuple[int, int]
"""A take (source, colour, line), or a tile's line and column, against the rules."""


def is_reason(told: Understood, wrong: Wrong, table: HeardTable, player: int) -> None:
    """UnsureError unless the line tells the true reason, and what could be done instead."""
    reasons = {
        one.kind: dict(one.facts)
        for name in ("reason", "second")
        if isinstance(one := told.facts.get(name), Understood)
    }
    remedy = told.facts.get("remedy")
    true = _tile(wrong, table, player) if len(wrong) == 2 else _take(wrong, table, player)
    expect(set(reasons) == set(true), f"the reasons are {sorted(true)}")
    for kind, facts in true.items():
        for name, value in facts.items():
            expect(reasons[kind].get(name, value) == value, f"{kind}: {name} is {value}")
    if isinstance(remedy, Understood):
        _remedy(remedy, wrong, table, player)


def _take(wrong: Any, table: HeardTable, player: int) -> dict[str, dict[str, Any]]:
    source, colour, line = wrong
    there = table.centre if source == 0 else table.displays[source]
    if not there:
        return {"nothing_there": {"source": source}}
    if colour not in there:
        return {"colour_not_there": {"colour": colour, "source": source}}
    held = table.lines[player][line]
    found: dict[str, dict[str, Any]] = {}
    if len(held) == line:
        found["line_full"] = {"line": line}
    elif held and held[0] != colour:
        found["line_other"] = {"line": line, "holds": held[0]}
    if colour in table.wall(player)[line - 1]:
        found["line_wall"] = {"line": line, "colour": colour}
    return found


def _tile(wrong: Any, table: HeardTable, player: int) -> dict[str, dict[str, Any]]:
    line, column = wrong
    return {"wrong_cell": {"line": line, "column": column, "colour": table.lines[player][line][0]}}


def _remedy(remedy: Understood, wrong: Any, table: HeardTable, player: int) -> None:
    items: Any = remedy.facts.get("items", ())
    if remedy.kind == "there":
        there = table.centre if wrong[0] == 0 else table.displays[wrong[0]]
        expect(Counter(dict(items)) == Counter(there), f"{there} lies there")
    elif remedy.kind == "lines":
        lines = [line for line in NUMBERS if table.fits(player, wrong[1], line)]
        told = (
            list(NUMBERS)
            if remedy.facts.get("any")
            else [remedy.facts["only"]]
            if "only" in remedy.facts
            else items
        )
        expect(list(told) == lines, f"{lines} take it")
    elif remedy.kind == "sources":
        full = [at for at, tiles in {0: table.centre, **table.displays}.items() if tiles]
        told = [0] * ("centre" in remedy.facts) + (
            [remedy.facts["only"]] if "only" in remedy.facts else list(items)
        )
        expect(told == full, f"something lies on {full}")
    elif remedy.kind == "column":
        column = table.pattern[wrong[0] - 1].index(table.lines[player][wrong[0]][0]) + 1
        expect(remedy.facts["column"] == column, f"column {column}")
