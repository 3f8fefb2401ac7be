"""What the entries of a log have made of a match: who has joined, what is drawn, what counts and what is void.

The same in every house, for it depends on nothing but the entries in their order, not on time, boards or pace.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from companion.core.model import DEALER, Announcement
from companion.far.digest import digest, state_digest
from companion.far.entry import (
    ActBody,
    ApartBody,
    Body,
    ConfirmBody,
    FarEntry,
    JoinBody,
    LeaveBody,
    OpenBody,
    PauseBody,
    ResignBody,
    ResultBody,
    RevealBody,
    UndoBody,
)
from companion.far.gate import Draws, Void, is_chance_due, own_act, revealing, why_void
from companion.far.lots import SeededDealer, seed_of
from companion.games.leaving import LEAVE
from companion.play.chance import MatchChance
from companion.play.match import Match
from companion.play.table import TELL, Input

VOID_MAX = 30
"""So many void entries of a seat in a row make the match rest, and name the seat."""

Begin = Callable[[OpenBody], Match | None]
"""Makes the match that was opened, set up for the companion to draw; None for one that cannot be played here."""


@dataclass(slots=True)
class Outcome:
    """What came of one entry. void: why it counts for nothing. said: what the referee makes worth saying.

    flooding: the seat that has just made the match rest by void entries, 0 for none.
    """

    void: Void | None = None
    said: list[Announcement] = field(default_factory=list)
    flooding: int = 0


class AgreedMatch:
    """One match as all houses know it. rules: digest of this program's rules, tables and tiles, as in OpenBody.

    match, opened: from the open on. joined: what each seat has said of itself. resting: whether nothing counts but
    that it goes on. away: seats whose programs have said goodbye. left: seats that have left for good. stopped:
    without these the match cannot go on. results: seats that have told how it ended. apart: what seats whose
    programs judge otherwise have told, as the last that they have said.
    """

    def __init__(self, name: str, rules: str, begin: Begin) -> None:
        self.name = name
        self.match: Match | None = None
        self.opened: OpenBody | None = None
        self.joined: dict[int, JoinBody] = {}
        self.draws = Draws()
        self.resting = False
        self.away: set[int] = set()
        self.left: set[int] = set()
        self.stopped = False
        self.results: set[int] = set()
        self.apart: dict[int, ApartBody] = {}
        self._rules = rules
        self._begin = begin
        self._seats = 0
        self._voids: dict[int, int] = {}
        self._ids: set[tuple[int, str]] = set()
        self._digest = ""
        self._state = ""
        self._next_reveal: int | None = None

    @property
    def is_full(self) -> bool:
        """Whether all have joined."""
        return self._seats > 0 and len(self.joined) == self._seats

    @property
    def next_reveal(self) -> int:
        """The seat whose value is due, 0 for none."""
        if self._next_reveal is None:
            self._next_reveal = self._due_to_reveal()
        return self._next_reveal

    def _due_to_reveal(self) -> int:
        if self.match is None or not self.is_full or self.resting or self.stopped:
            return 0
        if not is_chance_due(self.match.table.referee):
            return 0
        due = revealing(self.match.table.referee, self.draws.anchors)
        return next((seat for seat in due if seat not in self.draws.revealed), 0)

    def digest(self) -> str:
        """What entries name as `state`: all that decides what the next one may be. Void ones do not change it."""
        if not self._digest:
            if self.match is not None and not self._state:
                self._state = state_digest(self.match.table.referee)
            draws, state = self.draws, self._state
            joined = {seat: one.model_dump(mode="json") for seat, one in self.joined.items()}
            chance = [draws.anchors, draws.revealed, draws.done]
            left = [self.left, self.stopped]
            self._digest = digest(self.name, state, self._seats, joined, chance, self.resting, self.results, left)
        return self._digest

    def has_said(self, seat: int, entry_id: str) -> bool:
        """Whether an entry of this seat with this id counts already."""
        return (seat, entry_id) in self._ids

    def go_on_in(self, match: Match) -> bool:
        """Let another match, which has come to the same, go on in place of this one; whether it has come to it."""
        if self.match is None or state_digest(match.table.referee) != state_digest(self.match.table.referee):
            return False
        self.match = match
        return True

    # ---- what may be said ------------------------------------------------------------------------------------

    def why_void(self, seat: int, body: Body) -> Void | None:
        """Why a seat may not say this now; None where it may."""
        if isinstance(body, OpenBody | ApartBody):
            return self._why_not_open(body)
        if self.match is None:
            return Void.EARLY
        if isinstance(body, JoinBody):
            return self._why_not_joined(seat, body)
        if seat not in self.joined:
            return Void.SEAT
        if seat in self.left:
            return Void.OVER
        match body:
            case PauseBody():
                void = Void.NOTHING if body.resting == self.resting else None
            case LeaveBody():
                void = Void.NOTHING if seat in self.away else None
            case ResignBody():
                void = Void.OVER if self.match.finished else None
            case ResultBody():
                void = self._why_no_result(seat, body)
            case _:
                void = self._why_not_played(seat, body)
        return void

    def _why_not_open(self, body: OpenBody | ApartBody) -> Void | None:
        """Who judges otherwise has heard of no match that it could play."""
        if self.match is not None:
            return Void.TAKEN
        return Void.RULES if body.rules != self._rules else None

    def _why_not_joined(self, seat: int, body: JoinBody) -> Void | None:
        if not 1 <= seat <= self._seats:
            return Void.SEAT
        if seat in self.joined:
            return Void.TAKEN
        return Void.RULES if body.rules != self._rules else None

    def _why_no_result(self, seat: int, body: ResultBody) -> Void | None:
        assert self.match is not None
        if not self.match.finished:
            return Void.EARLY
        if seat in self.results:
            return Void.NOTHING
        return None if body == result_of(self.match) else Void.RESULT

    def _why_not_played(self, seat: int, body: ActBody | ConfirmBody | UndoBody | RevealBody) -> Void | None:
        assert self.match is not None
        if self.match.finished or self.stopped:
            return Void.OVER
        if not self.is_full:
            return Void.EARLY
        if self.resting:
            return Void.RESTING
        return why_void(self.match.table.referee, self.draws, seat, body)

    # ---- what is said ----------------------------------------------------------------------------------------

    def hear(self, seat: int, entry: FarEntry, at_ms: int = 0) -> Outcome:
        """The log's next entry, that names its head, signed by this seat. at_ms: of the clock of this house."""
        void = self._why_strange(seat, entry)
        # Who judges otherwise has come to no state of this match.
        if isinstance(entry.body, ApartBody) and (void is None or void is Void.STATE):
            self.apart[seat] = entry.body
            return self.void(seat, Void.RULES)
        self.apart.pop(seat, None)
        void = void or self.why_void(seat, entry.body)
        if void is not None:
            return self.void(seat, void)
        outcome = Outcome()
        self._say(seat, entry.body, at_ms, outcome)
        if outcome.void is not None:
            return self.void(seat, outcome.void)
        self._ids.add((seat, entry.id))
        self._changed()
        if not isinstance(entry.body, PauseBody | LeaveBody):
            self._voids.pop(seat, None)
        return outcome

    def void(self, seat: int, why: Void) -> Outcome:
        """An entry by the right of this seat (0: of none that is known) counts for nothing."""
        self._voids[seat] = self._voids.get(seat, 0) + 1
        if self._voids[seat] < VOID_MAX or not seat:
            return Outcome(why)
        self._voids.pop(seat)
        self.resting = True
        self._changed()
        return Outcome(why, flooding=seat)

    def _changed(self) -> None:
        """What is reckoned from the match is to be reckoned anew."""
        self._digest, self._next_reveal = "", None

    def _why_strange(self, seat: int, entry: FarEntry) -> Void | None:
        if entry.seat != seat:
            return Void.SEAT
        if entry.match != self.name:
            return Void.MATCH
        if self.has_said(seat, entry.id):
            return Void.REPEAT
        return Void.STATE if entry.state != self.digest() else None

    def _say(self, seat: int, body: Body, at_ms: int, outcome: Outcome) -> None:
        self.away.discard(seat)
        match body:
            case OpenBody():
                self.match = self._begin(body)
                self.opened = body if self.match is not None else None
                self._seats = body.seats if self.match is not None else 0
                outcome.void = Void.RULES if self.match is None else None
            case JoinBody():
                self.joined[seat] = body
                self.draws.anchors[seat] = bytes.fromhex(body.anchor)
            case PauseBody():
                self.resting = body.resting
            case LeaveBody():
                self.away.add(seat)
            case ResignBody():
                self._resign(seat, at_ms, outcome)
            case ResultBody():
                self.results.add(seat)
            case RevealBody():
                self._reveal(seat, bytes.fromhex(body.value), at_ms, outcome)
            case ActBody() | ConfirmBody() | UndoBody():
                self._tell(Input(at_ms, f"far {seat}", f"{TELL} {_told(seat, body)}", seat), outcome)

    def _reveal(self, seat: int, value: bytes, at_ms: int, outcome: Outcome) -> None:
        """A value is known; the last of a draw gives its seed, and all that chance has to decide is drawn."""
        self.draws.anchors[seat] = self.draws.revealed[seat] = value
        self._draw_if_whole(at_ms, outcome)

    def _draw_if_whole(self, at_ms: int, outcome: Outcome) -> None:
        assert self.match is not None
        draws, referee = self.draws, self.match.table.referee
        if any(one not in draws.revealed for one in revealing(referee, draws.anchors)):
            return
        draws.done += 1
        chance = MatchChance(self.match, SeededDealer(seed_of(self.name, draws.done, draws.revealed)))
        draws.revealed = {}
        while is_chance_due(referee):
            for text in chance.drawn():
                self._tell(Input(at_ms, DEALER, f"{TELL} {text}"), outcome)

    def _resign(self, seat: int, at_ms: int, outcome: Outcome) -> None:
        """By the game's own rule the others play on; where nobody would be left, or none has begun, it is over.

        A draw of which all other values are known is drawn without the seat.
        """
        assert self.match is not None
        self.left.add(seat)
        referee = self.match.table.referee
        if self.is_full and not self.stopped:
            self._tell(Input(at_ms, f"far {seat}", f"{TELL} {seat} {LEAVE.name}", seat), outcome)
        self.stopped = self.stopped or seat not in referee.game.away(referee.state)
        if self.draws.revealed and not self.stopped:
            self._draw_if_whole(at_ms, outcome)

    def _tell(self, heard: Input, outcome: Outcome) -> None:
        assert self.match is not None
        self._state = ""
        outcome.said += self.match.hear([(heard, self.match.table.take(heard))])


def result_of(match: Match) -> ResultBody:
    """What a match that is over has come to, by seats in order."""
    referee = match.table.referee
    standings = {one.player: one for one in referee.game.standings(referee.state)}
    ranking = {one.player: one.rank for one in referee.outcome() or ()}
    seats = sorted(standings)
    ranks = tuple(ranking.get(seat, standings[seat].rank) for seat in seats)
    return ResultBody(totals=tuple(standings[seat].total for seat in seats), ranks=ranks)


def _told(seat: int, body: ActBody | ConfirmBody | UndoBody) -> str:
    """What the referee hears."""
    return own_act(seat, body.text) if isinstance(body, ActBody) else body.kind
