"""`companion demo`: a whole game on boards made of software, over the true wire, refereed and spoken."""

from __future__ import annotations

import click

from companion.evening.here import here
from companion.games import NAMES
from companion.ui.cli.games import GameCommand, GameName, variant_option
from companion.ui.cli.options import language_options, speech_options


@click.command("demo", cls=GameCommand)
@click.option(
    "--game",
    type=GameName(),
    default=NAMES[0],
    metavar="game",
)
@click.option("--players", default="Jana,Petr", metavar="names")
@variant_option
@click.option("--page", is_flag=True)
@click.option("--seed", type=int, default=None)
@language_options
@speech_options
def command(
    game: str,
    players: str,
    variants: tuple[str, ...],
    page: bool,
    seed: int | None,
    lang: str | None,
    level: str | None,
    text: bool,
    wav: str,
) -> None:
    """Play a whole match on boards made of software, from the lots to the winner.

    {free} freely.

    Nothing is kept: the game has a journal and settings of its own, which are removed at the end.
    """
    from companion.evening.choosing import variants_of
    from companion.evening.demo import demonstrate
    from companion.evening.wish import GameWish

    names = tuple(name.strip() for name in players.split(","))
    chosen = variants_of(variants, game)
    wish = GameWish(names, text=text, wav=wav, game=game, variants=chosen, match=True, draw="companion")
    demonstrate(here(lang, level or "terse"), wish, seed, page)
