"""Reads a terminal key by key where there is termios: Linux and macOS."""

from __future__ import annotations

import atexit
import codecs
import contextlib
import os
import select
import signal
import threading
from collections.abc import Callable
from types import FrameType
from typing import Any, TextIO

from companion.input.bell import Bell
from companion.input.presses import Decoder
from companion.input.reading import KeySource
from companion.input.typist import Typist

PAUSE_S = 0.05
"""An Escape that nothing has followed for so long was the Escape key."""

_CHUNK = 1024


class CharMode:
    """A terminal without line editing and echo, and as it was found again in every case.

    Control-C, Control-Z and Control-backslash keep their meaning. Leaves at exit, at SIGTERM and SIGHUP, and while
    the program is stopped.
    """

    def __init__(self, fd: int) -> None:
        self._fd = fd
        self._found: list[Any] | None = None
        self._wanted = False
        self._before: dict[int, Any] = {}

    def begin(self) -> None:
        """Enter the mode and keep it through stops; signals are watched if this is the main thread."""
        self._wanted = True
        self.enter()
        atexit.register(self.leave)
        if threading.current_thread() is threading.main_thread():
            watched = {signal.SIGTSTP: self._stop, signal.SIGCONT: self._go_on}
            watched |= dict.fromkeys((signal.SIGTERM, signal.SIGHUP), self._die)
            for number, handler in watched.items():
                self._watch(number, handler)

    def end(self) -> None:
        """Leave the mode for good; may be called twice."""
        self._wanted = False
        self.leave()
        atexit.unregister(self.leave)
        if threading.current_thread() is threading.main_thread():
            for number, before in self._before.items():
                if getattr(signal.getsignal(number), "__self__", None) is self:
                    signal.signal(number, before)
            self._before.clear()

    def enter(self) -> None:
        """Take single keys from now on, if the terminal is ours to change."""
        import termios  # noqa: PLC0415 - not there on Windows

        if not self._wanted or not self._ours():
            return
        with contextlib.suppress(termios.error, OSError):
            found = termios.tcgetattr(self._fd)
            if self._found is None:
                self._found = found
            changed = termios.tcgetattr(self._fd)
            changed[3] &= ~(termios.ICANON | termios.ECHO)
            changed[6] = list(changed[6])
            changed[6][termios.VMIN], changed[6][termios.VTIME] = 1, 0
            termios.tcsetattr(self._fd, termios.TCSANOW, changed)

    def leave(self) -> None:
        """Put the terminal back as it was found; nothing of what is typed meanwhile gets lost."""
        import termios  # noqa: PLC0415 - not there on Windows

        found, self._found = self._found, None
        if found is not None and self._ours():
            with contextlib.suppress(termios.error, OSError):
                termios.tcsetattr(self._fd, termios.TCSANOW, found)

    def _ours(self) -> bool:
        """Whether we stand in the foreground: in the background a change would stop the program."""
        try:
            return os.tcgetpgrp(self._fd) == os.getpgrp()
        except OSError:  # a terminal that is not the controlling one
            return True

    # ---- signals ---------------------------------------------------------------------------------------------

    def _watch(self, number: int, handler: Callable[[int, FrameType | None], None]) -> None:
        before = signal.getsignal(number)
        if before is not signal.SIG_IGN and before is not None:
            self._before[number] = before
            signal.signal(number, handler)

    def _pass_on(self, number: int, frame: FrameType | None) -> None:
        """Do what the signal would have done without us."""
        before = self._before.get(number, signal.SIG_DFL)
        if callable(before):
            before(number, frame)
        elif number != signal.SIGCONT:
            signal.signal(number, signal.SIG_DFL)
            os.kill(os.getpid(), number)

    def _stop(self, number: int, frame: FrameType | None) -> None:
        self.leave()
        self._pass_on(number, frame)  # the program stands still here, until it is told to go on
        signal.signal(number, self._stop)
        self.enter()

    def _go_on(self, number: int, frame: FrameType | None) -> None:
        self.enter()
        self._pass_on(number, frame)

    def _die(self, number: int, frame: FrameType | None) -> None:
        self.leave()
        self._pass_on(number, frame)


class TerminalReader(threading.Thread):
    """Reads the keys of a terminal; see input.reading for what it hands over."""

    def __init__(self, stream: TextIO, source: KeySource, *, echo: bool) -> None:
        super().__init__(name="keys", daemon=True)
        self._fd = stream.fileno()
        self._encoding = _encoding(stream)
        self._decoded = codecs.getincrementaldecoder(self._encoding)("ignore").decode
        self._decoder = Decoder()
        self._typist = Typist(source, self._show)
        self.echo = echo
        self._mode = CharMode(self._fd)
        self._bell = Bell()

    def start(self) -> None:
        """Begin to read single keys; from the main thread, so that the terminal is left as found in every case."""
        self._mode.begin()
        super().start()

    def close(self) -> None:
        """Stop reading and leave the terminal as it was found; may be called twice."""
        self._bell.ring()
        self._mode.end()
        if self.is_alive() and threading.current_thread() is not self:
            self.join(timeout=1)

    def new_line(self) -> None:
        """See KeyboardReader."""
        self._typist.new_line()

    def run(self) -> None:
        """Hand over keys and lines until the terminal is gone or closed."""
        while self._go_on():
            pass
        self._bell.drop()

    def _go_on(self) -> bool:
        """Wait for keys and hand them over; false at the end."""
        try:
            ready, _, _ = select.select(
                [self._fd, self._bell.fd], [], [], PAUSE_S if self._decoder.unfinished else None
            )
            if self._bell.fd in ready:
                return False
            data = os.read(self._fd, _CHUNK) if ready else b""
        except BlockingIOError:
            return True
        except (OSError, ValueError):
            ready, data = [self._fd], b""
        if not ready:
            return self._take(self._decoder.pause())
        if data:
            self._typist.touched()
            return self._take(self._decoder.feed(self._decoded(data)))
        return self._over()

    def _take(self, pressed: list[str]) -> bool:
        return self._typist.take(pressed) or self._over()

    def _over(self) -> bool:
        self._mode.leave()
        self._typist.gone()
        return False

    def _show(self, text: str) -> None:
        if not self.echo:
            return
        with contextlib.suppress(OSError):
            os.write(self._fd, text.encode(self._encoding, "replace"))


def _encoding(stream: TextIO) -> str:
    """How the terminal's characters are bytes; one that claims to know plain ASCII only is taken to know UTF-8."""
    try:
        known = codecs.lookup(str(getattr(stream, "encoding", "") or "utf-8")).name
    except LookupError:
        return "utf-8"
    return "utf-8" if known == "ascii" else known
