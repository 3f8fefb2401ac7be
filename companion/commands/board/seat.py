"""`companion board seat`: which seat a board has, kept in the settings."""

from __future__ import annotations

import click

from companion.commands.board.name import SEATS, give
from companion.commands.board.options import board_options
from companion.commands.common import fail, here, language_options
from companion.errors import CompanionError


@click.command("seat")
@click.argument("number", type=click.IntRange(1, SEATS))
@board_options
@language_options
def command(number: int, ports: tuple[str, ...], uid: str, lang: str | None, level: str | None) -> None:
    """Give a board the seat of this NUMBER, counted clockwise from one.

    With several boards press a button on the one that is meant. While a game runs it is asked for its boards.
    """
    try:
        give(here(lang, level), ports, uid, number=number)
    except CompanionError as error:
        fail(error, lang)
