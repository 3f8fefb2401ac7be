"""Every house folds the same log to the same match, whatever a network or a hostile seat does to it."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import pytest

from companion.far.entry import ActBody, ConfirmBody, PauseBody, RevealBody, UndoBody
from companion.far.gate import Void
from companion.far.replica import FarWish, Replica
from companion.far.shared_log import KeptEntry
from companion.games import NAMES as GAMES
from companion.play.fold import Fold
from tests.far.hostile import HostileSeat, resume
from tests.far.kit import FarHouse, FarTable, Faults, quick_folder

Make = Callable[..., FarTable]


@pytest.fixture
def far() -> Iterator[Make]:
    with quick_folder() as folder:

        def make(game: str = "royal_garden", seats: int = 2) -> FarTable:
            return FarTable(game, seats, folder)

        yield make


def equal(table: FarTable) -> None:
    """All houses agree."""
    assert table.spread() == 1


def begun(table: FarTable, entries: int = 20) -> FarTable:
    """A match in its middle."""
    table.play(entries)
    return table


def until_chance(table: FarTable) -> None:
    """Play until a seat's value is due."""
    while not table.houses[0].replica.agreed.next_reveal:
        assert table.step()


@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_the_same_in_every_house_after_every_entry_and_ends(far: Make, game: str) -> None:
    table = far(game, 3 if game == "azul_mini" else 2)
    table.play(between=lambda: equal(table))
    assert table.is_over and {one.void for house in table.houses for one in house.news} == {None}
    results = [house.replica.agreed.results for house in table.houses]
    assert all(told == set(range(1, len(table.houses) + 1)) for told in results), "all have said the same result"
    for house in table.houses:
        match = house.replica.agreed.match
        assert match is not None and house.replica.agreed.draws.done > 0
        acts = [match.table.referee.game.text(one.move) for one in match.table.referee.ledger.played]
        assert Fold(match.table.referee.game, match.table.setup).after(acts) == match.table.referee.state


# ---- the three holes ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_no_seat_tells_chance(far: Make, game: str) -> None:
    table = far(game)
    until_chance(table)
    house = table.houses[1]
    match = house.replica.agreed.match
    assert match is not None
    referee = match.table.referee
    lots = [referee.game.text(move) for move, _ in referee.game.awaited(referee.state)[0].chance]
    assert any(referee.meant(text, 2) for text in lots), "the referee alone would play it"
    for text in lots:
        for line in (text, text.removeprefix("0 "), f"2 {text.removeprefix('0 ')}", f"0 {text}"):
            assert house.replica.propose(ActBody(text=line)) in (Void.OTHERS, Void.ILLEGAL), line
    assert referee.ledger.played == match.table.referee.ledger.played


@pytest.mark.parametrize("game", GAMES)
def test_no_seat_plays_anothers_act(far: Make, game: str) -> None:
    table = begun(far(game), 12)
    while not isinstance(body := table.houses[0].wants(), ActBody):
        assert table.step()
    house = table.houses[1]
    match = house.replica.agreed.match
    assert match is not None and match.table.referee.meant(body.text, 2), "the referee alone would play it"
    plain = body.text.split(" ", 1)[1]
    for line in (body.text, plain, f"0 {plain}", f"2 {plain}"):
        assert house.replica.propose(ActBody(text=line)) in (Void.OTHERS, Void.ILLEGAL), line


def test_no_undo_draws_anew_and_none_is_said_once_a_value_is_known(far: Make) -> None:
    table = far("queens_garden")
    match = table.houses[0].replica.agreed
    drawn_back = peeked = False
    while not (drawn_back and peeked):
        assert table.step()
        referee = match.match.table.referee if match.match is not None else None
        entry = referee.undoable(0) if referee is not None else None
        if referee is None or entry is None or not entry.move.player:
            continue
        house = table.houses[entry.move.player - 1]
        if match.draws.revealed:
            assert house.replica.agreed.why_void(house.seat, UndoBody(move=entry.number)) is Void.DRAW
            peeked = True
        elif referee.led_to(entry):
            assert house.replica.agreed.why_void(house.seat, UndoBody(move=entry.number)) is Void.UNDO
            drawn_back = True


def test_an_own_open_act_is_undone_by_its_number_and_by_nobody_else(far: Make) -> None:
    table = begun(far("royal_garden"), 12)
    while not isinstance(table.houses[0].wants(), ActBody):
        assert table.step()
    assert table.step()
    first, second = table.houses
    match = first.replica.agreed.match
    assert match is not None
    entry = match.table.referee.ledger.played[-1]
    assert second.replica.propose(UndoBody(move=entry.number)) is not None
    assert first.replica.propose(UndoBody(move=entry.number + 1)) is Void.UNDO
    assert first.replica.propose(UndoBody(move=entry.number)) is None
    table.step()
    equal(table)
    assert entry.number not in [one.number for one in match.table.referee.ledger.played]


def test_values_come_in_order_of_seats_once_and_as_they_were_bound(far: Make) -> None:
    table = far(seats=3)
    until_chance(table)
    first, second, third = table.houses
    agreed = first.replica.agreed
    draw = agreed.draws.done + 1

    def void(seat: int, number: int, value: bytes) -> Void | None:
        return agreed.why_void(seat, RevealBody(draw=number, value=value.hex()))

    assert void(1, draw, first.chain.value(draw)) is None
    assert void(1, draw, bytes(32)) is void(1, draw, first.chain.value(draw + 1)) is Void.VALUE
    assert void(2, draw, second.chain.value(draw)) is void(3, draw, third.chain.value(draw)) is Void.ORDER
    assert void(1, draw + 1, first.chain.value(draw + 1)) is Void.DRAW
    table.step()
    assert void(1, draw, first.chain.value(draw)) is Void.DRAW, "only once"
    assert void(2, draw, second.chain.value(draw)) is None


# ---- hostile seats --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_nothing_a_hostile_seat_says_raises_or_parts_the_houses(far: Make, game: str) -> None:
    """A sample; `python -m tests.far hostile` says a hundred thousand entries in each game."""
    table = begun(far(game), 8)
    hostile = HostileSeat(table, 2, 5)
    for _ in range(12):
        for _ in range(40):
            assert hostile.say() == ""
            equal(table)
        resume(table, hostile.seat)
        table.play(3)
    assert all(hostile.counts.values()) and not any(house.replica.fork for house in table.houses)


def test_thirty_void_entries_in_a_row_make_the_match_rest_and_name_the_seat(far: Make) -> None:
    table = begun(far())
    first = table.houses[0]
    for number in range(30):
        assert not first.replica.agreed.resting, number
        table.log.kept.append(KeptEntry(table.log.head + 1, b"garbage", 2))
        table.tell_all()
    assert [one.flooding for one in first.news if one.flooding] == [2]
    equal(table)
    wish = first.wants()
    assert wish is None and first.replica.propose(ConfirmBody()) is Void.RESTING
    assert first.replica.propose(PauseBody(resting=False)) is None
    table.step()
    table.play()
    assert table.is_over, "nothing is lost"


# ---- the network ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(2))
def test_what_is_lost_doubled_reordered_and_sent_again_changes_nothing(far: Make, seed: int) -> None:
    table = far("azul_mini", 2)
    faults = Faults(table, seed)
    for _ in range(4000):
        faults.step()
        if table.is_over:
            break
    table.tell_all()
    equal(table)
    assert table.is_over and all(faults.counts.values()), faults.counts
    acts = [one.entry.id for one in table.houses[0].news if one.entry is not None and one.void is None]
    assert len(acts) == len(set(acts)), "nothing was done twice"


def test_an_act_is_sent_again_on_a_new_head_but_no_confirmation_and_no_undo(far: Make) -> None:
    table = begun(far("royal_garden"), 12)
    while not isinstance(body := table.houses[0].wants(), ActBody):
        assert table.step()
    first, second = table.houses
    assert first.replica.propose(body) is None
    assert first.replica.propose(body) is Void.WAITING
    before = first.replica.sending()
    assert before is not None and before == first.replica.sending(), "the same bytes in every sending"
    second.replica.propose(PauseBody(resting=True))
    overtaking = second.replica.sending()
    assert overtaking is not None
    table.log.append(overtaking.after, overtaking.data, 2)
    table.tell_all()
    assert first.news[-1].given_up[0][1] is Void.RESTING, "what is not possible any more is told"
    second.replica.propose(PauseBody(resting=False))
    second_sending = second.replica.sending()
    assert second_sending is not None
    table.log.append(second_sending.after, second_sending.data, 2)
    table.tell_all()
    first.replica.propose(body)
    table.log.kept.append(KeptEntry(table.log.head + 1, b"void", 2))
    table.tell_all()
    after = first.replica.sending()
    assert after is not None and after.after == before.after + 3 and after.data != before.data
    table.log.append(after.after, after.data, 1)
    table.tell_all()
    match = first.replica.agreed.match
    assert match is not None
    number = match.table.referee.ledger.count
    assert first.replica.propose(UndoBody(move=number)) is None
    second.replica.propose(PauseBody(resting=True))
    for seat in (True, False):
        second.replica.propose(PauseBody(resting=seat))
        sending = second.replica.sending()
        assert sending is not None
        table.log.append(sending.after, sending.data, 2)
        table.tell_all()
    given_up = [why for one in first.news for _, why in one.given_up]
    assert given_up[-1] in (Void.RESTING, Void.HEAD) and not first.replica.outbox


def again(house: FarHouse) -> Replica:
    """A house's copy from what it has kept, as after a power cut."""
    waiting = [one.model_dump_json() for one in house.replica.outbox]
    replica = house.fresh()
    for one in house.replica.kept:
        replica.hear(one)
    assert replica.take_again(FarWish.model_validate_json(one) for one in waiting) == []
    return replica


def test_a_house_that_comes_back_knows_what_it_knew_and_what_still_waits(far: Make) -> None:
    table = begun(far("royal_garden"), 12)
    while not isinstance(body := table.houses[0].wants(), ActBody):
        assert table.step()
    house = table.houses[0]
    house.replica.propose(body)
    came_back = again(house)
    assert (came_back.head, came_back.agreed.digest()) == (house.replica.head, house.replica.agreed.digest())
    house.replica = came_back
    count = table.log.head
    table.step()
    equal(table)
    assert table.log.head == count + 1 and not came_back.outbox


def test_what_was_sent_and_not_kept_before_the_power_went_is_heard_from_the_log(far: Make) -> None:
    table = begun(far("royal_garden"), 12)
    while not isinstance(body := table.houses[0].wants(), ActBody):
        assert table.step()
    house = table.houses[0]
    kept = house.replica.kept
    house.replica.propose(body)
    sending = house.replica.sending()
    assert sending is not None
    table.log.append(sending.after, sending.data, house.seat)
    house.replica = house.fresh()
    for one in kept:
        house.replica.hear(one)
    table.tell_all()
    equal(table)
    assert house.replica.head == len(kept) + 1 and not house.replica.outbox
    assert table.step()
    equal(table)


def mend(table: FarTable, *houses: FarHouse) -> None:
    """These houses hear the log, and say again what it has lost, until none has anything to say."""
    lost = table.log.head
    for house in houses:
        house.replica.rolled_back(lost)
    while True:
        for house in houses:
            for kept in table.log.read(lost + 1):
                house.hear(kept)
        told = [(house, sending) for house in houses if (sending := house.replica.sending()) is not None]
        if not told:
            return
        for house, sending in told:
            table.log.append(sending.after, sending.data, house.seat)


def tell_heads(table: FarTable) -> None:
    """Each house hears how far each knows the log."""
    for house in table.houses:
        for other in table.houses:
            house.replica.told_head(other.seat, other.replica.head)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("away", [0, 1])
def test_a_log_that_was_thrown_back_is_mended_by_those_who_are_there(far: Make, seed: int, away: int) -> None:
    table = begun(far("azul_mini", 3), 30)
    there = table.houses[away:]
    while all(house.wants() is None for house in there):
        assert table.step()
    before = [one.data for one in table.log.kept]
    table.log.throw_back(random.Random(seed).randrange(4, 30))
    mend(table, *there)
    assert [one.data for one in table.log.kept] == before
    house = next(one for one in there if one.wants() is not None)
    house.replica.propose(house.wants() or ConfirmBody())
    assert house.replica.sending() is None, "nothing new before all have told what they knew"
    tell_heads(table)
    table.play(5)
    equal(table)
    assert table.log.head == len(before) + 5 and not any(house.replica.fork for house in table.houses)


@pytest.mark.parametrize("anew", [False, True])
def test_what_its_author_never_heard_from_the_log_is_mended_by_who_did(far: Make, anew: bool) -> None:
    """Its server lost its power once it had told one table of two, and came back with an older disk."""
    table = begun(far("royal_garden"), 12)
    while not isinstance(table.houses[0].wants(), ActBody):
        assert table.step()
    author, other = table.houses
    assert author.replica.propose(author.wants() or ConfirmBody()) is None
    sending = author.replica.sending()
    assert sending is not None
    table.log.append(sending.after, sending.data, author.seat)
    other.hear(table.log.read(sending.after + 1)[0])
    before = [one.data for one in table.log.kept]
    table.log.throw_back(sending.after - 2)
    if anew:
        author.replica = again(author)
    for house in table.houses:
        house.replica.unsure()
    tell_heads(table)
    mend(table, author, other)
    tell_heads(table)
    assert [one.data for one in table.log.kept] == before and not author.replica.outbox
    table.play(5)
    equal(table)
    assert table.log.head == len(before) + 5 and not any(house.replica.fork for house in table.houses)


def test_what_does_not_name_its_author_is_said_again_by_its_own_seat_alone(far: Make) -> None:
    """Said by another seat it would be laid at that one's door, in houses that did not know it."""
    table = begun(far())
    count = table.log.head
    table.log.append(count, b"garbage", 2)
    table.tell_all()
    table.log.throw_back(count)
    first, second = table.houses
    mend(table, first)
    assert table.log.head == count
    mend(table, second)
    assert [one.data for one in table.log.kept[count:]] == [b"garbage"]
    equal(table)


def test_once_connected_again_nothing_new_is_said_before_all_have_told_how_far_they_know(far: Make) -> None:
    """The log may have been thrown back to just what it knew, and another house know more."""
    table = begun(far("royal_garden"), 12)
    while not isinstance(body := table.houses[0].wants(), ActBody):
        assert table.step()
    replica = table.houses[0].replica
    replica.propose(body)
    replica.unsure()
    assert replica.is_unsure and replica.sending() is None
    replica.told_head(2, replica.head + 1)
    assert replica.sending() is None, "the other has yet to append what the log has lost"
    replica.told_head(2, replica.head)
    assert not replica.is_unsure and replica.sending() is not None


def test_another_entry_of_a_known_number_stops_the_match_in_this_house(far: Make) -> None:
    table = begun(far())
    house = table.houses[0]
    known = house.replica.kept[9]
    flipped = known.data[:-1] + bytes((known.data[-1] ^ 1,))
    assert house.replica.hear(known) is None
    news = house.replica.hear(KeptEntry(known.number, flipped, known.seat))
    assert news is not None and news.fork == house.replica.fork == 10
    state = house.replica.agreed.digest()
    assert house.replica.hear(KeptEntry(house.replica.head + 1, b"x")) is None and house.replica.sending() is None
    assert house.replica.agreed.digest() == state, "nothing is lost, and nothing is folded"
