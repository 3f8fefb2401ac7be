"""Posts and notches: exported meshes of tiles and posts, cut level, and every pose of one between the others."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np
import pytest
import shapely
from build123d import Part
from numpy.typing import NDArray
from shapely import Polygon, affinity

from companion.device.tiles.files import standard
from hardware.errors import HardwareError
from hardware.housing.posts import post
from hardware.parameters import parameters
from hardware.report import play
from hardware.sections import LEVELS_MM
from hardware.tiles import tile_set
from hardware.tiles.base import base
from tests.hardware.inspect_mesh import exported, slices

STEP_MM, STEP_DEG, FAR_MM = 0.1, 0.25, 1.6
STOPPED_DEG = (2.0, 7.0)
"""Between these a tile of one cell must not be, wherever it is."""
BARRIER_MM = 0.7
"""By so much at each side posts may be smaller before a tile turns past them."""
LARGER_MM = 0.2
"""By so much at each side tile and posts may be larger, and the tile still fits."""
SAME_MM2 = 0.05
"""Facets of two meshes of one outline may differ by this area."""
GONE_MM = 1.1
"""Posts that are smaller by this at each side let a tile of one cell turn past them."""


def tiles() -> dict[str, Part]:
    """The bases that posts meet: a castle, each tile of Azul, the gauge tile, a domino."""
    royal = {tile.name: tile for tile, _, _ in tile_set.built(standard())}
    azul = {tile.name: tile for tile, _, _ in tile_set.built(standard("azul_mini"))}
    chosen = {**azul, "castle-1": royal["castle-1"], "gauge": tile_set.gauge(), "domino-17": royal["domino-17"]}
    return {name: base(tile) for name, tile in chosen.items()}


@cache
def cuts() -> dict[str, tuple[Polygon, ...]]:
    """Outlines at both heights above the skin, pockets filled, of the tiles and of "post"."""
    its = parameters().board
    found = {}
    with TemporaryDirectory() as folder:
        for name, solid in {**tiles(), "post": post(its.post_height_mm)}.items():
            down_mm = 0.0 if name == "post" else its.clearance_mm
            areas = slices(exported(solid, Path(folder)), [level - down_mm for level in LEVELS_MM])
            found[name] = tuple(Polygon(area.exterior) for area in areas)
    return found


def around(cells: int, one: Polygon) -> shapely.Geometry:
    """The posts at the corners of a tile's cells, by the pitch of the grid."""
    half = parameters().board.pitch_mm / 2
    return shapely.union_all(
        [affinity.translate(one, x * half, y * half) for x in range(-cells, cells + 1, 2) for y in (-1, 1)]
    )


def free(tile: Polygon, posts: shapely.Geometry, turn_deg: float) -> NDArray[np.float64]:
    """All places on a grid at which a turned tile meets no post."""
    steps = np.arange(-FAR_MM, FAR_MM + STEP_MM / 2, STEP_MM)
    places = np.stack(np.meshgrid(steps, steps), axis=-1).reshape(-1, 2)
    turned = shapely.get_coordinates(affinity.rotate(tile, turn_deg, origin=(0, 0)))
    shapely.prepare(posts)
    meets = shapely.intersects(posts, shapely.polygons(turned + places[:, None]))
    return np.asarray(places[~meets])


def stopped(tile: Polygon, posts: shapely.Geometry, from_deg: float, to_deg: float) -> list[bool]:
    """For each turn of a range, whether a tile has no place at all."""
    return [not len(free(tile, posts, turn)) for turn in np.arange(from_deg, to_deg + STEP_DEG / 2, STEP_DEG)]


def test_all_tiles_of_one_cell_have_one_outline() -> None:
    castle = cuts()["castle-1"][0]
    for name in cuts().keys() - {"domino-17", "post"}:
        for area in cuts()[name]:
            assert area.symmetric_difference(castle).area < SAME_MM2, name


@pytest.mark.parametrize(("name", "cells"), [("castle-1", 1), ("domino-17", 2)])
def test_a_flat_tile_has_no_place_between_two_and_seven_degrees(name: str, cells: int) -> None:
    assert all(stopped(cuts()[name][0], around(cells, cuts()["post"][0]), *STOPPED_DEG))


def test_a_tile_of_one_cell_is_stopped_by_the_tips_of_the_posts_too() -> None:
    """Raised by 0.8 mm it meets the chamfer of the posts: it turns a little further, and not past them."""
    posts = around(1, cuts()["post"][1])
    assert cuts()["post"][1].area < 0.85 * cuts()["post"][0].area
    assert all(stopped(cuts()["castle-1"][1], posts, 3.25, 6.5))


def test_posts_smaller_by_the_barrier_at_each_side_still_stop_a_tile() -> None:
    smaller = cuts()["post"][0].buffer(-BARRIER_MM, join_style="mitre")
    assert any(stopped(cuts()["castle-1"][0], around(1, smaller), 4.5, 5.5))
    gone = cuts()["post"][0].buffer(-GONE_MM, join_style="mitre")
    assert not any(stopped(cuts()["castle-1"][0], around(1, gone), 4.5, 5.5)), "the search finds what is free"


@pytest.mark.parametrize(("name", "cells"), [("castle-1", 1), ("domino-17", 2)])
def test_larger_tiles_and_posts_still_fit(name: str, cells: int) -> None:
    tile, stands = (one.buffer(LARGER_MM, join_style="mitre") for one in (cuts()[name][0], cuts()["post"][0]))
    assert len(free(tile, around(cells, stands), 0.0))


def test_the_report_has_the_sections_that_are_exported_now() -> None:
    """Its file is cut by another program than ours."""
    told = json.loads(play.SECTIONS.read_text(encoding="utf-8"))
    assert told["levels_mm"] == list(LEVELS_MM)
    for name, thing in (("1", "castle-1"), ("2", "domino-17"), ("post", "post")):
        for kept, now in zip(told[name], cuts()[thing], strict=True):
            assert Polygon(kept).symmetric_difference(now).area < SAME_MM2, "write it: python -m hardware.sections"


def test_sections_of_another_format_are_refused_with_what_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "sections.json"
    file.write_text('{"format": 99}', encoding="utf-8")
    monkeypatch.setattr(play, "SECTIONS", file)
    with pytest.raises(HardwareError, match=r"format 99.*python -m hardware\.sections"):
        play.sections.__wrapped__()
