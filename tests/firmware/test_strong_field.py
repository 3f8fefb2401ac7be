"""A field that no tile gives: told as a notice with its cell, once, and no sensor is blamed for it."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.device.protocol import Fault, Lifted, Notice, Placed
from firmware.bench.process import BoardProcess, Setup, emulated
from tests.firmware.bench_kit import messages
from tests.firmware.core_kit import Event, events

SHIPPED = Path(__file__).parents[2] / "companion" / "device" / "data" / "firmware.uf2"
CELL, SECOND_US = 12, 1_000_000
EMPTY = [1650] * 125


def near(*millivolts: int) -> list[int]:
    """A board on which the first sensors of the cell read this, its others some 30 mT, as beside a magnet."""
    frame = list(EMPTY)
    frame[5 * CELL : 5 * CELL + 5] = [*millivolts, *[1420] * (5 - len(millivolts))]
    return frame


def told(*frames: tuple[int, list[int]], until_us: int) -> list[Event]:
    return [one for one in events("board5", frames, until_us) if one.kind in ("strong", "fault")]


@pytest.mark.parametrize("level_mv", [30, 110, 190, 3110, 3270])
def test_beyond_the_linear_range_for_a_second_a_strong_field_is_told_once_and_no_fault(level_mv: int) -> None:
    (one,) = told((SECOND_US, near(level_mv, level_mv)), until_us=40 * SECOND_US)
    assert (one.kind, one.cell) == ("strong", CELL)
    assert 1_900_000 < one.at_us < 2_300_000


@pytest.mark.parametrize("level_mv", [0, 210, 610, 2690, 3090, 3300])
def test_what_a_tile_gives_and_what_a_shorted_sensor_gives_is_no_strong_field(level_mv: int) -> None:
    found = told((SECOND_US, near(level_mv, level_mv)), until_us=15 * SECOND_US)
    assert [one for one in found if one.kind == "strong"] == []


def test_a_lone_sensor_is_stuck_and_no_strong_field() -> None:
    frame = list(EMPTY)
    frame[5 * CELL] = 110
    assert {one.kind for one in told((SECOND_US, frame), until_us=15 * SECOND_US)} == {"fault"}


def test_it_is_told_again_only_after_ten_seconds_without() -> None:
    strong = near(110, 110)
    for away_s, count in ((3, 1), (8, 1), (12, 2)):
        frames = ((SECOND_US, strong), (4 * SECOND_US, EMPTY), ((4 + away_s) * SECOND_US, strong))
        found = told(*frames, until_us=(8 + away_s) * SECOND_US)
        assert [one.kind for one in found] == ["strong"] * count, away_s


def test_a_magnet_that_is_passed_over_in_less_than_a_second_is_not_told() -> None:
    assert told((SECOND_US, near(110, 110)), (1_800_000, EMPTY), until_us=5 * SECOND_US) == []


def test_the_boards_program_says_it_and_goes_on_reading() -> None:
    with BoardProcess(emulated(SHIPPED), Setup(noise_uv=300)) as board:
        board.fields(300_000, near(150, 150))
        heard = messages(board.run_to(2_000_000))
        notices = [(one.notice, one.value) for one in heard if isinstance(one, Notice)]
        assert [one for one in notices if not one[0].startswith("started-")] == [("strong-field", CELL)]
        assert [one.fault for one in heard if isinstance(one, Fault)] == ["calibration"]
        assert [one.cell for one in heard if isinstance(one, Placed)] == [CELL]
        board.fields(board.now_us, EMPTY)
        assert [one.cell for one in messages(board.run(500_000)) if isinstance(one, Lifted)] == [CELL]
