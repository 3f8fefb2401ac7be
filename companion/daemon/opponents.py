"""Computers at the table: each follows it as its player may, has its choices thought about, and acts.

What a computer does is judged and kept like anybody's act. Where its player has a board, hands lay what it says.
"""

from __future__ import annotations

import queue
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from companion.core.model import Announcement, Kind, Move, Phrase, Topic
from companion.daemon.actors import Act
from companion.daemon.stream import Stream
from companion.games.api import COMPANION, DRAW
from companion.minds.levels import LEVELS, Level, choose, levels
from companion.minds.minds import Asked, Minds
from companion.minds.opinion import Measure, Opinion
from companion.minds.question import Question
from companion.minds.thinker import plays_well, thinks
from companion.play.changes import Change, StateSnapshot
from companion.play.dealer import Dealer
from companion.play.fold import Fold
from companion.play.match import Match
from companion.play.state import ActorKind, TableState


@dataclass(frozen=True, slots=True)
class ActingPace:
    """How a computer keeps step with people. wait_s: so much passes at least, by the clock, before it acts."""

    wait_s: float = 0.8
    clock: Callable[[], float] = time.monotonic


@dataclass(frozen=True, slots=True)
class _Answer:
    """What came of a question."""

    question: Question
    opinion: Opinion


class _GoOn:
    """Somebody wants a computer that waits to act."""


class Opponent:
    """A computer that plays for one player of a match: an Actor, see actors.py.

    post: hands an event to the daemon's queue, from any thread. It acts when it is due, when nothing is being
    said, and at its pace. After somebody has taken an act back it waits until the match goes on, or until go_on.
    """

    kind: ActorKind = "program"

    def __init__(
        self,
        seat: int,
        level: Level,
        match: Match,
        minds: Minds,
        post: Callable[[object], None],
        pace: ActingPace | None = None,
    ) -> None:
        self.seat = seat
        self.level = level
        self._name = match.table.setup.names[seat]
        self._match = str(match.number)
        self._game, self._setup = match.table.referee.game, match.table.setup
        self._minds = minds
        self._post = post
        self._pace = pace or ActingPace()
        self._fold = Fold(self._game, self._setup)
        self._act: Act = lambda _text: None
        self._inbox: queue.SimpleQueue[TableState | _Answer | _GoOn | None] = queue.SimpleQueue()
        self._closed = False
        self._seen: TableState | None = None
        self._acts: tuple[str, ...] | None = None
        self._asked: Asked | None = None
        self._move: Move | None = None
        self._due_s = 0.0
        self._holds = False
        self._thread = threading.Thread(target=self._run, name=f"computer {seat}", daemon=True)

    # ---- an actor --------------------------------------------------------------------------------------------

    def begin(self, act: Act) -> None:
        """See Actor."""
        self._act = act
        self._thread.start()

    def has_room(self) -> bool:
        """See Subscriber: only the newest state counts, so that there always is."""
        return True

    def put(self, told: StateSnapshot | Change) -> bool:
        """See Subscriber."""
        if not self._closed:
            self._inbox.put(told.state)
        return not self._closed

    def go_on(self) -> None:
        """Act, though the last thing that happened is that an act was taken back."""
        self._inbox.put(_GoOn())

    def close(self) -> None:
        """See Actor; nothing is thought any more."""
        self._closed = True
        self._inbox.put(None)

    # ---- its thread ------------------------------------------------------------------------------------------

    def _run(self) -> None:
        while (told := self._next()) is not None and not self._closed:
            match told:
                case TableState():
                    self._follow(told)
                case _Answer():
                    self._answered(told)
                case _GoOn():
                    self._holds = False
            if self._is_ready() and self._pace.clock() >= self._due_s:
                self._do()
        self._drop()

    def _next(self) -> object:
        """What comes next, the newest of several states; the last one again when it is time to act."""
        wait_s = max(0.0, self._due_s - self._pace.clock()) if self._is_ready() else None
        try:
            told = self._inbox.get(timeout=wait_s)
        except queue.Empty:
            return self._seen
        while isinstance(told, TableState) and not self._inbox.empty():
            later = self._inbox.get()
            if later is None or isinstance(later, TableState):
                told = later
                continue
            self._follow(told)
            told = later
        return told

    def _follow(self, seen: TableState) -> None:
        """The table is like this now."""
        self._seen = seen
        acts = tuple(seen.acts.values())
        if acts == self._acts:
            return
        undone = self._acts is not None and acts[: len(self._acts)] != self._acts
        self._drop()
        self._acts, self._move = acts, None
        state = self._fold.after(acts)
        due = [] if seen.finished else [one for one in self._game.awaited(state) if one.player == self.seat]
        self._holds = undone and bool(due)
        if self._holds:
            self._tell("computer-waits")
        own = next((one for one in due if not one.chance), None)
        if own is None:
            return
        self._due_s = self._pace.clock() + self._pace.wait_s
        if own.confirms is not None:
            self._move = own.confirms
        else:
            self._ask(state, acts)

    def _ask(self, state: Any, acts: tuple[str, ...]) -> None:
        question = Question(self._match, self._game.name, self._setup, acts, self.seat, self.level.effort, state)
        self._asked = self._minds.ask(question, lambda asked, told: self._inbox.put(_Answer(asked, told)))

    def _answered(self, answer: _Answer) -> None:
        if answer.question.acts == self._acts and self._move is None:
            self._move = choose(answer.opinion, self.level, Dealer(answer.question.seed))
            self._asked = None

    def _drop(self) -> None:
        if self._asked is not None:
            self._minds.drop(self._asked)
            self._asked = None

    def _is_ready(self) -> bool:
        """Whether it would act, were it not for the pace."""
        quiet = self._seen is not None and not self._seen.speaking
        return self._move is not None and quiet and not self._holds

    def _do(self) -> None:
        """Tell the act; where its player has a board, say it, and hands lay it there."""
        move, self._move = self._move, None
        assert move is not None
        surfaces = {place.board for place, _ in (*move.comes, *move.goes)}
        if surfaces & self._there():
            act = self._game.act(self._fold.after(self._acts or ()), move)
            self._post(Announcement("computer-lays", {"player": self._name, "act": act}, topic=Topic.TURN))
            return
        self._act(self._game.text(move))
        if self._setup.options.get(DRAW, COMPANION) != COMPANION:
            self._tell("computer-hands")

    def _there(self) -> set[str]:
        """The surfaces that sensors read now."""
        return {one.surface for one in self._seen.boards.values() if one.there} if self._seen else set()

    def _tell(self, key: str) -> None:
        self._post(Announcement(key, {"player": self._name}, topic=Topic.TURN))


class Opponents:
    """The computers of one match; belongs to the judge thread.

    minds: who thinks for all of them.
    """

    def __init__(self, match: Match, stream: Stream, post: Callable[[object], None], minds: Minds) -> None:
        self._match = match
        self._stream = stream
        self._post = post
        self._minds = minds
        self._seated: dict[int, Opponent] = {}

    def follow(self) -> None:
        """Let a computer play for each player for whom the match says so, at its level, and for nobody else."""
        known = {one.name: one for one in levels(self._match.table.referee.game.name)}
        wanted = {seat: known[name] for seat, name in self._match.programs.items() if name in known}
        for seat, one in list(self._seated.items()):
            if wanted.get(seat) is not one.level:
                self._leave(self._seated.pop(seat))
        for seat, strength in wanted.items():
            if seat not in self._seated and not self._match.finished:
                one = Opponent(seat, strength, self._match, self._minds, self._post)
                self._seated[seat] = one
                self._stream.join(one)

    def command(self, subject: int, args: tuple[str, ...], seat: int) -> list[Announcement]:
        """What `computer` does: tells who plays, or lets a computer of a level play for a player, or people again.

        subject: the player that is meant, 0 or less for none. args: nothing, or the level from 1, one more for
        people. seat: who has typed it.
        """
        told = self._told(subject, args)
        return [replace(one, kind=Kind.ANSWER, seat=seat) for one in told]

    def close(self) -> None:
        """The match has ended, or is left."""
        for one in self._seated.values():
            self._leave(one)
        self._seated.clear()

    def _told(self, subject: int, args: tuple[str, ...]) -> list[Announcement]:
        if not args:
            for one in self._seated.values():
                one.go_on()
            return [self._who()]
        number = int(args[0]) if args[0].isdecimal() else 0
        if not 1 <= number <= len(LEVELS) + 1:
            return [Announcement("computer-levels", {"people": len(LEVELS) + 1})]
        players = self._match.table.setup.names
        seat = subject if subject in players else next(iter(self._seated)) if len(self._seated) == 1 else 0
        if not seat:
            return [Announcement("computer-whose")]
        level_name = LEVELS[number - 1].name if number <= len(LEVELS) else ""
        wrong = self._hinders(seat, level_name)
        if wrong:
            return [Announcement(wrong, {"player": players[seat]})]
        self._match.seat_program(seat, level_name)
        self.follow()
        if not level_name:
            return [Announcement("computer-left", {"player": players[seat]})]
        return [Announcement("computer-plays", {"player": players[seat], "level": level_name}), *self.simply()]

    def simply(self) -> list[Announcement]:
        """That computers play more simply here than their level promises, where that is so."""
        game, setup = self._match.table.referee.game.name, self._match.table.setup
        promised = any(one.level.effort.measure is Measure.PLAYED for one in self._seated.values())
        return [Announcement("computer-simply")] if promised and not plays_well(game, setup) else []

    def _hinders(self, seat: int, level_name: str) -> str:
        """Why that cannot be, a message; "" where it can."""
        referee = self._match.table.referee
        if self._match.finished or seat in referee.game.away(referee.state):
            return "computer-over"
        if level_name and not thinks(referee.game.name):
            return "computer-cannot"
        people = set(self._match.table.setup.names) - set(self._match.programs) - {seat}
        return "computer-all" if level_name and not people else ""

    def _who(self) -> Announcement:
        """For whom computers play, with their levels."""
        names = self._match.table.setup.names
        items = tuple(
            Phrase("computer-of", {"player": names[seat], "level": one.level.name})
            for seat, one in sorted(self._seated.items())
        )
        return Announcement("computer-who", {"items": items, "people": len(LEVELS) + 1})

    def _leave(self, one: Opponent) -> None:
        one.close()
        self._stream.leave(one)
