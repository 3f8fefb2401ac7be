"""The plates with a tile's number in relief digits and Braille, and their recesses in the underside. Millimetres.

A domino has one plate in its middle, digits first, then Braille. A castle has a magnet's pocket there and so two:
digits at the right, Braille at the left of the pocket. Text is read on a tile that is turned over sideways, its
far edge still far. A number whose digits have no room, from 100 on, has its Braille only.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from build123d import Location, Part, Plane, Pos, Rot

from hardware.parameters import parameters
from hardware.shapes import braille
from hardware.shapes.box import Point
from hardware.shapes.holes import well
from hardware.shapes.marks import digits, digits_size_mm
from hardware.shapes.plane import raised, rectangle, together
from hardware.tiles.outline import size_mm
from hardware.tiles.pockets import Tile, pocket_mm


@dataclass(frozen=True, slots=True)
class Plate:
    """One plate: what stands on it, "" for nothing, and where its middle lies in the tile seen from above."""

    digits: str
    braille: str
    at_mm: Point

    @property
    def written_mm(self) -> Point:
        """Width and height of what is written."""
        sizes = self._sizes()
        gaps_mm = parameters().relief.gap_mm * (len(sizes) - 1)
        return sum(width for width, _ in sizes) + gaps_mm, max(height for _, height in sizes)

    @property
    def size_mm(self) -> Point:
        """Width and height of the plate: room for its chamfer around what is written."""
        width, height = self.written_mm
        return width + 2 * parameters().relief.round_mm, height + 2 * parameters().relief.round_mm

    @property
    def recess_mm(self) -> Point:
        """Width and height of the recess, above its chamfer."""
        width, height = self.size_mm
        return width + 2 * parameters().number.play_mm, height + 2 * parameters().number.play_mm

    def _sizes(self) -> list[Point]:
        sizes = [digits_size_mm(self.digits)] if self.digits else []
        return [*sizes, braille.size_mm(self.braille)] if self.braille else sizes


@cache
def plates(number: int | None, cells: int) -> tuple[Plate, ...]:
    """The plates of a tile. ValueError when even the Braille of its number has no room."""
    if number is None:
        return ()
    text, (x, room) = str(number), _room_mm(cells)
    tried: list[tuple[Plate, ...]]
    if cells > 1:
        tried = [(Plate(text, text, (0.0, 0.0)),), (Plate("", text, (0.0, 0.0)),)]
    else:
        only = (Plate("", text, (-x, 0.0)),)
        tried = [(Plate(text, "", (x, 0.0)), *only), only]
    for found in tried:
        if all(plate.recess_mm[axis] <= room[axis] for plate in found for axis in (0, 1)):
            return found
    raise ValueError(f"no room for the number {number} under a tile of {cells} cells")


def _room_mm(cells: int) -> tuple[float, Point]:
    """How far from the tile's middle the rooms for recesses have theirs, and width and height of such a room.

    Walls are left to the pockets and to the chamfered edge; when the base is printed, the recess is a bridge
    from near to far.
    """
    its = parameters()
    keep_mm = pocket_mm() / 2 + its.pocket.wall_mm
    height = min(2 * (its.board.site_mm - keep_mm), its.printing.bridge_mm)
    if cells > 1:
        return 0.0, (its.board.pitch_mm - 2 * keep_mm, height)
    edge = size_mm(cells)[0] / 2 - 2 * its.relief.round_mm - its.pocket.wall_mm
    return (edge + keep_mm) / 2, (edge - keep_mm, height)


@cache
def written(text: str, dots: str) -> Part:
    """Digits, then Braille on z = 0 around the origin, rooted a hair below; "" for none of them."""
    width = Plate(text, dots, (0.0, 0.0)).written_mm[0]
    marks = [Pos((digits_size_mm(text)[0] - width) / 2) * digits(text)] if text else []
    if dots:
        marks.append(Pos((width - braille.size_mm(dots)[0]) / 2) * braille.dots(dots))
    return together(marks)


@cache
def plate(text: str, dots: str) -> Part:
    """A plate with these digits and this Braille as it is printed: lying on z = 0 around the origin."""
    width, height = Plate(text, dots, (0.0, 0.0)).size_mm
    corner = (width / 2, height / 2)
    outline = rectangle((-corner[0], -corner[1]), corner, 2 * parameters().relief.round_mm)
    thick_mm = parameters().number.plate_mm
    return Part(raised(outline, thick_mm) + Pos(0, 0, thick_mm) * written(text, dots))


def recess_depth_mm() -> float:
    """From the underside to the recess's inner face."""
    its = parameters()
    return its.number.below_mm + max(its.number.digit_height_mm, its.braille.height_mm) + its.number.plate_mm


def in_tile(one: Plate) -> Location:
    """Where a plate as it is printed comes to in its tile: turned over sideways, its back on the recess's face."""
    return Location(Plane((*one.at_mm, recess_depth_mm()), x_dir=(-1, 0, 0), z_dir=(0, 0, -1)))


def recesses(tile: Tile) -> list[Part]:
    """What is cut out of a base from below, each with a chamfered mouth."""
    depth_mm, lead_mm = recess_depth_mm(), parameters().relief.round_mm
    found = plates(tile.number, tile.cells)
    return [Part(Pos(*one.at_mm) * Rot(180, 0, 0) * well(*one.recess_mm, depth_mm, lead_mm)) for one in found]


def inner_digits(tile: Tile) -> Part | None:
    """The number on a base's inner face, over the plate that has it: a plate in a wrong tile is noticed.

    From z = 0 up, read with the tile's far edge far. None where no plate has digits.
    """
    found = next((one for one in plates(tile.number, tile.cells) if one.digits), None)
    return Part(Pos(*found.at_mm) * digits(found.digits)) if found else None


@cache
def inner_room(cells: int) -> Part:
    """What is cut into a cap's bottom at z = 0, downwards, for any number on a base's inner face.

    With digits are numbers up to 9 on one cell, up to 99 on two.
    """
    most = plates(10**cells - 1, cells)[0]
    width, height = digits_size_mm(most.digits)
    play_mm = 2 * parameters().peg.number_play_mm
    room = well(width + play_mm, height + play_mm, inner_depth_mm(), parameters().relief.round_mm)
    return Part(Pos(*most.at_mm) * room)


def inner_depth_mm() -> float:
    """Depth of the room for a number on a base's inner face: whole layers."""
    its = parameters()
    layers = int(its.number.digit_height_mm / its.printing.layer_mm) + 2
    return layers * its.printing.layer_mm
