"""`companion board kind`: which size and kind a board is, kept on the board."""

from __future__ import annotations

import click

from companion.care.board.kind import KINDS, set_kind
from companion.evening.here import here
from companion.ui.cli.options import board_options, language_options, speech_options


@click.command("kind")
@click.argument("kind", type=click.Choice([*KINDS]))
@board_options
@language_options
@speech_options
def command(
    kind: str, ports: tuple[str, ...], uid: str, lang: str | None, level: str | None, text: bool, wav: str
) -> bool:
    """Tell a board that it is of this KIND: five by five squares, seven by seven, or the tray.

    For a board whose straps are open: it stores that and restarts. Not while a game runs. The exit code is 0 when
    the board is of that kind.
    """
    return set_kind(here(lang, level), kind, ports, uid, text, wav)
