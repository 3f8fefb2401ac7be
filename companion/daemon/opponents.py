"""Computers at the table: each follows it as its player may, has its choices thought about, and acts.

What a computer does is judged and kept like anybody's act. Where its player has a board, hands lay what it says.
All of it belongs to the judge thread and waits for nothing: what was thought comes through the daemon's queue.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from companion.core.model import Announcement, Fact, Kind, Move, Phrase, Topic
from companion.daemon.actors import Act
from companion.daemon.plan import ProgramAct
from companion.daemon.stream import Stream
from companion.games.api import COMPANION, DRAW
from companion.minds.levels import LEVELS, Level, choose, levels
from companion.minds.minds import Asked, Minds, Thought
from companion.minds.opinion import Measure
from companion.minds.question import Question
from companion.minds.thinker import plays_well, thinks
from companion.play.changes import Change, StateSnapshot
from companion.play.dealer import Dealer
from companion.play.fold import Fold
from companion.play.match import Match
from companion.play.referee.case import far_player
from companion.play.state import ActorKind, TableState
from companion.play.table import ANNOUNCE

log = logging.getLogger(__name__)

WAIT_MS = 800
"""So much passes at least before a computer acts: people hear whose turn it is, and may change their mind."""


class Opponent:
    """A computer that plays for one player of a match: an Actor, see actors.py.

    post: hands an event to the daemon's queue, from any thread. waits: whether each act waits for go_on. It acts
    when it is due, when nothing is being said, and not before WAIT_MS. After somebody has taken an act back it
    waits until the match goes on, or until go_on.
    """

    kind: ActorKind = "program"

    def __init__(
        self,
        seat: int,
        level: Level,
        match: Match,
        minds: Minds,
        post: Callable[[object], None],
        waits: Callable[[], bool],
    ) -> None:
        self.seat = seat
        self.level = level
        self._name = match.table.setup.names[seat]
        self._match = str(match.number)
        self._game, self._setup = match.table.referee.game, match.table.setup
        self._minds = minds
        self._post = post
        self._waits = waits
        self._fold = Fold(self._game, self._setup)
        self._act: Act = lambda _text: None
        self._closed = False
        self._news: TableState | None = None
        self._seen: TableState | None = None
        self._acts: tuple[str, ...] | None = None
        self._asked: Asked | None = None
        self._move: Move | None = None
        self._due_ms = 0
        self._holds = False
        self._asks = False
        self._announced: tuple[str, ...] | None = None

    # ---- an actor --------------------------------------------------------------------------------------------

    def begin(self, act: Act) -> None:
        """See Actor."""
        self._act = act

    def has_room(self) -> bool:
        """See Subscriber: only the newest state counts, so that there always is."""
        return True

    def put(self, told: StateSnapshot | Change) -> bool:
        """See Subscriber."""
        self._news = told.state
        return not self._closed

    def close(self) -> None:
        """See Actor; nothing is thought any more."""
        self._closed = True
        self._drop()
        if self._announced is not None:
            self._announce(None)

    # ---- its life --------------------------------------------------------------------------------------------

    def go_on(self) -> bool:
        """Act now; whether it has waited for that."""
        waited = self._holds or (self._asks and self._waits())
        self._holds = self._asks = False
        return waited

    def answered(self, thought: Thought) -> None:
        """What was thought; about what it asks no more it is nothing."""
        if self._asked is not None and thought.question is self._asked.question:
            self._asked = None
            self._move = choose(thought.opinion, self.level, Dealer(thought.question.seed))

    def tick(self, at_ms: int) -> None:
        """Follow the table, and act where it is time."""
        news, self._news = self._news, None
        if news is not None and not self._closed:
            self._follow(news, at_ms)
        if not self._is_ready() or at_ms < self._due_ms:
            return
        if self._asks and self._waits():
            self._holds, self._asks = True, False
            self._tell("computer-ready")
        else:
            self._do()

    @property
    def wake_ms(self) -> int | None:
        """When tick has something to do; None: not before something happens."""
        return self._due_ms if self._is_ready() else None

    def _follow(self, seen: TableState, at_ms: int) -> None:
        """The table is like this now."""
        self._seen = seen
        acts = tuple(seen.acts.values())
        if acts == self._acts:
            return
        undone = self._acts is not None and acts[: len(self._acts)] != self._acts
        self._drop()
        if self._announced is not None and acts[: len(self._announced)] != self._announced:
            self._announce(None)
        self._acts, self._move = acts, None
        state = self._fold.after(acts)
        due = [] if seen.finished else [one for one in self._game.awaited(state) if one.player == self.seat]
        self._holds = undone and bool(due)
        if self._holds:
            self._tell("computer-waits")
        own = next((one for one in due if not one.chance), None)
        self._asks = own is not None and not self._holds
        if own is None:
            return
        self._due_ms = at_ms + WAIT_MS
        if own.confirms is not None:
            self._move = own.confirms
        else:
            self._ask(state, acts)

    def _ask(self, state: Any, acts: tuple[str, ...]) -> None:
        question = Question(self._match, self._game.name, self._setup, acts, self.seat, self.level.effort, state)
        self._asked = self._minds.ask(question, lambda *told: self._post(Thought(*told)))

    def _drop(self) -> None:
        if self._asked is not None:
            self._minds.drop(self._asked)
            self._asked = None

    def _is_ready(self) -> bool:
        """Whether it would act, were it not for the time."""
        quiet = self._seen is not None and not self._seen.speaking
        return self._move is not None and quiet and not self._holds and not self._closed

    def _do(self) -> None:
        """Tell the act; where its player has a board, say it, and hands lay it there, and nothing else."""
        move, self._move = self._move, None
        assert move is not None
        surfaces = {place.board for place, _ in (*move.comes, *move.goes)}
        if surfaces & self._there():
            self._announce(move)
            self._post(Announcement("computer-lays", self._lays(move), topic=Topic.TURN))
            return
        if self._by_hands() and self._game.shown_on(move) in self._there():
            self._announce(move)
            self._post(Announcement("computer-shows", self._does(move), topic=Topic.TURN))
            return
        self._act(self._game.text(move))
        if self._by_hands():
            self._tell("computer-hands")

    def _lays(self, move: Move) -> dict[str, Fact]:
        """What hands are to lay, and where, in the words of the game."""
        state = self._fold.after(self._acts or ())
        return {**self._does(move), "thing": self._game.thing(state, move.comes[0][1].thing)}

    def _does(self, move: Move) -> dict[str, Fact]:
        """An act as the game tells it, and whose it is."""
        return {"player": self._name, "act": self._game.act(self._fold.after(self._acts or ()), move)}

    def _by_hands(self) -> bool:
        """Whether hands draw what chance brings, so that the offer lies on the table as it is."""
        return self._setup.options.get(DRAW, COMPANION) != COMPANION

    def _announce(self, move: Move | None) -> None:
        """Let the table know what hands are to lay for this player; None: nothing any more."""
        self._announced = self._acts if move is not None else None
        text = self._game.text(move) if move is not None else ""
        self._post(ProgramAct(text, self.seat, word=ANNOUNCE))

    def _there(self) -> set[str]:
        """The surfaces that sensors read now."""
        return {one.surface for one in self._seen.boards.values() if one.there} if self._seen else set()

    def _tell(self, key: str) -> None:
        self._post(Announcement(key, {"player": self._name}, topic=Topic.TURN))


class Opponents:
    """The computers of one match; belongs to the judge thread.

    minds: who thinks for all of them. waits: see Opponent.
    """

    def __init__(
        self,
        match: Match,
        stream: Stream,
        post: Callable[[object], None],
        minds: Minds,
        waits: Callable[[], bool] = lambda: False,
    ) -> None:
        self._match = match
        self._stream = stream
        self._post = post
        self._minds = minds
        self._waits = waits
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
                one = Opponent(seat, strength, self._match, self._minds, self._post, self._waits)
                self._seated[seat] = one
                self._stream.join(one)

    def answered(self, thought: Thought) -> None:
        """Something was thought; by the time it may be that nobody waits for it."""
        if (one := self._seated.get(thought.question.seat)) is not None:
            self._let(one, partial(one.answered, thought))

    def tick(self, at_ms: int) -> None:
        """Let each follow what has happened, and act where it is time; at_ms: of the daemon's clock."""
        for one in list(self._seated.values()):
            self._let(one, partial(one.tick, at_ms))

    @property
    def wake_ms(self) -> int | None:
        """When tick has something to do; None: not before something happens."""
        return min((at_ms for one in self._seated.values() if (at_ms := one.wake_ms) is not None), default=None)

    def worded(self, said: Sequence[Announcement]) -> list[Announcement]:
        """What was said, with the turn of a computer told as people want to hear it who have nothing to do."""
        names = {self._match.table.setup.names[seat] for seat in self._seated}
        turns = [one.topic is Topic.TURN and one.valid_while is not None for one in said]
        theirs = [its and one.facts.get("player") in names for its, one in zip(turns, said, strict=True)]
        return [
            replace(one, key="computer-turn", facts={"turn": Phrase(one.key, one.facts)}) if its else one
            for one, its in zip(said, theirs, strict=True)
        ]

    def command(self, subject: int, args: tuple[str, ...], seat: int) -> list[Announcement]:
        """What `computer` does: tells who plays, or lets a computer of a level play for a player, or people again.

        subject: the player that is meant, 0 or less for none. args: nothing, or the level from 1, one more for
        people. seat: who has typed it.
        """
        told = self._told(subject, args)
        return [replace(one, kind=Kind.ANSWER, seat=seat) for one in told]

    def go_on(self) -> bool:
        """Let those act that wait for somebody; whether any has waited."""
        waited = [one.go_on() for one in self._seated.values()]
        return any(waited)

    def close(self) -> None:
        """The match has ended, or is left."""
        for one in self._seated.values():
            self._leave(one)
        self._seated.clear()

    def _told(self, subject: int, args: tuple[str, ...]) -> list[Announcement]:
        if not args:
            self.go_on()
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
        key = "computer-changed" if seat in self._match.programs else "computer-plays"
        self._match.seat_program(seat, level_name)
        self.follow()
        if not level_name:
            return [Announcement("computer-left", {"player": players[seat]})]
        return [Announcement(key, {"player": players[seat], "level": level_name}), *self.simply()]

    def simply(self) -> list[Announcement]:
        """That computers play more simply here than their level promises, where that is so."""
        game, setup = self._match.table.referee.game.name, self._match.table.setup
        promised = any(one.level.effort.measure is Measure.PLAYED for one in self._seated.values())
        return [Announcement("computer-simply")] if promised and not plays_well(game, setup) else []

    def _hinders(self, seat: int, level_name: str) -> str:
        """Why that cannot be, a message; "" where it can."""
        referee = self._match.table.referee
        if far_player(self._match.table.setup) not in (0, seat):
            return "far-computer"
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

    def _let(self, one: Opponent, do: Callable[[], None]) -> None:
        """Let a computer do something; one that fails leaves its seat to hands and keys, and nothing else ends."""
        try:
            do()
        except Exception:
            log.exception("the computer at seat %d has failed", one.seat)
            self._leave(self._seated.pop(one.seat))
            self._post(Announcement("program-part-broken", {}, Kind.IMPORTANT))
