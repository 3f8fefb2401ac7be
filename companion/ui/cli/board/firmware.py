"""`companion board firmware`: which program is on each board, and whether the one shipped is newer."""

from __future__ import annotations

import click

from companion.evening.here import here
from companion.ui.cli.options import board_options, language_options


@click.command("firmware")
@board_options
@language_options
def command(ports: tuple[str, ...], uid: str, lang: str | None, level: str | None) -> None:
    """Tell which program is on each connected board, and whether it is older than the one shipped.

    While a game runs it is asked, and nothing is opened. The exit code is 0 when at least one board answers.
    """
    from companion.care.board.firmware import tell_firmware

    tell_firmware(here(lang, level), ports, uid)
