"""Every placement through the board's own program: python -m tests.benchmarks.placements [--host] [--processes 2]

48 dominoes on 40 pairs of cells, both ways round, and 4 castles on 25 cells in 4 turns, 4240 placements:
magnets with their tolerances, the RP2040 binary in its emulator, the daemon's rooms for boards. All of them at
each of the ends that outputs may have, 20, 60, 110, 200 and 300 mV from the rails, or as told by --ends. Then
300 of them with a dead sensor each, at one end after the other. All of the first are to be identified, none of
either may be wrong, and no sensor that is not dead may be called stuck.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np

from companion.device.tiles.files import standard
from firmware.bench.process import Program, emulated, hosted
from firmware.host.build import build
from hardware.magnets.boards import Placement
from hardware.magnets.sensors import DEAD_MV, Dead
from tests.benchmarks.figures import ENDS_MV, Figure, add_ends, tell, times
from tests.benchmarks.physics_dead import SENSORS, every_placement
from tests.firmware.whole_way import Verdicts, WholeWay, in_turn, judge

SHIPPED = Path(__file__).parents[2] / "companion" / "device" / "data" / "firmware.uf2"
DEAD_CASES = 300
MOST_MS = 60.0
"""From rest to the message on the wire, the settle time of 40 ms included."""
MOST_CELLS_MS = 62.0
"""The same of one circuit board, which looks every 10.3 ms instead of every 10: 95 of 100 took 60.6 at most."""


def of_binary(
    program: Program,
    placements: Sequence[Placement],
    dead: Sequence[tuple[int, float]] = (),
    ends_mv: Sequence[float] = ENDS_MV,
) -> Verdicts:
    """Some placements on one board, at one end after the other."""
    with WholeWay(program, standard()) as way:
        way.begin(np.full(SENSORS, 1650.0))
        return judge(way, placements, dead, ends_mv)


def dead_sensors(count: int, seed: int = 1) -> tuple[list[Placement], list[tuple[int, float]]]:
    """So many placements, each with a sensor that is dead in one of the three ways; every sensor occurs twice."""
    rng = np.random.default_rng(seed)
    every = every_placement(standard())
    chosen = in_turn([every[i] for i in rng.permutation(len(every))[:count]])
    sensors = np.concatenate([rng.permutation(SENSORS) for _ in range(1 + count // SENSORS)])[:count]
    ways = [DEAD_MV[how] for how in Dead]
    return chosen, [(int(sensor), ways[i % len(ways)]) for i, sensor in enumerate(sensors)]


def shared_out(program: Program, placements: Sequence[Placement], processes: int, end_mv: float) -> Verdicts:
    """The placements over so many boards at once, whose outputs end there."""
    parts = [in_turn(placements[i::processes]) for i in range(processes)]
    total = Verdicts()
    with ProcessPoolExecutor(processes) as pool:
        for part in pool.map(of_binary, [program] * processes, parts, [()] * processes, [[end_mv]] * processes):
            total.right += part.right
            total.doubt += part.doubt
            total.wrong += part.wrong
            total.examples += part.examples
            total.late_ms += part.late_ms
    return total


def measure(
    program: Program, count: int = 0, processes: int = 2, ends_mv: Sequence[float] = ENDS_MV
) -> Iterator[Figure]:
    """The figures; count: so many placements, 0 for all."""
    began = time.monotonic()
    every = every_placement(standard())
    chosen = [every[i] for i in np.random.default_rng(1).permutation(len(every))[: count or None]]
    for end_mv in ends_mv:
        verdicts = shared_out(program, chosen, processes, end_mv)
        print(*verdicts.examples, sep="\n")
        values: dict[str, float] = {"identified": verdicts.right, "not": verdicts.doubt, "wrong": verdicts.wrong}
        name = f"{len(chosen)} placements through the binary, outputs end {end_mv:g} mV from the rails"
        yield Figure(f"{name}, doubted", "placements", values, ("not", 0), 0)
        yield Figure("the same, wrong", "placements", {"wrong": verdicts.wrong}, ("wrong", 0), 0)
        yield times("magnet at rest to message on the wire, simulated", verdicts.late_ms, ("p95", MOST_MS))
    placements, dead = dead_sensors(DEAD_CASES if not count else min(count, DEAD_CASES))
    broken = of_binary(program, placements, dead, ends_mv)
    values = {"identified": broken.right, "doubted": broken.doubt, "wrong": broken.wrong}
    print(*(each for each in broken.examples if each.startswith("wrong")), sep="\n")
    yield Figure(f"{len(placements)} placements with a dead sensor", "placements", values, ("wrong", 0), 0)
    yield Figure("time", "s", {"all": time.monotonic() - began})


def main(arguments: list[str]) -> int:
    """Measure and print; 0 if every bound is met."""
    parser = argparse.ArgumentParser(description="Every placement through the board's program.")
    parser.add_argument("--host", action="store_true", help="the host build instead of the binary")
    parser.add_argument("--program", type=Path, default=SHIPPED, help="another binary than the shipped one")
    parser.add_argument("--placements", type=int, default=0, help="so many, chosen at random; 0: all 4240")
    parser.add_argument("--processes", type=int, default=2)
    add_ends(parser)
    told = parser.parse_args(arguments)
    with TemporaryDirectory() as folder:
        program = hosted(build(Path(folder))) if told.host else emulated(told.program)
        return 0 if tell(measure(program, told.placements, told.processes, told.ends)) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
