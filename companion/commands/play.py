"""`companion play`: one match on the connected boards, refereed and spoken; a second one joins the first."""

from __future__ import annotations

import sys
from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING

import click

from companion.commands.choosing import GameOrNumber, offered_variants
from companion.commands.common import fail, here, language_options, line, speech_options, tell
from companion.errors import CompanionError

if TYPE_CHECKING:
    from companion.commands.common import Here
    from companion.commands.opening import Wish


@click.command("play")
@click.option(
    "--game",
    type=GameOrNumber(),
    default=None,
    metavar="GAME",
    help="Which game: royal-garden, azul-mini, master-chocolatier, queens-garden. A number takes up that open "
    "game.",
)
@click.option("--players", default="", help="Names in the order of seats, separated by commas.")
@click.option("--count", type=click.IntRange(1, 4), default=None, help="How many play when no names are given.")
@click.option("--free", is_flag=True, help="No draft and no turns: dominoes are laid freely, as with one player.")
@click.option(
    "--variant",
    "variants",
    multiple=True,
    metavar="NAME",
    shell_complete=offered_variants,
    help="A variant: dynasty, centralised, harmony, duel, wider; of Azul reverse, special, marker; of "
    "Queen's Garden side-b, below. Several times, or with commas.",
)
@click.option(
    "--draw", type=click.Choice(["hand", "companion"]), default=None, help="Who draws lots, dominoes and tiles."
)
@click.option("--advice/--no-advice", "advice", default=None, help="Whether the best places may be named first.")
@click.option("--port", "ports", multiple=True, help="A board's serial port or URL; otherwise boards are found.")
@click.option("--resume/--new", "resume", default=None, help="Take up the open game, or begin a new one.")
@click.option("--seat", type=click.IntRange(0, 5), default=None, help="Whose this keyboard is; 0 is the table's.")
@click.option("--large", is_flag=True, help="Show the last sentence and the boards in large letters.")
@language_options
@speech_options
def command(
    game: str | int | None,
    players: str,
    count: int | None,
    free: bool,
    variants: tuple[str, ...],
    draw: str | None,
    advice: bool | None,
    ports: tuple[str, ...],
    resume: bool | None,
    seat: int | None,
    large: bool,
    lang: str | None,
    level: str | None,
    text: bool,
    wav: str,
) -> None:
    """Play Královská zahrada, Azul Mini or Azul Master Chocolatier on two to four boards, or Azul Queen's Garden.

    In Královská zahrada one player lays dominoes freely. Without --players, --count, --free or --variant a new
    game begins with a few questions. Type help and Enter
    while playing, or 9 and Enter on a keypad, to hear what can be typed. While a game runs, a second play joins it
    with its keyboard.
    """
    from companion.commands.choosing import variants_of
    from companion.commands.opening import Wish, planned
    from companion.commands.preparing import remembered_names
    from companion.commands.wheel_store import lacks
    from companion.keys.answer import at_terminal

    try:
        where = here(lang, level)
        told = bool(players or count or free or variants)
        wish = Wish((), game=game if isinstance(game, str) else "")
        plays = wish.plays(where.settings)
        names = remembered_names(where.settings, plays, count)
        if players:
            names = tuple(map(str.strip, players.split(",")))
        given = {"language": lang, "verbosity": level, "keyboard_seat": seat}
        given = {name: value for name, value in given.items() if value is not None}
        where = where.with_settings(where.settings.model_copy(update=given))
        wish = replace(
            wish,
            names=names,
            ports=ports,
            resume=resume,
            text=text,
            wav=wav,
            large=large,
            number=game if isinstance(game, int) else None,
            asks=not told,
            match=False if free else None,
            variants=variants_of(variants, plays) if variants else None,
            draw=draw,
            advice=advice,
        )
        manner = wish.manner(where.settings, len(names))
        if told and not (lacks(where.places, plays, manner.variants) and at_terminal()):
            planned(where, plays, names, manner)
        play(where, wish)
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
    from companion.games import NAMES, load

    echo = sound_of(where).prints is Prints.ALWAYS  # as at the first terminal

    @cache
    def vocabulary(game: str) -> keys.Vocabulary:
        part = where.phrases.part
        if game not in NAMES:
            return keys.Vocabulary((), keys.words_of((), part))
        return keys.vocabulary_of(load(game), part)

    def leaves(typed: str, game: str) -> bool:
        meant = keys.understand(typed, vocabulary(game))
        return isinstance(meant, keys.Meant) and meant.command.name == "quit"

    attach(
        where,
        where.settings.keyboard_seat,
        lambda events, silence: keys.reader_for(sys.stdin, events, lambda _seat: silence(), echo),
        leaves=leaves,
    )
