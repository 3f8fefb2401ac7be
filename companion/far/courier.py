"""Carries entries between the judge and the log of a far match: one thread with a loop, which only posts.

The judge hands over what is to be appended and waits for nothing. What the log says comes back as events.
"""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Callable
from typing import Final

from companion.core.errors import LogError
from companion.far.courier_news import FarEvent, FarHeard, FarLinked, FarThrownBack, FarTrouble
from companion.far.log import MatchLog
from companion.far.plan import FarPlan
from companion.far.replica import Sending
from companion.far.seal import SeatKey
from companion.far.wire import Login, Wire, WireNews, trust

AGAIN_S: Final = 0.5
"""So long it is waited before a server that was not reached is tried again."""
LEAVE_S: Final = 2.0
"""So long what is still to be appended may take when this table is left."""


class Courier:
    """See above. head: number of the last entry that is known here. post: takes events, from any thread.

    A server that is not there, or comes back later, is tried until close().
    """

    def __init__(self, plan: FarPlan, head: int, post: Callable[[FarEvent], None]) -> None:
        self._plan, self._head, self._post = plan, head, post
        self._sending: Sending | None = None
        self._done: Sending | None = None
        self._linked = False
        self._trouble = ""
        self._log: MatchLog | None = None
        self._loop = asyncio.new_event_loop()
        self._wanted, self._ended, self._idle = asyncio.Event(), asyncio.Event(), asyncio.Event()
        self._thread = threading.Thread(target=self._run, name="far", daemon=True)
        self._main: asyncio.Task[None] | None = None

    # ---- for the judge ---------------------------------------------------------------------------------------

    def start(self) -> None:
        """Begin to look for the server."""
        self._thread.start()

    def send(self, sending: Sending | None) -> None:
        """Append this next, in place of what was to be appended before; None for nothing."""
        with contextlib.suppress(RuntimeError):  # the loop has ended
            self._loop.call_soon_threadsafe(self._want, sending)

    def close(self) -> None:
        """End, once what is to be appended is, but not later than LEAVE_S from now."""
        if self._thread.is_alive():
            with contextlib.suppress(RuntimeError):
                self._loop.call_soon_threadsafe(self._leave)
            self._thread.join(2 * LEAVE_S)

    # ---- its thread ------------------------------------------------------------------------------------------

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        self._main = self._loop.create_task(self._tries())
        try:
            with contextlib.suppress(asyncio.CancelledError):
                self._loop.run_until_complete(self._main)
        finally:
            self._loop.run_until_complete(self._loop.shutdown_asyncgens())
            self._loop.close()

    def _want(self, sending: Sending | None) -> None:
        self._sending = sending
        self._wanted.set()
        if sending is None or sending == self._done:
            self._idle.set()
        else:
            self._idle.clear()

    def _leave(self) -> None:
        async def left() -> None:
            if self._linked and self._sending is not None:
                with contextlib.suppress(asyncio.TimeoutError):
                    await asyncio.wait_for(self._idle.wait(), LEAVE_S)
            if self._main is not None:
                self._main.cancel()

        self._leaving = self._loop.create_task(left())

    async def _tries(self) -> None:
        while True:
            try:
                await self._linked_once()
            except LogError as error:
                self._tell(error)
            await asyncio.sleep(AGAIN_S)

    async def _linked_once(self) -> None:
        """One connection, for as long as it holds. LogError."""
        plan = self._plan
        login = Login(SeatKey(plan.seed), plan.ticket)
        self._ended.clear()
        wire = await Wire.open(plan.address, trust(plan.certificate), login, self._on_news)
        self._log = log = MatchLog(wire, plan.match, plan.seat)
        tasks = set[asyncio.Task[None]]()
        try:
            await log.start()
            await self._catch_up(log)
            self._link(is_there=True)
            tasks = {asyncio.create_task(one) for one in (self._follows(log), self._sends(log), self._ends())}
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for one in done:
                one.result()
        finally:
            for one in tasks:
                one.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            self._log = None
            self._link(is_there=False)
            await wire.close()

    def _on_news(self, news: WireNews, _text: str) -> None:
        if news is WireNews.AWAY:
            self._link(is_there=False)
        elif news is WireNews.ENDED:
            self._ended.set()
        elif news is WireNews.BACK and self._log is not None:
            self._link(is_there=True)
            self._log.wake()
            self._wanted.set()

    def _link(self, *, is_there: bool) -> None:
        if is_there != self._linked:
            self._linked, self._trouble = is_there, ""
            self._post(FarLinked(is_there))

    def _tell(self, error: LogError) -> None:
        """Trouble, once while it stays the same; a server that cannot be reached is tried again without a word."""
        if error.key != self._trouble:
            self._trouble = error.key
            self._post(FarTrouble(error.key, dict(error.facts)))

    # ---- reading ---------------------------------------------------------------------------------------------

    async def _catch_up(self, log: MatchLog) -> None:
        """What the log has beyond what is known, and the last known entry itself: it shows whether it is there."""
        entries = await log.read(max(1, self._head))
        if self._head and not entries:
            await self._thrown_back(log)
            return
        for kept in entries:
            self._hear(FarHeard(kept))

    async def _thrown_back(self, log: MatchLog) -> None:
        """The log has less than is known, or other entries: all of it is to be compared."""
        entries = tuple(await log.read(1))
        self._head = len(entries)
        self._post(FarThrownBack(entries))

    def _hear(self, heard: FarHeard) -> None:
        self._head = max(self._head, heard.kept.number)
        self._post(heard)

    async def _follows(self, log: MatchLog) -> None:
        while True:
            try:
                async for kept in log.follow(self._head + 1):
                    self._hear(FarHeard(kept))
                return
            except LogError as error:
                if error.key != "far-log-back":
                    raise
                await self._thrown_back(log)
                self._wanted.set()

    # ---- appending -------------------------------------------------------------------------------------------

    async def _sends(self, log: MatchLog) -> None:
        while True:
            await self._wanted.wait()
            self._wanted.clear()
            sending = self._sending
            if sending is not None and sending != self._done:
                await self._append(log, sending)

    async def _append(self, log: MatchLog, sending: Sending) -> None:
        try:
            told = await log.append(sending.after, sending.entry_id, sending.data)
        except LogError as error:
            if error.key != "far-unreachable":
                self._tell(error)
                self._finish(sending)
                return
            await asyncio.sleep(AGAIN_S)
            self._wanted.set()
            return
        if isinstance(told, int):
            self._finish(sending)
        elif told.head < sending.after:
            await self._thrown_back(log)
        log.wake()

    def _finish(self, sending: Sending) -> None:
        self._done = sending
        if self._sending == sending:
            self._idle.set()

    async def _ends(self) -> None:
        """The server wants this connection no more: another one is tried."""
        await self._ended.wait()
