"""A game as a file of JSON lines: for keeping, for golden tests, for a report of a fault; and back.

The first line is the file's header with the number of the format, each further line one row. Only printable ASCII
is written. What is read is bounded and checked before a single row is taken: a file from elsewhere may be
anything.
"""

from __future__ import annotations

import contextlib
import json
import os
import re
from collections.abc import Iterator, Sequence
from pathlib import Path

from companion import intake, private
from companion.errors import FileError
from companion.journal import files
from companion.journal.codec import Json
from companion.journal.reading import Games
from companion.journal.rows import EXPORT_FORMAT, Recovered, Row, RowKind, recovered
from companion.journal.store import Journal

BYTES_MAX = 16 * 1024 * 1024
"""Largest file that is read; a long match is exported to a few megabytes."""

NAMES = ("Vega", "Luna", "Nova", "Stella", "Orion", "Atlas", "Mira", "Leo", "Terra", "Solis")
"""What players are called where their names are replaced: words for every language, no ids of any message."""

_WIRE = re.compile(r"\{.*\}\*[0-9a-f]{4}")


def export_game(games: Games, game: int, path: Path, *, replace_names: bool = False) -> int:
    """Write a game to a file that takes its place at once; gives the number of rows. JournalError, FileError."""
    rows = games.read(game).rows
    text = "".join(line + "\n" for line in dump(rows, replace_names=replace_names))
    new = files.beside(path, ".new")
    try:
        with open(new, "w", encoding="ascii", newline="\n", opener=private.opener) as file:
            file.write(text)
        files.sync_file(new)
        os.replace(new, path)
        files.sync_directory(path.absolute().parent)
    except OSError as error:
        with contextlib.suppress(OSError):
            files.remove(new)
        raise FileError("export-not-written", file=str(path), reason=error.strerror or "") from error
    return len(rows)


def import_game(journal: Journal, path: Path) -> int:
    """Read an exported game into the journal as one that is not offered for resuming; gives its number.

    FileError with file, line, column and reason; then nothing was taken. JournalError.
    """
    return journal.add(_checked(path))


def read_export(path: Path) -> Recovered:
    """An exported game without any journal, as game 0. FileError with file, line, column and reason."""
    return recovered(0, _checked(path))


def _checked(path: Path) -> list[Row]:
    from companion.journal import checking  # noqa: PLC0415 - pydantic only when something is read

    try:
        data = intake.read_bytes(path, BYTES_MAX)
    except intake.Unreadable as error:
        raise FileError("import-refused", file=str(path), line=0, column=0, reason=error.reason) from error
    return checking.parse(data, str(path))


def dump(rows: Sequence[Row], *, replace_names: bool = False) -> Iterator[str]:
    """The lines of an export, without their ends."""
    yield _line({"companion": "game", "format": EXPORT_FORMAT, "rows": len(rows)})
    replace = _Names(rows) if replace_names else None
    for row in rows:
        told = replace.row(row) if replace else row
        yield _line(
            {
                "n": told.number,
                "kind": told.kind.value,
                "at_ms": told.at_ms,
                "source": "" if told.kind is RowKind.OPENED else told.source,
                "text": _value(told.text) if told.kind is RowKind.OPENED else told.text,
                "seat": told.seat,
                "cause": told.cause,
                "facts": _value(told.facts) if told.facts else {},
                "judged": told.judged,
            }
        )


def _line(told: dict[str, Json]) -> str:
    return json.dumps(told, ensure_ascii=True, separators=(",", ":"))


def _value(text: str) -> Json:
    value: Json = json.loads(text)
    return value


class _Names:
    """Replaces the players' names by others, wherever they stand as whole words.

    Untouched are what a board sent, which knows no names, and moves in their notation, where a short name could
    look like a cell.
    """

    def __init__(self, rows: Sequence[Row]) -> None:
        names = _names_in(rows)
        free = [each for each in NAMES if each.casefold() not in {name.casefold() for name in names}]
        free += [f"{each}{again}" for again in ("a", "o", "e") for each in NAMES]
        self._by_name = {name.casefold(): free[index % len(free)] for index, name in enumerate(names)}
        whole = "|".join(re.escape(name) for name in sorted(names, key=len, reverse=True))
        self._pattern = re.compile(rf"(?<!\w)(?:{whole})(?!\w)", re.IGNORECASE) if names else None

    def text(self, text: str) -> str:
        """The text with every name replaced."""
        if self._pattern is None:
            return text
        return self._pattern.sub(lambda found: self._by_name.get(found.group().casefold(), NAMES[0]), text)

    def value(self, told: Json) -> Json:
        """The JSON value with every name replaced in every text."""
        if isinstance(told, str):
            return self.text(told)
        if isinstance(told, list):
            return [self.value(item) for item in told]
        if isinstance(told, dict):
            phrase = set(told) == {"key", "facts"}
            return {name: item if phrase and name == "key" else self.value(item) for name, item in told.items()}
        return told

    def header(self, told: Json) -> Json:
        """The header with every name replaced; what tells the game and its tiles stays."""
        if isinstance(told, dict):
            return {name: self._part(name, item) for name, item in told.items()}
        return told

    def _part(self, name: str, told: Json) -> Json:
        if name in {"players", "options", "settings"}:
            return self.value(told)
        return self.header(told) if name == "setup" else told

    def row(self, row: Row) -> Row:
        """The row with every name replaced."""
        text, facts = row.text, row.facts
        if row.kind is RowKind.OPENED:
            text = json.dumps(self.header(_value(text)), ensure_ascii=False, separators=(",", ":"))
        elif row.kind is RowKind.SAID:
            facts = (
                json.dumps(self.value(_value(facts)), ensure_ascii=False, separators=(",", ":")) if facts else ""
            )
        elif not (row.kind is RowKind.HEARD and _WIRE.fullmatch(text)) and row.source != "move":
            text = self.text(text)
        return Row(
            row.number,
            row.kind,
            row.at_ms,
            self.text(row.source),
            text,
            row.seat,
            row.cause,
            facts,
            row.judged,
        )


def _names_in(rows: Sequence[Row]) -> list[str]:
    """Names of the set-up, and those that were told as names since, in this order."""
    found: dict[str, None] = {}
    for row in rows:
        if row.kind is RowKind.OPENED:
            _collect(_value(row.text), found)
        elif row.facts:
            _collect(_value(row.facts), found)
    return [name for name in found if name.strip()]


def _collect(told: Json, found: dict[str, None]) -> None:
    if isinstance(told, list):
        for item in told:
            _collect(item, found)
    if isinstance(told, dict):
        for name, item in told.items():
            if name in {"player", "name"} and isinstance(item, str):
                found[item] = None
            _collect(item, found)
