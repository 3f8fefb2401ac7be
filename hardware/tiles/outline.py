"""Footprints of tiles: rectangles with a square notch around each post. Millimetres, the tile's axes.

A tile has one cell (castle, colour, gauge) or two (domino): x right, y far, the middle of its bottom at 0.
"""

from __future__ import annotations

from functools import cache

from build123d import Part, Pos, Rectangle, Rot, Sketch, fillet

from hardware.parameters import parameters
from hardware.shapes.box import Point
from hardware.shapes.plane import TINY_MM, raised


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
def footprint(cells: int, round_mm: float | None = None) -> Sketch:
    """The outline: a square notch of half side tile.notch_mm around each post, every convex corner rounded.

    round_mm: their radius, by default twice relief.round_mm, so that relief.round_mm is left where an edge is also
    chamfered. Inner corners stay sharp: the posts' edges are round.
    """
    length_mm, width_mm = size_mm(cells)
    notch_mm = parameters().tile.notch_mm
    rooms = [Pos(*post) * Rectangle(2 * notch_mm, 2 * notch_mm) for post in posts_mm(cells)]
    drawing = Sketch(Rectangle(length_mm, width_mm) - rooms)
    outer = [
        vertex
        for vertex in drawing.vertices()
        if max(abs(vertex.X) - length_mm / 2, abs(vertex.Y) - width_mm / 2) > -TINY_MM
    ]
    return Sketch(fillet(outer, 2 * parameters().relief.round_mm if round_mm is None else round_mm))


@cache
def lid_block(cells: int, height_mm: float) -> Part:
    """The footprint from z = 0 up, its upper edges chamfered."""
    return raised(footprint(cells), height_mm)


@cache
def bottom_block(cells: int, height_mm: float) -> Part:
    """The footprint from z = 0 up, its lower edges chamfered: tiles slide on the skin, fingers meet them.

    Its corners are those that posts meet, and so rounded by tile.notch_round_mm only.
    """
    turned = Rot(180, 0, 0) * raised(footprint(cells, parameters().tile.notch_round_mm), height_mm)
    return Part(turned.moved(Pos(0, 0, height_mm)))
