"""What a page takes of what the running companion tells: much less than the stream has, as plain data.

The companion checks what it says by its models, and both speak one protocol; here it is read strictly, but without
those models, which would be a quarter of the page's memory. ValueError for what is not as expected.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Any

from companion.core.model import Phrase
from companion.play.journal.codec import unpack, unpack_facts

Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class ToldWords:
    """A sentence without words yet: see play.state.Wording."""

    key: str
    facts: Mapping[str, Any] = field(default_factory=dict)

    def phrase(self) -> Phrase:
        """What can be worded. ValueError when the facts are none."""
        return Phrase(self.key, unpack_facts(self.facts))


@dataclass(frozen=True, slots=True)
class ShownPlayer:
    """A player, and the points if the match ended now."""

    name: str
    total: int = 0


@dataclass(frozen=True, slots=True)
class ShownAct:
    """An act that the game waits for. player: 0 for anybody. chance: lots decide it."""

    player: int
    act: ToldWords
    chance: bool = False


@dataclass(frozen=True, slots=True)
class ShownTable:
    """What a page shows of a table, by the names that play.state.TableState has for it.

    Sentences come by themselves, and what lies where follows from the acts.
    """

    game: str
    players: Mapping[str, ShownPlayer] = field(default_factory=dict)
    setup: Mapping[str, Any] = field(default_factory=dict)
    finished: bool = False
    awaited: tuple[ShownAct, ...] = ()
    acts: Mapping[str, str] = field(default_factory=dict)
    troubles: Mapping[str, ToldWords] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class ToldSentence:
    """A sentence that was heard: see ipc.messages.HeardMessage."""

    number: int
    ear: int
    words: ToldWords
    kind: str
    topic: str


@dataclass(frozen=True, slots=True)
class ToldEarlier:
    """The last sentences before the page was there, or while it was not: in order, one at least."""

    sentences: tuple[ToldSentence, ...]


@dataclass(frozen=True, slots=True)
class ToldMatch:
    """Which match is played: see ipc.messages.StateMessage."""

    pid: int
    players: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ToldWish:
    """What came of a wish: see ipc.messages.WishedMessage."""

    granted: bool
    reason: str


@dataclass(frozen=True, slots=True)
class _Line:
    number: int


@dataclass(frozen=True, slots=True)
class _Lines:
    lines: Mapping[str, _Line] = field(default_factory=dict)


_MESSAGES = {"heard": ToldSentence, "state": ToldMatch, "wished": ToldWish}


def table_of(document: Json) -> ShownTable:
    """The table of a state as JSON."""
    return unpack(ShownTable, document, partly=True)


def told_of(message: Mapping[str, Any]) -> ToldSentence | ToldMatch | ToldWish | None:
    """What a message tells that stands for itself; None for any other."""
    kind = _MESSAGES.get(str(message.get("type")))
    return unpack(kind, message, partly=True) if kind else None


def last_of(document: Json) -> int:
    """The number of the last sentence that a state as JSON knows, 0 where there is none."""
    return max((one.number for one in unpack(_Lines, document, partly=True).lines.values()), default=0)


def shown(part: Json) -> Json:
    """A state as JSON, or a patch of one, without what no page shows: most of its memory, for each seat anew."""
    kept = _named(ShownTable, part)
    if isinstance(players := kept.pop("players", None), dict):
        told = {seat: _named(ShownPlayer, one) if isinstance(one, dict) else one for seat, one in players.items()}
        if some := {seat: one for seat, one in told.items() if one != {}}:  # null: who is there no more
            kept["players"] = some
    return kept


def _named(kind: type[ShownTable | ShownPlayer], part: Json) -> Json:
    """The parts that are fields of a kind."""
    return {one.name: part[one.name] for one in fields(kind) if one.name in part}
