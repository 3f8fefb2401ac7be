"""From the field to the voltages of the Hall sensors."""

from __future__ import annotations

from enum import Enum
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

from hardware.magnets.geometry import Floats
from hardware.parameters import parameters

Millivolts = NDArray[np.uint16]
Warmth = TypeVar("Warmth", float, Floats)


class Dead(Enum):
    """What a broken sensor tells whatever lies over it."""

    NOTHING = "nothing"
    NORTH = "north"
    SOUTH = "south"


def magnets_factor(warmth_c: Warmth) -> Warmth:
    """Strength of every magnet at this warmth against that of calibration."""
    its = parameters()
    return 1 + its.magnet_material.warm_percent_k / 100 * (warmth_c - its.sensor.calibrated_c)


def sensitivity_factor(warmth_c: Warmth) -> Warmth:
    """Sensitivity of every sensor at this warmth against that of calibration."""
    its = parameters().sensor
    return 1 + its.warm_percent_k / 100 * (warmth_c - its.calibrated_c)


class Sensors:
    """The sensors of one board, each with its own gain and zero.

    rng: scatter as bought and, if calibrated, zeros as calibration leaves them; without: all as in the data
    sheet. Voltages fall where a north pole is below: quiescent - sensitivity * field, cut off at the ends.
    """

    def __init__(self, count: int, rng: np.random.Generator | None = None, calibrated: bool = True) -> None:
        its = parameters().sensor
        self.gain = np.ones(count)
        self.null_mv = np.zeros(count)
        self.dead: dict[int, Dead] = {}
        if rng is not None:
            self.gain += rng.uniform(-its.gain_percent, its.gain_percent, count) / 100
            residual_mv = its.residual_mt * its.sensitivity_mv_mt
            self.null_mv += (
                rng.normal(0, residual_mv, count) if calibrated else rng.uniform(-its.null_mv, its.null_mv, count)
            )

    def millivolts(self, field_mt: Floats, warmth_c: float) -> Millivolts:
        """(n,) in sensor order, rounded to whole millivolts; field_mt: (n,) north down positive."""
        its = parameters().sensor
        swing_mv = its.sensitivity_mv_mt * sensitivity_factor(warmth_c) * self.gain * field_mt
        told = np.clip(its.quiescent_mv + self.null_mv - swing_mv, its.lowest_mv, its.highest_mv)
        for sensor, how in self.dead.items():
            told[sensor] = DEAD_MV[how]
        return np.rint(told).astype(np.uint16)


DEAD_MV = {
    Dead.NOTHING: parameters().sensor.quiescent_mv,
    Dead.NORTH: parameters().sensor.dead_north_mv,
    Dead.SOUTH: parameters().sensor.dead_south_mv,
}
