"""Relief on a plate, measured as a mesh: which elements stand there, told apart by their heights alone."""

from __future__ import annotations

import tempfile
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import numpy as np
import shapely
import trimesh
from build123d import Box, Part, Pos
from shapely import MultiPolygon, Polygon, affinity
from shapely.geometry.base import BaseGeometry

from hardware.parameters import parameters
from hardware.tiles import terrain
from tests.hardware.inspect_mesh import exported, pieces, slices

BASE_MM = 0.1
"""Height at which an element's widest outline is taken."""
SLACK_MM = 0.03
"""Facets of a mesh lie inside the round surface by up to a third of this."""
STEP_MM = 0.1
"""Grid on which a texture is compared with itself, moved."""


def standing(relief: Part) -> Part:
    """Relief fused with a plate whose top is z = 0, as large as a cell."""
    side_mm = parameters().board.pitch_mm
    plate = Pos(0, 0, -1) * Box(side_mm, side_mm, 2)
    return Part(plate + relief) if relief.solids() else Part(plate)


def meshed(solid: Part) -> trimesh.Trimesh:
    """The mesh that a slicer would get."""
    with tempfile.TemporaryDirectory() as folder:
        return exported(solid, Path(folder))


@dataclass(frozen=True, slots=True)
class Half:
    """A half's relief on its plate, and what stands on it: pieces of the slice just above the plate."""

    solid: Part
    mesh: trimesh.Trimesh
    shape: list[Polygon]
    texture: list[Polygon]
    crowns: list[Polygon]

    @property
    def all(self) -> list[Polygon]:
        """Every element."""
        return self.shape + self.texture + self.crowns


@cache
def half(kind: str, dimple: str | None = "right") -> Half:
    """A half by its kind, measured: crowns reach above shapes, shapes above textures."""
    its = parameters()
    solid = standing(terrain.relief(kind, dimple))
    mesh = meshed(solid)
    above_texture = (its.relief.texture_height_mm + its.relief.height_mm) / 2
    above_shape = (its.relief.height_mm + its.crown.height_mm) / 2
    low, middle, high = slices(mesh, [BASE_MM, above_texture, above_shape])
    crowns = [one for one in pieces(low) if one.intersects(high)]
    shape = [one for one in pieces(low) if one.intersects(middle) and not one.intersects(high)]
    texture = [one for one in pieces(low) if not one.intersects(middle)]
    return Half(solid, mesh, shape, texture, crowns)


@cache
def outline(relief: Part) -> MultiPolygon:
    """What stands on a plate, cut just above it."""
    return MultiPolygon(pieces(next(slices(meshed(standing(relief)), [BASE_MM]))))


def least_side_mm(area: BaseGeometry) -> float:
    """The shorter side of the least rectangle around it, in any direction."""
    corners = np.array(shapely.oriented_envelope(area).exterior.coords)
    return float(min(np.linalg.norm(np.diff(corners[:3], axis=0), axis=1)))


def too_thin_mm2(area: BaseGeometry, width_mm: float) -> float:
    """How much of an area no disc of this width fits in; corners less round than the disc count a little."""
    radius_mm = (width_mm - SLACK_MM) / 2
    return float(area.difference(area.buffer(-radius_mm).buffer(radius_mm + SLACK_MM)).area)


def period_mm(texture: list[Polygon], longest_mm: float = 14.0) -> float:
    """After which way to the right a texture first looks like itself again."""
    area = MultiPolygon(texture)
    left, low, right, high = area.bounds
    x, y = np.meshgrid(np.arange(left, right, STEP_MM), np.arange(low, high, STEP_MM))
    field = shapely.contains_xy(area, x, y).astype(float)
    field -= field.mean()
    steps = np.arange(1, int(longest_mm / STEP_MM))
    likeness = np.array([np.corrcoef(field[:, s:].ravel(), field[:, :-s].ravel())[0, 1] for s in steps])
    inner = likeness[1:-1]
    peaks = np.flatnonzero((inner >= likeness[:-2]) & (inner > likeness[2:]) & (inner > 0.6)) + 1
    return float(steps[peaks[0]] * STEP_MM)


def likeness(one: BaseGeometry, other: BaseGeometry) -> float:
    """Share of two areas' union that both cover, middle on middle, in the most alike of four turns."""
    first, second = (affinity.translate(a, -a.centroid.x, -a.centroid.y) for a in (one, other))
    turned = [affinity.rotate(second, 90 * i, origin=(0, 0)) for i in range(4)]
    return float(max(first.intersection(turn).area / first.union(turn).area for turn in turned))
