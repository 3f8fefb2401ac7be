"""What browsers ask: bodies that anybody may have written, read strictly as JSON objects of known fields alone."""

from __future__ import annotations

import json
from dataclasses import dataclass

from companion.page.told import Json
from companion.play.journal.codec import unpack

TEXT_MAX = 500
NONCE_MIN, NONCE_MAX = 8, 64


@dataclass(frozen=True, slots=True)
class ActAsk:
    """A line as it was typed, or an act in notation; nonce: the same one twice is the same line."""

    text: str
    nonce: str
    notation: bool = False


def act_of(body: bytes) -> ActAsk:
    """A line that a body asks for. ValueError."""
    ask = unpack(ActAsk, object_of(body))
    if len(ask.text) > TEXT_MAX or not NONCE_MIN <= len(ask.nonce) <= NONCE_MAX:
        raise ValueError("length")
    return ask


def object_of(body: bytes) -> Json:
    """The JSON object that a body is. ValueError."""
    try:
        told = json.loads(body.decode())
    except RecursionError:
        raise ValueError("nesting") from None
    if not isinstance(told, dict):
        raise ValueError("type")
    return told
