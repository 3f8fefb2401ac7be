"""A board made of software: things are laid on it by name, and it speaks the protocol of a real one.

It has no clock and no port: `advance` moves its time, `take` hands over what it has sent since, each with the
time of sending. A domino's two cells settle 15 ms apart unless told otherwise. Everything is deterministic.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Literal

from companion.core.model import COLUMN_LETTERS, Fact
from companion.device.protocol import (
    MAJOR,
    MINOR,
    BoardCommand,
    Button,
    Done,
    Fault,
    FirmwareLog,
    Hello,
    Lifted,
    Notice,
    Placed,
    Sensor,
    Snapshot,
    Touch,
)
from companion.device.reading.codebook import STEPS
from companion.device.reading.tray import KING, NO_KING, SLOT_ROWS, STANDS, TRAY
from companion.device.tiles.code_words import EMPTY, Lots, turned
from companion.device.tiles.tileset import TileSet
from companion.device.virtual.wire import VirtualBoardError, VirtualWire

FIRMWARE = "virtual"
APART_MS = 15
FIELD_UT = {"+": 42_000, "-": -42_000, "0": 0, "?": 19_000}
"""What a sensor of the data sheet's board reads over a pocket, in microtesla."""
NO_CELL = 255
Spot = tuple[int, int]
"""Column and row from 1; beyond the edge allowed where something only hangs over."""


@dataclass(frozen=True, slots=True)
class _Lain:
    """Where a thing lies: the cell and word of each of its parts that is on the board."""

    thing: str
    parts: tuple[tuple[int, str], ...]


class VirtualBoard(VirtualWire):
    """A board with the things of a tile set to lay on it; it says hello as soon as it is made.

    Of tiles that are equal any number may lie; one that lies is named with its cell: "tile red C4".

    uid: 16 upper-case hex digits. size: columns and rows. kind: a tray has a king's sensor in each slot, whose
    spots lie beyond the last row, one more row for each line of slots. boot: the number of this start; start_ms:
    what its clock shows then.
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
        self._squares = self.columns * self.rows
        self.kings = self._squares // SLOT_ROWS if kind == TRAY else 0
        self.words = [EMPTY] * self._squares + [NO_KING] * self.kings
        self.apart_ms = APART_MS
        self.firmware = FIRMWARE
        self.boot_loader: Callable[[], None] | None = None
        self._words_of = tiles.words()
        self._equal = frozenset(colour.thing for colour in tiles.colours)
        self._lain: dict[str, _Lain] = {}
        super().__init__(boot, start_ms)

    # ---- what it says ----

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
            kings=self.kings,
        )

    def snapshot(self) -> None:
        """Say what all cells read."""
        self._send(Snapshot, words=" ".join(self.words))

    def answer(self, command: BoardCommand) -> None:
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
                refused = "" if all(map(self._is_empty, range(len(self.words)))) else "occupied"
            case "gain":
                refused = self._gain(command.value)
            case "kind":
                own = 16 * self.columns + self.rows + 256 * (self.kind == "tray")
                refused = "" if command.value == own else "unsupported"
            case "report":
                self._send(FirmwareLog, text="a board made of software: no scans, no stack, no calibration")
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

    # ---- laying and lifting ----

    def lay(self, thing: str, *spots: Spot) -> None:
        """Lay a domino (the spots of half a and half b), a castle or a tile of a colour (one spot)."""
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
        """Take a thing away; one of equal ones by its name with its cell."""
        lain = self._lain.pop(thing, None)
        if lain is None:
            raise VirtualBoardError("virtual-lies-not", thing=thing)
        self._show([(cell, self._empty(cell)) for cell, _ in lain.parts])

    def where(self, thing: str) -> tuple[Spot, ...]:
        """The spots on which a thing lies, part by part; none if it does not."""
        lain = self._lain.get(thing)
        cells = [cell for cell, _ in lain.parts] if lain else []
        return tuple((cell % self.columns + 1, cell // self.columns + 1) for cell in cells)

    def slot(self, thing: str, slot: int, line: int, *, turned_round: bool = False) -> None:
        """Stand a domino upright in a slot of the tray: half a near the players, or far from them.

        slot: 1 to 5 from the left; line: 1 is nearer to the players, 2 farther.
        """
        near, far = (slot, SLOT_ROWS * line - 1), (slot, SLOT_ROWS * line)
        self.lay(thing, *((far, near) if turned_round else (near, far)))

    def king(self, slot: int, line: int, sign: str = "+") -> None:
        """Put a king on the middle of a slot; sign: "+" north pole down, "-" south pole down."""
        if sign not in STANDS:
            raise ValueError(sign)
        cell = self._cell((slot, self.rows + line))
        if self.words[cell] != NO_KING:
            raise VirtualBoardError("virtual-taken", cell=self.name(cell))
        self._settle(king_on(slot, line), [(cell, sign)])

    def take_king(self, slot: int, line: int) -> None:
        """Take the king off a slot."""
        self.lift(king_on(slot, line))

    def slide(self, thing: str, *spots: Spot) -> None:
        """Push a thing along to other spots; it leaves cells empty, and those that it keeps read anew."""
        lain = self._lain.get(thing)
        if lain is None:
            raise VirtualBoardError("virtual-lies-not", thing=thing)
        turn = self._turn(lain.thing, spots)
        own = {cell for cell, _ in lain.parts}
        cells = [self._free_cell(spot, own) for spot in spots]
        parts = [(cell, turned(word, turn)) for cell, word in zip(cells, self._words(lain.thing), strict=True)]
        del self._lain[thing]
        self._show([(cell, EMPTY) for cell in own - set(cells)])
        self._settle(lain.thing, parts)

    def rotate(self, castle: str, quarter_turns: int = 1) -> None:
        """Turn a castle, or a tile of one part, on its cell."""
        lain = self._lain.get(castle)
        if lain is None or len(lain.parts) != 1:
            raise VirtualBoardError("virtual-lies-not", thing=castle)
        ((cell, word),) = lain.parts
        self._settle(lain.thing, [(cell, turned(word, quarter_turns))])

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
                jumble = "".join("+-0?"[lots.below(4)] for _ in range(4)) + "?"
                self._show([(cell, jumble[-len(self.words[cell]) :])])
        while cells:
            cell = cells.pop(lots.below(len(cells)))
            self._show([(cell, self._empty(cell))])
        return gone

    # ---- dirt ----

    def word(self, spot: Spot, word: str) -> None:
        """Let a cell read any word, wrong or foreign."""
        cell = self._cell(spot)
        if len(word) != len(self.words[cell]):
            raise VirtualBoardError("virtual-word", cell=self.name(cell), count=len(self.words[cell]))
        self._show([(cell, word)])

    def flap(self, spot: Spot, count: int, every_ms: int) -> None:
        """Let a cell change so many times, empty and back."""
        cell = self._cell(spot)
        shown = self.words[cell]
        other = "++++-"[: len(shown)] if self._is_empty(cell) else self._empty(cell)
        for i in range(count):
            self._show([(cell, other if i % 2 == 0 else shown)])
            self.advance(max(0, every_ms - self.apart_ms))

    def press(self, button: int) -> None:
        """Press a button, 1 to 5."""
        self._send(Button, button=button)

    def touch(self, spot: Spot) -> None:
        """Rest the wand on a cell; told only while the daemon has switched it on and something lies there."""
        cell = self._cell(spot)
        if self.touch_on and not self._is_empty(cell):
            self._send(Touch, cell=cell)

    def fault(self, name: str, spot: Spot | None = None, sensor: int = NO_CELL, cleared: bool = False) -> None:
        """Report a fault, of the whole board without a spot, or that it is over."""
        cell = NO_CELL if spot is None else self._cell(spot)
        self._send(Fault, fault=name, cell=cell, sensor=sensor, cleared=int(cleared))

    def notice(self, name: str, value: int = 0) -> None:
        """Report that something happened which is no fault."""
        self._send(Notice, notice=name, value=value)

    # ---- cells ----

    def name(self, cell: int) -> str:
        """A cell's notation, "B3"."""
        return f"{COLUMN_LETTERS[cell % self.columns]}{cell // self.columns + 1}"

    def _empty(self, cell: int) -> str:
        return EMPTY if cell < self._squares else NO_KING

    def _is_empty(self, cell: int) -> bool:
        return self.words[cell] == self._empty(cell)

    def _cell(self, spot: Spot) -> int:
        x, y = spot
        rows = len(self.words) // self.columns
        if not (1 <= x <= self.columns and 1 <= y <= rows):
            raise VirtualBoardError("virtual-no-cell", column=x, row=y)
        return (y - 1) * self.columns + x - 1

    def _free_cell(self, spot: Spot, own: Iterable[int] = ()) -> int:
        """The spot's cell, where nothing lies but perhaps the thing itself."""
        cell = self._cell(spot)
        if cell >= self._squares:
            raise VirtualBoardError("virtual-no-cell", column=spot[0], row=spot[1])
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
        name = f"{thing} {self.name(parts[0][0])}" if thing in self._equal else thing
        self._lain[name] = _Lain(thing, tuple(parts))
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


def king_on(slot: int, line: int) -> str:
    """How a king is named among the things that lie; it has no name in a game."""
    return f"{KING} {slot} {line}"
