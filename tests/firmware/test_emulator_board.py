"""The board's own binary in the emulator: USB, flash, boot loader, power, and the same bytes on both ways."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import pytest

from companion.device.protocol import BoardCommand, Button, Done, Hello, Lifted, Placed, encode
from firmware.bench.frames import Serial
from firmware.bench.hands import ideal
from firmware.bench.process import BoardProcess, Setup, emulated, events, serial
from firmware.bench.shelf import Shelf
from firmware.tables import layouts
from tests.firmware.bench_kit import image, messages

UID = "E66118604B3A2F2C"
BOARD5 = layouts()["board5"]
EMPTY = ["00000"] * 25


def fields(word: str = "00000", cell: int = 0) -> list[int]:
    return ideal(BOARD5, [*EMPTY[:cell], word, *EMPTY[cell + 1 :]])


@pytest.fixture
def board(tmp_path: Path) -> Iterator[BoardProcess]:
    with BoardProcess(emulated(image()), Setup(flash=tmp_path / "flash")) as board:
        yield board


def ask(board: BoardProcess, command: Literal["calibrate", "report"], run_us: int = 300_000) -> Done:
    board.send(encode(BoardCommand(number=7, command=command, value=0)))
    (done,) = [each for each in messages(board.run(run_us)) if isinstance(each, Done)]
    return done


def test_the_computer_finds_the_board_and_reads_its_names(board: BoardProcess) -> None:
    told = board.run_to(100_000)
    (plugged,) = events(told, "plugged")
    assert plugged.facts["product"] == "Companion board"
    assert plugged.facts["serial"] == f"COMPANION-{UID}"
    assert (plugged.facts["vendor"], plugged.facts["product_id"]) == (0x2E8A, 0x000A)
    hello = messages(told)[0]
    assert isinstance(hello, Hello) and (hello.uid, hello.columns, hello.rows) == (UID, 5, 5)
    assert all(each.at_us >= plugged.at_us for each in told if isinstance(each, Serial))


def test_a_word_is_placed_and_lifted(board: BoardProcess) -> None:
    board.fields(500_000, fields("+-0+-", 7))
    board.fields(900_000, fields())
    said = messages(board.run_to(1_300_000))
    (placed,) = [each for each in said if isinstance(each, Placed)]
    (lifted,) = [each for each in said if isinstance(each, Lifted)]
    assert (placed.cell, placed.word, lifted.cell) == (7, "+-0+-", 7)
    assert 500 <= placed.at_ms <= 600 and 900 <= lifted.at_ms <= 1000


def test_both_ways_of_executing_send_the_same_bytes_at_the_same_times() -> None:
    told = []
    for options in (("--no-skip",), ("--no-skip", "--plain")):
        with BoardProcess(emulated(image(), *options), Setup()) as board:
            board.fields(200_000, fields("+-0+-", 7))
            told.append(board.run_to(400_000))
    assert told[0] == told[1] and len(serial(told[0])) > 400


def test_a_board_in_a_process_that_had_another_one_is_as_new(monkeypatch: pytest.MonkeyPatch) -> None:
    """The one before it was of another kind, ran free, held a cell, slept, and left frames of a time to come."""
    told = []
    shelf = Shelf(1)
    try:
        for used in (False, True):
            monkeypatch.setattr(BoardProcess, "shelf", shelf if used else None)
            if used:
                with BoardProcess(
                    emulated(image()), Setup(layout="tray", cells=True, watch=True, seed=9)
                ) as other:
                    other.run_to(150_000)
                    other.send(encode(BoardCommand(number=7, command="power", value=512)))
                    other.fields(1_000_000, [0] * other.sensors)
                    other.run(50_000)
                    other.bus("suspend")
                    other.run(20_000)
                    other.go(0)
                    pid = other.pid
            with BoardProcess(emulated(image()), Setup(watch=True)) as board:
                board.fields(200_000, fields("+-0+-", 7))
                told.append(board.run_to(600_000))
                assert not used or board.pid == pid
    finally:
        shelf.clear()
    assert told[0] == told[1] and len(serial(told[0])) > 400


def test_a_power_cut_ends_the_connection_and_gives_another_boot_number(board: BoardProcess) -> None:
    boots = [messages(board.run(100_000))[0].boot]
    board.power(False)
    assert events(board.run(100_000), "unplugged")
    board.power(True)
    boots.append(messages(board.run(100_000))[0].boot)
    assert len(set(boots)) == 2
    assert board.now_us == 300_000


def test_calibration_outlives_power_and_process(tmp_path: Path) -> None:
    setup = Setup(flash=tmp_path / "flash")
    with BoardProcess(emulated(image()), setup) as board:
        board.run_to(300_000)
        assert ask(board, "calibrate", run_us=2_000_000).ok
        board.power(False)
        board.run(50_000)
        board.power(True)
        again = serial(board.run(100_000))
    assert b"no calibration" not in again
    with BoardProcess(emulated(image()), setup) as board:
        assert b"no calibration" not in serial(board.run_to(100_000))
    assert setup.flash is not None
    setup.flash.unlink()
    with BoardProcess(emulated(image()), setup) as board:
        assert b"no calibration" in serial(board.run_to(100_000))


def test_the_boot_loader_takes_a_program_and_calibration_stays(board: BoardProcess) -> None:
    board.run_to(300_000)
    assert ask(board, "calibrate", run_us=2_000_000).ok
    board.send(encode(BoardCommand(number=9, command="bootloader", value=0)))
    told = board.run(1_000_000)
    assert [each.what for each in told if not isinstance(each, Serial)][-2:] == ["unplugged", "bootloader"]
    assert serial(board.run(500_000)) == b"", "the serial port has vanished"
    board.load(image().read_bytes())
    told = board.run(200_000)
    assert events(told, "plugged") and b"no calibration" not in serial(told)


def test_a_piece_is_refused_while_the_firmware_runs(board: BoardProcess) -> None:
    board.run_to(100_000)
    block = image().read_bytes()[:512]
    board.load(block[:24] + (1).to_bytes(4, "little") + block[28:])  # the number of blocks
    assert {each.facts["frame"] for each in events(board.run(10_000), "refused")} == {"L"}


def test_buttons_are_pressed(board: BoardProcess) -> None:
    board.buttons(300_000, 3)
    board.buttons(400_000)
    said = messages(board.run_to(600_000))
    assert [each.button for each in said if isinstance(each, Button)] == [3]


def test_a_small_board_by_its_straps() -> None:
    for layout, size in (("board7", (7, 7)), ("tray", (5, 4))):
        with BoardProcess(emulated(image()), Setup(layout=layout)) as board:
            hello = messages(board.run_to(60_000))[0]
        assert isinstance(hello, Hello) and (hello.columns, hello.rows) == size


def test_nothing_is_touched_that_is_not_there(board: BoardProcess) -> None:
    told = board.run_to(300_000)
    board.send(b"\x00\xffgarbage {" * 500)
    told += board.run(500_000)
    for what in ("wild", "multi", "floating", "power", "reset"):
        assert not events(told, what), what
