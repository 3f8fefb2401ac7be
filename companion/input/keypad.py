"""Reads named keypads beside the terminal, in any window, each for its seat.

The number lock does not matter here: the keys themselves are read, not what they would type.
"""

from __future__ import annotations

import errno
import sys
import threading
from typing import Protocol

from companion.input.key_codes import CODES
from companion.input.linux_keys import LinuxKeys
from companion.input.presses import BACKSPACE
from companion.input.reading import KeySource
from companion.input.typist import Typist

LOOK_S = 2.0
"""How often a keypad that is not there is looked for."""

_PRESSED, _HELD = 1, 2


class KeySupply(Protocol):
    """The keys of one keypad of this system. All but `end` are called on one thread."""

    def open(self) -> None:
        """Find it and take it. OSError: EACCES or EPERM, EBUSY where another has it, else it is not there."""

    def read(self) -> list[tuple[int, int]] | None:
        """Wait for keys: number (see key_codes) and 1 for down, 2 held, 0 up. None: ended. OSError: it is gone."""

    def close(self) -> None:
        """Give back what `open` took."""

    def rest(self, seconds: float) -> bool:
        """Wait so long, or until ended: whether it is."""

    def end(self) -> None:
        """Let `read` and `rest` return, now or later; any thread, and more than once."""

    def drop(self) -> None:
        """Nothing will be asked any more."""


def keys_of(device: str) -> KeySupply | None:
    """The keys of a named keypad; None where this system hands out no keypad by itself."""
    if sys.platform == "win32":
        from companion.input.raw_keys import RawKeys  # noqa: PLC0415 - ctypes is large

        return RawKeys(device)
    return LinuxKeys(device) if sys.platform.startswith("linux") else None


class KeypadReader(threading.Thread):
    """Reads one keypad; one that is unplugged is told, and taken up again when it returns.

    device: as the settings name it, and as it is told. keys: None where the system has none. look_s: how often
    it is looked for.
    """

    def __init__(self, device: str, source: KeySource, keys: KeySupply | None, look_s: float = LOOK_S) -> None:
        super().__init__(name="keypad", daemon=True)
        self._device = device
        self._source = source
        self._typist = Typist(source)
        self._keys = keys
        self._look_s = look_s
        self._told = ""
        self.echo = False

    def close(self) -> None:
        """Stop reading and give the keypad back; may be called twice."""
        if self._keys is not None:
            self._keys.end()
        if self.is_alive() and threading.current_thread() is not self:
            self.join(timeout=1)

    def new_line(self) -> None:
        """What is typed here is not shown."""

    def run(self) -> None:
        """Look for the keypad and read it, until closed."""
        if self._keys is None:
            self._tell("keypad-elsewhere")
            return
        ended = False
        while not ended:
            if not self._opened(self._keys):
                ended = self._keys.rest(self._look_s)
                continue
            if self._told:
                self._source.put_notice("keypad-back", {"name": self._device})
            self._told = ""
            try:
                ended = self._read(self._keys)
            finally:
                self._keys.close()
        self._keys.drop()

    def _opened(self, keys: KeySupply) -> bool:
        """Whether the keypad is ours now; that it cannot be is told once."""
        try:
            keys.open()
            return True
        except OSError as error:
            known = {errno.EACCES: "keypad-denied", errno.EPERM: "keypad-denied", errno.EBUSY: "keypad-busy"}
            problem = known.get(error.errno or 0, "keypad-missing")
        if self._told != problem and not (self._told == "keypad-gone" and problem == "keypad-missing"):
            self._tell(problem)
        return False

    def _tell(self, key: str) -> None:
        self._told = key
        self._source.put_notice(key, {"name": self._device})

    def _read(self, keys: KeySupply) -> bool:
        """Hand over keys until the keypad is gone or this reader is closed: whether it is closed."""
        while True:
            try:
                pressed = keys.read()
            except (OSError, ValueError):
                self._typist.forget()
                self._typist.gone()
                self._tell("keypad-gone")
                return False
            if pressed is None:
                return True
            for code, value in pressed:
                self._event(CODES.get(code, ""), value)

    def _event(self, char: str, value: int) -> None:
        """One key going down, up, or held: held down only Backspace goes on."""
        if value == _PRESSED:
            self._typist.touched()
        if char and (value == _PRESSED or (value == _HELD and char == BACKSPACE)):
            self._typist.take([char])
