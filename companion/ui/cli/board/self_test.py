"""`companion board self-test`: a domino walked over the cells by spoken guidance."""

from __future__ import annotations

import click

from companion.evening.here import here
from companion.ui.cli.options import board_options, language_options, speech_options


@click.command("self-test")
@click.option("--tile", "number", type=int, default=24, show_default=True, help="The domino that is walked.")
@board_options
@language_options
@speech_options
def command(
    number: int, ports: tuple[str, ...], uid: str, lang: str | None, level: str | None, text: bool, wav: str
) -> bool:
    """Walk a domino over the board until every sensor has read a magnet, and name those that read wrong.

    Each place is said; what lies there is judged by itself when it is still. Enter, or any button of the board,
    goes on where it waits: what is read then counts. The words back, repeat and help are understood; stop, as
    Control-C, ends with what was found so far. The exit code is 0 when every sensor reads as it should.
    """
    from companion.care.board.leading import self_test

    return self_test(here(lang, level), number, ports, uid, text, wav)
