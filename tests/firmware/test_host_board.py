"""The host build as a process: simulated time, free running, what does not change with speed, what it costs."""

from __future__ import annotations

import os
import select
import subprocess
import time
from pathlib import Path

import pytest

from companion.device.protocol import BoardCommand, Fault, encode
from firmware.bench import frames
from firmware.bench.frames import Event, Reached, Serial
from firmware.bench.process import Setup, events, serial
from firmware.host.build import HostBuildError, build
from tests.firmware.host_kit import HALF_MV, HostBoard, program
from tests.patience import PATIENCE_S

BEAT = b'"heartbeat"'
SNAPSHOT = encode(BoardCommand(number=3, command="snapshot", value=0))


def script(board: HostBoard) -> None:
    """The same things at the same times."""
    for i in range(8):
        board.lay_at(100_000 + 200_000 * i, i, "+-0-+")
        board.send(SNAPSHOT, 155_000 + 200_000 * i)
    board.power(False, 1_900_000)
    board.power(True, 2_000_000)


class Live(HostBoard):
    """A host build that runs free; what it says is waited for."""

    def listen(self, word: bytes, times: int = 1) -> bytes:
        """Everything that it says, until this has been said so often."""
        assert self._process.stdout is not None
        said = b""
        while said.count(word) < times:
            assert select.select([self._process.stdout], [], [], PATIENCE_S)[0], said
            said += serial([told for told in self._hear() if not isinstance(told, Reached)])
        return said

    def cpu_s(self) -> float:
        """Processor time that it has used."""
        fields = Path(f"/proc/{self.pid}/stat").read_text(encoding="utf-8").rsplit(") ", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def test_the_same_script_gives_the_same_bytes_in_one_run_or_many() -> None:
    told = []
    for step_us in (2_500_000, 13_000):
        with HostBoard(Setup(seed=4)) as board:
            script(board)
            one: list[Serial | Event] = []
            while board.now_us < 2_500_000:
                one += board.run_to(min(board.now_us + step_us, 2_500_000))
            told.append(one)
    assert told[0] == told[1]
    assert serial(told[0]).count(b'"placed"') == 16


def test_another_seed_gives_other_noise_and_none_gives_none() -> None:
    fields = []
    for seed, noise_uv in ((1, 1500), (2, 1500), (1, 0), (2, 0)):
        with HostBoard(Setup(seed=seed, noise_uv=noise_uv)) as board:
            board.send(encode(BoardCommand(number=1, command="sensors", value=9)), 100_000)
            lines = serial(board.run_to(101_000)).splitlines()
            fields.append(
                [line.split(b"field_ut")[1].split(b"}")[0] for line in lines if b'"type":"sensor"' in line]
            )
    assert fields[0] != fields[1]
    assert fields[2] == fields[3] == [b'":0'] * 5


def test_frames_take_effect_in_the_order_of_their_times() -> None:
    with HostBoard() as board:
        board.lay_at(300_000, 3, "00000")
        board.lay_at(100_000, 3, "++000")
        board.send(SNAPSHOT, 250_000)
        told = serial(board.run_to(600_000))
    kinds = [line.split(b'"')[3] for line in told.splitlines()]
    assert [kind for kind in kinds if kind in {b"placed", b"lifted", b"snapshot"}] == [
        b"placed",
        b"snapshot",
        b"lifted",
    ]


def test_what_does_not_fit_is_refused() -> None:
    with HostBoard() as board:
        board._put(frames.fields(0, [HALF_MV] * 124))
        board._put(frames.frame("L", b"1234567"))
        refused = events(board.run(1), "refused")
    assert [one.facts["frame"] for one in refused] == ["F", "L"]


def test_a_board_that_takes_itself_for_another_reads_what_is_wired() -> None:
    """Soldered as five by five, strapped as seven by seven: two strips are not there."""
    with HostBoard(Setup(strap=1)) as board:
        faults = [one for one in board.hear(1500) if isinstance(one, Fault)]
        strips = [one.cell for one in faults if one.fault == "strip"]
    assert strips == [35, 42]


def test_free_running_keeps_the_wall_clock_rests_meanwhile_and_obeys() -> None:
    with Live(checked=False) as board:
        board.run_to(10_000)
        begun_s, before_s = time.monotonic(), board.cpu_s()
        board.go(100)
        board.listen(BEAT, 2)
        took_s = time.monotonic() - begun_s
        assert took_s >= 0.5, "from beat to beat"
        assert board.cpu_s() - before_s < 0.2 * took_s
        board.send(SNAPSHOT)
        assert board.listen(b'"done"').count(BEAT) <= 3


def test_free_running_is_paced_by_the_speed_asked_for_and_ended_by_a_run() -> None:
    with Live(checked=False) as board:
        begun_s = time.monotonic()
        board.go(1000)
        board.listen(BEAT, 11)
        paced_s = time.monotonic() - begun_s
        assert paced_s >= 0.5, "from the first beat to the eleventh at ten times the speed"
        board.run_to(60_000_000)
        assert board.now_us == 60_000_000
        begun_s = time.monotonic()
        board.go(0)
        board.listen(BEAT, 11)
        assert time.monotonic() - begun_s < paced_s


def test_one_largest_board_takes_little_of_a_processor() -> None:
    """Five in real time on two cores: each may take a third of one."""
    with Live(Setup(layout="board7"), checked=False) as board:
        before_s = board.cpu_s()
        board.run_to(20_000_000)
        assert board.cpu_s() - before_s < 20 / 3


def test_a_megabyte_to_a_board_whose_answers_are_not_read_blocks_nobody() -> None:
    with HostBoard(checked=False) as board:
        board.run(100_000)  # a snapshot waits until what lies there has settled
        burst = SNAPSHOT * (1_000_000 // len(SNAPSHOT))
        for _ in range(4):
            board.send(burst)
        assert serial(board.run(10_000)).count(b'"snapshot"') > 10


def test_the_end_of_the_input_ends_the_process() -> None:
    process = subprocess.Popen([program(checked=False)], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    process.communicate(frames.frame("I", b'{"layout":"board5"}'), timeout=PATIENCE_S)
    assert process.returncode == 0
    for first in (frames.frame("I", b'{"layout":"round"}'), frames.frame("I", b"7"), frames.timed("R", 1)):
        done = subprocess.run(
            [program(checked=False)], input=first, capture_output=True, check=False, timeout=PATIENCE_S
        )
        assert done.returncode == 1
        assert done.stderr


def test_a_path_in_any_letters_keeps_the_flash(tmp_path: Path) -> None:
    flash = tmp_path / 'deska "ěšč" 𝄞'
    with HostBoard(Setup(flash=flash), checked=False) as board:
        assert board.reason("calibrate") == ""
    assert flash.read_bytes()[:4] == b"CBRD"


def test_the_program_is_compiled_only_when_a_source_is_newer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    built = tmp_path / "companion-board"
    built.write_bytes(b"as good as new")
    assert build(tmp_path) == built
    assert built.read_bytes() == b"as good as new"
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(HostBuildError, match=r"Install the package g\+\+"):
        build(tmp_path / "other")
