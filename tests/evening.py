"""Random evenings at the rig, with everything that goes wrong at a table; and their way through a journal."""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path

from companion.core.model import Move
from companion.device.protocol import Done, Heartbeat, Sensor, decode
from companion.device.virtual.board import Spot, VirtualBoardError
from companion.games.api import Setup
from companion.play.journal import Journal
from companion.play.match import Match
from companion.play.table import SEAT, Input
from tests.rig import Rig

TIMES = {"quiet_ms": 1500, "long_quiet_ms": 3000}


class Evening(Rig):
    """A rig that keeps what the daemon would keep. upto: how many decisions there were after each thing kept."""

    def __init__(self, count: int, seed: int, *, setup: Setup | None = None, game: str = "royal_garden") -> None:
        self.dice = random.Random(seed)
        self.kept: list[Input] = []
        self.upto: list[int] = []
        super().__init__(count, greet=False, setup=setup, game=game)
        for n in self.boards:
            self.snapshot(n)

    def hear(self, heard: Input) -> None:
        """One thing heard; a message that tells nothing and can tell nothing later is not kept."""
        seen = self.table.take(heard)
        for one in seen:
            verdict = self.table.judge(one)
            self.decided += verdict.decided
            self.said += verdict.announcements
        idle = isinstance(decode(heard.text.encode() + b"\n"), Heartbeat | Done | Sensor)
        if seen or heard.text.startswith(SEAT) or not idle:
            self.kept.append(heard)
            self.upto.append(len(self.decided))

    def act(self) -> None:
        """Something happens."""
        n = self.dice.choice(list(self.boards))
        board = self.boards[n]
        try:
            if not board.powered:
                self.plug(n)
            elif not board.where(f"castle {n}"):
                self.castle(n, self.dice.choice("ABCDE") + self.dice.choice("12345"))
            else:
                self._act(n)
        except VirtualBoardError:
            pass  # something lies there already
        self.run(n, self.dice.choice((0, 0, 30, 400, 1600, 3600)))

    def _act(self, n: int) -> None:
        doing = self.dice.random()
        board = self.boards[n]
        if doing < 0.45:
            self._lay(n)
        elif doing < 0.55:
            board.lay(f"domino {self.dice.randint(1, 48)}", *self._pair())
        elif doing < 0.65 and (thing := self._lying(n)):
            board.lift(thing)
        elif doing < 0.73 and (thing := self._lying(n)):
            board.slide(thing, *self._pair()[: len(board.where(thing))])
        elif doing < 0.76:
            board.knock(self.dice.randint(0, 3))
        elif doing < 0.79:
            self.unplug(n)
        elif doing < 0.82:
            board.flap(self._pair()[0], self.dice.randint(2, 15), 20)
        elif doing < 0.85:
            board.half(f"domino {self.dice.randint(1, 48)}", "a", *self._pair())
        elif doing < 0.93:
            self.tell(self.dice.choice(("confirm", "undo", f"{n} discard 7", "nonsense")), n)
        elif doing < 0.97:
            self.ask(self.dice.choice(("why", "score", "here B3")), n)
        else:
            self.snapshot(n)

    def _lay(self, n: int) -> None:
        referee = self.table.referee
        thing = f"domino {self.dice.randint(1, 48)}"
        fitting: list[Move] = [m for m in referee.game.moves(referee.state, {thing}) if m.player == n and m.comes]
        if fitting:
            self.lay_move(self.dice.choice(fitting), self.dice.choice((0, 50, 2000)))

    def _lying(self, n: int) -> str:
        things = [thing for tile in self.setup.tiles if self.boards[n].where(thing := tile.thing)]
        return self.dice.choice(things) if things else ""

    def _pair(self) -> tuple[Spot, Spot]:
        x, y = self.dice.randint(1, 4), self.dice.randint(1, 4)
        return self.dice.choice((((x, y), (x + 1, y)), ((x, y + 1), (x, y)), ((x + 1, y), (x, y))))


def journalled(evening: Evening, path: Path, judged: Sequence[Input], unjudged: Sequence[Input] = ()) -> Match:
    """Play what was kept into a new journal, as the daemon does; unjudged: heard, but then the program ended."""
    journal = Journal.open(path, lambda: 1_000_000)
    match = Match.begin(journal, evening.game, evening.setup, evening.tiles, TIMES)
    for heard in judged:
        for announcement in match.hear([(heard, match.table.take(heard))]):
            match.said(announcement)
    if unjudged:
        journal.heard(unjudged)
    match.seal()
    journal.close()
    return match
