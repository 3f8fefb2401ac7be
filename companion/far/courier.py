"""Carries entries between the judge and the log of a far match: one thread with a loop, which only posts.

The judge hands over what is to be appended and waits for nothing. What the log says comes back as events.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import threading
from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from pydantic import ValidationError

from companion.core.errors import LogError
from companion.far.courier_news import (
    FarEvent,
    FarHeard,
    FarHere,
    FarLinked,
    FarOnWay,
    FarRenewed,
    FarThrownBack,
    FarTrouble,
)
from companion.far.door import DoorAnswer, DoorQuestion
from companion.far.entering import TIMES, enter
from companion.far.log import MatchLog
from companion.far.plan import FarPlan
from companion.far.replica import Sending
from companion.far.seal import SeatKey
from companion.far.wire import Wire, WireNews

AGAIN_S: Final = 0.5
"""So long it is waited before a server that was not reached is tried again."""
REFUSED: Final = frozenset({"far-refused", "far-door-gone", "far-clock"}) | TIMES
REFUSED_S: Final = 10.0
"""So long it is waited before a server that refuses is tried again: only people can change that."""
HERE_S: Final = 3.0
"""So often the door is asked who is there, where nothing happens."""
LOOK_S: Final = 0.3
"""So soon it is told how far this table knows the log, and asked while it is awaited how far others do."""
RENEW_S: Final = 3600.0
"""So often the door is asked for another pass: who comes back within the time of a pass is always let in."""
SLOW_S: Final = 0.4
"""What the log has not acknowledged for so long is told to be on its way."""
LEAVE_S: Final = 2.0
"""So long what is still to be appended may take when this table is left."""


class Courier:
    """See above. head: number of the last entry that is known here. post: takes events, from any thread.

    now_s: a clock in seconds. A server that is not there, or comes back later, is tried until close().
    """

    def __init__(
        self, plan: FarPlan, head: int, post: Callable[[FarEvent], None], now_s: Callable[[], float]
    ) -> None:
        self._plan, self._head, self._post, self._now_s = plan, head, post, now_s
        self._renewed_s: float | None = None
        self._known, self._unsure = head, True
        self._floods: list[int] = []
        self._sending: Sending | None = None
        self._done: Sending | None = None
        self._linked = False
        self._trouble = ""
        self._log: MatchLog | None = None
        self._loop = asyncio.new_event_loop()
        self._wanted, self._ended, self._idle = asyncio.Event(), asyncio.Event(), asyncio.Event()
        self._thread = threading.Thread(target=self._run, name="far", daemon=True)
        self._main: asyncio.Task[Any] | None = None

    # ---- for the judge ---------------------------------------------------------------------------------------

    def start(self) -> None:
        """Begin to look for the server."""
        logging.getLogger("asyncio").setLevel(logging.ERROR)  # it warns of every connection that TLS has ended
        self._thread.start()

    def send(self, sending: Sending | None, head: int, *, unsure: bool) -> None:
        """Append this next, in place of what was to be appended before; None for nothing.

        head, unsure: how far this table knows the log, and whether it waits to hear how far others do.
        """
        with contextlib.suppress(RuntimeError):  # the loop has ended
            self._loop.call_soon_threadsafe(self._want, sending, head, unsure)

    def flooding(self, seat: int) -> None:
        """Tell the door that this seat says too much that means nothing."""
        with contextlib.suppress(RuntimeError):
            self._loop.call_soon_threadsafe(self._floods.append, seat)

    def close(self) -> None:
        """End, once what is to be appended is, but not later than LEAVE_S from now."""
        if self._thread.is_alive():
            with contextlib.suppress(RuntimeError):
                self._loop.call_soon_threadsafe(self._leave)
            self._thread.join(2 * LEAVE_S)

    # ---- its thread ------------------------------------------------------------------------------------------

    def _run(self) -> None:
        with (
            asyncio.Runner(loop_factory=lambda: self._loop) as runner,  # ends a connection just being made, too
            contextlib.suppress(asyncio.CancelledError),
        ):
            runner.run(self._tries())

    def _want(self, sending: Sending | None, head: int, unsure: bool) -> None:
        self._sending, self._known, self._unsure = sending, head, unsure
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
        self._main = asyncio.current_task()
        while True:
            try:
                await self._linked_once()
            except LogError as error:
                self._tell(error)
                refused = error.key in REFUSED
            else:
                refused = False
            await asyncio.sleep(REFUSED_S if refused else AGAIN_S)

    async def _linked_once(self) -> None:
        """One connection, for as long as it holds. LogError."""
        self._ended.clear()
        wire, ticket = await enter(self._plan.at, self._on_news, self._now_s)
        if ticket:
            self._has(wire, ticket)
        self._log = log = MatchLog(wire, self._plan.match, self._plan.seat)
        tasks = set[asyncio.Task[None]]()
        try:
            await log.start()
            await self._found(log)
            doing = (self._follows(log), self._sends(log), self._asks(wire), self._ends())
            tasks = {asyncio.create_task(one) for one in doing}
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
            self._back = self._loop.create_task(self._found(self._log))

    async def _found(self, log: MatchLog) -> None:
        """The server is there: what it has is compared, before anything is appended that was to be before.

        Where it does not answer that in time, though it is there, another connection is tried.
        """
        self._sending = self._done = None
        try:
            await self._catch_up(log)
        except LogError as error:
            if error.key != "far-unreachable":
                self._tell(error)
            self._ended.set()
            return
        self._link(is_there=True)
        log.wake()

    def _link(self, *, is_there: bool) -> None:
        if is_there != self._linked:
            self._linked, self._trouble = is_there, ""
            self._post(FarLinked(is_there))

    def _tell(self, error: LogError) -> None:
        """Trouble, once while it stays the same; a server that cannot be reached is tried again without a word."""
        if error.key != self._trouble:
            self._trouble = error.key
            self._post(FarTrouble(error.key, dict(error.facts)))

    # ---- the door ----------------------------------------------------------------------------------------------

    async def _asks(self, wire: Wire) -> None:
        """Tell the door that this table is there and how far it knows the log, and hear the same of the others."""
        about = f"door.{self._plan.match}.{self._plan.seat}"
        told_head, next_s = -1, 0.0
        while True:
            await self._renew(wire, about)
            if self._unsure or self._known != told_head or self._loop.time() >= next_s:
                told_head, next_s = self._known, self._loop.time() + HERE_S
                told = await self._asked(wire, f"{about}.here", DoorQuestion(head=told_head))
                if told is not None:
                    self._post(FarHere({int(seat): told.heads[seat] for seat in told.heads if seat.isdigit()}))
            while self._floods:
                told = await self._asked(wire, f"{about}.flooding", DoorQuestion(seat=self._floods[0]))
                if told is None or told.wrong == "often":
                    break
                del self._floods[0]
            await asyncio.sleep(LOOK_S)

    async def _renew(self, wire: Wire, about: str) -> None:
        """Have another pass, at first and then once in a while; until there is one the old one serves."""
        now_s = self._now_s()
        if self._renewed_s is not None and 0 <= now_s - self._renewed_s < RENEW_S:  # a clock may be put back
            return
        key = SeatKey(self._plan.seed).public.hex()
        told = await self._asked(wire, f"{about}.renew", DoorQuestion(key=key))
        if told is None:
            return
        self._renewed_s = now_s
        if told.ticket:
            self._has(wire, told.ticket)

    def _has(self, wire: Wire, ticket: str) -> None:
        """There is another pass."""
        self._plan = replace(self._plan, ticket=ticket)
        wire.renewed(ticket)
        self._post(FarRenewed(ticket))

    async def _asked(self, wire: Wire, subject: str, question: DoorQuestion) -> DoorAnswer | None:
        """What the door answers; None where it does not, and is asked again later."""
        try:
            told = await wire.ask(subject, question.model_dump_json(exclude_none=True).encode())
            return DoorAnswer.model_validate_json(told.data)
        except (LogError, ValidationError):
            return None

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
        log.thrown_back(self._head)  # others may have mended it meanwhile, which only who follows would hear
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
        slow = self._loop.call_later(SLOW_S, self._post, FarOnWay())
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
        finally:
            slow.cancel()
        if isinstance(told, int):
            self._finish(sending)
            log.kept(told, sending.data)
            return
        if told.head < sending.after:
            await self._thrown_back(log)
        log.wake()

    def _finish(self, sending: Sending) -> None:
        self._done = sending
        if self._sending == sending:
            self._idle.set()

    async def _ends(self) -> None:
        """The server wants this connection no more: another one is tried."""
        await self._ended.wait()
