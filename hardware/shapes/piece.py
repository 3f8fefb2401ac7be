"""A printed piece of a housing, drawn where it stands in the board, and how it is laid down to be printed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from build123d import Box as Block
from build123d import Compound, Cone, Cylinder, Location, Part, Pos, Rot, extrude

from hardware.parameters import parameters
from hardware.shapes import part
from hardware.shapes.box import Box, Point
from hardware.shapes.plane import polygon

FAR_MM = 1000.0
"""Beyond everything that is cut."""
UPSIDE_DOWN, ON_ITS_BACK = 180.0, -90.0
"""Turns about x: the upper face, or the far face, down on the bed."""
TIP_RATIO = 1.4
"""A dovetail's end to its neck."""


@dataclass(frozen=True, slots=True)
class Piece:
    """One piece of a housing.

    name, touched, words: as of a printed part. draw: builds it where it stands, in the axes of its room's plan.
    turn_deg: how it is turned about x to be printed. fine: printed in the layers of Braille, coarse: in those of
    what nobody reads. count: equal ones.
    """

    name: str
    draw: Callable[[], Part]
    words: str
    touched: bool = False
    turn_deg: float = 0.0
    fine: bool = False
    coarse: bool = False
    count: int = 1

    def part(self) -> part.Part:
        """The piece as it is printed."""
        its = parameters().printing
        usual = its.coarse_layer_mm if self.coarse else its.layer_mm
        layer = its.fine_layer_mm if self.fine else usual
        return part.Part(self.name, self._lie, self.count, layer, self.touched, self.words)

    def _lie(self) -> Part:
        solid = self.draw()
        return Part(lying(solid, self.turn_deg) * solid)


def lying(solid: Part, turn_deg: float = 0.0) -> Location:
    """Where a solid, turned about x, has to be moved to lie on the middle of the bed."""
    turn: Location = Rot(turn_deg, 0, 0)
    box = (turn * solid).bounding_box()
    move: Location = Pos(-box.center().X, -box.center().Y, -box.min.Z)
    return move * turn


def block(box: Box, bottom: float, top: float) -> Part:
    """A box between two heights."""
    middle = Pos((box.left + box.right) / 2, (box.near + box.far) / 2, (bottom + top) / 2)
    return Part(middle * Block(box.width, box.depth, top - bottom))


def column(at: Point, diameter: float, bottom: float, top: float) -> Part:
    """An upright cylinder."""
    return Part(Pos(*at, (bottom + top) / 2) * Cylinder(diameter / 2, top - bottom))


def cone(at: Point, lower: float, upper: float, bottom: float, top: float) -> Part:
    """An upright cone; its diameters below and above."""
    return Part(Pos(*at, (bottom + top) / 2) * Cone(lower / 2, upper / 2, top - bottom))


def countersunk(at: Point) -> tuple[Part, Part]:
    """What a screw from below takes of all pieces that it passes: its shaft, and its head in the lowest."""
    frame = parameters().frame
    deep = (frame.head_mm - frame.screw_mm) / 2
    return column(at, frame.screw_mm, -1, FAR_MM), cone(at, frame.head_mm, frame.screw_mm, 0, deep)


def single(solid: Part) -> Part:
    """The one solid of a finished piece, as a part; ValueError when it fell apart or became nothing."""
    solids = solid.solids()
    if len(solids) != 1:
        raise ValueError(f"a piece of {len(solids)} solids")
    return Part(Compound(solids))


def keyed(seam: float, keys: Sequence[float], across: bool, grown: float) -> list[Point]:
    """Outline of everything on the low side of a seam, with dovetail keys into the other side.

    seam: its place. keys: middles of the keys along it. across: whether the seam runs along x, so that it parts
    near from far. grown: by how much further the outline reaches, for the play of a joint.
    """
    deep = parameters().frame.key_mm
    neck, tip = deep / 2 + grown, deep / 2 * TIP_RATIO + grown
    seam, end = seam + grown, seam + deep + grown
    points: list[Point] = [(-FAR_MM, -FAR_MM), (seam, -FAR_MM)]
    for key in sorted(keys):
        points += [(seam, key - neck), (end, key - tip), (end, key + tip), (seam, key + neck)]
    points += [(seam, FAR_MM), (-FAR_MM, FAR_MM)]
    return [(y, x) for x, y in reversed(points)] if across else points


def parted(solid: Part, seam: float, keys: Sequence[float], across: bool = False) -> tuple[Part, Part]:
    """A solid cut upright at a seam: what is left of it (or near), and the rest, with the play of a joint."""
    half = parameters().skin.play_mm / 2
    low, high = (extrude(polygon(keyed(seam, keys, across, by), 0), FAR_MM) for by in (-half, half))
    return Part(solid & low), Part(solid - high)
