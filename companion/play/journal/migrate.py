"""Older schemas of the journal: how the rows of each are read.

An older file is never changed: its rows are read with the schema it was written in, lifted from one schema to the
next, and written into a new file.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from typing import Any

from companion.play.journal.rows import FACTS_MAX, SCHEMA, Row, RowKind

Execute = Callable[[str], Iterable[tuple[Any, ...]]]
"""Runs a statement on the old file and gives its records."""

Rows = dict[tuple[int, int], Row]
"""Rows by game and number."""


def upgraded(version: int, execute: Execute) -> Rows:
    """Every row of a file of an older schema, as rows of the present one; KeyError for an unknown schema."""
    rows = _READERS[version](execute)
    for step in range(version, SCHEMA):
        rows = _STEPS[step](rows)
    return rows


def _read_0(execute: Execute) -> Rows:
    """Schema 0, of the trials before the first release: game, number, kind, at_ms, source and text only."""
    rows: Rows = {}
    for game, number, kind, at_ms, source, text in execute(
        "SELECT game, number, kind, at_ms, source, text FROM event ORDER BY game, number"
    ):
        rows[game, number] = Row(number, RowKind(kind), at_ms, source, text)
    return rows


def _from_0(rows: Rows) -> Rows:
    """Schema 1 tells causes, seats, facts and what was judged; schema 0 judged before it wrote a row."""
    lifted: Rows = {}
    heard: dict[int, int] = {}
    for (game, number), row in rows.items():
        cause = heard.get(game, 0)
        facts = ""
        text = row.text
        if row.kind is RowKind.HEARD:
            heard[game] = number
        elif row.kind is RowKind.SAID:
            told = json.loads(row.text)
            text, facts = told["key"], json.dumps(told["facts"], ensure_ascii=False, separators=(",", ":"))
        elif row.kind is RowKind.OPENED:
            text = _header_from_0(row.text)
        cause = cause if row.kind in {RowKind.DECIDED, RowKind.SAID} else 0
        lifted[game, number] = Row(
            number, row.kind, row.at_ms, row.source, text, 0, cause, facts[:FACTS_MAX], heard.get(game, 0)
        )
    return lifted


def _header_from_0(text: str) -> str:
    """Schema 0 named the tile set "tiles" and had no hash of it."""
    told = json.loads(text)
    told["tile_set"], told["tile_hash"], told["schema"] = told.pop("tiles"), "", 1
    return json.dumps(told, ensure_ascii=False, separators=(",", ":"))


_READERS: dict[int, Callable[[Execute], Rows]] = {0: _read_0}
_STEPS: dict[int, Callable[[Rows], Rows]] = {0: _from_0}
