"""The main board as KiCad reads and checks it: no finding, the circuit's nets, all where the housing wants it."""

from __future__ import annotations

import csv
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from firmware.tables import STRIPS, pins
from hardware.electronics import board_file, channel, main_layout
from hardware.electronics.board_file import Layout, Place, Track, Via, save
from hardware.electronics.kicad import Done, available, run
from hardware.electronics.netlist import circuit
from hardware.parameters import Parameters, parameters

PINOUT = Path(__file__).parent.parent / "data" / "pico_pins.csv"

pytestmark = pytest.mark.skipif(not available(), reason="KiCad 6 is not installed")

Change = Callable[[Layout], Layout]


def checked(layout: Layout) -> Done:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "main.kicad_pcb"
        save(layout, path)
        return run(path)


@cache
def done() -> Done:
    return checked(main_layout.main_layout())


def test_kicad_finds_nothing() -> None:
    assert done().report.findings == ()
    assert done().facts.unconnected == 0


def test_the_pads_nets_are_the_circuits() -> None:
    of_circuit = {(one.reference, pin): net for one in circuit("main").components for pin, net in one.nets.items()}
    told = {pad: net for pad, (net, _, _) in done().facts.pads.items() if net}
    assert told == of_circuit


def net_under_pico(x_mm: float, y_mm: float) -> str:
    """The net of the pad at this place, from the middle of the Pico's far end; x right, y towards you."""
    its, edge_mm = parameters().main_board, parameters().circuit_board.edge_mm
    near = [
        net
        for net, x, y in done().facts.pads.values()
        if abs(x - its.pico_mm - x_mm) < 0.01 and abs(its.length_mm - edge_mm - y - y_mm) < 0.01
    ]
    assert len(near) == 1, (x_mm, y_mm)
    return near[0].removesuffix("_pico")


def test_the_sockets_fit_a_pico_with_its_usb_socket_at_the_far_edge() -> None:
    """Places as in the maker's drawing: rows 17.78 apart, first pins 1.37 from the end with the socket.

    Seen from above with that end far: pins 1 to 20 down the left side, 21 to 40 up the right one.
    """
    with PINOUT.open(encoding="utf-8", newline="") as file:
        names = {int(row["pin"]): row["name"] for row in csv.DictReader(line for line in file if line[0] != "#")}
    signals = {f"GPIO{pin.gpio}": pin.signal for pin in pins().values() if not pin.signal.startswith("cell_")}
    for pin, name in names.items():
        if pin > 40:
            continue
        left = pin <= 20
        row = pin - 1 if left else 40 - pin
        net = net_under_pico((-1 if left else 1) * 17.78 / 2, 1.37 + row * 2.54)
        plain = name.split("_")[0]
        wanted = "GND" if "GND" in name else "+3V3" if name == "3V3" else signals.get(plain, "")
        assert net == wanted, (pin, name)
    assert len(names) >= 40


def test_headers_stand_in_the_order_of_the_rows() -> None:
    facts, its = done().facts, parameters().main_board
    first = {facts.pads[f"J{strip + 3}", "6"][0]: facts.pads[f"J{strip + 3}", "1"] for strip in range(STRIPS)}
    assert list(first) == [f"strip_{strip}" for strip in range(STRIPS)]
    heights = [y for _, _, y in first.values()]
    assert heights == sorted(heights)
    for lower, upper in pairwise(heights):
        assert upper - lower == pytest.approx(its.header_pitch_mm, abs=1e-3)


def test_the_housing_finds_what_it_needs() -> None:
    facts, its = done().facts, parameters().main_board
    corners = {(round(x, 3), round(y, 3)) for x, y in facts.outline[0]}
    assert corners == {(x, y) for x in (0.0, its.width_mm) for y in (0.0, its.length_mm)}
    assert facts.thickness_mm == parameters().circuit_board.thickness_mm
    inset = its.hole_inset_mm
    wanted = {(x, y) for x in (inset, its.width_mm - inset) for y in (inset, its.length_mm - inset)}
    holes = [one for one in facts.footprints if one.name == "MountingHole_3.2mm_M3"]
    assert {one.at_mm for one in holes} == wanted
    assert all(one.front for one in facts.footprints)
    for part, place in (("BZ1", (its.buzzer_x_mm, its.buzzer_y_mm)), ("D1", (its.lamp_x_mm, its.lamp_y_mm))):
        ends = [facts.pads[part, pin] for pin in "12"]
        assert (ends[0][1] + ends[1][1]) / 2 == pytest.approx(place[0], abs=1e-3)
        assert (ends[0][2] + ends[1][2]) / 2 == pytest.approx(place[1], abs=1e-3)


def test_supply_is_wide_all_the_way() -> None:
    wide = [one.width_mm for one in main_layout.main_layout().tracks if one.net == "+3V3"]
    assert wide
    assert min(wide) == parameters().main_board.supply_track_mm
    resistance_ohm = 0.0005 * parameters().main_board.length_mm * 1.3 / min(wide)  # 0.5 milliohm a square of 35 um
    assert resistance_ohm * 0.2 < 0.03, "more than 30 mV are lost at 200 mA"


def test_ground_fills_both_sides() -> None:
    its = parameters().main_board
    for side in ("F.Cu GND", "B.Cu GND"):
        assert done().facts.filled_mm2[side] > 0.7 * its.width_mm * its.length_mm


def test_another_size_is_drawn_as_cleanly(monkeypatch: pytest.MonkeyPatch) -> None:
    known = parameters()
    size = replace(known.main_board, width_mm=61.0, length_mm=205.0, header_pitch_mm=25.4, lane_pitch_mm=0.75)
    other = replace(known, main_board=replace(size, hole_inset_mm=4.5, pico_mm=20.5))

    def changed() -> Parameters:
        return other

    for module in (main_layout, channel, board_file):
        monkeypatch.setattr(module, "parameters", changed)
    drawn = checked(main_layout.main_layout.__wrapped__())
    assert drawn.report.findings == ()
    assert max(y for _, y in drawn.facts.outline[0]) == pytest.approx(205.0)


def moved_track(layout: Layout) -> Layout:
    """A lane on the back, half of the pitch aside."""
    lane = next(one for one in layout.tracks if one.net == "mux_s1" and one.side == "back")
    aside = tuple((x + parameters().main_board.lane_pitch_mm / 2, y) for x, y in lane.points)
    return replace(
        layout, tracks=tuple(replace(one, points=aside) if one is lane else one for one in layout.tracks)
    )


def missing_track(layout: Layout) -> Layout:
    """One tap of an address line less."""
    gone = next(one for one in layout.tracks if one.net == "mux_s2" and one.side == "front")
    return replace(layout, tracks=tuple(one for one in layout.tracks if one is not gone))


def near_via(layout: Layout) -> Layout:
    """A via of ground 0.05 mm too near to one of an analog line."""
    other = next(one for one in layout.vias if one.net == "mux_out_0")
    return replace(layout, vias=(*layout.vias, Via("GND", other.x_mm + 0.75, other.y_mm)))


def shorted(layout: Layout) -> Layout:
    """Two pins of a header joined."""
    first, second = (board_file.pads(layout)["J5", pin] for pin in ("1", "3"))
    points = ((first.x_mm, first.y_mm), (second.x_mm, second.y_mm))
    return replace(layout, tracks=(*layout.tracks, Track(first.net, points, 0.3, "front")))


def moved_part(layout: Layout) -> Layout:
    """The buzzer upon its resistor."""
    places = [
        Place(one.reference, one.x_mm + 2.0, one.y_mm, one.turn_deg) if one.reference == "BZ1" else one
        for one in layout.places
    ]
    return replace(layout, places=tuple(places))


def without_ground(layout: Layout) -> Layout:
    return replace(layout, zones=())


@pytest.mark.parametrize(
    ("plant", "kind"),
    [
        (moved_track, "clearance"),
        (missing_track, "unconnected_items"),
        (near_via, "clearance"),
        (shorted, "clearance"),
        (moved_part, "courtyards_overlap"),
        (without_ground, "unconnected_items"),
    ],
)
def test_a_planted_fault_is_found(plant: Change, kind: str) -> None:
    found = checked(plant(main_layout.main_layout())).report.errors
    assert kind in {one.kind for one in found}, found
