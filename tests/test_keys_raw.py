"""Keypads of Windows by raw input, on a stand-in for user32 with what Wine 10 has handed out, byte by byte."""

from __future__ import annotations

import ctypes
import errno
import queue
import struct
import sys
import threading
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest

from companion.care.doctor import keys as doctor_keys
from companion.config.settings import KeypadSettings
from companion.core.model import Phrase
from companion.input import Noticed, Typed, raw_keys
from companion.input.console import CONTROL_C, ConsoleReader
from companion.input.doubles import DOUBLES, Doubles
from companion.input.key_codes import CODES
from companion.input.keypad import KeypadReader, keys_of
from companion.input.presses import NO_DIGIT
from companion.input.raw_keys import RawKeyboards, RawKeys
from companion.input.reading import KeySource
from tests.patience import PATIENCE_S, until

GUID = "{884b96c3-56ef-11d1-bc8c-00a0c91405dd}"
WINE = rf"\\?\HID#VID_845E&PID_0002#0&0000&0&0&0#{GUID}"
"""As Wine 10 names its keyboard."""
USB = [rf"\\?\HID#VID_04D9&PID_A02A&MI_00#{place}&0&0000#{GUID}" for place in ("8&2d1f5b2a", "7&11aa22bb")]
BLUE = rf"\\?\HID#{{00001124-0000-1000-8000-00805f9b34fb}}_VID&0002046d_PID&b342#9&1&0&0000#{GUID}"
OLD = rf"\\?\ACPI#PNP0303#4&1bd7f811&0#{GUID}"

RECORDED = {
    "NumLock": "01000000280000000200000000000000000000000000000045000200000090000001000000000000",
    "KP7": "01000000280000000200000000000000000000000000000047000000000067000001000000000000",
    "KP7 up": "01000000280000000200000000000000000000000000000047000100000067000101000000000000",
    "KPEnter": "0100000028000000020000000000000000000000000000001c00020000000d000001000000000000",
    "KPEnter up": "0100000028000000020000000000000000000000000000001c00030000000d000101000000000000",
    "5": "01000000280000000200000000000000000000000000000006000000000035000001000000000000",
    "5 up": "01000000280000000200000000000000000000000000000006000100000035000101000000000000",
    "Back": "0100000028000000020000000000000000000000000000000e000000000008000001000000000000",
    "Back up": "0100000028000000020000000000000000000000000000000e000100000008000101000000000000",
    "Slash": "0100000028000000020000000000000000000000000000003500020000006f000001000000000000",
}
"""RAWINPUT of 64 bits as GetRawInputData of Wine 10 gave it for keys of an X server's keyboard."""
WITHOUT_LOCK = {71: 0x24, 72: 0x26, 73: 0x21, 75: 0x25, 76: 0x0C, 77: 0x27, 79: 0x23, 80: 0x28, 81: 0x22, 82: 0x2D}
WITHOUT_LOCK |= {83: 0x2E}
"""Scan codes of a keypad -> its virtual keys while the number lock is off (WinUser.h)."""

NONE, UP, E0, E1 = 0, 1, 2, 4


def raw(device: int, make: int, flags: int = NONE, key: int = 0) -> bytes:
    """RAWINPUT as its documentation lays it out in 64 bits."""
    told = 0x101 if flags & UP else 0x100
    return struct.pack("<IIQQHHHHII", 1, 40, device, 0, make, flags, 0, key, told, 0)


@dataclass
class User32:
    """Stands in for the library: keyboards that tests plug in, and a queue of messages."""

    plugged: dict[int, str] = field(default_factory=dict)
    works: bool = True
    messages: queue.SimpleQueue[tuple[int, int, bytes | int]] = field(default_factory=queue.SimpleQueue)
    asked: list[tuple[int, ...]] = field(default_factory=list)
    told: bytes = b""

    def CreateWindowExW(self, *what: Any) -> int:  # noqa: N802 - as Windows names it
        assert what[1] == "STATIC" and what[8] == raw_keys.HWND_MESSAGE
        return 77

    def RegisterRawInputDevices(self, devices: Any, count: int, size: int) -> int:  # noqa: N802
        one = devices._obj
        self.asked.append((count, size, one.page, one.usage, one.flags, one.window))
        return int(self.works)

    def GetRawInputDeviceList(self, rows: Any, count: Any, size: int) -> int:  # noqa: N802
        assert size == 16
        there = [(1, 0), *((handle, 1) for handle in self.plugged)]
        if rows is None:
            count._obj.value = len(there)
            return 0
        for row, (handle, kind) in zip(rows._obj, there, strict=False):
            row.device, row.type = handle, kind
        return len(there)

    def GetRawInputDeviceInfoW(self, handle: int, what: int, text: Any, room: Any) -> int:  # noqa: N802
        assert what == raw_keys.RIDI_DEVICENAME and room._obj.value >= 256
        text._obj.value = self.plugged[handle]
        return len(self.plugged[handle]) + 1

    def GetMessageW(self, message: Any, *_: Any) -> int:  # noqa: N802
        number, word, told = self.messages.get()
        message._obj.number, message._obj.word = number, word
        self.told = told if isinstance(told, bytes) else b""
        message._obj.long = told if isinstance(told, int) else 5
        return number

    def DispatchMessageW(self, _: Any) -> int:  # noqa: N802
        return 0

    def GetRawInputData(self, told: int, what: int, room: Any, size: Any, header: int) -> int:  # noqa: N802
        assert (told, what, header, size._obj.value >= len(self.told)) == (5, raw_keys.RID_INPUT, 24, True)
        ctypes.memmove(ctypes.byref(room._obj), self.told, len(self.told))
        return 40

    def MapVirtualKeyW(self, key: int, how: int) -> int:  # noqa: N802
        return {(0x37, 0): 8}.get((key, how), 0)

    def press(self, *told: bytes) -> None:
        for one in told:
            self.messages.put((raw_keys.WM_INPUT, 1, one))

    def unplug(self, handle: int) -> None:
        del self.plugged[handle]
        self.messages.put((raw_keys.WM_INPUT_DEVICE_CHANGE, raw_keys.GIDC_REMOVAL, handle))


@dataclass
class Desk:
    """A computer with Windows, the keyboards of its program, and readers that end with the test."""

    user32: User32 = field(default_factory=User32)
    events: queue.Queue[object] = field(default_factory=queue.Queue)
    readers: list[KeypadReader] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.keyboards = RawKeyboards(self.user32)

    def read(self, wanted: str, seat: int) -> None:
        source = KeySource(self.events, lambda _: None, seat, wanted)
        self.readers.append(KeypadReader(wanted, source, RawKeys(wanted, self.keyboards), 0.01))
        self.readers[-1].start()

    def until(self, wanted: object) -> list[object]:
        found: list[object] = []
        while not found or found[-1] != wanted:
            found.append(self.events.get(timeout=PATIENCE_S))
        return found


@pytest.fixture
def desk() -> Iterator[Desk]:
    made = Desk()
    made.keyboards.start()
    yield made
    for reader in made.readers:
        reader.close()
        assert not reader.is_alive()
    made.user32.messages.put((0, 0, 0))
    made.keyboards.join(PATIENCE_S)
    assert not made.keyboards.is_alive()
    DOUBLES._pressed.clear()
    assert not DOUBLES.doubled("5"), "nobody waits for a keypad any more"


def taken(desk: Desk, count: int) -> None:
    """Wait until so many keyboards are taken."""
    until(lambda: len(vars(desk.keyboards)["_sinks"]) == count, f"{count} keypads that are read")


def test_what_wine_hands_out_is_a_line_of_digits(desk: Desk) -> None:
    desk.user32.plugged[2] = WINE
    desk.read("845e:0002", seat=2)
    taken(desk, 1)
    for key in (
        "NumLock",
        "KP7",
        "KP7 up",
        "5",
        "5 up",
        "5",
        "5",
        "5 up",
        "Back",
        "Back up",
        "Slash",
        "KPEnter",
        "KPEnter up",
    ):
        desk.user32.press(bytes.fromhex(RECORDED[key]))
    desk.until(Typed("75", "845e:0002", 2))
    assert desk.user32.asked == [(1, 16, 1, 6, raw_keys.RIDEV_INPUTSINK | raw_keys.RIDEV_DEVNOTIFY, 77)]


def test_what_is_recorded_is_laid_out_as_documented() -> None:
    assert bytes.fromhex(RECORDED["KP7"]) == raw(2, 0x47, NONE, 0x67)
    assert bytes.fromhex(RECORDED["KPEnter up"]) == raw(2, 0x1C, E0 | UP, 0x0D)
    assert ctypes.sizeof(raw_keys.RawKeyboard) == 48 and ctypes.sizeof(raw_keys.RawMessage) == 48


def test_two_keypads_type_apart_and_the_number_lock_does_not_matter(desk: Desk) -> None:
    desk.user32.plugged |= {4: USB[0], 9: USB[1], 6: OLD}
    desk.read("04D9:A02A", seat=1)
    taken(desk, 1)
    desk.read("04d9:a02a", seat=2)
    taken(desk, 2)
    first, second = (vars(reader)["_keys"]._handle for reader in desk.readers)
    assert {first, second} == {4, 9}
    for make, key in WITHOUT_LOCK.items():
        desk.user32.press(raw(first, make, NONE, key), raw(second, 0x4F, NONE, 0x61), raw(6, 2, NONE, 0x31))
        desk.user32.press(raw(first, make, UP, key), raw(second, 0x4F, UP, 0x61))
    desk.user32.press(raw(first, 0x1C, E0, 0x0D), raw(second, 0x1C, E0, 0x0D))
    lines: list[Typed] = []
    while len(lines) < 2:  # in any order: each has a thread of its own
        lines += [one for one in [desk.events.get(timeout=PATIENCE_S)] if isinstance(one, Typed)]
    assert Typed("7894561230.", "04D9:A02A", 1) in lines and Typed("1" * 11, "04d9:a02a", 2) in lines


def test_a_keypad_that_is_unplugged_is_told_and_read_again(desk: Desk) -> None:
    desk.user32.plugged[4] = USB[0]
    desk.read(USB[0], seat=1)
    taken(desk, 1)
    desk.user32.press(raw(4, 0x47))
    desk.user32.unplug(4)
    desk.until(Noticed("keypad-gone", USB[0], 1, {"name": USB[0]}))
    desk.user32.plugged[8] = USB[0]
    desk.until(Noticed("keypad-back", USB[0], 1, {"name": USB[0]}))
    desk.user32.press(raw(8, 0x48), raw(8, 0x1C))
    desk.until(Typed("8", USB[0], 1))


def test_a_taken_keypad_and_one_that_is_not_there_are_told(desk: Desk) -> None:
    desk.user32.plugged[4] = USB[0]
    desk.read("04D9:A02A", seat=1)
    taken(desk, 1)
    desk.read("04D9:A02A", seat=2)
    desk.until(Noticed("keypad-busy", "04D9:A02A", 2, {"name": "04D9:A02A"}))
    desk.read("046D:B342", seat=3)
    desk.until(Noticed("keypad-missing", "046D:B342", 3, {"name": "046D:B342"}))


def test_where_windows_refuses_no_keypad_is_there() -> None:
    keyboards = RawKeyboards(User32({2: WINE}, works=False))
    keyboards.start()
    with pytest.raises(OSError) as told:
        keyboards.take(WINE, queue.SimpleQueue())
    assert told.value.errno == errno.ENOENT
    keyboards.join(PATIENCE_S)


@pytest.mark.parametrize("number", sorted(CODES))
def test_a_key_has_one_number_on_linux_and_windows(number: int) -> None:
    flags, make = {96: (E0, 0x1C), 121: (NONE, 0x7E)}.get(number, (NONE, number))
    assert raw_keys.code_of(make, flags) == number


@pytest.mark.parametrize(
    ("make", "flags"), [(0x47, E0), (0x53, E0), (0x2A, E0), (0x45, E1), (0x1D, E1), (0x5B, NONE)]
)
def test_arrows_and_parts_of_other_keys_are_no_digits(make: int, flags: int) -> None:
    assert raw_keys.code_of(make, flags) not in CODES


def test_parts_of_keys_are_dropped_and_a_keyboard_without_scan_codes_is_asked(desk: Desk) -> None:
    desk.user32.plugged[4] = OLD
    desk.read("PNP0303", seat=1)
    taken(desk, 1)
    desk.user32.press(raw(4, 0x4F, NONE, 0xFF), raw(4, 0xFF, NONE, 0x31), raw(4, 0, NONE, 0x37), raw(4, 0x1C))
    desk.until(Typed("7", "PNP0303", 1))


def test_names_that_can_be_typed() -> None:
    assert raw_keys.names_of([*USB, BLUE, OLD]) == [
        "04D9:A02A 8&2d1f5b2a&0&0000",
        "04D9:A02A 7&11aa22bb&0&0000",
        "046D:B342",
        "PNP0303",
    ]
    for path in (*USB, BLUE, OLD, WINE):
        for name in (path, raw_keys.name_of(path), *raw_keys.names_of([path, path])):
            assert raw_keys.fits(path, f" {name.lower()} ")
    assert not raw_keys.fits(USB[0], raw_keys.names_of([*USB])[1]) and not raw_keys.fits(OLD, "")


# ---- the console, which gets them too -------------------------------------------------------------------------


class Console:
    """Stands in for msvcrt: what the console gets, and when."""

    def __init__(self, *chars: str) -> None:
        self.chars = list(chars)

    def getwch(self) -> str:
        if not self.chars:
            raise EOFError
        return self.chars.pop(0)

    def kbhit(self) -> bool:
        return bool(self.chars)


def console(monkeypatch: pytest.MonkeyPatch, doubles: Doubles, *chars: str) -> list[str | None]:
    """The lines that a console hands over that gets these characters."""
    monkeypatch.setitem(sys.modules, "msvcrt", Console(*chars))
    events: queue.Queue[object] = queue.Queue()
    source = KeySource(events, lambda _: None, 0, "keyboard")
    reader = ConsoleReader(source, echo=False, doubled=doubles.doubled)
    reader.run()
    return [one.line for one in list(events.queue) if isinstance(one, Typed)]


@pytest.mark.parametrize("lock", [True, False], ids=["number lock on", "number lock off"])
def test_the_console_drops_what_a_keypad_has_had(monkeypatch: pytest.MonkeyPatch, lock: bool) -> None:
    doubles = Doubles(lambda: 0.0, wait_s=0)
    doubles.watch(1)
    for code in (71, 69, 83, 28):  # 7, the lock itself, the point, Enter
        doubles.pressed(code)
    keypad = ("7", ",") if lock else ("\xe0", "G", "\xe0", "S")
    assert console(monkeypatch, doubles, "4", *keypad, "2", "\r", "7", "\r") == ["427", None]


def test_the_keypads_key_may_come_a_moment_later() -> None:
    doubles = Doubles(wait_s=PATIENCE_S)
    doubles.watch(1)
    got: list[bool] = []
    waiting = threading.Thread(target=lambda: got.append(doubles.doubled("5")))
    waiting.start()
    doubles.pressed(76)
    waiting.join(PATIENCE_S)
    assert got == [True]


def test_a_key_that_went_to_another_window_takes_none_from_the_console() -> None:
    now = [0.0]
    doubles = Doubles(lambda: now[0], wait_s=0)
    doubles.watch(1)
    doubles.pressed(76)
    assert not doubles.doubled("6")
    now[0] = 1.0
    assert not doubles.doubled("5")
    doubles.pressed(3)  # the row above the letters types what the keyboard's language says
    assert doubles.doubled("ě") and not doubles.doubled("ě")
    doubles.pressed(0)
    assert not doubles.doubled("5") and doubles.doubled(NO_DIGIT)


def test_control_c_is_never_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    doubles = Doubles(lambda: 0.0, wait_s=0)
    doubles.watch(1)
    doubles.pressed(46)
    ended: list[bool] = []
    monkeypatch.setattr("_thread.interrupt_main", lambda: ended.append(True))
    console(monkeypatch, doubles, CONTROL_C)
    assert ended == [True]


# ---- settings and doctor --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("system", "made"), [("win32", "RawKeys"), ("linux", "LinuxKeys"), ("darwin", "NoneType")]
)
def test_each_system_has_its_own_way(monkeypatch: pytest.MonkeyPatch, system: str, made: str) -> None:
    monkeypatch.setattr(sys, "platform", system)
    keys = keys_of("04D9:A02A")
    assert type(keys).__name__ == made
    if keys is not None:
        keys.drop()


def test_doctor_names_keyboards_and_looks_for_those_of_the_settings() -> None:
    known = dict(enumerate((OLD, *USB)))
    named = [KeypadSettings(device="04D9:A02A", seat=2), KeypadSettings(device="046D:B342", seat=1)]
    told = [one.what for one in doctor_keys._by_raw_input(named, known)]
    assert told[:3] == [
        Phrase("doctor-keypad-known", {"device": name}) for name in raw_keys.names_of(sorted(known.values()))
    ]
    assert [one.key for one in told[3:]] == ["doctor-keypad", "doctor-keypad-none"]
