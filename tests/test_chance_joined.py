"""Chance drawn piece by piece and told as one act."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

import pytest

from companion.core.model import Move, Problem
from companion.device.tiles.files import standard
from companion.games.api import Awaited
from companion.play.chance import MatchChance
from companion.play.dealer import Dealer
from companion.play.table import Table
from tests.queens_table import QueensTable, queens_setup
from tests.small_taking import SmallTaking, State, Taking


class Handful(SmallTaking):
    """Marbles are drawn one by one and told by the handful: `0 draw red blue red red`."""

    def __init__(self, *, paced: bool = False, joined: Iterable[bool] = (True,) * 4) -> None:
        super().__init__(paced=paced)
        self._joined = tuple(joined)

    def awaited(self, state: Any) -> list[Awaited]:
        """Whether the next marble belongs to those before it."""
        joined = len(state.drawn) < 4 and self._joined[len(state.drawn)]
        return [replace(one, joined=joined) for one in super().awaited(state)]

    def play(self, state: Any, move: Move) -> Any:
        """Several marbles at once."""
        if move.action != "draw":
            return super().play(state, move)
        return replace(state, drawn=(*state.drawn, *move.args))

    def parse(self, state: Any, text: str) -> Move | list[Problem]:
        """See the class."""
        _player, action, *args = text.split()
        return Move(0, "draw", tuple(args)) if action == "draw" else super().parse(state, text)

    def text(self, move: Move) -> str:
        """See the class."""
        return " ".join(map(str, (move.player, move.action, *move.args)))


def chance(game: Any, drawn: tuple[str, ...] = ()) -> MatchChance:
    match: Any = Taking(companion=True)
    match.table = Table(game, match.setup, standard())
    for colour in drawn:
        match.table.referee.ledger.play(Move(0, "draw", (colour,)))
    return MatchChance(match, Dealer(seed=3))


def test_what_is_joined_is_told_as_one_act_with_the_arguments_of_all() -> None:
    (text,) = chance(Handful()).due()
    found = Handful().parse(State(), text)
    assert isinstance(found, Move) and len(found.args) == 4
    assert [found.args] == [tuple(one.split()[2] for one in chance(SmallTaking(paced=False)).due())], "the same"


def test_only_what_is_left_is_drawn() -> None:
    (text,) = chance(Handful(), ("red", "red", "blue")).due()
    assert text in ("0 draw red", "0 draw blue")


@pytest.mark.parametrize(
    ("joined", "acts"),
    [
        ((False, False, False, False), [1, 1, 1, 1]),
        ((True, False, True, True), [1, 3]),
        ((True, True, True, False), [3, 1]),
    ],
)
def test_what_is_not_joined_is_an_act_of_its_own(joined: tuple[bool, ...], acts: list[int]) -> None:
    assert [len(one.split()) - 2 for one in chance(Handful(joined=joined)).drawn()] == acts


def test_what_is_paced_stays_one_piece() -> None:
    drawn = chance(Handful(paced=True))
    assert drawn.due() == []
    (text,) = drawn.drawn()
    assert len(text.split()) == 3


def test_a_stack_is_filled_in_one_act_and_each_expansion_turned_in_its_own() -> None:
    table = QueensTable(queens_setup(), seed=31)
    lots, draw = table.deal()
    assert lots.startswith("0 lots ")
    assert draw.startswith("0 draw ") and len(draw.split()) == 6
    assert len(table.state.top) == 4 and table.played == [lots, table.played[1]]
    seen = [draw]
    while len(seen) < 2:
        seen = table.take()
    assert [(text.split()[1], len(text.split())) for text in seen] == [("draw", 6), ("turn", 4)]
