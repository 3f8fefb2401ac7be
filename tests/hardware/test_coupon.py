"""The coupon: the usual program finds its sensors, and its list of wires builds its circuit."""

from __future__ import annotations

import csv
from itertools import combinations
from pathlib import Path
from xml.etree import ElementTree

from firmware.tables import pins
from hardware.electronics.coupon import (
    PICO,
    Terminal,
    body_offset_mm,
    pico_hole,
    sensor_hole,
    silent,
    wires,
    words,
)
from hardware.electronics.coupon_circuit import coupon_sensors
from hardware.electronics.coupon_drawing import drawing
from hardware.electronics.netlist import circuit
from hardware.electronics.pico import PICO_PINS
from hardware.parameters import parameters
from tests.hardware import wiring_walk as walk

CELLS = Path(__file__).parents[2] / "companion" / "device" / "data" / "cells.csv"
COUPON = circuit("coupon")
CELL_NUMBERS = {"0", "1", "5", "6"}  # A1, B1, A2, B2 of a board of 5 by 5


def read(row: int, analog: str, address: int) -> str | None:
    """Net that the program reads with one strip's line low and an address set; None when nothing is switched."""
    low = {f"strip_{row}"}
    found = []
    for mux in walk.muxes(COUPON):
        enable = walk.named(mux, "~{E}")
        bits = sum(1 << bit for bit in range(4) if address >> bit & 1)
        for bit in range(4):
            assert walk.gpios(COUPON, walk.named(mux, f"S{bit}")) == {pins()[f"mux_s{bit}"].gpio}
        if enable in low and walk.named(mux, "COM") == analog:
            (pin,) = (pin for pin, name in walk.pin_names(mux.symbol).items() if name == f"I{bits}")
            found.append(mux.nets.get(pin))
    assert len(found) <= 1, "two outputs at once"
    return found[0] if found else None


def test_usual_program_finds_the_sensors_of_the_four_cells_and_no_others() -> None:
    with CELLS.open(encoding="utf-8", newline="") as file:
        rows = [row for row in csv.DictReader(file) if row["layout"] == "board5"]
    known = coupon_sensors()
    outputs = {walk.named(one, "OUT"): one.reference for one in walk.sensors(COUPON)}
    for row in rows:
        net = read(int(row["strip"]), f"mux_out_{row['mux']}", int(row["channel"]))
        if row["cell"] in CELL_NUMBERS and row["sensor"] != "ref":
            assert net is not None
            sensor = known[outputs[net]]
            assert (sensor.x_mm, sensor.y_mm) == (float(row["x_mm"]), float(row["y_mm"]))
        else:
            assert net is None
    assert len(outputs) == 20
    for mux in range(2):
        assert walk.gpios(COUPON, f"mux_out_{mux}") == {pins()[f"mux_out_{mux}"].gpio}
    for strip in range(2):
        assert walk.gpios(COUPON, f"strip_{strip}") == {pins()[f"strip_{strip}"].gpio}


def test_analog_lines_rest_at_half_of_the_supply_and_a_strap_makes_it_a_board_of_5() -> None:
    for mux in range(2):
        ends = [
            one for one in COUPON.components if one.symbol == "Device:R" and f"mux_out_{mux}" in one.nets.values()
        ]
        assert sorted(net for one in ends for net in one.nets.values()) == sorted(
            ["+3V3", "GND", f"mux_out_{mux}", f"mux_out_{mux}"]
        )
        assert len({one.value for one in ends}) == 1
    gpio = pins()["strap_0"].gpio
    assert COUPON.component("J2").nets[str(PICO_PINS.index(f"GP{gpio}") + 1 - 20)] == "GND"


def test_wires_build_the_circuit() -> None:
    groups: dict[Terminal, set[Terminal]] = {}

    def join(*ends: Terminal) -> None:
        together = set().union(*(groups.get(end, {end}) for end in ends))
        groups.update(dict.fromkeys(together, together))

    grounds = [Terminal(PICO, str(pin)) for pin, name in enumerate(PICO_PINS, 1) if name in {"GND", "AGND"}]
    join(*grounds)
    for wire in wires():
        if wire.part == "wire":
            join(wire.start, wire.end)
    of_terminal = {
        Terminal(PICO, str(int(pin) + 20 * row)): net
        for row, reference in enumerate(("J1", "J2"))
        for pin, net in COUPON.component(reference).nets.items()
    } | {
        Terminal(one.reference, pin): net
        for one in COUPON.components
        if one.reference.startswith("U")
        for pin, net in one.nets.items()
    }
    wanted: dict[str, set[Terminal]] = {}
    for terminal, net in of_terminal.items():
        wanted.setdefault(net, set()).add(terminal)
    assert {frozenset(group) for group in groups.values()} == {frozenset(group) for group in wanted.values()}
    for wire in wires():
        if wire.part != "wire":
            ends = {of_terminal[wire.start], of_terminal[wire.end]}
            assert ends == set(COUPON.component(wire.part).nets.values())
    links = [wire.part for wire in wires() if wire.part != "wire"]
    assert sorted(links) == sorted(one.reference for one in COUPON.components if one.reference[0] in "RC")


def test_what_must_be_silent_is_on_another_net() -> None:
    pulled = [wire for wire in wires() if wire.part == "wire"]
    for wire in pulled:
        for other in silent(wire):
            assert not [one for one in pulled if one.net == wire.net and other in {one.start, one.end}]
    tested = {wire.end.device for wire in pulled if silent(wire)}
    assert tested >= {"U1", "U2", "U3", "U4", *coupon_sensors()}


def test_no_hole_is_used_twice_and_all_are_on_the_board() -> None:
    told = parameters().coupon
    holes = [pico_hole(pin) for pin in range(1, 41)]
    holes += [sensor_hole(reference, pin) for reference in coupon_sensors() for pin in "123"]
    assert len(set(holes)) == len(holes) == 100
    for hole in holes:
        assert 1 <= hole.column <= told.columns_count
        assert 1 <= hole.row <= told.rows_count
    across = (pico_hole(40).column - pico_hole(1).column) * told.hole_mm
    assert abs(across - 17.78) < 0.01


def test_bodies_lie_on_their_sites_and_leads_can_reach_them() -> None:
    told = parameters().coupon
    at = {}
    for reference, sensor in coupon_sensors().items():
        right, away = body_offset_mm(reference)
        hole = sensor_hole(reference, "2")
        x_mm = (hole.column - told.a1_column_count) * told.hole_mm + right
        y_mm = (hole.row - told.a1_row_count) * told.hole_mm + away
        assert (round(x_mm, 6), round(y_mm, 6)) == (sensor.x_mm, sensor.y_mm)
        assert abs(right) <= told.hole_mm / 2
        assert told.body_length_mm / 2 + 1 < away < 6
        at[reference] = (x_mm, y_mm)
    for first, second in combinations(at.values(), 2):
        assert max(abs(first[0] - second[0]), abs(first[1] - second[1])) > 10


def test_every_step_has_a_test_and_a_place() -> None:
    lines = list(words())
    steps = [line for line in lines if line.startswith("Step ")]
    assert [int(line.split()[1].rstrip(".")) for line in steps] == list(range(1, len(wires()) + 1))
    assert all("Test: " in line and " from " in line and ", to " in line for line in steps)
    for reference in coupon_sensors():
        assert any(f"sensor {reference[1:]} (" in line and "right lead" in line for line in steps)
    assert len(set(lines)) == len(lines)


def test_drawing_shows_every_hole_and_sensor() -> None:
    told = parameters().coupon
    drawn = ElementTree.fromstring(drawing())
    space = "{http://www.w3.org/2000/svg}"
    small = [one for one in drawn.iter(f"{space}circle") if one.get("r") == "0.5"]
    assert len(small) == told.columns_count * told.rows_count
    assert len([one for one in drawn.iter(f"{space}rect") if one.get("fill") == "#404040"]) == 20
    assert drawn.find(f"{space}title") is not None
