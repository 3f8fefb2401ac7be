"""Whole matches over a true server: houses with sealed replicas, which can be dropped and cut off."""

from __future__ import annotations

import asyncio
import contextlib
import json
import tempfile
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from companion.core.errors import LogError
from companion.far.agreed import AgreedMatch
from companion.far.door import DoorAnswer
from companion.far.log import MatchLog
from companion.far.replica import FarNews, FarWish, Replica
from companion.far.seal import Seal, SeatKey, Unsealed, new_key
from companion.far.shared_log import HeadMoved, KeptEntry, SharedLog
from companion.far.wire import Wire
from tests.far.kit import RULES, FarHouse
from tests.far_net.kit import House, Link, door, open_match, seated

AGAIN_S = 0.05
ASKS_S = 0.1
IDLE_S = 0.5


class SealedAs:
    """A seal as one seat uses it (replica.Envelope)."""

    def __init__(self, seat: int, seal: Seal, key: SeatKey) -> None:
        self._seat, self._seal, self._key = seat, seal, key

    def close(self, entry: bytes) -> bytes:
        return self._seal.close(self._seat, entry, self._key)

    def open(self, sealed: bytes) -> tuple[int, bytes] | None:
        told = self._seal.open(sealed)
        return (told.seat, told.entry) if isinstance(told, Unsealed) else None


class NetHouse(FarHouse):
    """One house over a link of its own. What it keeps outlives it: entries as bytes, and the outbox.

    link: its way to the server. times: how often each thing happened. wrong: errors that end the match here.
    """

    def __init__(self, at: House, match: str, seat: int, game: str, seats: int, folder: Path, seal: Seal) -> None:
        self._at, self.match = at, match
        self.key = SeatKey()
        seal.know(seat, self.key.public)
        self._envelope = SealedAs(seat, seal, self.key)
        self._count = 0
        self.kept: list[KeptEntry] = []
        self._outbox: list[str] = []
        self.link = Link(at.plan.port)
        self.sendings = 1
        self.times: Counter[str] = Counter()
        self.wrong: list[str] = []
        self._more = asyncio.Event()
        super().__init__(seat, game, seats, folder, self._named)

    def _named(self) -> str:
        self._count += 1
        return f"w{self.seat}x{self._count}"

    def fresh(self) -> Replica:
        """See FarHouse."""
        return Replica(
            self.seat, AgreedMatch(self.match, RULES, self.begin), self._envelope, self.chain, self._named
        )

    def begin_anew(self) -> None:
        """As after a power cut of this house: from what was kept."""
        self.close()
        self.replica = self.fresh()
        for kept in self.kept:
            self.replica.hear(kept)
        self.replica.take_again(FarWish.model_validate_json(one) for one in self._outbox)

    def close(self) -> None:
        """Its journals are left."""
        for one in self.journals:
            one.close()

    def keep(self, news: FarNews | None = None) -> None:
        """Keep what is known now, as a journal does before anything is sent or told."""
        self.kept += self.replica.kept[len(self.kept) :]
        self._outbox = [one.model_dump_json() for one in self.replica.outbox]
        if self.replica.fork and "fork" not in self.wrong:
            self.wrong.append("fork")

    async def live(self) -> None:
        """Play until cancelled, whatever the connection does."""
        while not self.wrong:
            try:
                async with seated(self._at, self.match, self.seat, self.link.address) as (log, wire, _):
                    self.times["connected"] += 1
                    async with asyncio.TaskGroup() as both:
                        both.create_task(self._follow(log))
                        both.create_task(self._speak(log))
                        both.create_task(self._ask(wire))
            except* LogError as errors:
                self.times.update(one.key for one in errors.exceptions if isinstance(one, LogError))
            await asyncio.sleep(AGAIN_S)

    async def _follow(self, log: MatchLog) -> None:
        while not self.wrong:
            try:
                await self._caught_up(log)
                async for kept in log.follow(self.replica.log_head + 1):
                    self.hear(kept)
                    self.keep()
                    self._more.set()
                    if self.wrong:
                        return
            except LogError as error:
                self.times[error.key] += 1
                if error.key == "far-log-torn":
                    self.wrong.append(error.key)
                await asyncio.sleep(AGAIN_S)

    async def _caught_up(self, log: MatchLog) -> None:
        before = self.replica.head
        self.news += await catch_up(log, self.replica)
        self.times["mended"] += self.replica.is_unsure and before > 0
        self.keep()
        self._more.set()

    async def _speak(self, log: MatchLog) -> None:
        while not self.wrong:
            replica, self._more = self.replica, asyncio.Event()
            if not replica.outbox and (body := self.wants()) is not None:
                replica.propose(body)
                self.keep()
            sending = replica.sending()
            if sending is not None:
                await self._send(log, replica, sending.after, sending.entry_id, sending.data)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(ASKS_S if replica.is_unsure else IDLE_S):
                    await self._more.wait()

    async def _send(self, log: MatchLog, replica: Replica, after: int, entry_id: str, data: bytes) -> None:
        many, self.sendings = self.sendings, 1
        told = await asyncio.gather(
            *(log.append(after, entry_id, data) for _ in range(many)), return_exceptions=True
        )
        for one in told:
            if isinstance(one, BaseException) and not isinstance(one, LogError):
                raise one
        heads = [one.head for one in told if isinstance(one, HeadMoved)]
        if any(head < replica.head for head in heads) and not replica.is_unsure:
            await self._caught_up(log)
        if any(isinstance(one, LogError) for one in told):
            await asyncio.sleep(AGAIN_S)

    async def _ask(self, wire: Wire) -> None:
        """Tell the door how far the log is known here, and hear it of the others."""
        while True:
            with contextlib.suppress(LogError):
                asked = json.dumps({"v": 1, "head": self.replica.head}).encode()
                answer = await wire.ask(f"door.{self.match}.{self.seat}.here", asked, wait_s=1.0)
                for seat, (head, _) in DoorAnswer.model_validate_json(answer.data).heads.items():
                    self.replica.told_head(int(seat), head)
                self._more.set()
            await asyncio.sleep(ASKS_S if self.replica.is_unsure else IDLE_S)


async def catch_up(log: SharedLog, replica: Replica, at_ms: int = 0) -> list[FarNews]:
    """Hear what the log has, and find out whether it is shorter than what was known; what that has brought.

    Bytes are compared: where the log has another entry of a known number, that is told as a fork. An equal entry
    at the head proves all before it, for each names the hash of the one before. The log is to be followed from the
    entry after replica.log_head: others' entries come again, too. at_ms: of the clock of this house.
    LogError as `read` raises it.
    """
    replica.unsure()
    there = await log.read(max(1, replica.head))
    if replica.head and (not there or there[0].data != replica.kept[-1].data):
        there = await log.read(1)
        replica.rolled_back(len(there))
    return [news for kept in there if (news := replica.hear(kept, at_ms)) is not None]


class NetTable:
    """All houses of a match over one server."""

    def __init__(self, at: House, match: str, game: str, seats: int, folder: Path) -> None:
        self.at, self.match = at, match
        seal, folder = Seal(match, new_key(), {}), Path(tempfile.mkdtemp(dir=folder))
        self.houses = [NetHouse(at, match, seat, game, seats, folder, seal) for seat in range(1, seats + 1)]
        self._living: dict[int, asyncio.Task[None]] = {}

    @asynccontextmanager
    async def playing(self) -> AsyncIterator[None]:
        """All houses play on their own while this lasts."""
        await open_match(self.at, self.match)
        async with contextlib.AsyncExitStack() as stack:
            for house in self.houses:
                await stack.enter_async_context(house.link.run())
                self._live(house)
            try:
                yield
            finally:
                for one in self._living.values():
                    one.cancel()
                await asyncio.gather(*self._living.values(), return_exceptions=True)
                for house in self.houses:
                    house.close()

    def _live(self, house: NetHouse) -> None:
        self._living[house.seat] = asyncio.create_task(house.live())

    async def drop(self, house: NetHouse) -> None:
        """End a house wherever it is, and begin it anew from what it kept."""
        self._living[house.seat].cancel()
        await asyncio.gather(self._living[house.seat], return_exceptions=True)
        house.begin_anew()
        self._live(house)

    async def until(self, holds: Callable[[], bool], within_s: float) -> bool:
        """Wait for it; whether it came. An error in a house is raised."""
        for _ in range(int(within_s / AGAIN_S)):
            if holds():
                return True
            for one in self._living.values():
                if one.done():
                    one.result()
            await asyncio.sleep(AGAIN_S)
        return holds()

    @property
    def head(self) -> int:
        """The furthest that any house knows."""
        return max(house.replica.head for house in self.houses)

    @property
    def is_over(self) -> bool:
        """Whether all know that it is over, and have nothing to say."""
        return all(house.is_over for house in self.houses) and len({h.replica.head for h in self.houses}) == 1

    @property
    def agree(self) -> bool:
        """Whether entries are equal byte for byte, and what they came to."""
        told = {tuple(one.data for one in house.replica.kept) for house in self.houses}
        return len(told) == len({house.replica.agreed.digest() for house in self.houses}) == 1


@asynccontextmanager
async def with_door(at: House) -> AsyncIterator[None]:
    """A door that is there again whenever its server is."""

    async def always() -> None:
        while True:
            with contextlib.suppress(LogError):
                async with door(at) as made:
                    server = at.server
                    while at.server is server and made is not None:
                        await asyncio.sleep(AGAIN_S)
            await asyncio.sleep(AGAIN_S)

    standing = asyncio.create_task(always())
    try:
        yield
    finally:
        standing.cancel()
        await asyncio.gather(standing, return_exceptions=True)
