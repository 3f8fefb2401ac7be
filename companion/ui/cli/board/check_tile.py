"""`companion board check-tile`: the gluing check, one tile after the other, heard and printed."""

from __future__ import annotations

import click

from companion.evening.here import here
from companion.ui.cli.games import game_option
from companion.ui.cli.options import board_options, language_options, speech_options


@click.command("check-tile")
@click.argument("called", nargs=-1, metavar="[TILE]")
@click.option(
    "--seconds",
    type=click.FloatRange(min=0.1),
    default=180.0,
    show_default=True,
    help="So long without a change ends it.",
)
@game_option
@board_options
@language_options
@speech_options
def command(
    called: tuple[str, ...],
    seconds: float,
    game: str | None,
    ports: tuple[str, ...],
    uid: str,
    lang: str | None,
    level: str | None,
    text: bool,
    wav: str,
) -> bool:
    """Say of each tile laid on a board what it is, and which of its pockets are not as in the tile set.

    Tile after tile is laid and lifted. Enter, or any button of the board, ends it with a summary: how many are
    right, which are not, and after more than a handful which of the set are still to be laid. With TILE (24,
    castle 2, red) one tile is compared with that one, however wrong its magnets are. The exit code is 0 when all
    that were checked agree.
    """
    from companion.care.board.leading import check_tiles

    return check_tiles(here(lang, level), called, seconds, game, ports, uid, text, wav)
