"""Two houses pair by nine digits over a true server, and keep the same record; each rude case has its own end."""

from __future__ import annotations

import asyncio
import errno
import os
import queue
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from companion.core.errors import LogError
from companion.far import pairing, wire
from companion.far.courier import RENEW_S, Courier
from companion.far.courier_news import FarEvent, FarRenewed
from companion.far.door import PASS_S
from companion.far.entry import OpenBody
from companion.far.invite import HOLDS_S, InviteCode, InviteEnd
from companion.far.kept import FarRecord, FarRecordError
from companion.far.log import MatchLog
from companion.far.pairing import Inviting, PairingError, come_in
from companion.far.passes import ends_s
from companion.far.plan import FarPlan
from companion.far.shared_log import KeptEntry
from tests.far_net.kit import House, Link, News, door, house
from tests.far_net.tables import aside
from tests.far_net.test_invite import OPENING, Hand
from tests.patience import PATIENCE_S

AWAY = "tls://127.0.0.1:1"


class Kept:
    """What an inviting house has kept, the newest last; refuses once it is full."""

    def __init__(self) -> None:
        self.told: list[FarRecord] = []
        self.full = False

    def __call__(self, record: FarRecord) -> None:
        if self.full:
            raise FarRecordError("far-record-unwritten", file="x", reason=os.strerror(errno.ENOSPC))
        self.told.append(record)


async def opened(at: House, seats: int = 2) -> FarRecord:
    certificate = await pairing.certificate_of(at.address, None)
    assert certificate == at.certificate
    opening = OPENING.model_copy(update={"seats": seats})
    return await pairing.open_match(at.address, certificate, opening, "Jana", 7)


@asynccontextmanager
async def offered(
    record: FarRecord, seat: int = 2, clock: Hand | None = None, keep: Kept | None = None
) -> AsyncIterator[Inviting]:
    made = await Inviting.open(record, seat, keep or Kept(), clock or Hand())
    try:
        yield made
    finally:
        await made.close()


async def enters(at: str, code: InviteCode, name: str = "") -> FarRecord:
    return await come_in(at, code, name, time.monotonic, 8)


def another(code: InviteCode) -> InviteCode:
    return InviteCode(code.room, f"{(int(code.secret) + 1) % 100_000:05d}")


def test_three_houses_come_to_one_match_and_write_in_one_log(shared_house: House) -> None:
    async def play() -> None:
        async with door(shared_house):
            keep, record = Kept(), await opened(shared_house, seats=3)
            guests = list[FarRecord]()
            for seat in (2, 3):
                assert record.free == tuple(range(seat, 4))
                async with offered(record, seat, keep=keep) as inviting:
                    guest, record = await asyncio.gather(
                        enters(shared_house.address, inviting.code, f"Petr {seat}"), inviting.guest()
                    )
                guests.append(guest)
            assert keep.told[-1] == record
            assert (record.free, record.stage, [one.seat for one in guests]) == ((), "playing", [2, 3])
            for one in guests:
                assert (one.match, one.key, one.address) == (record.match, record.key, record.address)
                assert (one.certificate, one.opening) == (record.certificate, record.opening)
                assert one.seats.items() <= record.seats.items()
                assert one.seats[str(one.seat)] == record.seats[str(one.seat)]
            secrets = [{one.seed, one.lots, one.ticket} for one in (record, *guests)]
            assert len(set.union(*secrets)) == 9, "what is a house's own is nobody else's"
            for number, one in enumerate((record, *guests)):
                seated = await pairing.seat_wire(one)
                log = MatchLog(seated, one.match, one.seat)
                await log.start()
                assert await log.append(number, f"i{number}", b"%d" % number) == number + 1
                assert (await log.read(number + 1)) == [KeptEntry(number + 1, b"%d" % number, one.seat)]
                await seated.close()

    asyncio.run(play())


def test_wrong_digits_let_nobody_in_and_serve_once(shared_house: House) -> None:
    async def play() -> None:
        async with door(shared_house):
            keep, record = Kept(), await opened(shared_house)
            async with offered(record, keep=keep) as inviting:
                with pytest.raises(PairingError, match="far-join-wrong"):
                    await enters(shared_house.address, another(inviting.code))
                with pytest.raises(PairingError, match="far-invite-wrong"):
                    await inviting.guest()
                with pytest.raises(PairingError, match="far-join-wrong"):
                    await enters(shared_house.address, inviting.code)
            async with offered(record, keep=keep) as again:
                assert again.code != inviting.code
                guest, record = await asyncio.gather(enters(shared_house.address, again.code), again.guest())
                with pytest.raises(PairingError, match="far-join-used"):
                    await enters(shared_house.address, again.code)
            assert [one.seats for one in keep.told] == [guest.seats]
            with pytest.raises(LogError, match="far-room-closed"):
                await enters(shared_house.address, again.code)

    asyncio.run(play())


def test_ten_minutes_and_another_version_are_told_to_both(shared_house: House) -> None:
    async def play() -> None:
        async with door(shared_house):
            clock, record = Hand(), await opened(shared_house)
            async with offered(record, clock=clock) as inviting:
                clock.now += HOLDS_S
                with pytest.raises(PairingError, match="far-join-late"):
                    await enters(shared_house.address, inviting.code)
                with pytest.raises(PairingError, match="far-invite-late"):
                    await inviting.guest()
            async with offered(record) as inviting:
                with pytest.raises(PairingError, match="far-invite-late"):
                    await inviting.guest(within_s=0.01)
            async with offered(record) as inviting:
                anybody = wire.trust(None, anybody=True)
                stranger = await wire.Wire.open(shared_house.address, anybody, None, News())
                heard = await stranger.ask(f"room.{inviting.code.room}", b"\x02" + bytes(33))
                await stranger.close()
                assert heard.data.endswith(InviteEnd.VERSION.value.encode())
                with pytest.raises(PairingError, match="far-invite-version"):
                    await inviting.guest()

    asyncio.run(play())


def test_who_cannot_be_kept_is_not_let_in(shared_house: House) -> None:
    async def play() -> None:
        async with door(shared_house):
            keep, record = Kept(), await opened(shared_house)
            keep.full = True
            async with offered(record, keep=keep) as inviting:
                with pytest.raises(PairingError, match="far-join-failed"):
                    await enters(shared_house.address, inviting.code)
                with pytest.raises(FarRecordError, match="far-record-unwritten"):
                    await inviting.guest()
            assert inviting.record == record

    asyncio.run(play())


@pytest.mark.parametrize("side", ["guest", "host"])
def test_a_cable_pulled_in_the_middle_is_waited_out_by_the_same_bytes(
    shared_house: House, side: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pairing, "DOOR_S", 0.5)
    monkeypatch.setattr(pairing, "KNOCK_S", 1.5)
    monkeypatch.setattr(pairing, "UNANSWERED_S", (0.5, 2.0, 4.0))
    monkeypatch.setattr(pairing, "AGAIN_S", 0.1)

    async def play() -> None:
        link = Link(shared_house.plan.port)
        async with door(shared_house), link.run():
            record = await opened(shared_house)
            far = link.address if side == "host" else record.address
            keep = Kept()
            async with offered(record.model_copy(update={"address": far}), keep=keep) as inviting:
                hear, heard = inviting._inviter.hear, list[bytes]()

                def cut_at_the_proof(message: bytes) -> Any:
                    heard.append(message)
                    if len(heard) == 2:
                        link.cut()
                        asyncio.get_running_loop().call_later(0.2, setattr, link, "up", True)
                    return hear(message)

                inviting._inviter.hear = cut_at_the_proof  # type: ignore[method-assign]
                near = link.address if side == "guest" else record.address
                guest, kept = await asyncio.gather(enters(near, inviting.code), inviting.guest())
            assert guest.seats == kept.seats
            assert keep.told == [kept]

    asyncio.run(play())


def test_a_server_that_is_away_or_another_one_is_told(
    shared_house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        with monkeypatch.context() as impatient:
            impatient.setattr(wire, "CONNECT_S", 0.2)
            for one in (enters(AWAY, InviteCode.new()), pairing.certificate_of(AWAY, None)):
                with pytest.raises(LogError, match="far-unreachable"):
                    await one
        assert await pairing.certificate_of(shared_house.address, shared_house.certificate)
        with house(tmp_path) as other, pytest.raises(LogError, match="far-server-changed"):
            await pairing.certificate_of(other.address, shared_house.certificate)
        with pytest.raises(LogError, match="far-nobody"):
            await enters(shared_house.address, InviteCode.new())
        with pytest.raises(LogError, match="far-nobody"):
            await opened(shared_house)

    asyncio.run(play())


def test_a_table_has_another_pass_every_hour_and_comes_back_by_it(shared_house: House) -> None:
    async def opens() -> FarRecord:
        async with door(shared_house):
            return await opened(shared_house)

    record, hand, told = asyncio.run(opens()), Hand(), queue.SimpleQueue[FarEvent]()

    def next_pass() -> str:
        while not isinstance(event := told.get(timeout=PATIENCE_S), FarRenewed):
            pass
        return event.ticket

    plan = FarPlan(
        record.match,
        1,
        record.address,
        bytes.fromhex(record.certificate),
        bytes.fromhex(record.key),
        bytes.fromhex(record.seed),
        record.ticket,
        bytes.fromhex(record.lots),
        OpenBody(rules="0" * 32, **record.opening.model_dump()),
    )
    with aside(door(shared_house)):
        courier = Courier(plan, 0, told.put, hand)
        courier.start()
        first = next_pass()
        hand.now += RENEW_S
        second = next_pass()
        shared_house.kill()
        shared_house.restart()
        hand.now += RENEW_S
    with aside(door(shared_house)):
        third = next_pass()
        courier.close()
    assert all(ends_s(one) - time.time() > PASS_S - 60 for one in (first, second, third))


def test_who_has_opened_a_match_has_it_forgotten_at_the_server(shared_house: House) -> None:
    async def play() -> None:
        async with door(shared_house):
            record = await opened(shared_house)
            async with offered(record) as inviting:
                guest, record = await asyncio.gather(enters(shared_house.address, inviting.code), inviting.guest())
            with pytest.raises(LogError, match="far-door-refused"):
                await pairing.forget_match(guest)
            await pairing.forget_match(record)
            with pytest.raises(LogError, match="far-door-gone"):
                await pairing.forget_match(record)

    asyncio.run(play())
