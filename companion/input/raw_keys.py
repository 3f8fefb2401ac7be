"""Keyboards of Windows, apart from each other, by raw input: one window that nobody sees, for the whole program.

Source: Microsoft's pages on raw input (RegisterRawInputDevices, RAWKEYBOARD, GetRawInputDeviceInfo). Keys arrive
whatever window has the focus, and reach that window, too: Windows has no way to keep them from it, for
RIDEV_NOLEGACY is about windows of one's own program alone. What our own console gets a second time is dropped (see
doubles).
"""

from __future__ import annotations

import ctypes
import errno
import re
import threading
from functools import cache
from queue import SimpleQueue
from typing import Any

from companion.input.doubles import DOUBLES
from companion.input.key_codes import KEYPAD_COMMA, KEYPAD_ENTER, KEYPAD_SLASH

WM_INPUT_DEVICE_CHANGE, WM_INPUT = 0xFE, 0xFF
GIDC_REMOVAL = 2
RIM_TYPEKEYBOARD = 1
RID_INPUT, RIDI_DEVICENAME = 0x10000003, 0x20000007
RIDEV_INPUTSINK, RIDEV_DEVNOTIFY = 0x100, 0x2000
RI_KEY_BREAK, RI_KEY_E0, RI_KEY_E1 = 1, 2, 4
HWND_MESSAGE = -3
_GENERIC_DESKTOP, _KEYBOARD = 1, 6
_NO_KEY = 0xFF
"""As a virtual key a part of another key; as a scan code: too many at once."""
_FAILED = 0xFFFFFFFF
_E0 = {0x1C: KEYPAD_ENTER, 0x35: KEYPAD_SLASH}
_REST = {0x7E: KEYPAD_COMMA}
_FIRST_KEYS = 83
_PRESSED, _HELD, _UP = 1, 2, 0
_USB = re.compile(r"VID[_&](?:000[12])?([0-9A-F]{4})[_&]PID[_&]([0-9A-F]{4})", re.IGNORECASE)

_U16, _U32, _HANDLE = ctypes.c_uint16, ctypes.c_uint32, ctypes.c_void_p

Press = tuple[int, int]
"""Number of a key (see key_codes), and 1 for down, 2 for held, 0 for up."""
Sink = SimpleQueue[list[Press] | OSError | None]


class RawHeader(ctypes.Structure):
    """RAWINPUTHEADER."""

    _fields_ = (("type", _U32), ("size", _U32), ("device", _HANDLE), ("window", ctypes.c_size_t))


class RawKeyboard(ctypes.Structure):
    """RAWINPUT of a keyboard; the rest is what other devices need more."""

    _fields_ = (
        ("header", RawHeader),
        ("make", _U16),
        ("flags", _U16),
        ("reserved", _U16),
        ("key", _U16),
        ("message", _U32),
        ("extra", _U32),
        ("rest", ctypes.c_byte * 8),
    )


class RawDevice(ctypes.Structure):
    """RAWINPUTDEVICE: what kind of device is asked for."""

    _fields_ = (("page", _U16), ("usage", _U16), ("flags", _U32), ("window", _HANDLE))


class RawListed(ctypes.Structure):
    """RAWINPUTDEVICELIST."""

    _fields_ = (("device", _HANDLE), ("type", _U32))


class RawMessage(ctypes.Structure):
    """MSG."""

    _fields_ = (
        ("window", _HANDLE),
        ("number", _U32),
        ("word", ctypes.c_size_t),
        ("long", ctypes.c_ssize_t),
        ("time", _U32),
        ("x", ctypes.c_int32),
        ("y", ctypes.c_int32),
    )


def user32() -> Any:
    """Windows' library, told what its functions take."""
    library = vars(ctypes)["WinDLL"]("user32", use_last_error=True)
    library.CreateWindowExW.restype = _HANDLE
    library.CreateWindowExW.argtypes = (
        *(_U32, ctypes.c_wchar_p, ctypes.c_wchar_p, _U32),
        *(ctypes.c_int,) * 4,
        *(_HANDLE,) * 4,
    )
    pointer = ctypes.c_void_p
    library.RegisterRawInputDevices.argtypes = (pointer, _U32, _U32)
    library.GetMessageW.argtypes = (pointer, _HANDLE, _U32, _U32)
    library.DispatchMessageW.argtypes = (pointer,)
    library.GetRawInputData.argtypes = (_HANDLE, _U32, pointer, pointer, _U32)
    library.GetRawInputDeviceList.argtypes = (pointer, pointer, _U32)
    library.GetRawInputDeviceInfoW.argtypes = (_HANDLE, _U32, pointer, pointer)
    for function in (library.GetRawInputData, library.GetRawInputDeviceList, library.GetRawInputDeviceInfoW):
        function.restype = _U32
    return library


# ---- which there are ------------------------------------------------------------------------------------------


def listed(library: Any) -> dict[int, str]:
    r"""Handle -> path of each keyboard, such as \\?\HID#VID_04D9&PID_A02A&MI_00#8&2d1f5b2a&0&0000#{...}."""
    size, count = ctypes.sizeof(RawListed), _U32()
    library.GetRawInputDeviceList(None, ctypes.byref(count), size)
    rows = (RawListed * (count.value + 8))()  # some more may come in between
    count.value = len(rows)
    got = library.GetRawInputDeviceList(ctypes.byref(rows), ctypes.byref(count), size)
    some = rows[: got if got != _FAILED else 0]
    found = {row.device: _path(library, row.device) for row in some if row.type == RIM_TYPEKEYBOARD}
    return {device: path for device, path in found.items() if path}


def _path(library: Any, device: int) -> str:
    room = _U32(1024)
    text = ctypes.create_unicode_buffer(room.value)
    got = library.GetRawInputDeviceInfoW(device, RIDI_DEVICENAME, ctypes.byref(text), ctypes.byref(room))
    return "" if got == _FAILED else text.value


def name_of(path: str) -> str:
    """What a keyboard is called in short: maker and product as USB numbers them, else what Windows calls it."""
    found = _USB.search(path)
    parts = path.split("#")
    return f"{found[1]}:{found[2]}".upper() if found else parts[1] if len(parts) > 1 else path


def names_of(paths: list[str]) -> list[str]:
    """A name for each keyboard; where two have one, with the place where it is plugged in."""
    short = [name_of(path) for path in paths]
    return [name if short.count(name) == 1 else _long(path) for name, path in zip(short, paths, strict=True)]


def fits(path: str, wanted: str) -> bool:
    """Whether this keyboard is meant, by its path, its name, or its name and place."""
    return wanted.strip().casefold() in {one.casefold() for one in (path, name_of(path), _long(path))}


def _long(path: str) -> str:
    parts = path.split("#")
    return f"{name_of(path)} {parts[2]}" if len(parts) > 2 else name_of(path)


# ---- what is pressed ------------------------------------------------------------------------------------------


def code_of(make: int, flags: int) -> int:
    """The number of a key (see key_codes) from its scan code; 0 for one that has none there."""
    if flags & RI_KEY_E1:
        return 0
    if flags & RI_KEY_E0:
        return _E0.get(make, 0)
    return make if make <= _FIRST_KEYS else _REST.get(make, 0)


class RawKeyboards(threading.Thread):
    """All keyboards; each press goes to who has taken its keyboard. library: see user32."""

    def __init__(self, library: Any) -> None:
        super().__init__(name="raw-input", daemon=True)
        self._library = library
        self._sinks: dict[int, Sink] = {}
        self._down: set[Press] = set()
        self._lock = threading.Lock()
        self._begun = threading.Event()
        self._works = False

    def take(self, wanted: str, sink: Sink) -> int:
        """Have a keyboard for oneself; gives its handle. OSError: ENOENT, EBUSY where every one is taken."""
        self._begun.wait()
        there = sorted((path, handle) for handle, path in listed(self._library).items() if fits(path, wanted))
        if not there or not self._works:
            raise FileNotFoundError(errno.ENOENT, wanted)
        with self._lock:
            for _, handle in there:
                if handle not in self._sinks:
                    self._sinks[handle] = sink
                    DOUBLES.watch(len(self._sinks))
                    return handle
        raise OSError(errno.EBUSY, wanted)

    def give_back(self, handle: int) -> None:
        """Somebody else may take it."""
        with self._lock:
            self._sinks.pop(handle, None)
            DOUBLES.watch(len(self._sinks))

    def run(self) -> None:
        """Wait for messages, until there are no more."""
        library, message = self._library, RawMessage()
        try:
            window = library.CreateWindowExW(0, "STATIC", None, 0, 0, 0, 0, 0, HWND_MESSAGE, None, None, None)
            asked = RawDevice(_GENERIC_DESKTOP, _KEYBOARD, RIDEV_INPUTSINK | RIDEV_DEVNOTIFY, window)
            self._works = bool(
                window and library.RegisterRawInputDevices(ctypes.byref(asked), 1, ctypes.sizeof(asked))
            )
        finally:
            self._begun.set()
        while self._works and library.GetMessageW(ctypes.byref(message), None, 0, 0) > 0:
            if message.number == WM_INPUT:
                self._pressed(message.long)
            elif message.number == WM_INPUT_DEVICE_CHANGE and message.word == GIDC_REMOVAL:
                self._hand(message.long, OSError(errno.ENODEV, "unplugged"))
            library.DispatchMessageW(ctypes.byref(message))

    def _pressed(self, told: int) -> None:
        """One key of one keyboard."""
        raw, size = RawKeyboard(), _U32(ctypes.sizeof(RawKeyboard))
        got = self._library.GetRawInputData(
            told, RID_INPUT, ctypes.byref(raw), ctypes.byref(size), ctypes.sizeof(RawHeader)
        )
        if got in (0, _FAILED) or raw.header.type != RIM_TYPEKEYBOARD or _NO_KEY in (raw.key, raw.make):
            return
        device, make = raw.header.device or 0, raw.make
        if make == 0:  # a keyboard that knows none, or a program that types
            make = self._library.MapVirtualKeyW(raw.key, 0)
        code = code_of(make, raw.flags)
        with self._lock:
            taken = device in self._sinks
        if taken and raw.flags & RI_KEY_BREAK:
            self._down.discard((device, code))
            self._hand(device, [(code, _UP)])
        elif taken:
            DOUBLES.pressed(code)
            value = _HELD if (device, code) in self._down else _PRESSED
            self._down.add((device, code))
            self._hand(device, [(code, value)])

    def _hand(self, device: int, what: list[Press] | OSError) -> None:
        with self._lock:
            sink = self._sinks.get(device)
        if sink is not None:
            sink.put(what)


@cache
def _shared() -> RawKeyboards:
    """The keyboards of this program: Windows sends them to one window of each."""
    made = RawKeyboards(user32())
    made.start()
    return made


class RawKeys:
    """One keyboard, by its path or a name that doctor tells; see keypad.KeySupply."""

    def __init__(self, wanted: str, keyboards: RawKeyboards | None = None) -> None:
        self._wanted = wanted
        self._keyboards = keyboards
        self._sink: Sink = SimpleQueue()
        self._ended = threading.Event()
        self._handle = 0

    def open(self) -> None:
        """See KeySupply."""
        self._keyboards = self._keyboards or _shared()
        self._handle = self._keyboards.take(self._wanted, self._sink)

    def read(self) -> list[Press] | None:
        """See KeySupply."""
        got = self._sink.get()
        if isinstance(got, OSError):
            raise got
        return got

    def close(self) -> None:
        """See KeySupply."""
        assert self._keyboards is not None
        self._keyboards.give_back(self._handle)

    def rest(self, seconds: float) -> bool:
        """See KeySupply."""
        return self._ended.wait(seconds)

    def end(self) -> None:
        """See KeySupply."""
        self._ended.set()
        self._sink.put(None)

    def drop(self) -> None:
        """See KeySupply."""
