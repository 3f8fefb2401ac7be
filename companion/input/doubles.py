"""Keys that come twice: from a keypad that is read by itself, and from the console, where that has the focus.

Linux gives a keypad to one program alone; Windows does not (see raw_keys). What the console gets is dropped where
a keypad has had the same key: a moment before, or a moment after.
"""

from __future__ import annotations

import threading
import time
from collections import deque
from collections.abc import Callable

from companion.input.key_codes import CODES, KEYPAD, KEYPAD_SLASH, SILENT, WITHOUT
from companion.input.presses import BACKSPACE, ENTER, NO_DIGIT

WAIT_S = 0.03
"""So long the console's key waits for the keypad's, where a keypad is read."""
KEEP_S = 0.5
"""A keypad's key that the console has not had by then went to another window."""
_WORDS: dict[int, frozenset[str]] = {
    55: frozenset("*"),
    74: frozenset("-"),
    78: frozenset("+"),
    KEYPAD_SLASH: frozenset("/"),
}
_ALIKE = {ENTER: frozenset("\r\n"), BACKSPACE: frozenset("\b\x7f"), ".": frozenset(".,"), ",": frozenset(".,")}


def typed_by(code: int) -> frozenset[str] | None:
    """What a console may get for a key; None for anything, as its keyboard is set."""
    char = CODES.get(code, "")
    if code in WITHOUT:
        return frozenset((NO_DIGIT, ""))
    if code in KEYPAD:
        return _ALIKE.get(char, frozenset(char)) | {NO_DIGIT, ""}
    return _WORDS.get(code) or _ALIKE.get(char)


class Doubles:
    """What keypads have had and the console has not. clock: seconds that go on evenly."""

    def __init__(self, clock: Callable[[], float] = time.monotonic, wait_s: float = WAIT_S) -> None:
        self._clock = clock
        self._wait_s = wait_s
        self._pressed: deque[tuple[float, int]] = deque()
        self._changed = threading.Condition()
        self._keypads = 0

    def watch(self, keypads: int) -> None:
        """So many keypads are read by themselves from now on."""
        with self._changed:
            self._keypads = keypads

    def pressed(self, code: int) -> None:
        """A key of a keypad went down, or goes on being held."""
        if code not in SILENT:
            with self._changed:
                self._pressed.append((self._clock(), code))
                self._changed.notify_all()

    def doubled(self, char: str) -> bool:
        """Whether the console's key is one that a keypad has had; waits a moment for it. Each counts once."""
        with self._changed:
            if not self._keypads and not self._pressed:
                return False
            return self._changed.wait_for(lambda: self._found(char), self._wait_s)

    def _found(self, char: str) -> bool:
        while self._pressed and self._pressed[0][0] < self._clock() - KEEP_S:
            self._pressed.popleft()
        for place, (_, code) in enumerate(self._pressed):
            known = typed_by(code)
            if known is None or char in known:
                del self._pressed[place]
                return True
        return False


DOUBLES = Doubles()
"""Of this program."""
