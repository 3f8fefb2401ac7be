"""From the field to the voltages of the Hall sensors."""

from __future__ import annotations

from enum import Enum
from typing import Any, NamedTuple, TypeVar

import numpy as np
from numpy.typing import NDArray

from hardware.magnets.geometry import Floats
from hardware.parameters import Sensor, parameters

Millivolts = NDArray[np.int32]
Warmth = TypeVar("Warmth", float, Floats)


NO_END_MV = -30_000.0
"""Outputs that never end, of which cut_off makes others."""


class Ends(NamedTuple):
    """The lowest and the highest voltage of each sensor's output, or of all, in millivolts."""

    low_mv: Floats | float
    high_mv: Floats | float


def ends_at(end_mv: float) -> Ends:
    """Outputs that end so far from both rails."""
    return Ends(end_mv, parameters().supply.volts_v * 1000 - end_mv)


def drawn_ends(rng: np.random.Generator, shape: int | tuple[int, ...], of: Sensor | None = None) -> Ends:
    """Each output's own ends, of the planned sensor or of another. What else rng gives stays the same."""
    its, own = of or parameters().sensor, rng.spawn(1)[0]
    low_mv = own.uniform(its.low_end_least_mv, its.low_end_most_mv, shape)
    return Ends(low_mv, own.uniform(its.high_end_least_mv, its.high_end_most_mv, shape))


def cut_off(free_mv: NDArray[Any], ends: Ends) -> Floats:
    """What outputs tell that end so, of what they would tell without end."""
    told: Floats = np.clip(free_mv, ends.low_mv, ends.high_mv)
    return told


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
    sheet. end_mv: so far from both rails all outputs end; without, each where rng has it. Voltages fall where a
    north pole is below: quiescent - sensitivity * field, cut off at the ends.
    """

    def __init__(
        self,
        count: int,
        rng: np.random.Generator | None = None,
        calibrated: bool = True,
        end_mv: float | None = None,
    ) -> None:
        its = parameters().sensor
        self.gain = np.ones(count)
        self.null_mv = np.zeros(count)
        self.dead: dict[int, Dead] = {}
        self.ends = Ends(its.low_end_mv, its.high_end_mv) if rng is None else drawn_ends(rng, count)
        if end_mv is not None:
            self.ends = ends_at(end_mv)
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
        told = cut_off(its.quiescent_mv + self.null_mv - swing_mv, self.ends)
        for sensor, how in self.dead.items():
            told[sensor] = DEAD_MV[how]
        return np.rint(told).astype(np.int32)


DEAD_MV = {
    Dead.NOTHING: parameters().sensor.quiescent_mv,
    Dead.NORTH: parameters().sensor.dead_north_mv,
    Dead.SOUTH: parameters().sensor.dead_south_mv,
}
