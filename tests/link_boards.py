"""For the tests of the link: a board behind a pseudo-terminal, a port of plain Python, a listener."""

from __future__ import annotations

import contextlib
import os
import pty
import queue
import select
import threading
import time
import tty
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Generic, ParamSpec, TypeVar

from companion.device.link import Bytes, Event, Link, Pace, Ports, SerialPort, open_serial
from companion.device.link.finding import ListPorts
from companion.device.protocol import BoardCommand, Hello, LineCutter, decode, encode
from tests.patience import PATIENCE_S, until

P = ParamSpec("P")
T = TypeVar("T")
QUICK = Pace(look_s=0.02, back_off_s=(0.02, 0.04), tries=3)


def hello(uid: str = "0" * 16, major: int = 1) -> bytes:
    return encode(
        Hello(seq=0, boot=1, at_ms=0, major=major, minor=0, firmware="t", uid=uid, kind="board", columns=5, rows=5)
    )


class PtyBoard:
    """A board behind a pseudo-terminal: answers hello and keeps the commands it got.

    deaf: it reads nothing more after the first hello.
    """

    def __init__(self, answer: bytes | None = None, deaf: bool = False) -> None:
        self.commands: list[BoardCommand] = []
        self._answer = answer or hello()
        self._deaf = deaf
        self._master, slave = pty.openpty()
        tty.setraw(slave)
        self.name = os.ttyname(slave)
        self._slave = slave  # held open: without anybody at the other end, reading the master fails
        self._cutter = LineCutter()
        self._end = threading.Event()
        self._thread = threading.Thread(target=self._serve, daemon=True)
        self._thread.start()

    def _serve(self) -> None:
        while not self._end.is_set():
            if not select.select([self._master], [], [], 0.01)[0]:
                continue
            for line in self._cutter.feed(os.read(self._master, 4096)):
                heard = decode(line)
                assert isinstance(heard, BoardCommand), line
                self.commands.append(heard)
                if heard.command == "hello":
                    self.say(self._answer)
                    if self._deaf:
                        return

    def say(self, data: bytes) -> None:
        while data:
            data = data[os.write(self._master, data) :]

    def stop(self) -> None:
        """Reads no more commands."""
        self._end.set()
        self._thread.join()

    def unplug(self) -> None:
        """Takes the terminal away, as pulling the cable does."""
        self.stop()  # a read under way would keep the terminal alive
        os.close(self._slave)
        os.close(self._master)


class FakeWire:
    """An open port of plain Python: says its bytes once greeted, then nothing."""

    def __init__(self, answer: bytes = b"") -> None:
        self.written: list[bytes] = []
        self.closed = threading.Event()
        self._answer = answer
        self._waiting = b""

    @property
    def in_waiting(self) -> int:
        return len(self._waiting)

    def read(self, size: int = 1) -> bytes:
        if not self._waiting:
            time.sleep(0.005)
        data, self._waiting = self._waiting[:size], self._waiting[size:]
        return data

    def write(self, data: bytes) -> int:
        self.written.append(data)
        self._waiting += self._answer
        return len(data)

    def close(self) -> None:
        self.closed.set()


@dataclass
class FakePort:
    """What pyserial would list."""

    device: str
    vid: int | None = 0x2E8A
    product: str | None = "Companion board 5x5"
    serial_number: str | None = "COMPANION-0"


class Listener:
    """Takes a link's events and waits for those that a test names."""

    def __init__(self) -> None:
        self.queue: queue.Queue[Event] = queue.Queue()
        self.heard: list[Event] = []

    def wait(self, found: Callable[[Event], bool]) -> Event:
        """The next event of that kind; all before it are kept in heard."""
        while True:
            event = self.queue.get(timeout=PATIENCE_S)
            self.heard.append(event)
            if found(event):
                return event

    def wait_for(self, event: Event) -> None:
        self.wait(lambda one: one == event)

    def wait_bytes(self, port: str, ending: bytes) -> bytes:
        """All bytes of a port, until they end so."""
        data = b"".join(one.data for one in self.heard if isinstance(one, Bytes) and one.port == port)

        def ended(event: Event) -> bool:
            nonlocal data
            if isinstance(event, Bytes) and event.port == port:
                data += event.data
            return data.endswith(ending)

        if not data.endswith(ending):
            self.wait(ended)
        return data

    def rest(self) -> list[Event]:
        """What has come since."""
        events = []
        with contextlib.suppress(queue.Empty):
            while True:
                events.append(self.queue.get_nowait())
        return events


def in_directory(directory: Path, name: str, board: PtyBoard) -> str:
    """The board's terminal as a link in the directory; its path."""
    link = directory / name
    link.symlink_to(board.name)
    return str(link)


def nothing() -> list[FakePort]:
    """No USB ports."""
    return []


class Counted(Generic[P, T]):
    """Something that a link does again and again; more(): waits until it has been begun so often anew.

    What the one before led to has been told by then.
    """

    def __init__(self, does: Callable[P, T]) -> None:
        self.count = 0
        self._does = does

    def __call__(self, *args: P.args, **more: P.kwargs) -> T:
        self.count += 1
        return self._does(*args, **more)

    def more(self, count: int = 3) -> None:
        """Wait for it."""
        enough = self.count + count
        until(lambda: self.count >= enough, "another look or try")


def link_to(
    listener: Listener,
    *named: str,
    list_usb: ListPorts = nothing,
    open_port: Callable[[str], SerialPort] = open_serial,
) -> Link:
    """A link to ports by name, alone; its clock stands, so that each board is greeted once however slow all is."""
    return Link(
        listener.queue,
        Ports(named=named),
        pace=QUICK,
        open_port=open_port,
        list_usb=list_usb,
        clock_s=lambda: 0.0,
    )


@contextlib.contextmanager
def running(link: Link) -> Iterator[Link]:
    """The link, started, and closed at the end."""
    link.start()
    try:
        yield link
    finally:
        link.close()
