"""The housing of the one circuit board, measured on exported meshes against its outline, pads and parts."""

from __future__ import annotations

import math
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
import shapely
import trimesh
from shapely import LineString, Point, Polygon, box
from shapely.geometry.base import BaseGeometry

from hardware.electronics.board_file import Pad, pads
from hardware.electronics.cells_layout import cells_layout
from hardware.electronics.circuit import ALWAYS
from hardware.housing import border, cover, grid, rim
from hardware.housing.plan import BOARD_HOLES, BUZZER_MM, LAMP_MM, ON_ONE_BOARD, board_plan, levels
from hardware.parameters import parameters
from hardware.shapes.box import Box
from hardware.shapes.piece import Piece
from tests.hardware.inspect_mesh import exported, slices
from tests.hardware.inspect_print import unsupported
from tests.more import sampled

ITS, HEIGHTS = parameters(), levels()
PICO_MM = (21.0, 51.0)
"""Of a Pico: its data sheet."""
PICO_HIGH_MM = 14.8
"""Above the circuit board: a socket of 8.5, the header's 2.5, its own 1.0, and its USB socket of 2.8."""
PIN_MM = 0.95
"""Radius of a pin's solder below the circuit board."""
SWITCH_MM, BUZZER_HIGH_MM, BUZZER_WIDE_MM = 3.5, 6.5, 12.2
"""Of the makers' drawings: the body of a switch above the circuit board, and the buzzer."""
PULL_N, GRIP_N = 30.0, 20.0
"""What a pull at the cable may be, and what two screws hold at least of it: a third of their usual force."""


@cache
def mesh(piece: Piece) -> trimesh.Trimesh:
    """A piece where it stands, as a slicer would get it."""
    with TemporaryDirectory() as folder:
        return exported(piece.draw(), Path(folder))


def filled(some: Iterable[Piece], z: float) -> BaseGeometry:
    """What pieces fill at a height."""
    return shapely.union_all([area for piece in some for area in slices(mesh(piece), [z])])


def printed(kind: str) -> tuple[Piece, ...]:
    """All but the grid, which lies on the circuit board."""
    return (*rim.pieces(kind), *border.pieces(kind), *cover.pieces(kind))


def rectangle(its: Box) -> Polygon:
    return box(*its.low, *its.high)


def through() -> list[Pad]:
    return [pad for pad in pads(cells_layout()).values() if pad.through]


def of(*references: str) -> list[Pad]:
    return [pad for pad in pads(cells_layout()).values() if pad.reference in references]


def middle(*references: str) -> Point:
    return shapely.MultiPoint([(pad.x_mm, pad.y_mm) for pad in of(*references)]).envelope.centroid


def test_the_plan_has_the_boards_outline_holes_and_parts() -> None:
    its, layout = board_plan("board5"), cells_layout()
    assert rectangle(its.board).symmetric_difference(Polygon(layout.outline)).area < 5, "but for its notch"
    holes = {(one.x_mm, one.y_mm) for one in layout.holes}
    assert set(BOARD_HOLES) <= holes
    assert middle("D1").distance(Point(LAMP_MM)) < 0.1 and middle("BZ1").distance(Point(BUZZER_MM)) < 0.1
    assert all(middle(f"SW{i}").distance(Point(at)) < 3.4 for i, at in enumerate(its.buttons, 1))
    assert middle("J1", "J2").x == pytest.approx(its.cable, abs=0.01)


@pytest.mark.parametrize("kind", sampled(ON_ONE_BOARD))
def test_nothing_is_printed_below_the_cells_and_the_steel_rests_all_around(kind: str) -> None:
    its = board_plan(kind)
    below = filled(rim.pieces(kind), HEIGHTS.floor - 0.1)
    open_ = rectangle(its.steel.grown(-ITS.rim.ledge_mm))
    assert (below & open_).area < 1 and open_.area > 0.9 * rectangle(its.steel).area
    ledge = rectangle(its.steel) - open_
    assert (below & ledge).area > 0.98 * ledge.area
    above = filled(rim.pieces(kind), HEIGHTS.floor + 0.1)
    assert (above & rectangle(its.steel)).area < 0.01
    assert filled(printed(kind), HEIGHTS.skin + 0.3).intersection(rectangle(its.room)).area < 0.01


def solid_things() -> list[tuple[BaseGeometry, float, float]]:
    """Board, steel, pins below and parts above: what each covers, from where to where."""
    its, low, high = board_plan("board5"), HEIGHTS.board_bottom, HEIGHTS.board
    pins = shapely.union_all([Point(pad.x_mm, pad.y_mm).buffer(PIN_MM) for pad in through()])
    x, end = its.cable, its.board.far
    pico = box(x - PICO_MM[0] / 2, end - PICO_MM[1] - 1, x + PICO_MM[0] / 2, end + 1.3)
    switches = shapely.union_all([Point(at).buffer(3.0, cap_style="square") for at in its.buttons])
    flat = shapely.union_all([Point(pad.x_mm, pad.y_mm).buffer(0.9) for pad in pads(cells_layout()).values()])
    return [
        (rectangle(its.board), low, high),
        (rectangle(its.steel), HEIGHTS.floor, HEIGHTS.steel),
        (rectangle(its.skin), HEIGHTS.skin_bottom, HEIGHTS.skin),
        (pins, low - ITS.frame.pins_mm + 0.05, low),
        (pico, high, high + PICO_HIGH_MM),
        (switches, high, high + SWITCH_MM),
        (Point(BUZZER_MM).buffer(BUZZER_WIDE_MM / 2), high, high + BUZZER_HIGH_MM),
        (flat, high, high + ITS.skin.sensor_mm),
    ]


@pytest.mark.parametrize("kind", sampled(ON_ONE_BOARD))
def test_board_steel_skin_and_all_parts_have_room(kind: str) -> None:
    for z in (0.85, 1.9, 2.9, 3.15, 3.7, 4.5, 5.2, 6.6, 7.55, 10.0, 16.0, 18.9):
        there = filled(printed(kind), z)
        for thing, low, high in solid_things():
            if low < z < high:
                assert (thing & there).area < 0.01, (z, (thing & there).bounds)


@pytest.mark.parametrize("kind", sampled(ON_ONE_BOARD, "tray"))
def test_ribs_lie_beside_all_that_is_on_the_board(kind: str) -> None:
    low = filled(grid.pieces(kind), HEIGHTS.board + 0.2)
    its = cells_layout().circuit
    there = {one.reference for one in its.components if one.fitted in (ALWAYS, kind)}
    near = [low.distance(Point(at.x_mm, at.y_mm)) for at in pads(cells_layout()).values() if at.reference in there]
    assert min(near) > 0.5
    carried = board_plan(kind).room
    assert low.buffer(ITS.board.pitch_mm / 2 + 0.1).covers(rectangle(carried))


def test_the_board_rests_at_its_edges_and_screws_pass_its_holes() -> None:
    its, rests = board_plan("board5"), filled(rim.pieces("board5"), HEIGHTS.board_bottom - 0.05)
    edge = LineString([its.board.low, (its.board.left, its.board.far)]).buffer(1.0) & rectangle(its.board)
    assert (rests & edge).area > 0.95 * edge.area
    holes = [(one.x_mm, one.y_mm) for one in cells_layout().holes]
    screws = [at for at in its.roof_screws if rectangle(its.board).contains(Point(at))]
    assert len(screws) == 2 and set(screws) <= set(holes)
    lids = filled(cover.pieces("board5"), HEIGHTS.board + 0.3)
    for at in screws:
        ring = Point(at).buffer(ITS.frame.boss_mm / 2 - 0.2) - Point(at).buffer(ITS.frame.core_mm / 2 + 0.2)
        assert ring.within(lids) and (rests & ring).area > 0.5 * ring.area
        assert not filled(rim.pieces("board5"), 2.8).intersects(Point(at).buffer(1.5)), "the screw passes"
    for at in (*its.rail_screws, *its.roof_screws):
        assert rectangle(its.board).disjoint(Point(at).buffer(4)) or at in screws
        assert not filled(rim.pieces("board5"), 2.8).intersects(Point(at).buffer(1.5))
        assert filled([*border.pieces("board5"), *cover.pieces("board5")], HEIGHTS.skin + 1).intersects(
            Point(at).buffer(2)
        )


def test_the_border_clamps_the_skin_and_not_the_rim() -> None:
    tops = [mesh(piece).bounds[1][2] for piece in rim.pieces("board5")]
    assert all(0.1 <= HEIGHTS.skin - top <= 0.3 for top in tops)
    lowest = [mesh(piece).bounds[0][2] for piece in border.pieces("board5")]
    assert lowest == pytest.approx([HEIGHTS.skin] * len(lowest), abs=0.01)
    over = filled(border.pieces("board5"), HEIGHTS.skin + 0.05) & rectangle(board_plan("board5").skin)
    assert over.area > 200


def test_a_pen_comes_to_bootsel_and_a_finger_finds_the_hole() -> None:
    its, lid = board_plan("board5"), cover.pieces("board5")
    at = Point(cover.bootsel(its))
    pico = middle("J1", "J2")
    assert abs(at.x - pico.x) < PICO_MM[0] / 2 and abs(at.y - pico.y) < PICO_MM[1] / 2
    for z in (HEIGHTS.board + PICO_HIGH_MM, HEIGHTS.cover_bottom + 0.2, HEIGHTS.cover - 0.1):
        assert not filled(lid, z).intersects(at.buffer(ITS.rim.bootsel_mm / 2 - 0.1))
    groove = at.buffer(ITS.rim.ring_mm / 2 - 0.1) - at.buffer(ITS.rim.ring_mm / 2 - ITS.rim.ring_line_mm + 0.1)
    assert filled(lid, HEIGHTS.cover - 0.2).disjoint(groove)
    assert groove.within(filled(lid, HEIGHTS.cover - ITS.rim.ring_depth_mm - 0.2))
    assert filled(lid, HEIGHTS.cover - 0.2).disjoint(Point(LAMP_MM).buffer(ITS.rim.lamp_mm / 2 - 0.1))


def test_the_cable_bends_twice_and_is_pressed() -> None:
    """The bends take a part of a pull, by Euler's formula for a rope around posts; screws hold the rest."""
    its, z = board_plan("board5"), cover.cable_mm()
    *_, far, bar = cover.pieces("board5")
    found = shapely.get_parts(filled([far], z))
    first, second = sorted(
        (one for one in found if one.area < 60 and one.centroid.y > its.outer.far), key=lambda one: one.centroid.y
    )
    straight = LineString([(its.cable, its.outer.far), (its.cable, its.outer.far + 60)])
    assert straight.intersects(first) and straight.intersects(second)
    assert first.centroid.x > its.cable > second.centroid.x
    assert first.bounds[1] - its.board.far >= ITS.rim.plug_mm - 0.1, "the plug's sleeve has ended"
    cord = ITS.rim.cord_mm
    assert first.distance(second) >= cord
    apart = first.centroid.distance(second.centroid)
    radius = math.sqrt(first.area / math.pi) + cord / 2
    lean = math.atan2(first.centroid.x - second.centroid.x, second.centroid.y - first.centroid.y)
    turn = math.asin(2 * radius / apart) - lean
    assert math.degrees(turn) > 40
    assert PULL_N / math.exp(ITS.holding.friction_ratio * 2 * turn) <= GRIP_N
    (low, high), block_low = mesh(bar).bounds[:, 2], z + cord / 2
    assert block_low - high == pytest.approx(cord - ITS.rim.squeeze_mm, abs=0.05)
    assert high - low == pytest.approx(ITS.rim.clamp_height_mm, abs=0.05)
    for at in cover.clamp_screws(its):
        assert abs(at[0] - its.cable) > cord / 2 + ITS.frame.screw_mm / 2
        assert filled([bar], high - 1).disjoint(Point(at).buffer(1.5))
        assert filled([far], block_low + 0.5).disjoint(Point(at).buffer(1.1))
        assert filled([far], block_low + 0.5).intersects(Point(at).buffer(1.6))
    assert filled([far], z).disjoint(box(its.cable - 5.5, its.board.far, its.cable + 5.5, its.board.far + 22))


@pytest.mark.parametrize("kind", sampled(ON_ONE_BOARD))
def test_rim_and_cover_are_whole_and_print_without_supports(kind: str) -> None:
    for piece in (*rim.pieces(kind), *cover.pieces(kind)):
        with TemporaryDirectory() as folder:
            lying = exported(piece.part().make(), Path(folder))
        assert lying.is_watertight and lying.body_count == 1, piece.name
        assert not unsupported(lying, piece.part().layer_mm, ITS.printing.bridge_mm, ITS.printing.overhang_deg)
    assert its_width(kind) < 56


def its_width(kind: str) -> float:
    """Of the covered console at the left."""
    ends = [mesh(piece).bounds for piece in cover.pieces(kind)]
    return float(max(high[0] for _, high in ends) - min(low[0] for low, _ in ends))


def test_board_and_tray_have_the_same_rim() -> None:
    pairs = zip(rim.pieces("board5"), rim.pieces("tray"), strict=True)
    assert all(mesh(one).volume == pytest.approx(mesh(other).volume) for one, other in pairs)
