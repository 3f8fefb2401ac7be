"""Outlines of a housing's pieces, seen from above."""

from __future__ import annotations

from build123d import Axis, Sketch, fillet

from hardware.parameters import parameters
from hardware.shapes.box import Box
from hardware.shapes.plane import polygon, rectangle

QUARTERS = ("near-left", "near-right", "far-left", "far-right")


def notched(box: Box, inset: float = 0.0, right_mm: float | None = None) -> Sketch:
    """A housing's outline with the notch in its near left corner, or so far inside of it.

    right_mm: rounding of the corners at the right, if it is another one.
    """
    notch, corner_mm = parameters().frame.notch_mm, parameters().frame.corner_mm
    right_mm = corner_mm if right_mm is None else right_mm
    inner = box.grown(-inset)
    corner = (box.left + notch + inset, box.near + notch + inset)
    points = [
        (corner[0], inner.near),
        (inner.right, inner.near),
        inner.high,
        (inner.left, inner.far),
        (inner.left, corner[1]),
        corner,
    ]
    drawing = polygon(points, 0)
    edge = parameters().relief.round_mm
    left = Sketch(fillet(drawing.vertices().sort_by(Axis.X)[:-2], max(corner_mm - inset, edge)))
    return Sketch(fillet(left.vertices().sort_by(Axis.X)[-2:], max(right_mm - inset, edge)))


def rectangle_of(box: Box, radius_mm: float | None = None) -> Sketch:
    """A box as a drawing."""
    return rectangle(box.low, box.high, radius_mm)
