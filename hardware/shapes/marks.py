"""Marks without a font: digits, plus and bar, and the marks of interchangeable tiles' colours. Millimetres."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import cache

from build123d import Part, Pos, Rot, Sketch

from companion.device.tiles.tileset import COLOURS
from hardware.parameters import parameters
from hardware.shapes.box import Point
from hardware.shapes.plane import (
    ROOT_MM,
    curve,
    disc,
    dome,
    joined,
    loop,
    raised,
    rectangle,
    repeated,
    softened,
    stadium,
    stroke,
    together,
)

COLOUR_WORDS = {
    "blue": "blue: rings, a large one, a small one in it, a knob in the middle",
    "yellow": "yellow: a sun, a smooth disc with eight rays around it",
    "red": "red: one large smooth cross with thick arms",
    "black": "black: sixteen round knobs in a square",
    "white": "white: an empty square, only its frame",
    "brown": "brown: five straight bars side by side",
}
"""Id of a colour -> how its mark feels; each is the same in all turns of a tile, bars in two of them."""


def digits_size_mm(text: str) -> Point:
    """Width and height of a row of digits."""
    its = parameters().number
    return len(text) * its.digit_width_mm + (len(text) - 1) * parameters().relief.gap_mm, its.digit_mm


@cache
def digits(text: str) -> Part:
    """Relief digits on z = 0, rooted a hair below, text to the right in digits_size_mm around the origin.

    ValueError when there is anything but digits, or nothing.
    """
    its = parameters().number
    if not text or not set(text) <= set("0123456789"):
        raise ValueError(f"not digits: {text!r}")
    width, height = digits_size_mm(text)
    pitch = its.digit_width_mm + parameters().relief.gap_mm
    drawn = [Pos(i * pitch - width / 2, -height / 2) * _digit(sign) for i, sign in enumerate(text)]
    return together(raised(one, its.digit_height_mm, ROOT_MM) for one in drawn)


def plus(size_mm: float, line_mm: float) -> Sketch:
    """Two crossed lines of this full length: north down."""
    return joined(
        [bar(size_mm, line_mm), stroke([(0, line_mm / 2 - size_mm / 2), (0, size_mm / 2 - line_mm / 2)], line_mm)]
    )


def bar(size_mm: float, line_mm: float) -> Sketch:
    """One line of this full length along x, a minus: south down."""
    return stroke([(line_mm / 2 - size_mm / 2, 0), (size_mm / 2 - line_mm / 2, 0)], line_mm)


@cache
def _digit(sign: str) -> Sketch:
    """A digit in the rectangle from the origin to digit_width_mm, digit_mm."""
    its = parameters().number
    line = its.digit_line_mm
    wide, high = its.digit_width_mm - line, its.digit_mm - line
    return Sketch(Pos(line / 2, line / 2) * joined(_DIGITS[sign](wide, high, line)))


def _zero(wide: float, high: float, line: float) -> list[Sketch]:
    return [loop((wide / 2, high / 2), (wide + line, high + line), line)]


def _one(wide: float, high: float, line: float) -> list[Sketch]:
    return [stroke([(wide * 0.1, high * 0.7), (wide * 0.6, high), (wide * 0.6, 0)], line)]


def _two(wide: float, high: float, line: float) -> list[Sketch]:
    left, right, foot = (0, high - wide / 2), (wide, high - wide / 2), (0, 0)
    return [curve([(left, (wide / 2, high), right), (right, foot), (foot, (wide, 0))], line)]


def _three(wide: float, high: float, line: float) -> list[Sketch]:
    corner, knee, foot = (wide, high), (wide * 0.4, high * 0.58), (wide * 0.4, 0)
    bow = (knee, (wide, high * 0.29), foot)
    return [curve([((0, high), corner), (corner, knee), bow, (foot, (0, high * 0.03))], line)]


def _four(wide: float, high: float, line: float) -> list[Sketch]:
    post = wide * 0.75
    return [
        stroke([(post, high), (0, high * 0.3), (wide, high * 0.3)], line),
        stroke([(post, high), (post, 0)], line),
    ]


def _five(wide: float, high: float, line: float) -> list[Sketch]:
    round_mm = high * 0.28
    corner, bend, knee = (0, high), (0, 2 * round_mm), (wide - round_mm, 2 * round_mm)
    foot = (knee[0], 0)
    bow = (knee, (wide, round_mm), foot)
    return [curve([((wide, high), corner), (corner, bend), (bend, knee), bow, (foot, (0, 0))], line)]


def _six(wide: float, high: float, line: float) -> list[Sketch]:
    bowl, top, bend = high * 0.58, (wide / 2, high), wide / 2 * (1 - math.sqrt(0.5))
    back = ((0, bowl / 2), (0, high - wide / 2))
    over = (back[1], (bend, high - bend), top)
    return [
        curve([back, over, (top, (wide * 0.85, high))], line),
        loop((wide / 2, bowl / 2), (wide + line, bowl + line), line),
    ]


def _seven(wide: float, high: float, line: float) -> list[Sketch]:
    return [stroke([(0, high), (wide, high), (wide * 0.25, 0)], line)]


def _eight(wide: float, high: float, line: float) -> list[Sketch]:
    lower, upper = high * 0.54, high * 0.46
    bowls = [((wide / 2, lower / 2), (wide, lower)), ((wide / 2, high - upper / 2), (wide * 0.85, upper))]
    full = softened(joined(stadium(at, (x + line, y + line)) for at, (x, y) in bowls), line / 2)
    holes = [stadium(at, (x - line, y - line)) for at, (x, y) in bowls]
    return [Sketch(full - holes)]


def _nine(wide: float, high: float, line: float) -> list[Sketch]:
    return [Sketch(Pos(wide, high) * Rot(0, 0, 180) * one) for one in _six(wide, high, line)]


_DIGITS = dict(
    zip("0123456789", (_zero, _one, _two, _three, _four, _five, _six, _seven, _eight, _nine), strict=True)
)


@cache
def colour_mark(colour: str) -> Part:
    """The mark of a colour on z = 0 around the origin, rooted a hair below; ValueError for an unknown colour."""
    if colour not in COLOURS:
        raise ValueError(f"no colour: {colour!r}")
    return _MARKS[colour]()


def _lines(drawings: list[Sketch]) -> Part:
    return together(raised(one, parameters().relief.height_mm, ROOT_MM) for one in drawings)


def _rings() -> Part:
    line = parameters().relief.stroke_mm
    return _lines([disc((0, 0), size, size - 2 * line) for size in (28, 16)] + [disc((0, 0), 4.4)])


def _sun() -> Part:
    turns = [math.radians(45 * i) for i in range(8)]
    rays = [[(r * math.cos(turn), r * math.sin(turn)) for r in (10.8, 14)] for turn in turns]
    return _lines([disc((0, 0), 12.7), *(stroke(ray, parameters().relief.stroke_mm) for ray in rays)])


def _cross() -> Part:
    arms = [rectangle((-15, -5), (15, 5), 1), rectangle((-5, -15), (5, 15), 1)]
    return _lines([joined(arms)])


def _knobs() -> Part:
    places = [-12.3, -4.1, 4.1, 12.3]
    return repeated(dome(4.8, parameters().relief.height_mm, ROOT_MM), [(x, y) for x in places for y in places])


def _frame() -> Part:
    inner = 13 - parameters().relief.stroke_mm
    return _lines([Sketch(rectangle((-13, -13), (13, 13), 2) - rectangle((-inner, -inner), (inner, inner), 0.5))])


def _bars() -> Part:
    width = parameters().relief.stroke_mm + 0.4
    return _lines([stroke([(-12, y), (12, y)], width) for y in (-12, -6, 0, 6, 12)])


_MARKS: dict[str, Callable[[], Part]] = {
    "blue": _rings,
    "yellow": _sun,
    "red": _cross,
    "black": _knobs,
    "white": _frame,
    "brown": _bars,
}
