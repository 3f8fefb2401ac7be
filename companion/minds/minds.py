"""Asks the process that thinks, and answers without it where it fails; whoever asks never waits."""

from __future__ import annotations

import logging
import threading
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, replace
from queue import Empty

from companion import games
from companion.core.model import Move
from companion.games.thinking import Valued
from companion.minds.lines import opinion_of
from companion.minds.opinion import Measure, Opinion
from companion.minds.process import COMMAND, END_S, MindProcess
from companion.minds.question import Question
from companion.minds.thinker import Thinker, thinks

LOG = logging.getLogger(__name__)
ATTEMPTS = 2
"""So often a question is put to the process."""

Then = Callable[[Question, Opinion], None]
"""Takes an answer; called in a thread of Minds, and must not wait."""


@dataclass(frozen=True, slots=True)
class Forbearance:
    """When the process is given up.

    ready_ms: from its start. late_ms: after a question's own deadline. rest_ms: so long it is not started again
    once it has failed a question wholly.
    """

    ready_ms: int = 5000
    late_ms: int = 2000
    rest_ms: int = 60_000


@dataclass(frozen=True, slots=True)
class Thought:
    """A question and what was thought of it, as an event of a queue; who has asked knows it by the question."""

    question: Question
    opinion: Opinion


@dataclass(slots=True, eq=False)
class Asked:
    """A question on its way. dropped: nobody awaits the answer any more."""

    question: Question
    then: Then
    dropped: bool = False


class _Failed(Exception):  # noqa: N818 - no fault of ours: it is asked again, or answered without the process
    """The process was late, ended, or told what means nothing."""


class Minds:
    """One process for all who ask, started at the first question; one question at a time is put to it.

    clock: seconds that only grow. Each question that is not dropped is answered once, whatever happens.
    """

    def __init__(
        self,
        clock: Callable[[], float] = time.monotonic,
        patience: Forbearance | None = None,
        command: tuple[str, ...] = COMMAND,
    ) -> None:
        self._clock = clock
        self._patience = patience or Forbearance()
        self._command = command
        self._waiting: deque[Asked] = deque()
        self._wake = threading.Condition(threading.Lock())
        self._asking: Asked | None = None
        self._process: MindProcess | None = None
        self._rests_until = -1.0
        self._closed = False
        self._keeper = threading.Thread(target=self._keep, name="minds", daemon=True)

    def ask(self, question: Question, then: Then, *, urgent: bool = False) -> Asked:
        """Have a question answered; urgent: before all that wait. ValueError for a game without a mind."""
        if not thinks(question.game):
            raise ValueError(question.game)
        asked = Asked(question, then)
        with self._wake:
            if not self._keeper.is_alive() and not self._closed:
                self._keeper.start()
            (self._waiting.appendleft if urgent else self._waiting.append)(asked)
            self._wake.notify()
        return asked

    def drop(self, asked: Asked) -> None:
        """Await an answer no more, and let nobody think about it; harmless where it has been answered."""
        with self._wake:
            asked.dropped = True
            if asked is self._asking and self._process is not None:
                self._process.send(f"stop {asked.question.id}\n".encode())

    def close(self) -> None:
        """Answer nothing any more and let the process end; it has one second."""
        with self._wake:
            self._closed = True
            self._waiting.clear()
            process, self._process = self._process, None
            self._wake.notify()
        if process is not None:
            process.close()
        if self._keeper.is_alive():
            self._keeper.join(END_S)

    @property
    def pid(self) -> int:
        """Number of the process in the operating system, 0 where there is none."""
        process = self._process
        return process.pid if process is not None else 0

    # ---- the keeper's thread ---------------------------------------------------------------------------------

    def _keep(self) -> None:
        """Answer one question after another."""
        while (asked := self._next()) is not None:
            opinion = self._thought(asked)
            with self._wake:
                wanted = not asked.dropped and not self._closed
                self._asking = None
            if opinion is not None and wanted:
                asked.then(asked.question, opinion)

    def _next(self) -> Asked | None:
        """Wait for a question that is still awaited; None: closed."""
        with self._wake:
            while True:
                self._wake.wait_for(lambda: self._waiting or self._closed)
                if self._closed:
                    return None
                asked = self._waiting.popleft()
                if not asked.dropped:
                    self._asking = asked
                    return asked

    def _thought(self, asked: Asked) -> Opinion | None:
        """By the process, else here; None where nobody waits any more."""
        if self._clock() >= self._rests_until:
            for _ in range(ATTEMPTS):
                try:
                    return self._put(asked)
                except _Failed as reason:
                    LOG.warning("thinking: %s", reason)
                    self._end()
                if asked.dropped or self._closed:
                    return None
            self._rests_until = self._clock() + self._patience.rest_ms / 1000
        return plain(asked.question)

    def _put(self, asked: Asked) -> Opinion | None:
        """Put a question to the process; None where the game itself fails there, or nobody waits any more."""
        question = asked.question
        process = self._running()
        with self._wake:
            if asked.dropped:
                return None
            process.send(question.line)
        due = self._clock() + (question.effort.deadline_ms + self._patience.late_ms) / 1000
        while True:
            word, _, rest = self._line(process, due).partition(" ")
            number, _, told = rest.partition(" ")
            if word not in ("opinion", "failed"):
                raise _Failed(f"a line that means nothing: {word[:40]}")
            if number != question.id:
                continue  # of a question that nobody awaits any more
            if word == "failed":
                LOG.error("thinking about %s: %s", question.game, told)
                return plain(question)
            try:
                return opinion_of(told, lambda text: _legal(question, text))
            except (ValueError, KeyError, TypeError, RecursionError) as error:
                raise _Failed(f"no opinion: {error}") from error

    def _running(self) -> MindProcess:
        """The process, started if need be and ready."""
        with self._wake:
            if self._closed:
                raise _Failed("closed")
            if self._process is not None:
                return self._process
            try:
                process = self._process = MindProcess(self._command)
            except OSError as error:
                raise _Failed(str(error)) from error
        if (line := self._line(process, self._clock() + self._patience.ready_ms / 1000)) != "ready":
            raise _Failed(f"not ready: {line[:40]}")
        return process

    def _line(self, process: MindProcess, due: float) -> str:
        """Its next line."""
        try:
            line = process.told.get(timeout=max(due - self._clock(), 0.0))
        except Empty:
            raise _Failed("late") from None
        if line is None:
            raise _Failed("ended")
        return line.rstrip("\n")

    def _end(self) -> None:
        with self._wake:
            process, self._process = self._process, None
        if process is not None:
            process.kill()


def plain(question: Question) -> Opinion:
    """What is thought here, without the process: one look with the game's rules."""
    game, thinker = games.load(question.game), Thinker(question.game, question.setup)
    for measure in (Measure.MERIT, Measure.NOW):
        try:
            effort = replace(question.effort, measure=measure)
            return replace(thinker.opinion(question.state, question.seat, effort), complete=False)
        except Exception:  # a fault of one game's mind must not end the evening
            LOG.exception("thinking about %s", question.game)
    moves = (move for move in game.moves(question.state) if move.player == question.seat)
    return Opinion(tuple(Valued(move, 0.0) for move in moves), Measure.NOW, complete=False)


def _legal(question: Question, text: str) -> Move:
    """The act of a line, which must be one of the seat's and legal."""
    game = games.load(question.game)
    move = game.parse(question.state, text)
    if not isinstance(move, Move) or move.player != question.seat or game.judge(question.state, move):
        raise ValueError(text[:80])
    return move
