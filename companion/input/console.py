"""Reads a console key by key where there is msvcrt: Windows."""

from __future__ import annotations

import _thread
import threading
from typing import Any

from companion.input.presses import NO_DIGIT, Decoder
from companion.input.reading import KeySource
from companion.input.typist import Typist

_CONTROL_C = "\x03"
_ARROWS = frozenset("GHIKLMOPQRS")
"""Second characters of the arrow block, and of a keypad without Num Lock."""


class ConsoleReader(threading.Thread):
    """Reads the keys of a console; see input.reading for what it hands over."""

    def __init__(self, source: KeySource, *, echo: bool) -> None:
        super().__init__(name="keys", daemon=True)
        import msvcrt  # noqa: PLC0415 - there on Windows only

        self._console: Any = msvcrt
        self._decoder = Decoder()
        self._typist = Typist(source, self._show)
        self.echo = echo
        self._closed = False

    def run(self) -> None:
        """Hand over keys and lines until the console is gone or closed."""
        going = True
        while going and not self._closed:
            try:
                char = str(self._console.getwch())
            except (OSError, ValueError, EOFError):
                break
            self._typist.touched()
            if char == _CONTROL_C:
                _thread.interrupt_main()
                continue
            going = self._typist.take(self._keys(char))
        if not self._closed:
            self._typist.gone()

    def close(self) -> None:
        """Hand over nothing more; the console needs no mode of its own, so there is nothing to put back."""
        self._closed = True

    def new_line(self) -> None:
        """See KeyboardReader."""
        self._typist.new_line()

    def _keys(self, char: str) -> list[str]:
        """The key that begins with this character: arrows come as two, the first of which is also a letter."""
        if char == "\0" or (char == "\xe0" and self._console.kbhit()):
            return [NO_DIGIT] if str(self._console.getwch()) in _ARROWS else []
        return self._decoder.feed(char) if char != "\x1b" else [char]

    def _show(self, text: str) -> None:
        if not self.echo:
            return
        for char in text:
            self._console.putwch(char)
            if char == "\n":
                self._console.putwch("\r")
