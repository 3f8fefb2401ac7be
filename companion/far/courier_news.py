"""What is heard from the log of a far match and of the connection to it, as events for the judge."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from companion.core.model import Fact
from companion.far.shared_log import KeptEntry


class FarEvent:
    """One of them."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class FarHeard(FarEvent):
    """The log has this entry."""

    kept: KeptEntry


@dataclass(frozen=True, slots=True)
class FarThrownBack(FarEvent):
    """The log has these entries and no more, fewer or other ones than it had."""

    entries: tuple[KeptEntry, ...]


@dataclass(frozen=True, slots=True)
class FarOnWay(FarEvent):
    """What is being appended takes so long that a player should hear of it."""


@dataclass(frozen=True, slots=True)
class FarLinked(FarEvent):
    """The server is there, or is not any more."""

    is_there: bool


@dataclass(frozen=True, slots=True)
class FarHere(FarEvent):
    """How far each seat knew the log when it last told the door, and how many seconds ago that was."""

    heads: Mapping[int, tuple[int, int]]


@dataclass(frozen=True, slots=True)
class FarRenewed(FarEvent):
    """The door has given another pass."""

    ticket: str


@dataclass(frozen=True, slots=True)
class FarTrouble(FarEvent):
    """Why the server, or the log, refuses. key, facts: the sentence."""

    key: str
    facts: Mapping[str, Fact] = field(default_factory=dict)
