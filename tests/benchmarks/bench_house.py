"""Memory and idle work of a running game: python -m tests.benchmarks.bench_house

`companion play` with four boards and its voice process on a null device (paced, period 10 ms), in a process as the
console script starts it. The boards are in a process of their own, which is not counted, and send heartbeats.
Memory is the proportional set size (smaps_rollup) after castles and dominoes were laid, asked for and spoken; idle
work is the processor time of both processes over 20 seconds. Linux only.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.benchmarks.board_process import Boards
from tests.benchmarks.figures import Figure, at_rest, keep, tell

BOARDS = 4
IDLE_S = 20
LATE_S = 90
PSS_MB = 100.0
IDLE = 90.0

PLAY = """
import sys
from companion.ui.cli.main import main
from companion.evening import session
from companion.speech.orders import VoiceOptions
from companion.speech.voices import ProcessVoice
options = VoiceOptions(output="null", language="cs")
session.voice_maker = lambda wav: lambda inbox, sound, seat: ProcessVoice(inbox, options)
names = ["--players", "Jana,Petr,Ola,Emma"]
sys.argv = ["companion", "play", "--free", *names, "--new", "--lang", "cs", "--level", "terse"]
main()
"""
"""The command as it is, but for the null device in place of the default one."""


def measure() -> Iterator[Figure]:
    """Memory of the daemon, of the voice and of both; idle work of both."""
    with tempfile.TemporaryDirectory() as folder:
        settings = Path(folder) / "config" / "settings.toml"
        settings.parent.mkdir()
        settings.write_text("version = 1\nrate = 450\n", encoding="utf-8")
        boards = Boards(Path(folder) / "run" / "boards", BOARDS)
        environ = {**os.environ, "COMPANION_HOME": folder}
        pipe = subprocess.PIPE
        play = subprocess.Popen(
            [sys.executable, "-c", PLAY], stdin=pipe, stdout=pipe, encoding="utf-8", env=environ
        )
        late = threading.Timer(LATE_S, play.kill)  # or a sentence that is worded anew would be waited for for ever
        late.start()
        try:
            _play(play, boards)
            processes = {"daemon": play.pid, "voice": _child(play.pid)}
            begun_s, before_s = time.monotonic(), sum(map(cpu_s, processes.values()))
            time.sleep(IDLE_S)
            spent = (sum(map(cpu_s, processes.values())) - before_s) / (time.monotonic() - begun_s)
            memory = {name: size_mb(pid, "Pss") for name, pid in processes.items()}
            resident = {name: size_mb(pid, "Rss") for name, pid in processes.items()}
        finally:
            late.cancel()
            assert play.stdin is not None
            play.stdin.write("quit\nquit\n")
            play.stdin.close()
            play.wait(10)
            boards.close()
    memory["all"] = sum(memory.values())
    yield Figure(f"memory with {BOARDS} boards, proportional set size", "MB", memory, ("all", PSS_MB))
    resident["all"] = sum(resident.values())
    yield Figure("the same with what it shares with other processes counted whole", "MB", resident)
    yield at_rest(f"idle work of both processes with {BOARDS} boards, over {IDLE_S} seconds", spent, IDLE)


def _play(play: subprocess.Popen[str], boards: Boards) -> None:
    """Castles and dominoes on every board, then a question; returns when all is said.

    Whose the boards are is asked once for all of them; the castles tell it.
    """
    assert play.stdin is not None and play.stdout is not None
    _wait(play, "deska", 1)
    for number in range(1, BOARDS + 1):
        boards.do(number, "castle 1 C3".replace("1", str(number), 1))
    _wait(play, "hrad", BOARDS)
    for number in range(1, BOARDS + 1):
        boards.do(number, f"lay {23 + number} B3 A3")
    _wait(play, "Alfa", BOARDS)
    play.stdin.write("1 score\n")
    play.stdin.flush()
    _wait(play, "Jana", 1)
    time.sleep(3)  # what is being said is said to its end


def _wait(play: subprocess.Popen[str], text: str, count: int) -> None:
    """Read what is printed until so many lines had this text."""
    assert play.stdout is not None
    for line in play.stdout:
        count -= text in line
        if count == 0:
            return
    raise AssertionError(f"ended before {text!r} was said")


def _child(pid: int) -> int:
    """The voice process: the daemon's only child."""
    (child,) = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="utf-8").split() or _children(pid)
    return int(child)


def _children(pid: int) -> list[str]:
    """Children that other threads of a process started."""
    found: list[str] = []
    for task in Path(f"/proc/{pid}/task").iterdir():
        found += (task / "children").read_text(encoding="utf-8").split()
    return found


def cpu_s(pid: int) -> float:
    """Processor seconds that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def size_mb(pid: int, which: str) -> float:
    """Proportional ("Pss") or resident ("Rss") set size of a process."""
    for line in Path(f"/proc/{pid}/smaps_rollup").read_text(encoding="utf-8").splitlines():
        if line.startswith(f"{which}:"):
            return int(line.split()[1]) / 1024
    raise AssertionError("no figure")


@pytest.mark.benchmark
def test_four_boards_are_light() -> None:
    if sys.platform == "linux":  # other systems have no such figure
        keep(measure())


if __name__ == "__main__":
    raise SystemExit(not tell(measure()))
