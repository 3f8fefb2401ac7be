"""`companion say`: a sentence spoken, by the running companion or by a voice of its own."""

from __future__ import annotations

import click

from companion.evening.here import here
from companion.ui.cli.options import language_options, speech_options


@click.command("say")
@click.argument("words", nargs=-1, required=True, metavar="TEXT...")
@language_options
@speech_options
def command(words: tuple[str, ...], lang: str | None, level: str | None, text: bool, wav: str) -> None:
    """Say a sentence.

    While a game runs, the game says it in its own voice and language, after what it is saying; with --text or
    --wav, and when no game runs, this command does.
    """
    from companion.evening.saying import say

    say(here(lang, level), " ".join(words), text, wav)
