"""One line for a move, both ways; any other text gives a problem and never an exception."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.core.model import Move
from companion.games.royal_garden.game import GAME
from companion.games.royal_garden.rules.acts import castle_move, discard_move, end_move, place_move
from companion.games.royal_garden.typing.notation import (
    cell_text,
    move_text,
    parse_cell,
    parse_move,
)
from tests.games.garden import begin

players = st.integers(0, 99)
numbers = st.integers(1, 9999)
cells = st.tuples(st.integers(-99, 99), st.integers(-99, 99)) | st.tuples(st.integers(0, 8), st.integers(0, 8))
moves = (
    st.builds(castle_move, players, numbers, cells)
    | st.builds(place_move, players, numbers, st.tuples(cells, cells))
    | st.builds(discard_move, players, numbers)
    | st.builds(end_move, players)
)
TOKENS = (
    "1",
    "24",
    "place",
    "castle",
    "discard",
    "end",
    "B3",
    "0:-2",
    "C1",
    "F1a24",
    "W0b24",
    "/",
    ".",
    "A1",
    "x",
)


def test_the_lines_of_the_manual() -> None:
    assert move_text(castle_move(1, 1, (3, 3))) == "1 castle 1 C3"
    assert move_text(place_move(1, 24, ((2, 3), (2, 4)))) == "1 place 24 B3 B4"
    assert move_text(place_move(1, 24, ((2, 4), (2, 3)))) == "1 place 24 B4 B3"
    assert move_text(discard_move(1, 24)) == "1 discard 24"
    assert move_text(end_move()) == "0 end"
    assert move_text(castle_move(2, 1, (0, -2))) == "2 castle 1 0:-2"
    assert parse_move(" 1  PLACE 24 b3 2:4 ") == place_move(1, 24, ((2, 3), (2, 4)))


@settings(max_examples=300, deadline=None)
@given(moves)
def test_a_move_survives_its_notation(move: Move) -> None:
    assert parse_move(move_text(move)) == move
    assert GAME.parse(begin(), GAME.text(move)) == move


@settings(max_examples=200, deadline=None)
@given(cells)
def test_a_cell_survives_its_name(cell: tuple[int, int]) -> None:
    assert parse_cell(cell_text(cell)) == cell


@settings(max_examples=400, deadline=None)
@given(st.text(max_size=60) | st.lists(st.sampled_from(TOKENS), max_size=9).map(" ".join))
def test_any_text_is_notation_or_a_problem(text: str) -> None:
    for parsed in (parse_move(text), GAME.parse(begin(), text)):
        if isinstance(parsed, Move):
            assert parse_move(move_text(parsed)) == parsed
        else:
            assert [problem.key for problem in parsed] == ["rg-notation"]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "1",
        "x end",
        "1 end now",
        "1 castle C3",
        "1 castle 1",
        "1 castle 1 H3",
        "1 castle 1 A8",
        "1 castle 0 A1",
        "1 place 24 B3",
        "1 place 24 B3 B4 B5",
        "1 place 24 B33 B4",
        "1 place ٢ B3 B4",
        "1 discard 24 B3",
        "1 fly 24",
        "-1 end",
        "1 discard " + "9" * 5000,
        "1 castle 1 1234:1",
    ],
)
def test_lines_that_are_no_notation(text: str) -> None:
    (problem,) = [parsed] if isinstance(parsed := parse_move(text), Move) else parsed
    assert not isinstance(problem, Move), text
    assert len(str(problem.facts["text"])) <= 80
