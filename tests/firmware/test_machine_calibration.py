"""Calibrating, gains and the kind: what is stored, why it is refused, and what survives damage and lost power."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from companion.device.protocol import BoardCommand, Done, Fault, FromBoard, Hello, Placed, Sensor, encode
from firmware.bench.process import Setup
from hardware.parameters import parameters
from tests.firmware.host_kit import (
    BLANK,
    NOMINAL,
    SLOT_BYTES,
    HostBoard,
    Odd,
    Record,
    kinds,
    logs,
    record,
    records,
)

GAUGE_MT = parameters().gauge.field_mt
RAW_PER_MT = parameters().sensor.sensitivity_mv_mt * 4 * 4096 / 3300
KEPT = Path(__file__).parents[1] / "data" / "calibration_v1.bin"


def faults(messages: list[FromBoard]) -> list[tuple[str, int]]:
    return [(one.fault, one.cleared) for one in messages if isinstance(one, Fault)]


def started(flash: Path, **facts: object) -> tuple[list[str], list[tuple[str, int]]]:
    """What a board says of its flash at its start: the remark, and its faults."""
    with HostBoard(Setup(flash=flash, **facts)) as board:  # type: ignore[arg-type]
        messages = board.hear(20)
        assert board.reason("snapshot") == ""
        return logs(messages)[2:], faults(messages)


def test_calibrating_measures_every_zero_and_stores_it(tmp_path: Path) -> None:
    flash = tmp_path / "flash"
    rng = random.Random(1)
    offsets = [rng.uniform(-18, 18) for _ in range(125)]
    with HostBoard(Setup(flash=flash)) as board:
        for sensor, offset in enumerate(offsets):
            board.offset(offset, [sensor])
        board.hear(1000)
        assert kinds(board.ask("calibrate")) == ["log", "fault", "done"]
        assert faults(board.messages) == [("calibration", 0), ("calibration", 1)]
        board.lay(4, "+0-+-")
        board.hear(200)
        assert board.words() == ["00000"] * 4 + ["+0-+-"] + ["00000"] * 20
    stored = records(flash)
    assert stored[1] is None
    assert stored[0] is not None
    assert (stored[0].sequence, stored[0].kind, stored[0].layout) == (1, 0, 85)
    for (zero, gain), offset in zip(stored[0].tunings, offsets, strict=True):
        assert abs(zero - (8192 - offset * RAW_PER_MT)) < 4
        assert gain == 4096
    assert started(flash) == (["calibration 1 used"], [])


def test_slots_are_written_in_turn(tmp_path: Path) -> None:
    flash = tmp_path / "flash"
    with HostBoard(Setup(flash=flash)) as board:
        for _ in range(4):
            assert board.reason("calibrate") == ""
    assert [one and one.sequence for one in records(flash)] == [3, 4]
    assert started(flash) == (["calibration 4 used"], [])


@pytest.mark.parametrize(
    ("calibrated", "mt", "reason"), [(False, 18, ""), (False, 22, "occupied"), (True, 15, "occupied")]
)
def test_calibrating_is_refused_when_something_lies_there(calibrated: bool, mt: float, reason: str) -> None:
    """Two sensors of a cell, for every piece has two magnets at least."""
    with HostBoard() as board:
        if calibrated:
            assert board.reason("calibrate") == ""
        for sign in (1, -1) if reason else (1,):
            board.offset(sign * mt, [61, 63])
            assert board.reason("calibrate") == reason
            assert "stuck" not in dict(faults(board.messages))
            board.offset(0, [61, 63])
            assert board.reason("calibrate", 1) == ""


@pytest.mark.parametrize("calibrated", [False, True])
@pytest.mark.parametrize("millivolts", [0, 60, 600, 1300, 2000, 3240, 3300])
def test_a_magnet_on_one_sensor_of_an_empty_cell_is_named_as_a_fault(calibrated: bool, millivolts: int) -> None:
    with HostBoard() as board:
        if calibrated:
            assert board.reason("calibrate") == ""
        board.millivolts[61] = millivolts
        board.offset(3.9, [60, 62])  # as bought
        board.hear(100)
        *told, done = board.ask("calibrate")
        assert isinstance(done, Done) and done.reason == "faulty"
        assert [(one.fault, one.cell, one.sensor) for one in told if isinstance(one, Fault)] == [("stuck", 12, 1)]
        assert board.reason("calibrate") == "", "it is left out"
        board.offset(0, [61])
        back = [one for one in board.hear(1500) if isinstance(one, Fault)]
        assert [(one.fault, one.sensor, one.cleared) for one in back] == [("stuck", 1, 1)]


def test_many_such_sensors_are_no_faults_of_theirs() -> None:
    with HostBoard() as board:
        for cell in range(9):
            board.millivolts[5 * cell] = 100
        board.fields(0, board.millivolts)
        assert board.reason("calibrate") == "occupied"
        assert "stuck" not in dict(faults(board.messages))


def test_a_tile_on_any_cell_forbids_calibrating() -> None:
    with HostBoard(Setup(layout="tray")) as board:
        assert board.reason("calibrate") == ""
        for cell, word in ((0, "00-0+"), (19, "-0+00")):
            board.lay(cell, word, mt=26)
            assert board.reason("calibrate") == "occupied"
            board.lay(cell, "00000")
        assert board.reason("calibrate") == ""


@pytest.mark.parametrize(("cell", "beside"), [(20, (2, 3, 25, 26)), (29, (72, 73, 95, 96))])
def test_a_king_that_was_forgotten_is_felt_by_the_sensors_around_and_one_that_is_not_is_a_fault(
    cell: int, beside: tuple[int, ...]
) -> None:
    """In its dimple on a bare tray a king gives the four sensors around 8 millitesla, by hardware/magnets."""
    with HostBoard(Setup(layout="tray")) as board:
        board.lay(cell, "+", mt=80)
        for sign, reason in ((-1, "occupied"), (0, "faulty")):
            board.offset(sign * 8, beside)
            assert board.reason("calibrate") == reason


def test_a_calibration_over_a_magnet_can_be_put_right() -> None:
    with HostBoard() as board:
        board.offset(19, [7])
        assert board.reason("calibrate") == ""
        board.offset(0, [7])
        assert board.reason("calibrate") == "occupied"
        assert board.reason("calibrate", 2) == "value"
        assert board.reason("calibrate", 1) == ""
        assert board.words() == ["00000"] * 25


def test_readings_that_move_are_unsteady() -> None:
    with HostBoard() as board:
        board.hear(100)
        board.send(encode(BoardCommand(number=7, command="calibrate", value=0)))
        board.hear(200)
        board.offset(4, [100])
        (done,) = [one for one in board.hear(600) if isinstance(one, Done)]
        assert done.reason == "unsteady"


def test_faults_of_strip_and_supply_forbid_calibrating() -> None:
    with HostBoard() as board:
        for supply_mv, strips in ((5000, 0b01111), (2800, 0xFF)):
            board.volts(0, supply_mv, strips)
            board.hear(3000)
            assert board.reason("calibrate") == "faulty"
            board.volts(0, 5000)
            board.hear(4000)
        assert board.reason("calibrate") == ""
        board.send(encode(BoardCommand(number=7, command="calibrate", value=0)))
        board.hear(100)
        board.volts(0, 5000, 0b01111)
        (done,) = [one for one in board.hear(1500) if isinstance(one, Done)]
        assert done.reason in {"faulty", "occupied", "unsteady"}


def test_a_dead_sensor_is_left_out_and_keeps_its_zero(tmp_path: Path) -> None:
    flash = tmp_path / "flash"
    with HostBoard(Setup(flash=flash)) as board:
        board.millivolts[62] = 0
        board.offset(4, [63])
        assert board.reason("calibrate") == "faulty"
        assert ("stuck", 0) in faults(board.messages)
        assert board.reason("calibrate") == ""
    stored = records(flash)[0]
    assert stored is not None
    assert stored.tunings[62] == NOMINAL
    assert abs(stored.tunings[63][0] - (8192 - 4 * RAW_PER_MT)) < 4


def test_while_calibrating_further_ones_are_busy_and_the_rest_is_answered() -> None:
    with HostBoard() as board:
        board.hear(100)
        names = ["calibrate", "snapshot", "calibrate", "gain", "kind", "bootloader", "report"]
        for number, name in enumerate(names):
            board.send(encode(BoardCommand.model_validate({"number": number, "command": name, "value": 0})))
        done = {one.number: one.reason for one in board.hear(1000) if isinstance(one, Done)}
        assert done == {0: "", 1: "", 2: "busy", 3: "busy", 4: "busy", 5: "busy", 6: ""}


# ---- gain and kind --------------------------------------------------------------------------------------------


def gauge(board: HostBoard, cell: int, strengths: tuple[float, ...]) -> None:
    for site, mt in enumerate(strengths):
        board.offset(mt, [cell * 5 + site])


def test_gains_are_measured_with_the_gauge(tmp_path: Path) -> None:
    flash = tmp_path / "flash"
    with HostBoard(Setup(flash=flash)) as board:
        gauge(board, 6, (GAUGE_MT,) * 5)
        assert board.reason("gain", 6) == "faulty"  # no zeros yet
        gauge(board, 6, (0,) * 5)
        assert board.reason("calibrate") == ""
        gauge(board, 6, (GAUGE_MT, 25, 39, GAUGE_MT, 22.5))
        assert board.reason("gain", 6) == ""
        fields = [one.field_ut for one in board.ask("sensors", 6, for_ms=1) if isinstance(one, Sensor)]
        assert all(abs(field - GAUGE_MT * 1000) < 600 for field in fields)
        gauge(board, 6, (GAUGE_MT, GAUGE_MT, GAUGE_MT, 41.6, GAUGE_MT))
        assert board.reason("gain", 6) == "range"
        gauge(board, 6, (GAUGE_MT, GAUGE_MT, GAUGE_MT, 21.4, GAUGE_MT))
        assert board.reason("gain", 6) == "range"
        gauge(board, 6, (GAUGE_MT, GAUGE_MT, -GAUGE_MT, GAUGE_MT, GAUGE_MT))
        assert board.reason("gain", 6) == "range"
        assert board.reason("gain", 25) == "value"
        gauge(board, 6, (0,) * 5)
        board.hear(200)
        assert board.reason("calibrate") == ""
    newest = records(flash)[0]
    assert newest is not None
    assert newest.sequence == 3
    want = [round(4096 * GAUGE_MT / mt) for mt in (GAUGE_MT, 25, 39, GAUGE_MT, 22.5)]
    assert all(abs(gain - one) < 24 for (_, gain), one in zip(newest.tunings[30:35], want, strict=True))
    assert {gain for _, gain in newest.tunings[:30] + newest.tunings[35:]} == {4096}


def test_kind_is_stored_and_the_board_restarts_as_it(tmp_path: Path) -> None:
    flash = tmp_path / "flash"
    with HostBoard(Setup(flash=flash, strap=3)) as board:
        assert board.reason("calibrate") == ""
        for value in (0, 84, 86, 256, 341, 65535):
            assert board.reason("kind", value) == "value"
        for value, size in ((340, ("tray", 5, 4, 10)), (119, ("board", 7, 7, 0)), (85, ("board", 5, 5, 0))):
            before = len(board.messages)
            board.send(encode(BoardCommand(number=9, command="kind", value=value)))
            board.hear(100)
            _, done, hello, cause, kind, *_ = [one for one in board.messages[before:] if one.type != "heartbeat"]
            assert isinstance(done, Done)
            assert isinstance(hello, Hello)
            assert (done.number, done.ok) == (9, 1)
            assert (hello.kind, hello.columns, hello.rows, hello.kings) == size
            assert logs([cause, kind])[0] == "started by software"
            assert logs([kind])[0].endswith("as it was set")
        assert logs(board.messages)[-1] == "calibration 4 used"
    assert started(flash, strap=3) == (["calibration 4 used"], [])


def test_straps_count_more_than_the_setting_and_another_kind_uses_no_calibration(tmp_path: Path) -> None:
    flash = tmp_path / "flash"
    flash.write_bytes(Record(sequence=5, kind=119).slot() + BLANK)
    for strap, name in ((0, "tray by its straps"), (1, "board7 by its straps"), (2, "board5 by its straps")):
        with HostBoard(Setup(flash=flash, strap=strap)) as board:
            assert logs(board.hear(20))[1] == name
    remark, told = started(flash, strap=3)
    assert remark == ["calibration 5 is another board's, none used"]
    assert told == [("calibration", 0)]


# ---- damage ---------------------------------------------------------------------------------------------------


def test_flash_that_does_not_hold_is_refused_and_the_old_stays(tmp_path: Path) -> None:
    flash = tmp_path / "flash"
    flash.write_bytes(Record(sequence=7, kind=85).slot() + BLANK)
    with HostBoard(Odd(flash=flash, odd={"worn_flash": True})) as board:
        board.hear(20)
        assert board.reason("calibrate") == "flash"
        assert board.reason("kind", 119) == "flash"
        assert kinds(board.hear(1000)) == []
        board.lay(2, "+0+00")
        assert [one.word for one in board.hear(100) if isinstance(one, Placed)] == ["+0+00"]
    remark, told = started(flash)
    assert remark == ["calibration 8 damaged, 7 used"]
    assert told == []


def test_a_damaged_calibration_is_told_and_not_used(tmp_path: Path) -> None:
    flash = tmp_path / "flash"
    good = Record(sequence=7).slot()
    for at in (0, 4, 6, 8, 12, 14, 16, 20, 300, 519, 520, 523):
        bad = bytearray(Record(sequence=8).slot())
        bad[at] ^= 1 << at % 8
        flash.write_bytes(good + bytes(bad))
        remark, told = started(flash)
        assert remark[0].endswith("damaged, 7 used"), at
        assert told == []
        flash.write_bytes(bytes(bad) + BLANK)
        remark, told = started(flash)
        assert remark[0].endswith("damaged, none used"), at
        assert told == [("calibration", 0)]


def test_both_damaged_is_a_fault_until_calibrating(tmp_path: Path) -> None:
    flash = tmp_path / "flash"
    rng = random.Random(3)
    flash.write_bytes(rng.randbytes(2 * SLOT_BYTES))
    with HostBoard(Setup(flash=flash)) as board:
        messages = board.hear(20)
        assert logs(messages)[2] == "calibration damaged, none used"
        assert faults(messages) == [("calibration", 0)]
        assert board.reason("calibrate") == ""
        assert faults(board.messages) == [("calibration", 0), ("calibration", 1)]
    assert started(flash)[1] == []


def test_a_newer_record_is_not_used_and_not_overwritten_before_calibrating(tmp_path: Path) -> None:
    flash = tmp_path / "flash"
    newer = Record(sequence=9, version=2).slot()
    flash.write_bytes(newer + BLANK)
    with HostBoard(Setup(flash=flash)) as board:
        messages = board.hear(20)
        assert logs(messages)[2] == "calibration 9 is of a newer firmware, none used"
        assert faults(messages) == [("calibration", 0)]
        assert flash.read_bytes() == newer + BLANK
        assert board.reason("calibrate") == ""
        kept, own = flash.read_bytes()[:SLOT_BYTES], record(flash.read_bytes()[SLOT_BYTES:])
        assert kept == newer
        assert own is not None
        assert own.sequence == 10
    flash.write_bytes(newer + Record(sequence=3).slot())
    assert started(flash) == (["calibration 9 is of a newer firmware, 3 used"], [])


def test_a_kept_record_of_the_first_version_is_read(tmp_path: Path) -> None:
    flash = tmp_path / "flash"
    flash.write_bytes(KEPT.read_bytes())
    with HostBoard(Setup(flash=flash, strap=3, layout="tray")) as board:
        hello, *rest = board.hear(20)
        assert isinstance(hello, Hello)
        assert hello.kind == "tray"
        assert logs(rest)[1:] == ["tray as it was set", "calibration 2 used"]
        board.offset(-20, [3])
        board.hear(100)
        (field, *_) = [one.field_ut for one in board.ask("sensors", 0, for_ms=1) if isinstance(one, Sensor)][3:]
        zero, gain = 8192 + 3 * 37 - 1000, 4096 + 3 * 11 - 500
        assert abs(field - (zero - 8192 - 20 * RAW_PER_MT) * gain / 4096 / RAW_PER_MT * 1000) < 400


@pytest.mark.parametrize("command", ["calibrate", "kind"])
def test_power_lost_at_any_byte_of_a_write_loses_nothing(command: str, tmp_path: Path) -> None:
    """Every 16th byte of the record, first a slot that was never written, then one that holds the older record."""
    old = Record(sequence=7, kind=85)
    value = 85 if command == "kind" else 0
    for at in range(0, 1024, 16 if command == "calibrate" else 144):
        flash = tmp_path / f"flash-{at}"
        flash.write_bytes(old.slot() + (Record(sequence=6).slot() if at % 32 else BLANK))
        with HostBoard(Setup(flash=flash, torn_write=at), checked=False) as board:
            board.hear(20)
            board.send(encode(BoardCommand.model_validate({"number": 7, "command": command, "value": value})))
            board.hear(700)
            assert not any(isinstance(one, Done) for one in board.messages)
            assert any(one.what == "power" for one in board.events)
            board.power(True)
            remark = logs(board.hear(20))[2]
            assert remark.split()[-2:] == (["8", "used"] if at >= 524 else ["7", "used"]), at
            assert faults(board.messages) == []
            if at > 0:
                assert remark in (
                    "calibration 8 damaged, 7 used",
                    "calibration damaged, 7 used",
                    "calibration 8 used",
                )
            assert board.reason("calibrate") == ""
        assert flash.read_bytes()[:SLOT_BYTES] == old.slot() or at >= 524


@pytest.mark.parametrize("at", range(0, SLOT_BYTES, 512))
def test_power_lost_while_erasing_loses_nothing(at: int, tmp_path: Path) -> None:
    flash = tmp_path / "flash"
    flash.write_bytes(Record(sequence=6).slot() + Record(sequence=7).slot())
    with HostBoard(Setup(flash=flash, torn_erase=at), checked=False) as board:
        board.hear(20)
        board.send(encode(BoardCommand(number=7, command="calibrate", value=0)))
        board.hear(700)
        board.power(True)
        assert logs(board.hear(20))[2].endswith("7 used")
        assert board.reason("calibrate") == ""
