"""Whole daemons on one true server: a table a seat, each with a player who knows the game and types."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import cast

from companion.config import Settings
from companion.core.places import Directories
from companion.daemon.daemon import Daemon
from companion.daemon.far_match import FarMatch
from companion.daemon.plan import Plan, Quit
from companion.device import link
from companion.evening.far_table import far_begun, far_resumed, opening_of, rules_of, unkept
from companion.evening.here import Here
from companion.evening.setting import standard_tiles
from companion.far.gathering import Gathered, gather
from companion.far.plan import FarPlan
from companion.far.seal import SeatKey, new_key
from companion.games import strategy
from companion.input import Typed
from companion.language.phrases import Phrases
from companion.play.dealer import Dealer
from companion.play.journal import Journal
from companion.play.match import Match
from companion.speech.transcript import TranscriptVoice
from tests.far_net.kit import House, open_match
from tests.patience import PATIENCE_S
from tests.scripted import TypedEvening
from tests.still import Still

CONFIRM = "7"
NAMES = ("Jana", "Petr", "Ola", "Emma")


@cache
def _words() -> Phrases:
    """English, read once for all tables."""
    return Phrases("en", "terse", strict=True)


class FarTable:
    """One seat's table: its plan, its journal, its daemon. plays: whether its player acts by itself."""

    def __init__(self, at: House, match: str, seat: int, game: str, seats: int, key: bytes, folder: Path) -> None:
        self.seat, self.folder = seat, folder
        folder.mkdir(parents=True)
        self.where = Here(Settings(), Directories(folder, folder, folder), _words())
        login = at.seat(match, seat)
        self.plan = FarPlan(
            match,
            seat,
            at.address,
            bytes.fromhex(at.certificate),
            key,
            login.key.seed,
            login.ticket,
            hashlib.sha256(b"secret %d" % seat).digest(),
            name=NAMES[seat - 1],
            opening=opening_of(self.where, game, seats),
        )
        self.game = game
        self.lines: list[str] = []
        self.plays = True
        self.daemon: Daemon
        self.match: Match
        self.far: FarMatch
        self._acted: tuple[int, int] | None = None

    async def gather(self) -> Gathered:
        """See gathering.gather."""
        assert self.plan.opening is not None
        rules = rules_of(self.where, self.game)
        return await gather(
            self.plan, rules, lambda opened: unkept(self.where, self.plan, opened), lambda *_: None
        )

    def start(self, gathered: Gathered | None = None) -> None:
        """Begin, or take up what the journal has."""
        self.journal = Journal.open(self.folder / "journal.sqlite3", lambda: time.time_ns() // 1_000_000)
        number = self.journal.open_game()
        if number is None:
            assert gathered is not None
            self.match, self.far = far_begun(self.journal, self.where, self.plan, gathered)
        else:
            tiles = standard_tiles(self.game)
            self.match, self.far, _ = far_resumed(self.journal, self.where, self.plan, number, tiles)
        self._typist = TypedEvening(cast(Still, None), "en", self.game)
        self._strategy = strategy(self.game, self.match.table.setup, Dealer(self.seat))
        plan = Plan(
            link.Ports(directory=str(self.folder), usb=()),
            self.where.phrases,
            write=self.lines.append,
            far=self.far,
        )
        self.daemon = Daemon(plan, self.journal, self.match, lambda inbox, _sound, _seat: TranscriptVoice(inbox))
        self.daemon.start()
        self.thread = threading.Thread(target=self.daemon.run, args=(self._between,), daemon=True)
        self.thread.start()

    def _between(self, daemon: Daemon) -> None:
        """What the player of this seat does, if it is their turn."""
        referee = self.match.table.referee
        stood = (referee.ledger.count, len(referee.ledger.played))
        if not self.plays or self.match.finished or referee.proposal is not None or stood == self._acted:
            return
        if (text := self._next()) is not None:
            self._acted = stood
            daemon.post(Typed(text))

    def _next(self) -> str | None:
        """What its player types now, in digits, None while it waits."""
        referee = self.match.table.referee
        move = self._strategy.next(referee.state)
        if move is not None:
            return self._typist.typed(move) if move.player == self.seat else None
        due = [one for one in referee.game.awaited(referee.state) if one.confirms is not None]
        mine = [one for one in due if one.player == self.seat or (not one.player and self.seat == 1)]
        return CONFIRM if mine else None

    def stop(self) -> None:
        """Leave it, as it is."""
        self.daemon.post(Quit())
        self.thread.join(PATIENCE_S)
        assert not self.thread.is_alive()
        self.journal.close()

    def until_over(self, within_s: float) -> bool:
        """Whether the match ends within so long."""
        until = time.monotonic() + within_s
        while time.monotonic() < until and not self.match.finished:
            time.sleep(0.02)
        return self.match.finished


@contextmanager
def far_tables(at: House, match: str, game: str, seats: int, folder: Path) -> Iterator[list[FarTable]]:
    """Tables of a match that all have joined, and that has begun."""
    asyncio.run(open_match(at, match))
    key = new_key()
    tables = [
        FarTable(at, match, seat, game, seats, key, folder / f"{match}-{seat}") for seat in range(1, seats + 1)
    ]
    first = SeatKey(tables[0].plan.seed).public
    for one in tables:
        one.plan = replace(one.plan, seats={1: first})

    async def together() -> list[Gathered]:
        return await asyncio.gather(*(one.gather() for one in tables))

    gathered = asyncio.run(together())
    for one, told in zip(tables, gathered, strict=True):
        one.start(told)
    try:
        yield tables
    finally:
        for one in tables:
            with contextlib.suppress(AssertionError):
                one.stop()
