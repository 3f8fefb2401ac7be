"""The zero of all sensors of a board, and with a gauge tile how strongly each of them answers."""

from __future__ import annotations

import time
from collections.abc import Iterable

from companion.care.board.asking import AtHand
from companion.care.board.choosing import at_hand
from companion.care.board.readback import fault_told
from companion.core.errors import CompanionError
from companion.core.forms import Led, Step
from companion.core.model import Fact, Phrase, Place
from companion.device.protocol import Button, Fault
from companion.evening.guide import Guide, guided
from companion.evening.here import Here

STILL_S = 0.7
REMIND_S = 25.0
GIVE_UP_S = 180.0
GAIN_MINOR = 1
"""The minor version of the protocol that has the command gain."""
TURNED_OVER = "-----"
"""What a gauge reads that lies upside down."""
TRIES = 3
"""So often a gauge is measured again by itself while the readings are unsteady."""


def calibrate(where: Here, ports: tuple[str, ...], uid: str, gain: bool, text: bool, wav: str) -> bool:
    """Measure the zero, or with gain each cell under the gauge; whether all was measured. CompanionError."""
    with guided(where, text, wav) as guide, at_hand(where, ports, uid, guide.say, guide.tend, guide.led) as hand:
        if gain and hand.board.hello.minor < GAIN_MINOR:
            raise CompanionError("bench-too-old", command="companion board flash")
        calibration = Calibration(hand, guide)
        return calibration.gains() if gain else calibration.zero()


class Calibration(Led):
    """Waits for the board to be as it must be, has it measured, and tells how it went."""

    def __init__(self, hand: AtHand, guide: Guide) -> None:
        self._hand, self._guide = hand, guide
        self._entered = self._back = False
        self._cell: int | None = None
        self._words: tuple[str, ...] = ()
        self._bare: tuple[str, ...] = ()
        self._changed_s = time.monotonic()

    # ---- what is typed: see Form ---------------------------------------------------------------------------

    @property
    def question(self) -> Phrase | None:
        """See Form: what is to be done now."""
        if self._cell is None:
            return Phrase("bench-clear", {"cells": self._places(self._lying())})
        return Phrase("bench-gauge", {"cell": self._place(self._cell)})

    def entered(self) -> Step:
        """See Led."""
        self._entered = True
        return Step(self, asks=False)

    def back(self) -> Step | None:
        """See Form: the cell before is measured again."""
        self._back = bool(self._cell)
        return Step(self, asks=False) if self._back else None

    # ---- zero ----------------------------------------------------------------------------------------------

    def zero(self) -> bool:
        """Have the zero measured; gives whether it was. CompanionError when nobody goes on."""
        self._guide.say("bench-calibrate-begin")
        self._empty()
        self._guide.say("bench-calibrating")
        reason = self._ask("calibrate")
        if reason:
            self._guide.say("bench-refused", reason=reason)
            return False
        self._guide.say("bench-calibrated", count=sum(map(len, self._hand.board.words)))
        return True

    def _empty(self) -> None:
        """Wait until nothing lies on the board, or Enter says that nothing does. CompanionError bench-waited."""
        told: tuple[int, ...] = ()
        began_s = reminded_s = time.monotonic()
        while True:
            now_s = self._step()
            lying = self._lying()
            if self._entered or (self._still(now_s) and not lying):
                self._bare = self._words
                return
            if self._still(now_s) and (lying != told or now_s - reminded_s >= REMIND_S):
                told, reminded_s = lying, now_s
                self._guide.say("bench-clear", cells=self._places(lying))
            self._patient(now_s, began_s)

    # ---- gain ----------------------------------------------------------------------------------------------

    def gains(self) -> bool:
        """Have each cell measured under the gauge; gives whether all were. CompanionError when nobody goes on."""
        hello = self._hand.board.hello
        self._guide.say("bench-gauge-begin", count=hello.columns * hello.rows)
        self._empty()
        left: list[int] = []
        cell = 0
        while cell < hello.columns * hello.rows:
            self._cell = cell
            self._guide.say("bench-gauge-next" if cell else "bench-gauge", cell=self._place(cell))
            left = [one for one in left if one != cell]
            if not self._gauge(cell):
                left.append(cell)
            cell = cell - 1 if self._back else cell + 1
        if left:
            self._guide.say("bench-gauge-left", cells=self._places(left))
            return False
        self._guide.say("bench-gauge-done")
        return True

    def _gauge(self, cell: int) -> bool:
        """Wait for the gauge on this cell and have it measured; false when Enter leaves it out, or back does."""
        began_s = reminded_s = time.monotonic()
        judged: tuple[str, ...] = ()
        while True:
            now_s = self._step()
            if self._back:
                return False
            if self._entered:
                self._guide.say("bench-skipped", cells=self._places([cell]))
                return False
            if self._still(now_s) and self._words != judged:
                judged, began_s, reminded_s = self._words, now_s, now_s
                if self._lying() and self._measured(cell):
                    return True
            elif now_s - reminded_s >= REMIND_S:
                reminded_s = now_s
                self._guide.say("bench-gauge", cell=self._place(cell))
                self._guide.say("bench-walk-keys")
            self._patient(now_s, began_s)

    def _measured(self, cell: int) -> bool:
        """Judge what lies there; measured when it is the gauge, or something near it, on this cell alone."""
        lying = self._lying()
        if lying != (cell,):
            if lying != (cell - 1,):  # still where it was measured last: it is on its way
                self._guide.say("bench-elsewhere", cells=self._places(lying), wanted=self._places([cell]))
            return False
        if self._words[cell] == TURNED_OVER:
            self._guide.say("bench-gauge-over")
            return False
        for _ in range(TRIES):
            reason = self._ask("gain", cell)
            if reason != "unsteady":
                break
        if reason == "range":
            self._guide.say("bench-gauge-range", cell=self._place(cell))
        elif reason:
            self._guide.say("bench-refused", reason=reason)
        else:
            self._guide.say("bench-gauge-measured", cell=self._place(cell))
        return not reason

    # ---- the board -----------------------------------------------------------------------------------------

    def _ask(self, command: str, value: int = 0) -> str:
        """Have it carried out, and name sensors found to be stuck; why it was refused, "" when it was not."""
        done, heard = self._hand.order(command, value)
        for got in heard:
            if isinstance(got, Fault) and got.fault == "stuck" and not got.cleared:
                told = fault_told(got, self._hand.board.hello)
                self._guide.say(told.key, **told.facts)
        return "" if done.ok else done.reason if done.reason in REASONS else "unknown"

    def _step(self) -> float:
        """Hear the board and the keys once; gives the time."""
        got = self._hand.hear()
        now_s = time.monotonic()
        self._entered, self._back = isinstance(got, Button), False
        if not self._guide.led(self):
            raise CompanionError("dialogue-left")
        if tuple(self._hand.board.words) != self._words:
            self._words, self._changed_s = tuple(self._hand.board.words), now_s
        return now_s

    def _still(self, now_s: float) -> bool:
        return now_s - self._changed_s >= STILL_S

    def _patient(self, now_s: float, began_s: float) -> None:
        if now_s - max(began_s, self._changed_s) >= GIVE_UP_S:
            raise CompanionError("bench-waited")

    def _lying(self) -> tuple[int, ...]:
        """Cells that a magnet is read on; what is only unclear may be a zero that is not measured yet.

        What the board read when it was said to be empty does not count.
        """
        bare = self._bare or ("",) * len(self._words)
        cells = enumerate(zip(self._words, bare, strict=True))
        return tuple(cell for cell, (word, before) in cells if word != before and word.strip("0?"))

    def _places(self, cells: Iterable[int]) -> tuple[Fact, ...]:
        return tuple(map(self._place, cells))

    def _place(self, cell: int) -> Place:
        columns = self._hand.board.hello.columns
        return Place("", cell % columns + 1, cell // columns + 1)


REASONS = frozenset(
    ("occupied", "unsteady", "faulty", "flash", "busy", "unsupported", "value", "range", "unknown")
)
"""Reasons of a refusal that have words."""
