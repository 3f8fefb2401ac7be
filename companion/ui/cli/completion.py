"""`companion completion`: what a shell has to know to complete our commands, options and names."""

from __future__ import annotations

import os

import click

from companion.core.errors import CompanionError
from companion.evening.here import line
from companion.ui.cli.options import language_options

SHELLS = ("bash", "zsh", "fish")


@click.command("completion")
@click.argument("shell", type=click.Choice(SHELLS), required=False)
@language_options
def command(shell: str | None, lang: str | None, level: str | None) -> None:
    """Print the script that lets a shell complete commands and options with the Tab key.

    \b
    bash, in the file .bashrc:
      eval "$(companion completion bash)"
    zsh, in the file .zshrc, after compinit:
      eval "$(companion completion zsh)"
    fish, once:
      companion completion fish > ~/.config/fish/completions/companion.fish

    Without a name, it is the shell that the variable SHELL tells.
    """
    from click.shell_completion import get_completion_class

    from companion.ui.cli.main import main

    chosen = shell or os.path.basename(os.environ.get("SHELL", ""))
    kind = get_completion_class(chosen) if chosen in SHELLS else None
    if kind is None:
        raise CompanionError("completion-unknown", shells=SHELLS)
    line(kind(main, {}, "companion", "_COMPANION_COMPLETE").source().strip("\n"))
