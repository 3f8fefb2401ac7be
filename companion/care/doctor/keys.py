"""Keys: the terminal, keypads that are read by themselves, and whether the number lock is on."""

from __future__ import annotations

import contextlib
import ctypes
import os
import struct
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from companion.care.doctor.findings import Finding, Patient, good, remark, wrong
from companion.care.doctor.ports import group_of, joining
from companion.config.settings import KeypadSettings
from companion.core.model import Fact, Phrase
from companion.input import raw_keys

LETTERS = "ěščřžýáíéúůďťň ąćęłńóśźż"
DEVICES = Path("/sys/class/input")
INPUT = Path("/dev/input")
LIGHTS = Path("/sys/class/leds")
NUMBER_LOCK = 0x90
"""Virtual key of the number lock, as Windows counts keys."""
DIGIT = 79
"""Number of the key 1 of a keypad, as Linux counts keys."""


@dataclass(frozen=True, slots=True)
class Known:
    """One input device of Linux: its name, the file through which it is read, whether it has keys of a keypad."""

    name: str
    path: str
    digits: bool


def keys(patient: Patient) -> Iterator[Finding]:
    """All about keys."""
    yield from terminal()
    yield from keypads(patient)
    yield from number_lock()


def terminal() -> Iterator[Finding]:
    """Whether somebody sits at a terminal, and whether it shows every letter."""
    keyboard = sys.stdin is not None and sys.stdin.isatty()
    yield good(Phrase("doctor-terminal", {"state": "there" if keyboard else "none"}))
    encoding = getattr(sys.stdout, "encoding", None) or "ascii"
    try:
        LETTERS.encode(encoding)
        yield good(Phrase("doctor-letters", {"encoding": encoding}))
    except (UnicodeEncodeError, LookupError):
        yield remark(Phrase("doctor-letters-none", {"encoding": encoding}), Phrase("doctor-letters-remedy"))


# ---- keypads --------------------------------------------------------------------------------------------------


def keypads(patient: Patient, listed: Path = DEVICES, folder: Path = INPUT) -> Iterator[Finding]:
    """Each keypad of the settings: there, and may be read."""
    named = patient.settings.keypads
    if sys.platform == "win32":
        yield from _by_raw_input(named, raw_keys.listed(raw_keys.user32()))
        return
    if not sys.platform.startswith("linux"):
        if named:
            yield remark(Phrase("doctor-keypads-linux"))
        return
    known = devices(listed, folder)
    for name in dict.fromkeys(one.name for one in known if one.digits):
        yield good(Phrase("doctor-keypad-known", {"device": name}))
    for keypad in named:
        yield _keypad(keypad.device, keypad.seat, known)


def _by_raw_input(named: Sequence[KeypadSettings], known: Mapping[int, str]) -> Iterator[Finding]:
    """Each keyboard of Windows by a name that the settings take, then the keypads of the settings."""
    paths = sorted(known.values())
    for name in raw_keys.names_of(paths):
        yield good(Phrase("doctor-keypad-known", {"device": name}))
    for one in named:
        facts: dict[str, Fact] = {"device": one.device, "seat": one.seat}
        if any(raw_keys.fits(path, one.device) for path in paths):
            yield good(Phrase("doctor-keypad", facts))
        else:
            yield remark(Phrase("doctor-keypad-none", facts), _choose())


def _choose() -> Phrase:
    return Phrase("doctor-keypad-remedy", {"command": "companion settings keypads"})


def _keypad(name: str, seat: int, known: list[Known]) -> Finding:
    """A keypad of the settings, by its path or by the name that it tells."""
    if name.startswith("/"):
        paths = [name] if os.path.exists(name) else []
    else:
        paths = [one.path for one in known if one.name.casefold() == name.strip().casefold()]
    facts: dict[str, Fact] = {"device": name, "seat": seat}
    if not paths:
        return remark(Phrase("doctor-keypad-none", facts), _choose())
    if not any(os.access(path, os.R_OK) for path in paths):
        group = group_of(paths[0])
        return wrong(Phrase("doctor-keypad-denied", {"device": name, "group": group}), joining(group))
    return good(Phrase("doctor-keypad", facts))


def devices(listed: Path = DEVICES, folder: Path = INPUT) -> list[Known]:
    """Every input device that Linux lists."""
    found = []
    for file in sorted(listed.glob("event*/device/name")):
        with contextlib.suppress(OSError):
            name = file.read_text(encoding="utf-8", errors="replace").strip()
            found.append(Known(name, str(folder / file.parts[-3]), _has_digits(file.parent)))
    return found


def _has_digits(device: Path) -> bool:
    """Whether a device has the keys of a keypad: Linux tells its keys as bits, in words of a long integer."""
    word = 8 * struct.calcsize("l")
    try:
        words = (device / "capabilities" / "key").read_text(encoding="ascii").split()
        return bool(int(words[-1 - DIGIT // word], 16) >> DIGIT % word & 1)
    except (OSError, ValueError, LookupError):
        return False


def number_lock(lights: Path = LIGHTS) -> Iterator[Finding]:
    """Whether the number lock is on, where Windows tells it, or on Linux a light of a keyboard; else nothing."""
    states: list[bool] = []
    with contextlib.suppress(OSError):
        if sys.platform == "win32":
            states.append(_locked_windows())
        elif sys.platform.startswith("linux"):  # elsewhere such a pattern may be no name of a file
            for light in sorted(lights.glob("*::numlock")):
                told = (light / "brightness").read_text(encoding="ascii", errors="replace")
                states.append(told.strip() != "0")
    if any(states):
        yield good(Phrase("doctor-numbers", {"state": "on"}))
    elif states:
        yield remark(Phrase("doctor-numbers", {"state": "off"}), Phrase("doctor-numbers-remedy"))


def _locked_windows() -> bool:
    """What Windows tells of the key: the lowest bit of GetKeyState, as its documentation has it."""
    return bool(vars(ctypes)["windll"].user32.GetKeyState(NUMBER_LOCK) & 1)
