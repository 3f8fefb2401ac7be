"""Judges a finished solid by its boundary, as OCC's kernel has it: validity, and sharp edges where fingers read.

Knows nothing of how the solid was drawn. Lengths in mm, angles in degrees, z up as printed.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass, fields
from typing import Any

import numpy as np
from build123d import Part, Shape
from build123d.topology import downcast
from numpy.typing import NDArray
from OCP.BRep import BRep_Tool
from OCP.BRepAdaptor import BRepAdaptor_Curve, BRepAdaptor_Surface
from OCP.BRepCheck import BRepCheck_Analyzer
from OCP.BRepGProp import BRepGProp
from OCP.BRepLProp import BRepLProp_SLProps
from OCP.GCPnts import GCPnts_AbscissaPoint
from OCP.GeomAbs import GeomAbs_Plane
from OCP.gp import gp_Pnt, gp_Vec
from OCP.GProp import GProp_GProps
from OCP.TopAbs import TopAbs_EDGE, TopAbs_FACE, TopAbs_REVERSED, TopAbs_SHELL, TopAbs_SOLID
from OCP.TopExp import TopExp_Explorer
from scipy.spatial import cKDTree

from tests.hardware.inspect_fault import Fault

Floats = NDArray[np.float64]
Vector = tuple[float, float, float]
STEP_MM = 0.3
"""Distance between the samples of an edge."""
MOST_TURN_DEG = 52.0
"""Greatest turn at one edge: a chamfer of 45 degrees makes two of 45."""
STRIP_TURN_DEG = 60.0
"""A strip between two faces is a rounding if these turn against each other by more than this."""
SLACK = 0.95
"""Share of the asked rounding that passes: samples do not lie exactly opposite one another."""
FLAT_MM = 0.2
"""Least width of a flat top between two chamfers: below it a ridge is a blade."""
UPWARD = 0.05
"""A face looks upwards if its normal's z is above this, and sideways if it is within +- this."""


def valid(shape: Shape) -> list[Fault]:
    """Faults of the boundary: not one solid in one shell, refused by BRepCheck, volume not above zero."""
    found = []
    for kind, what in ((TopAbs_SOLID, "number of solids"), (TopAbs_SHELL, "number of shells")):
        count = len(list(_inside(shape.wrapped, kind)))
        if count != 1:
            found.append(Fault(what, (0.0, 0.0, 0.0), count))
    if not BRepCheck_Analyzer(shape.wrapped, True).IsValid():
        found.append(_refused(shape.wrapped))
    volume_mm3 = volume(shape)
    if volume_mm3 <= 0:
        found.append(Fault("volume in cubic mm", (0.0, 0.0, 0.0), volume_mm3))
    return found


def volume(shape: Shape) -> float:
    """Signed volume in cubic mm: below zero where the boundary is turned inside out."""
    held = GProp_GProps()
    BRepGProp.VolumeProperties_s(shape.wrapped, held)
    return float(held.Mass())


def sharp_edges(shape: Shape, round_mm: float, above_z: float = 0.0) -> list[Fault]:
    """Convex edges that a finger from above can touch, higher than above_z, rounded by less than round_mm.

    An edge counts if one of its faces looks upwards, or if it stands between two that look sideways. It is sharp
    if its faces turn by more than MOST_TURN_DEG; or if a face beside it is a strip so narrow that the radius (or
    the leg of the chamfer) between the strip's neighbours is below round_mm: width = 2 leg sin(turn / 2), for the
    chord of an arc and for a chamfer alike. One fault an edge or strip.
    """
    faces = [_Face(raw) for raw in _inside(shape.wrapped, TopAbs_FACE)]
    rims = _rims(faces, above_z)
    found = []
    for number in np.unique(rims.edge):
        of_edge = np.flatnonzero(rims.edge == number)
        worst = of_edge[np.argmax(rims.turn_deg[of_edge])]
        if rims.turn_deg[worst] > MOST_TURN_DEG:
            found.append(rims.fault("turn of an edge in degrees", worst, worst, rims.turn_deg[worst]))
    for number in np.unique(rims.face):
        found += _narrow(rims.of(number), faces[number].level, round_mm)
    return found


class _Face:
    """A face with what is needed for its normals."""

    def __init__(self, shape: Any) -> None:
        self.shape = downcast(shape)
        surface = BRepAdaptor_Surface(self.shape)
        self.sign = -1.0 if shape.Orientation() == TopAbs_REVERSED else 1.0
        self.plane: Vector | None = None
        if surface.GetType() == GeomAbs_Plane:
            position = surface.Plane().Position()
            z, sign = position.Direction(), self.sign if position.Direct() else -self.sign
            self.plane = (sign * z.X(), sign * z.Y(), sign * z.Z())
        self.props = BRepLProp_SLProps(surface, 1, 1e-7)

    def normal(self, line: Any, parameter: float) -> Vector | None:
        """Outward unit normal where a line on the surface has this parameter; None at a pole."""
        at = line.Value(parameter)
        self.props.SetParameters(at.X(), at.Y())
        if not self.props.IsNormalDefined():
            return None
        n = self.props.Normal()
        return self.sign * n.X(), self.sign * n.Y(), self.sign * n.Z()

    @property
    def level(self) -> bool:
        """Whether it is a plane that looks straight up."""
        return self.plane is not None and self.plane[2] > 1 - 1e-6


@dataclass(frozen=True, slots=True)
class _Side:
    """An edge in one of its faces; turned: 1 if the face lies left of the curve seen from outside, else -1."""

    edge: Any
    face: int
    turned: float
    line: Any


@dataclass(frozen=True, slots=True)
class _Rims:
    """Places on convex edges, a row for each of an edge's two faces: number of the face and of the edge, place,
    direction of the edge, outward normal of the face beyond the edge, turn between the two.
    """

    face: NDArray[np.int64]
    edge: NDArray[np.int64]
    at: Floats
    along: Floats
    beyond: Floats
    turn_deg: Floats

    def of(self, face: int) -> _Rims:
        """The rows of one face."""
        mine = self.face == face
        return _Rims(*(getattr(self, field.name)[mine] for field in fields(self)))

    def fault(self, what: str, one: int, other: int, value: float) -> Fault:
        """A fault in the middle of two rows' places."""
        x, y, z = (self.at[one] + self.at[other]) / 2
        return Fault(what, (float(x), float(y), float(z)), float(value))


def _inside(shape: Any, kind: Any) -> Iterator[Any]:
    walk = TopExp_Explorer(shape, kind)
    while walk.More():
        yield walk.Current()
        walk.Next()


def _refused(shape: Any) -> Fault:
    """The middle of the first face or edge that BRepCheck refuses."""
    for kind in (TopAbs_FACE, TopAbs_EDGE):
        for one in _inside(shape, kind):
            if not BRepCheck_Analyzer(one, True).IsValid():
                middle = Part(one).bounding_box().center()
                return Fault("refused by BRepCheck", (middle.X, middle.Y, middle.Z), 0.0)
    return Fault("refused by BRepCheck, no single face or edge", (0.0, 0.0, 0.0), 0.0)


def _edges(faces: list[_Face]) -> Iterator[tuple[_Side, _Side]]:
    """Each edge between two different faces, with both."""
    sides: dict[int, list[_Side]] = {}
    for number, face in enumerate(faces):
        for part in _inside(face.shape, TopAbs_EDGE):
            edge = downcast(part)
            if BRep_Tool.Degenerated_s(edge):
                continue
            line = None if face.plane is not None else BRep_Tool.CurveOnSurface_s(edge, face.shape, 0.0, 0.0)
            turned = -1.0 if part.Orientation() == TopAbs_REVERSED else 1.0
            sides.setdefault(hash(edge), []).append(_Side(edge, number, turned, line))
    for found in sides.values():
        if len(found) == 2 and found[0].face != found[1].face and found[0].edge.IsSame(found[1].edge):
            yield found[0], found[1]


def _rims(faces: list[_Face], above_z: float) -> _Rims:
    """All places on edges, STEP_MM apart, where they are convex or smooth and can be touched from above."""
    rows: list[tuple[Vector, Vector, Vector, Vector]] = []
    edges: list[tuple[int, int, float]] = []
    numbers: list[int] = []
    for first, second in _edges(faces):
        found = list(_samples(first, second, (faces[first.face], faces[second.face]), above_z))
        rows += found
        numbers += [len(edges)] * len(found)
        edges.append((first.face, second.face, first.turned))
    if not rows:
        nothing = np.zeros((0, 3))
        return _Rims(np.zeros(0, int), np.zeros(0, int), nothing, nothing, nothing, np.zeros(0))
    at, along, one, other = np.array(rows).transpose(1, 0, 2)
    edge = np.array(numbers)
    sides = np.array(edges)[edge]
    into = np.cross(one, along) * sides[:, 2:]
    convex = np.einsum("ij,ij->i", into, other) < math.sin(math.radians(2))
    at, along, one, other, edge, sides = (each[convex] for each in (at, along, one, other, edge, sides))
    turn = np.degrees(np.arccos(np.clip(np.einsum("ij,ij->i", one, other), -1, 1)))
    twice = [np.concatenate(pair) for pair in ((edge, edge), (at, at), (along, along), (other, one), (turn, turn))]
    return _Rims(np.concatenate([sides[:, 0], sides[:, 1]]).astype(int), *twice)


def _samples(
    first: _Side, second: _Side, faces: tuple[_Face, _Face], above_z: float
) -> Iterator[tuple[Vector, Vector, Vector, Vector]]:
    """Places on an edge that can be touched from above: place, direction, outward normals of the two faces."""
    one, other = faces[0].plane, faces[1].plane
    if one is not None and other is not None and not _met(one, other):
        return
    curve = BRepAdaptor_Curve(first.edge)
    start, end = curve.FirstParameter(), curve.LastParameter()
    count = max(3, math.ceil(GCPnts_AbscissaPoint.Length_s(curve) / STEP_MM))
    at, way = gp_Pnt(), gp_Vec()
    for step in range(count):
        parameter = start + (end - start) * (step + 0.5) / count
        curve.D1(parameter, at, way)
        length = way.Magnitude()
        if at.Z() <= above_z or length < 1e-9:
            continue
        normals = one or faces[0].normal(first.line, parameter), other or faces[1].normal(second.line, parameter)
        if normals[0] is not None and normals[1] is not None and _met(normals[0], normals[1]):
            along = (way.X() / length, way.Y() / length, way.Z() / length)
            yield (at.X(), at.Y(), at.Z()), along, normals[0], normals[1]


def _met(one: Vector, other: Vector) -> bool:
    """Whether a finger from above meets an edge between faces with these normals."""
    return one[2] > UPWARD or other[2] > UPWARD or min(one[2], other[2]) >= -UPWARD


def _narrow(rim: _Rims, level: bool, round_mm: float) -> list[Fault]:
    """One fault if the face inside a rim is a strip too narrow: its least rounding, or the width of a flat top."""
    pairs = cKDTree(rim.at).query_pairs(2 * round_mm + STEP_MM, output_type="ndarray")
    if not len(pairs):
        return []
    one, other = pairs[:, 0], pairs[:, 1]
    between = rim.at[other] - rim.at[one]
    slid = _dot(between, rim.along[one])
    width = np.linalg.norm(between - slid[:, None] * rim.along[one], axis=1)
    turn = np.arccos(np.clip(_dot(rim.beyond[one], rim.beyond[other]), -1, 1))
    facing = (rim.edge[one] != rim.edge[other]) & (turn > math.radians(STRIP_TURN_DEG))
    facing &= (np.abs(_dot(rim.along[one], rim.along[other])) > 0.9) & (np.abs(slid) <= STEP_MM * 0.6)
    facing &= (_dot(between, rim.beyond[one]) < 1e-6) & (_dot(between, rim.beyond[other]) > -1e-6)  # no groove
    measured, least, what = (
        width / np.maximum(2 * np.sin(turn / 2), 1e-6),
        SLACK * round_mm,
        "rounding of an edge in mm",
    )
    if level:
        measured, least, what = width, SLACK * FLAT_MM, "width of a flat top in mm"
    bad = np.flatnonzero(facing & (measured < least))
    if not len(bad):
        return []
    worst = bad[np.argmin(measured[bad])]
    return [rim.fault(what, one[worst], other[worst], measured[worst])]


def _dot(one: Floats, other: Floats) -> Floats:
    products: Floats = np.einsum("ij,ij->i", one, other)
    return products
