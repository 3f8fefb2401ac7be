"""The commands of a maker and of a game, with the shipped program on an emulated board under true magnets."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from companion.device.flash.shipped import about
from tests.firmware.bench_kit import image
from tests.firmware.living_kit import OLD, UID, Living, in_order, older
from tests.more import sampled
from tests.patience import until

NEW = f"companion {about().version}"
B3, C3 = (2, 3), (3, 3)
PLACE = re.compile(r"(Alpha|Bravo|Charlie|Delta|Echo) (one|two|three|four|five)\b")
COLUMNS = ("Alpha", "Bravo", "Charlie", "Delta", "Echo")
ROWS = ("one", "two", "three", "four", "five")


@pytest.fixture
def home(tmp_path: Path) -> Path:
    return tmp_path / "home"


def spots(line: str) -> list[tuple[int, int]]:
    """The squares that a sentence names."""
    return [(COLUMNS.index(x) + 1, ROWS.index(y) + 1) for x, y in PLACE.findall(line)]


def greeting(board: Living) -> list[str]:
    """What a board tells of itself when somebody begins to listen, up to the snapshot it is asked for."""
    heard = board.running("monitor")
    until(lambda: any('"type":"snapshot"' in line for line in heard.out))
    heard.interrupt()
    told = heard.done().splitlines()
    assert in_order(told, '"type":"hello"', '"type":"snapshot"')
    return told


# ---- one board ------------------------------------------------------------------------------------------------


def test_a_board_is_read_calibrated_and_given_its_player(home: Path) -> None:
    with Living(home, image()) as board:
        assert in_order(board.command("board", "firmware"), UID, NEW, "the one that comes with the companion")
        board.lay("domino 24", B3, C3)
        shown = board.command("board", "show")
        assert in_order(shown, "Bravo three", "Near left: empty", "Near right: north", "Charlie three")
        assert any(
            re.fullmatch(r"Near left: south, (sixty|seventy|eighty|ninety|one hundred)\b.* millitesla\.", one)
            for one in shown
        )
        assert shown[-1] == "Something is read on two squares."
        one = board.command("board", "show", "b3")
        assert len(one) == 6 and in_order(one, "Bravo three", "Far right: north", "Middle: empty")
        for command in (("board", "check-tile"), ("tiles", "read")):
            # That there is no sound device is told whenever the voice has found out.
            told = [line for line in board.command(*command, "24") if "sound device" not in line]
            assert "Domino twenty-four: every magnet is as in the tile set." in told[-2:]
        board.command("board", "name", "Jana")
        assert "number three, Jana" in board.command("board", "seat", "3")[0]
        assert 'number = 3\nname = "Jana"' in (home / "config" / "settings.toml").read_text(encoding="utf-8")


def test_each_sensor_tells_its_millivolts_and_one_is_held_for_a_meter(home: Path) -> None:
    with Living(home, image()) as board:
        board.lay("domino 24", B3, C3)
        told = board.command("board", "volts", "b3")
        assert len(told) == 5
        assert re.fullmatch(
            r"Bravo three, near left: .* millivolts, .* (milli|micro)tesla (north|south), spread [a-z]+\.", told[0]
        )
        held = board.running("board", "volts", "b3", "--power", "on", "--sensor", "5", "--text")
        held.until("Bravo three, middle, is held with power on. Measure, then press Enter")
        board.lift("domino 24")
        held.type("")
        assert "The board reads again" in held.done()
        assert board.command("board", "show") == ["Something is read on zero squares."]


def test_a_board_under_a_domino_is_not_calibrated_and_an_empty_one_keeps_it(home: Path) -> None:
    with Living(home, image()) as board:
        assert in_order(greeting(board), '"fault":"calibration"')
        board.lay("domino 24", B3, C3)
        asked = board.running("board", "calibrate", "--text")
        asked.until("Something is read on Bravo three and Charlie three")
        asked.type("")
        assert "does not measure. It still reads something" in asked.done(1)
        again = board.running("board", "calibrate", "--text")
        again.until("Something is read on Bravo three and Charlie three")
        board.lift("domino 24")
        assert "One hundred and twenty-five sensors are measured" in again.done()
        board.unplug()
        board.plug()
        assert not in_order(greeting(board), '"fault":"calibration"')


def test_a_domino_is_walked_over_a_board_and_a_dead_sensor_is_named(home: Path) -> None:
    with Living(home, image()) as board:
        test = board.running("board", "self-test", "--text")
        line = test.until("Lay domino twenty-four")
        board.lay("domino 24", *spots(line))
        test.until("Read, all as it should be")
        line = test.until(": forest")
        board.lift("domino 24")
        (x, y), _ = spots(line)
        board.break_sensor(5 * (5 * (y - 1) + x - 1) + 4)
        board.lay("domino 24", *spots(line))
        where = f"{COLUMNS[x - 1]} {ROWS[y - 1]}"
        test.until(f"{where}, middle: should be empty, is north")
        test.until(f"Fault: a sensor is stuck, {where}")
        test.until(f"{where}, middle: should be empty, is unclear")
        test.type("")
        test.until("That is noted")
        test.interrupt()
        end = test.done(130)
        assert "Look at one sensor" in end and f"{where}, middle: should be empty, is unclear" in end
        assert "Left without a whole test" in end


# ---- a new program --------------------------------------------------------------------------------------------

STEPS = (
    OLD,
    "That one is older",
    "The board is asked to restart",
    "Waiting for its drive",
    "Copying onto the drive",
    "The board has taken the program",
    f"back with this program: {NEW}",
    "Its calibration is kept",
    "Done. The board can be played on",
)
QUICK = (
    "from companion.care.board import flash; flash.BACK_S = 2.0; drives = flash.drives; copy = drives.copy;"
    "drives.copy = lambda data, drive: copy(data, drive) or drives.wait(lambda: not drives.is_drive(drive), 60.0)"
)
"""The wait for the board is short, and begins once the bench, however busy the computer, has taken the drive."""


def test_an_older_program_is_renewed_also_after_the_power_failed_half_way(home: Path, tmp_path: Path) -> None:
    with Living(home, older(tmp_path)) as board:
        board.calibrate()
        rehearsed = board.command("board", "flash", "--dry-run")
        assert in_order(rehearsed, "That one is older", "would be copied", "everything is as before")
        assert in_order(board.command("board", "flash"), *STEPS)
        board.drive.cut = board.board  # with the next file the power fails
        failed = board.command("board", "flash", code=1, patched=QUICK)
        assert in_order(failed, "The board has taken the program", "does not answer. Unplug it and plug")
        assert "Hold it down, plug the cable in" in failed[-1]
        board.board.power(True)  # half a program
        board.wait(300_000)
        assert not board.terminal.plugged and any("wild" in fact for fact in board.facts)
        board.facts.clear()
        nobody = board.command("board", "flash", code=1)
        assert "Hold it down, plug the cable in" in nobody[-1]
        board.board.power(False)
        board.plug(held=True)
        again = board.command("board", "flash")
        assert in_order(again, "RPI-RP2", "taken the program", f"program: {NEW}", "It has a calibration", "Done.")


# ---- a game ---------------------------------------------------------------------------------------------------

A3_MIDDLE = 5 * 10 + 4
NEAR_ROW = 0b00001
ALL_ROWS = 0b11111
SAID = {
    "en": ("companion 0.9.0", "the middle sensor of Alpha three is broken", "in row one, its sensors"),
    "cs": ("starší", "Alfa tři je vadné čidlo uprostřed", "řada jedna se nečte"),
    "pl": ("starszy", "jest wadliwy czujnik w środku na kratce Alfa trzy", "rząd jeden nie jest czytany"),
}


@pytest.mark.parametrize("language", sampled(SAID, "pl"))
def test_a_game_tells_of_an_old_program_and_of_what_is_broken(home: Path, tmp_path: Path, language: str) -> None:
    with Living(home, older(tmp_path)) as board:
        board.calibrate()
        play = board.running("play", "--text", "--lang", language, "--players", "Jana")
        play.until(SAID[language][0])
        board.break_sensor(A3_MIDDLE)
        play.until(SAID[language][1])
        board.board.volts(0, 5000, ALL_ROWS & ~NEAR_ROW)
        play.until(SAID[language][2])
        play.interrupt()
        play.done(None)
        assert play.errors == ""


def test_a_button_says_whose_the_board_is_and_a_board_that_comes_back_is_known(home: Path) -> None:
    with Living(home, image()) as board:
        board.calibrate()
        play = board.running("play", "--text", "--lang", "en", "--free", "--players", "Jana,Petr")
        play.until("Button one: Jana. Button two: Petr.")
        board.click(2)
        play.until("Petr sits at this board")
        play.until("Petr: the board is ready")
        board.click(4)  # it has its seat, and still says whose it is until the castle lies
        play.until("Petr sits at this board")
        board.lay("castle 2", C3)
        play.until("Petr puts the castle on Charlie three")
        board.unplug()
        play.until("Petr: the connection to the board is lost")
        board.plug()
        play.until("Petr: the board is back and the same pieces lie on it")
        play.interrupt()
        assert "older" not in play.done(None)
        assert play.errors == ""
