"""Sound devices, by miniaudio: which there are, and one that is open and pulls samples."""

from __future__ import annotations

import contextlib
import importlib
import sys
import types
from collections.abc import Callable, Generator
from typing import Any, Protocol

PERIOD_MS = 10

Pull = Callable[[int], bytes]
"""The next samples of a device: so many frames of 16 bit, exactly. Called on the device's own thread."""


class Output(Protocol):
    """One open device that pulls. backend: its sound system. stopped: it has told that it plays no more."""

    backend: str
    stopped: bool

    def close(self) -> None:
        """Pull no more and give the device back; may take long when the device has gone."""


class Sounds(Protocol):
    """The devices of a computer; tests put devices of software in its place. kind: as events.Ready.output."""

    kind: str

    def names(self) -> list[str]:
        """The devices there are now, by name. Raises what the sound system raises."""

    def open(self, name: str, pull: Pull) -> Output:
        """Open this device, "" for the default, and let it pull. Raises what the sound system raises."""


class SoundSystem:
    """The sound system of this computer (see Sounds); null: one device that nobody hears, paced in real time."""

    def __init__(self, rate: int, null: bool = False) -> None:
        self.kind = "null" if null else "device"
        self._rate = rate
        self._miniaudio = _miniaudio()
        every = list(self._miniaudio.Backend)
        self._backends = [backend for backend in every if (backend.name == "NULL") == null]
        self._noise = b"" if null else noise(rate)

    def names(self) -> list[str]:
        """See Sounds."""
        with contextlib.closing(_Context(self._miniaudio, self._backends)) as context:
            return [name for name, _ in context.found()]

    def open(self, name: str, pull: Pull) -> Output:
        """See Sounds."""
        if not name:
            return _Device(self._miniaudio, self._rate, self._backends, None, pull, self._noise)
        with contextlib.closing(_Context(self._miniaudio, self._backends)) as context:
            number = next((number for found, number in context.found() if found == name), None)
            if number is None:
                raise LookupError(name)
            return _Device(self._miniaudio, self._rate, [context.backend], number, pull, self._noise)


class _Context:
    """One look at the devices. The library's own look opens each of them, and fails if one is in use."""

    def __init__(self, miniaudio: Any, backends: list[Any]) -> None:
        self._lib, self._ffi = miniaudio.lib, miniaudio.ffi
        self._context = self._ffi.new("ma_context*")
        order = self._ffi.new("ma_backend[]", [backend.value for backend in backends])
        code = self._lib.ma_context_init(order, len(backends), self._ffi.NULL, self._context)
        if code != 0:
            raise OSError(code, "no sound system")
        self.backend = next(one for one in backends if one.value == int(self._context.backend))

    def found(self) -> list[tuple[str, Any]]:
        """Name and number (as the library wants it) of each device."""
        infos, count = self._ffi.new("ma_device_info**"), self._ffi.new("ma_uint32*")
        null = self._ffi.NULL
        if self._lib.ma_context_get_devices(self._context, infos, count, null, null) != 0:
            return []
        rows = [infos[0][i] for i in range(count[0])]
        return [
            (self._ffi.string(row.name).decode("utf-8", "replace"), self._ffi.new("ma_device_id *", row.id))
            for row in rows
        ]

    def close(self) -> None:
        self._lib.ma_context_uninit(self._context)


class _Device:
    """See Output; it plays as soon as it is made."""

    def __init__(
        self, miniaudio: Any, rate: int, backends: list[Any], number: Any, pull: Pull, noise: bytes
    ) -> None:
        self.stopped = False
        self._lib = miniaudio.lib
        self._pulling = pulling(pull, noise)
        next(self._pulling)
        self._device = device = miniaudio.PlaybackDevice.__new__(miniaudio.PlaybackDevice)
        try:
            device.__init__(
                output_format=miniaudio.SampleFormat.SIGNED16,
                nchannels=1,
                sample_rate=rate,
                buffersize_msec=PERIOD_MS,
                device_id=number,
                backends=backends,
                app_name="companion",
            )
            device.stop_callback = self._stop
            device.start(self._pulling)
        except Exception:
            self.close()
            raise
        self.backend: str = device.backend

    def close(self) -> None:
        """See Output."""
        self._device.close()
        context, self._device._context = getattr(self._device, "_context", None), None
        if context is not None:
            self._lib.ma_context_uninit(context)  # the library leaves it open, with its threads and connections

    def _stop(self) -> None:
        self.stopped = True


def noise(rate: int) -> bytes:
    """A second of the smallest steps up and down, 90 dB below full: keeps a sink awake, and nobody hears it."""
    steps, state = (b"\0\0", b"\1\0", b"\xff\xff"), 1
    parts = []
    for _ in range(rate):
        state = (1103515245 * state + 12345) & 0x7FFFFFFF
        parts.append(steps[(state >> 16) % 3])
    return b"".join(parts)


def pulling(pull: Pull, noise: bytes) -> Generator[bytes, int, None]:
    """A generator that is sent how many frames are wanted and gives them; noise in the place of silence."""
    twice, at = noise + noise, 0
    frames = yield b""
    while True:
        block = pull(frames)
        if len(block) <= len(noise) and not block.strip(b"\0"):
            at = (at + len(block)) % len(noise)
            block = twice[at : at + len(block)]
        frames = yield block


def _miniaudio() -> Any:
    """miniaudio without what it imports for internet radio and number crunching: 8 MB and 30 ms less."""
    stand_ins: dict[str, Any] = {"urllib.request": types.ModuleType("urllib.request"), "numpy": None}
    hidden = {name: module for name, module in stand_ins.items() if name not in sys.modules}
    sys.modules.update(hidden)
    try:
        return importlib.import_module("miniaudio")
    finally:
        for name in hidden:
            del sys.modules[name]
