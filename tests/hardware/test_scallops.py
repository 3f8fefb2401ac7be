"""The scallops by which tiles are lifted, measured on exported meshes: clear of relief, magnets and notches."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
import shapely
import trimesh
from build123d import Part
from shapely import MultiPolygon, Point, Polygon, affinity, box
from shapely.geometry.base import BaseGeometry

from companion.device.tiles.tileset import COLOURS, MOST_CROWNS, TERRAIN_OF
from hardware.parameters import parameters
from hardware.shapes import marks
from hardware.tiles import cap as caps
from hardware.tiles import terrain
from hardware.tiles.base import base
from hardware.tiles.pockets import Tile
from tests.hardware.inspect_mesh import exported, slices
from tests.hardware.relief_kit import SLACK_MM, half, outline

ITS = parameters()
FROM_POCKETS_MM = 1.5
BASE_MM = ITS.tile.floor_mm + ITS.code_magnet.height_mm + ITS.pocket.headroom_mm
CAP_MM = ITS.tile.height_mm - BASE_MM
OUT_MM = {1: (39, 39), 2: (79, 39)}
POST_MM = 20.0
SPECK_MM2 = 5.0
"""Less is the rounding of a corner."""


def meshed(solid: Part) -> trimesh.Trimesh:
    with TemporaryDirectory() as folder:
        return exported(solid, Path(folder))


@cache
def blank(cells: int) -> dict[str, BaseGeometry]:
    """A cap without relief, cut through its ledge and above it."""
    mesh = meshed(caps.blank(cells, CAP_MM, numbered=False))
    ledge, above = slices(mesh, [0.3, (ITS.scallop.ledge_mm + CAP_MM) / 2])
    return {"ledge": Polygon(ledge.exterior), "above": Polygon(above.exterior)}


def hollows(cells: int) -> list[Polygon]:
    """What the scallops take away of a tile, each for itself."""
    gone = blank(cells)["ledge"].difference(blank(cells)["above"])
    return [one for one in shapely.get_parts(gone) if one.area > SPECK_MM2]


def reliefs() -> Iterator[tuple[str, int, BaseGeometry]]:
    """Everything that stands on a cap, in the axes of its tile: its name, the tile's cells, its outline."""
    for letter in sorted(set(TERRAIN_OF)):
        for side, way in (("right", -POST_MM), ("left", POST_MM)):
            every = MultiPolygon(half(f"{letter}{MOST_CROWNS}", side).all)
            yield f"{letter} {side}", 2, affinity.translate(every, way)
    for number in (1, 2, 3, 4):
        yield f"castle {number}", 1, outline(terrain.castle_relief(number))
    for colour in COLOURS:
        yield colour, 1, outline(marks.colour_mark(colour))
    yield "gauge", 1, outline(caps.relief_of((caps.GAUGE,)))


def test_scallops_meet_no_relief_in_any_set() -> None:
    """Crowns of fewer than the most lie within those."""
    for name, cells, relief in reliefs():
        top = blank(cells)["above"]
        assert top.covers(relief), name
        assert relief.distance(top.exterior) >= ITS.relief.edge_mm - SLACK_MM, name


@pytest.mark.parametrize("cells", [1, 2])
def test_scallops_keep_clear_of_every_pocket(cells: int) -> None:
    """With a magnet in every pocket that a tile of so many cells can have, where it is widest."""
    mesh = meshed(base(Tile("all", ("+" * 5,) * cells, None, ITS.tile.floor_mm)))
    (at_mouth,) = slices(mesh, [BASE_MM - 0.05])
    mouths = [Polygon(ring) for ring in at_mouth.interiors if Polygon(ring).area > 30]
    assert len(mouths) == 5 * cells
    for hollow in hollows(cells):
        assert min(hollow.distance(mouth) for mouth in mouths) >= FROM_POCKETS_MM


def test_a_tile_of_one_cell_has_a_scallop_in_each_side() -> None:
    its, side = ITS.scallop, OUT_MM[1][0] / 2
    found = hollows(1)
    assert len(found) == 4
    for one in found:
        left, low, right, high = one.bounds
        assert sorted((right - left, high - low))[0] == pytest.approx(its.depth_mm, abs=SLACK_MM)
        assert (
            its.width_mm
            <= sorted((right - left, high - low))[1]
            <= its.width_mm + 4 * ITS.relief.round_mm + SLACK_MM
        )
        assert one.distance(Point(0, 0)) == pytest.approx(side - its.depth_mm, abs=SLACK_MM)


def test_a_domino_has_scallops_in_both_ends_and_wells_at_its_far_posts_only() -> None:
    its, (length, width) = ITS.scallop, OUT_MM[2]
    found = hollows(2)
    ends = [one for one in found if one.centroid.y == pytest.approx(0, abs=0.1)]
    wells = [one for one in found if one.centroid.y > its.well_mm]
    assert (len(ends), len(wells), len(found)) == (2, 3, 5)
    assert {round(end.distance(Point(0, 0)), 1) for end in ends} == {length / 2 - its.end_depth_mm}
    for x in (-2 * POST_MM, 0, 2 * POST_MM):
        assert blank(2)["above"].distance(Point(x, POST_MM)) == pytest.approx(its.well_mm, abs=0.02)
    near = box(-length / 2, -width / 2, length / 2, -its.end_width_mm / 2 - 1)
    assert not any(hollow.intersects(near) for hollow in found), "the near side stays whole"


@pytest.mark.parametrize("cells", [1, 2])
def test_a_ledge_covers_the_upper_edge_of_the_base(cells: int) -> None:
    tile = base(Tile("any", ("+" * 5,) * cells, None, ITS.tile.floor_mm))
    (below,) = slices(meshed(tile), [1.0])
    assert Polygon(below.exterior).difference(blank(cells)["ledge"]).area < 1.5, "corners only, less round"
