"""A board made of software: things are laid on it by name, and it speaks the protocol of a real one.

It has no clock and no port: `advance` moves its time, `take` hands over what it has sent since, each with the
time of sending. A domino's two cells settle 15 ms apart unless told otherwise. Everything is deterministic. What a
demonstration never does to a board, and what goes wrong with one, stands in firmware.bench.board.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Literal, TypeVar

from companion.core.errors import CompanionError
from companion.core.model import COLUMN_LETTERS
from companion.device.protocol import (
    MAJOR,
    MINOR,
    BoardCommand,
    Done,
    FromBoard,
    Heartbeat,
    Hello,
    Lifted,
    Message,
    Placed,
    Snapshot,
    encode,
)
from companion.device.reading.codebook import STEPS
from companion.device.tiles.code_words import EMPTY, turned
from companion.device.tiles.tileset import TileSet

APART_MS = 15
BEAT_MS = 500
MODULUS = 1 << 32
Spot = tuple[int, int]
"""Column and row from 1; beyond the edge allowed where something only hangs over."""
M = TypeVar("M", bound=FromBoard)


class VirtualBoardError(CompanionError):
    """Something was asked of a virtual board that a real one could not do."""


@dataclass(frozen=True, slots=True)
class Sent:
    """One thing that the board sent, a message or bytes that are none; at_ms as VirtualBoard.now_ms."""

    at_ms: int
    what: Message | bytes

    def line(self) -> bytes:
        """The bytes on the wire."""
        return self.what if isinstance(self.what, bytes) else encode(self.what)


class VirtualBoard:
    """A board with the things of a tile set to lay on it; it says hello as soon as it is made.

    Of tiles that are equal any number may lie; one that lies is named with its cell: "tile red C4".

    uid: 16 upper-case hex digits. size: columns and rows. boot: the number of this start. now_ms: milliseconds
    since the board was made.
    """

    firmware = "virtual"
    kind: Literal["board", "tray"] = "board"
    kings = 0

    def __init__(self, uid: str, tiles: TileSet, size: tuple[int, int] = (5, 5), *, boot: int = 1) -> None:
        self.uid = uid
        self.columns, self.rows = size
        self.words = [EMPTY] * (self.columns * self.rows)
        self.apart_ms = APART_MS
        self.now_ms = 0
        self._words_of = tiles.words()
        self._equal = frozenset(colour.thing for colour in tiles.colours)
        self._lain: dict[str, tuple[tuple[int, str], ...]] = {}  # name -> cell and word of each part on the board
        self._out: list[Sent] = []
        self._boot, self._seq = boot, 0
        self._next_beat_ms = BEAT_MS
        self.hello()

    # ---- what it says ----

    def hello(self) -> None:
        """Say who this is."""
        told = {"firmware": self.firmware, "uid": self.uid, "kind": self.kind, "kings": self.kings}
        self._send(Hello, major=MAJOR, minor=MINOR, columns=self.columns, rows=self.rows, **told)

    def snapshot(self) -> None:
        """Say what all cells read."""
        self._send(Snapshot, words=" ".join(self.words))

    def answer(self, command: BoardCommand) -> None:
        """Do what the daemon asks, and say `done`."""
        refused = self._obey(command)
        self._send(Done, number=command.number, ok=int(not refused), reason=refused)

    def _obey(self, command: BoardCommand) -> str:
        """Do what the daemon of a demonstration asks; why it is refused, "" where it is not."""
        if command.command == "hello":
            self.hello()
        elif command.command == "snapshot":
            self.snapshot()
        return ""

    def advance(self, ms: int) -> None:
        """Let so many milliseconds pass, with two heartbeats a second."""
        end_ms = self.now_ms + ms
        while self._next_beat_ms <= end_ms:
            self.now_ms = self._next_beat_ms
            self._next_beat_ms += BEAT_MS
            self._send(Heartbeat)
        self.now_ms = end_ms

    def take(self) -> list[Sent]:
        """What was sent since the last call."""
        out, self._out = self._out, []
        return out

    def _send(self, message: type[M], **facts: Any) -> None:
        made = message(seq=self._seq, boot=self._boot, at_ms=self.now_ms % MODULUS, **facts)
        self._seq = (self._seq + 1) % MODULUS
        self._out.append(Sent(self.now_ms, made))

    # ---- laying and lifting ----

    def lay(self, thing: str, *spots: Spot) -> None:
        """Lay a domino (the spots of half a and half b), a castle or a tile of a colour (one spot)."""
        words = self._words(thing)
        if thing in self._lain:
            raise VirtualBoardError("virtual-lies-already", thing=thing)
        turn = self._turn(thing, spots)
        cells = [self._free_cell(spot) for spot in spots]
        self._settle(thing, [(cell, turned(word, turn)) for cell, word in zip(cells, words, strict=True)])

    def lift(self, thing: str) -> None:
        """Take a thing away; one of equal ones by its name with its cell."""
        parts = self._lain.pop(thing, None)
        if parts is None:
            raise VirtualBoardError("virtual-lies-not", thing=thing)
        self._show([(cell, self._empty(cell)) for cell, _ in parts])

    # ---- cells ----

    def name(self, cell: int) -> str:
        """A cell's notation, "B3"."""
        return f"{COLUMN_LETTERS[cell % self.columns]}{cell // self.columns + 1}"

    def _empty(self, _cell: int) -> str:
        """The word of a cell on which nothing lies."""
        return EMPTY

    def _is_empty(self, cell: int) -> bool:
        return self.words[cell] == self._empty(cell)

    def _cell(self, spot: Spot) -> int:
        x, y = spot
        if not (1 <= x <= self.columns and 1 <= y <= len(self.words) // self.columns):
            raise VirtualBoardError("virtual-no-cell", column=x, row=y)
        return (y - 1) * self.columns + x - 1

    def _free_cell(self, spot: Spot) -> int:
        """The spot's cell, where nothing lies."""
        cell = self._cell(spot)
        if not self._is_empty(cell):
            raise VirtualBoardError("virtual-taken", cell=self.name(cell))
        return cell

    def _words(self, thing: str) -> Sequence[str]:
        words = self._words_of.get(thing)
        if words is None:
            raise VirtualBoardError("virtual-no-thing", thing=thing)
        return words

    def _turn(self, thing: str, spots: Sequence[Spot]) -> int:
        """The quarter turns of a thing whose parts lie on these spots."""
        expected = len(self._words(thing))
        if len(spots) != expected:
            raise VirtualBoardError("virtual-spots", thing=thing, count=len(spots), expected=expected)
        if len(spots) == 1:
            return 0
        (x, y), (other_x, other_y) = spots
        step = (other_x - x, other_y - y)
        if step not in STEPS:
            raise VirtualBoardError("virtual-not-neighbours", thing=thing)
        return STEPS.index(step)

    def _settle(self, thing: str, parts: list[tuple[int, str]]) -> None:
        name = f"{thing} {self.name(parts[0][0])}" if thing in self._equal else thing
        self._lain[name] = tuple(parts)
        self._show(parts)

    def _show(self, words: Iterable[tuple[int, str]]) -> None:
        """Let cells read these words, one after the other."""
        for cell, word in words:
            if self.words[cell] == word:
                continue
            self.advance(self.apart_ms)
            self.words[cell] = word
            if self._is_empty(cell):
                self._send(Lifted, cell=cell)
            else:
                self._send(Placed, cell=cell, word=word)
