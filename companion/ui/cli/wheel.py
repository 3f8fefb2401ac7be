"""`companion wheel`: what the wheel of Queen's Garden scores and surrounding brings, told and corrected."""

from __future__ import annotations

import click

from companion.ui.cli.games import game_option
from companion.ui.cli.options import Where, user_options
from companion.ui.cli.worded import Worded


@click.command("wheel", cls=Worded, facts={"b": "b"})
@game_option
@click.option("--side", type=click.Choice(["a", "b"]), default="a")
@click.option("--jokers", is_flag=True)
@click.option("--print", "only_print", is_flag=True)
@click.option("--text", is_flag=True)
@user_options
def command(where: Where, game: str | None, side: str, jokers: bool, only_print: bool, text: bool) -> None:
    """Correct what an owner's boards show, as the points of Queen's Garden's wheel, and jokers for surrounding.

    The points of side B are printed on the board only: they are entered here once. Each colour and pattern is
    asked for with its round and its points; Enter keeps what is told, the word back goes one question back. All of
    it is read back before it is kept. Without a terminal the tables are printed. Of another game with such tables
    all are asked for.
    """
    from companion.evening.wheel import tend

    parts = ("rewards",) if jokers else (f"side_{side}", "rewards")
    tend(where(), game, parts, only_print, text)
