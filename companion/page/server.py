"""Serves the table of the running companion: addresses are told, and it goes on until somebody ends it."""

from __future__ import annotations

import asyncio
import secrets
import socket
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

import uvicorn

from companion.evening.here import line, tell
from companion.language.phrases import Phrases
from companion.page.app import PageApp
from companion.page.feed import Feed
from companion.page.link import SeatLink
from companion.page.safety import Tokens
from companion.page.seat import SeatPage

if TYPE_CHECKING:
    from companion.evening.here import Here

CONNECTIONS = 64
NAMES = ("127.0.0.1", "localhost")
"""What browsers of this computer call it."""


class _EndingServer(uvicorn.Server):
    """Ends what browsers read before it waits for them to go."""

    def __init__(self, config: uvicorn.Config, feeds: Iterable[Feed]) -> None:
        super().__init__(config)
        self._feeds = feeds

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """See uvicorn."""
        for feed in self._feeds:
            feed.close()
        await super().shutdown(sockets)


class PageServer:
    """One page. players: names by seat. sock: bound, on the loopback."""

    def __init__(self, where: Here, players: Sequence[str], sock: socket.socket) -> None:
        self._where, self._players, self._sock = where, players, sock
        self._port = sock.getsockname()[1]
        sock.listen()  # from now on browsers wait instead of being refused
        self.tokens = Tokens(range(len(players) + 1))
        self._server: uvicorn.Server | None = None
        self._loop: asyncio.AbstractEventLoop | None = None

    def address(self, seat: int) -> str:
        """Where a seat plays, 0: where the table is watched. The secret is no part of what a browser sends."""
        view = "" if seat else "watch"
        return f"http://{NAMES[0]}:{self._port}/{view}#{self.tokens.of(seat)}"

    def run(self) -> None:
        """Tell the addresses and serve, until Control and C."""
        asyncio.run(self._serve())
        tell(self._where.phrases, "page-ends")

    def close(self) -> None:
        """End soon; from any thread."""
        if self._loop is not None:
            self._loop.call_soon_threadsafe(self._end)

    def _end(self) -> None:
        if self._server is not None:
            self._server.should_exit = True

    async def _serve(self) -> None:
        told, epoch = self._where.phrases, secrets.token_hex(4)
        loop = self._loop = asyncio.get_running_loop()
        seats = range(len(self._players) + 1)
        pages = {seat: SeatPage(seat, Phrases(told.language, told.level, told.cells), epoch) for seat in seats}
        links = {seat: SeatLink(self._where.places, seat, _handed(loop, page)) for seat, page in pages.items()}
        app = PageApp(pages, links, self.tokens, told, tuple(f"{name}:{self._port}" for name in NAMES))
        config = uvicorn.Config(
            app.asgi,
            log_level="warning",
            ws="none",
            lifespan="off",
            limit_concurrency=CONNECTIONS,
            server_header=False,
            timeout_graceful_shutdown=1,
        )
        self._server = _EndingServer(config, [page.feed for page in pages.values()])
        self._tell()
        for link in links.values():
            link.start()
        try:
            await self._server.serve(sockets=[self._sock])
        finally:
            for link in links.values():
                link.close()

    def _tell(self) -> None:
        told = self._where.phrases
        tell(told, "page-watch")
        line(self.address(0))
        for seat, name in enumerate(self._players, start=1):
            tell(told, "page-plays", player=name)
            line(self.address(seat))


def _handed(loop: asyncio.AbstractEventLoop, page: SeatPage) -> Callable[[object], None]:
    """Hands what a connection hears to the event loop; to nobody once the page has ended."""

    def hand(heard: object) -> None:
        with suppress(RuntimeError):  # the loop closed meanwhile
            loop.call_soon_threadsafe(page.hear, heard)

    return hand
