"""Clocks that are wrong and passes that are over, at a true server: another pass, or the reason."""

from __future__ import annotations

import asyncio
import dataclasses
import datetime
from pathlib import Path

import pytest

from companion.core import private
from companion.core.errors import LogError
from companion.far.certificate import make_certificate
from companion.far.door import AGAINS
from companion.far.entering import enter
from companion.far.log import MatchLog
from companion.far.pairing import certificate_of, open_match
from companion.far.passes import ends_s
from companion.far.plan import SeatAt
from companion.far.seal import SeatKey
from tests.far_net.kit import House, News, door, house, now, wired
from tests.far_net.test_door import asked, opened
from tests.far_net.test_invite import OPENING

YEAR = datetime.timedelta(days=365)


def seat_of(at: House, match: str, key: SeatKey, ticket: str) -> SeatAt:
    return SeatAt(match, 1, at.address, bytes.fromhex(at.certificate), key.seed, ticket)


async def over(at: House) -> SeatAt:
    """A seat of a new match whose pass is over."""
    match, login = await opened(at)
    ended = at.seat(match, 1, lasts_s=-5)
    return seat_of(at, match, login.key, ended.ticket)


def test_who_has_the_key_of_a_seat_comes_in_however_long_its_pass_is_over(shared_house: House) -> None:
    async def go() -> None:
        async with door(shared_house):
            seat = await over(shared_house)
            wire, ticket = await enter(seat, News())
            assert ends_s(ticket) > ends_s(seat.ticket)
            assert await MatchLog(wire, seat.match, 1).append(0, "i1", b"back") == 1
            await wire.close()
            wire, again = await enter(dataclasses.replace(seat, ticket=ticket), News())
            assert not again, "its own pass serves"
            await wire.close()
            strange = dataclasses.replace(seat, seed=SeatKey().seed)
            for one, why in ((strange, "far-refused"), (dataclasses.replace(seat, match="none"), "far-door-gone")):
                with pytest.raises(LogError, match=why):
                    await enter(one, News())
        with pytest.raises(LogError, match="far-refused"):
            await enter(seat, News())

    asyncio.run(go())


def test_a_pass_is_of_no_use_without_the_key_it_is_for(shared_house: House) -> None:
    async def go() -> None:
        async with door(shared_house), wired(shared_house, None) as (guest, _):
            seat = await over(shared_house)
            key = SeatKey(seat.seed).public.hex()
            given = await asked(guest, "door.again", match=seat.match, seat=1, key=key)
            assert given.ticket and given.now_s
            thief = dataclasses.replace(seat, seed=SeatKey().seed, ticket=given.ticket)
            with pytest.raises(LogError, match="far-refused"):
                await enter(thief, News())
            for wrong in ({}, {"match": seat.match}, {"match": seat.match, "seat": 1}):
                assert (await asked(guest, "door.again", **wrong)).wrong == "form"
            many = [await asked(guest, "door.again", match=seat.match, seat=1, key=key) for _ in range(AGAINS)]
            assert many[-1].wrong == "often" and many[-1].now_s

    asyncio.run(go())


def certified(folder: Path, begins: datetime.datetime) -> None:
    """A server that is made there has a certificate that begins then."""
    private.folder(folder / "far")
    made = make_certificate(["127.0.0.1", "localhost"], begins)
    (folder / "far" / "certificate.pem").write_bytes(made.certificate)
    (folder / "far" / "certificate.key").write_bytes(made.key)


@pytest.mark.parametrize(
    ("years", "way", "alone"), [(5, "behind", "far-certificate-early"), (-11, "ahead", "far-certificate-over")]
)
def test_a_clock_that_is_not_the_server_s_is_told_as_the_reason(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, years: int, way: str, alone: str
) -> None:
    """By an authority of this computer; a certificate that an invitation named is this very one at any time."""
    begins = now() + years * YEAR
    certified(tmp_path, begins)
    monkeypatch.setenv("SSL_CERT_FILE", str(tmp_path / "far" / "certificate.pem"))

    async def go(at: House) -> None:
        async with door(at) as made:
            record = await open_match(at.address, at.certificate, OPENING, "", 7)
            wire, _ = await enter(record.at, News())
            await wire.close()
            seat = dataclasses.replace(record.at, certificate=None)
            for one in (enter(seat, News()), certificate_of(at.address, None), certificate_of(at.address, "")):
                with pytest.raises(LogError, match=alone):
                    await one
            made._now_s = lambda: begins.timestamp() + YEAR.total_seconds()
            with pytest.raises(LogError, match="far-clock") as told:
                await enter(seat, News(), now().timestamp)
            assert (told.value.facts["way"], told.value.facts["days"]) == (way, abs(years + 1) * 365)
        with pytest.raises(LogError, match=alone):
            await enter(seat, News())

    with house(tmp_path) as at:
        asyncio.run(go(at))
