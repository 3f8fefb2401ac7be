"""`companion autostart`: let a game begin by itself, on Linux when a board is plugged in, elsewhere at login."""

from __future__ import annotations

import click

from companion.evening.here import line
from companion.ui.cli.options import Where, user_options
from companion.ui.cli.worded import Worded


@click.command("autostart", cls=Worded, facts={"rule": "--print-rule"})
@click.argument("wish", type=click.Choice(["show", "on", "off"]), default="show")
@click.option("--print-rule", is_flag=True)
@user_options
def command(where: Where, wish: str, print_rule: bool) -> None:
    """Let a game begin by itself: show whether it does, or switch it on or off.

    Linux: when a board is plugged in; the rule that --print-rule prints has to be installed once. macOS and
    Windows: at login. Only files that this command has written are ever changed or removed.
    """
    from companion.care import autostart

    if print_rule:
        line(autostart.data(autostart.RULE).rstrip("\n"))
        return
    user = where()
    for fact in {"show": autostart.show, "on": autostart.switch_on, "off": autostart.switch_off}[wish](user):
        line(fact if isinstance(fact, str) else user.phrases.write(fact))
