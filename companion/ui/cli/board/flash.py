"""`companion board flash`: a new program for one board, each step told, nothing touched before all is checked."""

from __future__ import annotations

import click

from companion.evening.here import here
from companion.ui.cli.options import board_options, language_options, speech_options


@click.command("flash")
@click.option("--file", "file", type=click.Path(), help="Another UF2 file than the one that is shipped.")
@click.option("--dry-run", is_flag=True, help="Check everything, say what would be done, change nothing.")
@board_options
@language_options
@speech_options
def command(
    file: str | None,
    dry_run: bool,
    ports: tuple[str, ...],
    uid: str,
    lang: str | None,
    level: str | None,
    text: bool,
    wav: str,
) -> None:
    """Put the program that comes with the companion onto one board, and tell each step.

    The file is checked before the board is touched. With several boards press a button on the one that is meant. A
    board that waits in its boot loader already is found, too. The calibration is kept. Not while a game runs. The
    exit code is 0 when the board is back with its program.
    """
    from companion.care.board.flash import flash

    flash(here(lang, level), file, dry_run, ports, uid, text, wav)
