"""The rows of the journal and what is made of them: plain values, nothing here opens a file.

A game is a list of rows numbered from 0. Row 0 is the header; rows are only ever appended. The state of the game
is the fold of its decided rows; heard rows can be judged again, said rows tell what was heard at the table.
"""

from __future__ import annotations

import binascii
import itertools
import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from companion.play.journal.codec import Json, clean, pack

SCHEMA = 2
"""Version of the journal; a row's layout never changes within one. 1 had the tables of 2, and no rows of far
matches."""

EXPORT_FORMAT = 3
"""Version of the file that a game is exported to. 1 had no facts in decided rows, 2 no rows of far matches."""

TEXT_MAX = 4096
"""Longest text of a row, in characters; a wire line has at most 1,024. Longer ones are cut when written."""

FACTS_MAX = 65_536
"""Longest JSON text of a row's facts, of a header too, in characters."""


MENDED = "mended"
"""How a damaged game ended whose rows before the damage have become another game."""


class RowKind(StrEnum):
    """Kinds of row."""

    OPENED = "opened"  # row 0: the header
    HEARD = "heard"  # a wire line, key or text as it came
    DECIDED = "decided"  # a move in its notation, or another act
    SAID = "said"  # key and facts of what was said
    AGREED = "agreed"  # an entry of a far match, sealed as it lies in the log: source its number, text in base64
    WISHED = "wished"  # all that this table wants to say in a far match from now on, as JSON
    RESUMED = "resumed"  # taken up again after a stop; text is the program's version
    FINISHED = "finished"  # the game is over or was given up; text is how


@dataclass(frozen=True, slots=True)
class Row:
    """One row. number: from 0 within its game; at_ms: of the source for heard rows, of the wall clock otherwise.

    source: port, uid or "keyboard" of a heard row; the act of a decided one ("move", "takeback", "final"...); the
    listener of a said one ("table"). text: wire line, notation, message key, or the header as JSON. seat: player
    who did it, 0 when unknown. cause: number of the heard row it followed from, 0 when none. facts: JSON of a said
    row's facts; of a decided one, "moves" and "standing": how many moves there were with it, and how many of them
    stand; else empty. judged: number up to which heard rows were wholly judged when this row was written.
    """

    number: int
    kind: RowKind
    at_ms: int
    source: str = ""
    text: str = ""
    seat: int = 0
    cause: int = 0
    facts: str = ""
    judged: int = 0

    def checksum(self, game: int) -> int:
        """CRC-32 over everything the row says; written beside it, so that a damaged row is never believed."""
        told = (game, self.number, self.kind.value, self.at_ms, self.source, self.text, self.seat, self.cause)
        whole = json.dumps([*told, self.facts, self.judged], ensure_ascii=True, separators=(",", ":"))
        return binascii.crc32(whole.encode("ascii"))


@dataclass(frozen=True, slots=True)
class Input:
    """One thing heard, in the words that the journal keeps. at_ms: its own time.

    source: unique id of a board, "keyboard", or DEALER, whose acts are final at once. text: a wire line of a
    board; "lost", or "lost flood" for one that sends so much that it is not read; "seat NAME", which gives the
    board to a surface of the game; "ask QUESTION" or "tell MOVE"; "announce MOVE" of what hands are to do for the
    seat, "announce" when they are not any more.
    seat: number of the player or 0.
    """

    at_ms: int
    source: str
    text: str
    seat: int = 0


@dataclass(frozen=True, slots=True)
class Header:
    """What a game is, told by its first row.

    game: the game's name; version: the program's; setup: the game's Setup packed as JSON; settings: those that
    judge ("quiet_ms": 1500); tile_set, tile_hash: id and hash of the active tile set. schema, started_ms (wall
    clock) and imported are filled in by the journal.
    """

    game: str
    version: str
    setup: Mapping[str, Json] = field(default_factory=dict)
    settings: Mapping[str, Json] = field(default_factory=dict)
    tile_set: str = ""
    tile_hash: str = ""
    started_ms: int = 0
    schema: int = SCHEMA
    imported: bool = False

    @property
    def players(self) -> tuple[str, ...]:
        """Names of the players in the order of their seats, as far as the set-up tells them."""
        listed = self.setup.get("players")
        if not isinstance(listed, list):
            return ()
        names = (player.get("name") for player in listed if isinstance(player, dict))
        return tuple(name for name in names if isinstance(name, str))


@dataclass(frozen=True, slots=True)
class GameInfo:
    """One game of the journal: id, start (wall clock, ms), names, the game's name, rows, and its end.

    finished: how it ended ("over", "given-up"...), None while it is open. imported: it came from an export.
    damaged: its header is lost, so that only its rows are left. MENDED as the end: it goes on as another game.
    setup: as the header has it.
    """

    id: int
    started_ms: int
    players: tuple[str, ...]
    game: str
    rows: int
    finished: str | None
    imported: bool
    damaged: bool = False
    setup: Mapping[str, Json] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Recovered:
    """A game read back: fold `decided` for the state, judge what was `heard` behind `judged` again, in this order.

    judged: number up to which heard rows were judged before the stop. lost: first and last number of each run of
    rows that damage took, empty for a whole game. origin: number of the damaged game that this one goes on with,
    and of its first missing row; (0, 0) for any other.
    """

    game: int
    header: Header
    rows: tuple[Row, ...]
    judged: int
    lost: tuple[tuple[int, int], ...] = ()
    origin: tuple[int, int] = (0, 0)

    @property
    def decided(self) -> tuple[Row, ...]:
        """The decided rows in order."""
        return tuple(row for row in self.rows if row.kind is RowKind.DECIDED)

    @property
    def heard(self) -> tuple[Row, ...]:
        """All heard rows in order."""
        return tuple(row for row in self.rows if row.kind is RowKind.HEARD)

    @property
    def said(self) -> tuple[Row, ...]:
        """The said rows in order."""
        return tuple(row for row in self.rows if row.kind is RowKind.SAID)

    @property
    def agreed(self) -> tuple[Row, ...]:
        """The entries of a far match in order."""
        return tuple(row for row in self.rows if row.kind is RowKind.AGREED)

    @property
    def wished(self) -> str:
        """What this table wanted to say in a far match, as JSON, when it was left; "" for nothing."""
        return next((row.text for row in reversed(self.rows) if row.kind is RowKind.WISHED), "")

    @property
    def finished(self) -> str | None:
        """How the game ended, None while it is open."""
        return next((row.text for row in self.rows if row.kind is RowKind.FINISHED), None)


_HEADER = {
    "schema": int,
    "version": str,
    "game": str,
    "setup": dict,
    "settings": dict,
    "tile_set": str,
    "tile_hash": str,
    "started_ms": int,
}
"""What the text of row 0 says, in this order, and of which kind each is."""


def header_text(header: Header) -> str:
    """The header as the JSON text of row 0; ValueError when it is too long, too deep or no JSON."""
    told = {name: getattr(header, name) for name in _HEADER}
    text = json.dumps(pack(told), ensure_ascii=False, separators=(",", ":"))
    if len(text) > FACTS_MAX:
        raise ValueError("header-too-long")
    return text


def header_of(row: Row) -> Header:
    """The header that row 0 tells; ValueError when it is none."""
    try:
        told = json.loads(row.text)
    except (ValueError, RecursionError):
        raise ValueError("header") from None
    if not isinstance(told, dict) or row.kind is not RowKind.OPENED or row.number != 0:
        raise ValueError("header")
    if {name: type(value) for name, value in told.items()} != _HEADER:
        raise ValueError("header")
    return Header(**told, imported=row.source == "imported")


def recovered(game: int, rows: Iterable[Row]) -> Recovered:
    """The game made of its rows, in order of their numbers; ValueError when row 0 is missing or no header."""
    kept = tuple(rows)
    if not kept or kept[0].number != 0:
        raise ValueError("header")
    numbers = [row.number for row in kept]
    lost = tuple((before + 1, after - 1) for before, after in itertools.pairwise(numbers) if after - before > 1)
    judged = max(row.judged for row in kept)
    return Recovered(game, header_of(kept[0]), kept, judged, lost, _origin(kept[0].source))


def origin_text(game: int, first: int) -> str:
    """What the header of a mended game has as its source."""
    return f"{MENDED} {game} {first}"


def _origin(source: str) -> tuple[int, int]:
    word, *numbers = source.split()[:3] or [""]
    if word != MENDED or len(numbers) != 2 or not all(one.isdecimal() for one in numbers):
        return 0, 0
    return int(numbers[0]), int(numbers[1])


def fitting(text: str) -> str:
    """The text as it is written down: hostile characters made visible, cut at TEXT_MAX."""
    return clean(text)[:TEXT_MAX]
