"""Words of five trits: how they turn, when they are lawful, how far apart they are.

A word is text of five signs, in the order near-left, near-right, far-right, far-left, centre, seen from
above: `+` is a magnet with its north pole down, `-` with its south pole down, `0` an empty pocket, `?` an
unsure sensor. A set of one game keeps to one coset: the sum of a word's trits, modulo 3, is 0 for dominoes
and castles of Kingdomino type and 1 for Azul (data sheet of the magnets, section 4). Turning a word does not
change its sum.
"""

from __future__ import annotations

from functools import cache
from itertools import product

EMPTY = "00000"
TRITS = "+-0"
UNSURE = "?"
LONE_CENTRES = ("0000+", "0000-")
"""What is read of a tile that lies askew: turned by 20 degrees its corners are beside the sensors."""
CORNERS = 4
SITES = 5
OWN_COSET = 0
FOREIGN_COSET = 1


def turned(word: str, quarter_turns: int) -> str:
    """The word of the same tile after so many quarter turns counter-clockwise, seen from above."""
    k = quarter_turns % CORNERS
    return word[CORNERS - k : CORNERS] + word[: CORNERS - k] + word[CORNERS]


def turns_of(word: str) -> tuple[str, ...]:
    """The word at 0, 1, 2 and 3 quarter turns; equal ones are not left out."""
    return tuple(turned(word, k) for k in range(CORNERS))


def class_of(word: str) -> str:
    """The name of the word's class, the same in every turn: the smallest one in the order of the signs."""
    return min(turns_of(word))


def coset(word: str) -> int:
    """Sum of the trits modulo 3."""
    return (word.count("+") - word.count("-")) % 3


def weight(word: str) -> int:
    """Number of magnets."""
    return SITES - word.count("0")


def has_centre(word: str) -> bool:
    """Whether there is a magnet in the centre: without, a tile of one cell that lies askew reads as nothing."""
    return word[CORNERS] != "0"


def is_asymmetric(word: str) -> bool:
    """Whether all four turns differ, so that the word alone tells how its tile is turned."""
    return len(set(turns_of(word))) == CORNERS


def inverted(word: str) -> str:
    """The word of the same tile with every magnet glued in upside down."""
    return word.translate(str.maketrans("+-", "-+"))


def distance(first: str, second: str) -> int:
    """Number of trits in which two texts of equal length differ."""
    return sum(a != b for a, b in zip(first, second, strict=True))


@cache
def classes(of_coset: int, asymmetric: bool) -> tuple[str, ...]:
    """All classes of a coset without the empty cell, the heaviest first, then by the order of the signs.

    18 asymmetric and 5 symmetric ones in coset 0, 18 and 6 in each other coset.
    """
    found = {class_of("".join(signs)) for signs in product(TRITS, repeat=SITES)} - {EMPTY}
    fit = [w for w in found if coset(w) == of_coset and is_asymmetric(w) == asymmetric]
    return tuple(sorted(fit, key=lambda w: (-weight(w), w)))


class Lots:
    """A small deterministic source of choices: the same seed gives the same choices on every machine.

    A linear congruential generator with the constants of Knuth's MMIX; not for chance in a game.
    """

    def __init__(self, seed: int) -> None:
        self._state = seed & 0xFFFF_FFFF_FFFF_FFFF

    def below(self, limit: int) -> int:
        """A whole number from 0 to limit - 1."""
        self._state = (self._state * 6364136223846793005 + 1442695040888963407) & 0xFFFF_FFFF_FFFF_FFFF
        return (self._state >> 33) % limit
