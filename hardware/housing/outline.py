"""Outlines of a housing's pieces, seen from above."""

from __future__ import annotations

from build123d import Axis, Part, Sketch, fillet

from hardware.parameters import parameters
from hardware.shapes.box import Box
from hardware.shapes.piece import parted, single
from hardware.shapes.plane import polygon, rectangle

QUARTERS = ("near-left", "near-right", "far-left", "far-right")
_CONSOLE_KEYS = (0.2, 0.8)
"""Where dovetails join the two halves over the console, in parts of its width."""


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


def console_half(whole: Part, console: Box, seam_mm: float, name: str) -> Part:
    """The near or the far half of what lies over the console, parted at y = seam_mm."""
    keys = [console.left + console.width * key for key in _CONSOLE_KEYS]
    return single(parted(whole, seam_mm, keys, across=True)[name == "far"])
