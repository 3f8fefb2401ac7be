"""The housing of a board or of the tray: floor, grid, border and roof; with the skin it is whole.

for name, solid in assembled("board5").items(): ...  # each piece where it stands
"""

from __future__ import annotations

from build123d import Part

from hardware.housing import border, floor, grid, roof, skin
from hardware.shapes import part
from hardware.shapes.piece import Piece


def parts(kind: str) -> tuple[part.Part, ...]:
    """Floor, grid, border and roof of "board5", "board7" or "tray", as they are printed; KeyError for another."""
    return tuple(piece.part() for piece in pieces(kind))


def pieces(kind: str) -> tuple[Piece, ...]:
    """The same, where they stand."""
    return (*grid.pieces(kind), *floor.pieces(kind), *border.pieces(kind), *roof.pieces(kind))


def assembled(kind: str) -> dict[str, Part]:
    """Each piece of housing and skin where it stands, by its name; axes as in hardware.housing.plan."""
    return {piece.name: piece.draw() for piece in pieces(kind)} | {f"{kind}-skin": skin.sheet(kind)}
