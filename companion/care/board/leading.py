"""A person's hands led over a board: the walk of the self-test, and the gluing check of tile after tile."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Iterator, Sequence

from companion.care.board.asking import AtHand
from companion.care.board.checking import Checking
from companion.care.board.choosing import at_hand
from companion.care.board.readback import Bench
from companion.care.board.walking import Walking
from companion.care.tiles.showing import tile_for
from companion.core.errors import CompanionError, SettingsError
from companion.device.protocol import Button, Fault
from companion.device.walk import Walk
from companion.evening.guide import Guide, guided
from companion.evening.here import Here
from companion.evening.setting import tiles_of


def self_test(where: Here, number: int, ports: tuple[str, ...], uid: str, text: bool, wav: str) -> bool:
    """Walk the domino of this number over the board; whether every sensor reads as it should.

    CompanionError, after the summary when one is due.
    """
    tiles = tiles_of(where.settings)
    domino = tiles.domino(number)
    if not tiles.dominoes:
        raise SettingsError("tiles-no-domino-to-walk", id=tiles.id)
    if domino is None:
        raise SettingsError("tiles-no-such-number", number=number)
    with guided(where, text, wav) as guide, at_hand(where, ports, uid, guide.say, guide.tend, guide.led) as hand:
        size = (hand.board.hello.columns, hand.board.hello.rows)
        walking = Walking(Walk(domino, *size), guide.say, size)
        walking.begin(hand.board.words, time.monotonic())
        with _summed(walking, guide):
            while not walking.over:
                got = hand.hear()
                now_s = time.monotonic()
                walking.hear(hand.board.words, now_s)
                if isinstance(got, Fault):
                    walking.fault(got)
                if isinstance(got, Button):
                    walking.enter(now_s)
                walking.over = walking.over or not guide.led(walking)
                walking.tick(now_s, guide.speaking)
        return walking.summary()


@contextlib.contextmanager
def _summed(led: Walking | Checking, guide: Guide) -> Iterator[None]:
    """What came of it is told also when the block ends by an error, or by Control-C."""
    try:
        yield
    except (CompanionError, KeyboardInterrupt):
        led.summary()
        guide.finish()
        raise


def check_tiles(
    where: Here,
    called: Sequence[str],
    seconds: float,
    game: str | None,
    ports: tuple[str, ...],
    uid: str,
    text: bool,
    wav: str,
) -> bool:
    """Check tiles as they are laid, or one against the one called so; whether all are right. CompanionError.

    seconds: so long without a change ends it.
    """
    tiles, wanted = tile_for(where, called, game)
    with guided(where, text, wav) as guide, at_hand(where, ports, uid, guide.say, guide.tend, guide.led) as hand:
        bench = Bench(hand.board.hello)
        checking = Checking(tiles, bench, guide.say, seconds, wanted)
        with _summed(checking, guide):
            _hear(checking, bench, guide, hand)
        checking.summary()
        if checking.silent and checking.nothing:
            raise CompanionError("tiles-read-nothing")
        return checking.right


def _hear(checking: Checking, bench: Bench, guide: Guide, hand: AtHand) -> None:
    """Let the series go on until it is over. BoardError bench-lost, bench-mute."""
    checking.begin(time.monotonic())
    told = [*hand.order("hello")[1], *hand.order("snapshot")[1]]
    while not checking.over:
        now_s = time.monotonic()
        for got in told:
            bench.hear(got, now_s)
            if isinstance(got, Fault):
                checking.fault(got)
            elif isinstance(got, Button):
                checking.enter()
        if not guide.led(checking):
            checking.enter()
        checking.tick(now_s, guide.speaking)
        heard = hand.hear()
        told = [heard] if heard is not None else []
