"""`companion history`: the kept games."""

from __future__ import annotations

import click

from companion.evening.here import here
from companion.ui.cli.options import language_options


@click.group("history", invoke_without_command=True)
@click.pass_context
@language_options
def command(ctx: click.Context, lang: str | None, level: str | None) -> None:
    """List the kept games; export, import or forget one."""
    if ctx.invoked_subcommand is None:
        from companion.evening.history import list_games

        list_games(here(lang, level))


@command.command("export")
@click.argument("game", type=int)
@click.argument("file", type=click.Path())
@click.option("--replace-names", is_flag=True, help="Other names for the players, as for a bug report.")
@language_options
def export(game: int, file: str, replace_names: bool, lang: str | None, level: str | None) -> None:
    """Write one game to a file of JSON lines."""
    from companion.evening import history

    history.export(here(lang, level), game, file, replace_names)


@command.command("import")
@click.argument("file", type=click.Path())
@language_options
def import_(file: str, lang: str | None, level: str | None) -> None:
    """Take a game from a file of JSON lines."""
    from companion.evening.history import take

    take(here(lang, level), file)


@command.command("forget")
@click.argument("game", type=int, required=False)
@click.option("--all", "everything", is_flag=True, help="Forget every game.")
@click.option("--yes", is_flag=True, help="Do not ask again.")
@language_options
def forget(game: int | None, everything: bool, yes: bool, lang: str | None, level: str | None) -> None:
    """Remove a game, or all, for good."""
    from companion.evening import history

    if (game is None) == (not everything):
        raise click.UsageError("Give the number of one game, or --all.")
    history.forget(here(lang, level), game, yes)
