"""Reads named keypads beside the terminal, in any window: Linux, through evdev, whose only importer this is.

A keypad is taken for the companion alone, so that its digits reach no other program. The number lock does not
matter here: the keys themselves are read, not what they would type.
"""

from __future__ import annotations

import contextlib
import errno
import select
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from companion.input.bell import Bell
from companion.input.presses import BACKSPACE, ENTER, ESCAPE
from companion.input.reading import KeySource
from companion.input.typist import Typist

LOOK_S = 2.0
"""How often a keypad that is not there is looked for."""

_PRESSED, _HELD = 1, 2
_KEYS = {f"KEY_{start}{digit}": str(digit) for start in ("", "KP") for digit in range(10)}
_KEYS |= {f"KEY_{letter}": letter.lower() for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ"}
_KEYS |= {f"KEY_{start}DOT": "." for start in ("", "KP")} | {f"KEY_{start}COMMA": "," for start in ("", "KP")}
_KEYS |= {f"KEY_{start}ENTER": ENTER for start in ("", "KP")}
_KEYS |= {"KEY_BACKSPACE": BACKSPACE, "KEY_ESC": ESCAPE, "KEY_SPACE": " "}
"""Names of key codes as Linux has them; the letters that are commands lie in one place on every keyboard."""


class KeypadReader(threading.Thread):
    """Reads one keypad; one that is unplugged is told, and taken up again when it returns.

    device: path ("/dev/input/by-id/...") or the name that the device tells. look_s: how often it is looked for.
    devices: where Linux lists input devices by name; folder: where they lie.
    """

    def __init__(
        self,
        device: str,
        source: KeySource,
        look_s: float = LOOK_S,
        devices: Path = Path("/sys/class/input"),
        folder: Path = Path("/dev/input"),
    ) -> None:
        super().__init__(name="keypad", daemon=True)
        self._device = device
        self._source = source
        self._typist = Typist(source)
        self._look_s = look_s
        self._devices = devices
        self._folder = folder
        self._bell = Bell()
        self._told = ""
        self.echo = False

    def close(self) -> None:
        """Stop reading and give the keypad back; may be called twice."""
        self._bell.ring()
        if self.is_alive() and threading.current_thread() is not self:
            self.join(timeout=1)

    def new_line(self) -> None:
        """What is typed here is not shown."""

    def run(self) -> None:
        """Look for the keypad and read it, until closed."""
        try:
            import evdev  # noqa: PLC0415 - an optional package, on Linux only
        except ImportError:
            self._source.put_notice("keypad-no-evdev", {"name": self._device, "package": "evdev-binary"})
            self._bell.drop()
            return
        codes = {getattr(evdev.ecodes, name): char for name, char in _KEYS.items() if hasattr(evdev.ecodes, name)}
        while not self._bell.rung:
            device = self._open(evdev)
            if device is None:
                select.select([self._bell.fd], [], [], self._look_s)
                continue
            if self._told:
                self._source.put_notice("keypad-back", {"name": self._device})
            self._told = ""
            with contextlib.closing(device):
                self._read(device, codes, evdev.ecodes.EV_KEY)
        self._bell.drop()

    # ---- finding ---------------------------------------------------------------------------------------------

    def _open(self, evdev: Any) -> Any | None:
        """The keypad, taken for us alone; None when that cannot be, which is told once."""
        problem = "keypad-missing"
        for path in self._paths():
            try:
                device = evdev.InputDevice(path)
            except OSError as error:
                problem = "keypad-denied" if isinstance(error, PermissionError) else problem
                continue
            try:
                device.grab()
            except OSError as error:
                problem = "keypad-busy" if error.errno == errno.EBUSY else problem
                device.close()
                continue
            return device
        if self._told != problem and not (self._told == "keypad-gone" and problem == "keypad-missing"):
            self._tell(problem)
        return None

    def _paths(self) -> Iterator[str]:
        """Every device that the keypad's name fits: two keypads may have one name."""
        wanted = self._device.strip()
        if wanted.startswith("/"):
            yield wanted
            return
        for listed in sorted(self._devices.glob("event*/device/name")):
            with contextlib.suppress(OSError):
                if listed.read_text(encoding="utf-8", errors="replace").strip().casefold() == wanted.casefold():
                    yield str(self._folder / listed.parts[-3])

    def _tell(self, key: str) -> None:
        self._told = key
        self._source.put_notice(key, {"name": self._device})

    # ---- reading ---------------------------------------------------------------------------------------------

    def _read(self, device: Any, codes: dict[int, str], key_event: int) -> None:
        """Hand over keys until the keypad is gone or this reader is closed."""
        while True:
            try:
                ready, _, _ = select.select([device.fd, self._bell.fd], [], [])
                if self._bell.fd in ready:
                    with contextlib.suppress(OSError):
                        device.ungrab()
                    return
                pressed = [event for event in device.read() if event.type == key_event]
            except BlockingIOError:
                continue
            except (OSError, ValueError):
                self._typist.forget()
                self._typist.gone()
                self._tell("keypad-gone")
                return
            for event in pressed:
                self._event(codes.get(event.code, ""), event.value)

    def _event(self, char: str, value: int) -> None:
        """One key going down, up, or held: held down only Backspace goes on."""
        if value == _PRESSED:
            self._typist.touched()
        if char and (value == _PRESSED or (value == _HELD and char == BACKSPACE)):
            self._typist.take([char])
