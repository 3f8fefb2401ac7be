"""Text as rows of block characters: cleaned, wrapped, set in the own font, packed two by two pixels a character.

A size says how large a pixel of the font is drawn: `wide` half columns by `high` half rows of the terminal, whose
characters are about twice as high as wide; (2, 1) is a square. Pure.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Literal

from companion.ui.large import font

Marks = Literal["quarters", "halves", "hash"]
"""What a terminal can show: all sixteen quarter blocks; full and half blocks only; nothing but ASCII."""

_ESCAPE = re.compile(r"\x1b(?:\[[0-?]*[ -/]*[@-~]?|[\]P^_X][^\x07\x1b\x9c]*(?:\x07|\x1b\\|\x9c)?|[ -/]*[0-~]?)")
_CSI = re.compile(r"\x9b[0-?]*[ -/]*[@-~]?")
_QUARTERS = " ▗▖▄▝▐▞▟▘▚▌▙▀▜▛█"
_LEADING = 2
"""Pixels of paper between two lines of text."""
_BLANK = len(font.SPACE[0]) + 2
"""Pixels between two words of a line."""
_LARGEST = 40
NO_LIMIT = 1000
_MOST_LETTERS = 2000


@dataclass(frozen=True, slots=True, order=True)
class LetterSize:
    """One size of letters; a larger one compares greater."""

    high: int
    wide: int


@cache
def sizes(marks: Marks) -> tuple[LetterSize, ...]:
    """Every size that these characters can draw, the largest first.

    Narrow pixels serve where square ones would not fit. An odd width and an odd height together need quarters;
    ASCII needs whole characters.
    """
    found = [LetterSize(1, 1), LetterSize(1, 2)]
    found += [LetterSize(high, wide) for high in range(2, _LARGEST) for wide in ((3 * high + 1) // 2, 2 * high)]
    if marks == "halves":
        found = [size for size in found if size.high % 2 == 0 or size.wide % 2 == 0]
    if marks == "hash":
        found = [LetterSize(2, 2)] + [size for size in found if size.high % 2 == 0 and size.wide % 2 == 0]
    return tuple(sorted(found, reverse=True))


# ---- plain text ----------------------------------------------------------------------------------------------


def cleaned(text: str) -> str:
    """One line of letters that are seen: no escape sequences, control or joining characters, single blanks."""
    text = _CSI.sub(" ", _ESCAPE.sub(" ", text[:_MOST_LETTERS]))
    text = unicodedata.normalize("NFC", text)
    shown = (letter if letter.isprintable() else " " for letter in text if not _clings(letter))
    return " ".join("".join(shown).split())


def _clings(letter: str) -> bool:
    """Whether a character takes no room of its own, or turns the text round."""
    return unicodedata.combining(letter) > 0 or unicodedata.category(letter) in ("Mn", "Me", "Cf")


def width(text: str) -> int:
    """How many columns a cleaned text takes as plain characters."""
    return sum(2 if unicodedata.east_asian_width(letter) in "WF" else 1 for letter in text)


def cut(text: str, columns: int) -> str:
    """As much of a text as fits."""
    while text and width(text) > columns:
        text = text[:-1]
    return text


def wrapped(text: str, limit: int, measure: Callable[[str], int], break_words: bool) -> list[str] | None:
    """Lines no wider than `limit`; only a word too wide alone is broken, or None given if it must not be."""
    lines: list[str] = []
    for word in text.split():
        if lines and measure(f"{lines[-1]} {word}") <= limit:
            lines[-1] += f" {word}"
            continue
        lines.append(word)
        if measure(word) <= limit:
            continue
        if not break_words:
            return None
        lines[-1:] = _pieces(word, limit, measure)
    return lines


def _pieces(word: str, limit: int, measure: Callable[[str], int]) -> list[str]:
    """A word in parts that fit; a letter that does not fit alone stands alone."""
    parts = [""]
    for letter in word:
        if parts[-1] and measure(parts[-1] + letter) > limit:
            parts.append("")
        parts[-1] += letter
    return parts


def plain(text: str, columns: int, rows: int) -> list[str]:
    """A cleaned text in plain characters, at most so many rows; the last one says with dots that more follows."""
    lines = [cut(line, columns) for line in wrapped(text, columns, width, break_words=True) or []]
    if len(lines) > rows > 0 and columns > 6:
        lines[rows - 1] = cut(lines[rows - 1], columns - 3) + "..."
    return [line for line in lines[:rows] if width(line) <= columns]


# ---- the own font --------------------------------------------------------------------------------------------


def pixels(text: str) -> int:
    """How many pixels wide a text is in the own font."""
    return sum(len(_known(letter)[0]) + 1 for letter in text) - 1


def pixel_rows(text: str) -> list[str]:
    """One line of text in the own font, HEIGHT rows of "#" and "."."""
    glyphs = [_known(letter) for letter in text]
    return [".".join(glyph[row] for glyph in glyphs) for row in range(font.HEIGHT)]


def _known(letter: str) -> font.Glyph:
    found = font.glyph(letter)
    if found is None:
        raise ValueError(letter)
    return found


def trimmed(rows: Sequence[str]) -> list[str]:
    """A line without the empty rows above and below it, but never smaller than a small letter's box."""
    inked = [i for i, row in enumerate(rows) if "#" in row]
    first = min([font.SMALL_TOP, *inked])
    last = max([font.BASE - 1, *inked])
    return list(rows[first : last + 1])


def stacked(blocks: Sequence[Sequence[str]], gap: int) -> list[str]:
    """Blocks of pixel rows below each other, with rows of paper between, all equally wide."""
    room = max((len(row) for block in blocks for row in block), default=0)
    rows: list[str] = []
    for block in blocks:
        rows += ["." * room] * (gap if rows else 0)
        rows += [row.ljust(room, ".") for row in block]
    return rows


def large(text: str, columns: int, rows: int, marks: Marks, most: int = NO_LIMIT) -> tuple[int, list[str]] | None:
    """A cleaned text in the largest size that fits, with the height of its capitals in half rows.

    most: they may not be higher. None if no size fits or the font lacks a letter.
    """
    if not text or not font.known(text):
        return None
    offered, length = sizes(marks), pixels(text)
    for size in offered:
        if font.CAPITAL * size.high > most:
            continue
        across, down = 2 * columns // size.wide, 2 * rows // size.high
        fewest = -(-length // (across + _BLANK))
        if fewest * (font.BASE - font.SMALL_TOP + _LEADING) - _LEADING > down:
            continue
        lines = wrapped(text, across, pixels, break_words=size == offered[-1])
        if lines is None or max(pixels(line) for line in lines) > across:
            continue
        drawn = stacked([trimmed(pixel_rows(line)) for line in lines], _LEADING)
        if len(drawn) <= down:
            return font.CAPITAL * size.high, packed(drawn, size, marks)
    return None


def packed(rows: Sequence[str], size: LetterSize, marks: Marks) -> list[str]:
    """Pixel rows as rows of characters, each character two by two half pixels."""
    halves = [row.replace(".", "0" * size.wide).replace("#", "1" * size.wide) for row in rows]
    halves = [row + "0" if len(row) % 2 else row for row in halves for _ in range(size.high)]
    if len(halves) % 2:
        halves.append("0" * len(halves[0]))
    known: dict[tuple[str, str], str] = {}
    signs = _signs(marks)
    shown = []
    for pair in zip(halves[::2], halves[1::2], strict=True):
        if pair not in known:
            upper, lower = pair
            four = zip(upper[::2], upper[1::2], lower[::2], lower[1::2], strict=True)
            known[pair] = "".join([signs["".join(one)] for one in four])
        shown.append(known[pair])
    return shown


@cache
def _signs(marks: Marks) -> dict[str, str]:
    """Four half pixels (upper left, upper right, lower left, lower right) -> the character."""
    table = {f"{i:04b}": sign for i, sign in enumerate(_QUARTERS)}
    if marks == "hash":
        return {bits: "#" if "1" in bits else " " for bits in table}
    return table
