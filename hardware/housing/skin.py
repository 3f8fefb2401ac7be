"""The top sheet between tiles and sensors, in four pieces, posts in one with them.

Between two dominoes there is only board.pitch_mm - tile.width_mm of room, too little for a wall with rounded
edges. So in the tray the posts at the ends of the slots stand as high as a wall, in the notches of the dominoes,
and those at the middles of their long sides are as low as on a board: a finger feels where a slot begins and ends.
"""

from __future__ import annotations

from functools import cache, partial

from build123d import Part, Pos

from hardware.housing.floor import QUARTERS, rectangle_of
from hardware.housing.plan import Plan, levels, plan
from hardware.housing.posts import post
from hardware.parameters import parameters
from hardware.shapes import part
from hardware.shapes.box import Box, Point
from hardware.shapes.holes import hole
from hardware.shapes.piece import Piece, single
from hardware.shapes.plane import raised

SLOT_ROWS = 2
"""Cells of a slot, one behind the other."""


def parts(kind: str) -> tuple[part.Part, ...]:
    """The skin of "board5", "board7" or "tray", as it is printed; KeyError for another."""
    return tuple(piece.part() for piece in pieces(kind))


@cache
def pieces(kind: str) -> tuple[Piece, ...]:
    """The four pieces, where they stand."""
    words = {True: "high posts at the ends of the slots, low ones at their sides, a dimple in the middle of each"}
    feel = words.get(plan(kind).layout.kings > 0, "low square posts at the crossings of the grid")
    return tuple(
        Piece(
            f"{kind}-skin-{name}",
            partial(_quarter, kind, name),
            f"{name.replace('-', ' ')} quarter of the skin: a thin plate, {feel}",
            touched=True,
        )
        for name in QUARTERS
    )


def outline(kind: str, name: str) -> Box:
    """The rectangle of one piece; between two of them is the play of a joint."""
    its, half = plan(kind), parameters().skin.play_mm / 2
    x, y = its.skin_seams
    left, right = (x + half, its.skin.right) if "right" in name else (its.skin.left, x - half)
    near, far = (y + half, its.skin.far) if "far" in name else (its.skin.near, y - half)
    return Box(left, near, right, far)


def post_height_mm(its: Plan, at: Point) -> float:
    """How high the post at a crossing is."""
    row = round((at[1] - its.cells.near) / parameters().board.pitch_mm)
    end_of_slot = its.layout.kings > 0 and row % SLOT_ROWS == 0
    return parameters().tray.wall_height_mm if end_of_slot else parameters().board.post_height_mm


@cache
def _quarter(kind: str, name: str) -> Part:
    its, heights, board = plan(kind), levels(), parameters().board
    box = outline(kind, name)
    plate = Pos(0, 0, heights.skin_bottom) * raised(rectangle_of(box), board.skin_mm)
    mine = [at for at in its.crossings if box.left < at[0] < box.right and box.near < at[1] < box.far]
    posts = [Pos(*at, heights.skin) * post(post_height_mm(its, at)) for at in mine]
    solid = Part(plate + posts)
    tray, edge = parameters().tray, parameters().relief.round_mm
    dimples = [Pos(*at, heights.skin) * hole(tray.dimple_mm, tray.dimple_depth_mm, edge) for at in its.kings]
    return single(Part(solid - dimples) if dimples else solid)
