"""One match of Queen's Garden with a listening player: it and others play, and what it knows is compared.

See table_driver. No garden is read by sensors: everything is told.
"""

from __future__ import annotations

import random
from functools import partial
from typing import Any

from companion.core.model import Player
from companion.device.tiles.tileset import TileSet
from companion.games.api import Setup
from companion.games.queens_garden.rules import hexes
from companion.games.queens_garden.rules.state import FILL, LOTS, OVER, ROUND, State
from companion.games.queens_garden.rules.variants import BELOW, SIDE_B
from tests.listening_player import queens_digits as digits
from tests.listening_player import queens_others as others
from tests.listening_player import table_driver
from tests.listening_player.driver import NAMES
from tests.listening_player.queens_truth import places_of, state_of
from tests.listening_player.table_driver import STYLES, Plan, TableEvening

SIDE = (
    "tree 1 blue 2 plant 3, bird 2 purple 1 yellow 0, flower 2 dark-purple 1 light-green 2, "
    "butterfly 3 tulips 1 dark-green 1"
)
"""A side B made up, as an owner would enter it."""


def setup_of(players: int, variants: tuple[str, ...] = (), *, drawn: bool = True) -> Setup:
    """A match for so many players. drawn: the companion is the bag, else hands draw."""
    seated = tuple(Player(number, NAMES[number - 1]) for number in range(1, players + 1))
    options = {"play": "match", "draw": "companion" if drawn else "hand", "tower": "at-once"}
    if SIDE_B in variants:
        options["wheel"] = SIDE
    return Setup(seated, hexes.tiles(), columns=7, rows=7, variants=frozenset(variants), options=options)


class Evening(TableEvening):
    """One match; listener: for one of the seats."""

    @staticmethod
    def any_plan(game: str, dice: random.Random) -> Plan:
        """See TableEvening: either side, points that may fall below nought, hands or the companion drawing."""
        variants = tuple(one for one in (SIDE_B, BELOW) if dice.random() < 0.4)
        setup = setup_of(dice.choice((2, 3, 4)), variants, drawn=dice.random() < 0.5)
        return Plan(setup, (dice.choice(STYLES), dice.choice(STYLES)))

    def at_table(self, game: str) -> tuple[TileSet, str, dict[str, object]]:
        """See TableEvening."""
        name = game.replace("-", "_")
        return TileSet(name, name, (), plain=hexes.tiles()), name, {}

    @property
    def state(self) -> State:
        """What is true."""
        state: State = self.house.state
        return state

    def undisturbed(self) -> bool:
        """See TableEvening."""
        return self.state.phase in (LOTS, OVER)

    def truth(self, known: dict[str, Any]) -> dict[str, Any] | None:
        """See TableEvening."""
        lots = self.state.phase == LOTS
        true = state_of(self.state)
        if lots and not known.get("wheel"):  # side B is told once it is known who begins
            true["wheel"] = {}
        return None if lots and known.get("phase") == "" else true

    def ranking(self) -> list[Any] | None:
        """See TableEvening."""
        return places_of(self.state) if self.state.phase == OVER else None

    # ---- playing ---------------------------------------------------------------------------------------------

    def others_act(self, *, deals: bool) -> bool:
        """See TableEvening."""
        house, dice, state = self.house, self._dice, self.state
        due = house.game.awaited(state)
        if state.phase == OVER or not due:
            return False
        if dice.random() < 0.05 and self.others_undo():
            return True
        if not due[0].player:
            return self._deals() if deals else False
        if state.turn == self._seat:
            return False
        if dice.random() < 0.04 and (typed := others.impossible(state, dice)):
            self._count.happened["others: impossible act"] += 1
            house.press(state.turn, typed)
        else:
            move = others.choose(state, dice, self._plan.styles[1])
            typed = others.digits_of(state, move)
            house.press(state.turn, typed, 200)
            if typed == digits.PASS:  # Enter alone discards nothing
                house.press(state.turn, "", 600)
        return True

    def _deals(self) -> bool:
        """What is nobody's: by a key of anybody but the listener, or drawn by hand and typed."""
        state, seat = self.state, self.anybody_else()
        if state.phase == ROUND:
            self.house.press(seat, "7")
        elif not self._plan.drawn:
            wrong = (
                others.miscounted(state, self._dice) if state.phase == FILL and self._dice.random() < 0.1 else ""
            )
            self._count.happened["others: impossible draw"] += bool(wrong)
            self.house.press(seat, wrong or others.by_hand(state, self._dice))
        else:
            return False
        return True


play = partial(table_driver.play, Evening)
"""One match: see table_driver.play."""
