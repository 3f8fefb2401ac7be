"""`companion history`: the kept games."""

from __future__ import annotations

import click

from companion.ui.cli.options import Where, user_options
from companion.ui.cli.worded import UsageSaid, WordedGroup


@click.group("history", cls=WordedGroup, invoke_without_command=True)
@click.pass_context
@user_options
def command(ctx: click.Context, where: Where) -> None:
    """List the kept games; export, import or forget one."""
    if ctx.invoked_subcommand is None:
        from companion.evening.history import list_games

        list_games(where())


@command.command("export")
@click.argument("game", type=int, metavar="game")
@click.argument("file", type=click.Path())
@click.option("--replace-names", is_flag=True)
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
@click.argument("game", type=int, required=False, metavar="game")
@click.option("--all", "everything", is_flag=True)
@click.option("--yes", is_flag=True)
@user_options
def forget(where: Where, game: int | None, everything: bool, yes: bool) -> None:
    """Remove a game, or all, for good."""
    from companion.evening import history

    if (game is None) == (not everything):
        raise UsageSaid(click.get_current_context(), "usage-either", option="--all")
    history.forget(where(), game, yes)
