"""Every tile at rest for a minute, wherever outputs end: python -m tests.benchmarks.resting [--binary]

Every domino, castle and tile of a colour of every set, somewhere within all tolerances, on a board of its own:
with outputs that end 20, 60, 110, 120, 130, 200 and 300 mV from the rails, and with no noise, with 300 and with
1,500 microvolts. In 60 simulated seconds each of its cells is told exactly once, and rightly, and no fault of any
sensor. Through the core on this computer; with --binary through the board's own program in its emulator, full
boards of 13 things.
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
from hardware.magnets.boards import Boards, Placement
from hardware.magnets.geometry import Floats
from hardware.report.rates import truth
from tests.benchmarks.figures import ENDS_MV, Figure, tell
from tests.firmware import core_kit
from tests.firmware.bench_kit import messages

SHIPPED = Path(__file__).parents[2] / "companion" / "device" / "data" / "firmware.uf2"
NOISES_UV = (0, 300, 1500)
ALL_ENDS_MV = sorted((*ENDS_MV, 120.0, 130.0))
"""Those of other figures and two between them: what is read must not turn anywhere on the way."""
LAID_US, RESTING_US = 1_000_000, 60_000_000
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


def by_binary(program: Program, millivolts: Floats, noise_uv: int, seed: int) -> Told:
    """The same of the board's program."""
    with BoardProcess(program, Setup(noise_uv=noise_uv, seed=seed)) as board:
        board.fields(LAID_US, [int(each) for each in np.rint(millivolts)])
        told = messages(board.run_to(RESTING_US))
    faults = [one for one in told if isinstance(one, Fault) and one.fault != "calibration"]
    return [(one.cell, one.word) for one in told if isinstance(one, Placed)], [str(one) for one in faults]


def run(sample: bool = False, program: Program = ()) -> Outcome:
    """All of it; sample: each tile with one end and one noise. program: the binary; without, the core."""
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
                told = by_binary(program, lying, noise_uv, number) if program else by_core(lying, noise_uv, number)
                outcome.add(f"{name} {placements}, {end_mv:g} mV, {noise_uv} microvolts", should, told)
    return outcome


def measure(program: Program = ()) -> Iterator[Figure]:
    """The figure over all of them."""
    began = time.monotonic()
    outcome = run(program=program)
    print(*outcome.wrong[:20], sep="\n")
    values: dict[str, float] = {"boards": outcome.rests, "wrong": len(outcome.wrong)}
    yield Figure(f"{outcome.tiles} tiles at rest for a minute", "boards", values, ("wrong", 0), 0)
    yield Figure("time", "s", {"all": time.monotonic() - began})


def main(arguments: list[str]) -> int:
    """Measure and print; 0 if nothing was wrong."""
    parser = argparse.ArgumentParser(description="Every tile at rest for a minute.")
    parser.add_argument("--binary", action="store_true", help="full boards through the board's own program")
    told = parser.parse_args(arguments)
    return 0 if tell(measure(emulated(SHIPPED) if told.binary else ())) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
