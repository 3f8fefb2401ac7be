"""What one sensor gives, and a cell held for a meter: the host build, and the shipped program's own pins."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from companion.device.protocol import (
    BoardCommand,
    Done,
    Fault,
    FromBoard,
    Heartbeat,
    Lifted,
    Notice,
    Placed,
    Volts,
    encode,
)
from firmware.bench.frames import Event
from firmware.bench.process import BoardProcess, Setup, emulated, events
from firmware.tables import Layout, layouts
from tests.firmware.bench_kit import image, messages
from tests.firmware.host_kit import HostBoard, kinds

SCAN, ON, OFF = 0, 512, 1024
HALF_S = 600
RAIL_MV = 3300


def levels(heard: Sequence[FromBoard]) -> list[int]:
    return [one.level_mv for one in heard if isinstance(one, Volts)]


@pytest.mark.parametrize("layout", ["board5", "board7", "tray"])
def test_volts_tells_what_lies_at_each_output(layout: str) -> None:
    """At any voltage between the rails, with the noise of the converter, whatever faults there are."""
    of = layouts()[layout]
    rng = random.Random(layout)
    there = [rng.choice((0, rng.randint(0, RAIL_MV), 1650, RAIL_MV)) for _ in of.sensors]
    with HostBoard(Setup(layout=layout, seed=3)) as board:
        board.fields(0, there)
        board.hear(12_000)
        for cell in {0, of.columns + 1, of.columns * of.rows - 1, of.sensors[-1].cell}:
            heard = board.ask("volts", cell, for_ms=HALF_S)
            told = [one for one in heard if isinstance(one, Volts)]
            its = [one for one in of.sensors if one.cell == cell]
            assert [(one.cell, one.sensor) for one in told] == [(one.cell, one.site) for one in its]
            for one, sensor in zip(told, its, strict=True):
                assert abs(one.level_mv - there[sensor.index]) <= 2, sensor
                assert 0 <= one.spread_mv <= 8
        assert board.reason("volts", of.sensors[-1].cell + 1) == "value"


def test_a_calibration_changes_nothing_of_volts_and_north_is_told_as_by_the_data_sheet() -> None:
    with HostBoard(Setup(noise_uv=0)) as board:
        board.offset(2, range(board.sensors))
        assert board.reason("calibrate") == ""
        (before, *_) = levels(board.ask("volts", 0, for_ms=HALF_S))
        assert abs(before - board.millivolts[0]) <= 1
        board.lay(0, "+-000", mt=30)
        told = [one for one in board.ask("volts", 0, for_ms=HALF_S) if isinstance(one, Volts)]
        assert told[0].field_ut > 25_000 and told[1].field_ut < -25_000
        assert [one.spread_mv for one in told] == [0] * 5


def test_volts_is_quiet_and_has_the_board_to_itself() -> None:
    with HostBoard() as board:
        board.hear(1000)
        board.events.clear()
        names = ("volts", "calibrate", "gain", "kind", "volts", "power", "snapshot")
        lines = [{"number": number, "command": name, "value": 0} for number, name in enumerate(names)]
        board.send(b"".join(encode(BoardCommand.model_validate(line)) for line in lines))
        done = {one.number: one.reason for one in board.hear(HALF_S) if isinstance(one, Done)}
        assert done == dict.fromkeys(range(7), "busy") | {0: "", 6: ""}
        assert [one for one in board.events if one.what in ("light", "buzzer")] == []


def test_nothing_is_told_of_cells_while_one_is_held_and_all_of_it_afterwards() -> None:
    with HostBoard() as board:
        board.lay(3, "+-0-+")
        board.hear(500)
        assert board.reason("power", ON + 7) == ""
        board.lay(3, "00000")
        board.lay(12, "-0+0-")
        held = board.hear(3000)
        assert {type(one) for one in held} == {Heartbeat}
        for name in ("calibrate", "gain", "kind", "volts"):
            assert board.reason(name, 85 if name == "kind" else 0) == "held"
        assert board.words()[3] == "+-0-+", "as it was when scanning stopped"
        board.buttons(0, 2)
        assert "button" in kinds(board.hear(100)), "buttons are read all the time"
        before = len(board.messages)
        assert board.reason("power", SCAN) == ""
        told = [(type(one), one.cell) for one in board.messages[before:] if isinstance(one, Placed | Lifted)]
        assert told == [(Lifted, 3), (Placed, 12)]
        assert not [one for one in board.messages if isinstance(one, Fault) and one.fault != "calibration"]


@pytest.mark.parametrize("value", [25, 64 * 5, 64 * 7 + 24, 3 * 512, 65_535])
def test_a_sensor_that_is_not_there_is_not_held(value: int) -> None:
    with HostBoard() as board:
        board.hear(100)
        assert board.reason("power", value) == "value"
        assert board.reason("volts", 0) == ""


# ---- the shipped program ---------------------------------------------------------------------------------------


def command(board: BoardProcess, name: str, value: int, run_us: int = 20_000) -> list[object]:
    line = BoardCommand.model_validate({"number": 7, "command": name, "value": value})
    board.send(encode(line))
    return list(board.run(run_us))


def pins(layout: Layout, cell: int, site: int) -> dict[str, int]:
    (sensor,) = [one for one in layout.sensors if (one.cell, one.site) == (cell, site)]
    return {"strips": 1 << sensor.strip, "address": sensor.channel}


def strips(told: Sequence[object]) -> list[dict[str, int]]:
    return [dict(one.facts) for one in told if isinstance(one, Event) and one.what == "strips"]


def test_the_shipped_program_holds_the_very_sensor_still_and_scans_on() -> None:
    of = layouts()["board5"]
    with BoardProcess(emulated(image()), Setup(watch=True)) as board:
        board.run_to(300_000)
        for cell, site in ((0, 0), (6, 4), (24, 2)):
            told = command(board, "power", ON + 64 * site + cell)
            assert strips(told)[-1] == pins(of, cell, site)
            still = board.run(2_000_000)
            assert strips(still) == [], "held, and the watchdog is fed"
            assert any(isinstance(one, Heartbeat) for one in messages(still))
        assert strips(command(board, "power", OFF))[-1]["strips"] == 0
        assert strips(board.run(2_000_000)) == []
        assert len(strips(command(board, "power", SCAN, 1_000_000))) > 500
        for what in ("reset", "wild", "multi", "floating"):
            assert not events(board.run(1000), what)


def test_a_sleep_of_the_computer_ends_the_hold() -> None:
    with BoardProcess(emulated(image()), Setup(watch=True)) as board:
        board.run_to(300_000)
        command(board, "power", ON)
        board.bus("suspend")
        assert strips(board.run(500_000))[-1]["strips"] == 0
        board.bus("told")
        assert len(strips(board.run(500_000))) > 300


def test_the_shipped_program_measures_what_the_emulated_sensors_give() -> None:
    """Any voltage is measured; one that no tile gives is told besides, as a strong field, once a cell."""
    of = layouts()["board5"]
    rng = random.Random(9)
    there = [rng.randint(0, RAIL_MV) for _ in of.sensors]
    beyond = {
        sensor.cell
        for sensor, level in zip(of.sensors, there, strict=True)
        if 10 < level < 200 or 3100 < level < RAIL_MV - 10
    }
    strong: list[int] = []
    with BoardProcess(emulated(image()), Setup()) as board:
        board.fields(0, there)
        board.run_to(300_000)
        for cell in (0, 12, 24):
            told = messages(command(board, "volts", cell, 800_000))  # type: ignore[arg-type]
            notices = [one for one in told if isinstance(one, Notice)]
            assert {one.notice for one in notices} <= {"strong-field"}
            strong += [one.value for one in notices]
            heard = [one for one in told if not isinstance(one, Notice)]
            assert isinstance(heard[-1], Done | Heartbeat)
            assert all(abs(mv - real) <= 3 for mv, real in zip(levels(heard), there[5 * cell :], strict=False))
            assert len(levels(heard)) == 5
    assert sorted(strong) == sorted(beyond)
