"""How a match of Azul is thought about (companion.games.thinking)."""

from __future__ import annotations

from collections.abc import Iterable

from companion.core.model import Move, Phrase
from companion.games.api import Setup
from companion.games.azul.mind import coding, outlook, reasons
from companion.games.azul.rules import editions, tiling
from companion.games.azul.rules.acts import DROP_ACT, FLOOR_LINE, SPREAD_ACT, TAKE_ACT
from companion.games.azul.rules.editions import Edition
from companion.games.azul.rules.gain import gain, tile_points
from companion.games.azul.rules.state import SPREAD, TAKE, TILE, State
from companion.games.azul.rules.taking import spreads, takes
from companion.games.azul.rules.wall import as_worked
from companion.games.plain import number
from companion.games.thinking import Mind, Reason, Strength, Valued


class WallMind(Mind[State]):
    """Thinks about takes, what SN4 leaves, and tiling in one edition; all else in the game is chance.

    Of a player's complete lines only the topmost one is thought about: what can come of tiling them in any order
    can come of working from the top (AZ-90), so that nobody has a choice between two lines.
    """

    strengths = {  # noqa: RUF012 - a few more playouts win nearly always, so that most think alike and err otherwise
        "beginner": Strength("merit", 0, 0.2, 4.0),
        "family": Strength("played", 2, 2.4, 5.0, 300),
        "club": Strength("played", 4, 1.7, 3.9, 500),
        "strong": Strength("played", 12, 0.85, 3.0, 1_000),
        "full": Strength("played", 20, playouts=2_000),
    }

    def __init__(self, edition: Edition) -> None:
        self._edition = edition

    def covers(self, setup: Setup) -> bool:
        """Whether the fast core plays this set-up."""
        return coding.covers(setup, self._edition)

    def packed(self, state: State) -> bytes:
        """A state in the core's layout (companion/engine/azul.h)."""
        return coding.packed(state)

    def coded(self, state: State, move: Move) -> int:
        """A legal act as the core names it."""
        return coding.coded(state, move)

    def now(self, state: State, seat: int) -> list[Valued]:
        """Each act with its points: takes as rules/gain.py has them, a tile's own, what a drop costs."""
        return [Valued(move, float(_at_once(state, move))) for move in _acts(state, seat)]

    def merit(self, state: State, seat: int) -> list[Valued]:
        """Each act with what it promises (outlook.py)."""
        return [Valued(move, outlook.promise(state, move)) for move in _acts(state, seat)]

    def wasteful(self, state: State, move: Move) -> bool:
        """Whether a take goes to the floor at a cost while another costs nothing."""
        if move.action != TAKE_ACT or number(move, 2) != FLOOR_LINE or outlook.is_free(state, move):
            return False
        return any(outlook.is_free(state, one) for one in takes(state))

    def choice(self, state: State, move: Move) -> Phrase:
        """An act as a clause says it after "it is best to"."""
        return reasons.choice(state, move)

    def reasons(self, state: State, move: Move, other: Move) -> list[Reason]:
        """Why an act is better than another one of the same player, greatest first (reasons.py)."""
        return reasons.reasons(state, move, other)


MINI, MASTER_CHOCOLATIER = WallMind(editions.MINI), WallMind(editions.CHOCOLATIER)


def _acts(state: State, seat: int) -> Iterable[Move]:
    """Every act of a player; while tiling those of the topmost line that is due."""
    if state.phase in (TAKE, SPREAD) and state.turn == seat:
        return takes(state) if state.phase == TAKE else spreads(state)
    if state.phase == TILE and seat in state.table.seats:
        due = tiling.due(state, seat)
        return [one for one in due if number(one, 0) == number(due[0], 0)]
    return ()


def _at_once(state: State, move: Move) -> int:
    if move.action == TAKE_ACT:
        return gain(state, move)
    if move.action == SPREAD_ACT:
        return 0
    board, row = state.boards[state.table.seats[move.player]], number(move, 0) - 1
    if move.action == DROP_ACT:
        return outlook.drop_gain(state, move)
    return tile_points(as_worked(board, row), row, number(move, 1) - 1)
