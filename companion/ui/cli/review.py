"""`companion review`: the choices of a kept match that cost most."""

from __future__ import annotations

import click

from companion.ui.cli.options import Where, speech_options, user_options
from companion.ui.cli.worded import Worded


@click.command("review", cls=Worded, facts={"command": "companion history"})
@click.argument("source", required=False, metavar="game-or-file")
@user_options
@speech_options
def command(where: Where, source: str | None, text: bool, wav: str) -> None:
    """Go through the choices of a kept match that cost most, hear them, and try others.

    GAME_OR_FILE is the number of a game as `companion history` lists it, or an exported file; without it the
    newest game is taken.
    """
    from companion.evening.review import review

    review(where(), source, text, wav)
