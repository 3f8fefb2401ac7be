"""What goes on at a server while a voice speaks and keys are heard: a loop in a thread of its own."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import CancelledError, Future
from threading import Thread
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from companion.evening.guide import TICK_S

if TYPE_CHECKING:
    from companion.core.forms import Form

T = TypeVar("T")


class Waits(Protocol):
    """A voice that speaks on while it is waited (guide.Guide)."""

    def tend(self) -> None:
        """See Guide."""

    def led(self, form: Form) -> bool:
        """See Guide."""


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


def waited(guide: Waits, future: Future[T], form: Form, pause: Callable[[float], object] = time.sleep) -> T | None:
    """Wait for it while the voice speaks and keys are heard; None where somebody left by a command."""
    try:
        while not future.done():
            guide.tend()
            if not guide.led(form):
                future.cancel()
                return None
            pause(TICK_S)
        return future.result()
    except (KeyboardInterrupt, CancelledError):
        future.cancel()
        raise


async def _broken_off() -> None:
    others = [one for one in asyncio.all_tasks() if one is not asyncio.current_task()]
    for one in others:
        one.cancel()
    await asyncio.gather(*others, return_exceptions=True)
