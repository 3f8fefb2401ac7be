"""Hands over a board: perform a script of firmware.bench.script, and tell what sensors feel and when.

What lies where is kept by a board of software; here its words become millivolts by a plain map: a magnet of
84 mT or none. firmware.bench.magnets does the same through the physics of hardware.magnets.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from companion.device.tiles.code_words import EMPTY
from companion.device.tiles.tileset import TileSet
from companion.device.virtual.board import Spot
from firmware.bench.board import BenchBoard
from firmware.bench.process import BenchError, BoardProcess
from firmware.bench.script import ScriptStep, perform
from firmware.tables import SITES, Layout

MV_OF: Final = {"0": 1650, "+": 1020, "-": 2280, "?": 1508}
"""Of a sensor under no magnet, 84 mT north down, 84 mT south down, and 19 mT, which is neither."""
WAND_MV: Final = 60
"""What a wand of 8 mT over the cell takes off."""
WAND_MS: Final = 600
PRESS_MS: Final = 80
STUCK_MV: Final = 3300
RAIL_MV: Final = 3300
LOW_SUPPLY_MV: Final = 2800
WEAK_SUPPLY_MV: Final = 3600
SUPPLY_MV: Final = 5000


def ideal(layout: Layout, words: Sequence[str], end_mv: float | None = None) -> list[int]:
    """Millivolts of magnets without any tolerance; a king's sensor is the first of its cell.

    end_mv: so far from both rails outputs end, and every magnet drives them there.
    """
    volts = MV_OF if end_mv is None else MV_OF | {"+": round(end_mv), "-": round(RAIL_MV - end_mv)}
    return [volts[(words[s.cell] if s.cell < len(words) else EMPTY)[s.site]] for s in layout.sensors]


@dataclass(frozen=True, slots=True)
class Felt:
    """From at_us on: at most one of the fields is set. supply: millivolts, and a mask of the strips there are."""

    at_us: int
    millivolts: tuple[int, ...] | None = None
    buttons: tuple[int, ...] | None = None
    powered: bool | None = None
    supply: tuple[int, int] | None = None

    def tell(self, board: BoardProcess, offset_us: int) -> None:
        """Hand it to a board process whose script began at offset_us."""
        at_us = offset_us + self.at_us
        if self.millivolts is not None:
            board.fields(at_us, self.millivolts)
        if self.buttons is not None:
            board.buttons(at_us, *self.buttons)
        if self.powered is not None:
            board.power(self.powered, at_us)
        if self.supply is not None:
            board.volts(at_us, *self.supply)


class Hands(BenchBoard):
    """A virtual board that says nothing and notes what a real one in its place would feel."""

    def __init__(self, layout: Layout, tiles: TileSet, end_mv: float | None = None) -> None:
        self._end_mv = end_mv
        self.felt: list[Felt] = []
        self._layout = layout
        self._stuck: dict[int, int] = {}
        self._wand: int | None = None
        self._strips, self._supply_mv = (1 << layout.strips) - 1, SUPPLY_MV
        super().__init__("0" * 16, tiles, (layout.columns, layout.rows), kind=layout.kind)

    @property
    def now_us(self) -> int:
        """Microseconds since the script began."""
        return self.now_ms * 1000

    def _note(
        self,
        *,
        millivolts: tuple[int, ...] | None = None,
        buttons: tuple[int, ...] | None = None,
        powered: bool | None = None,
        supply: tuple[int, int] | None = None,
    ) -> None:
        self.felt.append(Felt(self.now_us, millivolts, buttons, powered, supply))

    def _send(self, *_: object, **__: object) -> None:
        """The board itself speaks."""

    def _show(self, words: Iterable[tuple[int, str]]) -> None:
        for cell, word in words:
            if self.words[cell] != word:
                self.advance(self.apart_ms)
                self.words[cell] = word
                self._feel()

    def _feel(self) -> None:
        millivolts = ideal(self._layout, self.words, self._end_mv)
        for sensor in self._layout.sensors:
            if sensor.cell == self._wand:
                millivolts[sensor.index] -= WAND_MV
        for index, stuck_mv in self._stuck.items():
            millivolts[index] = stuck_mv
        self._note(millivolts=tuple(millivolts))

    def press(self, button: int) -> None:
        """Press a button for a moment."""
        self._note(buttons=(button,))
        self.felt.append(Felt(self.now_us + PRESS_MS * 1000, buttons=()))

    def touch(self, spot: Spot) -> None:
        """Rest the wand on a cell and take it away."""
        self._wand = self._cell(spot)
        self._feel()
        self.advance(WAND_MS)
        self._wand = None
        self._feel()

    def fault(self, name: str, spot: Spot | None = None, sensor: int = 255, cleared: bool = False) -> None:
        """Break something, or mend it: a sensor that is stuck, a strip that is missing, a weak supply."""
        if name == "stuck" and spot is not None and sensor < SITES:
            index = self._index(spot, sensor)
            if cleared:
                self._stuck.pop(index, None)
            else:
                self._stuck[index] = STUCK_MV
            self._feel()
        elif name == "strip" and spot is not None:
            bit = 1 << (spot[1] - 1)
            self._strips = self._strips | bit if cleared else self._strips & ~bit
            self._volts()
        elif name == "supply":
            self._supply_mv = SUPPLY_MV if cleared else LOW_SUPPLY_MV
            self._volts()
        else:
            raise BenchError(f"The fault {name} cannot be made with voltages.")

    def notice(self, name: str, _value: int = 0) -> None:
        """Weaken the supply, or make it good again."""
        volts = {"supply-weak": WEAK_SUPPLY_MV, "supply-good": SUPPLY_MV}
        if name not in volts:
            raise BenchError(f"The notice {name} cannot be made with voltages.")
        self._supply_mv = volts[name]
        self._volts()

    def _index(self, spot: Spot, sensor: int) -> int:
        """The number of a sensor; of a king's cell there is one."""
        cell = self._cell(spot)
        first = next(each.index for each in self._layout.sensors if each.cell == cell)
        return first + (sensor if cell < self._layout.columns * self._layout.rows else 0)

    def _volts(self) -> None:
        self._note(supply=(self._supply_mv, self._strips))

    def unplug(self) -> None:
        """Cut the power."""
        super().unplug()
        self._note(powered=False)

    def plug(self) -> None:
        """Give it back."""
        super().plug()
        self._note(powered=True)

    def _raw(self, data: bytes) -> None:
        raise BenchError("A real board cannot be made to send garbage or half a line.")

    def cut(self) -> None:
        """Not to be done to a real board."""
        self._raw(b"")

    def lose(self, count: int) -> None:
        """Not to be done to a real board."""
        raise BenchError("A real board cannot be made to lose messages.")


def felt(hands: Hands, steps: list[ScriptStep], file: str = "") -> Iterator[Felt]:
    """What the board feels while the steps are performed, in order of time. Raises FileError, BenchError."""
    for _ in perform(hands, steps, file):
        ripe = [each for each in hands.felt if each.at_us <= hands.now_us]
        hands.felt = [each for each in hands.felt if each.at_us > hands.now_us]
        yield from sorted(ripe, key=lambda each: each.at_us)
        yield Felt(hands.now_us)  # nothing that follows is earlier
    yield from sorted(hands.felt, key=lambda each: each.at_us)
