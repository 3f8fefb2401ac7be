"""Two houses become one match by nine digits: the inviting side and the invited one, over a true server.

Belongs to the loop that runs it. What was agreed is kept on this side's disk before the other side hears of it, so
that nobody is let in who is forgotten at once.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from typing import Final

from pydantic import ValidationError

from companion.core.errors import CompanionError, LogError
from companion.far.door import DoorAnswer, DoorQuestion
from companion.far.entering import enter, judged
from companion.far.invite import (
    HOLDS_S,
    Clock,
    InviteCode,
    Invitee,
    InviteEnd,
    Inviter,
    Proved,
    Said,
    Welcome,
    closed,
)
from companion.far.kept import CERTIFICATE_BYTES, FarOpening, FarRecord, FarRecordError
from companion.far.seal import SeatKey, new_key
from companion.far.wire import ANSWER_S, Wire, WireMessage, WireNews, trust

HOST: Final = 1
"""The seat of who invites."""
AGAIN_S: Final = 0.5
TRIES_S: Final = 30.0
"""So long a guest goes on where its link breaks in the middle, and the host where its own does."""
UNANSWERED_S: Final = (2.0, 4.0, 8.0)
"""A guest asks a host that has fallen silent again after these; a room has five knocks a minute."""
KNOCK_S: Final = 6.0
"""So long an answer through the door may take; the door itself waits a little less."""
DOOR_S: Final = 2.0
"""So long the door may take while a guest waits."""

Keep = Callable[[FarRecord], None]
"""Keeps a record on the disk. FarRecordError."""


class PairingError(CompanionError):
    """Nobody came in. end: why, as the invitation tells it."""

    def __init__(self, key: str, end: InviteEnd, **facts: str | int) -> None:
        super().__init__(key, **facts)
        self.end = end


async def certificate_of(address: str, pinned: str | None) -> str:
    """What to trust at this address: "" where an authority vouches for it, else the very certificate, hexadecimal.

    pinned: what was trusted there before, None for a server that is new here. LogError as Wire.open and judged
    have it; `far-server-changed` where it shows another one than before.
    """
    if pinned is not None:
        try:
            await (await Wire.open(address, trust(bytes.fromhex(pinned) or None), None, _unheard)).close()
        except LogError as error:
            if error.key == "far-untrusted":
                raise LogError("far-server-changed", address=address) from error
            raise await judged(error, address) from error
        return pinned
    try:
        await (await Wire.open(address, trust(None), None, _unheard)).close()
        return ""
    except LogError as error:
        if error.key != "far-untrusted":
            raise await judged(error, address) from error
    wire = await Wire.open(address, trust(None, anybody=True), None, _unheard)
    shown = wire.certificate
    await wire.close()
    if len(shown) > CERTIFICATE_BYTES:
        raise LogError("far-untrusted", address=address)
    return shown.hex()


async def open_match(address: str, certificate: str, opening: FarOpening, name: str, now_s: int) -> FarRecord:
    """A new match at this server, with this house at its first seat. LogError."""
    key, trusted = SeatKey(), trust(bytes.fromhex(certificate) or None)
    wire = await Wire.open(address, trusted, None, _unheard)
    try:
        opened = await ask_door(wire, "door.open", DoorQuestion(key=key.public.hex()))
    finally:
        await wire.close()
    return FarRecord(
        match=opened.match,
        address=address,
        certificate=certificate,
        key=new_key().hex(),
        seed=key.seed.hex(),
        lots=secrets.token_hex(32),
        ticket=opened.ticket,
        seat=HOST,
        seats={str(HOST): key.public.hex()},
        opening=opening,
        name=name,
        stage="inviting",
        made_s=now_s,
    )


async def seat_wire(record: FarRecord) -> Wire:
    """Connect as the seat of this record. LogError: as enter."""
    return (await enter(record.at, _unheard))[0]


async def ask_door(wire: Wire, subject: str, question: DoorQuestion, wait_s: float = ANSWER_S) -> DoorAnswer:
    """Ask the door. LogError: as Wire.ask; `far-door-<why>` where it does not do it."""
    heard = await wire.ask(subject, question.model_dump_json(exclude_none=True).encode(), wait_s=wait_s)
    try:
        answer = DoorAnswer.model_validate_json(heard.data)
    except ValidationError as error:
        raise LogError("far-door-form", address=wire.address) from error
    if answer.wrong:
        known = answer.wrong if answer.wrong in ("often", "gone", "refused") else "form"
        raise LogError(f"far-door-{known}", address=wire.address)
    return answer


async def forget_match(record: FarRecord) -> None:
    """Have the server delete the log of this match, which who has opened it may. LogError."""
    wire = await seat_wire(record)
    try:
        await ask_door(wire, f"door.{record.match}.{record.seat}.forget", DoorQuestion())
    finally:
        await wire.close()


# ---- who invites ----------------------------------------------------------------------------------------------


class Inviting:
    """One free seat offered by one code. Made by `open`. code: the nine digits. record: with who came, once kept.

    It goes on answering until it is closed: what was said last may be lost on its way, and is asked for again.
    """

    def __init__(
        self, wire: Wire, record: FarRecord, seat: int, keep: Keep, inviter: Inviter, clock: Clock
    ) -> None:
        self.record, self.seat, self.code = record, seat, inviter.code
        self._wire, self._keep, self._inviter, self._clock = wire, keep, inviter, clock
        self._over: asyncio.Future[InviteEnd | None] = asyncio.get_running_loop().create_future()

    @classmethod
    async def open(cls, record: FarRecord, seat: int, keep: Keep, clock: Clock) -> Inviting:
        """Have a room made at the server, and listen there. keep: see Keep. clock: see invite.Clock. LogError."""
        wire = await seat_wire(record)
        try:
            where = f"{record.match}.{record.seat}"
            room = (await ask_door(wire, f"door.{where}.invite", DoorQuestion())).room
            code = InviteCode(room, InviteCode.new().secret)
            self = cls(wire, record, seat, keep, Inviter(code, clock), clock)
            await wire.listen(f"ask.{where}", self._on_asked)
        except CompanionError:
            await wire.close()
            raise
        return self

    async def guest(self, within_s: float = HOLDS_S) -> FarRecord:
        """Wait until somebody has come in; the record with that seat's key, as it is kept.

        PairingError far-invite-<end>; LogError and FarRecordError where a guest came and could not be let in.
        """
        try:
            end = await asyncio.wait_for(asyncio.shield(self._over), within_s)
        except TimeoutError:
            end = InviteEnd.LATE
        if end is not None:
            raise PairingError(f"far-invite-{end}", end)
        return self.record

    async def close(self) -> None:
        """Answer nobody any more."""
        self._inviter.withdraw()
        await self._wire.close()

    async def _on_asked(self, heard: WireMessage) -> None:
        told = self._inviter.hear(heard.data)
        if isinstance(told, Proved):
            told = await self._admitted(told.public)
        if isinstance(told, InviteEnd) and not self._over.done():
            self._over.set_result(told)
        try:
            await self._wire.say(heard.reply, closed(told) if isinstance(told, InviteEnd) else told.message)
        except LogError:
            return  # the guest asks again, and hears the same

    async def _admitted(self, public: bytes) -> Said | InviteEnd:
        """Get this guest its pass, keep its key, and only then welcome it."""
        record = self.record
        try:
            ticket = await self._ticket(public)
            seated = record.seated(self.seat, public)
            self._keep(seated)
        except (LogError, FarRecordError) as error:
            if not self._over.done():
                self._over.set_exception(error)
            return InviteEnd.FAILED
        self.record = seated
        welcome = Welcome(
            match=record.match,
            key=record.key,
            seat=self.seat,
            ticket=ticket,
            certificate=record.certificate,
            seats=seated.seats,
            opening=record.opening,
        )
        if not self._over.done():
            self._over.set_result(None)
        return self._inviter.admit(welcome)

    async def _ticket(self, public: bytes) -> str:
        """The pass of this guest, asked for again where the link breaks meanwhile. LogError."""
        record, question = self.record, DoorQuestion(key=public.hex(), seat=self.seat)
        until_s = self._clock() + TRIES_S
        while True:
            try:
                where = f"door.{record.match}.{record.seat}.admit"
                return (await ask_door(self._wire, where, question, DOOR_S)).ticket
            except LogError as error:
                if error.key != "far-unreachable" or self._clock() >= until_s:
                    raise
                await asyncio.sleep(AGAIN_S)


# ---- who is invited -------------------------------------------------------------------------------------------


async def come_in(address: str, code: InviteCode, name: str, clock: Clock, now_s: int) -> FarRecord:
    """Come in by a code; what is then to be kept. PairingError far-join-<end>, LogError."""
    key = SeatKey()
    invited = Invitee(code, key.public, clock)
    message, until_s = invited.begin, clock() + TRIES_S
    wire = await Wire.open(address, trust(None, anybody=True), None, _unheard)
    try:
        while True:
            pauses = iter(() if message == invited.begin else UNANSWERED_S)
            while not (answer := await _knock(wire, code.room, message, clock, until_s)):
                if (pause_s := next(pauses, None)) is None:
                    raise LogError("far-room-closed", address=address)
                await asyncio.sleep(pause_s)
            told = invited.hear(answer)
            if isinstance(told, InviteEnd):
                raise PairingError(f"far-join-{told}", told)
            if isinstance(told, Welcome):
                return _record(address, told, key, name, now_s)
            message = told.message
    finally:
        await wire.close()


async def _knock(wire: Wire, room: str, message: bytes, clock: Clock, until_s: float) -> bytes:
    """Say it at the room, again where the link broke: equal bytes have equal answers. b"": nobody is there."""
    while True:
        try:
            return (await wire.ask(f"room.{room}", message, wait_s=KNOCK_S)).data
        except LogError as error:
            if error.key != "far-unreachable" or clock() >= until_s:
                raise
            await asyncio.sleep(AGAIN_S)


def _record(address: str, told: Welcome, key: SeatKey, name: str, now_s: int) -> FarRecord:
    return FarRecord(
        match=told.match,
        address=address,
        certificate=told.certificate,
        key=told.key,
        seed=key.seed.hex(),
        lots=secrets.token_hex(32),
        ticket=told.ticket,
        seat=told.seat,
        seats={**told.seats, str(told.seat): key.public.hex()},
        opening=told.opening,
        name=name,
        made_s=now_s,
    )


def _unheard(news: WireNews, text: str) -> None:
    """What breaks here comes back by itself, or what is asked runs out of time and says so."""
