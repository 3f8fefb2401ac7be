"""The tab of a strip: multiplexers, power switch, connector.

The multiplexers stand in a column. The bus arrives from the right on the back. Channels of their right pins come
to the front at the entry; those of their left pins pass below them on the back. What all multiplexers share runs
on the front between their rows of pins, a spine, and leaves it at the far end. Between spine and connector every
net has a lane.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property
from graphlib import CycleError
from typing import Final

from hardware.electronics.board_file import BACK, FRONT, Pad, Place, Point
from hardware.electronics.circuit import Circuit, Component
from hardware.electronics.drawing import Drawing, Jog, lanes, merged
from hardware.electronics.parts import (
    COMMON_PIN,
    DRAIN,
    ENABLE_PIN,
    GATE,
    GROUND,
    MUX_GROUND,
    MUX_SUPPLY,
    SOURCE,
    SUPPLY,
)
from hardware.electronics.strip_circuit import OWN_LINE, SWITCHED
from hardware.parameters import parameters

# TSSOP-24, turned as in KiCad's library: left pins 1 to 12 from the far end, right pins 24 to 13.
ROW_MM, PAD_MM = 0.65, 2.8625
LEFT_PINS: Final = tuple(str(pin) for pin in range(1, 13))
RIGHT_PINS: Final = tuple(str(pin) for pin in range(24, 12, -1))
# From left to right. The outermost are reached straight from their pins; of the rest, no two vias come too near.
SPINE: Final = ("mux_s0", "mux_s1", "mux_s3", "mux_s2", OWN_LINE, SUPPLY)

LINK_MM: Final = 1.4  # from the ends of the cells to the links between the rails
# From the end of the cells to the first vias of the tab, and from these to the first turn of a track.
ENTRY_MM, TURN_MM = 0.8, 0.6
STAGGER_MM: Final = 0.8  # two vias in neighbouring rows stand this far apart
# From a multiplexer's middle: the nearer vias beside its pads, the last turn of the tracks that reach it, its
# capacitor, the nearest end of the spine.
OUTSIDE_MM, RIVER_MM, BYPASS_MM, SPINE_MM = 4.1, 6.2, (3.64, 4.95), 5.6
STEP_MM, STEPS = 0.1, 20  # how far the end of the spine may move until the lanes have an order
# From the tab's near left corner.
MUX_MM, LANE_MM = 19.9, 8.4
HEADER_MM: Final = (6.75, 17.9)
SWITCH_MM: Final = (8.5, 5.9)
RESISTORS_MM, RESERVOIR_MM = 10.0, 3.0
HEADER_PITCH_MM: Final = 2.54


def muxes(of: Circuit) -> tuple[Component, ...]:
    """The multiplexers of a strip, from the far to the near one."""
    return tuple(one for one in of.components if COMMON_PIN in one.nets and MUX_SUPPLY in one.nets)


def mux_y_mm(of: Circuit) -> dict[str, float]:
    """The y of each multiplexer, around the row's middle as the bus is."""
    middle = (len(muxes(of)) - 1) / 2
    return {one.reference: (middle - at) * parameters().strip.mux_pitch_mm for at, one in enumerate(muxes(of))}


def _row_mm(row: int) -> float:
    """From a multiplexer's middle to a row of pins, row 0 at its far end."""
    return (5.5 - row) * ROW_MM


def _column_mm(net: str) -> float:
    """From a multiplexer's middle to a net of the spine."""
    return (SPINE.index(net) - (len(SPINE) - 1) / 2) * ROW_MM


def _is_channel(one: Component, pin: str) -> bool:
    shared = {COMMON_PIN, ENABLE_PIN, MUX_SUPPLY, MUX_GROUND}
    return pin not in shared and one.nets[pin] not in (GROUND, *SPINE)


def _enclosed(one: Component) -> tuple[int, ...]:
    """Rows of grounded right pins between two channels, where no ground can flow to them."""
    used = [row for row, pin in enumerate(RIGHT_PINS) if _is_channel(one, pin)]
    grounded = [row for row, pin in enumerate(RIGHT_PINS) if one.nets[pin] == GROUND]
    return tuple(row for row in grounded if used and min(used) < row < max(used))


def _right_rows(one: Component) -> tuple[int, ...]:
    """Rows of right pins with a track of their own: channels, and one for grounded pins among them."""
    first = _enclosed(one)[:1]
    return tuple(row for row, pin in enumerate(RIGHT_PINS) if _is_channel(one, pin) or row in first)


def _left_rows(one: Component) -> tuple[int, ...]:
    return tuple(row for row, pin in enumerate(LEFT_PINS) if _is_channel(one, pin))


def bus_y_mm(of: Circuit) -> dict[str, float]:
    """Each net of the bus -> its y, from the far to the near edge, around the row's middle.

    Ground is among them when a multiplexer has grounded pins between channels; it does not run below the cells.
    ValueError when that happens twice.
    """
    left: dict[str, float] = {}
    right: dict[str, float] = {}
    for one in muxes(of):
        y = mux_y_mm(of)[one.reference]
        left |= {one.nets[LEFT_PINS[row]]: y + _row_mm(row) for row in _left_rows(one)}
        found = {one.nets[RIGHT_PINS[row]]: y + _row_mm(row) for row in _right_rows(one)}
        if found.keys() & right.keys():
            raise ValueError(f"{of.name}: a net comes twice in the bus: {sorted(found.keys() & right.keys())}")
        right |= found
    pitch, count = parameters().strip.bus_pitch_mm, len(left) + len(right)
    rows = [((count - 1) / 2 - index) * pitch for index in range(count)]
    return dict(zip(merged(left, right, rows), rows, strict=True))


@dataclass(frozen=True)
class Tab:
    """The tab of a circuit's strip. left_mm, near_mm: its corner; cells_mm: its right end."""

    of: Circuit
    left_mm: float
    near_mm: float
    cells_mm: float

    @property
    def entry_mm(self) -> float:
        """The x to which the bus comes."""
        return self.cells_mm - ENTRY_MM

    @property
    def middle_mm(self) -> float:
        """The x of the multiplexers' middle."""
        return self.left_mm + MUX_MM

    def _from_corner(self, place: Point) -> Point:
        return self.left_mm + place[0], self.near_mm + place[1]

    def places(self) -> tuple[Place, ...]:
        """The parts on the tab."""
        header, switch = self._from_corner(HEADER_MM), self._from_corner(SWITCH_MM)
        supply_x = header[0] - HEADER_PITCH_MM
        resistors_y, reservoir_y = self.near_mm + RESISTORS_MM, self.near_mm + RESERVOIR_MM
        power = (
            Place("J1", *header, 180.0, (-1.3, 17.2)),
            Place("Q1", *switch, 0.0, (0.6, -2.3)),
            Place("R1", switch[0] - 0.94, resistors_y - 0.775, 270.0, (1.9, -0.8)),
            Place("R2", supply_x + 0.775, resistors_y, 0.0, (-3.0, 0.0)),
            Place("C9", supply_x - 0.95, reservoir_y, 180.0, (0.0, 1.8)),
        )
        return (*power, *self.mux_places())

    def mux_places(self) -> tuple[Place, ...]:
        """The multiplexers and their capacitors."""
        found: list[Place] = []
        for reference, y in mux_y_mm(self.of).items():
            found.append(Place(reference, self.middle_mm, y, 0.0, (0.0, 5.1)))
            bypass = (self.middle_mm + BYPASS_MM[0], y + BYPASS_MM[1])
            found.append(Place("C" + reference[1:], *bypass, 0.0, (3.9, 0.0)))
        return tuple(found)

    def draw(self, drawing: Drawing, there: dict[tuple[str, str], Pad]) -> None:
        """All copper of the tab. there: the pads of the parts placed above."""
        order, top = self._order()
        self.draw_muxes(drawing, there, top)
        self._lanes(drawing, there, order, top)
        self._power(drawing, there)

    def draw_muxes(self, drawing: Drawing, there: dict[tuple[str, str], Pad], top: float) -> None:
        """The multiplexers, what they have from the bus, and what they share up to top, the spine's far end."""
        for one in muxes(self.of):
            self._mux(drawing, one, there)
        self._rivers(drawing)
        self._spine(drawing, top)

    def column_mm(self, net: str) -> float:
        """The x of a net of the spine."""
        return self.middle_mm + _column_mm(net)

    def outside_mm(self, side: int, row: int) -> float:
        """The x of a via beside a row's pad; neighbouring rows alternate."""
        return self.middle_mm + side * (OUTSIDE_MM + (0.0 if row % 2 else STAGGER_MM))

    def _rivers(self, drawing: Drawing) -> None:
        """From the bus to the multiplexers' channels: to right pins on the front, to left ones on the back."""
        left: list[Jog] = []
        right: list[Jog] = []
        bus = bus_y_mm(self.of)
        for one in muxes(self.of):
            at = mux_y_mm(self.of)[one.reference]
            for row in _right_rows(one):
                net = one.nets[RIGHT_PINS[row]]
                drawing.via(net, (self.entry_mm, bus[net]))
                end = (self.middle_mm + PAD_MM, at + _row_mm(row))
                right.append(Jog(net, (self.entry_mm, bus[net]), end))
            for row in _left_rows(one):
                net, end = one.nets[LEFT_PINS[row]], (self.outside_mm(-1, row), at + _row_mm(row))
                drawing.via(net, end)
                drawing.line(net, FRONT, end, (self.middle_mm - PAD_MM, end[1]))
                left.append(Jog(net, (self.entry_mm, bus[net]), end))
        drawing.river(FRONT, right, self.entry_mm - TURN_MM, self.middle_mm + RIVER_MM)
        drawing.river(BACK, left, self.entry_mm - TURN_MM, self.middle_mm + RIVER_MM)

    def _mux(self, drawing: Drawing, one: Component, there: dict[tuple[str, str], Pad]) -> None:
        """Supply and ground of a multiplexer and its capacitor."""
        board, bypass = parameters().circuit_board, "C" + one.reference[1:]
        supply, pad = there[one.reference, MUX_SUPPLY], there[bypass, "1"]
        ground, own = there[bypass, "2"], there[one.reference, MUX_GROUND]
        drawing.line(SUPPLY, FRONT, _point(supply), (supply.x_mm, pad.y_mm), width_mm=2 * board.track_mm)
        beside = (ground.x_mm + 1.05, ground.y_mm)
        drawing.line(GROUND, FRONT, _point(ground), beside, width_mm=board.power_track_mm)
        outside = (self.outside_mm(-1, LEFT_PINS.index(MUX_GROUND)), own.y_mm)
        drawing.line(GROUND, FRONT, _point(own), outside)
        drawing.via(GROUND, beside, outside)
        for row in _enclosed(one)[1:]:
            pins = (there[one.reference, RIGHT_PINS[at]] for at in (row, row - 1))
            at, before = (_point(pin) for pin in pins)
            x = self.middle_mm + OUTSIDE_MM
            drawing.line(GROUND, FRONT, at, (x, at[1]), (x, before[1]))

    def _spine(self, drawing: Drawing, top: float) -> None:
        """What all multiplexers share; top: the y at which the first net leaves it, at the far side."""
        for column, net in enumerate(SPINE):
            x, leaves = self.middle_mm + _column_mm(net), (self.middle_mm + _column_mm(net), top + column * ROW_MM)
            joined = [
                (side, row, mux_y_mm(self.of)[one.reference] + _row_mm(row))
                for one in muxes(self.of)
                for side, pins in ((-1, LEFT_PINS), (1, RIGHT_PINS))
                for row, pin in enumerate(pins)
                if one.nets[pin] == net
            ]
            for side, row, y in joined:
                self._hop(drawing, net, side, row, y)
            drawing.line(net, FRONT, leaves, (x, min(y for _, _, y in joined)))
            drawing.via(net, leaves)

    def _hop(self, drawing: Drawing, net: str, side: int, row: int, y: float) -> None:
        """From a pin to its column of the spine: straight to the outermost, below the others to the rest."""
        pad, column = (self.middle_mm + side * PAD_MM, y), (self.middle_mm + _column_mm(net), y)
        if net == SPINE[0 if side < 0 else -1]:
            drawing.line(net, FRONT, pad, column)
            return
        outside = (self.outside_mm(side, row), y)
        drawing.line(net, FRONT, pad, outside)
        drawing.line(net, BACK, outside, column)
        drawing.via(net, outside, column)

    @cached_property
    def _leaves_y_mm(self) -> dict[str, float]:
        """At which y each net leaves the connector to the right; its left row passes between two pins."""
        first = self._from_corner(HEADER_MM)
        found: dict[str, float] = {}
        for pin, net in self.of.component("J1").nets.items():
            row, even = divmod(int(pin) - 1, 2)
            aside = HEADER_PITCH_MM / 2 * (-1 if net == SUPPLY else 1)
            found[net] = first[1] + row * HEADER_PITCH_MM + even * aside
        del found[GROUND]
        return found

    def _arrives_y_mm(self, top: float) -> dict[str, float]:
        """At which y each net of the connector goes on to spine and multiplexers."""
        found = {net: top + column * ROW_MM for column, net in enumerate(SPINE)}
        outputs = {one.nets[COMMON_PIN]: mux_y_mm(self.of)[one.reference] for one in muxes(self.of)}
        return found | {net: y + _row_mm(0) for net, y in outputs.items()}

    def _order(self) -> tuple[list[str], float]:
        """The lanes from left to right, and the nearest end of the spine at which there is such an order."""
        nearest = max(mux_y_mm(self.of).values()) + SPINE_MM
        for tries in range(STEPS):
            top = nearest + tries * STEP_MM
            with suppress(CycleError):
                arrives = self._arrives_y_mm(top)
                return lanes(self._leaves_y_mm, arrives, parameters().strip.bus_pitch_mm), top
        raise ValueError(f"{self.of.name}: no order of the lanes between connector and multiplexers")

    def _lanes(self, drawing: Drawing, there: dict[tuple[str, str], Pad], order: list[str], top: float) -> None:
        """Every net's way from the connector to the spine or to a multiplexer's output."""
        arrives = self._arrives_y_mm(top)
        ends = {net: self.middle_mm + _column_mm(net) for net in SPINE}
        for one in muxes(self.of):
            net, pad = one.nets[COMMON_PIN], _point(there[one.reference, COMMON_PIN])
            ends[net] = self.outside_mm(-1, 0)
            drawing.line(net, FRONT, pad, (ends[net], pad[1]))
            drawing.via(net, (ends[net], pad[1]))
        pins = {net: _point(there["J1", pin]) for pin, net in self.of.component("J1").nets.items()}
        for at, net in enumerate(order):
            x = self.left_mm + LANE_MM + at * parameters().strip.bus_pitch_mm
            start, leave, arrive = pins[net], self._leaves_y_mm[net], arrives[net]
            bend = (start[0] + abs(leave - start[1]), leave)
            near_by = abs(leave - arrive) < STAGGER_MM  # no room for two vias, and no other net between
            drawing.line(net, BACK, start, bend, (x, leave))
            drawing.line(net, BACK if near_by else FRONT, (x, leave), (x, arrive))
            drawing.line(net, BACK, (x, arrive), (ends[net], arrive))
            if not near_by:
                drawing.via(net, (x, leave), (x, arrive))
            if net == OWN_LINE:
                self._own_line(drawing, (x, leave), there)

    def _own_line(self, drawing: Drawing, start: Point, there: dict[tuple[str, str], Pad]) -> None:
        """The strip's own line, from its lane to the resistors of the switch."""
        gate, pull_up = _point(there["R1", "1"]), _point(there["R2", "2"])
        below, rise = (start[0], gate[1]), ((gate[0] + pull_up[0]) / 2, gate[1])
        drawing.line(OWN_LINE, FRONT, start, below)
        drawing.line(OWN_LINE, BACK, below, rise)
        drawing.line(OWN_LINE, FRONT, gate, pull_up)
        drawing.via(OWN_LINE, below, rise)

    def _power(self, drawing: Drawing, there: dict[tuple[str, str], Pad]) -> None:
        """From the connector's supply through the switch to the near rail."""
        board, rail = parameters().circuit_board, parameters().strip.tab_rail_mm
        wide = 2 * board.power_track_mm
        ribbon = next(pin for pin, net in self.of.component("J1").nets.items() if net == SUPPLY)
        supply, reservoir = _point(there["J1", ribbon]), _point(there["C9", "1"])
        source, drain = _point(there["Q1", SOURCE]), _point(there["Q1", DRAIN])
        drawing.line(SUPPLY, FRONT, supply, reservoir, width_mm=wide)
        drawing.line(SUPPLY, FRONT, (supply[0], source[1]), source, width_mm=0.6 * wide)
        drawing.line("gate", FRONT, _point(there["R1", "2"]), _point(there["Q1", GATE]))
        bend, edge_y = drain[0] + 1.6, self.near_mm + board.edge_mm + wide / 2
        link = self.cells_mm + LINK_MM
        drawing.line(SWITCHED, FRONT, drain, (bend, drain[1]), (bend, edge_y), width_mm=wide)
        for side in (FRONT, BACK):
            drawing.line(SWITCHED, side, (bend, edge_y), (link, edge_y), (link, edge_y + 1.0), width_mm=rail)
        ends = (bend, bend + STAGGER_MM, link - STAGGER_MM, link)
        drawing.via(SWITCHED, *((x, edge_y) for x in ends))


def _point(pad: Pad) -> Point:
    return pad.x_mm, pad.y_mm
