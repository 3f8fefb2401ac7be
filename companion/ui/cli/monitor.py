"""`companion monitor`: what the boards say, line by line."""

from __future__ import annotations

import click

from companion.ui.cli.options import Where, port_option, user_options
from companion.ui.cli.worded import Worded


@click.command("monitor", cls=Worded)
@port_option
@click.option("--words", is_flag=True)
@click.option("--seconds", type=click.FloatRange(min=0.1), default=None)
@user_options
def command(where: Where, ports: tuple[str, ...], words: bool, seconds: float | None) -> bool:
    """Print what the boards say, line by line, each line led by its port.

    Lines that cannot be read are shown with their odd bytes escaped, and what is wrong with them. While a game
    runs it tells what it hears, how each board is now at first. Control-C ends. With --seconds the exit code
    is 1 if no board was heard.
    """
    from companion.care.board.monitor import monitor

    return monitor(where(), ports, words, seconds)
