"""Who leaves has left, whatever the connection is about just then; to a true server, and to one that is silent."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Awaitable, Callable

import pytest

from companion.far import wire as wire_module
from companion.far.wire import Wire
from tests.far_net.kit import House, Link, News
from tests.patience import PATIENCE_S

AGAIN_S = 0.01
"""So long nats waits before it tries again, and for what tries again to end."""
SLOW_S = 5 * AGAIN_S


class Held(Link):
    """A link that leaves it to `letting`, once, when the first bytes of a connection go on to its client."""

    letting: Callable[[Callable[[], None]], Awaitable[None]] | None = None

    async def _forward(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.letting is not None and writer.get_extra_info("sockname")[1] == self.port:
            letting, self.letting = self.letting, None
            first = await reader.read(65536)
            await letting(lambda: writer.write(first))
        await super()._forward(reader, writer)


async def turns_of_the_loop(count: int) -> None:
    for _ in range(count):
        await asyncio.sleep(0)


async def left_while_it_comes_back(at: House, turns: int, delay_s: float) -> None:
    """Leave so many turns of the loop after the server's first bytes have come; before them where it is below 0.

    TimeoutError where anything of it still runs. delay_s: how late all that follows comes.
    """
    link, news = Held(at.plan.port), News()
    leaving: list[asyncio.Task[None]] = []
    async with asyncio.timeout(PATIENCE_S), link.run():
        before = asyncio.all_tasks()
        wire = await Wire.open(link.address, at.trusted(), at.seat("left", 1), news)

        async def let(go_on: Callable[[], None]) -> None:
            link.delay_s = delay_s
            if turns >= 0:
                go_on()
            await turns_of_the_loop(abs(turns))
            leaving.append(asyncio.create_task(wire.close()))
            if turns < 0:
                go_on()

        link.cut()
        link.letting, link.up = let, True
        while not leaving:
            await asyncio.sleep(AGAIN_S)
        await leaving[0]
        told = list(news.told)
        while asyncio.all_tasks() - before:
            await asyncio.sleep(AGAIN_S)
        assert news.told == told


@pytest.mark.filterwarnings("error::pytest.PytestUnraisableExceptionWarning")
@pytest.mark.parametrize("delay_s", [0, SLOW_S])
def test_who_leaves_while_the_connection_comes_back_does_not_come_back(
    delay_s: float, shared_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its task is cancelled at any turn of the loop from the server's first bytes to the end of the handshake."""
    monkeypatch.setattr(wire_module, "AGAIN_S", AGAIN_S)
    for turns in range(-3, 40):
        asyncio.run(left_while_it_comes_back(shared_house, turns, delay_s))
        gc.collect()


@pytest.mark.parametrize("turns", [1, 2, 3, 5, 8])
def test_who_leaves_while_the_server_is_gone_has_left(turns: int, shared_house: House) -> None:
    """Cancelled after so many turns of the loop, in which nats has waited for its own tasks."""

    async def leave() -> None:
        link = Link(shared_house.plan.port)
        async with asyncio.timeout(PATIENCE_S), link.run():
            before = asyncio.all_tasks()
            wire = await Wire.open(link.address, shared_house.trusted(), shared_house.seat("left", 1), News())
            link.cut()
            while wire.is_connected:
                await asyncio.sleep(0.01)
            leaving = asyncio.create_task(wire.close())
            await turns_of_the_loop(turns)
            had_left = leaving.done()
            leaving.cancel()
            await asyncio.wait({leaving})
            assert leaving.cancelled() is not had_left
            while asyncio.all_tasks() - before:
                await asyncio.sleep(0.01)

    asyncio.run(leave())


def test_who_leaves_while_a_server_says_nothing_leaves_no_connection_behind(shared_house: House) -> None:
    async def leave() -> None:
        silent = await asyncio.start_server(lambda *_: None, "127.0.0.1", 0)
        async with asyncio.timeout(PATIENCE_S), silent:
            address = f"tls://127.0.0.1:{silent.sockets[0].getsockname()[1]}"
            before = asyncio.all_tasks()
            mine = shared_house.seat("left", 1)
            opening = asyncio.create_task(Wire.open(address, shared_house.trusted(), mine, News()))
            await asyncio.sleep(0.05)
            opening.cancel()
            await asyncio.wait({opening})
            assert opening.cancelled()
            while asyncio.all_tasks() - before:
                await asyncio.sleep(0.01)

    asyncio.run(leave())
