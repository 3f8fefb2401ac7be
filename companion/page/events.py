"""An answer that goes on: events for one browser, for as long as it reads them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import aclosing

from starlette.responses import Response
from starlette.types import Receive, Scope, Send


class EventStream(Response):
    """Sends what comes, until that ends or the browser has gone; either way what makes the events is closed.

    Starlette's StreamingResponse does the same with anyio, whose part for asyncio takes 5 MiB when it is loaded.
    """

    media_type = "text/event-stream"

    def __init__(self, events: AsyncGenerator[bytes, None]) -> None:
        super().__init__()
        del self.headers["content-length"]
        self._events = events

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """See starlette."""
        tasks = [asyncio.ensure_future(one) for one in (self._send(send), self._gone(receive))]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for one in tasks:
                one.cancel()
            ended = await asyncio.gather(*tasks, return_exceptions=True)
        for error in ended:
            if isinstance(error, OSError):  # it went while it was told
                continue
            if isinstance(error, Exception):
                raise error

    async def _send(self, send: Send) -> None:
        await send({"type": "http.response.start", "status": self.status_code, "headers": self.raw_headers})
        async with aclosing(self._events) as events:
            async for told in events:
                await send({"type": "http.response.body", "body": told, "more_body": True})
        await send({"type": "http.response.body", "body": b"", "more_body": False})

    @staticmethod
    async def _gone(receive: Receive) -> None:
        while (await receive())["type"] != "http.disconnect":
            pass
