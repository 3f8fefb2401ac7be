"""Which port is which board: bytes to messages of known boards, with the snapshots that doubts ask for."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass, field

from companion.core.model import Announcement, Fact, Kind
from companion.device import protocol
from companion.device.continuity import Continuity, again_ms
from companion.device.protocol import (
    BoardCommand,
    Done,
    FirmwareLog,
    FromBoard,
    Heartbeat,
    Hello,
    LineCutter,
    Received,
    Sensor,
)

SILENT_MS = 3000
"""A board sends a heartbeat twice a second; one that says nothing for so long is gone, whatever its port says."""

ASLEEP_MS = 2000
"""Without a tick for so long the program itself stood still, as in a sleeping computer, and heard nobody."""

ANSWER_WITHIN_MS = 1500
"""A board that is asked who it is or what lies on it and says nothing of it for so long is told."""

COMMANDS_KEPT = 32
"""So many of the last commands to a board are remembered, for their answers."""

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class BoardMeans:
    """What the boards need of the house.

    send: writes bytes to a port. tell: takes what must be said. leave: closes a port until it is plugged in anew.
    refused: told that a board (its unique id) cannot do a command, and the reason's id. older: whether a board's
    program is known to be older than ours. mute: told of a board that does not answer.
    """

    send: Callable[[str, bytes], object]
    tell: Callable[[Announcement], None]
    leave: Callable[[str], object] = lambda _port: None
    refused: Callable[[str, str, str], object] = lambda *_: None
    older: Callable[[str], bool | None] = lambda _firmware: None
    mute: Callable[[str], object] = lambda _uid: None


@dataclass(frozen=True, slots=True)
class Incoming:
    """One message of a known board, and its line as it came, without newline."""

    uid: str
    message: FromBoard
    line: str


@dataclass(slots=True)
class Owed:
    """A command whose answer has not come: sent again as again_ms says. tries: how often it was sent."""

    value: int = 0
    tries: int = 0
    asked_ms: int = 0

    def due_ms(self) -> int:
        """When to send it; 0 for at once."""
        return self.asked_ms + again_ms(self.tries) if self.tries else 0


@dataclass(slots=True)
class BoardTalk:
    """What is known of one open port.

    left: another major version. twin: another port has a board of the same id, or had it before; told: that was
    said. owed: commands beside snapshots that wait for their answer. waits_ms: since when hello or a snapshot is
    waited for, None while neither is; mute: that took so long that it was told. asked: number -> command not yet
    answered.
    """

    cutter: LineCutter = field(default_factory=LineCutter)
    continuity: Continuity = field(default_factory=Continuity)
    hello: Hello | None = None
    heard_ms: int = 0
    silent: bool = False
    left: bool = False
    twin: bool = False
    told: bool = False
    garbled: int = 0
    owed: dict[str, Owed] = field(default_factory=dict)
    waits_ms: int | None = None
    mute: bool = False
    asked: dict[int, str] = field(default_factory=dict)

    @property
    def counts(self) -> bool:
        """Whether what it says is read."""
        return self.hello is not None and not (self.left or self.twin)

    def is_alive(self, at_ms: int) -> bool:
        """Whether a board has been heard there lately; one sends a heartbeat twice a second."""
        return not self.silent and at_ms - self.heard_ms <= SILENT_MS // 2

    def wake_ms(self) -> int | None:
        """When something is to be asked or told, 0 for at once; None: not before it is heard."""
        if not self.counts or self.silent:
            return None
        times = [owed.due_ms() for owed in self.owed.values()]
        snapshot_ms = self.continuity.due_ms(0)
        times += [] if snapshot_ms is None else [snapshot_ms]
        times += [] if self.waits_ms is None or self.mute else [self.waits_ms + ANSWER_WITHIN_MS]
        return min(times, default=None)


class BoardPorts:
    """All open ports. Times are milliseconds of the host's monotonic clock, handed in.

    What a board is asked is asked again until it answers or leaves. settle_ms: how long a cell must be stable
    before a board reports it. wand: whether boards report its touch. overhear: gets every line of every port with
    its meaning and time, whatever becomes of it.
    """

    def __init__(
        self,
        means: BoardMeans,
        settle_ms: int = 40,
        wand: bool = False,
        overhear: Callable[[str, bytes, Received, int], None] = lambda *_: None,
    ) -> None:
        self._means = means
        self._settle_ms, self._wand = settle_ms, wand
        self._overhear = overhear
        self._talks: dict[str, BoardTalk] = {}
        self._boots: dict[str, int] = {}
        self._numbers = 0
        self._ticked_ms = 0

    def opened(self, port: str, at_ms: int) -> None:
        """A port is open, and a board behind it is about to say hello."""
        self._talks[port] = BoardTalk(heard_ms=at_ms)

    def lost(self, port: str) -> str:
        """A port is gone; the unique id of the board that was behind it, empty if none was."""
        talk = self._talks.pop(port, None)
        if talk is None or talk.hello is None or not talk.counts:
            return ""
        return "" if talk.silent else talk.hello.uid

    def look(self, uid: str) -> None:
        """Have a board say soon what lies on it: somebody needs to know who has not heard it."""
        for talk in self._talks.values():
            if talk.counts and talk.hello is not None and talk.hello.uid == uid:
                talk.continuity.afresh()
                talk.waits_ms, talk.mute = None, False

    def tells_nothing(self, incoming: Incoming) -> bool:
        """Whether a message that tells nothing now can tell nothing later either, so that it need not be kept."""
        known = self._boots.get(incoming.uid) == incoming.message.boot
        self._boots[incoming.uid] = incoming.message.boot
        return known and isinstance(incoming.message, Heartbeat | Done | Sensor | FirmwareLog)

    def received(self, port: str, data: bytes, at_ms: int) -> list[Incoming]:
        """The messages that these bytes complete, of boards that count."""
        talk = self._talks.setdefault(port, BoardTalk())
        talk.heard_ms = at_ms
        if talk.silent:
            talk.silent = False
            talk.owed["hello"] = Owed()
        incoming = [one for line in talk.cutter.feed(data) if (one := self._line(port, talk, line))]
        self._ask_due(port, talk, at_ms)
        return incoming

    def tick(self, at_ms: int) -> list[str]:
        """Repeats what is due; the unique ids of boards that have fallen silent since the last tick."""
        gone = []
        slept = at_ms - self._ticked_ms > ASLEEP_MS
        self._ticked_ms = at_ms
        for talk in self._talks.values():
            if talk.hello is None or talk.left:
                continue
            if slept:
                talk.heard_ms, talk.waits_ms = at_ms, None
            if not talk.silent and at_ms - talk.heard_ms > SILENT_MS:
                talk.silent, talk.waits_ms, talk.mute = True, None, False
                talk.continuity.doubt()
                if talk.counts:
                    gone.append(talk.hello.uid)
        for port, talk in self._talks.items():
            if talk.twin and talk.is_alive(at_ms):
                self._look_for_holder(talk, at_ms)
            self._ask_due(port, talk, at_ms)
        return gone

    @property
    def wake_ms(self) -> int | None:
        """When tick() has something to do, 0 for at once; None: not before something happens."""
        return min((ms for talk in self._talks.values() if (ms := talk.wake_ms()) is not None), default=None)

    # ---- what is heard ---------------------------------------------------------------------------------------

    def _line(self, port: str, talk: BoardTalk, line: bytes) -> Incoming | None:
        """What one line brings; every doubt is noted on the way."""
        got = protocol.decode(line)
        self._overhear(port, line, got, talk.heard_ms)
        if isinstance(got, protocol.Garbled):
            talk.garbled += 1
            talk.continuity.doubt()
            log.info("garbled line on %s (%s), %d so far", port, got.reason, talk.garbled)
        elif isinstance(got, protocol.LogLine):
            log.info("board on %s: %s", port, got.text)
        elif isinstance(got, protocol.OtherMajor):
            self._refuse_version(port, talk, got)
        elif isinstance(got, protocol.Newer):
            talk.continuity.feed(got)
        elif isinstance(got, Hello):
            self._hello(talk, got)
        if not isinstance(got, FromBoard) or not talk.counts or talk.hello is None:
            return None
        talk.continuity.feed(got)
        if got.boot != talk.hello.boot:  # its hello is lost
            talk.owed.setdefault("hello", Owed())
        if isinstance(got, protocol.Done):
            self._done(talk, talk.hello, got)
        if isinstance(got, protocol.Notice):
            self._notice(talk, talk.hello, got)
        if not protocol.fits(talk.hello, got):
            talk.continuity.doubt()
            return None
        passing = isinstance(got, protocol.Placed | protocol.Lifted | protocol.Heartbeat)
        if passing and talk.continuity.due_ms(0) is not None:
            # Something was lost: what is known of the other cells may be long past. The snapshot tells all.
            return None
        return Incoming(talk.hello.uid, got, line.decode("ascii").strip())

    def _hello(self, talk: BoardTalk, hello: Hello) -> None:
        first = talk.hello is None
        restarted = talk.hello is None or talk.hello.boot != hello.boot
        wanted = talk.owed.pop("hello", None) is not None
        talk.hello = hello
        if not talk.twin:
            self._look_for_rivals(talk, hello.uid)
        if restarted or wanted:
            # The table forgets a board that was gone: a snapshot from before this hello is not enough.
            talk.continuity.afresh()
        if restarted:
            talk.owed["settle"] = Owed(self._settle_ms)
            if self._wand:
                talk.owed["touch"] = Owed(1)
        differs = first and hello.minor != protocol.MINOR  # one side knows messages that the other does not
        if differs and not self._means.older(hello.firmware):  # of an older one it is said what to do
            self._means.tell(Announcement("board-minor", {"theirs": hello.minor, "firmware": hello.firmware}))

    def _refuse_version(self, port: str, talk: BoardTalk, hello: protocol.OtherMajor) -> None:
        """Say that a board cannot be read, and give its port free, so that its program can be renewed."""
        if not talk.left:
            facts: dict[str, Fact] = {"theirs": hello.major, "ours": protocol.MAJOR}
            self._means.tell(Announcement("board-version", facts, Kind.IMPORTANT))
            self._means.leave(port)
        talk.left = True

    def _done(self, talk: BoardTalk, hello: Hello, done: protocol.Done) -> None:
        """A command is answered; one that the board cannot do is noticed."""
        what = talk.asked.pop(done.number, "")
        if what and not done.ok:
            log.warning("board %s refused %s (%s)", hello.uid, what, done.reason)
            self._means.refused(hello.uid, what, done.reason)
        if what != "hello" and (done.ok or done.reason != "busy"):
            talk.owed.pop(what, None)

    def _notice(self, talk: BoardTalk, hello: Hello, notice: protocol.Notice) -> None:
        """Something happened to a board; what lies there after a sleep has to be asked for."""
        log.info("board %s: %s %d", hello.uid, notice.notice, notice.value)
        if notice.notice == "resumed":
            talk.continuity.doubt()

    # ---- two ports with one id -------------------------------------------------------------------------------

    def _holder(self, talk: BoardTalk) -> BoardTalk | None:
        """Another port whose board has the same id and is read."""
        assert talk.hello is not None
        rivals = (one for one in self._talks.values() if one is not talk and one.counts)
        return next((one for one in rivals if one.hello is not None and one.hello.uid == talk.hello.uid), None)

    def _look_for_rivals(self, talk: BoardTalk, uid: str) -> None:
        """A board that says hello at one port while another port has it: it has moved here, or there are two."""
        holder = self._holder(talk)
        if holder is None:
            return
        if holder.is_alive(talk.heard_ms):
            talk.twin = True
            self._tell_twin(talk, uid)
        else:
            holder.twin = True  # unplugged, though its port has not noticed yet: the board has moved here

    def _look_for_holder(self, talk: BoardTalk, at_ms: int) -> None:
        """A twin that is there takes the place of one that is gone; if that is there too, it is told."""
        assert talk.hello is not None
        holder = self._holder(talk)
        if holder is None or holder.silent:
            if holder is not None:
                holder.twin = True
            talk.twin = talk.told = False
            talk.owed["hello"] = Owed()
        elif holder.is_alive(at_ms):
            self._tell_twin(talk, talk.hello.uid)

    def _tell_twin(self, talk: BoardTalk, uid: str) -> None:
        if not talk.told:
            talk.told = True
            self._means.tell(Announcement("board-two-ids", {"uid": uid}, Kind.IMPORTANT))

    # ---- what is asked ---------------------------------------------------------------------------------------

    def _ask_due(self, port: str, talk: BoardTalk, at_ms: int) -> None:
        """Send what is due, and tell of a board that has been asked for too long."""
        if not talk.counts or talk.silent or talk.hello is None:
            return
        for what, owed in talk.owed.items():
            if owed.due_ms() <= at_ms:
                owed.tries, owed.asked_ms = owed.tries + 1, at_ms
                self._ask(port, talk, what, owed.value)
        due_ms = talk.continuity.due_ms(at_ms)
        if due_ms is not None and due_ms <= at_ms:
            talk.continuity.asked(at_ms)
            self._ask(port, talk, "snapshot")
        if not ("hello" in talk.owed or talk.continuity.unanswered):
            talk.waits_ms, talk.mute = None, False
        elif talk.waits_ms is None:
            talk.waits_ms = at_ms
        elif not talk.mute and at_ms - talk.waits_ms >= ANSWER_WITHIN_MS:
            talk.mute = True
            log.warning("board %s on %s does not answer", talk.hello.uid, port)
            self._means.mute(talk.hello.uid)

    def _ask(self, port: str, talk: BoardTalk, what: str, value: int = 0) -> None:
        self._numbers = self._numbers % 0xFFFF + 1
        command = BoardCommand.model_validate({"number": self._numbers, "command": what, "value": value})
        talk.asked[self._numbers] = what
        for number in list(talk.asked)[:-COMMANDS_KEPT]:
            del talk.asked[number]
        self._means.send(port, protocol.encode(command))
