"""The main board's layout: the Pico at the far left, seven headers along the right edge, the panel near left.

Origin in the near left corner, x right, y far, seen from the front. All signals of the strips run as parallel
lanes on the back between Pico and headers, those of buttons, straps, lamp and buzzer as lanes between the rows
of the Pico and on towards you; all that crosses them is on the front. The Pico's grid of 1.27 mm and that of the
headers are half a step apart, so a track of one never meets a track of the other. Ground fills both sides.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from firmware.tables import STRIPS
from hardware.electronics.board_file import BACK, FRONT, Hole, Layout, Pad, Place, Point, Text, Track, Zone, pads
from hardware.electronics.channel import Lane, Tap, stitches, wire
from hardware.electronics.netlist import circuit
from hardware.electronics.parts import GROUND, SUPPLY
from hardware.electronics.pico import GRID_MM, PICO_END_MM, PICO_PINS, ROWS_MM
from hardware.parameters import parameters

BUZZER_PINS_MM: Final = 5.0
HEADER_RIGHT_MM: Final = 6.22
HEADER_FAR_MM: Final = 5.6
HEADER_NEAR_MM: Final = 15.76
"""Courtyard of KiCad's 2x5 box header around its pin 1."""
HEADERS: Final = tuple(f"J{strip + 3}" for strip in range(STRIPS))

PANEL: Final = (
    *("button_1", "button_2", "button_3"),
    *("strap_0", "strap_1", "light_pico", "buzzer_pico", "button_5", "button_4"),
)
"""Lanes between the Pico's rows from the left: what comes from its left row, then what comes from its right one.

In each group the nearest pin comes last, so that pins on one level are not on lanes beside each other.
"""
DIGITAL: Final = (*(f"mux_s{bit}" for bit in range(4)), *(f"strip_{strip}" for strip in range(STRIPS)))
ANALOG: Final = ("mux_out_0", "mux_out_1", "mux_out_2")

# Right of the Pico's right row: resistors of the address lines, the first lane.
LINE_RESISTORS_MM: Final = 3.7
FIRST_LANE_MM: Final = 6.2
# From the near left corner: x of headers and resistors of the panel, y of pin 1 of the buttons and of both straps.
PANEL_HEADERS_MM: Final = 5.0
PANEL_RESISTORS_MM: Final = 16.6
BUTTONS_MM: Final = 29.0
STRAPS_MM: Final = (38.0, 46.0)
# Pull-downs: left of the first analog lane, and the first one's y. The large capacitor: left of the headers' first
# pins, and beyond the supply's track.
PULL_DOWNS_MM: Final = (4.0, 8.0)
BULK_MM: Final = (7.8, 2.0)
STITCH_MM: Final = 6.35


def pico_pin_mm(pin: int) -> Point:
    """Middle of the Pico's pin 1 to 40; ValueError for another."""
    if not 1 <= pin <= len(PICO_PINS):
        raise ValueError(f"a Pico has no pin {pin}")
    its, per_row = parameters().main_board, len(PICO_PINS) // 2
    first_mm = its.length_mm - parameters().circuit_board.edge_mm - PICO_END_MM
    if pin <= per_row:
        return its.pico_mm - ROWS_MM / 2, first_mm - (pin - 1) * GRID_MM
    return its.pico_mm + ROWS_MM / 2, first_mm - (2 * per_row - pin) * GRID_MM


def header_mm(strip: int) -> Point:
    """Middle of pin 1 of a strip's header: strip 0 is the nearest to the player."""
    its, edge_mm = parameters().main_board, parameters().circuit_board.edge_mm
    x_mm = its.width_mm - edge_mm - HEADER_RIGHT_MM
    rest_mm = its.length_mm - (STRIPS - 1) * its.header_pitch_mm - HEADER_FAR_MM - HEADER_NEAR_MM
    middle_mm = rest_mm / 2 + HEADER_NEAR_MM
    pico_mm = pico_pin_mm(1)[1]
    steps = round((pico_mm - middle_mm) / (GRID_MM / 2))
    return x_mm, pico_mm - (steps - 0.5) * GRID_MM / 2 + strip * its.header_pitch_mm


def lanes() -> dict[str, Lane]:
    """The lane of every net that has one."""
    its, width_mm = parameters().main_board, parameters().circuit_board.track_mm
    last_mm = its.pico_mm + ROWS_MM / 2 - GRID_MM * 3 / 4
    found = {
        net: Lane(last_mm - (len(PANEL) - 1 - index) * its.lane_pitch_mm, width_mm)
        for index, net in enumerate(PANEL)
    }
    first_mm = its.pico_mm + ROWS_MM / 2 + FIRST_LANE_MM
    for index, net in enumerate(DIGITAL):
        found[net] = Lane(first_mm + index * its.lane_pitch_mm, width_mm)
    for index, net in enumerate(ANALOG):  # every other lane: ground flows in between
        found[net] = Lane(first_mm + (len(DIGITAL) + 1 + 2 * index) * its.lane_pitch_mm, width_mm)
    found[SUPPLY] = Lane(header_mm(0)[0] + 2 * GRID_MM, its.supply_track_mm)
    return found


@cache
def main_layout() -> Layout:
    """The whole main board, ready to be saved and checked."""
    its = parameters().main_board
    width_mm, length_mm = its.width_mm, its.length_mm
    outline = ((0.0, 0.0), (width_mm, 0.0), (width_mm, length_mm), (0.0, length_mm))
    bare = Layout(circuit("main"), outline, _places(), holes=_holes(), texts=_texts())
    there = pads(bare)
    tracks, vias = wire(lanes(), _taps(there))
    drawn = Layout(
        circuit=bare.circuit,
        outline=outline,
        places=bare.places,
        tracks=(*tracks, *_joins(there)),
        vias=vias,
        zones=(Zone(GROUND, FRONT), Zone(GROUND, BACK)),
        texts=bare.texts,
        holes=bare.holes,
    )
    return stitches(drawn, GROUND, STITCH_MM)


def _places() -> tuple[Place, ...]:
    its = parameters().main_board
    lamp, buzzer = (its.lamp_x_mm, its.lamp_y_mm), (its.buzzer_x_mm, its.buzzer_y_mm)
    found = [
        Place("J1", *pico_pin_mm(1), label_mm=(-3.0, 0.0)),
        Place("J2", *pico_pin_mm(21), turn_deg=180.0, label_mm=(3.0, 0.0)),
        *(Place(f"J{strip + 3}", *header_mm(strip), label_mm=(-4.8, 4.5)) for strip in range(STRIPS)),
        Place("J10", PANEL_HEADERS_MM, BUTTONS_MM, label_mm=(0.0, 2.6)),
        Place("JP1", PANEL_HEADERS_MM, STRAPS_MM[0], label_mm=(3.6, -2.54)),
        Place("JP2", PANEL_HEADERS_MM, STRAPS_MM[1], label_mm=(3.6, -2.54)),
        Place("D1", lamp[0] - GRID_MM / 2, lamp[1], label_mm=(GRID_MM / 2, 3.0)),
        Place("R8", PANEL_RESISTORS_MM, lamp[1], turn_deg=180.0, label_mm=(0.0, 1.7)),
        _buzzer(buzzer),
        Place("R9", PANEL_RESISTORS_MM, buzzer[1], turn_deg=180.0, label_mm=(0.0, 1.7)),
        Place(
            "C1",
            header_mm(0)[0] - BULK_MM[0],
            pico_pin_mm(36)[1] + BULK_MM[1],
            turn_deg=90.0,
            label_mm=(-2.4, 0.0),
        ),
    ]
    for bit in range(4):
        level_mm = pico_pin_mm(4 + bit)[1] - GRID_MM / 2
        found.append(Place(f"R{bit + 1}", pico_pin_mm(21)[0] + LINE_RESISTORS_MM, level_mm, label_mm=(2.8, 0.0)))
    analog_mm = lanes()[ANALOG[0]].x_mm
    for mux in range(len(ANALOG)):
        y_mm = PULL_DOWNS_MM[1] + mux * GRID_MM
        found.append(
            Place(f"R{mux + 5}", analog_mm - PULL_DOWNS_MM[0], y_mm, turn_deg=180.0, label_mm=(-2.8, 0.0))
        )
    return tuple(found)


def _buzzer(middle: Point) -> Place:
    """The buzzer around its middle, with the pin that is not grounded at the right."""
    turned = circuit("main").component("BZ1").nets["1"] != GROUND
    aside_mm = BUZZER_PINS_MM / 2 if turned else -BUZZER_PINS_MM / 2
    label = (-aside_mm, 7.5)
    return Place("BZ1", middle[0] + aside_mm, middle[1], turn_deg=180.0 if turned else 0.0, label_mm=label)


def _holes() -> tuple[Hole, ...]:
    its = parameters().main_board
    inset_mm = its.hole_inset_mm
    corners = [(x, y) for y in (inset_mm, its.length_mm - inset_mm) for x in (inset_mm, its.width_mm - inset_mm)]
    return tuple(Hole(f"H{number}", *corner) for number, corner in enumerate(corners, 1))


def _texts() -> tuple[Text, ...]:
    its = parameters().main_board
    found = [
        Text(f"strip {strip}", header_mm(strip)[0] - 7.6, header_mm(strip)[1] + 2.0) for strip in range(STRIPS)
    ]
    right_mm = PANEL_HEADERS_MM + 5.5
    found += [
        Text("main", its.pico_mm, 4.0),
        Text("USB at this edge", its.pico_mm, its.length_mm - 4.0),
        Text("buttons 1 to 5,", right_mm + 2.5, BUTTONS_MM - 2 * GRID_MM),
        Text("last is ground", right_mm + 2.5, BUTTONS_MM - 3 * GRID_MM),
        Text("strap 0", right_mm, STRAPS_MM[0]),
        Text("strap 1", right_mm, STRAPS_MM[1]),
    ]
    return tuple(found)


def _taps(there: dict[tuple[str, str], Pad]) -> list[Tap]:
    """Every pad that joins a lane, and how it gets there."""
    its, width_mm = parameters().main_board, parameters().circuit_board.track_mm
    known = lanes()
    found = []
    for (reference, pin), pad in there.items():
        if pad.net not in known or reference == "C1":
            continue
        jog_mm, wide_mm = 0.0, width_mm
        if pad.net == SUPPLY:
            wide_mm = its.supply_track_mm
        elif reference == "J1" and pad.net.startswith("strip_"):
            jog_mm = -GRID_MM / 2
        elif reference in HEADERS and int(pin) % 2 == 0:
            jog_mm = GRID_MM / 2
        found.append(Tap(pad, wide_mm, jog_mm))
    return found


def _joins(there: dict[tuple[str, str], Pad]) -> list[Track]:
    """Tracks from part to part on the front."""
    board, its = parameters().circuit_board, parameters().main_board
    buzzer = next(pad for (part, _), pad in there.items() if part == "BZ1" and pad.net != GROUND)
    found = [
        _straight(there["R8", "2"], there["D1", "2"], board.track_mm),
        _straight(there["R9", "2"], buzzer, board.track_mm),
    ]
    for bit in range(4):
        pin, end = there["J1", str(4 + bit)], there[f"R{bit + 1}", "1"]
        bend = (pin.x_mm + GRID_MM / 2, end.y_mm)
        found.append(Track(pin.net, ((pin.x_mm, pin.y_mm), bend, (end.x_mm, end.y_mm)), board.track_mm, FRONT))
    bulk = there["C1", "1"]
    points = ((bulk.x_mm, bulk.y_mm), (bulk.x_mm, pico_pin_mm(36)[1]))
    return [*found, Track(SUPPLY, points, its.supply_track_mm, FRONT)]


def _straight(start: Pad, end: Pad, width_mm: float) -> Track:
    return Track(start.net, ((start.x_mm, start.y_mm), (end.x_mm, end.y_mm)), width_mm, FRONT)
