"""Faults that boards tell of themselves: by name and place, their end, and no flood of sentences."""

from __future__ import annotations

import pytest

from companion.device.protocol import Fault
from companion.language.phrases import Phrases
from companion.play.referee.faults import AGAIN_MS, BURST_MS, SINGLY
from tests.rig import Rig, spot

NAMES = ("stuck", "flapping", "noise", "supply", "calibration")


def started(count: int = 2) -> Rig:
    rig = Rig(count)
    for n in rig.boards:
        rig.castle(n)
    rig.forget()
    return rig


def told(rig: Rig, language: str = "en", level: str = "normal") -> list[str]:
    """What was said since the last call, worded."""
    phrases = Phrases(language, level, strict=True)  # type: ignore[arg-type]
    lines = [phrases.say(one) for one in rig.said]
    rig.forget()
    return lines


def fault(
    rig: Rig, name: str, cell: str = "", sensor: int = 255, cleared: bool = False, after_ms: int = 0
) -> None:
    rig.run(1, after_ms)
    rig.boards[1].fault(name, spot(cell) if cell else None, sensor, cleared)
    rig.run(1)


def test_one_sensor_is_told_with_its_square_its_place_there_and_what_to_do() -> None:
    rig = started()
    fault(rig, "stuck", "B3", 0)
    fault(rig, "flapping", "D1", 2)
    assert told(rig) == [
        "Jana: the near left sensor of Bravo three is broken. What is not read there, type as a move.",
        "Jana: the far right sensor of Delta one wavers. Lay the piece flat. "
        "What is not read there, type as a move.",
    ]
    fault(rig, "stuck", "B3", 0, cleared=True, after_ms=BURST_MS)
    assert told(rig) == ["Jana: the sensor of Bravo three works again."]


def test_squares_are_named_as_the_user_names_them() -> None:
    rig = started()
    fault(rig, "noise", "B3", 4)
    phrases = Phrases("en", "terse", strict=True)
    phrases.cells = "labels"
    assert phrases.say(rig.said[0]).startswith("Jana: column two, row three, middle sensor disturbed.")


def test_a_strip_is_told_as_its_row_and_nothing_more_is_said_of_its_squares() -> None:
    rig = started()
    rig.lay(1, 24, "B3", "A3")
    rig.forget()
    fault(rig, "strip", "A3")
    rig.quiet()
    assert told(rig) == [
        "Jana: nothing is read in row three, its sensors do not answer. What lies there still counts. "
        "What you lay there, type as a move."
    ]
    assert rig.moves() == ["1 castle 1 C3", "1 place 24 B3 A3", "2 castle 2 C3"]
    fault(rig, "strip", "A3", cleared=True)
    rig.quiet()
    assert told(rig) == ["Jana: row three is read again."]


@pytest.mark.parametrize(
    ("name", "words", "over"),
    [
        ("supply", "too little power and is not read. What lies there still counts", "enough power again"),
        ("noise", "is disturbed. Move phones and magnets away", "no longer disturbed"),
        ("calibration", "After the game, type companion board calibrate", "calibrated now"),
    ],
)
def test_a_whole_board_is_told_with_what_to_do_and_its_end(name: str, words: str, over: str) -> None:
    rig = started()
    fault(rig, name)
    (line,) = told(rig)
    assert words in line
    fault(rig, name, cleared=True)
    (line,) = told(rig)
    assert over in line


def test_many_at_once_are_told_as_a_number_and_the_command_why_says_them() -> None:
    rig = started()
    for cell in ("A1", "B1", "D1", "E1", "A2", "B2"):
        fault(rig, "stuck", cell, 1)
    assert len(rig.said) == 6
    assert [one.key for one in rig.said] == ["cell-fault"] * SINGLY + ["board-faults"] * 4
    # Of those that still wait only the newest number is said.
    assert {one.coalesce for one in rig.said[SINGLY:]} == {"faults:1"}
    assert rig.said[-1].facts["count"] == 6
    rig.forget()
    rig.ask("why", 1)
    (line,) = told(rig)
    assert line.startswith("Six things. Jana: ") and line.endswith("Key six goes on, three more.")
    rig.forget()
    rig.ask("why 4", 1)
    (rest,) = told(rig)
    named = ("Alpha one", "Bravo one", "Delta one", "Echo one", "Alpha two", "Bravo two")
    assert [cell in line for cell in named] == [True] * 3 + [False] * 3
    assert [cell in rest for cell in named] == [False] * 3 + [True] * 3, "each can be reached"


def test_when_all_of_many_are_gone_that_is_said_as_one() -> None:
    rig = started()
    cells = ("A1", "B1", "D1", "E1")
    for cleared in (False, True):
        for cell in cells:
            fault(rig, "stuck", cell, 1, cleared)
    assert told(rig)[-1] == "Jana: the board has no fault left."
    rig.ask("why", 1)
    assert rig.spoken() == ["why-nothing"]


def test_after_a_while_the_next_one_is_told_by_name_again() -> None:
    rig = started()
    for cell in ("A1", "B1", "D1", "E1"):
        fault(rig, "stuck", cell, 1)
    rig.forget()
    fault(rig, "stuck", "E5", 3, after_ms=BURST_MS)
    assert "far left sensor of Echo five" in told(rig)[0]


def test_one_that_comes_and_goes_is_told_so_once_and_is_then_quiet() -> None:
    rig = started()
    for _ in range(10):
        fault(rig, "stuck", "B3", 1, after_ms=BURST_MS)
        fault(rig, "stuck", "B3", 1, cleared=True)
    lines = told(rig)
    assert len(lines) == 3
    assert "it comes and goes" in lines[2]
    fault(rig, "stuck", "B3", 1, after_ms=AGAIN_MS)
    assert len(told(rig)) == 1


def test_a_repeated_telling_of_the_same_fault_is_not_said_again() -> None:
    rig = started()
    for _ in range(3):
        fault(rig, "supply")
    assert rig.spoken() == ["board-fault"]


def test_after_a_restart_of_the_board_its_faults_are_told_again() -> None:
    rig = started()
    fault(rig, "supply")
    rig.unplug(1)
    rig.plug(1)
    rig.forget()
    fault(rig, "supply")
    assert rig.spoken() == ["board-fault"]


def test_faults_of_one_board_are_not_counted_with_those_of_another() -> None:
    rig = started()
    for cell in ("A1", "B1", "D1"):
        fault(rig, "stuck", cell, 1)
    rig.forget()
    rig.boards[2].fault("stuck", spot("A1"), 1)
    rig.run(2)
    assert [(one.key, one.facts["player"]) for one in rig.said] == [("cell-fault", "Petr")]


def test_the_boards_clock_may_turn_over_between_two_faults() -> None:
    rig = started()
    board = rig.boards[1]
    for n, at_ms in enumerate((2**32 - 5, 2**32 - 4, 2**32 - 3, BURST_MS)):
        message = Fault(seq=90 + n, boot=1, at_ms=at_ms, fault="stuck", cell=n, sensor=0, cleared=0)
        for seen in rig.table.take_message(board.uid, message):
            rig.said += rig.table.judge(seen).announcements
    assert rig.spoken() == ["cell-fault", "cell-fault", "board-faults", "cell-fault"]


@pytest.mark.parametrize("level", ["terse", "normal"])
@pytest.mark.parametrize("language", ["cs", "pl", "en"])
def test_every_fault_has_words_in_every_place(language: str, level: str) -> None:
    places = [(name, cell, sensor) for name in NAMES for cell, sensor in (("B3", 2), ("B3", 255))]
    places += [(name, "", 255) for name in ("supply", "noise", "calibration")] + [("strip", "A2", 255)]
    seen: set[str] = set()
    for name, cell, sensor in places:
        rig = started()
        fault(rig, name, cell, sensor)
        (line,) = told(rig, language, level)
        assert line not in seen, "two faults sound alike"
        seen.add(line)


def test_what_lies_where_a_sensor_is_broken_and_cannot_be_read_is_still_told() -> None:
    rig = started()
    fault(rig, "stuck", "B3", 0)
    fault(rig, "stuck", "B3", 1)
    rig.forget()
    rig.boards[1].word(spot("B3"), "+++++")
    rig.quiet()
    assert rig.spoken() == ["cell-stuck"]
