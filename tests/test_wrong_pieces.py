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
    assert line.startswith("Careful, Jana: it is too early. Waiting: lots")
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
