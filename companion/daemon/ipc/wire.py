"""What holds for every message of the local socket, whatever is in it: one JSON object, bounded, of one protocol.

Nothing here needs a model, so that a guest whose memory counts can talk without any.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final

from companion.core.escapes import without

PROTOCOL: Final = 6
"""Number of the protocol; a change of any message makes a new one."""
LIMIT: Final = 64 * 1024
"""No message is longer, in bytes."""
LINE: Final = 1000
"""No line that is typed or said aloud is longer, in characters."""

WireObject = Mapping[str, Any]
"""A message as JSON has it."""


def packed(message: WireObject) -> bytes:
    """The message as it is sent, newline included. ValueError when it is too long."""
    return bounded(json.dumps(message, ensure_ascii=False, separators=(",", ":")).encode())


def bounded(message: bytes) -> bytes:
    """JSON with the newline behind it. ValueError when it is too long."""
    if len(message) >= LIMIT:
        raise ValueError(f"a message of {len(message)} bytes")
    return message + b"\n"


def unpacked(data: bytes) -> WireObject | None:
    """The object that was sent; None for anything else."""
    try:
        told = json.loads(data) if len(data) <= LIMIT else None
    except (ValueError, RecursionError):
        return None
    return told if isinstance(told, dict) else None


def protocol_of(data: bytes) -> int | None:
    """The protocol that a hello names, of whatever version; None for anything else."""
    told = unpacked(data)
    if told is None or told.get("type") != "hello":
        return None
    number = told.get("protocol")
    return number if type(number) is int and number >= 0 else None


def plain(text: str, longest: int = LINE) -> str:
    """Printable characters only, and not too many: what a message may carry of a text from outside."""
    return "".join(char if char.isprintable() else " " for char in without(text[: 4 * longest])[:longest])
