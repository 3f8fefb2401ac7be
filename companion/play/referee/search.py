"""An order of legal moves whose footprints add up to what has come to lie on a board."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from companion.core.model import Laid, Move
from companion.games.api import Game

NODES = 400
"""How many states one search may look at; a whole cold kingdom needs about a dozen."""


@dataclass(frozen=True, slots=True)
class Explained:
    """Legal moves in the order to play them, what they leave over, and whether a larger move is under way.

    waits: what is left over, or all where nothing is, is a true part of a legal move's footprint, so that it may
    still grow into it.
    """

    moves: tuple[Move, ...]
    rest: Laid
    waits: bool = False


def footprint(move: Move, board: str) -> Laid:
    """The pieces that a move brings onto one board."""
    return tuple(pair for pair in move.comes if pair[0].board == board)


def vacated(move: Move, board: str) -> Laid:
    """The pieces that a move takes from one board."""
    return tuple(pair for pair in move.goes if pair[0].board == board)


def explain(game: Game[Any], state: Any, board: str, comes: Laid, goes: Laid | None = None) -> Explained:
    """The longest series of legal moves found in what has come and gone, in the order of the game's own moves.

    All moves of a series are legal one after the other. A complete series leaves nothing over. goes: None where
    nothing that lies may move; else every move is looked at, for one that has begun may go on to other things.
    """
    movable = goes is not None
    budget = [NODES]
    seen: dict[tuple[Laid, Laid], Explained] = {}

    def look(state: Any, comes: Laid, goes: Laid) -> Explained:
        left = (*comes, *goes)
        if not left:
            return Explained((), ())
        if (comes, goes) in seen:
            return seen[comes, goes]
        budget[0] -= 1
        things = None if movable else {piece.thing for _, piece in comes}
        fitting, waits = _candidates(game.moves(state, things), board, comes, goes)
        best = Explained((), left, waits)
        for move in fitting:
            if budget[0] <= 0:
                break
            come, gone = footprint(move, board), vacated(move, board)
            later = [tuple(one for one in laid if one not in by) for laid, by in ((comes, come), (goes, gone))]
            rest = look(game.play(state, move), *later)
            found = Explained((move, *rest.moves), rest.rest, rest.waits if rest.rest else waits)
            if not found.rest:
                best = found
                break
            if len(found.rest) < len(best.rest):
                best = found
        seen[comes, goes] = best
        return best

    return look(state, comes, goes or ())


def _candidates(moves: Iterable[Move], board: str, comes: Laid, goes: Laid) -> tuple[list[Move], bool]:
    """Legal moves whose footprint is there whole, largest first; and whether a larger one is there in part."""
    fitting: list[tuple[int, Move]] = []
    waits = False
    for move in moves:
        come, gone = footprint(move, board), vacated(move, board)
        size = len(come) + len(gone)
        there = sum(pair in comes for pair in come) + sum(pair in goes for pair in gone)
        if there == size > 0:
            fitting.append((size, move))
        elif there == len(comes) + len(goes) > 0:
            waits = True
    fitting.sort(key=lambda one: -one[0])
    return [move for _, move in fitting], waits
