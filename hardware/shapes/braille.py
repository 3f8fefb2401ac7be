"""Braille in Marburg Medium: from a text to places of dots, and to their solids. Millimetres.

Dots of a cell are numbered 1, 2, 3 down its left and 4, 5, 6 down its right column. Digits are the letters a to j
after a number sign, as Czech and Polish have it and English too.
"""

from __future__ import annotations

import string
from functools import cache

from build123d import Part

from hardware.parameters import parameters
from hardware.shapes.box import Point
from hardware.shapes.plane import ROOT_MM, dome, repeated

NUMBER_SIGN = (3, 4, 5, 6)
LETTER_MARK, LETTER_SIGN = "'", (5, 6)
"""What a text has before a letter that stands alone, and its dots: nobody can take that letter for a digit.

Dots 5 and 6 are English Braille's sign; Czech and Polish write a letter behind a digit in other ways, and in
neither of them are these dots a number sign.
"""
_FIRST_TEN = ((1,), (1, 2), (1, 4), (1, 4, 5), (1, 5), (1, 2, 4), (1, 2, 4, 5), (1, 2, 5), (2, 4), (2, 4, 5))
LETTERS = {
    letter: tuple(sorted((*_FIRST_TEN[i % 10], *((), (3,), (3, 6))[i // 10])))
    for i, letter in enumerate(string.ascii_lowercase.replace("w", ""))
}
"""Louis Braille's own 25: ten, the same ten with dot 3, the first five with 3 and 6. Languages differ in w."""
DIGITS = dict(zip("1234567890", _FIRST_TEN, strict=True))
COLUMNS, ROWS = 2, 3


def cells(text: str) -> tuple[tuple[int, ...], ...]:
    """The dots of each cell of small letters, digits, LETTER_MARK and spaces; a number sign before digits.

    Only what Czech, Polish and English write alike. ValueError for any other sign, w among them, and for a letter
    a to j directly behind a digit, which would be read as a digit: put a space.
    """
    found: list[tuple[int, ...]] = []
    before = " "
    for sign in text:
        if sign in DIGITS:
            found += [DIGITS[sign]] if before in DIGITS else [NUMBER_SIGN, DIGITS[sign]]
        elif sign in LETTERS and not (before in DIGITS and LETTERS[sign] in _FIRST_TEN):
            found.append(LETTERS[sign])
        elif sign == LETTER_MARK:
            found.append(LETTER_SIGN)
        elif sign == " ":
            found.append(())
        else:
            raise ValueError(f"not to be written in Braille here: {sign!r} in {text!r}")
        before = sign
    return tuple(found)


def size_mm(text: str) -> Point:
    """Width and height of the lines' full cells, from outside to outside of their outermost dots."""
    its, lines = parameters().braille, text.split("\n")
    longest = max(len(cells(line)) for line in lines)
    width = (longest - 1) * its.cell_pitch_mm + (COLUMNS - 1) * its.dot_pitch_mm + its.dot_mm
    return width, (len(lines) - 1) * its.line_pitch_mm + (ROWS - 1) * its.dot_pitch_mm + its.dot_mm


def places_mm(text: str) -> tuple[Point, ...]:
    """The middle of each dot, cell by cell; the rectangle of size_mm lies around the origin, text to the right."""
    its = parameters().braille
    width, height = size_mm(text)
    left, top = (its.dot_mm - width) / 2, (height - its.dot_mm) / 2
    return tuple(
        (
            left + at * its.cell_pitch_mm + (dot - 1) // ROWS * its.dot_pitch_mm,
            top - row * its.line_pitch_mm - (dot - 1) % ROWS * its.dot_pitch_mm,
        )
        for row, line in enumerate(text.split("\n"))
        for at, cell in enumerate(cells(line))
        for dot in cell
    )


@cache
def dots(text: str) -> Part:
    """The domes of a text on z = 0, rooted a hair below, in the rectangle of size_mm around the origin.

    ValueError as for cells, and for a text without dots.
    """
    its = parameters().braille
    places = places_mm(text)
    if not places:
        raise ValueError(f"nothing to write: {text!r}")
    return repeated(dome(its.dot_mm, its.height_mm, ROOT_MM), places)
