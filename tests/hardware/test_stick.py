"""The polarity stick, measured in the finished solids, and magnets brought by it into a base over steel."""

from __future__ import annotations

import magpylib
import numpy as np
import pytest
from build123d import Box, Part, Pos

from hardware.magnets.geometry import NORTH_DOWN
from hardware.parameters import parameters
from hardware.tiles import assembly, stick
from hardware.tiles.base import base
from hardware.tiles.pockets import pocket_mm, spots
from tests.hardware.in_solids import faults, flats, overlap_mm3, rounds, signs
from tests.hardware.test_tiles import SOME, every_tile

BESIDE_MM = 11 * 2**0.5
"""From the middle of a cell to the pocket in its corner: no two are nearer."""


def test_the_stick_and_its_lids_are_valid_closed_solids() -> None:
    parts = stick.parts()
    assert [part.name for part in parts] == ["polarity-stick", "polarity-stick-plus", "polarity-stick-bar"]
    assert not [fault for part in parts for fault in faults(part.name, part.make())]


def test_magnets_brought_by_the_stick_lie_in_every_base_as_the_codebook_says() -> None:
    """Places and poles by the stick's ends, against those that the physics reckons with."""
    for tile, _ in every_tile():
        left, right = assembly.brought(tile), assembly.in_base(tile)
        assert np.allclose(left.at_mm, right.at_mm), tile.name
        assert np.allclose(left.north, right.north), tile.name


def test_the_sunk_signs_of_a_base_name_the_end_that_brings_each_magnet() -> None:
    """Signs and places from the base's solid, poles from the stick."""
    for tile, _ in SOME:
        solid = base(tile)
        felt = signs(rounds(solid, pocket_mm()), flats(solid, tile.floor_mm, tile.base_mm))
        brought = assembly.brought(tile)
        for at, north in zip(brought.at_mm.tolist(), brought.north.tolist(), strict=True):
            # The stick's own magnet points the same way as the one that hangs below it.
            shown_below = "north" if north[2] < 0 else "south"
            assert stick.OUTWARD[felt[round(at[0], 6), round(at[1], 6)]] == shown_below, tile.name


def test_the_stick_reaches_every_pocket_past_pegs_and_number() -> None:
    """Its end, held upright with its lid at the far or at the near side, stands flat on the base."""
    _, across_mm, along_mm = stick.stick_size_mm()
    axis_mm = stick.stick_magnet_z_mm()
    for tile, _ in SOME:
        solid = base(tile)
        for spot in spots(tile.words):
            tries = []
            for turn in (-1, 1):
                end = Box(across_mm, along_mm, 5)
                at = (spot.at_mm[0], spot.at_mm[1] + turn * (along_mm / 2 - axis_mm), tile.base_mm + 2.5 + 0.01)
                tries.append(overlap_mm3(solid, Part(Pos(*at) * end)))
            assert min(tries) < 1e-6, (tile.name, spot)


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
    """On the floor of a pocket over steel, the stick on the base's face: the steel pulls more than the stick."""
    its = parameters()
    north = -1.0 if sign == "+" else 1.0
    height_mm = its.code_magnet.height_mm
    stick_north = -1.0 if stick.OUTWARD[sign] == "north" else 1.0
    hanging = cylinder(stick_north, height_mm + its.stick.floor_mm)
    right, wrong = (pull_n(cylinder(way, 0.0), hanging) for way in (north, -north))
    assert right > 0.5 > -0.5 > wrong
    above = cylinder(stick_north, height_mm + its.pocket.headroom_mm + its.stick.floor_mm)
    image = cylinder(north, -2 * its.tile.floor_mm - height_mm)
    steel = its.board.image_ratio * pull_n(cylinder(north, 0.0), image)
    lifts = pull_n(cylinder(north, 0.0), above)
    print(f"  stick {lifts:.2f} N up, steel {-steel:.2f} N down")
    assert -steel > 1.2 * lifts


def test_the_stick_leaves_the_magnets_of_the_pockets_beside() -> None:
    its = parameters()
    for way in (-1.0, 1.0):
        beside = cylinder(way, 0.0)
        beside.position = (BESIDE_MM / 1e3, 0, beside.position[2])
        above = cylinder(1.0, its.code_magnet.height_mm + its.pocket.headroom_mm + its.stick.floor_mm)
        image = cylinder(way, -2 * its.tile.floor_mm - its.code_magnet.height_mm)
        image.position = (BESIDE_MM / 1e3, 0, image.position[2])
        assert -its.board.image_ratio * pull_n(beside, image) > 10 * abs(pull_n(beside, above))


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
        assert 0 <= floor_mm - its.stick.floor_mm <= its.pocket.play_mm
    for lid, side in (("plus", 1), ("bar", -1)):
        assert pieces[lid].bounding_box().center().X * side > length_mm / 4
        seen = pieces[lid].bounding_box()
        assert seen.min.Z >= ends.max.Z and seen.max.Z > pieces["rod"].bounding_box().max.Z
