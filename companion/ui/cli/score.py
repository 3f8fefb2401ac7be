"""`companion score`: the points of layout files, of the game being played, or of what lies on the boards."""

from __future__ import annotations

from typing import Any

import click

from companion.ui.cli.games import GameCommand, counting_options, told_options
from companion.ui.cli.options import language_options, port_option, speech_options


@click.command("score", cls=GameCommand)
@click.option("--layout", "layouts", multiple=True, metavar="file")
@click.argument("files", nargs=-1, metavar="file")
@counting_options
@told_options
@click.option("--json", "as_json", is_flag=True)
@port_option
@language_options
@speech_options
def command(**told: Any) -> None:
    """Count the points of a finished game.

    Without files: of the game being played, with its own variants, else of what lies on the connected boards, one
    player a board. With --layout: of what is written down, one line a row; a dot is empty. What is doubted is told
    first; at a terminal Enter then looks again, elsewhere the status is 1, unless --as-it-lies is given.

    {layouts}

    {sums} With --json a last line tells the sums, {json}.
    """
    from companion.evening.counter import score
    from companion.evening.counting import request_of

    score(request_of(told))
