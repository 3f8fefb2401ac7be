"""The page's connections to the running companion: what a seat may see comes in, what is typed there goes out.

Each connection has a thread that listens; what it hears is handed to the event loop.
"""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from companion.core.model import Phrase
from companion.daemon.ipc import LocalError
from companion.daemon.ipc.client import Disconnected, Visit
from companion.daemon.ipc.wire import WireObject, plain
from companion.evening.attached import visited
from companion.page.told import Json, ToldEarlier, ToldMatch, ToldSentence, last_of, shown, table_of, told_of
from companion.play.patches import merged

if TYPE_CHECKING:
    from companion.core.places import Directories

AGAIN_S = 1.0
"""So often a companion that is not there is looked for."""
USUAL = ("local-died", "local-starting", "local-silent", "local-cut")
"""Why a companion cannot be reached that has ended or begins."""

Heard = Callable[[object], None]
"""Takes a Gone or what page.told has, but no word and no part of a table; called in the thread of a connection."""


class Gone:
    """The companion is not there; lines that are typed now reach nobody. why: key of the sentence, and facts."""

    def __init__(self, why: Phrase) -> None:
        self.why = why


def names_of(places: Directories) -> tuple[str, ...] | None:
    """Names by seat of the match that is played, None where none is. LocalError where nobody answers."""
    with visited(places, Visit.connect) as visit:
        if visit is None:
            return None
        visit.tell({"type": "status"})
        match visit.receive():
            case dict() as told if isinstance(match := told_of(told), ToldMatch):
                return match.players
        raise visit.silent()


class SeatLink:
    """One seat's connection, from start to close; it is made anew when the companion comes back.

    seat: 0 follows what all may see, and types nothing. heard: told what comes.
    """

    def __init__(self, places: Directories, seat: int, heard: Heard) -> None:
        self._places, self._seat, self._heard = places, seat, heard
        self._visit: Visit | None = None
        self._closing = threading.Event()
        self._thread = threading.Thread(target=self._run, name=f"page seat {seat}", daemon=True)
        self._document: Json | None = None  # the state of the table
        self._before = 0  # number of the last sentence of before
        self._earlier: list[ToldSentence] = []  # those that have come, until that one has
        self._told = ""

    def start(self) -> None:
        """Begin to follow."""
        self._thread.start()

    def type(self, text: str, language: str) -> bool:
        """A line of this seat in words of a language; false where nobody hears it."""
        return self._send({"type": "line", "text": plain(text), "language": language})

    def act(self, text: str) -> bool:
        """An act of this seat in notation; false where nobody hears it."""
        return self._send({"type": "act", "text": plain(text)})

    def wish(self, seat: int) -> bool:
        """Ask the table whether a page may have a seat; false where nobody hears it."""
        return self._send({"type": "wish", "seat": seat})

    def say(self, key: str, facts: Mapping[str, int | str]) -> bool:
        """Have a message said at the table, by the connection of no seat; false where nobody hears it."""
        return self._send({"type": "notice", "key": key, "facts": facts})

    def silence(self) -> None:
        """A key was pressed: what is said to this seat stops."""
        self._send({"type": "silence"})

    def _send(self, message: WireObject) -> bool:
        visit = self._visit
        return visit is not None and visit.tell(message)

    def close(self) -> None:
        """Follow no more."""
        self._closing.set()
        if (visit := self._visit) is not None:
            visit.close()

    # ---- its thread ------------------------------------------------------------------------------------------

    def _run(self) -> None:
        while not self._closing.is_set():
            try:
                visit = Visit.connect(self._places)
            except LocalError as error:
                self._tell_gone(Phrase(error.key, error.facts))
                self._closing.wait(AGAIN_S)
                continue
            self._told = ""
            why = self._follow(visit)
            self._visit = None
            visit.close()
            self._tell_gone(why)

    def _tell_gone(self, why: Phrase) -> None:
        """Once for each reason, and what only follows from the one before is none."""
        if self._closing.is_set() or why.key == self._told or (self._told and why.key in USUAL):
            return
        self._told = why.key
        self._heard(Gone(why))

    def _follow(self, visit: Visit) -> Phrase:
        """Until it ends; gives why."""
        events: queue.Queue[object] = queue.Queue()
        self._document, self._earlier, self._before = None, [], 0
        visit.listen(events)
        visit.tell({"type": "status"})
        visit.tell({"type": "attach", "seat": self._seat, "prints": False, "ear": bool(self._seat)})
        visit.tell({"type": "subscribe", "seat": self._seat, "lines": True})
        self._visit = visit
        while not self._closing.is_set():
            match told := events.get():
                case {"type": "over", "reason": reason}:
                    return Phrase("page-finished" if reason == "finished" else "page-left-kept")
                case Disconnected() | {"type": "refusal"}:
                    break
                case dict():
                    try:
                        self._hear(told)
                    except ValueError:  # of no protocol that both know
                        break
        return Phrase("page-gone")

    def _hear(self, told: Json) -> None:
        """A message. ValueError."""
        match told:
            case {"type": "snapshot", "state": dict(state)}:
                if self._document is None:
                    self._before = last_of(state)
                self._document = shown(state)
                self._heard(table_of(self._document))
            case {"type": "change", "patch": dict(patch)} if self._document is not None:
                if part := shown(patch):
                    self._document = merged(self._document, part)
                    self._heard(table_of(self._document))
            case _ if isinstance(message := told_of(told), ToldSentence) and message.number <= self._before:
                self._earlier.append(message)
                if message.number == self._before:
                    self._heard(ToldEarlier(tuple(self._earlier)))
                    self._earlier = []
            case _ if message is not None:
                self._heard(message)
