"""`companion say`: a sentence spoken, by the running companion or by a voice of its own."""

from __future__ import annotations

import click

from companion.commands.common import fail, here, language_options, speech_options
from companion.errors import CompanionError


@click.command("say")
@click.argument("words", nargs=-1, required=True, metavar="TEXT...")
@language_options
@speech_options
def command(words: tuple[str, ...], lang: str | None, level: str | None, text: bool, wav: str) -> None:
    """Say a sentence.

    While a game runs, the game says it in its own voice and language, after what it is saying; with --text or
    --wav, and when no game runs, this command does.
    """
    try:
        from companion.commands.attached import say_there
        from companion.daemon.front import aloud

        where = here(lang, level)
        told = " ".join(words)
        sentences = aloud(told)
        if not sentences:
            raise CompanionError("say-nothing")
        if text or wav or not say_there(where, told):
            from companion.commands.saying import say_lines

            say_lines(sentences, where, text, wav)
    except CompanionError as error:
        fail(error, lang)
