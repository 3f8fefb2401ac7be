"""The layout of a strip: sensors below a row of cells, a bus of parallel tracks, and the tab at its left.

All that runs along the row is on the back, all that runs across it on the front, so that nothing crosses. Each
sensor's output drops on the front to its own track of the bus; the tracks lie in the order in which the
multiplexers' pins want them. Supply runs in two rails on the back below the capacitors, joined at both ends;
ground fills what is left.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from hardware.electronics.board_file import BACK, FRONT, Layout, Pad, Place, Point, Text, Zone, pads
from hardware.electronics.circuit import Circuit
from hardware.electronics.drawing import Drawing
from hardware.electronics.netlist import circuit
from hardware.electronics.parts import GROUND
from hardware.electronics.strip_circuit import HALF, SWITCHED, strip_sensors
from hardware.electronics.strip_tab import LINK_MM, Tab, bus_y_mm
from hardware.parameters import parameters

NAMES: Final = ("strip5", "strip7")

BESIDE_MM: Final = 1.2  # from a capacitor's pad to a via beside it
BEYOND_MM: Final = 1.45  # from a capacitor's pad to a via of ground outside the rail
DIVIDER_MM: Final = (3.6, 2.0)  # resistors of the divider: from the cells' left end, and from each other
NAME_MM: Final = 2.0  # the strip's name, from the far edge

Pads = dict[tuple[str, str], Pad]


@dataclass(frozen=True, slots=True)
class Spot:
    """A sensor on a strip. away: +1 when its capacitor lies farther than it, -1 when nearer."""

    reference: str
    x_mm: float
    y_mm: float
    away: int

    @property
    def capacitor(self) -> str:
        """The reference of its capacitor."""
        return "C" + self.reference[1:]


@cache
def strip_layout(name: str) -> Layout:
    """The layout of "strip5" or "strip7"; (0, 0) is the middle of the row's left cell. KeyError."""
    of = circuit(name)
    tab = Tab(of, left_mm(), -parameters().strip.near_mm, cells_mm())
    places = (*tab.places(), *_divider_places(), *(place for spot in spots(name) for place in spot_places(spot)))
    there = pads(Layout(of, outline(name), places))
    drawing = Drawing()
    tab.draw(drawing, there)
    for spot in spots(name):
        sensor(drawing, spot, there, bus_y_mm(of)[there[spot.reference, "2"].net], tab.entry_mm)
    _divider(drawing, there, bus_y_mm(of)[HALF], tab.entry_mm)
    _rails(drawing, right_mm(of))
    zones = (Zone(GROUND, FRONT), Zone(GROUND, BACK))
    title = Text(name, (right_mm(of) + left_mm()) / 2, parameters().strip.far_mm - NAME_MM)
    return Layout(of, outline(name), places, tuple(drawing.tracks), tuple(drawing.vias), zones, (title,))


def cells_mm() -> float:
    """Where the cells begin and the tab ends."""
    return -parameters().board.pitch_mm / 2


def left_mm() -> float:
    """The left edge of a strip."""
    return cells_mm() - parameters().strip.tab_mm


def right_mm(of: Circuit) -> float:
    """The right edge of a strip, by the number of cells in its name."""
    cells = int(of.name.removeprefix("strip"))
    return (cells - 0.5) * parameters().board.pitch_mm - parameters().strip.end_mm


def rail_mm() -> float:
    """From the row's middle to the middle of either rail: below the capacitors of the outer sensors."""
    return parameters().board.site_mm + parameters().strip.bypass_mm


def outline(name: str) -> tuple[Point, ...]:
    """The corners of a strip."""
    near, far = -parameters().strip.near_mm, parameters().strip.far_mm
    left, right = left_mm(), right_mm(circuit(name))
    return (left, near), (right, near), (right, far), (left, far)


def spots(name: str) -> tuple[Spot, ...]:
    """Every sensor of a strip where cells.csv has it."""
    sensors = {reference: sensor for reference, (sensor, _) in strip_sensors(name).items()}
    return tuple(Spot(one, at.x_mm, at.y_mm, 1 if at.y_mm > 0 else -1) for one, at in sensors.items())


def spot_places(spot: Spot) -> tuple[Place, Place]:
    """A sensor and its capacitor, both with supply away from the row's middle."""
    turn, aside = 0.0 if spot.away > 0 else 180.0, spot.away * parameters().strip.bypass_mm
    return (
        Place(spot.reference, spot.x_mm, spot.y_mm, turn, (0.0, -aside)),
        Place(spot.capacitor, spot.x_mm, spot.y_mm + aside, turn),
    )


def _at(there: Pads, reference: str, pin: str) -> Point:
    return there[reference, pin].x_mm, there[reference, pin].y_mm


def sensor(drawing: Drawing, spot: Spot, there: Pads, track_y_mm: float, end_mm: float) -> None:
    """A sensor's supply, and its output's way to its track of the bus and along it to the tab."""
    supply, output = _at(there, spot.reference, "1"), _at(there, spot.reference, "2")
    pad, ground = _at(there, spot.capacitor, "1"), _at(there, spot.capacitor, "2")
    power = parameters().circuit_board.power_track_mm
    fed = there[spot.reference, "1"].net
    drawing.line(fed, FRONT, supply, pad, width_mm=power)
    feed = _feed(spot, pad, supply)
    drawing.line(fed, FRONT, *feed, width_mm=power)
    drawing.via(fed, feed[0])
    if _on_rail(spot, pad):
        beyond = (ground[0], ground[1] + spot.away * BEYOND_MM)
        drawing.line(GROUND, FRONT, ground, beyond, width_mm=power)
        drawing.via(GROUND, beyond)
    drop_x = spot.x_mm - spot.away * parameters().strip.drop_mm
    net = there[spot.reference, "2"].net
    drawing.line(net, FRONT, output, (drop_x, output[1]), (drop_x, track_y_mm))
    drawing.bus(net, (drop_x, track_y_mm), end_mm)


def _on_rail(spot: Spot, pad: Point) -> bool:
    return abs(pad[1] - spot.away * rail_mm()) < BESIDE_MM


def _feed(spot: Spot, pad: Point, supply: Point) -> tuple[Point, ...]:
    """From a via on the nearest rail to a sensor's capacitor: beside it, or along a track across the board."""
    rail_y = spot.away * rail_mm()
    if _on_rail(spot, pad):
        return (pad[0] - spot.away * BESIDE_MM, rail_y), pad
    if abs(pad[1]) < rail_mm():
        return (pad[0], rail_y), pad
    x = spot.x_mm - spot.away * (parameters().strip.drop_mm + 1.0)
    return (x, rail_y), (x, supply[1]), supply


def _divider_places() -> tuple[Place, Place]:
    """Two resistors at the left end of the far rail, from the rail to half of it to ground."""
    x, lower = cells_mm() + DIVIDER_MM[0], rail_mm() - DIVIDER_MM[1]
    return Place("R3", x, rail_mm(), 180.0, (0.0, 1.6)), Place("R4", x, lower, 0.0, (0.0, -1.5))


def _divider(drawing: Drawing, there: Pads, track_y_mm: float, end_mm: float) -> None:
    """Half of the supply, and its way to the bus."""
    supply, upper, lower = _at(there, "R3", "1"), _at(there, "R3", "2"), _at(there, "R4", "1")
    via = (supply[0] + BESIDE_MM, supply[1])
    drawing.line(SWITCHED, FRONT, supply, via, width_mm=parameters().circuit_board.power_track_mm)
    drawing.via(SWITCHED, via)
    drawing.line(HALF, FRONT, upper, lower, (lower[0], track_y_mm))
    drawing.bus(HALF, (lower[0], track_y_mm), end_mm)


def _rails(drawing: Drawing, right: float) -> None:
    """Both rails and the links between them."""
    board, width = parameters().circuit_board, parameters().strip.rail_mm
    links = (cells_mm() + LINK_MM, right - LINK_MM)
    step = (board.via_mm + board.clearance_mm) / 2
    for y in (-rail_mm(), rail_mm()):
        drawing.line(SWITCHED, BACK, (links[0], y), (links[1], y), width_mm=width)
        for x in links:
            drawing.via(SWITCHED, (x, y - step), (x, y + step))
    for x in links:
        drawing.line(SWITCHED, FRONT, (x, -rail_mm()), (x, rail_mm()), width_mm=2 * board.power_track_mm)
