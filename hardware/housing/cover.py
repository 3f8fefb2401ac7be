"""The cover of the one board's electronics at the left: a box open below, in two pieces, and the cable's clamp.

Printed upside down. Behind the far wall its top goes on as a tongue: there the cable bends around two pegs and is
screwed fast under a bar, so that a pull at it never comes to the Pico's socket. A pen through the hole with a
groove around it presses the Pico's button BOOTSEL. Dots on the right wall count the rows.
"""

from __future__ import annotations

from functools import cache, partial

from build123d import Part, Pos, Sketch, extrude

from hardware.housing.labels import dots
from hardware.housing.outline import console_half, notched
from hardware.housing.plan import LAMP_MM, BoardPlan, board_plan, levels
from hardware.parameters import parameters
from hardware.shapes.box import Box, Point
from hardware.shapes.piece import FAR_MM, UPSIDE_DOWN, Piece, block, column, single
from hardware.shapes.plane import ROOT_MM, disc, raised


@cache
def pieces(kind: str) -> tuple[Piece, ...]:
    """The two pieces of the cover, where they stand, and the clamp."""
    words = "half of the cover: a box open below; on its right wall, above the tiles, dots count the rows"
    far = (
        f"{words}; at the far side a tongue with two pegs and a block for the cable, in its top a hole in a groove"
    )
    clamp = "a small bar with a hole near each end, which presses the cable upon the tongue"
    return (
        Piece(
            f"{kind}-cover-near", partial(_half, kind, "near"), f"near {words}", turn_deg=UPSIDE_DOWN, coarse=True
        ),
        Piece(f"{kind}-cover-far", partial(_half, kind, "far"), f"far {far}", turn_deg=UPSIDE_DOWN, coarse=True),
        Piece(f"{kind}-cable-clamp", partial(clamp_bar, kind), clamp),
    )


def bootsel(its: BoardPlan) -> Point:
    """Middle of the Pico's button."""
    rim = parameters().rim
    return its.cable - rim.bootsel_left_mm, its.board.far - rim.bootsel_end_mm


def pegs(its: BoardPlan) -> tuple[Point, Point]:
    """Middles of the pegs: the first at the right of the cable's straight way, the second at the left of it."""
    rim = parameters().rim
    first = its.board.far + rim.plug_mm + rim.peg_mm / 2
    aside = (rim.peg_mm + rim.cord_mm) / 2 - rim.bend_mm / 2
    return (its.cable + aside, first), (its.cable - aside, first + rim.peg_pitch_mm)


def clamp_box(its: BoardPlan) -> Box:
    """The block under the tongue against which the bar presses the cable, seen from above."""
    rim = parameters().rim
    near = pegs(its)[1][1] + rim.peg_mm / 2 + rim.cord_mm / 2
    return Box(its.cable - rim.clamp_mm / 2, near, its.cable + rim.clamp_mm / 2, near + rim.clamp_width_mm)


def clamp_screws(its: BoardPlan) -> tuple[Point, Point]:
    """The screws of the bar, at both sides of the cable."""
    box, boss = clamp_box(its), parameters().frame.boss_mm
    y = (box.near + box.far) / 2
    return (box.left + boss / 2, y), (box.right - boss / 2, y)


def cable_mm() -> float:
    """Height of the cable's middle."""
    return levels().board + parameters().rim.plug_rise_mm


@cache
def clamp_bar(kind: str) -> Part:
    """The bar where it presses the cable."""
    its, rim = board_plan(kind), parameters().rim
    top = cable_mm() + rim.cord_mm / 2 - (rim.cord_mm - rim.squeeze_mm)
    solid = block(clamp_box(its), top - rim.clamp_height_mm, top)
    return single(Part(solid - [column(at, parameters().frame.screw_mm, 0, FAR_MM) for at in clamp_screws(its)]))


@cache
def _half(kind: str, name: str) -> Part:
    its = board_plan(kind)
    return console_half(_cover(kind), its.console, its.roof_seam, name)


@cache
def _cover(kind: str) -> Part:
    its, heights, frame, rim = board_plan(kind), levels(), parameters().frame, parameters().rim
    openings = [disc(bootsel(its), rim.bootsel_mm), disc(LAMP_MM, rim.lamp_mm)]
    outside = Sketch(notched(its.console, right_mm=0) - openings)
    solid = Pos(0, 0, heights.skin) * raised(outside, heights.cover - heights.skin)
    inside = Part(extrude(notched(its.console, rim.wall_mm, right_mm=0), heights.cover_bottom))
    far = its.outer.far - rim.wall_mm - 1
    plug = Box(its.cable - frame.cable_mm / 2, far, its.cable + frame.cable_mm / 2, FAR_MM)
    solid = Part(solid - [inside, block(plug, 0, heights.cover_bottom)])
    bosses = [
        column(at, frame.boss_mm, heights.board if _on_board(its, at) else heights.skin, heights.cover_bottom + 1)
        for at in its.roof_screws
    ]
    more = [*bosses, *dots(its), *_tongue(its)]
    solid = Part(solid + more)
    ring = Pos(0, 0, heights.cover - rim.ring_depth_mm) * extrude(
        disc(bootsel(its), rim.ring_mm, rim.ring_mm - 2 * rim.ring_line_mm), FAR_MM
    )
    return Part(solid - [Part(ring), *_cores(its)])


def _on_board(its: BoardPlan, at: Point) -> bool:
    return its.board.near < at[1] < its.board.far


def _tongue(its: BoardPlan) -> list[Part]:
    """The top's continuation, a rib at each of its long edges, pegs, and the block over the bar."""
    heights, frame, rim = levels(), parameters().frame, parameters().rim
    box, far = clamp_box(its), its.outer.far - frame.corner_mm
    left, right = its.console.left + rim.wall_mm, box.right + rim.wall_mm
    low = cable_mm() + rim.cord_mm / 2
    peg_low = cable_mm() - rim.cord_mm
    edges = [Box(left, far, left + rim.wall_mm, box.far), Box(right - rim.wall_mm, far, right, box.far)]
    return [
        block(Box(left, far, right, box.far), heights.cover_bottom, heights.cover),
        *(block(edge, low, heights.cover_bottom + ROOT_MM) for edge in edges),
        *(column(at, rim.peg_mm, peg_low, heights.cover_bottom + ROOT_MM) for at in pegs(its)),
        block(box, low, heights.cover_bottom + ROOT_MM),
    ]


def _cores(its: BoardPlan) -> list[Part]:
    """Holes into which screws cut their threads, the bar's nearly as far as the top's own face."""
    frame, heights = parameters().frame, levels()
    cover = [column(at, frame.core_mm, 0, heights.skin + frame.screw_length_mm) for at in its.roof_screws]
    low = cable_mm()
    return cover + [column(at, frame.core_mm, low, heights.cover - frame.cover_mm) for at in clamp_screws(its)]
