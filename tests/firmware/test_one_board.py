"""The shipped program on one circuit board: one cell at a time, by the emulator's registers, and its current."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest

from companion.device.protocol import BoardCommand, Done, Fault, Lifted, Placed, Volts, encode
from firmware.bench.frames import Event
from firmware.bench.hands import ideal
from firmware.bench.process import BoardProcess, Setup, emulated, events
from firmware.tables import layouts
from tests.firmware.bench_kit import image, messages

LAYOUTS = ("board5", "tray")
SUSPENDED_US = 10_000
PERIOD_US, SETTLE_US = 10_300, 40_000
LEAST_READING_US = 5 * 4 * 2
"""Five sensors, four conversions of two microseconds each."""
WORDS = ("+-0+-", "-+0-+", "+0+0+", "-0-+0", "0+-0-")


def words(layout: str) -> list[str]:
    """Another word in each cell than in its neighbours, a king in every other slot."""
    of = layouts()[layout]
    squares = [WORDS[(cell + cell // of.columns) % len(WORDS)] for cell in range(of.columns * of.rows)]
    return [*squares, *("+0"[king % 2] for king in range(of.kings))]


def lying(layout: str, empty: bool = False) -> list[int]:
    of = layouts()[layout]
    nothing = ["00000"] * (of.columns * of.rows) + ["0"] * of.kings
    return ideal(of, nothing if empty else words(layout))


@pytest.fixture(params=LAYOUTS)
def board(request: pytest.FixtureRequest) -> Iterator[BoardProcess]:
    with BoardProcess(emulated(image()), Setup(layout=request.param, watch=True, cells=True)) as board:
        board.layout = request.param  # type: ignore[attr-defined]
        yield board


def ask(board: BoardProcess, name: str, value: int = 0, run_us: int = 300_000) -> list[object]:
    command = BoardCommand.model_validate({"number": 7, "command": name, "value": value})
    board.send(encode(command))
    return list(messages(board.run(run_us)))


def fed(told: list[object]) -> list[tuple[int, int]]:
    return [(one.at_us, one.facts["fed"]) for one in told if isinstance(one, Event) and one.what == "cells"]


def test_every_cell_and_king_is_read_with_one_cell_powered_at_a_time(board: BoardProcess) -> None:
    layout: str = board.layout  # type: ignore[attr-defined]
    board.fields(300_000, lying(layout))
    board.fields(600_000, lying(layout, empty=True))
    told = board.run_to(900_000)
    (plugged,) = events(told, "plugged")
    assert plugged.facts["power_ma"] == 100
    assert {count for _, count in fed([*told])} == {0, 1}
    assert not events(told, "multi") and not events(told, "floating")
    placed = {one.cell: one.word for one in messages(told) if isinstance(one, Placed)}
    assert placed == {cell: word for cell, word in enumerate(words(layout)) if set(word) != {"0"}}
    assert {one.cell for one in messages(told) if isinstance(one, Lifted)} == set(placed)
    assert [one.fault for one in messages(told) if isinstance(one, Fault)] == ["calibration"]


def test_the_scan_keeps_its_period_and_each_sensor_its_time(board: BoardProcess) -> None:
    of = layouts()[board.layout]  # type: ignore[attr-defined]
    board.run_to(200_000)
    told = fed([*board.run_to(600_000)])
    begins = [at_us for at_us, count in told if count]
    ends = [at_us for at_us, count in told if not count]
    cells = of.columns * of.rows
    scans = begins[::cells]
    assert abs((scans[-1] - scans[0]) / (len(scans) - 1) - PERIOD_US) < 40
    assert all(-150 < after - before - PERIOD_US < 500 for before, after in pairwise(scans))
    assert all(after - before > SETTLE_US + 500 for before, after in zip(scans, scans[4:], strict=False))
    lasted = [end - begin for begin, end in zip(begins, [end for end in ends if end > begins[0]], strict=False)]
    assert min(lasted) >= 336 + LEAST_READING_US and sorted(lasted)[len(lasted) // 2] < 420


def test_a_sleeping_computer_darkens_all_cells_and_finds_what_lies(board: BoardProcess) -> None:
    layout: str = board.layout  # type: ignore[attr-defined]
    board.fields(0, lying(layout))
    for at_us in (401_100, 804_700):
        board.run_to(at_us)
        board.bus("suspend")
        before = fed([*board.run(SUSPENDED_US)])
        assert not before or before[-1][1] == 0
        assert fed([*board.run(100_000)]) == []
        board.bus("told")
        board.run(200_000)
    found = [one for one in ask(board, "snapshot") if type(one).__name__ == "Snapshot"]
    assert found[-1].words.split(" ") == words(layout)  # type: ignore[attr-defined]


def test_a_cell_is_held_for_a_meter(board: BoardProcess) -> None:
    board.run_to(200_000)
    on, off, scan = 512, 1024, 0
    told = ask(board, "power", on + 7)
    assert any(isinstance(one, Done) and one.ok for one in told)
    assert fed([*board.run(200_000)]) == [], "it stays as it is"
    ask(board, "power", off + 7)
    assert fed([*board.run(200_000)]) == []
    ask(board, "power", scan)
    assert fed([*board.run(200_000)])
    told = ask(board, "volts", 7, run_us=1_000_000)
    assert [abs(one.level_mv - 1650) < 20 for one in told if isinstance(one, Volts)] == [True] * 5


def test_strips_are_driven_as_ever() -> None:
    with BoardProcess(emulated(image()), Setup(watch=True)) as board:
        told = board.run_to(200_000)
    assert fed([*told]) == [] and events(told, "strips")
    (plugged,) = events(told, "plugged")
    assert plugged.facts["power_ma"] == 190
