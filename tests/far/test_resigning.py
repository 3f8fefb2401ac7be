"""A seat leaves a match for good at any moment: every house agrees, and the others play to the end."""

from __future__ import annotations

import random

import pytest

from companion.far.entry import ActBody, ResignBody
from companion.far.gate import Void
from companion.games import NAMES as GAMES
from tests.far.kit import FarHouse, FarTable, quick_folder


def leaves(table: FarTable, house: FarHouse) -> None:
    """The seat leaves for good, and all hear it."""
    assert house.replica.propose(ResignBody()) is None
    sending = house.replica.sending()
    assert sending is not None
    table.log.append(sending.after, sending.data, house.seat)
    table.tell_all()
    assert table.spread() == 1
    assert house.replica.agreed.left == {house.seat} and not house.replica.outbox


def rest(table: FarTable, gone: FarHouse) -> list[FarHouse]:
    """The houses that stay; who has left says nothing any more."""
    assert gone.replica.propose(ActBody(text=f"{gone.seat} leave")) is Void.OVER
    table.houses.remove(gone)
    return table.houses


@pytest.mark.sampled(4)
@pytest.mark.parametrize("moment", range(6))
@pytest.mark.parametrize("game", GAMES)
def test_those_who_stay_play_to_the_end_whenever_one_leaves(game: str, moment: int) -> None:
    dice = random.Random(f"{game} {moment}")
    with quick_folder() as folder:
        seats = 2 + moment % 2
        table = FarTable(game, seats, folder)
        table.play(dice.randrange(4, 60))
        if moment % 3 == 0:  # in the middle of a draw, before and behind the value of who leaves
            while not table.houses[0].replica.agreed.draws.revealed:
                assert table.step()
        gone = dice.choice(table.houses)
        if moment % 3 == 1 and (body := gone.wants()) is not None:
            assert gone.replica.propose(body) is None
        leaves(table, gone)
        stay = rest(table, gone)
        table.play(between=lambda: pytest.fail("houses differ") if table.spread() > 1 else None)
        assert table.is_over and all(one.replica.agreed.results >= {one.seat for one in stay} for one in stay)
        for kept in table.log.read(gone.replica.head + 1):
            gone.hear(kept)
        assert gone.state() == stay[0].state()
        table.close()


@pytest.mark.parametrize("game", GAMES)
def test_of_two_the_last_one_may_leave_too_and_then_nothing_is_due_any_more(game: str) -> None:
    with quick_folder() as folder:
        table = FarTable(game, 2, folder)
        table.play(20)
        first, last = table.houses
        leaves(table, first)
        rest(table, first)
        table.play(10)
        agreed = last.replica.agreed
        assert not agreed.stopped
        assert last.replica.propose(ResignBody()) is None
        table.play()
        assert agreed.stopped and not agreed.next_reveal and agreed.left == {1, 2}
        assert last.replica.propose(ResignBody()) is Void.OVER
        table.close()


def test_who_leaves_before_all_have_joined_ends_it_before_it_begins() -> None:
    with quick_folder() as folder:
        table = FarTable("azul_mini", 3, folder)
        table.play(2)
        leaves(table, table.houses[0])
        table.play(4)
        assert table.spread() == 1 and table.houses[2].replica.agreed.is_full
        assert table.houses[2].replica.agreed.why_void(2, ActBody(text="2 leave")) is Void.OVER
        table.close()


def test_an_act_of_who_has_left_and_a_late_repetition_of_one_count_for_nothing() -> None:
    with quick_folder() as folder:
        table = FarTable("royal_garden", 3, folder)
        table.play(20)
        gone = table.houses[2]
        sending = None
        while sending is None:
            if (body := gone.wants()) is not None:
                gone.replica.propose(body)
            sending = gone.replica.sending()
            assert sending is not None or table.step()
        leaves(table, gone)
        before = table.houses[0].replica.agreed.digest()
        table.log.append(table.log.head, sending.data, 3)
        table.tell_all()
        assert table.houses[0].replica.agreed.digest() == before and table.spread() == 1
        table.close()
