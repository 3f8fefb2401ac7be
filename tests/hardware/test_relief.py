"""Relief measured on finished solids: gaps, widths, heights, and whether two of them could be confused."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import combinations

import numpy as np
import pytest
import shapely
from build123d import Part
from shapely import MultiPolygon, Point

from companion.device.tiles.files import standard
from companion.device.tiles.tileset import COLOURS, MOST_CROWNS, TERRAIN_OF
from hardware.parameters import parameters
from hardware.shapes import marks
from hardware.shapes.plane import polygon, raised, stroke
from hardware.tiles import terrain
from hardware.tiles.crown import crowns
from tests.hardware.inspect_fault import told
from tests.hardware.inspect_mesh import closed, pieces, slices
from tests.hardware.inspect_print import unsupported
from tests.hardware.inspect_solid import sharp_edges, valid
from tests.hardware.relief_kit import (
    BASE_MM,
    SLACK_MM,
    half,
    least_side_mm,
    likeness,
    meshed,
    outline,
    period_mm,
    standing,
    too_thin_mm2,
)

ROUGH = sorted(set(TERRAIN_OF) - {"S"})
DIGITS = "0123456789"
HOLES = {"0": 1, "4": 1, "6": 1, "8": 2, "9": 1}
"""Digits that enclose something."""
SINGLES: dict[str, Callable[[], Part]] = {
    **{f"{letter}3": partial(terrain.relief, f"{letter}3", "right") for letter in sorted(TERRAIN_OF)},
    **{f"castle {number}": partial(terrain.castle_relief, number) for number in (1, 4)},
    **{colour: partial(marks.colour_mark, colour) for colour in COLOURS},
    **{f"digit {sign}": partial(marks.digits, sign) for sign in DIGITS},
}
"""One of each drawing, all crowns on the terrains."""


@pytest.mark.sampled(7)
@pytest.mark.parametrize("kind", sorted({*standard().kinds(), *(f"{letter}3" for letter in TERRAIN_OF)}))
def test_relief_and_plate_are_one_valid_closed_solid(kind: str) -> None:
    solid, mesh = half(kind).solid, half(kind).mesh
    assert not valid(solid), told(valid(solid))
    assert not closed(mesh), told(closed(mesh))


@pytest.mark.sampled(8)
@pytest.mark.parametrize("name", SINGLES)
def test_no_drawing_is_sharp_or_hangs_over(name: str) -> None:
    its = parameters()
    solid = standing(SINGLES[name]())
    assert not valid(solid), told(valid(solid))
    sharp = sharp_edges(solid, its.relief.round_mm, above_z=0.01)
    assert not sharp, told(sharp)
    hanging = unsupported(meshed(solid), its.printing.layer_mm, its.printing.bridge_mm, its.printing.overhang_deg)
    assert not hanging, told(hanging)


@pytest.mark.parametrize("letter", ROUGH)
def test_heights_tell_crowns_shape_and_texture_apart(letter: str) -> None:
    its, one = parameters(), half(f"{letter}2")
    tops = one.mesh.vertices[one.mesh.vertices[:, 2] > BASE_MM]
    wanted = (
        (one.crowns, its.crown.height_mm),
        (one.shape, its.relief.height_mm),
        (one.texture, its.relief.texture_height_mm),
    )
    for elements, height in wanted:
        assert elements
        for element in elements:
            inside = shapely.contains_xy(element.buffer(SLACK_MM), tops[:, 0], tops[:, 1])
            assert tops[inside, 2].max() == pytest.approx(height, abs=0.01)


@pytest.mark.parametrize("kind", standard().kinds())
def test_crowns_are_counted_and_large_enough(kind: str) -> None:
    found = half(kind).crowns
    assert len(found) == int(kind[1])
    for one in found:
        left, low, right, high = one.bounds
        assert right - left == pytest.approx(parameters().crown.side_mm, abs=SLACK_MM)
        assert 0.5 < one.area / ((right - left) * (high - low)) < 0.65, "no triangle"
    for one, other in combinations(found, 2):
        assert one.distance(other) >= parameters().crown.gap_mm - SLACK_MM


def test_crowns_of_two_halves_are_two_groups() -> None:
    pitch = parameters().board.pitch_mm
    a, b = (MultiPolygon(half(f"N{MOST_CROWNS}", side).crowns) for side in ("right", "left"))
    within = a.geoms[0].distance(a.geoms[1])
    assert pitch - a.bounds[2] + b.bounds[0] > 2 * within
    assert a.bounds[1::2] == pytest.approx(b.bounds[1::2]), "not on one line"


@pytest.mark.sampled(5)
@pytest.mark.parametrize("side", ["right", "left", None])
@pytest.mark.parametrize("letter", ROUGH)
def test_gaps_between_shape_texture_and_crowns(letter: str, side: str | None) -> None:
    one = half(f"{letter}{MOST_CROWNS}", side)
    groups = [MultiPolygon(found) for found in (one.shape, one.texture, one.crowns)]
    for first, second in combinations(groups, 2):
        assert first.distance(second) >= parameters().relief.gap_mm - SLACK_MM


@pytest.mark.parametrize("letter", ROUGH)
def test_shape_texture_and_lines_are_large_enough(letter: str) -> None:
    its, one = parameters().relief, half(f"{letter}0")
    assert least_side_mm(MultiPolygon(one.shape)) >= its.shape_mm
    assert least_side_mm(MultiPolygon(one.texture)) >= its.texture_mm
    for element in one.all:
        assert too_thin_mm2(element, its.line_mm) < 0.05


@pytest.mark.parametrize("side", ["right", "left"])
@pytest.mark.parametrize("letter", ROUGH)
def test_relief_keeps_clear_of_dimple_edge_notches_and_the_other_half(letter: str, side: str) -> None:
    its = parameters()
    post, edge = its.board.pitch_mm / 2, its.relief.edge_mm - SLACK_MM
    all_of_it = MultiPolygon(half(f"{letter}{MOST_CROWNS}", side).all)
    towards = 1 if side == "right" else -1
    foot = its.tray.dimple_mm / 2 + its.relief.dimple_gap_mm
    assert all_of_it.distance(Point(towards * post, 0)) >= foot - SLACK_MM
    left, low, right, high = all_of_it.bounds
    outside, inside = (-left, right) if side == "right" else (right, -left)
    across = its.tile.width_mm / 2 - edge
    assert max(high, -low) <= across
    assert outside <= its.tile.length_mm / 2 - post - edge
    assert inside <= post - its.relief.gap_mm / 2
    for x in (-post, post):
        for y in (-post, post):
            notch = Point(x, y).buffer(its.tile.notch_mm, cap_style="square")
            assert all_of_it.distance(notch) >= edge


def test_a_swamp_is_smooth() -> None:
    assert half("S0").all == []
    assert half("S2").all == half("S2").crowns


def test_periods_of_textures_differ() -> None:
    periods = sorted(period_mm(half(f"{letter}0").texture) for letter in ROUGH)
    assert len(periods) == 5
    assert min(np.array(periods[1:]) / periods[:-1]) >= 1.45, periods
    for letter in ROUGH:
        assert period_mm(half(f"{letter}0").texture) == pytest.approx(terrain.period_mm(letter), abs=0.15)


def test_no_two_shapes_are_alike_in_any_turn() -> None:
    shapes = {letter: MultiPolygon(half(f"{letter}0").shape) for letter in ROUGH}
    textures = {letter: MultiPolygon(half(f"{letter}0").texture) for letter in ROUGH}
    assert likeness(shapes["W"], MultiPolygon(half("W0", "left").shape)) > 0.95, "the same, turned"
    for drawings in (shapes, textures):
        for one, other in combinations(ROUGH, 2):
            assert likeness(drawings[one], drawings[other]) < 0.6, (one, other)


def test_marks_of_colours_differ_and_read_the_same_in_all_turns() -> None:
    drawn = {colour: outline(marks.colour_mark(colour)) for colour in COLOURS}
    for one, other in combinations(COLOURS, 2):
        assert likeness(drawn[one], drawn[other]) < 0.6, (one, other)
    for colour, drawing in drawn.items():
        assert least_side_mm(drawing) >= parameters().relief.shape_mm
        assert drawing.bounds == pytest.approx(-np.array(drawing.bounds)[[2, 3, 0, 1]], abs=SLACK_MM)
        parts = list(drawing.geoms)
        for one, other in combinations(parts, 2):
            assert one.distance(other) >= parameters().relief.gap_mm - SLACK_MM, colour
        assert all(too_thin_mm2(part, parameters().relief.line_mm) < 0.05 for part in parts)
    assert marks.COLOUR_WORDS.keys() == set(COLOURS)
    assert terrain.WORDS.keys() == TERRAIN_OF.keys()


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_teeth_of_a_castle_are_counted(number: int) -> None:
    its = parameters()
    above = (its.relief.height_mm + its.crown.height_mm) / 2
    mesh = meshed(standing(terrain.castle_relief(number)))
    low, high = slices(mesh, [BASE_MM, above])
    teeth = [one for one in pieces(low) if one.intersects(high)]
    wall = [one for one in pieces(low) if not one.intersects(high)]
    assert (len(teeth), len(wall)) == (number, 1)
    for one, other in combinations([*teeth, *wall], 2):
        assert one.distance(other) >= its.relief.gap_mm - SLACK_MM
    post = its.board.pitch_mm / 2
    assert min(low.difference(Point(0, 0).buffer(1)).distance(Point(x, post)) for x in (-post, post)) >= 4


@pytest.mark.parametrize("sign", DIGITS)
def test_a_digit_fills_its_rectangle_with_lines_that_can_be_felt(sign: str) -> None:
    its = parameters().number
    drawn = outline(marks.digits(sign))
    assert len(drawn.geoms) == 1
    left, low, right, high = drawn.bounds
    assert (low, high) == pytest.approx((-its.digit_mm / 2, its.digit_mm / 2), abs=SLACK_MM)
    assert right - left >= its.digit_width_mm * 0.6
    assert max(right, -left) <= its.digit_width_mm / 2 + SLACK_MM
    assert too_thin_mm2(drawn, its.digit_line_mm) < 0.05
    assert len(drawn.geoms[0].interiors) == HOLES.get(sign, 0)


def test_digits_differ_and_stand_apart() -> None:
    for one, other in combinations(DIGITS, 2):
        first, second = outline(marks.digits(one)), outline(marks.digits(other))
        assert first.intersection(second).area / first.union(second).area < 0.75, (one, other)
    wide, high = marks.digits_size_mm("48")
    both = outline(marks.digits("48"))
    four, eight = both.geoms
    assert four.distance(eight) >= parameters().relief.gap_mm - SLACK_MM
    left, low, right, top = both.bounds
    assert (right - left, top - low) == pytest.approx((wide, high), abs=0.1)


def test_plus_and_bar_are_as_long_as_told() -> None:
    size, line = parameters().pocket.mark_mm, parameters().pocket.mark_depth_mm
    for drawing, high in ((marks.plus(size, line), size), (marks.bar(size, line), line)):
        box = drawing.bounding_box()
        assert pytest.approx((size, high)) == (box.size.X, box.size.Y)
        assert drawing.is_valid


@pytest.mark.parametrize("wrong", ["X1", "F4", "F", "", "F11", "F-"])
def test_an_unknown_kind_is_refused(wrong: str) -> None:
    with pytest.raises(ValueError, match="no kind"):
        terrain.relief(wrong)


@pytest.mark.parametrize(
    "attempt",
    [
        lambda: terrain.relief("F1", "near"),
        lambda: terrain.castle_relief(0),
        lambda: terrain.castle_relief(5),
        lambda: marks.colour_mark("green"),
        lambda: marks.digits(""),
        lambda: marks.digits("1a"),
        lambda: raised(stroke([(0, 0), (5, 5)], 2 * parameters().relief.round_mm), 1),
        lambda: polygon([(0, 0), (1, 0), (1, 1)], 2),
        lambda: crowns(0),
    ],
)
def test_what_cannot_be_drawn_is_refused(attempt: Callable[[], object]) -> None:
    with pytest.raises(ValueError):
        attempt()
