"""The log of a match on a server: JetStream's stream FAR_<match>, its subjects far.<match>.<seat>.

The server appends only behind the entry that is named as the last one, numbers entries without gaps, has each on
the disk before it says so, and says it again at said.<match>.<seat> to whoever listens. What was missed is fetched
by number, many at once.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
from collections.abc import AsyncGenerator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from companion.core.errors import LogError
from companion.far.passes import Rights
from companion.far.shared_log import HeadMoved, KeptEntry
from companion.far.wire import Wire, WireMessage, inbox_of

ENTRIES: Final = 5000
LOG_BYTES: Final = 4 << 20
ENTRY_BYTES: Final = 2048
"""Limits of one match; the server refuses what goes beyond."""
AT_ONCE: Final = 300
"""So many entries are asked for at once."""
FIRST_ASKED: Final = 8
RECHECK_S: Final = 20.0
"""So long nothing may be heard before the log is asked whether there is anything."""
REPEATS_S: Final = 3600
"""So long the server knows the id of an entry again."""
_HEADERS_BYTES: Final = 150
"""So much of an entry's size is for what the server is told with it."""
_WRONG_LAST: Final = 10071
_HEAD: Final = re.compile(r"[0-9]+$")
"""At the end of what the server says of a wrong last number is the right one: "wrong last sequence: 5"."""
_TOO_LONG: Final = 10054
_FULL: Final = frozenset({10077, 10047, 10023})


def stream_of(match: str) -> str:
    """The name of a match's stream."""
    return f"FAR_{match}"


def lasting_stream(name: str, subjects: str, messages: int, size_bytes: int, message_bytes: int) -> dict[str, Any]:
    """A stream, as JetStream's API takes it, from which nothing is removed: one that is full takes no more."""
    return {
        "name": name,
        "subjects": [subjects],
        "storage": "file",
        "retention": "limits",
        "discard": "new",
        "max_msgs": messages,
        "max_bytes": size_bytes,
        "max_msg_size": message_bytes,
        "num_replicas": 1,
        "duplicate_window": REPEATS_S * 1_000_000_000,
        "deny_delete": True,
        "deny_purge": True,
        "allow_direct": True,
    }


def stream_settings(match: str) -> dict[str, Any]:
    """The stream of a match, as JetStream's API takes it; nobody who plays may delete from it or change it."""
    subjects = f"far.{match}.*"
    return {
        **lasting_stream(stream_of(match), subjects, ENTRIES, LOG_BYTES, ENTRY_BYTES),
        "republish": {"src": subjects, "dest": f"said.{match}.{{{{wildcard(1)}}}}"},
    }


def seat_rights(match: str, seat: int, public: bytes) -> Rights:
    """What a seat may do: append as itself, read and hear its match, and speak with the door."""
    return Rights(
        (f"far.{match}.{seat}", f"$JS.API.DIRECT.GET.{stream_of(match)}", f"door.{match}.{seat}.*"),
        (f"said.{match}.*", f"ask.{match}.{seat}", f"{inbox_of(public)}.>"),
        answers=True,
        listens_max=8,
        payload_max=4096,
    )


@dataclass(frozen=True, slots=True)
class _Stored:
    """An entry as the server has it."""

    number: int
    entry_id: str
    data: bytes
    seat: int


class MatchLog:
    """The log of one match, as one seat sees it (shared_log.SharedLog). Belongs to the loop of its wire."""

    def __init__(self, wire: Wire, match: str, seat: int) -> None:
        self._wire, self._match, self._seat = wire, match, seat
        self._followers: set[asyncio.Queue[KeptEntry | int | None]] = set()
        self._closed = False
        self._sent = set[str]()

    async def start(self) -> None:
        """Listen to what is said of the match. LogError."""
        await self._wire.listen(f"said.{self._match}.*", self._on_said)

    def wake(self) -> None:
        """Something may have been missed: the connection is back."""
        self._tell(None)

    def kept(self, number: int, data: bytes) -> None:
        """An entry of this seat is appended: it is heard by that, should what the server says of it be missed.

        To look for it there would cost two ways to the server and back, in which nothing else is heard.
        """
        self._tell(KeptEntry(number, data, self._seat))

    def thrown_back(self, head: int) -> None:
        """The log was found with so many entries: what comes behind them is followed anew."""
        self._tell(head)

    def close(self) -> None:
        """End every `follow`."""
        self._closed = True
        self.wake()

    async def append(self, after: int, entry_id: str, data: bytes) -> int | HeadMoved:
        """See SharedLog. What is sent again here is looked for under its id before anything is said of it.

        LogError: `far-unreachable` (it may have been kept or not: append it again, with the same id),
        `far-oversize`, `far-log-full`.
        """
        if len(data) > ENTRY_BYTES - _HEADERS_BYTES:  # the server ends a connection that says too much at once
            raise LogError("far-oversize", address=self._wire.address)
        headers = {"Nats-Msg-Id": entry_id, "Nats-Expected-Last-Sequence": str(after)}
        is_repeat = entry_id in self._sent
        self._sent.add(entry_id)
        answer = await self._wire.ask(f"far.{self._match}.{self._seat}", data, headers)
        told = _read(answer.data)
        error = told.get("error")
        if error is None:
            return int(told["seq"])
        if error.get("err_code") == _WRONG_LAST:
            head = _HEAD.search(str(error.get("description", "")))
            if head is not None and not is_repeat:
                return HeadMoved(int(head[0]))
            return await self._look_for(after, entry_id)
        if error.get("err_code") == _TOO_LONG:
            raise LogError("far-oversize", address=self._wire.address)
        if error.get("err_code") in _FULL:
            raise LogError("far-log-full", count=ENTRIES)
        raise LogError("far-log-refuses", reason=str(error.get("description", "?")))

    async def read(self, first: int) -> Sequence[KeptEntry]:
        """See SharedLog. LogError: `far-unreachable`; `far-log-torn` where one between others is missing."""
        return [KeptEntry(told.number, told.data, told.seat) for told in await self._read(first)]

    async def follow(self, first: int) -> AsyncGenerator[KeptEntry, None]:
        """See SharedLog. A break is waited out.

        LogError `far-log-back` where the log has fewer entries than were heard, or other ones: its server was
        thrown back; `far-log-torn`.
        """
        queue: asyncio.Queue[KeptEntry | int | None] = asyncio.Queue()
        self._followers.add(queue)
        due, last = first, b""
        told: KeptEntry | int | None = None
        try:
            while not self._closed:
                if isinstance(told, int):
                    due, last = (told + 1, b"") if told + 1 < due else (due, last)
                    told = None
                for entry in await self._next(due, last, told):
                    yield entry
                    due, last = entry.number + 1, entry.data
                told = None
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(RECHECK_S):  # wait_for of Python 3.11 can miss that it is cancelled
                        told = await queue.get()
        finally:
            self._followers.discard(queue)

    # ---- within ----------------------------------------------------------------------------------------------

    async def _next(self, due: int, last: bytes, heard: KeptEntry | None) -> Sequence[KeptEntry]:
        """What comes from this number on: what was just heard, or, without or across a gap, what the log has."""
        if heard is not None and heard.number == due:
            return [heard]
        if heard is not None and due - heard.number > 0 and heard.data == last:
            return []
        try:
            if due == 1 or not last:
                return await self.read(due)
            before, found = await asyncio.gather(self._get(due - 1), self.read(due))
            if before is None or before.data != last:
                raise LogError("far-log-back", number=due - 1)
            return found
        except LogError as error:
            if error.key != "far-unreachable":
                raise
            return []

    async def _look_for(self, after: int, entry_id: str) -> int | HeadMoved:
        """Whether this very entry is what moved the head: a lost answer looks like a lost race."""
        kept = await self._read(after + 1)
        for told in kept:
            if told.entry_id == entry_id:
                return told.number
        if kept:
            return HeadMoved(kept[-1].number)
        return HeadMoved(await self._head_below(after))

    async def _head_below(self, above: int) -> int:
        """The number of the last entry, where there are no more than `above`: halving asks for few."""
        low, high = 0, above
        while low < high:
            middle = (low + high + 1) // 2
            low, high = (middle, high) if await self._get(middle) is not None else (low, middle - 1)
        return low

    async def _read(self, first: int) -> list[_Stored]:
        found: list[_Stored] = []
        count = FIRST_ASKED
        while True:
            begin = first + len(found)
            many = await asyncio.gather(*(self._get(begin + one) for one in range(count)))
            whole = [one for one in many if one is not None]
            if whole != many[: len(whole)]:
                raise LogError("far-log-torn", number=begin + many.index(None))
            found += whole
            if len(whole) < count:
                return found
            count = AT_ONCE

    async def _get(self, number: int) -> _Stored | None:
        """One entry by its number; None where there is none."""
        told = await kept_at(self._wire, stream_of(self._match), number)
        if told is None:
            return None
        seat = seat_in(told.headers.get("Nats-Subject", ""))
        return _Stored(int(told.headers["Nats-Sequence"]), told.headers.get("Nats-Msg-Id", ""), told.data, seat)

    async def _on_said(self, said: WireMessage) -> None:
        number = said.headers.get("Nats-Sequence", "")
        self._tell(KeptEntry(int(number), said.data, seat_in(said.subject)) if number.isdigit() else None)

    def _tell(self, told: KeptEntry | int | None) -> None:
        for each in self._followers:
            each.put_nowait(told)


async def kept_at(wire: Wire, stream: str, number: int) -> WireMessage | None:
    """What a stream has at this number, None for nothing. LogError."""
    told = await wire.ask(f"$JS.API.DIRECT.GET.{stream}", json.dumps({"seq": number}).encode())
    status = told.headers.get("Status", "")
    if status == "404":
        return None
    if status or "Nats-Sequence" not in told.headers:
        raise LogError("far-log-refuses", reason=told.headers.get("Description", status or "?"))
    return told


def seat_in(subject: str) -> int:
    """The seat whose right a subject of a match names, 0 for none."""
    told = subject.rpartition(".")[2]
    return int(told) if told.isascii() and told.isdigit() and len(told) == 1 else 0


def _read(data: bytes) -> dict[str, Any]:
    try:
        told = json.loads(data)
    except ValueError:
        told = None
    if not isinstance(told, dict) or not (isinstance(told.get("error"), dict) or isinstance(told.get("seq"), int)):
        raise LogError("far-log-refuses", reason="?")
    return told
