"""What a table is told of its log by who carries its entries, from a true server that is thrown back."""

from __future__ import annotations

import asyncio
import dataclasses
import threading
import time
from collections.abc import Iterable, Sequence
from pathlib import Path

import pytest

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


def test_what_others_mend_while_it_is_looked_what_is_lost_is_heard_again(
    own_house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else the table would wait for ever until the log has all that it had, and say nothing new."""
    record = records(own_house, MATCH, "azul_mini", 2)[1]
    link, told, back = Link(own_house.plan.port), list[FarEvent](), threading.Event()
    plan = dataclasses.replace(plan_of(FarTable(record, tmp_path / "two").where, record), address=link.address)
    reads = MatchLog.read

    async def read(log: MatchLog, first: int) -> Sequence[KeptEntry]:
        entries = await reads(log, first)
        if back.is_set() and first == 1:
            back.clear()
            await appended(own_house, 3)
        return entries

    monkeypatch.setattr(MatchLog, "read", read)
    asyncio.run(appended(own_house, 1))
    asyncio.run(appended(own_house, 2))
    kept = own_house.copy()
    asyncio.run(appended(own_house, 3))
    with aside(link.run()) as (_, loop):
        courier = Courier(plan, 0, told.append, time.time)
        courier.start()
        until(lambda: heard(told) == [1, 2, 3], lambda: told)
        loop.call_soon_threadsafe(link.cut)
        until(lambda: FarLinked(is_there=False) in told, lambda: told)
        own_house.throw_back(kept)
        back.set()
        loop.call_soon_threadsafe(setattr, link, "up", True)
        until(lambda: isinstance(told[-1], FarHeard) and FarLinked(is_there=False) in told[:-1], lambda: told)
        since = told[told.index(FarLinked(is_there=False)) :]
        lost = [one for one in since if isinstance(one, FarThrownBack)]
        assert [entry.number for entry in lost[0].entries] == [1, 2]
        assert set(heard(since)) == {3}, "after it is told that it was lost"
        courier.close()
