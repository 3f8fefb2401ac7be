"""`companion history`: the kept games."""

from __future__ import annotations

import contextlib
import datetime
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from companion.commands.common import fail, here, language_options, line, tell
from companion.errors import CompanionError
from companion.games import NAMES, offer

if TYPE_CHECKING:
    from companion.model import Fact


@click.group("history", invoke_without_command=True)
@click.pass_context
@language_options
def command(ctx: click.Context, lang: str | None, level: str | None) -> None:
    """List the kept games; export, import or forget one."""
    if ctx.invoked_subcommand is not None:
        return
    from companion.journal import Reader

    where = here(lang, level)
    phrases = where.phrases
    try:
        reader = Reader.open(where.journal)
        games = reader.games()
        reader.close()
    except CompanionError as error:
        fail(error, lang)
    tell(phrases, "history-count", count=len(games))
    for game in games:
        day = datetime.datetime.fromtimestamp(game.started_ms / 1000)
        state = "damaged" if game.damaged else "imported" if game.imported else game.finished or "open"
        when = f"{day:%Y-%m-%d %H:%M}"
        facts: dict[str, Fact] = {"number": game.id, "when": when, "players": game.players, "state": state}
        if game.game in NAMES:
            line(phrases.write("history-game-of", {"game": offer(game.game).title, **facts}))
        else:
            line(phrases.write("history-game", {"rows": game.rows, **facts}))


@command.command("export")
@click.argument("game", type=int)
@click.argument("file", type=click.Path())
@click.option("--replace-names", is_flag=True, help="Other names for the players, as for a bug report.")
@language_options
def export(game: int, file: str, replace_names: bool, lang: str | None, level: str | None) -> None:
    """Write one game to a file of JSON lines."""
    from companion.journal import Reader
    from companion.journal.export import export_game

    where = here(lang, level)
    try:
        reader = Reader.open(where.journal)
        count = export_game(reader, game, Path(file), replace_names=replace_names)
        reader.close()
    except CompanionError as error:
        fail(error, lang)
    tell(where.phrases, "history-exported", number=game, file=file, rows=count)


@command.command("import")
@click.argument("file", type=click.Path())
@language_options
def import_(file: str, lang: str | None, level: str | None) -> None:
    """Take a game from a file of JSON lines."""
    from companion.commands.opening import wall_ms
    from companion.journal import Journal
    from companion.journal.export import import_game

    where = here(lang, level)
    try:
        with contextlib.closing(Journal.open(where.journal, wall_ms)) as journal:
            number = import_game(journal, Path(file))
    except CompanionError as error:
        fail(error, lang)
    tell(where.phrases, "history-imported", number=number, file=file)


@command.command("forget")
@click.argument("game", type=int, required=False)
@click.option("--all", "everything", is_flag=True, help="Forget every game.")
@click.option("--yes", is_flag=True, help="Do not ask again.")
@language_options
def forget(game: int | None, everything: bool, yes: bool, lang: str | None, level: str | None) -> None:
    """Remove a game, or all, for good."""
    from companion.commands.opening import wall_ms
    from companion.journal import Journal

    if (game is None) == (not everything):
        raise click.UsageError("Give the number of one game, or --all.")
    where = here(lang, level)
    phrases = where.phrases
    if not yes:
        line(phrases.write("history-forget-ask", {"number": game or 0}))
        if sys.stdin is None or sys.stdin.readline().strip() != "1":
            tell(phrases, "history-not-forgotten")
            return
    try:
        with contextlib.closing(Journal.open(where.journal, wall_ms)) as journal:
            if game is not None:
                journal.read(game)
            journal.forget(game)
    except CompanionError as error:
        fail(error, lang)
    tell(phrases, "history-forgotten", number=game or 0)
