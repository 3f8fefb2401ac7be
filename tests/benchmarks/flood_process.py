"""Boards that have lost their mind, in a process of their own: they say hello, and then far too much.

    python -m tests.benchmarks.flood_process FOLDER COUNT

The boards are pseudo-terminals board-1, board-2... in FOLDER. Each line of stdin is the bytes a second that each
of them is to send from now on, 0 for what a board sends at rest. Ends with stdin. The first sends remarks for the
log, the second cells that change, the third garbled lines, and so on in turns.
"""

from __future__ import annotations

import subprocess
import sys
import threading
import time
from pathlib import Path

from companion.device.protocol import (
    MAJOR,
    MINOR,
    BoardCommand,
    FirmwareLog,
    Heartbeat,
    Hello,
    Lifted,
    LineCutter,
    Message,
    Placed,
    Snapshot,
    decode,
    encode,
)
from companion.device.virtual.port import PtyChannel
from tests.benchmarks.board_process import uid

SLICE_S = 0.01
LINES = 600
"""Lines that are written again and again: to encode each anew would take longer than to send it."""


class MadBoard(threading.Thread):
    """One board; `rate` is how many bytes a second it sends beside what a board sends."""

    def __init__(self, folder: Path, number: int) -> None:
        super().__init__(daemon=True)
        self.rate = 0
        self._number = number
        self._seq = 0
        self._channel = PtyChannel(folder, f"board-{number}")
        self._cutter = LineCutter()
        self._rubbish = b"".join(self._line(at) for at in range(LINES))

    def run(self) -> None:
        """Answer, beat, and flood."""
        self._channel.plug()
        beat_s = at = 0.0
        while True:
            now_s = time.monotonic()
            for line in self._cutter.feed(self._channel.receive(SLICE_S)):
                self._answer(decode(line))
            if now_s - beat_s >= 0.5:
                beat_s = now_s
                self._send(Heartbeat)
            if self.rate:
                size = int(self.rate * (time.monotonic() - now_s + 0.001))
                start = int(at) % len(self._rubbish)
                self._channel.send((self._rubbish * 2)[start : start + size])
                at = start + size

    def _answer(self, asked: object) -> None:
        if not isinstance(asked, BoardCommand):
            return
        if asked.command == "hello":
            self._send(
                Hello,
                major=MAJOR,
                minor=MINOR,
                firmware="mad",
                uid=uid(self._number),
                kind="board",
                columns=5,
                rows=5,
            )
        if asked.command == "snapshot":
            self._send(Snapshot, words=" ".join(["00000"] * 25))

    def _send(self, message: type[Message], /, **facts: object) -> None:
        self._channel.send(self._encoded(message, **facts))

    def _encoded(self, kind: type[Message], /, **facts: object) -> bytes:
        self._seq += 1
        at_ms = int(time.monotonic() * 1000) % 2**32
        return encode(kind(**{"seq": self._seq, "boot": self._number, "at_ms": at_ms, **facts}))  # type: ignore

    def _line(self, at: int) -> bytes:
        match self._number % 3:
            case 1:
                return self._encoded(FirmwareLog, text=f"remark {at} of a board that talks to itself")
            case 2:
                cell = at // 2 % 25
                return (
                    self._encoded(Lifted, cell=cell) if at % 2 else self._encoded(Placed, cell=cell, word="+-0+-")
                )
        return self._encoded(Heartbeat)[:-7] + b"?????\n"


def main(folder: Path, count: int) -> None:
    """Let the boards live until stdin ends."""
    boards = [MadBoard(folder, number) for number in range(1, count + 1)]
    for board in boards:
        board.start()
    for line in sys.stdin:
        for board in boards:
            board.rate = int(line)


class MadBoards:
    """The process with the boards, from outside."""

    def __init__(self, folder: Path, count: int = 3) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        command = [sys.executable, "-m", "tests.benchmarks.flood_process", str(folder), str(count)]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, encoding="utf-8")

    def send(self, bytes_per_s: int) -> None:
        """So much each of them sends from now on."""
        assert self._process.stdin is not None
        self._process.stdin.write(f"{bytes_per_s}\n")
        self._process.stdin.flush()

    def close(self) -> None:
        """Unplug all."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait(10)


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
