"""What the coupon's sensors should give, step by step, and what they would give if an assumption were wrong.

A swing is how far an output goes from where it is without a magnet, in millivolts. Three things are laid that have
their magnets at different heights: a bare disc, a castle, the gauge. One swing alone does not tell a weaker magnet
from a steel that is farther away; the three together do, as far as magnets and sensors are as alike as their
tolerances say. So beside each assumption's three swings stands how they scatter: the covariance of their
logarithms. A magnet that is 5 mm wide and a coupon without steel look alike even so; whether a castle holds by
itself tells them apart.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final

import numpy as np

from companion.device.tiles.files import standard
from hardware.magnets.field import sum_mt
from hardware.magnets.geometry import NORTH_DOWN, SITES, Floats, Magnets, Pose, placed
from hardware.magnets.sensors import Ends, cut_off, drawn_ends
from hardware.parameters import Board, Magnet, Parameters, parameters

CASTLE: Final = 2
"""Four plus corners around a minus centre: both signs, and corners that tell when it is turned."""
BATCH_PERCENT: Final = 2.0
"""The remanence of a whole batch of magnets: usual for N35, 1.17 to 1.22 T."""
BY_HAND_MM: Final = 1.0
"""How well a bare disc is laid onto the middle of a square by a mark on the skin, each axis."""
IN_POSTS: Final = Pose(x_mm=0.5, y_mm=0.5, turn_deg=1.5)
"""How far a tile can lie off between the posts."""
TURN_MOST_DEG: Final = 3.5
"""At most so far a tile can be turned by hand before the posts stop it."""
ECONOMY_MV: Final = 250.0
"""How far from half of the supply a sensor of the 49E class may rest."""
DRAWS: Final = 200
N52_T: Final = 1.45
"""Usual for N52: 1.42 to 1.48 T."""
STEP_MV: Final = 5
"""What is written is rounded to this: no sensor is nearer to its model."""


@dataclass(frozen=True, slots=True)
class Assumption:
    """How the coupon could be built. gain: of its sensors, in parts of the planned one."""

    name: str
    board: Board
    magnet: Magnet
    gain: float = 1.0


def assumptions(its: Parameters | None = None) -> tuple[Assumption, ...]:
    """As it is planned, and with one thing otherwise each."""
    its = its or parameters()
    board, magnet = its.board, its.code_magnet
    return (
        Assumption("planned", board, magnet),
        Assumption("no-steel", replace(board, image_ratio=0.0), magnet),
        Assumption("steel-gap", replace(board, steel_below_hall_mm=board.steel_below_hall_mm + 1.0), magnet),
        Assumption("thick-skin", replace(board, skin_mm=board.skin_mm + 1.0), magnet),
        Assumption("flat-magnet", board, replace(magnet, height_mm=1.0)),
        Assumption("narrow-magnet", board, replace(magnet, diameter_mm=5.0)),
        Assumption("strong-magnet", board, replace(magnet, remanence_t=N52_T)),
        Assumption("sensitive-sensor", board, magnet, 2.0),
    )


def laid(word: str, floor_mm: float, magnet: Magnet, its: Parameters | None = None) -> Magnets:
    """The magnets of a tile of one square around the middle of its bottom; floor_mm: below its pockets."""
    its = its or parameters()
    at = [
        (*(site * its.board.site_mm), floor_mm + magnet.height_mm / 2)
        for sign, site in zip(word, SITES, strict=True)
        if sign in NORTH_DOWN
    ]
    north = [(0.0, 0.0, NORTH_DOWN[sign]) for sign in word if sign in NORTH_DOWN]
    return Magnets(magnet, np.array(at), np.array(north), np.ones(len(at)))


def things(its: Parameters | None = None) -> dict[str, tuple[str, float]]:
    """What is laid: the word of its magnets, and the floor below them in millimetres."""
    its = its or parameters()
    return {
        "bare": ("0000+", 0.0),
        "castle": (castle_word(), its.tile.floor_mm),
        "gauge": ("+++++", its.gauge.floor_mm),
    }


def castle_word() -> str:
    """The word of the castle that is laid."""
    return next(one.word for one in standard().castles if one.number == CASTLE)


class Expected:
    """What the coupon should give, by the parameters handed in."""

    def __init__(self, its: Parameters | None = None, draws: int = DRAWS) -> None:
        self.its = its or parameters()
        self._draws = draws
        self._sites = np.array([(*(site * self.its.board.site_mm), 0.0) for site in SITES])

    def fields_mt(self, of: Magnets, pose: Pose, board: Board) -> Floats:
        """(5,): at each sensor of the square, north down positive."""
        return sum_mt(placed(of, pose, board), self._sites, board)

    def swings_mv(self, assumption: Assumption, thing: str) -> Floats:
        """(5,): towards a rail, positive where the output falls; exactly laid; outputs end where most do."""
        word, floor_mm = things(self.its)[thing]
        of = laid(word, floor_mm, assumption.magnet, self.its)
        its = self.its.sensor
        ends = Ends(its.low_end_mv, its.high_end_mv)
        return self._told(self.fields_mt(of, Pose(), assumption.board) * assumption.gain, ends)

    def mean_mv(self, assumption: Assumption, thing: str) -> float:
        """The mean size of the swings where the thing has magnets."""
        word, _ = things(self.its)[thing]
        return float(np.abs(self.swings_mv(assumption, thing))[_magnets(word)].mean())

    def drawn_mv(self) -> dict[str, Floats]:
        """(draws, 5) swings of each thing as planned, within the tolerances: of one batch, over the same sensors.

        "turned" is the castle, turned as far as the posts let it.
        """
        rng = np.random.default_rng(1)
        drawn: dict[str, list[Floats]] = {thing: [] for thing in (*things(self.its), "turned")}
        for _ in range(self._draws):
            gain = 1 + rng.uniform(-1, 1, len(SITES)) * self.its.sensor.gain_percent / 100
            ends = drawn_ends(rng, len(SITES))
            batch = 1 + rng.uniform(-1, 1) * BATCH_PERCENT / 100
            for thing, rows in drawn.items():
                of, pose = self._draw(thing, rng)
                field_mt = self.fields_mt(of.warmed(batch), pose, self.its.board)
                rows.append(self._told(field_mt * gain, ends))
        return {thing: np.array(rows) for thing, rows in drawn.items()}

    def _draw(self, thing: str, rng: np.random.Generator) -> tuple[Magnets, Pose]:
        """One thing and how it lies."""
        limits, bare = self.its.tolerances, thing == "bare"
        word, floor_mm = things(self.its)["castle" if thing == "turned" else thing]
        of = laid(word, floor_mm, self.its.code_magnet, self.its)
        side, depth = (0.0, 0.0) if bare else (limits.pocket_side_mm, limits.pocket_depth_mm)
        at_mm = of.at_mm + rng.uniform(-1, 1, of.at_mm.shape) * (side, side, depth)
        strength = of.strength + rng.uniform(-1, 1, len(of)) * limits.magnet_percent / 100
        off = Pose(BY_HAND_MM, BY_HAND_MM) if bare else IN_POSTS
        turn_deg = rng.choice((-1, 1)) * TURN_MOST_DEG if thing == "turned" else rng.uniform(-1, 1) * off.turn_deg
        pose = Pose(rng.uniform(-1, 1) * off.x_mm, rng.uniform(-1, 1) * off.y_mm, turn_deg)
        return Magnets(of.size, at_mm, of.north, strength), pose

    def _told(self, field_mt: Floats, ends: Ends) -> Floats:
        """Swings of fields, as far as outputs go."""
        its = self.its.sensor
        return its.quiescent_mv - cut_off(its.quiescent_mv - field_mt * its.sensitivity_mv_mt, ends)

    def document(self) -> dict[str, Any]:
        """All that the conversation over the coupon needs, in whole millivolts."""
        drawn = self.drawn_mv()
        corners = np.abs(drawn.pop("turned")[:, _magnets("++++0")]).min(axis=1)
        means = [
            np.abs(rows[:, _magnets(things(self.its)[thing][0])]).mean(axis=1) for thing, rows in drawn.items()
        ]
        return {
            "castle": {"number": CASTLE, "word": castle_word()},
            "null_mv": round(self.its.sensor.null_mv),
            "economy_null_mv": round(ECONOMY_MV),
            "bare": self._levels("bare", drawn["bare"], 4),
            "castle_sites": {
                "plus": self._range("castle", drawn["castle"], 0),
                "minus": self._range("castle", drawn["castle"], 4),
            },
            "gauge": self._range("gauge", drawn["gauge"], 0),
            "turned_least_ratio": round(float((corners / means[list(drawn).index("castle")]).min()), 2),
            "rod": self._rod(),
            "swings_mv": {
                one.name: {thing: round(self.mean_mv(one, thing)) for thing in drawn}
                for one in assumptions(self.its)
            },
            "scatter": [[round(float(value), 5) for value in row] for row in np.cov(np.log(means))],
        }

    def _range(self, thing: str, drawn: Floats, site: int) -> dict[str, int]:
        """The level at a site: nominal, and the least and greatest that still is as planned."""
        its = self.its.sensor
        exact = self.swings_mv(assumptions(self.its)[0], thing)[site]
        low, high = its.quiescent_mv - drawn[:, site].max(), its.quiescent_mv - drawn[:, site].min()
        most = self.its.supply.volts_v * 1000
        return {
            "low": _rounded(max(0.0, low - its.null_mv)),
            "nominal": _rounded(its.quiescent_mv - exact),
            "high": _rounded(min(most, high + its.null_mv)),
        }

    def _levels(self, thing: str, drawn: Floats, site: int) -> dict[str, dict[str, int]]:
        """The level at a site with plus down, and turned over."""
        plus, both = self._range(thing, drawn, site), round(2 * self.its.sensor.quiescent_mv)
        return {
            "plus": plus,
            "minus": {name: both - plus[of] for name, of in zip(plus, reversed(plus), strict=True)},
        }

    def _rod(self) -> dict[str, int]:
        """The wand's rod on the skin: whether it drives an output to its end."""
        its = self.its
        size = its.wand_magnet
        at = np.array([(0.0, 0.0, size.height_mm / 2)])
        of = Magnets(size, at, np.array([(0.0, 0.0, NORTH_DOWN["+"])]), np.ones(1))
        free_mv = self.fields_mt(of, Pose(), its.board)[4] * its.sensor.sensitivity_mv_mt
        return {"swing_mv": _rounded(float(free_mv)), "end_most_mv": round(its.sensor.low_end_most_mv)}


def _magnets(word: str) -> list[int]:
    return [site for site, sign in enumerate(word) if sign in NORTH_DOWN]


def _rounded(millivolts: float) -> int:
    return round(millivolts / STEP_MV) * STEP_MV
