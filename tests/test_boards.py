"""Which port is which board: doubts, silence, versions, ids, without any real port."""

from __future__ import annotations

import pytest

from companion.core.model import Announcement
from companion.daemon.boards import ANSWER_WITHIN_MS, SILENT_MS, BoardMeans, BoardPorts, Incoming, Wishes
from companion.device.protocol import BoardCommand, Done, Placed, decode, encode
from companion.device.tiles.files import standard
from companion.device.virtual.board import VirtualBoard

UID = "00000000000000A1"


class PortRig:
    """Boards with ports that only write down what is sent to them."""

    def __init__(self) -> None:
        self.sent: list[tuple[str, str]] = []
        self.open: list[BoardCommand] = []
        self.told: list[Announcement] = []
        self.left: list[str] = []
        means = BoardMeans(self._send, self.told.append, self.left.append, lambda *what: self.refused.append(what))
        self.refused: list[tuple[str, ...]] = []
        self.boards = BoardPorts(means, Wishes(settle_ms=55))
        self.virtual = VirtualBoard(UID, standard())

    def _send(self, port: str, data: bytes) -> None:
        command = decode(data)
        assert isinstance(command, BoardCommand)
        value = f" {command.value}" if command.value else ""
        self.sent.append((port, command.command + value))
        self.open.append(command)

    def answer(self, at_ms: int, but: str = "") -> list[Incoming]:
        """The virtual board answers all that it was asked since the last call; the answer to `but` is lost."""
        self.open, asked = [], self.open
        for command in asked:
            if command.command != but:
                self.virtual.answer(command)
        return self.receive(at_ms)

    def receive(self, at_ms: int, port: str = "p") -> list[Incoming]:
        """All that the virtual board has to say comes in on a port."""
        data = b"".join(sent.line() for sent in self.virtual.take())
        return self.boards.received(port, data, at_ms)

    def asked(self) -> list[str]:
        """What was asked since the last call."""
        asked, self.sent = [what for _, what in self.sent], []
        return asked


@pytest.fixture
def rig() -> PortRig:
    """A board that has said hello and sent its snapshot."""
    found = PortRig()
    found.boards.opened("p", 0)
    found.receive(1)
    found.answer(2)
    assert found.asked() == ["settle 55", "snapshot"]
    return found


def test_a_garbled_line_asks_for_a_snapshot_until_one_comes(rig: PortRig) -> None:
    rig.boards.received("p", b"garbage\n", 3000)
    assert rig.asked() == ["snapshot"]
    assert rig.boards.wake_ms == 3300
    rig.boards.tick(3299)
    assert rig.asked() == []
    rig.boards.tick(3300)
    assert rig.asked() == ["snapshot"]
    rig.virtual.snapshot()
    rig.receive(4200)
    rig.boards.tick(5500)
    assert rig.asked() == []
    assert rig.boards.wake_ms is None


def test_every_command_is_repeated_until_it_is_answered(rig: PortRig) -> None:
    rig.virtual.unplug()
    rig.virtual.plug()
    rig.receive(10_000)
    assert rig.asked() == ["settle 55", "snapshot"]
    rig.answer(10_001, but="settle")
    for at_ms, asked in ((10_300, ["settle 55"]), (10_900, ["settle 55"]), (11_900, ["settle 55"])):
        rig.boards.tick(at_ms - 1)
        assert rig.asked() == []
        rig.boards.tick(at_ms)
        assert rig.asked() == asked
    rig.answer(11_901)
    rig.boards.tick(13_500)
    assert rig.asked() == []


def test_a_start_whose_hello_is_lost_is_seen_by_its_number_and_a_hello_is_asked_for(rig: PortRig) -> None:
    rig.virtual.unplug()
    rig.virtual.plug()
    rig.virtual.take()
    rig.virtual.advance(500)
    rig.receive(5000)
    assert rig.asked() == ["hello", "snapshot"]
    assert [type(one.message).__name__ for one in rig.answer(5001, but="hello")] == ["Snapshot", "Done"]
    rig.boards.tick(5300)
    assert rig.asked() == ["hello"]
    assert [one.message.boot for one in rig.answer(5301)] == [2, 2]
    assert rig.asked() == ["settle 55", "snapshot"], "the snapshot before the hello is not enough"


def test_a_board_that_does_not_answer_is_told_once_and_again_when_it_begins_anew(rig: PortRig) -> None:
    mute: list[str] = []
    rig.boards = BoardPorts(BoardMeans(rig._send, rig.told.append, mute=mute.append))
    rig.boards.opened("p", 0)
    rig.virtual.hello()
    rig.receive(1)
    for at_ms in range(0, 5000, 100):
        rig.boards.tick(at_ms)
        rig.virtual.advance(100)
        rig.receive(at_ms)
        assert mute == ([UID] if at_ms >= 1 + ANSWER_WITHIN_MS else [])
    assert len(rig.asked()) <= 14, "bounded"
    rig.answer(5000)
    for at_ms in range(5000, 6001 + ANSWER_WITHIN_MS, 100):
        rig.boards.received("p", b"garbage\n", at_ms)
        rig.boards.tick(at_ms)
    assert mute == [UID, UID]


def test_nothing_is_asked_of_a_board_that_is_silent_or_gone(rig: PortRig) -> None:
    rig.boards.received("p", b"garbage\n", 1000)
    for at_ms in range(1000, 20_000, 100):
        rig.boards.tick(at_ms)
    assert len(rig.asked()) <= 6, "in the three seconds until it is given up"
    rig.boards.received("p", b"garbage\n", 20_000)
    rig.boards.lost("p")
    rig.asked()
    rig.boards.tick(30_000)
    assert rig.asked() == []


def test_a_gap_asks_for_a_snapshot(rig: PortRig) -> None:
    rig.virtual.lose(1)
    rig.virtual.lay("castle 1", (1, 1))
    rig.virtual.advance(600)
    rig.receive(2000)
    assert rig.asked() == ["snapshot"]


def test_a_restarted_board_is_asked_and_set_up_again(rig: PortRig) -> None:
    rig.virtual.unplug()
    rig.virtual.plug()
    (hello,) = rig.receive(3000)
    assert hello.message.boot == 2
    assert rig.asked() == ["settle 55", "snapshot"]


def test_a_silent_board_is_gone_once_and_asked_when_it_speaks_again(rig: PortRig) -> None:
    for at_ms in range(0, 2 + SILENT_MS, 500):
        assert rig.boards.tick(at_ms) == []
    assert rig.boards.tick(2 + SILENT_MS) == []
    assert rig.boards.tick(3 + SILENT_MS) == [UID]
    assert rig.boards.tick(9000) == []
    rig.virtual.advance(500)
    rig.receive(9500)
    assert rig.asked() == ["hello", "snapshot"]


def test_no_board_is_gone_because_we_slept(rig: PortRig) -> None:
    assert rig.boards.tick(100) == []
    assert rig.boards.tick(60_000) == []
    for at_ms in range(60_000, 60_000 + SILENT_MS, 500):
        assert rig.boards.tick(at_ms) == []
    assert rig.boards.tick(60_001 + SILENT_MS) == [UID]


def test_a_port_lost_gives_its_board_once(rig: PortRig) -> None:
    assert rig.boards.lost("p") == UID
    assert rig.boards.lost("p") == ""


def test_the_second_board_with_an_id_is_told_and_read_when_the_first_is_gone(rig: PortRig) -> None:
    twin = PortRig()
    rig.boards.opened("q", 100)
    hello = b"".join(sent.line() for sent in twin.virtual.take())
    assert rig.boards.received("q", hello, 110) == []
    assert [one.key for one in rig.told] == ["board-two-ids"]
    rig.boards.received("q", hello, 120)
    assert len(rig.told) == 1
    rig.asked()
    assert rig.boards.lost("p") == UID
    rig.boards.tick(125)
    assert rig.asked() == ["settle 55", "hello", "snapshot"]
    assert [one.uid for one in rig.boards.received("q", hello, 130)] == [UID]


def test_a_board_that_moved_to_another_port_before_the_old_one_noticed(rig: PortRig) -> None:
    rig.boards.opened("q", 4000)
    rig.virtual.unplug()
    rig.virtual.plug()
    assert [one.uid for one in rig.receive(4100, "q")] == [UID]
    assert rig.told == []
    assert rig.boards.lost("p") == ""


def test_a_message_that_this_board_cannot_send_is_doubted(rig: PortRig) -> None:
    seq = 2
    line = encode(Placed(seq=seq, boot=1, at_ms=5, cell=40, word="+-0+-"))
    assert rig.boards.received("p", line, 3000) == []
    assert rig.asked() == ["snapshot"]


def test_another_major_version_is_told_once_and_not_read() -> None:
    rig = PortRig()
    (hello,) = [sent.what for sent in rig.virtual.take()]
    assert not isinstance(hello, bytes)
    line = encode(hello.model_copy(update={"major": 2}))
    for at_ms in (1, 2):
        assert rig.boards.received("p", line, at_ms) == []
    assert [(one.key, one.facts["theirs"]) for one in rig.told] == [("board-version", 2)]
    assert rig.left == ["p"], "its port is given free"


def test_another_minor_version_is_told_and_read() -> None:
    rig = PortRig()
    (hello,) = [sent.what for sent in rig.virtual.take()]
    assert not isinstance(hello, bytes)
    line = encode(hello.model_copy(update={"minor": 7}))
    assert len(rig.boards.received("p", line, 1)) == 1
    assert [one.key for one in rig.told] == ["board-minor"]


def test_a_command_that_a_board_cannot_do_is_noticed_with_what_it_was(rig: PortRig) -> None:
    rig.boards.received("p", b"garbage\n", 3000)  # asks for a snapshot: the third command
    for ok, number in ((1, 1), (0, 3), (0, 3), (0, 900)):
        done = Done(seq=9 + number, boot=1, at_ms=9, number=number, ok=ok, reason="" if ok else "value")
        rig.boards.received("p", encode(done), 3001)
    assert rig.refused == [(UID, "snapshot", "value")]


def test_a_board_that_has_just_got_its_seat_is_asked_soon_what_lies_on_it(rig: PortRig) -> None:
    rig.boards.look(UID)
    assert rig.boards.wake_ms == 301
    rig.boards.tick(301)
    assert rig.asked() == ["snapshot"]
    rig.boards.look("00000000000000FF")
    rig.boards.tick(302)
    assert rig.asked() == []


def test_the_wand_is_switched_on_with_each_start() -> None:
    rig = PortRig()
    rig.boards = BoardPorts(BoardMeans(rig._send, rig.told.append), Wishes(wand=True))
    rig.boards.opened("p", 0)
    rig.receive(1)
    assert rig.asked() == ["settle 40", "touch 1", "snapshot"]
