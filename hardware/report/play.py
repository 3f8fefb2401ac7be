"""How far a tile can be from its place before the board's posts stop it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import product

import numpy as np
from shapely import Point, Polygon, affinity, box
from shapely.ops import unary_union

from hardware.magnets.geometry import Floats, Pose
from hardware.parameters import parameters

STEP_MM, STEP_DEG = 0.1, 0.25
MOST_DEG = 10.0
"""A tile that turns so far has left its place."""
ROUND = 32
"""Sides of a quarter circle in the polygons below; its error is below 0.002 mm."""


@dataclass(frozen=True, slots=True)
class Play:
    """The greatest way from its place that a tile can have along an axis, and its greatest turn."""

    offset_mm: float
    turn_deg: float


def outline(parts: int) -> Polygon:
    """A tile of one or two cells seen from above, around its middle, with the notches for the posts."""
    its = parameters()
    length_mm = its.tile.length_mm if parts > 1 else its.tile.width_mm
    whole = box(-length_mm / 2, -its.tile.width_mm / 2, length_mm / 2, its.tile.width_mm / 2)
    return whole - unary_union([Point(at).buffer(its.tile.notch_mm, ROUND) for at in posts_mm(parts)])


def posts_mm(parts: int) -> list[tuple[float, float]]:
    """Where the posts stand that touch a tile of one or two cells, from its middle."""
    half_mm = parameters().board.pitch_mm / 2
    return [(half_mm * x, half_mm * y) for x in range(-parts, parts + 1, 2) for y in (-1, 1)]


@cache
def free_poses(parts: int) -> tuple[Pose, ...]:
    """Every pose on a grid of STEP_MM and STEP_DEG that a flat tile can reach from its place without lifting.

    ValueError when the posts do not stop its turn before MOST_DEG.
    """
    its = parameters()
    post_mm = its.board.post_diameter_mm / 2
    posts = unary_union([Point(at).buffer(post_mm, ROUND) for at in posts_mm(parts)])
    reach = int(np.ceil((its.tile.notch_mm - post_mm) / STEP_MM)) + 2
    ways = np.arange(-reach, reach + 1) * STEP_MM
    found: list[Pose] = []
    for turn_deg in np.arange(0.0, MOST_DEG, STEP_DEG):
        turned = affinity.rotate(outline(parts), float(turn_deg), origin=(0, 0))
        free = [
            (float(x_mm), float(y_mm))
            for x_mm, y_mm in product(ways, ways)
            if not affinity.translate(turned, float(x_mm), float(y_mm)).intersects(posts)
        ]
        if not free:
            return tuple(found)
        found += [Pose(x_mm, y_mm, float(turn_deg)) for x_mm, y_mm in free]
        # A tile and its posts are their own mirror image.
        found += [Pose(-x_mm, y_mm, -float(turn_deg)) for x_mm, y_mm in free if turn_deg]
    raise ValueError(f"the posts do not stop a tile of {parts} cells from turning")


def play(parts: int) -> Play:
    """What the posts leave to a tile of one or two cells, to the step of the grid above."""
    poses = free_poses(parts)
    offset_mm = max(max(abs(pose.x_mm), abs(pose.y_mm)) for pose in poses)
    return Play(offset_mm, max(abs(pose.turn_deg) for pose in poses))


def promised_poses() -> tuple[Pose, ...]:
    """The poses that the design promises to bear without posts: extremes and middles of each axis."""
    limits = parameters().tolerances
    ways: Floats = np.array((-1.0, 0.0, 1.0))
    return tuple(
        Pose(x * limits.offset_mm, y * limits.offset_mm, turn * limits.turn_deg)
        for x, y, turn in product(ways, ways, ways)
    )
