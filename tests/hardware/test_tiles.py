"""Bases, caps and number plates, measured in the finished solids."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from build123d import Box, Part, Plane, Pos, Rot, section

from companion.device.tiles.files import loads, standard
from companion.games import SENSED
from hardware.magnets.geometry import home
from hardware.parameters import parameters
from hardware.shapes import braille
from hardware.tiles import assembly
from hardware.tiles import tile_set as tiles
from hardware.tiles.base import base, peg_hole_mm
from hardware.tiles.cap import cap
from hardware.tiles.number_plate import in_tile, plate, plates
from hardware.tiles.pockets import Tile, pocket_mm
from tests.hardware.in_solids import (
    Place,
    dots_mm,
    faults,
    flats,
    overlap_mm3,
    rounds,
    signs,
    thinnest_mm,
)

SITES = ((-11.0, -11.0), (11.0, -11.0), (11.0, 11.0), (-11.0, 11.0), (0.0, 0.0))
"""Of a cell in the order of the files' signs, as docs and tile sets tell it."""
Choose = Callable[[list[Any], int], list[Any]]
"""The fixture `some`."""
CELLS = {1: (0.0,), 2: (-20.0, 20.0)}
TEN = ("245", "1", "12", "14", "145", "15", "124", "1245", "125", "24")
"""Dots of the digits 0 to 9 behind a number sign."""


@cache
def built(game: str) -> dict[str, tuple[Tile, tuple[str, ...], int]]:
    return {tile.name: (tile, top, count) for tile, top, count in tiles.built(standard(game))}


def told(words: tuple[str, ...]) -> dict[Place, str]:
    """Place -> sign of the pockets that words of a tile set ask for."""
    return {
        (middle + x, y): sign
        for middle, word in zip(CELLS[len(words)], words, strict=True)
        for sign, (x, y) in zip(word, SITES, strict=True)
        if sign != "0"
    }


def found(tile: Tile) -> dict[Place, str]:
    """The same, as it is in the base's solid."""
    solid = base(tile)
    return signs(rounds(solid, pocket_mm()), flats(solid, tile.floor_mm, tile.base_mm))


def every_tile() -> list[tuple[Tile, tuple[str, ...]]]:
    sets = [(tile, top) for game in SENSED for tile, top, _ in built(game).values()]
    return [*sets, (tiles.gauge(), ("gauge",))]


LOOKED_AT = 16
"""How many tiles of a set are looked at, unless all are asked for."""
SOME = [
    *(built("royal_garden")[name][:2] for name in ("domino-17", "domino-48", "domino-1", "castle-1", "castle-4")),
    built("azul_mini")["tile-red"][:2],
    (tiles.gauge(), ("gauge",)),
]


@pytest.mark.parametrize("game", SENSED)
def test_every_piece_of_every_tile_is_one_valid_closed_solid(game: str, some: Choose) -> None:
    parts = [*tiles.parts(standard(game)), *tiles.gauge_parts()]
    assert not [fault for part in some(parts, 20) for fault in faults(part.name, part.make())]
    assert len({part.name for part in parts}) == len(parts)


@pytest.mark.parametrize("game", SENSED)
def test_the_pockets_and_marks_of_every_base_are_those_of_the_tile_set(game: str, some: Choose) -> None:
    words = standard(game).words()
    assert len(words) == len(built(game))
    for thing, its in some([*words.items()], LOOKED_AT):
        assert found(built(game)[thing.replace(" ", "-")][0]) == told(its), thing


def test_a_changed_tile_set_changes_pockets_number_and_relief() -> None:
    text = "# format: 1\n# id: mine\ntile,terrain_a,crowns_a,terrain_b,crowns_b,pockets_a,pockets_b\n"
    changed = loads(text + "99,mine,3,swamp,2,N0000,SSSS0\n101,lake,0,lake,0,NNNNN,SSSSS\n")
    (one, top, _), (long, _, _) = tiles.built(changed)
    assert found(one) == {(-31, -11): "+", (9, -11): "-", (31, -11): "-", (31, 11): "-", (9, 11): "-"}
    crowned_mm = cap(top, one.base_mm).bounding_box().max.Z + one.base_mm - parameters().tile.height_mm
    assert top == ("N3", "S2") and crowned_mm == pytest.approx(parameters().crown.height_mm)
    assert [(p.digits, p.braille) for p in plates(one.number, 2)] == [("99", "99")]
    assert [(p.digits, p.braille) for p in plates(long.number, 2)] == [("", "101")]
    assert not [fault for part in tiles.parts(changed) for fault in faults(part.name, part.make())]


def test_a_number_without_room_is_refused() -> None:
    assert plates(9999, 2)[0].braille == "9999"
    assert plates(None, 1) == ()
    with pytest.raises(ValueError, match="number 10 "):
        plates(10, 1)


@pytest.mark.parametrize(("tile", "top"), SOME, ids=lambda value: getattr(value, "name", ""))
def test_under_each_magnet_is_the_floor_and_over_it_the_headroom(tile: Tile, top: tuple[str, ...]) -> None:
    its, solid = parameters(), base(tile)
    for pocket in rounds(solid, pocket_mm()):
        assert pocket.low_mm == pytest.approx(tile.floor_mm, abs=1e-6)
        assert all(solid.solid().is_inside((*pocket.at_mm, z)) for z in (0.02, tile.floor_mm - 0.02))
        assert not solid.solid().is_inside((*pocket.at_mm, tile.floor_mm + 0.02))
    assert rounds(solid, pocket_mm())
    free_mm = tile.base_mm - tile.floor_mm - its.code_magnet.height_mm
    assert free_mm == pytest.approx(its.pocket.headroom_mm)
    assert overlap_mm3(assembly.pieces(tile, top)["cap"], assembly.solid(assembly.in_base(tile))) == 0


@pytest.mark.parametrize(
    ("cells", "number", "sign"), [(c, n, s) for c, n in ((1, 8), (2, 88), (2, 9999), (1, None)) for s in "+-"]
)
def test_walls_stand_between_all_pockets_marks_recess_and_outside(
    cells: int, number: int | None, sign: str
) -> None:
    """With a magnet in every pocket that any tile of so many cells can have."""
    its = parameters()
    tile = Tile("all", (sign * 5,) * cells, number, its.tile.floor_mm)
    solid = base(tile)
    assert len(rounds(solid, pocket_mm())) == 5 * cells
    underside, through_recess, through_marks = 0.01, 1.0, tile.base_mm - its.pocket.mark_depth_mm / 2 - 0.01
    for z_mm in (underside, through_recess, through_marks) if number else (through_recess, through_marks):
        assert thinnest_mm(solid, z_mm) >= its.pocket.wall_mm - 0.03, z_mm
    roofs = flats(solid, 0.0, tile.base_mm, look=-1)
    assert len(roofs) == len(plates(number, cells))
    for roof in roofs:
        assert (
            min(roof.distance_to(mark) for mark in flats(solid, tile.floor_mm, tile.base_mm)) >= its.pocket.wall_mm
        )
        assert tile.base_mm - roof.center().Z >= its.printing.wall_mm


@pytest.mark.parametrize("top", [("W1", "N3"), ("castle 3",), ("white",)])
def test_walls_stand_around_the_holes_of_a_cap(top: tuple[str, ...]) -> None:
    solid, its = cap(top, 2.6), parameters()
    assert len(rounds(solid, peg_hole_mm())) == 2
    for z_mm in (0.02, 0.6, 1.2):
        assert thinnest_mm(solid, z_mm) >= its.printing.wall_mm - 0.03


def test_assembled_pieces_and_magnets_do_not_overlap() -> None:
    for tile, top in SOME:
        pieces = {**assembly.pieces(tile, top), "magnets": assembly.solid(assembly.in_base(tile))}
        names = list(pieces)
        for i, one in enumerate(names):
            for other in names[i + 1 :]:
                assert overlap_mm3(pieces[one], pieces[other]) < 1e-6, (tile.name, one, other)


def test_a_domino_without_relief_is_as_high_as_the_parameters_say_and_relief_stands_on_that() -> None:
    tile = built("royal_garden")["domino-12"][0]
    height_mm, its = parameters().tile.height_mm, parameters()
    for top, above_mm in ((("S0", "S0"), 0.0), (("W0", "L0"), its.relief.height_mm), (("S2", "F0"), 2.2)):
        solids = assembly.pieces(tile, top).values()
        assert min(solid.bounding_box().min.Z for solid in solids) == pytest.approx(0.0, abs=1e-6)
        assert max(solid.bounding_box().max.Z for solid in solids) == pytest.approx(height_mm + above_mm)


def test_base_and_cap_are_whole_layers_high() -> None:
    layer_mm, tile = parameters().printing.layer_mm, parameters().tile
    for height_mm in (built("royal_garden")["domino-1"][0].base_mm, tile.height_mm, tile.floor_mm):
        assert height_mm / layer_mm == pytest.approx(round(height_mm / layer_mm))


def test_a_cap_goes_onto_its_base_one_way_only() -> None:
    for name, turns in (("domino-17", (2,)), ("castle-2", (1, 2, 3))):
        tile, top, _ = built("royal_garden")[name]
        pieces = assembly.pieces(tile, top)
        for quarter in turns:
            turned = Part(Rot(0, 0, 90 * quarter) * pieces["cap"])
            assert overlap_mm3(pieces["base"], turned) > 1.0, (name, quarter)


@pytest.mark.parametrize("quarter", range(4))
@pytest.mark.parametrize("name", ["domino-17", "castle-2"])
def test_a_tile_fits_between_the_posts_of_the_board_in_every_turn(name: str, quarter: int) -> None:
    """So far from each post beside it as the notch leaves, also from those at a domino's long edges."""
    its = parameters()
    tile, top, _ = built("royal_garden")[name]
    across, along = ((1, 0), (0, 1), (-1, 0), (0, -1))[quarter]
    pose = home([(3, 3), (3 + across, 3 + along)]) if tile.cells > 1 else home([(3, 3)], quarter)
    crossings = [(40 * column - 20, 40 * row - 20) for column in range(6) for row in range(6)]
    near = [(x, y) for x, y in crossings if abs(x - pose.x_mm) < 50 and abs(y - pose.y_mm) < 50]
    assert len(near) == (6 if tile.cells > 1 else 4)
    side_mm = its.board.post_side_mm
    post = Box(side_mm, side_mm, 4 * its.board.post_height_mm)
    free_mm = its.tile.notch_mm - side_mm / 2
    for piece in list(assembly.pieces(tile, top).values())[:2]:
        lying = Part(Pos(pose.x_mm, pose.y_mm) * Rot(0, 0, pose.turn_deg) * piece)
        play_mm = [lying.distance_to(Pos(*at) * post) for at in near]
        assert play_mm == pytest.approx([free_mm] * len(near), abs=1e-3)


def test_the_dimple_for_a_king_is_in_the_middle_of_every_domino(some: Choose) -> None:
    its = parameters()
    caps = dict.fromkeys((top, tile.base_mm) for tile, top, _ in built("royal_garden").values())
    for top, base_mm in some([*caps], LOOKED_AT):
        found_here = rounds(cap(top, base_mm), its.tray.dimple_mm)
        assert len(found_here) == (1 if len(top) > 1 else 0)
        for one in found_here:
            assert one.at_mm == (0, 0)
            assert one.low_mm == pytest.approx(its.tile.height_mm - base_mm - its.tile.dimple_depth_mm)


# ---- number plates ----


def test_digits_and_dots_end_a_tenth_of_a_millimetre_below_the_underside(some: Choose) -> None:
    """Of every plate in its recess; a level cut just inside the ends meets each digit and each dot."""
    below_mm = parameters().number.below_mm
    numbered = [tile for tile, _, _ in built("royal_garden").values()]
    each = [(tile, one) for tile in numbered for one in plates(tile.number, tile.cells)]
    assert len(each) == 48 + 2 * 4
    for tile, one in some(each, LOOKED_AT):
        lying = Part(in_tile(one) * plate(one.digits, one.braille))
        ends_mm = lying.bounding_box().min.Z
        assert ends_mm == pytest.approx(below_mm, abs=0.01), tile.name
        elements = len(one.digits) + (len(braille.places_mm(one.braille)) if one.braille else 0)
        cut = section(lying, section_by=Plane.XY.offset(below_mm + 0.01))
        assert len(cut.faces()) == elements, tile.name


def read(dots: list[Place]) -> str:
    """The number that dots in one line tell, by a table of its own; from the left, x rising, y up."""
    left, top = min(x for x, _ in dots), max(y for _, y in dots)
    cells: dict[int, set[int]] = {}
    for x, y in dots:
        column = round((x - left) / 0.5) * 0.5
        cell = int((column + 0.25) // 6.0)
        right = column - 6.0 * cell > 1.25
        cells.setdefault(cell, set()).add(round((top - y) / 2.5) + (4 if right else 1))
    first, *others = ("".join(str(dot) for dot in sorted(cells[cell])) for cell in sorted(cells))
    assert first == "3456", "no number sign"
    return "".join(str(TEN.index(cell)) for cell in others)


def test_the_number_is_read_in_braille_on_the_underside_of_a_tile_turned_over_sideways(some: Choose) -> None:
    for tile, top, _ in some([*built("royal_garden").values()], LOOKED_AT):
        dots = [
            (-x, y)
            for name, piece in assembly.pieces(tile, top).items()
            if name.startswith("plate")
            for x, y in dots_mm(piece, parameters().braille.dot_mm)
        ]
        assert read(dots) == str(tile.number)


def test_a_recess_is_a_bridge_that_prints() -> None:
    for name in ("domino-1", "domino-48", "castle-3"):
        tile = built("royal_garden")[name][0]
        roofs = [face.bounding_box().size for face in flats(base(tile), 0.0, tile.base_mm, look=-1)]
        assert len(roofs) == (1 if tile.cells > 1 else 2)
        assert all(min(size.X, size.Y) <= parameters().printing.bridge_mm for size in roofs)


def test_the_number_stands_inside_every_base_over_its_plate(some: Choose) -> None:
    for tile, _, _ in some([*built("royal_garden").values()], LOOKED_AT):
        inside = flats(base(tile), tile.base_mm, tile.base_mm + parameters().peg.height_mm)
        assert len(inside) == len(str(tile.number)), tile.name
        one = plates(tile.number, tile.cells)[0]
        for box in (digit.bounding_box() for digit in inside):
            assert abs(box.center().X - one.at_mm[0]) + box.size.X / 2 <= one.size_mm[0] / 2, tile.name
            assert abs(box.center().Y - one.at_mm[1]) + box.size.Y / 2 <= one.size_mm[1] / 2, tile.name


# ---- counts ----


def test_a_set_has_a_base_for_each_tile_and_equal_caps_once_with_their_count() -> None:
    royal = {part.name: part for part in tiles.parts(standard())}
    bases = [part for name, part in royal.items() if name.endswith("-base")]
    caps = [part for name, part in royal.items() if name.startswith("cap-")]
    assert len(bases) == 52 and all(part.count == 1 for part in bases)
    assert len(caps) == len({d.kinds for d in standard().dominoes}) + 4
    assert sum(part.count for part in caps) == 52
    assert royal["cap-field-0-field-0"].count == 2
    for game in ("azul_mini", "master_chocolatier"):
        parts = tiles.parts(standard(game))
        assert [part.count for part in parts] == [20] * 10
        assert {part.name for part in parts if part.name.startswith("cap")} == {
            f"cap-{colour.name}" for colour in standard(game).colours
        }
