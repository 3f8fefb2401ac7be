"""The relief of a domino's half: shape, strip of texture and crowns; and of a castle. Millimetres.

A half has three rows, from far to near: crowns along the far long edge, the shape in the middle, a strip of
texture along the near long edge. Both halves have them in the same order, so that one sweep along an edge counts
all crowns of a domino, and the other edge tells both textures; only the shape moves away from the king's dimple.
Heights tell the rows apart too: crowns are highest, textures lowest. Terrains differ in shape and in texture, and
each texture's period from the next by relief.texture_step_ratio. A swamp has neither: its half is the only smooth
one.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import cache

from build123d import Part, Plane, Pos, Rot, Sketch, mirror

from companion.device.tiles.tileset import MOST_CROWNS, TERRAIN_OF
from hardware.parameters import parameters
from hardware.shapes.box import Point
from hardware.shapes.plane import (
    ROOT_MM,
    disc,
    dome,
    joined,
    polygon,
    raised,
    rectangle,
    repeated,
    softened,
    stroke,
    together,
    wave,
)
from hardware.tiles import crown

WORDS = {
    "W": "field: a lying ear, a fish bone of four pairs of slanted grains; strip of straight upright ridges",
    "F": "forest: a fir, one smooth body with jagged sides and a trunk; strip of coarse round bumps",
    "L": "lake: two long waves, one above the other; strip of two low, slow waves",
    "M": "meadow: a blossom of five round petals with a pit in its middle; strip of fine dots, like a brush",
    "S": "swamp: nothing, the only smooth half",
    "N": "mine: two crossed hammers, a large X with thick upper ends; strip of a net with angular holes",
}
"""Letter of a terrain -> how its half feels."""
CASTLE_WORDS = "castle: a wall with a gate, above it as many high teeth as the castle's number"
COARSENESS = ("M", "W", "N", "F", "L")
"""The terrains with texture, finest first."""
TOOTH_RATIO = 0.64
"""Side of a castle's tooth to that of a crown: four of them fit between the notches."""


def period_mm(terrain: str) -> float:
    """After how much a terrain's texture repeats along the strip."""
    its = parameters().relief
    return its.texture_period_mm * its.texture_step_ratio ** COARSENESS.index(terrain)


def far_mm() -> float:
    """How far from a half's middle line relief may reach, far and near."""
    return parameters().tile.width_mm / 2 - parameters().relief.edge_mm


def row_mm() -> float:
    """How far a row along a long edge may reach to both sides: beyond are the notches at the corners."""
    its = parameters()
    return its.board.pitch_mm / 2 - its.tile.notch_mm - its.relief.edge_mm


def end_mm() -> float:
    """How far from a half's middle relief in its middle row may reach outwards: beyond is the end's scallop."""
    its = parameters()
    return its.tile.width_mm / 2 - its.scallop.end_depth_mm - its.relief.edge_mm


@cache
def relief(kind: str, dimple: str | None = None) -> Part:
    """What stands on a half that lies unturned: origin in its middle on the cap's top, rooted a hair below.

    kind: letter of the terrain and number of crowns, "F1". dimple: the side of the half at which a king's dimple
    is, "right" for half a, "left" for half b. Several solids, and none at all for a swamp without crowns.
    ValueError for an unknown kind or side.
    """
    terrain, crowns = kind[:1], kind[1:]
    if terrain not in TERRAIN_OF or crowns not in map(str, range(MOST_CROWNS + 1)):
        raise ValueError(f"no kind of half: {kind!r}")
    parts: list[Part] = []
    if terrain in _SHAPES:
        parts += [_shape(terrain, dimple), Pos(0, parameters().relief.band_mm / 2 - far_mm()) * texture(terrain)]
    if crowns != "0":
        parts.append(Pos(0, far_mm() - crown.height_mm()) * crown.crowns(int(crowns)))
    return together(parts)


@cache
def _shape(terrain: str, dimple: str | None) -> Part:
    its = parameters()
    solid = raised(_SHAPES[terrain](), its.relief.height_mm, ROOT_MM)
    middle = (its.relief.band_mm - crown.height_mm()) / 2
    if dimple is None:
        return Part(Pos(0, middle) * solid)
    end = its.board.pitch_mm / 2 - its.tray.dimple_mm / 2 - its.relief.dimple_gap_mm
    away = Part(Pos((end - end_mm()) / 2, middle) * solid)
    if dimple not in ("right", "left"):
        raise ValueError(f"no side of a half: {dimple!r}")
    return away if dimple == "right" else Part(mirror(away, Plane.YZ))


def _ear() -> Sketch:
    width_mm = parameters().relief.stroke_mm
    stalk = stroke([(-12.8, 0), (12.8, 0)], width_mm)
    grains = [stroke([(x, 0), (x - 3.4, side * 6.0)], width_mm) for x in (8, 2.5, -3, -8.5) for side in (-1, 1)]
    return joined([stalk, *grains])


def _fir() -> Sketch:
    right = [(1.8, -8), (1.8, -5), (7.9, -5), (3.2, -0.9), (6.5, -0.9), (2.3, 3), (5.1, 3)]
    outline: list[Point] = [*right, (0, 8.4), *((-x, y) for x, y in reversed(right))]
    return polygon(outline, inward_mm=0)


def _blossom() -> Sketch:
    turns = [math.radians(90 + 72 * i) for i in range(5)]
    petals = [disc((4.9 * math.cos(turn), 4.9 * math.sin(turn)), 6.4) for turn in turns]
    return Sketch(softened(joined([*petals, disc((0, 0), 9)]), 1) - disc((0, 0), 4.4))


def _hammers() -> Sketch:
    turn_deg = math.degrees(math.atan2(10.5, 16.7))
    handle = stroke([(-19.7, 0), (0, 0)], parameters().relief.stroke_mm)
    one = Pos(7.2, 3.4) * Rot(0, 0, turn_deg) * joined([handle, rectangle((-2, -4.6), (2, 4.6))])
    return joined([Sketch(one), Sketch(mirror(one, Plane.YZ))])


def _waves() -> Sketch:
    width_mm = parameters().relief.stroke_mm + 0.4
    return joined([wave((-12.6, y), 25.2, 2, 3.2, width_mm) for y in (-4.1, 4.1)])


_SHAPES: dict[str, Callable[[], Sketch]] = {"W": _ear, "F": _fir, "L": _waves, "M": _blossom, "N": _hammers}


@cache
def texture(terrain: str) -> Part:
    """A terrain's strip of texture on z = 0 around the origin, as long as a row, relief.band_mm deep."""
    return _TEXTURES[terrain](period_mm(terrain))


def _spread(period_mm: float, element_mm: float) -> list[float]:
    count = int((2 * row_mm() - element_mm) / period_mm) + 1
    return [(i - (count - 1) / 2) * period_mm for i in range(count)]


def _brush(period: float) -> Part:
    its = parameters().relief
    rows = int((its.band_mm - its.line_mm) / period) + 1
    dot = raised(disc((0, 0), its.line_mm), its.texture_height_mm, ROOT_MM)
    return repeated(
        dot, [(x, (i - (rows - 1) / 2) * period) for x in _spread(period, its.line_mm) for i in range(rows)]
    )


def _ridges(period: float) -> Part:
    its = parameters().relief
    reach = (its.band_mm - its.line_mm) / 2
    ridge = raised(stroke([(0, -reach), (0, reach)], its.line_mm), its.texture_height_mm, ROOT_MM)
    return repeated(ridge, [(x, 0) for x in _spread(period, its.line_mm)])


def _net(period: float) -> Part:
    its = parameters().relief
    reach, places = (its.band_mm - its.line_mm) / 2, _spread(period, its.line_mm)
    zigzags = [
        stroke([(x, reach * side * (-1) ** i) for i, x in enumerate(places)], its.line_mm) for side in (-1, 1)
    ]
    return raised(joined(zigzags), its.texture_height_mm, ROOT_MM)


def _bumps(period: float) -> Part:
    its = parameters().relief
    size_mm = its.band_mm / 2 - 0.2
    bump = dome(size_mm, its.texture_height_mm, ROOT_MM)
    reach = (its.band_mm - size_mm) / 2
    places = _spread(period, size_mm + period / 2)
    return repeated(bump, [(x + side * period / 4, side * reach) for x in places for side in (-1, 1)])


def _ripples(period: float) -> Part:
    its = parameters().relief
    waves = int(4 * (row_mm() - its.line_mm / 2) / period) / 2
    height_mm = its.band_mm / 4
    reach = (its.band_mm - its.line_mm - height_mm) / 2
    line = wave((-waves * period / 2, 0), waves * period, waves, height_mm, its.line_mm)
    return repeated(raised(line, its.texture_height_mm, ROOT_MM), [(0, -reach), (0, reach)])


_TEXTURES: dict[str, Callable[[float], Part]] = {"M": _brush, "W": _ridges, "N": _net, "F": _bumps, "L": _ripples}


@cache
def castle_relief(number: int) -> Part:
    """A castle on a tile of one cell, origin and height as in relief: a wall, and as many teeth as its number.

    The teeth are as high as crowns, square and counted. ValueError for a number that has no room.
    """
    its = parameters()
    side, gap = its.crown.side_mm * TOOTH_RATIO, its.crown.gap_mm
    width = number * side + (number - 1) * gap
    if not number >= 1 or width > 2 * row_mm():
        raise ValueError(f"no castle: {number}")
    half: list[Point] = [(4, -5), (4, -14), (row_mm(), -14), (row_mm(), 2)]
    wall = polygon([*half, *((-x, y) for x, y in reversed(half))], 1)
    tooth = raised(rectangle((-side / 2, 0), (side / 2, side * 1.4)), its.crown.height_mm, ROOT_MM)
    teeth = repeated(
        tooth, [((i - (number - 1) / 2) * (side + gap), 2 + its.relief.gap_mm) for i in range(number)]
    )
    return together([raised(wall, its.relief.height_mm, ROOT_MM), teeth])
