"""The wire contract: every message between a board and the daemon, its version, its framing and its doubts.

One message a line: a compact JSON object with keys in declared order and whole numbers only, `*`, four letters of
CRC-16/CCITT over the object's bytes, newline. Printable ASCII, at most 1,024 bytes a line. The letters are `@` and
`A` to `O`, in which one flipped bit is one flipped bit of the CRC; in hexadecimal digits it can be two or three (a
and c), which two more in the object can cancel. The models below are the source: firmware.header writes
firmware/core/protocol.gen.h from them, docs/protocol.md tells them to people. Times are handed in.
"""

from __future__ import annotations

import binascii
import re
from dataclasses import dataclass
from typing import Annotated, Final, Literal, get_args

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, TypeAdapter, ValidationError

MAJOR: Final = 1
MINOR: Final = 3
LINE_BYTES: Final = 1024
CRC_START: Final = 0xFFFF
CELLS: Final = 64
"""A board has at most this many cells: 49 with five sensors and 15 with one."""
BOARDS: Final = 5
"""At most this many boards are joined to one daemon."""

TEXT_PATTERN: Final = r"^[ !#-\[\]-~]*$"  # printable ASCII but quote and backslash: JSON needs no escape
WORD_PATTERN: Final = r"^[-+0?]([-+0?]{4})?$"
WORDS_PATTERN: Final = r"^[-+0?]([-+0?]{4})?( [-+0?]([-+0?]{4})?)*$"
UID_PATTERN: Final = r"^[0-9A-F]{16}$"
REASON_PATTERN: Final = r"^[a-z-]*$"


U32 = Annotated[int, Field(ge=0, le=0xFFFF_FFFF)]
U16 = Annotated[int, Field(ge=0, le=0xFFFF)]
U8 = Annotated[int, Field(ge=0, le=0xFF)]
Flag = Annotated[int, Field(ge=0, le=1)]
Side = Annotated[int, Field(ge=1, le=8)]
Cell = Annotated[int, Field(ge=0, le=CELLS - 1)]
Word = Annotated[str, StringConstraints(pattern=WORD_PATTERN, max_length=5)]
Words = Annotated[str, StringConstraints(pattern=WORDS_PATTERN, max_length=6 * CELLS - 1)]
Uid = Annotated[str, StringConstraints(pattern=UID_PATTERN, max_length=16)]
Text = Annotated[str, StringConstraints(pattern=TEXT_PATTERN, max_length=200)]
Reason = Annotated[str, StringConstraints(pattern=REASON_PATTERN, max_length=32)]
FirstCommands = Literal["hello", "snapshot", "identify", "touch", "settle", "sensors", "calibrate", "bootloader"]
SinceMinor1 = Literal["gain", "kind", "report"]
SinceMinor3 = Literal["volts", "power"]


class Message(BaseModel):
    """What every message has: its type first, strict types, no unknown keys."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)

    type: str


class FromBoard(Message):
    """What every message of a board has.

    seq: counts this board's messages since its start, modulo 2**32. boot: a number drawn at each start.
    at_ms: the board's own clock, modulo 2**32.
    """

    seq: U32
    boot: U32
    at_ms: U32


class Hello(FromBoard):
    """First message after a start, and the answer to the command hello.

    Cells 0 to columns * rows - 1 have five sensors, row by row from the near left; the kings cells after them one.
    """

    type: Literal["hello"] = "hello"
    major: U8
    minor: U8
    firmware: Text
    uid: Uid
    kind: Literal["board", "tray"]
    columns: Side
    rows: Side
    kings: Annotated[int, Field(ge=0, le=15)] = 0


class Placed(FromBoard):
    """A cell's word is stable and not empty: something new lies there, or lies there otherwise."""

    type: Literal["placed"] = "placed"
    cell: Cell
    word: Word


class Lifted(FromBoard):
    """A cell is stably empty again."""

    type: Literal["lifted"] = "lifted"
    cell: Cell


class Touch(FromBoard):
    """The wand rested on an occupied cell; only sent when switched on."""

    type: Literal["touch"] = "touch"
    cell: Cell


class Button(FromBoard):
    """A button of the board was pressed."""

    type: Literal["button"] = "button"
    button: Annotated[int, Field(ge=1, le=5)]


class Fault(FromBoard):
    """A sensor, strip or supply has a fault, or has lost it (cleared = 1).

    cell: where, the first cell of a strip, 255 for the whole board. sensor: 0 to 4 in the order of a word, 255 for
    all of them.
    """

    type: Literal["fault"] = "fault"
    fault: Literal["stuck", "flapping", "strip", "supply", "noise", "calibration"]
    cell: U8
    sensor: U8
    cleared: Flag


class Snapshot(FromBoard):
    """The stable words of all cells, cell 0 first, separated by one blank; the answer to the command snapshot."""

    type: Literal["snapshot"] = "snapshot"
    words: Words


class Heartbeat(FromBoard):
    """The board is alive; sent twice a second."""

    type: Literal["heartbeat"] = "heartbeat"


class FirmwareLog(FromBoard):
    """A remark of the firmware for the log."""

    type: Literal["log"] = "log"
    text: Text


class Sensor(FromBoard):
    """What one sensor reads, in microtesla, north down positive; answers to the command sensors."""

    type: Literal["sensor"] = "sensor"
    cell: Cell
    sensor: Annotated[int, Field(ge=0, le=4)]
    field_ut: Annotated[int, Field(ge=-999_999, le=999_999)]


class Volts(FromBoard):
    """What one sensor gives, by 48 scans without calibration; answers to the command volts; since minor version 3.

    level_mv: their mean. spread_mv: the highest less the lowest. field_ut: what a sensor exactly as its data sheet
    says would feel then, north down positive.
    """

    type: Literal["volts"] = "volts"
    cell: Cell
    sensor: Annotated[int, Field(ge=0, le=4)]
    level_mv: Annotated[int, Field(ge=0, le=3300)]
    spread_mv: Annotated[int, Field(ge=0, le=3300)]
    field_ut: Annotated[int, Field(ge=-999_999, le=999_999)]


class Notice(FromBoard):
    """Something has happened to the board that is no fault; since minor version 2. Ids: docs/protocol.md."""

    type: Literal["notice"] = "notice"
    notice: Reason
    value: U16


class Done(FromBoard):
    """The last answer to a command, with its number; ok = 0 comes with the reason's id."""

    type: Literal["done"] = "done"
    number: U16
    ok: Flag
    reason: Reason


class BoardCommand(Message):
    """What the daemon asks of a board; every command is answered by done with its number.

    value: touch 0, 1; settle ms; identify light 1 + buzzer 2; sensors, gain, volts cell; kind 16 columns + rows
    (+ 256 for a tray); power cell + 64 sensor + 512 (scan 0, on 1, off 2).
    """

    type: Literal["command"] = "command"
    number: U16
    command: Literal[FirstCommands, SinceMinor1, SinceMinor3]
    value: U16


AnyMessage = (
    Hello
    | Placed
    | Lifted
    | Touch
    | Button
    | Fault
    | Snapshot
    | Heartbeat
    | FirmwareLog
    | Sensor
    | Volts
    | Notice
    | Done
    | BoardCommand
)
MESSAGES: Final[tuple[type[Message], ...]] = get_args(AnyMessage)
BOARD_MESSAGES: Final = tuple(one for one in MESSAGES if issubclass(one, FromBoard))


@dataclass(frozen=True, slots=True)
class Garbled:
    """A line that is no message: too long, not printable, not framed, of wrong CRC, or not as encode writes it."""

    reason: Literal["length", "ascii", "frame", "crc", "schema"]


@dataclass(frozen=True, slots=True)
class LogLine:
    """A line of the firmware's log, without its `#`: printable ASCII."""

    text: str


@dataclass(frozen=True, slots=True)
class Newer:
    """A whole message of a type that a newer minor version has; it counts in seq and says nothing else to us."""

    seq: int
    boot: int


@dataclass(frozen=True, slots=True)
class OtherMajor:
    """Every hello of a board that speaks another major version: nothing else of it can be trusted."""

    major: int
    minor: int


Received = AnyMessage | Newer | OtherMajor | LogLine | Garbled


def crc(data: bytes) -> int:
    """CRC-16/CCITT of the bytes: polynomial 0x1021, start 0xFFFF, nothing reflected (ITU-T V.41's, preset)."""
    return binascii.crc_hqx(data, CRC_START)


def encode(message: Message) -> bytes:
    """The one line that says this message, newline included."""
    body = message.model_dump_json().encode("ascii")
    return b"%b*%b\n" % (body, _letters(body))


def _letters(body: bytes) -> bytes:
    value = crc(body)
    return bytes((64 | value >> 12, 64 | value >> 8 & 15, 64 | value >> 4 & 15, 64 | value & 15))


def decode(line: bytes) -> Received:
    """What one line says; any bytes are allowed and none raise.

    A line is a message only if it is byte for byte the line that encode would write, so other key order, blanks,
    1.0, leading zeros and escapes are garbled as "schema". A carriage return before the newline is forgiven. A
    line of the log must not end as a message does, or a message with a damaged brace would pass for one.
    """
    text = line[:-2] if line.endswith(b"\r\n") else line[:-1]
    if len(text) >= LINE_BYTES:
        return Garbled("length")
    if not _PRINTABLE(text):
        return Garbled("ascii")
    if text[:1] == b"#" and line[-1:] == b"\n" and not _ENDS_AS_MESSAGE(text):
        return LogLine(text[1:].decode("ascii").strip())
    if line[-1:] != b"\n" or text[-5:-4] != b"*":
        return Garbled("frame")
    body = text[:-5]
    return _parse(body) if _letters(body) == text[-4:] else Garbled("crc")


_PRINTABLE = re.compile(rb"[ -~]*").fullmatch
_ENDS_AS_MESSAGE = re.compile(rb".*\}\*[@A-O]{4}").fullmatch
_ADAPTER: TypeAdapter[AnyMessage] = TypeAdapter(Annotated[AnyMessage, Field(discriminator="type")])
_NUMBER = rb"(0|[1-9][0-9]{0,9})"
_STAMP = rb'\{"type":"([a-z]{1,16})","seq":%b,"boot":%b,"at_ms":%b' % (_NUMBER, _NUMBER, _NUMBER)
_HELLO = re.compile(_STAMP + rb',"major":(0|[1-9][0-9]{0,2}),"minor":(0|[1-9][0-9]{0,2})[,}]').match
_NEWER = re.compile(_STAMP + rb'(?:,"[a-z_]{1,16}":(?:0|-?[1-9][0-9]{0,9}|"[ !#-\[\]-~]*"))*\}').fullmatch
_TYPES = {str(one.model_fields["type"].default) for one in MESSAGES}


def _parse(body: bytes) -> Received:
    """The message whose CRC is right, if the second guard, its schema and canonical form, lets it pass."""
    try:
        message = _ADAPTER.validate_json(body)
    except ValidationError:
        return _other_version(body)
    if message.model_dump_json().encode("ascii") != body:
        return Garbled("schema")
    if isinstance(message, Hello) and message.major != MAJOR:
        return OtherMajor(message.major, message.minor)
    return message


def _other_version(body: bytes) -> Received:
    """What is whole but not of this version; every major keeps a hello's beginning up to minor."""
    hello = _HELLO(body)
    if hello and hello[1] == b"hello" and int(hello[5]) != MAJOR and body[-1:] == b"}":
        return OtherMajor(int(hello[5]), int(hello[6]))
    newer = _NEWER(body)
    if newer is None or newer[1].decode() in _TYPES:
        return Garbled("schema")
    seq, boot, at_ms = (int(newer[number]) for number in (2, 3, 4))
    return Newer(seq, boot) if max(seq, boot, at_ms) <= 0xFFFF_FFFF else Garbled("schema")


class LineCutter:
    """Cuts one port's bytes into lines, however they were glued or torn.

    Keeps at most one line; of a line longer than 1,024 bytes only as much is kept as decode needs to call it
    "length".
    """

    def __init__(self) -> None:
        self._held = bytearray()

    def feed(self, data: bytes) -> list[bytes]:
        """Every line that these bytes complete, newline included."""
        lines = []
        *whole, rest = data.split(b"\n")
        for part in whole:
            self._hold(part)
            lines.append(bytes(self._held) + b"\n")
            self._held.clear()
        self._hold(rest)
        return lines

    def _hold(self, part: bytes) -> None:
        self._held += part[: LINE_BYTES + 1 - len(self._held)]


def trits_of(hello: Hello, cell: int) -> int:
    """How many trits a word of this cell has: 5, 1 for a king's sensor, 0 for a cell the board has not."""
    squares = hello.columns * hello.rows
    if cell < squares:
        return 5
    return 1 if cell < squares + hello.kings else 0


def fits(hello: Hello, message: FromBoard) -> bool:
    """Whether a message can come from the board that said this hello: its cells, and words of their length."""
    if isinstance(message, Placed):
        return len(message.word) == trits_of(hello, message.cell) and bool(message.word.strip("0"))
    if isinstance(message, Snapshot):
        lengths = [len(word) for word in message.words.split(" ")]
        return lengths == [5] * (hello.columns * hello.rows) + [1] * hello.kings
    if isinstance(message, Fault):
        return message.cell == 0xFF or trits_of(hello, message.cell) > 0
    if isinstance(message, Volts):
        return message.sensor < trits_of(hello, message.cell)
    if isinstance(message, Lifted | Touch | Sensor):
        return trits_of(hello, message.cell) > 0
    return True
