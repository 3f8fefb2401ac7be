"""A table of Queen's Garden without threads and boards: acts told, random evenings, whole games."""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any, cast

from companion.core.model import Move
from companion.games import load
from companion.games.api import Setup
from companion.games.queens_garden.rules.hexes import CRITERIA, WORDS
from companion.games.queens_garden.rules.state import ACT, OVER, ROUND, State
from companion.play.chance import MatchChance
from companion.play.dealer import Dealer
from tests.evening import Evening
from tests.games.queens_policies import choose
from tests.queens_table import GAME, queens_setup
from tests.rig import Rig


class Hands(Rig):
    """What people do at a table of Queen's Garden, beside what every rig can do."""

    @property
    def state(self) -> State:
        """The state of the match."""
        return cast(State, self.table.referee.state)

    def chance(self, seed: int) -> MatchChance:
        """The companion as the bag of this table."""
        match: Any = SimpleNamespace(finished=False, is_mending=False, programs={}, table=self.table)
        return MatchChance(match, Dealer(seed))


class QueensRig(Hands):
    """`setup` is that of a game of Queen's Garden; no board is on the table."""

    def __init__(self, setup: Setup | None = None) -> None:
        super().__init__(0, setup=setup or queens_setup(draw="hand"), game=GAME, greet=False)


WORDS_OF_TROUBLE = ("confirm", "undo", "undo", "undo", "0 undo", "0 end", "round", "pass tulips-yellow", "buy 3")


class QueensEvening(Hands, Evening):
    """Random evenings, with what goes wrong when everything is told; what the daemon would keep is kept.

    policy: how players choose, see queens_policies.
    """

    def __init__(self, setup: Setup, seed: int, policy: str = "random") -> None:
        Evening.__init__(self, 0, seed, setup=setup, game=GAME)
        self._policy = policy
        self._dealer = self.chance(seed)

    def act(self) -> None:
        """Something happens: mostly what is due, else trouble."""
        if self.state.phase == OVER:
            return
        if self.dice.random() < 0.2:
            self.tell(*self._trouble())
        elif self.dice.random() < 0.1:
            self.ask(self.dice.choice(("why", "score", "garden", "offer", "here fountain-2", "nonsense")), 1)
        else:
            self._due()

    def _due(self) -> None:
        """One of the acts that are possible now, as people would do it."""
        state = self.state
        if state.phase == ACT:
            text = load(GAME).text(choose(self._policy, state, self.dice))
            seat = self.dice.choice((0, *state.table.players))
            self.tell(text if self.dice.random() < 0.5 else f"0 {text.partition(' ')[2]}", seat)
        elif state.phase == ROUND:
            self.tell(self.dice.choice(("confirm", "0 confirm", "0 round")), self.dice.choice((0, 1, 2)))
        else:
            drawn = self._dealer.drawn()
            by_companion = self.setup.options["draw"] == "companion"
            for text in drawn:
                if by_companion:
                    self.deal(text)
                else:
                    self.tell(text)

    def _trouble(self) -> tuple[str, int]:
        dice = self.dice
        texts = (
            *WORDS_OF_TROUBLE,
            f"take {dice.choice(CRITERIA)}",
            f"0 draw {dice.choice(WORDS[1:])}",
            f"place {dice.choice(WORDS[1:])} fountain-{dice.choice((2, 4, 6))}",
            f"lay {dice.choice(WORDS[1:])} 2 6 joker",
            "nonsense",
        )
        return dice.choice(texts), dice.choice((0, *self.state.table.players))


def to_the_end(rig: Hands, seed: int, policy: str = "greedy") -> Iterator[tuple[State, Move]]:
    """The rest of a game, by chance and a policy; gives every act with the state before it."""
    game, dealer, evening = load(GAME), rig.chance(seed), QueensEvening(rig.setup, seed)
    while rig.state.phase != OVER:
        before = rig.state
        if before.phase == ACT:
            texts = [game.text(choose(policy, before, evening.dice))]
        else:
            texts = ["0 round"] if before.phase == ROUND else dealer.drawn()
        for text in texts:
            before = rig.state
            if before.phase not in (ACT, ROUND) and rig.setup.options["draw"] == "companion":
                rig.deal(text)
            else:
                rig.acts(text)
            yield before, rig.table.referee.ledger.played[-1].move
