"""A board made of software: things are laid on it by name, and it speaks the protocol of a real one.

It has no clock and no port: `advance` moves its time, `take` hands over what it has sent since, each with the
time of sending. A domino's two cells settle 15 ms apart unless told otherwise. Everything is deterministic.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Literal, TypeVar

from companion.board.codebook import STEPS
from companion.board.tileset import TileSet
from companion.board.words import EMPTY, Lots, turned
from companion.errors import CompanionError
from companion.model import COLUMN_LETTERS, Fact
from companion.protocol import (
    MAJOR,
    MINOR,
    Button,
    Command,
    Done,
    Fault,
    FromBoard,
    Heartbeat,
    Hello,
    Lifted,
    Log,
    Message,
    Placed,
    Sensor,
    Snapshot,
    Touch,
    encode,
)

FIRMWARE = "virtual"
BEAT_MS = 500
APART_MS = 15
MODULUS = 1 << 32
FIELD_UT = {"+": 42_000, "-": -42_000, "0": 0, "?": 19_000}
"""What a sensor of the data sheet's board reads over a pocket, in microtesla."""
NO_CELL = 255
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


@dataclass(frozen=True, slots=True)
class _Lain:
    """Where a thing lies: the cell and word of each of its parts that is on the board."""

    parts: tuple[tuple[int, str], ...]


class VirtualBoard:
    """A board with the things of a tile set to lay on it; it says hello as soon as it is made.

    uid: 16 upper-case hex digits. size: columns and rows. boot: the number of this start; start_ms: what its
    clock shows then.
    """

    def __init__(
        self,
        uid: str,
        tiles: TileSet,
        size: tuple[int, int] = (5, 5),
        *,
        kind: Literal["board", "tray"] = "board",
        boot: int = 1,
        start_ms: int = 0,
    ) -> None:
        self.uid, self.kind = uid, kind
        self.columns, self.rows = size
        self.words = [EMPTY] * (self.columns * self.rows)
        self.apart_ms = APART_MS
        self.touch_on = False
        self.powered = True
        self.firmware = FIRMWARE
        self.boot_loader: Callable[[], None] | None = None
        self._words_of: dict[str, tuple[str, ...]] = {d.thing: d.words for d in tiles.dominoes}
        self._words_of |= {c.thing: (c.word,) for c in tiles.castles}
        self._lain: dict[str, _Lain] = {}
        self._out: list[Sent] = []
        self._losing = 0
        self._boot = boot
        self._now_ms = self._powered_ms = self._clock_ms = self._seq = 0
        self._next_beat_ms = BEAT_MS
        self._start(start_ms)

    # ---- time and wire ----

    def advance(self, ms: int) -> None:
        """Let so many milliseconds pass, with two heartbeats a second."""
        end_ms = self._now_ms + ms
        while self.powered and self._next_beat_ms <= end_ms:
            self._now_ms = self._next_beat_ms
            self._next_beat_ms += BEAT_MS
            self._send(Heartbeat)
        self._now_ms = end_ms

    @property
    def now_ms(self) -> int:
        """Milliseconds since the first power-up, unplugged times included."""
        return self._now_ms

    def take(self) -> list[Sent]:
        """What was sent since the last call."""
        out, self._out = self._out, []
        return out

    def hello(self) -> None:
        """Say who this is."""
        size = {"columns": self.columns, "rows": self.rows}
        self._send(
            Hello,
            major=MAJOR,
            minor=MINOR,
            firmware=self.firmware,
            uid=self.uid,
            kind=self.kind,
            **size,
        )

    def snapshot(self) -> None:
        """Say what all cells read."""
        self._send(Snapshot, words=" ".join(self.words))

    def answer(self, command: Command) -> None:
        """Do what the daemon asks, and say `done`; then enter what stands for a boot loader, if anything does."""
        refused = ""
        match command.command:
            case "hello":
                self.hello()
            case "snapshot":
                self.snapshot()
            case "touch":
                self.touch_on = bool(command.value)
            case "sensors":
                refused = self._sensors(command.value)
            case "calibrate":
                refused = "" if set(self.words) == {EMPTY} else "occupied"
            case "gain":
                refused = self._gain(command.value)
            case "kind":
                own = 16 * self.columns + self.rows + 256 * (self.kind == "tray")
                refused = "" if command.value == own else "unsupported"
            case "report":
                self._send(Log, text="a board made of software: no scans, no stack, no calibration")
            case "bootloader":
                refused = "" if self.boot_loader else "unsupported"
        self._send(Done, number=command.number, ok=int(not refused), reason=refused)
        if command.command == "bootloader" and self.boot_loader:
            self.boot_loader()

    def _sensors(self, cell: int) -> str:
        if cell >= len(self.words):
            return "value"
        for sensor, trit in enumerate(self.words[cell]):
            self._send(Sensor, cell=cell, sensor=sensor, field_ut=FIELD_UT[trit])
        return ""

    def _gain(self, cell: int) -> str:
        if cell >= len(self.words):
            return "value"
        return "" if set(self.words[cell]) == {"+"} else "range"

    def _send(self, message: type[M], **facts: Any) -> None:
        if not self.powered:
            return
        clock_ms = (self._clock_ms + self._now_ms - self._powered_ms) % MODULUS
        made = message(seq=self._seq, boot=self._boot, at_ms=clock_ms, **facts)
        self._seq = (self._seq + 1) % MODULUS
        if self._losing:
            self._losing -= 1
        else:
            self._out.append(Sent(self._now_ms, made))

    def _start(self, clock_ms: int) -> None:
        self._clock_ms, self._powered_ms, self._seq = clock_ms, self._now_ms, 0
        self._next_beat_ms = self._now_ms + BEAT_MS
        self.hello()

    # ---- laying and lifting ----

    def lay(self, thing: str, *spots: Spot) -> None:
        """Lay a domino (the spots of half a and half b) or a castle (one spot)."""
        words = self._words(thing)
        if thing in self._lain:
            raise VirtualBoardError("virtual-lies-already", thing=thing)
        turn = self._turn(thing, spots)
        cells = [self._free_cell(spot) for spot in spots]
        self._settle(thing, [(cell, turned(word, turn)) for cell, word in zip(cells, words, strict=True)])

    def half(self, thing: str, part: str, spot: Spot, partner: Spot | None = None) -> None:
        """Lay one half of a domino flat; the other hangs over its partner's spot, perhaps beyond the edge."""
        words = self._words(thing)
        if len(words) != 2 or part not in ("a", "b"):
            raise VirtualBoardError("virtual-no-half", thing=thing, half=part)
        if thing in self._lain:
            raise VirtualBoardError("virtual-lies-already", thing=thing)
        cell, (x, y) = self._free_cell(spot), spot
        over = partner or ((x + 1, y) if part == "a" else (x - 1, y))
        turn = self._turn(thing, (spot, over) if part == "a" else (over, spot))
        self._settle(thing, [(cell, turned(words["ab".index(part)], turn))])

    def lift(self, thing: str) -> None:
        """Take a thing away."""
        lain = self._lain.pop(thing, None)
        if lain is None:
            raise VirtualBoardError("virtual-lies-not", thing=thing)
        self._show([(cell, EMPTY) for cell, _ in lain.parts])

    def where(self, thing: str) -> tuple[Spot, ...]:
        """The spots on which a thing lies, part by part; none if it does not."""
        lain = self._lain.get(thing)
        cells = [cell for cell, _ in lain.parts] if lain else []
        return tuple((cell % self.columns + 1, cell // self.columns + 1) for cell in cells)

    def slide(self, thing: str, *spots: Spot) -> None:
        """Push a thing along to other spots; it leaves cells empty, and those that it keeps read anew."""
        lain = self._lain.get(thing)
        if lain is None:
            raise VirtualBoardError("virtual-lies-not", thing=thing)
        turn = self._turn(thing, spots)
        own = {cell for cell, _ in lain.parts}
        cells = [self._free_cell(spot, own) for spot in spots]
        parts = [(cell, turned(word, turn)) for cell, word in zip(cells, self._words(thing), strict=True)]
        self._show([(cell, EMPTY) for cell in own - set(cells)])
        self._settle(thing, parts)

    def rotate(self, castle: str, quarter_turns: int = 1) -> None:
        """Turn a castle on its cell."""
        lain = self._lain.get(castle)
        if lain is None or len(lain.parts) != 1:
            raise VirtualBoardError("virtual-lies-not", thing=castle)
        ((cell, word),) = lain.parts
        self._settle(castle, [(cell, turned(word, quarter_turns))])

    def knock(self, count: int = 0, seed: int = 1) -> list[str]:
        """Knock things off the board, all or `count` of them, in a jumble of wrong words; tells which."""
        lots = Lots(seed)
        things = sorted(self._lain)
        gone = [things.pop(lots.below(len(things))) for _ in range(count or len(things)) if things]
        cells = [cell for thing in gone for cell, _ in self._lain[thing].parts]
        for thing in gone:
            del self._lain[thing]
        for cell in cells:
            if lots.below(2):
                self._show([(cell, "".join("+-0?"[lots.below(4)] for _ in range(4)) + "?")])
        while cells:
            self._show([(cells.pop(lots.below(len(cells))), EMPTY)])
        return gone

    # ---- dirt ----

    def word(self, spot: Spot, word: str) -> None:
        """Let a cell read any word, wrong or foreign."""
        self._show([(self._cell(spot), word)])

    def flap(self, spot: Spot, count: int, every_ms: int) -> None:
        """Let a cell change so many times, empty and back."""
        cell = self._cell(spot)
        shown = self.words[cell]
        other = EMPTY if shown != EMPTY else "++++-"
        for i in range(count):
            self._show([(cell, other if i % 2 == 0 else shown)])
            self.advance(max(0, every_ms - self.apart_ms))

    def press(self, button: int) -> None:
        """Press a button, 1 to 5."""
        self._send(Button, button=button)

    def touch(self, spot: Spot) -> None:
        """Rest the wand on a cell; told only while the daemon has switched it on and something lies there."""
        cell = self._cell(spot)
        if self.touch_on and self.words[cell] != EMPTY:
            self._send(Touch, cell=cell)

    def fault(self, name: str, spot: Spot | None = None, sensor: int = NO_CELL, cleared: bool = False) -> None:
        """Report a fault, of the whole board without a spot, or that it is over."""
        cell = NO_CELL if spot is None else self._cell(spot)
        self._send(Fault, fault=name, cell=cell, sensor=sensor, cleared=int(cleared))

    def garbage(self, count: int, seed: int = 1) -> None:
        """Send bytes that look like chance, and end the line."""
        lots = Lots(seed)
        self._raw(bytes(lots.below(256) for _ in range(count)) + b"\n")

    def cut(self) -> None:
        """Send half a heartbeat's line, and the rest never."""
        before = len(self._out)
        self._send(Heartbeat)
        if len(self._out) > before:
            line = self._out.pop().line()
            self._raw(line[: len(line) // 2])

    def lose(self, count: int) -> None:
        """Let the next messages be lost on their way."""
        self._losing += count

    def unplug(self) -> None:
        """Cut the power; what lies on the board goes on lying there, and may be moved unseen."""
        self.powered = False

    def plug(self) -> None:
        """Power up again: another boot number, a clock that begins anew, hello."""
        if self.powered:
            raise VirtualBoardError("virtual-powered")
        self.powered = True
        self._boot = (self._boot + 1) % MODULUS
        self.touch_on = False
        self._start(0)

    def _raw(self, data: bytes) -> None:
        if self.powered:
            self._out.append(Sent(self._now_ms, data))

    # ---- cells ----

    def name(self, cell: int) -> str:
        """A cell's notation, "B3"."""
        return f"{COLUMN_LETTERS[cell % self.columns]}{cell // self.columns + 1}"

    def _cell(self, spot: Spot) -> int:
        x, y = spot
        if not (1 <= x <= self.columns and 1 <= y <= self.rows):
            raise VirtualBoardError("virtual-no-cell", column=x, row=y)
        return (y - 1) * self.columns + x - 1

    def _free_cell(self, spot: Spot, own: Iterable[int] = ()) -> int:
        """The spot's cell, where nothing lies but perhaps the thing itself."""
        cell = self._cell(spot)
        if self.words[cell] != EMPTY and cell not in own:
            raise VirtualBoardError("virtual-taken", cell=self.name(cell))
        return cell

    def _words(self, thing: str) -> Sequence[str]:
        words = self._words_of.get(thing)
        if words is None:
            raise VirtualBoardError("virtual-no-thing", thing=thing)
        return words

    def _turn(self, thing: str, spots: Sequence[Spot]) -> int:
        """The quarter turns of a thing whose parts lie on these spots."""
        facts: dict[str, Fact] = {"thing": thing}
        if len(spots) != len(self._words(thing)):
            raise VirtualBoardError("virtual-spots", **facts, count=len(spots), expected=len(self._words(thing)))
        if len(spots) == 1:
            return 0
        (x, y), (other_x, other_y) = spots
        step = (other_x - x, other_y - y)
        if step not in STEPS:
            raise VirtualBoardError("virtual-not-neighbours", **facts)
        return STEPS.index(step)

    def _settle(self, thing: str, parts: list[tuple[int, str]]) -> None:
        self._lain[thing] = _Lain(tuple(parts))
        self._show(parts)

    def _show(self, words: Iterable[tuple[int, str]]) -> None:
        """Let cells read these words, one after the other."""
        for cell, word in words:
            if self.words[cell] == word:
                continue
            self.advance(self.apart_ms)
            self.words[cell] = word
            if word == EMPTY:
                self._send(Lifted, cell=cell)
            else:
                self._send(Placed, cell=cell, word=word)
