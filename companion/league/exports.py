"""A season for others: as one document that can be checked without us, and as tables for spreadsheets. Pure."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from companion.core.canonical import canonical
from companion.league.book import SeasonBook
from companion.league.entries import SeasonRow
from companion.league.standings import counted, shared, standings

EXPORT = 1
"""Version of the document."""

_FORMULA = ("=", "+", "-", "@", "\t", "\r")
"""How a text begins that a spreadsheet would reckon out (OWASP, CSV injection)."""


def document(season: int, rows: Sequence[SeasonRow], book: SeasonBook, names: Mapping[str, str]) -> bytes:
    """Canonical JSON (RFC 8785) of all entries with their chain, the standings, and names by consent."""
    told = {
        "companion": "league",
        "format": EXPORT,
        "season": season,
        "entries": [
            {"number": one.number, "at_ms": one.at_ms, "body": json.loads(one.body), "chain": one.chain}
            for one in rows
        ],
        "standings": [
            {"place": one.place, "person": one.person, "points": one.points, "won": one.won}
            for one in standings(book.season())
        ],
        "names": dict(names),
    }
    return canonical(told).encode()


def kept_entries(told: Mapping[str, Any]) -> list[SeasonRow]:
    """The entries of a document. ValueError, KeyError, TypeError for one that has other contents."""
    season = int(told["season"])
    return [
        SeasonRow(season, one["number"], one["at_ms"], canonical(one["body"]), one["chain"])
        for one in told["entries"]
    ]


def standings_csv(book: SeasonBook, names: Mapping[str, str]) -> bytes:
    """The standings, one line each."""
    rows: list[Sequence[str | int]] = [("place", "handle", "name", "category", "centre", "points", "won")]
    for one in standings(book.season()):
        told = book.people[one.person]
        name = names.get(one.person, "")
        rows.append((one.place, told.handle, name, told.category, told.centre, one.points, one.won))
    return _csv(rows)


def results_csv(book: SeasonBook) -> bytes:
    """Every seat of every table: what counts, what that brings, where the table stands, and who signed."""
    rows: list[Sequence[str | int]] = [("round", "table", "seat", "handle", "total", "points", "state", "signed")]
    season = book.season()
    totals = counted(season)
    for table in season.tables:
        mine = totals.get(table.key, ())
        brought = shared(mine, season.award.full) if mine else ()
        lacking = book.unsigned(table.key)
        for seat, person in enumerate(table.people):
            known: tuple[int | str, int | str] = (mine[seat], brought[seat]) if mine else ("", "")
            if table.is_bye:
                known = ("", season.award.bye)
            handle = book.people[person].handle
            signed = "" if not book.keys or not mine else "no" if handle in lacking else "yes"
            rows.append((*table.key, seat + 1, handle, *known, book.state(table.key), signed))
    return _csv(rows)


def _csv(rows: Sequence[Sequence[str | int]]) -> bytes:
    """RFC 4180 with a byte order mark, without which spreadsheets take UTF-8 for something else."""
    lines = (",".join(map(_field, row)) + "\r\n" for row in rows)
    return "".join(lines).encode("utf-8-sig")


def _field(told: str | int) -> str:
    """A number as it is; a text in quotes, with an apostrophe before what would be a formula."""
    if isinstance(told, int):
        return str(told)
    safe = f"'{told}" if told.startswith(_FORMULA) else told
    return '"' + safe.replace('"', '""') + '"'
