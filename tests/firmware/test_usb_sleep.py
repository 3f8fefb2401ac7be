"""The shipped program before the computer has taken it, and while the computer sleeps: dark, still, and back.

USB 2.0: at most 100 mA before the configuration (7.2.1); suspended 10 ms after the last frame (7.1.7.6).
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from companion.device.protocol import BoardCommand, Heartbeat, Notice, Snapshot, encode
from firmware.bench.frames import Event, Serial
from firmware.bench.hands import ideal
from firmware.bench.process import BoardProcess, Bus, Setup, emulated, events, serial
from firmware.tables import layouts
from tests.firmware.bench_kit import image, messages
from tests.more import sampled

SUSPENDED_MS = 10
WATCHDOG_US = 1_500_000
WAYS: tuple[Bus, ...] = ("told", "reset", "missed", "twice")
LIES: tuple[dict[int, str], ...] = (
    {7: "+-0+-", 12: "-0-+0"},
    {7: "+-0+-", 3: "-+0-+"},  # one moved
    {},
    {7: "-0+-+", 12: "-0-+0"},  # one turned
)


def lying(layout: str, words: dict[int, str]) -> list[int]:
    of = layouts()[layout]
    return ideal(of, [words.get(cell, "00000") for cell in range(of.columns * of.rows)] + ["0"] * of.kings)


def command(number: int, name: str, value: int = 0) -> bytes:
    return encode(BoardCommand.model_validate({"number": number, "command": name, "value": value}))


def snapshot(board: BoardProcess) -> tuple[list[str], list[Serial | Event]]:
    """What lies there by the board, and all that it said."""
    board.send(command(9, "snapshot"))
    told = board.run(400_000)
    *_, last = [one for one in messages(told) if isinstance(one, Snapshot)]
    return last.words.split(" "), told


BOARDS = ("board5", "board7", "tray")
IN_A_SCAN_US = (301_000, 303_700, 306_100, 308_050)


@pytest.fixture(params=BOARDS)
def board(request: pytest.FixtureRequest) -> Iterator[BoardProcess]:
    with BoardProcess(emulated(image()), Setup(layout=request.param, watch=True)) as board:
        board.fields(0, lying(request.param, LIES[0]))
        yield board


def test_nothing_draws_current_before_the_computer_has_taken_the_board(board: BoardProcess) -> None:
    told = board.run_to(100_000)
    (configured,) = events(told, "configured")
    for what in ("strips", "light", "buzzer"):
        assert min(each.at_us for each in events(told, what)) > configured.at_us, what


@pytest.mark.sampled(2)
@pytest.mark.parametrize(
    ("board", "at_us"),
    [*(("board5", at_us) for at_us in IN_A_SCAN_US), *zip(BOARDS[1:], IN_A_SCAN_US[1:3], strict=True)],
    indirect=["board"],
)
def test_ten_milliseconds_after_the_last_frame_strips_lamp_and_buzzer_are_off(
    board: BoardProcess, at_us: int
) -> None:
    """Wherever in a scan it comes; the lamp and the buzzer are on until then."""
    board.run_to(250_000)
    board.send(command(1, "identify", 3))
    before = board.run_to(at_us)
    assert events(before, "light")[-1].facts["on"] and events(before, "buzzer")[-1].facts["hz"]
    board.bus("suspend")
    told = board.run(SUSPENDED_MS * 1000)
    assert events(told, "strips")[-1].facts["strips"] == 0
    assert not events(told, "light")[-1].facts["on"]
    assert events(told, "buzzer")[-1].facts["hz"] == 0
    still = board.run(4 * WATCHDOG_US)
    assert [each.what for each in still if isinstance(each, Event)] == [], "no scan, no restart by the watchdog"
    assert serial(still) == b""


@pytest.mark.sampled(3)
@pytest.mark.parametrize("how", WAYS)
@pytest.mark.parametrize("after", sampled(LIES, *LIES[:2]))
def test_after_a_sleep_the_snapshot_is_what_lies_there(how: Bus, after: dict[int, str]) -> None:
    with BoardProcess(emulated(image()), Setup(watch=True)) as board:
        board.fields(0, lying("board5", LIES[0]))
        board.run_to(500_000)
        board.bus("suspend")
        board.run(2_000_000)
        board.fields(0, lying("board5", after))
        board.run(2_000_000)
        board.bus(how)
        told = board.run(2_000)
        words, more = snapshot(board)
        assert {cell: word for cell, word in enumerate(words) if word != "00000"} == after
        told += more + board.run(1_000_000)
        (notice,) = [one for one in messages(told) if isinstance(one, Notice)]
        assert notice.notice == "resumed" and 3 <= notice.value <= 4
        assert sum(isinstance(one, Heartbeat) for one in messages(told)) >= 2, "it is alive"
        for what in ("reset", "wild", "power"):
            assert not events(told, what)


def test_a_resume_that_the_controller_does_not_tell_is_noticed_by_its_frames() -> None:
    """Without a byte from the computer that could wake the program."""
    with BoardProcess(emulated(image()), Setup(watch=True)) as board:
        board.run_to(500_000)
        board.bus("suspend")
        board.run(3_000_000)
        board.bus("missed")
        told = board.run(600_000)
        assert [one.notice for one in messages(told) if isinstance(one, Notice)] == ["resumed"]
        assert events(told, "strips")


def test_no_message_is_lost_over_a_sleep_and_a_command_that_came_last_is_answered() -> None:
    with BoardProcess(emulated(image()), Setup()) as board:
        heard = messages(board.run_to(500_000))
        for _ in range(3):
            board.send(command(1, "report"))
            board.bus("suspend", board.now_us + 500)
            heard += messages(board.run(700_000))
            board.bus("told")
            heard += messages(board.run(700_000))
    numbers = [one.seq for one in heard if one.boot == heard[-1].boot]
    assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))


def test_a_short_stop_of_the_frames_is_no_sleep() -> None:
    """The bus is quiet for less than the three milliseconds after which a device sleeps."""
    with BoardProcess(emulated(image()), Setup(watch=True)) as board:
        board.run_to(500_000)
        board.bus("suspend")
        board.run(2_500)
        board.bus("missed")
        told = board.run(500_000)
        assert not [one for one in messages(told) if isinstance(one, Notice)]
        assert len(events(told, "strips")) > 500
