"""The one board of 5 by 5 cells: its wiring against the tables, power cell by cell, KiCad's check, its files."""

from __future__ import annotations

import atexit
import csv
import math
from dataclasses import replace
from functools import cache
from graphlib import CycleError
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from kiutils.board import Board

from firmware.tables import CELLS_FILE, pins
from hardware.electronics import assembly_files
from hardware.electronics.assembly_files import KINDS, MOST, ROTATIONS, fitted, not_seen, turned_deg
from hardware.electronics.board_file import pads
from hardware.electronics.cells_circuit import NAME, TEST_POINTS
from hardware.electronics.cells_layout import cells_layout
from hardware.electronics.circuit import Circuit, Component
from hardware.electronics.fabrication import make
from hardware.electronics.kicad import Done, available
from hardware.electronics.netlist import circuit
from hardware.electronics.pico import PICO_PINS
from hardware.electronics.power import cells_power
from hardware.electronics.rules import findings, unexplained
from hardware.electronics.trunk import lanes_mm, order
from hardware.parameters import parameters
from tests.hardware.strip_boards import checked

pytestmark = pytest.mark.skipif(not available(), reason="KiCad 6 is not installed")

# From the makers' data sheets, not from the circuit.
MUX_CHANNELS = (9, 8, 7, 6, 5, 4, 3, 2, 23, 22, 21, 20, 19, 18, 17, 16)
REGISTER_OUTPUTS = (15, 1, 2, 3, 4, 5, 6, 7)
CELLS = tuple(f"{column}{row}" for row in range(1, 6) for column in "ABCDE")


@cache
def folder() -> Path:
    path = TemporaryDirectory(prefix="cells-")
    atexit.register(path.cleanup)
    return Path(path.name)


@cache
def made() -> Done:
    """The board as KiCad finds it: make() refuses one with a fault."""
    return make(NAME, folder())


def part(reference: str) -> Component:
    return circuit(NAME).component(reference)


def rows_of(layout: str) -> list[dict[str, str]]:
    with CELLS_FILE.open(encoding="utf-8", newline="") as file:
        return [row for row in csv.DictReader(file) if row["layout"] == layout]


def gpio_of(net: str) -> int:
    """The pin of the Pico's chip on a net, through one resistor if need be."""
    nets = circuit(NAME).nets()
    for name in (net, f"{net}_pico"):
        for reference, pin in nets.get(name, ()):
            if reference in {"J1", "J2"}:
                return int(PICO_PINS[int(pin) - 1 + 20 * (reference == "J2")].removeprefix("GP"))
    raise KeyError(net)


@pytest.mark.parametrize("layout", ["board5", "tray"])
def test_every_sensor_lies_and_is_read_where_the_table_says(layout: str) -> None:
    facts = {one.reference: one for one in made().facts.footprints}
    for row in rows_of(layout):
        mux = part(f"U{int(row['strip']) + 1}{int(row['mux']) + 1}")
        assert gpio_of(mux.nets["1"]) == pins()[f"mux_out_{row['mux']}"].gpio
        assert gpio_of(mux.nets["15"]) == pins()[f"strip_{row['strip']}"].gpio
        net = mux.nets[str(MUX_CHANNELS[int(row["channel"])])]
        if row["sensor"] == "ref":
            assert {"R" + one[0][1:2] + "3" for one in circuit(NAME).nets()[net] if one[0][0] == "R"} == {
                f"R{int(row['strip']) + 1}3"
            }
            continue
        ((sensor, _),) = [one for one in circuit(NAME).nets()[net] if one[1] == "2" and one[0] != mux.reference]
        x, y = facts[sensor].at_mm
        assert (x, y) == pytest.approx((float(row["x_mm"]), float(row["y_mm"])), abs=1e-3)


def test_lines_come_from_the_pins_of_the_table() -> None:
    for bit, pin in enumerate(("10", "11", "14", "13")):
        assert {gpio_of(part(f"U{row}{mux}").nets[pin]) for row in range(1, 6) for mux in (1, 2)} == {
            pins()[f"mux_s{bit}"].gpio
        }
    for number in range(1, 6):
        assert gpio_of(part(f"SW{number}").nets["1"]) == pins()[f"button_{number}"].gpio


class Registers:
    """Five 74HC595 in a chain, by the data sheet: at a rising edge of both clocks what was shifted is shown."""

    def __init__(self) -> None:
        found = {one.reference: one.nets for one in circuit(NAME).components if one.value == "74HC595"}
        assert all(nets["11"] == nets["12"] and nets["13"] == "GND" for nets in found.values())
        assert {gpio_of(nets["11"]) for nets in found.values()} == {pins()["cell_clock"].gpio}
        (first,) = [nets for nets in found.values() if gpio_or_none(nets["14"]) == pins()["cell_data"].gpio]
        self.chain = [first]
        while "9" in self.chain[-1]:
            self.chain += [nets for nets in found.values() if nets["14"] == self.chain[-1]["9"]]
        assert len(self.chain) == 5
        self.bits = [[True] * 8 for _ in self.chain]
        self.shown = [[True] * 8 for _ in self.chain]

    def clock(self, bit: bool) -> None:
        self.shown = [list(one) for one in self.bits]
        carried = bit
        for one in self.bits:
            one.insert(0, carried)
            carried = one.pop()

    def low(self) -> set[str]:
        """Nets of outputs that are low."""
        return {
            nets[str(pin)]
            for nets, shown in zip(self.chain, self.shown, strict=True)
            for pin, high in zip(REGISTER_OUTPUTS, shown, strict=True)
            if not high and str(pin) in nets
        }


def gpio_or_none(net: str) -> int | None:
    try:
        return gpio_of(net)
    except KeyError:
        return None


def powered(low: set[str], power: bool) -> set[str]:
    """Cells whose five sensors have supply, with these gates low; power: whether the common switch is on."""
    common = part("Q1").nets["3"] if power else None
    live = {
        one.nets["3"]
        for one in circuit(NAME).components
        if one.value == "AO3401A" and one.nets["1"] in low and one.nets["2"] == common
    }
    found: dict[str, set[bool]] = {}
    for one in circuit(NAME).components:
        if one.footprint.endswith(":SOT-23") and one.reference[0] == "U" and one.reference[3] != "6":
            cell = f"{'ABCDE'[int(one.reference[2]) - 1]}{one.reference[1]}"
            found.setdefault(cell, set()).add(one.nets["1"] in live)
    assert all(len(states) == 1 for states in found.values()), "a cell is fed by one switch"
    assert tuple(sorted(found)) == tuple(sorted(CELLS))
    return {cell for cell, states in found.items() if states == {True}}


def test_one_zero_that_wanders_through_the_chain_feeds_each_cell_alone() -> None:
    registers, seen = Registers(), []
    for step in range(1 + 8 * 5 + 1):
        registers.clock(step != 0)
        assert powered(registers.low(), power=False) == set()
        seen += sorted(powered(registers.low(), power=True))
        assert len(powered(registers.low(), power=True)) <= 1
    assert sorted(seen) == sorted(CELLS)


def test_without_the_pico_all_cells_are_dark() -> None:
    """A resistor pulls the line up to the supply harder than a pin of the RP2040 pulls it down (50 to 80 kohm)."""
    (pull,) = [one for one in circuit(NAME).components if set(one.nets.values()) == {"cell_power", "+3V3"}]
    assert pull.value == "4.7 kohm"
    gate_v = 3.3 * 50 / (50 + 4.7)
    assert 3.3 - gate_v < 0.5, "below the least threshold of AO3401A, 0.5 volts"
    assert gpio_of("cell_power") == pins()["cell_power"].gpio


def test_rules_find_nothing_and_what_is_planted() -> None:
    assert unexplained(NAME) == ()
    from hardware.electronics.assembly import with_pico

    of = circuit(NAME)
    register = part("U33")
    without = replace(register, nets={pin: net for pin, net in register.nets.items() if pin != "14"})
    cut = tuple(without if one is register else one for one in of.components)
    assert findings(with_pico(Circuit(NAME, cut), ("J1", "J2")))


def test_kicad_finds_nothing_but_a_missing_track() -> None:
    assert made().report.findings == () and made().facts.unconnected == 0
    layout = cells_layout()
    gone = next(one for one in layout.tracks if one.net == "gate_C3")
    report = checked(replace(layout, tracks=tuple(one for one in layout.tracks if one is not gone)))
    assert "unconnected_items" in {one.kind for one in report.errors}


def test_size_marks_and_test_points() -> None:
    facts, its = made().facts, parameters().cells_board
    xs, ys = zip(*facts.outline[0], strict=True)
    assert max(xs) - min(xs) < 260 and max(ys) - min(ys) < 230
    assert facts.thickness_mm == parameters().circuit_board.thickness_mm
    at = {one.reference: one.at_mm for one in facts.footprints}
    marks = [at[f"FID{number}"] for number in (1, 2, 3)]
    (ax, ay), (bx, by), (cx, cy) = marks
    assert abs((bx - ax) * (cy - ay) - (by - ay) * (cx - ax)) > 10_000, "three marks, not on one line"
    points = [at[f"TP{number}"] for number in range(1, len(TEST_POINTS) + 1)]
    gaps = [math.dist(one, other) for one, other in pairwise(points)]
    assert gaps == pytest.approx([5.08] * (len(points) - 1))
    notch = [(x, y) for x, y in facts.outline[0] if its.left_mm + 0.1 < x < its.left_mm + 3]
    assert notch and all(abs(y - points[0][1]) < 2 and x < points[0][0] for x, y in notch)
    nets = [net for net, *_ in (facts.pads[f"TP{number}", "1"] for number in range(1, len(points) + 1))]
    assert nets[:4] == ["GND", "VBUS", "VSYS", "+3V3"]


def test_what_is_printed_on_the_board() -> None:
    made()
    board = Board.from_file(str(folder() / NAME / f"{NAME}.kicad_pcb"))
    printed = [one for one in board.graphicItems if type(one).__name__ == "GrText" and one.layer == "F.SilkS"]
    texts = {one.text for one in printed}
    assert set(CELLS) <= texts
    assert {told for _, told in TEST_POINTS} <= texts
    assert any("NEAR" in text for text in texts) and any("revision B, 2026-" in text for text in texts)
    for one in printed:
        if one.text in CELLS:
            x = one.position.X - 100.0 - 40.0 * "ABCDE".index(one.text[0])
            y = 240.0 - one.position.Y - 40.0 * (int(one.text[1]) - 1)
            assert abs(x) < 20 and abs(y) < 20, one.text


def test_the_budget_agrees_with_a_hundred_milliamperes() -> None:
    one = cells_power()
    assert one.average_ma < one.worst_ma <= one.declared_ma == 100
    assert (one.strip_most, one.duty) == (5, 1.0)
    assert one.worst_peak_ma < one.declared_ma + 2, "a fifth of the time, for half of the supply"
    hungry = replace(parameters(), supply=replace(parameters().supply, sensor_most_ma=12.0))
    assert cells_power(hungry).declared_ma > 100


# ---- what an assembly house is sent ----


def table(name: str) -> list[dict[str, str]]:
    made()
    with (folder() / NAME / name).open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


@pytest.mark.parametrize("kind", KINDS)
def test_parts_and_places_are_the_same(kind: str) -> None:
    bom, cpl = table(f"{NAME}-{kind}-bom.csv"), table(f"{NAME}-{kind}-cpl.csv")
    assert tuple(bom[0]) == ("Comment", "Designator", "Footprint", "LCSC Part #")
    assert tuple(cpl[0]) == ("Designator", "Mid X", "Mid Y", "Layer", "Rotation")
    listed = [one for row in bom for one in row["Designator"].split(",")]
    assert sorted(listed) == sorted(row["Designator"] for row in cpl) and len(set(listed)) == len(listed)
    assert all(1 <= len(row["Designator"].split(",")) <= MOST for row in bom)
    told = (folder() / NAME / f"{NAME}-order.txt").read_text(encoding="utf-8")
    for row in bom:
        value = row["Comment"].split(",")[0]
        assert (
            row["LCSC Part #"].startswith("C") or f"For {kind}: the LCSC number of {value} was not seen." in told
        )
    assert len(not_seen(fitted(circuit(NAME), kind))) <= 1, "at most the sensor"


def test_each_kind_has_its_sensors() -> None:
    def sensors(kind: str) -> set[str]:
        return {
            one.reference
            for one in fitted(circuit(NAME), kind)
            if one.reference[0] == "U" and one.footprint.endswith(":SOT-23")
        }

    assert len(sensors("coupon")) == 4 * 5
    assert len(sensors("board5")) == sum(row["sensor"] != "ref" for row in rows_of("board5"))
    assert len(sensors("tray")) == sum(row["sensor"] != "ref" for row in rows_of("tray"))
    with pytest.raises(KeyError):
        fitted(circuit(NAME), "board7")


# Quadrant of pin 1 in the tape, its holes at the top (makers' tape drawings): 1 left above, 3 left below. The
# house counts with the holes at the left: a quarter turn counter-clockwise.
IN_TAPE = {
    "SOT-23": (-1.0, -1.0),
    "TSSOP-16_4.4x5mm_P0.65mm": (-1.0, 1.0),
    "TSSOP-24_4.4x7.8mm_P0.65mm": (-1.0, 1.0),
}


@pytest.mark.parametrize("footprint", sorted(IN_TAPE))
def test_rotation_brings_pin_one_where_the_copper_has_it(footprint: str) -> None:
    facts = made().facts
    turns = {row["Designator"]: float(row["Rotation"]) for row in table(f"{NAME}-tray-cpl.csv")}
    x, y = IN_TAPE[footprint]
    at_zero = math.atan2(x, -y)
    some = [one for one in facts.footprints if one.name == footprint and one.reference in turns]
    assert some
    for one in some:
        _, pad_x, pad_y = facts.pads[one.reference, "1"]
        seen = math.atan2(pad_y - one.at_mm[1], pad_x - one.at_mm[0])
        wanted = at_zero + math.radians(turns[one.reference])
        apart = math.degrees(math.remainder(seen - wanted, 2 * math.pi))
        assert abs(apart) < 45, (one.reference, apart)


def test_an_unknown_footprint_has_no_rotation() -> None:
    assert len(ROTATIONS) == 3 and turned_deg("R_0603_1608Metric", 90.0) == 90.0
    with pytest.raises(KeyError):
        turned_deg("QFN-16", 0.0)


def test_long_lists_of_designators_are_cut() -> None:
    many = [replace(part("C111"), reference=f"C{number}") for number in range(MOST + 1)]
    lines = list(assembly_files.bom_rows(tuple(many)))
    assert [len(line[1].split(",")) for line in lines] == [MOST, 1]


# ---- the trunk ----


def test_lanes_keep_taps_and_exits_apart() -> None:
    left, right = {"a": [1.0], "b": [2.0], "c": [5.0]}, {"a": [2.1], "b": [4.9], "c": [9.0]}
    found = order(left, right, 0.5, {})
    assert found.index("b") < found.index("a") and found.index("c") < found.index("b")
    with pytest.raises(CycleError):
        order({"a": [1.0], "b": [2.0]}, {"a": [2.0], "b": [1.0]}, 0.5, {})
    assert lanes_mm(["a", "b", "c"], 0.0, {"b": 0.5}, 1.0) == {"c": 0.0, "b": -1.5, "a": -3.0}
    assert order({"a": [1.0]}, {"b": [1.1], "c": [9.0]}, 0.5, {"c": "a"}) == ["a", "b"]


# ---- what lies above and below ----

RIB_MM, MARGIN_MM, STEEL_MM = 1.5, 0.25, 5.0
"""Half of a rib on the grid's lines, what a courtyard has beyond its part, steel beyond the cells."""


def test_ribs_on_the_grid_and_steel_below_meet_no_part() -> None:
    """The kings' sensors lie on the tray's lines, where it has no ribs."""
    for one in made().facts.footprints:
        xs, ys = ([point[axis] for outline in one.courtyard for point in outline] for axis in (0, 1))
        king = one.reference[0] in "UC" and one.reference[1:].endswith("6") and len(one.reference) == 4
        if king or not xs or min(xs) < -20 + RIB_MM or min(ys) < -20:
            continue
        for low, high in ((min(xs), max(xs)), (min(ys), max(ys))):
            lines = [20 + 40 * number for number in range(-1, 5)]
            assert not any(
                low + MARGIN_MM < line + RIB_MM and high - MARGIN_MM > line - RIB_MM for line in lines
            ), one
    through = [one for one in pads(cells_layout()).values() if one.through]
    assert through and all(one.x_mm < -20 - STEEL_MM or one.y_mm < -20 - STEEL_MM for one in through)
