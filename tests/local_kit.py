"""An owner for the tests of the local socket: two players' table without ports, served as the daemon serves it.

As a program (`python -m tests.local_kit HOME`) it is a process of its own, to be killed and stopped.
"""

from __future__ import annotations

import os
import queue
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Literal

from companion.config import Directories
from companion.core.model import Announcement
from companion.daemon.ipc import Owner
from companion.daemon.ipc.client import A, Client
from companion.daemon.ipc.messages import Answer, IpcMessage
from companion.daemon.ipc.server import Request, Server
from companion.daemon.requests import RequestServer
from companion.daemon.stream import Stream
from companion.device.protocol import Hello, decode, encode
from companion.play.table import TELL, Input
from tests.patience import PATIENCE_S
from tests.rig import Rig

ROOT = Path(__file__).parents[1]
PORT = "/dev/companion-one"


def places(home: Path) -> Directories:
    """The directories that COMPANION_HOME gives."""
    return Directories(home / "config", home / "data", home / "run")


class House:
    """Owner, socket and front over a table of two; heard: the lines typed at joined terminals, with seats.

    silences: of which seat, and how many lines had been heard. told: what was to be said. busy: the judge waits
    while it is held.
    """

    def __init__(self, home: Path, rig: Rig | None = None) -> None:
        owner = Owner.claim(places(home))
        assert owner is not None
        self.owner = owner
        self.events: queue.Queue[object] = queue.Queue()
        self.heard: list[tuple[str, str, int]] = []
        self.gone: list[str] = []
        self.silences: list[tuple[int, int]] = []
        self.pressed: list[tuple[str, str, int]] = []
        self.told: list[Announcement] = []
        self.printed: list[str] = []
        self.turning: set[str] = set()
        self.reloads = self.leaves = 0
        self.busy = threading.Lock()
        self.rig = rig or Rig(2)
        for move in () if rig else ("1 castle 1 C3", "1 place 24 B3 A3", "2 castle 2 C3"):
            self.rig.tell(move)
        self.stream = Stream(self.rig.table)
        user_input: Any = self
        self.interpreter = SimpleNamespace(gone=self.gone.append)
        self.lent: list[tuple[int, bool]] = []
        self.request_server = RequestServer(
            self.rig.table,
            self.stream,
            user_input,
            self._tell,
            self._leave,
            lambda seat, is_lent: self.lent.append((seat, is_lent)),
        )
        self.write = self.request_server.printing(self.printed.append)
        self.server = Server(owner, self.events.put, self._silence)
        self._judge = threading.Thread(target=self._run, daemon=True)

    def __enter__(self) -> House:
        self.server.start()
        self._judge.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self, reason: Literal["finished", "left"] = "left") -> None:
        """End as a daemon ends; a second time does nothing."""
        self.server.close(reason)
        self.events.put(None)
        self._judge.join(PATIENCE_S)
        self.owner.release()

    def do(self, act: Callable[[], object]) -> None:
        """Do something in the judge thread, and wait for it."""
        done = threading.Event()

        def doing() -> None:
            act()
            done.set()

        self.events.put(doing)
        assert done.wait(PATIENCE_S)

    def board(self, *lines: bytes, port: str = PORT) -> None:
        """A board is heard: these lines, or a hello and a heartbeat's worth of life."""
        for line in lines:
            self.do(lambda line=line: self.request_server.overhear(port, line, decode(line), now_ms()))  # type: ignore[misc]

    def _run(self) -> None:
        while (event := self.events.get()) is not None:
            with self.busy:
                if isinstance(event, Request):
                    for heard in self.request_server.obey(event, now_ms()):
                        self.rig.table.take(heard)
                elif callable(event):
                    event()
                self.stream.publish()

    def line(self, line: str, source: str, seat: int, at_ms: int, language: str = "") -> list[Input]:
        """See UserInput."""
        self.heard.append((line, source, seat))
        self.write(f"heard {line}")
        return [Input(at_ms, source, f"{TELL} {line}", seat)]

    def _silence(self, seat: int) -> None:
        self.silences.append((seat, len(self.heard)))

    def key(self, char: str, source: str, seat: int, at_ms: int) -> None:
        """See UserInput."""
        self.pressed.append((char, source, seat))

    def reload(self) -> None:
        """See UserInput."""
        self.reloads += 1

    def _tell(self, *told: Announcement) -> None:
        self.told += told

    def _leave(self) -> None:
        self.leaves += 1


class PatientClient(Client):
    """A guest that waits for what must come."""

    def receive(self, wait_s: float = PATIENCE_S) -> Answer | None:
        """See Client."""
        return super().receive(wait_s)

    def ask(self, question: IpcMessage, kind: type[A], wait_s: float = PATIENCE_S) -> A:
        """See Client."""
        return super().ask(question, kind, wait_s)


def guest(home: Path) -> Client:
    """A connected guest."""
    return PatientClient.connect(places(home), PATIENCE_S)


def child(program: str, *args: object) -> subprocess.Popen[str]:
    """A Python program in a process of its own."""
    command = [sys.executable, "-c", program, *map(str, args)]
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8", cwd=ROOT)


def freeze(process: subprocess.Popen[str]) -> None:
    """Stop a process as a whole; gives only when all its threads stand still."""
    process.send_signal(signal.SIGSTOP)
    os.waitid(os.P_PID, process.pid, os.WSTOPPED | os.WNOWAIT)


def now_ms() -> int:
    """The clock of the daemon."""
    return time.monotonic_ns() // 1_000_000


def hello_line(uid: str = "0000000000000001", major: int = 1) -> bytes:
    """A board's hello."""
    facts = {"seq": 0, "boot": 7, "at_ms": 3, "major": major, "minor": 0, "firmware": "virtual"}
    return encode(Hello.model_validate({**facts, "uid": uid, "kind": "board", "columns": 5, "rows": 5}))


def _main() -> None:
    house = House(Path(sys.argv[1]))
    with house:
        house.board(hello_line())
        print("ready", flush=True)
        sys.stdin.read()


if __name__ == "__main__":
    _main()
