"""The grid under the skin, in four printed pieces: ribs along the grid lines, and the posts in one with them.

The ribs stand on the circuit boards and carry the skin, so that no force reaches a sensor; their seams lie below.

Between two dominoes there is only board.pitch_mm - tile.width_mm of room, too little for a wall with rounded
edges. So in the tray the posts at the ends of the slots stand as high as a wall, in the notches of the dominoes,
and those at the middles of their long sides are as low as on a board: a finger feels where a slot begins and ends.
"""

from __future__ import annotations

from functools import cache, partial

from build123d import Part, Pos, loft

from hardware.housing.outline import QUARTERS, rectangle_of
from hardware.housing.plan import BoardPlan, Plan, levels, plan
from hardware.housing.posts import post
from hardware.parameters import parameters
from hardware.shapes.box import Box, Point
from hardware.shapes.piece import Piece, single
from hardware.shapes.plane import ROOT_MM, joined, raised, rectangle

SLOT_ROWS = 2
"""Cells of a slot, one behind the other."""


@cache
def pieces(kind: str) -> tuple[Piece, ...]:
    """The four pieces of the grid of "board5", "board7" or "tray", where they stand; KeyError for another."""
    tray = "high posts at the ends of the slots, low ones at their sides"
    feel = tray if plan(kind).layout.kings else "low square posts at the crossings"
    return tuple(
        Piece(
            f"{kind}-grid-{name}",
            partial(_quarter, kind, name),
            f"{name.replace('-', ' ')} quarter of the grid below the skin: crossing ribs, {feel}",
            touched=True,
        )
        for name in QUARTERS
    )


def outline(kind: str, name: str) -> Box:
    """The rectangle of one piece; between two of them is the play of a joint."""
    its, half = plan(kind), parameters().skin.play_mm / 2
    x, y = its.grid_seams
    left, right = (x + half, its.skin.right) if "right" in name else (its.skin.left, x - half)
    near, far = (y + half, its.skin.far) if "far" in name else (its.skin.near, y - half)
    return Box(left, near, right, far)


def post_height_mm(its: Plan, at: Point) -> float:
    """How high the post at a crossing stands above the skin."""
    row = round((at[1] - its.cells.near) / parameters().board.pitch_mm)
    end_of_slot = its.layout.kings > 0 and row % SLOT_ROWS == 0
    return parameters().tray.wall_height_mm if end_of_slot else parameters().board.post_height_mm


def _lattice(its: Plan) -> list[Point]:
    """Where ribs cross: at every post, and beyond the tray's slots without posts."""
    pitch = parameters().board.pitch_mm
    across, along = round(its.room.width / pitch) + 1, round(its.room.depth / pitch) + 1
    return [(its.room.left + pitch * x, its.room.near + pitch * y) for x in range(across) for y in range(along)]


def ribs(its: Plan) -> list[Box]:
    """All ribs, whole; those that would cross a king's sensor are left out around it."""
    half, around = parameters().grid.rib_mm / 2, parameters().grid.around_mm
    reach = its.room.grown(half)
    lines_x, lines_y = ({at[axis] for at in _lattice(its)} for axis in (0, 1))
    found = [Box(x - half, reach.near, x + half, reach.far) for x in sorted(lines_x)]
    for y in sorted(lines_y):
        left = reach.left
        for king in sorted(x for x, king_y in its.kings if abs(king_y - y) < half):
            found.append(Box(left, y - half, king - around, y + half))
            left = king + around
        found.append(Box(left, y - half, reach.right, y + half))
    return found


def _within(rib: Box, box: Box) -> Box:
    """What of a rib lies in a box."""
    low = max(rib.left, box.left), max(rib.near, box.near)
    return Box(*low, min(rib.right, box.right), min(rib.far, box.far))


@cache
def _quarter(kind: str, name: str) -> Part:
    its, heights, box = plan(kind), levels(), outline(kind, name)
    joints = [at for at in _lattice(its) if box.left < at[0] < box.right and box.near < at[1] < box.far]
    mine = [at for at in joints if at in its.crossings]
    # What is left of a rib between a seam and a king's sensor would hold on to nothing.
    held = [
        rib for rib in ribs(its) if any(rib.left < x < rib.right and rib.near < y < rib.far for x, y in joints)
    ]
    cut = [rectangle_of(_within(rib, box)) for rib in held]
    high = heights.skin_bottom - heights.board
    lattice = Pos(0, 0, heights.board) * raised(joined(cut), high)
    make = _widening if isinstance(its, BoardPlan) else _upright
    posts = [Pos(*at, 0) * make(post_height_mm(its, at)) for at in mine]
    return single(Part(lattice + posts))


@cache
def _upright(height_mm: float) -> Part:
    """A post from the circuit board on; height_mm: above the skin."""
    heights = levels()
    low = heights.board + ROOT_MM
    return Part(Pos(0, 0, low) * post(heights.skin - low + height_mm))


@cache
def _widening(height_mm: float) -> Part:
    """A post over the one board, which has parts beside the ribs: it widens within the skin, and prints well."""
    its, heights = parameters(), levels()
    rib, side = its.grid.rib_mm / 2, its.board.post_side_mm / 2
    high = its.board.skin_mm - its.board.clearance_mm
    # Its foot is rounded as the ends of ribs, so that at the outer corners too it stands wholly on them.
    foot = rectangle((-rib, -rib), (rib, rib))
    wide = Pos(0, 0, high) * rectangle((-side, -side), (side, side), its.board.post_round_mm)
    above = Pos(0, 0, high) * post(its.board.skin_mm - high + height_mm)
    return Part(Pos(0, 0, heights.skin_bottom) * (Part(loft([foot, wide])) + above))
