"""Undo asks alike in every game: only one's own act and a slip of the finger go at once."""

from __future__ import annotations

import random

import pytest

from companion.games import NAMES as GAMES
from companion.games import load
from companion.play.referee.ledger import Played
from companion.play.table import TELL, Input
from tests.azul_rig import azul_setup
from tests.games.garden import match_setup
from tests.queens_table import queens_setup
from tests.rig import Rig
from tests.test_interpreter import Player

SETUPS = {
    "royal_garden": lambda: match_setup(2),
    "azul_mini": lambda: azul_setup("azul_mini"),
    "master_chocolatier": lambda: azul_setup("master_chocolatier", 2, "special"),
    "queens_garden": lambda: queens_setup(draw="hand"),
}
SOURCES = {"keyboard": 0, "keypad": 0, "keypad of Jana": 1, "keypad of Petr": 2}
"""Where it is typed -> the seat there; two of them are the whole table's."""


class Evening:
    """Acts by chance, told at any of SOURCES. told: an act -> where. since: acts before an undo there."""

    def __init__(self, game: str, seed: int) -> None:
        self.dice = random.Random(seed)
        self.player = Player(rig=Rig(0, setup=SETUPS[game](), game=game, greet=False))
        self.game, self.rules = load(game), self.player.rig.table.referee
        self.told: dict[int, str] = {}
        self.since = dict.fromkeys(SOURCES, 0)

    def act(self, source: str) -> None:
        """One of the acts that are possible now."""
        state = self.rules.state
        drawn = [move for one in self.game.awaited(state) for move, _ in one.chance]
        moves = drawn or [*self.game.moves(state)]
        if not moves:
            return
        text = self.game.text(self.dice.choice(moves))
        count = self.rules.ledger.count
        self.player._hear([Input(0, source, f"{TELL} {text}", SOURCES[source])])
        self.told |= dict.fromkeys(range(count + 1, self.rules.ledger.count + 1), source)

    def undo(self, source: str) -> tuple[Played | None, list[str]]:
        """The act that is meant, and what comes of pressing 44 once."""
        seat = SOURCES[source]
        meant = self.rules.undoable(seat)
        self.player.told.clear()
        inputs = self.player.type("44", seat, source)
        if inputs:
            self.since[source] = self.rules.ledger.count
        return meant, inputs

    def may_at_once(self, meant: Played, source: str) -> bool:
        """Whether nobody has to be asked: at a seat for the own act, at the table for what was just told there."""
        if seat := SOURCES[source]:
            return meant.move.player in (0, seat)
        return self.told.get(meant.number) == source and meant.number > self.since[source]


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("game", GAMES)
def test_undo_asks_alike_names_what_it_takes_and_never_takes_anothers_act_unasked(game: str, seed: int) -> None:
    at = Evening(game, seed)
    asked = undone = 0
    for _ in range(70):
        source = at.dice.choice([*SOURCES])
        if at.dice.random() < 0.65:
            at.act(source)
            continue
        opened = {one.number for one in at.rules.ledger.open_moves()}
        may = at.may_at_once(meant, source) if (meant := at.rules.undoable(SOURCES[source])) else True
        _, inputs = at.undo(source)
        assert bool(inputs) == may, (source, meant)
        said = " ".join(map(at.player.phrases.say, at.player.told))
        if not inputs:
            asked += 1
            assert meant is not None and "Really undo this" in said
            assert opened == {one.number for one in at.rules.ledger.open_moves()}
            if name := at.player.rig.setup.names.get(meant.move.player):
                assert name in said, "whose act it is"
            _, inputs = at.undo(source)
            said = " ".join(map(at.player.phrases.say, at.player.told))
            assert inputs, "the same again does it"
        if meant is not None and meant.number not in {one.number for one in at.rules.ledger.played}:
            undone += 1
            assert "The last act is undone" in said
    assert undone > 2 and asked > 2


@pytest.mark.parametrize("game", GAMES)
def test_at_the_tables_keyboard_a_slip_goes_at_once_and_the_next_press_asks(game: str) -> None:
    at = Evening(game, 1)
    while len(at.rules.ledger.open_moves()) < 2:
        at.act("keyboard")
    assert at.undo("keyboard")[1], "it was told there just now"
    if at.rules.ledger.open_moves():
        assert not at.undo("keyboard")[1]
    at.act("keyboard")
    assert not at.undo("keypad")[1], "told at another keyboard"
