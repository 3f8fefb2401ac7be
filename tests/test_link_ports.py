"""Which ports the link opens, which it never opens, and what it tells of those that cannot be used."""

from __future__ import annotations

import errno
import os
import socket
import threading
import time
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import serial

from companion.device.link import (
    Bytes,
    Event,
    Link,
    Lost,
    Opened,
    Pace,
    Ports,
    Refused,
    SerialPort,
    UsbIdentity,
    finding,
    is_ours,
    open_serial,
)
from companion.device.link.port import reason_of
from companion.device.protocol import BoardCommand, Heartbeat, encode
from tests.link_boards import (
    QUICK,
    Counted,
    FakePort,
    FakeWire,
    Listener,
    PtyBoard,
    hello,
    in_directory,
    link_to,
    nothing,
    running,
)
from tests.patience import PATIENCE_S, until

BEAT = encode(Heartbeat(seq=1, boot=1, at_ms=5))
ASK = encode(BoardCommand(number=9, command="snapshot", value=0))


@pytest.fixture
def listener() -> Listener:
    return Listener()


# ---- which ports are opened -----------------------------------------------------------------------------------


STRANGERS = [
    FakePort("/dev/printer", vid=0x04B8, product="Companion board"),
    FakePort("/dev/arduino", vid=0x2341, product="Uno", serial_number="COMPANION-1"),
    FakePort("/dev/other-pico", product="Pico"),
    FakePort("/dev/other-pico-2", product="My Companion board"),
    FakePort("COM7", product=None, serial_number="E66118604B3A2F2C"),
    FakePort("COM8", product=None, serial_number=None),
    FakePort("/dev/ttyS0", vid=None, product=None, serial_number=None),
]
OURS = [
    FakePort("/dev/ttyACM3", product="Companion board 7x7", serial_number=None),
    FakePort("COM9", product=None, serial_number="companion-e66118604b3a2f2c"),
]


def test_ports_of_strangers_are_never_opened(listener: Listener, tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("no port", encoding="utf-8")
    (tmp_path / ".hidden").symlink_to(PtyBoard().name)
    (tmp_path / "dangling").symlink_to("/dev/pts/99999")
    mine = in_directory(tmp_path, "mine", PtyBoard())
    opened: list[str] = []

    def open_port(name: str) -> SerialPort:
        opened.append(name)
        return FakeWire(hello())

    ports = Ports(named=("/dev/named",), directory=str(tmp_path))
    looks = Counted(lambda: STRANGERS + OURS)
    link = Link(listener.queue, ports, pace=QUICK, open_port=open_port, list_usb=looks)
    with running(link):
        for name in ("/dev/named", mine, "/dev/ttyACM3", "COM9"):
            until(partial(opened.__contains__, name))
        looks.more()
    assert sorted(opened) == sorted(["/dev/named", mine, "/dev/ttyACM3", "COM9"])


def test_identities_are_data() -> None:
    other = UsbIdentity(vid=0x1209, product="House board", serial="HB")
    assert is_ours(FakePort("x", vid=0x1209, product="House board 2"), [UsbIdentity(), other])
    assert not is_ours(FakePort("x", vid=0x1209, product="House board 2"), [UsbIdentity()])
    assert [is_ours(port, [UsbIdentity()]) for port in STRANGERS + OURS] == [False] * 7 + [True] * 2


def test_terminal_younger_than_its_link_is_somebody_elses(tmp_path: Path) -> None:
    board = PtyBoard()
    link = in_directory(tmp_path, "board", board)
    assert finding.entries(str(tmp_path)) == [link]
    before = os.stat(board.name).st_ctime - 10
    os.utime(link, (before, before), follow_symlinks=False)
    assert finding.entries(str(tmp_path)) == []
    assert finding.entries(str(tmp_path / "missing")) == finding.entries("") == []


def test_a_cable_pulled_while_its_port_is_looked_at_costs_no_later_board(
    listener: Listener, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The link of a named port goes between two looks at it; boards are found as before."""
    board, pulled = PtyBoard(), threading.Event()
    link = in_directory(tmp_path, "board", board)
    readlink = os.readlink

    def pulls(path: str, **more: Any) -> str:
        if path == link and not pulled.is_set():
            Path(link).unlink()
            pulled.set()
        return readlink(path, **more)

    monkeypatch.setattr(os, "readlink", pulls)
    with running(Link(listener.queue, Ports((link,)), pace=QUICK, list_usb=nothing)):
        assert pulled.wait(PATIENCE_S)
        in_directory(tmp_path, "board", board)
        listener.wait_for(Opened(link))


def test_one_port_under_several_names_is_opened_once(listener: Listener, tmp_path: Path) -> None:
    board = PtyBoard()
    by_link = in_directory(tmp_path, "board", board)
    ports = Ports(named=(board.name, by_link, f"spy://{board.name}?color"), directory=str(tmp_path))
    looks = Counted(lambda: [FakePort(board.name)])
    with running(Link(listener.queue, ports, pace=QUICK, list_usb=looks)):
        listener.wait(lambda event: isinstance(event, Opened))
        looks.more()
        assert not [event for event in listener.rest() if not isinstance(event, Bytes)]


def test_silent_guess_is_closed_and_left_alone_until_plugged_anew(listener: Listener) -> None:
    wires: list[FakeWire] = []
    listed = [FakePort("/dev/guess")]
    looks = Counted(lambda: list(listed))
    fast = iter(range(10**9))

    def open_port(_: str) -> SerialPort:
        wires.append(FakeWire(b"ok\r\n"))
        return wires[-1]

    link = Link(
        listener.queue,
        Ports(),
        pace=QUICK,
        open_port=open_port,
        list_usb=looks,
        clock_s=lambda: next(fast) * 0.02,
    )
    with running(link):
        listener.wait_for(Refused("/dev/guess", "port-silent", {"port": "/dev/guess"}))
        assert wires[0].closed.wait(PATIENCE_S)
        looks.more()
        assert listener.rest() == [] and len(wires) == 1
        listed.clear()
        looks.more()
        listed.append(FakePort("/dev/guess"))
        until(lambda: len(wires) == 2)
    assert 6 <= len(wires[0].written) <= 9, "asked at once and four times a second"


def test_a_terminal_that_comes_back_under_another_name_is_opened_by_it(listener: Listener, tmp_path: Path) -> None:
    board = PtyBoard()
    first = in_directory(tmp_path, "board-1", board)
    with running(Link(listener.queue, Ports(directory=str(tmp_path)), pace=QUICK, list_usb=nothing)):
        listener.wait_for(Opened(first))
        Path(first).unlink()
        second = in_directory(tmp_path, "board-2", board)
        listener.wait_for(Opened(second))


def test_port_that_is_left_is_not_opened_again(listener: Listener) -> None:
    board = PtyBoard(answer=hello(major=2))
    looks = Counted(nothing)
    with running(link_to(listener, board.name, list_usb=looks)) as link:
        listener.wait_for(Opened(board.name))
        link.leave(board.name)
        until(lambda: not link.send(board.name, ASK), "the end of its port")
        looks.more()
        assert [event for event in listener.rest() if not isinstance(event, Bytes)] == []
        asked = len(board.commands)
        looks.more()
        assert listener.rest() == [] and len(board.commands) == asked


# ---- ports that cannot be used --------------------------------------------------------------------------------


def test_port_held_by_somebody_else_is_told_once_and_taken_when_free(listener: Listener) -> None:
    board, first = PtyBoard(), Listener()
    with running(link_to(first, board.name)) as holder:
        first.wait_for(Opened(board.name))
        tries = Counted(open_serial)
        other = Link(listener.queue, Ports((board.name,)), pace=QUICK, list_usb=nothing, open_port=tries)
        with running(other):
            listener.wait_for(Refused(board.name, "port-busy", {"port": board.name}))
            tries.more()
            assert listener.rest() == []
            holder.close()
            listener.wait_for(Opened(board.name))


@pytest.mark.parametrize(
    ("error", "event"),
    [
        (PermissionError(errno.EACCES, "denied"), Refused("p", "port-denied", {"port": "p"})),
        (serial.SerialException(errno.ENOENT, "no such file"), Refused("p", "port-gone", {"port": "p"})),
        (serial.SerialException("odd"), Refused("p", "port-failed", {"port": "p", "reason": "odd"})),
        (RuntimeError("termios.error"), Refused("p", "port-failed", {"port": "p", "reason": "termios.error"})),
    ],
)
def test_failures_are_told_once_after_some_tries_and_do_not_stop_the_tries(
    listener: Listener, error: Exception, event: Event
) -> None:
    tries = 0

    def open_port(_: str) -> SerialPort:
        nonlocal tries
        tries += 1
        if tries <= 8:
            raise error
        return FakeWire(hello())

    with running(Link(listener.queue, Ports(named=("p",)), pace=QUICK, open_port=open_port, list_usb=nothing)):
        listener.wait_for(Opened("p"))
    assert listener.heard == [event, Opened("p")]


def test_passing_hindrance_is_not_told(listener: Listener) -> None:
    tries = 0

    def open_port(_: str) -> SerialPort:
        nonlocal tries
        tries += 1
        if tries < QUICK.tries:
            raise PermissionError(errno.EACCES, "the system has not set the rights yet")
        return FakeWire(hello())

    with running(Link(listener.queue, Ports(named=("p",)), pace=QUICK, open_port=open_port, list_usb=nothing)):
        listener.wait(lambda event: True)
    assert listener.heard == [Opened("p")]


def test_real_names_that_are_no_ports(listener: Listener, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("", encoding="utf-8")
    with socket.create_server(("127.0.0.1", 0)) as server:
        closed = f"socket://127.0.0.1:{server.getsockname()[1]}"
    keys: dict[str, str] = {}

    def told(event: Event) -> bool:
        assert isinstance(event, Refused)
        keys[event.port] = event.key
        return len(keys) == 4

    with running(link_to(listener, "/nowhere/port", "carrier-pigeon://roof", str(file), closed)):
        listener.wait(told)
    assert keys == {
        "/nowhere/port": "port-gone",
        "carrier-pigeon://roof": "port-name",
        str(file): "port-failed",
        closed: "port-gone",
    }


def test_waits_grow_between_tries(listener: Listener) -> None:
    waits: list[float] = []

    class Steps(tuple[float, ...]):
        """Notes what is waited."""

        def __getitem__(self, at: Any) -> Any:
            waits.append(super().__getitem__(at))
            return waits[-1]

    def open_port(_: str) -> SerialPort:
        raise OSError(errno.ENOENT, "gone")

    pace = Pace(look_s=0.02, back_off_s=Steps((0.01, 0.02, 0.03)))
    with running(Link(listener.queue, Ports(named=("p",)), pace=pace, open_port=open_port, list_usb=nothing)):
        until(lambda: len(waits) >= 5, "a fifth try")
    assert waits[:5] == [0.01, 0.02, 0.03, 0.03, 0.03], "the last wait is that of all further failures"


def test_board_that_takes_no_bytes_is_lost_as_stalled(listener: Listener) -> None:
    board = PtyBoard(deaf=True)

    def open_port(name: str) -> SerialPort:
        return serial.serial_for_url(name, timeout=0.02, write_timeout=0.02)

    with running(link_to(listener, board.name, open_port=open_port)) as link:
        listener.wait_for(Opened(board.name))
        for _ in range(400):
            link.send(board.name, ASK)
        listener.wait_for(Lost(board.name, "stalled"))


def test_a_computer_too_busy_to_write_is_no_fault_of_the_board(
    listener: Listener, monkeypatch: pytest.MonkeyPatch
) -> None:
    leaps = [0.0, 1.0]
    past_s = 0.0

    def late() -> float:
        """A second passes between pyserial's first look at the clock and its next, while it writes the hello."""
        nonlocal past_s
        past_s = leaps.pop(0) if leaps else past_s
        return time.monotonic() + past_s

    monkeypatch.setattr(serial.serialutil.Timeout, "TIME", staticmethod(late))
    board = PtyBoard()
    with running(link_to(listener, board.name)):
        listener.wait_for(Opened(board.name))
    assert not leaps
    assert not [event for event in listener.heard + listener.rest() if isinstance(event, Refused)]


def test_a_line_now_and_then_that_is_late_does_not_lose_the_board(listener: Listener) -> None:
    class Slow(FakeWire):
        """Takes all, and says of every other line that time was over."""

        def write(self, data: bytes) -> int:
            super().write(data)
            if len(self.written) % 2:
                raise serial.SerialTimeoutException("Write timeout")
            return len(data)

    wire = Slow(hello())
    with running(link_to(listener, "x", open_port=lambda _: wire)) as link:
        listener.wait_for(Opened("x"))
        for count in range(2, 8):
            link.send("x", ASK)
            until(partial(lambda count: len(wire.written) >= count, count), "the line is written")
    assert not [event for event in listener.heard + listener.rest() if isinstance(event, Refused | Lost)]


def test_reasons_also_in_the_words_of_windows() -> None:
    told = {
        "busy": serial.SerialException(
            "could not open port 'COM3': PermissionError(13, 'Access is denied.', None, 5)"
        ),
        "gone": serial.SerialException(
            "could not open port 'COM3': FileNotFoundError(2, 'The system cannot find')"
        ),
        "stalled": serial.SerialTimeoutException("Write timeout"),
        "name": ValueError("invalid URL"),
        "failed": serial.SerialException("ClearCommError failed"),
    }
    assert {reason_of(error) for error in told.values()} == set(told)
    for reason, error in told.items():
        assert reason_of(error) == reason
