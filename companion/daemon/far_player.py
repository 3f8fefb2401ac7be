"""Who plays a seat at another table, and what stands in place of a far match where nobody does."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from companion.core.model import Announcement
from companion.play.changes import Change, StateSnapshot
from companion.play.state import ActorKind

if TYPE_CHECKING:
    from companion.far.courier_news import FarEvent

Step = Callable[[float], Iterable[object]]
"""Waits for what happens to the daemon, at most so many seconds, and gives it."""


@dataclass(frozen=True, slots=True)
class FarPlayer:
    """Who plays a seat at another table: an Actor whose acts come through the log."""

    seat: int
    kind: ActorKind = "far"

    def has_room(self) -> bool:
        """See Subscriber."""
        return True

    def put(self, told: StateSnapshot | Change) -> bool:
        """See Subscriber; the other table has its own state."""
        return True

    def begin(self, act: Callable[[str], None]) -> None:
        """See Actor."""

    def close(self) -> None:
        """See Actor."""


class NoFarMatch:
    """In place of a FarMatch where all play at this table."""

    def players(self) -> list[FarPlayer]:
        """Nobody plays elsewhere."""
        return []

    def begin(self, post: Callable[[FarEvent], None], look: Callable[[str], None]) -> None:
        """There is no server to look for."""

    def proposed(self) -> list[Announcement]:
        """Nothing is to be agreed on."""
        return []

    def obey(self, event: FarEvent, at_ms: int) -> list[Announcement]:
        """Nothing comes."""
        raise ValueError(event)

    def close(self, step: Step, now_ms: Callable[[], int]) -> None:
        """Nobody is left."""
