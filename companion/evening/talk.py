"""A conversation: sentences said aloud and printed, lines typed in between."""

from __future__ import annotations

import contextlib
import queue
from collections.abc import Iterator
from typing import TYPE_CHECKING

from companion import input as keys
from companion.evening.guide import Guide
from companion.input.answer import at_terminal

if TYPE_CHECKING:
    from companion.evening.here import Here

TICK_S = 0.02


class Talk(Guide):
    """A guide that also listens. Lines of a pipe are taken when all before them has been said."""

    def listen(self) -> str | None:
        """The next line that is typed, None when nobody will type any more. KeyboardInterrupt."""
        held = not at_terminal()
        while True:
            self.tend()
            if held and self.speaking:
                self._wait()
                continue
            with contextlib.suppress(queue.Empty):
                told = self._typed.get(timeout=TICK_S)
                if isinstance(told, keys.Typed):
                    return told.line
                if isinstance(told, keys.Noticed):
                    self.say(told.key, **told.facts)

    def _wait(self) -> None:
        """Wait for the voice."""
        with contextlib.suppress(queue.Empty):
            self._output.event(self._events.get(timeout=TICK_S))

    def hush(self) -> None:
        """Fall silent."""
        self._output.silence()


@contextlib.contextmanager
def talking(where: Here, text: bool = False, wav: str = "") -> Iterator[Talk]:
    """A conversation as long as the block lasts; all is said at its end, unless it is broken off."""
    talk = Talk(where, text, wav)
    talk.start()
    try:
        yield talk
        talk.finish()
    finally:
        talk.close()
