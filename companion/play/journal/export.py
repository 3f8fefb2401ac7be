"""A game as a file of JSON lines: for keeping, for golden tests, for a report of a fault; and back.

The first line is the file's header with the number of the format, each further line one row. Only printable ASCII
is written. What is read is bounded and checked before a single row is taken: a file from elsewhere may be
anything.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path

from companion.core import intake, private, whole
from companion.core.errors import FileError
from companion.play.journal import files
from companion.play.journal.codec import Json
from companion.play.journal.reading import Games
from companion.play.journal.rows import EXPORT_FORMAT, Recovered, Row, RowKind, recovered
from companion.play.journal.store import Journal

BYTES_MAX = 16 * 1024 * 1024
"""Largest file that is read; a long match is exported to a few megabytes."""

NAMES = ("Vega", "Luna", "Nova", "Stella", "Orion", "Atlas", "Mira", "Leo", "Terra", "Solis")
"""What players are called where their names are replaced: words for every language, no ids of any message."""

NAMING = frozenset(
    {"choices", "found", "handle", "holder", "name", "near", "other", "passed", "player", "players", "starter"}
    | {"text", "unsigned", "word", "words"}
)
"""Facts that are names, or texts that people typed, in some sentence, and ids in none."""

ACTS = frozenset({"move", "takeback", "final"})
"""Acts whose text is a notation, see referee.Decided."""

_TAKEN = re.compile(r"\{.*\}\*(?:[@-O]{4}|[0-9a-f]{4})\Z|#|(?:ask|tell|seat)(?: |\Z)|lost\Z")
"""What a table takes: a line of a board (docs/protocol.md), or a word of table.py and notation behind it."""
_LISTENER = re.compile(r"table|seat [0-9]+")


def export_game(games: Games, game: int, path: Path, *, replace_names: bool = False) -> int:
    """Write a game to a file that takes its place at once; gives the number of rows. JournalError, FileError."""
    rows = games.read(game).rows
    text = "".join(line + "\n" for line in dump(rows, replace_names=replace_names))
    try:
        whole.put(path, text.encode("ascii"), private.opener)
        files.sync_directory(path.absolute().parent)
    except OSError as error:
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


def parse_export(data: bytes, called: str) -> Recovered:
    """An exported game from its bytes, as game 0. called: for the error. FileError as for read_export."""
    from companion.play.journal import checking  # noqa: PLC0415 - pydantic only when something is read

    return recovered(0, checking.parse(data, called))


def _checked(path: Path) -> list[Row]:
    from companion.play.journal import checking  # noqa: PLC0415 - pydantic only when something is read

    try:
        data = intake.read_bytes(path, BYTES_MAX)
    except intake.Unreadable as error:
        raise FileError("import-refused", file=str(path), line=0, column=0, reason=error.reason) from error
    return checking.parse(data, str(path))


def dump(rows: Sequence[Row], *, replace_names: bool = False, scrub: Callable[[str], str] = str) -> Iterator[str]:
    """The lines of an export, without their ends. scrub: with other names, what else free texts must not tell."""
    yield _line({"companion": "game", "format": EXPORT_FORMAT, "rows": len(rows)})
    names = _Names(rows, scrub) if replace_names else None
    for row in rows:
        told = names.row(row) if names else row
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
    """Replaces the players' names by others where names stand, and nowhere else.

    Names stand in the set-up's players, in the facts of sentences that are names or texts, and in rows of no form
    that a replay takes. What a board sent, what was asked and told, moves and acts are in notations of numbers and
    ids, which stay as they are whatever the players are called. scrub: what else is taken out of free texts.
    """

    def __init__(self, rows: Sequence[Row], scrub: Callable[[str], str]) -> None:
        names = _names_in(rows)
        free = [each for each in NAMES if each.casefold() not in {name.casefold() for name in names}]
        free += [f"{each}{again}" for again in ("a", "o", "e") for each in NAMES]
        self._by_name: dict[str, str] = {}
        for name in names:
            self._by_name.setdefault(name.casefold(), free[len(self._by_name) % len(free)])
        whole = "|".join(re.escape(name) for name in sorted(names, key=len, reverse=True)) or "(?!)"
        self._pattern = re.compile(rf"(?<!\w)(?:{whole})(?!\w)", re.IGNORECASE)
        self._scrub = scrub

    def text(self, text: str) -> str:
        """A free text with every name replaced."""
        if text.casefold() in self._by_name:
            return self._by_name[text.casefold()]
        text = self._pattern.sub(lambda found: self._by_name.get(found.group().casefold(), NAMES[0]), text)
        return self._scrub(text)

    def facts(self, told: Json, named: bool = False) -> Json:
        """The facts of a sentence; named: they stand where names and texts stand."""
        if isinstance(told, str):
            return self.text(told) if named else told
        if isinstance(told, list):
            return [self.facts(item, named) for item in told]
        if isinstance(told, dict) and set(told) == {"key", "facts"}:
            return {**told, "facts": self.facts(told["facts"])}
        if isinstance(told, dict) and set(told) != {"place"}:
            return {name: self.facts(item, name in NAMING) for name, item in told.items()}
        return told

    def header(self, told: Json) -> Json:
        """The header with the players of its set-up under other names; all that judges stays."""
        if isinstance(told, dict) and isinstance(setup := told.get("setup"), dict) and "players" in setup:
            return {**told, "setup": {**setup, "players": self.facts(setup["players"])}}
        return told

    def row(self, row: Row) -> Row:
        """The row with every name replaced."""
        source, text, facts = row.source, row.text, row.facts
        if row.kind is RowKind.OPENED:
            text = json.dumps(self.header(_value(text)))
        elif row.kind is RowKind.SAID:
            source = source if _LISTENER.fullmatch(source) else self.text(source)
            facts = json.dumps(self.facts(_value(facts))) if facts else ""
        elif row.kind is RowKind.HEARD:
            text = text if _TAKEN.match(text) else self.text(text)
        elif row.kind is RowKind.DECIDED:
            text = text if source in ACTS else self.text(text)
        return replace(row, source=source, text=text, facts=facts)


def _names_in(rows: Sequence[Row]) -> list[str]:
    """Names of the set-up, and those that were told as names since, in this order."""
    found: dict[str, None] = {}
    for row in rows:
        if told := row.text if row.kind is RowKind.OPENED else row.facts:
            _collect(_value(told), found)
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
