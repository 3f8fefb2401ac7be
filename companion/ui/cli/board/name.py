"""`companion board name`: whose board it is, kept in the settings."""

from __future__ import annotations

import click

from companion.evening.here import here
from companion.ui.cli.options import board_options, language_options


@click.command("name")
@click.argument("name")
@board_options
@language_options
def command(name: str, ports: tuple[str, ...], uid: str, lang: str | None, level: str | None) -> None:
    """Give the player of a board a NAME; an empty one takes it away.

    A board without a seat gets the first one that is free. With several boards press a button on the one that is
    meant. While a game runs it is asked for its boards.
    """
    from companion.care.board import seats

    seats.name(here(lang, level), ports, uid, name)
