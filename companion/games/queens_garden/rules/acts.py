"""The acts of Queen's Garden as moves, and their notation: one line each, player first, nought for nobody.

0 lots 2                                player 2 begins the first round
0 draw bird-blue tree-yellow ...        tiles from the bag onto the top expansion of the round stack
0 turn 3 tree-light-green               the expansion at display place 3 is turned and shows this hexagon
1 take blue bird-blue@3                 a colour or a pattern; of hexagons that lie at several places which one
1 place tree-blue 2-6 joker             a tile to a cell, then what is given up for it
1 lay flower-blue 2 6 joker joker joker     an expansion to the slot at two, its hexagon at six, and what it costs
1 buy 2                                 the top expansion of the supply, face down, to the slot at two
1 pass tree-blue expansion-bird-yellow  the end of a player's round, and what is discarded after it
2 leave                                 player 2 has left the table
0 round                                 everybody has passed: the round is scored
0 end                                   the same where the game is over with it

What is given up is named in one order: tiles, expansions (with "expansion-" before the word), jokers.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple

from companion.core.model import Move, Piece, Place
from companion.games.queens_garden.rules.cells import HOURS, NAMES, ROWS, SLOT_CELLS
from companion.games.queens_garden.rules.hexes import JOKER, WORDS, expansion, of, tile

LOTS_ACT, DRAW_ACT, TURN_ACT, TAKE_ACT, PLACE_ACT = "lots", "draw", "turn", "take", "place"
LAY_ACT, BUY_ACT, PASS_ACT, ROUND_ACT, END_ACT, LEAVE_ACT = "lay", "buy", "pass", "round", "end", "leave"
NOBODYS = frozenset((LOTS_ACT, DRAW_ACT, TURN_ACT, ROUND_ACT, END_ACT))
EXPANSION = "expansion-"
"""Before the word of a stored expansion that is given up."""
AT = "@"
"""Between a hexagon and the display place that it is taken from."""


def typed_hour(hour: int) -> str:
    """An hour as it is typed, "2h": a digit alone is a key of the keypad, which has other hours."""
    return f"{hour}h"


class Given(NamedTuple):
    """What is given up: tiles, expansions (both sorted) and jokers."""

    tiles: tuple[int, ...] = ()
    beds: tuple[int, ...] = ()
    jokers: int = 0

    @property
    def amount(self) -> int:
        """How many things."""
        return len(self.tiles) + len(self.beds) + self.jokers


NOTHING = Given()


@lru_cache(maxsize=8192)
def given_words(given: Given) -> tuple[str, ...]:
    """What is given up, in the notation."""
    beds = (EXPANSION + WORDS[one] for one in given.beds)
    return (*(WORDS[one] for one in given.tiles), *beds, *(JOKER,) * given.jokers)


def given_of(told: tuple[str, ...]) -> Given | None:
    """What words of the notation give up, in any order; None where a word means nothing."""
    tiles: list[int] = []
    beds: list[int] = []
    jokers = 0
    for one in told:
        hexagon = of(one.removeprefix(EXPANSION))
        if one == JOKER:
            jokers += 1
        elif hexagon is None:
            return None
        else:
            (beds if one.startswith(EXPANSION) else tiles).append(hexagon)
    return Given(tuple(sorted(tiles)), tuple(sorted(beds)), jokers)


def round_move() -> Move:
    """The end of a round."""
    return Move(0, ROUND_ACT)


def draw_move(drawn: tuple[int, ...]) -> Move:
    """Tiles from the bag, sorted."""
    return _draw(tuple(sorted(drawn)))


@lru_cache(maxsize=4096)
def _draw(drawn: tuple[int, ...]) -> Move:
    return Move(0, DRAW_ACT, tuple(WORDS[one] for one in drawn))


@cache
def turn_move(place: int, hexagon: int) -> Move:
    """The expansion at a display place is turned."""
    return Move(0, TURN_ACT, (place, WORDS[hexagon]))


@lru_cache(maxsize=4096)
def take_move(player: int, criterion: str, chosen: tuple[tuple[int, int], ...] = ()) -> Move:
    """A colour or pattern; chosen: hexagon and place, of those that lie at several places, by hexagon."""
    return Move(player, TAKE_ACT, (criterion, *(f"{WORDS[one]}{AT}{place}" for one, place in sorted(chosen))))


@cache
def _laid(player: int, cell: int, thing: str) -> tuple[tuple[Place, Piece], ...]:
    return ((place_of(player, cell), Piece(thing)),)


@lru_cache(maxsize=1 << 15)
def place_move(player: int, hexagon: int, cell: int, given: Given = NOTHING) -> Move:
    """A tile to a cell (by index)."""
    laid = _laid(player, cell, tile(hexagon))
    return Move(player, PLACE_ACT, (WORDS[hexagon], NAMES[cell], *given_words(given)), laid)


def lay_move(player: int, hexagon: int, slot: int, rim: int, given: Given = NOTHING) -> Move:
    """An expansion to a slot, its printed hexagon in the direction of a rim cell (both by index)."""
    laid = _laid(player, SLOT_CELLS[slot][1 + rim], expansion(hexagon))
    return Move(player, LAY_ACT, (WORDS[hexagon], HOURS[slot], HOURS[rim], *given_words(given)), laid)


def buy_move(player: int, slot: int) -> Move:
    """An expansion of the supply, face down, to a slot (by index)."""
    return Move(player, BUY_ACT, (HOURS[slot],))


def pass_move(player: int, given: Given = NOTHING) -> Move:
    """The end of a player's round, with what is discarded."""
    return Move(player, PASS_ACT, given_words(given))


@cache
def place_of(player: int, cell: int) -> Place:
    """A cell of a player's garden, with axial coordinates."""
    return Place(str(player), ROWS[cell].q, ROWS[cell].r)
