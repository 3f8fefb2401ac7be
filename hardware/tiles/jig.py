"""The jig of a tile, with which its magnets come into its base, and the polarity stick. Millimetres.

The jig lies on a steel sheet, its pockets up: they are the tile's, mirrored from left to right. A raised plus or
bar beside a pocket tells which end of the stick brings its magnet. Then the base is laid on it upside down, both
are turned over, the steel goes to the base's underside and the jig is lifted. So a magnet whose north pole looks
down in the tile has it up in the jig, and the stick's plus end, whose magnet shows its south pole, holds it there.
"""

from __future__ import annotations

from functools import cache, partial

from build123d import Location, Part, Plane, Pos, mirror

from companion.device.tiles.tileset import TileSet
from hardware.parameters import parameters
from hardware.shapes.box import Point
from hardware.shapes.holes import OUT_MM, hole, well
from hardware.shapes.part import Part as Printed
from hardware.shapes.plane import ROOT_MM, raised, rectangle, together
from hardware.tiles.base import peg_hole_mm, pegs_mm
from hardware.tiles.cap import GAUGE, relief_of
from hardware.tiles.number_plate import inner_room, plates, written
from hardware.tiles.outline import size_mm
from hardware.tiles.pockets import Tile, mark, raised_mark, spots
from hardware.tiles.tile_set import Top, built, gauge

OUTWARD = {"+": "south", "-": "north"}
"""Which pole the magnet in each end of the stick shows: the one that holds a magnet as the jig wants it."""


def face_mm() -> float:
    """Height of the face on which a base lies."""
    return parameters().jig.floor_mm + parameters().jig.depth_mm


def opening_mm(cells: int) -> Point:
    """Width and depth of what the rim leaves for a base."""
    length, width = size_mm(cells)
    return length + 2 * parameters().jig.rim_play_mm, width + 2 * parameters().jig.rim_play_mm


def pocket_mm() -> float:
    """Diameter of a jig's pocket."""
    return parameters().code_magnet.diameter_mm + parameters().jig.play_mm


@cache
def jig(tile: Tile, top: Top) -> Part:
    """The jig of a tile as it is printed and used. top: what the cap shows, the label of a tile without number."""
    its = parameters()
    label = _label(tile, top)
    tools = [Pos(-x, y) * hole(pocket_mm(), its.jig.depth_mm, its.relief.round_mm) for x, y in _at(tile)]
    through = hole(peg_hole_mm(), face_mm() + OUT_MM, its.relief.round_mm)
    tools += [Pos(-x, y) * through for x, y in pegs_mm(tile.cells)]
    if any(plate.digits for plate in plates(tile.number, tile.cells)):
        tools.append(mirror(inner_room(tile.cells), Plane.YZ))
    marks = [Pos(-s.mark_mm[0], s.mark_mm[1]) * raised_mark(s.sign) for s in spots(tile.words)]
    tab_mm = label.bounding_box().size.Y + 2 * its.jig.border_mm
    low = opening_mm(tile.cells)[1] / 2 + its.jig.border_mm
    stands = together([*marks, Part(Pos(0, -low - tab_mm / 2) * label)])
    return Part(_body(tile.cells, tab_mm) - Pos(0, 0, face_mm()) * together(tools) + Pos(0, 0, face_mm()) * stands)


@cache
def _body(cells: int, tab_mm: float) -> Part:
    """Floor, rim, and at the near side a lower tab for the label."""
    its, (length, width) = parameters(), opening_mm(cells)
    round_mm = 2 * its.relief.round_mm
    half, far = length / 2 + its.jig.border_mm, width / 2 + its.jig.border_mm
    rim = raised(rectangle((-half, -far), (half, far), round_mm), face_mm() + its.jig.rim_height_mm)
    tab = raised(rectangle((-half, -far - tab_mm), (half, far), round_mm), face_mm())
    room = well(length, width, its.jig.rim_height_mm, its.relief.round_mm)
    return Part(rim + tab - Pos(0, 0, face_mm() + its.jig.rim_height_mm) * room)


def _at(tile: Tile) -> list[Point]:
    return [spot.at_mm for spot in spots(tile.words)]


def _label(tile: Tile, top: Top) -> Part:
    """The number, or where there is none what the cap shows."""
    if tile.number is None:
        return relief_of(top)
    text = str(tile.number)
    return written(text if any(plate.digits for plate in plates(tile.number, tile.cells)) else "", text)


# ---- the stick ----


def stick_lid_mm() -> float:
    """Side of the square lids over a stick's magnets."""
    return parameters().jig.stick_mark_mm + 4 * parameters().relief.round_mm


def stick_lid_thickness_mm() -> float:
    """Thickness of these lids."""
    return 2 * parameters().printing.wall_mm


def stick_size_mm() -> tuple[float, float, float]:
    """Length, width and height of the stick, without the marks on its lids."""
    its = parameters()
    side = stick_lid_mm() + 2 * its.number.play_mm + 2 * _stick_wall_mm()
    return its.jig.stick_length_mm, side, _slot_mm() + its.printing.wall_mm + stick_lid_thickness_mm()


@cache
def stick() -> Part:
    """A stick as it is printed: lying, at each end a slot for a magnet that stands in it, and a lid's seat."""
    its, (length, width, height) = parameters(), stick_size_mm()
    drawing = rectangle((-length / 2, -width / 2), (length / 2, width / 2), 2 * its.relief.round_mm)
    upper = raised(drawing, height / 2)
    body = Pos(0, 0, height / 2) * Part(upper + mirror(upper, Plane.XY))
    seat_mm = stick_lid_mm() + 2 * its.number.play_mm
    thick_mm = stick_lid_thickness_mm()
    tools = []
    for side in (-1, 1):
        seat = Pos(side * stick_lid_x_mm(), 0, height) * well(seat_mm, seat_mm, thick_mm, its.relief.round_mm)
        deep_mm = height - its.printing.wall_mm - thick_mm
        slot = well(its.code_magnet.height_mm + its.pocket.play_mm, _slot_mm(), deep_mm, its.relief.round_mm, 0.0)
        at = Pos(side * stick_magnet_x_mm(), 0, height - thick_mm)
        tools.append(Part(seat + at * slot))
    return Part(body - together(tools))


@cache
def stick_lid(sign: str) -> Part:
    """The lid of one end as it is printed: a flat square, on it a raised plus or bar."""
    its, half = parameters(), stick_lid_mm() / 2
    slab = raised(rectangle((-half, -half), (half, half), 2 * its.relief.round_mm), stick_lid_thickness_mm())
    drawing = mark(sign, its.jig.stick_mark_mm, its.relief.stroke_mm)
    return Part(slab + Pos(0, 0, stick_lid_thickness_mm()) * raised(drawing, its.relief.height_mm, ROOT_MM))


def stick_magnet_x_mm() -> float:
    """From the stick's middle to the middle of the magnets in its ends, along the stick."""
    its = parameters()
    return (
        its.jig.stick_length_mm / 2 - its.jig.stick_floor_mm - (its.code_magnet.height_mm + its.pocket.play_mm) / 2
    )


def stick_magnet_z_mm() -> float:
    """Height of their axes over the bed."""
    return parameters().printing.wall_mm + parameters().code_magnet.diameter_mm / 2


def stick_lid_x_mm() -> float:
    """From the stick's middle to that of a lid."""
    its = parameters()
    return its.jig.stick_length_mm / 2 - _stick_wall_mm() - its.number.play_mm - stick_lid_mm() / 2


def stick_lid_at(sign: str) -> Location:
    """Where a lid comes to in the stick: the plus at the right."""
    side = 1 if sign == "+" else -1
    return Pos(side * stick_lid_x_mm(), 0, stick_size_mm()[2] - stick_lid_thickness_mm())


def _stick_wall_mm() -> float:
    """Around a lid's seat, the chamfers of both its edges included."""
    return parameters().printing.wall_mm + 2 * parameters().relief.round_mm


def _slot_mm() -> float:
    return parameters().code_magnet.diameter_mm + parameters().pocket.play_mm


# ---- parts ----


def parts(tiles: TileSet) -> tuple[Printed, ...]:
    """A jig for each different tile of a set."""
    return tuple(jig_part(tile, top) for tile, top, _ in built(tiles))


def tool_parts() -> tuple[Printed, ...]:
    """What is needed once: the stick, its two lids, the gauge tile's jig."""
    layer_mm = parameters().printing.layer_mm
    words = "Polarity stick: a square rod, at both ends a seat for a lid and under it a slot for one magnet."
    rod = Printed("polarity-stick", stick, 1, layer_mm, True, words)
    lids = (
        Printed(f"polarity-stick-{name}", partial(stick_lid, sign), 1, layer_mm, True, told)
        for sign, name, told in (
            ("+", "plus", "Lid of the stick's plus end: a square with a raised plus."),
            ("-", "bar", "Lid of the stick's bar end: a square with a raised bar along the stick."),
        )
    )
    return (rod, *lids, jig_part(gauge(), (GAUGE,)))


def jig_part(tile: Tile, top: Top) -> Printed:
    """The jig of one tile."""
    label = "its number in relief digits and Braille" if tile.number is not None else "the mark of its cap"
    words = (
        f"Jig of {tile.name.replace('-', ' ')}: a tray with a rim, in it {len(_at(tile))} round pockets, beside "
        f"each a raised plus or bar, two small holes for the base's pegs; on the tab at the near side {label}."
    )
    layer_mm = parameters().printing.fine_layer_mm
    return Printed(f"jig-{tile.name}", partial(jig, tile, top), 1, layer_mm, True, words)
