"""Level sections of what meets on a board, tiles and posts, cut from the meshes that a slicer gets.

    python -m hardware.sections

exports a castle's base, a domino's base and a post, cuts them at LEVELS_MM above the skin, and writes
hardware/report/sections.json, from which the report reckons how far a tile can move. A test compares that file
with what would be exported now.
"""

from __future__ import annotations

import json
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

import shapely
import trimesh
from build123d import Part
from shapely import Polygon

from companion.device.tiles.files import standard
from hardware import solids
from hardware.housing.posts import post
from hardware.parameters import parameters
from hardware.report.play import FORMAT, SECTIONS
from hardware.tiles.base import base
from hardware.tiles.tile_set import built

LEVELS_MM: Final = (0.8, 1.6)
"""Above the skin: where a post is whole, and where its chamfer has made it narrower."""
DIGITS: Final = 4


def cut(mesh: trimesh.Trimesh, z_mm: float) -> Polygon:
    """What is within the outline of a mesh at a height, holes filled. ValueError when that is not one area."""
    lines = trimesh.intersections.mesh_plane(mesh, (0, 0, 1), (0, 0, z_mm))  # type: ignore[no-untyped-call]
    drawn = shapely.set_precision(shapely.linestrings(lines[:, :, :2]), 10**-DIGITS)
    area = shapely.union_all(shapely.get_parts(shapely.polygonize(drawn)))
    if not isinstance(area, Polygon) or area.is_empty:
        raise ValueError(f"no single outline at {z_mm} mm")
    return area


def meshed(solid: Part) -> trimesh.Trimesh:
    """The mesh of a solid, written as a file and read again."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "solid.stl"
        solids.write_surface(solid, file)
        return trimesh.load_mesh(file)


def shown() -> dict[str, Part]:
    """What is cut, by the names in the file: "1" and "2" are bases of so many cells, all of which are alike."""
    tiles = {tile.name: tile for tile, _, _ in built(standard())}
    post_mm = parameters().board.post_height_mm
    return {"1": base(tiles["castle-1"]), "2": base(tiles["domino-17"]), "post": post(post_mm)}


def levels_mm(name: str) -> Iterable[float]:
    """LEVELS_MM in a thing's own height: a tile lies board.clearance_mm above the skin."""
    raised_mm = 0.0 if name == "post" else parameters().board.clearance_mm
    return (level - raised_mm for level in LEVELS_MM)


def document() -> dict[str, Any]:
    """The content of the file: its format, the levels, and of each thing an outline a level, corner by corner."""
    found: dict[str, Any] = {"format": FORMAT, "levels_mm": list(LEVELS_MM)}
    for name, solid in shown().items():
        mesh = meshed(solid)
        outlines = (cut(mesh, level).exterior.coords for level in levels_mm(name))
        found[name] = [[[round(x, DIGITS), round(y, DIGITS)] for x, y in outline[:-1]] for outline in outlines]
    return found


def main() -> int:
    """Write the file; 0."""
    SECTIONS.write_text(json.dumps(document()) + "\n", encoding="utf-8", newline="\n")
    print(f"Written: {SECTIONS}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
