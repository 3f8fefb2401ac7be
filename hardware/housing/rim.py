"""The rim of the one board's housing, in four pieces. Under the cells nothing is printed: steel is the bottom.

It rests on a ledge all around, with felt below; the circuit board lies on it and, where pins come through at the
left and the near edge, on rests above a thin plate. Screws from below into border and cover clamp all of it.
"""

from __future__ import annotations

from functools import cache, partial

from build123d import Part, extrude

from hardware.housing.outline import QUARTERS, notched
from hardware.housing.plan import BoardPlan, board_plan, levels
from hardware.parameters import parameters
from hardware.shapes.box import Box, Point
from hardware.shapes.piece import FAR_MM, Piece, block, column, countersunk, parted, single

KEYED_MM = 6.0
"""Half of a rest that a seam's key runs through."""


@cache
def pieces(kind: str) -> tuple[Piece, ...]:
    """The four quarters of the rim, where they stand."""
    words = {
        "near-left": "a thin plate with a wall at two sides, and two ledges",
        "near-right": "a thin plate with a wall, and a thick bar at the right",
        "far-left": "a thin plate with a wall, and a thick bar at the far side",
        "far-right": "an angle of two thick bars with a ledge inside",
    }
    return tuple(
        Piece(
            f"{kind}-rim-{name}",
            partial(_quarter, kind, name),
            f"{name.replace('-', ' ')} quarter of the rim, open under the cells: {words[name]}; dovetails join it",
            coarse=True,
        )
        for name in QUARTERS
    )


def top_mm() -> float:
    """Upper face: a hair below the skin's, so that the border clamps the skin."""
    return levels().skin - parameters().skin.play_mm


def joints(its: BoardPlan) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """Middles of the keys: y of those along the seam at x, x of those along the seam at y."""
    thick = parameters().frame.border_mm / 3
    near = (its.board.near + its.steel.near) / 2
    return (near, its.outer.far - thick), ((its.outer.left + its.steel.left) / 2, its.outer.right - thick)


@cache
def _quarter(kind: str, name: str) -> Part:
    its = board_plan(kind)
    (x, y), (along_x, along_y) = its.seams, joints(its)
    side = parted(_rim(kind), x, along_x)["right" in name]
    keys = [key for key in along_y if (key > x) == ("right" in name)]
    return single(parted(side, y, keys, across=True)["far" in name])


@cache
def _rim(kind: str) -> Part:
    """The whole rim."""
    its = board_plan(kind)
    solid = Part(extrude(notched(its.outer), top_mm()) - _rooms(its))
    columns = [column(at, parameters().frame.boss_mm, 0, top_mm()) for at in _free_screws(its)]
    stands = [*_rests(its), *(Part(one & _beside_skin(its)) for one in columns)]
    solid = Part(solid + stands)
    screws = (*its.rail_screws, *its.roof_screws)
    return single(Part(solid - [hole for at in screws for hole in countersunk(at)]))


def _rooms(its: BoardPlan) -> list[Part]:
    """What is empty: over the plates, for steel, circuit board and skin; and the opening under the cells."""
    known, heights = parameters(), levels()
    ease, ledge = known.frame.ease_mm, known.rim.ledge_mm
    steel, skin = its.steel.grown(ease), its.skin.grown(known.skin.play_mm)
    low = (its.steel.left - ledge - ease, its.steel.near - ledge - ease)
    inner = extrude(notched(its.outer, known.rim.wall_mm), FAR_MM)
    plates = [
        block(Box(its.outer.left, its.outer.near, low[0], its.outer.far), known.rim.plate_mm, FAR_MM),
        block(Box(its.outer.left, its.outer.near, its.outer.right, low[1]), known.rim.plate_mm, FAR_MM),
    ]
    return [
        *(Part(plate & inner) for plate in plates),
        block(steel, heights.floor, FAR_MM),
        block(Box(*low, *steel.high), heights.board_bottom, FAR_MM),
        block(Box(low[0], low[1], *skin.high), heights.skin_bottom, FAR_MM),
        block(its.steel.grown(-ledge), -1, FAR_MM),
    ]


def _rests(its: BoardPlan) -> list[Part]:
    """What the circuit board lies on beside the steel: edges, between the Pico's rows, at screws, over keys."""
    known, board = parameters(), its.board
    wide, boss = known.frame.rest_mm, known.frame.boss_mm / 2
    (x, y), ((near, _), (left, _)) = its.seams, joints(its)
    deep = known.frame.key_mm
    boxes = [
        Box(board.left, board.near, board.left + wide, board.far),
        Box(board.left, board.near, board.right, board.near + wide),
        Box(its.cable - wide, y + deep, its.cable + wide, board.far - wide),
        Box(x - deep, near - KEYED_MM, x + 1.25 * deep, near + KEYED_MM),
        Box(left - KEYED_MM, y - deep, left + KEYED_MM, y + 1.25 * deep),
    ]
    high = levels().board_bottom
    through = [at for at in its.roof_screws if board.left < at[0] and board.near < at[1] < board.far]
    return [block(box, 0, high) for box in boxes] + [column(at, 2 * boss, 0, high) for at in through]


def _free_screws(its: BoardPlan) -> list[Point]:
    """Screws that do not pass the circuit board."""
    board = its.board
    screws = (*its.rail_screws, *its.roof_screws)
    return [(x, y) for x, y in screws if not (board.near < y < board.far and board.left < x < board.right)]


def _beside_skin(its: BoardPlan) -> Part:
    """Where a column may be: within the housing's outline, and not under the skin."""
    return Part(
        extrude(notched(its.outer), FAR_MM) - [block(its.skin.grown(parameters().skin.play_mm), 0, FAR_MM)]
    )
