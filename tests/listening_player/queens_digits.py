"""How acts of Queen's Garden are typed on a keypad, from their notation."""

from __future__ import annotations

from collections.abc import Callable

from tests.games.queens_naive_garden import COLOURS, PATTERNS, bare, traits

PLACE, LAY, BUY, PASS, TAKE, DRAW, LOTS, TURN = "41", "42", "43", "49", "53", "54", "55", "56"
HOURS = {"12": "8", "2": "9", "4": "3", "6": "2", "8": "1", "10": "7", "middle": "5", "fountain": "5"}
"""The keys that lie in these directions."""
JOKER = "00"


def hexagon(word: str) -> str:
    """Colour, then pattern: "butterfly-blue" is 13."""
    pattern, colour = traits(word)
    return f"{COLOURS.index(colour) + 1}{PATTERNS.index(pattern) + 1}"


def criterion(word: str) -> str:
    """A colour or a pattern, with nought for the other."""
    return f"{COLOURS.index(word) + 1}0" if word in COLOURS else f"0{PATTERNS.index(word) + 1}"


def cell(name: str) -> str:
    """ "2-middle" is 95, "fountain-2" 59."""
    board, _, part = name.partition("-")
    return HOURS[board] + HOURS[part]


def given(word: str) -> str:
    """A tile, an expansion or a joker that is given up."""
    if word == "joker":
        return JOKER
    return ("7" if word != bare(word) else "") + hexagon(bare(word))


def typed(act: str) -> list[str]:
    """The fields of an act: the command, then what it needs; of a take without its places."""
    _, kind, *rest = act.split()
    return _TYPED[kind](rest)


_TYPED: dict[str, Callable[[list[str]], list[str]]] = {
    "take": lambda rest: [TAKE, criterion(rest[0])],
    "place": lambda rest: [PLACE, hexagon(rest[0]), cell(rest[1]), *map(given, rest[2:])],
    "lay": lambda rest: [LAY, hexagon(rest[0]), HOURS[rest[1]], HOURS[rest[2]], *map(given, rest[3:])],
    "buy": lambda rest: [BUY, HOURS[rest[0]]],
    "pass": lambda rest: [PASS, *map(given, rest)],
    "draw": lambda rest: [DRAW, *map(hexagon, rest)],
    "lots": lambda rest: [LOTS, *rest],
    "turn": lambda rest: [TURN, hexagon(rest[1])],
}
