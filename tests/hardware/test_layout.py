"""The strips' boards as KiCad itself reads them: nets, places, outlines; and the generators of their tracks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from graphlib import CycleError
from itertools import combinations, pairwise, permutations
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from shapely import LineString, Polygon, box

from hardware.electronics.board_file import FRONT, Layout, Place, Track, pads, save
from hardware.electronics.circuit import Circuit, Component
from hardware.electronics.drawing import Drawing, Jog, lanes, merged
from hardware.electronics.kicad import Footprint, available
from hardware.electronics.netlist import circuit
from hardware.electronics.strip_circuit import SWITCHED
from hardware.electronics.strip_layout import strip_layout
from hardware.parameters import parameters
from tests.hardware.strip_boards import NAMES, PITCH_MM, sites
from tests.hardware.strip_boards import read as board

kicad = pytest.mark.skipif(not available(), reason="KiCad 6 is not installed")
both = pytest.mark.parametrize("name", NAMES)

CELLS_FROM_MM = -PITCH_MM / 2
NEAR_MM = 0.01


def parts(name: str) -> dict[str, Footprint]:
    return {one.reference: one for one in board(name).facts.footprints}


def courtyard(one: Footprint) -> Polygon:
    assert len(one.courtyard) == 1, one.reference
    return Polygon(one.courtyard[0])


@kicad
@both
def test_nets_of_the_pads_are_the_circuits(name: str) -> None:
    wanted = {(one.reference, pin): net for one in circuit(name).components for pin, net in one.nets.items()}
    read = {pad: net for pad, (net, _, _) in board(name).facts.pads.items() if net}
    assert read == wanted


@kicad
@both
def test_pads_lie_where_the_router_took_them_to_be(name: str) -> None:
    read = board(name).facts.pads
    for key, pad in pads(strip_layout(name)).items():
        assert read[key][1:] == pytest.approx((pad.x_mm, pad.y_mm), abs=0.001), key


@kicad
@both
def test_sensors_lie_where_cells_csv_has_them(name: str) -> None:
    read = sorted(one.at_mm for one in parts(name).values() if one.value == "DRV5055A4")
    wanted = sorted(sites(name))
    assert len(read) == len(wanted)
    for at, site in zip(read, wanted, strict=True):
        assert at == pytest.approx(site, abs=NEAR_MM)


@kicad
@both
def test_a_sensors_middle_is_the_middle_of_its_package(name: str) -> None:
    """The Hall element is in the middle of a SOT-23; its footprint's origin must be that too."""
    for one in parts(name).values():
        if one.name == "SOT-23":
            centre = courtyard(one).centroid
            assert (centre.x, centre.y) == pytest.approx(one.at_mm, abs=NEAR_MM), one.reference


@kicad
@both
def test_only_flat_parts_lie_below_the_cells(name: str) -> None:
    below = box(CELLS_FROM_MM, -1000.0, 1000.0, 1000.0)
    for one in parts(name).values():
        if courtyard(one).intersects(below):
            assert one.name in {"SOT-23", "C_0603_1608Metric", "R_0603_1608Metric"}, one.reference


@kicad
@both
def test_nothing_is_on_the_back_and_no_pin_passes_through_below_the_cells(name: str) -> None:
    assert all(one.front for one in parts(name).values())
    through = [pad for pad in pads(strip_layout(name)).values() if pad.through]
    assert through
    assert all(pad.x_mm < CELLS_FROM_MM for pad in through)


@kicad
@both
def test_parts_keep_apart_and_on_the_board(name: str) -> None:
    shapes = {reference: courtyard(one) for reference, one in parts(name).items()}
    (outline,) = board(name).facts.outline
    for (first, one), (second, other) in combinations(shapes.items(), 2):
        assert one.intersection(other).area < 1e-9, (first, second)
    for reference, one in shapes.items():
        assert Polygon(outline).contains(one), reference


@kicad
@both
def test_the_outline_fits_a_row_of_cells_and_the_tab(name: str) -> None:
    its, cells = parameters().strip, int(name[-1])
    (outline,) = board(name).facts.outline
    x, y = zip(*outline, strict=True)
    assert (min(x), max(x)) == pytest.approx(
        (CELLS_FROM_MM - its.tab_mm, PITCH_MM * (cells - 0.5) - 0.5), abs=0.001
    )
    assert (min(y), max(y)) == pytest.approx((-its.near_mm, its.far_mm), abs=0.001)
    assert max(y) - min(y) < PITCH_MM  # or two rows would meet
    assert board(name).facts.thickness_mm == parameters().circuit_board.thickness_mm


@kicad
@both
def test_capacitors_are_beside_their_sensors(name: str) -> None:
    """DRV5055 data sheet: as close to the supply pin as can be; here within 3 mm."""
    read = board(name).facts.pads
    for one in circuit(name).components:
        if one.value == "DRV5055A4":
            supply, pad = read[one.reference, "1"], read["C" + one.reference[1:], "1"]
            assert LineString([supply[1:], pad[1:]]).length < 3.0, one.reference


@both
def test_supply_is_wide(name: str) -> None:
    widths = [track.width_mm for track in strip_layout(name).tracks if track.net == SWITCHED]
    assert min(widths) >= parameters().circuit_board.power_track_mm


def test_one_strip_serves_boards_and_trays() -> None:
    assert {name: len(sites(name)) for name in NAMES} == {"strip5": 25 + 5, "strip7": 35}


# ---- generators -----------------------------------------------------------------------------------------------

heights = st.lists(st.integers(1, 6), min_size=1, max_size=14)
PITCH = 0.65


@given(starts=heights, ends=heights, shift=st.integers(-30, 30))
def test_a_river_never_meets_itself(starts: list[int], ends: list[int], shift: int) -> None:
    count = min(len(starts), len(ends))
    from_y = [-PITCH * sum(starts[: at + 1]) for at in range(count)]
    to_y = [PITCH * (shift - sum(ends[: at + 1])) for at in range(count)]
    jogs = [Jog(f"n{at}", (0.0, from_y[at]), (-100.0, to_y[at])) for at in range(count)]
    drawing = Drawing()
    drawing.river(FRONT, jogs, -1.0, -99.0)
    lines = [LineString(track.points) for track in drawing.tracks]
    assert [(line.coords[0], line.coords[-1]) for line in lines] == [(jog.start, jog.end) for jog in jogs]
    for one, other in combinations(lines, 2):
        assert one.distance(other) >= parameters().strip.river_pitch_mm - 1e-5


def test_a_river_tells_when_it_has_no_room_or_no_order() -> None:
    jogs = [Jog("a", (0.0, 1.0), (-9.0, 5.0)), Jog("b", (0.0, 0.0), (-9.0, 4.0))]
    with pytest.raises(ValueError, match="columns do not fit"):
        Drawing().river(FRONT, jogs, -1.0, -1.2)
    with pytest.raises(ValueError, match="change their order"):
        Drawing().river(FRONT, jogs[::-1], -1.0, -8.0)


@given(order=st.permutations(range(5)), aside=st.integers(-5, 5))
def test_lanes_leave_no_two_tracks_too_near(order: list[int], aside: int) -> None:
    left = {f"n{at}": float(at) for at in range(5)}
    right = {f"n{at}": to + 0.2 * aside for at, to in enumerate(order)}

    def clear(lanes_in_order: Sequence[str]) -> bool:
        """No net's left track passes the lane of another whose right track begins there at that height."""
        return all(abs(left[far] - right[near]) >= 0.6 for near, far in combinations(lanes_in_order, 2))

    if any(clear(one) for one in permutations(left)):
        found = lanes(left, right, 0.6)
        assert sorted(found) == sorted(left) and clear(found)
    else:
        with pytest.raises(CycleError):
            lanes(left, right, 0.6)


def test_merging_is_the_best_of_all() -> None:
    left = {"a": 2.0, "b": 1.5, "c": -3.0}
    right = {"x": 2.5, "y": -1.0}
    rows = [2.0, 1.0, 0.0, -1.0, -2.0]
    goal = left | right

    def cost(order: tuple[str, ...]) -> float:
        return sum((row - goal[net]) ** 2 for row, net in zip(rows, order, strict=True))

    allowed = [
        order
        for order in permutations(goal)
        if order.index("a") < order.index("b") < order.index("c")
        and order.index("x") < order.index("y")
        and not any({first, second} == {"x", "y"} for first, second in pairwise(order))
    ]
    assert merged(left, right, rows) == list(min(allowed, key=lambda order: cost(tuple(order))))
    with pytest.raises(ValueError, match="follow each other"):
        merged({}, right, rows[:2])


# ---- board files ----------------------------------------------------------------------------------------------

CAPACITOR = Component("C1", "22 nF", "Capacitor_SMD:C_0603_1608Metric", "Device:C", {"1": "+3V3", "2": "GND"})
SQUARE = ((0.0, 0.0), (10.0, 0.0), (10.0, 10.0), (0.0, 10.0))
SMALL = Layout(Circuit("small", (CAPACITOR,)), SQUARE, (Place("C1", 5.0, 5.0, 90.0),))


@kicad
@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        (replace(SMALL, places=()), "not placed once"),
        (replace(SMALL, places=SMALL.places * 2), "not placed once"),
        (replace(SMALL, tracks=(Track("signal", ((0, 0), (1, 1)), 0.2, FRONT),)), "unknown nets"),
        (replace(SMALL, circuit=Circuit("small", (replace(CAPACITOR, nets={"3": "GND"}),))), "no pad 3"),
    ],
)
def test_a_layout_that_is_not_the_circuits_is_refused(wrong: Layout, told: str, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=told):
        save(wrong, tmp_path / "small.kicad_pcb")
    assert not list(tmp_path.iterdir())


@kicad
def test_the_same_layout_gives_the_same_file(tmp_path: Path) -> None:
    for name in ("one.kicad_pcb", "two.kicad_pcb"):
        save(SMALL, tmp_path / name)
    assert (tmp_path / "one.kicad_pcb").read_bytes() == (tmp_path / "two.kicad_pcb").read_bytes()
