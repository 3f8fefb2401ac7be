"""`companion page`: the table of the running companion on a page for browsers."""

from __future__ import annotations

import click

from companion.core.places import directories
from companion.evening.here import here, set_words
from companion.ui.cli.options import language_options
from companion.ui.cli.worded import Worded


@click.command("page", cls=Worded)
@click.option("--port", type=click.IntRange(0, 65535), default=8420, show_default=True)
@click.option("--network", is_flag=True)
@click.option("--tls", nargs=2, metavar="file")
@click.option("--game", metavar="game-or-file", help="about-option-kept")
@language_options
def command(
    lang: str | None, level: str | None, port: int, network: bool, tls: tuple[str, str] | None, game: str | None
) -> None:
    """Show the table of the running companion on a page, for browsers on this computer.

    It tells an address to watch, and one for each player, at which everything can be heard by a screen reader,
    read in Braille or large letters, and played. Control-C ends the page; the game goes on.
    With --game it shows a kept game after its match instead: ranking, points, every act.
    """
    from companion.page.serve import serve, serve_kept

    if game is not None:
        serve_kept(here(lang, level), port, game)
        return
    serve(directories(), set_words(lang, level), port, network, tls)
