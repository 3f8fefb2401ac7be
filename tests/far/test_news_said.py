"""What a far match says of its log and its line: the news that need a player outlast those that follow at once."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from companion.core.model import Announcement, Kind
from companion.daemon.far_match import FarMatch
from companion.far.courier_news import FarEvent, FarLinked, FarOnWay, FarThrownBack
from companion.far.entry import ActBody
from companion.far.plan import FarPlan
from companion.play.journal import Journal
from companion.speech.queue import SayOrder, SpeechQueue
from tests.far.kit import FarHouse, FarTable, quick_folder


@contextmanager
def playing() -> Iterator[tuple[FarMatch, FarTable]]:
    """The first house of a match in the middle, with an act that waits to be sent; and the log of all."""
    with quick_folder() as folder:
        table = FarTable("azul_mini", 2, folder)
        table.play(40)
        house: FarHouse = table.houses[0]
        match = house.begin(house.opening())
        assert match is not None
        journal: Journal = house.journals[-1]
        plan = FarPlan("m1", 1, "", None, b"", b"", "", b"", house.opening())

        def no_carrier(*_: object) -> object:
            raise AssertionError

        far = FarMatch(plan, lambda _begins: house.replica, no_carrier, match, journal, lambda _: None)  # type: ignore[arg-type]
        while not isinstance(wanted := house.wants(), ActBody):
            assert table.step()
        assert house.replica.propose(wanted) is None
        yield far, table
        table.close()


def said_while_busy(far: FarMatch, *events: FarEvent) -> list[str]:
    """The keys that are said after a line that was being said while all these happened."""
    queue, keys = SpeechQueue(lambda one: one.key), list[str]()
    queue.put(Announcement("busy", kind=Kind.IMPORTANT))
    busy = queue.next({}, 0)
    assert isinstance(busy, SayOrder)
    queue.started(busy.number, 0)
    for event in events:
        queue.put(*far.obey(event, 0))
    queue.ended(busy.number)
    while isinstance(told := queue.next({}, 10_000), SayOrder):
        queue.started(told.number, 10_000)
        queue.ended(told.number)
        keys.append(told.text)
    return keys


@pytest.mark.parametrize("behind", [3, 20])
def test_a_log_thrown_back_is_said_though_the_line_is_back_and_an_act_is_on_its_way(behind: int) -> None:
    with playing() as (far, table):
        entries = tuple(table.log.read(1)[:-behind])
        events = (FarLinked(is_there=True), FarLinked(is_there=False), FarThrownBack(entries))
        said = said_while_busy(far, *events, FarLinked(is_there=True), FarOnWay())
        assert said.count("far-log-back") == 1
        assert said.count("far-back") == 1 and "far-away" not in said, "of the line the last word alone"


def test_that_an_act_is_on_its_way_takes_no_place_of_what_is_said_of_the_line() -> None:
    with playing() as (far, _table):
        events = (FarLinked(is_there=True), FarLinked(is_there=False), FarLinked(is_there=True), FarOnWay())
        assert "far-back" in said_while_busy(far, *events)
