"""`companion board flash` on a board of software with a folder for its drive: what goes well, what is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.care.board import choosing
from companion.care.doctor import files
from companion.daemon.ipc import Owner
from companion.device.flash import drives, shipped
from companion.language.phrases import LANGUAGES
from tests.board_care_kit import spoken_by
from tests.command_kit import UIDS, folder_of_ports, lines, plugged, settings
from tests.flash_kit import (  # noqa: F401 - the fixtures are used by name
    BY_HAND,
    VERSION,
    drive_fixture,
    flashed,
    here_fixture,
    home_fixture,
    make_drive,
    program,
    renewable,
    tree,
    waiting,
)
from tests.link_boards import PtyBoard, hello, in_directory
from tests.local_kit import House, places
from tests.patience import Leap

# ---- all goes well --------------------------------------------------------------------------------------------


def test_each_step_is_told_one_fact_a_line(home: Path, drive: Path) -> None:
    settings(home, f'[seats.{UIDS[0]}]\nnumber = 2\nname = "Jana"\n')
    with renewable(home, drive) as boot:
        done = flashed(home)
    port = folder_of_ports(home) / "one"
    assert lines(done) == [
        "Program to be put onto the board: version 1.2.0, it comes with the companion.",
        "The file is whole and made for this board, it has three kilobytes.",
        f"Port: {port}.",
        f"Its own number: {UIDS[0]}.",
        "Seat: number two, Jana.",
        "Program on the board: companion 1.1.0.",
        "That one is older.",
        "The board is asked to restart and to wait for its program.",
        "Waiting for its drive. This takes at most half a minute.",
        f"Copying onto the drive {drive}. Leave the cable in.",
        "The board has taken the program and starts.",
        "The board is back with this program: companion 1.2.0.",
        "Its calibration is kept.",
        "Done. The board can be played on.",
    ]
    assert (done.exit_code, done.stderr) == (0, "")
    assert boot.taken == program(VERSION)


@pytest.mark.parametrize("language", LANGUAGES)
def test_another_file_in_each_language(home: Path, drive: Path, tmp_path: Path, language: str) -> None:
    file = tmp_path / "other.uf2"
    file.write_bytes(program("1.3.0"))
    with renewable(home, drive) as boot:
        boot.becomes = "companion 1.3.0"
        done = flashed(home, "--file", str(file), "--port", str(folder_of_ports(home) / "one"), lang=language)
    assert done.exit_code == 0, done.output
    assert boot.taken == program("1.3.0")
    assert lines(done)[0].endswith(f"{file}.")


def test_a_board_that_waits_in_its_boot_loader_already(home: Path, drive: Path) -> None:
    with waiting(home, drive) as boot:
        done = flashed(home)
    assert done.exit_code == 0, done.output
    assert boot.taken == program(VERSION)
    told = lines(done)
    assert f"A board is waiting for its program: drive {drive}." in told
    assert "It has a calibration." in told
    assert "The board is asked to restart and to wait for its program." not in told


def test_no_game_can_begin_meanwhile_and_one_can_afterwards(home: Path, drive: Path) -> None:
    owned = []
    with renewable(home, drive) as boot:
        boot.before = lambda: owned.append(Owner.running(places(home)))
        assert flashed(home).exit_code == 0
    assert owned == [True]
    assert not Owner.running(places(home))


@pytest.mark.parametrize(
    ("before", "after", "told"),
    [
        ("no calibration", "no calibration", "It has no calibration yet. To calibrate it, type: companion board"),
        ("calibration 4 damaged, 3 used", "calibration 3 used", "Its calibration is kept."),
        ("calibration 3 used", "calibration 4 used", "It has a calibration, but another one than before."),
        ("calibration 3 used", "", "It says nothing of its calibration."),
    ],
)
def test_what_became_of_the_calibration_is_told(
    home: Path, drive: Path, before: str, after: str, told: str
) -> None:
    with renewable(home, drive) as boot:
        boot.board.calibration = before
        boot.before = lambda: setattr(boot.board, "calibration", after)
        done = flashed(home)
    assert done.exit_code == 0
    assert lines(done)[-2].startswith(told)


@pytest.mark.parametrize("after", ["no calibration", "calibration 4 damaged, none used"])
def test_a_calibration_that_is_lost_is_no_success(home: Path, drive: Path, after: str) -> None:
    with renewable(home, drive) as boot:
        boot.before = lambda: setattr(boot.board, "calibration", after)
        done = flashed(home)
    assert done.exit_code == 1
    assert "Done" not in done.stdout
    assert done.stderr == (
        "The board has its new program, but its calibration is lost, so what it reads is not sure. "
        "To calibrate it anew, type: companion board calibrate.\n"
    )


def test_each_step_is_spoken_before_it_is_done(home: Path, drive: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    voices = spoken_by(monkeypatch)
    at: dict[str, str] = {}
    with renewable(home, drive) as boot:
        boot.board.noticed = lambda got: at.update({got: voices[-1].texts[-1]})
        done = flashed(home, "--wav", "kept.wav", spoken=True)
    assert (done.exit_code, done.stderr) == (0, "")
    assert [one.wav for one in voices] == ["kept.wav"]
    assert at["bootloader"] == "The board is asked to restart and to wait for its program."
    assert voices[0].texts[-4:] == [
        "The board has taken the program and starts.",
        "The board is back with this program: companion one dot two dot zero.",
        "Its calibration is kept.",
        "Done. The board can be played on.",
    ]
    assert lines(done)[-3] == "The board is back with this program: companion 1.2.0."


def test_the_copy_waits_until_it_is_said_to_leave_the_cable(
    home: Path, drive: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    voices = spoken_by(monkeypatch)
    told = []
    own = drives.copy

    def copy(data: bytes, folder: Path) -> None:
        told.append(voices[-1].texts[-1])
        own(data, folder)

    monkeypatch.setattr(drives, "copy", copy)
    with waiting(home, drive):
        assert flashed(home, spoken=True).exit_code == 0
    assert len(told) == 1 and told[0].endswith("Leave the cable in.")


def test_the_voice_goes_on_while_a_board_is_chosen(
    home: Path, drive: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    voices = spoken_by(monkeypatch)
    Leap(monkeypatch, lambda: at and voices[-1].texts[-1].startswith("Two boards are connected."), choosing)
    at: list[tuple[str, str]] = []
    with renewable(home, drive) as one, renewable(home, drive, name="two", uid=UIDS[1]):
        one.board.noticed = lambda got: at.append((got, voices[-1].texts[-1]))
        assert flashed(home, spoken=True).exit_code == 1
    told = [text for command, text in at if command == "identify"]
    assert len(told) == 2 and told[1].startswith("Two boards are connected. Press a button")


# ---- a rehearsal ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rehearsal_changes_nothing(home: Path, drive: Path, language: str) -> None:
    with renewable(home, drive) as boot:
        before = tree(home)
        done = flashed(home, "--dry-run", lang=language)
        assert set(boot.board.commands) <= {"hello", "snapshot"}
        assert boot.board.powered
    assert done.exit_code == 0, done.output
    assert tree(home) == before
    assert not drive.exists()
    if language == "en":
        assert lines(done)[-1] == "All checks are passed. This was a rehearsal, everything is as before."
        assert "The board would be asked to restart and to wait for its program." in lines(done)


def test_a_rehearsal_with_a_drive_writes_nothing(home: Path, drive: Path) -> None:
    before = tree(make_drive(drive))
    done = flashed(home, "--dry-run")
    assert done.exit_code == 0
    assert tree(drive) == before
    assert "would be asked" not in done.stdout


# ---- refused before anything is touched -----------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("data", "told"),
    [
        (program(family=0xE48BFF59), "it is made for another chip"),
        (program()[:-200], "it is cut off"),
        (program()[:-512], "it is cut off"),
        (b"", "it is empty"),
        (b"#!/bin/sh\n", "it is not a program for boards"),
        (program()[:512] + b"\0" + program()[513:], "block one of it is damaged"),
    ],
)
def test_a_wrong_file_is_refused_and_the_board_untouched(
    home: Path, drive: Path, tmp_path: Path, data: bytes, told: str, language: str
) -> None:
    file = tmp_path / "wrong.uf2"
    file.write_bytes(data)
    with renewable(home, drive) as boot:
        done = flashed(home, "--file", str(file), lang=language)
        assert boot.board.commands == []
    assert (done.exit_code, done.stdout) == (1, "")
    assert str(file) in done.stderr
    if language == "en":
        assert done.stderr == (
            f"The file {file} is not used: {told}. The board has not been touched. "
            "Name an undamaged file that is made for this board.\n"
        )


def test_a_file_that_is_not_there(home: Path, tmp_path: Path) -> None:
    for file in (tmp_path / "none.uf2", tmp_path):
        done = flashed(home, "--file", str(file))
        assert (done.exit_code, done.stderr.split(":")[0]) == (1, f"This file cannot be read, {file}")


def test_a_flipped_byte_in_the_shipped_file(home: Path, drive: Path) -> None:
    file = shipped.DATA / shipped.FILE
    content = bytearray(file.read_bytes())
    content[600] ^= 1
    file.write_bytes(content)
    with renewable(home, drive) as boot:
        done = flashed(home)
        assert boot.board.commands == []
    assert done.exit_code == 1
    assert done.stderr.startswith("The program for boards in this installation is damaged.")
    assert [one.what.key for one in files.firmware()] == ["doctor-firmware-damaged"]


@pytest.mark.parametrize("rehearsal", [(), ("--dry-run",)])
def test_not_while_a_game_runs(home: Path, drive: Path, rehearsal: tuple[str, ...]) -> None:
    with renewable(home, drive) as boot, House(home):
        done = flashed(home, *rehearsal)
        assert boot.board.commands == []
    assert done.exit_code == 1
    assert done.stderr == (
        "A game is running and holds its boards. End the game, it is kept and can be resumed. "
        "Then run this again.\n"
    )


def test_of_several_boards_the_one_whose_button_is_pressed_gets_it(home: Path, drive: Path) -> None:
    settings(home, f'[seats.{UIDS[1]}]\nnumber = 1\nname = "Petr"\n')
    with renewable(home, drive) as one, renewable(home, drive, name="two", uid=UIDS[1]) as two:
        two.press_when("identify")
        done = flashed(home)
        assert "bootloader" not in one.board.commands
    assert done.exit_code == 0, done.output
    assert two.taken and not one.taken
    told = lines(done)
    assert told[2:5] == [
        "Two boards are connected. Press a button on the board that you mean, or name it next time by --uid.",
        f"Port: {folder_of_ports(home) / 'two'}.",
        f"Its own number: {UIDS[1]}.",
    ]
    assert "Seat: number one, Petr." in told


def test_of_several_boards_none_is_touched_before_one_is_chosen(
    home: Path, drive: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(choosing, "CHOOSE_S", 0.3)
    other = PtyBoard(hello(major=2))
    with renewable(home, drive) as one:
        in_directory(folder_of_ports(home), "other", other)
        done = flashed(home)
        assert "bootloader" not in one.board.commands
    other.unplug()
    assert done.exit_code == 1
    assert lines(done)[2].startswith("Two boards are connected. Press a button on the board that you mean")
    assert done.stderr.startswith("One minute has passed and it is still open which board you mean.")


@pytest.mark.parametrize("how", ["--port", "--uid"])
def test_one_of_several_boards_is_named(home: Path, drive: Path, how: str) -> None:
    with renewable(home, drive) as one, renewable(home, drive, name="two", uid=UIDS[1]) as two:
        name = str(folder_of_ports(home) / "one") if how == "--port" else UIDS[0][-4:]
        assert flashed(home, how, name).exit_code == 0
        assert {"bootloader", "identify"}.isdisjoint(two.board.commands)
    assert one.taken and not two.taken


def test_two_drives_are_refused(home: Path, drive: Path) -> None:
    before = tree(make_drive(drive)), tree(make_drive(drive.with_name("RPI-RP21")))
    done = flashed(home)
    assert done.exit_code == 1
    assert done.stderr.startswith("Two boards are waiting for a program. Which is which cannot be told.")
    assert (tree(drive), tree(drive.with_name("RPI-RP21"))) == before


def make_drives(*folders: Path) -> None:
    for folder in folders:
        make_drive(folder)


def test_a_second_drive_that_comes_meanwhile_is_refused(home: Path, drive: Path) -> None:
    with renewable(home, drive) as boot:
        boot.board.boot_loader = lambda: make_drives(drive.with_name("RPI-RP21"), drive)
        done = flashed(home)
    assert done.exit_code == 1
    assert done.stderr.startswith("Two boards are waiting for a program.")
    assert not (drive / drives.NAME).exists()


def test_a_drive_beside_another_board_is_refused(home: Path, drive: Path) -> None:
    make_drive(drive)
    with plugged(home) as port:
        done = flashed(home)
    assert done.exit_code == 1
    assert done.stderr.startswith(
        f"One board is waiting for its program, drive {drive}, and another one is connected"
    )
    assert port in done.stderr
    assert not (drive / drives.NAME).exists()


def test_no_board(home: Path) -> None:
    done = flashed(home)
    assert done.exit_code == 1
    assert done.stderr.startswith("So far there is no board that answers.")
    assert BY_HAND in done.stderr
    named = flashed(home, "--port", "/dev/companion-none")
    assert named.exit_code == 1
    assert named.stderr.startswith("The port is not there: /dev/companion-none.")


def test_a_board_of_another_protocol_is_flashed_by_hand(home: Path) -> None:
    board = PtyBoard(hello(major=2))
    in_directory(folder_of_ports(home), "new", board)
    done = flashed(home)
    board.unplug()
    assert done.exit_code == 1
    assert done.stderr.startswith("This board speaks another version of the protocol")
    assert BY_HAND in done.stderr


def test_a_board_without_a_boot_loader_says_so(home: Path) -> None:
    with plugged(home):
        done = flashed(home)
    assert done.exit_code == 1
    assert done.stderr.startswith("The board does not restart: its program cannot do that. It is as before.")


def test_a_drive_that_is_not_mounted(home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drives, "unmounted", lambda: "/dev/disk/by-label/RPI-RP2")
    done = flashed(home)
    assert done.exit_code == 1
    assert "Type this: udisksctl mount -b /dev/disk/by-label/RPI-RP2." in done.stderr
