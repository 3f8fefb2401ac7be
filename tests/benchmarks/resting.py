"""Every tile at rest for a minute, wherever outputs end: python -m tests.benchmarks.resting [--binary [--cells]]

Every domino, castle and tile of a colour of every set, somewhere within all tolerances, on a board of its own:
with outputs that end 20, 60, 110, 120, 130, 200 and 300 mV from the rails, and with no noise, with 300 and with
1,500 microvolts. In 60 simulated seconds each of its cells is told exactly once, and rightly, and no fault of any
sensor. Through the core on this computer; with --binary through the board's own program in its emulator, full
boards of 13 things; with --cells as on one circuit board. With --sensor 49e full boards over sensors of that
class, each with its own zero, gain and ends, through the core as it would be tuned: the gauge measure of a board
refuses them so far.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path

import numpy as np

from companion.device.protocol import Fault, Placed
from companion.device.tiles import files as sets
from companion.device.tiles.code_words import EMPTY
from companion.device.tiles.tileset import TileSet
from companion.games import SENSED
from firmware.bench.process import BoardProcess, Program, Setup, emulated
from hardware.magnets.boards import Batch, Boards, Placement
from hardware.magnets.geometry import Floats
from hardware.magnets.populations import ECONOMY, PLANNED, populations
from hardware.report.rates import truth
from tests.benchmarks.figures import ENDS_MV, Figure, tell
from tests.firmware import core_kit
from tests.firmware.bench_kit import messages

SHIPPED = Path(__file__).parents[2] / "companion" / "device" / "data" / "firmware.uf2"
NOISES_UV = (0, 300, 1500)
ALL_ENDS_MV = sorted((*ENDS_MV, 120.0, 130.0))
"""Those of other figures and two between them: what is read must not turn anywhere on the way."""
LAID_US, RESTING_US, STUCK_US = 1_000_000, 60_000_000, 13_000_000
SCAN_US, UNIT_GAIN = 10_000, 4096
Told = tuple[list[tuple[int, str]], list[str]]
"""Cells and words as they were told, and faults."""


@dataclass(slots=True)
class Outcome:
    """Tiles that rested, boards on which they did, and what was told otherwise than it should."""

    tiles: int = 0
    rests: int = 0
    wrong: list[str] = field(default_factory=list)

    def add(self, name: str, should: list[tuple[int, str]], told: Told) -> None:
        """One board."""
        self.rests += 1
        if (sorted(told[0]), told[1]) != (should, []):
            self.wrong.append(f"{name}: {told}, should be {should}")


def alone(tiles: TileSet) -> Iterator[Placement]:
    """Each thing once, somewhere: one after the other on other cells, in other turns."""
    for number, (thing, words) in enumerate(tiles.words().items()):
        x, y = 1 + number % 4, 1 + number // 4 % 4
        yield Placement(thing, ((x, y), (x + 1, y))[: len(words)], number % 4 if len(words) == 1 else 0)


def by_core(millivolts: Floats, noise_uv: int, seed: int) -> Told:
    """What the core tells of a board on which this lies."""
    frame = [int(each) for each in np.rint(millivolts)]
    told = core_kit.events("board5", [(LAID_US, frame)], RESTING_US, noise_uv=noise_uv, seed=seed)
    shown = [(one.cell, one.word) for one in told if one.kind == "word"]
    return shown, [f"{one.fault} {one.cell} {one.sensor}" for one in told if one.kind == "fault"]


def by_binary(program: Program, millivolts: Floats, setup: Setup) -> Told:
    """The same of the board's program."""
    with BoardProcess(program, setup) as board:
        board.fields(LAID_US, [int(each) for each in np.rint(millivolts)])
        told = messages(board.run_to(RESTING_US))
    faults = [one for one in told if isinstance(one, Fault) and one.fault != "calibration"]
    return [(one.cell, one.word) for one in told if isinstance(one, Placed)], [str(one) for one in faults]


def by_tuned_core(batch: Batch, noise_uv: int, seed: int, until_us: int = RESTING_US) -> Told:
    """The same of a board whose zeros and gains are known, scan by scan."""
    its, raw_per_mv = batch.fitted, core_kit.RAW_PER_MT / core_kit.MV_PER_MT
    shape = batch.free_mv.shape[-1]
    zeros = np.rint(np.broadcast_to(its.zero_mv, (1, 1, shape))[0, 0] * raw_per_mv).astype(int)
    nominal = core_kit.MV_PER_MT / its.population.sensor.sensitivity_mv_mt * UNIT_GAIN
    gains = np.rint(np.broadcast_to(its.tuned, (1, 1, shape))[0, 0] * nominal).astype(int)
    noise = np.random.default_rng(seed)
    told: list[core_kit.Event] = []
    with core_kit.Board("board5", list(zip(zeros.tolist(), gains.tolist(), strict=True))) as board:
        for lying_mv in (batch.fitted.rest_mv[0, 0], batch.millivolts[0, -1]):
            until = LAID_US if board.at_us < LAID_US else until_us
            while board.at_us < until:
                # Four conversions a reading, each with its own noise.
                read_mv = lying_mv + noise.normal(0, noise_uv / 2000, shape)
                told += board.scan(np.rint(read_mv * raw_per_mv).astype(int).tolist(), SCAN_US)
    shown = [(one.cell, one.word) for one in told if one.kind == "word"]
    return shown, [f"{one.fault} {one.cell} {one.sensor}" for one in told if one.kind == "fault"]


def run_tuned(sample: bool = False) -> Outcome:
    """Full boards of every set over the 49E class.

    sample: one board of each, with the most noise, for longer than a stuck sensor takes to be told.
    """
    outcome = Outcome()
    for name in SENSED:
        tiles = sets.standard(name)
        source = Boards(tiles, seed=1, population=populations()[ECONOMY])
        for number in range(1 if sample else 5):
            batch = source.batch(1)
            (placements,) = batch.placements
            outcome.tiles += len(placements)
            should = [(cell, word) for cell, word in enumerate(truth(tiles, placements)) if word != EMPTY]
            for noise_uv in NOISES_UV[-1:] if sample else NOISES_UV:
                told = by_tuned_core(batch, noise_uv, number, STUCK_US if sample else RESTING_US)
                outcome.add(f"{name} {placements}, 49e, {noise_uv} microvolts", should, told)
    return outcome


def run(sample: bool = False, program: Program = (), cells: bool = False) -> Outcome:
    """All of it; sample: each tile with one end and one noise. program: the binary; without, the core.

    cells: on one circuit board.
    """
    outcome = Outcome()
    for name in SENSED:
        tiles = sets.standard(name)
        source = Boards(tiles, seed=1)
        boards = [source.placements() for _ in range(5)] if program else [[one] for one in alone(tiles)]
        for number, placements in enumerate(boards):
            outcome.tiles += len(placements)
            batch = source.of([placements])
            should = [(cell, word) for cell, word in enumerate(truth(tiles, placements)) if word != EMPTY]
            every = list(product(ALL_ENDS_MV, NOISES_UV))
            for end_mv, noise_uv in [every[number % len(every)]] if sample else every:
                lying = batch.ending(end_mv)[0, -1]
                setup = Setup(noise_uv=noise_uv, seed=number, cells=cells)
                told = by_binary(program, lying, setup) if program else by_core(lying, noise_uv, number)
                outcome.add(f"{name} {placements}, {end_mv:g} mV, {noise_uv} microvolts", should, told)
    return outcome


def measure(program: Program = (), sensor: str = PLANNED, cells: bool = False) -> Iterator[Figure]:
    """The figure over all of them."""
    began = time.monotonic()
    outcome = run_tuned() if sensor == ECONOMY else run(program=program, cells=cells)
    print(*outcome.wrong[:20], sep="\n")
    values: dict[str, float] = {"boards": outcome.rests, "wrong": len(outcome.wrong)}
    yield Figure(f"{outcome.tiles} tiles at rest for a minute", "boards", values, ("wrong", 0), 0)
    yield Figure("time", "s", {"all": time.monotonic() - began})


def main(arguments: list[str]) -> int:
    """Measure and print; 0 if nothing was wrong."""
    parser = argparse.ArgumentParser(description="Every tile at rest for a minute.")
    parser.add_argument("--binary", action="store_true", help="full boards through the board's own program")
    parser.add_argument("--cells", action="store_true", help="with --binary: on one circuit board")
    parser.add_argument("--sensor", choices=(PLANNED, ECONOMY), default=PLANNED, help="49e: full boards, the core")
    told = parser.parse_args(arguments)
    if told.cells and not told.binary:
        parser.error("--cells goes with --binary")
    return 0 if tell(measure(emulated(SHIPPED) if told.binary else (), told.sensor, told.cells)) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
