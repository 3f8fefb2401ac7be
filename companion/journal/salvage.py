"""Reading the rows of a damaged journal page by page, without trusting anything that another page says of them.

The format of pages and of the log is SQLite's published one (sqlite.org/fileformat2.html). Rows carry a checksum
of their own, so a row is given back as it was written or not at all. Nothing here opens a file.
"""

from __future__ import annotations

from collections.abc import Iterator

from companion.journal.rows import Row, RowKind

PAGE = 4096
"""Bytes a page; the journal is always made with this size."""

ROW_BITS = 32
"""A row's SQLite id is its game's number, shifted by this, plus its number in the game."""

_LEAF = 0x0D
_LOG_HEADER, _FRAME_HEADER = 32, 24
_LOCAL_MAX = PAGE - 35
_LOCAL_MIN = (PAGE - 12) * 32 // 255 - 23
_PAYLOAD_MAX = 1 << 20

_Values = list[int | str | bytes | None]


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


def frames(log: bytes) -> list[tuple[int, bytes]]:
    """Page number and image of every frame of the log's present round, in order.

    Frames behind a damaged one are given too; those of an earlier round carry other salts and are left out.
    """
    if len(log) < _LOG_HEADER or int.from_bytes(log[8:12], "big") != PAGE:
        return []
    salts = log[16:24]
    found: list[tuple[int, bytes]] = []
    for start in range(_LOG_HEADER, len(log) - _FRAME_HEADER - PAGE + 1, _FRAME_HEADER + PAGE):
        head = log[start : start + _FRAME_HEADER]
        if head[8:16] == salts:
            found.append((int.from_bytes(head[:4], "big"), log[start + _FRAME_HEADER :][:PAGE]))
    return found


def salvage(main: bytes, log: bytes) -> dict[tuple[int, int], Row]:
    """Every complete row of a journal's file and log, by game and number, in order."""
    return _rows(_Pages(main, frames(log)))


def unplayed(log: bytes, played: int) -> dict[tuple[int, int], Row]:
    """Every complete row in the frames of the log behind the first `played`, by game and number, in order."""
    return _rows(_Pages(b"", frames(log)[played:]))


def _rows(pages: _Pages) -> dict[tuple[int, int], Row]:
    found: dict[tuple[int, int], Row] = {}
    for image in pages.images():
        for game, row in _leaf(pages, image):
            found[game, row.number] = row
    return dict(sorted(found.items()))


def _leaf(pages: _Pages, image: bytes) -> Iterator[tuple[int, Row]]:
    if len(image) < PAGE or image[0] != _LEAF:
        return
    count = min(int.from_bytes(image[3:5], "big"), (PAGE - 8) // 2)
    for index in range(count):
        start = int.from_bytes(image[8 + 2 * index : 10 + 2 * index], "big")
        for log in (True, False):
            try:
                found = _cell(pages, image, start, log)
            except (ValueError, IndexError):
                continue
            if found is not None:
                yield found
                break


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
    match values:
        case [
            _,
            str(kind),
            int(at_ms),
            str(source),
            str(text),
            int(seat),
            int(cause),
            str(facts),
            int(judged),
            int(checksum),
        ] if kind in RowKind._value2member_map_:
            game, number = key >> ROW_BITS, key & ((1 << ROW_BITS) - 1)
            row = Row(number, RowKind(kind), at_ms, source, text, seat, cause, facts, judged)
            return (game, row) if row.checksum(game) == checksum else None
    return None
