"""The base of a tile: magnets come in from above, the number into the underside, the cap on top. Millimetres."""

from __future__ import annotations

from functools import cache

from build123d import Part, Pos

from hardware.parameters import parameters
from hardware.shapes.box import Point
from hardware.shapes.holes import hole
from hardware.shapes.plane import ROOT_MM, disc, raised, together
from hardware.tiles.number_plate import inner_digits, recesses
from hardware.tiles.outline import bottom_block, middles_mm, size_mm
from hardware.tiles.pockets import Tile, cut


def pegs_mm(cells: int) -> tuple[Point, Point]:
    """Where a base's two pegs stand: left in the first cell and near in the last, so one turn fits only.

    Both are free of all pockets and marks that any tile of so many cells can have, and of the cap's scallops.
    """
    its, middles = parameters(), middles_mm(cells)
    half_mm, keep_mm = size_mm(1)[0] / 2, peg_hole_mm() / 2 + its.relief.round_mm + its.printing.wall_mm
    nearest = half_mm - its.scallop.depth_mm - keep_mm
    return (middles[0] - nearest, 0.0), (middles[-1], -nearest)


def peg_hole_mm() -> float:
    """Diameter of a hole that a peg goes into."""
    return parameters().peg.diameter_mm + parameters().peg.play_mm


def peg_hole_depth_mm() -> float:
    """Depth of such a hole: one layer more than a peg is high."""
    return parameters().peg.height_mm + parameters().printing.layer_mm


@cache
def peg_hole() -> Part:
    """What is cut for a peg out of something whose upper face is z = 0."""
    return hole(peg_hole_mm(), peg_hole_depth_mm(), parameters().relief.round_mm)


@cache
def blank(cells: int, height_mm: float) -> Part:
    """A base without pockets, marks and number, with its pegs."""
    its = parameters().peg
    peg = raised(disc((0, 0), its.diameter_mm), its.height_mm, ROOT_MM)
    pegs = together(Pos(*place, height_mm) * peg for place in pegs_mm(cells))
    return Part(bottom_block(cells, height_mm) + pegs)


@cache
def base(tile: Tile) -> Part:
    """A base as it is printed and as it lies in its tile: underside on z = 0, pockets open upwards."""
    solid = blank(tile.cells, tile.base_mm)
    digits = inner_digits(tile)
    if digits is not None:
        solid = Part(solid + Pos(0, 0, tile.base_mm) * digits)
    return Part(solid - together([cut(tile), *recesses(tile)]))
