"""Commands beside a running companion: they ask it instead of opening ports, and a second `play` joins it."""

from __future__ import annotations

import contextlib
import queue
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from companion.daemon.ipc import LocalError, Owner
from companion.evening.here import line, tell

if TYPE_CHECKING:
    from companion.daemon.ipc.client import Client
    from companion.evening.here import Here
    from companion.evening.listening import Listening, Overhearing
    from companion.games.api import Playing
    from companion.input import KeyboardReader

TICK_S = 0.5

MakeReader = Callable[["queue.Queue[object]", Callable[[], None]], "KeyboardReader"]
"""Makes the reader of a keyboard, given the queue of its events and what to call at once with every key."""


@contextlib.contextmanager
def running(where: Here) -> Iterator[Client | None]:
    """The running companion, as long as the block lasts; None when none runs. LocalError when it cannot answer."""
    if not Owner.running(where.places):
        yield None
        return
    from companion.daemon.ipc.client import Client

    try:
        client = Client.connect(where.places)
    except LocalError:
        if Owner.running(where.places):
            raise
        client = None  # it has ended meanwhile
    with client or contextlib.nullcontext():
        yield client


@contextlib.contextmanager
def ears_of(where: Here, ports: tuple[str, ...]) -> Iterator[Listening | Overhearing]:
    """Boards heard through the running companion; by opening ports when none runs, or when ports are named."""
    from companion.evening.listening import Overhearing, listening
    from companion.evening.setting import ports_of

    with contextlib.nullcontext() if ports else running(where) as companion:
        if companion is not None:
            yield Overhearing(companion)
            return
    with listening(ports_of(where, ports)) as ears:
        yield ears


def playing(where: Here, aloud: bool = False) -> Playing | None:
    """The match being played, None when none is. aloud: the companion says the score, too.

    LocalError.
    """
    with running(where) as companion:
        if companion is None:
            return None
        from companion.daemon.ipc.messages import ScoreMessage, SnapshotMessage

        return companion.ask(ScoreMessage(aloud=aloud), SnapshotMessage).state.playing()


def say_there(where: Here, text: str) -> bool:
    """Let the running companion say a text; false when none runs. LocalError."""
    with running(where) as companion:
        if companion is None:
            return False
        from companion.daemon.ipc.messages import DoneMessage, SayMessage, plain

        companion.ask(SayMessage(text=plain(text)), DoneMessage)
        return True


# ---- a second terminal ----------------------------------------------------------------------------------------


def attach(
    where: Here,
    seat: int,
    make_reader: MakeReader,
    leaves: Callable[[str, str], bool],
    *,
    write: Callable[[str], None] = line,
) -> None:
    """Join the running game with this keyboard, until either ends. LocalError when it cannot be joined, or dies.

    seat: whose keyboard it is, 0 for the table's. leaves: whether a typed line means that this keyboard leaves,
    given the name of the game that is played. write: prints what the companion prints.
    """
    from companion.daemon.ipc.client import Client
    from companion.daemon.ipc.messages import AttachMessage, StateMessage

    with Client.connect(where.places) as companion:
        try:
            state = companion.ask(AttachMessage(seat=seat), StateMessage)
            tell(where.phrases, "local-joined", players=state.players, count=state.moves)
            Terminal(where, companion, make_reader, write, lambda typed: leaves(typed, state.game)).run()
        except KeyboardInterrupt:
            tell(where.phrases, "local-left")


@dataclass(slots=True)
class Terminal:
    """A keyboard and its print, joined to a running companion. unanswered_s: since when a line has no answer."""

    where: Here
    companion: Client
    make_reader: MakeReader
    write: Callable[[str], None]
    leaves: Callable[[str], bool]
    unanswered_s: float | None = None

    def run(self) -> None:
        """Send what is typed and print what is said. LocalError when the companion dies."""
        from companion.daemon.ipc.messages import SilenceMessage

        def silence() -> None:
            self.companion.send(SilenceMessage())

        events: queue.Queue[object] = queue.Queue()
        self.companion.listen(events)
        reader = self.make_reader(events, silence)
        reader.start()
        with contextlib.closing(reader):
            while self._obey(events, reader):
                pass

    def _obey(self, events: queue.Queue[object], reader: KeyboardReader) -> bool:
        """One event; false when it was the last."""
        from companion import input as keys
        from companion.daemon.ipc import messages
        from companion.daemon.ipc.client import Disconnected

        try:
            event = events.get(timeout=TICK_S)
        except queue.Empty:
            self._look_after()
            return True
        match event:
            case Disconnected():
                raise self.companion.lost()
            case messages.OverMessage():
                tell(self.where.phrases, "local-over", reason=event.reason)
                return False
            case messages.SaidMessage():
                reader.new_line()
                self.write(event.text)
            case messages.DoneMessage():
                self.unanswered_s = None
            case keys.Key():
                self.companion.send(messages.KeyMessage(char=event.char))
            case keys.Noticed():
                facts = {name: one for name, one in event.facts.items() if isinstance(one, int | str)}
                self.companion.send(messages.NoticeMessage(key=event.key, facts=facts))
            case keys.Typed():
                return self._typed(event.line)
        return True

    def _typed(self, typed: str | None) -> bool:
        """A line, or None for the end of the keyboard; false when it leaves."""
        from companion.daemon.ipc.messages import LineMessage, plain

        if typed is None or self.leaves(typed):
            tell(self.where.phrases, "local-left")
            return False
        self.unanswered_s = self.unanswered_s or time.monotonic()
        self.companion.send(LineMessage(text=plain(typed.rstrip("\r\n"))))
        return True

    def _look_after(self) -> None:
        """Say, once a line, that the companion does not answer."""
        from companion.daemon.ipc.client import WAIT_S

        if self.unanswered_s is not None and time.monotonic() - self.unanswered_s > WAIT_S:
            self.unanswered_s = None
            line(self.where.phrases.write(self.companion.silent()), err=True)
