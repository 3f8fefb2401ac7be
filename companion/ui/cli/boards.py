"""`companion boards`: which boards are connected, told one fact a line."""

from __future__ import annotations

import click

from companion.evening.here import here
from companion.ui.cli.options import language_options, port_option


@click.command("boards")
@port_option
@language_options
def command(ports: tuple[str, ...], lang: str | None, level: str | None) -> bool:
    """List the connected boards: where, who, how large, and whether they answer.

    Only ports of boards are opened; while a game runs it is asked, and nothing is opened. The exit code is 0 when
    at least one board answers.
    """
    from companion.care.board.listing import list_boards

    return list_boards(here(lang, level), ports)
