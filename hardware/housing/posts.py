"""The posts at the crossings of the grid, between which tiles lie. Millimetres.

They are square, and so are the notches of the tiles: a tile of one cell that lies flat cannot turn past them.
"""

from __future__ import annotations

from functools import cache

from build123d import Part

from hardware.parameters import parameters
from hardware.shapes.plane import ROOT_MM, raised, rectangle


@cache
def post(height_mm: float) -> Part:
    """A post on z = 0, rooted a hair below, its top chamfered so that a tile finds its way down."""
    its = parameters().board
    half_mm = its.post_side_mm / 2
    drawing = rectangle((-half_mm, -half_mm), (half_mm, half_mm), its.post_round_mm)
    return raised(drawing, height_mm, ROOT_MM, its.post_chamfer_mm)
