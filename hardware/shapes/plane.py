"""Drawing in the plane, and from there to solids whose upper edges are fit to be touched. Millimetres.

All relief is drawn from strokes with round ends and from polygons with round corners, then raised: straight walls
whose last bit is a chamfer of 45 degrees. So nothing overhangs, and no edge that a finger meets is sharp.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from functools import cache

from build123d import (
    Axis,
    Circle,
    Compound,
    Edge,
    Face,
    Line,
    Part,
    Plane,
    Polyline,
    Pos,
    Side,
    Sketch,
    ThreePointArc,
    Vertex,
    Wire,
    chamfer,
    extrude,
    fillet,
    make_face,
    offset,
    revolve,
)

from hardware.parameters import parameters
from hardware.shapes.box import Point

ROOT_MM = 0.05
"""How far relief reaches into what it stands on, so that both fuse to one solid and not along a mere face."""
TINY_MM = 1e-6
SMOOTH = 0.01
_SAME = 9
"""Decimals of a millimetre in which two sizes are the same."""


def polygon(points: Sequence[Point], radius_mm: float | None = None, inward_mm: float | None = None) -> Sketch:
    """A filled polygon with round corners, by default of twice relief.round_mm: that much is left at a chamfer.

    inward_mm: radius of corners that point inwards, by default as the others. ValueError when a corner has no room
    for its radius.
    """
    radius_mm = 2 * parameters().relief.round_mm if radius_mm is None else radius_mm
    inward_mm = radius_mm if inward_mm is None else inward_mm
    around = sum(_turn((0, 0), *pair) for pair in zip(points, [*points[1:], points[0]], strict=True))
    face = Sketch(make_face(Polyline(*points, close=True)))
    for outward, radius in ((True, radius_mm), (False, inward_mm)):
        corners = [
            point
            for before, point, after in zip([points[-1], *points], points, [*points[1:], points[0]], strict=False)
            if (_turn(before, point, after) * around > 0) is outward
        ]
        chosen = [vertex for vertex in face.vertices() if _nearest_mm(vertex, corners) < TINY_MM]
        face = Sketch(fillet(chosen, radius)) if radius and chosen else face
    return face


def rectangle(low: Point, high: Point, radius_mm: float | None = None) -> Sketch:
    """A rectangle between two corners, rounded as a polygon is."""
    width_mm, depth_mm = (round(high[axis] - low[axis], _SAME) for axis in (0, 1))
    return Sketch(Pos(*low) * _rectangle_at_zero(width_mm, depth_mm, radius_mm))


@cache
def _rectangle_at_zero(width_mm: float, depth_mm: float, radius_mm: float | None) -> Sketch:
    """Ribs and posts are many of one size, and rounding is dear."""
    return polygon([(0, 0), (width_mm, 0), (width_mm, depth_mm), (0, depth_mm)], radius_mm)


def disc(middle: Point, diameter_mm: float, hole_mm: float = 0.0) -> Sketch:
    """A circle, or a ring when the diameter of a hole is given."""
    full = Pos(*middle) * Circle(diameter_mm / 2)
    return Sketch(full - Pos(*middle) * Circle(hole_mm / 2)) if hole_mm else Sketch(full)


def stroke(points: Sequence[Point], width_mm: float) -> Sketch:
    """A line along straight pieces, round at ends and bends."""
    return _thick(Wire(Polyline(*points).edges()), width_mm)


def curve(pieces: Iterable[Sequence[Point]], width_mm: float) -> Sketch:
    """A line along pieces that follow one another: two points are a straight one, three a part of a circle."""
    edges = [ThreePointArc(*piece) if len(piece) == 3 else Line(*piece) for piece in pieces]
    return _thick(Wire(edges), width_mm)


def stadium(middle: Point, size_mm: Point) -> Sketch:
    """A rectangle with half circles at its two ends; a circle when it is as wide as high."""
    wide, high = size_mm
    round_mm = min(wide, high) / 2
    if abs(wide - high) < TINY_MM:
        return disc(middle, wide)
    ends = [((wide / 2 - round_mm) * side, (high / 2 - round_mm) * side) for side in (-1, 1)]
    return Sketch(Pos(*middle) * stroke(ends, 2 * round_mm))


def loop(middle: Point, size_mm: Point, width_mm: float) -> Sketch:
    """A closed line around a stadium, which is size_mm large at its outside."""
    hole = (size_mm[0] - 2 * width_mm, size_mm[1] - 2 * width_mm)
    return Sketch(stadium(middle, size_mm) - stadium(middle, hole))


def wave(start: Point, length_mm: float, waves: float, height_mm: float, width_mm: float) -> Sketch:
    """A wavy line to the right: so many waves (steps of a half) of arcs, height_mm from crest to trough."""
    half_mm, x, y = length_mm / waves / 2, *start
    arcs: list[Edge] = []
    for i in range(round(2 * waves)):
        side = height_mm / 2 * (1 if i % 2 == 0 else -1)
        left = x + i * half_mm
        arcs.append(ThreePointArc((left, y), (left + half_mm / 2, y + side), (left + half_mm, y)))
    return _thick(Wire(arcs), width_mm)


def joined(drawings: Iterable[Sketch]) -> Sketch:
    """Several drawings as one, overlaps counted once."""
    first, *others = drawings
    return Sketch(first + others) if others else first


def softened(drawing: Sketch, radius_mm: float) -> Sketch:
    """The drawing with all its corners rounded, those that point inwards too.

    Where a line runs smoothly into the next is no corner. ValueError when a corner has no room for its radius.
    """
    corners = [vertex for vertex in drawing.vertices() if not _is_smooth(drawing, vertex)]
    return Sketch(fillet(corners, radius_mm))


def raised(drawing: Sketch, height_mm: float, root_mm: float = 0.0, chamfer_mm: float | None = None) -> Part:
    """The drawing as a solid from z = -root_mm up to height_mm, its upper edges chamfered.

    chamfer_mm: by how much, by default relief.round_mm.

    ValueError when the drawing has no room for the chamfer: lines must be wider than two of them.
    """
    block = extrude(drawing, height_mm + root_mm)
    edges = [edge for face in _tops(block, height_mm + root_mm) for edge in face.edges()]
    try:
        solid = chamfer(edges, chamfer_mm or parameters().relief.round_mm)
    except Exception as error:
        raise ValueError("no room for a chamfer") from error
    if not solid.is_valid or not _tops(solid, height_mm + root_mm):
        raise ValueError("no room for a chamfer")
    return Part(Pos(0, 0, -root_mm) * solid)


def dome(diameter_mm: float, height_mm: float, root_mm: float = 0.0) -> Part:
    """The cap of a ball on z = 0, with a short cylinder of the same diameter below it."""
    radius_mm = diameter_mm / 2
    ball_mm = (radius_mm**2 + height_mm**2) / (2 * height_mm)
    middle = ball_mm * math.sin(math.asin(radius_mm / ball_mm) / 2)
    bow = ThreePointArc(
        (0, 0, height_mm),
        (middle, 0, height_mm - ball_mm + math.sqrt(ball_mm**2 - middle**2)),
        (radius_mm, 0, 0),
    )
    down = [Line((radius_mm, 0, 0), (radius_mm, 0, -root_mm))] if root_mm else []
    corner = (radius_mm, 0, -root_mm)
    back = [Line(corner, (0, 0, -root_mm)), Line((0, 0, -root_mm), (0, 0, height_mm))]
    return Part(revolve(Face(Wire([bow, *down, *back])), Axis.Z))


def repeated(solid: Part, places: Iterable[Point]) -> Part:
    """Copies of one solid moved to places that are far enough apart, without any work of fusing."""
    return together(Pos(*place) * solid for place in places)


def together(solids: Iterable[Part]) -> Part:
    """Solids that do not touch one another, as one part."""
    return Part(Compound([one for solid in solids for one in solid.solids()]))


def _turn(one: Point, other: Point, third: Point) -> float:
    """Twice the area of a triangle, above zero when it goes counter-clockwise."""
    return (other[0] - one[0]) * (third[1] - one[1]) - (other[1] - one[1]) * (third[0] - one[0])


def _nearest_mm(vertex: Vertex, points: Sequence[Point]) -> float:
    return min((math.dist((vertex.X, vertex.Y), point) for point in points), default=math.inf)


def _thick(path: Wire, width_mm: float) -> Sketch:
    return Sketch(make_face(offset(path, width_mm / 2, side=Side.BOTH, closed=True)))


def _tops(solid: Part, height_mm: float) -> list[Face]:
    """The flat faces at a solid's upper end."""
    flat = [face for face in solid.faces().filter_by(Plane.XY) if abs(face.center().Z - height_mm) < TINY_MM]
    return [face for face in flat if face.area > TINY_MM]


def _is_smooth(drawing: Sketch, vertex: Vertex) -> bool:
    ways = []
    for edge in drawing.edges():
        starts, ends = (abs(edge.position_at(end) - vertex.center()) < TINY_MM for end in (0, 1))
        if starts != ends:
            ways.append(edge.tangent_at(0) if starts else -edge.tangent_at(1))
    return len(ways) == 2 and abs(ways[0] + ways[1]) < SMOOTH
