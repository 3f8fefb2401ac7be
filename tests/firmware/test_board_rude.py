"""What a board's own binary must bear: garbage, damaged flash, power lost at a byte, broken sensors, the wand."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Final, Self

import pytest

from companion.device.protocol import (
    BoardCommand,
    Done,
    Fault,
    FirmwareLog,
    FromBoard,
    Heartbeat,
    Hello,
    Lifted,
    LineCutter,
    Placed,
    Sensor,
    Snapshot,
    Touch,
    crc,
    decode,
    encode,
)
from companion.device.tiles.files import standard
from firmware.bench.frames import Event
from firmware.bench.process import BoardProcess, Setup, emulated, serial
from hardware.magnets.scene import Scene
from tests.firmware.bench_kit import image

EMPTY_MV: Final = 1650
SLOT_BYTES: Final = 4096
BAD: Final = {"wild", "multi", "floating", "power", "reset", "unplugged"}
TILES: Final = standard()


class Board(BoardProcess):
    """The shipped binary in lockstep; every line that it sends must be a message. happened: names of events."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(emulated(image()), setup)
        self.happened: list[str] = []
        self.millivolts = [EMPTY_MV] * self.sensors
        self._lines = LineCutter()

    def __enter__(self) -> Self:
        return self

    def hear(self, for_ms: int) -> list[FromBoard]:
        """Let time pass; what was said."""
        told = self.run(for_ms * 1000)
        self.happened += [each.what for each in told if isinstance(each, Event)]
        heard = [decode(line) for line in self._lines.feed(serial(told))]
        assert all(isinstance(each, FromBoard) for each in heard), heard
        return [each for each in heard if isinstance(each, FromBoard)]

    def ask(self, command: str, value: int = 0, for_ms: int = 50) -> list[FromBoard]:
        """Send a command; what was said up to its done, which must come."""
        self.send(encode(BoardCommand.model_validate({"number": 9, "command": command, "value": value})))
        heard = self.hear(for_ms)
        at = next((at for at, each in enumerate(heard) if isinstance(each, Done) and each.number == 9), None)
        assert at is not None, heard
        return heard[: at + 1]

    def feel(self, scene: Scene, for_ms: int = 300) -> list[FromBoard]:
        """Let it feel what was done in a scene, and some time more; what was said."""
        frames = list(scene.frames())
        start_us = self.now_us
        for frame in frames:
            self.millivolts = [round(float(mv)) for mv in frame.millivolts]
            self.fields(start_us + frame.at_us - frames[0].at_us, self.millivolts)
        return self.hear((frames[-1].at_us - frames[0].at_us) // 1000 + for_ms)

    def words(self) -> list[str]:
        """What all cells show."""
        (snapshot,) = [each for each in self.ask("snapshot") if isinstance(each, Snapshot)]
        return snapshot.words.split(" ")


@pytest.fixture
def flash(tmp_path: Path) -> Path:
    return tmp_path / "flash"


@pytest.fixture
def board(flash: Path) -> Iterator[Board]:
    with Board(Setup(flash=flash)) as board:
        board.hear(300)
        yield board
        assert not BAD & set(board.happened)


def faults(heard: Sequence[FromBoard]) -> set[tuple[str, int, int, int]]:
    return {(each.fault, each.cell, each.sensor, each.cleared) for each in heard if isinstance(each, Fault)}


def remarks(heard: Sequence[FromBoard]) -> list[str]:
    return [each.text for each in heard if isinstance(each, FirmwareLog) and "calibration" in each.text]


# ---- from the computer ----------------------------------------------------------------------------------------


def test_a_million_bytes_of_garbage_stop_nothing(board: Board) -> None:
    board.send(random.Random(4).randbytes(1_000_000))
    board.send(b"\n" + encode(BoardCommand(number=9, command="snapshot", value=0)))
    heard: list[FromBoard] = []
    while not any(isinstance(each, Done) for each in heard):
        heard += board.hear(250)
        assert board.now_us < 20_000_000
    beats_ms = [each.at_ms for each in heard if isinstance(each, Heartbeat)]
    assert all(400 <= after - before <= 600 for before, after in pairwise(beats_ms))
    assert len(beats_ms) > 5, "it was no moment"
    assert [type(each) for each in heard if not isinstance(each, Heartbeat)] == [Snapshot, Done]
    assert board.ask("hello")[0].boot == heard[0].boot


def test_commands_that_it_does_not_know_are_refused_by_name(board: Board) -> None:
    for text, reason in (
        ('{"type":"command","number":9,"command":"dance","value":1}', "unknown"),
        ('{"type":"command","number":9,"command":"sensors","value":25}', "value"),
        ('{"type":"command","number":9,"command":"kind","value":1}', "value"),
    ):
        check = crc(text.encode())
        letters = "".join(chr(64 + (check >> shift & 15)) for shift in (12, 8, 4, 0))
        board.send(f"{text}*{letters}\n".encode())
        (done,) = [each for each in board.hear(50) if isinstance(each, Done)]
        assert (done.number, done.ok, done.reason) == (9, 0, reason)


# ---- what it keeps --------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def twice(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The flash of a board that was calibrated twice: the second record lies in the second slot."""
    flash = tmp_path_factory.mktemp("flash") / "flash"
    with Board(Setup(flash=flash)) as board:
        board.hear(150)
        for _ in range(2):
            assert isinstance(done := board.ask("calibrate", for_ms=900)[-1], Done) and done.ok
    return flash.read_bytes()


def test_a_damaged_calibration_is_told_and_an_older_one_or_none_is_used(flash: Path, twice: bytes) -> None:
    both = bytearray(twice)
    both[200] ^= 0x10  # a sensor
    both[SLOT_BYTES] ^= 0x10  # the mark
    flash.write_bytes(both)
    with Board(Setup(flash=flash)) as board:
        heard = board.hear(200)
        assert remarks(heard) == ["calibration damaged, 1 damaged, none used"]
        assert faults(heard) == {("calibration", 255, 255, 0)}
        assert board.words() == ["00000"] * 25
        assert faults(board.ask("calibrate", for_ms=900)) == {("calibration", 255, 255, 1)}
    one = bytearray(twice)
    one[SLOT_BYTES + 9] ^= 0x10  # the number of the second
    flash.write_bytes(one)
    with Board(Setup(flash=flash)) as board:
        heard = board.hear(200)
        assert len(remarks(heard)) == 1 and remarks(heard)[0].endswith("damaged, 1 used")
        assert not faults(heard)


@pytest.mark.parametrize(
    ("torn", "at", "says"),
    [
        ("write", 1, "damaged, 2 used"),
        ("write", 300, "3 damaged, 2 used"),
        ("write", 1000, "calibration 3 used"),  # only filling was left
        ("erase", 2, "damaged, 2 used"),
        ("erase", 2000, "calibration 2 used"),
    ],
)
def test_power_lost_while_it_stores_leaves_a_calibration(
    flash: Path, twice: bytes, torn: str, at: int, says: str
) -> None:
    flash.write_bytes(twice)
    lost = Setup(flash=flash, torn_write=at) if torn == "write" else Setup(flash=flash, torn_erase=at)
    with Board(lost) as board:
        assert remarks(board.hear(150)) == ["calibration 2 used"]
        board.send(encode(BoardCommand(number=9, command="calibrate", value=0)))
        assert not any(isinstance(each, Done) for each in board.hear(900))
        assert "power" in board.happened
        board.power(True)
        heard = board.hear(150)
        assert remarks(heard)[0].endswith(says) and len(remarks(heard)) == 1
        assert not faults(heard)
        assert board.words() == ["00000"] * 25


def test_a_snapshot_asked_for_at_once_shows_what_lies_there(board: Board) -> None:
    scene = Scene("board5", TILES, 3)
    scene.put("castle 2", (3, 3))
    board.feel(scene)
    before = board.words()
    assert before[12] != "00000"
    board.power(False)
    board.run(100_000)
    board.power(True)
    board.send(encode(BoardCommand(number=9, command="snapshot", value=0)))
    (snapshot,) = [each for each in board.hear(300) if isinstance(each, Snapshot)]
    assert snapshot.words.split(" ") == before


# ---- what breaks ----------------------------------------------------------------------------------------------

STUCK, FLAPPING, NOISE = (3, 0), (8, 2), (20, 4)
SPOILT_MS = 20
FOUR_MT_MV, MAGNET_MV = 60, 630


def spoil(board: Board, for_ms: int) -> list[FromBoard]:
    """One sensor shorted to its supply, one that turns all the time, one that scatters."""
    empty = [EMPTY_MV] * board.sensors
    for number in range(for_ms // SPOILT_MS):
        now = list(empty)
        now[5 * STUCK[0] + STUCK[1]] = 3290
        now[5 * FLAPPING[0] + FLAPPING[1]] -= MAGNET_MV * (number // 3 % 2)
        now[5 * NOISE[0] + NOISE[1]] += FOUR_MT_MV * (1 if number % 2 else -1)
        board.fields(board.now_us + number * SPOILT_MS * 1000, now)
    return board.hear(for_ms)


def test_faults_of_sensors_come_and_go_by_name_and_place(board: Board) -> None:
    heard = spoil(board, 4500)
    named = {("stuck", *STUCK, 0), ("flapping", *FLAPPING, 0), ("noise", *NOISE, 0)}
    assert faults(heard) == named
    assert board.words()[NOISE[0]] == "0000?" and board.words()[STUCK[0]] == "-0000"
    board.fields(0, [EMPTY_MV] * board.sensors)
    assert faults(board.hear(4000)) == {(name, cell, sensor, 1) for name, cell, sensor, _ in named}
    assert board.words() == ["00000"] * 25


def test_faults_of_a_strip_and_of_the_supply_come_and_go_and_no_word_with_them(board: Board) -> None:
    scene = Scene("board5", TILES, 3)
    scene.put("domino 24", (2, 3), (3, 3))
    assert len([each for each in board.feel(scene) if isinstance(each, Placed)]) == 2
    before = board.words()
    for strips, supply_mv, told in ((0b11011, 5000, ("strip", 10, 255)), (0b11111, 2800, ("supply", 255, 255))):
        board.volts(0, supply_mv, strips)
        heard = board.hear(500)
        board.volts(0, 5000, 0b11111)
        heard += board.hear(500)
        assert faults(heard) == {(*told, 0), (*told, 1)}
        assert not [each for each in heard if isinstance(each, Placed | Lifted)]
        assert board.words() == before


# ---- the wand -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", [1, 2])
def test_the_wand_is_one_touch_of_its_square_when_asked_for(board: Board, seed: int) -> None:
    scene = Scene("board5", TILES, seed)
    scene.put("castle 1", (3, 3))
    scene.put("domino 24", (2, 3), (1, 3))
    board.feel(scene)
    before = board.words()
    for wanted in (0, 1):
        board.ask("touch", wanted)
        scene.wait(200)
        scene.wand((2, 3))
        heard = board.feel(scene)
        assert [each.cell for each in heard if isinstance(each, Touch)] == [11] * wanted
        assert not [each for each in heard if isinstance(each, Placed | Lifted | Fault)]
        assert board.words() == before


# ---- other sizes ----------------------------------------------------------------------------------------------


def test_a_board_of_seven_by_seven_reads_a_domino() -> None:
    with Board(Setup(layout="board7")) as board:
        hello = next(each for each in board.hear(200) if isinstance(each, Hello))
        assert (hello.kind, hello.columns, hello.rows) == ("board", 7, 7)
        assert len(board.ask("snapshot")) == 2
        scene = Scene("board7", TILES, 2)
        scene.lay("domino 24", (6, 7), (7, 7))
        words = {each.cell: each.word for each in board.feel(scene) if isinstance(each, Placed)}
        domino = TILES.domino(24)
        assert domino is not None
        assert {cell: words[cell] for cell in (47, 48)} == dict(zip((47, 48), domino.words, strict=True))
        assert not BAD & set(board.happened)


@pytest.mark.parametrize("north_down", [True, False])
def test_a_tray_reads_a_king_and_which_way_it_stands(north_down: bool) -> None:
    with Board(Setup(layout="tray")) as board:
        hello = next(each for each in board.hear(200) if isinstance(each, Hello))
        assert (hello.kind, hello.columns, hello.rows, hello.kings) == ("tray", 5, 4, 10)
        scene = Scene("tray", TILES, 2)
        scene.lay("domino 24", (2, 4), (2, 3))
        board.feel(scene)
        scene.king("domino 24", north_down)
        heard = [each for each in board.feel(scene) if isinstance(each, Placed)]
        *coming, stands = [(each.cell, each.word) for each in heard if each.cell >= 20]
        assert stands == (26, "+" if north_down else "-")
        assert set(coming) <= {(26, "?")}, "it comes down slowly"
        fields = [each.field_ut for each in board.ask("sensors", 26) if isinstance(each, Sensor)]
        assert len(fields) == 1 and (fields[0] > 0) is north_down
