"""Judges a printable mesh, as a file for a slicer has it: closed, thick enough, gaps wide enough, fits the bed.

Knows nothing of how the mesh was drawn. Lengths in mm, z up as printed. Slices are shapely areas of the solid's
inside at one height; printability (what lies on air) is in inspect_print.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import numpy as np
import shapely
import trimesh
from build123d import Shape, export_stl
from numpy.typing import NDArray
from shapely import Polygon
from shapely.geometry.base import BaseGeometry

from tests.hardware.inspect_fault import Fault

Floats = NDArray[np.float64]
CHORD_MM = 0.01
"""How far the facets of an exported mesh may lie from the round surface."""
CHORD_RAD = 0.25
SLACK_MM = 0.03
"""A wall or gap passes if it is less than its limit by no more than this: facets cut corners, twice CHORD_MM."""
OFF_MM = 1.37e-4
"""Slices lie beside round heights by this, so that none runs through vertices."""
TINY_MM2 = 1e-6
"""Smaller outlines are rounding."""
TIP_MM = 0.5
"""What stands on something thick this much lower is the tip of a chamfer or dome, no wall."""
FACING = 0.8
"""A ray's way is a thickness if both surfaces are within 37 degrees of parallel: an edge of 45 is no wall."""
CORNER_SHARE = 0.35
"""An area too thin counts from this share of limit squared: round walls lose less at a corner of 45 degrees."""


def exported(shape: Shape, folder: Path) -> trimesh.Trimesh:
    """The mesh that a slicer gets: written as STL, read again, equal corners joined, facets of two corners gone.

    Such facets, without area, come at the poles of domes and cones.
    """
    file = folder / "part.stl"
    export_stl(shape, file, tolerance=CHORD_MM, angular_tolerance=CHORD_RAD)
    mesh = trimesh.load_mesh(file)
    file.unlink()
    first, second, third = mesh.faces.T
    mesh.update_faces((first != second) & (second != third) & (third != first))
    return mesh


def closed(mesh: trimesh.Trimesh) -> list[Fault]:
    """Faults of the surface: open edges, faces turned against one another, several bodies, no volume inside."""
    found = []
    low, high = mesh.edges_sorted.T.astype(np.int64)
    one, other = mesh.edges.T.astype(np.int64)
    for what, start, end, good in (
        ("open edges", low, high, 2),
        ("edges run through twice in one direction", one, other, 1),
    ):
        _, first, count = np.unique(start * len(mesh.vertices) + end, return_index=True, return_counts=True)
        wrong = first[count != good]
        for edge in wrong[:3]:
            at = mesh.vertices[[start[edge], end[edge]]].mean(axis=0)
            found.append(Fault(what, _place(at), float(len(wrong))))
    if not found and not (mesh.is_watertight and mesh.is_winding_consistent):
        found.append(Fault("not watertight or not wound alike", _place(mesh.centroid), 0.0))
    if mesh.body_count != 1:
        found.append(Fault("number of bodies", _place(mesh.centroid), mesh.body_count))
    if mesh.volume <= 0:
        found.append(Fault("volume in cubic mm", _place(mesh.centroid), float(mesh.volume)))
    return found


def fits_bed(mesh: trimesh.Trimesh, bed_mm: float) -> list[Fault]:
    """Faults of the pose: not lying on z = 0, or longer along an axis than the bed."""
    low, high = mesh.bounds
    found = []
    if abs(low[2]) > SLACK_MM:
        found.append(Fault("height of the lowest point in mm", _place(low), float(low[2])))
    for axis, name in enumerate("xyz"):
        if high[axis] - low[axis] > bed_mm:
            found.append(Fault(f"length along {name} in mm", _place(low), float(high[axis] - low[axis])))
    return found


def slices(mesh: trimesh.Trimesh, heights_mm: Sequence[float] | Floats) -> Iterator[BaseGeometry]:
    """The inside at each height. Where only upright walls are cut again, the same object.

    Outlines are followed from facet to facet, not from point to point: slivers in the mesh do no harm.
    """
    number = mesh.edges_unique_inverse
    start, end = (mesh.vertices[mesh.edges_unique[:, k]] for k in (0, 1))
    rising = mesh.vertices[mesh.edges[:, 0], 2], mesh.vertices[mesh.edges[:, 1], 2]
    upright = np.abs(mesh.face_normals[:, 2]) < 1e-6
    held: dict[bytes, BaseGeometry] = {}
    for height in heights_mm:
        level = height + OFF_MM
        up, down = (rising[0] < level) & (rising[1] >= level), (rising[0] >= level) & (rising[1] < level)
        faces = up.reshape(-1, 3).any(axis=1)
        key = np.flatnonzero(faces).tobytes() if upright[faces].all() else b""
        if key and key in held:
            yield held[key]
            continue
        crossed = np.flatnonzero((start[:, 2] >= level) != (end[:, 2] >= level))
        share = (level - start[crossed, 2]) / (end[crossed, 2] - start[crossed, 2])
        points = start[crossed, :2] + share[:, None] * (end[crossed, :2] - start[crossed, :2])
        place = np.zeros(len(start), dtype=np.int64)
        place[crossed] = np.arange(len(crossed))
        area = _area([points[ring] for ring in _rings(place[number[down]].tolist(), place[number[up]].tolist())])
        if key:
            held[key] = area
        yield area


def _rings(from_: list[int], to: list[int]) -> Iterator[list[int]]:
    """Closed ways through the places, each in a facet that is entered at one edge and left at another."""
    following = dict(zip(from_, to, strict=True))
    while following:
        first, place = following.popitem()
        ring = [first]
        while place != first:
            ring.append(place)
            place = following.pop(place, first)
        yield ring


def _area(rings: list[Floats]) -> BaseGeometry:
    """The area inside outlines, those of holes running the other way round, each cut out of what is around it."""
    outlines: list[BaseGeometry] = []
    holes: list[BaseGeometry] = []
    for ring in rings:
        x, y = (ring - ring[0]).T
        doubled = float(x @ np.roll(y, -1) - y @ np.roll(x, -1))
        if abs(doubled) > TINY_MM2:
            (outlines if doubled > 0 else holes).append(Polygon(ring))
    outlines, holes = ([one if one.is_valid else one.buffer(0) for one in those] for those in (outlines, holes))
    of_outline: dict[int, list[BaseGeometry]] = {}
    tree = shapely.STRtree(outlines)
    for hole in holes:
        # A corner of the hole: a point within it may lie in something that stands in the hole.
        around = tree.query(shapely.points(shapely.get_coordinates(hole)[0]), predicate="within")
        if len(around):
            of_outline.setdefault(min(around, key=lambda k: outlines[k].area), []).append(hole)
    for k, inside in of_outline.items():
        outlines[k] = outlines[k].difference(shapely.union_all(inside))
    return shapely.union_all(outlines)


def pieces(area: BaseGeometry) -> list[Polygon]:
    """The separate polygons of an area."""
    return [one for one in shapely.get_parts(area) if isinstance(one, Polygon) and not one.is_empty]


def narrow_gaps(mesh: trimesh.Trimesh, z_mm: float, limit_mm: float) -> list[Fault]:
    """Gaps below limit_mm between separate raised elements, as they stand at one height; the nearest first."""
    parts = pieces(next(slices(mesh, [z_mm])))
    if len(parts) < 2:
        return []
    tree = shapely.STRtree(parts)
    one, other = tree.query(parts, predicate="dwithin", distance=limit_mm - SLACK_MM)
    found = []
    for i, j in zip(one[one < other], other[one < other], strict=True):
        line = shapely.shortest_line(parts[i], parts[j])
        x, y = line.centroid.coords[0]
        found.append(Fault("gap in mm", (x, y, z_mm), line.length))
    return sorted(found, key=lambda fault: fault.value)


def thin_walls(mesh: trimesh.Trimesh, limit_mm: float, floor_mm: float | None = None) -> list[Fault]:
    """Walls thinner than limit_mm; floors and roofs thinner than floor_mm (where not told: limit_mm).

    Twice: in slices TIP_MM apart, what a disc of the limit's width cannot reach, tips of chamfers left out; and by
    rays from places on the surface straight inwards to a wall that faces them.
    """
    return [*_thin_in_slices(mesh, limit_mm), *_thin_by_rays(mesh, limit_mm, floor_mm or limit_mm)]


def _thin_in_slices(mesh: trimesh.Trimesh, limit_mm: float) -> list[Fault]:
    low, high = mesh.bounds[:, 2]
    heights = np.arange(low + TIP_MM / 2, high, TIP_MM)
    radius = (limit_mm - SLACK_MM) / 2
    found: list[Fault] = []
    judged: dict[int, tuple[BaseGeometry, BaseGeometry, list[Polygon]]] = {}
    below: BaseGeometry = Polygon()
    for height, area in zip(heights, slices(mesh, heights), strict=True):
        if id(area) not in judged:
            core = area.buffer(-radius, quad_segs=4)
            lost = pieces(area.difference(core.buffer(radius * 1.02, quad_segs=4)))
            thin = [one for one in lost if one.area > CORNER_SHARE * limit_mm**2]
            judged[id(area)] = area, core.buffer(radius * 1.1, quad_segs=4), thin
        _, reached, thin = judged[id(area)]
        found += [_thin(one, height) for one in thin if not below.covers(one)]
        below = reached
    return found


def _thin(area: Polygon, height: float) -> Fault:
    at = area.representative_point()
    width = 2 * shapely.maximum_inscribed_circle(area).length
    return Fault("wall in mm", (at.x, at.y, float(height)), width)


def _thin_by_rays(mesh: trimesh.Trimesh, limit_mm: float, floor_mm: float, samples: int = 500) -> list[Fault]:
    """Thickness straight inwards from evenly spread places and from the middle of every large facet."""
    spread, owner = trimesh.sample.sample_surface(mesh, samples, seed=1)
    large = np.argsort(mesh.area_faces)[-samples:]
    start = np.concatenate([spread, mesh.triangles_center[large]])
    inward = -mesh.face_normals[np.concatenate([owner, large])]
    level = np.abs(inward[:, 2]) > 0.7
    limit = np.where(level, floor_mm, limit_mm)
    deep = _thickness(mesh, start, inward, limit)
    bad = np.flatnonzero(deep < limit - SLACK_MM)
    whats, at = np.where(level, "floor in mm", "wall in mm"), start + inward * (deep / 2)[:, None]
    return [Fault(str(whats[k]), _place(at[k]), float(deep[k])) for k in bad[np.argsort(deep[bad])]]


def _thickness(mesh: trimesh.Trimesh, start: Floats, along: Floats, most: Floats) -> Floats:
    """Way of each ray through the material to the nearest facet that faces its start, `most` at most."""
    corner = mesh.triangles
    tree = shapely.STRtree(shapely.box(*corner.min(axis=1)[:, :2].T, *corner.max(axis=1)[:, :2].T))
    ends = np.stack([start, start + along * most[:, None]])
    ray, facet = tree.query(shapely.box(*ends.min(axis=0)[:, :2].T - 1e-6, *ends.max(axis=0)[:, :2].T + 1e-6))
    facing = np.einsum("ij,ij->i", mesh.face_normals[facet], along[ray]) > FACING
    ray, facet = ray[facing], facet[facing]
    first, second = (corner[facet, k] - corner[facet, 0] for k in (1, 2))
    cross, from_corner = np.cross(along[ray], second), start[ray] - corner[facet, 0]
    turned, det = np.cross(from_corner, first), np.einsum("ij,ij->i", first, cross)
    with np.errstate(divide="ignore", invalid="ignore"):  # facets without area are missed
        u = np.einsum("ij,ij->i", from_corner, cross) / det
        v = np.einsum("ij,ij->i", along[ray], turned) / det
        way = np.einsum("ij,ij->i", second, turned) / det
        hit = (u >= 0) & (v >= 0) & (u + v <= 1) & (way > 1e-4)
    deep: Floats = most.copy()
    np.minimum.at(deep, ray[hit], way[hit])
    return deep


def _place(at: Floats) -> tuple[float, float, float]:
    return float(at[0]), float(at[1]), float(at[2])
