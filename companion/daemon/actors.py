"""Who acts for each seat: hands at a board, keys, a program, or a friend far away.

An actor is told what its player may see (play.state), and answers with acts through the daemon's one queue. The
judge calls it, never waits for it, and judges its acts like everybody's.
"""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable
from typing import Protocol

from companion.daemon.plan import ProgramAct
from companion.play.changes import Change, StateSnapshot
from companion.play.journal.codec import clean
from companion.play.referee.asked import subject_of
from companion.play.state import TABLE, ActorKind, TableState
from companion.play.table import Table

BACKLOG = 32
"""So much may wait for a subscriber; then it gets a snapshot instead."""
LEAVE_S = 1.0
"""How long a program may take to notice that it is to end; then it is left alone."""
ACT_MAX = 200
"""Characters of an act that are heard: many times the longest notation."""

Act = Callable[[str], None]
"""Does an act of one seat, in notation."""


class Subscriber(Protocol):
    """Somebody who follows the table. Both methods are called in the judge thread and must not wait."""

    def has_room(self) -> bool:
        """Whether it has kept up so far."""

    def put(self, told: StateSnapshot | Change) -> bool:
        """Take the next one; false when nobody hears it any more."""


class Actor(Subscriber, Protocol):
    """Somebody who acts for a seat, from begin to close: both are called in the judge thread and must not wait."""

    @property
    def seat(self) -> int:
        """Number of the player; 0 for who does what is nobody's."""

    @property
    def kind(self) -> ActorKind:
        """What sort of somebody it is."""

    def begin(self, act: Act) -> None:
        """Act for the seat from now on, by calling this from any thread."""

    def close(self) -> None:
        """The match has ended."""


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


class Program(Mailbox):
    """Acts for a seat; 0: does what is nobody's.

    think: called in this program's own thread with the newest state that the seat may see, whenever there is a
    newer one, and gives its act, "" for none; it may take as long as it likes. What it raises ends it alone.
    """

    kind: ActorKind = "program"

    def __init__(self, seat: int, think: Callable[[TableState], str]) -> None:
        super().__init__()
        self.seat = seat
        self._think = think
        self._act: Act = lambda _text: None
        self._thread = threading.Thread(target=self._run, name=f"program {seat}", daemon=True)

    def begin(self, act: Act) -> None:
        """See Actor."""
        self._act = act
        self._thread.start()

    def stop(self) -> None:
        """End; a program that thinks too long is not waited for."""
        self.close()
        if self._thread.is_alive():
            self._thread.join(LEAVE_S)

    def _run(self) -> None:
        try:
            while (told := self.get()) is not None:
                if self.empty() and (text := self._think(told.state)) and not self._closed:
                    self._act(text)
        finally:
            self.close()


class Actors:
    """The one place that knows who acts for a seat; belongs to the judge thread.

    post: puts an act into the daemon's queue, from any thread.
    """

    def __init__(self, table: Table, post: Callable[[ProgramAct], None] = lambda _act: None) -> None:
        self._table = table
        self._post = post
        self._joined: list[Actor] = []

    def kinds(self) -> dict[int, ActorKind]:
        """What acts for each player: who joined for them last, else hands where a board is there, else keys."""
        kinds: dict[int, ActorKind] = {}
        for player in self._table.setup.players:
            kinds[player.number] = "hands" if self._table.has_board(player.number) else "keys"
        return kinds | {one.seat: one.kind for one in self._joined if one.seat in kinds}

    def join(self, actor: Actor) -> None:
        """Let it act for its seat until it leaves."""
        self._joined.append(actor)
        actor.begin(lambda text: self._post(act_of(text, actor.seat)))

    def leave(self, one: Subscriber) -> None:
        """It acts no more; harmless for who has not joined."""
        self._joined = [other for other in self._joined if other is not one]

    def take_over(self, earlier: Actors) -> None:
        """Who acted in another match acts in this one, which follows it."""
        self._joined = earlier._joined

    def close(self) -> None:
        """The match has ended."""
        for actor in self._joined:
            actor.close()


def act_of(text: str, seat: int) -> ProgramAct:
    """An act as it is heard: of this seat, whatever player it names, and fit to be kept."""
    plain = " ".join(clean(str(text)[:ACT_MAX]).split())
    if seat == TABLE:
        return ProgramAct(plain)
    while (rest := subject_of(plain, seat)[1]) != plain:
        plain = rest
    return ProgramAct(f"{seat} {plain}", seat)
