"""The hands of a script over true magnets: tiles come down, slide and leave as hardware.magnets simulates it.

Needs numpy and magpylib. `half`, `word` and `flap` have no magnets that would do so, and are refused.
"""

from __future__ import annotations

from collections.abc import Iterable

from companion.device.reading.tray import SLOT_ROWS
from companion.device.tiles.tileset import TileSet
from companion.device.virtual.board import Spot
from firmware.bench.board import king_on
from firmware.bench.hands import Felt, Hands
from firmware.bench.process import BenchError
from firmware.tables import SITES, Layout
from hardware.magnets.scene import EXACT, KING, Scene
from hardware.magnets.sensors import Dead


class MagnetHands(Hands):
    """Hands over a scene. exact: everything as drawn; else within the tolerances, by the seed.

    end_mv: so far from both rails all outputs end; without, as hardware/parameters.toml has it.
    """

    def __init__(
        self, layout: Layout, tiles: TileSet, seed: int, exact: bool = False, end_mv: float | None = None
    ) -> None:
        self.scene = Scene(layout.name, tiles, seed, EXACT if exact else None)
        if end_mv is not None:
            self.scene.end_outputs(end_mv)
        self._kings: dict[str, str] = {}
        super().__init__(layout, tiles)
        self._take_frames()

    def _show(self, words: Iterable[tuple[int, str]]) -> None:
        """What cells should read is only noted: the scene makes the fields."""
        for cell, word in words:
            self.words[cell] = word

    def _take_frames(self) -> None:
        """Take over what the scene has told, and its time."""
        for frame in self.scene.frames():
            self.felt.append(Felt(frame.at_us, millivolts=tuple(int(mv) for mv in frame.millivolts)))
        ahead_us = self.scene.now_us - self.now_us
        if ahead_us > 0:
            self.advance(-(-ahead_us // 1000))
        self.scene.now_us = self.now_us

    def advance(self, ms: int) -> None:
        """Let time pass here and in the scene."""
        super().advance(ms)
        self.scene.now_us = max(self.scene.now_us, self.now_us)

    def lay(self, thing: str, *spots: Spot) -> None:
        """Bring a thing down."""
        super().lay(thing, *spots)
        self.scene.lay(thing, *spots)
        self._take_frames()

    def lift(self, thing: str) -> None:
        """Take it away."""
        super().lift(thing)
        self.scene.lift(self._kings.pop(thing, thing))
        self._take_frames()

    def king(self, slot: int, line: int, sign: str = "+") -> None:
        """Put a king on the domino in a slot."""
        under = [one for one in self.scene.things() if (slot, SLOT_ROWS * line) in self.where(one)]
        if not under:
            raise BenchError("A king needs a domino under it. Use --magnets plain.")
        super().king(slot, line, sign)
        self._kings[king_on(slot, line)] = KING + under[0]
        self.scene.king(under[0], sign == "+")
        self._take_frames()

    def slide(self, thing: str, *spots: Spot) -> None:
        """Push it to other spots."""
        super().slide(thing, *spots)
        self.scene.slide(thing, *spots)
        self._take_frames()

    def rotate(self, castle: str, quarter_turns: int = 1) -> None:
        """Turn a castle, or a tile of one part."""
        super().rotate(castle, quarter_turns)
        self.scene.rotate(castle, quarter_turns)
        self._take_frames()

    def knock(self, count: int = 0, seed: int = 1) -> list[str]:
        """Bump into the table so that things fall off."""
        gone = self.scene.knock(count or len(self.scene.things()))
        for thing in gone:
            super().lift(thing)
        self._take_frames()
        return gone

    def touch(self, spot: Spot) -> None:
        """Point with the wand."""
        self._cell(spot)
        self.scene.wand(spot)
        self._take_frames()

    def fault(self, name: str, spot: Spot | None = None, sensor: int = 255, cleared: bool = False) -> None:
        """Break something, or mend it."""
        if name == "stuck" and spot is not None and sensor < SITES:
            self.scene.kill(self._index(spot, sensor), None if cleared else Dead.NORTH)
            self._take_frames()
        else:
            super().fault(name, spot, sensor, cleared)

    def half(self, thing: str, part: str, spot: Spot, partner: Spot | None = None) -> None:
        """Not simulated."""
        raise BenchError("A half-laid tile is not simulated with magnets. Use --magnets plain.")

    def word(self, spot: Spot, word: str) -> None:
        """Not simulated."""
        raise BenchError("A cell cannot be made to read a word with magnets. Use --magnets plain.")

    def flap(self, spot: Spot, count: int, every_ms: int) -> None:
        """Not simulated."""
        raise BenchError("A flapping cell is not simulated with magnets. Use --magnets plain.")
