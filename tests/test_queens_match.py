"""Golden transcripts of Queen's Garden: whole games with every kind of mistake, in each language.

Run with COMPANION_RECORD=1 to write the files anew; read the difference aloud before keeping it.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from companion.evening.opening import resumed
from companion.games.api import Setup
from companion.games.queens_garden.rules.state import ACT, OVER, ROUND
from tests.games.queens_policies import choose
from tests.noted import Noted
from tests.queens_rig import QueensRig
from tests.queens_scene import SIDE_B
from tests.queens_table import queens_setup
from tests.test_match_evening import taken_up

GOLDEN = Path(__file__).parent / "golden"


class Scene(Noted):
    """A table at which everything is told; what comes by lot comes from a seed."""

    def __init__(self, language: str, level: str, setup: Setup, seed: int) -> None:
        self.rig = QueensRig(setup)
        super().__init__(self.rig, language, level, seed)
        self.bag = self.rig.chance(seed)
        self.note("the match is begun", *self.game.steps(setup))

    def due(self, policy: str) -> None:
        """The act that is due: chance by lot, a player's by a policy."""
        state = self.rig.state
        if state.phase == ACT:
            self.tell(self.game.text(choose(policy, state, self.dice)))
        elif state.phase == ROUND:
            self.tell("confirm")
        elif self.rig.setup.options["draw"] == "companion":
            self.deal(*self.bag.drawn())
        else:
            self.tell(*self.bag.drawn())

    def until(self, phase: int, policy: str = "greedy") -> None:
        """Acts by lot until this phase, or the end."""
        while self.rig.state.phase not in (phase, OVER):
            self.due(policy)

    def end(self, policy: str = "greedy") -> None:
        """The rest of the game by lot; noted are the ends of rounds and what is asked after them."""
        while self.rig.state.phase != OVER:
            kept = len(self.lines)
            self.until(ROUND, policy)
            del self.lines[kept:]
            self.tell("confirm")
            self.ask("why", seat=1)
        self.ask("score", "1 score", "2 score", "bonuses", "ranking", "waiting", "open", "why", "garden", "rounds")
        self.tell("take blue", "undo", "pass")


class ByHand(Scene):
    """Two players; hands draw. All that cannot be is tried."""

    def play(self) -> list[str]:
        """The whole game."""
        self.ask("waiting", "offer", "storage", "garden", seat=1)
        self._drawing()
        self._taking()
        self._placing()
        self._expansions()
        self._passing()
        self._second_round()
        self.end()
        return self.lines

    def _drawing(self) -> None:
        self.tell("draw tree-blue", "take blue", "lots 3", "lots 1", "lots 2")
        self.tell("draw tree-blue tree-blue tree-blue tree-blue", "draw oak-blue")
        self.tell("draw tree-blue bird-blue butterfly-blue flower-blue plant-blue")
        self.tell("draw tree-blue bird-yellow", "undo", "draw tree-blue bird-blue")
        self.ask("waiting", "offer")
        self.tell("draw butterfly-blue flower-blue", "turn 1 tree-yellow")
        self.ask("offer", "patterns", "offer 0", "offer 3", "left", "find blue", seat=2)

    def _taking(self) -> None:
        """Purple lies at two places in the end; a storage gets full."""
        self.tell("take yellow", "take green", "2 take blue", "take blue bird-blue@3", "take blue", "undo")
        self.tell("take blue")
        self.tell("draw tree-purple bird-purple butterfly-purple flower-purple", "turn 2 plant-blue")
        self.tell("turn 1 plant-blue", "take plant")
        self.ask("storage", "changed", "last", seat=2)
        self.tell("take purple", "draw tree-yellow tree-purple bird-purple plant-purple", "turn 2 plant-blue")
        self.tell("turn 2 plant-yellow", "take plant", "draw bird-purple tree-purple tulips-yellow flower-yellow")
        self.tell("take bird", "take bird bird-purple@3 bird-purple@4", "take bird bird-purple@9", "take bird 3")
        self.ask("storage", "offer", "storage 1", "2 storage", seat=1)
        self.tell(
            "take yellow",
            "draw plant-purple plant-yellow butterfly-yellow bird-yellow",
            "take tree 0",
            "take tree",
        )

    def _placing(self) -> None:
        self.ask("fits", "fits bird-blue", "pay flower-blue", "best", "here fountain-2", "around fountain", seat=1)
        self.tell("place tree-yellow fountain-2", "place tree-blue 2-middle", "place tree-blue ornament-1")
        self.tell("place tree-blue nowhere", "place tree-blue fountain-2")
        self._expansion()
        self.tell("place bird-blue fountain-2 joker", "place tree-purple fountain-4 joker")
        self.tell(
            "place flower-blue fountain-4 bird-blue", "place flower-blue fountain-4 bird-blue tree-purple joker"
        )
        self.tell("place flower-blue fountain-4 bird-blue bird-blue joker")
        self.tell("place flower-blue fountain-4 bird-blue flower-purple joker")
        self.tell("place flower-blue fountain-4 bird-blue joker joker joker joker")
        self.tell("place bird-blue fountain-12 joker", "buy 6", "buy 3", "buy 8")
        self.tell("place butterfly-blue fountain-10 tree-yellow joker")
        self.tell("place butterfly-blue fountain-4 joker joker")
        self.ask("groups", "here fountain-12", "garden", "wheel", "why", "score", "bonuses", "ranking", seat=1)

    def _expansion(self) -> None:
        """Petr lays one."""
        self.tell(
            "lay plant-green 2 6", "lay plant-blue 3 6", "lay tree-blue 2 6", "lay plant-blue 6 8 joker joker"
        )
        self.tell("lay plant-blue 6 8 plant-blue joker joker joker", "lay plant-blue 6 8")
        self.tell("lay plant-blue 6 8 expansion-plant-yellow joker joker joker", "undo")
        self.tell("lay plant-blue 6 8 plant-purple joker joker joker")

    def _expansions(self) -> None:
        self.tell("buy 8", "buy 4", "place bird-purple fountain-4 tree-purple", "lay plant-yellow 6 2", "buy 12")
        self.tell("place tree-purple fountain-8", "buy 10", "place tulips-yellow 6-10 flower-yellow tree-yellow")
        self.ask("surround", "surround ornament-1", "surround 6-middle", "surround fountain", "garden", seat=2)
        self.ask("surround 8-middle", "best", "around 8-12", "here 6-8", "here 4-6", "here ornament-5", seat=2)

    def _passing(self) -> None:
        self.tell("pass oak-blue", "1 pass tulips-yellow", "round", "end")
        self.tell("place tree-yellow 8-middle", "pass tulips-yellow", "pass")
        self.tell("1 take blue", "2 take yellow", "confirm")
        self.ask("rounds", "open", seat=1)
        self.until(ROUND)
        self.ask("waiting", "wheel", "why", seat=1)
        self.tell("1 take blue", "end", "confirm")
        self.ask("why", "rounds", "wheel", seat=2)

    def _second_round(self) -> None:
        self.tell("undo")
        self.note("the power fails; the match is taken up again", *resumed(taken_up(self.rig)))
        self.until(ACT)
        self.ask("offer", "last", "changed", "2 garden", "find tree", seat=1)


class ByCompanion(Scene):
    """Three players on side B, points below nought; the companion draws, and acts go back with what it drew."""

    def play(self) -> list[str]:
        """The whole game."""
        self.until(ACT)
        self.due("greedy")
        self.deal(*self.bag.drawn())
        self.tell("undo")
        self.ask("offer", "waiting", "open")
        self.until(ROUND, "brim")
        self.tell("confirm")
        self.end("brim")
        return self.lines


def by_hand(language: str) -> list[str]:
    """Usual sentences."""
    return ByHand(language, "normal", queens_setup(2, draw="hand"), 5).play()


def by_companion(language: str) -> list[str]:
    """The shortest sentences."""
    setup = queens_setup(3, "side-b", "below", wheel=SIDE_B)
    return ByCompanion(language, "terse", setup, 7).play()


@pytest.mark.parametrize("language", ["cs", "pl", "en"])
def test_matches_of_queens_garden_are_said_as_kept(language: str) -> None:
    told = "\n".join(["# two players, hands draw", *by_hand(language), "# three, the companion draws", ""])
    told += "\n".join(by_companion(language)) + "\n"
    kept = GOLDEN / f"match_queens_{language}.txt"
    if os.environ.get("COMPANION_RECORD"):
        kept.write_text(told, encoding="utf-8")
    assert kept.read_text(encoding="utf-8") == told
