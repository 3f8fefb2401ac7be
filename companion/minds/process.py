"""The process that thinks, from outside: started, spoken to and ended, without ever waiting for it."""

from __future__ import annotations

import contextlib
import subprocess
import sys
import threading
from pathlib import Path
from queue import SimpleQueue

_ROOT = str(Path(__file__).resolve().parents[2])
_CODE = "import sys; sys.path.append(sys.argv[1]); from companion.minds.worker import main; main()"

COMMAND = (sys.executable, "-P", "-c", _CODE, _ROOT)
"""The process. Nothing of the folder that the daemon was started in is imported."""
LINE_LIMIT = 1 << 20
"""Bytes of one line; what is longer ends it."""
END_S = 1.0


class MindProcess:
    """Two threads serve it: one writes, one reads. told: its lines, None once it has ended.

    Raises OSError where it cannot be started.
    """

    def __init__(self, command: tuple[str, ...]) -> None:
        self.told: SimpleQueue[str | None] = SimpleQueue()
        self._orders: SimpleQueue[bytes | None] = SimpleQueue()
        self._process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            bufsize=0,
            start_new_session=True,  # the terminal's Ctrl-C is the daemon's affair
            creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0)
            | getattr(subprocess, "BELOW_NORMAL_PRIORITY_CLASS", 0),
        )
        for job, name in ((self._write, "mind-writer"), (self._read, "mind-reader")):
            threading.Thread(target=job, name=name, daemon=True).start()

    @property
    def pid(self) -> int:
        """Its number in the operating system."""
        return self._process.pid

    def send(self, line: bytes) -> None:
        """Let it read a line; one that has ended reads none."""
        self._orders.put(line)

    def kill(self) -> None:
        """End it at once."""
        self._orders.put(None)
        self._process.kill()
        self._process.wait()

    def close(self) -> None:
        """Let it end by itself, and after a second end it."""
        self._orders.put(None)
        try:
            self._process.wait(END_S)
        except subprocess.TimeoutExpired:
            self.kill()

    def _write(self) -> None:
        stdin = self._process.stdin
        assert stdin is not None
        with contextlib.suppress(OSError), stdin:
            while (line := self._orders.get()) is not None:
                while line:
                    line = line[stdin.write(line) or 0 :]

    def _read(self) -> None:
        stdout = self._process.stdout
        assert stdout is not None
        with stdout, contextlib.suppress(OSError, ValueError):
            while line := stdout.readline(LINE_LIMIT):
                self.told.put(line.decode("ascii"))
        self.told.put(None)
