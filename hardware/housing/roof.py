"""The roof over strips and main board at the left: a box open below, in two pieces, screwed from below.

Printed upside down. Its far wall has the outlet of the cable, its top the slots above buzzer and lamp, its right
wall the dots that count the rows.
"""

from __future__ import annotations

from functools import cache, partial

from build123d import Part, Pos, Sketch, extrude

from hardware.housing.labels import dots
from hardware.housing.outline import console_half, notched
from hardware.housing.plan import StripPlan, levels, strip_plan
from hardware.parameters import parameters
from hardware.shapes.box import Box
from hardware.shapes.piece import FAR_MM, UPSIDE_DOWN, Piece, block, column
from hardware.shapes.plane import raised, rectangle


@cache
def pieces(kind: str) -> tuple[Piece, ...]:
    """The two pieces of the roof, where they stand."""
    words = "half of the roof: a box open below; on its right wall, above the tiles, dots count the rows"
    return tuple(
        Piece(f"{kind}-roof-{name}", partial(_half, kind, name), f"{name} {words}", turn_deg=UPSIDE_DOWN)
        for name in ("near", "far")
    )


@cache
def _half(kind: str, name: str) -> Part:
    its = strip_plan(kind)
    return console_half(_roof(kind), its.console, its.roof_seam, name)


@cache
def _roof(kind: str) -> Part:
    its, heights, frame = strip_plan(kind), levels(), parameters().frame
    outside = Sketch(notched(its.console, right_mm=0) - _slots(its))
    solid = Pos(0, 0, heights.skin) * raised(outside, heights.roof - heights.skin)
    inside = Part(extrude(notched(its.console, frame.wall_mm, right_mm=0), heights.roof_bottom))
    low = heights.roof_bottom - frame.wall_mm
    cable = Box(its.cable - frame.cable_mm / 2, its.hollow.far - 1, its.cable + frame.cable_mm / 2, FAR_MM)
    solid = Part(solid - [inside, block(cable, 0, low)])
    columns = [column(at, frame.boss_mm, heights.skin, heights.roof_bottom + 1) for at in its.roof_screws]
    solid = Part(solid + (columns + dots(its)))
    return Part(
        solid - [column(at, frame.core_mm, 0, heights.skin + frame.screw_length_mm) for at in its.roof_screws]
    )


def _slots(its: StripPlan) -> list[Sketch]:
    """The slots of the grille, with round ends."""
    box, wide = its.grille, parameters().frame.grille_mm
    lows = [box.near + 2 * wide * i for i in range(int(parameters().frame.grille_count))]
    return [rectangle((box.left, low), (box.right, low + wide), wide * 0.49) for low in lows]
