"""The coupon's conversation with a voice, the keys and the board that is found meanwhile."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from dataclasses import dataclass

from companion.care.board.asking import AtHand
from companion.care.board.choosing import at_hand
from companion.care.board.volts import hold, measure
from companion.care.coupon.conversation import CouponTalk
from companion.care.coupon.expected import coupon_table
from companion.care.coupon.steps import Holds
from companion.core.errors import CompanionError
from companion.evening.asking import say, talked
from companion.evening.guide import Guide, guided
from companion.evening.here import Here
from companion.input.dialogue import SpokenWords

COUPON_SIZE = ("board", 5, 5)
"""What the coupon says of itself: a wire makes it a board of five by five squares."""


@dataclass(slots=True)
class BoardOfCoupon:
    """The coupon as the board it is taken for; see CouponBench. A board that is lost is looked for anew."""

    where: Here
    ports: tuple[str, ...]
    uid: str
    guide: Guide
    opened: contextlib.ExitStack
    hand: AtHand | None = None
    held: tuple[Holds, int] = ("scan", 0)

    def find(self) -> None:
        """See CouponBench."""
        self.close()
        hand = self.opened.enter_context(
            at_hand(self.where, self.ports, self.uid, self.guide.say, self.guide.tend, self.guide.led)
        )
        hello = hand.board.hello
        if (hello.kind, hello.columns, hello.rows) != COUPON_SIZE:
            raise CompanionError("coupon-other-board", columns=hello.columns, rows=hello.rows)
        power, sensor = self.held
        hold(hand, 0, sensor, power)
        self.hand = hand

    def measure(self, cell: tuple[int, int]) -> tuple[int, ...]:
        """See CouponBench."""
        x, y = cell
        with self._losing():
            return tuple(one.level_mv for one in measure(self._found(), (y - 1) * COUPON_SIZE[1] + x - 1))

    def hold(self, power: Holds, sensor: int) -> None:
        """See CouponBench."""
        if power == self.held[0]:
            return
        with self._losing():
            hold(self._found(), 0, sensor, power)
        self.held = (power, sensor)

    def close(self) -> None:
        """Let the board go."""
        self.opened.close()
        self.hand = None

    def _found(self) -> AtHand:
        if self.hand is None:
            self.find()
        assert self.hand is not None
        return self.hand

    @contextlib.contextmanager
    def _losing(self) -> Iterator[None]:
        """Let go of a board that does not answer as it should."""
        try:
            yield
        except CompanionError:
            self.close()
            raise


def go_through(where: Here, ports: tuple[str, ...], uid: str, text: bool, wav: str) -> bool:
    """Lead through the whole table; whether the coupon is as planned. CompanionError."""
    with guided(where, text, wav) as guide, contextlib.ExitStack() as stack:
        talk = CouponTalk(BoardOfCoupon(where, ports, uid, guide, stack), coupon_table())
        so_far = [talk]
        try:
            talk, _ = talked(talk, guide, SpokenWords(where.phrases.part), so_far.append)
        except KeyboardInterrupt:
            say(guide, *so_far[-1].summary())
            guide.finish()
            raise
        say(guide, *talk.summary())
        return talk.passed
