"""Drawings of what is cut out of sheet: steel and skin. DXF in millimetres, closed outlines on one layer."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

import ezdxf
from ezdxf.document import Drawing

from hardware.shapes.box import Box

LAYER: Final = "CUT"
QUARTER_BULGE: Final = 0.41421356237309503
"""Tangent of a quarter of a right angle: the arc of a rounded corner in a polyline."""


def document() -> Drawing:
    """An empty drawing with the layer of what is cut."""
    found = ezdxf.filemanagement.new("R2010", setup=True)
    found.units = ezdxf.units.MM
    found.layers.add(LAYER)
    return found


def add(to: Drawing, box: Box, corner_mm: float) -> None:
    """A closed rectangle with round corners."""
    path = to.modelspace().add_lwpolyline(_rounded(box, corner_mm), format="xyb", dxfattribs={"layer": LAYER})
    path.closed = True


def _rounded(box: Box, corner: float) -> list[tuple[float, float, float]]:
    """Points from the near left corner on, counter-clockwise, each with the bulge of what follows it."""
    arcs, straight = QUARTER_BULGE, 0.0
    return [
        (box.left + corner, box.near, straight),
        (box.right - corner, box.near, arcs),
        (box.right, box.near + corner, straight),
        (box.right, box.far - corner, arcs),
        (box.right - corner, box.far, straight),
        (box.left + corner, box.far, arcs),
        (box.left, box.far - corner, straight),
        (box.left, box.near + corner, arcs),
    ]


def command(
    arguments: Sequence[str],
    kinds: Sequence[str],
    usage: str,
    drawing: Callable[[str], Drawing],
    words: Callable[[str], Sequence[str]],
) -> int:
    """Write the drawing of a kind into a file and say what to order; 2 when called in another way."""
    if len(arguments) != 2 or arguments[0] not in kinds:
        print(usage, file=sys.stderr)
        return 2
    kind, file = arguments
    drawing(kind).saveas(Path(file))
    print(*words(kind), f"Written: {file}", sep="\n")
    return 0
