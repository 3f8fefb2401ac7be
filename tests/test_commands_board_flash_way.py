"""`companion board flash` when something fails on the way, and `companion board firmware`."""

from __future__ import annotations

import errno
import os
import shutil
from pathlib import Path

import pytest

from companion.care.board import flash
from companion.care.doctor import files
from companion.care.doctor.findings import Severity
from companion.daemon.ipc import Owner
from companion.device import link
from companion.device.flash import drives, shipped
from companion.language.phrases import LANGUAGES
from companion.ui.cli.board import command
from companion.ui.cli.main import INTERRUPTED, main
from tests.command_kit import UIDS, folder_of_ports, lines, plugged, run
from tests.flash_kit import (  # noqa: F401 - the fixtures are used by name
    BY_HAND,
    VERSION,
    drive_fixture,
    flashed,
    here_fixture,
    home_fixture,
    renewable,
)
from tests.link_boards import PtyBoard, hello, in_directory
from tests.local_kit import House, hello_line, places
from tests.patience import Leap, until

# ---- what can happen on the way -------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_drive_comes(home: Path, monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    monkeypatch.setattr(flash, "DRIVE_S", 0.0)
    with renewable(home, None):
        done = flashed(home, lang=language)
    assert done.exit_code == 1
    if language == "en":
        assert done.stderr.startswith("The drive of the board has not come. The board is not broken")
        assert BY_HAND in done.stderr


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
def test_a_full_drive(home: Path, drive: Path) -> None:
    with renewable(home, drive) as boot:
        boot.before = lambda: (drive / drives.NAME).symlink_to("/dev/full")
        done = flashed(home)
    assert done.exit_code == 1
    assert done.stderr.startswith(f"The drive {drive} has too little room. The board goes on waiting")


@pytest.mark.parametrize(
    ("number", "vanishes", "told"),
    [
        (errno.EIO, True, "vanished before all was copied. The board has no whole program now"),
        (errno.EIO, False, "does not take the program. The board goes on waiting for it"),
        (errno.EROFS, False, "must not be written to. The board goes on waiting for its program"),
    ],
)
def test_a_copy_that_fails(
    home: Path, drive: Path, monkeypatch: pytest.MonkeyPatch, number: int, vanishes: bool, told: str
) -> None:
    def fail(*_: object) -> None:
        if vanishes:
            shutil.rmtree(drive)
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(drives, "_write", fail)
    with renewable(home, drive):
        done = flashed(home)
    assert done.exit_code == 1
    assert told in done.stderr
    assert not Owner.running(places(home))


def test_a_board_that_does_not_take_the_program(home: Path, drive: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(flash, "BACK_S", 0.1)
    with renewable(home, drive) as boot:
        boot.takes = False
        done = flashed(home)
    assert done.exit_code == 1
    assert done.stderr.startswith("The board has not taken the program and goes on waiting for it.")


def test_a_board_that_does_not_come_back(home: Path, drive: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Leap(monkeypatch, lambda: not drives.is_drive(drive), flash)
    with renewable(home, drive) as boot:
        boot.returns = False
        done = flashed(home)
    assert done.exit_code == 1
    assert "The board has taken the program and starts." in lines(done)
    assert done.stderr.startswith("The board has taken the program, but does not answer.")
    assert BY_HAND in done.stderr


def test_a_computer_too_busy_to_look_in_time_still_looks_whether_the_drive_has_gone(
    home: Path, drive: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copy = drives.copy

    def copied(data: bytes, to: Path) -> None:
        copy(data, to)
        until(lambda: not drives.is_drive(drive))

    monkeypatch.setattr(drives, "copy", copied)
    monkeypatch.setattr(flash, "BACK_S", -1.0)
    with renewable(home, drive) as boot:
        boot.returns = False
        done = flashed(home)
    assert done.exit_code == 1
    assert "The board has taken the program and starts." in lines(done)
    assert done.stderr.startswith("The board has taken the program, but does not answer.")


def test_another_board_that_comes_is_not_taken_for_it(
    home: Path, drive: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = PtyBoard(hello(uid="F" * 16))
    Leap(monkeypatch, lambda: other.commands and not drives.is_drive(drive), flash, looks=20)
    with renewable(home, drive) as boot:
        boot.returns = False
        boot.before = lambda: in_directory(folder_of_ports(home), "other", other)
        done = flashed(home)
    other.unplug()
    assert done.exit_code == 1
    assert "is back with" not in done.stdout


def test_a_board_that_comes_back_with_another_protocol(home: Path, drive: Path) -> None:
    new = PtyBoard(hello(major=2))
    with renewable(home, drive) as boot:
        boot.returns = False
        boot.before = lambda: in_directory(folder_of_ports(home), "new", new)
        done = flashed(home)
    new.unplug()
    assert done.exit_code == 1
    assert done.stderr.startswith("This board speaks another version of the protocol")


def test_a_board_of_another_protocol_beside_it_is_not_taken_for_it(home: Path, drive: Path) -> None:
    other = PtyBoard(hello(major=2))
    with renewable(home, drive):
        in_directory(folder_of_ports(home), "other", other)
        done = flashed(home, "--uid", UIDS[0])
    other.unplug()
    assert done.exit_code == 0, done.output


@pytest.mark.parametrize("becomes", ["companion 1.1.0", "something else"])
def test_a_board_that_comes_back_with_another_program(home: Path, drive: Path, becomes: str) -> None:
    with renewable(home, drive) as boot:
        boot.becomes = becomes
        done = flashed(home)
    assert done.exit_code == 1
    assert done.stderr.startswith(
        f"The board is back with the program {becomes}, but version 1.2.0 was copied. It has not been taken."
    )
    assert "Done" not in done.stdout


def test_control_and_c_while_the_board_waits(home: Path, drive: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(drives, "copy", interrupted)
    with renewable(home, drive):
        done = run(main, home, "board", "flash", "--text")
    assert done.exit_code == INTERRUPTED
    assert done.stderr.startswith("Stopped. The board is waiting for its program.")
    assert not Owner.running(places(home))


# ---- companion board firmware ---------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_program_of_each_board_is_compared(home: Path, drive: Path, language: str) -> None:
    with (
        renewable(home, drive),
        renewable(home, drive, name="three", uid=UIDS[2], firmware="companion 1.2.0"),
        renewable(home, drive, name="two", uid=UIDS[1], firmware="companion 1.10.0"),
        plugged(home, name="virtual", uid=UIDS[3]),
    ):
        done = run(command, home, "firmware", lang=language)
    assert done.exit_code == 0
    if language == "en":
        assert lines(done)[0] == "Program that comes with the companion: version 1.2.0."
        told = [line for line in lines(done) if line.startswith(("It ", "Program on"))]
        port = folder_of_ports(home) / "one"
        assert told == [
            "Program on the board: companion 1.1.0.",
            "It is older than the one that comes with the companion. "
            f"To update it, type: companion board flash --port {port}.",
            "Program on the board: companion 1.2.0.",
            "It is the one that comes with the companion.",
            "Program on the board: companion 1.10.0.",
            "It is newer than the one that comes with the companion.",
            "Program on the board: virtual.",
            "It cannot be compared with the one that comes with the companion.",
        ]


def test_the_program_of_one_board_is_asked_for(home: Path, drive: Path) -> None:
    with renewable(home, drive), renewable(home, drive, name="two", uid=UIDS[1], firmware="companion 1.2.0"):
        done = run(command, home, "firmware", "--uid", UIDS[1][-4:])
        none = run(command, home, "firmware", "--uid", "FFFF")
    assert [line for line in lines(done) if line.startswith("Program on")] == [
        "Program on the board: companion 1.2.0."
    ]
    assert none.exit_code == 1
    assert none.stderr.startswith("So far there is no board whose number ends like this: FFFF.")


def test_a_running_game_is_asked_for_the_programs(home: Path) -> None:
    with House(home) as house:
        house.do(lambda: house.request_server.happened(link.Opened("/dev/b")))
        house.board(hello_line(UIDS[0], major=2), port="/dev/b")
        done = run(command, home, "firmware")
    assert done.exit_code == 0
    assert lines(done)[-1].startswith("Its program speaks another version of the protocol.")


def test_without_boards_or_a_shipped_program_that_is_told(home: Path) -> None:
    (shipped.DATA / shipped.ABOUT).unlink()
    done = run(command, home, "firmware")
    assert done.exit_code == 1
    assert lines(done)[0].startswith("This installation has no program for boards")
    assert done.stderr.startswith("So far there is no board that answers.")
    assert flashed(home).stderr.startswith("This installation has no program for boards")
    assert [one.what.key for one in files.firmware()] == ["doctor-firmware-none"]


def test_doctor_tells_that_the_shipped_program_is_whole() -> None:
    (finding,) = files.firmware()
    assert (finding.severity, finding.what.key, finding.what.facts) == (
        Severity.GOOD,
        "doctor-firmware",
        {"version": VERSION},
    )
