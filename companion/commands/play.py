"""`companion play`: one match on the connected boards, refereed and spoken; a second one joins the first."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import click

from companion.commands.common import fail, here, language_options, line, speech_options, tell
from companion.errors import CompanionError

if TYPE_CHECKING:
    from companion.commands.common import Here
    from companion.commands.opening import Wish


FEWEST, MOST = 2, 4
"""Players of a game that begins by itself."""


@click.command("play")
@click.option("--players", default="", help="Names in the order of seats, separated by commas.")
@click.option("--count", type=click.IntRange(1, 4), default=None, help="How many play when no names are given.")
@click.option("--port", "ports", multiple=True, help="A board's serial port or URL; otherwise boards are found.")
@click.option("--resume/--new", "resume", default=None, help="Take up the open game, or begin a new one.")
@click.option("--game", type=click.IntRange(min=1), default=None, help="Take up this open game of the history.")
@click.option("--seat", type=click.IntRange(0, 5), default=None, help="Whose this keyboard is; 0 is the table's.")
@click.option("--large", is_flag=True, help="Show the last sentence and the boards in large letters.")
@language_options
@speech_options
def command(
    players: str,
    count: int | None,
    ports: tuple[str, ...],
    resume: bool | None,
    game: int | None,
    seat: int | None,
    large: bool,
    lang: str | None,
    level: str | None,
    text: bool,
    wav: str,
) -> None:
    """Play Královská zahrada, dominoes laid freely on one to four boards.

    Type help and Enter while playing, or 9 and Enter on a keypad, to hear what can be typed. While a game runs, a
    second play joins it with its keyboard.
    """
    from companion.commands.opening import Wish

    try:
        where = here(lang, level)
        names = tuple(name.strip() for name in players.split(",")) if players else remembered_names(where, count)
        given = {"language": lang, "verbosity": level, "keyboard_seat": seat}
        given = {name: value for name, value in given.items() if value is not None}
        where = where.with_settings(where.settings.model_copy(update=given))
        play(where, Wish(names, ports, resume, text, wav, large, game))
    except CompanionError as error:
        fail(error, lang)


def play(where: Here, wish: Wish) -> None:
    """Own ports, voice and journal and run the evening; where somebody else does, join that. CompanionError."""
    from companion import log
    from companion.local import Owner

    owner = Owner.claim(where.places)
    if owner is None:
        if wish.large:
            tell(where.phrases, "large-joined")
        _join(where)
        return
    with owner:
        from companion.commands import first, session

        kept_log = log.start(where.places, wish.names)
        log.guard(lambda phrase: line(where.phrases.write(phrase), err=True))
        if not wish.text:
            where = first.begin(where)
        session.evening(where, wish, owner, kept_log)


def _join(where: Here) -> None:
    """Join the running game with this keyboard. CompanionError."""
    from companion import keys
    from companion.commands.attached import attach
    from companion.commands.setting import sound_of
    from companion.daemon.mouth import Prints
    from companion.games import load

    echo = sound_of(where).prints is Prints.ALWAYS  # as at the first terminal
    commands = load("royal_garden").commands
    vocabulary = keys.Vocabulary(commands, keys.words_of(commands, where.phrases.part))

    def leaves(typed: str) -> bool:
        meant = keys.understand(typed, vocabulary)
        return isinstance(meant, keys.Meant) and meant.command.name == "quit"

    attach(
        where,
        where.settings.keyboard_seat,
        lambda events, silence: keys.reader_for(sys.stdin, events, lambda _seat: silence(), echo),
        leaves=leaves,
    )


def remembered_names(where: Here, count: int | None) -> tuple[str, ...]:
    """The names that belong to the seats of known boards; empty where nobody was named.

    count: how many play; None: as many as had boards last, two at least.
    """
    known = {seat.number: seat.name for seat in where.settings.seats.values() if seat.number <= MOST}
    count = count or max([FEWEST, *known])
    return tuple(known.get(number, "") for number in range(1, count + 1))
