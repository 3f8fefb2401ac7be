"""Older schemas of the journal: how the rows of each are read.

An older file is never changed: its rows are read with the schema it was written in and written into a new file.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from typing import Any

from companion.play.journal.rows import FACTS_MAX, Row, RowKind

Execute = Callable[[str], Iterable[tuple[Any, ...]]]
"""Runs a statement on the old file and gives its records."""

Rows = dict[tuple[int, int], Row]
"""Rows by game and number."""


def upgraded(version: int, execute: Execute) -> Rows:
    """Every row of a file of an older schema, as rows of the present one; KeyError for an unknown schema.

    Schema 0, of the trials before the first release, had game, number, kind, at_ms, source and text only. Schema 1
    tells causes, seats, facts and what was judged; schema 0 judged before it wrote a row.
    """
    if version != 0:
        raise KeyError(version)
    rows: Rows = {}
    heard: dict[int, int] = {}
    query = "SELECT game, number, kind, at_ms, source, text FROM event ORDER BY game, number"
    for game, number, kind_told, at_ms, source, told in execute(query):
        kind, text, facts, cause = RowKind(kind_told), told, "", 0
        if kind is RowKind.HEARD:
            heard[game] = number
        elif kind is RowKind.SAID:
            said = json.loads(told)
            text, facts = said["key"], json.dumps(said["facts"], ensure_ascii=False, separators=(",", ":"))
        elif kind is RowKind.OPENED:
            text = _header_from_0(told)
        judged = heard.get(game, 0)
        if kind in {RowKind.DECIDED, RowKind.SAID}:
            cause = judged
        rows[game, number] = Row(number, kind, at_ms, source, text, 0, cause, facts[:FACTS_MAX], judged)
    return rows


def _header_from_0(text: str) -> str:
    """Schema 0 named the tile set "tiles" and had no hash of it."""
    told = json.loads(text)
    told["tile_set"], told["tile_hash"], told["schema"] = told.pop("tiles"), "", 1
    return json.dumps(told, ensure_ascii=False, separators=(",", ":"))
