"""`companion rank`: several finished boards, written down as files, ranked with what decides each tie."""

from __future__ import annotations

from typing import Any

import click

from companion.ui.cli.games import GameCommand, counting_options
from companion.ui.cli.options import language_options, speech_options


@click.command("rank", cls=GameCommand, facts={"command": "companion score --layout"})
@click.argument("files", nargs=-1, metavar="file")
@counting_options
@click.option("--json", "as_json", is_flag=True)
@language_options
@speech_options
def command(**told: Any) -> None:
    """Rank finished boards, written down as files; what is left of them where some cannot be read.

    More points are ahead. {ties}. Who is equal in all of it shares the place, {shared}.
    Files are written as for companion score --layout. Each player is called by the file.
    """
    from companion.evening.counter import rank
    from companion.evening.counting import request_of

    rank(request_of(told))
