"""Control and C, kept until a step is done: in the middle of one, a library may swallow it (pydantic does)."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

KEPT = (signal.SIGINT, signal.SIGTERM)


@contextmanager
def between_steps() -> Iterator[Callable[[], None]]:
    """Keep interrupts until what is given is called, which raises KeyboardInterrupt then.

    Only those that would raise it at once, and only in the main thread, as no other gets any. A second one does
    not wait.
    """
    asked = False

    def keep(number: int, frame: FrameType | None) -> None:
        nonlocal asked
        if asked:
            signal.default_int_handler(number, frame)
        asked = True

    def step_done() -> None:
        if asked:
            raise KeyboardInterrupt

    ours = [one for one in KEPT if signal.getsignal(one) is signal.default_int_handler]
    if threading.current_thread() is not threading.main_thread():
        ours = []
    for one in ours:
        signal.signal(one, keep)
    try:
        yield step_done
    finally:
        for one in ours:
            signal.signal(one, signal.default_int_handler)
