"""Footprints of tiles: rectangles with a notch around each post that they lie between. Millimetres, tile's axes.

A tile has one cell (castle, colour, gauge) or two (domino): x right, y far, the middle of its bottom at 0.
"""

from __future__ import annotations

from functools import cache

from build123d import Circle, Part, Pos, Rectangle, Rot, Sketch, fillet

from hardware.parameters import parameters
from hardware.shapes.box import Point
from hardware.shapes.plane import raised


def middles_mm(cells: int) -> tuple[float, ...]:
    """The x of each cell's middle, from the left."""
    pitch_mm = parameters().board.pitch_mm
    return tuple(pitch_mm * (cell - (cells - 1) / 2) for cell in range(cells))


def size_mm(cells: int) -> tuple[float, float]:
    """Length and width of a tile. ValueError for another number of cells than one or two."""
    tile = parameters().tile
    if cells not in {1, 2}:
        raise ValueError(f"no tile has {cells} cells")
    return (tile.length_mm if cells > 1 else tile.width_mm), tile.width_mm


def posts_mm(cells: int) -> tuple[Point, ...]:
    """The posts that a lying tile touches: at the corners of its cells."""
    half_mm = parameters().board.pitch_mm / 2
    columns = sorted({middle + side for middle in middles_mm(cells) for side in (-half_mm, half_mm)})
    return tuple((x, y) for x in columns for y in (-half_mm, half_mm))


@cache
def footprint(cells: int) -> Sketch:
    """The outline: notches of tile.notch_mm around the posts, every convex corner rounded.

    The radius is twice relief.round_mm, so that relief.round_mm is left where an edge is also chamfered.
    """
    drawing = Sketch(Rectangle(*size_mm(cells)))
    for post in posts_mm(cells):
        drawing = Sketch(drawing - Pos(*post) * Circle(parameters().tile.notch_mm))
    return Sketch(fillet(drawing.vertices(), 2 * parameters().relief.round_mm))


@cache
def lid_block(cells: int, height_mm: float) -> Part:
    """The footprint from z = 0 up, its upper edges chamfered."""
    return raised(footprint(cells), height_mm)


@cache
def bottom_block(cells: int, height_mm: float) -> Part:
    """The footprint from z = 0 up, its lower edges chamfered: tiles slide over seams, fingers meet them."""
    turned = Rot(180, 0, 0) * lid_block(cells, height_mm)
    return Part(turned.moved(Pos(0, 0, height_mm)))
