"""`companion history`: the kept games."""

from __future__ import annotations

import click

from companion.ui.cli.options import Where, user_options


@click.group("history", invoke_without_command=True)
@click.pass_context
@user_options
def command(ctx: click.Context, where: Where) -> None:
    """List the kept games; export, import or forget one."""
    if ctx.invoked_subcommand is None:
        from companion.evening.history import list_games

        list_games(where())


@command.command("export")
@click.argument("game", type=int)
@click.argument("file", type=click.Path())
@click.option("--replace-names", is_flag=True, help="Other names for the players, as for a bug report.")
@user_options
def export(where: Where, game: int, file: str, replace_names: bool) -> None:
    """Write one game to a file of JSON lines."""
    from companion.evening import history

    history.export(where(), game, file, replace_names)


@command.command("import")
@click.argument("file", type=click.Path())
@user_options
def import_(where: Where, file: str) -> None:
    """Take a game from a file of JSON lines."""
    from companion.evening.history import take

    take(where(), file)


@command.command("forget")
@click.argument("game", type=int, required=False)
@click.option("--all", "everything", is_flag=True, help="Forget every game.")
@click.option("--yes", is_flag=True, help="Do not ask again.")
@user_options
def forget(where: Where, game: int | None, everything: bool, yes: bool) -> None:
    """Remove a game, or all, for good."""
    from companion.evening import history

    if (game is None) == (not everything):
        raise click.UsageError("Give the number of one game, or --all.")
    history.forget(where(), game, yes)
