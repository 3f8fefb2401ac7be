"""The wand: a tip with a pocket for its magnet, and a handle whose peg closes that pocket. Glued together."""

from __future__ import annotations

from functools import cache

from build123d import Part, Pos

from hardware.parameters import parameters
from hardware.shapes import part
from hardware.shapes.piece import UPSIDE_DOWN, Piece, column, cone, single
from hardware.shapes.plane import disc, raised


def parts() -> tuple[part.Part, ...]:
    """Tip and handle, as they are printed, upright both."""
    return tuple(piece.part() for piece in pieces())


def pieces() -> tuple[Piece, ...]:
    """Tip and handle on the axis of a wand whose tip stands on z = 0."""
    return (
        Piece("wand-tip", tip, "a slim cup, the magnet goes in first, north pole towards the closed end"),
        Piece("wand-handle", handle, "a round stick with a thin peg at one end", turn_deg=UPSIDE_DOWN),
    )


def joint_mm() -> float:
    """Length of the tip, up to where the handle begins."""
    its = parameters()
    return its.wand.floor_mm + its.wand_magnet.height_mm + its.pocket.headroom_mm + its.wand.peg_mm


@cache
def tip() -> Part:
    """A cup, wider towards the handle, with rounded end."""
    its = parameters()
    hole = its.wand_magnet.diameter_mm + its.pocket.play_mm
    thin, wide, edge = hole + 2 * its.printing.wall_mm, its.wand.wide_mm, its.relief.round_mm
    joint, slope = joint_mm(), (wide - thin) / 2
    solid = Part(
        cone((0, 0), thin - 2 * edge, thin, 0, edge)
        + column((0, 0), thin, edge, joint - slope - 1)
        + cone((0, 0), thin, wide, joint - slope - 1, joint - 1)
        + column((0, 0), wide, joint - 1, joint)
    )
    return single(Part(solid - column((0, 0), hole, its.wand.floor_mm, joint + 1)))


@cache
def handle() -> Part:
    """The stick, its peg below."""
    its = parameters()
    joint = joint_mm()
    peg = its.wand_magnet.diameter_mm + its.pocket.play_mm - its.wand.glue_mm
    stick = Pos(0, 0, joint) * raised(disc((0, 0), its.wand.wide_mm), its.wand.length_mm - joint)
    return single(Part(stick + column((0, 0), peg, joint - its.wand.peg_mm, joint + 1)))
