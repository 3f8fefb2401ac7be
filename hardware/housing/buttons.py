"""The caps of the five buttons, told apart by their shape in any turn. They lie loose between border and switch.

A foot wider than the hole in the border keeps a cap from falling out; its hollow takes in the switch's body.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import cache, partial

from build123d import Part, Pos, Sketch

from hardware.housing.plan import ON_STRIPS, levels, plan
from hardware.parameters import parameters
from hardware.shapes import part
from hardware.shapes.marks import bar, plus
from hardware.shapes.piece import Piece, column, cone, single
from hardware.shapes.plane import ROOT_MM, disc, polygon, raised


def parts(kind: str) -> tuple[part.Part, ...]:
    """The five caps, from the left, as they are printed; equal for boards on one circuit board. KeyError."""
    return tuple(piece.part() for piece in pieces(kind))


def pieces(kind: str) -> tuple[Piece, ...]:
    """The caps where they stand when nobody presses them.

    Over the strips the hollow is another one than over the one board, so those caps have the board in their name.
    """
    places, board = plan(kind).buttons, f"{kind}-" if kind in ON_STRIPS else ""
    return tuple(
        Piece(
            f"{board}button-{i}-{name}", partial(_placed, kind, name, at), f"round cap, on it {what}", touched=True
        )
        for i, (at, (name, (what, _))) in enumerate(zip(places, SHAPES.items(), strict=True), 1)
    )


def _placed(kind: str, name: str, at: tuple[float, float]) -> Part:
    return Part(Pos(*at, levels().skin - parameters().button.slack_mm) * cap(kind, name))


def hollow_depth_mm(kind: str) -> float:
    """From a cap's lower rim to what presses on the switch, which stands on a perfboard or on the one board."""
    heights, button = levels(), parameters().button
    board = heights.board_bottom + button.board_mm if kind in ON_STRIPS else heights.board
    stem = board + button.switch_mm
    return stem - (heights.skin - button.slack_mm)


@cache
def cap(kind: str, name: str) -> Part:
    """A cap on z = 0 by the kind of board and the name of its shape; KeyError."""
    button = parameters().button
    high = parameters().frame.border_height_mm + button.slack_mm
    wide, foot = button.base_mm, button.base_mm + 2 * button.flange_mm
    base = Part(raised(disc((0, 0), wide), high) + cone((0, 0), foot, wide, 0, button.flange_mm))
    shape = Pos(0, 0, high) * raised(SHAPES[name][1](), button.raised_mm, ROOT_MM)
    return single(Part(base + shape - column((0, 0), button.hollow_mm, -1, hollow_depth_mm(kind))))


def _round() -> Sketch:
    return disc((0, 0), parameters().button.cap_mm)


def _plus() -> Sketch:
    button = parameters().button
    return plus(button.cap_mm, button.line_mm)


def _triangle() -> Sketch:
    """Equal sides, so large that it is as wide as a shape has to be after its corners are rounded."""
    edge = 2 * parameters().relief.round_mm
    side = parameters().button.cap_mm + 2 * edge * (math.sqrt(3) - 1)
    corners = [math.radians(90 + 120 * i) for i in range(3)]
    radius = side / math.sqrt(3)
    return polygon([(radius * math.cos(turn), radius * math.sin(turn)) for turn in corners], edge)


def _ring() -> Sketch:
    button = parameters().button
    return disc((0, 0), button.cap_mm, button.cap_mm - 2 * button.ring_mm)


def _bar() -> Sketch:
    button = parameters().button
    return bar(button.cap_mm, button.line_mm)


SHAPES: dict[str, tuple[str, Callable[[], Sketch]]] = {
    "round": ("a smooth round: button 1, your act is final", _round),
    "plus": ("a plus: button 2, your points", _plus),
    "triangle": ("a triangle: button 3, why something is wrong", _triangle),
    "ring": ("a ring with a hole for the fingertip: button 4, the last line again", _ring),
    "bar": ("a single bar: button 5, silence", _bar),
}
"""Name of a shape -> what it says, and its drawing; in the order of the buttons from the left."""
