"""The door of a server of far matches: it alone makes and deletes logs, and gives passes.

It sees which match and seat asks, sizes and times; what is played and by whom is sealed. It knows rooms of
invitations by their four digits and passes on what a guest says there to the seat that invited, not the secret.

For whom it gave passes stands beside each log, as metadata of its stream: `seat-<n>` the public keys of a seat,
and `withdrawn-<n>` since when they hold no more, in seconds of the epoch.
"""

from __future__ import annotations

import json
import secrets
from collections import deque
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any, Final, Literal, Protocol

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from companion.core.errors import LogError
from companion.far.invite import HOLDS_S, ROOM_DIGITS
from companion.far.log import seat_rights, stream_of, stream_settings
from companion.far.passes import Rights, user_pass
from companion.far.seal import SeatKey
from companion.far.wire import Wire, WireMessage

SEATS: Final = 4
PASS_S: Final = 35 * 24 * 3600
"""So long a pass holds; a seat asks for the next one before, or with its key alone afterwards."""
MINUTE_S: Final = 60.0
KNOCKS: Final = 5
"""So often a minute one room is knocked at."""
KNOCKS_ALL: Final = 240
OPENS: Final = 30
"""So many matches a minute are opened."""
AGAINS: Final = 60
"""So many passes a minute are given to seats whose last one is over."""
DOOR: Final = Rights()
"""The door itself may do everything within its account."""
KEYS: Final = 4
"""So many keys one seat may have had: each admitted by who invites."""
GONE_S: Final = 3600.0
"""A seat that has not asked for so long is told of no more."""
_LONGEST: Final = 4096

HexKey = Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]


class DoorQuestion(BaseModel):
    """What the door is asked.

    key: a public key, in hexadecimal. seat: for whom, where a guest is let in; who floods, where that is told;
    whose, with its match, where another pass is asked for. head: number of the last entry that the seat knows.
    """

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)

    v: Literal[1] = 1
    key: HexKey | None = None
    seat: Annotated[int, Field(ge=1, le=SEATS)] | None = None
    head: Annotated[int, Field(ge=0, le=99_999)] | None = None
    match: Annotated[str, Field(pattern=r"^[a-z0-9]{1,16}$")] | None = None


class DoorAnswer(BaseModel):
    """What it answers. wrong: why it does not, "" where it does: `form`, `often`, `gone`, `refused`.

    heads: by seat, which entry it knew when it last asked, and how many seconds ago that was. now_s: the server's
    time, in seconds of the epoch, for who has no pass.
    """

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)

    v: Literal[1] = 1
    wrong: str = ""
    match: str = ""
    ticket: str = ""
    room: str = ""
    heads: dict[str, tuple[int, int]] = {}
    now_s: int = 0


class Withdraws(Protocol):
    """Ends passes on the server (withdrawing.py)."""

    async def withdraw(self, keys: Mapping[bytes, int]) -> None:
        """These are all the keys whose passes are withdrawn, and when, in seconds of the epoch. LogError."""


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

    def __init__(self, wire: Wire, account: SeatKey, now_s: Callable[[], float], withdraws: Withdraws) -> None:
        self._wire, self._account, self._now_s, self._withdraws = wire, account, now_s, withdraws
        self._rooms: dict[str, _Room] = {}
        self._heads: dict[str, dict[int, tuple[int, float]]] = {}
        self._told: dict[tuple[str, int], set[int]] = {}
        self._withdrawn: dict[bytes, int] = {}
        self._opens, self._knocks, self._agains = _Pace(OPENS), _Pace(KNOCKS_ALL), _Pace(AGAINS)
        self._does: dict[str, Callable[[str, int, DoorQuestion], Awaitable[DoorAnswer]]] = {
            "invite": self._invite,
            "admit": self._admit,
            "renew": self._renew,
            "forget": self._forget,
            "here": self._here,
            "flooding": self._flooding,
        }

    async def start(self) -> None:
        """Listen; what was withdrawn stays so. LogError."""
        await self._remember()
        await self._wire.listen("door.open", self._on_open)
        await self._wire.listen("door.again", self._on_again)
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

    async def _on_again(self, asked: WireMessage) -> None:
        """Another pass for a seat whose last one is over. Without the secret key it is of no use to anybody."""
        now_s, question = self._now_s(), _question(asked.data)
        if question is None or question.match is None or question.seat is None:
            answer = DoorAnswer(wrong="form")
        elif not self._agains.allows(now_s):
            answer = DoorAnswer(wrong="often")
        else:
            try:
                answer = await self._renew(question.match, question.seat, question)
            except LogError:
                answer = DoorAnswer(wrong="gone")
        await self._answer(asked, answer.model_copy(update={"now_s": int(now_s)}))

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
            await self._stream("CREATE", match, {**stream_settings(match), "metadata": {"seat-1": key}})
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
        beside = await self._beside(match)
        keys = dict.fromkeys((*_keys(beside, question.seat), question.key))
        if len(keys) > KEYS:
            return DoorAnswer(wrong="refused")
        await self._note(match, {**beside, f"seat-{question.seat}": " ".join(keys)})
        return DoorAnswer(match=match, ticket=self._ticket(match, question.seat, question.key))

    async def _renew(self, match: str, seat: int, question: DoorQuestion) -> DoorAnswer:
        """A new pass for the same key: another one is admitted by who invites."""
        if question.key is None:
            return DoorAnswer(wrong="form")
        if question.key not in _keys(await self._beside(match), seat):
            return DoorAnswer(wrong="refused")
        return DoorAnswer(match=match, ticket=self._ticket(match, seat, question.key))

    async def _here(self, match: str, seat: int, question: DoorQuestion) -> DoorAnswer:
        """Which seats are there, and how far each knows the log; where none asks any more, forget it."""
        if question.head is None:
            return DoorAnswer(wrong="form")
        now_s = self._now_s()
        self._heads.setdefault(match, {})[seat] = (question.head, now_s)
        for name in [one for one, told in self._heads.items() if _latest(told) < now_s - GONE_S]:
            del self._heads[name]
        told = self._heads[match].items()
        return DoorAnswer(match=match, heads={str(one): (head, int(now_s - at)) for one, (head, at) in told})

    async def _flooding(self, match: str, seat: int, question: DoorQuestion) -> DoorAnswer:
        """Void entries beyond bearing: when every other seat tells it of one, that one's passes end at once."""
        if question.seat is None or question.seat == seat:
            return DoorAnswer(wrong="form")
        beside = await self._beside(match)
        told = self._told.setdefault((match, question.seat), set())
        told.add(seat)
        others = {one for one in range(1, SEATS + 1) if _keys(beside, one)} - {question.seat}
        if others <= told:
            del self._told[match, question.seat]
            await self._note(match, {**beside, f"withdrawn-{question.seat}": str(int(self._now_s()))})
            await self._remember()
        return DoorAnswer(match=match)

    async def _forget(self, match: str, seat: int, question: DoorQuestion) -> DoorAnswer:
        if seat != 1:
            return DoorAnswer(wrong="refused")
        await self._stream("DELETE", match, None)
        self._heads.pop(match, None)
        return DoorAnswer(match=match)

    def _ticket(self, match: str, seat: int, key: str) -> str:
        public, now_s = bytes.fromhex(key), int(self._now_s())
        return user_pass(self._account, public, seat_rights(match, seat, public), now_s, until_s=now_s + PASS_S)

    async def _stream(self, does: str, match: str, settings: dict[str, Any] | None) -> dict[str, Any]:
        """Ask JetStream's API about the stream of a match. LogError."""
        return await self._stored(f"{does}.{stream_of(match)}", settings)

    async def _stored(self, does: str, told: dict[str, Any] | None) -> dict[str, Any]:
        asked = b"" if told is None else json.dumps(told).encode()
        answer: dict[str, Any] = json.loads((await self._wire.ask(f"$JS.API.STREAM.{does}", asked)).data)
        if "error" in answer:
            raise LogError("far-log-refuses", reason=str(answer["error"].get("description", "?")))
        return answer

    async def _beside(self, match: str) -> dict[str, str]:
        """What stands beside the log of a match. LogError."""
        return dict((await self._stream("INFO", match, None))["config"].get("metadata") or {})

    async def _note(self, match: str, beside: Mapping[str, str]) -> None:
        await self._stream("UPDATE", match, {**stream_settings(match), "metadata": dict(beside)})

    async def _remember(self) -> None:
        """End on the server what was withdrawn of any match, as long as such a pass could still hold."""
        withdrawn: dict[bytes, int] = {}
        since_s, offset, total = self._now_s() - PASS_S, 0, 1
        while offset < total:
            told = await self._stored("LIST", {"offset": offset})
            for one in told["streams"] or ():
                withdrawn |= _withdrawn(one["config"].get("metadata") or {}, since_s)
            offset, total = offset + max(1, len(told["streams"] or ())), told["total"]
        if withdrawn != self._withdrawn:
            await self._withdraws.withdraw(withdrawn)
            self._withdrawn = withdrawn

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


def _keys(beside: Mapping[str, str], seat: int) -> list[str]:
    """The public keys of a seat to which passes were given, those that are not withdrawn."""
    return [] if f"withdrawn-{seat}" in beside else beside.get(f"seat-{seat}", "").split()


def _withdrawn(beside: Mapping[str, str], since_s: float) -> dict[bytes, int]:
    """Keys whose passes were withdrawn after this time, and when."""
    told = {seat: int(beside.get(f"withdrawn-{seat}", "0")) for seat in range(1, SEATS + 1)}
    return {
        bytes.fromhex(key): at_s
        for seat, at_s in told.items()
        if at_s > since_s
        for key in beside.get(f"seat-{seat}", "").split()
    }


def _latest(told: Mapping[int, tuple[int, float]]) -> float:
    return max(at_s for _, at_s in told.values())
