"""Programs as actors: each plays one seat in a thread of its own, so that the judge never waits for it."""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping
from typing import Any

from companion.daemon.stream import Mailbox
from companion.games.api import Game, Setup
from companion.play.referee.ledger import Decided, Ledger
from companion.play.state import TableState

LEAVE_S = 1.0
"""How long a program may take to notice that it is to end; then it is left alone."""


class Program(Mailbox):
    """Acts for a seat; 0: does what is nobody's.

    act: called in this program's own thread with the newest state that the seat may see, whenever there is a newer
    one; it may take as long as it likes, and puts its acts into the daemon's queue. What it raises ends it alone.
    """

    def __init__(self, seat: int, act: Callable[[TableState], None]) -> None:
        super().__init__()
        self.seat = seat
        self._act = act
        self._thread = threading.Thread(target=self._run, name=f"program {seat}", daemon=True)

    def start(self) -> None:
        """Begin to follow the table."""
        self._thread.start()

    def stop(self) -> None:
        """End; a program that thinks too long is not waited for."""
        self.close()
        if self._thread.is_alive():
            self._thread.join(LEAVE_S)

    def _run(self) -> None:
        try:
            while (told := self.get()) is not None:
                if self.empty():
                    self._act(told.state)
        finally:
            self.close()


class Fold:
    """The state of a game from the acts that a table tells, for a program that knows the rules."""

    def __init__(self, game: Game[Any], setup: Setup) -> None:
        self._game, self._setup = game, setup
        self._told: tuple[str, ...] = ()
        self._ledger = Ledger(game, setup)

    def after(self, acts: Mapping[str, str]) -> Any:
        """The state after these acts."""
        told, known = tuple(acts.values()), len(self._told)
        if told[:known] != self._told:  # something was taken back
            self._ledger, known = Ledger(self._game, self._setup), 0
        self._ledger.replay(Decided("move", text, 0) for text in told[known:])
        self._told = told
        return self._ledger.state
