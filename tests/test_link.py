"""The link: how boards are greeted, heard and told, how they come and go, and how a port is found to be one."""

from __future__ import annotations

import errno
import socket
import threading
from pathlib import Path
from types import SimpleNamespace

import pytest
import serial

from companion.device.link import (
    Bytes,
    Link,
    Lost,
    Opened,
    Ports,
    Refused,
    SerialPort,
    UsbListing,
    port,
)
from companion.device.link.events import Events
from companion.device.link.port import Handshake
from companion.device.protocol import BoardCommand, Heartbeat, decode, encode
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


# ---- talking --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("prefix", ["", "spy://"])
def test_named_board_is_greeted_heard_and_told(
    listener: Listener, prefix: str, capfd: pytest.CaptureFixture[str]
) -> None:
    board = PtyBoard()
    name = prefix + board.name
    link = link_to(listener, name)
    assert not link.send(name, ASK), "nobody is there before the hello"
    with running(link):
        listener.wait_for(Opened(name))
        assert decode(listener.wait_bytes(name, hello())) == decode(hello())
        board.say(BEAT)
        listener.wait_bytes(name, BEAT)
        assert link.send(name, ASK)
        until(lambda: decode(ASK) in board.commands)
        assert not link.send("elsewhere", ASK)
    assert listener.heard[0] == Opened(name)
    assert [one.command for one in board.commands] == ["hello", "snapshot"]
    assert bool(capfd.readouterr().err) == bool(prefix), "spy:// shows the bytes, nothing else prints"


def test_bytes_before_the_hello_are_not_lost(listener: Listener) -> None:
    board = PtyBoard(answer=b"half a line\n" + BEAT + b"# remark\n" + hello() + BEAT[:10])
    with running(link_to(listener, board.name)):
        listener.wait_bytes(board.name, hello() + BEAT[:10])
        board.say(BEAT[10:])
        assert listener.wait_bytes(board.name, BEAT).startswith(b"half a line\n" + BEAT)


def test_flood_arrives_whole_and_in_order(listener: Listener) -> None:
    board = PtyBoard()
    flood = b"".join(encode(Heartbeat(seq=seq, boot=1, at_ms=seq)) for seq in range(700))
    with running(link_to(listener, board.name)):
        listener.wait_for(Opened(board.name))
        board.say(flood)
        assert listener.wait_bytes(board.name, flood[-80:]) == hello() + flood
    assert len([one for one in listener.heard if isinstance(one, Bytes)]) < 4000, "glued, not byte by byte"


def test_socket_board_is_heard_and_its_end_told(listener: Listener) -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        name = f"socket://127.0.0.1:{server.getsockname()[1]}"
        with running(link_to(listener, name)) as link:
            peer, _ = server.accept()
            with peer:
                assert decode(peer.recv(200)) == BoardCommand(number=0, command="hello", value=0)
                peer.sendall(hello() + BEAT)
                listener.wait_for(Opened(name))
                assert listener.wait_bytes(name, BEAT) == hello() + BEAT
                assert link.send(name, ASK)
                assert peer.recv(200).endswith(ASK)
            listener.wait_for(Lost(name, "gone"))


def test_loop_port_hears_itself_and_is_no_board(listener: Listener) -> None:
    opened: list[SerialPort] = []

    def open_loop(name: str) -> SerialPort:
        opened.append(serial.serial_for_url(name, timeout=0.02, write_timeout=1))
        return opened[-1]

    fast = iter(range(10**9))
    link = Link(
        listener.queue,
        Ports(named=("loop://",)),
        pace=QUICK,
        open_port=open_loop,
        list_usb=nothing,
        clock_s=lambda: next(fast) * 0.05,
    )
    with running(link):
        listener.wait_for(Refused("loop://", "port-silent", {"port": "loop://"}))
        opened[0].write(hello())  # the same, with a board at the other end of the loop
        listener.wait_for(Opened("loop://"))
    assert len(opened) == 1, "a named port stays open while it is silent"


# ---- coming and going -----------------------------------------------------------------------------------------


def test_unplugged_within_a_line_and_plugged_into_another_port(listener: Listener, tmp_path: Path) -> None:
    first = PtyBoard()
    one = in_directory(tmp_path, "one", first)
    ports = Ports(directory=str(tmp_path))
    with running(Link(listener.queue, ports, pace=QUICK, list_usb=nothing, clock_s=lambda: 0.0)):
        listener.wait_bytes(one, hello())
        first.say(BEAT[:25])
        listener.wait_bytes(one, BEAT[:25])
        first.unplug()
        listener.wait_for(Lost(one, "gone"))
        Path(one).unlink()
        second = PtyBoard()
        other = in_directory(tmp_path, "other", second)
        listener.wait_for(Opened(other))
        second.unplug()
        listener.wait_for(Lost(other, "gone"))
        Path(other).unlink()
        third = PtyBoard()
        in_directory(tmp_path, "one", third)
        listener.wait_for(Opened(one))
    assert not [event for event in listener.heard if isinstance(event, Refused)]


def test_last_bytes_before_the_unplug_are_delivered(listener: Listener) -> None:
    class Dying(FakeWire):
        """Gives some bytes, then fails even to be asked."""

        @property
        def in_waiting(self) -> int:
            if self.written and not self._waiting:
                raise OSError(errno.EIO, "gone")
            return len(self._waiting)

    link = Link(
        listener.queue,
        Ports(named=("x",)),
        pace=QUICK,
        open_port=lambda _: Dying(hello() + BEAT),
        list_usb=nothing,
    )
    with running(link):
        listener.wait_for(Lost("x", "gone"))
    assert listener.heard[:2] == [Opened("x"), Bytes("x", hello() + BEAT)]


def test_five_boards_at_once_and_the_sixth_is_told(listener: Listener, monkeypatch: pytest.MonkeyPatch) -> None:
    boards = [PtyBoard() for _ in range(6)]
    sessions = Counted(port.Port._session)

    def session(one: port.Port) -> bool:
        return sessions(one)

    monkeypatch.setattr(port.Port, "_session", session)
    with running(link_to(listener, *[board.name for board in boards])):
        refused = listener.wait(lambda event: isinstance(event, Refused))
        assert isinstance(refused, Refused)
        assert (refused.key, refused.facts) == ("port-full", {"port": refused.port, "count": 5})
        others = {board.name for board in boards} - {refused.port}
        while (opened := {event.port for event in listener.heard if isinstance(event, Opened)}) != others:
            listener.wait(lambda event: isinstance(event, Opened))
        sessions.more()  # all are of the one that is told
        refusals = [event for event in [*listener.heard, *listener.rest()] if isinstance(event, Refused)]
        assert refusals == [refused], "told once"
        next(board for board in boards if board.name in opened).unplug()
        listener.wait_for(Opened(refused.port))


def test_closing_ends_every_thread_soon(listener: Listener) -> None:
    boards = [PtyBoard(), PtyBoard()]
    link = link_to(listener, *[board.name for board in boards], "/nowhere/port")
    with running(link):
        listener.wait_for(Opened(boards[0].name))
        expected = {"ports", f"port {boards[0].name}", "port /nowhere/port"}
        until(lambda: expected <= {thread.name for thread in threading.enumerate()})
    until(lambda: not any(thread.name.startswith("port") for thread in threading.enumerate()), "the threads' end")
    link.close()


def test_what_was_handed_over_before_the_end_still_goes_out(listener: Listener) -> None:
    """Handed over while the port is being read, and ended before that reading returns."""
    reading, ended = threading.Event(), threading.Event()

    class Slow(FakeWire):
        woken = 0

        def cancel_read(self) -> None:
            self.woken += 1
            if self.woken == 2:  # first to write, then to end
                ended.set()

        def read(self, size: int = 1) -> bytes:
            data = super().read(size)
            if self.written and not data:
                reading.set()
                ended.wait(PATIENCE_S)
            return data

    wire = Slow(hello())
    link = Link(listener.queue, Ports(named=("wire",)), pace=QUICK, list_usb=nothing, open_port=lambda _: wire)
    link.start()
    listener.wait_for(Opened("wire"))
    assert reading.wait(PATIENCE_S)
    assert link.send("wire", ASK)
    link.close()
    until(lambda: wire.written[-1] == ASK, "the writing")


# ---- the pure parts -------------------------------------------------------------------------------------------


def test_handshake_asks_four_times_a_second_and_gives_up_after_two() -> None:
    shake = Handshake(1000)
    asked = [at_ms for at_ms in range(1000, 3050, 50) if shake.ask(at_ms)]
    assert asked == list(range(1000, 3000, 250))
    assert not shake.silent(2999) and shake.silent(3000)


def test_handshake_asks_as_often_where_the_computer_stood_still() -> None:
    """For a minute after the first question: the board could hear none, and its answer may still be on its way."""
    shake = Handshake(0)
    assert shake.ask(0) and not shake.silent(60_000)
    assert [at_ms for at_ms in range(60_000, 62_000, 50) if shake.ask(at_ms)] == list(range(60_000, 61_750, 250))
    assert not shake.silent(61_749) and shake.silent(61_750)


def test_handshake_takes_a_torn_hello_of_any_version_and_nothing_else() -> None:
    for line in (hello(), hello(major=7)):
        shake = Handshake(0)
        assert not any(shake.feed(line[at : at + 1]) for at in range(len(line) - 1))
        assert shake.feed(line[-1:])
    shake = Handshake(0)
    assert not shake.feed(BEAT + b"garbage\n" + hello()[:-1] + b"x\n" + ASK)


def test_list_of_ports_is_asked_for_only_when_something_was_plugged(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = 0

    def comports() -> list[FakePort]:
        nonlocal asked
        asked += 1
        if asked == 3:
            raise TypeError("pyserial met a port that had just gone")
        return [FakePort(f"/dev/{asked}")]

    changed = [1]
    system = SimpleNamespace(stat=lambda _: SimpleNamespace(st_mtime_ns=changed[0]))
    monkeypatch.setattr("companion.device.link.finding.list_ports", SimpleNamespace(comports=comports))
    monkeypatch.setattr("companion.device.link.finding.os", system)
    monkeypatch.setattr("companion.device.link.finding.sys", SimpleNamespace(platform="linux"))
    listing = UsbListing()
    assert [listing()[0].device for _ in range(9)] == ["/dev/1"] * 9
    changed[0] = 2
    assert listing()[0].device == "/dev/2"
    changed[0] = 3
    assert listing()[0].device == "/dev/2", "a failed look keeps what was known"
    assert [listing()[0].device for _ in range(9)][-1] == "/dev/4", "now and then it is asked for anyway"
    monkeypatch.setattr("companion.device.link.finding.sys", SimpleNamespace(platform="win32"))
    asked = 10
    elsewhere = UsbListing()
    for _ in range(9):
        elsewhere()
    assert asked == 10 + 4


def test_events_go_into_any_queue(listener: Listener) -> None:
    sink: Events = listener.queue
    sink.put(Opened("x"))
    listener.wait_for(Opened("x"))
