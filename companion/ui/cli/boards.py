"""`companion boards`: which boards are connected, told one fact a line."""

from __future__ import annotations

import click

from companion.ui.cli.options import Where, port_option, user_options
from companion.ui.cli.worded import Worded


@click.command("boards", cls=Worded)
@port_option
@user_options
def command(where: Where, ports: tuple[str, ...]) -> bool:
    """List the connected boards: where, who, how large, and whether they answer.

    Only ports of boards are opened; while a game runs it is asked, and nothing is opened. The exit code is 0 when
    at least one board answers.
    """
    from companion.care.board.listing import list_boards

    return list_boards(where(), ports)
