"""A coupon that is built rightly or wrongly, and who measures it: magnets by a closed form, a meter, hands.

Nothing here is read from the coupon's own table. Sensors and stack are those in which no tile's magnet drives an
output to its end; all else is that of hardware/parameters.toml.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace

import numpy as np

from firmware.tables import layouts
from hardware.magnets.field import exact_mt
from hardware.magnets.geometry import Floats, Magnets, sensors_mm
from hardware.parameters import Board, Magnet, parameters

_FILED = parameters()
ITS = replace(
    _FILED,
    board=replace(_FILED.board, skin_mm=2.0, hall_depth_mm=0.75),
    sensor=replace(_FILED.sensor, sensitivity_mv_mt=7.5),
)
BOARD5 = layouts()["board5"]
SUPPLY_MV = 3300
PLUS, MINUS = -1.0, 1.0
"""Where the north pole of a magnet points that lies with this side down."""
CORNERS = ((-1, -1), (1, -1), (1, 1), (-1, 1))


@dataclass(frozen=True)
class World:
    """One coupon. sign: -1 where its sensors answer the other way round. gain: of the planned sensitivity.

    meter: what a meter shows, by step; meter_off_mv: at a sensor, beside the truth. current_ma: what it draws.
    beeps: whether there is a short. rest_mv: what broken sensors give. posts_deg: how far a tile can be turned.
    end_mv: where outputs end, from both rails.
    """

    board: Board = ITS.board
    magnet: Magnet = ITS.code_magnet
    gain: float = 1.0
    sign: float = 1.0
    meter: dict[str, int] = field(default_factory=dict)
    meter_off_mv: int = 0
    current_ma: int = 60
    beeps: bool = False
    rest_mv: dict[int, int] = field(default_factory=dict)
    posts_deg: float = 2.0
    end_mv: int = 60

    def levels(self, lies: str, square: tuple[int, int] = (1, 1)) -> list[int]:
        """What all sensors of a board give while this lies on a square: millivolts in sensor order."""
        its = ITS.sensor
        field_mt = self.field_mt(lies, square) if lies else np.zeros(len(BOARD5.sensors))
        free = its.quiescent_mv - self.sign * self.gain * its.sensitivity_mv_mt * field_mt
        told = [round(mv) for mv in np.clip(free, self.end_mv, SUPPLY_MV - self.end_mv)]
        for sensor, rest_mv in self.rest_mv.items():
            told[sensor] = rest_mv
        return told

    def field_mt(self, lies: str, square: tuple[int, int]) -> Floats:
        """At every sensor, north down positive, of one thing that lies on a square."""
        its, board = ITS, self.board
        top_mm = board.hall_depth_mm + board.skin_mm + board.clearance_mm
        site = board.site_mm
        turn = np.radians(self.posts_deg if lies == "turned" else 0.0)
        ways = [
            (site * (x * np.cos(turn) - y * np.sin(turn)), site * (x * np.sin(turn) + y * np.cos(turn)))
            for x, y in CORNERS
        ]
        size, floor_mm, magnets = self.magnet, its.tile.floor_mm, [(way, PLUS) for way in ways]
        match lies:
            case "bare" | "turned-over":
                floor_mm, magnets = 0.0, [((0.0, 0.0), PLUS if lies == "bare" else MINUS)]
            case "rod" | "rod-over":
                size, floor_mm, magnets = its.wand_magnet, 0.0, [((0.0, 0.0), PLUS if lies == "rod" else MINUS)]
            case "gauge":
                floor_mm, magnets = its.gauge.floor_mm, [*magnets, ((0.0, 0.0), PLUS)]
            case _:  # castle 2: four plus around a minus
                magnets = [*magnets, ((0.0, 0.0), MINUS)]
        x_mm, y_mm = ((spot - 1) * board.pitch_mm for spot in square)
        height_mm = top_mm + floor_mm + size.height_mm / 2
        at_mm = np.array([(x + x_mm, y + y_mm, height_mm) for (x, y), _ in magnets])
        north = np.array([(0.0, 0.0, way) for _, way in magnets])
        found: Floats = exact_mt(
            Magnets(size, at_mm, north, np.ones(len(at_mm))), sensors_mm("board5"), board
        ).sum(axis=0)
        return found


PLANNED = World()


def _board(**changed: float) -> World:
    return World(board=replace(ITS.board, **changed))


def _magnet(**changed: float) -> World:
    return World(magnet=replace(ITS.code_magnet, **changed))


WRONG: dict[str, World] = {
    "short": World(beeps=True),
    "cable": World(meter={"vbus": 4210, "vsys": 3900}),
    "diode": World(meter={"vsys": 5040}),
    "regulator": World(meter={"rail": 2700}),
    "switch-on": World(meter={"cell-off": 3280}),
    "switch-off": World(meter={"cell-on": 400}),
    "budget": World(current_ma=480),
    "no-power": World(rest_mv=dict.fromkeys(range(5), 0)),
    "wrong-part": World(rest_mv=dict.fromkeys(range(5), 3300)),
    "output-ground": World(rest_mv={2: 0}),
    "output-supply": World(rest_mv={3: 3300}),
    "converter": World(meter_off_mv=70),
    "not-felt": World(gain=0.02),
    "reversed": World(sign=-1.0),
    "no-steel": _board(image_ratio=0.0),
    "steel-gap": _board(steel_below_hall_mm=ITS.board.steel_below_hall_mm + 1.0),
    "thick-skin": _board(skin_mm=ITS.board.skin_mm + 1.0),
    "flat-magnet": _magnet(height_mm=1.0),
    "narrow-magnet": _magnet(diameter_mm=5.0),
    "strong-magnet": _magnet(remanence_t=1.45),
    "sensitive-sensor": World(gain=2.0),
    "posts": World(posts_deg=20.0),
    "early-end": World(end_mv=480),
}
"""By the cause that should be named."""

LYING = {
    "empty": "",
    "bare": "bare",
    "turned-over": "turned-over",
    "castle": "castle",
    "gauge": "gauge",
    "rod": "rod",
    "rod-over": "rod-over",
    "turn": "turned",
    "second-empty": "",
    "second-castle": "castle",
}
"""What hands lay at a step."""


METER = {"vbus": 5040, "vsys": 4720, "rail": 3298, "cell-off": 12, "cell-on": 3285}
"""What a meter shows on a sound coupon, by step."""


@dataclass
class Maker:
    """Who measures a coupon: lays what is asked for, reads the meter, and goes on where a step fails for good.

    lay: lets the sensors of the board give so many millivolts from now on.
    """

    world: World
    lay: Callable[[list[int]], None]
    level_mv: Callable[[], int] = lambda: 1650

    def answer(self, step: str, failed: bool) -> str:
        """What is typed."""
        if step in LYING:
            self.lay(self.world.levels(LYING[step], (2, 1) if step.startswith("second") else (1, 1)))
            return "0" if failed else ""
        told = {
            "short": int(self.world.beeps),
            "holds": int(self.world.board.image_ratio > 0),
            "find": "",
            "current": self.world.current_ma,
            "meter": self.level_mv() + self.world.meter_off_mv,
        }
        answers = {**told, **METER, **self.world.meter}
        return "" if failed and step not in ("short", "holds") else str(answers[step])
