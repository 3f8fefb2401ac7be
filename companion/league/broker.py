"""Results on their way over a server of far matches: JetStream's stream LEAGUE_<season>, one subject a centre.

The server has each part of a parcel (parts.py) on its disk before it says so, and for an hour knows one that is
sent again by its name; later it is kept twice, which the season knows again (docs/league.md). Who reads asks for
parts by number from the first one on, at each start and after each break: no place is kept that could be lost, and
what a server has lost that was thrown back is read once centres have sent it again.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import json
import queue
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from companion.core.errors import LogError
from companion.far.apart import Apart
from companion.far.log import kept_at, lasting_stream
from companion.far.wire import Wire, WireMessage, WireNews, trust
from companion.league.parts import PART_BYTES, ParcelAssembly, parts_of
from companion.league.passes import LOOPBACK, LeaguePass, stream_of, subject_of

LOOK_S: Final = 0.5
"""So often is asked for the next part."""
AGAIN_S: Final = 2.0
"""So long is waited before a server that is away is tried again."""
AT_ONCE: Final = 50
_MESSAGE_BYTES: Final = PART_BYTES + 1000


def stream_settings(league: str) -> dict[str, Any]:
    """The stream of a season, as JetStream's API takes it: nothing is removed, and no centre fills it alone."""
    return {
        **lasting_stream(stream_of(league), f"league.{league}.*", 50_000, 256 << 20, _MESSAGE_BYTES),
        "discard_new_per_subject": True,
        "max_msgs_per_subject": 5000,
    }


async def _wire(by: LeaguePass, told: Callable[[WireNews, str], None]) -> Wire:
    """Connected; without a certificate authorities vouch for the server, but for one on this computer itself."""
    here = by.address.startswith(f"tls://{LOOPBACK}:")
    trusted = trust(bytes.fromhex(by.certificate) or None, anybody=here and not by.certificate)
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
            for part, piece in parts_of(data):
                answer = await wire.ask(subject_of(by.league, by.number), piece, {"Nats-Msg-Id": part})
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
        self._apart = Apart()
        self._reading = self._apart.begin(self._run())

    def come(self) -> list[ArrivedParcel | LogError | None]:
        """What has come since: parcels, each once; why the server is away, once; None where it is there.

        What ends the thread by itself is raised here.
        """
        if self._reading.done():
            self._reading.result()
        found: list[ArrivedParcel | LogError | None] = []
        with contextlib.suppress(queue.Empty):
            while True:
                found.append(self._came.get_nowait())
        return found

    def close(self) -> None:
        """End it."""
        self._apart.close()

    # ---- in the thread ----------------------------------------------------------------------------------------

    async def _run(self) -> None:
        """Read until cancelled; each break is told once and waited out."""
        away = ""
        while True:
            back = asyncio.Event()
            try:
                wire = await _wire(self._by, partial(_on_news, back))
                try:
                    settings = json.dumps(stream_settings(self._by.league)).encode()
                    stream = stream_of(self._by.league)
                    _read(await wire.ask(f"$JS.API.STREAM.CREATE.{stream}", settings), "config")
                    self._came.put(None)
                    away = ""
                    await self._follow(wire, stream, back)
                finally:
                    await wire.close()
            except LogError as error:
                if away != error.key:
                    self._came.put(error)
                away = error.key
            await asyncio.sleep(AGAIN_S)

    async def _follow(self, wire: Wire, stream: str, back: asyncio.Event) -> None:
        """Hand on each whole parcel, and all of them anew after a break: the server may have been thrown back."""
        number, joined = 1, ParcelAssembly()
        while True:
            if back.is_set():
                back.clear()
                number, joined = 1, ParcelAssembly()
            first = await kept_at(wire, stream, number)
            if first is None:
                await asyncio.sleep(LOOK_S)
                continue
            rest = await asyncio.gather(*(kept_at(wire, stream, number + one) for one in range(1, AT_ONCE)))
            for one in (first, *rest):
                if one is None:
                    break
                number += 1
                self._take(one, joined)

    def _take(self, told: WireMessage, joined: ParcelAssembly) -> None:
        centre = told.headers.get("Nats-Subject", "").rpartition(".")[2]
        parcel = joined.take(int(centre), told.data) if centre.isdecimal() else None
        if parcel is None:
            return
        digest = centre.encode() + hashlib.sha256(parcel).digest()
        if digest not in self._seen:
            self._seen.add(digest)
            self._came.put(ArrivedParcel(int(centre), parcel))


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
        reason = error.get("description", "?") if isinstance(error, dict) else "?"
        raise LogError("league-server-refuses", reason=str(reason))
