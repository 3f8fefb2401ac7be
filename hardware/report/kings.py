"""How surely a king on a domino of the tray is felt by the sensor between the domino's halves."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from companion.device.tiles.tileset import TileSet
from hardware.magnets.field import table_mt
from hardware.magnets.geometry import Floats, Magnets, Pose, body, placed, single
from hardware.parameters import parameters
from hardware.report.play import free_poses

MIDDLE = np.zeros((1, 3))


@dataclass(frozen=True, slots=True)
class Kings:
    """Fields at a king's sensor in millitesla: with a king at least, without one at most."""

    with_mt: float
    without_mt: float


def kings(tiles: TileSet, dimple_mm: float, each: int = 40, seed: int = 1) -> Kings:
    """Every domino in so many poses that the posts allow, a king of either pole within its play on its middle.

    ValueError for a set without dominoes.
    """
    its, rng = parameters(), np.random.default_rng(seed)
    poses = free_poses(2)
    bodies, stands = [], []
    for words in (words for words in tiles.words().values() if len(words) > 1):
        for _ in range(each):
            pose = poses[rng.integers(len(poses))]
            bodies.append(placed(body(words, rng), pose))
            way = rng.uniform(-its.king.offset_mm, its.king.offset_mm, 2)
            height_mm = its.tile.height_mm - dimple_mm
            stands.append(Pose(pose.x_mm + way[0], pose.y_mm + way[1], lift_mm=height_mm))
    own_mt = np.abs(_each_mt(bodies))
    # A king the other way round gives the opposite field.
    king_mt = _each_mt([placed(single(its.king_magnet, its.king.floor_mm, True), stand) for stand in stands])
    share = 1 - its.tolerances.magnet_percent / 100
    return Kings(float((king_mt - own_mt).min()) * share, float(own_mt.max()))


def _each_mt(things: Sequence[Magnets]) -> Floats:
    """(n,): the field of each thing at the middle; all are of magnets of one size."""
    first = things[0]
    of = Magnets(
        first.size,
        np.concatenate([thing.at_mm for thing in things]),
        np.concatenate([thing.north for thing in things]),
        np.concatenate([thing.strength for thing in things]),
    )
    starts = np.cumsum([0, *(len(thing) for thing in things[:-1])])
    found: Floats = np.add.reduceat(table_mt(of, MIDDLE)[:, 0], starts)
    return found
