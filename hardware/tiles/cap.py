"""The cap of a tile: closes all pockets, and carries what a finger reads. Millimetres."""

from __future__ import annotations

from functools import cache

from build123d import Part, Plane, Pos, Rot, mirror

from companion.device.tiles.tileset import COLOURS
from hardware.parameters import parameters
from hardware.shapes.holes import hole
from hardware.shapes.marks import colour_mark, plus
from hardware.shapes.plane import ROOT_MM, raised, together
from hardware.tiles.base import peg_hole, pegs_mm
from hardware.tiles.number_plate import inner_room
from hardware.tiles.outline import lid_block, middles_mm
from hardware.tiles.terrain import castle_relief, relief

GAUGE = "gauge"


@cache
def cap(top: tuple[str, ...], base_mm: float) -> Part:
    """A cap as it is printed: its flat bottom on z = 0, relief above. It lies on a base that is base_mm high.

    top: kinds of a domino's halves, ("castle 2",), the id of a colour, or GAUGE.
    """
    its = parameters()
    height_mm = (its.gauge if top[0] == GAUGE else its.tile).height_mm - base_mm
    solid = blank(len(top), height_mm, top[0] not in {*COLOURS, GAUGE})
    touched = relief_of(top)
    return Part(solid + Pos(0, 0, height_mm) * touched) if touched.solids() else solid


@cache
def blank(cells: int, height_mm: float, numbered: bool) -> Part:
    """A cap without relief: holes for the base's pegs, room for its number, a domino's dimple for a king."""
    tools = [Pos(*place) * Rot(180, 0, 0) * peg_hole() for place in pegs_mm(cells)]
    if numbered:
        tools.append(Part(mirror(inner_room(cells), Plane.XY)))
    if cells > 1:
        tools.append(Pos(0, 0, height_mm) * dimple())
    return Part(lid_block(cells, height_mm) - together(tools))


@cache
def dimple() -> Part:
    """What is cut for a king's foot out of something whose upper face is z = 0, with a chamfer at its edge."""
    its = parameters()
    return hole(its.tray.dimple_mm, its.tile.dimple_depth_mm, its.relief.round_mm)


@cache
def relief_of(top: tuple[str, ...]) -> Part:
    """What stands on a cap, on z = 0 around the origin, rooted a hair below; nothing on two empty swamps."""
    if len(top) > 1:
        sides = zip(top, middles_mm(2), ("right", "left"), strict=True)
        return together(Pos(x) * relief(kind, side) for kind, x, side in sides)
    if top[0] in COLOURS:
        return colour_mark(top[0])
    if top[0] == GAUGE:
        its = parameters().relief
        return raised(plus(2 * its.shape_mm, 2 * its.stroke_mm), its.height_mm, ROOT_MM)
    return castle_relief(int(top[0].removeprefix("castle ")))
