"""`companion board`: what is done to one board, each command in its own module, loaded when it is used."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

import click

from companion.ui.cli.main import Commands

COMMANDS = {
    "flash": "Put the program that comes with the companion onto a board.",
    "firmware": "Tell which program is on each board, and whether it is older than the one shipped.",
    "kind": "Tell a board of which size and kind it is.",
    "calibrate": "Measure the zero of all sensors of an empty board.",
    "self-test": "Walk a tile over the board and find sensors that do not work.",
    "check-tile": "Say what each tile laid on the board is, and which of its magnets are wrong.",
    "show": "Tell what the sensors read, in words and millitesla.",
    "name": "Give a board's player a name.",
    "seat": "Give a board a seat.",
}


class BoardCommands(Commands):
    """The commands of one board."""

    table: ClassVar[Mapping[str, str]] = COMMANDS
    package: ClassVar[str] = "companion.ui.cli.board"


@click.command("board", cls=BoardCommands)
def command() -> None:
    """Set up one board: its program, calibration, self-test, name and seat."""
