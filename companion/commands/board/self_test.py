"""`companion board self-test`: a domino walked over the cells by spoken guidance."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import click

from companion.commands.board.options import board_options
from companion.commands.common import fail, here, language_options, speech_options
from companion.errors import CompanionError

if TYPE_CHECKING:
    from companion.commands.board.guide import Guide
    from companion.commands.common import Here


@click.command("self-test")
@click.option("--tile", "number", type=int, default=24, show_default=True, help="The domino that is walked.")
@board_options
@language_options
@speech_options
def command(
    number: int, ports: tuple[str, ...], uid: str, lang: str | None, level: str | None, text: bool, wav: str
) -> None:
    """Walk a domino over the board until every sensor has read a magnet, and name those that read wrong.

    Each place is said; what lies there is judged by itself when it is still. Enter, or any button of the board,
    goes on where it waits: what is read then counts. Control-C ends with what was found so far. The exit code is 0
    when every sensor reads as it should.
    """
    from companion.commands.board.guide import guided

    try:
        where = here(lang, level)
        with guided(where, text, wav) as guide:
            good = _test(where, guide, number, ports, uid)
    except CompanionError as error:
        fail(error, lang)
    raise SystemExit(0 if good else 1)


def _test(where: Here, guide: Guide, number: int, ports: tuple[str, ...], uid: str) -> bool:
    """Choose the board and walk; gives whether all is good. CompanionError, after the summary when one is due."""
    from companion.board.walk import Walk
    from companion.commands.board.choosing import at_hand
    from companion.commands.board.walking import Walking
    from companion.commands.setting import tiles_of
    from companion.errors import SettingsError
    from companion.protocol import Button, Fault

    tiles = tiles_of(where.settings)
    domino = tiles.domino(number)
    if not tiles.dominoes:
        raise SettingsError("tiles-no-domino-to-walk", id=tiles.id)
    if domino is None:
        raise SettingsError("tiles-no-such-number", number=number)
    with at_hand(where, ports, uid, guide.say) as hand:
        size = (hand.board.hello.columns, hand.board.hello.rows)
        walking = Walking(Walk(domino, *size), guide.say, size)
        walking.begin(hand.board.words, time.monotonic())
        try:
            while not walking.over:
                got = hand.hear()
                guide.tend()
                now_s = time.monotonic()
                walking.hear(hand.board.words, now_s)
                if isinstance(got, Fault):
                    walking.fault(got)
                if isinstance(got, Button) or guide.entered():
                    walking.enter(now_s)
                walking.tick(now_s, guide.speaking)
        except (CompanionError, KeyboardInterrupt):
            walking.summary()
            guide.finish()
            raise
        return walking.summary()
