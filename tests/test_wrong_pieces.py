"""Pieces laid too early, out of turn or too many: what is wrong, what hands are to do, and that it is done."""

from __future__ import annotations

import pytest

from companion.language.phrases import Phrases
from tests.rig import Rig

ENGLISH = Phrases("en", strict=True)


def said(rig: Rig) -> list[str]:
    """What has been said since the last time."""
    lines = [ENGLISH.say(one) for one in rig.said]
    rig.forget()
    return lines


def match(*lines: str, castles: bool = True) -> Rig:
    """A match of two with boards and a tray, after these acts."""
    rig = Rig(2, tray=True)
    if castles:
        rig.castle(1)
        rig.castle(2)
    for line in lines:
        rig.tell(line)
    rig.forget()
    return rig


LINE = ("0 lots 2", "0 draw 4", "0 draw 10", "0 draw 20", "0 draw 24")
CHOSEN = (*LINE, "2 choose 4", "1 choose 10", "2 choose 20", "1 choose 24")
SECOND = (*CHOSEN, "0 draw 13", "0 draw 30", "0 draw 31", "0 draw 41")
"""Player 2 lays domino four next; ten and twenty-four are those of player 1."""


def test_a_domino_before_the_castle_is_to_be_lifted_and_the_castle_laid() -> None:
    rig = match(castles=False)
    rig.lay(1, 4, "B3", "B4")
    rig.quiet(1)
    assert said(rig) == [
        "Careful, Jana: there is no castle on the board yet. Lift the domino and lay the castle first."
    ]


def test_before_the_draft_it_is_too_early_and_to_be_lifted() -> None:
    rig = match()
    rig.lay(1, 4, "C4", "C5")
    rig.quiet(1)
    (line,) = said(rig)
    assert line.startswith("Careful, Jana: this is not possible now. Waiting for lots")
    assert line.endswith(". Lift the one that was just laid.")


@pytest.mark.parametrize(
    ("number", "reason"),
    [
        (10, "it is Petr's turn. Waiting: Petr, domino four on the board"),
        (13, "it is Petr's turn, and then you have domino ten"),
    ],
)
def test_out_of_turn_the_turn_comes_before_the_wrong_domino(number: int, reason: str) -> None:
    rig = match(*SECOND)
    rig.lay(1, number, "C4", "C5")
    rig.quiet(1)
    (line,) = said(rig)
    assert line.startswith(f"Careful, Jana: {reason}")
    assert line.endswith(". Lift it and wait for your turn.")


def test_a_wrong_domino_in_the_own_turn_names_the_one_that_is_due_first() -> None:
    rig = match(*SECOND)
    rig.lay(2, 13, "C4", "C5")
    rig.quiet(2)
    assert said(rig) == ["Careful, Petr: domino four is due, this is thirteen. Lift the one that was just laid."]


@pytest.mark.parametrize(
    ("typed", "line"),
    [
        ("1 castle 2 A1", "Careful, Jana: a castle already stands"),
        ("2 place 13 C4 C5", "Careful, Petr: domino four is due, this is thirteen."),
        ("2 castle 9 A1", "Careful, Petr: this castle is not in the set."),
        ("1 place 10 C4 C5", "Careful, Jana: it is Petr's turn."),
    ],
)
def test_nothing_is_to_be_lifted_where_an_act_was_only_typed(typed: str, line: str) -> None:
    rig = match(*SECOND)
    rig.tell(typed)
    (told,) = said(rig)
    assert "ift" not in told.removeprefix(line)


@pytest.mark.parametrize("tray", [False, True])
def test_that_a_wrong_piece_is_lifted_is_said_once_after_a_moment(tray: bool) -> None:
    rig = match(*SECOND) if tray else Rig(2)
    rig.lay(1, 13, "C4", "C5")
    rig.quiet(1)
    assert said(rig)
    rig.lift(1, "domino 13", ms=200)
    assert said(rig) == []
    rig.quiet(1)
    rig.quiet(1)
    assert said(rig) == ["Jana: lifted, all is in order again."]


def test_a_piece_that_moves_from_a_wrong_place_to_a_right_one_is_only_placed() -> None:
    rig = match(*SECOND)
    rig.lay(2, 4, "A1", "A2")
    rig.quiet(2)
    assert said(rig)
    rig.lift(2, "domino 4")
    rig.lay(2, 4, "C4", "C5")
    rig.quiet(2)
    assert not [line for line in said(rig) if "lifted" in line]


def test_a_typed_act_is_to_be_laid_on_the_board_that_would_read_it() -> None:
    rig = match(*SECOND)
    rig.tell("2 place 4 C4 C5")
    first, second, *_ = said(rig)
    assert first.startswith("Petr") or "four" in first
    assert second == "Petr: now lay domino four on the board."
    rig.lay(2, 4, "C4", "C5")
    rig.quiet(2)
    assert said(rig) == []


def test_a_typed_act_of_what_lies_there_or_of_a_board_without_sensors_needs_no_hands() -> None:
    rig = match(*SECOND)
    rig.unplug(2)
    rig.forget()
    rig.tell("2 place 4 C4 C5")
    assert not [line for line in said(rig) if "now lay" in line]


# ---- an earlier match that still lies there ------------------------------------------------------------------


def over_an_earlier_match(*left: int) -> Rig:
    """A match of two that begins while player 1's board still has the castle and these dominoes."""
    rig = Rig(2, tray=True, greet=False)
    rig.boards[1].lay("castle 1", (3, 3))
    for at, number in enumerate(left):
        rig.boards[1].lay(f"domino {number}", (1, at + 1), (2, at + 1))
    for n in rig.boards:
        rig.snapshot(n)
        rig.quiet(n)
    return rig


def test_a_match_that_begins_over_an_earlier_one_asks_to_clear_each_board_and_counts_nothing() -> None:
    rig = over_an_earlier_match(5, 12, 19)
    lines = [line for line in said(rig) if line.startswith("Jana")]
    assert lines == [
        "Jana: the board is ready, but an earlier game still lies on it. Clear the board, then begin."
    ]
    assert rig.moves() == []


def test_when_the_board_is_clear_that_is_said_with_what_begins() -> None:
    rig = over_an_earlier_match(5, 12, 19)
    rig.forget()
    for thing in ("domino 12", "castle 1", "domino 5"):
        rig.lift(1, thing)
        rig.quiet(1)
    assert said(rig) == []
    rig.lift(1, "domino 19")
    assert said(rig) == ["Jana: the board is clear. Waiting: Jana, castle on the board."]
    rig.castle(1)
    assert rig.moves() == ["1 castle 1 C3"]


def test_a_castle_that_is_left_counts_when_all_else_is_cleared() -> None:
    rig = over_an_earlier_match(5, 12)
    rig.forget()
    for number in (5, 12):
        rig.lift(1, f"domino {number}", ms=300)
    assert rig.moves() == []
    rig.quiet(1)
    assert said(rig)[0].startswith("Jana: the board is clear.")
    assert rig.moves() == ["1 castle 1 C3"]


def test_a_castle_that_stands_when_a_match_begins_still_counts() -> None:
    rig = over_an_earlier_match()
    assert rig.moves() == ["1 castle 1 C3"]


# ---- what stops the asker now --------------------------------------------------------------------------------


def test_why_tells_the_own_board_that_is_gone_before_faults_and_before_other_boards() -> None:
    rig = match(*SECOND)
    rig.lay(1, 13, "C4", "C5")
    rig.quiet(1)
    rig.unplug(2)
    rig.forget()
    rig.ask("why", seat=2)
    mine, others = said(rig)
    assert mine.startswith("Petr: the connection to the board is lost")
    assert others.startswith("Careful, Jana: it is Petr's turn")
    rig.ask("why", seat=1)
    assert [line.split(":")[0] for line in said(rig)] == ["Careful, Jana", "Petr"]
