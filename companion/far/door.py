"""The door of a server of far matches: it alone makes and deletes logs, and gives passes.

It sees which match and seat asks, sizes and times; what is played and by whom is sealed. It knows rooms of
invitations by their four digits and passes on what a guest says there to the seat that invited, not the secret.
"""

from __future__ import annotations

import json
import secrets
from collections import deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from companion.core.errors import LogError
from companion.far.invite import HOLDS_S, ROOM_DIGITS
from companion.far.log import seat_rights, stream_of, stream_settings
from companion.far.passes import Rights, user_pass
from companion.far.seal import SeatKey
from companion.far.wire import Wire, WireMessage

SEATS: Final = 4
PASS_S: Final = 7 * 24 * 3600
"""So long a pass holds; a seat asks for the next one before."""
MINUTE_S: Final = 60.0
KNOCKS: Final = 5
"""So often a minute one room is knocked at."""
KNOCKS_ALL: Final = 240
OPENS: Final = 30
"""So many matches a minute are opened."""
DOOR: Final = Rights()
"""The door itself may do everything within its account."""
_LONGEST: Final = 4096

HexKey = Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]


class DoorQuestion(BaseModel):
    """What the door is asked. key: a public key, in hexadecimal; seat: for whom, where a guest is let in."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)

    v: Literal[1] = 1
    key: HexKey | None = None
    seat: Annotated[int, Field(ge=1, le=SEATS)] | None = None


class DoorAnswer(BaseModel):
    """What it answers. wrong: why it does not, "" where it does: `form`, `often`, `gone`, `refused`."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)

    v: Literal[1] = 1
    wrong: str = ""
    match: str = ""
    ticket: str = ""
    room: str = ""


@dataclass(slots=True)
class _Pace:
    """No more than so many within a minute."""

    most: int
    times: deque[float] = field(default_factory=deque)

    def allows(self, now_s: float) -> bool:
        while self.times and now_s - self.times[0] >= MINUTE_S:
            self.times.popleft()
        if len(self.times) >= self.most:
            return False
        self.times.append(now_s)
        return True


@dataclass(slots=True)
class _Room:
    """A room: the seat that invites there, and until when."""

    match: str
    seat: int
    until_s: float
    pace: _Pace = field(default_factory=lambda: _Pace(KNOCKS))


class FarDoor:
    """See above. account: the key that signs passes. now_s: seconds of the epoch. Belongs to its wire's loop."""

    def __init__(self, wire: Wire, account: SeatKey, now_s: Callable[[], float]) -> None:
        self._wire, self._account, self._now_s = wire, account, now_s
        self._rooms: dict[str, _Room] = {}
        self._opens, self._knocks = _Pace(OPENS), _Pace(KNOCKS_ALL)
        self._does: dict[str, Callable[[str, int, DoorQuestion], Awaitable[DoorAnswer]]] = {
            "invite": self._invite,
            "admit": self._admit,
            "renew": self._renew,
            "forget": self._forget,
        }

    async def start(self) -> None:
        """Listen. LogError."""
        await self._wire.listen("door.open", self._on_open)
        await self._wire.listen("door.*.*.*", self._on_seat)
        await self._wire.listen("room.*", self._on_knock)

    # ---- what is asked ---------------------------------------------------------------------------------------

    async def _on_open(self, asked: WireMessage) -> None:
        question = _question(asked.data)
        if question is None or question.key is None:
            await self._answer(asked, DoorAnswer(wrong="form"))
        elif not self._opens.allows(self._now_s()):
            await self._answer(asked, DoorAnswer(wrong="often"))
        else:
            await self._answer(asked, await self._opened(question.key))

    async def _on_seat(self, asked: WireMessage) -> None:
        """The server lets a seat say this under its own match and number only."""
        _, match, seat, what = asked.subject.split(".")
        question, does = _question(asked.data), self._does.get(what)
        if question is None or does is None or not seat.isdigit():
            await self._answer(asked, DoorAnswer(wrong="form"))
            return
        try:
            answer = await does(match, int(seat), question)
        except LogError:
            answer = DoorAnswer(wrong="gone")
        await self._answer(asked, answer)

    async def _on_knock(self, asked: WireMessage) -> None:
        """Pass on what a guest says at a room, and the answer."""
        now_s = self._now_s()
        self._rooms = {name: one for name, one in self._rooms.items() if one.until_s > now_s}
        room = self._rooms.get(asked.subject.removeprefix("room."))
        if room is None or not self._knocks.allows(now_s) or not room.pace.allows(now_s):
            await self._reply(asked, b"")
            return
        try:
            answer = await self._wire.ask(f"ask.{room.match}.{room.seat}", asked.data[:_LONGEST])
            await self._reply(asked, answer.data)
        except LogError:
            await self._reply(asked, b"")

    # ---- what it does ----------------------------------------------------------------------------------------

    async def _opened(self, key: str) -> DoorAnswer:
        match = secrets.token_hex(6)
        try:
            await self._stream("CREATE", match, stream_settings(match))
        except LogError:
            return DoorAnswer(wrong="refused")
        return DoorAnswer(match=match, ticket=self._ticket(match, 1, key))

    async def _invite(self, match: str, seat: int, question: DoorQuestion) -> DoorAnswer:
        free = 10**ROOM_DIGITS - len(self._rooms)
        if free < 10**ROOM_DIGITS // 2:
            return DoorAnswer(wrong="often")
        while (room := f"{secrets.randbelow(10**ROOM_DIGITS):0{ROOM_DIGITS}d}") in self._rooms:
            pass
        self._rooms[room] = _Room(match, seat, self._now_s() + HOLDS_S)
        return DoorAnswer(room=room)

    async def _admit(self, match: str, seat: int, question: DoorQuestion) -> DoorAnswer:
        if question.key is None or question.seat is None or question.seat == seat:
            return DoorAnswer(wrong="form")
        await self._stream("INFO", match, None)
        return DoorAnswer(match=match, ticket=self._ticket(match, question.seat, question.key))

    async def _renew(self, match: str, seat: int, question: DoorQuestion) -> DoorAnswer:
        if question.key is None:
            return DoorAnswer(wrong="form")
        await self._stream("INFO", match, None)
        return DoorAnswer(match=match, ticket=self._ticket(match, seat, question.key))

    async def _forget(self, match: str, seat: int, question: DoorQuestion) -> DoorAnswer:
        if seat != 1:
            return DoorAnswer(wrong="refused")
        await self._stream("DELETE", match, None)
        return DoorAnswer(match=match)

    def _ticket(self, match: str, seat: int, key: str) -> str:
        public, now_s = bytes.fromhex(key), int(self._now_s())
        return user_pass(self._account, public, seat_rights(match, seat, public), now_s, until_s=now_s + PASS_S)

    async def _stream(self, does: str, match: str, settings: dict[str, Any] | None) -> None:
        """Ask JetStream's API about the stream of a match. LogError."""
        asked = b"" if settings is None else json.dumps(settings).encode()
        answer = json.loads((await self._wire.ask(f"$JS.API.STREAM.{does}.{stream_of(match)}", asked)).data)
        if "error" in answer:
            raise LogError("far-log-refuses", reason=str(answer["error"].get("description", "?")))

    async def _answer(self, asked: WireMessage, answer: DoorAnswer) -> None:
        await self._reply(asked, answer.model_dump_json(exclude_defaults=True).encode())

    async def _reply(self, asked: WireMessage, data: bytes) -> None:
        """Answer; who has gone away in the meantime does not hear it."""
        if asked.reply:
            try:
                await self._wire.say(asked.reply, data)
            except LogError:
                return


def _question(data: bytes) -> DoorQuestion | None:
    try:
        return DoorQuestion.model_validate_json(data[:_LONGEST])
    except ValidationError:
        return None
