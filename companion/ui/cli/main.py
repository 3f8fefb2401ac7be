"""The command `companion`: a thin list of commands, each in its own module, loaded when it is used."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

import click

if TYPE_CHECKING:
    from click.shell_completion import CompletionItem

COMMANDS = {
    "play": "Play a game on the connected boards.",
    "score": "Count the points of a finished game.",
    "rank": "Rank finished kingdoms, with what decides each tie.",
    "boards": "List the connected boards.",
    "board": "Set up one board: its program, calibration, self-test, name and seat.",
    "monitor": "Print what the boards say, line by line.",
    "say": "Say a sentence, through the running game if there is one.",
    "replay": "Play back or check a kept game.",
    "history": "List, export, import and forget kept games.",
    "tiles": "Show, check and make tile sets; load jigs; read back a tile.",
    "wheel": "Correct what the wheel of Queen's Garden scores.",
    "demo": "Play a whole game on boards made of software.",
    "settings": "List, explain, set and reset what can be set.",
    "doctor": "Check ports, voice, sound and files, and say what to do.",
    "autostart": "Begin a game by itself when a board is plugged in.",
    "completion": "Print the script that completes commands in a shell.",
}

INTERRUPTED = 130
"""Exit code after Control and C, as shells expect it."""


class Commands(click.Group):
    """Loads a command's module only when that command is used, so that help and score start fast."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Names in the order of the table."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command of this name."""
        if cmd_name not in COMMANDS:
            return None
        command: click.Command = import_module(f"companion.ui.cli.{cmd_name}").command
        return command

    def invoke(self, ctx: click.Context) -> Any:
        """Run the command; Control and C end it without a word where it has none of its own."""
        try:
            return super().invoke(ctx)
        except KeyboardInterrupt:
            ctx.exit(INTERRUPTED)

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[CompletionItem]:
        """What the Tab key offers: commands from the table, without loading any, and options."""
        from click.shell_completion import CompletionItem

        names = [CompletionItem(name, help=told) for name, told in COMMANDS.items() if name.startswith(incomplete)]
        return [*names, *click.Command.shell_complete(self, ctx, incomplete)]

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """One command a line, without loading any."""
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))


@click.command(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="companion-tabletop", prog_name="companion")
def main() -> None:
    """Reads a magnetic board, judges, keeps the score and speaks Czech, Polish or English."""
