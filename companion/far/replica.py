"""One house's copy of a match: folds the log, judges before it appends, and keeps what waits to be appended.

Agree first, then play: what is proposed here is judged on the head that is known, and played when the log gives it
back. Nothing is sent from here and nothing waits: `sending` says what is to be appended, `hear` takes what the log
has. So all of it works without a network, and the journal can keep it: the entries as bytes, the outbox as data.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from companion.core.model import Announcement
from companion.far.agreed import AgreedMatch, result_of
from companion.far.entry import (
    ActBody,
    Body,
    ConfirmBody,
    FarEntry,
    FarPart,
    ResignBody,
    ResultBody,
    RevealBody,
    ShortHash,
    Token,
    UndoBody,
    Unfit,
    chained,
    read,
)
from companion.far.gate import Void
from companion.far.lots import HashChain
from companion.far.shared_log import KeptEntry


class Envelope(Protocol):
    """Signs and seals the entries of one seat, and opens those of all."""

    def close(self, entry: bytes) -> bytes:
        """The entry, signed and sealed."""

    def open(self, sealed: bytes) -> tuple[int, bytes] | None:
        """The seat that has signed it, and the entry; None for what is not of this match."""


class FarWish(FarPart):
    """What this house wants to say, until the log has it or it is given up. state: digest it was judged on."""

    id: Token
    state: ShortHash
    body: Body


@dataclass(frozen=True, slots=True)
class Sending:
    """What is to be appended. after: the head it was judged on. entry_id: equal in every sending of the bytes."""

    after: int
    entry_id: str
    data: bytes


@dataclass(slots=True)
class FarNews:
    """What one entry of the log has brought.

    seat: who said it, 0 where nobody is known. void, said, flooding: see Outcome. given_up: wishes of this house
    that are not sent again, and why. fork: this house knows another entry of that number.
    """

    seat: int = 0
    entry: FarEntry | None = None
    void: Void | None = None
    said: list[Announcement] = field(default_factory=list)
    flooding: int = 0
    given_up: list[tuple[FarWish, Void]] = field(default_factory=list)
    fork: int = 0


class Replica:
    """One seat's copy of a match.

    agreed: what the log has made of the match. envelope: see Envelope. chain: this seat's values. new_id: a new
    name for a wish, [a-z0-9], that no other has. fork: number of the entry at which two logs differ, 0 for none;
    from then on nothing is folded or sent.
    """

    def __init__(
        self, seat: int, agreed: AgreedMatch, envelope: Envelope, chain: HashChain, new_id: Callable[[], str]
    ) -> None:
        self.seat = seat
        self.agreed = agreed
        self.fork = 0
        self._envelope = envelope
        self._chain = chain
        self._new_id = new_id
        self._kept: list[KeptEntry] = []
        self._placed = set[int]()
        self._wishes: list[FarWish] = []
        self._made: tuple[int, FarWish, bytes] | None = None
        self._log_head = 0
        self._heads: dict[int, int] | None = None

    @property
    def head(self) -> int:
        """Number of the last entry that is folded."""
        return len(self._kept)

    @property
    def log_head(self) -> int:
        """Number of the last entry that the log is known to have: before the head while it is being mended."""
        return self._log_head

    @property
    def kept(self) -> Sequence[KeptEntry]:
        """All entries that are folded, to be kept and heard again."""
        return tuple(self._kept)

    @property
    def outbox(self) -> Sequence[FarWish]:
        """What waits to be appended, to be kept and taken again."""
        return tuple(self._wishes)

    def take_again(self, wishes: Iterable[FarWish]) -> list[tuple[FarWish, Void]]:
        """What waited when this house was left, once all that was kept is heard; gives what is given up."""
        self._wishes = [*wishes]
        return self._rejudge()

    # ---- what this house says --------------------------------------------------------------------------------

    def propose(self, body: Body) -> Void | None:
        """Say this when the log has room for it; gives why not. One act at a time: the next is judged on it.

        Who leaves for good says nothing more of what waited.
        """
        acts = ActBody | ConfirmBody | UndoBody
        if isinstance(body, acts) and any(isinstance(one.body, acts) for one in self._wishes):
            return Void.WAITING
        void = self.agreed.why_void(self.seat, body)
        if void is None and isinstance(body, ResignBody):
            self._wishes.clear()
        if void is None:
            self._wishes.append(FarWish(id=self._new_id(), state=self.agreed.digest(), body=body))
        return void

    def sending(self) -> Sending | None:
        """What is to be appended now, the same until the log moves.

        After a rollback first what it lost: who said that may be away, have left the match, or never have heard
        that the log had it. What does not name its author and place is said again by its own seat alone.

        None while nothing waits, or while another seat has to say something first.
        """
        if self.fork:
            return None
        if self._log_head < self.head:
            lost = self._kept[self._log_head]
            may = lost.seat == self.seat or lost.number in self._placed
            return Sending(self._log_head, f"{lost.seat}-{lost.number}", lost.data) if may else None
        if self._heads is not None or not self._wishes:
            return None
        wish = self._wishes[0]
        if self._made is None or self._made[:2] != (self.head, wish):
            self._made = self.head, wish, self._envelope.close(self._entry(wish).data())
        return Sending(self.head, f"{wish.id}-{self.head + 1}", self._made[2])

    def _entry(self, wish: FarWish) -> FarEntry:
        return FarEntry(
            match=self.agreed.name,
            n=self.head + 1,
            seat=self.seat,
            id=wish.id,
            prev=self._prev(),
            state=self.agreed.digest(),
            body=wish.body,
        )

    def _prev(self) -> str:
        return chained(self._kept[-1].data if self._kept else b"")

    # ---- what the log says -----------------------------------------------------------------------------------

    def hear(self, kept: KeptEntry, at_ms: int = 0) -> FarNews | None:
        """An entry of the log, in any order and as often as it comes; None where nothing new is in it.

        One that is ahead is not taken: the log is to be read from the head on. at_ms: of the clock of this house.
        """
        if self.fork or kept.number > self.head + 1:
            return None
        self._log_head = max(self._log_head, kept.number)
        if kept.number <= self.head:
            known = self._kept[kept.number - 1]
            self._settle()
            return None if known.data == kept.data else self._forked(kept.number)
        news = self._fold(kept, at_ms)
        own = news.entry is not None and news.seat == self.seat
        news.given_up = self._rejudge(news.entry.id if own and news.entry else "", news.void)
        self._settle()
        self._say_what_is_due()
        return news

    def rolled_back(self, head: int) -> None:
        """The log has no more than so many entries, fewer than are known: it was thrown back.

        Who knows what is lost appends it again, and says nothing new before all have told how far they knew it.
        """
        if head < self.head:
            self._log_head = head
            self._heads = {self.seat: self.head, **(self._heads or {})}

    def unsure(self) -> None:
        """The connection is back: the log may have been thrown back to what this house knew, or further.

        Nothing new is said before all have told how far they know it; see told_head.
        """
        self._heads = {self.seat: self.head}
        self._settle()

    @property
    def is_unsure(self) -> bool:
        """Whether it is awaited how far others know the log, or that the log has all of that."""
        return self._heads is not None

    def told_head(self, seat: int, head: int) -> None:
        """How far another seat knows the log."""
        if self._heads is not None:
            self._heads[seat] = head
            self._settle()

    def _settle(self) -> None:
        """Go on once the log has all that anybody knew."""
        heads = self._heads
        asked = set(self.agreed.joined) - self.agreed.left
        if heads is not None and asked <= set(heads) and self._log_head >= max(heads.values()):
            self._heads = None

    def _forked(self, number: int) -> FarNews:
        self.fork = number
        return FarNews(fork=number)

    def _fold(self, kept: KeptEntry, at_ms: int) -> FarNews:
        """Its author is who has signed it: what it says of its place lets nobody say it again at another one."""
        opened = self._envelope.open(kept.data)
        seat = kept.seat or (opened[0] if opened else 0)
        found = read(opened[1]) if opened else None
        if not isinstance(found, FarEntry) or opened is None:
            why = Void.NEWER if found is Unfit.NEWER else Void.UNREAD
        elif (found.n, found.prev) != (kept.number, self._prev()):
            why = Void.HEAD if opened[0] == seat else Void.SEAT
        else:
            seat = opened[0]
            self._kept.append(KeptEntry(kept.number, kept.data, seat))
            self._placed.add(kept.number)
            outcome = self.agreed.hear(seat, found, at_ms)
            return FarNews(seat, found, outcome.void, outcome.said, outcome.flooding)
        self._kept.append(KeptEntry(kept.number, kept.data, seat))
        outcome = self.agreed.void(seat, why)
        return FarNews(seat, None, outcome.void, outcome.said, outcome.flooding)

    def _rejudge(self, said: str = "", void: Void | None = None) -> list[tuple[FarWish, Void]]:
        """Look again at what waits: it goes on waiting on an unchanged state, and an act that is still legal.

        What was confirmed or undone on another state is never sent again by itself. said, void: the wish that the
        log has just brought, and why it counts for nothing.
        """
        given_up: list[tuple[FarWish, Void]] = []
        if not self._wishes:
            return given_up
        state, waiting = self.agreed.digest(), list[FarWish]()
        for wish in self._wishes:
            if self.agreed.has_said(self.seat, wish.id):
                continue
            why = void if wish.id == said else self.agreed.why_void(self.seat, wish.body)
            if why is None and wish.state != state and isinstance(wish.body, ConfirmBody | UndoBody):
                why = Void.HEAD
            if why is None:
                waiting.append(wish.model_copy(update={"state": state}))
            elif not isinstance(wish.body, RevealBody | ResultBody):
                given_up.append((wish, why))
        self._wishes = waiting
        return given_up

    def _say_what_is_due(self) -> None:
        """This seat's value for a draw, and the result in the end, are said without being asked."""
        agreed, due = self.agreed, list[Body]()
        if agreed.next_reveal == self.seat:
            draw = agreed.draws.done + 1
            due.append(RevealBody(draw=draw, value=self._chain.value(draw).hex()))
        if agreed.match is not None and agreed.match.finished:
            due.append(result_of(agreed.match))
        for body in due:
            if all(one.body != body for one in self._wishes):
                self.propose(body)
