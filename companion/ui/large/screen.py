"""The terminal of the large view: a screen of its own, drawn anew after each change, put back at the end.

Only sequences that every terminal of today knows (VT100 and the alternate screen), no curses. The lowest rows are
left to what is typed: its echo scrolls there and nowhere else. Where there is no terminal, sentences are printed
one a line. All methods belong to one thread, but for guard, unguard and what signals do, which are the main one's.
"""

from __future__ import annotations

import atexit
import contextlib
import os
import signal
import sys
import threading
from collections.abc import Callable
from functools import partial
from types import FrameType
from typing import Any, TextIO

from companion.evening.here import fitting, nobody_reads
from companion.input.answer import is_terminal
from companion.ui.large import blocks, pages
from companion.ui.large.blocks import Marks
from companion.ui.large.drawing import TableDrawing
from companion.ui.large.output import TerminalOutput

LETTERS, PAPER = 231, 16
"""White on black, as indices of the 256 colours; 16 and above are the same on every terminal."""
_COLOURS = f"\x1b[0;1;38;5;{LETTERS};48;5;{PAPER}m"
"""Bold too, for terminals of fewer colours."""
_ENTER = "\x1b[?1049h\x1b[?25l"
_LEAVE = "\x1b[0m\x1b[r\x1b[?7h\x1b[?25h\x1b[?1049l"
_USUAL = (80, 24)
_LARGEST = 1000
"""More columns or rows than this are a terminal's joke."""
_TYPING_FROM = 4
_TYPING_ROOMY = 12
_TRIES = 3
STOP_S = 1.0
"""How long Ctrl-Z waits for what is being drawn."""


def typing_rows(rows: int) -> int:
    """How many rows of a screen are left to what is typed."""
    return 2 if rows >= _TYPING_ROOMY else 1 if rows >= _TYPING_FROM else 0


def marks_of(encoding: str) -> Marks:
    """What a terminal can show, from its encoding and its kind.

    The Linux console and the old Windows console have half blocks but no quarter blocks.
    """
    try:
        "▀▄█▌▐▖▚".encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return "hash"
    old = os.environ.get("TERM") == "linux" or (sys.platform == "win32" and not os.environ.get("WT_SESSION"))
    return "halves" if old else "quarters"


class LargeScreen:
    """Shows the last sentence, what is awaited and the boards, a page at a time.

    stream: the terminal; None: standard output. size: columns and rows of the screen; None: the stream's terminal
    is asked. page: the one that is shown first. The terminal is taken when there is something to show, so that
    what is printed and asked before stands where it always does. It is put back by close, at the end of the
    process, and on SIGTERM, SIGHUP and Ctrl-Z.
    """

    def __init__(
        self,
        stream: TextIO | TerminalOutput | None = None,
        size: Callable[[], tuple[int, int]] | None = None,
        page: str = pages.TOGETHER,
    ) -> None:
        self._stream: Any = stream if stream is not None else sys.stdout
        self._ask_size = size
        self._encoding = getattr(self._stream, "encoding", None) or "utf-8"
        self._marks = marks_of(self._encoding)
        self._line = ""
        self._page = page
        self._drawing = TableDrawing()
        self._drawn_for: tuple[int, int] | None = None
        self._open = False
        self._closed = False
        self._gone = self._stream is None
        self._put_back: list[Callable[[], object]] = []
        self._guards: list[Callable[[], object]] = []
        self._guarding: threading.Thread | None = None
        self._end: Callable[[], None] = self.close
        self._writing = threading.RLock()

    # ---- for the rest of the house ---------------------------------------------------------------------------

    def close(self) -> None:
        """Put the terminal back for good; again is harmless. Later sentences are printed one a line."""
        self._closed = True
        self.unguard()
        if not self._open:
            return
        self._open = False
        with self._writing:
            self._put(_LEAVE, last=True)
        while self._put_back:
            self._put_back.pop()()

    def say(self, *lines: str) -> None:
        """Sentences begin, one at least; a screen shows the last one."""
        self._line = lines[-1]
        if self._taken():
            self._draw()
            return
        for line in lines:
            self._put(fitting(blocks.cleaned(line), self._encoding) + "\n")

    def show(self, drawing: TableDrawing) -> None:
        """The table as it is now; drawn if it or the window's size is another one than before."""
        changed, self._drawing = drawing != self._drawing, drawing
        if self._taken() and (changed or self._drawn_for != self._size()):
            self._draw()

    def turn(self) -> None:
        """Show the next page of those that have something to show."""
        shown = pages.pages(self._drawing)
        self._page = shown[(shown.index(self._page) + 1) % len(shown)] if self._page in shown else shown[0]
        if self._open:
            self._draw()

    def tick(self) -> None:
        """Follow the window's size; this or show is to be called several times a second."""
        if self._open and self._drawn_for != self._size():
            self._draw()

    # ---- drawing ---------------------------------------------------------------------------------------------

    def _draw(self) -> None:
        """Draw everything; anew when the window has another size afterwards."""
        for _ in range(_TRIES):
            size = self._size()
            with self._writing:
                self._put(self._frame(*size))
                self._drawn_for = size
            if self._size() == size:
                return

    def _frame(self, columns: int, rows: int) -> str:
        """All that makes the picture, whatever the screen shows before; what is being typed stays."""
        typing = typing_rows(rows)
        shown = pages.page(self._page, self._line, self._drawing, columns, rows - typing, self._marks)
        lines = [fitting(row, self._encoding) for row in shown]
        padded = (row + " " * (columns - blocks.width(row)) for row in lines)
        body = "".join(f"\x1b[{y};1H{row}" for y, row in enumerate(padded, start=1))
        if self._drawn_for == (columns, rows):
            return f"\x1b7\x1b[?7l{_COLOURS}{body}\x1b[?7h\x1b8"
        region = f"\x1b[{rows - 1};{rows}r" if rows > 1 else "\x1b[r"
        start = f"\x1b[?7l{_COLOURS}\x1b[r\x1b[2J"
        return f"{start}{body}{region}\x1b[{rows - max(0, typing - 1)};1H\x1b[?7h"

    # ---- the terminal ----------------------------------------------------------------------------------------

    def _taken(self) -> bool:
        """Take the terminal, if there is one and it has not been given back."""
        if not (self._open or self._closed or self._gone) and self._is_terminal() and self._obeys():
            if not self._guards:
                self.guard(self.close)
            with self._writing:
                self._open = True
                self._put(_ENTER)
        return self._open

    def _put(self, text: str, last: bool = False) -> None:
        """Write to the terminal; one that has gone away is no reason to stop."""
        if self._gone:
            return
        try:
            if last and isinstance(self._stream, TerminalOutput):
                self._stream.write_last(text)
            else:
                self._stream.write(text)
                self._stream.flush()
        except RuntimeError:
            # A signal has come while the same stream was being written to; only sequences are written then.
            with contextlib.suppress(OSError, ValueError):
                os.write(self._stream.fileno(), text.encode("ascii", "replace"))
        except (OSError, ValueError):
            self._gone = True
            nobody_reads(self._stream)

    def _is_terminal(self) -> bool:
        return is_terminal(self._stream) and os.environ.get("TERM") != "dumb"

    def _obeys(self) -> bool:
        """Whether the terminal obeys sequences."""
        return sys.platform != "win32" or self._windows()

    def _size(self) -> tuple[int, int]:
        """Columns and rows, at least one of each."""
        try:
            columns, rows = self._ask_size() if self._ask_size else os.get_terminal_size(self._stream.fileno())
        except (OSError, ValueError):
            columns, rows = _USUAL
        if columns < 1 or rows < 1:
            columns, rows = _USUAL
        return min(columns, _LARGEST), min(rows, _LARGEST)

    def _windows(self) -> bool:
        """Let the Windows console obey sequences; put back at the end. Not tried on a Windows machine."""
        if sys.platform != "win32":
            return False
        import ctypes
        import msvcrt

        kernel = ctypes.windll.kernel32
        handle = msvcrt.get_osfhandle(self._stream.fileno())
        mode = ctypes.c_ulong()
        if not kernel.GetConsoleMode(handle, ctypes.byref(mode)):
            return False
        before = mode.value
        if not kernel.SetConsoleMode(handle, before | 0x0004):
            return False
        self._put_back.append(lambda: kernel.SetConsoleMode(handle, before))
        return True

    # ---- signals ---------------------------------------------------------------------------------------------

    def guard(self, end: Callable[[], None]) -> None:
        """Have this close the screen when the process ends, also by a signal that nobody else minds.

        Signals are those of the main thread; from another one they are left alone, as is all without a terminal.
        """
        if not self._is_terminal():
            return
        self._end, self._guarding = end, threading.current_thread()
        atexit.register(end)
        self._guards.append(partial(atexit.unregister, end))
        if self._guarding is not threading.main_thread():
            return
        for name, handler in (("SIGTERM", self._ended), ("SIGHUP", self._ended), ("SIGTSTP", self._stopped)):
            number = getattr(signal, name, None)
            if number is not None and signal.getsignal(number) is signal.SIG_DFL:
                signal.signal(number, handler)
                self._guards.append(partial(self._unguard, number, handler))

    def unguard(self) -> None:
        """Guard no more; nothing from another thread than the one that has let it be guarded."""
        while self._guards and threading.current_thread() is self._guarding:
            self._guards.pop()()

    def _unguard(self, number: int, handler: Any) -> None:
        if signal.getsignal(number) == handler:
            signal.signal(number, signal.SIG_DFL)

    def _ended(self, number: int, _frame: FrameType | None) -> None:
        """The process is to end: as if nobody had minded the signal, but with the terminal put back."""
        self._end()
        signal.signal(number, signal.SIG_DFL)
        os.kill(os.getpid(), number)

    def _stopped(self, number: int, _frame: FrameType | None) -> None:
        """Ctrl-Z: the shell gets its screen; on return ours is drawn anew at the next tick."""
        ours = self._writing.acquire(timeout=STOP_S)  # what is half drawn is finished, where the terminal takes it
        if ours and self._open:
            self._put(_LEAVE)
        signal.signal(number, signal.SIG_DFL)
        os.kill(os.getpid(), number)
        signal.signal(number, self._stopped)
        if ours and self._open:
            self._put(_ENTER)
        self._drawn_for = None
        if ours:
            self._writing.release()
