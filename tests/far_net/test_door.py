"""From nine digits to an entry in the log: guest, door and host over a true server, and what guests may not do."""

from __future__ import annotations

import asyncio

import pytest

from companion.core.errors import LogError
from companion.far.door import GONE_S, KEYS, KNOCKS, OPENS, DoorAnswer, DoorQuestion
from companion.far.invite import InviteCode, Invitee, InviteEnd, Inviter, Proved, Said, Welcome, closed
from companion.far.log import MatchLog
from companion.far.passes import ends_s
from companion.far.seal import SeatKey, new_key
from companion.far.shared_log import KeptEntry
from companion.far.wire import Login, Wire, WireMessage, WireNews, trust
from tests.far_net.kit import House, News, door, wired
from tests.far_net.test_invite import OPENING, Hand


async def asked(wire: Wire, subject: str, **question: object) -> DoorAnswer:
    told = DoorQuestion.model_validate(question).model_dump_json(exclude_none=True)
    return DoorAnswer.model_validate_json((await wire.ask(subject, told.encode())).data)


async def opened(at: House) -> tuple[str, Login]:
    """A new match and the login of its first seat."""
    key = SeatKey()
    async with wired(at, None) as (wire, _):
        told = await asked(wire, "door.open", key=key.public.hex())
    assert not told.wrong
    return told.match, Login(key, told.ticket)


class Hosting:
    """The first seat of a new match: it listens in its room, and admits who proves to know the digits."""

    def __init__(self, house: House, match: str, login: Login, wire: Wire, code: InviteCode) -> None:
        self._house, self._match, self._login, self._wire = house, match, login, wire
        self._inviting, self.secret = Inviter(code, Hand()), new_key().hex()

    async def answer(self, heard: WireMessage) -> None:
        told = self._inviting.hear(heard.data)
        if isinstance(told, Proved):
            told = self._inviting.admit(await self._welcome(told.public.hex()))
        await self._wire.say(heard.reply, closed(told) if isinstance(told, InviteEnd) else told.message)

    async def _welcome(self, public: str) -> Welcome:
        admitted = await asked(self._wire, f"door.{self._match}.1.admit", seat=2, key=public)
        return Welcome(
            match=self._match,
            key=self.secret,
            seat=2,
            ticket=admitted.ticket,
            certificate=self._house.certificate,
            seats={"1": self._login.key.public.hex(), "2": public},
            opening=OPENING,
        )


async def come_in(house: House, code: InviteCode, key: SeatKey) -> Welcome:
    """A guest who was told the digits."""
    invited = Invitee(code, key.public, Hand())
    guest = await Wire.open(house.address, trust(None, anybody=True), None, News())
    first = invited.hear((await guest.ask(f"room.{code.room}", invited.begin)).data)
    assert isinstance(first, Said)
    told = invited.hear((await guest.ask(f"room.{code.room}", first.message)).data)
    assert isinstance(told, Welcome)
    await guest.close()
    return told


async def come_late(house: House, code: InviteCode) -> object:
    """What somebody hears who says digits that were used."""
    late = Invitee(code, SeatKey().public, Hand())
    wire = await Wire.open(house.address, trust(None, anybody=True), None, News())
    told = late.hear((await wire.ask(f"room.{code.room}", late.begin)).data)
    await wire.close()
    return told


def test_a_guest_comes_in_by_nine_digits_and_both_write_in_one_log(shared_house: House) -> None:
    async def play() -> None:
        async with door(shared_house):
            match, login = await opened(shared_house)
            async with wired(shared_house, login) as (host, _):
                room = (await asked(host, f"door.{match}.1.invite")).room
                code, guest_key = InviteCode(room, InviteCode.new().secret), SeatKey()
                hosting = Hosting(shared_house, match, login, host, code)
                await host.listen(f"ask.{match}.1", hosting.answer)
                told = await come_in(shared_house, code, guest_key)
                assert (told.match, told.key, told.seats["2"]) == (match, hosting.secret, guest_key.public.hex())
                mine = trust(bytes.fromhex(told.certificate))
                seat = await Wire.open(shared_house.address, mine, Login(guest_key, told.ticket), News())
                logs = [MatchLog(host, match, 1), MatchLog(seat, match, 2)]
                for number, log in enumerate(logs):
                    await log.start()
                    assert await log.append(number, f"i{number}", b"%d" % number) == number + 1
                assert await logs[0].read(1) == [KeptEntry(1, b"0", 1), KeptEntry(2, b"1", 2)]
                assert await come_late(shared_house, code) is InviteEnd.USED
                await seat.close()

    asyncio.run(play())


def test_a_guest_may_only_ask_the_door_and_knock(shared_house: House) -> None:
    async def knock() -> None:
        async with door(shared_house), wired(shared_house, None) as (guest, news):
            match, _ = await opened(shared_house)
            for subject in (f"far.{match}.1", f"door.{match}.1.forget", f"ask.{match}.1", "$JS.API.INFO"):
                news.told.clear()
                with pytest.raises(LogError, match="far-unreachable"):
                    await guest.ask(subject, b"{}", wait_s=0.02)
                await news.until(WireNews.FORBIDDEN)
            assert (await guest.ask("room.0000", b"x")).data == b""
            for wrong in (b"", b"{}", b'{"v":2}', b'{"key":"zz"}', bytes(3000)):
                told = DoorAnswer.model_validate_json((await guest.ask("door.open", wrong)).data)
                assert told.wrong == "form"

    asyncio.run(knock())


def test_rooms_and_matches_have_a_pace(shared_house: House) -> None:
    async def flood() -> None:
        hand = Hand()
        async with door(shared_house) as made, wired(shared_house, None) as (guest, _):
            made._now_s = hand
            hand.now = 2e9
            key = SeatKey().public.hex()
            many = [await asked(guest, "door.open", key=key) for _ in range(OPENS + 3)]
            assert [one.wrong for one in many] == [""] * OPENS + ["often"] * 3
            hand.now += 60
            match, key_of = many[0].match, SeatKey()
            ticket = await asked(guest, "door.open", key=key_of.public.hex())
            async with wired(shared_house, Login(key_of, ticket.ticket)) as (host, _):
                heard = []

                async def answer(one: WireMessage) -> None:
                    heard.append(one.data)
                    await host.say(one.reply, b"told")

                await host.listen(f"ask.{ticket.match}.1", answer)
                room = (await asked(host, f"door.{ticket.match}.1.invite")).room
                told = [(await guest.ask(f"room.{room}", b"%d" % one)).data for one in range(KNOCKS + 2)]
                assert told == [b"told"] * KNOCKS + [b""] * 2
                hand.now += 600
                assert (await guest.ask(f"room.{room}", b"late")).data == b""
                assert len(heard) == KNOCKS
            assert match != ticket.match

    asyncio.run(flood())


def test_passes_are_renewed_and_a_match_is_forgotten_by_who_opened_it(shared_house: House) -> None:
    async def go() -> None:
        async with door(shared_house):
            match, login = await opened(shared_house)
            async with wired(shared_house, login) as (host, _):
                told = await asked(host, f"door.{match}.1.renew", key=login.key.public.hex())
                assert ends_s(told.ticket) >= ends_s(login.ticket) > 0
                second = SeatKey()
                ticket = (await asked(host, f"door.{match}.1.admit", seat=2, key=second.public.hex())).ticket
                async with wired(shared_house, Login(second, ticket)) as (guest, _):
                    assert (await asked(guest, f"door.{match}.2.forget")).wrong == "refused"
                for question in ({}, {"seat": 1, "key": "ab" * 32}, {"seat": 2}):
                    assert (await asked(host, f"door.{match}.1.admit", **question)).wrong == "form"
                assert (await asked(host, f"door.{match}.1.nothing")).wrong == "form"
                assert (await asked(host, f"door.{match}.1.forget")).match == match
                assert (await asked(host, f"door.{match}.1.renew", key="ab" * 32)).wrong == "gone"
                log = MatchLog(host, match, 1)
                with pytest.raises(LogError, match="far-"):
                    await log.append(0, "late", b"late")
            assert ends_s("no token") == ends_s("a.b.c") == 0

    asyncio.run(go())


def test_who_floods_is_shut_out_when_all_others_say_so_and_stays_out(shared_house: House) -> None:
    async def go() -> None:
        match, first = await with_door(shared_house)
        logins = {1: first}
        async with door(shared_house), wired(shared_house, first) as (host, _):
            for seat in (2, 3):
                key = SeatKey()
                told = await asked(host, f"door.{match}.1.admit", seat=seat, key=key.public.hex())
                logins[seat] = Login(key, told.ticket)
            async with (
                wired(shared_house, logins[2]) as (second, still_there),
                wired(shared_house, logins[3]) as (third, shut_out),
            ):
                assert (await asked(third, f"door.{match}.3.flooding", seat=3)).wrong == "form"
                assert not (await asked(third, f"door.{match}.3.flooding", seat=1)).wrong
                assert not (await asked(host, f"door.{match}.1.flooding", seat=3)).wrong
                assert not (await asked(host, f"door.{match}.1.flooding", seat=3)).wrong, "one says it, not all"
                assert not shut_out.told
                assert not (await asked(second, f"door.{match}.2.flooding", seat=3)).wrong
                await shut_out.until(WireNews.ENDED)
                assert not still_there.told
        for _ in range(2):  # whatever began anew in between: server, door or nothing
            async with door(shared_house):
                with pytest.raises(LogError, match="far-refused"):
                    await Wire.open(shared_house.address, shared_house.trusted(), logins[3], News())
                async with wired(shared_house, first) as (host, _):
                    assert len(await MatchLog(host, match, 1).read(1)) == 0
            shared_house.server.stop()
            shared_house.restart()

    asyncio.run(go())


async def with_door(at: House) -> tuple[str, Login]:
    async with door(at):
        return await opened(at)


def test_a_pass_is_renewed_for_its_own_key_alone_and_a_seat_has_few(shared_house: House) -> None:
    async def go() -> None:
        async with door(shared_house):
            match, login = await opened(shared_house)
            async with wired(shared_house, login) as (host, _):
                stranger = SeatKey().public.hex()
                assert (await asked(host, f"door.{match}.1.renew", key=stranger)).wrong == "refused"
                given = [
                    await asked(host, f"door.{match}.1.admit", seat=2, key=SeatKey().public.hex())
                    for _ in range(KEYS + 1)
                ]
                assert [one.wrong for one in given] == [""] * KEYS + ["refused"]

    asyncio.run(go())


def test_the_door_tells_who_is_there_and_how_far_each_knows_the_log(shared_house: House) -> None:
    async def go() -> None:
        hand = Hand()
        async with door(shared_house) as made:
            match, login = await opened(shared_house)
            async with wired(shared_house, login) as (host, _):
                key = SeatKey()
                told = await asked(host, f"door.{match}.1.admit", seat=2, key=key.public.hex())
                made._now_s, hand.now = hand, 2e9
                assert (await asked(host, f"door.{match}.1.here")).wrong == "form"
                assert (await asked(host, f"door.{match}.1.here", head=14)).heads == {"1": (14, 0)}
                hand.now += 5
                async with wired(shared_house, Login(key, told.ticket)) as (guest, _):
                    heads = (await asked(guest, f"door.{match}.2.here", head=6)).heads
                    assert heads == {"1": (14, 5), "2": (6, 0)}
                hand.now += 2 * GONE_S
                other, login = await opened(shared_house)
                async with wired(shared_house, login) as (elsewhere, _):
                    assert (await asked(elsewhere, f"door.{other}.1.here", head=1)).heads == {"1": (1, 0)}
                assert set(made._heads) == {other}, "what nobody asks for any more is forgotten"

    asyncio.run(go())
