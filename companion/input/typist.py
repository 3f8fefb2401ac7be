"""What becomes of single keys, wherever they come from: silence first, then lines, keys and notices as events."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable

from companion.input.presses import BACKSPACE, ENTER, ESCAPE, NO_DIGIT, Entry
from companion.input.reading import KeySource

ENDS = frozenset("\x04\x1a")
"""Control-D and Control-Z: alone on a line they end the input."""


class Typist:
    """One keyboard's line, whose it is, and where its events go.

    show: prints what is typed.
    """

    def __init__(self, source: KeySource, show: Callable[[str], None] = lambda _text: None) -> None:
        self._source = source
        self._show = show
        self._entry = Entry()
        self._standing = False
        self._showing = threading.Lock()

    def touched(self) -> None:
        """Some key was pressed: the voice stops before anything is thought about."""
        self._source.silence(self._source.seat)

    def take(self, pressed: Iterable[str]) -> bool:
        """Hand over some keys; false when one of them ended the input."""
        for one in pressed:
            if one in ENDS and not len(self._entry):
                return False
            if one == NO_DIGIT:
                if self._lost_digit():
                    self._source.put_notice("num-lock-off", {})
            else:
                self._press(one)
        return True

    def gone(self) -> None:
        """The keyboard will send nothing more."""
        self._source.put_line(None)

    def forget(self) -> None:
        """What has been typed of a line is dropped."""
        self._entry = Entry()

    def new_line(self) -> None:
        """Something is to be printed: where typed characters stand, it begins on a line of its own. Any thread."""
        with self._showing:
            if self._standing:
                self._standing = False
                self._show("\n")

    def _press(self, char: str) -> None:
        before = len(self._entry)
        line = self._entry.press(char)
        after = len(self._entry)
        if line is not None:
            self._end_line(before)
        else:
            self._type(char if after > before else "\b \b" * (before - after), after)
        if char.isprintable() or char in (ENTER, BACKSPACE, ESCAPE):  # shown first: an answer is printed below it
            self._source.put_key(char)
        if line is not None:
            self._source.put_line(line)

    def _type(self, text: str, length: int) -> None:
        with self._showing:
            if self._standing or text.isprintable():
                self._show(text)
            self._standing = bool(length) and (self._standing or text.isprintable())

    def _end_line(self, length: int) -> None:
        """End the line on the terminal, unless something printed has done so since the last character."""
        with self._showing:
            if self._standing or not length:
                self._show("\n")
            self._standing = False

    def _lost_digit(self) -> bool:
        before = len(self._entry)
        first = self._entry.no_digit()
        self._type("\b \b" * before, 0)
        return first
