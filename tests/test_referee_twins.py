"""Dominoes with the same halves that are read otherwise than they lie, on one board, and then on another one."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.rig import Rig

FORESTS = "1 place 4 C4 B4", "1 place 5 B5 C5"


def paired_otherwise(count: int = 2, second: int = 5) -> Rig:
    """Two dominoes of forest and forest count as 4 and 5 at board 1, and are 3 and another: nobody sees it."""
    rig = Rig(count)
    for n in rig.boards:
        rig.castle(n)
    for act in FORESTS:
        rig.tell(act)
    rig.lay(1, 3, "C4", "C5")
    rig.lay(1, second, "B4", "B5")
    rig.quiet(1)
    assert not rig.table.referee.troubles()
    rig.forget()
    return rig


def standing(rig: Rig, player: int) -> Sequence[str]:
    """The dominoes that count as laid by a player."""
    return [one for one in rig.moves() if one.startswith(f"{player} place")]


def test_a_domino_that_counts_elsewhere_but_does_not_lie_there_counts_as_one_with_the_same_halves() -> None:
    rig = paired_otherwise()
    rig.lay(2, 4, "C4", "C5")
    assert rig.moves()[-1] == "2 place 3 C4 C5"
    rig.lay(2, 35, "B5", "B4")
    for n in rig.boards:
        rig.quiet(n, ms=20_000)
    assert standing(rig, 1) == [*FORESTS]
    assert standing(rig, 2) == ["2 place 3 C4 C5", "2 place 35 B5 B4"]
    assert not rig.table.referee.troubles() and "careful" not in rig.spoken()


def test_names_that_are_read_at_a_board_and_do_not_count_there_are_free_for_its_next_domino() -> None:
    rig = Rig(3)
    rig.castle(1, "A2")
    for n in (2, 3):
        rig.castle(n)
    for act in ("1 place 5 C2 B2", "1 place 32 B1 C1"):
        rig.tell(act)
    rig.lay(1, 35, "B1", "B2")
    rig.lay(1, 4, "C1", "C2")
    rig.quiet(1)
    rig.lay(2, 32, "C4", "C5")
    rig.lay(3, 34, "C4", "C5")
    rig.lay(1, 33, "A3", "A4")
    rig.quiet(1)
    assert {"2 place 33 C4 C5", "3 place 34 C4 C5", "1 place 35 A3 A4"} <= {*rig.moves()}
    assert not rig.table.referee.troubles()


def test_what_counts_at_a_board_but_does_not_lie_there_may_come_to_it() -> None:
    rig = paired_otherwise(second=6)
    rig.lay(1, 5, "D4", "D5")
    rig.quiet(1)
    assert len(standing(rig, 1)) == 3 and {*FORESTS} < {*standing(rig, 1)}, standing(rig, 1)
    assert not rig.table.referee.troubles() and "careful" not in rig.spoken()
    rig.lay(2, 4, "C4", "C5")
    assert len(standing(rig, 2)) == 1


def test_it_is_so_too_when_the_other_board_is_seen_later() -> None:
    rig = paired_otherwise()
    rig.unplug(1)
    rig.lay(2, 4, "C4", "C5")
    rig.quiet(2, ms=20_000)
    assert not standing(rig, 2) and "careful" in rig.spoken(), "who knows whether it still lies there"
    rig.plug(1)
    assert standing(rig, 2) == ["2 place 3 C4 C5"] and not rig.table.referee.troubles()


def test_undone_by_word_it_is_to_be_lifted_and_does_not_count_again() -> None:
    rig = paired_otherwise()
    rig.lay(2, 4, "C4", "C5")
    rig.tell("2 undo", 2)
    rig.quiet(2, ms=20_000)
    assert not standing(rig, 2)
    rig.lift(2, "domino 4")
    rig.quiet(2)
    rig.lay(2, 4, "C4", "C5")
    assert standing(rig, 2) == ["2 place 3 C4 C5"] and not rig.table.referee.troubles()


@pytest.mark.parametrize("number", [3, 5])
def test_what_does_lie_elsewhere_is_refused_here_as_ever(number: int) -> None:
    rig = Rig(2)
    for n in rig.boards:
        rig.castle(n)
    rig.lay(1, number, "C4", "C5")
    rig.lay(2, number, "C4", "C5")
    rig.quiet(2)
    assert standing(rig, 1) == [f"1 place {number} C4 C5"] and not standing(rig, 2)
    assert "careful" in rig.spoken()


def test_where_every_one_with_these_halves_is_laid_it_is_refused() -> None:
    rig = paired_otherwise(3)
    rig.lay(3, 6, "C4", "C5")
    rig.tell("3 place 3 B4 B5")
    rig.lay(2, 4, "C4", "C5")
    rig.quiet(2)
    assert not standing(rig, 2) and "careful" in rig.spoken()
