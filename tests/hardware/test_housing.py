"""The housing of boards and tray, measured in its finished pieces, against wiring, circuit boards and tiles."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from itertools import combinations
from typing import Any

import pytest
import shapely
from build123d import Axis, Part, Plane, Pos, Wire, extrude, section
from shapely import LineString, Point, Polygon, box
from shapely.affinity import rotate, translate
from shapely.ops import polygonize

from firmware.tables import layouts
from hardware.electronics.board_file import Layout, pads
from hardware.electronics.main_layout import main_layout
from hardware.electronics.strip_layout import strip_layout
from hardware.housing import border, buttons, floor, frame, grid, roof, skin
from hardware.housing.plan import KINDS, ON_STRIPS, levels, plan, strip_plan
from hardware.parameters import parameters
from hardware.shapes.box import Box
from hardware.shapes.piece import column
from hardware.tiles.outline import footprint
from tests.hardware.in_solids import faults, flats, overlap_mm3, rounds

ITS, HEIGHTS = parameters(), levels()
CLOSE_MM, MM3 = 1e-6, 1e-3
PLUG_MM = 16.0
"""A plug on a header stands no higher above a circuit board: IDC 2x05 with strain relief, makers' drawings."""


def ways(solid: Part, x: float, y: float) -> list[float]:
    """The heights at which an upright line, a hair beside a place, enters or leaves a solid."""
    line = Axis((x + 0.03, y + 0.04, -5), (0, 0, 1))
    return [point.Z for point, _ in solid.find_intersection_points(line)]


def top_mm(solid: Part, x: float, y: float) -> float:
    """Where such a line leaves a solid for good."""
    return max(ways(solid, x, y))


def area(solids: Iterable[Part], z: float) -> shapely.Geometry:
    """What solids fill at a height."""
    found = []
    for solid in solids:
        for face in section(solid, section_by=Plane.XY.offset(z)).faces():
            outer, *inner = (outlined(wire) for wire in (face.outer_wire(), *face.inner_wires()))
            found.append(outer - shapely.union_all(inner))
    return shapely.union_all(found)


def outlined(wire: Wire) -> Polygon:
    """What is inside an outline, curves drawn by points less than a hundredth of a millimetre from it."""
    lines = []
    for edge in wire.edges():
        steps = 1 if edge.geom_type.name == "LINE" else 32
        along = [edge.position_at(i / steps) for i in range(steps + 1)]
        lines.append(LineString([(round(at.X, 6), round(at.Y, 6)) for at in along]))
    (found,) = polygonize(lines)
    return found


def all_crossings(kind: str) -> set[tuple[float, float]]:
    """Corners of the cells, from the sensors in the middles of cells in cells.csv."""
    half = ITS.board.pitch_mm / 2
    cells = [one for one in layouts()[kind].sensors if one.site == 4]
    return {(one.x_mm + x, one.y_mm + y) for one in cells for x in (-half, half) for y in (-half, half)}


def test_the_stack_is_what_the_magnets_were_reckoned_with() -> None:
    assert HEIGHTS.hall - HEIGHTS.steel == pytest.approx(1.75)
    assert HEIGHTS.skin_bottom - HEIGHTS.hall == pytest.approx(ITS.board.hall_depth_mm)
    assert HEIGHTS.tile_bottom - HEIGHTS.hall == pytest.approx(ITS.board.top_mm)
    assert HEIGHTS.board < HEIGHTS.hall < HEIGHTS.sensor
    assert HEIGHTS.skin_bottom - HEIGHTS.sensor >= 0.2, "the tallest sensor of its data sheet"
    assert HEIGHTS.pin_floor >= ITS.printing.wall_mm


def test_the_stack_stands_in_the_solids() -> None:
    its, whole = plan("board5"), frame.assembled("board5")
    under = whole["board5-rim-near-right"]
    assert top_mm(under, its.steel.right - 1, 0) + ITS.board.steel_thickness_mm + 1.75 == pytest.approx(
        HEIGHTS.hall
    )
    assert top_mm(under, its.steel.right + ITS.frame.ease_mm + 1, 0) == pytest.approx(HEIGHTS.skin_bottom)
    sheet = whole["board5-skin"].bounding_box()
    assert pytest.approx((HEIGHTS.skin_bottom, HEIGHTS.skin)) == (sheet.min.Z, sheet.max.Z)
    assert HEIGHTS.skin - HEIGHTS.skin_bottom == pytest.approx(ITS.board.skin_mm)
    ribs = whole["board5-grid-near-right"]
    assert pytest.approx(HEIGHTS.board) == ribs.bounding_box().min.Z
    assert top_mm(ribs, 140, 0) == pytest.approx(HEIGHTS.skin_bottom)
    assert top_mm(whole["board5-border-right"], its.rails.right + 1, 20) - HEIGHTS.skin == pytest.approx(
        ITS.frame.border_height_mm
    )


@pytest.mark.parametrize("kind", KINDS)
def test_a_post_stands_at_every_crossing(kind: str) -> None:
    found = {}
    for piece in grid.pieces(kind):
        solid = piece.draw()
        for top in flats(solid, HEIGHTS.skin, HEIGHTS.border):
            box_, flat_mm = top.bounding_box(), ITS.board.post_side_mm - 2 * ITS.board.post_chamfer_mm
            assert pytest.approx((flat_mm, flat_mm)) == (box_.size.X, box_.size.Y)
            at = (round(box_.center().X, 6), round(box_.center().Y, 6))
            found[at] = top_mm(solid, *at) - HEIGHTS.skin
    assert found.keys() == all_crossings(kind)
    for (_, y), height in found.items():
        slot_ends = kind == "tray" and y in (-20, 60, 140)
        expected = ITS.tray.wall_height_mm if slot_ends else ITS.board.post_height_mm
        assert height == pytest.approx(expected), y


def test_the_trays_dimples_are_above_the_kings_sensors() -> None:
    sheet = skin.sheet("tray")
    dimples = {hole.at_mm for hole in rounds(sheet, ITS.tray.dimple_mm)}
    kings = {(one.x_mm, one.y_mm) for one in layouts()["tray"].sensors if one.cell >= 20}
    assert len(kings) == 10
    assert {(round(x, 6), round(y, 6)) for x, y in dimples} == kings
    x, y = next(iter(kings))
    assert HEIGHTS.skin - top_mm(sheet, x, y) == pytest.approx(ITS.tray.dimple_depth_mm)


@pytest.mark.parametrize("kind", KINDS)
def test_every_piece_is_one_closed_solid_that_fits_the_bed(kind: str) -> None:
    found = [*frame.parts(kind), *buttons.parts(kind)]
    assert len({part.name for part in found}) == len(found)
    for part in found:
        solid = part.make()
        assert not faults(part.name, solid)
        size = solid.bounding_box().size
        assert max(size.X, size.Y, size.Z) <= ITS.printing.bed_mm, part.name


@pytest.mark.parametrize("kind", KINDS)
def test_assembled_pieces_do_not_overlap(kind: str, some: Callable[[list[Any], int], list[Any]]) -> None:
    whole = frame.assembled(kind) | {piece.name: piece.draw() for piece in buttons.pieces(kind)}
    boxes = {name: solid.bounding_box() for name, solid in whole.items()}
    near = []
    for one, other in combinations(whole, 2):
        low = [max(getattr(boxes[one].min, axis), getattr(boxes[other].min, axis)) for axis in "XYZ"]
        high = [min(getattr(boxes[one].max, axis), getattr(boxes[other].max, axis)) for axis in "XYZ"]
        if all(below < above - CLOSE_MM for below, above in zip(low, high, strict=True)):
            near.append((one, other))
    assert len(near) > len(whole) / 2
    for one, other in some(near, 12):
        assert overlap_mm3(whole[one], whole[other]) < MM3, (one, other)


def rectangle(its: Box) -> Polygon:
    return box(*its.low, *its.high)


@pytest.mark.parametrize("kind", ON_STRIPS)
def test_joints_leave_no_gap_beyond_their_play(kind: str) -> None:
    its = strip_plan(kind)
    notch = box(*its.outer.low, its.outer.left + ITS.frame.notch_mm, its.outer.near + ITS.frame.notch_mm)
    whole = rectangle(its.outer) - notch
    wide = ITS.button.base_mm + ITS.button.play_mm
    holes = shapely.union_all([Point(at).buffer(wide / 2 + 0.1) for at in its.buttons])
    screws = [*its.rail_screws, *its.roof_screws]
    heads = shapely.union_all([Point(at).buffer(ITS.frame.head_mm / 2) for at in screws])
    rails = whole - rectangle(its.rails) - rectangle(its.console) - holes
    below, above = whole - heads, (whole & rectangle(its.console)) - rectangle(its.grille)
    expected = {
        HEIGHTS.pin_floor / 2: (floor, below),
        HEIGHTS.border - 0.6: (border, rails),
        HEIGHTS.roof - 1: (roof, above),
    }
    half = ITS.skin.play_mm / 2 + 0.01
    for height, (room, should) in expected.items():
        filled = area((piece.draw() for piece in room.pieces(kind)), height)
        assert (filled - should).area < should.area * 0.01, height
        gaps = (should - filled.buffer(half, join_style="mitre").buffer(-half, join_style="mitre")).buffer(-0.05)
        # Rounded corners of the housing, and small ones where three pieces meet.
        corner = ITS.frame.corner_mm
        assert max([gap.area for gap in shapely.get_parts(gaps)], default=0) < corner**2 * 0.25, height


@pytest.mark.parametrize("kind", KINDS)
def test_tiles_fit_in_every_place_in_four_turns(kind: str) -> None:
    its, pitch = plan(kind), ITS.board.pitch_mm
    solids = [piece.draw() for piece in grid.pieces(kind)]
    walls = area(
        [*solids, *(piece.draw() for piece in (*border.pieces(kind), *frame.console(kind)))], HEIGHTS.skin + 1
    )
    tree = shapely.STRtree(list(shapely.get_parts(walls)))
    places = 0
    for cells in (1, 2):
        tile = area([Part(Pos(0, 0, -1) * extruded(cells))], 0)
        for turn in range(4):
            lying = rotate(tile, 90 * turn, origin=(0, 0))
            along = (cells - 1) * pitch * (1 - turn % 2), (cells - 1) * pitch * (turn % 2)
            for column_ in range(round((its.cells.width - along[0]) / pitch)):
                for row in range(round((its.cells.depth - along[1]) / pitch)):
                    here = translate(lying, column_ * pitch + along[0] / 2, row * pitch + along[1] / 2)
                    near = tree.query(here.buffer(1), predicate="intersects")
                    clear = min([here.distance(tree.geometries[k]) for k in near], default=1.0)
                    assert clear > 0.25, (cells, turn, column_, row)
                    places += 1
    columns, rows = its.layout.columns, its.layout.rows
    assert places == 4 * columns * rows + 2 * ((columns - 1) * rows + columns * (rows - 1))


def extruded(cells: int) -> Part:
    return Part(extrude(footprint(cells), 2))


Thing = tuple[shapely.Geometry, float, float]
"""What it covers, from where to where."""


def inside(kind: str) -> list[Thing]:
    """Sheet, circuit boards with what stands on them and hangs below, and the perfboard of the buttons."""
    its, low, high = strip_plan(kind), HEIGHTS.board_bottom, HEIGHTS.board
    strip, main = strip_layout("strip7"), main_layout()
    found: list[Thing] = [(rectangle(its.steel), HEIGHTS.floor, HEIGHTS.steel)]
    for row, at in enumerate(its.strips):
        board = translate(Polygon(strip.outline), 0, row * ITS.board.pitch_mm)
        assert board.symmetric_difference(rectangle(at)).area < 0.01
        found += [(board, low, high), *on_board(strip, 0, row * ITS.board.pitch_mm, ("J",))]
    board = translate(Polygon(main.outline), *its.main_board.low)
    assert board.symmetric_difference(rectangle(its.main_board)).area < 0.01
    found += [(board, low, high), *on_board(main, *its.main_board.low, ("J", "U"))]
    return [*found, (rectangle(floor.button_board(its)), low, low + ITS.button.board_mm)]


def on_board(layout: Layout, x: float, y: float, high: tuple[str, ...]) -> list[Thing]:
    """Pins below a circuit board, and above it what is plugged into headers and sockets."""
    through = [pad for pad in pads(layout).values() if pad.through]
    pins = shapely.union_all([Point(x + pad.x_mm, y + pad.y_mm).buffer(0.95) for pad in through])
    plugs = {pad.reference for pad in through if pad.reference.startswith(high)}
    above = shapely.union_all(
        [
            shapely.MultiPoint(
                [(x + pad.x_mm, y + pad.y_mm) for pad in through if pad.reference == one]
            ).envelope.buffer(2.54, cap_style="square")
            for one in plugs
        ]
    )
    low = HEIGHTS.board_bottom
    return [(pins, low - ITS.frame.pins_mm + 0.05, low), (above, HEIGHTS.board, HEIGHTS.board + PLUG_MM)]


@pytest.mark.parametrize("kind", ON_STRIPS)
def test_sheet_and_circuit_boards_have_room(kind: str) -> None:
    solids = frame.assembled(kind).values()
    for z in (1.0, 2.0, 2.9, 3.15, 3.7, 4.5, 6.0, 10.0, 19.0):
        filled = area((one for one in solids if one.bounding_box().min.Z < z < one.bounding_box().max.Z), z)
        for thing, low, high in inside(kind):
            if low < z < high:
                assert (thing & filled).area < 0.01, (z, (thing & filled).bounds)


@pytest.mark.parametrize("kind", KINDS)
def test_the_skin_is_one_sheet_with_room_around_every_post(kind: str) -> None:
    """No joint in the play surface: from border to border it is one piece with square holes."""
    its = plan(kind)
    sheet = area([skin.sheet(kind)], HEIGHTS.skin_bottom + 0.2)
    assert isinstance(sheet, Polygon)
    # Over the one board posts widen within the skin; they are as wide as ever from its last clearance_mm on.
    for below_mm in (0.5, ITS.board.clearance_mm / 2, 0.0):
        posts = area((piece.draw() for piece in grid.pieces(kind)), HEIGHTS.skin - below_mm)
        assert len(shapely.get_parts(posts)) == len(sheet.interiors) == len(all_crossings(kind))
        assert sheet.distance(posts) >= ITS.skin.play_mm - 0.01, below_mm
    assert sheet.distance(posts) == pytest.approx(ITS.skin.play_mm, abs=0.01)
    filled = Polygon(sheet.exterior)
    assert (rectangle(its.skin) - filled).area < 1 and filled.covers(rectangle(its.cells))


@pytest.mark.parametrize("kind", ON_STRIPS)
def test_ribs_carry_the_skin_beside_all_that_is_on_the_circuit_boards(kind: str) -> None:
    """Pads with half a millimetre around them; each post but those of the near line stands on a circuit board."""
    its = strip_plan(kind)
    strip = strip_layout("strip7")
    low = area((piece.draw() for piece in grid.pieces(kind)), HEIGHTS.board + 0.2)
    fitted = {(one.x_mm, one.y_mm) for one in its.layout.sensors}
    for row in range(its.layout.rows):
        up = row * ITS.board.pitch_mm
        for pad in pads(strip).values():
            at = Point(pad.x_mm, pad.y_mm + up)
            spot = next((one for one in fitted if math.dist(one, (at.x, at.y)) < 3), None)
            on_line = abs(pad.y_mm - ITS.board.pitch_mm / 2) < 3
            if pad.x_mm > plan(kind).skin.left and (spot or not on_line):
                assert low.distance(at) > 0.5, (row, pad)
    boards = shapely.union_all([rectangle(one) for one in its.strips])
    for x, y in all_crossings(kind):
        stands = Point(x, y).buffer(1, cap_style="square") & boards
        assert stands.area > 0.9 or y < its.cells.near + 1, (x, y)


@pytest.mark.parametrize("kind", ON_STRIPS)
def test_circuit_boards_rest_on_their_edges(kind: str) -> None:
    its, edge = strip_plan(kind), ITS.frame.rest_mm / 2
    pieces = [piece.draw() for piece in floor.pieces(kind)]
    rests = [(its.tabs.left + edge, one.near + 10) for one in its.strips]
    main = its.main_board
    rests += [(main.left + edge, main.near + 30), (main.right - edge, main.far - 30)]
    rests += [(main.left + 60 * edge, main.near + edge), (floor.button_board(its).left + edge, its.buttons[0][1])]
    for x, y in rests:
        below = [height for solid in pieces for height in ways(solid, x, y)]
        assert max(below) == pytest.approx(HEIGHTS.board_bottom), (x, y)


def test_the_main_boards_screws_meet_their_holes() -> None:
    its = strip_plan("board7")
    holes = [(its.main_board.left + one.x_mm, its.main_board.near + one.y_mm) for one in main_layout().holes]
    solids = [piece.draw() for piece in floor.pieces("board7")]
    assert len(holes) == 4
    for x, y in holes:
        below = next(one for one in solids if column((x, y), 2, 0, 0.5) & one)
        assert top_mm(below, x, y) == pytest.approx(HEIGHTS.pin_floor)
        for aside in (-1, 1):
            ring = x + aside * (ITS.frame.core_mm / 2 + 0.3)
            assert top_mm(below, ring, y) == pytest.approx(HEIGHTS.board_bottom)


def test_below_skin_and_roofs_wall_nothing_is_higher_than_a_sensor() -> None:
    layout, left = strip_layout("strip7"), strip_plan("board7").hollow.right
    footprint_of = {one.reference: one.footprint.split(":")[1] for one in layout.circuit.components}
    right = {footprint_of[pad.reference] for pad in pads(layout).values() if pad.x_mm > left - 1}
    assert right == {"SOT-23", "R_0603_1608Metric", "C_0603_1608Metric"}
