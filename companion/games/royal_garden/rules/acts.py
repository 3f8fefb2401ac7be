"""The acts: building them all, and listing and playing those of free placement.

Free placement: every player may lay any domino of the set that is still free, in any order, on the own board,
after the own castle. A match with draft and turns (module match) restricts what is laid, and adds told acts.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import replace
from functools import lru_cache

from companion.core.model import Laid, Move, Place
from companion.games.royal_garden.rules.fits import Spot, placements
from companion.games.royal_garden.rules.kingdom import (
    Domino,
    Kingdom,
    castle_piece,
    domino_pieces,
    number_of,
    place,
)
from companion.games.royal_garden.rules.score import Cell
from companion.games.royal_garden.rules.state import State

CASTLE, PLACE, DISCARD, END = "castle", "place", "discard", "end"
"""The actions. castle: (castle number, place); place: (domino number, place of half a, place of half b);
discard: (domino number,), told; end: nothing, told by anybody (player 0: nobody in particular)."""

LOTS, DRAW, CHOOSE, CORRECT, LEAVE = "lots", "draw", "choose", "correct", "leave"
"""The acts of a match beside them, none with a footprint. lots: (number of the player who begins,); draw: (domino
number,); choose: (domino number,); correct: (number drawn by mistake, the right one); leave: nothing."""
NUMBERS = {DISCARD: 1, LOTS: 1, DRAW: 1, CHOOSE: 1, CORRECT: 2, END: 0, LEAVE: 0}
"""The acts that are only told -> how many numbers each needs."""
OF_NOBODY = (LOTS, DRAW, CORRECT, END)
"""The acts that belong to nobody in particular, player 0; an end may be a player's too."""


def castle_move(player: int, number: int, cell: Cell) -> Move:
    """The act of laying a castle on the player's own board."""
    spot = place(str(player), cell)
    return Move(player, CASTLE, (number, spot), ((spot, castle_piece(number)),))


def place_move(player: int, number: int, spot: Spot) -> Move:
    """The act of laying a domino on the player's own board."""
    board = str(player)
    at_a, at_b = place(board, spot[0]), place(board, spot[1])
    half_a, half_b = domino_pieces(number)
    pairs = ((at_a, half_a), (at_b, half_b))
    near_first = spot[0] < spot[1] or spot[0] == spot[1]
    return Move(player, PLACE, (number, at_a, at_b), pairs if near_first else pairs[::-1])


def discard_move(player: int, number: int) -> Move:
    """The told act of putting a domino out of the game (RG-60)."""
    return told_move(player, DISCARD, number)


@lru_cache(maxsize=512)
def told_move(player: int, action: str, number: int) -> Move:
    """A told act with one number, of player 0 where it is nobody's; kept, because they are listed often."""
    return Move(player, action, (number,))


def end_move(player: int = 0) -> Move:
    """The told act of ending the match: in free placement nothing else says that it is over."""
    return Move(player, END)


def rebuilt(move: Move) -> Move | None:
    """The well-formed move with this action and these arguments; None if there is no such act.

    A move is well formed exactly when it equals what is built anew from its action and arguments.
    """
    chance = move.action in (LOTS, DRAW, CORRECT)
    match move.action, move.args:
        case "castle", (int(number), Place() as cell):
            return castle_move(move.player, number, (cell.x, cell.y))
        case "place", (int(number), Place() as a, Place() as b):
            return place_move(move.player, number, ((a.x, a.y), (b.x, b.y)))
        case action, numbers if len(numbers) == NUMBERS.get(action, -1) and not (chance and move.player):
            return Move(move.player, action, numbers_in(move))
    return None


def number_in(move: Move) -> int:
    """The number of the castle or domino that a well-formed act is about."""
    number = move.args[0]
    if not isinstance(number, int):
        raise ValueError(move)
    return number


def numbers_in(move: Move) -> tuple[int, ...]:
    """All numbers of a well-formed act."""
    return tuple(one for one in move.args if isinstance(one, int))


def spot_of(move: Move) -> Spot:
    """The cells of a well-formed placing act."""
    (_, half_a), (_, half_b) = sorted(((piece.part, at) for at, piece in move.comes), key=lambda pair: pair[0])
    return (half_a.x, half_a.y), (half_b.x, half_b.y)


def moves(state: State, things: Collection[str] | None = None) -> Iterator[Move]:
    """Every legal move: by player, castle before dominoes, dominoes by number, spots in board order; end last.

    things: only moves that lay one of these objects; told acts only without it.
    """
    if state.ended:
        return
    left = [n for n in state.left() if things is None or f"domino {n}" in things]
    for player, kingdom in state.seated():
        if kingdom.castle is None:
            yield from _castle_moves(state, player, kingdom, things)
        else:
            yield from _domino_moves(state, player, kingdom, left, things is None)
    if things is None:
        yield end_move()


def castle_moves(state: State, things: Collection[str] | None = None) -> Iterator[Move]:
    """Laying a castle, for every player who has none yet (RG-21, RG-22)."""
    for player, kingdom in state.seated():
        if kingdom.castle is None:
            yield from _castle_moves(state, player, kingdom, things)


def domino_number(thing: str) -> int:
    """The number of a domino, 0 for any other object."""
    return number_of(thing, "domino") or 0


def play(state: State, move: Move) -> State:
    """The state after a legal move."""
    if move.action == END:
        return replace(state, ended=True, last=move)
    number = number_in(move)
    if move.action == DISCARD:
        return replace(state, discards=tuple(sorted((*state.discards, (move.player, number)))), last=move)
    kingdom = state.kingdom(move.player)
    if kingdom is None:
        raise ValueError(move)
    if move.action == CASTLE:
        cell = move.comes[0][0]
        return state.with_kingdom(move.player, kingdom.with_castle(number, (cell.x, cell.y)), move)
    a, b = spot_of(move)
    kind_a, kind_b = state.dominoes[number]
    return state.with_kingdom(move.player, kingdom.with_domino(Domino(number, a, b, kind_a, kind_b)), move)


def open_footprint(comes: Laid) -> Move | None:
    """The act that these pieces on one player's board most likely mean: one castle or both halves of a domino."""
    pairs = sorted(comes)
    things = {piece.thing for _, piece in pairs}
    if len(things) != 1 or len({at.board for at, _ in pairs}) != 1:
        return None
    thing, board = things.pop(), pairs[0][0].board
    if not (board.isascii() and board.isdigit() and len(board) < 3):
        return None
    castle, domino = number_of(thing, CASTLE), number_of(thing, "domino")
    cells = {piece.part: (at.x, at.y) for at, piece in pairs}
    if castle is not None and len(pairs) == 1 and "" in cells:
        return castle_move(int(board), castle, cells[""])
    if domino is not None and len(pairs) == 2 and set(cells) == {"a", "b"}:
        return place_move(int(board), domino, (cells["a"], cells["b"]))
    return None


def _castle_moves(state: State, player: int, kingdom: Kingdom, things: Collection[str] | None) -> Iterator[Move]:
    """On any free cell of the frame (RG-22)."""
    columns, rows = state.frame.room(kingdom.kinds)
    cells = [(x, y) for y in rows for x in columns if (x, y) not in kingdom.kinds]
    for number in state.castles:
        if (things is None or f"castle {number}" in things) and not state.castle_owner(number):
            for cell in cells:
                yield castle_move(player, number, cell)


def _domino_moves(state: State, player: int, kingdom: Kingdom, numbers: list[int], told: bool) -> Iterator[Move]:
    known: dict[tuple[str, str], list[Spot]] = {}
    for number in numbers:
        kinds = state.dominoes[number]
        if kinds not in known:
            known[kinds] = placements(kingdom, state.frame, *kinds)
        for spot in known[kinds]:
            yield place_move(player, number, spot)
        if told and not known[kinds]:
            yield discard_move(player, number)
