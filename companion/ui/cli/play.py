"""`companion play`: one match on the connected boards, refereed and spoken; a second one joins the first."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from companion.evening.here import here
from companion.ui.cli.games import GameCommand, GameOrNumber, variant_option
from companion.ui.cli.options import language_options, port_option, speech_options

if TYPE_CHECKING:
    from companion.evening.display import Display


@click.command("play", cls=GameCommand, facts={"command": "companion play"})
@click.option(
    "--game",
    type=GameOrNumber(),
    default=None,
    metavar="game",
)
@click.option("--players", default="", metavar="names")
@click.option("--count", type=click.IntRange(1, 4), default=None)
@click.option("--against", multiple=True, metavar="level")
@click.option("--free", is_flag=True)
@variant_option
@click.option("--draw", type=click.Choice(["hand", "companion"]), default=None)
@click.option("--advice/--no-advice", "advice", default=None)
@port_option
@click.option("--resume/--new", "resume", default=None)
@click.option("--seat", type=click.IntRange(0, 5), default=None)
@click.option("--large", is_flag=True)
@language_options
@speech_options
def command(
    game: str | int | None,
    players: str,
    count: int | None,
    against: tuple[str, ...],
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
    """Play {sensed} on two to four boards, or {unsensed}.

    {free} dominoes freely. Without --players, --count, --free or --variant a new
    game begins with a few questions. Type help and Enter
    while playing, or 9 and Enter on a keypad, to hear what can be typed. While a game runs, a second play joins it
    with its keyboard.
    """
    from companion.evening.choosing import levels_of
    from companion.evening.starting import start
    from companion.evening.wish import GameWish

    number, name = (game, "") if isinstance(game, int) else (None, game or "")
    match, levels = False if free else None, dict(enumerate(levels_of(against), start=1))
    wish = GameWish(
        (), ports, resume, text, wav, number, name, match=match, draw=draw, advice=advice, programs=levels
    )
    where = here(lang, level).given(language=lang, verbosity=level, keyboard_seat=seat)
    start(where, wish, players, count, variants, _letters if large else None)


def _letters() -> Display:
    """What draws large letters, which is loaded for nobody who wants none."""
    from companion.ui.large import on_terminal

    return on_terminal()
