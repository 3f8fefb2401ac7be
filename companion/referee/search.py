"""An order of legal moves whose footprints add up to what has come to lie on a board."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from companion.games.base import Game
from companion.model import Laid, Move, Piece, Place

NODES = 400
"""How many states one search may look at; a whole cold kingdom needs about a dozen."""


@dataclass(frozen=True, slots=True)
class Explained:
    """Legal moves in the order to play them, what they leave over, and whether a larger move is under way.

    waits: what is left over is a true part of a legal move's footprint, so that it may still grow into it.
    """

    moves: tuple[Move, ...]
    rest: Laid
    waits: bool = False


def footprint(move: Move, board: str) -> Laid:
    """The pieces that a move brings onto one board."""
    return tuple(pair for pair in move.comes if pair[0].board == board)


def explain(game: Game[Any], state: Any, board: str, comes: Laid) -> Explained:
    """The longest series of legal moves found in what has come, in the order of the game's own moves.

    All moves of a series are legal one after the other. A complete series leaves nothing over.
    """
    budget = [NODES]
    seen: dict[Laid, Explained] = {}

    def look(state: Any, left: Laid) -> Explained:
        if not left:
            return Explained((), ())
        if left in seen:
            return seen[left]
        budget[0] -= 1
        lying = dict(left)
        fitting, waits = _candidates(game, state, board, lying)
        best = Explained((), left, waits)
        for move in fitting:
            if budget[0] <= 0:
                break
            taken = dict(footprint(move, board))
            rest = look(game.play(state, move), tuple(pair for pair in left if pair[0] not in taken))
            found = Explained((move, *rest.moves), rest.rest, rest.waits)
            if not found.rest:
                best = found
                break
            if len(found.rest) < len(best.rest):
                best = found
        seen[left] = best
        return best

    return look(state, comes)


def _candidates(game: Game[Any], state: Any, board: str, lying: Mapping[Place, Piece]) -> tuple[list[Move], bool]:
    """Legal moves whose footprint lies there whole, largest first; and whether a larger one is half there."""
    fitting: list[Move] = []
    waits = False
    for move in game.moves(state, {piece.thing for piece in lying.values()}):
        mine = footprint(move, board)
        if not mine:
            continue
        there = sum(lying.get(place) == piece for place, piece in mine)
        if there == len(mine):
            fitting.append(move)
        elif there == len(lying) and there > 0:
            waits = True
    fitting.sort(key=lambda move: -len(footprint(move, board)))
    return fitting, waits
