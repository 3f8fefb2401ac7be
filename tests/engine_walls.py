"""Whole games of the walls on the fast core, on the game and on the naive table, compared act by act."""

from __future__ import annotations

import random

from companion import engine
from companion.core.model import Move
from companion.games.api import Setup
from companion.games.azul.mind.mind import MINI as MIND
from companion.games.azul.rules import points
from companion.games.azul.rules.state import OVER, State
from tests.games.azul_soak import Game
from tests.games.soaking import differ


class Walls(Game):
    """The same game three times: the soak's two, and the core."""

    def __init__(self, table: Setup, policy: str, dice: random.Random) -> None:
        super().__init__(table, policy, dice)
        self.core = engine.start(table.edition, len(table.players), table.variants)
        differ("the beginning", self.core, MIND.packed(self.state))

    def _next(self, state: State, whole: bool) -> Move:
        told = [MIND.coded(state, one) for one in self.game.moves(state)]
        differ("the core's acts", sorted(engine.legal(self.core)), sorted(told))
        move = super()._next(state, whole)
        self.core = engine.play(self.core, MIND.coded(state, move))
        return move

    def _compare(self, whole: bool) -> None:
        super()._compare(whole)
        differ("the core's state", self.core, MIND.packed(self.state))
        standings = {one.player: one.total for one in points.standings(self.state)}
        differ("points", engine.points(self.core), tuple(standings[one] for one in self.state.table.players))
        if self.state.phase == OVER:
            differ("the core's acts", engine.legal(self.core), [])
