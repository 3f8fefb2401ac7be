"""Footprints of tiles: rectangles with a square notch around each post. Millimetres, the tile's axes.

A tile has one cell (castle, colour, gauge) or two (domino): x right, y far, the middle of its bottom at 0.
"""

from __future__ import annotations

from functools import cache

from build123d import Part, Pos, Rectangle, Rot, Sketch, fillet

from hardware.parameters import parameters
from hardware.shapes.box import Point
from hardware.shapes.plane import TINY_MM, disc, raised, rectangle


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
    return _cut_out(cells, _notches(cells), 2 * parameters().relief.round_mm if round_mm is None else round_mm)


@cache
def lifted(cells: int) -> Sketch:
    """The outline with the scallops, in which fingertips lift a tile."""
    return _cut_out(cells, [*_notches(cells), *_scallops(cells)], 2 * parameters().relief.round_mm)


def _notches(cells: int) -> list[Sketch]:
    side_mm = 2 * parameters().tile.notch_mm
    return [Sketch(Pos(*post) * Rectangle(side_mm, side_mm)) for post in posts_mm(cells)]


def _scallops(cells: int) -> list[Sketch]:
    """Of one cell in all four sides; of two in the short ends, and around the three far posts."""
    its, (length_mm, width_mm) = parameters().scallop, size_mm(cells)
    if cells > 1:
        end = _scallop(its.end_depth_mm, its.end_width_mm)
        wells = [disc(post, 2 * its.well_mm) for post in posts_mm(cells) if post[1] > 0]
        return [*(Sketch(Rot(0, 0, turn) * Pos(length_mm / 2) * end) for turn in (0, 180)), *wells]
    side = Pos(width_mm / 2) * _scallop(its.depth_mm, its.width_mm)
    return [Sketch(Rot(0, 0, turn) * side) for turn in (0, 90, 180, 270)]


def _scallop(depth_mm: float, width_mm: float) -> Sketch:
    """A scallop of an edge along y through the origin, from the left of it to beyond."""
    return rectangle((-depth_mm, -width_mm / 2), (2 * depth_mm, width_mm / 2), depth_mm / 2)


def _cut_out(cells: int, rooms: list[Sketch], round_mm: float) -> Sketch:
    """A tile's rectangle without rooms at its edges, corners at these edges rounded."""
    length_mm, width_mm = size_mm(cells)
    drawing = Sketch(Rectangle(length_mm, width_mm) - rooms)
    outer = [
        vertex
        for vertex in drawing.vertices()
        if max(abs(vertex.X) - length_mm / 2, abs(vertex.Y) - width_mm / 2) > -TINY_MM
    ]
    return Sketch(fillet(outer, round_mm))


@cache
def lid_block(cells: int, height_mm: float) -> Part:
    """A cap's block from z = 0 up: a ledge of the whole footprint, above it scallops; upper edges chamfered."""
    return Part(raised(footprint(cells), parameters().scallop.ledge_mm) + raised(lifted(cells), height_mm))


@cache
def bottom_block(cells: int, height_mm: float) -> Part:
    """The footprint from z = 0 up, its lower edges chamfered: tiles slide on the skin, fingers meet them.

    Its corners are those that posts meet, and so rounded by tile.notch_round_mm only.
    """
    turned = Rot(180, 0, 0) * raised(footprint(cells, parameters().tile.notch_round_mm), height_mm)
    return Part(turned.moved(Pos(0, 0, height_mm)))
