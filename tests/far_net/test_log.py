"""The log of a match on a true server: one order, one winner, nothing lost by a kill or a cut."""

from __future__ import annotations

import asyncio
import json
import time

import pytest

from companion.core.errors import LogError
from companion.far.log import AT_ONCE, ENTRIES, ENTRY_BYTES, stream_settings
from companion.far.shared_log import HeadMoved, KeptEntry
from companion.far.wire import SILENCE_S, Wire, WireNews, trust
from tests.far_net.kit import House, Link, News, open_match, seated, wired
from tests.patience import PATIENCE_S


def test_of_two_at_once_one_wins_and_the_other_hears_it(shared_house: House) -> None:
    async def race() -> None:
        await open_match(shared_house, "race")
        async with seated(shared_house, "race", 1) as (one, *_), seated(shared_house, "race", 2) as (two, *_):
            for after in range(10):
                told = await asyncio.gather(
                    one.append(after, f"a{after}", b"one"), two.append(after, f"b{after}", b"two")
                )
                assert sorted(map(str, told)) == sorted(map(str, (after + 1, HeadMoved(after + 1))))
            assert await one.read(1) == await two.read(1)
            assert [entry.number for entry in await one.read(4)] == list(range(4, 11))

    asyncio.run(race())


def test_a_sending_is_found_again_whichever_way_the_server_answers_a_repeat(shared_house: House) -> None:
    """It says "duplicate" or "wrong last sequence", by its version and by what is expected; both are a number."""

    async def repeat() -> None:
        await open_match(shared_house, "again")
        async with seated(shared_house, "again", 1) as (log, wire, _):
            assert await log.append(0, "x", b"entry") == 1
            expected = {"Nats-Msg-Id": "x", "Nats-Expected-Last-Sequence": "0"}
            late = json.loads((await wire.ask("far.again.1", b"entry", expected)).data)
            plain = json.loads((await wire.ask("far.again.1", b"entry", {"Nats-Msg-Id": "x"})).data)
            assert late["error"]["err_code"] == 10071, "the trap is there"
            assert (plain["duplicate"], plain["seq"]) == (True, 1)
            assert await log.append(0, "x", b"entry") == 1
            assert await log.append(1, "y", b"another") == 2
            assert await log.append(0, "x", b"entry") == 1
            assert await log.append(0, "z", b"entry") == HeadMoved(2)
            assert await log.append(7, "z", b"entry") == HeadMoved(2), "it is behind what was expected"
            assert [one.data for one in await log.read(1)] == [b"entry", b"another"]

    asyncio.run(repeat())


def test_what_is_followed_comes_once_and_in_order_across_cuts(shared_house: House) -> None:
    async def follow() -> None:
        await open_match(shared_house, "cut")
        link = Link(shared_house.plan.port)
        async with (
            link.run(),
            seated(shared_house, "cut", 1) as (near, *_),
            seated(shared_house, "cut", 2, link.address) as (far, _, news),
        ):
            heard: list[KeptEntry] = []

            async def hear() -> None:
                async for entry in far.follow(1):
                    heard.append(entry)
                    if entry.number == 40:
                        return

            hearing = asyncio.create_task(hear())
            for after in range(40):
                if after % 20 == 10:
                    link.cut()
                    await news.until(WireNews.AWAY)
                    with pytest.raises(LogError, match="far-unreachable"):
                        await far.append(after, "unsent", b"unsent")
                if after % 20 == 15:
                    news.told.clear()
                    link.up = True
                    await news.until(WireNews.BACK)
                await near.append(after, f"i{after}", b"%d" % after)
            await asyncio.wait_for(hearing, PATIENCE_S)
            assert heard == [KeptEntry(one + 1, b"%d" % one, 1) for one in range(40)]

    asyncio.run(follow())


def test_many_missed_entries_are_asked_for_at_once(shared_house: House) -> None:
    """80 ms of round trip: one by one 300 would take 24 seconds."""

    async def catch_up() -> float:
        await open_match(shared_house, "many")
        link = Link(shared_house.plan.port, delay_s=0.04)
        async with (
            link.run(),
            seated(shared_house, "many", 1) as (near, *_),
            seated(shared_house, "many", 2, link.address) as (far, *_),
        ):
            for after in range(AT_ONCE):
                await near.append(after, f"i{after}", bytes(300))
            began = time.monotonic()
            assert len(await far.read(1)) == AT_ONCE
            return time.monotonic() - began

    assert asyncio.run(catch_up()) < 6


def test_a_silent_link_is_noticed(shared_house: House) -> None:
    async def silence() -> float:
        link = Link(shared_house.plan.port)
        await open_match(shared_house, "still")
        async with link.run(), seated(shared_house, "still", 1, link.address) as (_, _wire, news):
            link.silent = True
            return await news.until(WireNews.AWAY)

    assert asyncio.run(silence()) < SILENCE_S + 2


def test_what_was_acknowledged_outlives_a_kill_and_the_next_is_kept_soon(own_house: House) -> None:
    async def kill() -> None:
        await open_match(own_house, "kill")
        async with seated(own_house, "kill", 1) as (log, _, news):
            for after in range(20):
                assert await log.append(after, f"i{after}", b"%d" % after) == after + 1
            own_house.kill()
            await news.until(WireNews.AWAY)
            await asyncio.to_thread(own_house.restart)
            await news.until(WireNews.BACK)
            assert await log.append(20, "i20", b"20") == 21
            assert [one.data for one in await log.read(1)] == [b"%d" % one for one in range(21)]

    asyncio.run(kill())


FORBIDDEN = [
    ("far.rights.2", b"in another's name"),
    ("far.other.1", b"in another match"),
    ("said.rights.1", b"as if it had been kept"),
    ("$JS.API.STREAM.DELETE.FAR_rights", b""),
    ("$JS.API.STREAM.PURGE.FAR_rights", b""),
    ("$JS.API.STREAM.MSG.DELETE.FAR_rights", b'{"seq":1}'),
    ("$JS.API.STREAM.UPDATE.FAR_rights", b"{}"),
    ("$JS.API.STREAM.CREATE.FAR_mine", b'{"name":"FAR_mine","subjects":["far.mine.*"]}'),
    ("$JS.API.DIRECT.GET.FAR_other", b'{"seq":1}'),
    ("$JS.API.CONSUMER.CREATE.FAR_other", b"{}"),
    ("$JS.API.ACCOUNT.PURGE.ours", b""),
    ("door.rights.2.admit", b"{}"),
    ("ask.rights.2", b"?"),
    ("_INBOX.guest.x", b"!"),
]
UNHEARD = ["said.other.>", "far.>", ">", "_INBOX.>", "_INBOX.guest.>", "ask.>", "door.>", "room.*", "$SYS.>"]


def test_what_a_seat_may_not_say_or_hear_is_refused_and_told(shared_house: House) -> None:
    """nats raises nothing: it is told beside, and no answer comes."""

    async def try_all() -> None:
        for match in ("rights", "other"):
            await open_match(shared_house, match)
        async with (
            seated(shared_house, "rights", 1) as (log, wire, news),
            seated(shared_house, "other", 1) as (
                other,
                *_,
            ),
        ):
            await log.append(0, "i1", b"own")
            await other.append(0, "i1", b"another's")
            for subject, data in FORBIDDEN:
                news.told.clear()
                with pytest.raises(LogError, match="far-unreachable"):
                    await wire.ask(subject, data, wait_s=0.02)
                await news.until(WireNews.FORBIDDEN)
                assert subject.lower() in news.told[-1][1]

            async def never(_: object) -> None:
                raise AssertionError

            for subject in UNHEARD:
                news.told.clear()
                await wire.listen(subject, never)
                await news.until(WireNews.FORBIDDEN)
            await other.append(1, "i2", b"unheard")
            assert len(await log.read(1)) == 1
            assert len(await other.read(1)) == 2

    asyncio.run(try_all())


def test_what_is_too_long_or_too_much_is_refused_and_the_rest_stays(shared_house: House) -> None:
    async def flood() -> None:
        await open_match(shared_house, "flood")
        async with seated(shared_house, "flood", 1) as (log, wire, news):
            for size in (ENTRY_BYTES, 20_000):
                with pytest.raises(LogError, match="far-oversize"):
                    await log.append(0, "big", bytes(size))
            assert await log.append(0, "i1", bytes(ENTRY_BYTES - 200)) == 1
            with pytest.raises(LogError, match="far-unreachable"):
                await wire.ask("far.flood.1", bytes(5000), wait_s=0.3)
            await news.until(WireNews.ENDED)
        async with seated(shared_house, "flood", 1) as (log, wire, _):
            raw = json.loads((await wire.ask("far.flood.1", bytes(ENTRY_BYTES + 1))).data)
            assert raw["error"]["err_code"] == 10054
            assert len(await log.read(1)) == 1

    asyncio.run(flood())


def test_a_full_log_says_so(shared_house: House) -> None:
    async def fill() -> None:
        most = 30
        assert stream_settings("full")["max_msgs"] == ENTRIES
        await open_match(shared_house, "full", max_msgs=most)
        async with seated(shared_house, "full", 1) as (log, wire, _):
            await asyncio.gather(*(wire.ask("far.full.1", b"%d" % one) for one in range(most)))
            with pytest.raises(LogError, match="far-log-full"):
                await log.append(most, "last", b"too many")
            assert len(await log.read(1)) == most

    asyncio.run(fill())


def test_strangers_do_not_get_in(shared_house: House, tmp_path_factory: pytest.TempPathFactory) -> None:
    async def knock() -> None:
        other = House(tmp_path_factory.mktemp("other"))
        try:
            foreign = other.seat("strange", 1)
            mine = shared_house.seat("strange", 1)
            with pytest.raises(LogError, match="far-untrusted"):
                await Wire.open(shared_house.address, other.trusted(), mine, News())
            with pytest.raises(LogError, match="far-untrusted"):
                await Wire.open(shared_house.address, trust(None), mine, News())
            with pytest.raises(LogError, match="far-refused"):
                await Wire.open(shared_house.address, shared_house.trusted(), foreign, News())
            stolen = type(mine)(foreign.key, mine.ticket)
            with pytest.raises(LogError, match="far-refused"):
                await Wire.open(shared_house.address, shared_house.trusted(), stolen, News())
            over = shared_house.seat("strange", 1, lasts_s=-5)
            with pytest.raises(LogError, match="far-refused"):
                await Wire.open(shared_house.address, shared_house.trusted(), over, News())
        finally:
            other.server.stop()

    asyncio.run(knock())


def test_a_pass_that_ends_is_told(shared_house: House) -> None:
    async def wait() -> None:
        async with wired(shared_house, shared_house.seat("short", 1, lasts_s=2)) as (_, news):
            await news.until(WireNews.ENDED)

    asyncio.run(wait())
