"""Keypads that are read by themselves, on files that stand in for devices: taken, read, unplugged, found again."""

from __future__ import annotations

import errno
import os
import queue
import shutil
import struct
import subprocess
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from companion.input import Key, Noticed, Typed, Vocabulary, linux_keys, understand
from companion.input.keypad import KeypadReader
from companion.input.linux_keys import LinuxKeys
from companion.input.reading import KeySource
from companion.language.phrases import LANGUAGES, Phrases
from tests.patience import PATIENCE_S, until

LOOK_S = 0.01
DOWN, HELD, UP = 1, 2, 0

CODES = {"ESC": 1, "0": 11, "BACKSPACE": 14, "ENTER": 28, "KPENTER": 96, "SPACE": 57}
CODES |= {f"{digit}": digit + 1 for digit in range(1, 10)}
CODES |= {
    f"KP{digit}": code for digit, code in zip("7894561230", [71, 72, 73, 75, 76, 77, 79, 80, 81, 82], strict=True)
}
CODES |= {"KPDOT": 83, "KPCOMMA": 121, "DOT": 52, "COMMA": 51, "NUMLOCK": 69, "KPPLUS": 78}
for start, letters in ((16, "QWERTYUIOP"), (30, "ASDFGHJKL"), (44, "ZXCVBNM")):
    CODES |= {letter: start + i for i, letter in enumerate(letters)}
"""Key codes as Linux numbers them; see test_the_kernels_own_headers_agree."""


@dataclass
class Pad:
    """One plugged keypad: a pipe where Linux has a device, and its bytes as Linux writes them."""

    path: Path
    grabbed: bool = False

    def __post_init__(self) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        os.mkfifo(self._aside)
        self.end = os.open(self._aside, os.O_RDWR | os.O_NONBLOCK)
        self.node = os.fstat(self.end).st_ino

    @property
    def _aside(self) -> Path:
        return self.path.with_name(f"{self.path.name}-unplugged")

    def plug(self) -> None:
        """Put it where readers look; not before the machine knows it, for they may open it at once."""
        self._aside.rename(self.path)

    def events(self, *told: tuple[int, int, int]) -> None:
        os.write(self.end, b"".join(struct.pack("@llHHi", 1, 2, *one) for one in told))

    def press(self, *names: str) -> None:
        for name in names:
            code = CODES[name]
            self.events((4, 4, code), (1, code, DOWN), (0, 0, 0), (1, code, UP), (0, 0, 0))

    def unplug(self) -> None:
        self.path.unlink()
        os.close(self.end)


class Machine:
    """Stands in for the system calls that take a device: tests plug keypads in, take and refuse them."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.pads: list[Pad] = []
        self.refused: dict[str, OSError] = {}
        self.looked = 0
        self._taken = linux_keys._taken
        patch.setattr(linux_keys, "grab", self._grab)
        patch.setattr(linux_keys, "_taken", self._take)

    def pad(self, path: Path) -> Pad:
        self.pads.append(Pad(path))
        self.pads[-1].plug()
        return self.pads[-1]

    def _take(self, path: str) -> int:
        self.looked += 1
        if path in self.refused:
            raise self.refused[path]
        return self._taken(path)

    def _grab(self, fd: int, on: bool) -> None:
        node = os.fstat(fd).st_ino
        pad = next(one for one in self.pads if one.node == node)
        if on and pad.grabbed:
            raise OSError(errno.EBUSY, "grabbed")
        pad.grabbed = on


@dataclass
class Bench:
    """A machine with no keypads yet: its lists of devices, and readers that end with the test."""

    machine: Machine
    devices: Path
    folder: Path
    readers: list[KeypadReader] = field(default_factory=list)
    events: queue.Queue[object] = field(default_factory=queue.Queue)

    def plug(self, number: int, name: str) -> Pad:
        listed = self.devices / f"event{number}" / "device"
        listed.mkdir(parents=True, exist_ok=True)
        pad = self.machine.pad(Path(self.path(number)))
        (listed / "name").write_text(f"{name}\n", encoding="utf-8")
        return pad

    def path(self, number: int) -> str:
        return str(self.folder / f"event{number}")

    def read(self, device: str, seat: int = 0) -> KeypadReader:
        source = KeySource(
            self.events, lambda whose: self.events.put(f"silence {whose}"), seat, f"keypad {device}"
        )
        reader = KeypadReader(device, source, LinuxKeys(device, self.devices, self.folder), LOOK_S)
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
    made = Bench(Machine(monkeypatch), tmp_path / "class", tmp_path / "dev")
    yield made
    for reader in made.readers:
        reader.close()
        reader.close()
        assert not reader.is_alive()
    assert not any(pad.grabbed for pad in made.machine.pads if pad.path.exists())


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
    pad.events((1, CODES["9"], HELD), (1, CODES["8"], DOWN), (1, CODES["8"], HELD))
    pad.events((1, CODES["BACKSPACE"], DOWN), (1, CODES["BACKSPACE"], HELD))
    pad.press("3", "3", "ENTER")
    told = bench.line("h 33")
    typed = "".join(one.char for one in told if isinstance(one, Key))
    assert typed.startswith("qwertyuiopasdfghjklzxcvbnm1234567890 .,\x1bh 98\b")


def test_an_unplugged_keypad_is_told_and_taken_up_again(bench: Bench) -> None:
    pad = bench.plug(3, "Pad")
    reader = bench.read("Pad", seat=1)
    pad.press("KP3", "KPENTER", "KP7")
    bench.line("3")
    pad.unplug()
    told = bench.notice("keypad-gone")
    assert Typed(None, "keypad Pad", 1) in told
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
    until(lambda: bench.machine.looked >= 4, "a fourth look for it")
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
    bench.machine.refused[bench.path(4)] = error
    bench.read("Pad")
    bench.notice(key)
    bench.machine.refused.clear()
    assert bench.notice("keypad-back")[:-1] == []
    pad.press("KP1", "ENTER")
    bench.line("1")


def test_a_keypad_of_another_program_is_told(bench: Bench) -> None:
    other = bench.plug(4, "Pad")
    other.grabbed = True
    bench.read("Pad")
    bench.notice("keypad-busy")
    other.grabbed = False
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


def test_where_the_system_hands_out_no_keypad_the_remedy_is_told(bench: Bench) -> None:
    source = KeySource(bench.events, lambda _: None, 0, "keypad Pad")
    reader = KeypadReader("Pad", source, None)
    reader.start()
    (told,) = bench.notice("keypad-elsewhere")
    reader.join(timeout=PATIENCE_S)
    reader.close()
    assert isinstance(told, Noticed) and told.facts == {"name": "Pad"}


HEADER = r"""
#include <stdio.h>
#include <linux/input.h>
int main(void) {
    printf("event %zu\ngrab %lu\ntype %d\n", sizeof(struct input_event), (unsigned long)EVIOCGRAB, EV_KEY);
    NAMES
}
"""


@pytest.mark.skipif(not os.environ.get("CI") and shutil.which("gcc") is None, reason="gcc is not here")
def test_the_kernels_own_headers_agree(tmp_path: Path) -> None:
    lines = "".join(f'printf("{name} %d\\n", KEY_{name});' for name in CODES)
    (tmp_path / "told.c").write_text(HEADER.replace("NAMES", lines), encoding="ascii")
    subprocess.run(["gcc", "-o", tmp_path / "told", tmp_path / "told.c"], check=True)
    told = subprocess.run([tmp_path / "told"], capture_output=True, encoding="utf-8", check=True).stdout
    found = {name: int(number) for name, number in (line.split() for line in told.splitlines())}
    ours = {"event": linux_keys.EVENT.size, "grab": linux_keys.EVIOCGRAB, "type": linux_keys.EV_KEY}
    assert found == ours | CODES


def test_every_notice_has_words() -> None:
    for language in LANGUAGES:
        phrases = Phrases(language, strict=True)
        for key in ("elsewhere", "denied", "busy", "missing", "gone", "back"):
            assert "Pad" in phrases.say(f"keypad-{key}", {"name": "Pad"})
        assert phrases.say("num-lock-off")
