"""The bench without a board: frames, programs, drives, hands, terminals, and what it says of failures."""

from __future__ import annotations

import contextlib
import os
import struct
import sys
from pathlib import Path

import pytest

from companion.device.tiles import files as tiles
from firmware.bench import uf2
from firmware.bench.__main__ import hands
from firmware.bench.drive import INDEX, Drive
from firmware.bench.frames import Event, FrameCutter, FrameError, Reached, Serial, fields, frame, timed
from firmware.bench.front import Terminal
from firmware.bench.hands import LOW_SUPPLY_MV, Felt, Hands, felt
from firmware.bench.process import BenchError, BoardProcess, Setup, emulated, hosted
from firmware.bench.script import read
from firmware.tables import layouts

BOARD5 = layouts()["board5"]
STUB = """
import struct, sys
def put(tag, body):
    sys.stdout.buffer.write(struct.pack("<cI", tag, len(body)) + body)
    sys.stdout.buffer.flush()
while True:
    tag, size = struct.unpack("<cI", sys.stdin.buffer.read(5))
    body = sys.stdin.buffer.read(size)
    if tag == b"R":
        put(b"S", body + b"ran")
        put(b"R", body)
    elif tag == b"U":
        print("what I was told is wrong", file=sys.stderr)
        sys.exit(3)
    elif tag == b"Q":
        sys.exit(0)
"""


def stub(body: str = STUB) -> tuple[str, ...]:
    return (sys.executable, "-c", body)


# ---- frames ----


def test_frames_come_out_however_they_were_cut() -> None:
    data = timed("S", 5, b"abc") + timed("E", 6, b'{"what":"light","on":true}') + timed("R", 7)
    cutter = FrameCutter()
    told = [each for i in range(len(data)) for each in cutter.feed(data[i : i + 1])]
    assert told == [Serial(5, b"abc"), Event(6, "light", {"on": True}), Reached(7)]


def test_frames_are_little_endian() -> None:
    assert frame("G", struct.pack("<I", 100)) == b"G\x04\0\0\0\x64\0\0\0"
    assert fields(258, [1, 0x0203]) == b"F\x0c\0\0\0\x02\x01\0\0\0\0\0\0\x01\0\x03\x02"


@pytest.mark.parametrize("data", [b"?\0\0\0\0", b"S\xff\xff\xff\xff", b"S\x01\0\0\0x", timed("E", 1, b"{}")])
def test_what_is_no_frame_is_refused(data: bytes) -> None:
    with pytest.raises(FrameError):
        list(FrameCutter().feed(data))


# ---- programs ----


def test_a_program_goes_into_uf2_and_comes_out() -> None:
    program = bytes(range(256)) * 3 + b"end"
    pieces = uf2.pieces(uf2.make(program))
    assert b"".join(piece.data for piece in pieces)[: len(program)] == program
    assert [piece.address for piece in pieces] == [0x10000000 + 256 * i for i in range(4)]


def test_half_a_file_and_another_family_are_no_program() -> None:
    image = uf2.make(bytes(1000))
    with pytest.raises(uf2.Uf2Error, match="3 of 4"):
        uf2.pieces(image[:-512])
    with pytest.raises(uf2.Uf2Error, match="family"):
        uf2.pieces(uf2.make(bytes(1000), family=0xE48BFF59))


# ---- the boot loader's drive ----


def test_the_drive_takes_a_whole_program_and_vanishes(tmp_path: Path) -> None:
    drive, image = Drive(tmp_path / "drives"), uf2.make(bytes(1000))
    path = drive.appear()
    assert path.name == "RPI-RP2" and (path / "INDEX.HTM").read_text(encoding="utf-8") == INDEX
    assert "Board-ID: RPI-RP2" in (path / "INFO_UF2.TXT").read_text(encoding="utf-8")
    assert drive.taken() is None
    (path / "new.uf2").write_bytes(image[:700])
    assert drive.taken() is None, "only a part of it has come"
    (path / "new.uf2").write_bytes(image)
    assert drive.taken() == image
    drive.vanish()
    assert list((tmp_path / "drives").iterdir()) == []


def test_two_drives_have_two_names_and_foreign_files_count_for_nothing(tmp_path: Path) -> None:
    first, second = Drive(tmp_path), Drive(tmp_path)
    assert first.appear() != second.appear()
    assert second.path is not None
    (second.path / "other.uf2").write_bytes(uf2.make(bytes(1000), family=1))
    assert second.taken() is None


# ---- hands ----


def script(text: str) -> list[Felt]:
    return [each for each in felt(Hands(BOARD5, tiles.standard()), read(text)) if each != Felt(each.at_us)]


def test_hands_turn_a_script_into_fields() -> None:
    words = next(tile.words for tile in tiles.standard().dominoes if tile.number == 24)
    one, both, _, none = (each for each in script("wait 100\nlay 24 B3 C3\nwait 50\nlift 24"))
    assert (one.at_us, both.at_us) == (115_000, 130_000)
    assert both.millivolts is not None and none.millivolts == (1650,) * 125
    mv = {"+": 1020, "-": 2280, "0": 1650}
    assert both.millivolts[11 * 5 : 13 * 5] == tuple(mv[trit] for trit in "".join(words))


def test_hands_press_unplug_and_break() -> None:
    felts = script("button 2\nwait 200\nfault supply\nfault strip A2\nfault stuck A1 4\nunplug\nwait 10\nplug")
    assert [each.buttons for each in felts if each.buttons is not None] == [(2,), ()]
    assert [each.supply for each in felts if each.supply] == [(LOW_SUPPLY_MV, 0b11111), (LOW_SUPPLY_MV, 0b11101)]
    assert [each.millivolts[4] for each in felts if each.millivolts] == [3300]
    assert [each.powered for each in felts if each.powered is not None] == [False, True]
    assert [each.at_us for each in felts] == sorted(each.at_us for each in felts)


def test_hands_cannot_do_what_no_voltage_does() -> None:
    for text in ("garbage 5", "cut", "lose 1", "fault noise"):
        with pytest.raises(BenchError):
            script(text)


# ---- a process ----


def test_a_process_runs_in_lockstep() -> None:
    with BoardProcess(stub(), Setup()) as board:
        assert board.run_to(40) == [Serial(40, b"ran")] and board.now_us == 40


def test_a_failing_process_is_told_with_its_own_words() -> None:
    with BoardProcess(stub(), Setup()) as board:
        board.send(b"x")
        with pytest.raises(BenchError, match="status 3: what I was told is wrong"):
            board.run_to(1)


def test_a_silent_process_is_given_up_and_does_not_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("firmware.bench.process.CLOSING_S", 0.2)
    board = BoardProcess(stub("import time; time.sleep(600)"), Setup(), patience_s=0.2)
    with pytest.raises(BenchError, match="said nothing"):
        board.run_to(1)
    board.close()
    with pytest.raises(ProcessLookupError):
        os.kill(board.pid, 0)


def test_what_is_missing_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(BenchError, match="host"):
        hosted(tmp_path / "nothing")
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(BenchError, match="nodejs"):
        emulated(tmp_path / "nothing")


# ---- terminals ----


def drained(end: int) -> bytes:
    got = b""
    with contextlib.suppress(BlockingIOError):
        while True:
            got += os.read(end, 4096)
    return got


def test_a_terminal_that_nobody_reads_drops_whole_packets(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "board")
    terminal.plug()
    packet = b"0123456789" * 6 + b"abcdef\n"  # no divisor of the buffer
    for _ in range(3000):
        terminal.send(packet)
    assert terminal.dropped > 1000
    end = os.open(tmp_path / "board", os.O_RDWR | os.O_NONBLOCK)
    got = drained(end)
    for _ in range(3):
        terminal.send(packet)
    got += drained(end)
    os.close(end)
    terminal.unplug()
    assert len(got) % len(packet) == 0 and got == packet * (len(got) // len(packet))
    assert not (tmp_path / "board").exists()


@pytest.mark.parametrize("magnets", ["plain", "exact", "real"])
@pytest.mark.parametrize("end_mv", [20, 300])
def test_outputs_end_where_they_are_told_to_and_no_magnet_drives_them_there(magnets: str, end_mv: int) -> None:
    made = hands(magnets, layouts()["board5"], 1, tiles.standard(), end_mv)
    made.lay("castle 1", (3, 3))
    last = [each.millivolts for each in made.felt if each.millivolts][-1]
    if magnets == "plain":
        assert {min(last), max(last)} == {end_mv, 3300 - end_mv}
    else:
        assert 300 < min(last) < 1200 and 2100 < max(last) < 3000
