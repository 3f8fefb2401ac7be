"""Boards and trays of software alone, with all that hands and accidents do to them.

firmware.bench.script says the same in words of its own, firmware.bench.port lets them live behind a terminal.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Literal

from companion.device.protocol import (
    BoardCommand,
    Button,
    Fault,
    FirmwareLog,
    Heartbeat,
    Notice,
    Sensor,
    Touch,
)
from companion.device.reading.tray import KING, NO_KING, SLOT_ROWS, STANDS, TRAY
from companion.device.tiles.code_words import EMPTY, Lots, turned
from companion.device.tiles.tileset import TileSet
from companion.device.virtual.board import BEAT_MS, MODULUS, M, Sent, Spot, VirtualBoard, VirtualBoardError

FIELD_UT: Final = {"+": 42_000, "-": -42_000, "0": 0, "?": 19_000}
"""What a sensor of the data sheet's board reads over a pocket, in microtesla."""
NO_CELL: Final = 255


class BenchBoard(VirtualBoard):
    """A virtual board that can be used in every way, and suffers everything that a real one suffers.

    kind: a tray has a king's sensor in each slot, whose spots lie beyond the last row, one more row for each line
    of slots. boot: the number of this start; start_ms: what its clock shows then. now_ms: unplugged too.
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
        self.kind = kind
        self._squares = size[0] * size[1]
        self.kings = self._squares // SLOT_ROWS if kind == TRAY else 0
        self.powered, self.touch_on = True, False
        self.boot_loader: Callable[[], None] | None = None
        self._losing = 0
        self._ahead_ms = start_ms  # of now_ms, the board's own clock
        super().__init__(uid, tiles, size, boot=boot)
        self.words += [NO_KING] * self.kings

    # ---- what it says ----

    def answer(self, command: BoardCommand) -> None:
        """See VirtualBoard; then enter what stands for a boot loader, if anything does."""
        super().answer(command)
        if command.command == "bootloader" and self.boot_loader:
            self.boot_loader()

    def _obey(self, command: BoardCommand) -> str:
        match command.command:
            case "touch":
                self.touch_on = bool(command.value)
            case "sensors":
                return self._sensors(command.value)
            case "calibrate":
                return "" if all(map(self._is_empty, range(len(self.words)))) else "occupied"
            case "gain":
                return self._gain(command.value)
            case "kind" | "volts" | "power":
                own = 16 * self.columns + self.rows + 256 * (self.kind == "tray")
                return "" if (command.command, command.value) == ("kind", own) else "unsupported"
            case "report":
                self._send(FirmwareLog, text="a board made of software: no scans, no stack, no calibration")
            case "bootloader":
                return "" if self.boot_loader else "unsupported"
        return super()._obey(command)

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

    def advance(self, ms: int) -> None:
        """See VirtualBoard; without power there is no heartbeat."""
        if self.powered:
            super().advance(ms)
        else:
            self.now_ms += ms

    def _send(self, message: type[M], **facts: Any) -> None:
        if not self.powered:
            return
        at_ms = (self._ahead_ms + self.now_ms) % MODULUS
        made = message(seq=self._seq, boot=self._boot, at_ms=at_ms, **facts)
        self._seq = (self._seq + 1) % MODULUS
        if self._losing:
            self._losing -= 1
        else:
            self._out.append(Sent(self.now_ms, made))

    # ---- laying and lifting ----

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

    def where(self, thing: str) -> tuple[Spot, ...]:
        """The spots on which a thing lies, part by part; none if it does not."""
        cells = [cell for cell, _ in self._lain.get(thing, ())]
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
        parts = self._lain.get(thing)
        if parts is None:
            raise VirtualBoardError("virtual-lies-not", thing=thing)
        called = self._called(thing)
        turn = self._turn(called, spots)
        own = {cell for cell, _ in parts}
        cells = [cell if (cell := self._cell(spot)) in own else self._free_cell(spot) for spot in spots]
        moved = [(cell, turned(word, turn)) for cell, word in zip(cells, self._words(called), strict=True)]
        del self._lain[thing]
        self._show([(cell, EMPTY) for cell in own - set(cells)])
        self._settle(called, moved)

    def rotate(self, castle: str, quarter_turns: int = 1) -> None:
        """Turn a castle, or a tile of one part, on its cell."""
        parts = self._lain.get(castle, ())
        if len(parts) != 1:
            raise VirtualBoardError("virtual-lies-not", thing=castle)
        ((cell, word),) = parts
        self._settle(self._called(castle), [(cell, turned(word, quarter_turns))])

    def knock(self, count: int = 0, seed: int = 1) -> list[str]:
        """Knock things off the board, all or `count` of them, in a jumble of wrong words; tells which."""
        lots = Lots(seed)
        things = sorted(self._lain)
        gone = [things.pop(lots.below(len(things))) for _ in range(count or len(things)) if things]
        cells = [cell for thing in gone for cell, _ in self._lain[thing]]
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
        self.powered, self.touch_on = True, False
        self._boot = (self._boot + 1) % MODULUS
        self._ahead_ms, self._seq = -self.now_ms, 0
        self._next_beat_ms = self.now_ms + BEAT_MS
        self.hello()

    def _raw(self, data: bytes) -> None:
        if self.powered:
            self._out.append(Sent(self.now_ms, data))

    # ---- cells ----

    def _called(self, name: str) -> str:
        """The thing of the set that lies under a name: of equal ones the name without its cell."""
        return name if name in self._words_of else name.rpartition(" ")[0]

    def _empty(self, cell: int) -> str:
        return EMPTY if cell < self._squares else NO_KING

    def _free_cell(self, spot: Spot) -> int:
        if self._cell(spot) >= self._squares:
            raise VirtualBoardError("virtual-no-cell", column=spot[0], row=spot[1])
        return super()._free_cell(spot)


def king_on(slot: int, line: int) -> str:
    """How a king is named among the things that lie; it has no name in a game."""
    return f"{KING} {slot} {line}"
