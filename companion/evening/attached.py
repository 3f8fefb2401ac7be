"""Commands beside a running companion: they ask it instead of opening ports, and a second `play` joins it."""

from __future__ import annotations

import contextlib
import queue
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeVar

from companion.core.model import Phrase
from companion.daemon.ipc import LocalError, Owner
from companion.evening.here import line, tell

if TYPE_CHECKING:
    from companion.core.places import Directories
    from companion.daemon.ipc.client import Client, Visit
    from companion.daemon.ipc.messages import ChangeMessage, SnapshotMessage
    from companion.evening.display import Display
    from companion.evening.here import Here
    from companion.evening.listening import Listening, Overhearing
    from companion.games.api import Playing
    from companion.input import KeyboardReader
    from companion.play.changes import StateSnapshot

TICK_S = 0.5
LEFT = Phrase("local-left")

V = TypeVar("V", bound="Visit")

MakeReader = Callable[["queue.Queue[object]", Callable[[], None]], "KeyboardReader"]
"""Makes the reader of a keyboard, given the queue of its events and what to call at once with every key."""


@contextlib.contextmanager
def running(where: Here) -> Iterator[Client | None]:
    """The running companion, as long as the block lasts; None when none runs. LocalError when it cannot answer."""

    def connect(places: Directories) -> Client:
        from companion.daemon.ipc.client import Client

        return Client.connect(places)

    with visited(where.places, connect) as client:
        yield client


@contextlib.contextmanager
def visited(places: Directories, connect: Callable[[Directories], V]) -> Iterator[V | None]:
    """See running. connect: of Client, or of Visit for who needs no models; called only where one runs."""
    if not Owner.running(places):
        yield None
        return
    visit: V | None
    try:
        visit = connect(places)
    except LocalError:
        if Owner.running(places):
            raise
        visit = None  # it has ended meanwhile
    with visit or contextlib.nullcontext():
        yield visit


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
        from companion.daemon.ipc.messages import DoneMessage, SayMessage
        from companion.daemon.ipc.wire import plain

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
    display: Display | None = None,
) -> None:
    """Join the running game with this keyboard, until either ends. LocalError when it cannot be joined, or dies.

    seat: whose keyboard it is, 0 for the table's. leaves: whether a typed line means that this keyboard leaves,
    given the name of the game that is played. write: prints what the companion prints. display: shows all of it in
    place of print.
    """
    from companion.daemon.ipc.client import Client
    from companion.daemon.ipc.messages import AttachMessage, StateMessage

    with Client.connect(where.places) as companion:
        bye = LEFT
        with contextlib.suppress(KeyboardInterrupt), closing_display(display):
            state = companion.ask(AttachMessage(seat=seat, turns=display is not None), StateMessage)
            tell(where.phrases, "local-joined", players=state.players, count=state.moves)
            shown = StreamedDisplay(display, where, companion) if display else None
            there = Terminal(where, companion, make_reader, write, lambda typed: leaves(typed, state.game), shown)
            bye = there.run()
        line(where.phrases.write(bye))


def closing_display(display: Display | None) -> contextlib.AbstractContextManager[object]:
    """Gives the terminal back at the end of the block, so that what follows stands where it can be read."""
    return contextlib.closing(display) if display else contextlib.nullcontext()


class StreamedDisplay:
    """What a display of our own shows of a running companion: the stream's states, in words of this user."""

    def __init__(self, display: Display, where: Here, companion: Client) -> None:
        from companion.daemon.ipc.messages import SnapshotMessage, SubscribeMessage

        self.display = display
        display.word(lambda: where.phrases)
        self._known: StateSnapshot
        self.take(companion.ask(SubscribeMessage(), SnapshotMessage))

    def take(self, told: SnapshotMessage | ChangeMessage) -> None:
        """Show the next state."""
        from companion.daemon.ipc.messages import SnapshotMessage
        from companion.play.changes import StateSnapshot

        if isinstance(told, SnapshotMessage):
            self._known = StateSnapshot(told.number, told.state)
        else:
            self._known = self._known.after(told.number, told.patch)
        self.display.put(self._known)


@dataclass(slots=True)
class Terminal:
    """A keyboard and what its user sees, joined to a running companion.

    shown: the display in place of print, if there is one. unanswered_s: since when a line has no answer.
    """

    where: Here
    companion: Client
    make_reader: MakeReader
    write: Callable[[str], None]
    leaves: Callable[[str], bool]
    shown: StreamedDisplay | None = None
    unanswered_s: float | None = None

    def run(self) -> Phrase:
        """Send what is typed and show what is said; gives how it has ended. LocalError when the companion dies."""
        from companion.daemon.ipc.messages import SilenceMessage

        def silence() -> None:
            self.companion.send(SilenceMessage())

        events: queue.Queue[object] = queue.Queue()
        self.companion.listen(events)
        reader = self.make_reader(events, silence)
        reader.start()
        bye: Phrase | None = None
        with contextlib.closing(reader):
            while bye is None:
                bye = self._obey(events, reader)
                if self.shown is not None:
                    self.shown.display.tick()
        return bye

    def _obey(self, events: queue.Queue[object], reader: KeyboardReader) -> Phrase | None:
        """One event; gives how it has ended, if it was the last."""
        from companion import input as keys
        from companion.daemon.ipc import messages
        from companion.daemon.ipc.client import Disconnected

        try:
            event = events.get(timeout=TICK_S)
        except queue.Empty:
            self._look_after()
            return None
        match event:
            case Disconnected():
                raise self.companion.lost()
            case messages.OverMessage():
                return Phrase("local-over", {"reason": event.reason})
            case messages.SaidMessage() if self.shown is None:
                reader.new_line()
                self.write(event.text)
            case messages.SnapshotMessage() | messages.ChangeMessage() if self.shown is not None:
                self.shown.take(event)
            case messages.DoneMessage():
                self._answered(event.about)
            case keys.Key():
                self._pressed(event.char)
            case keys.Noticed():
                facts = {name: one for name, one in event.facts.items() if isinstance(one, int | str)}
                self.companion.send(messages.NoticeMessage(key=event.key, facts=facts))
            case keys.Typed():
                return self._typed(event.line)
        return None

    def _answered(self, about: int) -> None:
        """A line is done; about: whose board it has asked about."""
        self.unanswered_s = None
        if self.shown is not None and about:
            self.shown.display.look(about)

    def _pressed(self, char: str) -> None:
        """One key: it turns the pages here, and the companion hears of it as of any other."""
        from companion.daemon.ipc.messages import KeyMessage
        from companion.daemon.user_input import TURN

        if self.shown is not None and char == TURN:
            self.shown.display.turn()
        self.companion.send(KeyMessage(char=char))

    def _typed(self, typed: str | None) -> Phrase | None:
        """A line, or None for the end of the keyboard; gives how it has ended when it leaves."""
        from companion.daemon.ipc.messages import LineMessage
        from companion.daemon.ipc.wire import plain

        if typed is None or self.leaves(typed):
            return LEFT
        self.unanswered_s = self.unanswered_s or time.monotonic()
        self.companion.send(LineMessage(text=plain(typed.rstrip("\r\n"))))
        return None

    def _look_after(self) -> None:
        """Say, once a line, that the companion does not answer."""
        from companion.daemon.ipc.client import WAIT_S

        if self.unanswered_s is not None and time.monotonic() - self.unanswered_s > WAIT_S:
            self.unanswered_s = None
            line(self.where.phrases.write(self.companion.silent()), err=True)
