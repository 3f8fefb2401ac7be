"""`companion say`: a sentence spoken, by the running companion or by a voice of its own; how a word is read."""

from __future__ import annotations

import click

from companion.ui.cli.options import Where, speech_options, user_options
from companion.ui.cli.worded import UsageSaid, Worded


@click.command("say", cls=Worded)
@click.argument("words", nargs=-1, required=True, metavar="text")
@click.option("--how", is_flag=True)
@user_options
@speech_options
def command(where: Where, words: tuple[str, ...], how: bool, text: bool, wav: str) -> None:
    """Say a sentence.

    While a game runs, the game says it in its own voice and language, after what it is saying; with --text or
    --wav, and when no game runs, this command does. With --how the one word is told as it is read, and mended.
    """
    from companion.evening.pronouncing import pronounce
    from companion.evening.saying import say

    if how and len(words) > 1:
        raise UsageSaid(click.get_current_context(), "usage-too-much", words=words[1:])
    if how:
        pronounce(where(), words[0], text)
    else:
        say(where(), " ".join(words), text, wav)
