"""A whole game on boards made of software, over the true wire, refereed and spoken."""

from __future__ import annotations

import sys
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING

from companion.evening.here import line

if TYPE_CHECKING:
    from companion.daemon.daemon import Daemon
    from companion.daemon.plan import Plan
    from companion.daemon.players import Players
    from companion.evening.here import Here
    from companion.evening.wish import GameWish
    from companion.play.dealer import Dealer


PACE_S = 2.0
"""Between two acts of a match that is watched."""


def demonstrate(where: Here, wish: GameWish, seed: int | None, page: bool = False) -> None:
    """Deal, lay, referee and say a whole game. CompanionError.

    page: it can be watched in a browser meanwhile, and afterwards until the page is closed.
    """
    from companion.daemon.daemon import Daemon
    from companion.daemon.players import Players
    from companion.evening.opening import begin, wall_ms
    from companion.evening.saying import voice_maker
    from companion.evening.setting import tiles_of
    from companion.play.dealer import Dealer
    from companion.play.journal import Journal

    with _folder() as folder:
        journal = Journal.open(Path(folder) / "journal.sqlite3", wall_ms)
        manner = wish.manner(where.settings, len(wish.names))
        match, said = begin(journal, where, wish.game, wish.names, manner)
        dealer = Dealer(seed)
        pace_s, tiles = PACE_S if page else 0.0, tiles_of(where.settings, wish.game)
        players = Players(wish.game, match.table.setup, tiles, dealer, Path(folder), pace_s)
        plan = _plan(where, wish, players, dealer)
        daemon = Daemon(plan, journal, match, voice_maker(wish.wav), open_port=players.open_port)
        daemon.announce(*said)
        with _paged(where, Path(folder), daemon, players.ready) if page else nullcontext():
            players.start(daemon)
            daemon.start()
            try:
                daemon.run()
            finally:
                players.stop()
                journal.close()
    sys.stdout.flush()


def _plan(where: Here, wish: GameWish, players: Players, dealer: Dealer) -> Plan:
    """How the daemon runs: on the players' boards, with chance that can be repeated."""
    from companion.daemon.plan import Plan
    from companion.evening.setting import sound_of

    return Plan(
        players.ports,
        where.phrases,
        settings=where.settings.model_copy(update={"keypads": ()}),
        sound_of=lambda settings, _phrases: sound_of(where.with_settings(settings), wish.text),
        write=line,
        remembered=players.seats,
        dealer=dealer,
    )


@contextmanager
def _paged(where: Here, folder: Path, daemon: Daemon, ready: threading.Event) -> Iterator[None]:
    """A page beside it, in a process of its own, which ends when its reader ends it.

    ready: set when it follows the table, or has ended without that; not before.
    """
    import os
    import subprocess

    from companion.core.places import directories
    from companion.daemon.ipc import Owner
    from companion.daemon.ipc.messages import SubscribeMessage
    from companion.daemon.ipc.server import Request, Server

    ready.clear()

    def post(event: object) -> None:
        if isinstance(event, Request) and isinstance(event.ask, SubscribeMessage):
            ready.set()
        daemon.post(event)

    def ended() -> None:
        page.wait()
        ready.set()

    home = {"COMPANION_HOME": str(folder)}
    owner = Owner.claim(directories(home))
    assert owner is not None, "a new folder has no owner yet"
    server = Server(owner, post, daemon.outputs.silence)
    server.start()
    command = [sys.executable, "-m", "companion", "page", "--port", "0", "--lang", where.phrases.language]
    page = subprocess.Popen(command, env={**os.environ, **home})
    threading.Thread(target=ended, name="page's end", daemon=True).start()
    try:
        yield
        page.wait()
    finally:
        page.terminate()
        page.wait()
        server.close()
        owner.release()


def _folder() -> tempfile.TemporaryDirectory[str]:
    """A folder that is removed at the end. FileError file-cannot-write on a full or read-only disk."""
    from companion.core.errors import FileError

    try:
        return tempfile.TemporaryDirectory(prefix="companion-demo-")
    except OSError as error:
        raise FileError("file-cannot-write", file="companion-demo", reason=error.strerror or "") from error
