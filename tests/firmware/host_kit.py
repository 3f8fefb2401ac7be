"""A board on this computer for tests: the host build in lockstep, its lines read by companion.device.protocol.

Everything that the board sends must decode, fit its hello and follow on in seq, or the reading fails.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Self

from companion.device.protocol import (
    BoardCommand,
    Done,
    FirmwareLog,
    FromBoard,
    Hello,
    LineCutter,
    Snapshot,
    decode,
    encode,
    fits,
)
from firmware.bench.frames import Event, frame
from firmware.bench.process import BoardProcess, Setup, hosted, serial
from firmware.host.build import build
from firmware.tables import layouts
from hardware.parameters import parameters

HALF_MV = 1650
MAGNET_MT = 42
MV_PER_MT = parameters().sensor.sensitivity_mv_mt
SLOT_BYTES = 4096
NOMINAL = (8192, 4096)
SIGNS = {"+": 1, "-": -1, "0": 0}


@cache
def program(checked: bool = True) -> Path:
    """The host build, compiled when a source is newer; with sanitizers unless told otherwise."""
    return build(checked=checked)


@dataclass(frozen=True, slots=True)
class Odd(Setup):
    """A setup with what only the host build understands: cause, worn_flash."""

    odd: dict[str, Any] = field(default_factory=dict)

    def told(self) -> dict[str, Any]:
        """The first frame's JSON."""
        return Setup.told(self) | self.odd


class HostBoard(BoardProcess):
    """The host build with what it said as messages."""

    def __init__(self, setup: Setup | None = None, *, checked: bool = True) -> None:
        super().__init__(hosted(program(checked)), setup or Setup())
        self.millivolts = [HALF_MV] * self.sensors
        self.events: list[Event] = []
        self.messages: list[FromBoard] = []
        self.lost = 0
        self._lines = LineCutter()
        self._hello: Hello | None = None
        self._last: FromBoard | None = None

    def __enter__(self) -> Self:
        return self

    def hear(self, for_ms: int = 0, *, gaps: bool = False) -> list[FromBoard]:
        """Let time pass; what was said. gaps: numbers of seq may be missing, and are counted in lost."""
        told = self.run(for_ms * 1000)
        self.events += [each for each in told if isinstance(each, Event)]
        messages = [self._message(line, gaps) for line in self._lines.feed(serial(told))]
        self.messages += messages
        return messages

    def _message(self, line: bytes, gaps: bool) -> FromBoard:
        message = decode(line)
        assert isinstance(message, FromBoard), line
        last, self._last = self._last, message
        restarted = last is None or last.boot != message.boot
        if restarted:
            assert isinstance(message, Hello)
            assert message.seq == 0
        if isinstance(message, Hello):
            self._hello = message
        assert self._hello is not None
        assert fits(self._hello, message), line
        if last and not restarted and message.seq != (last.seq + 1) % 2**32:
            assert gaps, line
            self.lost += message.seq - last.seq - 1
        return message

    def ask(self, command: str, value: int = 0, *, number: int = 7, for_ms: int = 800) -> list[FromBoard]:
        """Send a command, let time pass, and hear everything said up to its done, which comes last."""
        self.send(encode(BoardCommand.model_validate({"number": number, "command": command, "value": value})))
        messages = self.hear(for_ms)
        at = next(i for i, one in enumerate(messages) if isinstance(one, Done) and one.number == number)
        return messages[: at + 1]

    def reason(self, command: str, value: int = 0) -> str:
        """The reason of a command's done: empty when it was carried out."""
        done = self.ask(command, value)[-1]
        assert isinstance(done, Done)
        assert done.ok == (done.reason == "")
        return done.reason

    def leave_bootloader(self) -> None:
        """Start the firmware again; the host build has nothing to load."""
        self._put(frame("B"))

    def words(self) -> list[str]:
        """What all cells show."""
        (snapshot,) = [one for one in self.ask("snapshot", for_ms=1) if isinstance(one, Snapshot)]
        return snapshot.words.split(" ")

    def lay(self, cell: int, word: str, mt: float = MAGNET_MT) -> None:
        """Magnets of this strength over a cell, from now on."""
        self.lay_at(0, cell, word, mt)

    def lay_at(self, at_us: int, cell: int, word: str, mt: float = MAGNET_MT) -> None:
        """The same from a time on."""
        of = [sensor for sensor in layouts()[self.setup.layout].sensors if sensor.cell == cell]
        for sensor, sign in zip(of, word, strict=True):
            self.millivolts[sensor.index] = round(HALF_MV - MV_PER_MT * mt * SIGNS[sign])
        self.fields(at_us, self.millivolts)

    def offset(self, mt: float, sensors: Sequence[int]) -> None:
        """Sensors whose reading is off by so much."""
        for sensor in sensors:
            self.millivolts[sensor] = round(HALF_MV - MV_PER_MT * mt)
        self.fields(0, self.millivolts)


def logs(messages: Sequence[FromBoard]) -> list[str]:
    """The texts of the remarks among the messages."""
    return [one.text for one in messages if isinstance(one, FirmwareLog)]


def kinds(messages: Sequence[FromBoard]) -> list[str]:
    """The types of the messages, without heartbeats."""
    return [one.type for one in messages if one.type != "heartbeat"]


# ---- records of flash, written by another hand than firmware/core/store.h ------------------------------------


@dataclass(frozen=True, slots=True)
class Record:
    """One calibration record; tunings: zero and gain a sensor."""

    sequence: int = 1
    kind: int = 0
    layout: int = 85
    tunings: tuple[tuple[int, int], ...] = (NOMINAL,) * 125
    version: int = 1

    def slot(self) -> bytes:
        """The slot that holds it."""
        body = b"".join(struct.pack("<HH", *tuning) for tuning in self.tunings)
        head = struct.pack("<HHI", self.version, 24 + len(body), self.sequence)
        head += struct.pack("<HHHH", self.kind, self.layout, len(self.tunings), 0)
        whole = b"CBRD" + head + body
        return (whole + struct.pack("<I", zlib.crc32(whole))).ljust(SLOT_BYTES, b"\xff")


BLANK = b"\xff" * SLOT_BYTES


def record(slot: bytes) -> Record | None:
    """The record in a slot; None if there is none that is whole."""
    if slot[:4] != b"CBRD":
        return None
    version, length, sequence, kind, layout, sensors, _ = struct.unpack_from("<HHIHHHH", slot, 4)
    if zlib.crc32(slot[: length - 4]) != struct.unpack_from("<I", slot, length - 4)[0]:
        return None
    flat = struct.unpack_from(f"<{2 * sensors}H", slot, 20)
    return Record(sequence, kind, layout, tuple(zip(flat[::2], flat[1::2], strict=True)), version)


def records(flash: Path) -> list[Record | None]:
    """Both slots of a file of flash."""
    data = flash.read_bytes()
    return [record(data[:SLOT_BYTES]), record(data[SLOT_BYTES:])]
