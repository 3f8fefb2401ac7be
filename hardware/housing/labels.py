"""What a finger reads on the border: letters of the columns, digits of the rows, numbers of the tray's slots.

Each is in relief, and beside it in Braille: a letter with the letter sign, a digit with the number sign, so that
no cell of Braille means both, as a to e and 1 to 5 would. Dots on the wall at the left count the rows as well.
"""

from __future__ import annotations

import string
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

from build123d import Part, Pos, Rot, Sketch

from hardware.housing.plan import Plan, levels
from hardware.parameters import parameters
from hardware.shapes import braille, marks
from hardware.shapes.box import Point
from hardware.shapes.plane import ROOT_MM, curve, disc, joined, raised, stroke, together


@dataclass(frozen=True, slots=True)
class Label:
    """One label: relief sign, and its Braille as of braille.dots. at: middle of both together, on the border.

    below: whether the Braille stands nearer to the player than the sign; else it is at its right.
    """

    sign: str
    braille: str
    at: Point
    below: bool

    @property
    def middles(self) -> tuple[Point, Point]:
        """Where the middles of sign and Braille are."""
        gap = parameters().relief.gap_mm
        (wide, high), (cells_wide, cells_high) = sign_size_mm(self.sign), braille.size_mm(self.braille)
        x, y = self.at
        if self.below:
            low = y - (high + gap + cells_high) / 2
            return (x, low + cells_high + gap + high / 2), (x, low + cells_high / 2)
        left = x - (wide + gap + cells_wide) / 2
        return (left + wide / 2, y), (left + wide + gap + cells_wide / 2, y)

    def solid(self) -> Part:
        """Both on z = 0, rooted a hair below."""
        sign, cells = self.middles
        return together([Part(Pos(*sign) * sign_solid(self.sign)), Part(Pos(*cells) * braille.dots(self.braille))])


def sign_size_mm(sign: str) -> Point:
    """Width and height of a letter or a row of digits."""
    its = parameters().number
    return (its.digit_width_mm, its.digit_mm) if sign in LETTERS else marks.digits_size_mm(sign)


def sign_solid(sign: str) -> Part:
    """A letter A to G or digits on z = 0 around the origin, rooted a hair below; ValueError for anything else."""
    return letter(sign) if sign in LETTERS else marks.digits(sign)


def columns(its: Plan) -> tuple[Label, ...]:
    """On the near border: the letter of each column, or the number of each pair of the tray's slots."""
    pitch, tray = parameters().board.pitch_mm, its.layout.kings > 0
    names = string.digits[1:] if tray else string.ascii_uppercase
    return tuple(
        Label(name, name if tray else braille.LETTER_MARK + name.lower(), (at * pitch, its.label_y), below=False)
        for at, name in enumerate(names[: its.layout.columns])
    )


def rows(its: Plan) -> tuple[Label, ...]:
    """On the right border: the number of each row from the near edge, or of each of the tray's lines of slots."""
    x = (its.rails.right + its.outer.right) / 2
    pitch, count = parameters().board.pitch_mm, its.layout.rows
    cells = 2 if its.layout.kings else 1
    middles = [pitch * (row + (cells - 1) / 2) for row in range(0, count, cells)]
    return tuple(Label(str(i), str(i), (x, y), below=True) for i, y in enumerate(middles, 1))


def counted(its: Plan) -> tuple[Point, ...]:
    """Middles (y, z) of the dots on the wall at the left: as many beside each row as its number.

    High enough to be felt above lying tiles; the lowest in the middle of the wall between them and its edge.
    """
    pitch = parameters().frame.counted_mm + parameters().relief.gap_mm
    heights, tile = levels(), parameters().tile.height_mm + parameters().crown.height_mm
    z = (heights.tile_bottom + tile + its.top) / 2
    return tuple(
        (label.at[1] + pitch * (i - (number - 1) / 2), z)
        for number, label in enumerate(rows(its), 1)
        for i in range(number)
    )


def dots(its: Plan) -> list[Part]:
    """The same on the right wall of what covers the console."""
    frame = parameters().frame
    dot = Rot(0, 90, 0) * raised(disc((0, 0), frame.counted_mm), frame.counted_height_mm, ROOT_MM)
    return [Part(Pos(its.console.right, *at) * dot) for at in counted(its)]


@cache
def letter(sign: str) -> Part:
    """A relief capital A to G in the size of a digit; ValueError for another."""
    if sign not in LETTERS:
        raise ValueError(f"no letter of a column: {sign!r}")
    its = parameters().number
    line = its.digit_line_mm
    wide, high = its.digit_width_mm - line, its.digit_mm - line
    drawn = joined(LETTERS[sign](wide, high, line))
    return Part(Pos(-wide / 2, -high / 2) * raised(drawn, its.digit_height_mm, ROOT_MM))


def _a(w: float, h: float, line: float) -> list[Sketch]:
    return [stroke([(0, 0), (w / 2, h), (w, 0)], line), stroke([(w * 0.2, h * 0.36), (w * 0.8, h * 0.36)], line)]


def _b(w: float, h: float, line: float) -> list[Sketch]:
    return [*_belly(w, 0, h * 0.54, line), *_belly(w * 0.88, h * 0.54, h, line)]


def _belly(w: float, low: float, high: float, line: float) -> list[Sketch]:
    """A bow from the stem at low out to w and back to it at high, closed by the stem."""
    bow = (high - low) / 2
    straight = w - bow
    ends = ((straight, low), (w, low + bow), (straight, high))
    return [curve([((0, low), ends[0]), ends, (ends[2], (0, high))], line), stroke([(0, low), (0, high)], line)]


def _c(w: float, h: float, line: float) -> list[Sketch]:
    upper = ((w, h - w * 0.35), (w / 2, h), (0, h - w / 2))
    lower = ((0, w / 2), (w / 2, 0), (w, w * 0.35))
    return [curve([upper, (upper[2], lower[0]), lower], line)]


def _d(w: float, h: float, line: float) -> list[Sketch]:
    bow, near = w * 0.62, w * 0.62 * 0.293
    upper = ((w - bow, h), (w - near, h - near), (w, h - bow))
    lower = ((w, bow), (w - near, near), (w - bow, 0))
    round_side = curve([((0, h), upper[0]), upper, (upper[2], lower[0]), lower, (lower[2], (0, 0))], line)
    return [round_side, stroke([(0, 0), (0, h)], line)]


def _e(w: float, h: float, line: float) -> list[Sketch]:
    return [stroke([(w, 0), (0, 0), (0, h), (w, h)], line), stroke([(0, h / 2), (w * 0.8, h / 2)], line)]


def _f(w: float, h: float, line: float) -> list[Sketch]:
    return [stroke([(0, 0), (0, h), (w, h)], line), stroke([(0, h / 2), (w * 0.8, h / 2)], line)]


def _g(w: float, h: float, line: float) -> list[Sketch]:
    upper = ((w, h - w * 0.35), (w / 2, h), (0, h - w / 2))
    lower = ((0, w / 2), (w / 2, 0), (w, w / 2))
    tongue = [(lower[2], (w, h * 0.45)), ((w, h * 0.45), (w * 0.45, h * 0.45))]
    return [curve([upper, (upper[2], lower[0]), lower, *tongue], line)]


LETTERS: dict[str, Callable[[float, float, float], list[Sketch]]] = dict(
    zip("ABCDEFG", (_a, _b, _c, _d, _e, _f, _g), strict=True)
)
"""Strokes of each letter in a rectangle from the origin, by width and height between line middles, and line."""
