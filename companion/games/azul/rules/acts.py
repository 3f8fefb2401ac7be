"""The acts of Azul as moves, and their notation: one line each, player first, nought for nobody.

0 lots 2                  player 2 has the starting marker first
0 gold 3 sn2-red          display 3 is turned gold side up in this round
0 draw red red red blue   the next display gets these, or SN1 its extra tile
1 take 2 red 3            all red of display 2 (0: the centre) to pattern line 3 (0: the floor)
1 spread left right       what is left on SN4, colour by colour in the edition's order, to these neighbours
1 tile 2 4 red            the red of line 2 goes to column 4 of its wall row
1 drop 3                  line 3 finds no cell and goes to the floor
2 leave                   player 2 has left the table
0 round                   the tiling is over: floors are counted
0 end                     the same where the game is over with it
"""

from __future__ import annotations

from functools import cache

from companion.core.model import Move, Piece, Place
from companion.games.azul.rules.editions import SIZE

LOTS_ACT, GOLD_ACT, DRAW_ACT, TAKE_ACT, SPREAD_ACT = "lots", "gold", "draw", "take", "spread"
TILE_ACT, DROP_ACT, ROUND_ACT, END_ACT, LEAVE_ACT = "tile", "drop", "round", "end", "leave"
NOBODYS = frozenset((LOTS_ACT, GOLD_ACT, DRAW_ACT, ROUND_ACT, END_ACT))

LEFT, RIGHT = "left", "right"

CENTRE = 0
"""Number of the centre among the displays."""
FLOOR_LINE = 0
"""Number of the floor line among the pattern lines."""


@cache
def take_move(player: int, source: int, colour: str, line: int) -> Move:
    """All tiles of a colour from a display or the centre to a line or the floor."""
    return Move(player, TAKE_ACT, (source, colour, line))


@cache
def tile_move(player: int, line: int, column: int, colour: str) -> Move:
    """One tile to the wall: line and column from 1. Row one is the far one (see place_of)."""
    laid = ((place_of(player, line - 1, column - 1), piece_of(colour)),)
    return Move(player, TILE_ACT, (line, column, colour), comes=laid)


def drop_move(player: int, line: int) -> Move:
    """A whole line to the floor."""
    return Move(player, DROP_ACT, (line,))


def round_move() -> Move:
    """The end of a round."""
    return Move(0, ROUND_ACT)


def place_of(player: int, row: int, column: int) -> Place:
    """A wall cell on the player's board: row and column from 0; the shortest line lies farthest away."""
    return Place(str(player), column + 1, SIZE - row)


def wall_places(player: int) -> list[Place]:
    """Every wall cell of a player, row by row."""
    return [place_of(player, row, column) for row in range(SIZE) for column in range(SIZE)]


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
