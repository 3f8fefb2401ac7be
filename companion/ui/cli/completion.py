"""`companion completion`: what a shell has to know to complete our commands, options and names."""

from __future__ import annotations

import os

import click

from companion.core.errors import CompanionError
from companion.evening.here import line
from companion.ui.cli.options import language_options
from companion.ui.cli.worded import Worded

SHELLS = ("bash", "zsh", "fish", "powershell")


_TYPED = {
    "bashrc": ".bashrc",
    "bash": 'eval "$(companion completion bash)"',
    "zshrc": ".zshrc",
    "zsh": 'eval "$(companion completion zsh)"',
    "fish": "companion completion fish > ~/.config/fish/completions/companion.fish",
    "profile": "$PROFILE",
    "powershell": "companion completion powershell | Out-String | Invoke-Expression",
    "shell": "SHELL",
}
"""What the help names."""


@click.command("completion", cls=Worded, facts=_TYPED, more=("bash", "zsh", "fish", "powershell", "shell"))
@click.argument("shell", type=click.Choice(SHELLS), required=False)
@language_options
def command(shell: str | None, lang: str | None, level: str | None) -> None:
    """Print the script that lets a shell complete commands and options with the Tab key."""
    from click.shell_completion import get_completion_class

    import companion.ui.cli.powershell  # noqa: F401 - makes it known to click
    from companion.ui.cli.main import ASKED, main

    chosen = shell or os.path.basename(os.environ.get("SHELL", ""))
    kind = get_completion_class(chosen) if chosen in SHELLS else None
    if kind is None:
        raise CompanionError("completion-unknown", shells=SHELLS)
    line(kind(main, {}, "companion", ASKED).source().strip("\n"))
