"""A seat enters its server: by its pass, by another one where that is over, or it is told why by neither."""

from __future__ import annotations

import asyncio
import ssl
import time
from collections.abc import Callable, Mapping
from typing import Final

from pydantic import ValidationError

from companion.core.errors import LogError
from companion.far.door import DoorAnswer, DoorQuestion
from companion.far.plan import SeatAt
from companion.far.seal import SeatKey
from companion.far.wire import Login, Wire, WireNews, trust

DAY_S: Final = 24 * 3600
CLOCK_S: Final = DAY_S / 2
"""Clocks that are further apart than this are told as the reason; a certificate is seldom as close to its ends."""
TIMES: Final = frozenset({"far-certificate-early", "far-certificate-over"})
"""Errors for which a clock can be the reason."""

Told = Callable[[WireNews, str], None]


async def enter(seat: SeatAt, told: Told, now_s: Callable[[], float] = time.time) -> tuple[Wire, str]:
    """A connection as this seat; and the pass that it was given for it, "" where its own still served.

    told: hears of the connection. now_s: seconds of the epoch. LogError: as Wire.open and judged have it;
    `far-door-gone` where the server has no such match any more.
    """
    key, trusted = SeatKey(seat.seed), trust(seat.certificate)
    try:
        return await Wire.open(seat.address, trusted, Login(key, seat.ticket), told), ""
    except LogError as error:
        if error.key != "far-refused":
            raise await judged(error, seat.address, now_s) from error
        question = DoorQuestion(match=seat.match, seat=seat.seat, key=key.public.hex())
        answer = await _as_guest(seat.address, question, trusted)
        if answer.wrong == "gone":
            raise LogError("far-door-gone", address=seat.address) from error
        if not answer.ticket:
            raise
    return await Wire.open(seat.address, trusted, Login(key, answer.ticket), told), answer.ticket


async def judged(error: LogError, address: str, now_s: Callable[[], float] = time.time) -> LogError:
    """The same error, or `far-clock` where a certificate does not hold by a clock that is not the server's.

    What the server says of the time is not proved by anything: it chooses a sentence, and does no more.
    """
    if error.key not in TIMES:
        return error
    there_s = (await _as_guest(address, DoorQuestion(), trust(None, anybody=True))).now_s
    apart_s = now_s() - there_s
    if not there_s or abs(apart_s) < CLOCK_S:
        return error
    way = "ahead" if apart_s > 0 else "behind"
    return LogError("far-clock", address=address, way=way, days=round(abs(apart_s) / DAY_S) or 1)


def out_of_reach(certificates: Mapping[str, str]) -> dict[str, LogError | None]:
    """Why no guest is let in at each of these servers, None where one is; all are asked at once.

    certificates: by address, as FarRecord has them. For who has no loop.
    """

    async def all_of_them() -> list[LogError | None]:
        return await asyncio.gather(*(_out_of_reach(*one) for one in certificates.items()))

    return dict(zip(certificates, asyncio.run(all_of_them()), strict=True))


async def _out_of_reach(address: str, certificate: str) -> LogError | None:
    try:
        wire = await Wire.open(address, trust(bytes.fromhex(certificate) or None), None, _unheard)
    except LogError as error:
        return await judged(error, address)
    await wire.close()
    return None


async def _as_guest(address: str, question: DoorQuestion, trusted: ssl.SSLContext) -> DoorAnswer:
    """What the door says to who has no pass; nothing where it cannot be asked."""
    try:
        wire = await Wire.open(address, trusted, None, _unheard)
        try:
            told = await wire.ask("door.again", question.model_dump_json(exclude_none=True).encode())
        finally:
            await wire.close()
        return DoorAnswer.model_validate_json(told.data)
    except (LogError, ValidationError):
        return DoorAnswer(wrong="form")


def _unheard(_news: WireNews, _text: str) -> None:
    """One question is asked; where the connection breaks it has no answer."""
