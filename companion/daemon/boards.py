"""Which port is which board: bytes to messages of known boards, with the snapshots that doubts ask for."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass, field

from companion.model import Announcement, Fact, Kind
from companion.protocol import (
    MAJOR,
    Command,
    Continuity,
    Done,
    FromBoard,
    Garbled,
    Heartbeat,
    Hello,
    Lifted,
    LineCutter,
    LogLine,
    Newer,
    Notice,
    OtherMajor,
    Placed,
    Received,
    Version,
    check_version,
    decode,
    encode,
    fits,
)

SILENT_MS = 3000
"""A board sends a heartbeat twice a second; one that says nothing for so long is gone, whatever its port says."""

ASLEEP_MS = 2000
"""Without a tick for so long the program itself stood still, as in a sleeping computer, and heard nobody."""

COMMANDS_KEPT = 32
"""So many of the last commands to a board are remembered, for their answers."""

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Means:
    """What the boards need of the house.

    send: writes bytes to a port. tell: takes what must be said. leave: closes a port until it is plugged in anew.
    refused: told that a board (its unique id) cannot do a command, and the reason's id. older: whether a board's
    program is older than ours, None where that cannot be told.
    """

    send: Callable[[str, bytes], object]
    tell: Callable[[Announcement], None]
    leave: Callable[[str], object] = lambda _port: None
    refused: Callable[[str, str, str], object] = lambda *_: None
    older: Callable[[str], bool | None] = lambda _firmware: None


@dataclass(frozen=True, slots=True)
class Wishes:
    """How boards are set up.

    settle_ms: how long a cell must be stable before a board reports it. wand: whether boards report its touch.
    """

    settle_ms: int = 40
    wand: bool = False


@dataclass(frozen=True, slots=True)
class Incoming:
    """One message of a known board, and its line as it came, without newline."""

    uid: str
    message: FromBoard
    line: str


@dataclass(slots=True)
class Talk:
    """What is known of one open port.

    refused: another major version, or an id that another port has. asked: number -> command not yet answered.
    """

    cutter: LineCutter = field(default_factory=LineCutter)
    continuity: Continuity = field(default_factory=Continuity)
    hello: Hello | None = None
    heard_ms: int = 0
    silent: bool = False
    refused: bool = False
    garbled: int = 0
    asked: dict[int, str] = field(default_factory=dict)


class Boards:
    """All open ports. Times are milliseconds of the host's monotonic clock, handed in.

    overhear: gets every line of every port with its meaning and time, whatever becomes of it.
    """

    def __init__(
        self,
        means: Means,
        wishes: Wishes | None = None,
        overhear: Callable[[str, bytes, Received, int], None] = lambda *_: None,
    ) -> None:
        self._means = means
        self._wishes = wishes or Wishes()
        self._overhear = overhear
        self._talks: dict[str, Talk] = {}
        self._numbers = 0
        self._ticked_ms = 0

    def opened(self, port: str, at_ms: int) -> None:
        """A port is open, and a board behind it is about to say hello."""
        self._talks[port] = Talk(heard_ms=at_ms)

    def lost(self, port: str) -> str:
        """A port is gone; the unique id of the board that was behind it, empty if none was."""
        talk = self._talks.pop(port, None)
        if talk is None or talk.hello is None or talk.refused:
            return ""
        uid = talk.hello.uid
        for name, other in self._talks.items():
            if other.refused and other.hello is not None and other.hello.uid == uid:
                other.refused, other.hello = False, None
                self._ask(name, "hello")
        return "" if talk.silent else uid

    def greet(self, uid: str) -> None:
        """Have a board say hello once more, and what lies on it."""
        for port, talk in self._talks.items():
            if talk.hello is not None and talk.hello.uid == uid and not talk.refused:
                talk.continuity.doubt()
                self._ask(port, "hello")

    def received(self, port: str, data: bytes, at_ms: int) -> list[Incoming]:
        """The messages that these bytes complete, of boards that count."""
        talk = self._talks.setdefault(port, Talk())
        talk.heard_ms = at_ms
        if talk.silent:
            talk.silent = False
            self._ask(port, "hello")
        incoming = [one for line in talk.cutter.feed(data) if (one := self._line(port, talk, line))]
        self._want_snapshot(port, talk, at_ms)
        return incoming

    def tick(self, at_ms: int) -> list[str]:
        """Repeats what is due; the unique ids of boards that have fallen silent since the last tick."""
        gone = []
        slept = at_ms - self._ticked_ms > ASLEEP_MS
        self._ticked_ms = at_ms
        for port, talk in self._talks.items():
            if talk.hello is None or talk.refused:
                continue
            if slept:
                talk.heard_ms = at_ms
            if not talk.silent and at_ms - talk.heard_ms > SILENT_MS:
                talk.silent = True
                talk.continuity.doubt()
                gone.append(talk.hello.uid)
            if not talk.silent:
                self._want_snapshot(port, talk, at_ms)
        return gone

    def _line(self, port: str, talk: Talk, line: bytes) -> Incoming | None:
        """What one line brings; every doubt is noted on the way."""
        got = decode(line)
        self._overhear(port, line, got, talk.heard_ms)
        if isinstance(got, Garbled):
            talk.garbled += 1
            talk.continuity.doubt()
            log.info("garbled line on %s (%s), %d so far", port, got.reason, talk.garbled)
        elif isinstance(got, LogLine):
            log.info("board on %s: %s", port, got.text)
        elif isinstance(got, OtherMajor):
            self._refuse_version(port, talk, got)
        elif isinstance(got, Newer):
            talk.continuity.feed(got)
        elif isinstance(got, Hello):
            self._hello(port, talk, got)
        if not isinstance(got, FromBoard) or talk.refused or talk.hello is None:
            return None
        talk.continuity.feed(got)
        if isinstance(got, Done):
            self._done(talk, talk.hello, got)
        if isinstance(got, Notice):
            self._notice(talk, talk.hello, got)
        if not fits(talk.hello, got):
            talk.continuity.doubt()
            return None
        if isinstance(got, Placed | Lifted | Heartbeat) and talk.continuity.due_ms(0) is not None:
            # Something was lost: what is known of the other cells may be long past. The snapshot tells all.
            return None
        return Incoming(talk.hello.uid, got, line.decode("ascii").strip())

    def _hello(self, port: str, talk: Talk, hello: Hello) -> None:
        first = talk.hello is None
        restarted = talk.hello is None or talk.hello.boot != hello.boot
        talk.hello = hello
        for other_port, other in self._talks.items():
            rival = other.hello is not None and other.hello.uid == hello.uid and not other.refused
            if other_port == port or not rival:
                continue
            if talk.heard_ms - other.heard_ms > SILENT_MS // 2:
                other.refused = True  # unplugged, though its port has not noticed yet: the board has moved here
                continue
            if not talk.refused:
                talk.refused = True
                self._means.tell(Announcement("board-two-ids", {"uid": hello.uid}, Kind.IMPORTANT))
        if restarted and not talk.refused:
            self._ask(port, "settle", self._wishes.settle_ms)
            if self._wishes.wand:
                self._ask(port, "touch", 1)
        differs = first and check_version(hello.major, hello.minor) is Version.MINOR
        if differs and not self._means.older(hello.firmware):  # of an older one it is said what to do
            facts: dict[str, Fact] = {"theirs": hello.minor, "firmware": hello.firmware}
            self._means.tell(Announcement("board-minor", facts))

    def _refuse_version(self, port: str, talk: Talk, hello: OtherMajor) -> None:
        """Say that a board cannot be read, and give its port free, so that its program can be renewed."""
        if not talk.refused:
            facts: dict[str, Fact] = {"theirs": hello.major, "ours": MAJOR}
            self._means.tell(Announcement("board-version", facts, Kind.IMPORTANT))
            self._means.leave(port)
        talk.refused = True

    def _done(self, talk: Talk, hello: Hello, done: Done) -> None:
        """A command is answered; one that the board cannot do is noticed."""
        what = talk.asked.pop(done.number, "")
        if what and not done.ok:
            log.warning("board %s refused %s (%s)", hello.uid, what, done.reason)
            self._means.refused(hello.uid, what, done.reason)

    def _notice(self, talk: Talk, hello: Hello, notice: Notice) -> None:
        """Something happened to a board; what lies there after a sleep has to be asked for."""
        log.info("board %s: %s %d", hello.uid, notice.notice, notice.value)
        if notice.notice == "resumed":
            talk.continuity.doubt()

    def _want_snapshot(self, port: str, talk: Talk, at_ms: int) -> None:
        if talk.hello is None or talk.refused:
            return
        due_ms = talk.continuity.due_ms(at_ms)
        if due_ms is not None and due_ms <= at_ms:
            talk.continuity.asked(at_ms)
            self._ask(port, "snapshot")

    def _ask(self, port: str, what: str, value: int = 0) -> None:
        self._numbers = self._numbers % 0xFFFF + 1
        command = Command.model_validate({"number": self._numbers, "command": what, "value": value})
        talk = self._talks.get(port)
        if talk is not None:
            talk.asked[self._numbers] = what
            for number in list(talk.asked)[:-COMMANDS_KEPT]:
                del talk.asked[number]
        self._means.send(port, encode(command))
