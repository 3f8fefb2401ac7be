"""Whole daemons play over a true server: each table types for its own player alone."""

from __future__ import annotations

import asyncio
import dataclasses
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from companion.core.errors import LogError
from companion.evening import far_table
from companion.evening.far_table import plan_of, unkept
from companion.far import courier
from companion.far.agreed import Begin
from companion.far.gathering import gather, replica_of, resign
from companion.far.kept import far_folder, read_record
from companion.far.log import MatchLog
from companion.far.plan import FarPlan
from companion.far.replica import Replica
from companion.far.seal import SeatKey
from companion.far.shared_log import KeptEntry
from companion.far.wire import Login, Wire, WireMessage, trust
from tests.far_net.kit import House, Link, News, house
from tests.far_net.tables import FarTable, far_tables, records, wait_for
from tests.patience import PATIENCE_S

MATCH_S = 6 * PATIENCE_S


@pytest.fixture(scope="module")
def at(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("server")) as made:
        yield made


def test_two_tables_play_a_whole_match_by_typed_lines_though_one_loses_power(
    at: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with far_tables(at, "whole", "royal_garden", 2, tmp_path) as tables:
        one, other = tables
        other.until(9)
        tables[1] = again = other.crashed()
        with monkeypatch.context() as updated:
            updated.setattr(far_table, "rules_of", lambda *_: "0" * 32)
            updated.setattr(far_table, "__version__", "99.0")
            with pytest.raises(LogError, match="far-rules-newer"):
                again.start()
            again.journal.close()
        again.start()
        assert one.until_over(MATCH_S) and again.until_over(MATCH_S)
        ended(one, again)
    assert any("Petr" in line for line in one.lines) and any("Jana" in line for line in again.lines)


def test_a_server_killed_and_thrown_back_gets_all_again_from_the_tables(own_house: House, tmp_path: Path) -> None:
    with far_tables(own_house, "back", "royal_garden", 2, tmp_path) as (one, other):
        one.until(3)
        kept = own_house.copy()
        one.until(9)
        own_house.kill()
        one.wait("The connection is gone.")
        wait_for("Kept. It will be sent when the connection is back.", one, other)
        own_house.throw_back(kept)
        wait_for("The server has lost the last moves.", one, other)
        assert one.until_over(MATCH_S) and other.until_over(MATCH_S)
        ended(one, other)


def test_who_leaves_for_good_is_heard_though_links_break_and_the_server_is_thrown_back_behind_it(
    own_house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody but those who stay can say again what the other had said; they play to the end."""
    monkeypatch.setattr(courier, "SLOW_S", 0)  # every server is slow then
    with far_tables(own_house, "leaves", "azul_mini", 2, tmp_path) as (one, other):
        one.until(3)
        kept = own_house.copy()
        one.until(6)
        wait_for("Your move is on its way.", one, other)
        other.stop()
        one.plays = False  # alone it would be at the match's end before the server is thrown back
        plan = plan_of(other.where, read_record(far_folder(other.folder), "leaves"))
        asyncio.run(resigned_over_a_broken_link(own_house, other, plan))
        known = list(other.far._replica.kept)
        leaves = resign(plan, plan.opening.rules, partial(unkept, other.where, plan), known)
        asyncio.run(leaves)  # said twice it is true once
        one.wait("Petr has left the match for good.")
        own_house.throw_back(kept)
        one.wait("The server has lost the last moves.")
        one.plays = True
        assert one.until_over(MATCH_S)
        assert not any("Petr cannot be heard" in line for line in one.lines[-3:])
        one.stop()
        agreed = heard_by(one).agreed
        assert (agreed.left, agreed.results) == ({2}, {1}), "so hears it who has known nothing"


def test_nobody_leaves_on_a_log_that_lacks_what_their_table_knows(at: House, tmp_path: Path) -> None:
    record = records(at, "lacks", "azul_mini", 2)[1]
    table = FarTable(record, tmp_path / "lacks")
    plan = plan_of(table.where, record)
    with pytest.raises(LogError, match="far-log-back"):
        known = [KeptEntry(1, b"known", 1)]
        asyncio.run(resign(plan, plan.opening.rules, partial(unkept, table.where, plan), known))
    assert heard_by(table).head == 0


async def resigned_over_a_broken_link(at: House, table: FarTable, plan: FarPlan) -> None:
    """The answer to what it says is lost with its connection, which comes back later."""
    link, lost = Link(at.plan.port), list[str]()
    asks = Wire.ask

    async def cut_once(wire: Wire, subject: str, *more: Any) -> WireMessage:
        answer = await asks(wire, subject, *more)
        if wire.address == link.address and subject.startswith("far.") and not lost:
            lost.append(subject)
            link.cut()
            asyncio.get_running_loop().call_later(0.1, setattr, link, "up", True)
            raise LogError("far-unreachable", address=wire.address)
        return answer

    with pytest.MonkeyPatch.context() as losing:
        losing.setattr(Wire, "ask", cut_once)
        async with link.run():
            plan = dataclasses.replace(plan, address=link.address)
            await asyncio.wait_for(
                resign(plan, plan.opening.rules, partial(unkept, table.where, plan)), PATIENCE_S
            )
    assert lost == [f"far.{plan.match}.{plan.seat}"]


def ended(one: FarTable, other: FarTable) -> None:
    """Both have the same acts, of both players, and the same result."""
    ledgers = [[played.move for played in each.match.table.referee.ledger.played] for each in (one, other)]
    assert ledgers[0] == ledgers[1]
    assert {move.player for move in ledgers[0]} >= {1, 2}
    assert one.match.table.referee.outcome() == other.match.table.referee.outcome()
    one.stop()
    other.stop()
    assert said_results(other) == {1, 2}, "both have told the log what it came to"


def said_results(table: FarTable) -> set[int]:
    """The seats whose result the log has."""
    return set(heard_by(table).agreed.results)


def heard_by(table: FarTable) -> Replica:
    """What a house makes of the log that has heard nothing before."""
    plan = plan_of(table.where, read_record(far_folder(table.folder), table.match_name))
    return asyncio.run(heard(plan, plan.opening.rules, partial(unkept, table.where, plan)))


async def heard(plan: FarPlan, rules: str, begins: Begin) -> Replica:
    """All that the log says, heard by another copy of a house."""
    wire = await Wire.open(plan.address, trust(plan.certificate), Login(SeatKey(plan.seed), plan.ticket), News())
    log = MatchLog(wire, plan.match, plan.seat)
    await log.start()
    replica = replica_of(plan, rules, begins)
    for kept in await log.read(1):
        replica.hear(kept)
    await wire.close()
    return replica


def test_a_house_of_other_rules_hears_so_before_anything_is_played(at: House, tmp_path: Path) -> None:
    tables = [FarTable(one, tmp_path / str(one.seat)) for one in records(at, "skew", "azul_mini", 2)]
    plans = [plan_of(one.where, read_record(far_folder(one.folder), "skew")) for one in tables]
    newer = plans[0].opening.model_copy(update={"program": "99.0"})
    plans[0] = dataclasses.replace(plans[0], opening=newer)
    begins = [partial(unkept, one.where, plan) for one, plan in zip(tables, plans, strict=True)]
    opening = plans[0].opening
    heard: list[int] = []

    async def part() -> None:
        first = asyncio.create_task(gather(plans[0], opening.rules, begins[0], lambda seat, _: heard.append(seat)))
        with pytest.raises(LogError, match="far-rules-older"):
            await asyncio.wait_for(gather(plans[1], "0" * 32, begins[1], lambda *_: None), PATIENCE_S)
        assert not first.done()
        first.cancel()

    asyncio.run(part())
    assert set(heard) <= {1}
