"""One evening at the table: the match, its daemon, and everything around them, begun and ended in order."""

from __future__ import annotations

import contextlib
import queue
import signal
import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from companion import config
from companion.core.errors import CompanionError
from companion.core.model import Announcement, Kind
from companion.daemon.daemon import Daemon
from companion.daemon.ipc import LocalError
from companion.daemon.ipc.server import Request, Server
from companion.daemon.plan import Plan
from companion.device.flash import shipped
from companion.evening.awake import kept_awake
from companion.evening.display import Display
from companion.evening.here import Here, line
from companion.evening.opening import following, open_or_begin, wall_ms
from companion.evening.reopening import opened
from companion.evening.saying import voice_maker
from companion.evening.setting import ports_of, sound_of
from companion.evening.wish import GameWish
from companion.play.state import EVERYBODY
from companion.speech.output import Prints

if TYPE_CHECKING:
    from companion.config import Settings
    from companion.core.log import Log
    from companion.daemon.far_match import FarMatch
    from companion.daemon.ipc import Owner

KEPT = "play-kept"


def evening(where: Here, wish: GameWish, owner: Owner, log: Log, display: Display | None = None) -> None:
    """Matches until the players leave, or one is over. display: shows all in place of print. CompanionError."""
    stays_awake = where.settings.stay_awake
    with (
        kept_awake(where.phrases.write("awake-why")) if stays_awake else contextlib.nullcontext(),
        contextlib.closing(display) if display else contextlib.nullcontext(),
        contextlib.closing(LocalSocket(owner)) as socket,
    ):
        following: tuple[Here, GameWish] | None = (where, wish)
        while following is not None:
            following = _one_match(*following, socket, display, log)


class LocalSocket:
    """The socket for other commands: one for the evening, so that who has joined stays through a new match."""

    def __init__(self, owner: Owner) -> None:
        self._server = Server(owner, self._post, self._silence)
        self._daemon: Daemon | None = None

    def lead_to(self, daemon: Daemon) -> None:
        """Guests speak with this daemon from now on; a socket that cannot be opened is told, and no more."""
        earlier, self._daemon = self._daemon, daemon
        if earlier is None:
            try:
                self._server.start()
            except LocalError:
                daemon.announce(Announcement("door-closed"))
            return
        daemon.request_server.take_over(earlier.request_server)
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
            self._daemon.outputs.silence(seat)


def _one_match(
    where: Here, wish: GameWish, socket: LocalSocket, display: Display | None, log: Log
) -> tuple[Here, GameWish] | None:
    """Run one match until it is over or left; gives what a new one begins with, or None. CompanionError."""
    journal = opened(where, wish, wall_ms)
    told = False
    try:
        match, said, far = open_or_begin(journal, where, wish)
        log.hide(player.name for player in match.table.setup.players)
        keeper = config.Keeper(
            where.settings,
            config.settings_file(where.places),
            lambda error: daemon.post(Announcement(error.key, error.facts, Kind.MESSAGE)),
        )
        daemon = Daemon(_plan(where, wish, keeper, display, far), journal, match, voice_maker(wish.wav))
        daemon.announce(*said)
        socket.lead_to(daemon)
        if display is not None:
            display.word(lambda: daemon.plan.phrases)
            daemon.stream.subscribe(display, EVERYBODY)
        signal.signal(signal.SIGTERM, signal.default_int_handler)  # a shutdown leaves the game as Ctrl-C does
        daemon.start()
        try:
            daemon.run(_between(display, where, keeper))
        except KeyboardInterrupt:
            daemon.outputs.silence()
        keeper.close()
        told = bool(daemon.farewell)
        if daemon.anew:
            return _following(where, wish, daemon)
        if display is not None:
            display.close()  # so that what follows stands where it can be read
        if not (match.finished or told):
            left = journal.farewell()
            line(where.phrases.write(left), err=left.key != KEPT)
            told = True
        return None
    finally:
        if journal.close() and not told:
            line(where.phrases.write(journal.farewell()), err=True)


def _following(where: Here, wish: GameWish, daemon: Daemon) -> tuple[Here, GameWish]:
    """What the next match begins with: the settings as keys and boards have changed them, and the same game."""
    names = tuple(_given_names(where, daemon).values())
    settings = daemon.user_input.live_settings.settings
    table = daemon.match.table
    again = following(
        replace(wish, names=names, programs=dict(daemon.match.programs), far=""),
        where.settings,
        settings,
        table.referee.game.name,
        table.setup,
    )
    return replace(where, settings=settings, phrases=daemon.plan.phrases), again


def _plan(
    where: Here, wish: GameWish, keeper: config.Keeper, display: Display | None, far: FarMatch | None
) -> Plan:
    """How the daemon is to run. display: shows each line when it is heard; None: it is printed."""
    prints = display is None
    return Plan(
        ports_of(where, wish.ports),
        where.phrases,
        settings=where.settings,
        sound_of=lambda settings, phrases: sound_of(replace(where, settings=settings, phrases=phrases), wish.text),
        keep=keeper.keep,
        read=_reader(where),
        write=line if prints else lambda _line: None,
        keyboard=sys.stdin,
        echoes=lambda sound: sound.prints is Prints.ALWAYS and prints,
        remembered={uid: str(seat.number) for uid, seat in where.settings.seats.items()},
        older=shipped.older,
        turn=display.turn if display else None,
        look=display.look if display else lambda _seat: None,
        far=far,
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


def _between(display: Display | None, where: Here, keeper: config.Keeper) -> Callable[[Daemon], None]:
    """What is done after each step: new seats of boards are kept, and a display follows its window."""
    known: dict[str, str] = {}

    def after(daemon: Daemon) -> None:
        nonlocal known
        if daemon.plan.remembered != known:
            known = dict(daemon.plan.remembered)
            live_settings = daemon.user_input.live_settings
            live_settings.settings = _seated(live_settings.settings, where, daemon)
            keeper.keep(live_settings.settings)
        if display is not None:
            display.tick()

    return after


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
    unnamed = {one.number for one in players if one.name in usual} | set(daemon.match.programs)
    return {one.number: "" if one.number in unnamed else one.name for one in players}
