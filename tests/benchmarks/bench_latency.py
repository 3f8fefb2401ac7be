"""From a magnet at rest to the first sample: python -m tests.benchmarks.bench_latency

First way, simulated time: a hand brings a domino down over sensors with their tolerances; it rests at the end of
that move, which is when the clock starts. The shipped binary in its emulator scans, settles and sends; the clock
stops when the last packet of the placement's last message is at the computer's end of the cable. That may be
before the rest: a tile that only tips down a little more is read already. Therefore the same once more with tiles
that lie there all at once, so that the whole settle time comes after the rest.

Second way, wall time: from the last byte of a placement at the port to the first sample, as bench_placement
measures. The sum is of the slower first way, and told twice: of both p95, and the p95 of the sums of every board's
time with every host time, since neither depends on the other.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

import numpy as np
import pytest

from companion.device.reading.codebook import STEPS
from companion.device.tiles.files import standard
from firmware.bench.frames import Serial
from firmware.bench.process import Program, Setup, emulated
from hardware.magnets.geometry import Spot
from hardware.magnets.scene import Scene
from tests.benchmarks.bench_placement import placements
from tests.benchmarks.figures import Figure, keep, p95, tell, times
from tests.benchmarks.placements import MOST_MS, SHIPPED
from tests.firmware.whole_way import START_US, WholeWay

PLACEMENTS, BOARDS = 100, 4
FIRST_SAMPLE_MS = 100.0
LYING_MS, AWAY_MS = 400.0, 700.0
APART_S = 0.6
"""So long after a domino was lifted nearby, a new one is believed at once: sooner it may be that one, pushed."""
CASTLE: Spot = (3, 3)
STEP = 11
"""From one domino's number to the next one's: no divisor of their count, so that all occur."""


def rest_to_wire(program: Program, *, at_once: bool, count: int = PLACEMENTS, boards: int = BOARDS) -> list[float]:
    """Milliseconds of so many placements, on boards with other sensors, magnets and warmth each."""
    measured: list[float] = []
    for seed in range(1, boards + 1):
        measured += _one_board(program, seed, count // boards, at_once)
    return measured


def _one_board(program: Program, seed: int, count: int, at_once: bool) -> list[float]:
    dice = random.Random(seed)
    scene = Scene("board5", standard(), seed)
    measured = []
    with WholeWay(program, standard(), Setup(seed=seed)) as way:
        way.begin(scene.millivolts().astype(np.float64))
        scene.now_us = START_US
        scene.lay("castle 1", CASTLE)
        for run in range(count):
            scene.wait(AWAY_MS + dice.uniform(0, 8))
            thing = f"domino {(run * STEP + seed) % 48 + 1}"
            (scene.put if at_once else scene.lay)(thing, *_spots(dice))
            rest_us = scene.now_us
            scene.wait(LYING_MS)
            for frame in scene.frames():
                way.board.fields(frame.at_us, [int(each) for each in frame.millivolts])
            sent = [each for each in way.board.run_to(scene.now_us) if isinstance(each, Serial)]
            way.moved_us = []
            way.hear(sent)
            read = [piece.part for _, piece in way.tracker.reading.pieces if piece.thing == thing]
            assert sorted(read) == ["a", "b"], f"{thing} is not read"
            measured.append((max(way.moved_us) - rest_us) / 1000)
            scene.lift(thing)
    return measured


def _spots(dice: random.Random) -> tuple[Spot, Spot]:
    """Two free cells side by side."""
    while True:
        x, y = dice.randint(1, 5), dice.randint(1, 5)
        dx, dy = dice.choice(STEPS)
        other = (x + dx, y + dy)
        if CASTLE not in ((x, y), other) and 1 <= other[0] <= 5 and 1 <= other[1] <= 5:
            return (x, y), other


def measure() -> Iterator[Figure]:
    """Both ways and their sum."""
    program = emulated(SHIPPED)
    brought = rest_to_wire(program, at_once=False)
    yield times("magnet at rest to message on the wire, simulated, brought by hand", brought, ("p95", MOST_MS))
    wire = rest_to_wire(program, at_once=True)
    yield times("magnet at rest to message on the wire, simulated, there at once", wire, ("p95", MOST_MS))
    host = placements(0, APART_S)
    yield times("last byte of the placement to first sample, wall", host)
    both = {"sum of both p95": p95(wire) + p95(host), "p95 of all sums": p95([a + b for a in wire for b in host])}
    yield Figure("magnet at rest to first sample", "ms", both, ("sum of both p95", FIRST_SAMPLE_MS))


@pytest.mark.benchmark
def test_a_magnet_at_rest_is_soon_heard() -> None:
    keep(measure())


if __name__ == "__main__":
    raise SystemExit(not tell(measure()))
