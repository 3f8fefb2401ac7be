"""Hexagons of Queen's Garden: six colours, six patterns, and the set of tiles and expansions that shows them.

A hexagon is a number from 1 to 36, so that a garden is a row of numbers with 0 for an empty space. Colours begin
as the evaluation track does (QG-170); a pattern's place in its row is its cost and its value (QG-05).
"""

from __future__ import annotations

from companion.core.model import Tile

COLOURS = ("blue", "purple", "dark-purple", "light-green", "dark-green", "yellow")
"""QG-04, in the order of their digits."""
PATTERNS = ("tree", "bird", "butterfly", "flower", "plant", "tulips")
"""QG-05, by value from 1. The rulebooks have no names for the last two; the sixth shows six small flowers."""
CRITERIA = (*COLOURS, *PATTERNS)
"""Everything by which hexagons are taken, scored and evaluated."""
SIDES = len(COLOURS)
HEXAGONS = range(1, SIDES * SIDES + 1)
EACH = 3
"""Tiles of each hexagon (QG-03)."""
TILES = EACH * len(HEXAGONS)
EXPANSIONS = len(HEXAGONS)
"""One of each hexagon (QG-08, QG-09)."""
JOKER = "joker"
_EXPANSION = "expansion"


def number(colour: int, pattern: int) -> int:
    """The hexagon of a colour (its index) and a pattern (its index)."""
    return pattern * SIDES + colour + 1


COLOUR = (-1, *(at % SIDES for at in range(len(HEXAGONS))))
"""Hexagon -> index of its colour; -1 for none."""
PATTERN = (-1, *(at // SIDES for at in range(len(HEXAGONS))))
"""Hexagon -> index of its pattern; -1 for none."""
VALUE = (0, *(at // SIDES + 1 for at in range(len(HEXAGONS))))
"""Hexagon -> its cost and value (QG-05); 0 for none."""
WORDS = ("", *(f"{PATTERNS[PATTERN[one]]}-{COLOURS[COLOUR[one]]}" for one in HEXAGONS))
"""Hexagon -> its word in the notation."""
_NUMBERS = {word: one for one, word in enumerate(WORDS) if word}
OF_CRITERION: dict[str, frozenset[int]] = {
    **{word: frozenset(one for one in HEXAGONS if COLOUR[one] == at) for at, word in enumerate(COLOURS)},
    **{word: frozenset(one for one in HEXAGONS if PATTERN[one] == at) for at, word in enumerate(PATTERNS)},
}
"""Colour or pattern -> the six hexagons that have it."""


def sort_of(criterion: str) -> str:
    """ "colour" or "pattern"."""
    return "colour" if criterion in COLOURS else "pattern"


def other_of(hexagon: int, criterion: str) -> str:
    """The property of a hexagon beside a colour or a pattern."""
    return PATTERNS[PATTERN[hexagon]] if criterion in COLOURS else COLOURS[COLOUR[hexagon]]


def alike(one: int, other: int) -> bool:
    """Whether two hexagons have just one property in common (QG-68, QG-69, QG-71, QG-83)."""
    return one != other and (COLOUR[one] == COLOUR[other] or PATTERN[one] == PATTERN[other])


def word(hexagon: int) -> str:
    """The word of a hexagon, "tree-blue"."""
    return WORDS[hexagon]


def of(told: str) -> int | None:
    """The hexagon of a word; None if there is none."""
    return _NUMBERS.get(told)


def digits(hexagon: int) -> str:
    """How it is typed on a keypad: the colour, then the pattern."""
    return f"{COLOUR[hexagon] + 1}{PATTERN[hexagon] + 1}"


def tile(hexagon: int) -> str:
    """The thing that a tile of this hexagon is."""
    return f"tile {WORDS[hexagon]}"


def expansion(hexagon: int) -> str:
    """The thing that the expansion with this printed hexagon is."""
    return f"{_EXPANSION} {WORDS[hexagon]}"


def shown(thing: str) -> tuple[str, int] | None:
    """ "tile" or "expansion", and the hexagon that a thing shows; None for any other thing."""
    sort, _, told = thing.partition(" ")
    hexagon = of(told)
    return (sort, hexagon) if sort in ("tile", _EXPANSION) and hexagon is not None else None


def tiles() -> tuple[Tile, ...]:
    """The whole set: three equal tiles and one expansion of each hexagon."""
    return (
        *(Tile(tile(one), (WORDS[one],), EACH) for one in HEXAGONS),
        *(Tile(expansion(one), (WORDS[one],)) for one in HEXAGONS),
    )
