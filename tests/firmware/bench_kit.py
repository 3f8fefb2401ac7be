"""For the tests of emulator and bench: what must be installed, the probe program, the board's own image."""

from __future__ import annotations

import os
import shutil
import struct
import subprocess
from functools import cache
from pathlib import Path
from typing import NoReturn

import pytest

from companion.device.protocol import FromBoard, LineCutter, decode
from firmware.bench.frames import Event, Serial
from firmware.bench.process import EMULATOR

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
DATA = ROOT / "companion" / "device" / "data"


def lacking(what: str) -> NoReturn:
    """Skip, with the reason; where everything must be installed, fail."""
    if os.environ.get("CI"):
        pytest.fail(what)
    pytest.skip(what)


def need_emulator() -> None:
    """Node, the emulator's package and the compiler for its boot ROM must be there."""
    if shutil.which("node") is None:
        lacking("Node is not installed: no emulator")
    if not (EMULATOR / "node_modules" / "rp2040js").is_dir():
        lacking("npm ci was not run in firmware/emulator: no emulator")
    if shutil.which("arm-none-eabi-gcc") is None:
        lacking("arm-none-eabi-gcc is not installed: no boot ROM for the emulator")


def image() -> Path:
    """The board's firmware: the file that comes with the companion, bit for bit."""
    need_emulator()
    return DATA / "firmware.uf2"


@cache
def _crc32(data: bytes) -> int:
    crc = 0xFFFFFFFF
    for byte in data:
        crc ^= byte << 24
        for _ in range(8):
            crc = (crc << 1 ^ 0x04C11DB7 if crc & 0x80000000 else crc << 1) & 0xFFFFFFFF
    return crc


def stamped(program: bytes) -> bytes:
    """A program whose second stage carries its checksum, without which the boot ROM does not start it."""
    stage2 = program[:252]
    return stage2 + struct.pack("<I", _crc32(stage2)) + program[256:]


def build_probe(folder: Path) -> Path:
    """The probe as a plain binary."""
    need_emulator()
    linked, plain = folder / "probe.elf", folder / "probe.bin"
    flags = ["-mcpu=cortex-m0plus", "-mthumb", "-Os", "-ffreestanding", "-nostdlib", "-Wall", "-Wextra", "-Werror"]
    flags += ["--param=min-pagesize=0"]  # the ROM's header lies at address 0
    source = ["-T", str(HERE / "emulator_probe.ld"), str(HERE / "emulator_probe.c")]
    subprocess.run(["arm-none-eabi-gcc", *flags, *source, "-o", str(linked)], check=True)
    subprocess.run(["arm-none-eabi-objcopy", "-O", "binary", str(linked), str(plain)], check=True)
    plain.write_bytes(stamped(plain.read_bytes()))
    return plain


def messages(told: list[Serial | Event]) -> list[FromBoard]:
    """The board's messages."""
    cutter = LineCutter()
    lines = [line for each in told if isinstance(each, Serial) for line in cutter.feed(each.data)]
    return [message for message in map(decode, lines) if isinstance(message, FromBoard)]
