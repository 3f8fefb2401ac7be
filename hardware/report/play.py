"""How far a tile can be from its place before the board's posts stop it, by the sections of exported meshes."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from itertools import product
from pathlib import Path
from typing import Final

import numpy as np
import shapely
from shapely import Polygon, affinity
from shapely.geometry.base import BaseGeometry

from hardware.errors import HardwareError
from hardware.magnets.geometry import Floats, Pose
from hardware.parameters import parameters

SECTIONS: Final = Path(__file__).parent / "sections.json"
"""Outlines of tiles and of a post, cut from exported meshes; `python -m hardware.sections` writes it."""
FORMAT: Final = 1
STEP_MM, STEP_DEG = 0.1, 0.25
MOST_DEG = 10.0
"""A tile that turns so far has left its place."""
REACH_MM = 1.6
"""How far from its place a tile is looked for: more than the widest notch leaves."""


@dataclass(frozen=True, slots=True)
class Play:
    """The greatest way from its place that a tile can have along an axis, and its greatest turn."""

    offset_mm: float
    turn_deg: float


@dataclass(frozen=True, slots=True)
class Sections:
    """Outlines at one height above the skin: of tiles by number of cells, and of a post around its middle."""

    tiles: dict[int, Polygon]
    post: Polygon


@cache
def sections() -> Sections:
    """The lowest sections of the file, where posts are widest. HardwareError for a file of another format."""
    told = json.loads(SECTIONS.read_text(encoding="utf-8"))
    if told.get("format") != FORMAT:
        raise HardwareError(f"{SECTIONS.name} is of format {told.get('format')}: python -m hardware.sections")
    return Sections({cells: Polygon(told[str(cells)][0]) for cells in (1, 2)}, Polygon(told["post"][0]))


def outline(parts: int) -> Polygon:
    """A tile of one or two cells seen from above, around its middle, with the notches for the posts."""
    return sections().tiles[parts]


def posts_mm(parts: int) -> list[tuple[float, float]]:
    """Where the posts stand that touch a tile of one or two cells, from its middle."""
    half_mm = parameters().board.pitch_mm / 2
    return [(half_mm * x, half_mm * y) for x in range(-parts, parts + 1, 2) for y in (-1, 1)]


def posts(parts: int, post: Polygon) -> BaseGeometry:
    """All posts that touch a tile of one or two cells."""
    return shapely.union_all([affinity.translate(post, *at) for at in posts_mm(parts)])


def free_ways(tile: Polygon, around: BaseGeometry, turn_deg: float) -> Floats:
    """All ways on a grid of STEP_MM, a row of x and y each, that a tile turned by so much meets no post at."""
    steps = np.arange(-round(REACH_MM / STEP_MM), round(REACH_MM / STEP_MM) + 1) * STEP_MM
    ways: Floats = np.array(list(product(steps, steps)))
    corners = shapely.get_coordinates(affinity.rotate(tile, turn_deg, origin=(0, 0)))
    moved = shapely.polygons(corners[None] + ways[:, None])
    shapely.prepare(around)
    free: Floats = ways[~shapely.intersects(around, moved)]
    return free


@cache
def free_poses(parts: int) -> tuple[Pose, ...]:
    """Every pose on a grid of STEP_MM and STEP_DEG that a flat tile can reach from its place without lifting.

    ValueError when the posts do not stop its turn before MOST_DEG.
    """
    tile, around = outline(parts), posts(parts, sections().post)
    found: list[Pose] = []
    for turn_deg in np.arange(0.0, MOST_DEG, STEP_DEG).tolist():
        free = free_ways(tile, around, turn_deg).tolist()
        if not free:
            return tuple(found)
        found += [Pose(x_mm, y_mm, turn_deg) for x_mm, y_mm in free]
        # A tile and its posts are their own mirror image.
        found += [Pose(-x_mm, y_mm, -turn_deg) for x_mm, y_mm in free if turn_deg]
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
