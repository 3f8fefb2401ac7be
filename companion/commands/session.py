"""One evening at the table: the match, its daemon, and everything around them, begun and ended in order."""

from __future__ import annotations

import contextlib
import queue
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Literal

from companion import config
from companion.awake import Awake
from companion.commands.common import Here, line
from companion.commands.opening import Wish, following, open_or_begin, wall_ms
from companion.commands.reopening import opened
from companion.commands.saying import voice_maker
from companion.commands.setting import ports_of, sound_of
from companion.daemon.daemon import Daemon
from companion.daemon.mouth import Prints
from companion.daemon.plan import Plan
from companion.errors import CompanionError
from companion.flash import shipped
from companion.local import LocalError
from companion.local.server import Request, Server
from companion.model import Announcement, Kind

if TYPE_CHECKING:
    from companion.config import Settings
    from companion.daemon.sound import Sound
    from companion.large import LargeScreen
    from companion.local import Owner
    from companion.log import Log
    from companion.phrases import Phrases

KEPT = "play-kept"


def evening(where: Here, wish: Wish, owner: Owner, log: Log) -> None:
    """Matches until the players leave, or one is over. CompanionError."""
    with _kept_awake(where), _screen(wish) as screen:
        door = Door(owner)
        following: tuple[Here, Wish] | None = (where, wish)
        try:
            while following is not None:
                following = _one_match(*following, door, screen, log)
        finally:
            door.close()


class Door:
    """The socket for other commands: one for the evening, so that who has joined stays through a new match."""

    def __init__(self, owner: Owner) -> None:
        self._server = Server(owner, self._post, self._silence)
        self._daemon: Daemon | None = None
        self._reason: Literal["finished", "left"] = "left"

    def lead_to(self, daemon: Daemon) -> None:
        """Guests speak with this daemon from now on; a door that cannot be opened is told, and no more."""
        earlier, self._daemon = self._daemon, daemon
        if earlier is None:
            try:
                self._server.start()
            except LocalError:
                daemon.announce(Announcement("door-closed"))
            return
        daemon.front.take_over(earlier.front)
        with contextlib.suppress(queue.Empty):
            while True:
                left = earlier.events.get_nowait()
                if isinstance(left, Request):
                    daemon.post(left)

    def close(self) -> None:
        """Tell every guest that it is over."""
        finished = self._daemon is not None and self._daemon.match.finished
        self._server.close("finished" if finished else "left")

    def _post(self, request: object) -> None:
        if self._daemon is not None:
            self._daemon.post(request)

    def _silence(self, seat: int) -> None:
        if self._daemon is not None:
            self._daemon.mouth.silence(seat)


def _one_match(
    where: Here, wish: Wish, door: Door, screen: LargeScreen | None, log: Log
) -> tuple[Here, Wish] | None:
    """Run one match until it is over or left; gives what a new one begins with, or None. CompanionError."""
    journal = opened(where, wish, wall_ms)
    told = False
    try:
        match, said = open_or_begin(journal, where, wish)
        log.hide(player.name for player in match.table.setup.players)
        keeper = config.Keeper(
            where.settings, config.settings_file(where.places), lambda error: _told(daemon, error)
        )
        daemon = Daemon(_plan(where, wish, screen, keeper), journal, match, voice_maker(wish.wav))
        daemon.announce(*said)
        door.lead_to(daemon)
        signal.signal(signal.SIGTERM, signal.default_int_handler)  # a shutdown leaves the game as Ctrl-C does
        daemon.start()
        try:
            daemon.run(_between(screen, where, keeper))
        except KeyboardInterrupt:
            daemon.mouth.silence()
        keeper.close()
        told = bool(daemon.farewell)
        if daemon.anew:
            return _following(where, wish, daemon)
        if screen is not None:
            screen.close()  # so that what follows stands where it can be read
        if not (match.finished or told):
            left = journal.farewell()
            line(where.phrases.write(left), err=left.key != KEPT)
            told = True
        return None
    finally:
        if journal.close() and not told:
            line(where.phrases.write(journal.farewell()), err=True)


def _following(where: Here, wish: Wish, daemon: Daemon) -> tuple[Here, Wish]:
    """What the next match begins with: the settings as keys and boards have changed them, and the same game."""
    names = tuple(_given_names(where, daemon).values())
    settings = daemon.hands.knobs.settings
    table = daemon.match.table
    again = following(replace(wish, names=names), where.settings, settings, table.referee.game.name, table.setup)
    return replace(where, settings=settings, phrases=daemon.plan.phrases), again


def _plan(
    where: Here,
    wish: Wish,
    screen: LargeScreen | None,
    keeper: config.Keeper,
) -> Plan:
    """How the daemon is to run. On a large screen each line is drawn when it is heard, and nothing is printed."""

    def sounds(settings: Settings, phrases: Phrases) -> Sound:
        return sound_of(replace(where, settings=settings, phrases=phrases), wish.text)

    return Plan(
        ports_of(where, wish.ports),
        where.phrases,
        settings=where.settings,
        sound_of=sounds,
        keep=keeper.keep,
        read=_reader(where),
        write=line if screen is None else lambda _line: None,
        show=screen.say if screen is not None else None,
        keyboard=sys.stdin,
        echoes=lambda sound: sound.prints is Prints.ALWAYS and screen is None,
        remembered={uid: str(seat.number) for uid, seat in where.settings.seats.items()},
        older=shipped.older,
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


def _between(screen: LargeScreen | None, where: Here, keeper: config.Keeper) -> Callable[[Daemon], None]:
    """What is done after each step: new seats of boards are kept, and a large screen is drawn."""
    draw = _drawing(screen, where.phrases) if screen is not None else lambda _daemon: None
    known: dict[str, str] = {}

    def after(daemon: Daemon) -> None:
        nonlocal known
        if daemon.plan.remembered != known:
            known = dict(daemon.plan.remembered)
            knobs = daemon.hands.knobs
            knobs.settings = _seated(knobs.settings, where, daemon)
            keeper.keep(knobs.settings)
        draw(daemon)

    return after


def _drawing(screen: LargeScreen, phrases: Phrases) -> Callable[[Daemon], None]:
    """Draws what has changed."""
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


def _seated(settings: Settings, where: Here, daemon: Daemon) -> Settings:
    """The settings with which board has which seat, and who sits there, if somebody was named."""
    kept = dict(settings.seats)
    names = _given_names(where, daemon)
    for uid, surface in daemon.plan.remembered.items():
        if not surface.isdecimal():  # a seat is a player's; a tray is nobody's board
            continue
        number = int(surface)
        known = kept[uid].name if uid in kept else ""
        kept[uid] = config.Seat(number=number, name=names.get(number) or known)
    return settings.model_copy(update={"seats": kept})


def _given_names(where: Here, daemon: Daemon) -> dict[int, str]:
    """The names of the players by seat; empty where nobody was named."""
    usual = {where.phrases.part("player-default", {"number": number}) for number in range(1, 6)}
    players = daemon.match.table.setup.players
    return {player.number: "" if player.name in usual else player.name for player in players}
