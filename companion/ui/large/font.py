"""Letters as bitmaps: an own font, bold for its size, with Czech and Polish letters composed of base and accent.

A glyph is HEIGHT rows of equal width, "#" ink and "." paper. From above: TOP rows for accents of capitals, seven
rows of a capital (a small letter has its five lowest), two rows below the baseline. Widths differ; the gap between
letters is not part of them.

Letters that low sight takes for each other differ in more than one pixel: l has a tail, I and 1 have feet, the
nought has a dot in its middle.
"""

from __future__ import annotations

import unicodedata
from functools import cache

TOP = 3
CAPITAL = 7
BELOW = 2
HEIGHT = TOP + CAPITAL + BELOW
BASE = TOP + CAPITAL
"""The row below the baseline."""

Glyph = tuple[str, ...]

CASTLE = "\ue000"
"""A castle, for boards; private, so that no name can contain it unnoticed."""

SMALL_TOP = 5
"""The first row of a small letter without a stem."""

_CAPITALS = """
A     B     C     D     E     F     G     H     I
.###. ####. .###. ####. ##### ##### .###. #...# ###
#...# #...# #...# #...# #.... #.... #...# #...# .#.
#...# #...# #.... #...# #.... #.... #.... #...# .#.
##### ####. #.... #...# ####. ####. #.### ##### .#.
#...# #...# #.... #...# #.... #.... #...# #...# .#.
#...# #...# #...# #...# #.... #.... #...# #...# .#.
#...# ####. .###. ####. ##### #.... .###. #...# ###

J     K     L     M       N      O     P     Q     R
..### #...# #.... #.....# #....# .###. ####. .###. ####.
....# #..#. #.... ##...## ##...# #...# #...# #...# #...#
....# #.#.. #.... #.#.#.# #.#..# #...# #...# #...# #...#
....# ##... #.... #..#..# #..#.# #...# ####. #...# ####.
....# #.#.. #.... #.....# #...## #...# #.... #.#.# #.#..
#...# #..#. #.... #.....# #....# #...# #.... #..#. #..#.
.###. #...# ##### #.....# #....# .###. #.... .##.# #...#

S     T     U     V     W       X     Y     Z
.#### ##### #...# #...# #.....# #...# #...# #####
#.... ..#.. #...# #...# #.....# #...# #...# ....#
#.... ..#.. #...# #...# #.....# .#.#. .#.#. ...#.
.###. ..#.. #...# #...# #..#..# ..#.. ..#.. ..#..
....# ..#.. #...# #...# #.#.#.# .#.#. ..#.. .#...
....# ..#.. #...# .#.#. ##...## #...# ..#.. #....
####. ..#.. .###. ..#.. #.....# #...# ..#.. #####

0     1   2     3     4     5     6     7     8     9
.###. .#. .###. .###. ...#. ##### ..##. ##### .###. .###.
#...# ##. #...# #...# ..##. #.... .#... ....# #...# #...#
#.#.# .#. ....# ....# .#.#. ####. #.... ...#. #...# #...#
#.#.# .#. ...#. ..##. #..#. ....# ####. ...#. .###. .####
#.#.# .#. ..#.. ....# ##### ....# #...# ..#.. #...# ....#
#...# .#. .#... #...# ...#. #...# #...# ..#.. #...# ...#.
.###. ### ##### .###. ...#. .###. .###. ..#.. .###. .##..
"""

_SMALL = """
a     b     c    d     e     f    g     h     i ı j
..... #.... .... ....# ..... ..## ..... #.... # . ..#
..... #.... .... ....# ..... .#.. ..... #.... . . ...
.###. ####. .### .#### .###. #### .#### ####. # # ..#
....# #...# #... #...# #...# .#.. #...# #...# # # ..#
.#### #...# #... #...# ##### .#.. #...# #...# # # ..#
#...# #...# #... #...# #.... .#.. #...# #...# # # ..#
.#### ####. .### .#### .#### .#.. .#### #...# # # ..#
..... ..... .... ..... ..... .... ....# ..... . . ..#
..... ..... .... ..... ..... .... .###. ..... . . ##.

k    l  m       n     o     p     q     r    s     t
#... #. ....... ..... ..... ..... ..... .... ..... .#..
#... #. ....... ..... ..... ..... ..... .... ..... .#..
#..# #. ###.##. ####. .###. ####. .#### #.## .#### ####
#.#. #. #..#..# #...# #...# #...# #...# ##.. #.... .#..
##.. #. #..#..# #...# #...# #...# #...# #... .###. .#..
#.#. #. #..#..# #...# #...# #...# #...# #... ....# .#..
#..# ## #..#..# #...# .###. ####. .#### #... ####. ..##
.... .. ....... ..... ..... #.... ....# .... ..... ....
.... .. ....... ..... ..... #.... ....# .... ..... ....

u     v     w       x     y     z     ł
..... ..... ....... ..... ..... ..... .#.
..... ..... ....... ..... ..... ..... .#.
#...# #...# #.....# #...# #...# ##### .##
#...# #...# #..#..# .#.#. #...# ...#. .#.
#...# #...# #..#..# ..#.. #...# ..#.. ##.
#...# .#.#. #..#..# .#.#. #...# .#... .#.
.#### ..#.. .##.##. #...# .#### ##### .##
..... ..... ....... ..... ....# ..... ...
..... ..... ....... ..... .###. ..... ...
"""

_SIGNS = """
.  ,  :  ;  !  ?     '  "    -   –    ( )  /    +     =    _     #     *     %     &      @
.. .. .. .. ## .###. ## #..# ... .... .# #. ...# ..... .... ..... .#.#. ..... ##..# .##... .###.
.. .. .. .. ## #...# ## #..# ... .... #. .# ...# ..... .... ..... .#.#. #.#.# ##..# #..#.. #...#
.. .. ## ## ## ....# .# .... ... .... #. .# ..#. ..#.. #### ..... ##### .###. ...#. #..#.. #.###
.. .. ## ## ## ...#. #. .... ### #### #. .# ..#. ..#.. .... ..... .#.#. ##### ..#.. .##... #.#.#
.. .. .. .. ## ..#.. .. .... ... .... #. .# .#.. ##### #### ..... ##### .###. .#... #.##.# #.###
## ## ## ## .. ..... .. .... ... .... #. .# .#.. ..#.. .... ..... .#.#. #.#.# #..## #...#. #....
## ## ## ## ## ..#.. .. .... ... .... .# #. #... ..#.. .... ##### .#.#. ..... #..## .###.# .###.
.. .# .. .# .. ..... .. .... ... .... .. .. .... ..... .... ..... ..... ..... ..... ...... .....
.. #. .. #. .. ..... .. .... ... .... .. .. .... ..... .... ..... ..... ..... ..... ...... .....

Ł      <    >    [  ]  ·     \ue000
.#.... .... .... ## ## ..... ##..#..##
.#.... ..#. #... #. .# ..... ##..#..##
.#.#.. .#.. .#.. #. .# ..... #########
.##... #... ..#. #. .# ..##. #########
##.... .#.. .#.. #. .# ..##. ###...###
.#.... ..#. #... #. .# ..... ###...###
.##### .... .... ## ## ..... ###...###
...... .... .... .. .. ..... .........
...... .... .... .. .. ..... .........
"""

_ACCENTS = {
    "\u0301": ("..#", "##."),  # čárka, kreska
    "\u030c": ("#.#", ".#."),  # háček
    "\u030a": (".#.", "#.#", ".#."),  # kroužek
    "\u0307": ("##", "##"),  # kropka
    "\u0308": ("#.#",),
    "\u0302": (".#.", "#.#"),
    "\u0300": ("#..", ".##"),
}
"""Combining accents above a letter, lowest row last."""

_OGONEK = "\u0328"
_CARON = "\u030c"
_APOSTROPHES = {"d": (TOP, 6), "t": (TOP - 1, 4), "l": (TOP, 3), "L": (TOP, 3)}
"""Letters that carry the háček as an apostrophe at their right: its upper row and its column."""

_LIKE = str.maketrans(
    {"„": '"', "“": '"', "”": '"', "»": '"', "«": '"', "’": "'", "‘": "'", "—": "–", "\u00a0": " "}
)

SPACE = ("...",) * HEIGHT


def sheet(art: str) -> dict[str, Glyph]:
    """The glyphs of a drawn sheet: bands of a line of names and the rows of each."""
    found: dict[str, Glyph] = {}
    for band in art.strip().split("\n\n"):
        names, *rows = (line.split() for line in band.split("\n"))
        found |= {name: tuple(drawn) for name, *drawn in zip(names, *rows, strict=True)}
    return found


def _boxed(drawn: Glyph) -> Glyph:
    """A glyph drawn from a capital's top on, with the room above and below it."""
    paper = "." * len(drawn[0])
    return (paper,) * TOP + drawn + (paper,) * (CAPITAL + BELOW - len(drawn))


_DRAWN = {name: _boxed(drawn) for art in (_CAPITALS, _SMALL, _SIGNS) for name, drawn in sheet(art).items()}
_DRAWN[" "] = SPACE


@cache
def glyph(letter: str) -> Glyph | None:
    """The bitmap of one letter (composed, NFC); None when the font has none."""
    letter = letter.translate(_LIKE)
    if letter in _DRAWN:
        return _DRAWN[letter]
    base, *accents = list(unicodedata.normalize("NFD", letter))
    if len(accents) != 1 or base not in _DRAWN:
        return None
    accent = accents[0]
    if accent == _OGONEK:
        return _with_ogonek(_DRAWN[base])
    if accent == _CARON and base in _APOSTROPHES:
        return _with_apostrophe(_DRAWN[base], *_APOSTROPHES[base])
    if accent in _ACCENTS:
        return _with_accent(_DRAWN["ı" if base == "i" else base], _ACCENTS[accent])
    return None


def known(text: str) -> bool:
    """Whether every letter of a text has a glyph."""
    return all(glyph(letter) for letter in text)


def _with_accent(base: Glyph, accent: tuple[str, ...]) -> Glyph:
    """An accent centred above: two rows and a row of paper below them, or three rows without paper."""
    width = max(len(base[0]), len(accent[0]))
    rows = [_centred(row, width) for row in base]
    under = next(i for i, row in enumerate(base) if "#" in row)
    first = under - (3 if len(accent) > 1 else 2)
    for i, row in enumerate(accent):
        rows[first + i] = _centred(row, width)
    return tuple(rows)


def _with_ogonek(base: Glyph) -> Glyph:
    """A hook below the right foot."""
    rows = list(base)
    paper = "." * (len(base[0]) - 2)
    rows[BASE:] = [paper + "#.", paper + "##"]
    return tuple(rows)


def _with_apostrophe(base: Glyph, first: int, column: int) -> Glyph:
    """An apostrophe at the upper right."""
    rows = [row.ljust(column + 1, ".") for row in base]
    for at in (first, first + 1):
        rows[at] = rows[at][:column] + "#" + rows[at][column + 1 :]
    return tuple(rows)


def _centred(row: str, width: int) -> str:
    """A row of pixels in the middle of a wider one; odd room goes to the right."""
    left = (width - len(row)) // 2
    return "." * left + row + "." * (width - len(row) - left)
