"""`companion doctor`: is everything there that a game needs, and what to do when it is not."""

from __future__ import annotations

import click

from companion.ui.cli.options import language_options
from companion.ui.cli.worded import UsageSaid, Worded


@click.command("doctor", cls=Worded)
@click.option("--speak", is_flag=True)
@click.option(
    "--report",
    type=click.Path(dir_okay=False),
)
@click.option("--game", type=int, help="about-doctor-game")
@language_options
def command(speak: bool, report: str | None, game: int | None, lang: str | None, level: str | None) -> bool:
    """Check everything that a game needs, one fact a line, and say what to do where something is wrong.

    Only ports of boards are opened, while no game runs. Nothing is heard without --speak. The exit code is 1 when
    something has to be put right before a game, else 0; what a game can be played without is named. A report has
    names, folders, ports and numbers of boards replaced, and goes nowhere by itself.
    """
    from companion.care.doctor.examining import examine

    if game is not None and report is None:
        raise UsageSaid(click.get_current_context(), "usage-together", one="--game", other="--report")
    return examine(speak, report, game, lang, level)
