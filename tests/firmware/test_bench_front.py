"""Boards at their terminals: the one command, scripts at several speeds, unplugging, the boot loader's drive."""

from __future__ import annotations

import contextlib
import os
import queue
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.device.protocol import BoardCommand, FromBoard, Hello, Lifted, LineCutter, Placed, decode, encode
from companion.device.tiles import files as tiles
from firmware.bench.__main__ import free_names, parser
from firmware.bench.drive import Drive
from firmware.bench.front import Act, Front, Terminal
from firmware.bench.hands import Hands, felt
from firmware.bench.process import BoardProcess, Program, Setup, emulated, hosted
from firmware.bench.script import read
from firmware.host.build import build as build_host
from firmware.tables import layouts
from tests.firmware.bench_kit import ROOT, image
from tests.patience import PATIENCE_S, until

SCRIPT = "lay 24 B3 C3\nwait 400\nunplug\nwait 50\nplug\nwait 250\nlift 24\nwait 150\n"


class Reader:
    """Reads a terminal as a daemon would: opens it when it appears, and again after it vanished."""

    def __init__(self, path: Path) -> None:
        self.messages: list[FromBoard] = []
        self.openings = 0
        self._path = path
        self._end = threading.Event()
        self._out: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._read, daemon=True)
        self._thread.start()

    def _read(self) -> None:
        while not self._end.is_set():
            with contextlib.suppress(OSError):
                end = os.open(self._path, os.O_RDWR | os.O_NOCTTY | os.O_NONBLOCK)
                try:
                    self._listen(end)
                finally:
                    os.close(end)
            time.sleep(0.002)

    def _listen(self, end: int) -> None:
        self.openings += 1
        cutter = LineCutter()
        while not self._end.is_set():
            with contextlib.suppress(BlockingIOError):
                data = os.read(end, 4096)
                if not data:
                    return
                said = [decode(line) for line in cutter.feed(data)]
                self.messages += [each for each in said if isinstance(each, FromBoard)]
            with contextlib.suppress(queue.Empty):
                os.write(end, self._out.get_nowait())
            time.sleep(0.001)

    def send(self, command: BoardCommand) -> None:
        self._out.put(encode(command))

    def stop(self) -> None:
        self._end.set()
        self._thread.join()


@contextlib.contextmanager
def living(
    program: Program, folder: Path, speed: float, script: str = "", **more: Drive
) -> Iterator[tuple[Front, Reader]]:
    reader = Reader(folder / "board")
    act = Act(felt(Hands(layouts()["board5"], tiles.standard()), read(script))) if script else None
    front = Front(
        BoardProcess(program, Setup(seed=3)), Terminal(folder, "board"), print, act=act, speed=speed, **more
    )
    front.start()
    try:
        yield front, reader
    finally:
        front.stop()
        reader.stop()


def programs() -> list[str]:
    return ["emulated", "hosted"]


def program(name: str) -> Program:
    return emulated(image()) if name == "emulated" else hosted(build_host(checked=False))


@pytest.mark.parametrize("name", programs())
def test_the_same_script_says_the_same_at_every_speed(name: str, tmp_path: Path) -> None:
    said = []
    for speed in (0.5, 5.0):
        with living(program(name), tmp_path, speed, SCRIPT) as (front, reader):
            until(lambda: sum(isinstance(each, Lifted) for each in reader.messages) == 2)
            assert front.finished.wait(PATIENCE_S) and front.error is None
            assert reader.openings == 2, "the terminal went with the power and came again"
        said.append([each for each in reader.messages if isinstance(each, Placed | Lifted)])
    assert said[0] == said[1]
    assert len({each.boot for each in said[0]}) == 2
    assert all(each.at_ms < 1800 for each in said[0])


def test_the_boot_loaders_drive_takes_a_new_program(tmp_path: Path) -> None:
    drives = tmp_path / "drives"
    with living(emulated(image()), tmp_path, 1.0, drive=Drive(drives)) as (front, reader):
        until(lambda: any(isinstance(each, Hello) for each in reader.messages))
        reader.send(BoardCommand(number=1, command="bootloader", value=0))
        until((drives / "RPI-RP2").is_dir)
        assert not (tmp_path / "board").exists()
        hellos = len(reader.messages)
        (drives / "RPI-RP2" / "companion.uf2").write_bytes(image().read_bytes())
        until(lambda: any(isinstance(each, Hello) for each in reader.messages[hellos:]))
        assert list(drives.iterdir()) == [] and front.error is None


def test_a_terminal_that_nobody_reads_holds_no_board_up(tmp_path: Path) -> None:
    front = Front(BoardProcess(program("hosted"), Setup()), Terminal(tmp_path, "board"), print, speed=0.0)
    front.start()
    until(lambda: front.board.now_us > 400_000_000)
    front.stop()
    assert front.terminal.dropped > 0 and front.error is None


def test_a_board_that_dies_is_told_and_its_terminal_goes(tmp_path: Path) -> None:
    facts: list[str] = []
    front = Front(BoardProcess(program("hosted"), Setup()), Terminal(tmp_path, "board"), facts.append)
    front.start()
    until((tmp_path / "board").exists)
    os.kill(front.board.pid, signal.SIGKILL)
    until(lambda: front.stopped)
    until(lambda: not (tmp_path / "board").exists())
    front.stop()
    assert any("has stopped" in fact for fact in facts)


def children(pid: int) -> list[int]:
    found = subprocess.run(
        ["ps", "--ppid", str(pid), "-o", "pid="], capture_output=True, encoding="utf-8", check=False
    )
    return [int(each) for each in found.stdout.split()]


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.parametrize(
    ("how", "host"),
    [(signal.SIGINT, True), (signal.SIGINT, False), (signal.SIGTERM, False), (signal.SIGHUP, True)],
)
def test_the_one_command_starts_two_boards_and_leaves_nothing_behind(
    how: signal.Signals, host: bool, tmp_path: Path
) -> None:
    which = ["--host", "--program", str(build_host(checked=False))] if host else ["--program", str(image())]
    command = [sys.executable, "-m", "firmware.bench", "--boards", "2", "--directory", str(tmp_path), *which]
    process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, encoding="utf-8", start_new_session=True)
    try:
        until(lambda: {each.name for each in tmp_path.iterdir()} == {"board5-1", "board5-2"})
        boards = children(process.pid)
        assert len(boards) == 2
        os.killpg(process.pid, how)  # as a terminal does: to all of the group
        out, _ = process.communicate(timeout=PATIENCE_S)
    finally:
        process.kill()
        process.wait()
    assert process.returncode == 0 and "has stopped" not in out
    assert out.count("is plugged in at") == 2 and out.splitlines()[-1] == "All boards are ended."
    assert not any(map(alive, boards)) and list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("body", ["print('no frames at all' * 9)", "raise SystemExit(0)"])
def test_whatever_is_no_board_is_told(body: str, tmp_path: Path) -> None:
    facts: list[str] = []
    front = Front(BoardProcess((sys.executable, "-c", body), Setup()), Terminal(tmp_path, "board"), facts.append)
    front.start()
    until(lambda: front.stopped)
    front.stop()
    assert len(facts) == 1 and "has stopped" in facts[0]


def test_names_of_another_bench_are_left_alone(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "board7-2")
    terminal.plug()
    (tmp_path / "board5-1").symlink_to(tmp_path / "gone")
    names = free_names(tmp_path)
    assert [next(names), next(names)] == [1, 3]
    terminal.unplug()


@pytest.mark.parametrize("words", ["--boards 0", "--boards -2", "--speed -1", "--speed nan", "--seconds -1"])
def test_numbers_that_make_no_sense_are_refused(words: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        parser().parse_args(words.split())
    assert "error: argument" in capsys.readouterr().err
