"""Messages and damages for the tests of the wire: golden ones, random ones, the largest ones; flips and bursts."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path
from typing import Any

from companion.device.protocol import (
    BoardCommand,
    Button,
    Done,
    Fault,
    FirmwareLog,
    FromBoard,
    Garbled,
    Heartbeat,
    Hello,
    Lifted,
    LineCutter,
    LogLine,
    Message,
    Notice,
    Placed,
    Received,
    Sensor,
    Snapshot,
    Touch,
    Volts,
    crc,
    decode,
    encode,
)
from firmware.header import HeaderKey, own_keys_of

GOLDEN_FILE = Path(__file__).parent / "data" / "wire_golden.txt"
U32_MAX = 2**32 - 1
PRINTABLE = "".join(chr(code) for code in range(32, 127) if chr(code) not in '"\\')
LETTERS = {"is_text": PRINTABLE, "is_uid": "0123456789ABCDEF", "is_reason": "abcdefghijklmnopqrstuvwxyz-"}


def golden_messages() -> list[Message]:
    """What the lines of wire_golden.txt mean, in order: each type at its smallest, its largest and in play."""
    zero: dict[str, Any] = {"seq": 0, "boot": 0, "at_ms": 0}
    full: dict[str, Any] = {"seq": U32_MAX, "boot": U32_MAX, "at_ms": U32_MAX}
    some: dict[str, Any] = {"seq": 17, "boot": 3735928559, "at_ms": 61234}
    tray = " ".join(["+-0-+"] * 20 + ["+", "-", "0", "?"])
    five = " ".join(["0000+", "?0?0?", "-----", "+++++", "00000"] * 5)
    text = PRINTABLE + PRINTABLE + "0123456789abcd"
    return [
        Hello(**zero, major=1, minor=0, firmware="", uid="0" * 16, kind="tray", columns=1, rows=1, kings=0),
        Hello(**full, major=1, minor=255, firmware=text, uid="F" * 16, kind="board", columns=7, rows=7, kings=15),
        Hello(**some, major=1, minor=0, firmware="1.0.0", uid="E66118604B3A2F2C", kind="board", columns=5, rows=5),
        Placed(**zero, cell=0, word="+"),
        Placed(**full, cell=63, word="-----"),
        Placed(**some, cell=12, word="+-0-+"),
        Placed(**some, cell=13, word="+?0-?"),
        Lifted(**zero, cell=0),
        Lifted(**full, cell=63),
        Touch(**zero, cell=0),
        Touch(**full, cell=63),
        Button(**zero, button=1),
        Button(**full, button=5),
        Fault(**zero, fault="stuck", cell=0, sensor=0, cleared=0),
        Fault(**full, fault="calibration", cell=255, sensor=255, cleared=1),
        Fault(**some, fault="flapping", cell=24, sensor=4, cleared=0),
        Fault(**some, fault="strip", cell=20, sensor=255, cleared=0),
        Fault(**some, fault="supply", cell=255, sensor=255, cleared=1),
        Fault(**some, fault="noise", cell=7, sensor=2, cleared=0),
        Snapshot(**zero, words="?"),
        Snapshot(**full, words=" ".join(["-+0?-"] * 64)),
        Snapshot(**some, words=five),
        Snapshot(**some, words=tray),
        Heartbeat(**zero),
        Heartbeat(**full),
        FirmwareLog(**zero, text=""),
        FirmwareLog(**full, text=text),
        FirmwareLog(**some, text="# not a log line {}*ABCD"),
        Sensor(**zero, cell=0, sensor=0, field_ut=0),
        Sensor(**full, cell=63, sensor=4, field_ut=-999999),
        Sensor(**some, cell=3, sensor=1, field_ut=999999),
        Volts(**zero, cell=0, sensor=0, level_mv=0, spread_mv=0, field_ut=0),
        Volts(**full, cell=63, sensor=4, level_mv=3300, spread_mv=3300, field_ut=-999999),
        Volts(**some, cell=0, sensor=1, level_mv=1648, spread_mv=3, field_ut=267),
        Notice(**zero, notice="", value=0),
        Notice(**full, notice="not-known-yet-" * 2 + "zzzz", value=65535),
        Notice(**some, notice="supply-weak", value=3650),
        Done(**zero, number=0, ok=1, reason=""),
        Done(**full, number=65535, ok=0, reason="not-empty-" * 3 + "zz"),
        BoardCommand(number=0, command="hello", value=0),
        BoardCommand(number=65535, command="bootloader", value=65535),
        BoardCommand(number=2, command="snapshot", value=0),
        BoardCommand(number=3, command="identify", value=3),
        BoardCommand(number=4, command="touch", value=1),
        BoardCommand(number=5, command="settle", value=40),
        BoardCommand(number=6, command="sensors", value=24),
        BoardCommand(number=7, command="calibrate", value=0),
        BoardCommand(number=8, command="gain", value=24),
        BoardCommand(number=9, command="kind", value=340),
        BoardCommand(number=10, command="report", value=0),
        BoardCommand(number=11, command="volts", value=24),
        BoardCommand(number=12, command="power", value=512 + 64 * 4 + 24),
    ]


def golden_lines() -> list[bytes]:
    """The lines of wire_golden.txt, byte for byte."""
    return GOLDEN_FILE.read_bytes().splitlines(keepends=True)


def shortest_lines() -> list[bytes]:
    """The shortest golden line of each type."""
    lines: dict[str, bytes] = {}
    for line in sorted(golden_lines(), key=len):
        lines.setdefault(line.split(b'"')[3].decode(), line)
    return list(lines.values())


def sealed(body: bytes) -> bytes:
    """The bytes with the letters of their CRC, and a newline."""
    return body + b"*" + bytes(64 + int(digit, 16) for digit in f"{crc(body):04x}") + b"\n"


def framed(body: str) -> bytes:
    """A line whose frame and CRC are right, whatever is inside."""
    return sealed(body.encode("latin-1"))


# ---- random messages ------------------------------------------------------------------------------------------


def random_word(rng: random.Random) -> str:
    return "".join(rng.choices("+-0?", k=rng.choice((1, 5))))


def random_value(rng: random.Random, key: HeaderKey) -> int | str:
    """A valid value of one key, often at its edges."""
    if key.ids:
        return rng.choice(key.ids)
    if not key.check:
        return rng.choice((key.low, key.high, rng.randint(key.low, key.high), min(9, key.high)))
    if key.check == "is_word":
        return random_word(rng)
    if key.check == "is_words":
        return " ".join(random_word(rng) for _ in range(rng.choice((1, 25, 49, 64))))
    length = key.length if key.check == "is_uid" else rng.choice((0, 1, key.length, rng.randint(0, key.length)))
    return "".join(rng.choices(LETTERS[key.check], k=length))


def random_message(rng: random.Random, model: type[Message]) -> Message:
    """Any valid message of one type."""
    values: dict[str, int | str] = {key.name: random_value(rng, key) for key in own_keys_of(model)}
    if issubclass(model, FromBoard):
        values |= {name: rng.choice((0, U32_MAX, rng.randint(0, U32_MAX))) for name in ("seq", "boot", "at_ms")}
    if model is Hello:
        values["major"] = 1  # any other is heard as OtherMajor
    return model.model_validate(values)


def largest_message(model: type[Message]) -> Message:
    """A message whose line no other message of its type exceeds, each value as long as its check allows."""
    values: dict[str, int | str] = {}
    for key in own_keys_of(model):
        if key.ids:
            values[key.name] = max(key.ids, key=len)
        elif not key.check:
            values[key.name] = max(key.low, key.high, key=lambda number: len(str(number)))
        elif key.check == "is_word":
            values[key.name] = "?" * 5
        elif key.check == "is_words":
            values[key.name] = " ".join(["?" * 5] * 64)
        else:
            values[key.name] = LETTERS[key.check][0] * key.length
    if issubclass(model, FromBoard):
        values |= {"seq": U32_MAX, "boot": U32_MAX, "at_ms": U32_MAX}
    return model.model_validate(values)


# ---- damages --------------------------------------------------------------------------------------------------


AFTER = encode(Heartbeat(seq=18, boot=3735928559, at_ms=61500))
"""The good line that follows every damaged one: a damaged newline glues the two."""
AFTER_HEARD = decode(AFTER)


def heard(data: bytes) -> list[Received]:
    """What a new listener hears in these bytes."""
    return [decode(line) for line in LineCutter().feed(data)]


def is_noticed(damaged: bytes) -> bool:
    """Whether something is garbled, and no message is heard but that of the good line that follows."""
    if damaged[-1] == 10 and damaged.count(b"\n") == 1:
        return isinstance(decode(damaged), Garbled)
    received = heard(damaged + AFTER)
    messages = [one for one in received if not isinstance(one, Garbled | LogLine)]
    return any(isinstance(one, Garbled) for one in received) and all(one == AFTER_HEARD for one in messages)


def flipped(line: bytes, bits: tuple[int, ...]) -> bytes:
    """The line with these bits flipped; bit 0 is the highest of the first byte."""
    damaged = bytearray(line)
    for bit in bits:
        damaged[bit >> 3] ^= 128 >> (bit & 7)
    return bytes(damaged)


def unnoticed_flips(line: bytes, count: int) -> list[tuple[int, ...]]:
    """Every way to flip exactly so many bits of the line that is not noticed."""
    return [bits for bits in combinations(range(8 * len(line)), count) if not is_noticed(flipped(line, bits))]


def bursts(longest: int) -> list[int]:
    """Every burst of 1 to longest bits as a number: its first and last bit are set, those between are free."""
    inside = [(length, inner) for length in range(2, longest + 1) for inner in range(2 ** (length - 2))]
    return [1] + [(1 << (length - 1)) | (inner << 1) | 1 for length, inner in inside]


def burst_hit(line: bytes, start: int, burst: int, low_first: bool = False) -> bytes | None:
    """The line with a burst from this bit on, None if it does not fit; low_first: bytes sent lowest bit first.

    A cable sends the lowest bit of a byte first, the CRC takes the highest first.
    """
    whole = int.from_bytes(_mirrored(line) if low_first else line, "big")
    shift = 8 * len(line) - start - burst.bit_length()
    if shift < 0:
        return None
    damaged = (whole ^ (burst << shift)).to_bytes(len(line), "big")
    return _mirrored(damaged) if low_first else damaged


_MIRROR = bytes(int(f"{byte:08b}"[::-1], 2) for byte in range(256))


def _mirrored(line: bytes) -> bytes:
    return line.translate(_MIRROR)


@dataclass(slots=True)
class Count:
    """What became of damaged lines: garbled by framing or CRC, by the schema (second guard), or passed."""

    garbled: int = 0
    schema: int = 0
    harmless: int = 0
    passed: int = 0


def damaged_lines(rng: random.Random, lines: list[bytes]) -> Iterator[bytes]:
    """Endless good lines damaged anyhow: cut, torn, doubled, overwritten, glued."""
    while True:
        line = rng.choice(lines)
        damaged = bytearray(line)
        for _ in range(rng.choice((1, 1, 2, 3, 8))):
            at = rng.randrange(len(damaged) + 1)
            until = min(len(damaged), at + rng.choice((1, 1, 2, 5, 30)))
            match rng.randrange(6):
                case 0:
                    del damaged[at:until]
                case 1:
                    damaged[at:at] = rng.randbytes(rng.choice((1, 2, 9)))
                case 2:
                    damaged[at:until] = bytes(rng.choices(PRINTABLE.encode(), k=until - at))
                case 3:
                    damaged[at:at] = damaged[at:until]
                case 4:
                    damaged[at:until] = damaged[at:until][::-1]
                case _:
                    other = rng.choice(lines)
                    damaged[at:] = other[rng.randrange(len(other)) :]
        if damaged != line:
            yield bytes(damaged)


def count_damage(damages: Iterator[bytes], many: int, good: list[bytes]) -> Count:
    """What became of so many damaged lines; a damage that leaves or makes one of the good lines is harmless."""
    count = Count()
    harmless = {AFTER_HEARD, *map(decode, good)}
    for _ in range(many):
        received = heard(next(damages) + b"\n" + AFTER)
        if any(not isinstance(one, Garbled | LogLine) and one not in harmless for one in received):
            count.passed += 1
        elif Garbled("schema") in received:
            count.schema += 1
        elif any(isinstance(one, Garbled) for one in received):
            count.garbled += 1
        else:
            count.harmless += 1
    return count
