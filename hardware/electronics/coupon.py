"""The coupon as a list of wires in words, each with a test by a meter that beeps, and as a drawing.

    python -m hardware.electronics.coupon [DRAWING.svg]

prints all steps, one a line. Seen from above; holes are counted from 1, columns from the left, rows from the near
edge. Cell A1 is the near left one.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Final

from firmware.tables import layouts
from hardware.electronics.circuit import Circuit, Component
from hardware.electronics.coupon_circuit import LAYOUT, coupon_circuit, coupon_sensors
from hardware.electronics.parts import (
    ADDRESS_PINS,
    CHANNEL_PINS,
    COMMON_PIN,
    ENABLE_PIN,
    GROUND,
    MUX_GROUND,
    MUX_SUPPLY,
)
from hardware.electronics.pico import PICO_PINS, SOCKET_PINS
from hardware.parameters import parameters

PICO: Final = "Pico"
SITE_WORDS: Final = ("near left", "near right", "far right", "far left", "middle")
LEADS: Final = {"1": ("left", "supply"), "2": ("middle", "ground"), "3": ("right", "output")}
ROWS_APART: Final = 7  # holes between the Pico's two rows, 17.78 mm
LABELS: Final = {COMMON_PIN: "SIG", ENABLE_PIN: "EN", MUX_SUPPLY: "VCC", MUX_GROUND: "GND"}
LABELS_ALL: Final = (
    LABELS
    | {pin: f"S{bit}" for bit, pin in enumerate(ADDRESS_PINS)}
    | {pin: f"C{channel}" for channel, pin in enumerate(CHANNEL_PINS)}
)
# In the order in which a breakout board carries them along its edge, for the test that neighbours are apart.
EDGE: Final = (COMMON_PIN, *reversed(ADDRESS_PINS), ENABLE_PIN, MUX_SUPPLY, MUX_GROUND)
GROUND_PIN, STRAP_GROUND_PIN = 38, 23


@dataclass(frozen=True, slots=True)
class Hole:
    """A hole of the perforated board."""

    column: int
    row: int


@dataclass(frozen=True, slots=True, order=True)
class Terminal:
    """A place where a wire is soldered. device: "Pico", "U1" to "U4" or a sensor; pin: its number there."""

    device: str
    pin: str


@dataclass(frozen=True, slots=True)
class Wire:
    """One step: a wire, or a part with two leads, between two terminals. part: "wire", "R1", "C11"."""

    number: int
    stage: str
    part: str
    net: str
    start: Terminal
    end: Terminal


def pico_hole(pin: int) -> Hole:
    """Where a pin of the Pico goes, its USB socket at the far edge; pins 21 to 40 are the right row."""
    told = parameters().coupon
    first = Hole(round(told.pico_column_count), round(told.pico_row_count))
    if pin <= SOCKET_PINS:
        return Hole(first.column, first.row - (pin - 1))
    return Hole(first.column + ROWS_APART, first.row - (2 * SOCKET_PINS - pin))


def sensor_hole(reference: str, pin: str) -> Hole:
    """Where a lead of a sensor goes. The body lies flat, its marked face up, its leads towards the near edge."""
    told = parameters().coupon
    sensor = coupon_sensors()[reference]
    middle = round(told.a1_column_count + sensor.x_mm / told.hole_mm)
    row = round(told.a1_row_count + (sensor.y_mm - told.lead_mm) / told.hole_mm)
    return Hole(middle + int(pin) - 2, row)


def body_offset_mm(reference: str) -> tuple[float, float]:
    """The middle of a sensor's body from the hole of its middle lead: to the right, and away from you."""
    told = parameters().coupon
    sensor, hole = coupon_sensors()[reference], sensor_hole(reference, "2")
    return (
        sensor.x_mm - (hole.column - told.a1_column_count) * told.hole_mm,
        sensor.y_mm - (hole.row - told.a1_row_count) * told.hole_mm,
    )


def place_name(reference: str) -> str:
    """Where a sensor is: "A1 near left"."""
    sensor = coupon_sensors()[reference]
    columns = layouts()[LAYOUT].columns
    return f"{'ABCDE'[sensor.cell % columns]}{sensor.cell // columns + 1} {SITE_WORDS[sensor.site]}"


def _terminals(of: Circuit) -> dict[str, list[Terminal]]:
    """The terminals of each net: the Pico's first, then multiplexers and sensors in their order."""
    nets: dict[str, list[Terminal]] = {}
    for row, reference in enumerate(("J1", "J2")):
        for pin, net in of.component(reference).nets.items():
            number = int(pin) + SOCKET_PINS * row
            if PICO_PINS[number - 1] not in {"GND", "AGND"} or number == GROUND_PIN:
                nets.setdefault(net, []).append(Terminal(PICO, str(number)))
    nets[GROUND].sort(key=lambda one: one.pin != str(GROUND_PIN))
    for one in of.components:
        if one.reference.startswith("U"):
            for pin, net in one.nets.items():
                nets.setdefault(net, []).append(Terminal(one.reference, pin))
    return nets


def _stage(terminal: Terminal) -> str:
    if terminal.device in coupon_sensors():
        return place_name(terminal.device).split()[0]
    return "Pico and multiplexers"


@cache
def wires() -> tuple[Wire, ...]:
    """All steps in order: Pico and multiplexers, then one cell after the other; each net is a chain."""
    of = coupon_circuit()
    found: list[tuple[str, str, str, Terminal, Terminal]] = []
    for net, terminals in _terminals(of).items():
        strap = (
            [one for one in terminals if one.device == PICO and one.pin != str(GROUND_PIN)]
            if net == GROUND
            else []
        )
        for one in strap:
            found.append((_stage(one), "wire", net, Terminal(PICO, str(STRAP_GROUND_PIN)), one))
        chain = [one for one in terminals if one not in strap]
        found += [(_stage(end), "wire", net, start, end) for start, end in pairwise(chain)]
    found += [_link(of, one) for one in of.components if one.reference[0] in "RC"]
    stages = list(
        dict.fromkeys(["Pico and multiplexers", *(place_name(one).split()[0] for one in coupon_sensors())])
    )
    found.sort(key=lambda step: (stages.index(step[0]), step[1] != "wire", step[4].device, step[4].pin))
    return tuple(Wire(number, *step) for number, step in enumerate(found, 1))


def _link(of: Circuit, part: Component) -> tuple[str, str, str, Terminal, Terminal]:
    """A part with two leads goes straight between two pins of one device that have its nets."""
    own = f"U{part.reference[1:]}"
    devices = [own] if part.reference[0] == "C" and own in coupon_sensors() else ["U1", "U2", "U3", "U4"]
    for device in devices:
        pins = {net: pin for pin, net in of.component(device).nets.items()}
        if part.nets["1"] in pins and part.nets["2"] in pins:
            start, end = Terminal(device, pins[part.nets["1"]]), Terminal(device, pins[part.nets["2"]])
            return _stage(end), part.reference, part.nets["1"], start, end
    raise ValueError(f"{part.reference}: no device has both of its nets")


def terminal_words(one: Terminal) -> str:
    """A terminal in words, with its hole where it has one."""
    if one.device == PICO:
        hole = pico_hole(int(one.pin))
        return f"Pico pin {one.pin}, {PICO_PINS[int(one.pin) - 1]}, column {hole.column} row {hole.row}"
    if one.device in coupon_sensors():
        hole, (side, use) = sensor_hole(one.device, one.pin), LEADS[one.pin]
        where = f"column {hole.column} row {hole.row}"
        return f"sensor {one.device[1:]} ({place_name(one.device)}), {side} lead, {use}, {where}"
    return f"multiplexer {one.device[1:]}, pin {LABELS_ALL[one.pin]}"


def neighbours(one: Terminal) -> tuple[Terminal, ...]:
    """Terminals beside one on its device, to which solder may have run."""
    if one.device == PICO:
        pin = int(one.pin)
        found = [near for near in (pin - 1, pin + 1) if 1 <= near <= 2 * SOCKET_PINS]
        row = (pin - 1) // SOCKET_PINS
        return tuple(Terminal(PICO, str(near)) for near in found if (near - 1) // SOCKET_PINS == row)
    edge = tuple(LEADS) if one.device in coupon_sensors() else (EDGE if one.pin in EDGE else CHANNEL_PINS)
    at = edge.index(one.pin)
    return tuple(Terminal(one.device, edge[near]) for near in (at - 1, at + 1) if 0 <= near < len(edge))


@cache
def _net_of() -> dict[Terminal, str]:
    nets = {one: net for net, terminals in _terminals(coupon_circuit()).items() for one in terminals}
    grounds = [pin for pin, name in enumerate(PICO_PINS, 1) if name in {"GND", "AGND"}]
    return nets | {Terminal(PICO, str(pin)): GROUND for pin in grounds}


def silent(wire: Wire) -> tuple[Terminal, ...]:
    """Neighbours of a wire's end that must not beep with it."""
    nets = _net_of()
    return tuple(one for one in neighbours(wire.end) if nets.get(one, "") != nets[wire.end])


def wire_words(wire: Wire) -> str:
    """One step in words: what to solder, and how to test it."""
    ends = f"from {terminal_words(wire.start)}, to {terminal_words(wire.end)}"
    if wire.part != "wire":
        value = coupon_circuit().component(wire.part).value
        return (
            f"Step {wire.number}. {wire.part}, {value}, {ends}. Test: silent between its two leads after a moment."
        )
    apart = "".join(f" Silent between the end and {terminal_words(one)}." for one in silent(wire))
    return f"Step {wire.number}. Wire for {wire.net}, {ends}. Test: beeps between its two ends.{apart}"


def words() -> Iterator[str]:
    """The whole building of the coupon, a fact a line."""
    told = parameters().coupon
    yield "The coupon: cells A1, B1, A2 and B2 with 20 sensors, the first thing to build."
    yield (
        f"Perforated board with {told.columns_count:.0f} columns and {told.rows_count:.0f} rows of holes. "
        "Columns are counted from the left, rows from the near edge, both from 1, seen from above."
    )
    yield (
        "The Pico lies with its USB socket at the far edge: pin 1 in " + terminal_words(Terminal(PICO, "1")) + "."
    )
    yield f"{terminal_words(Terminal(PICO, '40'))}."
    yield "The four multiplexer boards lie between the Pico and the cells, where they fit; go by their labels."
    yield "Sensors lie flat, marked face up, leads towards you. Bend the leads down; spread them to three holes."
    for reference in coupon_sensors():
        right, away = body_offset_mm(reference)
        hole = sensor_hole(reference, "2")
        yield (
            f"Sensor {reference[1:]}, {place_name(reference)}: middle lead in column {hole.column} "
            f"row {hole.row}; the middle of its body {away:.1f} mm farther away and {abs(right):.1f} mm to the "
            f"{'right' if right >= 0 else 'left'} of that hole."
        )
    stage = ""
    for wire in wires():
        if wire.stage != stage:
            stage = wire.stage
            yield f"Part: {stage}. Before it, nothing beeps between Pico pin 36, 3V3, and Pico pin 38, GND."
        yield wire_words(wire)
    yield "Test: silent between Pico pin 36 and Pico pin 38. Only then plug in USB."
    yield "Program: companion board flash, the same program as for every board. A wire makes it a board of 5 by 5."
    yield "Then companion coupon: it leads through all that is to be measured, and says what is probably wrong."
    yield "Cells that are not there look empty: two resistors hold each analog line at half of the supply."
    yield "So a broken output wire looks like an empty place, too: hold a magnet over every sensor."


def main() -> None:
    """Print all steps; draw them when a file is named."""
    for line in words():
        print(line)
    if len(sys.argv) > 1:
        from hardware.electronics.coupon_drawing import drawing  # noqa: PLC0415

        Path(sys.argv[1]).write_text(drawing(), encoding="utf-8")
        print(f"Written: {Path(sys.argv[1]).name}")


if __name__ == "__main__":
    main()
