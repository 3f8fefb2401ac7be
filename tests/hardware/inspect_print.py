"""Judges a mesh by how it is printed: every layer must lie on the one below, or bridge over air between two sides.

Lengths in mm, z up as printed, the bed at z = 0.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
import shapely
import trimesh
from shapely import LineString, Polygon
from shapely.affinity import rotate
from shapely.geometry.base import BaseGeometry

from tests.hardware.inspect_fault import Fault
from tests.hardware.inspect_mesh import pieces, slices

STEP_MM = 0.5
"""A single step of one layer may hang out this far: a printed line of 0.4 mm still holds on."""
HOLD_MM = 0.4
"""What a bridge lies on at each end, a printed line wide."""
SPECK_MM2 = 0.02
"""Smaller areas are rounding of facets."""
SCAN_MM = 0.25
"""Distance between the lines along which a bridge is measured."""
TURNS_DEG = np.arange(0.0, 180.0, 15.0)
"""Directions that a bridge may be printed in."""


@dataclass(frozen=True, slots=True)
class _Layer:
    """One layer and the one below, and how far a layer may grow on every side."""

    above: BaseGeometry
    below: BaseGeometry
    grow_mm: float
    height_mm: float


def unsupported(mesh: trimesh.Trimesh, layer_mm: float, bridge_mm: float, overhang_deg: float) -> list[Fault]:
    """What would be printed on air: islands, overhangs, bridges too long or held at one side only.

    overhang_deg: from the vertical. Slices run through the middle of each layer. Beyond what the angle allows, an
    area is good if it is a lone step of STEP_MM, or if in some direction every line over it is at most bridge_mm
    long and ends at both sides on what the layer below carries. Overhang's value: how far it hangs out.
    """
    top = mesh.bounds[1, 2]
    heights = np.arange(layer_mm / 2, top, layer_mm)
    grow_mm = layer_mm * math.tan(math.radians(overhang_deg)) + 0.02
    found: list[Fault] = []
    below: BaseGeometry | None = None
    stepped: BaseGeometry = Polygon()
    for height, area in zip(heights, slices(mesh, heights), strict=True):
        if below is None or area is below:
            below, stepped = area, Polygon()
            continue
        layer = _Layer(area, below, grow_mm, float(height))
        faults, stepped = _judged(layer, stepped, bridge_mm)
        found += faults
        below = area
    return found


def _judged(layer: _Layer, stepped: BaseGeometry, bridge_mm: float) -> tuple[list[Fault], BaseGeometry]:
    """The faults of one layer, and where it steps out, so that the next may not do so again."""
    raw = layer.above.difference(layer.below)
    if raw.area < SPECK_MM2:
        return [], Polygon()
    carried = layer.above.intersection(layer.below)
    islands = [one for one in pieces(layer.above) if one.intersection(carried).area < SPECK_MM2]
    found = [
        _fault("island on air, area in square mm", one, layer, one.area) for one in islands if one.area > SPECK_MM2
    ]
    near = layer.below.intersection(shapely.box(*raw.buffer(2 * STEP_MM).bounds))
    hanging = raw.difference(near.buffer(layer.grow_mm, quad_segs=3)).difference(shapely.union_all(islands))
    steps = []
    for air in pieces(hanging):
        if air.area < SPECK_MM2:
            continue
        far = air.difference(near.buffer(STEP_MM, join_style="mitre"))
        if far.area < SPECK_MM2 and not air.intersects(stepped):
            steps.append(air.buffer(STEP_MM))
            continue
        over = shapely.union_all([one for one in pieces(raw) if one.intersects(air)])
        shortest = _shortest_bridge(air, over, carried)
        if shortest is None:
            corners = shapely.points(shapely.get_coordinates(air))
            found.append(_fault("overhang in mm", air, layer, float(shapely.distance(corners, near).max())))
        elif shortest > bridge_mm:
            found.append(_fault("bridge in mm", air, layer, shortest))
    return found, shapely.union_all(steps)


def _shortest_bridge(air: Polygon, over: BaseGeometry, carried: BaseGeometry) -> float | None:
    """Longest line over this air, in the direction where that is shortest; None if none is held at both sides.

    over: all of the layer that lies on nothing, around the air. carried: what the layer below carries.
    """
    lengths = []
    for turn in TURNS_DEG:
        turned = [rotate(one, -turn, origin=(0, 0)) for one in (air, over, carried)]
        longest = _longest_line(*turned)
        if longest is not None:
            lengths.append(longest)
    return min(lengths, default=None)


def _longest_line(air: Polygon, over: BaseGeometry, carried: BaseGeometry) -> float | None:
    """Longest line along x over this air; None if one that is longer than a step is not held at both ends."""
    left, _, right, _ = over.bounds
    _, from_y, _, to_y = air.bounds
    count = max(1, math.ceil((to_y - from_y) / SCAN_MM))
    rows = from_y + (to_y - from_y) * (np.arange(count) + 0.5) / count
    ends = np.stack([np.full((count, 2), left - 1), np.full((count, 2), right + 1)], axis=1)
    ends[:, :, 1] = rows[:, None]
    chords = shapely.get_parts(shapely.intersection(shapely.linestrings(ends), over))
    chords = chords[shapely.intersects(chords, air)]
    if not len(chords):
        return 0.0
    at = shapely.bounds(chords)
    for side, outwards in ((at[:, 0], -HOLD_MM), (at[:, 2], HOLD_MM)):
        holds = [LineString([(x, y), (x + outwards, y)]) for x, y in zip(side, at[:, 1], strict=True)]
        held = shapely.length(shapely.intersection(holds, carried)) > 0.9 * HOLD_MM
        if not (held | (at[:, 2] - at[:, 0] <= STEP_MM)).all():
            return None
    return float((at[:, 2] - at[:, 0]).max())


def _fault(what: str, area: Polygon, layer: _Layer, value: float) -> Fault:
    at = area.representative_point()
    return Fault(what, (at.x, at.y, layer.height_mm), value)
