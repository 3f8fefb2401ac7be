"""The command `companion`: a thin list of commands, each in its own module, loaded when it is used."""

from __future__ import annotations

from importlib import import_module

import click

COMMANDS = {
    "play": "Play a game on the connected boards.",
    "score": "Count the points of a finished game.",
    "boards": "List the connected boards.",
    "monitor": "Print what the boards say, line by line.",
    "replay": "Play back or check a kept game.",
    "history": "List, export, import and forget kept games.",
    "tiles": "Show, check and make tile sets; read back a tile.",
    "demo": "Play a whole game on boards made of software.",
    "doctor": "Check ports, voice, sound and files, and say what to do.",
}


class Commands(click.Group):
    """Loads a command's module only when that command is used, so that help and score start fast."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Names in the order of the table above."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command of this name."""
        if cmd_name not in COMMANDS:
            return None
        command: click.Command = import_module(f"companion.commands.{cmd_name}").command
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """One command a line, without loading any."""
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))


@click.command(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="companion-tabletop", prog_name="companion")
def main() -> None:
    """Reads a magnetic board, judges, keeps the score and speaks Czech, Polish or English."""
