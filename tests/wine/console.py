"""A console in which somebody sits: a pseudo-terminal, in which Wine draws what a window of Windows would show."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import struct
import subprocess
import termios
import threading

from tests.patience import until
from tests.wine.system import Windows

ROWS, COLUMNS = 60, 400
"""Wide, so that no sentence is broken."""

ESCAPES = re.compile(r"\x1b(?:\[[0-9;?]*[A-Za-z]|\][^\x07]*\x07|[=>])")


class Console:
    """A program in a console: what it shows, and keys for it."""

    def __init__(self, windows: Windows, *words: str, **around: str) -> None:
        self._ours, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))
        self._read = b""
        self.process = windows.start(
            *words, around=around, stdin=theirs, stdout=theirs, stderr=subprocess.DEVNULL, start_new_session=True
        )
        os.close(theirs)
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        try:
            while read := os.read(self._ours, 1 << 16):
                self._read += read
        except OSError:
            pass  # the program has ended

    @property
    def shown(self) -> str:
        """All that was shown so far, without what moves the cursor."""
        return ESCAPES.sub(" ", self._read.decode("utf-8", errors="replace"))

    def wait(self, words: str) -> None:
        """Wait until this is shown."""
        ended = self.process.poll
        until(lambda: words in self.shown or ended() is not None, lambda: f"{words!r} in {self.shown[-800:]!r}")
        assert words in self.shown, f"ended without {words!r}: {self.shown[-800:]!r}"

    def press(self, keys: str) -> None:
        """Press keys."""
        os.write(self._ours, keys.encode())
