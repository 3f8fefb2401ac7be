"""The stream of table states: a snapshot for everybody who joins, then numbered changes.

All of it belongs to the judge thread, and nothing in it waits. A subscriber that does not keep up gets no changes
while it has no room; as soon as it has, a fresh snapshot tells it all that it may see. One that is gone is
forgotten.
"""

from __future__ import annotations

import queue
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol

from companion.core.model import Announcement
from companion.play.changes import Change, StateSnapshot
from companion.play.state import ActorKind, LineState, TableState, Wording, around, played, seen_by
from companion.play.table import Table

BACKLOG = 32
"""So much may wait for a subscriber; then it gets a snapshot instead."""


class Subscriber(Protocol):
    """Somebody who follows the table. Both methods are called in the judge thread and must not wait."""

    def has_room(self) -> bool:
        """Whether it has kept up so far."""

    def put(self, told: StateSnapshot | Change) -> bool:
        """Take the next one; false when nobody hears it any more."""


class Mailbox:
    """A subscriber with a thread of its own: what is told waits here, BACKLOG at most, until get() fetches it."""

    def __init__(self) -> None:
        self._waiting: queue.SimpleQueue[StateSnapshot | Change | None] = queue.SimpleQueue()
        self._closed = False

    def has_room(self) -> bool:
        """See Subscriber."""
        return self._waiting.qsize() < BACKLOG

    def put(self, told: StateSnapshot | Change) -> bool:
        """See Subscriber."""
        if not self._closed:
            self._waiting.put(told)
        return not self._closed

    def get(self) -> StateSnapshot | Change | None:
        """Wait for the next one; None when the mailbox was closed."""
        return None if self._closed else self._waiting.get()

    def empty(self) -> bool:
        """Whether nothing waits."""
        return self._waiting.empty()

    def close(self) -> None:
        """Nobody reads any more; get() wakes."""
        self._closed = True
        self._waiting.put(None)


@dataclass(slots=True)
class _Sight:
    """What all subscribers of one seat see. behind: those that have missed something."""

    seen: TableState
    number: int = 0
    subscribers: list[Subscriber] = field(default_factory=list)
    behind: list[Subscriber] = field(default_factory=list)

    def look(self, state: TableState, seat: int) -> Change | None:
        """Take a new state; the change, if anything that this seat may see has changed."""
        before, self.seen = self.seen, seen_by(state, seat)
        if self.seen == before:
            return None
        self.number += 1
        return Change(self.number, before, self.seen)

    def tell(self, change: Change | None) -> list[Subscriber]:
        """Tell all who have room, and who has missed something a snapshot, now or later; gives who is gone."""
        gone: list[Subscriber] = []
        told = {one: one.has_room() for one in self.subscribers}
        for one, room in told.items():
            if not room:
                self.behind += [one] if change is not None and one not in self.behind else []
                continue
            news = StateSnapshot(self.number, self.seen) if one in self.behind else change
            self.behind = [other for other in self.behind if other is not one]
            if news is not None and not one.put(news):
                gone.append(one)
        return gone


class Stream:
    """Publishes the states of one match; costs nothing while nobody has subscribed.

    speaking: whether something is said or waits to be.
    """

    def __init__(self, table: Table, speaking: Callable[[], bool] = lambda: False) -> None:
        self._table = table
        self._speaking = speaking
        self._sights: dict[int, _Sight] = {}
        self._lines: dict[str, LineState] = {}
        self._count = 0
        self._actors: list[tuple[Subscriber, int, ActorKind]] = []
        self._played: tuple[object, TableState] | None = None
        self._known: tuple[object, ...] = ()

    # ---- who follows -----------------------------------------------------------------------------------------

    def subscribe(self, subscriber: Subscriber, seat: int) -> None:
        """Tell it what this seat may see, beginning with a snapshot of now; again: anew.

        See state.TABLE and EVERYBODY.
        """
        self._drop(subscriber)
        self.publish()
        if seat not in self._sights:
            self._sights[seat] = _Sight(self.seen(seat))
        sight = self._sights[seat]
        if not sight.subscribers:
            sight.look(self.state(), seat)
        sight.subscribers.append(subscriber)
        if not subscriber.put(StateSnapshot(sight.number, sight.seen)):
            self.leave(subscriber)

    def join(self, actor: Subscriber, seat: int, kind: ActorKind) -> None:
        """Let somebody follow the table from a seat, and act for it until they leave; 0: do what is nobody's.

        All acts come in through the daemon's one queue, and the judge waits for nobody. Hands at a board and keys
        are people, who see the table themselves and are no subscribers; a program has a thread of its own
        (actors.py); a far friend is a guest of the local socket (requests.py).
        """
        self._actors.append((actor, seat, kind))
        self.subscribe(actor, seat)

    def leave(self, subscriber: Subscriber) -> None:
        """Tell it nothing more; harmless when it follows nothing."""
        self._drop(subscriber)
        self._actors = [one for one in self._actors if one[0] is not subscriber]

    def _drop(self, subscriber: Subscriber) -> None:
        for sight in self._sights.values():
            sight.subscribers = [one for one in sight.subscribers if one is not subscriber]
            sight.behind = [one for one in sight.behind if one is not subscriber]

    def take_over(self, earlier: Stream) -> None:
        """Go on telling those who followed another match, which this one follows."""
        self._sights, earlier._sights = earlier._sights, {}
        self._lines, self._count, self._actors = earlier._lines, earlier._count, earlier._actors

    # ---- what happens ----------------------------------------------------------------------------------------

    def said(self, announcement: Announcement, ear: int) -> None:
        """A sentence was heard at an output: the table's, or the earphone of a seat."""
        self._count += 1
        line = LineState(number=self._count, words=Wording.of(announcement))
        self._lines = {**self._lines, str(ear): line}

    def publish(self) -> None:
        """Tell everybody what has changed; to be called after every step."""
        if not any(sight.subscribers for sight in self._sights.values()):
            return
        known = self._now()
        state = self.state() if known != self._known else None
        self._known = known
        for seat, sight in self._sights.items():
            if sight.subscribers:
                for gone in sight.tell(sight.look(state, seat) if state is not None else None):
                    self.leave(gone)

    def seen(self, seat: int) -> TableState:
        """The table as this seat may see it now."""
        return seen_by(self.state(), seat)

    def state(self) -> TableState:
        """The table as it is now."""
        table = self._table
        if self._played is None or self._played[0] != self._stand():
            self._played = self._stand(), played(table)
        state = around(self._played[1], table)
        actors = self._kinds()
        players = {
            seat: one.model_copy(update={"actor": actors[int(seat)]}) if int(seat) in actors else one
            for seat, one in state.players.items()
        }
        heard = {"players": players, "lines": self._lines, "speaking": self._speaking()}
        return state.model_copy(update=heard)

    def _kinds(self) -> dict[int, ActorKind]:
        """Who acts for a seat, where it is anything but keys."""
        table = self._table
        kinds: dict[int, ActorKind] = {
            table.owner(uid): "hands" for uid, name in table.seats.items() if table.is_there(name)
        }
        return kinds | {seat: kind for _, seat, kind in self._actors}

    def _stand(self) -> tuple[int, int]:
        """How many acts there ever were, and how many stand: no two states of a match have the same."""
        ledger = self._table.referee.ledger
        return ledger.count, len(ledger.played)

    def _now(self) -> tuple[object, ...]:
        """What a state depends on, cheap to compare."""
        table = self._table
        there = tuple((uid, name, table.is_there(name)) for uid, name in table.seats.items())
        troubles = tuple(table.referee.troubles().items())
        return self._stand(), there, troubles, self._count, self._speaking(), self._kinds()
