"""What a match has come to, as one short hash: equal in two houses that agree, whatever the players' names."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Set
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Any

from companion.core.canonical import canonical
from companion.games.api import Setup
from companion.play.referee import Referee

SHORT = 32
"""Digits of it: 128 bits."""


def digest(*told: Any) -> str:
    """Of anything that plain() takes."""
    return hashlib.sha256(canonical([plain(one) for one in told]).encode()).hexdigest()[:SHORT]


def state_digest(referee: Referee) -> str:
    """Of the standing acts, which of them are open, and the state that they fold to."""
    game, ledger = referee.game, referee.ledger
    acts = [[one.number, one.open, game.text(one.move)] for one in ledger.played]
    return digest(ledger.count, acts, referee.state)


def plain(told: Any) -> Any:
    """As JSON: a dataclass by its fields that are shown, a set in order, no set-up, since it has names."""
    match told:
        case Setup():
            found: Any = "setup"
        case Enum():
            found = plain(told.value)
        case str() | int() | None:
            found = told
        case bytes():
            found = told.hex()
        case Mapping():
            found = ["map", *sorted(([plain(key), plain(value)] for key, value in told.items()), key=json.dumps)]
        case Set():
            found = ["set", *sorted(map(plain, told), key=json.dumps)]
        case tuple() | list():
            found = [plain(one) for one in told]
        case _ if is_dataclass(told) and not isinstance(told, type):
            shown = [plain(getattr(told, one.name)) for one in fields(told) if one.repr]
            found = [type(told).__name__, *shown]
        case _:
            found = type(told).__name__
    return found
