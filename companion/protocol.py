"""The wire contract: every message between a board and the daemon, its version and its framing.

One message a line: a compact JSON object with keys in declared order and whole numbers only, `*`, four lower-case
hex digits of CRC-16/CCITT over the object's bytes, newline. Printable ASCII, at most 1,024 bytes a line.
The models below are the source; firmware/core/protocol.gen.h is generated from them.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

MAJOR = 1
MINOR = 0
LINE_BYTES = 1024
CRC_START = 0xFFFF

U32 = Annotated[int, Field(ge=0, le=0xFFFF_FFFF)]
U16 = Annotated[int, Field(ge=0, le=0xFFFF)]
U8 = Annotated[int, Field(ge=0, le=0xFF)]
Cell = Annotated[int, Field(ge=0, le=63)]
Word = Annotated[str, StringConstraints(pattern=r"^[-+0?]([-+0?]{4})?$")]
Uid = Annotated[str, StringConstraints(pattern=r"^[0-9A-F]{16}$")]
Text = Annotated[str, StringConstraints(pattern=r"^[ !#-\[\]-~]*$", max_length=200)]


class Message(BaseModel):
    """What every message has: strict types, no unknown keys."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)


class FromBoard(Message):
    """What every message of a board has.

    seq: counts this board's messages since its start, modulo 2**32. boot: a number drawn at each start.
    at_ms: the board's own clock, modulo 2**32.
    """

    seq: U32
    boot: U32
    at_ms: U32


class Hello(FromBoard):
    """First message after opening the port, and the answer to the command hello."""

    type: Literal["hello"] = "hello"
    major: U8
    minor: U8
    firmware: Text
    uid: Uid
    kind: Literal["board", "tray"]
    columns: Annotated[int, Field(ge=1, le=7)]
    rows: Annotated[int, Field(ge=1, le=7)]


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

    cell, sensor: where; 255 when the fault is of the whole board.
    """

    type: Literal["fault"] = "fault"
    fault: Literal["stuck", "flapping", "strip", "supply", "noise", "calibration"]
    cell: U8
    sensor: U8
    cleared: Annotated[int, Field(ge=0, le=1)]


class Snapshot(FromBoard):
    """The stable words of all cells, cell 0 first, separated by one blank; the answer to the command snapshot."""

    type: Literal["snapshot"] = "snapshot"
    words: Annotated[str, StringConstraints(pattern=r"^[-+0?]+( [-+0?]+)*$", max_length=400)]


class Heartbeat(FromBoard):
    """The board is alive; sent twice a second."""

    type: Literal["heartbeat"] = "heartbeat"


class Log(FromBoard):
    """A remark of the firmware for the log."""

    type: Literal["log"] = "log"
    text: Text


class Done(FromBoard):
    """The answer to a command with a number; ok = 0 comes with the reason."""

    type: Literal["done"] = "done"
    number: U16
    ok: Annotated[int, Field(ge=0, le=1)]
    reason: Text


class Command(Message):
    """What the daemon asks of a board; every command is answered by done with its number."""

    type: Literal["command"] = "command"
    number: U16
    command: Literal["hello", "snapshot", "identify", "touch", "settle", "calibrate", "bootloader"]
    value: U16
