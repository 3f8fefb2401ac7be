"""One row of the board "cells5": sensors, bus and multiplexers as a strip has them, and a switch for each cell.

(0, 0) is the middle of the row's left cell. Beyond the far sensors, on the back, run the lines from the register
to the gates and the rail that feeds the switches; each switch lies in the far left corner of its cell, its drain
on a link across the cell to the cell's own two rails. What all rows share leaves the tab to the left, on the back.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from hardware.electronics.board_file import BACK, FRONT, Layout, Pad, Place, Point, pads
from hardware.electronics.cells_circuit import (
    CELLS_SUPPLY,
    CHAIN_IN,
    CHAIN_OUT,
    CLOCK,
    COLUMNS,
    REGISTER,
    row_circuit,
    row_sensors,
)
from hardware.electronics.drawing import Drawing
from hardware.electronics.parts import (
    COMMON_PIN,
    DRAIN,
    GATE,
    GROUND,
    REGISTER_CLOCKS,
    REGISTER_DATA,
    REGISTER_END,
    REGISTER_KEEP,
    REGISTER_OFF,
    REGISTER_OUTPUTS,
    REGISTER_SUPPLY,
    SOURCE,
    SUPPLY,
)
from hardware.electronics.strip_circuit import HALF
from hardware.electronics.strip_layout import BESIDE_MM, Spot, cells_mm, left_mm, rail_mm, sensor, spot_places
from hardware.electronics.strip_tab import ROW_MM, SPINE, SPINE_MM, Tab, bus_y_mm, mux_y_mm, muxes
from hardware.parameters import parameters

# The register's middle, and its capacitor's: from the row's left cell.
REGISTER_MM: Final = (-29.0, 18.175)
REGISTER_BYPASS_MM: Final = (-34.4, 15.9)
# A cell's switch, from the cell's middle; from a gate to the via beside it; how near a via is on a rail.
SWITCH_MM: Final = (-16.8, 16.7)
GATE_ASIDE_MM, ON_MM = 1.25, 0.01
FEED_MM: Final = 19.5  # the rail of all cells' supply
DIVIDER_MM: Final = (-6.0, 2.0)  # from the left cell's middle, and from one resistor to the other
# Half of the supply leaves the first row for its test point: between bus and rail, then beside the multiplexer.
REFERENCE_MM: Final = (10.75, 9.45)
REFERENCE_TURN_MM: Final = -26.8
# From the row's left cell: vias of the register's shared lines, and of ground between two of them.
LEAVES_MM, LEAVES_GROUND_MM, JOINS_MM, KEEPS_MM = -34.0, -33.2, -33.0, -30.4
OUT_MM, STAGGER_MM = 1.6, 0.8  # from an output's pad to the first via, and from one via to the next


@dataclass(frozen=True, slots=True)
class Row:
    """A row with its own names. exits: net -> where it leaves to the left, on the back."""

    places: tuple[Place, ...]
    drawing: Drawing
    exits: dict[str, Point]


def spots(kings: bool) -> tuple[Spot, ...]:
    """Every sensor of a row where cells.csv has it."""
    found = row_sensors(kings)
    return tuple(Spot(one, at.x_mm, at.y_mm, 1 if at.y_mm > 0 else -1) for one, at in found.items())


@cache
def row(kings: bool, first: bool = False) -> Row:
    """All copper of a row; first: the nearest, with the lines of two test points."""
    of = row_circuit(kings, first)
    tab = Tab(of, left_mm(), 0.0, cells_mm())
    places = (
        *tab.mux_places(),
        *(place for spot in spots(kings) for place in spot_places(spot)),
        *_register_places(),
        *_switch_places(),
        *_divider_places(),
    )
    there = pads(Layout(of, (), tuple(Place(one.reference, one.x_mm, one.y_mm, one.turn_deg) for one in places)))
    drawing = Drawing()
    for spot in spots(kings):
        sensor(drawing, spot, there, bus_y_mm(of)[there[spot.reference, "2"].net], tab.entry_mm)
    half = _divider(drawing, there, bus_y_mm(of)[HALF], tab.entry_mm)
    exits = _shared(drawing, tab, there)
    exits |= _register(drawing, there, exits[SUPPLY])
    for column in range(COLUMNS):
        _switch(drawing, column, there)
    exits[CELLS_SUPPLY] = (LEAVES_MM, FEED_MM)
    if first:
        exits[HALF] = _reference(drawing, half)
        exits["supply_1"] = (SWITCH_MM[0], -rail_mm())
    else:
        exits[CHAIN_OUT] = _at(there, REGISTER, REGISTER_END, LEAVES_MM)
    return Row(tuple(places), drawing, exits)


def _point(there: dict[tuple[str, str], Pad], reference: str, pin: str) -> Point:
    return there[reference, pin].x_mm, there[reference, pin].y_mm


def _at(there: dict[tuple[str, str], Pad], reference: str, pin: str, x_mm: float) -> Point:
    return x_mm, there[reference, pin].y_mm


def _register_places() -> tuple[Place, Place]:
    return Place(REGISTER, *REGISTER_MM, 180.0), Place("C3", *REGISTER_BYPASS_MM, 180.0)


def _switch_places() -> tuple[Place, ...]:
    pitch = parameters().board.pitch_mm
    return tuple(
        Place(f"Q{column + 1}", column * pitch + SWITCH_MM[0], SWITCH_MM[1], 270.0) for column in range(COLUMNS)
    )


def _divider_places() -> tuple[Place, Place]:
    x, apart = DIVIDER_MM
    return Place("R3", x, rail_mm(), 180.0), Place("R4", x, rail_mm() - apart)


def _divider(drawing: Drawing, there: dict[tuple[str, str], Pad], track_y_mm: float, end_mm: float) -> float:
    """Half of the first cell's supply, its way to the bus; gives the x on which it comes down."""
    supply, upper, lower = _point(there, "R3", "1"), _point(there, "R3", "2"), _point(there, "R4", "1")
    via = (supply[0] + BESIDE_MM, supply[1])
    drawing.line("supply_1", FRONT, supply, via)
    drawing.via("supply_1", via)
    drawing.line(HALF, FRONT, upper, lower, (lower[0], track_y_mm))
    drawing.bus(HALF, (lower[0], track_y_mm), end_mm)
    return lower[0]


def _reference(drawing: Drawing, x_mm: float) -> Point:
    """Half of the supply, on its way to the test point; where it leaves."""
    above, beside = REFERENCE_MM
    end = (REFERENCE_TURN_MM - (above - beside), beside)
    drawing.via(HALF, (x_mm, above))
    drawing.line(HALF, BACK, (x_mm, above), (REFERENCE_TURN_MM, above), end)
    return end


def _shared(drawing: Drawing, tab: Tab, there: dict[tuple[str, str], Pad]) -> dict[str, Point]:
    """The multiplexers, and where their shared lines leave."""
    of = tab.of
    top = max(mux_y_mm(of).values()) + SPINE_MM
    tab.draw_muxes(drawing, there, top)
    exits = {net: (tab.column_mm(net), top + at * ROW_MM) for at, net in enumerate(SPINE)}
    for one in muxes(of):
        pad = _point(there, one.reference, COMMON_PIN)
        exits[one.nets[COMMON_PIN]] = (tab.outside_mm(-1, 0), pad[1])
        drawing.line(one.nets[COMMON_PIN], FRONT, pad, exits[one.nets[COMMON_PIN]])
        drawing.via(one.nets[COMMON_PIN], exits[one.nets[COMMON_PIN]])
    return exits


def _register(drawing: Drawing, there: dict[tuple[str, str], Pad], spine: Point) -> dict[str, Point]:
    """The register's supply, from the spine's far end, its shared lines, and where these leave."""
    power = parameters().circuit_board.power_track_mm
    supply, keep, bypass = (
        _point(there, REGISTER, REGISTER_SUPPLY),
        _point(there, REGISTER, REGISTER_KEEP),
        _point(there, "C3", "1"),
    )
    drawing.line(SUPPLY, FRONT, spine, (spine[0], supply[1]))
    drawing.line(SUPPLY, FRONT, bypass, supply, width_mm=0.6 * power)
    drawing.line(SUPPLY, FRONT, supply, (KEEPS_MM, supply[1]), (KEEPS_MM, keep[1]), keep)
    ground = _point(there, "C3", "2")
    drawing.line(GROUND, FRONT, ground, (ground[0] - BESIDE_MM, ground[1]), width_mm=power)
    off = _at(there, REGISTER, REGISTER_OFF, LEAVES_GROUND_MM)
    drawing.line(GROUND, FRONT, _point(there, REGISTER, REGISTER_OFF), off)
    drawing.via(GROUND, off, (ground[0] - BESIDE_MM, ground[1]))
    first, second = (_point(there, REGISTER, pin) for pin in REGISTER_CLOCKS)
    near, far = sorted((first, second), key=lambda one: one[1])
    drawing.line(CLOCK, FRONT, far, (JOINS_MM, far[1]), (JOINS_MM, near[1]))
    exits = {CLOCK: (LEAVES_MM, near[1]), CHAIN_IN: _at(there, REGISTER, REGISTER_DATA, LEAVES_MM)}
    drawing.line(CLOCK, FRONT, near, exits[CLOCK])
    drawing.line(CHAIN_IN, FRONT, _point(there, REGISTER, REGISTER_DATA), exits[CHAIN_IN])
    drawing.via(CLOCK, exits[CLOCK])
    drawing.via(CHAIN_IN, exits[CHAIN_IN])
    end = there[REGISTER, REGISTER_END]
    if end.net:
        drawing.line(CHAIN_OUT, FRONT, (end.x_mm, end.y_mm), (LEAVES_MM, end.y_mm))
        drawing.via(CHAIN_OUT, (LEAVES_MM, end.y_mm))
    return exits


def _switch(drawing: Drawing, column: int, there: dict[tuple[str, str], Pad]) -> None:
    """A cell's switch: its gate's line, its feed, and the cell's link and rails."""
    its, power = parameters().cells_board, parameters().circuit_board.power_track_mm
    name, gate, supply = f"Q{column + 1}", f"gate_{column + 1}", f"supply_{column + 1}"
    output, pad = _point(there, REGISTER, REGISTER_OUTPUTS[column + 1]), _point(there, name, GATE)
    out = (output[0] + OUT_MM + column % 2 * STAGGER_MM, output[1])
    beside = (pad[0] + GATE_ASIDE_MM, output[1])
    drawing.line(gate, FRONT, output, out)
    drawing.line(gate, BACK, out, beside)
    drawing.line(gate, FRONT, beside, (beside[0], pad[1]), pad)
    drawing.via(gate, out, beside)
    source, drain = _point(there, name, SOURCE), _point(there, name, DRAIN)
    drawing.line(CELLS_SUPPLY, FRONT, source, (source[0], FEED_MM), width_mm=power)
    drawing.via(CELLS_SUPPLY, (source[0], FEED_MM))
    if column == COLUMNS - 1:
        drawing.line(CELLS_SUPPLY, BACK, (LEAVES_MM, FEED_MM), (source[0], FEED_MM), width_mm=its.supply_track_mm)
    drawing.line(supply, FRONT, drain, (drain[0], -rail_mm()), width_mm=power)
    for y in (-rail_mm(), rail_mm()):
        end = max(one.x_mm for one in drawing.vias if one.net == supply and abs(one.y_mm - y) < ON_MM)
        drawing.via(supply, (drain[0], y))
        drawing.line(supply, BACK, (drain[0], y), (end, y), width_mm=its.rail_mm)
