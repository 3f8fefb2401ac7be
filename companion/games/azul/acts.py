"""The acts of Azul as moves, and their notation: one line each, player first, nought for nobody.

0 lots 2                  player 2 has the starting marker first
0 gold 3 sn2-red          display 3 is turned gold side up in this round
0 draw red red red blue   the next display gets these, or SN1 its extra tile
1 take 2 red 3            all red of display 2 (0: the centre) to pattern line 3 (0: the floor)
1 spread left right       what is left on SN4, colour by colour in the edition's order, to these neighbours
1 tile 2 4 red            the red of line 2 goes to column 4 of its wall row
1 drop 3                  line 3 finds no cell and goes to the floor
0 round                   the tiling is over: floors are counted
0 end                     the same where the game is over with it
"""

from __future__ import annotations

import re
from functools import cache

from companion.games.azul.editions import SIZE
from companion.model import Move, Piece, Place

LOTS_ACT, GOLD_ACT, DRAW_ACT, TAKE_ACT, SPREAD_ACT = "lots", "gold", "draw", "take", "spread"
TILE_ACT, DROP_ACT, ROUND_ACT, END_ACT = "tile", "drop", "round", "end"
NOBODYS = frozenset((LOTS_ACT, GOLD_ACT, DRAW_ACT, ROUND_ACT, END_ACT))

LEFT, RIGHT = "left", "right"

CENTRE = 0
"""Number of the centre among the displays."""
FLOOR_LINE = 0
"""Number of the floor line among the pattern lines."""

_WORD = re.compile(r"[a-z0-9-]+")


@cache
def take_move(player: int, source: int, colour: str, line: int) -> Move:
    """All tiles of a colour from a display or the centre to a line or the floor."""
    return Move(player, TAKE_ACT, (source, colour, line))


@cache
def tile_move(player: int, line: int, column: int, colour: str) -> Move:
    """One tile to the wall: line and column from 1. Row one is the far one (see place_of)."""
    laid = ((place_of(player, line - 1, column - 1), piece_of(colour)),)
    return Move(player, TILE_ACT, (line, column, colour), comes=laid)


@cache
def drop_move(player: int, line: int) -> Move:
    """A whole line to the floor."""
    return Move(player, DROP_ACT, (line,))


@cache
def round_move() -> Move:
    """The end of a round."""
    return Move(0, ROUND_ACT)


def place_of(player: int, row: int, column: int) -> Place:
    """A wall cell on the player's board: row and column from 0; the shortest line lies farthest away."""
    return Place(str(player), column + 1, SIZE - row)


def cell_of(place: Place) -> tuple[int, int]:
    """Row and column from 0 of a place on a board."""
    return SIZE - place.y, place.x - 1


@cache
def piece_of(colour: str) -> Piece:
    """A tile as a thing: all of one colour are alike."""
    return Piece(f"tile {colour}")


def colour_of(piece: Piece) -> str:
    """The colour of a piece, "" for what is no tile."""
    word, _, colour = piece.thing.partition(" ")
    return colour if word == "tile" else ""


def number(move: Move, at: int) -> int:
    """One argument that is a number; ValueError for a move that has none there."""
    value = move.args[at]
    if not isinstance(value, int):
        raise ValueError(move)
    return value


def word(move: Move, at: int) -> str:
    """One argument that is a word; ValueError for a move that has none there."""
    value = move.args[at]
    if not isinstance(value, str):
        raise ValueError(move)
    return value


def words(move: Move) -> tuple[str, ...]:
    """All arguments of an act that has words only."""
    return tuple(word(move, at) for at in range(len(move.args)))


def text(move: Move) -> str:
    """The notation of a move."""
    return " ".join([str(move.player), move.action, *map(str, move.args)])


def fields(line: str) -> tuple[int, str, list[int | str]] | None:
    """Player, action and arguments of a line; None for what is no notation.

    The player may be left out and is 0 then.
    """
    found = line.split()
    player = 0
    if found and found[0].isascii() and found[0].isdigit() and len(found[0]) < 3:
        player, found = int(found[0]), found[1:]
    if not found or not all(_WORD.fullmatch(one) for one in found) or found[0].isdigit():
        return None
    return player, found[0], [int(one) if one.isdigit() and len(one) < 4 else one for one in found[1:]]
