"""The housing of a board or of the tray: grid, border, and rim and cover, or floor and roof; and the skin.

for name, solid in assembled("board5").items(): ...  # each piece where it stands
"""

from __future__ import annotations

from build123d import Part

from hardware.housing import border, cover, floor, grid, rim, roof, skin
from hardware.housing.plan import ON_STRIPS
from hardware.shapes import part
from hardware.shapes.piece import Piece


def parts(kind: str) -> tuple[part.Part, ...]:
    """All printed pieces of "board5", "board7" or "tray", as they are printed; KeyError for another."""
    return tuple(piece.part() for piece in pieces(kind))


def pieces(kind: str) -> tuple[Piece, ...]:
    """The same, where they stand."""
    return (*grid.pieces(kind), *below(kind), *border.pieces(kind), *console(kind))


def below(kind: str) -> tuple[Piece, ...]:
    """What stands on the table."""
    return floor.pieces(kind) if kind in ON_STRIPS else rim.pieces(kind)


def console(kind: str) -> tuple[Piece, ...]:
    """What covers the electronics at the left."""
    return roof.pieces(kind) if kind in ON_STRIPS else cover.pieces(kind)


def assembled(kind: str) -> dict[str, Part]:
    """Each piece of housing and skin where it stands, by its name; axes as in hardware.housing.plan."""
    return {piece.name: piece.draw() for piece in pieces(kind)} | {f"{kind}-skin": skin.sheet(kind)}
