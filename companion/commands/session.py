"""One evening at the table: the match, its daemon, and everything around them, begun and ended in order."""

from __future__ import annotations

import contextlib
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from companion import config
from companion.awake import Awake
from companion.commands.common import Here, line
from companion.commands.opening import Wish, open_or_begin, wall_ms
from companion.commands.saying import voice_maker
from companion.commands.setting import ports_of, sound_of
from companion.daemon.daemon import Daemon, Plan
from companion.daemon.mouth import Prints
from companion.errors import CompanionError
from companion.journal import Journal
from companion.local import LocalError
from companion.local.server import Server
from companion.model import Announcement, Kind

if TYPE_CHECKING:
    from companion.config import Settings
    from companion.daemon.sound import Sound
    from companion.large import LargeScreen
    from companion.local import Owner
    from companion.log import Log
    from companion.phrases import Phrases


def evening(where: Here, wish: Wish, owner: Owner, log: Log) -> None:
    """Matches until the players leave, or one is over. CompanionError."""
    with _kept_awake(where), _screen(wish) as screen:
        while _one_match(where, wish, owner, screen, log):
            wish = replace(wish, resume=False)


def _one_match(where: Here, wish: Wish, owner: Owner, screen: LargeScreen | None, log: Log) -> bool:
    """Run one match until it is over or left; gives whether a new one was asked for. CompanionError."""
    journal = Journal.open(where.journal, wall_ms)
    try:
        match, said = open_or_begin(journal, where, wish)
        log.hide(player.name for player in match.table.setup.players)
        seats = {uid: str(seat.number) for uid, seat in where.settings.seats.items()}
        keeper = config.Keeper(
            where.settings, config.settings_file(where.places), lambda error: _told(daemon, error)
        )
        plan = _plan(where, wish, screen, keeper.keep, dict(seats))
        daemon = Daemon(plan, journal, match, voice_maker(wish.wav))
        daemon.announce(*said)
        server = _server(owner, daemon)
        signal.signal(signal.SIGTERM, signal.default_int_handler)  # a shutdown leaves the game as Ctrl-C does
        daemon.start()
        try:
            daemon.run(_drawing(screen, where.phrases))
        except KeyboardInterrupt:
            daemon.mouth.silence()
        finally:
            server.close("finished" if match.finished else "left")
        if plan.remembered != seats:
            keeper.keep(_seated(daemon.knobs.settings, wish, plan.remembered))
        keeper.close()
        if screen is not None and not daemon.anew:
            screen.close()  # so that what follows stands where it can be read
        if not (match.finished or daemon.anew or daemon.farewell):
            line(where.phrases.write("play-kept"))
        return daemon.anew
    finally:
        if unwritten := journal.close():
            line(where.phrases.write("journal-rows-lost", {"count": unwritten}), err=True)


def _server(owner: Owner, daemon: Daemon) -> Server:
    """The door for other commands, open; where it cannot be, the game goes on without it, and that is told."""
    server = Server(owner, daemon.post, daemon.mouth.silence)
    try:
        server.start()
    except LocalError:
        daemon.announce(Announcement("door-closed"))
    return server


def _plan(
    where: Here,
    wish: Wish,
    screen: LargeScreen | None,
    keep: Callable[[Settings], None],
    remembered: dict[str, str],
) -> Plan:
    """How the daemon is to run. On a large screen each line is drawn when it is heard, and nothing is printed."""

    def sounds(settings: Settings, phrases: Phrases) -> Sound:
        return sound_of(replace(where, settings=settings, phrases=phrases), wish.text)

    prints = sounds(where.settings, where.phrases).prints
    return Plan(
        ports_of(where, wish.ports),
        where.phrases,
        settings=where.settings,
        sound_of=sounds,
        keep=keep,
        read=_reader(where),
        write=line if screen is None else lambda _line: None,
        show=screen.say if screen is not None else None,
        keyboard=sys.stdin,
        echo=prints is Prints.ALWAYS and screen is None,
        remembered=remembered,
    )


def _reader(where: Here) -> Callable[[Settings], tuple[Settings, Sequence[CompanionError]]]:
    """Reads the settings file anew, see Plan.read: only what somebody has changed there counts.

    What the command line and keys have set for now stays; so does all while the file cannot be used.
    """
    file = config.settings_file(where.places)
    before = config.load(file).settings

    def read(now: Settings) -> tuple[Settings, Sequence[CompanionError]]:
        nonlocal before
        loaded = config.load(file)
        if not loaded.usable:
            return now, loaded.problems
        old, before = before, loaded.settings
        changed = {name: told for name, told in before if told != getattr(old, name)}
        return now.model_copy(update=changed), loaded.problems

    return read


def _told(daemon: Daemon, error: CompanionError) -> None:
    """Settings that cannot be written are told once, and cost nothing else."""
    daemon.post(Announcement(error.key, error.facts, Kind.MESSAGE))


def _drawing(screen: LargeScreen | None, phrases: Phrases) -> Callable[[Daemon], None] | None:
    """What is done after each step for a large screen."""
    if screen is None:
        return None
    from companion.large import Watcher

    watcher = Watcher(screen.show, phrases)
    language = phrases.language

    def draw(daemon: Daemon) -> None:
        nonlocal watcher, language
        if daemon.plan.phrases.language != language:
            watcher, language = Watcher(screen.show, daemon.plan.phrases), daemon.plan.phrases.language
        watcher.look(daemon.match.table)
        screen.tick()

    return draw


@contextlib.contextmanager
def _screen(wish: Wish) -> Iterator[LargeScreen | None]:
    """A screen of large letters, if it is wanted, and the terminal as it was afterwards."""
    if not wish.large:
        yield None
        return
    from companion.large import LargeScreen

    screen = LargeScreen(sys.stdout)
    try:
        yield screen
    finally:
        screen.close()


@contextlib.contextmanager
def _kept_awake(where: Here) -> Iterator[None]:
    """The computer does not fall asleep by itself as long as the block lasts."""
    if not where.settings.stay_awake:
        yield
        return
    awake = Awake(where.phrases.write("awake-why"))
    awake.start()
    try:
        yield
    finally:
        awake.stop()


def _seated(settings: Settings, wish: Wish, seats: dict[str, str]) -> Settings:
    """The settings with which board had which seat."""
    kept = dict(settings.seats)
    for uid, seat in seats.items():
        given = wish.names[int(seat) - 1] if int(seat) <= len(wish.names) else ""
        known = kept[uid].name if uid in kept else ""
        kept[uid] = config.Seat(number=int(seat), name=given or known)
    return settings.model_copy(update={"seats": kept})
