"""`companion replay`: a kept game heard again, printed, or judged again."""

from __future__ import annotations

import click

from companion.ui.cli.options import Where, speech_options, user_options
from companion.ui.cli.worded import Worded


@click.command("replay", cls=Worded, facts={"command": "companion history"})
@click.argument("source", required=False, metavar="game-or-file")
@click.option("--check", is_flag=True)
@user_options
@speech_options
def command(where: Where, source: str | None, check: bool, text: bool, wav: str) -> bool:
    """Say a kept game again, sentence by sentence, in any language.

    GAME_OR_FILE is the number of a game as `companion history` lists it, or an exported file; without it the
    newest game is taken.
    """
    from companion.evening import kept

    if check:
        return kept.check(where(), source)
    kept.say_again(where(), source, text, wav)
    return True
