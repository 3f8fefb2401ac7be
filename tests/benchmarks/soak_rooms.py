"""The daemon's rooms for boards, match and journal without its threads, voices and clock: times are handed in."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from companion.core.model import Announcement
from companion.daemon.boards import BoardMeans, BoardPorts, Incoming
from companion.daemon.daemon import FLUSH_MS, TICK_MS
from companion.daemon.seating import Seating
from companion.device.link.port import Handshake
from companion.device.protocol import Done, Garbled, Heartbeat, Hello, Received, Sensor
from companion.device.tiles.files import standard
from companion.games.api import Setup
from companion.play.journal import Journal
from companion.play.match import Match, Taken
from companion.play.table import LOST, SEAT, Input

TIMES = {"quiet_ms": 1500, "long_quiet_ms": 3000}


class Rooms:
    """What Daemon does with its ports' events, in the same order and by the same rooms.

    seats: unique id of each board -> its player's number. send: writes bytes to a port. heard: how many rows the
    journal got; garbled: how many lines were damaged; said: keys of what would be spoken.
    """

    def __init__(
        self, folder: Path, setup: Setup, seats: dict[str, str], send: Callable[[str, bytes], object]
    ) -> None:
        self._now_ms = self._ticked_ms = 0
        self.journal = Journal.open(folder / "journal.sqlite3", lambda: self._now_ms)
        self.match = Match.begin(self.journal, "royal_garden", setup, standard(), TIMES)
        self.game = self.journal.game
        self.heard = self.garbled = 0
        self.said: list[str] = []
        self._send = send
        self._flush_ms: int | None = None
        self._greetings: dict[str, tuple[Handshake, bytearray]] = {}
        self._boots: dict[str, int] = {}
        self._boards = BoardPorts(BoardMeans(send, self._tell), overhear=self._overhear)
        self._seating = Seating(self.match.table, seats, self._tell)

    def plugged(self, port: str, at_ms: int) -> None:
        """A port appears: it is asked who it is."""
        self._greetings[port] = (Handshake(at_ms), bytearray())
        self._greet(at_ms)

    def unplugged(self, port: str, at_ms: int) -> None:
        """A port is gone."""
        self._now_ms = at_ms
        self._greetings.pop(port, None)
        uid = self._boards.lost(port)
        if uid:
            self._hear(self._gone(uid, at_ms))

    def received(self, port: str, data: bytes, at_ms: int) -> None:
        """Bytes of a port; those before its hello wait for it."""
        self._now_ms = at_ms
        if (greeting := self._greetings.get(port)) is not None:
            greeting[1].extend(data)
            if not greeting[0].feed(data):
                return
            self._seating.noticed()
            self._boards.opened(port, at_ms)
            data = bytes(self._greetings.pop(port)[1])
        for incoming in self._boards.received(port, data, at_ms):
            self._hear(self._message(incoming, at_ms))

    def tick(self, at_ms: int) -> None:
        """Time has come to here."""
        self._now_ms = at_ms
        self._greet(at_ms)
        if at_ms - self._ticked_ms < TICK_MS:
            return
        self._ticked_ms = at_ms
        for uid in self._boards.tick(at_ms):
            self._hear(self._gone(uid, at_ms))
        self._seating.tick(at_ms)
        if self._flush_ms is not None and at_ms >= self._flush_ms:
            self._flush_ms = None
            self.journal.flush()

    def close(self) -> None:
        """Leave the game open and let go of the file."""
        self.journal.close()

    def _greet(self, at_ms: int) -> None:
        for port, (handshake, _) in list(self._greetings.items()):
            line = handshake.ask(at_ms)
            if line:
                self._send(port, line)

    def _message(self, incoming: Incoming, at_ms: int) -> list[Taken]:
        table, message = self.match.table, incoming.message
        taken: list[Taken] = []
        if isinstance(message, Hello) and incoming.uid not in table.seats:
            self._seating.arrived(incoming, at_ms)
            ((surface, _),) = self._seating.given()  # every board of the soak has its seat
            seat = Input(at_ms, incoming.uid, f"{SEAT} {surface}")
            taken.append((seat, table.take(seat)))
        seen = table.take_message(incoming.uid, message)
        known = self._boots.get(incoming.uid) == message.boot
        self._boots[incoming.uid] = message.boot
        if seen or not (known and isinstance(message, Heartbeat | Done | Sensor)):
            taken.append((Input(message.at_ms, incoming.uid, incoming.line), seen))
        return taken

    def _gone(self, uid: str, at_ms: int) -> list[Taken]:
        self._seating.gone(uid)
        lost = Input(at_ms, uid, LOST)
        return [(lost, self.match.table.take(lost))]

    def _hear(self, taken: Sequence[Taken]) -> None:
        if not taken:
            return
        self.heard += len(taken)
        self._tell(*self.match.hear(taken))
        self._flush_ms = self._now_ms + FLUSH_MS

    def _tell(self, *told: Announcement) -> None:
        for one in told:
            self.said.append(one.key)
            self.match.said(one)

    def _overhear(self, _port: str, _line: bytes, got: Received, _at_ms: int) -> None:
        self.garbled += isinstance(got, Garbled)
