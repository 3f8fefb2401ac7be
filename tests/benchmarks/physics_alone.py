"""What a healthy sensor's neighbours feel: python -m tests.benchmarks.physics_alone [--poses N]

A sensor that reads a magnet which no other of its cell and of the cells around feels is told as stuck (stuck.h).
So every tile of every set lies between the posts, within its play, and anywhere on top of them; of the poses in
which the others of some sensor that reads a magnet feel least, the faintest are made worse step by step. Tiles are
exact, sensors without noise, and the board's middle stands for all of it.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from companion.device.tiles.files import standard
from companion.games import SENSED
from hardware.magnets.field import table_mt
from hardware.magnets.geometry import SITES, Floats, Pose, body, placed
from hardware.parameters import parameters
from tests.benchmarks.figures import Figure, tell

FAINT_MT = 0.4
"""kFaint of firmware/core/stuck.h: at most so much is nothing."""
REACH = 2
"""A tile reads magnets up to so many cells from the middle one, and theirs is one more around."""
STEPS = 300


@dataclass(frozen=True, slots=True)
class Lying:
    """A tile that lies somewhere, and the least that others feel where one of its sensors reads a magnet."""

    felt_mt: float
    thing: str
    pose: Pose


class Middle:
    """The sensors of seven by seven cells over which a tile lies near the middle one."""

    def __init__(self) -> None:
        its, across = parameters(), range(-REACH - 1, REACH + 2)
        self._reads_mt = its.limit.magnet_mt - its.limit.hysteresis_mt
        cells = np.array([(x, y) for y in across for x in across])
        sites = SITES * its.board.site_mm
        flat = (cells[:, None] * its.board.pitch_mm + sites).reshape(-1, 2)
        self.sensors: Floats = np.column_stack([flat, np.zeros(len(flat))])
        of = np.repeat(cells, len(SITES), axis=0)
        apart = np.abs(of[:, None] - of).max(axis=2)
        self._near = (apart <= 1) & ~np.eye(len(of), dtype=bool)
        self._inner = np.abs(of).max(axis=1) <= REACH

    def least_mt(self, words: tuple[str, ...], pose: Pose) -> float:
        """The most that another one around feels, of all sensors that read a magnet of this tile the least."""
        felt = np.abs(table_mt(placed(body(words), pose), self.sensors).sum(axis=0))
        read = np.flatnonzero((felt > self._reads_mt) & self._inner)
        return min((float(felt[self._near[sensor]].max()) for sensor in read), default=np.inf)


def poses(count: int, rng: np.random.Generator) -> Iterator[Pose]:
    """Half of them between the posts, as far askew as these let a tile lie; half on top of them, anyhow."""
    its = parameters().board
    for number in range(count):
        if number % 2:
            half = its.pitch_mm / 2
            x_mm, y_mm = rng.uniform(-half, half, 2)
            yield Pose(x_mm, y_mm, rng.uniform(0, 360), lift_mm=its.post_height_mm)
        else:
            x_mm, y_mm = rng.uniform(-1.3, 1.3, 2)
            yield Pose(x_mm, y_mm, 90 * int(rng.integers(4)) + rng.uniform(-6, 6))


def faintest(game: str, count: int, seed: int, refined: int = 20) -> list[Lying]:
    """Of a set's tiles, each in so many poses, so many that are felt least, made worse; the faintest first."""
    middle, rng = Middle(), np.random.default_rng(seed)
    words = standard(game).words()
    found = [
        Lying(middle.least_mt(of, pose), thing, pose) for thing, of in words.items() for pose in poses(count, rng)
    ]
    found.sort(key=lambda one: one.felt_mt)
    worse = [_worsened(middle, words[one.thing], one, rng) for one in found[:refined]]
    return sorted(worse, key=lambda one: one.felt_mt)


def _worsened(middle: Middle, words: tuple[str, ...], lying: Lying, rng: np.random.Generator) -> Lying:
    """Moved and turned as long as that makes it fainter, in steps that become smaller; its height stays."""
    step = 1.0
    for number in range(STEPS):
        x_mm, y_mm, turn_deg = rng.normal(scale=(step, step, 3 * step))
        tried = lying.pose.moved(Pose(x_mm, y_mm, turn_deg))
        if (felt_mt := middle.least_mt(words, tried)) < lying.felt_mt:
            lying = Lying(felt_mt, lying.thing, tried)
        elif number % 10 == 9:
            step = max(0.02, 0.85 * step)
    return lying


def measure(count: int = 300, seed: int = 3) -> Iterator[Figure]:
    """A figure a set; the limit must not be more than what is felt least."""
    for game in sorted(SENSED):
        least = faintest(game, count, seed)[0]
        pose = least.pose
        at = f"{pose.x_mm:.2f} {pose.y_mm:.2f} mm, {pose.turn_deg:.1f} degrees, {pose.lift_mm:g} mm up"
        print(f"{least.thing}: {at}")
        values = {"felt": least.felt_mt, "limit, of what is felt": FAINT_MT / least.felt_mt}
        name = f"{game}, {count} poses a tile: least that another sensor feels"
        yield Figure(name, "mT", values, ("limit, of what is felt", 1.0), 2)


def main(arguments: list[str]) -> int:
    """Measure and print; 0 if no lying tile leaves a sensor alone."""
    parser = argparse.ArgumentParser(description="What the sensors around one that reads a magnet feel.")
    parser.add_argument("--poses", type=int, default=300, help="of each tile")
    parser.add_argument("--seed", type=int, default=3)
    told = parser.parse_args(arguments)
    return 0 if tell(measure(max(1, told.poses), told.seed)) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
