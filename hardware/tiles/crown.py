"""Crowns: a row of raised triangles, the highest things on a tile. Millimetres."""

from __future__ import annotations

import math
from functools import cache

from build123d import Part

from hardware.parameters import parameters
from hardware.shapes.box import Point
from hardware.shapes.plane import ROOT_MM, polygon, raised, repeated


def height_mm() -> float:
    """How far a crown's point lies from its base, in the plane, with its corners rounded."""
    return _sharp_mm() * math.sqrt(3) / 2 - _round_mm()


def _round_mm() -> float:
    return 2 * parameters().relief.round_mm


def _sharp_mm() -> float:
    """Side of a triangle that is crown.side_mm wide when its corners are rounded."""
    return parameters().crown.side_mm + 2 * (math.sqrt(3) - 1) * _round_mm()


def places_mm(count: int) -> tuple[Point, ...]:
    """The middles of so many crowns' bases on the x axis, the row's middle at the origin."""
    its = parameters().crown
    pitch_mm = its.side_mm + its.gap_mm
    return tuple(((i - (count - 1) / 2) * pitch_mm, 0.0) for i in range(count))


@cache
def crowns(count: int) -> Part:
    """So many triangles side by side on z = 0, points to +y, bases on the x axis; ValueError for none."""
    if count < 1:
        raise ValueError(f"no row of crowns: {count}")
    side_mm = _sharp_mm()
    one = polygon([(-side_mm / 2, 0), (side_mm / 2, 0), (0, side_mm * math.sqrt(3) / 2)], _round_mm())
    return repeated(raised(one, parameters().crown.height_mm, ROOT_MM), places_mm(count))
