"""`companion monitor`: what the boards say, line by line."""

from __future__ import annotations

import click

from companion.ui.cli.options import Where, port_option, user_options


@click.command("monitor")
@port_option
@click.option(
    "--words", is_flag=True, help="Say in words what lies on each cell, instead of the lines themselves."
)
@click.option("--seconds", type=click.FloatRange(min=0.1), default=None, help="Stop after so many seconds.")
@user_options
def command(where: Where, ports: tuple[str, ...], words: bool, seconds: float | None) -> bool:
    """Print what the boards say, line by line, each line led by its port.

    Lines that cannot be read are shown with their odd bytes escaped, and what is wrong with them. While a game
    runs it tells what it hears, how each board is now at first. Control-C ends. With --seconds the exit code
    is 1 if no board was heard.
    """
    from companion.care.board.monitor import monitor

    return monitor(where(), ports, words, seconds)
