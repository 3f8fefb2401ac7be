"""Hexagons as people write them: two digits, or the words of colour and pattern in any order."""

from __future__ import annotations

import re
from dataclasses import dataclass

from companion.games.queens_garden.rules.hexes import COLOURS, HEXAGONS, PATTERNS, digits, word

EMPTY_SIGNS = ("-", ".")
"""An empty space."""


def _names() -> dict[tuple[str, ...], int]:
    """Every way to write a hexagon, in words apart by hyphens or blanks -> its number."""
    found: dict[tuple[str, ...], int] = {}
    for hexagon in HEXAGONS:
        pattern, *colour = word(hexagon).split("-")
        found[(pattern, *colour)] = found[(*colour, pattern)] = found[(digits(hexagon),)] = hexagon
    return found


WRITTEN = _names()
_LONGEST = max(map(len, WRITTEN))
_PROPERTIES = {part for one in (*COLOURS, *PATTERNS) for part in one.split("-")}
EXPANSION, EXPANSION_DIGIT = "expansion", "7"


@dataclass(frozen=True, slots=True)
class Item:
    """One space or thing as it is written. hexagon: 0 for an empty space, -1 for what cannot be read."""

    column: int
    text: str
    hexagon: int
    expansion: bool = False


def first_of(words: list[tuple[int, str]], *, stored: bool) -> tuple[Item, int]:
    """The first hexagon, or empty space, of these words with their columns, and how many words it takes."""
    column, first = words[0]
    if first in EMPTY_SIGNS:
        return Item(column, first, 0), 1
    plain = [one.lower() for _, one in words]
    expansion, skipped = False, 0
    if stored and plain[0] == EXPANSION:
        expansion, skipped, plain = True, 1, plain[1:]
    elif stored and plain[0].startswith(f"{EXPANSION}-"):
        expansion, plain[0] = True, plain[0].removeprefix(f"{EXPANSION}-")
    elif stored and len(plain[0]) == 3 and plain[0].startswith(EXPANSION_DIGIT):
        expansion, plain[0] = True, plain[0][1:]
    for length in range(min(_LONGEST, len(plain)), 0, -1):
        key = tuple(part for one in plain[:length] for part in re.split("[-_]", one))
        if key in WRITTEN:
            taken = skipped + length
            return Item(column, " ".join(one for _, one in words[:taken]), WRITTEN[key], expansion), taken
    taken = min(skipped + _unread(plain), len(words))
    return Item(column, " ".join(one for _, one in words[:taken]), -1, expansion), taken


def read_hexagon(text: str, *, stored: bool = False) -> tuple[int, bool] | None:
    """The one hexagon of these words or digits, and whether it is on an expansion; None where it is not just one.

    stored: an expansion may be told.
    """
    words = [(0, one) for one in text.split()]
    if not words:
        return None
    item, taken = first_of(words, stored=stored)
    return (item.hexagon, item.expansion) if item.hexagon > 0 and taken == len(words) else None


def _unread(plain: list[str]) -> int:
    """How many words stand where a hexagon should: colours and patterns, and the word behind them."""
    taken = 0
    while taken < min(_LONGEST, len(plain)) - 1 and set(plain[taken].split("-")) <= _PROPERTIES:
        following = plain[taken + 1]
        if following in EMPTY_SIGNS or (following,) in WRITTEN or "-" in following:
            break
        taken += 1
    return taken + 1
