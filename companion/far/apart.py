"""A loop in a thread of its own, for who speaks and hears keys while something goes on at a server."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Coroutine, Iterator
from concurrent.futures import Future
from threading import Thread
from typing import Any, TypeVar

T = TypeVar("T")


class Apart:
    """A loop in a thread of its own; what begins in it is waited for here."""

    def __init__(self) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = Thread(target=self._loop.run_forever, name="far", daemon=True)
        self._thread.start()

    def begin(self, does: Coroutine[Any, Any, T]) -> Future[T]:
        """Begin it there."""
        return asyncio.run_coroutine_threadsafe(does, self._loop)

    def done(self, does: Coroutine[Any, Any, T]) -> T:
        """Do it there, and wait for it. What it raises is raised here; Control and C breaks it off."""
        future = self.begin(does)
        try:
            return future.result()
        except KeyboardInterrupt:
            future.cancel()
            raise

    def close(self) -> None:
        """Break off what still goes on, and end."""
        self.done(_broken_off())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()


@contextlib.contextmanager
def apart() -> Iterator[Apart]:
    """Such a loop as long as the block lasts."""
    made = Apart()
    with contextlib.closing(made):
        yield made


async def _broken_off() -> None:
    others = [one for one in asyncio.all_tasks() if one is not asyncio.current_task()]
    for one in others:
        one.cancel()
    await asyncio.gather(*others, return_exceptions=True)
