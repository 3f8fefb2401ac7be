"""`companion board`: what is done to one board."""

from __future__ import annotations

from typing import Literal

import click

from companion.ui.cli.games import game_option
from companion.ui.cli.options import Where, board_options, lang_option, speech_options, user_options
from companion.ui.cli.worded import WordedGroup


@click.command("board", cls=WordedGroup)
@lang_option
def command() -> None:
    """Set up one board: its program, calibration, self-test, name and seat."""


@command.command("flash")
@click.option("--file", "file", type=click.Path())
@click.option("--dry-run", is_flag=True)
@board_options
@user_options
@speech_options
def flash(
    where: Where, file: str | None, dry_run: bool, ports: tuple[str, ...], uid: str, text: bool, wav: str
) -> None:
    """Put the program that comes with the companion onto one board, and tell each step.

    The file is checked before the board is touched. With several boards press a button on the one that is meant. A
    board that waits in its boot loader already is found, too. The calibration is kept. Not while a game runs. The
    exit code is 0 when the board is back with its program.
    """
    from companion.care.board import flash

    flash.flash(where(), file, dry_run, ports, uid, text, wav)


@command.command("firmware")
@board_options
@user_options
def firmware(where: Where, ports: tuple[str, ...], uid: str) -> None:
    """Tell which program is on each connected board, and whether it is older than the one shipped.

    While a game runs it is asked, and nothing is opened. The exit code is 0 when at least one board answers.
    """
    from companion.care.board.firmware import tell_firmware

    tell_firmware(where(), ports, uid)


@command.command("kind")
@click.argument("kind", type=click.Choice(["board5", "board7", "tray"]))
@board_options
@user_options
@speech_options
def kind(where: Where, kind: str, ports: tuple[str, ...], uid: str, text: bool, wav: str) -> bool:
    """Tell a board that it is of this KIND: five by five squares, seven by seven, or the tray.

    For a board whose straps are open: it stores that and restarts. Not while a game runs. The exit code is 0 when
    the board is of that kind.
    """
    from companion.care.board.kind import set_kind

    return set_kind(where(), kind, ports, uid, text, wav)


@command.command("calibrate")
@click.option("--gain", is_flag=True)
@board_options
@user_options
@speech_options
def calibrate(where: Where, gain: bool, ports: tuple[str, ...], uid: str, text: bool, wav: str) -> bool:
    """Measure the zero of all sensors of an empty board, and store it on the board.

    With --gain a gauge tile with five magnets, all north poles down, is laid on one cell after the other, and how
    strongly each sensor answers is stored. Enter, or any button of the board, goes on where it waits. The exit
    code is 0 when all was measured.
    """
    from companion.care.board import calibration

    return calibration.calibrate(where(), ports, uid, gain, text, wav)


@command.command("self-test")
@click.option("--tile", "number", type=int, default=24, show_default=True)
@board_options
@user_options
@speech_options
def self_test(where: Where, number: int, ports: tuple[str, ...], uid: str, text: bool, wav: str) -> bool:
    """Walk a domino over the board until every sensor has read a magnet, and name those that read wrong.

    Each place is said; what lies there is judged by itself when it is still. Enter, or any button of the board,
    goes on where it waits: what is read then counts. The words back, repeat and help are understood; stop, as
    Control-C, ends with what was found so far. The exit code is 0 when every sensor reads as it should.
    """
    from companion.care.board import leading

    return leading.self_test(where(), number, ports, uid, text, wav)


@command.command("check-tile", facts={"examples": "24, castle 2, red"})
@click.argument("called", nargs=-1, metavar="tile")
@click.option(
    "--seconds",
    type=click.FloatRange(min=0.1),
    default=180.0,
    show_default=True,
)
@game_option
@board_options
@user_options
@speech_options
def check_tile(
    where: Where,
    called: tuple[str, ...],
    seconds: float,
    game: str | None,
    ports: tuple[str, ...],
    uid: str,
    text: bool,
    wav: str,
) -> bool:
    """Say of each tile laid on a board what it is, and which of its pockets are not as in the tile set.

    Tile after tile is laid and lifted. Enter, or any button of the board, ends it with a summary: how many are
    right, which are not, and after more than a handful which of the set are still to be laid. With TILE (24,
    castle 2, red) one tile is compared with that one, however wrong its magnets are. The exit code is 0 when all
    that were checked agree.
    """
    from companion.care.board.leading import check_tiles

    return check_tiles(where(), called, seconds, game, ports, uid, text, wav)


@command.command("show", facts={"example": "B3"})
@click.argument("cell", required=False, metavar="cell")
@click.option("--all", "every", is_flag=True)
@board_options
@user_options
def show(where: Where, cell: str | None, every: bool, ports: tuple[str, ...], uid: str) -> None:
    """Tell what each sensor of a CELL reads, one a line: which pole points down, and how strong the field is.

    A cell is a letter and a number, such as B3. Without CELL all cells are told that are not empty, and how many
    those are.
    """
    from companion.care.board import sensors

    sensors.show(where(), cell, every, ports, uid)


@command.command("volts", facts={"example": "B3"})
@click.argument("cell", metavar="cell")
@click.option("--power", type=click.Choice(["on", "off"]))
@click.option("--sensor", type=click.IntRange(1, 5), default=1, show_default=True)
@board_options
@user_options
@speech_options
def volts(
    where: Where,
    cell: str,
    power: Literal["on", "off"] | None,
    sensor: int,
    ports: tuple[str, ...],
    uid: str,
    text: bool,
    wav: str,
) -> None:
    """Tell what each sensor of a CELL gives in millivolts, one a line, whatever calibration says of it.

    With --power the cell is held for a meter until Enter, with its power on or off, and what the sensor of that
    number gives is at the multiplexers' outputs: 1 near left, 2 near right, 3 far right, 4 far left, 5 the middle.
    """
    from companion.care.board import volts

    if power:
        volts.hold_for_meter(where(), cell, sensor - 1, power, ports, uid, text, wav)
    else:
        volts.show(where(), cell, ports, uid)


@command.command("name")
@click.argument("name", metavar="name")
@board_options
@user_options
def name(where: Where, name: str, ports: tuple[str, ...], uid: str) -> None:
    """Give the player of a board a NAME; an empty one takes it away.

    A board without a seat gets the first one that is free. With several boards press a button on the one that is
    meant. While a game runs it is asked for its boards.
    """
    from companion.care.board import seats

    seats.name(where(), ports, uid, name)


@command.command("seat")
@click.argument("number", type=click.IntRange(1, 5))
@board_options
@user_options
def seat(where: Where, number: int, ports: tuple[str, ...], uid: str) -> None:
    """Give a board the seat of this NUMBER, counted clockwise from one.

    With several boards press a button on the one that is meant. While a game runs it is asked for its boards.
    """
    from companion.care.board import seats

    seats.give(where(), ports, uid, number=number)
