"""Reads answers at a terminal before a game has begun: a digit alone, or a line."""

from __future__ import annotations

import codecs
import math
import os
import select
import sys
import time
from typing import Any
from weakref import WeakKeyDictionary

from companion.input.console import CONTROL_C, ConsoleKeys
from companion.input.presses import ESCAPE
from companion.input.row import as_digits
from companion.input.terminal import CharMode
from companion.input.typist import ENDS

_BACK = ("\b", "\x7f")

END = (b"", b"\x04", b"\0")
"""What is read where the input ends; the last one when that was typed before single keys could be read."""


ENTER_S = 1.5
"""An Enter within so many seconds after a digit belongs to it; a later one is an answer of its own."""


def digit(typed: str) -> int | None:
    """The number that was typed, also on the top row of a Czech keyboard; None for anything else."""
    text = as_digits(typed.strip())
    return int(text) if len(text) == 1 and text in "0123456789" else None


def is_terminal(stream: Any) -> bool:
    """Whether a standard stream is a terminal; none at all, or a closed one, is not."""
    try:
        return bool(stream.isatty())
    except (AttributeError, ValueError):
        return False


def at_terminal() -> bool:
    """Whether somebody can type an answer."""
    return is_terminal(sys.stdin)


_owed: WeakKeyDictionary[Any, float] = WeakKeyDictionary()
"""Standard input -> until when an Enter that comes next belongs to the digit that was taken without it."""


def owe() -> None:
    """The Enter behind the digit that was taken last belongs to it however late it comes, whoever asks next."""
    if sys.stdin in _owed:
        _owed[sys.stdin] = math.inf


class AnswerKeys:
    """The terminal's keyboard. A digit alone is enough where single keys can be read; Enter may follow it.

    All of one terminal are one: the Enter behind a digit is no answer to what somebody else asks next.
    """

    def read_line(self) -> str | None:
        """What was typed, with or without Enter at its end; None when nobody will type any more."""
        fd = _terminal()
        if fd is None:
            console = _console()
            return _whole_line() if console is None else _typed_there(console)
        mode = CharMode(fd)
        mode.begin()
        try:
            return self._typed(fd, digit_is_enough=True)
        finally:
            mode.end()

    def read_text(self) -> str | None:
        """The same for a name: a whole line, as the terminal edits it, for its first letter may be a digit."""
        fd = _terminal()
        if fd is not None:
            return self._typed(fd, digit_is_enough=False)
        console = _console()
        waiting = console is not None and console.waiting()
        line = _whole_line()
        if console is not None and line is not None and not line.strip("\r\n") and _is_owed(waiting):
            return _whole_line()
        return line

    def _typed(self, fd: int, *, digit_is_enough: bool) -> str | None:
        """What is typed up to Enter."""
        decoder = codecs.getincrementaldecoder(sys.stdin.encoding or "utf-8")("ignore")
        text = ""
        waiting = bool(select.select([fd], [], [], 0)[0])  # typed before the question could be heard
        while True:
            try:
                data = os.read(fd, 1)
            except OSError:
                return None
            if data in END:
                return None
            letter = decoder.decode(data)
            if letter in ("\n", "\r"):
                owed = _is_owed(waiting)
                if text or not owed:
                    return text
            elif letter:
                text += letter
                if digit_is_enough and _takes(text):
                    return text


def _is_owed(waiting: bool) -> bool:
    """Whether an Enter belongs to a digit that was taken before it. waiting: it came before the question."""
    until_s = _owed.pop(sys.stdin, None)
    return until_s is not None and (waiting or time.monotonic() < until_s)


def _takes(text: str) -> bool:
    """Whether this is a digit, which is an answer by itself; then it is owed an Enter."""
    if digit(text) is None:
        return False
    _owed[sys.stdin] = time.monotonic() + ENTER_S
    return True


def _console() -> ConsoleKeys | None:
    """The console of Windows that the input is; None where it is none."""
    try:
        return ConsoleKeys() if at_terminal() else None
    except ImportError:
        return None


def _typed_there(console: ConsoleKeys) -> str | None:
    """What is typed at a console of Windows up to Enter. All but a digit is shown: that is an answer at once."""
    text = ""
    waiting = console.waiting()
    while True:
        char = console.next()
        if char == CONTROL_C:
            raise KeyboardInterrupt
        if char is None or (char in ENDS and not text):
            return None
        if char in ("\r", "\n"):
            owed = _is_owed(waiting)
            if text or not owed:
                console.show("\n" if text else "")
                return text
        elif len(char) == 1:
            text = _edited(console, text, char)
            if char.isprintable() and _takes(text):
                return text


def _edited(console: ConsoleKeys, text: str, char: str) -> str:
    """The line after one more key, as it is shown there: Backspace takes a letter back, Escape all."""
    if char in (*_BACK, ESCAPE):
        gone = len(text) if char == ESCAPE else min(1, len(text))
        console.show("\b \b" * gone)
        return text[: len(text) - gone]
    if char.isprintable():
        console.show("" if not text and digit(char) is not None else char)
        return text + char
    return text


def _terminal() -> int | None:
    """The terminal that the input is; None where it is none, or single keys cannot be read."""
    try:
        import termios  # noqa: PLC0415 - not there on Windows

        fd = sys.stdin.fileno()
        termios.tcgetattr(fd)
    except (ImportError, OSError, ValueError):
        return None
    except termios.error:
        return None
    return fd


def _whole_line() -> str | None:
    try:
        return sys.stdin.readline() or None
    except (OSError, ValueError):
        return None
