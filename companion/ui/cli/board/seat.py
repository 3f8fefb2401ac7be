"""`companion board seat`: which seat a board has, kept in the settings."""

from __future__ import annotations

import click

from companion.care.board.seats import SEATS, give
from companion.evening.here import here
from companion.ui.cli.options import board_options, language_options


@click.command("seat")
@click.argument("number", type=click.IntRange(1, SEATS))
@board_options
@language_options
def command(number: int, ports: tuple[str, ...], uid: str, lang: str | None, level: str | None) -> None:
    """Give a board the seat of this NUMBER, counted clockwise from one.

    With several boards press a button on the one that is meant. While a game runs it is asked for its boards.
    """
    give(here(lang, level), ports, uid, number=number)
