"""Serves the table of the running companion: addresses are told, and it goes on until somebody ends it."""

from __future__ import annotations

import asyncio
import secrets
import socket
import threading
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from functools import cache
from typing import TYPE_CHECKING, Any

import uvicorn
from starlette.types import ASGIApp

from companion.evening.here import line, tell
from companion.language.phrases import Phrases
from companion.page.app import PageApp
from companion.page.desk import PageDesk
from companion.page.link import Gone, SeatLink
from companion.page.pair_routes import routes
from companion.page.reach import Reach
from companion.page.safety import Tokens
from companion.page.seat import SeatRoom
from companion.page.told import ShownTable, ToldSentence
from companion.page.view import MatchFolds

if TYPE_CHECKING:
    from companion.core.places import Directories

CONNECTIONS = 64
MOMENT_S = 0.015
"""So long a table gives way to sentences: the judge tells what an act says one step behind what it changes."""


class _EndingServer(uvicorn.Server):
    """Ends what browsers read before it waits for them to go."""

    def __init__(self, config: uvicorn.Config, rooms: Iterable[SeatRoom]) -> None:
        super().__init__(config)
        self._rooms = rooms

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """See uvicorn."""
        for page in [page for room in self._rooms for page in room.pages]:
            page.feed.close()
        await super().shutdown(sockets)


class PageServer:
    """One page. phrases: the usual words. players: names by seat. reach: where it listens."""

    def __init__(self, places: Directories, phrases: Phrases, players: Sequence[str], reach: Reach) -> None:
        self._places, self._phrases, self._players, self._reach = places, phrases, players, reach
        self.tokens = Tokens(range(len(players) + 1))
        self._server: uvicorn.Server | None = None
        self._why = "page-ends"
        self._loop: asyncio.AbstractEventLoop | None = None

    def address(self, seat: int) -> str:
        """Where a seat plays, 0: where the table is watched. The secret is no part of what a browser sends."""
        return self._reach.address(self._path(seat))

    def _path(self, seat: int) -> str:
        return f"{'' if seat else 'watch'}#{self.tokens.of(seat)}"

    def run(self) -> None:
        """Tell the addresses and serve, until Control and C."""
        asyncio.run(self._serve())
        tell(self._phrases, self._why)

    def close(self) -> None:
        """End soon; from any thread."""
        if self._loop is not None:
            with suppress(RuntimeError):  # it has ended by itself
                self._loop.call_soon_threadsafe(self._end)

    def _end(self, why: str = "page-ends") -> None:
        self._why = why
        if self._server is not None:
            self._server.should_exit = True

    async def _serve(self) -> None:
        loop = self._loop = asyncio.get_running_loop()
        told, epoch, folds = self._phrases, secrets.token_hex(4), MatchFolds()

        @cache
        def worded(language: str) -> Phrases:
            return Phrases(language, told.level, told.cells)

        rooms = {seat: SeatRoom(seat, worded, epoch, folds) for seat in range(len(self._players) + 1)}
        heard = {seat: SentencesFirst(loop, room.hear) for seat, room in rooms.items()}
        links = {
            seat: SeatLink(self._places, seat, Handed(loop, lambda one, seat=seat: heard[seat](one)))  # type: ignore[misc]
            for seat in rooms
        }
        desk = PageDesk(
            self._players, rooms, links[0], self.tokens, self._reach, self._tell_here, self._end, time.monotonic
        )
        heard[0] = SentencesFirst(loop, desk.hear)
        app = PageApp(
            rooms,
            links,
            self.tokens,
            told.language,
            worded,
            self._reach,
            lambda of: routes(desk.pairing, self._players, of),
            desk,
        )
        self._server = _EndingServer(config_of(app.asgi, self._reach), rooms.values())
        self._tell()
        for link in links.values():
            link.start()
        ticking = asyncio.create_task(desk.tick())
        try:
            await self._server.serve(sockets=list(self._reach.socks))
        finally:
            ticking.cancel()
            desk.close()
            for link in links.values():
                link.close()

    def _tell_here(self, key: str, facts: Mapping[str, int | str]) -> None:
        line(self._phrases.write(key, facts))

    def _tell(self) -> None:
        told = self._phrases
        tell(told, "page-watch")
        self._tell_address(0)
        for seat, name in enumerate(self._players, start=1):
            tell(told, "page-plays", player=name)
            self._tell_address(seat)

    def _tell_address(self, seat: int) -> None:
        for one in (self.address(seat), *self._reach.addresses(self._path(seat))):
            line(one)


def config_of(app: ASGIApp, reach: Reach) -> uvicorn.Config:
    """How it is served. Who asks is who is connected, whatever headers say; what is no HTTP is not told of."""
    return uvicorn.Config(
        app,
        log_level="error",
        ws="none",
        lifespan="off",
        limit_concurrency=CONNECTIONS,
        proxy_headers=False,
        server_header=False,
        timeout_graceful_shutdown=1,
        ssl_certfile=reach.tls.certificate if reach.tls else None,
        ssl_keyfile=reach.tls.key if reach.tls else None,
    )


class SentencesFirst:
    """Passes on what comes in the event loop, a table a moment later: what is said with it goes before it.

    A sentence is waited for by ear, and a browser that has got a table first draws it, and is deaf meanwhile.
    """

    def __init__(self, loop: asyncio.AbstractEventLoop, hear: Callable[[object], None]) -> None:
        self._loop, self._hear = loop, hear
        self._table: ShownTable | None = None  # it waits; the next one takes its place

    def __call__(self, told: object) -> None:
        """Something of the link."""
        if isinstance(told, ShownTable):
            if self._table is None:
                self._loop.call_later(MOMENT_S, self._show)
            self._table = told
            return
        if not isinstance(told, ToldSentence):
            self._show()  # whatever else comes after a table is told after it
        self._hear(told)

    def _show(self) -> None:
        table, self._table = self._table, None
        if table is not None:
            self._hear(table)


class Handed:
    """Hands what a connection hears to the event loop; to nobody once the page has ended.

    A table that the loop has not come to yet gives way to the next one, which tells all that it told: where the
    loop is late, it is not later still for tables that nobody sees.
    """

    def __init__(self, loop: asyncio.AbstractEventLoop, hear: Callable[[object], None]) -> None:
        self._loop, self._hear = loop, hear
        self._guard = threading.Lock()
        self._waiting: list[ShownTable] = []  # one at most; anew when what comes after it must not be overtaken

    def __call__(self, heard: object) -> None:
        """From the thread of the connection."""
        if not isinstance(heard, ShownTable):
            if isinstance(heard, Gone):
                self._waiting = []
            self._call(self._hear, heard)
            return
        with self._guard:
            waits = bool(self._waiting)
            self._waiting[:] = [heard]
        if not waits:
            self._call(self._hear_table, self._waiting)

    def _hear_table(self, waiting: list[ShownTable]) -> None:
        with self._guard:
            table = waiting.pop()
        self._hear(table)

    def _call(self, hear: Callable[[Any], None], heard: object) -> None:
        with suppress(RuntimeError):  # the loop closed meanwhile
            self._loop.call_soon_threadsafe(hear, heard)
