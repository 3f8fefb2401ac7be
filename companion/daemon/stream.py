"""The stream of table states: a snapshot for everybody who joins, then numbered changes.

All of it belongs to the judge thread, and nothing in it waits. A subscriber that does not keep up gets no changes
while it has no room; as soon as it has, a fresh snapshot tells it all that it may see. One that is gone, or fails,
is forgotten.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial

from companion.core.model import Announcement
from companion.daemon.actors import Actor, Actors, Subscriber
from companion.daemon.heard import Heard, still_hears
from companion.play.changes import Change, StateSnapshot
from companion.play.state import EVERYBODY, TableState, around, hides, played, seen_by
from companion.play.table import Table


@dataclass(slots=True)
class _Sight:
    """What all subscribers of one seat see. behind: those that have missed something."""

    seen: TableState
    number: int = 0
    subscribers: list[Subscriber] = field(default_factory=list)
    behind: list[Subscriber] = field(default_factory=list)

    def look(self, seen: TableState) -> Change | None:
        """Take a new state as this seat may see it; the change, if anything has changed."""
        before, self.seen = self.seen, seen
        if self.seen == before:
            return None
        self.number += 1
        return Change(self.number, before, self.seen)

    def tell(self, change: Change | None) -> list[Subscriber]:
        """Tell all who have room, and who has missed something a snapshot, now or later; gives who is gone."""
        return [one for one in self.subscribers if not still_hears(partial(self._tell, one, change))]

    def _tell(self, one: Subscriber, change: Change | None) -> bool:
        """False when it is gone."""
        if not one.has_room():
            self.behind += [one] if change is not None and one not in self.behind else []
            return True
        news = StateSnapshot(self.number, self.seen) if one in self.behind else change
        self.behind = [other for other in self.behind if other is not one]
        return news is None or one.put(news)


class Stream:
    """Publishes the states of one match; costs nothing while nobody has subscribed.

    speaking: whether something is said or waits to be. actors: who acts for each seat. heard: what was said.
    """

    def __init__(
        self, table: Table, speaking: Callable[[], bool] = lambda: False, actors: Actors | None = None
    ) -> None:
        self._table = table
        self.actors = actors or Actors(table)
        self._speaking = speaking
        self._sights: dict[int, _Sight] = {}
        self.heard = Heard()
        self._stood: object = None
        self._played: dict[int, TableState] = {}
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
            sight.look(self.seen(seat))
        sight.subscribers.append(subscriber)
        if not still_hears(partial(subscriber.put, StateSnapshot(sight.number, sight.seen))):
            self.leave(subscriber)

    def join(self, actor: Actor) -> None:
        """Let an actor follow the table from its seat, and act for it until it leaves."""
        self.actors.join(actor)
        self.subscribe(actor, actor.seat)

    def leave(self, subscriber: Subscriber) -> None:
        """Tell it nothing more; harmless when it follows nothing."""
        self._drop(subscriber)
        self.actors.leave(subscriber)

    def _drop(self, subscriber: Subscriber) -> None:
        for sight in self._sights.values():
            sight.subscribers = [one for one in sight.subscribers if one is not subscriber]
            sight.behind = [one for one in sight.behind if one is not subscriber]

    def take_over(self, earlier: Stream) -> None:
        """Go on telling those who followed another match, which this one follows."""
        self._sights, earlier._sights = earlier._sights, {}
        self.heard = earlier.heard
        self.actors.take_over(earlier.actors)

    # ---- what happens ----------------------------------------------------------------------------------------

    def said(self, announcement: Announcement, ear: int) -> None:
        """A sentence was heard at an output: the table's, or the earphone of a seat."""
        self.heard.said(announcement, ear)

    def publish(self) -> None:
        """Tell everybody what has changed; to be called after every step."""
        self.heard.publish()
        if not any(sight.subscribers for sight in self._sights.values()):
            return
        known = self._now()
        news, self._known = known != self._known, known
        states: dict[int, TableState] = {}
        for seat, sight in self._sights.items():
            if sight.subscribers:
                change = sight.look(self.seen(seat, states)) if news else None
                for gone in sight.tell(change):
                    self.leave(gone)

    def seen(self, seat: int, known: dict[int, TableState] | None = None) -> TableState:
        """The table as this seat may see it now. known: what state() has given in this step, by view."""
        view = seat if hides(self._table, seat) else EVERYBODY
        known = {} if known is None else known
        if view not in known:
            known[view] = self.state(view)
        return seen_by(known[view], seat)

    def state(self, seat: int = EVERYBODY) -> TableState:
        """The table as it is now, without what the game hides from a seat."""
        if self._stood != self._stand():
            self._stood, self._played = self._stand(), {}
        if seat not in self._played:
            self._played[seat] = played(self._table, seat)
        state = around(self._played[seat], self._table, seat)
        kinds = self.actors.kinds()
        players = {
            number: one.model_copy(update={"actor": kinds[int(number)]}) for number, one in state.players.items()
        }
        heard = {"players": players, "lines": self.heard.last, "speaking": self._speaking()}
        return state.model_copy(update=heard)

    def _stand(self) -> tuple[int, int]:
        """How many acts there ever were, and how many stand: no two states of a match have the same."""
        ledger = self._table.referee.ledger
        return ledger.count, len(ledger.played)

    def _now(self) -> tuple[object, ...]:
        """What a state depends on, cheap to compare."""
        table = self._table
        there = tuple((uid, name, table.is_there(name)) for uid, name in table.seats.items())
        troubles = tuple(table.referee.troubles().items())
        return self._stand(), there, troubles, self.heard.count, self._speaking(), self.actors.kinds()
