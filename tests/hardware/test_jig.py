"""Jigs and the polarity stick, measured in the finished solids, and magnets brought through them into a base."""

from __future__ import annotations

from functools import cache

import magpylib
import numpy as np
import pytest
from build123d import Part, Rot

from companion.device.tiles.files import loads, standard
from companion.games import SENSED
from hardware.magnets.geometry import NORTH_DOWN, body
from hardware.parameters import parameters
from hardware.tiles import assembly, jig
from hardware.tiles import tile_set as tiles
from hardware.tiles.base import base
from hardware.tiles.pockets import Tile, pocket_mm
from tests.hardware.in_solids import Place, faults, flats, middle_of, overlap_mm3, rounds, signs
from tests.hardware.test_tiles import SOME, every_tile, told


@cache
def in_jig(tile: Tile, top: tuple[str, ...]) -> dict[Place, str]:
    """Place -> sign of the jig's pockets and of the marks that stand inside its rim."""
    solid, rim_mm = jig.jig(tile, top), jig.opening_mm(tile.cells)[1] / 2
    between = flats(solid, jig.face_mm(), jig.face_mm() + parameters().jig.rim_height_mm)
    return signs(rounds(solid, jig.pocket_mm()), [mark for mark in between if abs(middle_of(mark)[1]) < rim_mm])


def test_every_jig_and_the_stick_are_one_valid_closed_solid_that_fits_the_bed() -> None:
    parts = [*jig.parts(standard()), *jig.parts(standard("azul_mini")), *jig.tool_parts()]
    assert not [fault for part in parts for fault in faults(part.name, part.make())]
    assert len({part.name for part in parts}) == len(parts) == 52 + 5 + 4
    for part in parts:
        size = part.make().bounding_box().size
        assert max(size.X, size.Y) <= parameters().printing.bed_mm, part.name


@pytest.mark.parametrize("game", SENSED)
def test_the_pockets_of_every_jig_are_those_of_the_tile_set_mirrored(game: str) -> None:
    words = standard(game).words()
    for tile, top, _ in tiles.built(standard(game)):
        of_set = told(words[tile.name.replace("-", " ")])
        assert in_jig(tile, top) == {(-x, y): sign for (x, y), sign in of_set.items()}, tile.name


def test_a_changed_tile_set_changes_its_jigs() -> None:
    text = "# format: 1\n# id: mine\ntile,terrain_a,crowns_a,terrain_b,crowns_b,pockets_a,pockets_b\n"
    [(tile, top, _)] = tiles.built(loads(text + "7,mine,3,swamp,2,N0000,0S00N\n"))
    assert in_jig(tile, top) == {(31, -11): "+", (-31, -11): "-", (-20, 0): "+"}


def test_magnets_brought_by_the_stick_lie_in_every_base_as_the_codebook_says() -> None:
    """Signs and places from the jig's solid, poles from the stick, turned over, against the field simulation."""
    for tile, top in every_tile():
        found = []
        for (x, y), sign in in_jig(tile, top).items():
            shown_down = -1.0 if jig.OUTWARD[sign] == "north" else 1.0
            # The stick stands on the magnet; what it holds points its north the same way as its own magnet.
            north_up_in_jig = shown_down
            found.append((round(-x, 6), round(y, 6), -north_up_in_jig))
        magnets = body(tile.words)
        wanted = [
            (*map(float, at[:2]), float(north[2])) for at, north in zip(magnets.at_mm, magnets.north, strict=True)
        ]
        assert sorted(found) == sorted(wanted), tile.name


def test_the_assembly_turns_the_jigs_magnets_over_into_their_pockets() -> None:
    for tile, top in every_tile():
        over, home = assembly.turned_over(assembly.in_jig(tile), tile), assembly.in_base(tile)
        assert np.allclose(over.at_mm, home.at_mm), tile.name
        assert np.allclose(over.north, home.north), tile.name
        pockets = {pocket.at_mm: pocket for pocket in rounds(base(tile), pocket_mm())}
        for x, y, z in over.at_mm.tolist():
            pocket = pockets[round(x, 6), round(y, 6)]
            assert z - over.size.height_mm / 2 == pytest.approx(pocket.low_mm)
        assert top


def cylinder(north_z: float, low_mm: float) -> magpylib.magnet.Cylinder:
    its = parameters().code_magnet
    return magpylib.magnet.Cylinder(  # type: ignore[no-untyped-call]
        polarization=(0, 0, north_z * its.remanence_t),
        dimension=(its.diameter_mm / 1e3, its.height_mm / 1e3),
        position=(0, 0, (low_mm + its.height_mm / 2) / 1e3),
    )


def pull_n(of: magpylib.magnet.Cylinder, towards: magpylib.magnet.Cylinder) -> float:
    """Force on a magnet upwards, by magpylib's own integration over it."""
    force, _ = magpylib.getFT(towards, of, meshing=300)  # type: ignore[no-untyped-call]
    return float(np.asarray(force).reshape(-1)[2])


@pytest.mark.parametrize("sign", NORTH_DOWN)
def test_the_stick_lifts_a_magnet_only_the_right_way_up_and_the_steel_keeps_it(sign: str) -> None:
    its = parameters()
    north_in_jig = -NORTH_DOWN[sign]
    stick_north = 1.0 if jig.OUTWARD[sign] == "south" else -1.0
    above = cylinder(stick_north, its.code_magnet.height_mm + its.jig.stick_floor_mm)
    right, wrong = (pull_n(cylinder(way, 0.0), above) for way in (north_in_jig, -north_in_jig))
    assert right > 0.5 > -0.5 > wrong
    image = cylinder(north_in_jig, -2 * its.jig.floor_mm - its.code_magnet.height_mm)
    steel = its.board.image_ratio * pull_n(cylinder(north_in_jig, 0.0), image)
    print(f"  stick {right:.2f} N up, steel {-steel:.2f} N down")
    assert -steel > 1.2 * right


def test_a_base_lies_flat_on_its_jig_over_all_magnets() -> None:
    for tile, top in SOME:
        loading = assembly.loading(tile, top)
        for one, other in (("jig", "base"), ("jig", "magnets"), ("base", "magnets")):
            assert overlap_mm3(loading[one], loading[other]) < 1e-6, (tile.name, one, other)
        heights = {name: solid.bounding_box().max.Z for name, solid in loading.items()}
        assert heights["base"] == pytest.approx(jig.face_mm() + tile.base_mm), tile.name
        assert heights["base"] > heights["jig"], "the steel does not reach the underside"
        into_mm = heights["magnets"] - jig.face_mm()
        assert 0.5 <= into_mm <= tile.base_mm - tile.floor_mm, "a magnet does not stand in jig and base"


@pytest.mark.parametrize("cells", [1, 2])
def test_a_base_lies_on_its_jig_one_way_only(cells: int) -> None:
    """By its pegs alone: without magnets there are no marks, which would stop it too."""
    tile = Tile("empty", ("00000",) * cells, None, parameters().tile.floor_mm)
    lying = Part(assembly.on_jig(tile) * base(tile))
    tray = jig.jig(tile, ("gauge",))
    assert overlap_mm3(tray, lying) < 1e-6
    for quarter in (2,) if cells > 1 else (1, 2, 3):
        assert overlap_mm3(tray, Part(Rot(0, 0, 90 * quarter) * lying)) > 1.0, quarter


def test_the_sticks_magnets_lie_closed_behind_their_floors() -> None:
    its, pieces = parameters(), assembly.polarity_stick()
    names = list(pieces)
    for i, one in enumerate(names):
        for other in names[i + 1 :]:
            assert overlap_mm3(pieces[one], pieces[other]) < 1e-6, (one, other)
    ends = pieces["magnets"].bounding_box()
    length_mm = pieces["rod"].bounding_box().size.X
    for end in (ends.max.X, -ends.min.X):
        floor_mm = length_mm / 2 - end
        assert 0 <= floor_mm - its.jig.stick_floor_mm <= its.pocket.play_mm
    for lid, side in (("plus", 1), ("bar", -1)):
        assert pieces[lid].bounding_box().center().X * side > length_mm / 4
        seen = pieces[lid].bounding_box()
        assert seen.min.Z >= ends.max.Z and seen.max.Z > pieces["rod"].bounding_box().max.Z
