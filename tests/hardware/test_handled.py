"""What hands hold and read beside the tiles: labels, buttons, kings, wand, tower, measured in finished solids."""

from __future__ import annotations

from functools import cache
from itertools import combinations

import pytest
from build123d import Box as Block
from build123d import GeomType, Part, Pos
from shapely import Point, box

from companion.device.tiles.files import standard
from hardware.housing import border, buttons, frame, labels, skin
from hardware.housing.plan import KINDS, levels, plan
from hardware.parameters import parameters
from hardware.shapes.piece import column
from hardware.table import king, tower, wand
from hardware.tiles.cap import blank
from hardware.tiles.terrain import relief
from tests.hardware.in_solids import dots_mm, faults, overlap_mm3, rounds
from tests.hardware.test_housing import area, top_mm

ITS, HEIGHTS = parameters(), levels()
MM3 = 1e-3
ALPHABET = {"A": {1}, "B": {1, 2}, "C": {1, 4}, "D": {1, 4, 5}, "E": {1, 5}, "F": {1, 2, 4}, "G": {1, 2, 4, 5}}
"""Braille's own: the digits 1 to 7 have the dots of A to G."""
LETTER_SIGN, NUMBER_SIGN = {5, 6}, {3, 4, 5, 6}


def read(at: tuple[float, float], dots: list[tuple[float, float]]) -> list[set[int]]:
    """The two cells of Braille around a middle, from the places of domes alone."""
    its, cells = ITS.braille, []
    for cell in range(2):
        left = at[0] - its.cell_pitch_mm / 2 - its.dot_pitch_mm / 2 + cell * its.cell_pitch_mm
        places = {
            1 + row + 3 * side: (left + side * its.dot_pitch_mm, at[1] + (1 - row) * its.dot_pitch_mm)
            for side in range(2)
            for row in range(3)
        }
        near = {dot for dot, place in places.items() if any(Point(place).distance(Point(d)) < 0.05 for d in dots)}
        cells.append(near)
    return cells


@cache
def raised_dots(kind: str) -> list[tuple[float, float]]:
    solids = [piece.draw() for piece in border.pieces(kind)]
    return [dot for solid in solids for dot in dots_mm(solid, ITS.braille.dot_mm)]


@pytest.mark.parametrize("kind", KINDS)
def test_no_braille_of_a_label_can_be_a_letter_and_a_digit(kind: str) -> None:
    its, dots = plan(kind), raised_dots(kind)
    used = 0
    for label in (*labels.columns(its), *labels.rows(its)):
        sign, cell = read(label.middles[1], dots)
        used += len(sign) + len(cell)
        letter = label.sign in ALPHABET
        assert sign == (LETTER_SIGN if letter else NUMBER_SIGN), label
        assert cell == ALPHABET[label.sign if letter else "ABCDEFG"[int(label.sign) - 1]], label
    assert used == len(dots)


def test_columns_have_letters_and_rows_digits_from_the_near_left_corner() -> None:
    its = plan("board7")
    pitch = ITS.board.pitch_mm
    assert [(one.sign, one.at[0]) for one in labels.columns(its)] == [("ABCDEFG"[i], i * pitch) for i in range(7)]
    assert [(one.sign, one.at[1]) for one in labels.rows(its)] == [(str(i + 1), i * pitch) for i in range(7)]
    assert [one.sign for one in labels.columns(plan("tray"))] == list("12345")
    assert [(one.sign, one.at[1]) for one in labels.rows(plan("tray"))] == [("1", 20.0), ("2", 100.0)]


@pytest.mark.parametrize("kind", KINDS)
def test_labels_keep_their_distance_and_stand_on_the_border(kind: str) -> None:
    its = plan(kind)
    wide = ITS.button.base_mm + ITS.button.play_mm
    holes = [Point(at).buffer(wide / 2) for at in its.buttons]
    whole = area([piece.draw() for piece in border.pieces(kind)], HEIGHTS.border - ITS.relief.round_mm - 0.05)
    marks = []
    for label in (*labels.columns(its), *labels.rows(its)):
        solid = label.solid()
        assert len(solid.solids()) >= 4
        relief_of = area([labels.sign_solid(label.sign)], 0.05)
        assert relief_of.area > 5
        size = solid.bounding_box()
        marks.append(box(size.min.X, size.min.Y, size.max.X, size.max.Y))
        assert whole.contains(marks[-1].buffer(ITS.relief.line_mm)), label
        sign, cells = label.middles
        half = labels.sign_size_mm(label.sign)
        its_sign = box(sign[0] - half[0] / 2, sign[1] - half[1] / 2, sign[0] + half[0] / 2, sign[1] + half[1] / 2)
        its_dots = [Point(dot).buffer(ITS.braille.dot_mm / 2) for dot in raised_dots(kind)]
        mine = [dot for dot in its_dots if dot.distance(Point(cells)) < 9 and marks[-1].buffer(0.1).contains(dot)]
        assert min(dot.distance(its_sign) for dot in mine) >= ITS.relief.gap_mm - 0.01
    for one, other in combinations(marks, 2):
        assert one.distance(other) >= ITS.relief.comfortable_gap_mm
    shape = [Point(at).buffer(ITS.button.cap_mm / 2) for at in its.buttons]
    assert min(mark.distance(one) for mark in marks for one in shape) >= ITS.relief.gap_mm
    assert min(mark.distance(hole) for mark in marks for hole in holes) > 1


@pytest.mark.parametrize("kind", KINDS)
def test_dots_on_the_wall_count_the_rows_above_lying_tiles(kind: str) -> None:
    its = plan(kind)
    count = [0] * len(labels.rows(its))
    for piece in frame.console(kind):
        for face in piece.draw().faces().filter_by(GeomType.CONE):
            size = face.bounding_box()
            if abs(size.max.X - its.console.right - ITS.frame.counted_height_mm) < 0.01:
                count[min(range(len(count)), key=lambda i: abs(labels.rows(its)[i].at[1] - size.center().Y))] += 1
                assert HEIGHTS.tile_bottom + ITS.tile.height_mm + ITS.crown.height_mm < size.min.Z
                assert its.top - ITS.relief.round_mm > size.max.Z
    assert count == list(range(1, len(count) + 1))


@pytest.mark.parametrize("kind", ["board5"])
def test_caps_move_by_their_travel_and_cannot_fall_out(kind: str) -> None:
    bars = [piece.draw() for piece in border.pieces(kind) if "near" in piece.name]
    for piece in buttons.pieces(kind):
        cap = piece.draw()
        for lift in (0.0, -ITS.button.travel_mm, ITS.button.slack_mm):
            assert sum(overlap_mm3(Part(Pos(0, 0, lift) * cap), bar) for bar in bars) < MM3, (piece.name, lift)
        pulled = Part(Pos(0, 0, ITS.button.slack_mm + 1) * cap)
        assert sum(overlap_mm3(pulled, bar) for bar in bars) > 1, piece.name


@pytest.mark.parametrize("kind", ["board5", "board7"])
def test_caps_press_their_switches_and_are_told_apart(kind: str) -> None:
    board = HEIGHTS.board_bottom + ITS.button.board_mm if kind == "board7" else HEIGHTS.board
    shapes = {}
    for piece, (x, y) in zip(buttons.pieces(kind), plan(kind).buttons, strict=True):
        cap = piece.draw()
        body = Part(Pos(x, y, board + 1.75) * Block(6, 6, 3.5))
        pressed = Part(Pos(0, 0, -ITS.button.travel_mm) * cap)
        assert overlap_mm3(pressed, body) < MM3
        stem = column((x, y), 3.4, board, board + ITS.button.switch_mm)
        assert overlap_mm3(cap, stem) < MM3 < overlap_mm3(pressed, stem)
        assert board + 0.5 < pressed.bounding_box().min.Z
        shape = area([cap], HEIGHTS.border + ITS.button.raised_mm / 2)
        size = max(shape.bounds[2] - shape.bounds[0], shape.bounds[3] - shape.bounds[1])
        assert size >= ITS.relief.shape_mm - 0.01, piece.name
        assert shape.within(Point(x, y).buffer(ITS.button.base_mm / 2 - ITS.relief.round_mm)), piece.name
        shapes[piece.name] = (round(shape.area), round(shape.convex_hull.area), len(shape.interiors))
    assert len(set(shapes.values())) == len(shapes) == 5
    convex = {
        name[name.index("button") :]
        for name, (full, hull, holes) in shapes.items()
        if full > 0.97 * hull and not holes
    }
    assert convex == {"button-1-round", "button-3-triangle", "button-5-bar"}


def test_a_king_stands_in_a_dominos_dimple_and_in_the_trays() -> None:
    foot = king.foot()
    cap = blank(2, ITS.tile.height_mm - 3, True)
    top = cap.bounding_box().max.Z
    standing = Part(Pos(0, 0, top - ITS.tile.dimple_depth_mm) * foot)
    assert overlap_mm3(standing, cap) < MM3
    assert overlap_mm3(Part(Pos(ITS.king.play_mm / 2 + 0.1, 0) * standing), cap) > MM3
    assert overlap_mm3(Part(Pos(0, 0, -0.1) * standing), cap) > 1
    x, y = plan("tray").kings[0]
    sheet = skin.sheet("tray")
    assert overlap_mm3(Part(Pos(x, y, HEIGHTS.skin - ITS.tray.dimple_depth_mm) * foot), sheet) < MM3
    assert overlap_mm3(Part(Pos(x + 1, y, HEIGHTS.skin - ITS.tray.dimple_depth_mm) * foot), sheet) > MM3


def test_a_king_keeps_clear_of_the_relief_around_its_dimple() -> None:
    low = -ITS.tile.dimple_depth_mm
    figure = column((0, 0), ITS.king.wide_mm + ITS.king.play_mm, ITS.tile.dimple_depth_mm + low, 9)
    kinds = {(kind, i) for domino in standard("royal_garden").dominoes for i, kind in enumerate(domino.kinds)}
    assert len(kinds) > 16
    for kind, i in sorted(kinds):
        half = Part(Pos((-20, 20)[i]) * relief(kind, ("right", "left")[i]))
        assert not half.solids() or overlap_mm3(figure, half) < MM3, kind


def test_a_kings_magnet_lies_in_a_closed_pocket() -> None:
    foot, magnet = king.foot(), ITS.king_magnet
    (pocket,) = rounds(foot, magnet.diameter_mm + ITS.pocket.play_mm)
    assert pocket.low_mm == pytest.approx(ITS.king.floor_mm)
    room = column((0, 0), magnet.diameter_mm, ITS.king.floor_mm, ITS.king.floor_mm + magnet.height_mm)
    for piece in king.pieces()[1:]:
        body = piece.draw()
        assert overlap_mm3(body, foot) < MM3, piece.name
        assert overlap_mm3(body, room) < MM3
        lid = column((0, 0), magnet.diameter_mm - 1, king.joint_mm(), king.joint_mm() + 1)
        assert overlap_mm3(body, lid) == pytest.approx(lid.volume)
        assert body.bounding_box().min.Z - ITS.king.floor_mm - magnet.height_mm <= ITS.pocket.headroom_mm + 1e-6


def test_kings_have_as_many_sides_and_dots_as_their_number() -> None:
    sides = {}
    for piece in king.pieces()[1:]:
        body = piece.draw()
        assert not faults(piece.name, piece.part().make())
        z = ITS.king.tall_mm / 2
        upright = [face for face in body.faces().filter_by(GeomType.PLANE) if abs(face.normal_at().Z) < 0.01]
        long = [face for face in upright if face.bounding_box().min.Z < z < face.bounding_box().max.Z]
        sides[piece.name] = len(long)
        assert len(dots_mm(body, ITS.braille.dot_mm)) == int(piece.name[-1])
    assert sides == {"king-1": 0, "king-2": 2, "king-3": 3, "king-4": 4}


def test_the_wands_magnet_lies_at_its_tip_and_the_peg_closes_it_in() -> None:
    tip, handle, magnet = wand.tip(), wand.handle(), ITS.wand_magnet
    assert overlap_mm3(tip, handle) < MM3
    top = ITS.wand.floor_mm + magnet.height_mm
    room = column((0, 0), magnet.diameter_mm, ITS.wand.floor_mm, top)
    assert overlap_mm3(room, tip) + overlap_mm3(room, handle) < MM3
    assert column((0, 0), 1, -1, ITS.wand.floor_mm).volume > overlap_mm3(tip, column((0, 0), 1, -1, 1)) > 0
    assert top_mm(tip, 0, 0) == pytest.approx(ITS.wand.floor_mm)
    assert 0 < handle.bounding_box().min.Z - top <= ITS.pocket.headroom_mm + 1e-6
    assert pytest.approx((wand.joint_mm(), 110)) == (tip.bounding_box().size.Z, handle.bounding_box().max.Z)


def domino(bottom: float, relief_mm: float, y: float) -> Part:
    """A domino and the highest relief on it as a block, so far towards the slot."""
    tile = ITS.tile
    height = tile.height_mm + relief_mm
    return Part(Pos(0, -y, bottom + height / 2) * Block(tile.length_mm, tile.width_mm, height))


def hit(thing: Part) -> float:
    return sum(overlap_mm3(thing, piece.draw()) for piece in tower.pieces())


def test_the_tower_lets_the_lowest_domino_out_and_no_other() -> None:
    highest = ITS.crown.height_mm
    for y in range(0, 46, 5):
        assert hit(domino(0, highest, y)) < MM3, y
    for lowest in (0.0, highest):
        second = ITS.tile.height_mm + lowest
        assert hit(domino(second, highest, 0)) < MM3
        assert hit(domino(second, 0, ITS.tower.play_mm + 1)) > 100
        # Its own play lets the second domino meet the front before it can leave.
        assert hit(domino(second, 0, ITS.tower.play_mm - 0.1)) < MM3


def test_the_tower_holds_its_dominoes_and_goes_together() -> None:
    shaft, front, base = (piece.draw() for piece in tower.pieces())
    for one, other in combinations((shaft, front, base), 2):
        assert overlap_mm3(one, other) < MM3
    assert overlap_mm3(Part(Pos(0, 0, 40) * front), shaft) < MM3
    assert overlap_mm3(Part(Pos(0, -2) * front), shaft) > 10
    count = int(ITS.tower.holds_count)
    pitch = ITS.tile.height_mm + ITS.crown.height_mm
    assert hit(domino((count - 1) * pitch, ITS.crown.height_mm, 0)) < MM3
    assert count * pitch <= shaft.bounding_box().max.Z
    assert overlap_mm3(column((0, ITS.tile.width_mm / 2 + 3), 12, 1, ITS.tower.slot_mm - 1), shaft) < MM3
    for piece in tower.parts():
        solid = piece.make()
        assert not faults(piece.name, solid)
        assert max(solid.bounding_box().size.X, solid.bounding_box().size.Y) <= ITS.printing.bed_mm
