"""The command that plants small errors: its table of rooms, its samples, and what it prints."""

from __future__ import annotations

from pathlib import Path

from tests.mutants.__main__ import LEAST, lines, percent
from tests.mutants.rooms import ROOMS
from tests.mutants.run import Tried, ranked

ROOT = Path(__file__).parents[1]


def test_every_room_has_modules_and_tests_of_its_own() -> None:
    for name, room in ROOMS.items():
        for pattern in (*room.modules, *room.tests):
            assert list(ROOT.glob(pattern)), (name, pattern)


def test_a_sample_keeps_its_mutants_when_others_come_and_go() -> None:
    names = [f"room.act__mutmut_{number}" for number in range(1, 200)]
    sample = ranked(names, 7)[:20]
    assert sample != ranked(names, 8)[:20]
    fewer = [name for name in names if name in sample or name.endswith(("1", "4", "7"))]
    assert ranked([*reversed(fewer)], 7)[:20] == sample


def test_what_nobody_noticed_is_named_line_by_line() -> None:
    tried = Tried(90, 17, ("act__mutmut_3: - a < b  + a <= b",), ("act__mutmut_4: - a  + None", "more"))
    assert list(lines("queue", tried)) == [
        "queue: 20 of 90 mutants, 17 killed, 1 survived, 2 without tests, 85.0 %",
        "  survived act__mutmut_3: - a < b  + a <= b",
        "  without tests act__mutmut_4: - a  + None",
        "  without tests more",
    ]
    assert percent(tried) >= LEAST > percent(Tried(90, 16, ("one",), ("two", "three", "four")))
