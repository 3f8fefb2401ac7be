"""Hearing boards beside a game: through the running companion, or by opening ports as the settings say."""

from __future__ import annotations

import contextlib
import queue
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from companion.device import link, protocol
from companion.device.continuity import Continuity
from companion.device.link.finding import wanted

if TYPE_CHECKING:
    from companion.daemon.ipc.client import Client
    from companion.daemon.ipc.messages import PortMessage

PACE = link.Pace(look_s=0.5, back_off_s=(0.2, 0.5, 1.0, 2.0), tries=2)
"""Quicker than in a game: somebody waits to be told why a port cannot be opened."""
TICK_S = 0.1


@dataclass(frozen=True, slots=True)
class PortLine:
    """One line of a port: its bytes as they came, newline included, and what they say."""

    port: str
    raw: bytes
    got: protocol.Received


Told = link.Opened | PortLine | link.Lost | link.Refused


class _Ears:
    """What is remembered of ports, whoever tells of them.

    answered: those of which anything was told. refused: those that cannot be used now.
    """

    def __init__(self) -> None:
        self.answered: set[str] = set()
        self.refused: dict[str, link.Refused] = {}

    def _noted(self, told: Told) -> Told:
        self.answered.add(told.port)
        self.refused.pop(told.port, None)
        if isinstance(told, link.Refused):
            self.refused[told.port] = told
        return told


class Listening(_Ears):
    """All boards that may be opened, heard line by line, and asked for a snapshot at first and whenever in doubt.

    wanted: the names of the ports that were there at the start. For others see _Ears.
    """

    def __init__(self, ports: link.Ports) -> None:
        super().__init__()
        self._events: queue.Queue[link.Event] = queue.Queue()
        self._link = link.Link(self._events, ports, pace=PACE)
        self._talks: dict[str, _Talk] = {}
        self._numbers = 0
        self.wanted = frozenset(name for name, _ in wanted(ports, link.UsbListing()).values())

    def told(self, seconds: float | None = None) -> Iterator[Told | None]:
        """What happens, in its order, until the time is over; None each time that nothing has for a moment."""
        until_s = None if seconds is None else time.monotonic() + seconds
        while until_s is None or time.monotonic() < until_s:
            try:
                event = self._events.get(timeout=TICK_S)
            except queue.Empty:
                self._ask()
                yield None
                continue
            if isinstance(event, link.Bytes):
                talk = self._talks.setdefault(event.port, _Talk())
                for raw in talk.cutter.feed(event.data):
                    yield self._noted(PortLine(event.port, raw, talk.take(raw)))
                self._ask()
            else:
                self._talks.pop(event.port, None)
                yield self._noted(event)

    def start(self) -> None:
        """Begin to open ports."""
        self._link.start()

    def close(self) -> None:
        """Close every port."""
        self._link.close()

    def command(self, port: str, command: str, value: int = 0) -> int:
        """Send a command to the board on a port; gives its number, which comes back in `done`."""
        self._numbers = self._numbers % 0xFFFF + 1
        told = protocol.BoardCommand.model_validate({"number": self._numbers, "command": command, "value": value})
        self._link.send(port, protocol.encode(told))
        return self._numbers

    def _ask(self) -> None:
        """Ask for every snapshot that is due."""
        now_ms = time.monotonic_ns() // 1_000_000
        for port, talk in self._talks.items():
            due_ms = talk.continuity.due_ms(now_ms) if talk.greeted else None
            if due_ms is not None and due_ms <= now_ms:
                talk.continuity.asked(now_ms)
                self.command(port, "snapshot")


@dataclass(slots=True)
class _Talk:
    """One open port. greeted: a board of our version has said hello."""

    cutter: protocol.LineCutter = field(default_factory=protocol.LineCutter)
    continuity: Continuity = field(default_factory=Continuity)
    greeted: bool = False

    def take(self, raw: bytes) -> protocol.Received:
        """What a line says; every doubt is noted on the way."""
        got = protocol.decode(raw)
        if isinstance(got, protocol.Garbled):
            self.continuity.doubt()
        elif isinstance(got, protocol.FromBoard | protocol.Newer):
            self.greeted = self.greeted or isinstance(got, protocol.Hello)
            self.continuity.feed(got)
        return got


class Overhearing(_Ears):
    """The same lines as the running companion hears them; nothing is opened and no board is asked."""

    def __init__(self, companion: Client) -> None:
        super().__init__()
        self._companion = companion

    def told(self, seconds: float | None = None) -> Iterator[Told | None]:
        """As Listening.told; ends when the companion ends. LocalError when it is gone without a word."""
        from companion.daemon.ipc.messages import MonitorMessage, OverMessage, PortMessage

        until_s = None if seconds is None else time.monotonic() + seconds
        self._companion.send(MonitorMessage())
        while until_s is None or time.monotonic() < until_s:
            message = self._companion.receive(TICK_S)
            if isinstance(message, OverMessage):
                return
            if message is None or isinstance(message, PortMessage):
                yield self._noted(told_of(message)) if message else None


def told_of(message: PortMessage) -> Told:
    """What a message of the running companion tells of a port."""
    if message.happens == "opened":
        return link.Opened(message.port)
    if message.happens == "lost":
        return link.Lost(message.port, message.text)
    if message.happens == "refused":
        return link.Refused(message.port, message.text, message.facts)
    raw = message.text.encode("latin-1", "replace")
    return PortLine(message.port, raw, protocol.decode(raw))


@contextlib.contextmanager
def listening(ports: link.Ports) -> Iterator[Listening]:
    """Boards heard as long as the block lasts."""
    ears = Listening(ports)
    ears.start()
    with contextlib.closing(ears):
        yield ears


def game_runs(journal: Path) -> bool:
    """Whether this journal is being written now, by a companion of whatever home."""
    from companion.play.journal import JournalReader

    try:
        return JournalReader(journal).being_written  # not opened: that would put a damaged journal in order
    except OSError:
        return False
