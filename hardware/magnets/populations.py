"""Kinds of sensors that a board can be fitted with on one footprint, and what calibration makes of them.

Of a sensor as planned only the zero is taken, on the empty board. One of the 49E class differs so much from the
next that its gain is taken too, over the gauge tile. Its output ends within what a resting magnet gives; but the
gauge drove it no further than that end, which so tells the gauge's field at least, on the gauge's side.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from hardware.magnets.field import sum_mt
from hardware.magnets.geometry import Floats, Pose, body, placed, sensors_mm
from hardware.magnets.sensors import Ends, cut_off, drawn_ends, magnets_factor, sensitivity_factor
from hardware.parameters import Limit, Sensor, parameters

PLANNED, ECONOMY = "drv5055a4", "49e"
ZERO_SIGMAS, NOISE_SIGMAS = 3.0, 4.0


@dataclass(frozen=True, slots=True)
class Population:
    """One kind of sensor. limit: what its fields mean; is_gauged: it is never used without its gains taken."""

    name: str
    sensor: Sensor
    limit: Limit
    is_gauged: bool

    @property
    def error_mt(self) -> float:
        """How far a calibrated zero and noise put a reading off, at most."""
        noise_mt = self.sensor.noise_uv / 1000 / self.sensor.sensitivity_mv_mt
        return ZERO_SIGMAS * self.sensor.residual_mt + NOISE_SIGMAS * noise_mt

    @property
    def end_mt(self) -> float:
        """What an output tells at its end at least, over either pole; infinite where no magnet drives it there."""
        return _gauged_end_mt(self.sensor) if self.is_gauged else np.inf

    def told_mt(self, weakest_mt: float, strongest_mt: float) -> tuple[float, float]:
        """What a sensor at its worst tells of the weakest magnet and of the strongest empty place."""
        low, high = self._gains()
        warm = [magnets_factor(c) * sensitivity_factor(c) for c in _warmths()]
        # A field of the other sign is worse the more of it is told.
        weak_mt = weakest_mt * (low * min(warm) if weakest_mt > 0 else high * max(warm))
        return min(weak_mt, self.end_mt) - self.error_mt, strongest_mt * high * max(warm) + self.error_mt

    def _gains(self) -> tuple[float, float]:
        """The least and the greatest factor by which a reading is off."""
        if not self.is_gauged:
            share = self.sensor.gain_percent / 100
            return 1 - share, 1 + share
        low, high = gauge_share()
        return 1 / high, 1 / low


def populations() -> dict[str, Population]:
    """Both kinds by their names."""
    its = parameters()
    return {
        PLANNED: Population(PLANNED, its.sensor, its.limit, is_gauged=False),
        ECONOMY: Population(ECONOMY, its.economy_sensor, its.economy_limit, is_gauged=True),
    }


def gauge_share() -> tuple[float, float]:
    """The weakest and the strongest field of a gauge tile within its tolerances, in parts of the nominal one."""
    its = parameters()
    shares = []
    for sign in (1, -1):
        raised = its.gauge.floor_mm - its.tile.floor_mm + sign * its.tolerances.pocket_depth_mm
        tile = placed(body(("+++++",)), Pose(lift_mm=raised))
        field_mt = sum_mt(tile, sensors_mm("board5")[:5]) * (1 - sign * its.tolerances.magnet_percent / 100)
        shares.append(field_mt / its.gauge.field_mt)
    return float(shares[0].min()), float(shares[1].max())


def _warmths() -> tuple[float, float]:
    limits = parameters().tolerances
    return limits.coldest_c, limits.warmest_c


def _gauged_end_mt(its: Sensor) -> float:
    """What is told at an end by the worst of the sensors as bought, tuned over the strongest gauge."""
    gauge_mt = parameters().gauge.field_mt
    steepest_mv = its.sensitivity_mv_mt * (1 + its.gain_percent / 100) * gauge_mt * gauge_share()[1]
    south_mv = its.high_end_least_mv - its.quiescent_mv - its.null_mv
    # The gauge's north poles lie down: on that side an output ends where the gauge drove it, or beyond.
    return gauge_mt * min(1.0, south_mv / steepest_mv)


@dataclass(frozen=True, slots=True)
class Fitted:
    """The sensors of some boards as they were fitted and calibrated, all in one shape that broadcasts.

    rest_mv: without a field; zero_mv: what calibration took for that; gain: of the nominal one; tuned: what
    readings are multiplied by.
    """

    population: Population
    rest_mv: Floats
    zero_mv: Floats
    gain: Floats
    tuned: Floats
    ends: Ends

    def free_mv(self, fields_mt: Floats, warmth_c: Floats) -> Floats:
        """What every sensor would tell, without noise, if its output had no ends."""
        swing_mv = self.population.sensor.sensitivity_mv_mt * sensitivity_factor(warmth_c) * self.gain * fields_mt
        return self.rest_mv - swing_mv

    def told_mt(self, millivolts: Floats) -> Floats:
        """What the calibrated board makes of voltages."""
        told: Floats = (self.zero_mv - millivolts) / self.population.sensor.sensitivity_mv_mt * self.tuned
        return told


def fitted(population: Population, rng: np.random.Generator, shape: tuple[int, ...]) -> Fitted:
    """Sensors as bought, then calibrated."""
    its = population.sensor
    gain = 1 + rng.uniform(-its.gain_percent, its.gain_percent, shape) / 100
    off_mv = rng.normal(0, its.residual_mt * its.sensitivity_mv_mt, shape)
    ends = drawn_ends(rng, shape, its)
    if not population.is_gauged:
        zero_mv = np.full(shape, its.quiescent_mv)
        return Fitted(population, zero_mv + off_mv, zero_mv, gain, np.ones(shape), ends)
    rest_mv = its.quiescent_mv + rng.uniform(-its.null_mv, its.null_mv, shape)
    gauge_mt = parameters().gauge.field_mt
    field_mt = gauge_mt * rng.uniform(*gauge_share(), shape)
    over_gauge_mv = cut_off(rest_mv - its.sensitivity_mv_mt * gain * field_mt, ends)
    tuned = gauge_mt * its.sensitivity_mv_mt / (rest_mv - over_gauge_mv)
    return Fitted(population, rest_mv, rest_mv + off_mv, gain, tuned, ends)
