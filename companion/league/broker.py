"""Results on their way over a server of far matches: JetStream's stream LEAGUE_<season>, one subject a centre.

The server has each parcel on its disk before it says so, and for an hour knows one that is sent again by its name;
later it is kept twice, which the season knows again (docs/league.md). Who reads asks for parcels by number from
the first one on, at each start and after each break: no place is kept that could be lost, and what a server has
lost that was thrown back is read once centres have sent it again.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import json
import queue
import threading
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from companion.core.errors import LogError
from companion.far.log import lasting_stream
from companion.far.wire import Wire, WireMessage, WireNews, trust
from companion.league.parcel import PARCEL_BYTES
from companion.league.passes import LeaguePass, stream_of, subject_of

LOOK_S: Final = 0.5
"""So often is asked for the next parcel."""
AGAIN_S: Final = 2.0
"""So long is waited before a server that is away is tried again."""
AT_ONCE: Final = 50
_MESSAGE_BYTES: Final = PARCEL_BYTES + 1000


def stream_settings(league: str) -> dict[str, Any]:
    """The stream of a season, as JetStream's API takes it: nothing is removed, and no centre fills it alone."""
    return {
        **lasting_stream(stream_of(league), f"league.{league}.*", 50_000, 256 << 20, _MESSAGE_BYTES),
        "discard_new_per_subject": True,
        "max_msgs_per_subject": 5000,
    }


async def _wire(by: LeaguePass, told: Callable[[WireNews, str], None]) -> Wire:
    trusted = trust(bytes.fromhex(by.certificate) if by.certificate else None)
    return await Wire.open(by.address, trusted, by.login, told)


def send(by: LeaguePass, waiting: Iterable[tuple[str, bytes]], kept: Callable[[str], object]) -> None:
    """Send parcels, by name, one after the other. kept: is told each name once the server has it on its disk.

    LogError `far-unreachable` and its like: what was not told as kept may be there or not, and is sent again.
    """
    asyncio.run(_send(by, waiting, kept))


async def _send(by: LeaguePass, waiting: Iterable[tuple[str, bytes]], kept: Callable[[str], object]) -> None:
    wire = await _wire(by, lambda _news, _text: None)
    try:
        for name, data in waiting:
            answer = await wire.ask(subject_of(by.league, by.number), data, {"Nats-Msg-Id": name})
            _read(answer, "seq")
            kept(name)
    finally:
        await wire.close()


@dataclass(frozen=True, slots=True)
class ArrivedParcel:
    """One parcel as it came. number: of the centre whose pass has sent it."""

    number: int
    data: bytes


class ResultsLine:
    """Reads what centres send to a season, in a thread of its own, until it is closed."""

    def __init__(self, by: LeaguePass) -> None:
        self._by = by
        self._came: queue.SimpleQueue[ArrivedParcel | LogError | None] = queue.SimpleQueue()
        self._seen: set[bytes] = set()
        self._loop = asyncio.new_event_loop()
        self._task = self._loop.create_task(self._run())
        self._thread = threading.Thread(target=self._work, name="league results", daemon=True)
        self._thread.start()

    def come(self) -> list[ArrivedParcel | LogError | None]:
        """What has come since: parcels, each once; why the server is away, once; None where it is there.

        What ends the thread by itself is raised here.
        """
        if self._task.done():
            self._task.result()
        found: list[ArrivedParcel | LogError | None] = []
        with contextlib.suppress(queue.Empty):
            while True:
                found.append(self._came.get_nowait())
        return found

    def close(self) -> None:
        """End it."""
        self._loop.call_soon_threadsafe(self._task.cancel)
        self._thread.join()

    # ---- in the thread ----------------------------------------------------------------------------------------

    def _work(self) -> None:
        with contextlib.suppress(asyncio.CancelledError):
            self._loop.run_until_complete(self._task)
        self._loop.close()

    async def _run(self) -> None:
        """Read until cancelled; each break is told once and waited out."""
        away = ""
        while True:
            back = asyncio.Event()
            try:
                wire = await _wire(self._by, partial(_on_news, back))
                try:
                    _read(await self._ask(wire, "STREAM.CREATE", stream_settings(self._by.league)), "config")
                    self._came.put(None)
                    away = ""
                    await self._follow(wire, back)
                finally:
                    await wire.close()
            except LogError as error:
                if away != error.key:
                    self._came.put(error)
                away = error.key
            await asyncio.sleep(AGAIN_S)

    async def _follow(self, wire: Wire, back: asyncio.Event) -> None:
        """Hand on each parcel, and all of them anew after a break: the server may have been thrown back."""
        number = 1
        while True:
            if back.is_set():
                back.clear()
                number = 1
            first = await self._get(wire, number)
            if first is None:
                await asyncio.sleep(LOOK_S)
                continue
            rest = await asyncio.gather(*(self._get(wire, number + one) for one in range(1, AT_ONCE)))
            for one in (first, *rest):
                if one is None:
                    break
                number += 1
                self._take(one)

    def _take(self, told: WireMessage) -> None:
        centre = told.headers.get("Nats-Subject", "").rpartition(".")[2]
        digest = centre.encode() + hashlib.sha256(told.data).digest()
        if digest not in self._seen and centre.isdigit():
            self._seen.add(digest)
            self._came.put(ArrivedParcel(int(centre), told.data))

    async def _get(self, wire: Wire, number: int) -> WireMessage | None:
        told = await self._ask(wire, "DIRECT.GET", {"seq": number})
        status = told.headers.get("Status", "")
        if status == "404":
            return None
        if status:
            raise LogError("far-log-refuses", reason=told.headers.get("Description", status))
        return told

    async def _ask(self, wire: Wire, what: str, told: dict[str, Any]) -> WireMessage:
        return await wire.ask(f"$JS.API.{what}.{stream_of(self._by.league)}", json.dumps(told).encode())


def _on_news(back: asyncio.Event, news: WireNews, text: str) -> None:
    if news is WireNews.BACK:
        back.set()


def _read(answer: WireMessage, wanted: str) -> None:
    """LogError unless the server has answered with this."""
    try:
        told = json.loads(answer.data)
    except ValueError:
        told = None
    if not isinstance(told, dict) or wanted not in told:
        error = told.get("error") if isinstance(told, dict) else None
        raise LogError("league-server-refuses", reason=str((error or {}).get("description", "?")))
