"""`companion board show`: what the sensors read, in words and in millitesla."""

from __future__ import annotations

import click

from companion.evening.here import here
from companion.ui.cli.options import board_options, language_options


@click.command("show")
@click.argument("cell", required=False)
@click.option("--all", "every", is_flag=True, help="Tell the empty cells too.")
@board_options
@language_options
def command(
    cell: str | None, every: bool, ports: tuple[str, ...], uid: str, lang: str | None, level: str | None
) -> None:
    """Tell what each sensor of a CELL reads, one a line: which pole points down, and how strong the field is.

    A cell is a letter and a number, such as B3. Without CELL all cells are told that are not empty, and how many
    those are.
    """
    from companion.care.board.sensors import show

    show(here(lang, level), cell, every, ports, uid)
