"""Far tables as processes of their own, killed at any instant: each goes on from its journal alone.

Whatever a table has said stands: of each line that it says, and of each step, it tells which acts stand by then,
and none of them may be missing afterwards, in any life of it.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import random
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from pathlib import Path

from companion.daemon.daemon import Daemon
from companion.far.kept import FarRecord
from tests.far_net.kit import House, Link, door
from tests.far_net.tables import FarTable, aside, records
from tests.patience import PATIENCE_S

WITHOUT_PAUSE = 0.25
"""So many of the kills come before the match has gone on: in the middle of a start."""
SERVERS = 0.15
"""So many are of the server."""

_PROCESSES = multiprocessing.get_context("forkserver")
_PROCESSES.set_forkserver_preload(["tests.far_net.tables"])


@dataclass(frozen=True)
class Told:
    """What a table tells of itself.

    line: that it says, "" for none. acts: those that stand. outcome: "" while there is none. typed_s, came_s: see
    FarTable; with the outcome.
    """

    line: str
    acts: list[str]
    outcome: str = ""
    typed_s: dict[int, float] = field(default_factory=dict)
    came_s: dict[int, float] = field(default_factory=dict)


class _Table(FarTable):
    """What runs in a process: it tells through a pipe."""

    def __init__(self, record: FarRecord, folder: Path, mouth: Connection) -> None:
        super().__init__(record, folder)
        self._mouth, self._stood = mouth, (-1, False)
        self.lines = _Lines(self)

    def tell(self, line: str) -> None:
        """See Told."""
        referee = self.match.table.referee
        acts = [referee.game.text(one.move) for one in referee.ledger.played]
        over = (str(referee.outcome()), self.typed_s, self.came_s) if self.match.finished else ()
        self._mouth.send(Told(line, acts, *over))

    def _between(self, daemon: Daemon) -> None:
        while self._mouth.poll():
            self.plays = self._mouth.recv()
        super()._between(daemon)
        stood = (self.match.table.referee.ledger.count, self.match.finished)
        if stood != self._stood:
            self._stood = stood
            self.tell("")


class _Lines(list[str]):
    """What a table says, told as it is said."""

    def __init__(self, table: _Table) -> None:
        super().__init__()
        self._table = table

    def append(self, line: str) -> None:
        super().append(line)
        self._table.tell(line)


def _live(record: FarRecord, folder: Path, mouth: Connection) -> None:
    """A life of a table. Nobody may end it but by a kill."""
    table = _Table(record, folder, mouth)
    table.start()
    table.thread.join()


class Victim:
    """One seat's table. acts, lines, last: what it told, in all its lives. lost: acts that were told once."""

    def __init__(self, record: FarRecord, folder: Path) -> None:
        self._record, self._folder = record, folder
        self.acts: list[str] = []
        self.lines: list[str] = []
        self.last = Told("", [])
        self.lost: list[str] = []
        self.start()

    def start(self) -> None:
        """A life more."""
        self._ear, mouth = _PROCESSES.Pipe()
        self._process = _PROCESSES.Process(target=_live, args=(self._record, self._folder, mouth), daemon=True)
        self._process.start()
        mouth.close()

    def let(self, plays: bool) -> None:
        """Whether its player types from now on; not told to a later life."""
        self._ear.send(plays)

    def hear(self) -> None:
        """Whatever it has told by now."""
        with contextlib.suppress(EOFError, OSError):  # it is dead, maybe in the middle of a word
            while self._ear.poll():
                self._heed(self._ear.recv())

    def _heed(self, told: Told) -> None:
        if told.acts[: len(self.acts)] != self.acts:
            self.lost.append(f"{self.acts} -> {told.acts}")
        self.acts, self.last = told.acts, told
        if told.line:
            self.lines.append(told.line)

    @property
    def outcome(self) -> str:
        """The result, "" while there is none."""
        return self.last.outcome

    @property
    def is_alive(self) -> bool:
        """Whether it has not ended by itself."""
        return self._process.is_alive()

    def kill(self) -> None:
        """With SIGKILL; what it told before counts."""
        self._process.kill()
        self._process.join()
        self.hear()
        self._ear.close()


@contextmanager
def victims(
    at: House, match: str, game: str, seats: int, folder: Path, links: Sequence[Link] = ()
) -> Iterator[list[Victim]]:
    """The tables of a match, each in a process, until the block ends. links: their ways to the server."""
    with aside(door(at)):
        kept = records(at, match, game, seats)
        for place, link in enumerate(links):
            kept[place] = kept[place].model_copy(update={"address": link.address})
        made = [Victim(one, folder / f"{match}-{one.seat}") for one in kept]
        try:
            yield made
        finally:
            for one in made:
                one.kill()


def until_acts(tables: Sequence[Victim], count: int, within_s: float = PATIENCE_S) -> bool:
    """Whether all tell, within so long, that so many acts stand, or that the match is over."""
    until = time.monotonic() + within_s
    while time.monotonic() < until:
        for one in tables:
            one.hear()
        if all(len(one.acts) >= count or one.outcome for one in tables):
            return True
        assert all(one.is_alive for one in tables), "a table has ended by itself"
        time.sleep(0.01)
    return False


def kills(at: House, tables: list[Victim], count: int, dice: random.Random) -> Counter[str]:
    """Kill tables and their server at random instants, so often or until the match ends; what was killed."""
    done: Counter[str] = Counter()
    while done.total() < count:
        if dice.random() >= WITHOUT_PAUSE:
            assert until_acts(tables, min(len(one.acts) for one in tables) + 1), [one.lines[-5:] for one in tables]
        time.sleep(dice.uniform(0.0, 0.3))
        for one in tables:
            one.hear()
        if any(one.outcome for one in tables):
            break
        if dice.random() < SERVERS:
            at.kill()
            at.restart()
            done["server"] += 1
        else:
            one = dice.choice(tables)
            one.kill()
            one.start()
            done["table"] += 1
    return done
