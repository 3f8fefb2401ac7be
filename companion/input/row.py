"""Characters that mean a digit or a point: the Czech top row, keypads' commas, digits of other scripts."""

from __future__ import annotations

import unicodedata

CZECH_ROW = "+ěščřžýáíé"
"""The top row of a Czech keyboard without Shift, in the order 1 to 9, then 0."""

_ROW = {char: str((i + 1) % 10) for i, char in enumerate(CZECH_ROW)}
_TABLE = str.maketrans(_ROW | {char.upper(): digit for char, digit in _ROW.items()})


def digit_of(char: str) -> str:
    """The digit that a key of the top row or a keypad means, "" for any other key."""
    value = unicodedata.decimal(char, -1) if len(char) == 1 else -1
    return str(value) if value >= 0 else _ROW.get(char.casefold(), "")


def is_digits(text: str) -> bool:
    """Whether every character means a digit."""
    return all(digit_of(char) for char in text)


def as_digits(text: str) -> str:
    """The text with the characters of the Czech top row as digits."""
    return text.translate(_TABLE)
