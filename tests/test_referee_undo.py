"""An act is undone together with the chance that it has led to, and with nothing else."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, cast

import pytest

from companion.core.model import DEALER, Act, Command, Move, Phrase
from companion.device.tiles.files import standard
from companion.games import load
from companion.games.api import COMPANION, DRAW, Awaited, Setup
from companion.language.phrases import LANGUAGES, LEVELS, Phrases
from companion.play.referee import Referee
from companion.play.table import TELL, Input, Table
from tests.azul_rig import AzulRig, azul_setup
from tests.queens_table import GAME, QueensTable, queens_setup
from tests.small_taking import PLAYERS, SmallTaking, State


class Refilled(SmallTaking):
    """After each take a marble is drawn; `mend` is nobody's, needs such a marble, and is no chance.

    All stays open, but for what the dealer tells.
    """

    commands = (*SmallTaking.commands, Command("mend", "57", Act.TELL, nobodys=True))

    def closes(self, state: Any, earlier: Move, later: Move) -> bool:
        """Nothing is ever closed."""
        return False

    def awaited(self, state: Any) -> list[Awaited]:
        """A marble for each that was taken, then a take."""
        if len(state.drawn) < 4 + len(state.taken):
            return [Awaited(0, Phrase("draws"), ((Move(0, "draw", ("red",)), 1), (Move(0, "draw", ("blue",)), 1)))]
        return [Awaited(state.turn, Phrase("acts"))]

    def _reason(self, state: State, move: Move) -> str:
        due = len(state.drawn) < 4 + len(state.taken)
        if move.action == "mend":
            return "" if len(state.drawn) > 4 else "not-now"
        if move.action == "draw" or due:
            return "" if due and move.action == "draw" else "not-now"
        return super()._reason(replace(state, drawn=state.drawn[:4]), move)

    def parse(self, state: Any, text: str) -> Any:
        """See the class."""
        return Move(0, "mend") if text.endswith("mend") else super().parse(state, text)


class Small:
    """What is told to the small game."""

    def __init__(self) -> None:
        self.setup = Setup(PLAYERS, (), options={DRAW: COMPANION})
        game: Any = Refilled()
        self.table = Table(game, self.setup, standard())
        self.decided: list[Any] = []
        for _ in range(4):
            self.tell("draw red", DEALER)

    def tell(self, text: str, source: str = "keyboard", seat: int = 0) -> list[str]:
        """Gives the keys of what is said; dealt acts are nobody's."""
        said = []
        text = f"0 {text}" if source == DEALER else text
        for seen in self.table.take(Input(0, source, f"{TELL} {text}", seat)):
            verdict = self.table.judge(seen)
            self.decided += verdict.decided
            said += verdict.announcements
        self.said = said
        return [one.key for one in said]

    @property
    def state(self) -> State:
        """What was done."""
        return cast(State, self.table.referee.state)


def test_what_the_dealer_drew_goes_back_with_the_act_that_asked_for_it() -> None:
    small = Small()
    before = small.state
    small.tell("take 2 red left")
    small.tell("draw blue", DEALER)
    assert small.tell("undo") == ["undone-act", "undone-drawn"]
    assert small.state == before
    assert [(row.action, row.text) for row in small.decided[-2:]] == [("takeback", "6"), ("takeback", "5")]
    assert small.said[1].facts["more"] == 0 and len(cast(tuple[Any, ...], small.said[1].facts["items"])) == 1
    assert small.tell("undo") == ["nothing-to-undo"], "what was drawn before it is final"


def test_an_act_without_consequence_goes_alone_and_nothing_more_is_said() -> None:
    small = Small()
    small.tell("take 2 red left")
    assert small.tell("undo") == ["undone-act"]


def test_what_hands_drew_is_undone_by_itself() -> None:
    small = Small()
    small.tell("take 2 red left")
    small.tell("draw blue")
    assert small.tell("undo") == ["undone-act"] and len(small.state.taken) == 1
    assert small.tell("undo") == ["undone-act"] and not small.state.taken


def test_of_two_acts_the_last_goes_with_its_own_chance_only() -> None:
    small = Small()
    for line, drawn in (("take 2 red left", "draw blue"), ("take 1 red left", "draw red")):
        small.tell(line)
        middle = small.state
        small.tell(drawn, DEALER)
    assert small.tell("undo") == ["undone-act", "undone-drawn"]
    assert len(small.state.taken) == 1 and len(small.state.drawn) == 5 and middle.drawn == small.state.drawn
    assert small.tell("undo") == ["undone-act", "undone-drawn"] and not small.state.taken


def test_where_anything_else_was_done_since_nothing_goes_back() -> None:
    small = Small()
    small.tell("take 2 red left")
    small.tell("draw blue", DEALER)
    small.tell("mend")
    ledger = small.table.referee.ledger
    ledger.played[-1].open = False
    state = small.state
    assert small.tell("undo") == ["nothing-to-undo"] and small.state == state


@pytest.mark.parametrize("seed", [29, 31, 43])
def test_a_take_from_the_stack_goes_back_with_what_was_drawn_and_turned(seed: int) -> None:
    table = QueensTable(seed=seed)
    table.deal()
    drawn: list[str] = []
    before, played = table.state, table.played
    while {text.split()[1] for text in drawn} != {"draw", "turn"}:
        before, played = table.state, table.played
        drawn = table.take()
    count = len(table.decided)
    assert table.hear("undo", seat=2) == ["undone-act", "undone-drawn"]
    assert (table.state, table.played) == (before, played), "as before the take, bag and stacks too"
    rows = table.decided[count:]
    assert [row.action for row in rows] == ["takeback"] * (1 + len(drawn))
    assert [int(row.text) for row in rows] == sorted((int(row.text) for row in rows), reverse=True)
    again = Referee(load(GAME), table.setup)
    for row in table.decided:
        again.resume([row])  # a kept match is folded row by row
    assert again.state == before


def test_act_after_act_goes_back_to_the_first_fill() -> None:
    table = QueensTable()
    first = table.deal()
    for _ in range(4):
        table.take()
    for _ in range(4):
        assert table.hear("undo")[0] == "undone-act"
    assert [text.split()[:2] for text in table.played] == [text.split()[:2] for text in first]
    assert table.hear("undo") == ["nothing-to-undo"]
    assert table.take(1), "and the game goes on"


def test_after_undoing_it_is_the_same_players_turn_and_chance_is_drawn_anew() -> None:
    table = QueensTable()
    table.deal()
    turn = table.state.turn
    table.take()
    table.hear("undo")
    assert table.state.turn == turn and table.chance.due() == []
    assert table.take(1)[0].startswith("0 draw ")


def test_lots_told_by_hand_do_not_take_back_what_was_dealt_for_them() -> None:
    """Only an act of a player brings its chance back; lots are not taken back for a slip of a digit later."""
    table = QueensTable(queens_setup())
    table.hear("lots 2")
    table.deal()
    state = table.state
    assert table.hear("undo") == ["nothing-to-undo"] and table.state == state
    rig = AzulRig(azul_setup(draw="companion"), boards=(1,))
    rig.acts("0 lots 1")
    rig.deal("0 draw red blue white black")
    rig.forget()
    rig.tell("undo")
    assert [one.key for one in rig.said] == ["nothing-to-undo"] and rig.state.starter == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_goes_back_is_named(language: str) -> None:
    phrases = Phrases(language, strict=True)
    items = (Phrase("rg-lots", {"player": "Jana"}),)
    for level in LEVELS:
        phrases.level = level
        one = phrases.say("undone-drawn", {"items": items, "more": 0})
        several = phrases.say("undone-drawn", {"items": items * 3, "more": 4})
        assert one.count("Jana") == 1 and several.count("Jana") == 3
        assert phrases.number(4) in several and phrases.number(4) not in one
