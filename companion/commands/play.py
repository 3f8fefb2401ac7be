"""`companion play`: one match on the connected boards, refereed and spoken."""

from __future__ import annotations

import queue
import signal
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import click

from companion.commands.common import fail, here, language_options, line, speech_options
from companion.errors import CompanionError

if TYPE_CHECKING:
    from companion.commands.common import Here
    from companion.daemon.match import Match
    from companion.journal import Journal
    from companion.model import Announcement
    from companion.speech.events import Voice


@dataclass(frozen=True, slots=True)
class Wish:
    """What was asked for on the command line; resume None: ask, if there is an open game."""

    names: tuple[str, ...]
    ports: tuple[str, ...] = ()
    resume: bool | None = None
    text: bool = False
    wav: str = ""


@click.command("play")
@click.option("--players", default="", help="Names in the order of seats, separated by commas.")
@click.option("--count", type=click.IntRange(1, 4), default=2, help="How many play when no names are given.")
@click.option("--port", "ports", multiple=True, help="A board's serial port or URL; otherwise boards are found.")
@click.option("--resume/--new", "resume", default=None, help="Take up the open game, or begin a new one.")
@language_options
@speech_options
def command(
    players: str,
    count: int,
    ports: tuple[str, ...],
    resume: bool | None,
    lang: str | None,
    level: str | None,
    text: bool,
    wav: str,
) -> None:
    """Play Královská zahrada, dominoes laid freely on one to four boards.

    Type help and Enter while playing to hear what can be typed.
    """
    try:
        where = here(lang, level)
        names = tuple(name.strip() for name in players.split(",")) if players else remembered_names(where, count)
        play(where, Wish(names, ports, resume, text, wav))
    except CompanionError as error:
        fail(error, lang)


def play(where: Here, wish: Wish) -> None:
    """Run one match until it is over or left. CompanionError."""
    from companion.commands.setting import ports_of, style_of
    from companion.daemon.daemon import Daemon, Plan
    from companion.journal import Journal

    journal = Journal.open(where.journal, wall_ms)
    try:
        match, said = open_or_begin(journal, where, wish)
        seats = {uid: str(seat.number) for uid, seat in where.settings.seats.items()}
        plan = Plan(
            ports_of(where, wish.ports),
            where.phrases,
            style_of(where),
            write=line,
            keyboard=sys.stdin,
            remembered=dict(seats),
            settle_ms=where.settings.settle_ms,
        )
        daemon = Daemon(plan, journal, match, voice_maker(where, wish))
        daemon.announce(*said)
        signal.signal(signal.SIGTERM, signal.default_int_handler)  # a shutdown leaves the game as Ctrl-C does
        daemon.start()
        try:
            daemon.run()
        except KeyboardInterrupt:
            daemon.mouth.silence()
        if plan.remembered != seats:
            _remember(where, wish, plan.remembered)
        if not match.finished:
            line(where.phrases.write("play-kept"))
    finally:
        if unwritten := journal.close():
            line(where.phrases.write("journal-rows-lost", {"count": unwritten}), err=True)


def remembered_names(where: Here, count: int) -> tuple[str, ...]:
    """The names that belong to the seats of known boards; empty where nobody was named."""
    known = {seat.number: seat.name for seat in where.settings.seats.values()}
    return tuple(known.get(number, "") for number in range(1, count + 1))


def wall_ms() -> int:
    """The wall clock in milliseconds."""
    return time.time_ns() // 1_000_000


def voice_maker(where: Here, wish: Wish) -> Callable[[queue.Queue[Any]], Voice]:
    """Who speaks: nobody (text only) or espeak-ng in a process of its own."""
    from companion.speech.launch import VoiceOptions
    from companion.speech.transcript import TranscriptVoice
    from companion.speech.voices import ProcessVoice

    if wish.text or not where.settings.speak:
        return TranscriptVoice
    options = VoiceOptions(wav=wish.wav, language=where.phrases.language)
    return lambda events: ProcessVoice(events, options)


def open_or_begin(journal: Journal, where: Here, wish: Wish) -> tuple[Match, list[Announcement]]:
    """The open game if there is one and it is wanted, else a new one; and what to say of it. CompanionError."""
    from companion.commands.kept import tiles_for
    from companion.daemon.match import Match
    from companion.model import Announcement

    number = journal.open_game() if wish.resume is not False else None
    if number is not None and (wish.resume or _wants_to_resume(journal, number, where)):
        kept = journal.read(number)
        match, said = Match.resume(journal, number, tiles_for(kept, where.settings))
        return match, [Announcement("game-resumed", {"count": len(match.table.referee.ledger.played)}), *said]
    return begin(journal, where, wish.names)


def begin(journal: Journal, where: Here, names: tuple[str, ...]) -> tuple[Match, list[Announcement]]:
    """A new game of these players, and what to say of it. CompanionError."""
    from companion.commands.setting import setup_of, tiles_of
    from companion.daemon.match import Match
    from companion.games import load
    from companion.model import Announcement

    tiles = tiles_of(where.settings)
    setup = setup_of(names, tiles, where.phrases)
    game = load("royal_garden")
    if problems := game.check(setup):
        raise CompanionError(problems[0].key, **problems[0].facts)
    times = {"quiet_ms": where.settings.quiet_ms, "long_quiet_ms": where.settings.long_quiet_ms}
    players = tuple(player.name for player in setup.players)
    said = [Announcement("game-begun", {"players": players})]
    return Match.begin(journal, game.name, setup, tiles, times), said


def _wants_to_resume(journal: Journal, number: int, where: Here) -> bool:
    """Ask, if somebody sits at a keyboard; a companion without one goes on with the open game."""
    if sys.stdin is None or not sys.stdin.isatty():
        return True
    kept = journal.read(number)
    line(where.phrases.write("resume-offer", {"players": kept.header.players, "count": len(kept.decided)}))
    return sys.stdin.readline().strip() in {"", "1"}


def _remember(where: Here, wish: Wish, seats: dict[str, str]) -> None:
    """Keep which board had which seat; a settings file that cannot be written is told, and costs nothing else."""
    from companion import config

    kept = dict(where.settings.seats)
    for uid, seat in seats.items():
        given = wish.names[int(seat) - 1] if int(seat) <= len(wish.names) else ""
        known = kept[uid].name if uid in kept else ""
        kept[uid] = config.Seat(number=int(seat), name=given or known)
    try:
        config.save(where.settings.model_copy(update={"seats": kept}), config.settings_file(where.places))
    except CompanionError as error:
        line(where.phrases.write(error), err=True)
