"""The machine behind the host build: what it says by itself, and every command but those that write flash."""

from __future__ import annotations

import random
import re
from itertools import pairwise

import pytest

from companion.device.protocol import (
    BoardCommand,
    Button,
    Done,
    Fault,
    FirmwareLog,
    FromBoard,
    Heartbeat,
    Hello,
    Lifted,
    Notice,
    Placed,
    Sensor,
    Snapshot,
    Touch,
    encode,
)
from firmware.bench.frames import Serial
from firmware.bench.process import Setup
from tests.firmware.host_kit import MV_PER_MT, HostBoard, Odd, kinds, logs
from tests.wire_samples import framed

TRAY = Setup(layout="tray")
SEVEN = Setup(layout="board7")


def test_a_board_says_who_it_is_why_it_started_and_what_it_uses() -> None:
    with HostBoard(Setup(uid="0123456789ABCDEF")) as board:
        hello, *rest = board.hear(20)
        assert isinstance(hello, Hello)
        assert (hello.major, hello.minor, hello.uid) == (1, 3, "0123456789ABCDEF")
        assert (hello.kind, hello.columns, hello.rows, hello.kings) == ("board", 5, 5, 0)
        assert hello.firmware.startswith("companion ")
        assert logs(rest) == ["started by power", "board5 by its straps", "no calibration"]
        assert [one.notice for one in rest if isinstance(one, Notice)] == ["started-power"]
        fault = rest[-1]
        assert isinstance(fault, Fault)
        assert (fault.fault, fault.cell, fault.sensor, fault.cleared) == ("calibration", 255, 255, 0)


def test_a_start_by_the_watchdog_is_told() -> None:
    with HostBoard(Odd(odd={"cause": "watchdog"})) as board:
        assert "started by watchdog" in logs(board.hear(20))


@pytest.mark.parametrize(("setup", "size"), [(SEVEN, ("board", 7, 7, 0)), (TRAY, ("tray", 5, 4, 10))])
def test_other_sizes_and_kinds(setup: Setup, size: tuple[str, int, int, int]) -> None:
    with HostBoard(setup) as board:
        hello = board.hear(20)[0]
        assert isinstance(hello, Hello)
        assert (hello.kind, hello.columns, hello.rows, hello.kings) == size
        board.lay(19, "-0+0-")
        last = size[1] * size[2] + size[3] - 1
        board.lay(last, "+" if size[3] else "0+000")
        placed = [one for one in board.hear(100) if isinstance(one, Placed)]
        assert [(one.cell, one.word) for one in placed] == [(19, "-0+0-"), (last, "+" if size[3] else "0+000")]
        words = board.words()
        assert len(words) == last + 1
        assert words[19] == "-0+0-"


def test_what_is_laid_and_lifted_is_told_once_after_the_settle_time() -> None:
    with HostBoard() as board:
        board.hear(200)
        board.lay(12, "+-0-+")
        (placed,) = [one for one in board.hear(300) if one.type != "heartbeat"]
        assert isinstance(placed, Placed)
        assert (placed.cell, placed.word) == (12, "+-0-+")
        assert 240 <= placed.at_ms <= 256
        board.lay(12, "00000")
        (lifted,) = [one for one in board.hear(300) if one.type != "heartbeat"]
        assert isinstance(lifted, Lifted)
        assert lifted.cell == 12


def test_two_heartbeats_a_second_and_less_than_200_bytes() -> None:
    with HostBoard(Setup(seed=3)) as board:
        board.hear(1000)
        told = board.run(60_000_000)
        sent = b"".join(one.data for one in told if isinstance(one, Serial))
        assert sent.count(b'"heartbeat"') == sent.count(b"\n") == 120
        assert len(sent) / 60 < 200
        times = [int(at) for at in re.findall(rb'"at_ms":(\d+)', sent)]
        assert all(480 <= after - before <= 520 for before, after in pairwise(times))


def test_hello_tells_the_faults_that_hold() -> None:
    with HostBoard() as board:
        board.volts(0, 5000, strips=0b11101)
        board.hear(1500)
        hello, *faults, done = [one for one in board.ask("hello", for_ms=1) if not isinstance(one, Heartbeat)]
        assert isinstance(hello, Hello)
        assert isinstance(done, Done)
        told = [(one.fault, one.cell, one.cleared) for one in faults if isinstance(one, Fault)]
        assert told == [("calibration", 255, 0), ("strip", 5, 0)]
        board.volts(0, 5000)
        cleared = [one for one in board.hear(3000) if isinstance(one, Fault)]
        assert [(one.fault, one.cell, one.cleared) for one in cleared] == [("strip", 5, 1)]
        assert kinds(board.ask("hello", for_ms=1)) == ["hello", "fault", "done"]


def test_snapshot_is_what_lies_there() -> None:
    with HostBoard() as board:
        board.lay(0, "+-0-+")
        board.lay(24, "-----")
        board.hear(100)
        messages = board.ask("snapshot", for_ms=1)
        assert kinds(messages) == ["snapshot", "done"]
        assert isinstance(messages[-2], Snapshot)
        assert messages[-2].words == " ".join(["+-0-+", *["00000"] * 23, "-----"])


def test_sensors_tell_their_fields() -> None:
    with HostBoard(TRAY) as board:
        board.lay(3, "+-00+")
        board.lay(29, "-", mt=30)
        board.hear(100)
        fields = [
            (one.sensor, one.field_ut) for one in board.ask("sensors", 3, for_ms=1) if isinstance(one, Sensor)
        ]
        expected = (42_000, -42_000, 0, 0, 42_000)
        assert [sensor for sensor, _ in fields] == [0, 1, 2, 3, 4]
        assert all(abs(field - want) < 400 for (_, field), want in zip(fields, expected, strict=True))
        (king,) = [one for one in board.ask("sensors", 29, for_ms=1) if isinstance(one, Sensor)]
        assert abs(king.field_ut + 30_000) < 400
        assert board.reason("sensors", 30) == "value"


def test_settle_time_is_a_setting() -> None:
    with HostBoard() as board:
        assert board.reason("settle", 4) == board.reason("settle", 1001) == "value"
        assert board.reason("settle", 400) == ""
        start_ms = board.now_us // 1000
        board.lay(3, "++000")
        (placed,) = [one for one in board.hear(600) if isinstance(one, Placed)]
        assert 400 <= placed.at_ms - start_ms <= 420


def test_touch_is_told_only_when_switched_on() -> None:
    with HostBoard() as board:
        board.lay(7, "+0-0+")
        board.hear(2000)

        def wand() -> list[FromBoard]:
            before = list(board.millivolts)
            board.millivolts = [round(mv - 9 * MV_PER_MT) if i // 5 == 7 else mv for i, mv in enumerate(before)]
            board.fields(0, board.millivolts)
            told = board.hear(500)
            board.millivolts = before
            board.fields(0, before)
            return [one for one in told + board.hear(1500) if isinstance(one, Touch)]

        assert wand() == []
        assert board.reason("touch", 2) == "value"
        assert board.reason("touch", 1) == ""
        board.hear(1500)
        assert [one.cell for one in wand() if isinstance(one, Touch)] == [7]
        assert board.reason("touch", 0) == ""
        assert wand() == []


def test_identify_shows_light_and_buzzer_until_it_is_ended() -> None:
    with HostBoard() as board:
        board.hear(1000)
        for value, expected in ((1, {"light"}), (2, {"buzzer"}), (3, {"light", "buzzer"})):
            board.events.clear()
            assert board.reason("identify", value) == ""
            board.hear(3000)
            assert {one.what for one in board.events} == expected
            assert board.reason("identify", 0) == ""
            board.events.clear()
            board.hear(2000)
            assert board.events == []
        assert board.reason("identify", 4) == "value"


def test_buttons_are_told_once_a_press() -> None:
    with HostBoard() as board:
        board.hear(100)
        board.buttons(0, 1, 5)
        board.hear(400)
        board.buttons(0)
        board.hear(100)
        board.buttons(0, 3)
        board.hear(100)
        assert [one.button for one in board.messages if isinstance(one, Button)] == [1, 5, 3]


def test_report_tells_how_the_firmware_fares() -> None:
    with HostBoard() as board:
        board.send(b"nonsense\n")
        board.hear(3000)
        texts = logs(board.ask("report", for_ms=1))
        assert texts[0] == "companion 1.2.0, started by power 3 s ago"
        assert texts[2:] == [
            "125 scans a second, at most 8000 us apart",
            "0 lines dropped, 1 garbled lines heard",
            "no calibration",
        ]


def test_unknown_commands_are_refused_with_their_number() -> None:
    with HostBoard() as board:
        board.send(framed('{"type":"command","number":65535,"command":"dance","value":1}'))
        (done,) = [one for one in board.hear(1) if isinstance(one, Done)]
        assert (done.number, done.ok, done.reason) == (65535, 0, "unknown")


def test_the_boot_loader_comes_after_done_and_leads_back() -> None:
    with HostBoard() as board:
        board.hear(100)
        assert board.reason("bootloader") == ""
        assert [one.what for one in board.events][-2:] == ["unplugged", "bootloader"]
        assert board.hear(2000) == []
        board.leave_bootloader()
        hello, cause, *_ = board.hear(20)
        assert isinstance(hello, Hello)
        assert isinstance(cause, FirmwareLog)
        assert cause.text == "started by bootloader"


def test_commands_are_answered_in_order_however_fast_they_come() -> None:
    with HostBoard() as board:
        board.hear(100)
        names = ["snapshot", "touch", "sensors", "settle", "identify", "hello"]
        values = {"settle": 40}
        for number in range(60):
            name = names[number % len(names)]
            line = encode(
                BoardCommand.model_validate({"number": number, "command": name, "value": values.get(name, 0)})
            )
            board.send(line[:20])
            board.send(line[20:])
        done = [one for one in board.hear(1) if isinstance(one, Done)]
        assert [(one.number, one.ok) for one in done] == [(number, 1) for number in range(60)]


def test_a_full_outbox_drops_whole_lines_and_counts_them() -> None:
    with HostBoard() as board:
        board.hear(100)
        burst = b"".join(
            encode(BoardCommand(number=number, command="snapshot", value=0)) for number in range(2000)
        )
        board.send(burst)
        messages = board.hear(2000, gaps=True)
        done = [one for one in messages if isinstance(one, Done)]
        assert {one.reason for one in done} == {"", "busy"}
        obeyed = [one.number for one in done if one.ok]
        assert obeyed == sorted(obeyed)
        assert board.lost > 1000
        assert f"{board.lost} lines dropped, 0 garbled lines heard" in logs(board.ask("report", for_ms=1))
        assert board.words() == ["00000"] * 25


def test_a_megabyte_of_garbage_disturbs_nothing() -> None:
    rng = random.Random(5)
    with HostBoard() as board:
        board.hear(100)
        before = len(board.messages)
        for part in range(16):
            letters = b'{}*":,@ABO\n0123456789command'
            board.send(rng.randbytes(40_000) + bytes(rng.choices(letters, k=26_000)), board.now_us + part * 50_000)
        board.lay(8, "+00-0")
        board.hear(1000)
        board.send(b"\n")
        assert kinds(board.messages[before:]) == ["placed"]
        assert board.reason("snapshot") == ""
        assert board.words()[8] == "+00-0"


def test_every_start_has_another_number_and_a_clock_of_its_own() -> None:
    boots = set()
    for seed in (1, 2):
        with HostBoard(Setup(seed=seed)) as board:
            for _ in range(3):
                hello = board.hear(600)[0]
                assert isinstance(hello, Hello)
                assert hello.at_ms == 0
                boots.add(hello.boot)
                board.power(False)
                assert board.hear(300) == []
                board.power(True)
    assert len(boots) == 6
