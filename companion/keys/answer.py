"""Reads one answer at a terminal before a game has begun: a digit alone, or a line."""

from __future__ import annotations

import codecs
import os
import sys
from dataclasses import dataclass

from companion.keys.row import as_digits
from companion.keys.terminal import CharMode

END = (b"", b"\x04", b"\0")
"""What is read where the input ends; the last one when that was typed before single keys could be read."""


def digit(typed: str) -> int | None:
    """The number that was typed, also on the top row of a Czech keyboard; None for anything else."""
    text = as_digits(typed.strip())
    return int(text) if len(text) == 1 and text in "0123456789" else None


def at_terminal() -> bool:
    """Whether somebody can type an answer."""
    try:
        return sys.stdin.isatty()
    except (AttributeError, ValueError):  # none, or closed
        return False


@dataclass(slots=True)
class AnswerKeys:
    """The terminal's keyboard. A digit alone is enough where single keys can be read; Enter may follow it.

    answered: a digit was taken without its Enter, which belongs to it if it comes next.
    """

    answered: bool = False

    def read_line(self) -> str | None:
        """What was typed, with or without Enter at its end; None when nobody will type any more."""
        try:
            import termios  # noqa: PLC0415 - not there on Windows

            fd = sys.stdin.fileno()
            termios.tcgetattr(fd)
        except (ImportError, OSError, ValueError):
            return _whole_line()
        except termios.error:
            return _whole_line()
        mode = CharMode(fd)
        mode.begin()
        try:
            return self._typed(fd)
        finally:
            mode.end()

    def _typed(self, fd: int) -> str | None:
        """What is typed up to a digit alone, or to Enter."""
        decoder = codecs.getincrementaldecoder(sys.stdin.encoding or "utf-8")("ignore")
        text = ""
        while True:
            try:
                data = os.read(fd, 1)
            except OSError:
                return None
            if data in END:
                return None
            letter = decoder.decode(data)
            if letter in ("\n", "\r"):
                answered, self.answered = self.answered, False
                if text or not answered:
                    return text
            elif letter:
                text += letter
                if digit(text) is not None:
                    self.answered = True
                    return text


def _whole_line() -> str | None:
    try:
        return sys.stdin.readline() or None
    except (OSError, ValueError):
        return None
