"""Reads a console key by key where there is msvcrt: Windows."""

from __future__ import annotations

import _thread
import threading
from collections.abc import Callable
from typing import Any

from companion.input.doubles import DOUBLES
from companion.input.presses import ESCAPE, NO_DIGIT, Decoder
from companion.input.reading import KeySource
from companion.input.typist import Typist

CONTROL_C = "\x03"
_ARROWS = frozenset("GHIKLMOPQRS")
"""Second characters of the arrow block, and of a keypad without Num Lock."""


class ConsoleKeys:
    """The keys of the console, one by one, and what is shown there. ImportError where there is no msvcrt."""

    def __init__(self) -> None:
        import msvcrt  # noqa: PLC0415 - there on Windows only

        self._console: Any = msvcrt

    def next(self) -> str | None:
        """The next character; NO_DIGIT for a key of the arrow block, "" for others without one; None: no more."""
        try:
            char = str(self._console.getwch())
            # Keys without a character come as two, and the first of the arrows' is also a letter.
            if char == "\0" or (char == "\xe0" and self._console.kbhit()):
                return NO_DIGIT if str(self._console.getwch()) in _ARROWS else ""
        except (OSError, ValueError, EOFError):
            return None
        return char

    def waiting(self) -> bool:
        """Whether something has been typed that was not yet read."""
        return bool(self._console.kbhit())

    def show(self, text: str) -> None:
        """Show it where the console stands."""
        for char in text:
            self._console.putwch(char)
            if char == "\n":
                self._console.putwch("\r")


class ConsoleReader(threading.Thread):
    """Reads the keys of a console; see input.reading for what it hands over.

    doubled: whether a keypad that is read by itself has had this key, too.
    """

    def __init__(self, source: KeySource, *, echo: bool, doubled: Callable[[str], bool] = DOUBLES.doubled) -> None:
        super().__init__(name="keys", daemon=True)
        self._keys = ConsoleKeys()
        self._decoder = Decoder()
        self._typist = Typist(source, self._show)
        self._doubled = doubled
        self.echo = echo
        self._closed = False

    def run(self) -> None:
        """Hand over keys and lines until the console is gone or closed."""
        going = True
        while going and not self._closed:
            char = self._keys.next()
            if char is None:
                break
            if char != CONTROL_C and self._doubled(char):
                continue
            self._typist.touched()
            if char == CONTROL_C:
                _thread.interrupt_main()
                continue
            going = self._typist.take(self._pressed(char))
        if not self._closed:
            self._typist.gone()

    def close(self) -> None:
        """Hand over nothing more; the console needs no mode of its own, so there is nothing to put back."""
        self._closed = True

    def new_line(self) -> None:
        """See KeyboardReader."""
        self._typist.new_line()

    def _pressed(self, char: str) -> list[str]:
        """The keys that a character is; an Escape is whole by itself."""
        return [char] if char in (ESCAPE, NO_DIGIT) else self._decoder.feed(char)

    def _show(self, text: str) -> None:
        if self.echo:
            self._keys.show(text)
