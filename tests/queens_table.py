"""A table of Queen's Garden without threads and boards: acts told, and what the companion draws between them."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

from companion.core.model import DEALER, Announcement, Player
from companion.evening.setting import standard_tiles
from companion.games import load
from companion.games.api import Setup
from companion.games.queens_garden.rules.state import ACT, State
from companion.games.queens_garden.rules.taking import takes
from companion.play.chance import MatchChance
from companion.play.dealer import Dealer
from companion.play.referee import Decided
from companion.play.table import TELL, Input, Table
from tests.rig import NAMES

GAME = "queens_garden"


def queens_setup(players: int = 2, *variants: str, draw: str = "companion", **options: str) -> Setup:
    """A table of so many players; draw: who is bag and stacks, "hand" or "companion"."""
    seated = tuple(Player(n, NAMES[n - 1]) for n in range(1, players + 1))
    told = {"play": "match", "draw": draw, "tower": "at-once", **options}
    return Setup(seated, standard_tiles(GAME).tiles(), variants=frozenset(variants), options=told)


class QueensTable:
    """What is told at a table; decided: what the journal would keep."""

    def __init__(self, setup: Setup | None = None, seed: int = 3) -> None:
        self.setup = setup or queens_setup()
        self.table = Table(load(GAME), self.setup, standard_tiles(GAME))
        match: Any = SimpleNamespace(finished=False, is_mending=False, programs={}, table=self.table)
        self.chance = MatchChance(match, Dealer(seed))
        self.decided: list[Decided] = []
        self.said: list[Announcement] = []

    @property
    def state(self) -> State:
        """The state of the match."""
        return cast(State, self.table.referee.state)

    @property
    def played(self) -> list[str]:
        """The standing acts in notation."""
        return [load(GAME).text(one.move) for one in self.table.referee.ledger.played]

    def hear(self, text: str, source: str = "keyboard", seat: int = 0) -> list[str]:
        """Something told; gives the keys of what is said to it."""
        self.said.clear()
        for seen in self.table.take(Input(0, source, f"{TELL} {text}", seat)):
            verdict = self.table.judge(seen)
            self.decided += verdict.decided
            self.said += verdict.announcements
        return [one.key for one in self.said]

    def deal(self) -> list[str]:
        """The companion draws all that is due; gives the acts."""
        found: list[str] = []
        while drawn := self.chance.due():
            for text in drawn:
                self.hear(text, DEALER)
            found += drawn
        return found

    def take(self, at: int = 0) -> list[str]:
        """The player on turn takes what can be taken in this place of the list; gives what is drawn after it."""
        assert self.state.phase == ACT
        move = list(takes(self.state))[at]
        self.hear(load(GAME).text(move))
        return self.deal()
