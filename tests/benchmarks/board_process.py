"""Virtual boards in a process of their own, so that they take no time or memory of what is measured.

    python -m tests.benchmarks.board_process FOLDER COUNT [FIRST]

The boards are pseudo-terminals board-1, board-2... in FOLDER, from FIRST on. A line of stdin is "BOARD STEP...",
in the words of a script. A line "BOARD NS" is printed for every cell that settles: time.monotonic_ns() just before
its message is written. Ends with stdin.
"""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from pathlib import Path

from companion.device.tiles.files import standard
from companion.device.virtual.port import PtyChannel
from firmware.bench.board import BenchBoard
from firmware.bench.port import BenchPort
from firmware.bench.script import ScriptStep


class TimedChannel(PtyChannel):
    """Tells when each message of a settled cell is written."""

    def __init__(self, folder: Path, number: int) -> None:
        super().__init__(folder, f"board-{number}")
        self._number = number

    def send(self, data: bytes) -> None:
        """Take the time, write, then tell."""
        at_ns = time.monotonic_ns()
        super().send(data)
        if b'"placed"' in data:
            os.write(sys.stdout.fileno(), f"{self._number} {at_ns}\n".encode())  # whole lines from every thread


def main(folder: Path, count: int, first: int = 1) -> None:
    """Let the boards live until stdin ends."""
    tiles = standard()
    cables = {}
    for number in range(first, count + 1):
        board = BenchBoard(uid(number), tiles, boot=number)
        cables[number] = BenchPort(board, TimedChannel(folder, number), patient=False)
        cables[number].start()
    for line in sys.stdin:
        which, verb, *args = line.split()
        cables[int(which)].perform([ScriptStep(0, verb, tuple(args))])
    for cable in cables.values():
        cable.stop()


def uid(number: int) -> str:
    """Unique id of a board."""
    return f"{0xB0A2D0 + number:016X}"


class Boards:
    """The process with the boards, from outside. wrote_ns: when the newest cell of each board was written."""

    def __init__(self, folder: Path, count: int = 1, first: int = 1) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        command = [sys.executable, "-m", "tests.benchmarks.board_process", str(folder), str(count), str(first)]
        self.wrote_ns: dict[int, int] = {}
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8")
        self._listener = threading.Thread(target=self._listen, daemon=True)
        self._listener.start()

    def do(self, number: int, step: str) -> None:
        """Let a board perform a step, such as "lay 24 B3 A3"."""
        assert self._process.stdin is not None
        self._process.stdin.write(f"{number} {step}\n")
        self._process.stdin.flush()

    def close(self) -> None:
        """Unplug all boards."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait(10)
        self._listener.join(5)

    def _listen(self) -> None:
        assert self._process.stdout is not None
        with self._process.stdout as told:
            for line in told:
                number, at_ns = line.split()
                self.wrote_ns[int(number)] = int(at_ns)


if __name__ == "__main__":
    main(Path(sys.argv[1]), *map(int, sys.argv[2:]))
