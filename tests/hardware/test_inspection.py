"""The inspectors themselves: small solids with one known fault each, and the same solids without it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
import trimesh
from build123d import Align, Axis, Box, Cone, Cylinder, Part, Pos, Rot, Shell, Solid, Sphere, chamfer, fillet

from tests.hardware.inspect_fault import Fault
from tests.hardware.inspect_mesh import closed, exported, fits_bed, narrow_gaps, slices, thin_walls
from tests.hardware.inspect_print import unsupported
from tests.hardware.inspect_solid import sharp_edges, valid, volume

STANDING = (Align.CENTER, Align.CENTER, Align.MIN)
LAYER_MM, BRIDGE_MM, OVERHANG_DEG, ROUND_MM, WALL_MM, FLOOR_MM = 0.2, 12.0, 45.0, 0.4, 0.8, 0.4


def block(x: float, y: float, z: float, at: tuple[float, float, float] = (0, 0, 0)) -> Part:
    return Part(Pos(*at) * Box(x, y, z, align=STANDING))


def rod(radius: float, z: float, at: tuple[float, float, float] = (0, 0, 0)) -> Part:
    return Part(Pos(*at) * Cylinder(radius, z, align=STANDING))


def rounded(plan_mm: float = 1.0) -> Part:
    """A plate whose upright edges are round."""
    plate = block(20, 10, 5)
    return Part(fillet(plate.edges().filter_by(Axis.Z), plan_mm))


def top(part: Part) -> list[object]:
    return list(part.faces().sort_by(Axis.Z)[-1].edges())


def mesh(part: Part, folder: Path) -> trimesh.Trimesh:
    return exported(part, folder)


def flipped(whole: trimesh.Trimesh, faces: slice) -> trimesh.Trimesh:
    turned = whole.faces.copy()
    turned[faces] = turned[faces, ::-1]
    return trimesh.Trimesh(whole.vertices, turned, process=False)


def whats(faults: list[Fault]) -> set[str]:
    return {fault.what for fault in faults}


def test_closed_solids_have_no_faults(tmp_path: Path) -> None:
    for part in (rounded(), Part(block(20, 10, 5) + Pos(0, 0, 5) * Sphere(2)), Part(block(9, 9, 4) - rod(2, 9))):
        assert valid(part) == []
        assert closed(mesh(part, tmp_path)) == []


def test_a_leak_is_found_with_its_place(tmp_path: Path) -> None:
    whole = mesh(block(20, 10, 5), tmp_path)
    found = closed(trimesh.Trimesh(whole.vertices, whole.faces[:-1], process=False))
    assert "open edges" in whats(found)
    hole = whole.triangles_center[-1]
    assert np.linalg.norm(np.array(found[0].at_mm) - hole) < 10


def test_a_face_turned_inside_out_is_found(tmp_path: Path) -> None:
    whole = mesh(block(20, 10, 5), tmp_path)
    assert "edges run through twice in one direction" in whats(closed(flipped(whole, slice(3, 4))))
    assert whats(closed(flipped(whole, slice(None)))) == {"volume in cubic mm"}


def test_two_bodies_are_found(tmp_path: Path) -> None:
    two = Part(block(5, 5, 5) + block(5, 5, 5, (10, 0, 0)))
    assert "number of solids" in whats(valid(two))
    assert closed(mesh(two, tmp_path)) == [Fault("number of bodies", closed(mesh(two, tmp_path))[0].at_mm, 2)]
    hollow = Part(block(9, 9, 9) - block(3, 3, 3, (0, 0, 3)))
    assert whats(valid(hollow)) == {"number of shells"}, "a void that nobody can clean out"


def test_an_open_shell_is_no_valid_solid() -> None:
    assert "refused by BRepCheck" in {what[:20] for what in whats(valid(Solid(Shell(block(9, 9, 9).faces()[:5]))))}


def test_a_solid_inside_out_is_found() -> None:
    whole = block(9, 8, 7)
    assert volume(whole) == pytest.approx(504)
    assert whats(valid(Part(whole.wrapped.Reversed()))) == {"volume in cubic mm"}


@pytest.mark.parametrize("legs_mm", [0.4, 0.5, 0.8])
@pytest.mark.parametrize("way", [chamfer, fillet])
def test_edges_rounded_enough_pass(way: Callable[..., Part], legs_mm: float) -> None:
    part = rounded()
    assert sharp_edges(Part(way(top(part), legs_mm)), ROUND_MM) == []


@pytest.mark.parametrize("leg_mm", [0.1, 0.2, 0.35])
@pytest.mark.parametrize("way", [chamfer, fillet])
def test_edges_rounded_too_little_are_measured(way: Callable[..., Part], leg_mm: float) -> None:
    part = rounded()
    found = sharp_edges(Part(way(top(part), leg_mm)), ROUND_MM)
    assert len(found) == 8, "four sides and four corners"
    assert [fault.value for fault in found] == [pytest.approx(leg_mm, abs=0.02)] * 8
    assert all(fault.at_mm[2] == pytest.approx(5 - leg_mm / 2, abs=0.05) for fault in found)


def test_sharp_edges_are_found_where_they_are() -> None:
    part = Part(chamfer(top(rounded()), 0.4))
    assert whats(sharp_edges(Part(part - rod(2, 9)), ROUND_MM)) == {"turn of an edge in degrees"}, "rim of a hole"
    assert sharp_edges(Part(part - rod(2, 3)), ROUND_MM) == [], "a hole from below is not touched"
    table = Part(Pos(0, 0, 4) * part + block(5, 5, 4.5))
    assert sharp_edges(table, ROUND_MM, above_z=3.9) == [], "nor is the underside of a table"
    corner = sharp_edges(Part(chamfer(top(block(20, 10, 5)), 0.4)), ROUND_MM)
    assert {round(fault.value) for fault in corner} == {90, 60}, "upright, and between two chamfers"
    assert all(abs(abs(fault.at_mm[0]) - 10) < 0.5 for fault in corner)
    assert sharp_edges(block(20, 10, 5), ROUND_MM, above_z=5.5) == []


def test_upright_edges_rounded_too_little_are_measured() -> None:
    found = sharp_edges(Part(chamfer(top(rounded(0.25)), 0.24)), ROUND_MM)
    assert sum(fault.value == pytest.approx(0.25, abs=0.02) for fault in found) >= 4


def test_domes_and_ridges_are_no_edges_but_blades_are() -> None:
    plate = Part(chamfer(top(rounded()), 0.5))
    assert sharp_edges(Part(plate + Pos(0, 0, 4.5) * Sphere(1)), ROUND_MM) == []
    for width_mm, good in ((1.1, True), (0.85, False)):
        ridge = block(8, width_mm, 1.6, (0, 0, 5))
        faults = sharp_edges(Part(plate + chamfer(top(ridge), 0.4)), ROUND_MM, above_z=6.3)
        assert ("width of a flat top in mm" not in whats(faults)) is good


@pytest.mark.parametrize(("width_mm", "good"), [(0.8, True), (1.1, True), (0.7, False), (0.5, False)])
def test_thin_walls_are_measured(tmp_path: Path, width_mm: float, good: bool) -> None:
    found = thin_walls(mesh(Part(block(20, 10, 2) + block(15, width_mm, 5, (0, 0, 2))), tmp_path), WALL_MM)
    assert (found == []) is good
    assert all(fault.value == pytest.approx(width_mm, abs=0.05) and fault.at_mm[2] > 2 for fault in found)


def test_slices_and_rays_find_the_same_wall(tmp_path: Path) -> None:
    wall = mesh(Part(block(20, 10, 2) + block(15, 0.5, 5, (0, 0, 2))), tmp_path)
    found = thin_walls(wall, WALL_MM)
    heights = {fault.at_mm[2] for fault in found}
    assert heights >= {2.75 + step / 2 for step in range(9)}, "slices, every half millimetre above its foot"
    assert any(fault.value == pytest.approx(0.5, abs=1e-4) and abs(fault.at_mm[1]) < 1e-4 for fault in found), (
        "rays"
    )


@pytest.mark.parametrize(("apart_mm", "good"), [(0.8, True), (0.5, False)])
def test_the_wall_between_two_holes_is_measured(tmp_path: Path, apart_mm: float, good: bool) -> None:
    x = 3.15 + apart_mm / 2
    holes = [rod(3.15, 9, (side * x, 0, FLOOR_MM)) for side in (-1, 1)]
    found = thin_walls(mesh(Part(block(20, 10, 2) - holes), tmp_path), WALL_MM, FLOOR_MM)
    assert (found == []) is good
    assert all(abs(fault.at_mm[0]) < 0.5 for fault in found)


@pytest.mark.parametrize(("floor_mm", "good"), [(0.4, True), (0.3, False)])
def test_a_thin_floor_is_measured_by_rays(tmp_path: Path, floor_mm: float, good: bool) -> None:
    found = thin_walls(mesh(Part(block(20, 10, 2) - rod(3.15, 9, (3, 0, floor_mm))), tmp_path), WALL_MM, FLOOR_MM)
    assert (found == []) is good
    assert all(fault.what == "floor in mm" and fault.value == pytest.approx(0.3, abs=0.01) for fault in found)


def test_tips_of_chamfers_are_no_thin_walls(tmp_path: Path) -> None:
    ridge = chamfer(top(block(8, 1.1, 1.6, (0, 0, 5))), 0.4)
    part = Part(chamfer(top(rounded()), 0.4) + ridge + Pos(4, 3, 4.7) * Sphere(0.9))
    assert thin_walls(mesh(part, tmp_path), WALL_MM, FLOOR_MM) == []


def test_gaps_between_raised_elements_are_measured(tmp_path: Path) -> None:
    plate = block(20, 20, 2)
    raised = [block(4, 4, 2, (x, y, 2)) for x, y in ((-7, 0), (0, 0), (5.5, 0), (0, 8))]
    whole = mesh(Part(plate + raised), tmp_path)
    found = narrow_gaps(whole, 3, 3.2)
    assert [fault.value for fault in found] == pytest.approx([1.5, 3.0]), "not the gap of 4"
    assert found[0].at_mm == pytest.approx((2.75, 0, 3), abs=2.1)
    assert narrow_gaps(whole, 1, 3.2) == []
    assert narrow_gaps(whole, 3, 1.4) == []


def test_slices_have_the_areas_of_the_drawing(tmp_path: Path) -> None:
    part = Part(block(20, 10, 5) - block(8, 8, 2, (0, 0, 1)) - rod(1, 9, (8, 0, 0)))
    areas = [area.area for area in slices(mesh(part, tmp_path), [0.5, 1.5, 4.0])]
    assert areas == pytest.approx([200 - np.pi, 200 - 64 - np.pi, 200 - np.pi], abs=0.05)


def test_slices_keep_what_stands_in_a_hole(tmp_path: Path) -> None:
    part = Part(block(20, 20, 5) - rod(6, 3, (0, 0, 1)) + rod(4, 3, (0, 0, 1)) - rod(2, 2, (0, 0, 1.5)))
    areas = [area.area for area in slices(mesh(part, tmp_path), [0.5, 1.2, 2.0, 3.7])]
    rings = [400 - 36 * np.pi + 16 * np.pi, 400 - 36 * np.pi + 16 * np.pi - 4 * np.pi]
    assert areas == pytest.approx([400, rings[0], rings[1], rings[0]], abs=0.2)


AIR: dict[str, tuple[Callable[[], Part], str]] = {
    "table": (lambda: Part(block(5, 5, 5) + block(20, 20, 1, (0, 0, 5))), "overhang in mm"),
    "step of 0.7": (lambda: Part(block(18.6, 18.6, 5) + block(20, 20, 1, (0, 0, 5))), "overhang in mm"),
    "two steps in a row": (
        lambda: Part(block(18.4, 18.4, 5) + block(19.2, 19.2, 0.2, (0, 0, 5)) + block(20, 20, 1, (0, 0, 5.2))),
        "overhang in mm",
    ),
    "cone of 55 degrees": (lambda: Part(Cone(2, 9.1, 5, align=STANDING)), "overhang in mm"),
    "held at one side": (
        lambda: Part(block(8, 10, 4, (-6, 0, 0)) + block(20, 10, 1, (0, 0, 4))),
        "overhang in mm",
    ),
    "one end on a rib of 0.2": (
        lambda: Part(
            block(8, 10, 4, (-6, 0, 0)) + block(11.8, 10, 1, (-4.1, 0, 4)) + block(0.2, 10, 4, (1.7, 0, 0))
        ),
        "overhang in mm",
    ),
    "roof with a hole": (lambda: Part(block(20, 20, 5) - rod(5, 2) - rod(2, 9)), "overhang in mm"),
    "bridge of 14": (lambda: Part(block(20, 10, 5) - block(14, 10, 3)), "bridge in mm"),
    "island": (
        lambda: Part(block(20, 20, 5) - block(10, 10, 3, (0, 0, 1)) + block(2, 2, 2, (0, 0, 2))),
        "island on air, area in square mm",
    ),
    "floating dot": (
        lambda: Part(block(20, 20, 2) + block(2, 2, 1, (0, 0, 2.4))),
        "island on air, area in square mm",
    ),
    "hanging peg": (
        lambda: Part(block(20, 20, 5) - block(10, 10, 3) + rod(1, 2.5, (0, 0, 0.6))),
        "island on air, area in square mm",
    ),
}
GOOD: dict[str, Callable[[], Part]] = {
    "block": lambda: block(20, 10, 5),
    "step of 0.4": lambda: Part(block(19.2, 19.2, 5) + block(20, 20, 1, (0, 0, 5))),
    "cone of 45 degrees": lambda: Part(Cone(2, 7, 5, align=STANDING)),
    "bridge of 11": lambda: Part(block(20, 10, 5) - block(11, 10, 3)),
    "recess of 10 by 30": lambda: Part(block(20, 40, 5) - block(10, 30, 3)),
    "recess turned by 40 degrees": lambda: Part(block(30, 40, 5) - Rot(0, 0, 40) * block(10, 25, 3)),
    "roof of a pocket": lambda: Part(block(20, 20, 5) - rod(3.15, 2)),
    "hole lying along y": lambda: Part(block(20, 20, 8) - Pos(0, 0, 4) * Rot(90, 0, 0) * Cylinder(1.5, 30)),
}


@pytest.mark.parametrize("name", AIR)
def test_what_is_printed_on_air_is_found(tmp_path: Path, name: str) -> None:
    make, what = AIR[name]
    found = unsupported(mesh(make(), tmp_path), LAYER_MM, BRIDGE_MM, OVERHANG_DEG)
    assert whats(found) == {what}, name


def test_a_bridge_too_long_is_measured(tmp_path: Path) -> None:
    found = unsupported(mesh(AIR["bridge of 14"][0](), tmp_path), LAYER_MM, BRIDGE_MM, OVERHANG_DEG)
    assert [fault.value for fault in found] == [pytest.approx(14, abs=0.05)]
    assert found[0].at_mm[2] == pytest.approx(3.1)


@pytest.mark.parametrize("name", GOOD)
def test_what_can_be_printed_passes(tmp_path: Path, name: str) -> None:
    assert unsupported(mesh(GOOD[name](), tmp_path), LAYER_MM, BRIDGE_MM, OVERHANG_DEG) == [], name


def test_the_pose_on_the_bed_is_judged(tmp_path: Path) -> None:
    assert fits_bed(mesh(block(200, 10, 5), tmp_path), 210) == []
    assert whats(fits_bed(mesh(block(10, 220, 5), tmp_path), 210)) == {"length along y in mm"}
    assert whats(fits_bed(mesh(block(10, 10, 5, (0, 0, 1)), tmp_path), 210)) == {
        "height of the lowest point in mm"
    }
