"""How surely a king on a domino of the tray is felt by the sensor between the domino's halves."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from companion.device.tiles.tileset import TileSet
from hardware.magnets.field import sum_mt
from hardware.magnets.geometry import Pose, body, placed, single
from hardware.parameters import parameters
from hardware.report.play import free_poses

MIDDLE = np.zeros((1, 3))


@dataclass(frozen=True, slots=True)
class Kings:
    """Fields at a king's sensor in millitesla: with a king at least, without one at most."""

    with_mt: float
    without_mt: float


def kings(tiles: TileSet, dimple_mm: float, each: int = 40, seed: int = 1) -> Kings:
    """Every domino in so many poses that the posts allow, a king of either pole within its play on its middle."""
    its, rng = parameters(), np.random.default_rng(seed)
    poses = free_poses(2)
    weakest, strongest = np.inf, 0.0
    for words in (words for words in tiles.words().values() if len(words) > 1):
        for _ in range(each):
            pose = poses[rng.integers(len(poses))]
            own_mt = float(sum_mt(placed(body(words, rng), pose), MIDDLE)[0])
            strongest = max(strongest, abs(own_mt))
            way = rng.uniform(-its.king.offset_mm, its.king.offset_mm, 2)
            stands = Pose(pose.x_mm + way[0], pose.y_mm + way[1], lift_mm=its.tile.height_mm - dimple_mm)
            for north_down in (True, False):
                king_mt = float(
                    sum_mt(placed(single(its.king_magnet, its.king.floor_mm, north_down), stands), MIDDLE)[0]
                )
                told_mt = (king_mt + own_mt) * (1 if north_down else -1)
                weakest = min(weakest, told_mt * (1 - its.tolerances.magnet_percent / 100))
    return Kings(weakest, strongest)
