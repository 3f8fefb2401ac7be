"""What other commands ask over the local socket, answered in the judge thread."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from dataclasses import dataclass, field

from companion.core.escapes import unmarked
from companion.core.model import Announcement, Kind
from companion.daemon.actors import BACKLOG, act_of
from companion.daemon.heard import HeardSentence
from companion.daemon.ipc import messages
from companion.daemon.ipc.server import Guest, Request
from companion.daemon.ipc.wire import plain
from companion.daemon.stream import Stream
from companion.daemon.user_input import UserInput, asked_about
from companion.daemon.wishes import Wishes
from companion.device import link
from companion.device.protocol import Hello, Lifted, OtherMajor, Placed, Received, Snapshot
from companion.play import changes
from companion.play.state import TABLE
from companion.play.table import TELL, Input, Table

ANSWERS_MS = 3000
"""A board sends a heartbeat twice a second: one that was heard so lately answers."""

PIECE = 80
"""So many characters of a free text are worded as one sentence (phrases.LONGEST_TEXT)."""
DIGIT = 12
"""How long one digit can become as a word."""
PIECES = 12

_STOP = re.compile(r"(?<=[.?!;:])\s+")


WHOLE = -1


@dataclass(slots=True)
class _Port:
    """What is known of an open port.

    hello: its board's last, as it came. lines: what tells how its cells are now: the last snapshot (WHOLE) and the
    last line of each cell since then. heard_ms: when anything was heard.
    """

    hello: bytes = b""
    boot: int = 0
    lines: dict[int, bytes] = field(default_factory=dict)
    heard_ms: int = -ANSWERS_MS

    def hear(self, line: bytes, got: Received) -> None:
        """A line of the board."""
        if isinstance(got, OtherMajor):
            self.hello = line
        elif isinstance(got, Hello):
            if got.boot != self.boot:
                self.lines.clear()
            self.hello, self.boot = line, got.boot
        elif isinstance(got, Snapshot):
            self.lines = {WHOLE: line}
        elif isinstance(got, Placed | Lifted):
            self.lines.pop(got.cell, None)
            self.lines[got.cell] = line


@dataclass(frozen=True, slots=True)
class _Follower:
    """A guest as a subscriber of the stream. Who acts for a seat is none of its doing: it may only watch there."""

    guest: Guest

    def has_room(self) -> bool:
        """See Subscriber."""
        return self.guest.connection.waiting < BACKLOG

    def put(self, told: changes.StateSnapshot | changes.Change) -> bool:
        """See Subscriber."""
        if isinstance(told, changes.StateSnapshot):
            return self.guest.send(messages.SnapshotMessage(number=told.number, state=told.state))
        return self.guest.send(messages.ChangeMessage(number=told.number, patch=told.patch))

    def hear(self, heard: HeardSentence) -> bool:
        """See Hearer."""
        return self.guest.send(
            messages.HeardMessage(
                number=heard.line.number, ear=heard.ear, words=heard.line.words, kind=heard.kind, topic=heard.topic
            )
        )


class RequestServer:
    """Answers guests, and passes on to them what is printed and what the ports say.

    stream: the states of the table. tell: says announcements. leave: ends, the game is kept. lend: lets a guest be
    the earphone of a seat, or takes that back.
    """

    def __init__(
        self,
        table: Table,
        stream: Stream,
        user_input: UserInput,
        tell: Callable[..., None],
        leave: Callable[[], None],
        lend: Callable[[int, bool], None],
    ) -> None:
        self._lend = lend
        self._ears: dict[Guest, int] = {}
        self._keyboards: dict[Guest, int] = {}
        self._table, self._stream, self._user_input = table, stream, user_input
        self._tell, self._leave = tell, leave
        self._readers: list[Guest] = []
        self._monitors: list[Guest] = []
        self._followers: dict[Guest, _Follower] = {}
        self._ports: dict[str, _Port] = {}
        self._refused: dict[str, link.Refused] = {}
        self.wishes = Wishes(table, stream.heard, tell, self.is_page)

    def take_over(self, earlier: RequestServer) -> None:
        """Serve the guests of another match, which this one follows."""
        self._readers, self._followers = earlier._readers, earlier._followers
        self._ears, self._keyboards = earlier._ears, earlier._keyboards
        earlier.wishes.close()
        for seat in set(self._ears.values()):
            self._lend(seat, True)
        self._user_input.turning |= earlier._user_input.turning
        self._stream.take_over(earlier._stream)
        for guest in earlier._monitors:
            self._monitor(guest)

    @property
    def has_keyboard(self) -> bool:
        """Whether a joined terminal can be asked anything."""
        return bool(self._readers)

    def seats(self) -> set[int]:
        """The seats of joined terminals and pages at which something can be typed; 0 among them: the table's."""
        return set(self._keyboards.values())

    def is_page(self, source: str) -> bool:
        """Whether what is typed there comes from the page of a seat."""
        return any(one.source == source for one in self._ears)

    # ---- what guests ask -------------------------------------------------------------------------------------

    def obey(self, request: Request, at_ms: int) -> list[Input]:
        """Do and answer what a guest asks; gives what its typed line brings to the table."""
        guest = request.guest
        if request.ask is None:
            self._forget(guest)
            return []
        guest.obeyed()
        match request.ask:
            case messages.LineMessage() as line:
                heard = self._user_input.line(line.text, guest.source, guest.seat, at_ms, line.language)
                guest.send(messages.DoneMessage(about=asked_about(heard, guest.seat)))
                return heard
            case messages.ActMessage() as act if guest.seat:
                guest.send(messages.DoneMessage())
                done = act_of(act.text, guest.seat)
                return [Input(at_ms, guest.source, f"{TELL} {done.text}", guest.seat)]
            case messages.KeyMessage() as pressed:
                self._user_input.key(pressed.char, guest.source, guest.seat, at_ms)
            case messages.NoticeMessage() as noticed:  # a page at no seat is no keyboard: each one is said
                kind = Kind.ANSWER if guest in self._keyboards else Kind.MESSAGE
                self._tell(Announcement(noticed.key, noticed.facts, kind, seat=guest.seat))
            case messages.ScoreMessage() as asked:
                guest.send(messages.SnapshotMessage(number=0, state=self._stream.seen(TABLE)))
                return self._user_input.line("score", guest.source, 0, at_ms) if asked.aloud else []
            case messages.SubscribeMessage() as asked:
                self._subscribe(guest, asked)
            case messages.AttachMessage() as asked:
                self._attach(guest, asked)
            case messages.StatusMessage():
                guest.send(self._state())
            case messages.BoardsMessage():
                guest.send(self._open_ports(at_ms))
            case messages.MonitorMessage():
                self._monitor(guest)
            case _:
                self._do(request.ask, guest, at_ms)
                guest.send(messages.DoneMessage())
        return []

    def _do(self, ask: messages.Ask, guest: Guest, at_ms: int) -> None:
        """What is answered by done alone, as soon as it is on its way."""
        match ask:
            case messages.WishMessage():
                self.wishes.ask(guest, ask.seat, at_ms)
            case messages.SayMessage():
                self._tell(*aloud(ask.text))
            case messages.ReloadMessage():
                self._user_input.reload()
            case messages.QuitMessage():
                self._leave()

    def _attach(self, guest: Guest, asked: messages.AttachMessage) -> None:
        """A second terminal: its lines count for a seat, and it may read what is printed."""
        if not self._has_seat(guest, asked.seat):
            return
        guest.seat = asked.seat
        if asked.prints or asked.turns or asked.seat:
            self._keyboards[guest] = asked.seat
        if asked.ear and asked.seat:
            self._ears[guest] = asked.seat
            self._lend(asked.seat, True)
        guest.send(self._state())
        if asked.turns:
            self._user_input.turning.add(guest.source)
        if asked.prints and guest not in self._readers:
            self._readers.append(guest)

    def _subscribe(self, guest: Guest, asked: messages.SubscribeMessage) -> None:
        """Follow the table from a seat."""
        seat = asked.seat
        if not self._has_seat(guest, seat):
            return
        self._unfollow(guest)
        self._followers[guest] = follower = _Follower(guest)
        self._stream.subscribe(follower, seat)
        if asked.lines:
            self._stream.heard.tell(follower, seat)

    def _unfollow(self, guest: Guest) -> None:
        follower = self._followers.pop(guest, None)
        if follower is not None:
            self._stream.leave(follower)
            self._stream.heard.leave(follower)

    def _has_seat(self, guest: Guest, seat: int) -> bool:
        """Whether there is such a seat; else the guest is told."""
        seats = len(self._table.setup.players)
        if seat > seats:
            guest.send(messages.RefusalMessage(reason="seat", count=seats))
        return seat <= seats

    def _state(self) -> messages.StateMessage:
        table = self._table
        return messages.StateMessage(
            pid=os.getpid(),
            game=plain(table.referee.game.name, 300),
            players=tuple(plain(one.name, 300) for one in table.setup.players),
            moves=len(table.referee.ledger.played),
            finished=table.referee.outcome() is not None,
        )

    def _open_ports(self, at_ms: int) -> messages.PortsMessage:
        opened = [
            messages.OpenPort(
                port=plain(name, 300),
                hello=port.hello.decode("latin-1"),
                answers=at_ms - port.heard_ms < ANSWERS_MS,
            )
            for name, port in self._ports.items()
        ]
        refused = [_told(one) for one in self._refused.values()]
        return messages.PortsMessage(
            open=tuple(opened[: messages.PORTS]), refused=tuple(refused[: messages.PORTS])
        )

    def _monitor(self, guest: Guest) -> None:
        """Begin with what is known of each port: that it is open, who its board is, and what lies on it."""
        if guest in self._monitors:
            return
        for refused in self._refused.values():
            guest.send(_told(refused))
        for name, port in self._ports.items():
            guest.send(_told(link.Opened(name)))
            for line in (port.hello, *port.lines.values()) if port.hello else ():
                guest.send(_line(name, line))
        self._monitors.append(guest)

    def _forget(self, guest: Guest) -> None:
        for guests in (self._readers, self._monitors):
            if guest in guests:
                guests.remove(guest)
        self._unfollow(guest)
        self.wishes.gone(guest)
        self._keyboards.pop(guest, None)
        seat = self._ears.pop(guest, 0)
        if seat and seat not in self._ears.values():
            self._lend(seat, False)
        self._user_input.turning.discard(guest.source)
        self._user_input.interpreter.gone(guest.source)

    # ---- what guests hear ------------------------------------------------------------------------------------

    def printing(self, write: Callable[[str], None]) -> Callable[[str], None]:
        """A writer that also tells every joined terminal."""

        def both(text: str) -> None:
            if self._readers:
                said = messages.SaidMessage(text=plain(text, messages.SAID))
                for guest in self._readers:
                    guest.send(said)
            write(text)

        return both

    def overhear(self, port: str, line: bytes, got: Received, at_ms: int) -> None:
        """A line of a board, whatever becomes of it."""
        known = self._ports.setdefault(port, _Port())
        known.heard_ms = at_ms
        known.hear(line, got)
        if self._monitors:
            self._pass_on(_line(port, line))

    def happened(self, event: link.Opened | link.Lost | link.Refused) -> None:
        """A port was opened, lost or refused."""
        self._refused.pop(event.port, None)
        if isinstance(event, link.Opened):
            self._ports[event.port] = _Port()
        elif isinstance(event, link.Lost):
            self._ports.pop(event.port, None)
        else:
            self._refused[event.port] = event
        if self._monitors:
            self._pass_on(_told(event))

    def _pass_on(self, message: messages.PortMessage) -> None:
        for guest in self._monitors:
            guest.send(message)


def _line(port: str, raw: bytes) -> messages.PortMessage:
    return messages.PortMessage(port=plain(port, 300), happens="line", text=raw.decode("latin-1"))


def _told(event: link.Opened | link.Lost | link.Refused) -> messages.PortMessage:
    """What happens to a port, as a message."""
    port = plain(event.port, 300)
    if isinstance(event, link.Opened):
        return messages.PortMessage(port=port, happens="opened")
    if isinstance(event, link.Lost):
        return messages.PortMessage(port=port, happens="lost", text=plain(event.reason))
    facts = {name: plain(one, 300) if isinstance(one, str) else one for name, one in event.facts.items()}
    return messages.PortMessage(port=port, happens="refused", text=event.key, facts=facts)


def aloud(text: str) -> list[Announcement]:
    """A text from outside as sentences; none when there is no word in it. What is too long is left out."""
    clean = plain(unmarked(text))
    pieces = [piece for part in _STOP.split(clean) for piece in _pieces(part)]
    spoken = [piece for piece in pieces if any(char.isalnum() for char in piece)]
    return [Announcement("said-aloud", {"text": piece}) for piece in spoken[:PIECES]]


def _pieces(part: str) -> list[str]:
    """A sentence cut between words, so that each piece can be worded whole."""
    pieces: list[str] = []
    room = 0
    for word in part.split():
        length = len(word) + 1 + sum(DIGIT for char in word if char.isdigit())
        if length > room:
            pieces.append(word)
            room = PIECE - length
        else:
            pieces[-1] += f" {word}"
            room -= length
    return pieces
