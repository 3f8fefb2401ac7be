"""The command `companion`: a thin list of commands, each in its own module, loaded when it is used."""

from __future__ import annotations

import os
from importlib import import_module
from typing import TYPE_CHECKING, Any

import click

from companion.ui.cli.options import lang_option
from companion.ui.cli.worded import WordedGroup

if TYPE_CHECKING:
    from click.shell_completion import CompletionItem

COMMANDS = (
    "play",
    "score",
    "rank",
    "boards",
    "board",
    "coupon",
    "monitor",
    "say",
    "replay",
    "review",
    "history",
    "tiles",
    "wheel",
    "demo",
    "page",
    "settings",
    "doctor",
    "autostart",
    "completion",
)
"""The commands, in the order in which help lists them; each has a module of its name."""

ASKED = "_COMPANION_COMPLETE"
"""The variable in which a shell says that it asks for completion."""

INTERRUPTED = 130
"""Exit code after Control and C, as shells expect it."""


class Commands(WordedGroup):
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

    def summary(self, name: str) -> str:
        """See WordedGroup."""
        return f"about-{name}"

    def main(self, *args: Any, **more: Any) -> Any:
        """See click.Command. PowerShell's way of asking is made known only where it asks.

        The variable has one name, also where the program is called companion.exe.
        """
        if os.environ.get(ASKED, "").startswith("powershell"):
            import_module("companion.ui.cli.powershell")
        return super().main(*args, **{"complete_var": ASKED, **more})

    def invoke(self, ctx: click.Context) -> Any:
        """Run the command; Control and C end it without a word where it has none of its own."""
        try:
            return super().invoke(ctx)
        except KeyboardInterrupt:
            ctx.exit(INTERRUPTED)

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[CompletionItem]:
        """What the Tab key offers: commands from the table, without loading any, and options.

        Words of a language are offered only where no fixed name begins so: texts are read for them.
        """
        from click.shell_completion import CompletionItem

        if incomplete.startswith("-"):
            return self.helped(ctx, click.Command.shell_complete(self, ctx, incomplete))
        names = [one for one in COMMANDS if one.startswith(incomplete)]
        told = [self.told(ctx, self.summary(one)) if self.shows_help else None for one in names]
        offered = [CompletionItem(one, help=one_help) for one, one_help in zip(names, told, strict=True)]
        return offered or self.begun(ctx, incomplete)


@click.command("companion", cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="companion-tabletop", prog_name="companion")
@lang_option
def main() -> None:
    """Reads a magnetic board, judges, keeps the score and speaks Czech, Polish or English."""
