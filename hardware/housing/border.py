"""The raised border of a housing: near, right and far, with labels in relief and the holes of the buttons.

Flat bars, printed as they lie, that hold the edge of the skin down and are screwed from below.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, partial

from build123d import Part, Pos, Sketch

from hardware.housing.labels import Label, columns, rows
from hardware.housing.outline import rectangle_of
from hardware.housing.plan import BUZZER_MM, BoardPlan, Plan, levels, plan
from hardware.parameters import parameters
from hardware.shapes.box import Box
from hardware.shapes.piece import FAR_MM, Piece, column, cone, keyed, single
from hardware.shapes.plane import disc, polygon, raised, softened


@cache
def pieces(kind: str) -> tuple[Piece, ...]:
    """The pieces of the border, where they stand."""
    return tuple(
        Piece(f"{kind}-border-{name}", partial(_bar, kind, name), words, touched=True, fine="far-" not in name)
        for name, words in _words(plan(kind)).items()
    )


def _words(its: Plan) -> dict[str, str]:
    signs = [label.sign for label in columns(its)]
    left = [label.sign for label in columns(its) if label.at[0] < its.rail_seam]
    right = signs[len(left) :]
    on_one = isinstance(its, BoardPlan)
    where, buzzer = ("before", " and an opening for the buzzer") if on_one else ("behind", "")
    told = {
        "near-left": (
            f"bar with three holes for buttons{buzzer}, and {where} them {' '.join(left)} in relief and Braille"
        ),
        "near-right": f"bar with two holes for buttons, and {where} them {' '.join(right)} in relief and Braille",
    }
    names = ("right",) if its.side_seam is None else ("right-near", "right-far")
    told |= dict.fromkeys(names, "narrow bar with digits of rows in relief, Braille below each")
    return told | {"far-left": "narrow smooth bar", "far-right": "narrow smooth bar, one outer corner round"}


@cache
def outlines(kind: str) -> dict[str, Sketch]:
    """The drawing of each piece by its name, holes of the buttons included."""
    its, play = plan(kind), parameters().skin.play_mm
    left = its.rails.left + play
    near = Box(left, its.outer.near, its.outer.right, its.rails.near)
    far = Box(left, its.rails.far, its.outer.right, its.outer.far)
    side = Box(its.rails.right, its.rails.near + play / 2, its.outer.right, its.rails.far - play / 2)
    found: dict[str, Sketch] = {}
    for name, bar in (("near", near), ("far", far)):
        key = its.label_y if name == "near" else (bar.near + bar.far) / 2
        pair = _cut(bar, its.rail_seam, key, across=False)
        found |= {f"{name}-left": pair[0], f"{name}-right": pair[1]}
    if its.side_seam is None:
        return found | {"right": rectangle_of(side)}
    pair = _cut(side, its.side_seam, (side.left + side.right) / 2, across=True)
    return found | {"right-near": pair[0], "right-far": pair[1]}


def _cut(bar: Box, seam: float, key: float, across: bool) -> tuple[Sketch, Sketch]:
    """A bar parted at a seam with one dovetail, all corners rounded."""
    half = parameters().skin.play_mm / 2
    low, high = (polygon(keyed(seam, [key], across, by), 0) for by in (-half, half))
    whole = rectangle_of(bar, 0)
    edge = parameters().relief.round_mm
    return softened(Sketch(whole & low), edge), softened(Sketch(whole - high), edge)


@cache
def _bar(kind: str, name: str) -> Part:
    its, heights = plan(kind), levels()
    drawing = outlines(kind)[name]
    box = drawing.bounding_box()
    extent = Box(box.min.X, box.min.Y, box.max.X, box.max.Y)
    button = parameters().button
    wide = button.base_mm + button.play_mm
    holes = [at for at in its.buttons if extent.left < at[0] < extent.right and name.startswith("near")]
    if holes:
        drawing = Sketch(drawing - [disc(at, wide) for at in holes])
    buzzer = isinstance(its, BoardPlan) and name == "near-left"
    if buzzer:
        drawing = Sketch(drawing - _buzzer_opening())
    solid = Pos(0, 0, heights.skin) * raised(drawing, parameters().frame.border_height_mm)
    solid = Part(solid & _rounded_corners(its))
    flares = [
        cone(at, wide + 2 * button.flange_mm, wide, heights.skin, heights.skin + button.flange_mm) for at in holes
    ]
    cores = [
        column(at, parameters().frame.core_mm, 0, heights.border - parameters().frame.cover_mm)
        for at in its.rail_screws
    ]
    if buzzer:
        rim = parameters().rim
        cores.append(column(BUZZER_MM, rim.buzzer_mm, heights.skin - 1, heights.border - rim.wall_mm))
    solid = Part(solid - [*flares, *cores])
    return single(Part(solid + [_on_top(label) for label in _labels(its, name, extent)]))


def _buzzer_opening() -> Sketch:
    """The opening above the one board's buzzer, but for two bars across it."""
    its, wide = parameters(), parameters().frame.grille_mm
    bars = [
        rectangle_of(Box(x - wide / 2, -FAR_MM, x + wide / 2, FAR_MM))
        for x in (BUZZER_MM[0] - 1.6 * wide, BUZZER_MM[0] + 1.6 * wide)
    ]
    return Sketch(disc(BUZZER_MM, its.rim.buzzer_mm) - bars)


def _rounded_corners(its: Plan) -> Part:
    """The space within the housing's rounded corners, its upper edge chamfered."""
    whole = Box(its.rails.left - FAR_MM, *its.outer.low[1:], *its.outer.high)
    return Part(raised(rectangle_of(whole, parameters().frame.corner_mm), levels().border))


def _labels(its: Plan, name: str, extent: Box) -> Iterable[Label]:
    """The labels on a piece."""
    if name.startswith("near"):
        return [one for one in columns(its) if extent.left < one.at[0] < extent.right]
    if name.startswith("right"):
        return [one for one in rows(its) if extent.near < one.at[1] < extent.far]
    return []


def _on_top(label: Label) -> Part:
    return Part(Pos(0, 0, levels().border) * label.solid())
