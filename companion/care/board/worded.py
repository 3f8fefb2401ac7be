"""What one board says, in words: cells by their names and what lies there."""

from __future__ import annotations

from collections.abc import Iterator

from companion.core.model import Fact, Phrase, Place, Reading
from companion.device.protocol import (
    MAJOR,
    Button,
    Fault,
    FirmwareLog,
    FromBoard,
    Hello,
    LogLine,
    Notice,
    OtherMajor,
    Received,
    Snapshot,
    Touch,
    fits,
)
from companion.device.reading.codebook import Codebook
from companion.device.reading.tracker import STRONG_FIELD, Tracker
from companion.device.reading.tray import KING, KING_KIND, TRAY
from companion.device.tiles.check import kind_phrase
from companion.device.tiles.tileset import CASTLE_KIND

NOTICES = frozenset(f"started-{cause}" for cause in ("power", "reset", "watchdog", "software", "bootloader"))
NOTICES |= {"supply-weak", "supply-good", "resumed"}
"""The ids of notices that have words."""
WHOLE = 255
"""Cell of a fault that is of the whole board."""


class WordedBoard:
    """One board, tracked without a game. number: how it is called in print; book: of the active tiles."""

    def __init__(self, number: int, hello: Hello, book: Codebook) -> None:
        self.number = number
        self.uid = hello.uid
        self._hello = hello
        self._book = book
        self._name = TRAY if hello.kind == TRAY else hello.uid
        self._tracker = Tracker.of(hello, self._name, self._book)
        self._boot = hello.boot
        self._cells: dict[Place, Phrase] = {}

    def hear(self, got: Received) -> Iterator[Phrase]:
        """What a message says, one phrase a fact; heartbeats and answers say nothing."""
        if not isinstance(got, FromBoard):
            yield from self.stranger(got)
            return
        if got.boot != self._boot:
            self._boot = got.boot
            yield Phrase("monitor-restarted")
        if not fits(self._hello, got):
            yield Phrase("monitor-unfitting")
            return
        yield from self._event(got)
        self._tracker.feed(got)
        yield from self._changes(cells_of(self._tracker.reading, self._book))
        if isinstance(got, Snapshot):
            count = len({piece.thing for _, piece in self._tracker.reading.pieces})
            yield Phrase("monitor-snapshot", {"count": count})

    @staticmethod
    def stranger(got: Received) -> Iterator[Phrase]:
        """What can be said of a line without knowing its board."""
        if isinstance(got, OtherMajor):
            yield Phrase("board-version", {"theirs": got.major, "ours": MAJOR})
        elif isinstance(got, LogLine | FirmwareLog):
            yield Phrase("monitor-log", {"text": got.text})

    def _event(self, got: FromBoard) -> Iterator[Phrase]:
        if isinstance(got, Touch):
            yield Phrase("monitor-touch", {"cell": self._place(got.cell)})
        elif isinstance(got, Button):
            yield Phrase("monitor-button", {"number": got.button})
        elif isinstance(got, Fault):
            yield fault_phrase(got, None if got.cell == WHOLE else self._place(got.cell))
        elif isinstance(got, Notice):
            hello = self._hello
            if got.notice == STRONG_FIELD and got.value < hello.columns * hello.rows + hello.kings:
                yield Phrase("monitor-strong-field", {"cell": self._place(got.value)})
                return
            known = got.notice if got.notice in NOTICES else "other"
            yield Phrase("monitor-notice", {"notice": known, "value": got.value})
        elif isinstance(got, FirmwareLog):
            yield Phrase("monitor-log", {"text": got.text})

    def _changes(self, now: dict[Place, Phrase]) -> Iterator[Phrase]:
        before, self._cells = self._cells, now
        for place in sorted(before.keys() | now.keys(), key=lambda place: (place.y, place.x)):
            if before.get(place) != now.get(place):
                yield Phrase("monitor-cell", {"cell": place, "what": now.get(place, Phrase("monitor-empty"))})

    def _place(self, cell: int) -> Place:
        return Place(self._name, cell % self._hello.columns + 1, cell // self._hello.columns + 1)


def fault_phrase(fault: Fault, cell: Place | None) -> Phrase:
    """What a board's fault is, or that it is over, and where; None: of the whole board."""
    facts: dict[str, Fact] = {"fault": fault.fault, "cleared": fault.cleared}
    return Phrase("monitor-fault-at", {**facts, "cell": cell}) if cell else Phrase("monitor-fault", facts)


def cells_of(reading: Reading, book: Codebook) -> dict[Place, Phrase]:
    """What lies on each cell that is not empty: a half and its domino, a castle, a tile, a king, a doubt."""
    cells = {place: kind_phrase(kind) for place, kind in reading.kinds if kind not in (CASTLE_KIND, KING_KIND)}
    for place, piece in reading.pieces:
        sort, _, number = piece.thing.partition(" ")
        if sort == KING:
            cells[place] = Phrase("monitor-king")
        elif sort == "castle":
            cells[place] = Phrase("tiles-castle", {"number": int(number)})
        elif place in cells and piece.part:
            kind = book.kinds_of[piece.thing]["ab".index(piece.part)]
            cells[place] = Phrase("monitor-half", {"number": int(number), "what": kind_phrase(kind)})
    cells |= {place: Phrase("monitor-doubt", {"doubt": doubt.value}) for place, doubt in reading.doubts}
    return cells
