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
    FromBoard,
    Garbled,
    Heartbeat,
    Hello,
    Lifted,
    LineCutter,
    LogLine,
    Newer,
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

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Incoming:
    """One message of a known board, and its line as it came, without newline."""

    uid: str
    message: FromBoard
    line: str


@dataclass(slots=True)
class Talk:
    """What is known of one open port; refused: another major version, or an id that another port has."""

    cutter: LineCutter = field(default_factory=LineCutter)
    continuity: Continuity = field(default_factory=Continuity)
    hello: Hello | None = None
    heard_ms: int = 0
    silent: bool = False
    refused: bool = False
    garbled: int = 0


class Boards:
    """All open ports. Times are milliseconds of the host's monotonic clock, handed in.

    send: writes bytes to a port; tell: takes what must be said; settle_ms: how long a cell must be stable before a
    board reports it; overhear: gets every line of every port with its meaning and time, whatever becomes of it.
    """

    def __init__(
        self,
        send: Callable[[str, bytes], object],
        tell: Callable[[Announcement], None],
        settle_ms: int = 40,
        overhear: Callable[[str, bytes, Received, int], None] = lambda *_: None,
    ) -> None:
        self._settle_ms = settle_ms
        self._send = send
        self._tell = tell
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
            self._refuse_version(talk, got)
        elif isinstance(got, Newer):
            talk.continuity.feed(got)
        elif isinstance(got, Hello):
            self._hello(port, talk, got)
        if not isinstance(got, FromBoard) or talk.refused or talk.hello is None:
            return None
        talk.continuity.feed(got)
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
                self._tell(Announcement("board-two-ids", {"uid": hello.uid}, Kind.IMPORTANT))
        if restarted and not talk.refused:
            self._ask(port, "settle", self._settle_ms)
        if first and check_version(hello.major, hello.minor) is Version.MINOR:
            facts: dict[str, Fact] = {"theirs": hello.minor, "firmware": hello.firmware}
            self._tell(Announcement("board-minor", facts))

    def _refuse_version(self, talk: Talk, hello: OtherMajor) -> None:
        if not talk.refused:
            facts: dict[str, Fact] = {"theirs": hello.major, "ours": MAJOR}
            self._tell(Announcement("board-version", facts, Kind.IMPORTANT))
        talk.refused = True

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
        self._send(port, encode(command))
