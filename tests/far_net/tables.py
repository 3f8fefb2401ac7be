"""Whole daemons on one true server: a table a seat, each with a player who knows the game and types."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import shutil
import threading
import time
from collections.abc import Iterator
from concurrent.futures import Future
from contextlib import AbstractAsyncContextManager, contextmanager
from functools import cache
from pathlib import Path
from queue import Queue
from typing import Self, TypeVar, cast

from companion.config import Settings
from companion.core.model import Move
from companion.core.places import Directories
from companion.daemon.actors import act_of
from companion.daemon.daemon import Daemon
from companion.daemon.far_match import FarMatch
from companion.daemon.plan import Plan, Quit
from companion.device import link
from companion.evening.here import Here
from companion.evening.opening import open_or_begin
from companion.evening.wish import GameWish
from companion.far.gathering import gathered
from companion.far.kept import FarOpening, FarRecord, far_folder, put_record, read_record
from companion.far.seal import new_key
from companion.games import offer, strategy
from companion.input import Typed
from companion.language.phrases import Phrases
from companion.play.dealer import Dealer
from companion.play.journal import Journal
from companion.play.match import Match
from companion.speech.transcript import TranscriptVoice
from tests.far_net.kit import House, door, open_match
from tests.patience import PATIENCE_S
from tests.scripted import TypedEvening
from tests.still import Still

AGAIN_S = 2.0
"""So long a player waits until what was told is told again."""
CONFIRM = "7"
IN_NOTATION = ("queens_garden",)
"""Games whose acts are told as a page tells them: in digits they need the offer that was said."""
NAMES = ("Jana", "Petr", "Ola", "Emma")


Made = TypeVar("Made")


@cache
def _words() -> Phrases:
    """English, read once for all tables."""
    return Phrases("en", "terse", strict=True)


class FarTable:
    """One seat's table: its record, its journal, its daemon. plays: whether its player types.

    typed_s, came_s: by the number of each act, when it was typed here, and when the first line after it was said
    (or, where nothing is said of it, when the step was over in which it came to stand).
    """

    def __init__(self, record: FarRecord, folder: Path) -> None:
        self.seat, self.game, self.folder = record.seat, record.opening.game, folder
        self.where = Here(Settings(), Directories(folder / "config", folder, folder), _words())
        self.match_name = record.match
        put_record(far_folder(folder), record)
        self.lines: list[str] = []
        self.ports = folder
        self.remembered: dict[str, str] = {}
        self.plays = True
        self.daemon: Daemon
        self.match: Match
        self.far: FarMatch
        self.typed_s: dict[int, float] = {}
        self.came_s: dict[int, float] = {}
        self._acted: tuple[int, int] | None = None
        self._acted_s = 0.0

    def start(self) -> None:
        """Begin once all have joined, or take up what the journal has."""
        self.journal = Journal.open(self.folder / "journal.sqlite3", lambda: time.time_ns() // 1_000_000)
        wish = GameWish((), far=self.match_name)
        self.match, _, far = open_or_begin(self.journal, self.where, wish, gathered)
        assert far is not None
        self.far = far
        self._typist = TypedEvening(cast(Still, None), "en", self.game)
        self._strategy = strategy(self.game, self.match.table.setup, Dealer(self.seat))
        plan = Plan(
            link.Ports(directory=str(self.ports), usb=()),
            self.where.phrases,
            write=self._write,
            remembered=self.remembered,
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
        self._came()
        if not self.plays or self.match.finished:
            return
        if stood == self._acted and time.monotonic() - self._acted_s < AGAIN_S:
            return
        if (text := self._next()) is not None:
            self._acted, self._acted_s = stood, time.monotonic()
            self.typed_s.setdefault(stood[0] + 1, time.monotonic())
            is_notation = text[:1].isdigit() and " " in text
            daemon.post(act_of(text, self.seat) if is_notation else Typed(text))

    def _write(self, line: str) -> None:
        self._came()
        self.lines.append(line)

    def _came(self) -> None:
        self.came_s.setdefault(self.match.table.referee.ledger.count, time.monotonic())

    def _next(self) -> str | None:
        """What its player types now, in digits, or does in notation; None while it waits."""
        referee = self.match.table.referee
        move = self._strategy.next(referee.state)
        if move is not None:
            return self._told(move) if move.player == self.seat else None
        due = [one for one in referee.game.awaited(referee.state) if one.confirms is not None]
        mine = [one for one in due if one.player == self.seat or (not one.player and self.seat == 1)]
        return CONFIRM if mine else None

    def _told(self, move: Move) -> str | None:
        """How its player tells this act of their own; None where hands do it."""
        text = self.match.table.referee.game.text(move)
        return text if self.game in IN_NOTATION else self._typist.typed(move)

    def stop(self) -> None:
        """Leave it, as it is."""
        self.daemon.post(Quit())
        self.thread.join(PATIENCE_S)
        assert not self.thread.is_alive()
        self.journal.close()

    def crashed(self) -> Self:
        """The same table from what its disk has at this moment, as after a power cut; this one is left."""
        folder = self.folder.with_name(f"{self.folder.name}-again")
        shutil.copytree(self.folder, folder, ignore=shutil.ignore_patterns("*-lock", "*-shm"))
        self.plays = False
        self.stop()
        return type(self)(read_record(far_folder(folder), self.match_name), folder)

    def wait(self, text: str) -> None:
        """Wait until a line with this text was said."""
        wait_for(text, self)

    def until(self, moves: int) -> None:
        """Wait until so many acts stand."""
        until = time.monotonic() + PATIENCE_S
        while len(self.match.table.referee.ledger.played) < moves and time.monotonic() < until:
            time.sleep(0.01)
        assert len(self.match.table.referee.ledger.played) >= moves

    def until_over(self, within_s: float) -> bool:
        """Whether the match ends within so long."""
        until = time.monotonic() + within_s
        while time.monotonic() < until and not self.match.finished:
            time.sleep(0.02)
        return self.match.finished


def wait_for(text: str, *tables: FarTable) -> None:
    """Wait until a line with this text was said at one of these tables."""
    until = time.monotonic() + PATIENCE_S
    while not any(text in line for one in tables for line in one.lines) and time.monotonic() < until:
        time.sleep(0.01)
    assert any(text in line for one in tables for line in one.lines), [one.lines[-8:] for one in tables]


def records(at: House, match: str, game: str, seats: int) -> list[FarRecord]:
    """What the houses of a match keep, after they have let each other in."""
    logins = [at.seat(match, seat) for seat in range(1, seats + 1)]
    keys = {f"seat-{seat}": login.key.public.hex() for seat, login in enumerate(logins, start=1)}
    asyncio.run(open_match(at, match, metadata=keys))
    key = new_key().hex()
    size = offer(game).size(())
    opening = FarOpening(game=game, seats=seats, columns=size, rows=size)
    return [
        FarRecord(
            match=match,
            address=at.address,
            certificate=at.certificate,
            key=key,
            seed=login.key.seed.hex(),
            lots=hashlib.sha256(b"secret %d" % seat).hexdigest(),
            ticket=login.ticket,
            seat=seat,
            seats={"1": logins[0].key.public.hex(), str(seat): login.key.public.hex()},
            opening=opening,
            name=NAMES[seat - 1],
        )
        for seat, login in enumerate(logins, start=1)
    ]


@contextmanager
def aside(standing: AbstractAsyncContextManager[Made]) -> Iterator[tuple[Made, asyncio.AbstractEventLoop]]:
    """Something that stands in a loop and a thread of its own until the block ends; it and its loop."""
    loop, made, over = asyncio.new_event_loop(), Queue[Made](), asyncio.Event()

    async def keep() -> None:
        async with standing as one:
            made.put(one)
            await over.wait()

    def run() -> None:
        with asyncio.Runner(loop_factory=lambda: loop) as runner:  # ends what else was begun in it, too
            runner.run(keep())

    thread = threading.Thread(target=run, daemon=True)
    thread.start()
    try:
        yield made.get(timeout=PATIENCE_S), loop
    finally:
        loop.call_soon_threadsafe(over.set)
        thread.join(PATIENCE_S)


def _started(table: FarTable) -> Future[None]:
    """Start it in a thread that nobody waits for: where another table fails, this one would wait for ever."""
    started = Future[None]()

    def start() -> None:
        try:
            table.start()
        except BaseException as error:
            started.set_exception(error)
        else:
            started.set_result(None)

    threading.Thread(target=start, daemon=True).start()
    return started


@contextmanager
def far_tables(
    at: House, match: str, game: str, seats: int, folder: Path, first: type[FarTable] = FarTable
) -> Iterator[list[FarTable]]:
    """Tables of a match that all have joined, and that has begun; first: of the first seat."""
    kinds = [first, *[FarTable] * (seats - 1)]
    told = zip(kinds, records(at, match, game, seats), strict=True)
    tables = [kind(one, folder / f"{match}-{one.seat}") for kind, one in told]
    with aside(door(at)):
        for started in [_started(one) for one in tables]:  # each waits for the others
            started.result(PATIENCE_S)
        try:
            yield tables
        finally:
            for one in tables:
                with contextlib.suppress(AssertionError):
                    one.stop()
