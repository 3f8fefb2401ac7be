"""A whole game on boards made of software, over the true wire, refereed and spoken."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from companion.evening.here import line

if TYPE_CHECKING:
    from companion.evening.here import Here
    from companion.evening.wish import GameWish


def demonstrate(where: Here, wish: GameWish, seed: int | None) -> None:
    """Deal, lay, referee and say a whole game. CompanionError."""
    from companion.daemon.daemon import Daemon
    from companion.daemon.plan import Plan
    from companion.daemon.players import Players
    from companion.evening.opening import begin, wall_ms
    from companion.evening.saying import voice_maker
    from companion.evening.setting import sound_of, tiles_of
    from companion.play.dealer import Dealer
    from companion.play.journal import Journal

    with _folder() as folder:
        journal = Journal.open(Path(folder) / "journal.sqlite3", wall_ms)
        manner = wish.manner(where.settings, len(wish.names))
        match, said = begin(journal, where, wish.game, wish.names, manner)
        dealer = Dealer(seed)
        players = Players(wish.game, match.table.setup, tiles_of(where.settings, wish.game), dealer, Path(folder))
        plan = Plan(
            players.ports,
            where.phrases,
            settings=where.settings.model_copy(update={"keypads": ()}),
            sound_of=lambda settings, _phrases: sound_of(where.with_settings(settings), wish.text),
            write=line,
            remembered=players.seats,
            dealer=dealer,
        )
        daemon = Daemon(plan, journal, match, voice_maker(wish.wav), open_port=players.open_port)
        daemon.announce(*said)
        players.start(daemon)
        daemon.start()
        try:
            daemon.run()
        finally:
            players.stop()
            journal.close()
    sys.stdout.flush()


def _folder() -> tempfile.TemporaryDirectory[str]:
    """A folder that is removed at the end. FileError file-cannot-write on a full or read-only disk."""
    from companion.core.errors import FileError

    try:
        return tempfile.TemporaryDirectory(prefix="companion-demo-")
    except OSError as error:
        raise FileError("file-cannot-write", file="companion-demo", reason=error.strerror or "") from error
