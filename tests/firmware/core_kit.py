"""The sensing core of the firmware in Python: firmware/host/capi.cpp compiled once a process, and its functions.

Words are texts as on the wire ("+-0?0"), fields millitesla with a north pole down positive, readings raw sums of
four conversions in sensor order.
"""

from __future__ import annotations

import ctypes as c
import subprocess
import tempfile
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Literal, Self

from firmware.host import build
from firmware.tables import layouts
from hardware.parameters import parameters

FIRMWARE: Final = Path(__file__).parents[2] / "firmware"
SOURCE: Final = FIRMWARE / "host" / "capi.cpp"
FLAGS: Final = (*build.FLAGS, "-fno-exceptions", "-fno-rtti")
CHECKED: Final = ("-O1", "-g", "-fsanitize=undefined", "-fno-sanitize-recover=all")
FAST: Final = ("-O2",)

SIGNS: Final = "0+-?"
FAULTS: Final = ("stuck", "flapping", "strip", "supply", "noise", "calibration")
HALF_RAW: Final = 8192
MV_PER_MT: Final = parameters().sensor.sensitivity_mv_mt
RAW_PER_MT: Final = MV_PER_MT * 4 * 4096 / 3300
SUPPLY_MV: Final = 5000
HALF_MV: Final = 1650


class CoreEvent(c.Structure):
    """One event as capi.cpp writes it."""

    _fields_ = [
        ("at_us", c.c_uint32),
        ("word", c.c_uint16),
        *((name, c.c_uint8) for name in ("kind", "cell", "fault", "sensor", "cleared", "unused")),
    ]


@dataclass(frozen=True, slots=True)
class Event:
    """What the core told. word: only of a word; fault, sensor: only of a fault; cleared: also of weak."""

    at_us: int
    kind: Literal["word", "touch", "fault", "weak"]
    cell: int
    word: str = ""
    fault: str = ""
    sensor: int = 0
    cleared: bool = False


_U8, _U16, _U32 = c.c_uint8, c.c_uint16, c.c_uint32
_SIGNATURES: Final[dict[str, tuple[Any, list[Any]]]] = {
    "core_field_ut": (c.c_int32, [_U16, _U16, _U16]),
    "core_trit": (_U8, [_U8, _U8, _U16, _U16, _U16]),
    "core_settle": (None, [_U32, c.c_void_p, c.c_void_p, _U32, c.c_void_p, c.c_void_p]),
    "core_buttons": (None, [_U32, c.c_void_p, c.c_void_p, c.c_void_p]),
    "core_identify": (_U32, [_U16, _U32]),
    "core_sign": (_U32, [_U8, _U32]),
    "core_open": (c.c_void_p, [c.c_char_p, c.c_void_p]),
    "core_close": (None, [c.c_void_p]),
    "core_set": (None, [c.c_void_p, _U32, _U8]),
    "core_scan": (_U32, [c.c_void_p, c.c_void_p, c.c_void_p, _U16, _U32, c.c_void_p, _U32]),
    "core_field": (c.c_int32, [c.c_void_p, _U16]),
    "core_word": (_U16, [c.c_void_p, _U8]),
    "core_empty": (_U8, [c.c_void_p]),
    "core_settled": (_U8, [c.c_void_p]),
    "core_size": (_U32, []),
    "core_words": (None, [c.c_char_p, c.c_void_p, _U32, _U16, _U32, c.c_void_p]),
    "core_words_tuned": (_U32, [c.c_char_p, c.c_void_p, _U32, _U16, _U32, c.c_void_p, _U32, c.c_void_p]),
    "core_events": (
        _U32,
        [c.c_char_p, c.c_void_p, c.c_void_p, _U32, _U32, _U32, _U32, _U8, _U16, _U32, c.c_void_p, _U32],
    ),
}


@cache
def library(fast: bool = False) -> c.CDLL:
    """The core, compiled on the first call. fast: optimised, for bulk; else with checks of undefined behaviour."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as directory:
        target = Path(directory) / "core.so"
        options = FAST if fast else CHECKED
        command = ["g++", *FLAGS, *options, "-fPIC", "-shared", str(SOURCE), "-o", str(target)]
        done = subprocess.run(command, capture_output=True, encoding="utf-8", check=False)
        assert done.returncode == 0, done.stderr
        loaded = c.CDLL(str(target))
    for name, (result, arguments) in _SIGNATURES.items():
        function = getattr(loaded, name)
        function.restype, function.argtypes = result, arguments
    return loaded


def word_number(word: str) -> int:
    """A word as the core holds it: two bits a trit."""
    return sum(SIGNS.index(sign) << 2 * site for site, sign in enumerate(word))


def word_text(number: int, sites: int = 5) -> str:
    """A word of the core as on the wire."""
    return "".join(SIGNS[number >> 2 * site & 3] for site in range(sites))


def raw_of(field_mt: float) -> int:
    """What a nominal sensor reads in a field, within the converter's range."""
    return min(max(round(HALF_RAW - field_mt * RAW_PER_MT), 0), 4 * 4095)


def millivolts_of(fields_mt: Iterable[float], end_mv: int = 110) -> list[int]:
    """What nominal sensors give in these fields; their outputs end so far from both rails."""
    return [min(max(round(HALF_MV - MV_PER_MT * field), end_mv), 2 * HALF_MV - end_mv) for field in fields_mt]


def events_of(found: c.Array[CoreEvent], count: int, layout: str) -> list[Event]:
    """The first so many events that the core wrote."""
    squares = layouts()[layout].columns * layouts()[layout].rows
    told: list[Event] = []
    for event in found[:count]:
        if event.kind == 0:
            word = word_text(event.word, 5 if event.cell < squares else 1)
            told.append(Event(event.at_us, "word", event.cell, word=word))
        elif event.kind == 1:
            told.append(Event(event.at_us, "touch", event.cell))
        elif event.kind == 3:
            told.append(Event(event.at_us, "weak", event.cell, cleared=bool(event.cleared)))
        else:
            told.append(
                Event(
                    event.at_us,
                    "fault",
                    event.cell,
                    fault=FAULTS[event.fault],
                    sensor=event.sensor,
                    cleared=bool(event.cleared),
                )
            )
    return told


class Board:
    """One board that is scanned scan by scan; a context manager."""

    def __init__(self, layout: str = "board5", tuning: Sequence[tuple[int, int]] = ()) -> None:
        self.layout = layouts()[layout]
        self.sensors = len(self.layout.sensors)
        flat = [value for pair in tuning for value in pair]
        values = (_U16 * len(flat))(*flat) if flat else None
        self._library = library()
        self._handle = self._library.core_open(layout.encode(), values)
        assert self._handle, layout
        self.at_us = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._library.core_close(self._handle)

    def set(self, settle_us: int = 40_000, touch: bool = False) -> None:
        """Settle time, and whether touches are told."""
        self._library.core_set(self._handle, settle_us, touch)

    def scan(
        self,
        raw: Sequence[int],
        elapsed_us: int = 8000,
        reference: Sequence[int] | None = None,
        supply_mv: int = SUPPLY_MV,
    ) -> list[Event]:
        """One scan; what it told."""
        assert len(raw) == self.sensors
        references = reference or [HALF_RAW] * self.layout.strips
        room = 512
        found = (CoreEvent * room)()
        count = self._library.core_scan(
            self._handle,
            (_U16 * len(raw))(*raw),
            (_U16 * len(references))(*references),
            supply_mv,
            elapsed_us,
            found,
            room,
        )
        assert count <= room
        self.at_us += elapsed_us
        return events_of(found, count, self.layout.name)

    def word(self, cell: int) -> str:
        """The stable word of a cell with five sensors."""
        return word_text(self._library.core_word(self._handle, cell))

    def field_ut(self, sensor: int) -> int:
        """What a sensor read in the last scan, microtesla."""
        return int(self._library.core_field(self._handle, sensor))

    def empty(self) -> bool:
        """Whether nothing lies there."""
        return bool(self._library.core_empty(self._handle))

    def settled(self) -> bool:
        """Whether every word that is seen is the stable one."""
        return bool(self._library.core_settled(self._handle))


def words(layout: str, millivolts: Sequence[Sequence[int]], noise_uv: int = 1500, seed: int = 1) -> list[str]:
    """Boards at rest: all signs of each board in one text, in sensor order."""
    sensors = len(layouts()[layout].sensors)
    flat = [value for board in millivolts for value in board]
    assert len(flat) == sensors * len(millivolts)
    signs = (_U8 * len(flat))()
    library(fast=True).core_words(
        layout.encode(), (_U16 * len(flat))(*flat), len(millivolts), noise_uv, seed, signs
    )
    text = bytes(signs).decode("ascii")
    return [text[first : first + sensors] for first in range(0, len(text), sensors)]


def events(
    layout: str,
    frames: Sequence[tuple[int, Sequence[int]]],
    until_us: int,
    *,
    scan_us: int = 8000,
    settle_us: int = 40_000,
    touch: bool = False,
    noise_uv: int = 1500,
    seed: int = 1,
) -> list[Event]:
    """One board in time. frames: (from when, millivolts of all sensors), rising; empty before the first."""
    sensors = len(layouts()[layout].sensors)
    flat = [value for _, frame in frames for value in frame]
    assert len(flat) == sensors * len(frames)
    room = 65536
    found = (CoreEvent * room)()
    count = library(fast=True).core_events(
        layout.encode(),
        (_U16 * len(flat))(*flat),
        (_U32 * len(frames))(*(at_us for at_us, _ in frames)),
        len(frames),
        until_us,
        scan_us,
        settle_us,
        touch,
        noise_uv,
        seed,
        found,
        room,
    )
    assert count <= room
    return events_of(found, count, layout)
