"""A true server for tests, a link to it that can be cut, silenced and slowed, and seats that speak over both."""

from __future__ import annotations

import asyncio
import contextlib
import datetime
import os
import shutil
import ssl
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import pytest

from companion.far.door import DOOR, PASS_S, FarDoor
from companion.far.log import MatchLog, seat_rights, stream_of, stream_settings
from companion.far.passes import Rights, user_pass
from companion.far.seal import SeatKey
from companion.far.server import FarServer, ServerPlan, server_keys
from companion.far.server_package import FarServerError, find_server
from companion.far.wire import Login, Wire, WireNews, trust
from companion.far.withdrawing import Withdrawing
from firmware.sdk import alone
from tests.free_port import free_port
from tests.patience import PATIENCE_S

CACHE = Path(__file__).parents[2] / ".cache" / "nats-server"


def program() -> Path:
    """The server's program, fetched once. Where it cannot be had the test is skipped, but never in CI."""
    with alone(CACHE):
        try:
            return find_server(CACHE, lambda size: None)
        except FarServerError as error:
            if os.environ.get("CI"):
                raise
            pytest.skip(f"no nats-server: {error}")


def now() -> datetime.datetime:
    return datetime.datetime.now(datetime.UTC)


class House:
    """A server in a folder of its own, which can be killed and thrown back."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.program = folder, program()
        self.plan = ServerPlan(folder / "far", port=free_port())
        self.server = FarServer.start(self.program, self.plan, now())
        self.keys = server_keys(self.plan.folder)
        self.address = f"tls://127.0.0.1:{self.plan.port}"

    def kill(self) -> None:
        self.server.process.kill()
        self.server.process.wait()

    def restart(self) -> None:
        self.server = FarServer.start(self.program, self.plan, now())

    def copy(self) -> Path:
        """What it has on the disk now, as a backup."""
        kept = self.folder / "copy"
        shutil.copytree(self.plan.folder / "kept", kept)
        return kept

    def throw_back(self, kept: Path) -> None:
        self.kill()
        shutil.rmtree(self.plan.folder / "kept")
        shutil.copytree(kept, self.plan.folder / "kept")
        self.restart()

    @property
    def certificate(self) -> str:
        """As a welcome tells it."""
        return ssl.PEM_cert_to_DER_cert(self.plan.certificate_file.read_text(encoding="utf-8")).hex()

    def trusted(self) -> ssl.SSLContext:
        return trust(bytes.fromhex(self.certificate))

    def login(self, rights: Callable[[bytes], Rights], *, lasts_s: int = PASS_S) -> Login:
        key = SeatKey()
        account, now_s = self.keys.key("account"), int(time.time())
        return Login(key, user_pass(account, key.public, rights(key.public), now_s, until_s=now_s + lasts_s))

    def seat(self, match: str, seat: int, *, lasts_s: int = PASS_S) -> Login:
        return self.login(lambda public: seat_rights(match, seat, public), lasts_s=lasts_s)


@contextmanager
def house(folder: Path) -> Iterator[House]:
    made = House(folder)
    try:
        yield made
    finally:
        made.server.stop()


class News:
    """What was told of a connection, to be waited for."""

    def __init__(self) -> None:
        self.told: list[tuple[WireNews, str]] = []
        self._more = asyncio.Event()

    def __call__(self, news: WireNews, text: str) -> None:
        self.told.append((news, text))
        self._more.set()

    async def until(self, news: WireNews, within_s: float = PATIENCE_S) -> float:
        """Wait until it was told; the seconds that took. What was told before counts."""
        began = time.monotonic()
        async with asyncio.timeout(within_s):
            while news not in [one for one, _ in self.told]:
                self._more.clear()
                await self._more.wait()
        return time.monotonic() - began


@asynccontextmanager
async def wired(
    at: House, login: Login | None, address: str = "", news: News | None = None
) -> AsyncIterator[tuple[Wire, News]]:
    news = news or News()
    wire = await Wire.open(address or at.address, at.trusted(), login, news)
    try:
        yield wire, news
    finally:
        await wire.close()


@asynccontextmanager
async def door(at: House) -> AsyncIterator[FarDoor]:
    async with wired(at, at.login(lambda _: DOOR)) as (wire, _):
        withdrawing = await Withdrawing.open(at.address, at.trusted(), at.keys, time.time)
        made = FarDoor(wire, at.keys.key("account"), time.time, withdrawing)
        await made.start()
        try:
            yield made
        finally:
            await withdrawing.close()


async def open_match(at: House, match: str, **changed: object) -> None:
    """Make its stream, as the door does. changed: settings of it."""
    import json

    async with wired(at, at.login(lambda _: DOOR)) as (wire, _):
        settings = json.dumps({**stream_settings(match), **changed}).encode()
        made = await wire.ask(f"$JS.API.STREAM.CREATE.{stream_of(match)}", settings)
        assert "error" not in json.loads(made.data), made.data


@asynccontextmanager
async def seated(
    at: House, match: str, seat: int, address: str = ""
) -> AsyncIterator[tuple[MatchLog, Wire, News]]:
    logs: list[MatchLog] = []

    class Waking(News):
        def __call__(self, news: WireNews, text: str) -> None:
            super().__call__(news, text)
            if news is WireNews.BACK and logs:
                logs[0].wake()

    async with wired(at, at.seat(match, seat), address, Waking()) as (wire, news):
        logs.append(MatchLog(wire, match, seat))
        await logs[0].start()
        yield logs[0], wire, news


class Link:
    """Between a client and a server: forwards bytes, late if told, until it is cut or falls silent."""

    def __init__(self, port: int, delay_s: float = 0.0) -> None:
        self._to, self.delay_s = port, delay_s
        self.up, self.silent = True, False
        self.port = free_port()
        self._writers: set[asyncio.StreamWriter] = set()
        self._through: set[asyncio.Task[None]] = set()

    @property
    def address(self) -> str:
        return f"tls://127.0.0.1:{self.port}"

    @asynccontextmanager
    async def run(self) -> AsyncIterator[Link]:
        server = await asyncio.start_server(self._accept, "127.0.0.1", self.port)
        try:
            yield self
        finally:
            self.cut()
            server.close()
            await asyncio.gather(*self._through, return_exceptions=True)

    def cut(self) -> None:
        """End what goes through it, with resets, and let nothing through until `up` is set again."""
        self.up = False
        for one in self._writers:
            one.transport.abort()
        self._writers.clear()

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if not self.up:
            writer.transport.abort()
            return
        try:
            beyond, back = await asyncio.open_connection("127.0.0.1", self._to)
        except OSError:
            writer.transport.abort()
            return
        self._writers |= {writer, back}
        both = {asyncio.create_task(one) for one in (self._forward(reader, back), self._forward(beyond, writer))}
        self._through |= both
        await asyncio.wait(both)

    async def _forward(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        loop = asyncio.get_running_loop()
        with contextlib.suppress(OSError):
            while data := await reader.read(65536):
                if self.silent:
                    continue
                if self.delay_s:
                    loop.call_later(self.delay_s, writer.write, data)
                else:
                    writer.write(data)
        writer.transport.abort()
