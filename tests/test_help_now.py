"""Help for the moment over whole matches of every game: the act that is due is among the first three commands."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping

import pytest

from companion.core.model import Act, Announcement, Phrase
from companion.device.tiles.tileset import TileSet
from companion.games import load
from companion.games.api import Awaited, Setup
from companion.input import Meant, vocabulary_of
from companion.input.helping import help_now
from companion.input.interpreter import Interpreter
from companion.input.meanings import Asker
from companion.language.phrases import Phrases
from companion.play.table import TELL, Input, Table
from tests.games.examples import EXAMPLES

SETUPS = [(name, setup) for name, one in EXAMPLES.items() for setup in (*one.setups, *one.in_turns)]
PHRASES = Phrases("en", strict=True)


class Match:
    """A table without boards, at which acts are told; help is asked for."""

    finished = is_mending = False
    programs: Mapping[int, str] = {}

    def __init__(self, name: str, setup: Setup) -> None:
        self.setup, self.game = setup, load(name)
        self.table = Table(self.game, setup, TileSet("told", "", (), (), plain=setup.tiles))
        self.told: list[Announcement] = []
        words = vocabulary_of(self.game, PHRASES.part)
        obey: dict[str, Callable[[Meant, Asker], object]] = {one.name: lambda *_: None for one in words.commands}
        self.interpreter = Interpreter(self, words, self.told.append, obey)  # type: ignore[arg-type]

    def tell(self, line: str) -> None:
        """An act of somebody, at the keyboard of the table."""
        played = len(self.table.referee.ledger.played)
        for seen in self.table.take(Input(0, "keyboard", f"{TELL} {line}", 0)):
            self.table.judge(seen)
        assert len(self.table.referee.ledger.played) > played, f"{line} was refused"

    def helps(self, seat: int) -> list[str]:
        """What is offered, each by the id of what it does."""
        told = help_now(self, self.interpreter, Asker("keyboard", seat, 0))  # type: ignore[arg-type]
        items = next(one for one in told if one.key == "help-now").facts["items"]
        assert isinstance(items, tuple)
        does = [one.facts["what"] for one in items if isinstance(one, Phrase)]
        return [one.key.removeprefix("command-does-") for one in does if isinstance(one, Phrase)]


def wanted(match: Match, first: Awaited) -> set[str]:
    """The commands of the acts that the first wait can be ended by."""
    if first.confirms is not None:
        return {"confirm"}
    if first.chance:
        return {first.chance[0][0].action}
    state = match.table.referee.state
    acts = {move.action for move in match.game.moves(state) if move.player == first.player}
    return {"confirm" if one in ("round", "end") else one for one in acts}


@pytest.mark.parametrize(("name", "setup"), SETUPS, ids=[f"{name}-{at}" for at, (name, _) in enumerate(SETUPS)])
def test_the_first_three_helps_contain_the_act_that_is_due(name: str, setup: Setup) -> None:
    match, dice = Match(name, setup), random.Random(7)
    own = match.game.worded
    while awaited := match.game.awaited(match.table.referee.state):
        referee = match.table.referee
        due = {own.get(one, one) for one in wanted(match, awaited[0])}
        offered = match.helps(awaited[0].player)
        assert due & set(offered[:3]), f"{sorted(due)} is due, {offered} is offered"
        assert offered[-1] == "commands", "a list that is cut says where all of them are"
        moves = list(match.game.moves(referee.state))
        firsts = [move for move in moves if move.player == awaited[0].player] or moves
        match.tell(match.game.text(dice.choice(firsts if dice.random() < 0.7 else moves)))
    offered = match.helps(1)
    acts = {one.name for one in match.interpreter.vocabulary.commands if one.act is Act.TELL}
    assert offered[-1] == "commands" and "repeat" in offered
    assert not (acts | {"waiting"}) & set(offered), "acts mean nothing after the match"
