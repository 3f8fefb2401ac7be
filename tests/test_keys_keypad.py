"""Keypads that are read by themselves, on a stand-in for evdev: taken, read, unplugged, found again."""

from __future__ import annotations

import errno
import json
import os
import queue
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest

from companion.core.model import Fact
from companion.input import Key, Noticed, Typed, Vocabulary, understand
from companion.input.keypad import KeypadReader
from companion.input.reading import KeySource
from companion.language.phrases import LANGUAGES, Phrases
from tests.patience import PATIENCE_S, until

LOOK_S = 0.01
DOWN, HELD, UP = 1, 2, 0

CODES = {"KEY_ESC": 1, "KEY_0": 11, "KEY_BACKSPACE": 14, "KEY_ENTER": 28, "KEY_KPENTER": 96, "KEY_SPACE": 57}
CODES |= {f"KEY_{digit}": digit + 1 for digit in range(1, 10)}
CODES |= {
    f"KEY_KP{digit}": code
    for digit, code in zip("7894561230", [71, 72, 73, 75, 76, 77, 79, 80, 81, 82], strict=True)
}
CODES |= {"KEY_KPDOT": 83, "KEY_KPCOMMA": 121, "KEY_DOT": 52, "KEY_COMMA": 51, "KEY_NUMLOCK": 69, "KEY_KPPLUS": 78}
for start, letters in ((16, "QWERTYUIOP"), (30, "ASDFGHJKL"), (44, "ZXCVBNM")):
    CODES |= {f"KEY_{letter}": start + i for i, letter in enumerate(letters)}
"""Key codes as Linux numbers them (linux/input-event-codes.h)."""


class Fake(ModuleType):
    """Stands in for evdev: devices that tests plug in and press."""

    def __init__(self) -> None:
        super().__init__("evdev")
        self.ecodes = SimpleNamespace(EV_KEY=1, **CODES)
        self.plugged: dict[str, Pad] = {}
        self.refused: dict[str, OSError] = {}
        self.looked = 0

    def InputDevice(self, path: str) -> Device:  # noqa: N802 - as evdev names it
        self.looked += 1
        if path in self.refused:
            raise self.refused[path]
        if path not in self.plugged:
            raise FileNotFoundError(errno.ENOENT, path)
        return Device(self.plugged[path])


@dataclass
class Pad:
    """One plugged keypad; its presses wait in a pipe, as in the kernel."""

    ends: tuple[int, int] = field(default_factory=os.pipe)
    grabbed: Device | None = None
    gone: bool = False

    def __post_init__(self) -> None:
        os.set_blocking(self.ends[0], False)

    def events(self, *told: tuple[int, int, int]) -> None:
        os.write(self.ends[1], "".join(json.dumps(one) + "\n" for one in told).encode())

    def press(self, *names: str) -> None:
        for name in names:
            code = CODES[f"KEY_{name}"]
            self.events((4, 4, code), (1, code, DOWN), (0, 0, 0), (1, code, UP), (0, 0, 0))

    def unplug(self) -> None:
        self.gone = True
        os.write(self.ends[1], b"\n")


@dataclass(eq=False)
class Device:
    """A keypad as one program has opened it."""

    pad: Pad

    @property
    def fd(self) -> int:
        return self.pad.ends[0]

    def grab(self) -> None:
        if self.pad.grabbed:
            raise OSError(errno.EBUSY, "grabbed")
        self.pad.grabbed = self

    def ungrab(self) -> None:
        assert self.pad.grabbed is self
        self.pad.grabbed = None

    def read(self) -> Iterator[SimpleNamespace]:
        data = os.read(self.fd, 4096)
        if self.pad.gone:
            raise OSError(errno.ENODEV, "gone")
        for told in data.decode().splitlines():
            kind, code, value = json.loads(told)
            yield SimpleNamespace(type=kind, code=code, value=value)

    def close(self) -> None:
        if self.pad.grabbed is self:
            self.pad.grabbed = None


@dataclass
class Bench:
    """A machine with no keypads yet: its lists of devices, and readers that end with the test."""

    evdev: Fake
    devices: Path
    folder: Path
    readers: list[KeypadReader] = field(default_factory=list)
    events: queue.Queue[object] = field(default_factory=queue.Queue)

    def plug(self, number: int, name: str) -> Pad:
        listed = self.devices / f"event{number}" / "device"
        listed.mkdir(parents=True, exist_ok=True)
        (listed / "name").write_text(f"{name}\n", encoding="utf-8")
        pad = self.evdev.plugged[self.path(number)] = Pad()
        return pad

    def path(self, number: int) -> str:
        return str(self.folder / f"event{number}")

    def read(self, device: str, seat: int = 0) -> KeypadReader:
        source = KeySource(
            self.events, lambda whose: self.events.put(f"silence {whose}"), seat, f"keypad {device}"
        )
        reader = KeypadReader(device, source, LOOK_S, self.devices, self.folder)
        reader.start()
        self.readers.append(reader)
        return reader

    def until(self, wanted: Callable[[object], bool]) -> list[object]:
        found: list[object] = []
        while not found or not wanted(found[-1]):
            found.append(self.events.get(timeout=PATIENCE_S))
        return found

    def line(self, text: str | None) -> list[object]:
        """Everything up to this line."""
        return self.until(lambda one: isinstance(one, Typed) and one.line == text)

    def notice(self, key: str) -> list[object]:
        """Everything up to this notice."""
        return self.until(lambda one: isinstance(one, Noticed) and one.key == key)


@pytest.fixture
def bench(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Bench]:
    evdev = Fake()
    monkeypatch.setitem(sys.modules, "evdev", evdev)
    made = Bench(evdev, tmp_path / "class", tmp_path / "dev")
    yield made
    for reader in made.readers:
        reader.close()
        reader.close()
        assert not reader.is_alive()
    assert not any(pad.grabbed for pad in evdev.plugged.values())


def test_a_keypad_types_its_seats_lines_and_silences_first(bench: Bench) -> None:
    pad = bench.plug(7, "Tiny Keypad")
    bench.read("tiny keypad", seat=2)
    pad.press("KP2", "KPDOT", "NUMLOCK", "KP2", "KP1", "KPCOMMA", "KP2", "KP4", "BACKSPACE", "KP3", "KPENTER")
    told = bench.line("2.21,23")
    source = "keypad tiny keypad"
    assert told[-1] == Typed("2.21,23", source, 2)
    assert told[:2] == ["silence 2", Key("2", source, 2)]
    assert told.count("silence 2") == 11
    meant = understand("2.21,23", Vocabulary())
    assert meant is not None and pad.grabbed


def test_digits_letters_and_held_keys(bench: Bench) -> None:
    pad = bench.plug(0, "Board")
    bench.read(bench.path(0))
    for key in "QWERTYUIOPASDFGHJKLZXCVBNM1234567890":
        pad.press(key)
    pad.press("SPACE", "DOT", "COMMA", "ESC", "H", "SPACE", "9")
    pad.events((1, CODES["KEY_9"], HELD), (1, CODES["KEY_8"], DOWN), (1, CODES["KEY_8"], HELD))
    pad.events((1, CODES["KEY_BACKSPACE"], DOWN), (1, CODES["KEY_BACKSPACE"], HELD))
    pad.press("3", "3", "ENTER")
    told = bench.line("h 33")
    typed = "".join(one.char for one in told if isinstance(one, Key))
    assert typed.startswith("qwertyuiopasdfghjklzxcvbnm1234567890 .,\x1bh 98\b")


def test_an_unplugged_keypad_is_told_and_taken_up_again(bench: Bench) -> None:
    pad = bench.plug(3, "Pad")
    reader = bench.read("Pad", seat=1)
    pad.press("KP3", "KPENTER", "KP7")
    bench.line("3")
    del bench.evdev.plugged[bench.path(3)]
    pad.unplug()
    told = bench.notice("keypad-gone")
    assert Typed(None, "keypad Pad", 1) in told and pad.grabbed is None
    again = bench.plug(5, "Pad")
    told = bench.notice("keypad-back")
    assert [one for one in told if isinstance(one, Noticed)] == [
        Noticed("keypad-back", "keypad Pad", 1, {"name": "Pad"})
    ]
    again.press("KP5", "KPENTER")
    assert bench.line("5")[-1] == Typed("5", "keypad Pad", 1)  # the seven of before is not in it
    assert reader.is_alive()


def test_a_keypad_that_is_not_there_is_told_once(bench: Bench) -> None:
    path = bench.path(2)
    bench.read(path)
    until(lambda: bench.evdev.looked >= 4, "a fourth look for it")
    bench.plug(1, "Other")
    pad = bench.plug(2, "Pad")
    told = bench.notice("keypad-back")
    assert told == [Noticed(key, f"keypad {path}", 0, {"name": path}) for key in ("keypad-missing", "keypad-back")]
    pad.press("KP1", "ENTER")
    bench.line("1")


@pytest.mark.parametrize(
    ("error", "key"),
    [
        (PermissionError(errno.EACCES, "no"), "keypad-denied"),
        (OSError(errno.ENODEV, "no"), "keypad-missing"),
        (OSError(errno.ENOTTY, "no"), "keypad-missing"),
    ],
)
def test_a_keypad_that_cannot_be_opened_has_its_remedy(bench: Bench, error: OSError, key: str) -> None:
    pad = bench.plug(4, "Pad")
    bench.evdev.refused[bench.path(4)] = error
    bench.read("Pad")
    bench.notice(key)
    bench.evdev.refused.clear()
    assert bench.notice("keypad-back")[:-1] == []
    pad.press("KP1", "ENTER")
    bench.line("1")


def test_a_keypad_of_another_program_is_told(bench: Bench) -> None:
    other = Device(bench.plug(4, "Pad"))
    other.grab()
    bench.read("Pad")
    bench.notice("keypad-busy")
    other.close()
    bench.notice("keypad-back")


def test_two_keypads_of_one_name_serve_two_seats(bench: Bench) -> None:
    pads = [bench.plug(number, "Pad") for number in (1, 2)]
    for seat in (1, 2):
        bench.read("Pad", seat)
    until(lambda: all(pad.grabbed for pad in pads), "the taking of both")
    pads[0].press("KP1", "ENTER")
    first = bench.line("1")[-1]
    pads[1].press("KP1", "ENTER")
    second = bench.line("1")[-1]
    assert isinstance(first, Typed) and isinstance(second, Typed) and {first.seat, second.seat} == {1, 2}


def test_without_the_package_the_remedy_is_told(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "evdev", None)
    reader = bench.read("Pad")
    (told,) = bench.notice("keypad-no-evdev")
    reader.join(timeout=PATIENCE_S)
    assert isinstance(told, Noticed) and told.facts == {"name": "Pad", "package": "evdev-binary"}


def test_every_notice_has_words() -> None:
    facts: dict[str, Fact] = {"name": "Pad", "package": "evdev-binary"}
    for language in LANGUAGES:
        phrases = Phrases(language, strict=True)
        for key in ("no-evdev", "denied", "busy", "missing", "gone", "back"):
            said = phrases.say(f"keypad-{key}", facts if key == "no-evdev" else {"name": "Pad"})
            assert "Pad" in said
        assert phrases.say("num-lock-off")
