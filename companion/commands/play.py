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


def _variants(_context: click.Context, _parameter: click.Parameter, incomplete: str) -> list[str]:
    """The variants that begin so, for the Tab key; after a comma the next one."""
    from companion.games.royal_garden.variants import VARIANTS

    before, comma, begun = incomplete.rpartition(",")
    return [f"{before}{comma}{one}" for one in VARIANTS if one.startswith(begun)]


@click.command("play")
@click.option("--players", default="", help="Names in the order of seats, separated by commas.")
@click.option("--count", type=click.IntRange(1, 4), default=None, help="How many play when no names are given.")
@click.option("--free", is_flag=True, help="No draft and no turns: dominoes are laid freely, as with one player.")
@click.option(
    "--variant",
    "variants",
    multiple=True,
    metavar="NAME",
    shell_complete=_variants,
    help="A variant of the match: dynasty, centralised, harmony, duel, wider. Several times, or with commas.",
)
@click.option(
    "--draw", type=click.Choice(["hand", "companion"]), default=None, help="Who draws lots and dominoes."
)
@click.option("--advice/--no-advice", "advice", default=None, help="Whether the best places may be named first.")
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
    free: bool,
    variants: tuple[str, ...],
    draw: str | None,
    advice: bool | None,
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
    """Play a match of Královská zahrada on two to four boards; one player lays dominoes freely.

    Without --players, --count, --free or --variant a new game begins with a few questions. Type help and Enter
    while playing, or 9 and Enter on a keypad, to hear what can be typed. While a game runs, a second play joins it
    with its keyboard.
    """
    from companion.commands.opening import Wish, planned
    from companion.commands.preparing import remembered_names

    try:
        where = here(lang, level)
        told = bool(players or count or free or variants)
        names = tuple(map(str.strip, players.split(","))) if players else remembered_names(where.settings, count)
        given = {"language": lang, "verbosity": level, "keyboard_seat": seat}
        given = {name: value for name, value in given.items() if value is not None}
        where = where.with_settings(where.settings.model_copy(update=given))
        wish = Wish(
            names,
            ports,
            resume,
            text,
            wav,
            large,
            game,
            asks=not told,
            match=False if free else None,
            variants=_named(variants) if variants else None,
            draw=draw,
            advice=advice,
        )
        if told:
            planned(where, names, wish.manner(where.settings, len(names)))
        play(where, wish)
    except CompanionError as error:
        fail(error, lang)


def _named(typed: tuple[str, ...]) -> tuple[str, ...]:
    """The variants that were typed, one or several at a time. CompanionError rg-count-variant."""
    from companion.commands.counting import rules_of

    return tuple(sorted(rules_of(typed, ()).variants))


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
