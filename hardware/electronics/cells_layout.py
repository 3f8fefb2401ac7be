"""The layout of the one board "cells5": five rows, the trunk that joins them, the Pico, and the near strip.

Origin in the middle of the near left cell, x right, y far, seen from the front. The trunk's lanes run along the
board on the front, left of the rows' tabs; rows leave to it, and the Pico, the test points and the buttons come to
it, on the back. Lines that end in the near strip run on the front between the Pico's rows of pins and on towards
you, those of the farthest parts nearest to the edge. Ground fills both sides.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import cache
from graphlib import CycleError
from typing import Final

from hardware.electronics.board_file import (
    BACK,
    FRONT,
    Layout,
    Pad,
    Place,
    Point,
    Via,
    Zone,
    pads,
)
from hardware.electronics.cells_circuit import (
    BUTTONS,
    CELLS_SUPPLY,
    NAME,
    POWER,
    POWER_GATE,
    ROWS,
    TEST_POINTS,
    has_kings,
    on_board,
)
from hardware.electronics.cells_marks import BUZZER_MM, LAMP_MM, TEST_MM, holes, outline, texts
from hardware.electronics.cells_row import Row, row
from hardware.electronics.channel import stitches
from hardware.electronics.drawing import Drawing
from hardware.electronics.netlist import circuit
from hardware.electronics.parts import GROUND, SUPPLY
from hardware.electronics.pico import GRID_MM, PICO_END_MM, PICO_PINS, ROWS_MM
from hardware.electronics.trunk import lanes_mm, order
from hardware.parameters import parameters

PIN_ROWS: Final = len(PICO_PINS) // 2
FAST_MM: Final = 0.05
"""A Pico that lies nearer by so many of these steps lets the trunk's lanes have an order."""
STEPS: Final = 60
APART_MM, WIDE_MM = 0.65, 0.35

# Between the Pico's rows, from its middle: resistors of the address lines and their vias; lamp and buzzer.
LINE_RESISTOR_MM, LINE_VIA_MM = -5.475, -3.5
PANEL_RESISTORS: Final = {"R8": (26, 1.4), "R10": (27, 0.025)}
"""Pin of the Pico, and the resistor's middle from the Pico's."""
PANEL_MM: Final = {
    **{"button_3": -4.25, "button_2": -3.6, "button_1": -2.95, "VBUS": -2.3, "VSYS": -1.65},
    **{"buzzer": -0.8, "light": 0.575, "strap_1": 4.3, "strap_0": 4.95, "button_5": 5.6, "button_4": 6.25},
}
"""Lanes between the Pico's rows, from its middle."""
NEAR_PITCH_MM, NEAR_EDGE_MM = 0.65, 1.4
# In the near strip: straps, lamp, buzzer; the gate's parts at the near end of the trunk.
STRAPS_MM: Final = ((-52.0, -35.5), (-46.0, -35.5))
TEST_VIA_MM: Final = 1.7
ENDS_MM: Final = {"mux_out_1": -14.8, "mux_out_0": -17.0, CELLS_SUPPLY: -19.2, POWER: -23.2, SUPPLY: -27.2}
"""Where the trunk's lanes that go on to the right near the near strip turn; from right to left."""
SHARED: Final = {
    **{"chain_2": "chain_4", "chain_3": "chain_5", "chain_1": "chain_5"},
    **{"supply_A1": "strip_4", "half_1": "strip_3"},
}
"""Nets that have a lane where another's has ended."""
STITCH_MM: Final = 12.7
DOUBLE_MM: Final = 6.5
"""Between the two pads of one pin of a button."""


@dataclass(frozen=True, slots=True)
class _Drawn:
    """What is drawn with the Pico at one place: pads, lanes of the trunk by net."""

    places: tuple[Place, ...]
    there: dict[tuple[str, str], Pad]
    lanes: dict[str, float]


def pico_pin_mm(pin: int, nearer_mm: float) -> Point:
    """Middle of the Pico's pin 1 to 40, which lies nearer by so much than its socket at the edge wants."""
    its = parameters().cells_board
    first = its.far_mm - parameters().circuit_board.edge_mm - PICO_END_MM - nearer_mm
    if pin <= PIN_ROWS:
        return its.pico_mm - ROWS_MM / 2, first - (pin - 1) * GRID_MM
    return its.pico_mm + ROWS_MM / 2, first - (2 * PIN_ROWS - pin) * GRID_MM


@cache
def cells_layout() -> Layout:
    """The whole board, ready to be saved and checked."""
    of, drawn = circuit(NAME), _with_order()
    drawing = Drawing()
    for number in range(ROWS):
        _row(drawing, number, drawn)
    _taps(drawing, drawn)
    _panel(drawing, drawn.there)
    _tests(drawing, drawn)
    _lanes(drawing, drawn)
    _ends(drawing, drawn)
    _near(drawing, drawn.there)
    zones = (Zone(GROUND, FRONT), Zone(GROUND, BACK))
    tracks, vias = tuple(drawing.tracks), tuple(drawing.vias)
    whole = Layout(of, outline(), drawn.places, tracks, vias, zones, texts(), holes())
    return _stitched(whole)


def _with_order() -> _Drawn:
    """Places and lanes with the Pico as far as the trunk allows; ValueError when it allows none."""
    its = parameters().cells_board
    right = {net: [y for at, y in found] for net, found in _exits().items()}
    for step in range(STEPS):
        places = _places(step * FAST_MM)
        there = pads(Layout(circuit(NAME), (), places))
        left: dict[str, list[float]] = {net: [y] for net, _, y in _pico_taps(there)}
        for net, y in _test_taps():
            left.setdefault(net, []).append(y)
        with suppress(CycleError):
            nets = order(left, right, APART_MM, SHARED, tuple(reversed(ENDS_MM)))
            wide = {SUPPLY: WIDE_MM, CELLS_SUPPLY: WIDE_MM}
            lanes = lanes_mm(nets, its.trunk_mm, wide, its.lane_pitch_mm)
            return _Drawn(places, there, lanes | {net: lanes[of] for net, of in SHARED.items()})
    raise ValueError("no order of the trunk's lanes between the Pico and the rows")


def _of_row(number: int) -> Row:
    return row(has_kings(number), number == 0)


def _exits() -> dict[str, list[Point]]:
    """Net of the board -> where it leaves the rows."""
    found: dict[str, list[Point]] = {}
    for number in range(ROWS):
        for net, (x, y) in _of_row(number).exits.items():
            found.setdefault(on_board(number, net), []).append((x, y + _row_mm(number)))
    return found


def _row_mm(number: int) -> float:
    return number * parameters().board.pitch_mm


def _places(nearer_mm: float) -> tuple[Place, ...]:
    middle = parameters().cells_board.pico_mm
    found = [
        Place("J1", *pico_pin_mm(1, nearer_mm), label_mm=(-2.6, 3.0)),
        Place("J2", *pico_pin_mm(21, nearer_mm), turn_deg=180.0, label_mm=(0.0, -3.0)),
        Place("JP1", *STRAPS_MM[0], turn_deg=180.0, label_mm=(0.0, 4.6)),
        Place("JP2", *STRAPS_MM[1], turn_deg=180.0, label_mm=(0.0, 4.6)),
        Place("D1", *LAMP_MM, label_mm=(GRID_MM / 2, 3.0)),
        Place("BZ1", *BUZZER_MM, label_mm=(2.5, 7.4)),
    ]
    for bit in range(4):
        found.append(Place(f"R{bit + 1}", middle + LINE_RESISTOR_MM, pico_pin_mm(4 + bit, nearer_mm)[1]))
    for reference, (pin, x) in PANEL_RESISTORS.items():
        found.append(Place(reference, middle + x, pico_pin_mm(pin, nearer_mm)[1], turn_deg=180.0))
    return (*found, *_near_places(), *_row_places())


def _near_places() -> Iterator[Place]:
    its, pitch = parameters().cells_board, parameters().button.pitch_mm
    for number in range(BUTTONS):
        middle = 2 * parameters().board.pitch_mm + pitch * (number - (BUTTONS - 1) / 2)
        yield Place(
            f"SW{number + 1}", middle + DOUBLE_MM / 2, its.button_mm - 2.25, turn_deg=180.0, label_mm=(-3.25, 8.0)
        )
    for number in range(len(TEST_POINTS)):
        yield Place(f"TP{number + 1}", TEST_MM[0], TEST_MM[1] - number * its.test_pitch_mm)
    yield Place("R5", -36.0, ENDS_MM["mux_out_0"])
    yield Place("R6", -32.0, ENDS_MM["mux_out_1"])
    yield Place("Q1", -30.0, ENDS_MM[CELLS_SUPPLY] - 2.0, turn_deg=90.0, label_mm=(3.4, 0.0))
    yield Place("R7", -33.5, ENDS_MM[POWER])
    yield Place("R9", -37.0, (ENDS_MM[POWER] + ENDS_MM[SUPPLY]) / 2, turn_deg=90.0)
    for reference, x in (("C1", -26.5), ("C2", -23.0)):
        yield Place(reference, x, ENDS_MM[SUPPLY] - 1.2, turn_deg=270.0)


def _row_places() -> Iterator[Place]:
    for number in range(ROWS):
        for one in _of_row(number).places:
            yield replace(
                one, reference=on_board(number, one.reference), y_mm=one.y_mm + _row_mm(number), label_mm=None
            )


def _row(drawing: Drawing, number: int, drawn: _Drawn) -> None:
    """A row's copper, and its exits as far as their lanes."""
    its, up = parameters().cells_board, _row_mm(number)
    found = _of_row(number)
    for track in found.drawing.tracks:
        points = tuple((x, y + up) for x, y in track.points)
        drawing.tracks.append(replace(track, net=on_board(number, track.net), points=points))
    drawing.vias += [Via(on_board(number, one.net), one.x_mm, one.y_mm + up) for one in found.drawing.vias]
    for net, (x, y) in found.exits.items():
        name = on_board(number, net)
        lane = drawn.lanes[name]
        wide = its.supply_track_mm if name == CELLS_SUPPLY else 0.0
        drawing.line(name, BACK, (x, y + up), (lane, y + up), width_mm=wide)
        drawing.via(name, (lane, y + up))


def _pico_taps(there: dict[tuple[str, str], Pad]) -> Iterator[tuple[str, tuple[Point, ...], float]]:
    """Lines from the Pico to the trunk: net, points on the back before the last run to its lane, and its y."""
    step = GRID_MM / 2
    kinds = {"strip", "chain", "cell", "mux", SUPPLY}
    trunk = {net for net in circuit(NAME).nets() if net.split("_")[0] in kinds and net != POWER_GATE}
    for bit in range(4):
        pad = there[f"R{bit + 1}", "2"]
        via = (parameters().cells_board.pico_mm + LINE_VIA_MM, pad.y_mm)
        yield pad.net, (via, (via[0] + step, pad.y_mm - step)), pad.y_mm - step
    for (reference, _), pad in there.items():
        if reference == "J1" and pad.net in trunk and not pad.net.endswith("_pico"):
            yield pad.net, ((pad.x_mm, pad.y_mm), (pad.x_mm + step, pad.y_mm - step)), pad.y_mm - step
        if reference == "J2" and pad.net in trunk:
            yield pad.net, ((pad.x_mm, pad.y_mm),), pad.y_mm


def _test_taps() -> Iterator[tuple[str, float]]:
    """Lines from test points to the trunk: net and y."""
    for number, (net, _) in enumerate(TEST_POINTS):
        if net != GROUND and net not in PANEL_MM:
            yield net, TEST_MM[1] - number * parameters().cells_board.test_pitch_mm


def _taps(drawing: Drawing, drawn: _Drawn) -> None:
    """From the Pico to the trunk."""
    board = parameters().circuit_board
    for net, points, y in _pico_taps(drawn.there):
        lane = drawn.lanes[net]
        drawing.line(net, BACK, *points, (lane, y), width_mm=board.power_track_mm if net == SUPPLY else 0.0)
        _join(drawing, net, (lane, y))
    for bit in range(4):
        first, second = drawn.there[f"R{bit + 1}", "1"], drawn.there[f"R{bit + 1}", "2"]
        pin = drawn.there["J1", str(4 + bit)]
        drawing.line(first.net, FRONT, (pin.x_mm, pin.y_mm), (first.x_mm, first.y_mm))
        via = (parameters().cells_board.pico_mm + LINE_VIA_MM, second.y_mm)
        drawing.line(second.net, FRONT, (second.x_mm, second.y_mm), via)
        drawing.via(second.net, via)


def _join(drawing: Drawing, net: str, end: Point) -> None:
    """A via to a lane, or a track to the lane's via that is too near for another."""
    x, y = end
    near = [one for one in drawing.vias if one.net == net and one.x_mm == x and abs(one.y_mm - y) < APART_MM]
    if near:
        drawing.line(net, BACK, end, (near[0].x_mm, near[0].y_mm))
    else:
        drawing.via(net, end)


def _lanes(drawing: Drawing, drawn: _Drawn) -> None:
    """The trunk: each lane as long as what joins it."""
    its = parameters().cells_board
    for net, x in drawn.lanes.items():
        levels = [one.y_mm for one in drawing.vias if one.net == net and one.x_mm == x]
        levels += [ENDS_MM[net]] if net in ENDS_MM else []
        wide = its.supply_track_mm if net in {SUPPLY, CELLS_SUPPLY} else 0.0
        drawing.line(net, FRONT, (x, min(levels)), (x, max(levels)), width_mm=wide)


def _panel(drawing: Drawing, there: dict[tuple[str, str], Pad]) -> None:
    """From the Pico's pins to the lanes between its rows, through the resistors of lamp and buzzer."""
    middle = parameters().cells_board.pico_mm
    for (reference, _), pad in there.items():
        if reference in {"J1", "J2"} and pad.net in PANEL_MM:
            drawing.line(pad.net, FRONT, (pad.x_mm, pad.y_mm), (middle + PANEL_MM[pad.net], pad.y_mm))
    for reference, (pin, _) in PANEL_RESISTORS.items():
        start, end = there["J2", str(pin - PIN_ROWS)], there[reference, "1"]
        drawing.line(end.net, FRONT, (start.x_mm, start.y_mm), (end.x_mm, end.y_mm))


def _panel_top(net: str, there: dict[tuple[str, str], Pad]) -> float:
    """The y at which a lane of the panel begins."""
    starts = [pad.y_mm for (part, _), pad in there.items() if part in {"J1", "J2", "R8", "R10"} and pad.net == net]
    return max(starts)


def _tests(drawing: Drawing, drawn: _Drawn) -> None:
    """From the test points to their lanes."""
    middle = parameters().cells_board.pico_mm
    for number, (net, _) in enumerate(TEST_POINTS, 1):
        pad = drawn.there[f"TP{number}", "1"]
        via = (pad.x_mm + TEST_VIA_MM, pad.y_mm)
        drawing.line(net, FRONT, (pad.x_mm, pad.y_mm), via, width_mm=parameters().circuit_board.power_track_mm)
        drawing.via(net, via)
        if net == GROUND:
            continue
        lane = middle + PANEL_MM[net] if net in PANEL_MM else drawn.lanes[net]
        drawing.line(net, BACK, via, (lane, pad.y_mm))
        drawing.via(net, (lane, pad.y_mm))
        if net in PANEL_MM:
            drawing.line(net, FRONT, (lane, pad.y_mm), (lane, _panel_top(net, drawn.there)))


def _ends(drawing: Drawing, drawn: _Drawn) -> None:
    """What lies at the near end of the trunk: pull-downs, and the switch of all cells' supply."""
    there, its, width = drawn.there, parameters().cells_board, parameters().circuit_board.power_track_mm

    def level(net: str, x_mm: float, wide_mm: float = 0.0) -> None:
        y = ENDS_MM[net]
        drawing.line(net, FRONT, (drawn.lanes[net], y), (x_mm, y), width_mm=wide_mm)

    level("mux_out_0", there["R5", "1"].x_mm)
    level("mux_out_1", there["R6", "1"].x_mm)
    drain, source, gate = (there["Q1", pin] for pin in ("3", "2", "1"))
    level(CELLS_SUPPLY, drain.x_mm, its.supply_track_mm)
    drawing.line(
        CELLS_SUPPLY, FRONT, (drain.x_mm, ENDS_MM[CELLS_SUPPLY]), (drain.x_mm, drain.y_mm), width_mm=width
    )
    level(POWER, there["R7", "1"].x_mm)
    after = there["R7", "2"]
    drawing.line(POWER_GATE, FRONT, (after.x_mm, after.y_mm), (gate.x_mm, after.y_mm), (gate.x_mm, gate.y_mm))
    pull = there["R9", "2"]
    drawing.line(POWER, FRONT, (pull.x_mm, pull.y_mm), (pull.x_mm, ENDS_MM[POWER]))
    level(SUPPLY, there["C2", "1"].x_mm, its.supply_track_mm)
    ends = [(source, width), (there["R9", "1"], 0.0), (there["C1", "1"], width), (there["C2", "1"], width)]
    for pad, wide in ends:
        drawing.line(SUPPLY, FRONT, (pad.x_mm, pad.y_mm), (pad.x_mm, ENDS_MM[SUPPLY]), width_mm=wide)


def _near(drawing: Drawing, there: dict[tuple[str, str], Pad]) -> None:
    """From the panel's lanes along the near edge to straps, lamp, buzzer and buttons."""
    its = parameters().cells_board
    parts = ("JP1", "JP2", "D1", "BZ1", *(f"SW{number + 1}" for number in range(BUTTONS)))
    ends = [pad for part in parts for (at, _), pad in there.items() if at == part and pad.net != GROUND]
    for number, pad in enumerate(sorted(ends, key=lambda one: one.x_mm, reverse=True)):
        y = its.near_mm + NEAR_EDGE_MM + number * NEAR_PITCH_MM
        lane = its.pico_mm + PANEL_MM[pad.net]
        drawing.line(pad.net, FRONT, (lane, _panel_top(pad.net, there)), (lane, y))
        drawing.via(pad.net, (lane, y))
        drawing.line(pad.net, BACK, (lane, y), (pad.x_mm, y), (pad.x_mm, pad.y_mm))
        if pad.reference.startswith("SW"):
            drawing.line(pad.net, FRONT, (pad.x_mm, pad.y_mm), (pad.x_mm - DOUBLE_MM, pad.y_mm))


def _stitched(whole: Layout) -> Layout:
    """Vias of ground all over, but not upon the second pads of the buttons' pins."""
    there = pads(whole)
    doubles = [
        (there[f"SW{number + 1}", "1"].x_mm - DOUBLE_MM, there[f"SW{number + 1}", "1"].y_mm)
        for number in range(BUTTONS)
    ]
    found = stitches(whole, GROUND, STITCH_MM)
    first = len(whole.vias)
    kept = [
        via
        for via in found.vias[first:]
        if all(max(abs(via.x_mm - x), abs(via.y_mm - y)) > GRID_MM for x, y in doubles)
    ]
    return replace(whole, vias=(*whole.vias, *kept))
