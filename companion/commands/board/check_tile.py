"""`companion board check-tile`: the gluing check, one tile after the other, heard and printed."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import click

from companion.commands.board.options import board_options
from companion.commands.choosing import game_option
from companion.commands.common import fail, here, language_options, speech_options
from companion.errors import CompanionError

if TYPE_CHECKING:
    from companion.board.tileset import TileSet
    from companion.commands.board.asking import AtHand
    from companion.commands.board.checking import Checking
    from companion.commands.board.guide import Guide
    from companion.commands.readback import Bench


@click.command("check-tile")
@click.argument("called", nargs=-1, metavar="[TILE]")
@click.option(
    "--seconds",
    type=click.FloatRange(min=0.1),
    default=180.0,
    show_default=True,
    help="So long without a change ends it.",
)
@game_option
@board_options
@language_options
@speech_options
def command(
    called: tuple[str, ...],
    seconds: float,
    game: str | None,
    ports: tuple[str, ...],
    uid: str,
    lang: str | None,
    level: str | None,
    text: bool,
    wav: str,
) -> None:
    """Say of each tile laid on a board what it is, and which of its pockets are not as in the tile set.

    Tile after tile is laid and lifted. Enter, or any button of the board, ends it with a summary: how many are
    right, which are not, and after more than a handful which of the set are still to be laid. With TILE (24,
    castle 2, red) one tile is compared with that one, however wrong its magnets are. The exit code is 0 when all
    that were checked agree.
    """
    from companion.commands.board.choosing import at_hand
    from companion.commands.board.guide import guided
    from companion.commands.readback import tile_for

    try:
        where = here(lang, level)
        tiles, wanted = tile_for(where, called, game)
        with guided(where, text, wav) as guide, at_hand(where, ports, uid, guide.say) as hand:
            right = _check(tiles, guide, hand, seconds, wanted)
    except CompanionError as error:
        fail(error, lang)
    raise SystemExit(0 if right else 1)


def _check(tiles: TileSet, guide: Guide, hand: AtHand, seconds: float, wanted: str) -> bool:
    """Check tile after tile; whether all are right. CompanionError, after the summary when one is due."""
    from companion.commands.board.checking import Checking
    from companion.commands.readback import Bench

    bench = Bench(hand.board.hello)
    checking = Checking(tiles, bench, guide.say, seconds, wanted)
    try:
        _hear(checking, bench, guide, hand)
    except (CompanionError, KeyboardInterrupt):
        checking.summary()
        guide.finish()
        raise
    checking.summary()
    if checking.silent and checking.nothing:
        raise CompanionError("tiles-read-nothing")
    return checking.right


def _hear(checking: Checking, bench: Bench, guide: Guide, hand: AtHand) -> None:
    """Let the series go on until it is over. BoardError bench-lost, bench-mute."""
    from companion.protocol import Button, Fault

    checking.begin(time.monotonic())
    told = [*hand.order("hello", meanwhile=guide.tend)[1], *hand.order("snapshot", meanwhile=guide.tend)[1]]
    while not checking.over:
        now_s = time.monotonic()
        for got in told:
            bench.hear(got, now_s)
            if isinstance(got, Fault):
                checking.fault(got)
            elif isinstance(got, Button):
                checking.enter()
        if guide.entered():
            checking.enter()
        checking.tick(now_s, guide.speaking)
        guide.tend()
        heard = hand.hear()
        told = [heard] if heard is not None else []
