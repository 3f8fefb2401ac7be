"""A whole daemon in this process: virtual boards behind pseudo-terminals, a journal, a voice that only writes."""

from __future__ import annotations

import os
import threading
import time
from collections import deque
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, TextIO, TypeVar

from companion.core.model import Player
from companion.daemon.daemon import Daemon
from companion.daemon.plan import Plan, Quit
from companion.device import link
from companion.device.tiles.tileset import TileSet
from companion.device.virtual.port import PtyChannel
from companion.evening.setting import standard_tiles
from companion.games.api import Setup
from companion.games.royal_garden.finished.report import playing
from companion.language.phrases import Phrases
from companion.play.journal import Journal
from companion.play.match import Match
from companion.play.referee import Referee
from companion.speech.transcript import TranscriptVoice
from firmware.bench.board import BenchBoard
from firmware.bench.port import BenchPort
from firmware.bench.script import ScriptStep
from tests.minds_kit import patient_minds
from tests.patience import PATIENCE_S, until

T = TypeVar("T")

NAMES = ("Jana", "Petr", "Ola", "Emma")
QUICK = {"quiet_ms": 300, "long_quiet_ms": 600}
PACE = link.Pace(look_s=0.05, back_off_s=(0.05, 0.1, 0.2))


def is_due(referee: Referee) -> bool:
    """Whether the game is over, or waits for a player, or for somebody to confirm or to have a piece drawn."""
    awaited = referee.game.awaited(referee.state)
    over = referee.game.outcome(referee.state) is not None
    return over or any(one.paced or not one.chance for one in awaited)


class Live:
    """`count` players with a board each; start() runs the daemon in a thread, stop() leaves the game open.

    game: its name; setup: how it is played, otherwise than by the rest. changes: what its plan has otherwise than
    usual.
    """

    def __init__(
        self,
        folder: Path,
        count: int = 1,
        language: str = "en",
        *,
        game: str = "royal_garden",
        setup: Setup | None = None,
    ) -> None:
        self.folder = folder
        self.game = game
        self.tiles = standard_tiles(game)
        players = tuple(Player(n, NAMES[n - 1]) for n in range(1, count + 1))
        self.setup = setup or Setup(players, self.tiles.tiles())
        self.ports = folder / "boards"
        self.ports.mkdir(exist_ok=True)
        self.cables: dict[int, BenchPort] = {}
        self.lines: list[str] = []
        self.journal: Journal | None = None
        self.match: Match | None = None
        self.daemon: Daemon | None = None
        self.changes: dict[str, Any] = {"minds": patient_minds}
        self._language = language
        self._thread: threading.Thread | None = None
        self._looks: deque[Callable[[Referee], object]] = deque()
        self._keyboard: TextIO | None = None
        self._typist: TextIO | None = None

    # ---- boards ----

    def uid(self, n: int) -> str:
        """Unique id of a player's board."""
        return f"{0xB0A2D0 + n:016X}"

    def plug(self, n: int, name: str = "", tiles: TileSet | None = None) -> BenchPort:
        """A new virtual board for player n, behind a pseudo-terminal; tiles: those of another game."""
        board = BenchBoard(self.uid(n), tiles or self.tiles, boot=n)
        cable = BenchPort(board, PtyChannel(self.ports, name or f"board-{n}"), patient=False)
        cable.start()
        self.cables[n] = cable
        return cable

    def do(self, n: int, *steps: str) -> None:
        """Let player n's board perform steps, in the words of a script."""
        for step in steps:
            verb, *args = step.split()
            self.cables[n].perform([ScriptStep(0, verb, tuple(args))])

    # ---- the daemon ----

    def start(self) -> None:
        """Begin a match, or take up the open one."""
        self.journal = Journal.open(self.folder / "journal.sqlite3", lambda: time.time_ns() // 1_000_000)
        number = self.journal.open_game()
        if number is None:
            self.match = Match.begin(self.journal, self.game, self.setup, self.tiles, QUICK)
        else:
            self.match, _ = Match.resume(self.journal, number, self.tiles)
        seats = {self.uid(n): str(n) for n in range(1, len(self.setup.players) + 1)}
        plan = Plan(
            link.Ports(directory=str(self.ports), usb=()),
            Phrases(self._language, "terse", strict=True),
            write=self.lines.append,
            remembered=seats,
        )
        self._begin(replace(plan, **self.changes))

    def _begin(self, plan: Plan) -> None:
        assert self.journal is not None and self.match is not None
        read, write = os.pipe()
        self._keyboard, self._typist = os.fdopen(read), os.fdopen(write, "w", buffering=1)
        plan = replace(plan, keyboard=self._keyboard)
        self.daemon = Daemon(
            plan, self.journal, self.match, lambda inbox, _sound, _seat: TranscriptVoice(inbox), pace=PACE
        )
        self.daemon.start()
        self._thread = threading.Thread(target=self.daemon.run, args=(self._looked,), daemon=True)
        self._thread.start()

    def at_rest(self, look: Callable[[Referee], T]) -> T:
        """What a look at the table shows between two steps.

        The table is another thread's: at any other time an act may have changed the state and not be counted yet.
        """
        daemon, thread = self.daemon, self._thread
        assert daemon is not None and thread is not None
        seen: list[T] = []
        self._looks.append(lambda referee: seen.append(look(referee)))
        daemon.post(None)  # nothing has happened, but a step comes of it
        until(lambda: seen or not thread.is_alive(), "a step")
        return seen[0] if seen else look(daemon.match.table.referee)

    def until_due(self) -> None:
        """Wait until is_due; from then on nothing changes until somebody acts."""
        until(lambda: self.at_rest(is_due), "a player's turn")

    def _looked(self, daemon: Daemon) -> None:
        while self._looks:
            self._looks.popleft()(daemon.match.table.referee)

    def type(self, line: str) -> None:
        """Type a line on the keyboard."""
        assert self._typist is not None
        self._typist.write(line + "\n")

    def stop(self) -> None:
        """Leave the game and unplug all boards."""
        if self.daemon is not None and self.journal is not None:
            self._leave()
            self.journal.close()
            self.daemon = None
        for cable in self.cables.values():
            cable.stop()
        self.cables.clear()

    def _leave(self) -> None:
        assert self.daemon is not None and self._thread is not None and self._typist is not None
        self.daemon.post(Quit())
        self._thread.join(PATIENCE_S)
        assert not self._thread.is_alive()
        self._typist.close()

    # ---- what came of it ----

    def wait(self, text: str) -> str:
        """Wait until a line with this text has been said; gives it and forgets all before it."""
        return self.until(lambda: next((line for line in self.lines if text in line), ""), text)

    def until(self, found: Callable[[], str], what: str) -> str:
        """Wait for a line."""
        self._until(found, what)
        line = found()
        if line in self.lines:
            del self.lines[: self.lines.index(line) + 1]
        return line

    def _until(self, found: Callable[[], str], what: str) -> None:
        until(found, lambda: f"{what!r}, said so far {self.lines[-12:]},")

    def moves(self) -> list[str]:
        """Standing moves as notation, sorted."""
        assert self.daemon is not None
        referee = self.daemon.match.table.referee
        return sorted(referee.game.text(entry.move) for entry in referee.ledger.played)

    def kingdoms(self) -> list[tuple[str, dict[tuple[int, int], str]]]:
        """What each player's cells show, as the state says."""
        assert self.daemon is not None
        return [(one.name, dict(one.cells)) for one in playing(self.daemon.match.table.referee.state)]
