"""`companion say`: a sentence spoken, by the running companion or by a voice of its own."""

from __future__ import annotations

import click

from companion.ui.cli.options import Where, speech_options, user_options
from companion.ui.cli.worded import Worded


@click.command("say", cls=Worded, facts={"how": "--how"})
@click.argument("words", nargs=-1, required=True, metavar="text")
@user_options
@speech_options
def command(where: Where, words: tuple[str, ...], text: bool, wav: str) -> None:
    """Say a sentence.

    While a game runs, the game says it in its own voice and language, after what it is saying; with --text or
    --wav, and when no game runs, this command does.
    """
    from companion.evening.saying import say

    say(where(), " ".join(words), text, wav)
