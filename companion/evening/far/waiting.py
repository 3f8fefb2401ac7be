"""It is waited for what goes on at a server, while a voice speaks and keys are heard."""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import CancelledError, Future
from typing import TYPE_CHECKING, Protocol, TypeVar

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
