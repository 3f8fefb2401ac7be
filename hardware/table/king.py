"""The kings: four bodies told apart by their number of sides, on feet that hold a magnet and fit a dimple.

A foot is printed upright, its magnet laid in, and the body glued on: a ring around the pocket's mouth goes into a
groove below the body, whose core closes the pocket.
"""

from __future__ import annotations

import math
from functools import cache, partial

from build123d import Part, Pos, Sketch

from hardware.parameters import parameters
from hardware.shapes import part
from hardware.shapes.box import Point
from hardware.shapes.piece import Piece, column, cone, single
from hardware.shapes.plane import ROOT_MM, disc, dome, polygon, raised, repeated, stroke

SIDES = {
    1: "round like a coin, one dot on top",
    2: "flat, with two sides, two dots on top",
    3: "with three sides, three dots on top",
    4: "with four sides, four dots on top",
}
"""Number of a king, which is that of its castle -> how it feels."""


def parts() -> tuple[part.Part, ...]:
    """A foot for each king, and the four bodies, as they are printed."""
    return tuple(piece.part() for piece in pieces())


def pieces() -> tuple[Piece, ...]:
    """Foot and bodies, each on the axis of a king whose lowest face is z = 0."""
    each = int(parameters().king.each_count)
    feet = "foot of a king: a cup for a magnet, north pole down; the body is glued over it"
    return (
        Piece("king-foot", foot, feet, count=each * len(SIDES)),
        *(
            Piece(f"king-{number}", partial(_standing, number), f"body of a king, {feel}", True, count=each)
            for number, feel in SIDES.items()
        ),
    )


def foot_mm() -> float:
    """Diameter of a foot where it stands in a dimple."""
    return parameters().tray.dimple_mm - parameters().king.play_mm


def joint_mm() -> float:
    """Height at which body and foot meet."""
    its = parameters()
    return its.king.floor_mm + its.king_magnet.height_mm + its.pocket.headroom_mm


def _ring_mm() -> Point:
    """Inner and outer diameter of the ring around the pocket."""
    its = parameters()
    inner = its.king_magnet.diameter_mm + its.pocket.play_mm
    return inner, inner + 2 * its.pocket.wall_mm


@cache
def foot() -> Part:
    """The cup of the magnet: narrow as far as a dimple is deep, then wide as the body."""
    its = parameters()
    inner, outer = _ring_mm()
    narrow, wide, edge = foot_mm(), its.king.wide_mm, its.relief.round_mm
    deep, joint = its.tile.dimple_depth_mm, joint_mm()
    flare = min(deep + (wide - narrow) / 2, joint)
    solid = Part(
        cone((0, 0), narrow - 2 * edge, narrow, 0, edge)
        + column((0, 0), narrow, edge, deep)
        + cone((0, 0), narrow, narrow + 2 * (flare - deep), deep, flare)
    )
    if joint > flare:
        solid = Part(solid + column((0, 0), wide, flare, joint))
    solid = Part(solid + column((0, 0), outer, joint - 1, joint + its.king.ring_mm))
    return single(Part(solid - column((0, 0), inner, its.king.floor_mm, joint + 2 * its.king.ring_mm)))


@cache
def body(number: int) -> Part:
    """A king's body, its lower face on z = 0: a disc, sides as many as its number, dots on top; KeyError."""
    king, wide = parameters().king, parameters().king.wide_mm
    high = king.tall_mm - joint_mm()
    sides = Pos(0, 0, king.disc_mm) * raised(_section(number), high - king.disc_mm, ROOT_MM)
    braille = parameters().braille
    dots = Pos(0, 0, high) * repeated(dome(braille.dot_mm, braille.height_mm, ROOT_MM), _dots(number))
    inner, outer = _ring_mm()
    groove = Part(
        column((0, 0), outer + king.ring_play_mm, -1, king.ring_mm + king.ring_play_mm)
        - column((0, 0), inner - king.ring_play_mm, -2, king.ring_mm + 1)
    )
    return single(Part(raised(disc((0, 0), wide), king.disc_mm) + sides + dots - groove))


def _standing(number: int) -> Part:
    return Part(Pos(0, 0, joint_mm()) * body(number))


def _section(number: int) -> Sketch:
    """The sides in plan, within a disc that leaves room for its chamfer."""
    radius = parameters().king.wide_mm / 2 - 2 * parameters().relief.round_mm
    if number == 1:
        return disc((0, 0), 2 * radius)
    if number == 2:
        return stroke([(-radius / 2, 0), (radius / 2, 0)], radius)
    corners = [math.radians(90 + 360 * i / number) for i in range(number)]
    return polygon([(radius * math.cos(turn), radius * math.sin(turn)) for turn in corners])


def _dots(number: int) -> list[Point]:
    """Middles of so many dots, least gap between neighbours, turned as the sides are."""
    if number == 1:
        return [(0.0, 0.0)]
    pitch = parameters().braille.dot_mm + parameters().relief.gap_mm
    if number == 2:
        return [(-pitch / 2, 0.0), (pitch / 2, 0.0)]
    radius = pitch / 2 / math.sin(math.pi / number)
    turns = [math.radians(90 + 360 * i / number) for i in range(number)]
    return [(radius * math.cos(turn), radius * math.sin(turn)) for turn in turns]
