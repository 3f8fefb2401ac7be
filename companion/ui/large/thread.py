"""The large screen in a thread of its own: who shows something waits for no terminal, and the newest is shown."""

from __future__ import annotations

import queue
import threading
from collections import deque

from companion.ui.large.drawing import TableDrawing
from companion.ui.large.output import TerminalOutput
from companion.ui.large.screen import LargeScreen

LINES = 1_000
"""So many sentences wait at most where lines are printed; on a screen only the last one is shown."""
CLOSE_S = 2.0
"""How long a terminal may take for what it has not shown yet; then it is given up."""


class ScreenThread:
    """Draws a LargeScreen: what is to be shown waits here, the newest table alone, until the screen has room.

    screen: belongs to this thread from now on. output: what it writes to, to be given up. The methods belong to
    one thread, the main one for signals, and none of them waits for the terminal but close: twice CLOSE_S at most.
    """

    def __init__(self, screen: LargeScreen, output: TerminalOutput | None) -> None:
        self._screen, self._output = screen, output
        self._lines: deque[str] = deque(maxlen=LINES)
        self._drawing: TableDrawing | None = None
        self._turns = 0
        self._closing = False
        self._wake: queue.SimpleQueue[None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="large screen", daemon=True)

    def say(self, *lines: str) -> None:
        """See LargeScreen."""
        self._lines.extend(lines)
        self._ring()

    def show(self, drawing: TableDrawing) -> None:
        """See LargeScreen."""
        self._drawing = drawing
        self._ring()

    def turn(self) -> None:
        """See LargeScreen."""
        self._turns += 1
        self._ring()

    def tick(self) -> None:
        """See LargeScreen."""
        self._ring()

    def close(self) -> None:
        """End the thread, and put the terminal back; again is harmless, also within a signal."""
        self._closing = True
        if self._thread.is_alive():
            self._ring()
            self._thread.join(CLOSE_S)
        if self._output is not None:
            if self._thread.is_alive():
                self._output.give_up()
                self._thread.join(CLOSE_S)
            if not self._thread.is_alive():
                self._output.close()
        self._screen.unguard()

    def _ring(self) -> None:
        """Let the thread look; nothing here is locked, for a signal may come within it."""
        if self._thread.ident is None and not self._closing:
            self._screen.guard(self.close)
            self._thread.start()
        if self._wake.empty():
            self._wake.put(None)

    # ---- in the thread ---------------------------------------------------------------------------------------

    def _run(self) -> None:
        try:
            turned, last = 0, False
            while not last:
                self._wake.get()
                last = self._closing
                turned = self._look(turned)
        finally:
            self._screen.close()

    def _look(self, turned: int) -> int:
        """Show what there is. turned: how many turns were done; gives how many are now."""
        lines = [self._lines.popleft() for _ in range(len(self._lines))]
        if lines:
            self._screen.say(*lines)
        turns = self._turns
        for _ in range(turns - turned):
            self._screen.turn()
        if not self._closing:
            if self._drawing is not None:
                self._screen.show(self._drawing)
            self._screen.tick()
        return turns
