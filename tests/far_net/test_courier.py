"""What a table is told of its log by who carries its entries, from a true server that is thrown back."""

from __future__ import annotations

import asyncio
import dataclasses
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest

from companion.core.errors import LogError
from companion.evening.far_table import plan_of
from companion.far.courier import Courier
from companion.far.courier_news import FarEvent, FarHeard, FarLinked, FarThrownBack
from companion.far.log import MatchLog
from companion.far.shared_log import KeptEntry
from tests.far_net.kit import House, Link, seated
from tests.far_net.tables import FarTable, aside, records
from tests.patience import until

MATCH = "mended"


async def appended(at: House, number: int) -> None:
    """The other seat appends its entry with this number."""
    async with seated(at, MATCH, 1) as (log, *_):
        assert await log.append(number - 1, f"1-{number}", b"entry %d" % number) == number


def heard(told: Iterable[FarEvent]) -> list[int]:
    """The numbers of the entries that are told of."""
    return [one.kept.number for one in told if isinstance(one, FarHeard)]


class Seat:
    """The courier of the second seat of a match, behind a link that is cut and let through again."""

    def __init__(self, at: House, match: str, folder: Path) -> None:
        record = records(at, match, "azul_mini", 2)[1]
        self.link, self.told = Link(at.plan.port), list[FarEvent]()
        plan = plan_of(FarTable(record, folder).where, record)
        self.courier = Courier(
            dataclasses.replace(plan, address=self.link.address), 0, self.told.append, time.time
        )

    @contextmanager
    def run(self) -> Iterator[None]:
        with aside(self.link.run()) as (_, self._loop):
            self.courier.start()
            self.until(lambda: FarLinked(is_there=True) in self.told)
            try:
                yield
            finally:
                self.courier.close()

    def cut(self) -> None:
        """Cut its link, and wait until it knows that."""
        self._loop.call_soon_threadsafe(self.link.cut)
        self.until(lambda: FarLinked(is_there=False) in self.told)

    def through(self) -> None:
        """Let it through again."""
        self._loop.call_soon_threadsafe(setattr, self.link, "up", True)

    def since(self) -> list[FarEvent]:
        """What is told since the link was cut."""
        return self.told[self.told.index(FarLinked(is_there=False)) + 1 :]

    def until(self, holds: Callable[[], object]) -> None:
        until(holds, lambda: f"what is waited for after {self.told}")


def test_what_others_mend_while_it_is_looked_what_is_lost_is_heard_again(
    own_house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else the table would wait for ever until the log has all that it had, and say nothing new."""
    reads, back = MatchLog.read, threading.Event()

    async def read(log: MatchLog, first: int) -> Sequence[KeptEntry]:
        entries = await reads(log, first)
        if back.is_set() and first == 1:
            back.clear()
            await appended(own_house, 3)
        return entries

    seat = Seat(own_house, MATCH, tmp_path / "two")
    asyncio.run(appended(own_house, 1))
    asyncio.run(appended(own_house, 2))
    kept = own_house.copy()
    asyncio.run(appended(own_house, 3))
    monkeypatch.setattr(MatchLog, "read", read)
    with seat.run():
        seat.until(lambda: heard(seat.told) == [1, 2, 3])
        seat.cut()
        own_house.throw_back(kept)
        back.set()
        seat.through()
        seat.until(lambda: heard(seat.since()))
        lost = [one for one in seat.since() if isinstance(one, FarThrownBack)]
        assert [entry.number for entry in lost[0].entries] == [1, 2]
        assert set(heard(seat.since())) == {3}, "after it is told that it was lost"


@pytest.mark.parametrize("trouble", ["far-unreachable", "far-nobody"])
def test_a_server_that_is_back_but_does_not_answer_at_first_is_there_in_the_end(
    shared_house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, trouble: str
) -> None:
    reads, fails = MatchLog.read, threading.Event()

    async def read(log: MatchLog, first: int) -> Sequence[KeptEntry]:
        if fails.is_set():
            fails.clear()
            raise LogError(trouble, address="")
        return await reads(log, first)

    monkeypatch.setattr(MatchLog, "read", read)
    seat = Seat(shared_house, trouble.replace("-", ""), tmp_path / "two")
    with seat.run():
        seat.cut()
        fails.set()
        seat.through()
        seat.until(lambda: FarLinked(is_there=True) in seat.since())
    assert not fails.is_set()
