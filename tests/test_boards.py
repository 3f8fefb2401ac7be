"""Which port is which board: doubts, silence, versions, ids, without any real port."""

from __future__ import annotations

import pytest

from companion.board.tiles import standard
from companion.board.virtual import VirtualBoard
from companion.daemon.boards import SILENT_MS, Boards, Incoming, Means, Wishes
from companion.model import Announcement
from companion.protocol import Command, Done, Placed, decode, encode

UID = "00000000000000A1"


class Desk:
    """Boards with ports that only write down what is sent to them."""

    def __init__(self) -> None:
        self.sent: list[tuple[str, str]] = []
        self.told: list[Announcement] = []
        self.left: list[str] = []
        means = Means(self._send, self.told.append, self.left.append, lambda *what: self.refused.append(what))
        self.refused: list[tuple[str, ...]] = []
        self.boards = Boards(means, Wishes(settle_ms=55))
        self.virtual = VirtualBoard(UID, standard())

    def _send(self, port: str, data: bytes) -> None:
        command = decode(data)
        assert isinstance(command, Command)
        value = f" {command.value}" if command.value else ""
        self.sent.append((port, command.command + value))

    def receive(self, at_ms: int, port: str = "p") -> list[Incoming]:
        """All that the virtual board has to say comes in on a port."""
        data = b"".join(sent.line() for sent in self.virtual.take())
        return self.boards.received(port, data, at_ms)

    def asked(self) -> list[str]:
        """What was asked since the last call."""
        asked, self.sent = [what for _, what in self.sent], []
        return asked


@pytest.fixture
def desk() -> Desk:
    """A board that has said hello and sent its snapshot."""
    found = Desk()
    found.boards.opened("p", 0)
    found.receive(1)
    found.virtual.snapshot()
    found.receive(2)
    assert found.asked() == ["settle 55", "snapshot"]
    return found


def test_a_garbled_line_asks_for_a_snapshot_each_second_until_one_comes(desk: Desk) -> None:
    desk.boards.received("p", b"garbage\n", 3000)
    assert desk.asked() == ["snapshot"]
    desk.boards.tick(3500)
    assert desk.asked() == []
    desk.boards.tick(4100)
    assert desk.asked() == ["snapshot"]
    desk.virtual.snapshot()
    desk.receive(4200)
    desk.boards.tick(5500)
    assert desk.asked() == []


def test_a_gap_asks_for_a_snapshot(desk: Desk) -> None:
    desk.virtual.lose(1)
    desk.virtual.lay("castle 1", (1, 1))
    desk.virtual.advance(600)
    desk.receive(2000)
    assert desk.asked() == ["snapshot"]


def test_a_restarted_board_is_asked_and_set_up_again(desk: Desk) -> None:
    desk.virtual.unplug()
    desk.virtual.plug()
    (hello,) = desk.receive(3000)
    assert hello.message.boot == 2
    assert desk.asked() == ["settle 55", "snapshot"]


def test_a_silent_board_is_gone_once_and_asked_when_it_speaks_again(desk: Desk) -> None:
    for at_ms in range(0, 2 + SILENT_MS, 500):
        assert desk.boards.tick(at_ms) == []
    assert desk.boards.tick(2 + SILENT_MS) == []
    assert desk.boards.tick(3 + SILENT_MS) == [UID]
    assert desk.boards.tick(9000) == []
    desk.virtual.advance(500)
    desk.receive(9500)
    assert desk.asked() == ["hello", "snapshot"]


def test_no_board_is_gone_because_we_slept(desk: Desk) -> None:
    assert desk.boards.tick(100) == []
    assert desk.boards.tick(60_000) == []
    for at_ms in range(60_000, 60_000 + SILENT_MS, 500):
        assert desk.boards.tick(at_ms) == []
    assert desk.boards.tick(60_001 + SILENT_MS) == [UID]


def test_a_port_lost_gives_its_board_once(desk: Desk) -> None:
    assert desk.boards.lost("p") == UID
    assert desk.boards.lost("p") == ""


def test_the_second_board_with_an_id_is_told_and_read_when_the_first_is_gone(desk: Desk) -> None:
    twin = Desk()
    desk.boards.opened("q", 100)
    hello = b"".join(sent.line() for sent in twin.virtual.take())
    assert desk.boards.received("q", hello, 110) == []
    assert [one.key for one in desk.told] == ["board-two-ids"]
    desk.boards.received("q", hello, 120)
    assert len(desk.told) == 1
    desk.asked()
    assert desk.boards.lost("p") == UID
    assert desk.asked() == ["hello"]
    assert [one.uid for one in desk.boards.received("q", hello, 130)] == [UID]


def test_a_board_that_moved_to_another_port_before_the_old_one_noticed(desk: Desk) -> None:
    desk.boards.opened("q", 4000)
    desk.virtual.unplug()
    desk.virtual.plug()
    assert [one.uid for one in desk.receive(4100, "q")] == [UID]
    assert desk.told == []
    assert desk.boards.lost("p") == ""


def test_a_message_that_this_board_cannot_send_is_doubted(desk: Desk) -> None:
    seq = 2
    line = encode(Placed(seq=seq, boot=1, at_ms=5, cell=40, word="+-0+-"))
    assert desk.boards.received("p", line, 3000) == []
    assert desk.asked() == ["snapshot"]


def test_another_major_version_is_told_once_and_not_read() -> None:
    desk = Desk()
    (hello,) = [sent.what for sent in desk.virtual.take()]
    assert not isinstance(hello, bytes)
    line = encode(hello.model_copy(update={"major": 2}))
    for at_ms in (1, 2):
        assert desk.boards.received("p", line, at_ms) == []
    assert [(one.key, one.facts["theirs"]) for one in desk.told] == [("board-version", 2)]
    assert desk.left == ["p"], "its port is given free"


def test_another_minor_version_is_told_and_read() -> None:
    desk = Desk()
    (hello,) = [sent.what for sent in desk.virtual.take()]
    assert not isinstance(hello, bytes)
    line = encode(hello.model_copy(update={"minor": 7}))
    assert len(desk.boards.received("p", line, 1)) == 1
    assert [one.key for one in desk.told] == ["board-minor"]


def test_a_command_that_a_board_cannot_do_is_noticed_with_what_it_was(desk: Desk) -> None:
    desk.boards.received("p", b"garbage\n", 3000)  # asks for a snapshot: the third command
    for ok, number in ((1, 1), (0, 3), (0, 3), (0, 900)):
        done = Done(seq=9 + number, boot=1, at_ms=9, number=number, ok=ok, reason="" if ok else "value")
        desk.boards.received("p", encode(done), 3001)
    assert desk.refused == [(UID, "snapshot", "value")]


def test_a_greeted_board_is_asked_who_it_is_and_what_lies_on_it(desk: Desk) -> None:
    desk.boards.greet(UID)
    desk.boards.tick(5000)
    assert desk.asked() == ["hello", "snapshot"]
    desk.boards.greet("00000000000000FF")
    assert desk.asked() == []


def test_the_wand_is_switched_on_with_each_start() -> None:
    desk = Desk()
    desk.boards = Boards(Means(desk._send, desk.told.append), Wishes(wand=True))
    desk.boards.opened("p", 0)
    desk.receive(1)
    assert desk.asked() == ["settle 40", "touch 1", "snapshot"]
