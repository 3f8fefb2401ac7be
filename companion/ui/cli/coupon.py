"""`companion coupon`: the first thing that is built, measured step by step."""

from __future__ import annotations

import click

from companion.ui.cli.options import Where, board_options, speech_options, user_options
from companion.ui.cli.worded import Worded


@click.command("coupon", cls=Worded)
@board_options
@user_options
@speech_options
def command(where: Where, ports: tuple[str, ...], uid: str, text: bool, wav: str) -> bool:
    """Lead through the measuring of the coupon: two by two squares, built before any board is ordered.

    Each step is said with what it should give. What a meter shows is typed; the board measures the rest. What does
    not fit is said with what is probably wrong. Not while a game runs. The exit code is 0 when all is as planned.
    """
    from companion.care.coupon.running import go_through

    return go_through(where(), ports, uid, text, wav)
