"""A sensor that a board calls stuck counts as unsure for commands that look at words themselves."""

from __future__ import annotations

from typing import Any

from companion.care.board.asking import HeardBoard
from companion.care.board.readback import Bench
from companion.device.protocol import Fault, FromBoard, Hello, Placed, Snapshot

STAMP: dict[str, Any] = {"seq": 1, "boot": 1, "at_ms": 0}
HELLO = Hello(**STAMP, major=1, minor=1, firmware="companion 1.1.0", uid="E" * 16, kind="board", columns=5, rows=5)


def snapshot(**words: str) -> Snapshot:
    """A board with these words, by cells such as c7."""
    return Snapshot(**STAMP, words=" ".join(words.get(f"c{cell}", "00000") for cell in range(25)))


def fault(cell: int, sensor: int, cleared: int = 0) -> Fault:
    return Fault(**STAMP, fault="stuck", cell=cell, sensor=sensor, cleared=cleared)


def test_words_are_unsure_there_until_it_is_over_or_the_board_starts_anew() -> None:
    board = HeardBoard("1", HELLO)
    begun: list[FromBoard] = [snapshot(c7="+0000"), fault(7, 0), fault(7, 4)]
    for got in begun:
        board.hear(got)
    assert board.words[7] == "?000?" and board.words[8] == "00000"
    board.hear(fault(7, 4, cleared=1))
    board.hear(Placed(**STAMP, cell=7, word="+-0+-"))
    assert board.words[7] == "?-0+-"
    board.hear(HELLO)
    board.hear(snapshot(c7="+-0+-"))
    assert board.words[7] == "+-0+-"


def test_a_stuck_sensor_is_no_tile_and_spoils_none_that_is_laid_there() -> None:
    bench = Bench(HELLO)
    told: list[FromBoard] = [fault(7, 0), snapshot(c7="+0000")]
    for got in told:
        bench.hear(got, 0.0)
    assert bench.occupied() == ()
    bench.hear(Placed(**STAMP, cell=7, word="+-0+-"), 1.0)
    assert bench.occupied() == (((3, 2), "?-0+-"),)
