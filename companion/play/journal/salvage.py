"""Reading the rows of a damaged journal page by page, without trusting anything that another page says of them.

The format of pages and of the log is SQLite's published one (sqlite.org/fileformat2.html). Rows carry a checksum
of their own, so a row is given back as it was written or not at all. Nothing here opens a file.
"""

from __future__ import annotations

import contextlib
import re
import struct
from collections import Counter
from collections.abc import Iterator
from typing import Any

from companion.play.journal.rows import Row, RowKind

PAGE = 4096
"""Bytes a page; the journal is always made with this size."""

ROW_BITS = 32
"""A row's SQLite id is its game's number, shifted by this, plus its number in the game."""

_LEAF = 0x0D
_LOG_HEADER, _FRAME_HEADER = 32, 24
_FRAME = _FRAME_HEADER + PAGE
_ORDERS = {b"\x37\x7f\x06\x82": "little", b"\x37\x7f\x06\x83": "big"}
"""How the checksums of a log take its words, by its first four bytes."""

IDENTITY = re.compile(r"journal_[0-9a-f]{16}")
"""The name of a table without rows that no other journal has: it tells whose log a log is."""

_LOCAL_MAX = PAGE - 35
_LOCAL_MIN = (PAGE - 12) * 32 // 255 - 23
_PAYLOAD_MAX = 1 << 20

_COLUMNS = [str, int, str, str, int, int, str, int, int]
"""Of which kind each value of a row's record is, but for the first, which SQLite leaves empty."""

_Values = list[Any]
"""Numbers, texts, bytes and None."""


class WriteAheadLog:
    """SQLite's log, read without SQLite, so that what lies behind a damaged frame is found too.

    frames: page number and image of every frame of its present round, in order. Those of an earlier round carry
    other salts and are left out. played: how many of them SQLite plays; it stops, without a word, before the first
    whose checksum is wrong. torn: it ends within a frame.
    """

    def __init__(self, data: bytes) -> None:
        self.frames: list[tuple[int, bytes]] = []
        self.played = 0
        self.torn = len(data) > _LOG_HEADER and (len(data) - _LOG_HEADER) % _FRAME != 0
        self._commits: list[int] = []
        order = _ORDERS.get(data[:4])
        whole = order is not None and int.from_bytes(data[8:12], "big") == PAGE
        sums = _sums(data[:24], (0, 0), order or "little")
        whole = whole and len(data) >= _LOG_HEADER and data[24:32] == _told(sums)
        starts = range(_LOG_HEADER, len(data) - _FRAME + 1, _FRAME)
        heads = [data[start : start + _FRAME_HEADER] for start in starts]
        salts = data[16:24] if whole or not heads else Counter(head[8:16] for head in heads).most_common(1)[0][0]
        for index, head in enumerate(heads):
            if head[8:16] != salts:
                whole = False
                continue
            image = data[_LOG_HEADER + index * _FRAME + _FRAME_HEADER :][:PAGE]
            sums = _sums(head[:8] + image, sums, order or "little") if whole else sums
            whole = whole and head[16:24] == _told(sums)
            self.frames.append((int.from_bytes(head[:4], "big"), image))
            if any(head[4:8]):
                self._commits.append(len(self.frames))
                self.played = len(self.frames) if whole else self.played

    @property
    def unplayed(self) -> int:
        """How many commits SQLite does not play. More than one cannot be what a cut of the power leaves."""
        return sum(end > self.played for end in self._commits)

    def rows(self, first: int) -> dict[tuple[int, int], Row]:
        """Every complete row in the frames from this one on (from 0), by game and number, in order."""
        return _rows(_Pages(b"", self.frames[first:]))

    @property
    def spoiled(self) -> bool:
        """Whether something is written in the frames that SQLite does not play, and cannot be read."""
        pages = _Pages(b"", self.frames[self.played :])
        return any(found is None for image in pages.images() for found in _leaf(pages, image))


def _sums(data: bytes, before: tuple[int, int], order: str) -> tuple[int, int]:
    """SQLite's running checksum of a log, over whole pairs of 32-bit words."""
    one, two = before
    words = struct.unpack(f"{'<' if order == 'little' else '>'}{len(data) // 4}I", data[: len(data) // 4 * 4])
    for even, odd in zip(words[::2], words[1::2], strict=False):
        one = (one + even + two) & 0xFFFFFFFF
        two = (two + odd + one) & 0xFFFFFFFF
    return one, two


def _told(sums: tuple[int, int]) -> bytes:
    return struct.pack(">2I", *sums)


def identity_of(page: bytes) -> str:
    """The name that a journal alone has, from its first page; "" for one made before journals had any."""
    found = IDENTITY.search(page.decode("latin-1"))
    return found.group() if found else ""


class _Pages:
    """Every image of every page: those of the file, then those of the log, oldest first."""

    def __init__(self, main: bytes, log: list[tuple[int, bytes]]) -> None:
        self.main = main
        self.log = log
        self.newest = dict(log)

    def images(self) -> Iterator[bytes]:
        """Every image but page 1, which holds the schema only."""
        for start in range(PAGE, len(self.main), PAGE):
            yield self.main[start : start + PAGE]
        yield from (image for number, image in self.log if number != 1)

    def page(self, number: int, log: bool) -> bytes:
        """A page by its number, from the log if asked and there, else from the file."""
        if log and number in self.newest:
            return self.newest[number]
        return self.main[(number - 1) * PAGE : number * PAGE]


def salvage(main: bytes, log: bytes = b"") -> dict[tuple[int, int], Row]:
    """Every complete row of a journal's file and log, by game and number, in order."""
    return _rows(_Pages(main, WriteAheadLog(log).frames))


def _rows(pages: _Pages) -> dict[tuple[int, int], Row]:
    found: dict[tuple[int, int], Row] = {}
    for image in pages.images():
        for one in _leaf(pages, image):
            if one is not None:
                game, row = one
                found.setdefault((game, row.number), row)
    return dict(sorted(found.items()))


def _leaf(pages: _Pages, image: bytes) -> Iterator[tuple[int, Row] | None]:
    """What each cell of a page of rows holds, None where it cannot be read; nothing for any other page."""
    if len(image) < PAGE or image[0] != _LEAF:
        return
    count = min(int.from_bytes(image[3:5], "big"), (PAGE - 8) // 2)
    for index in range(count):
        start = int.from_bytes(image[8 + 2 * index : 10 + 2 * index], "big")
        found = None
        for log in (True, False):
            with contextlib.suppress(ValueError, IndexError):
                found = _cell(pages, image, start, log)
            if found is not None:
                break
        yield found


def _cell(pages: _Pages, image: bytes, start: int, log: bool) -> tuple[int, Row] | None:
    size, start = _varint(image, start)
    key, start = _varint(image, start)
    if not 0 < size <= _PAYLOAD_MAX:
        return None
    local = size
    if size > _LOCAL_MAX:
        local = _LOCAL_MIN + (size - _LOCAL_MIN) % (PAGE - 4)
        if local > _LOCAL_MAX:
            local = _LOCAL_MIN
    payload = image[start : start + local]
    follow = int.from_bytes(image[start + local : start + local + 4], "big") if local < size else 0
    while len(payload) < size:
        page = pages.page(follow, log)
        if follow == 0 or len(page) < PAGE:
            return None
        payload += page[4 : 4 + size - len(payload)]
        follow = int.from_bytes(page[:4], "big")
    return row_of(key, _record(payload))


def _varint(data: bytes, start: int) -> tuple[int, int]:
    """SQLite's number of one to nine bytes, and where it ends; IndexError behind the end."""
    value = 0
    for index in range(start, start + 8):
        byte = data[index]
        value = value << 7 | byte & 0x7F
        if byte < 0x80:
            return value, index + 1
    return value << 8 | data[start + 8], start + 9


def _record(payload: bytes) -> _Values:
    """The values of one record; ValueError when it is none."""
    end, at = _varint(payload, 0)
    values: _Values = []
    data = end
    while at < end:
        kind, at = _varint(payload, at)
        value, data = _value(payload, kind, data)
        values.append(value)
    if data != len(payload):
        raise ValueError("record")
    return values


def _value(payload: bytes, kind: int, data: int) -> tuple[int | str | bytes | None, int]:
    if kind == 0:
        return None, data
    if kind in {8, 9}:
        return kind - 8, data
    if kind <= 6:
        length = (0, 1, 2, 3, 4, 6, 8)[kind]
        return int.from_bytes(payload[data : data + length], "big", signed=True), data + length
    if kind < 12:
        raise ValueError("record")
    length = (kind - 12) // 2
    part = payload[data : data + length]
    if len(part) < length:
        raise ValueError("record")
    return (part.decode("utf-8") if kind % 2 else part), data + length


def row_of(key: int, values: _Values) -> tuple[int, Row] | None:
    """Game and row that one record of the table tells; None when it is no row, or not as it was written."""
    if [type(value) for value in values[1:]] != _COLUMNS or values[1] not in RowKind._value2member_map_:
        return None
    _, kind, *told, checksum = values
    game, number = key >> ROW_BITS, key & ((1 << ROW_BITS) - 1)
    row = Row(number, RowKind(kind), *told)
    return (game, row) if row.checksum(game) == checksum else None
