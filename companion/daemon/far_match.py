"""A far match as the judge has it: what all tables have agreed on is played, what is proposed here is sent.

Belongs to the judge thread. The journal keeps each entry of the log in one commit with what is made of it, and
what waits to be sent, so that a match goes on from the journal alone, with or without its server.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Protocol

from pydantic import TypeAdapter, ValidationError

from companion.core.errors import CompanionError
from companion.core.model import Announcement, Fact, Kind, Phrase, Topic
from companion.daemon.no_far_match import FarPlayer, NoFarMatch, Step
from companion.far.courier_news import (
    FarEvent,
    FarHeard,
    FarHere,
    FarLinked,
    FarOnWay,
    FarRenewed,
    FarThrownBack,
    FarTrouble,
)
from companion.far.entry import (
    ActBody,
    ApartBody,
    Body,
    ConfirmBody,
    LeaveBody,
    OpenBody,
    PauseBody,
    ResignBody,
    ResultBody,
    UndoBody,
)
from companion.far.gate import Void
from companion.far.plan import FarPlan
from companion.far.replica import FarNews, FarWish, Replica, Sending
from companion.far.shared_log import KeptEntry, kept_entries
from companion.far.skew import apart, parted
from companion.play.journal import Journal, Recovered
from companion.play.match import Match
from companion.play.referee import FAR, Proposal
from companion.play.table import TELL, Input

PASSING = frozenset({Void.EARLY, Void.RESTING, Void.DRAW, Void.WAITING})
"""Why something may not be done now that may be done after a later entry."""
GONE_S = 7
"""A table that the door has not heard for more seconds is gone: it tells it every three."""
GOODBYE_MS = 2000
"""So long what waits to be sent may take when this table is left."""
WORDED = PASSING | {Void.ILLEGAL, Void.UNDO, Void.NOTHING, Void.OVER}
"""Why something may not be done that has words of its own; anything else is not this table's own act."""
ACTS = ActBody | ConfirmBody | UndoBody
ON_WAY = Announcement("far-sent", {}, Kind.HINT, coalesce="far-sent", topic=Topic.HINT, cue=Topic.SENT)

_WISHES: TypeAdapter[list[FarWish]] = TypeAdapter(list[FarWish])


class Carrier(Protocol):
    """Brings to the log what is to be appended, see courier.Courier."""

    def start(self) -> None:
        """Begin."""

    def send(self, sending: Sending | None, head: int, *, unsure: bool) -> None:
        """Append this next; None for nothing. head, unsure: see Replica."""

    def flooding(self, seat: int) -> None:
        """This seat says too much that means nothing."""

    def close(self) -> None:
        """End, once what is to be appended is."""


Carry = Callable[[FarPlan, int, Callable[[FarEvent], None]], Carrier]


class FarMatch(NoFarMatch):
    """See above.

    make_replica: makes this table's copy of the log, told what gives the match that is opened. carry: makes what
    carries entries. match: the one at this table, kept by the journal. keep_ticket: keeps another pass for the
    next time; CompanionError.
    """

    def __init__(
        self,
        plan: FarPlan,
        make_replica: Callable[[Callable[[OpenBody], Match | None]], Replica],
        carry: Carry,
        match: Match,
        journal: Journal,
        keep_ticket: Callable[[str], None],
    ) -> None:
        self.plan, self.seat = plan, plan.seat
        self._keep_ticket = keep_ticket
        self._match, self._journal = match, journal
        self._begun = match
        self._replica = make_replica(lambda _opened: self._begun)
        self._carry = carry
        self._carrier: Carrier | None = None
        self._linked, self._told_away = False, False
        self._gone: set[int] = set()
        self._proposal: Proposal | None = None
        self._outbox = ""
        self._look: Callable[[str], None] = lambda _surface: None

    # ---- its life --------------------------------------------------------------------------------------------

    def restore(self, kept: Recovered, scratch: Match) -> bool:
        """Take up what the journal has kept; whether the match at this table is what the entries come to.

        scratch: an equal match that has not begun and is kept nowhere, in which the entries are followed.
        LogError, see skew.parted, where a program that judges otherwise has begun it.
        """
        self._begun = scratch
        for entry in kept_entries(kept.agreed):
            news = self._replica.hear(entry)
            told = news.entry.body if news is not None and news.entry is not None else None
            if news is not None and news.void is Void.RULES and isinstance(told, OpenBody):
                raise parted(self.plan.opening.program, told.program)
        self._begun = self._match
        if self._replica.agreed.match is not None and not self._replica.agreed.go_on_in(self._match):
            return False
        self._outbox = kept.wished
        with contextlib.suppress(ValidationError):
            self._replica.take_again(_WISHES.validate_json(kept.wished or "[]"))
        return True

    def take(self, entries: Iterable[KeptEntry]) -> None:
        """Hear what the log has already, before anything else: that all have joined."""
        for kept in entries:
            self._hear(kept, 0)

    def begin(self, post: Callable[[FarEvent], None], look: Callable[[str], None]) -> None:
        """Look for the server. post: takes events, from any thread. look: has a board say what lies on it."""
        self._look = look
        self._carrier = self._carry(self.plan, self._replica.head, post)
        self._carrier.start()
        self._send()

    def players(self) -> list[FarPlayer]:
        """The players at other tables."""
        return [FarPlayer(seat) for seat in self._match.table.setup.names if seat != self.seat]

    def close(self, step: Step, now_ms: Callable[[], int]) -> None:
        """Say goodbye and what else waits, the result above all, as long as the server takes it; then end.

        step: see Step. now_ms: a clock.
        """
        if self._carrier is None:
            return
        if self._linked and self._replica.propose(LeaveBody()) is None:
            self._send()
        until_ms = now_ms() + GOODBYE_MS
        while self._linked and self._replica.outbox and (left_ms := until_ms - now_ms()) > 0:
            for event in step(left_ms / 1000):
                if isinstance(event, FarEvent):
                    self.obey(event, now_ms())
        self._carrier.close()

    # ---- what is proposed here -------------------------------------------------------------------------------

    def proposed(self) -> list[Announcement]:
        """Send what a board or a key has proposed; what is to be said of it."""
        proposal = self._match.table.referee.proposal
        if proposal is None or proposal is self._proposal:
            return []
        self._proposal = proposal
        void = self._replica.propose(_body(proposal))
        if void is not None:
            if void is Void.RESTING and self._replica.propose(PauseBody(resting=False)) is None:
                self._send()
            if void not in PASSING:
                self._match.table.referee.dismiss()
            why = void.value if void in WORDED else Void.OTHERS.value
            return [Announcement("far-void", {"why": why}, Kind.ANSWER, topic=Topic.CAREFUL)]
        self._send()  # on its way while the disk is asked: where power ends between the two, the log has it
        self._keep()
        return [] if self._linked else [Announcement("far-kept", kind=Kind.ANSWER, topic=Topic.TURN)]

    # ---- what comes ------------------------------------------------------------------------------------------

    def obey(self, event: FarEvent, at_ms: int) -> list[Announcement]:
        """What one event makes worth saying."""
        match event:
            case FarHeard():
                said = self._hear(event.kept, at_ms)
            case FarThrownBack():
                said = self._thrown_back(event.entries, at_ms)
            case FarLinked():
                said = self._link(is_there=event.is_there)
            case FarOnWay():
                said = [ON_WAY] if self._linked and self._acts() else []
            case FarHere():
                said = self._here(event.heads)
            case FarRenewed():
                said = self._renew(event.ticket)
            case FarTrouble():
                self._told_away = True
                said = [Announcement(event.key, event.facts, Kind.IMPORTANT, coalesce=FAR, topic=Topic.LOST)]
            case _:
                raise ValueError(event)
        return said

    def _link(self, *, is_there: bool) -> list[Announcement]:
        was, self._linked = self._told_away, is_there
        if is_there:
            self._replica.unsure()
        self._send()
        self._told_away = not is_there and not self._match.finished
        if self._match.finished:
            waits = not is_there and any(isinstance(one.body, ResultBody) for one in self._replica.outbox)
            told: dict[str, Fact] = {"match": self.plan.match}
            return [Announcement("far-result-kept", told, Kind.IMPORTANT, coalesce=FAR)] if waits else []
        if not is_there:
            away = Announcement("far-away", kind=Kind.IMPORTANT, coalesce=FAR, topic=Topic.LOST)
            return [away, Announcement("far-kept", topic=Topic.TURN)] if self._acts() else [away]
        return [Announcement("far-back", kind=Kind.IMPORTANT, coalesce=FAR, topic=Topic.READY)] if was else []

    def _renew(self, ticket: str) -> list[Announcement]:
        """Keep another pass for the next time."""
        try:
            self._keep_ticket(ticket)
        except CompanionError as error:
            return [Announcement("far-pass-unkept", {"reason": Phrase(error.key, error.facts)}, Kind.IMPORTANT)]
        return []

    def _here(self, heads: Mapping[int, tuple[int, int]]) -> list[Announcement]:
        """Who is there, and how far they know the log."""
        said = list[Announcement]()
        for seat, (head, ago_s) in heads.items():
            if seat == self.seat or seat in self._replica.agreed.left:
                continue
            self._replica.told_head(seat, head)
            gone = ago_s > GONE_S
            if gone != (seat in self._gone):
                (self._gone.add if gone else self._gone.discard)(seat)
                player: dict[str, Fact] = {"player": self._match.table.setup.names.get(seat, "")}
                key, topic = ("far-gone", Topic.LOST) if gone else ("far-returned", Topic.READY)
                said.append(Announcement(key, player, Kind.IMPORTANT, coalesce=f"{FAR} {seat}", topic=topic))
        self._send()
        return said

    def _hear(self, kept: KeptEntry, at_ms: int) -> list[Announcement]:
        """An entry of the log; one that is new lasts in one commit with all that comes of it."""
        replica = self._replica
        is_new = kept.number == replica.head + 1 and not replica.fork
        with self._one_commit():
            if is_new and self._match.number:
                self._journal.agreed(kept.number, kept.data, kept.seat)
            news = replica.hear(kept, at_ms)
            self._keep()
        self._send()
        if news is None:
            return []
        told = self._told_of(news, at_ms)
        left = news.entry is not None and isinstance(news.entry.body, ResignBody)
        said = [*told, *news.said] if left else [*news.said, *told]
        referee = self._match.table.referee
        if referee.proposal is not None and not self._acts():
            referee.dismiss()
            self._look(str(self.seat))
        return said

    def _thrown_back(self, entries: Iterable[KeptEntry], at_ms: int) -> list[Announcement]:
        """The server has lost entries: what it has is compared, and what is ours of the rest is appended again."""
        said, last = list[Announcement](), 0
        for kept in entries:
            said += self._hear(kept, at_ms)
            last = kept.number
        if not self._replica.fork and last < self._replica.head:
            self._replica.rolled_back(last)
            key, told = "far-log-back", dict[str, Fact](number=last)
            said.append(Announcement(key, told, Kind.IMPORTANT, coalesce=key, topic=Topic.LOST))
        self._send()
        return said

    def _told_of(self, news: FarNews, at_ms: int) -> list[Announcement]:
        """What is said of an entry beside what the referee says."""
        said = list[Announcement]()
        if news.fork:
            told: dict[str, Fact] = {"number": news.fork}
            said.append(Announcement("far-log-fork", told, Kind.IMPORTANT, topic=Topic.LOST))
        player: dict[str, Fact] = {"player": self._match.table.setup.names.get(news.seat, "")}
        if news.flooding:
            if self._carrier is not None and news.flooding != self.seat:
                self._carrier.flooding(news.flooding)
            said.append(Announcement("far-flood", player, Kind.IMPORTANT, topic=Topic.CAREFUL))
        elif news.void is Void.RULES and news.entry is not None and isinstance(news.entry.body, ApartBody):
            said += self._apart(news.seat, news.entry.body.program)
        elif news.seat != self.seat and news.void in (Void.STATE, Void.NEWER):
            key = "far-differs" if news.void is Void.STATE else "far-newer"
            said.append(Announcement(key, player, Kind.IMPORTANT, coalesce=key, topic=Topic.CAREFUL))
        elif news.entry is not None and isinstance(news.entry.body, LeaveBody) and news.seat != self.seat:
            said.append(Announcement("far-left", player, Kind.IMPORTANT, topic=Topic.LOST))
        elif news.entry is not None and isinstance(news.entry.body, ResignBody) and news.void is None:
            said.append(Announcement("far-resigned", player, Kind.IMPORTANT, topic=Topic.LOST))
        for wish, why in news.given_up:
            said += self._given_up(wish, why, at_ms)
        return said

    def _apart(self, seat: int, there: str) -> list[Announcement]:
        """The table of this seat cannot play on; there: version of its program."""
        opened = self._replica.agreed.opened
        if seat == self.seat or opened is None:
            return []
        told = apart(self._match.table.setup.names.get(seat, ""), opened.program, there)
        topic = Topic.CAREFUL
        return [Announcement(told.key, told.facts, Kind.IMPORTANT, coalesce=f"{FAR} {seat}", topic=topic)]

    def _given_up(self, wish: FarWish, why: Void, at_ms: int) -> list[Announcement]:
        """What was overtaken: of an act the game says why it cannot be any more."""
        if isinstance(wish.body, ActBody) and not self._match.finished and why is Void.ILLEGAL:
            heard = Input(at_ms, FAR, f"{TELL} {wish.body.text}", self.seat)
            return self._match.hear([(heard, self._match.table.take(heard))])
        if isinstance(wish.body, ACTS):
            return [Announcement("far-overtaken", {"act": wish.body.kind}, Kind.ANSWER, topic=Topic.CAREFUL)]
        return []

    # ---- within ----------------------------------------------------------------------------------------------

    @contextlib.contextmanager
    def _one_commit(self) -> Iterator[None]:
        if not self._match.number:  # it is over, and closed in the journal
            yield
            return
        with self._journal.one_commit():
            yield

    def _acts(self) -> bool:
        """Whether an act of this table waits to be sent."""
        return any(isinstance(one.body, ACTS) for one in self._replica.outbox)

    def _send(self) -> None:
        if self._carrier is not None:
            replica = self._replica
            self._carrier.send(replica.sending(), replica.head, unsure=replica.is_unsure)

    def _keep(self) -> None:
        """Keep what waits to be sent, where that has changed."""
        told = _WISHES.dump_json(list(self._replica.outbox)).decode() if self._replica.outbox else ""
        if told != self._outbox and self._match.number:
            self._outbox = told
            self._journal.wished(told)
            self._journal.commit()


def _body(proposal: Proposal) -> Body:
    """What is said to the other tables."""
    match proposal.act:
        case "confirm":
            return ConfirmBody()
        case "undo":
            return UndoBody(move=int(proposal.text))
        case _:
            return ActBody(text=proposal.text)
