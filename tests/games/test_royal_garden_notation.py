"""One line for a move and for a kingdom, both ways; any other text gives a problem and never an exception."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.core.model import Move
from companion.games.royal_garden.game import GAME
from companion.games.royal_garden.rules.acts import castle_move, discard_move, end_move, place_move
from companion.games.royal_garden.rules.kingdom import Domino, Kingdom
from companion.games.royal_garden.rules.score import KINDS
from companion.games.royal_garden.typing.notation import (
    cell_text,
    kingdom_text,
    move_text,
    parse_cell,
    parse_kingdom,
    parse_move,
)
from tests.games.garden import begin, played

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


@st.composite
def kingdoms(draw: st.DrawFn) -> Kingdom:
    """Any dominoes that lie side by side without overlap, connected or not, with a castle or without."""
    dice = random.Random(draw(st.integers(0, 10_000)))
    free = {(x, y) for x in range(-3, 9) for y in range(-3, 9)}
    kingdom = Kingdom()
    if dice.random() < 0.8:
        castle = dice.choice(sorted(free))
        free.discard(castle)
        kingdom = kingdom.with_castle(dice.randint(1, 9), castle)
    for number in dice.sample(range(1, 10_000), draw(st.integers(0, 24))):
        x, y = dice.choice(sorted(free))
        dx, dy = dice.choice(((1, 0), (-1, 0), (0, 1), (0, -1)))
        if (x + dx, y + dy) in free:
            free -= {(x, y), (x + dx, y + dy)}
            kinds = dice.choice(sorted(KINDS)), dice.choice(sorted(KINDS))
            kingdom = kingdom.with_domino(Domino(number, (x, y), (x + dx, y + dy), *kinds))
    return kingdom


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


@settings(max_examples=120, deadline=None)
@given(kingdoms(), st.sampled_from([None, (5, 5), (7, 7)]))
def test_a_kingdom_survives_its_notation(kingdom: Kingdom, frame: tuple[int, int] | None) -> None:
    text = kingdom_text(kingdom, frame)
    assert "\n" not in text
    assert parse_kingdom(text) == kingdom


def test_a_kingdom_as_it_is_written() -> None:
    state = played(begin(), ["1 castle 1 C3", "1 place 24 B3 B4"])
    assert kingdom_text(state.kingdoms[0]) == "B3 W0b24 . / F1a24 C1"
    full = kingdom_text(state.kingdoms[0], (5, 5))
    assert full == "A1 . . . . . / . W0b24 . . . / . F1a24 C1 . . / . . . . . / . . . . ."
    assert kingdom_text(Kingdom()) == "A1 ."
    assert parse_kingdom("A1 .") == Kingdom()


@settings(max_examples=400, deadline=None)
@given(st.text(max_size=60) | st.lists(st.sampled_from(TOKENS), max_size=9).map(" ".join))
def test_any_text_is_notation_or_a_problem(text: str) -> None:
    for parsed in (parse_move(text), GAME.parse(begin(), text)):
        if isinstance(parsed, Move):
            assert parse_move(move_text(parsed)) == parsed
        else:
            assert [problem.key for problem in parsed] == ["rg-notation"]
    kingdom = parse_kingdom(text)
    if isinstance(kingdom, Kingdom):
        assert parse_kingdom(kingdom_text(kingdom)) == kingdom
    else:
        assert [problem.key for problem in kingdom] == ["rg-notation-kingdom"]


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


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "cell"),
        ("H1 .", "cell"),
        ("A1", "rows"),
        ("A1 . . / .", "rows"),
        ("A1 . /", "rows"),
        ("A1 X1", "word"),
        ("A1 C1 C2", "castle-twice"),
        ("A1 F1a24", "half"),
        ("A1 F1a24 F1a24 W0b24", "half"),
        ("A1 F1a24 . W0b24", "apart"),
        ("A1 " + ". " * 5000, "long"),
    ],
)
def test_lines_that_are_no_kingdom(text: str, reason: str) -> None:
    found = parse_kingdom(text)
    assert isinstance(found, list)
    assert [problem.facts["reason"] for problem in found] == [reason]
