"""Whole daemons hear of what is wrong at another table or at the server, and say it."""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
import shutil
from pathlib import Path
from typing import Any

import pytest

from companion.core.errors import LogError
from companion.far.agreed import VOID_MAX
from companion.far.log import MatchLog
from companion.far.seal import SeatKey
from companion.far.server import FarServer
from companion.far.shared_log import HeadMoved
from companion.far.wire import Login, Wire, WireMessage, WireNews
from tests.far_net.kit import House, News, now, seated
from tests.far_net.tables import FarTable, far_tables
from tests.free_port import free_port
from tests.patience import PATIENCE_S


def acts(table: FarTable) -> list[str]:
    referee = table.match.table.referee
    return [referee.game.text(one.move) for one in referee.ledger.played]


def test_another_log_of_the_match_stops_both_tables_and_they_keep_all(own_house: House, tmp_path: Path) -> None:
    with far_tables(own_house, "fork", "royal_garden", 2, tmp_path) as tables:
        tables[0].until(2)
        kept = own_house.copy()
        tables[0].until(5)
        own_house.kill()
        shutil.rmtree(own_house.plan.folder / "kept")
        shutil.copytree(kept, own_house.plan.folder / "kept")
        # Where no table looks for it, somebody writes on in the older log.
        plan = dataclasses.replace(own_house.plan, port=free_port())
        elsewhere = FarServer.start(own_house.program, plan, now())
        asyncio.run(written(own_house, elsewhere, "fork"))
        elsewhere.stop()
        own_house.restart()
        before = [acts(one) for one in tables]
        for one in tables:
            one.wait("The tables do not agree. The match is stopped, and nothing is lost.")
        assert [acts(one)[: len(told)] for one, told in zip(tables, before, strict=True)] == before
        assert min(len(told) for told in before) >= 5


async def written(at: House, server: FarServer, match: str) -> None:
    async with seated(at, match, 2, server.local_address) as (log, *_):
        there = len(await log.read(1))
        assert await log.append(there, "other", b"another entry") == there + 1


def test_a_seat_that_floods_is_named_and_loses_its_pass_though_the_door_is_first_told_in_vain(
    shared_house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asks, lost = Wire.ask, list[str]()

    async def lose_one(wire: Wire, subject: str, *more: Any) -> WireMessage:
        if subject.endswith(".flooding") and not lost:
            lost.append(subject)
            raise LogError("far-unreachable", address=wire.address)
        return await asks(wire, subject, *more)

    monkeypatch.setattr(Wire, "ask", lose_one)
    with far_tables(shared_house, "floods", "royal_garden", 2, tmp_path) as tables:
        for one in tables:
            one.plays = False
        asyncio.run(flooded(shared_house, tables[1]))
        tables[0].wait("Petr: that table sends what means nothing, so the match rests. Ask there what is wrong.")
    assert lost == ["door.floods.1.flooding"]


async def flooded(at: House, table: FarTable) -> None:
    """Void entries by the right of a seat, until the server lets it say nothing any more."""
    plan, news = table.far.plan, News()
    wire = await Wire.open(at.address, at.trusted(), Login(SeatKey(plan.seed), plan.ticket), news)
    log = MatchLog(wire, plan.match, plan.seat)
    await log.start()
    after = len(await log.read(1))
    with contextlib.suppress(LogError):  # its pass is withdrawn at once
        for one in range(VOID_MAX):
            while isinstance(told := await log.append(after, f"flood{one}-{after}", b"means nothing"), HeadMoved):
                after = told.head  # what a table says meanwhile comes between
            after = told
    await news.until(WireNews.ENDED, PATIENCE_S)
    await wire.close()
