"""The skin: one sheet without a seam between tiles and sensors, with holes for the posts. Not printed, but cut.

    python -m hardware.housing.skin tray skin.dxf

Its drawing is a DXF file as the steel's, with what to order in words. It lies on the ribs of the grid, and around
the cells on a ledge of the rim or of the floor; the border holds it down.
"""

from __future__ import annotations

import sys
from functools import cache

from build123d import Part, Pos, Sketch, extrude
from ezdxf.document import Drawing

from hardware.housing import cutting
from hardware.housing.outline import rectangle_of
from hardware.housing.plan import KINDS, levels, plan
from hardware.parameters import parameters
from hardware.shapes.box import Box, Point
from hardware.shapes.holes import hole
from hardware.shapes.piece import single

POCKET = "POCKET"
"""Layer of what is milled or engraved, and not cut through: the tray's dimples for kings."""
USAGE = "usage: python -m hardware.housing.skin board5|board7|tray FILE.dxf"


def hole_mm() -> float:
    """Side of the square hole around a post."""
    return parameters().board.post_side_mm + 2 * parameters().skin.play_mm


def hole_round_mm() -> float:
    """Radius of its corners."""
    return parameters().board.post_round_mm + parameters().skin.play_mm


def holes(kind: str) -> list[Box]:
    """The holes for posts, in the axes of the plan."""
    half = hole_mm() / 2
    return [Box(x - half, y - half, x + half, y + half) for x, y in plan(kind).crossings]


@cache
def sheet(kind: str) -> Part:
    """The sheet where it lies; KeyError for an unknown kind."""
    its, heights, tray = plan(kind), levels(), parameters().tray
    whole = rectangle_of(its.skin, parameters().skin.corner_mm)
    drawing = Sketch(whole - [rectangle_of(one, hole_round_mm()) for one in holes(kind)])
    solid = Pos(0, 0, heights.skin_bottom) * extrude(drawing, parameters().board.skin_mm)
    dimples = [Pos(*at, heights.skin) * hole(tray.dimple_mm, tray.dimple_depth_mm, 0.01) for at in its.kings]
    return single(Part(solid - dimples) if dimples else Part(solid))


def drawing(kind: str) -> Drawing:
    """Outline and holes at true size in millimetres, near left corner at the origin; KeyError for another kind."""
    its = plan(kind)
    document = cutting.document()
    cutting.add(document, _moved(its.skin, its.skin.low), parameters().skin.corner_mm)
    for one in holes(kind):
        cutting.add(document, _moved(one, its.skin.low), hole_round_mm())
    if its.kings:
        document.layers.add(POCKET)
    for x, y in its.kings:
        at = (x - its.skin.left, y - its.skin.near)
        document.modelspace().add_circle(at, parameters().tray.dimple_mm / 2, dxfattribs={"layer": POCKET})
    return document


def _moved(box: Box, origin: Point) -> Box:
    return Box(box.left - origin[0], box.near - origin[1], box.right - origin[0], box.far - origin[1])


def words(kind: str) -> tuple[str, ...]:
    """What to order and how it lies, a fact a line; KeyError for an unknown kind."""
    its, known = plan(kind), parameters()
    told = [
        f"One flat sheet for {kind}: {its.skin.width:g} by {its.skin.depth:g} millimetres.",
        f"Thickness: {known.board.skin_mm:g} millimetres.",
        "Glass-fibre laminate FR4 with white solder mask and without copper, or acrylic. No metal, no steel.",
        f"{len(holes(kind))} square holes of {hole_mm():g} millimetres, corners rounded by {hole_round_mm():g}.",
        f"Outer corners rounded with a radius of {known.skin.corner_mm:g} millimetres, edges deburred.",
    ]
    if its.kings:
        told.append(
            f"On the layer {POCKET}: {len(its.kings)} round pockets of {known.tray.dimple_mm:g} millimetres, "
            f"milled {known.tray.dimple_depth_mm:g} deep into the upper face. Who cannot mill leaves them out: "
            "kings that stand on dominoes do not need them."
        )
    return (*told, "Give the maker the DXF file, in millimetres, at true size.")


def main(arguments: list[str]) -> int:
    """Write the drawing and say what to order; 2 when called in another way."""
    return cutting.command(arguments, KINDS, USAGE, drawing, words)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
