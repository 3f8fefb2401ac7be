"""The whole way of a placement: magnets, a board's program in its emulator, the daemon's rooms for boards.

Nothing here is spoken; what the tracker reads in the end is compared with what was laid.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from types import TracebackType

import numpy as np
from numpy.typing import NDArray

from companion.core.model import Announcement
from companion.daemon.boards import BoardMeans, BoardPorts
from companion.device.protocol import Fault, Lifted, Placed
from companion.device.reading.codebook import Codebook
from companion.device.reading.tracker import Tracker
from companion.device.tiles.tileset import TileSet
from firmware.bench.frames import Serial
from firmware.bench.process import BoardProcess, Program, Setup
from hardware.magnets.boards import SIZE, Placement
from hardware.magnets.boards import Boards as Source
from hardware.magnets.geometry import Spot
from hardware.magnets.verdict import false_pieces, is_right, truth_of
from tests.benchmarks.figures import ENDS_MV

PORT = "bench"
START_US = 1_500_000
"""After this time a board has said hello and answered what the daemon asks at first."""
LYING_US = 72_000
"""How long a thing lies: one look, the settle time, another look, and some for the wire."""
AWAY_US = 65_300
"""How long nothing lies in between. With the time of lying no multiple of the firmware's scans, so that a thing
comes to rest at any moment between two looks."""
AT_ONCE = 16
"""Placements handed over at once; more saves little."""
APART = 8
"""So many placements long a cell rests: one that is used too often in a second is in doubt, and rightly so."""
REST_US = 1_100_000
"""How long nothing is laid where cells could not rest otherwise."""


@dataclass(slots=True)
class Verdicts:
    """What became of many placements. late_ms: from rest to the message of its last cell."""

    right: int = 0
    doubt: int = 0
    wrong: int = 0
    examples: list[str] = field(default_factory=list)
    late_ms: list[float] = field(default_factory=list)

    def add(self, verdict: str, example: str) -> None:
        """One placement."""
        setattr(self, verdict, getattr(self, verdict) + 1)
        if verdict != "right" and len(self.examples) < 20:
            self.examples.append(f"{verdict}: {example}")


@dataclass(frozen=True, slots=True)
class Laying:
    """Voltages before a thing is laid and with it; rest_us: how long nothing happens before."""

    before: NDArray[np.float64]
    lying: NDArray[np.float64]
    rest_us: int = 0


class WholeWay:
    """One board behind its pipes and the daemon's rooms in front of it."""

    def __init__(self, program: Program, tiles: TileSet, setup: Setup | None = None) -> None:
        self.board = BoardProcess(program, setup or Setup())
        self.tiles = tiles
        self.tracker = Tracker("a", SIZE, SIZE, Codebook(tiles))
        self.told: list[Announcement] = []
        self.moved_us: list[int] = []
        self.stuck: set[int] = set()
        """Sensors that the board has called so, by their number."""
        self._rooms = BoardPorts(BoardMeans(send=lambda _, data: self.board.send(data), tell=self.told.append))

    def __enter__(self) -> WholeWay:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.board.close()

    def begin(self, empty: NDArray[np.float64]) -> None:
        """Power up with nothing on the board, and let the daemon ask what it asks."""
        self.board.fields(0, _rounded(empty))
        self._rooms.opened(PORT, 0)
        while self.board.now_us < START_US:
            self.hear(self.board.run(100_000))

    def hear(self, told: Iterable[object]) -> None:
        """What the board told, through the daemon's rooms."""
        for each in told:
            if isinstance(each, Serial):
                self.take(each)
        self._rooms.tick(self.board.now_us // 1000)

    def take(self, sent: Serial) -> None:
        """Bytes as they come."""
        for incoming in self._rooms.received(PORT, sent.data, sent.at_us // 1000):
            if isinstance(incoming.message, Fault) and incoming.message.fault == "stuck":
                self.stuck.add(5 * incoming.message.cell + incoming.message.sensor)
            if isinstance(incoming.message, Placed | Lifted):
                self.moved_us.append(sent.at_us)
            self.tracker.feed(incoming.message)

    def lay_each(self, layings: Sequence[Laying]) -> Iterator[list[int]]:
        """Lay one thing after the other, each on the bare board.

        Yields when each lies: the times since its laying, in microseconds, at which a cell was told.
        """
        for first in range(0, len(layings), AT_ONCE):
            lain_us = []
            at_us = self.board.now_us
            for laying in layings[first : first + AT_ONCE]:
                at_us += laying.rest_us
                self.board.fields(at_us + 1, _rounded(laying.before))
                self.board.fields(at_us + AWAY_US, _rounded(laying.lying))
                lain_us.append(at_us + AWAY_US)
                at_us += AWAY_US + LYING_US
            sent = [each for each in self.board.run_to(at_us) if isinstance(each, Serial)]
            for laid_us in lain_us:
                self.moved_us = []
                while sent and sent[0].at_us <= laid_us + LYING_US:
                    self.take(sent.pop(0))
                yield [moved_us - laid_us for moved_us in self.moved_us if moved_us > laid_us]
            self.hear(sent)


def in_turn(placements: Sequence[Placement]) -> list[Placement]:
    """The same placements in an order in which cells rest between two uses, as far as that can be."""
    left, ordered = list(placements), list[Placement]()
    while left:
        lately = _spots(ordered[-APART:])
        fits = (i for i, placement in enumerate(left) if not lately & set(placement.spots))
        ordered.append(left.pop(next(fits, 0)))
    return ordered


def _spots(placements: Sequence[Placement]) -> set[Spot]:
    return {spot for placement in placements for spot in placement.spots}


def _rounded(millivolts: NDArray[np.float64]) -> list[int]:
    return [int(each) for each in np.rint(millivolts)]


def judge(
    way: WholeWay,
    placements: Sequence[Placement],
    dead: Sequence[tuple[int, float]] = (),
    ends_mv: Sequence[float] = ENDS_MV,
) -> Verdicts:
    """Lay each placement on an empty board, with outputs that end at one of these after the other.

    dead: for each a sensor, and the voltage at which it is stuck. A sensor that is not dead and called stuck is
    wrong.
    """
    verdicts = Verdicts()
    source = Source(way.tiles, seed=1)
    layings = []
    for number, placement in enumerate(placements):
        lying = source.of([[placement]]).ending(ends_mv[number % len(ends_mv)])[0, 0].copy()
        before = np.full_like(lying, 1650.0)
        if dead:
            sensor, millivolts = dead[number]
            lying[sensor] = before[sensor] = millivolts
        crowded = _spots(placements[max(0, number - APART) : number]) & set(placement.spots)
        layings.append(Laying(before, lying, REST_US if crowded else 0))
    for placement, moved_us in zip(placements, way.lay_each(layings), strict=True):
        truth, reading = truth_of([placement]), way.tracker.reading
        wrong = false_pieces(reading, truth)
        verdict = "wrong" if wrong else "right" if is_right(reading, truth, placement) else "doubt"
        verdicts.add(verdict, f"{placement}: {wrong or reading.doubts or reading.halves or reading.pieces}")
        if verdict == "right" and moved_us:
            verdicts.late_ms.append(max(moved_us) / 1000)
    for sensor in sorted(way.stuck - {sensor for sensor, _ in dead}):
        verdicts.add("wrong", f"sensor {sensor} is called stuck")
    return verdicts
