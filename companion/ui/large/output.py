"""Writing to a terminal that may take nothing for a while, or ever: what waits for it can be given up."""

from __future__ import annotations

import contextlib
import os
import select
import threading
from typing import TextIO

from companion.input.answer import is_terminal

LOOK_S = 0.1
"""How often a write that waits for room looks whether it is given up."""
_CANCEL = b"\x18"
"""Ends a sequence that was cut."""


class TerminalOutput:
    """A stream's terminal or pipe, as a stream whose write can be given up from another thread.

    Where the system cannot tell whether there is room, as on Windows, it writes as the stream does.
    """

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream
        self.encoding = getattr(stream, "encoding", None) or "utf-8"
        self._given_up = threading.Event()
        self._is_cut = False
        self._fd, self._own = _without_waiting(stream)

    def isatty(self) -> bool:
        """See TextIO."""
        return is_terminal(self._stream)

    def fileno(self) -> int:
        """See TextIO."""
        return self._stream.fileno()

    def write(self, text: str) -> None:
        """Write all of it; given up, what is taken at once. OSError: nobody reads, or a pipe takes no more."""
        if self._fd is None:
            self._stream.write(text)
            self._stream.flush()
            return
        left = text.encode(self.encoding, "replace")
        most = len(left) if self._own else select.PIPE_BUF  # so much can be written to a pipe that has room
        while left:
            given_up = self._given_up.is_set()
            taken = self._write_at_once(left[:most], 0.0 if given_up else LOOK_S)
            left = left[taken:]
            if given_up and not taken:
                break
        self._is_cut = self._is_cut or bool(left)
        if left and not self.isatty():
            raise BlockingIOError

    def write_last(self, text: str) -> None:
        """Write what leaves a terminal as it was, in place of what it has not taken. OSError: it takes nothing."""
        self.write(text)
        if self._is_cut and self._fd is not None:
            if not _is_ours(self._fd):
                raise BlockingIOError
            self._put_back(self._fd, _CANCEL + text.encode(self.encoding, "replace"))

    def flush(self) -> None:
        """See TextIO; nothing waits here."""

    def give_up(self) -> None:
        """Let nothing wait for room any more; what there is room for is still written. Any thread."""
        self._given_up.set()

    def close(self) -> None:
        """Write no more; the stream itself stays open."""
        fd, self._fd = self._fd, None
        if fd is not None and self._own:
            os.close(fd)

    def _write_at_once(self, data: bytes, within_s: float) -> int:
        """Write what there is room for within this time; how many bytes."""
        assert self._fd is not None
        if select.select([], [self._fd], [], within_s)[1]:
            with contextlib.suppress(BlockingIOError):
                return os.write(self._fd, data)
        return 0

    def _put_back(self, fd: int, last: bytes) -> None:
        """Write this in place of what the terminal has not taken, also where Control-S has stopped it. OSError."""
        import termios  # not there on Windows

        try:
            found = termios.tcgetattr(fd)
            termios.tcflush(fd, termios.TCOFLUSH)
            termios.tcsetattr(fd, termios.TCSANOW, [found[0] & ~termios.IXON, *found[1:]])
            try:
                if os.write(fd, last) < len(last):
                    raise BlockingIOError
            finally:
                termios.tcsetattr(fd, termios.TCSANOW, found)
        except termios.error as error:
            raise OSError from error


def _without_waiting(stream: TextIO) -> tuple[int | None, bool]:
    """Where to write without waiting, None for nowhere, and whether that was opened here.

    A terminal is opened anew: whether a write waits is a matter of all who share what was opened, as a shell does.
    """
    if not hasattr(select, "PIPE_BUF"):
        return None, False
    try:
        fd = stream.fileno()
    except (OSError, ValueError):
        return None, False
    with contextlib.suppress(OSError):
        return os.open(os.ttyname(fd), os.O_WRONLY | os.O_NOCTTY | os.O_NONBLOCK), True
    return fd, False


def _is_ours(fd: int) -> bool:
    """Whether we stand in the foreground of a terminal: in the background a change would stop the program."""
    try:
        return os.tcgetpgrp(fd) == os.getpgrp()
    except OSError:  # a terminal that is not the controlling one
        return True
