"""The sheet of steel under the circuit boards: its drawing as a DXF file, and what to order, in words.

    python -m hardware.housing.steel tray sheet.dxf

It lies under all sensors and beyond the outer cells, not under what has pins at the left of them.
"""

from __future__ import annotations

import sys

from ezdxf.document import Drawing

from hardware.housing import cutting
from hardware.housing.plan import KINDS, plan
from hardware.parameters import parameters
from hardware.shapes.box import Box

USAGE = "usage: python -m hardware.housing.steel board5|board7|tray FILE.dxf"


def drawing(kind: str) -> Drawing:
    """The outline at true size in millimetres, near left corner at the origin; KeyError for an unknown kind."""
    sheet, document = plan(kind).steel, cutting.document()
    cutting.add(document, Box(0, 0, sheet.width, sheet.depth), parameters().steel.corner_mm)
    return document


def words(kind: str) -> tuple[str, ...]:
    """What to order and how it lies, a fact a line; KeyError for an unknown kind."""
    its, sheet = parameters(), plan(kind).steel
    beyond = its.steel.border_mm
    return (
        f"One flat sheet of plain steel for {kind}: {sheet.width:g} by {sheet.depth:g} millimetres.",
        f"Thickness: {its.board.steel_thickness_mm:g} millimetres.",
        "Mild steel that a magnet sticks to, such as DC01 or tinplate. Not stainless steel, not aluminium.",
        "No holes. No bends.",
        f"Corners rounded with a radius of {its.steel.corner_mm:g} millimetres, edges deburred, both faces flat.",
        "Zinc or tin on it does no harm; paint or foil would raise the circuit boards.",
        f"It reaches {beyond:g} millimetres beyond the cells at the near, right and far edge.",
        "At the left it ends where the cells end: what has pins below stays free of it.",
        "Give the maker the DXF file: one closed outline, in millimetres, at true size.",
    )


def main(arguments: list[str]) -> int:
    """Write the drawing and say what to order; 2 when called in another way."""
    return cutting.command(arguments, KINDS, USAGE, drawing, words)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
