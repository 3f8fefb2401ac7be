"""Records of flash against another hand's: what is good, damaged, newer; and the computer that comes and goes."""

from __future__ import annotations

import random
import re
import struct
import subprocess
import zlib
from pathlib import Path

import pytest

from firmware.host.build import CHECKED, CORE, FLAGS
from tests.firmware.host_kit import BLANK, SLOT_BYTES, Record, record

SOURCE = Path(__file__).with_name("machine_check.cpp")
KEPT = Path(__file__).parents[1] / "data" / "calibration_v1.bin"


@pytest.fixture(scope="module")
def checker(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The checking program, compiled with sanitizers and as a microcontroller has it: no exceptions, no rtti."""
    made = tmp_path_factory.mktemp("machine") / "machine_check"
    command = ["g++", *FLAGS, *CHECKED, "-fno-exceptions", "-fno-rtti", f"-I{CORE}", str(SOURCE), "-o", str(made)]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stderr
    return made


def found(checker: Path, slots: list[bytes]) -> list[str]:
    """What the firmware finds in each slot; a sanitizer's finding fails the test."""
    done = subprocess.run([checker, "slots"], input=b"".join(slots), capture_output=True, check=False)
    assert done.returncode == 0, done.stderr.decode()
    return done.stdout.decode().splitlines()


def told(made: Record) -> str:
    flat = " ".join(f"{zero} {gain}" for zero, gain in made.tunings)
    return f"good {made.sequence} {made.kind} {made.layout} {flat}".rstrip()


def made_records() -> list[Record]:
    rng = random.Random(11)
    layouts = [(85, 125), (119, 245), (340, 110), (0, 0)]
    return [
        Record(
            rng.choice((1, 2**32 - 1, rng.randrange(2**32))),
            rng.choice((0, 85, 119, 340)),
            layout,
            tuple((rng.choice((0, 8192, 16380)), rng.choice((0, 2867, 4096, 8192))) for _ in range(sensors)),
        )
        for layout, sensors in layouts * 6
    ]


def test_records_are_read_as_they_were_written(checker: Path) -> None:
    records = made_records()
    assert found(checker, [one.slot() for one in records]) == [told(one) for one in records]
    assert found(checker, [BLANK]) == ["empty 0"]


def test_a_kept_record_of_the_first_version_is_read(checker: Path) -> None:
    data = KEPT.read_bytes()
    slots = [data[:SLOT_BYTES], data[SLOT_BYTES:]]
    tunings = tuple((8192 + i * 37 % 2000 - 1000, 4096 + i * 11 % 1000 - 500) for i in range(110))
    kept = [Record(1, 340, 0, ()), Record(2, 340, 340, tunings)]
    assert found(checker, slots) == [told(one) for one in kept]
    assert [record(slot) for slot in slots] == kept


def test_every_flipped_byte_is_noticed(checker: Path) -> None:
    rng = random.Random(12)
    good = Record(7, 85, 85, tuple((8000 + i, 4096) for i in range(125))).slot()
    slots = []
    for at in range(524):
        bad = bytearray(good)
        bad[at] ^= rng.randrange(1, 256)
        slots.append(bytes(bad))
    assert {line.split()[0] for line in found(checker, slots)} == {"damaged"}
    beyond = bytearray(good)
    beyond[524] = 0
    assert found(checker, [bytes(beyond)])[0].startswith("good 7 ")


def test_every_torn_record_is_noticed(checker: Path) -> None:
    whole = Record(7).slot()
    slots = [whole[:at].ljust(SLOT_BYTES, b"\xff") for at in range(1, 524)]
    assert {line.split()[0] for line in found(checker, slots)} == {"damaged"}


def resealed(slot: bytes, at: int, value: int) -> bytes:
    """The record with another 16-bit number in its head, and its CRC made right again."""
    changed = bytearray(slot)
    struct.pack_into("<H", changed, at, value)
    (length,) = struct.unpack_from("<H", slot, 6)
    struct.pack_into("<I", changed, length - 4, zlib.crc32(bytes(changed[: length - 4])))
    return bytes(changed)


def test_what_no_board_can_have_written_is_damaged_and_a_later_version_is_newer(checker: Path) -> None:
    good = Record(7, 85).slot()
    damaged = [(4, 0), (12, 86), (14, 0), (14, 119), (16, 124), (20, 16381), (22, 8193)]
    newer = [(4, 2), (4, 65535)]
    possible = [(4, 1), (12, 119), (14, 85), (20, 16380), (22, 8192)]
    for cases, expected in ((damaged, "damaged 7"), (newer, "newer 7"), (possible, "good 7 ")):
        lines = found(checker, [resealed(good, at, value) for at, value in cases])
        assert all(line.startswith(expected) for line in lines), lines


def test_lengths_of_any_size_do_no_harm(checker: Path) -> None:
    rng = random.Random(13)
    slots = []
    for length in (0, 1, 4, 12, 23, 24, 25, 523, 525, 4095, 4096, 4097, 65535):
        slot = bytearray(b"CBRD" + struct.pack("<HHI", 1, length, 5) + rng.randbytes(SLOT_BYTES - 12))
        slots.append(bytes(slot))
        if 16 <= length <= SLOT_BYTES:
            struct.pack_into("<I", slot, length - 4, zlib.crc32(bytes(slot[: length - 4])))
            slots.append(bytes(slot))
    slots += [rng.randbytes(SLOT_BYTES) for _ in range(50)]
    assert {line.split()[0] for line in found(checker, slots)} == {"damaged"}


def test_a_computer_that_comes_goes_or_does_not_read(checker: Path) -> None:
    done = subprocess.run([checker, "host"], capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout == "checked\n"


def test_the_core_has_no_heap_and_no_floating_point() -> None:
    for header in sorted(CORE.glob("*.h")):
        text = re.sub(r"//.*", "", header.read_text(encoding="ascii"))
        assert not re.search(
            r"\b(?:float|double|delete|malloc|free|throw|virtual|std::(?:string|vector))\b", text
        ), header
        assert not re.search(r"(?<!::)\bnew\b(?! *\(static_cast<void\*>\(this\)\))(?!>)", text), header
