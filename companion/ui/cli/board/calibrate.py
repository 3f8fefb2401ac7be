"""`companion board calibrate`: the zero of all sensors, and with a gauge tile how strongly each answers."""

from __future__ import annotations

import click

from companion.evening.here import here
from companion.ui.cli.options import board_options, language_options, speech_options


@click.command("calibrate")
@click.option("--gain", is_flag=True, help="Walk the gauge tile over the cells instead, one after the other.")
@board_options
@language_options
@speech_options
def command(
    gain: bool, ports: tuple[str, ...], uid: str, lang: str | None, level: str | None, text: bool, wav: str
) -> bool:
    """Measure the zero of all sensors of an empty board, and store it on the board.

    With --gain a gauge tile with five magnets, all north poles down, is laid on one cell after the other, and how
    strongly each sensor answers is stored. Enter, or any button of the board, goes on where it waits. The exit
    code is 0 when all was measured.
    """
    from companion.care.board.calibration import calibrate

    return calibrate(here(lang, level), ports, uid, gain, text, wav)
