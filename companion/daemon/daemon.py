"""The judge thread: everything that happens comes through one queue, in order, to one owner of all state."""

from __future__ import annotations

import gc
import queue
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TextIO

from companion import keys, link
from companion.daemon.boards import Boards, Incoming
from companion.daemon.match import Match, Taken
from companion.daemon.mouth import Mouth, now_ms
from companion.journal import Journal
from companion.model import Announcement, Fact, Kind, Observation, Seen
from companion.phrases import Phrases
from companion.protocol import Done, Heartbeat, Hello, Sensor
from companion.speech.events import Style, Voice
from companion.speech.transcript import TranscriptVoice
from companion.table import ASK, LOST, SEAT, TELL, Input

FLUSH_MS = 1000
"""How soon what waits for a commit is written when nothing else is heard.

Longer than a hand needs to lay the second half, which must not find the disk busy with the first.
"""

SWITCH_S = 0.0005
"""How long a computing thread keeps the others waiting: the usual 5 ms would be a quarter of a key's 20 ms."""

TICK_MS = 500
"""How often doubts and silent boards are looked after."""


@dataclass(frozen=True, slots=True)
class Quit:
    """Leave the game as it is, to be resumed."""


@dataclass(frozen=True, slots=True)
class Told:
    """A move or command from a program beside the daemon, such as the demonstration's players."""

    text: str
    seat: int = 0


@dataclass(slots=True)
class Plan:
    """How a daemon is to run.

    remembered: unique id of a board -> surface it had last. stay: go on after the end of the match.
    """

    ports: link.Ports
    phrases: Phrases
    style: Style = field(default_factory=Style)
    write: Callable[[str], None] = print
    keyboard: TextIO | None = None
    remembered: dict[str, str] = field(default_factory=dict)
    settle_ms: int = 40
    stay: bool = False


class Daemon:
    """Runs one match to its end, to quit, or for ever.

    make_voice: gives the voice, told where to put its events. open_port: pyserial, or what stands for it.
    pace: how often ports are looked for.
    """

    def __init__(
        self,
        plan: Plan,
        journal: Journal,
        match: Match,
        make_voice: Callable[[queue.Queue[object]], Voice],
        open_port: Callable[[str], link.Wire] = link.open_serial,
        pace: link.Pace | None = None,
    ) -> None:
        self.events: queue.Queue[object] = queue.Queue()
        self.match = match
        self.plan = plan
        self._journal = journal
        self._link = link.Link(self.events, plan.ports, pace=pace, open_port=open_port)
        self._boards = Boards(self._link.send, self._tell, plan.settle_ms)
        self._said: list[Announcement] = []
        self.mouth = Mouth(
            make_voice(self.events),
            plan.phrases,
            plan.style,
            plan.write,
            match.said,
            lambda: TranscriptVoice(self.events),
        )
        self._keys = keys.LineReader(self.events, plan.keyboard, self.mouth.silence) if plan.keyboard else None
        self._flush_ms: int | None = None
        self._boots: dict[str, int] = {}
        self._quitting = False

    def start(self) -> None:
        """Start voice, keys and ports."""
        self.mouth.start()
        if self._keys is not None:
            self._keys.start()
        self._link.start()

    def announce(self, *announcements: Announcement) -> None:
        """Say something that no observation led to; only before run, or from its thread."""
        self.mouth.put(*announcements)

    def post(self, event: object) -> None:
        """Hand an event over from any thread."""
        self.events.put(event)

    def run(self, between: Callable[[Daemon], None] | None = None) -> None:
        """Obey events until the match is over and said, or until quit; leaves everything written down.

        between: called after each step, by the thread that owns all state.
        """
        sys.setswitchinterval(SWITCH_S)
        # What exists by now stays. A full garbage collection would look through all of it, which takes up to
        # 30 ms, and would do so in the middle of some placement.
        gc.collect()
        gc.freeze()
        try:
            while not self._over():
                self.step(self._wait_s())
                if between is not None:
                    between(self)
        finally:
            self._link.close()
            self.mouth.close()
            self.match.seal()
            self._journal.flush()

    def step(self, wait_s: float) -> None:
        """Wait for events at most so long, then obey all that have come."""
        batch: list[object] = []
        try:
            batch.append(self.events.get(timeout=wait_s))
            while True:
                batch.append(self.events.get_nowait())
        except queue.Empty:
            pass
        at_ms = now_ms()
        taken: list[Taken] = []
        for event in batch:
            taken += self._obey(event, at_ms)
        for uid in self._boards.tick(at_ms):
            taken += self._take(Input(at_ms, uid, LOST))
        if taken:
            self._said += self.match.hear(taken)
            self._flush_ms = at_ms + FLUSH_MS
        self._said += self._journal.news()
        said, self._said = self._said, []
        self.mouth.put(*said)
        self.mouth.pump(self.match.facts)
        if self._flush_ms is not None and now_ms() >= self._flush_ms and self.events.empty():
            self._flush_ms = None
            self._journal.flush()

    # ---- events -----------------------------------------------------------------------------------------------

    def _obey(self, event: object, at_ms: int) -> list[Taken]:
        """What one event brings to the table; everything else is done at once."""
        match event:
            case link.Bytes():
                incoming = self._boards.received(event.port, event.data, at_ms)
                return [one for message in incoming for one in self._message(message, at_ms)]
            case link.Opened():
                self._boards.opened(event.port, at_ms)
            case link.Lost():
                uid = self._boards.lost(event.port)
                return self._take(Input(at_ms, uid, LOST)) if uid else []
            case link.Refused():
                self._tell(Announcement(event.key, event.facts, Kind.MESSAGE, coalesce=event.port))
            case keys.Typed():
                return self._typed(event, at_ms)
            case Told():
                return self._take(Input(at_ms, "table", f"{TELL} {event.text}", event.seat))
            case Quit():
                self._quitting = True
            case _:
                self.mouth.event(event)  # type: ignore[arg-type]
        return []

    def _take(self, heard: Input) -> list[Taken]:
        seen = self.match.table.take(heard)
        return [(heard, seen)] if seen or heard.text.startswith(SEAT) else []

    def _message(self, incoming: Incoming, at_ms: int) -> list[Taken]:
        """A board's message, after its board has got a seat."""
        taken: list[Taken] = []
        table = self.match.table
        if isinstance(incoming.message, Hello) and incoming.uid not in table.seats:
            surface = self._seat(incoming.uid, incoming.message)
            if not surface:
                return []
            taken += self._take(Input(at_ms, incoming.uid, f"{SEAT} {surface}"))
        seen = table.take_message(incoming.uid, incoming.message)
        buttons = [one for one in seen if one.kind is Seen.BUTTON]
        if len(buttons) < len(seen) or not (seen or self._idle(incoming)):
            taken.append((Input(incoming.message.at_ms, incoming.uid, incoming.line), seen))
        for one in buttons:
            taken += self._pressed(keys.button(one), at_ms)
        return taken

    def _idle(self, incoming: Incoming) -> bool:
        """Whether a message that tells nothing now can tell nothing later either, so that it need not be kept."""
        known = self._boots.get(incoming.uid) == incoming.message.boot
        self._boots[incoming.uid] = incoming.message.boot
        return known and isinstance(incoming.message, Heartbeat | Done | Sensor)

    def _seat(self, uid: str, hello: Hello) -> str:
        """The surface for a board that has none; said and empty when there is none for it."""
        setup = self.match.table.setup
        if hello.kind != "board":
            self._tell(Announcement("board-tray-unused"))
            return ""
        if (hello.columns, hello.rows) != (setup.columns, setup.rows):
            facts: dict[str, Fact] = {"columns": hello.columns, "rows": hello.rows}
            facts |= {"wanted_columns": setup.columns, "wanted_rows": setup.rows}
            self._tell(Announcement("board-wrong-size", facts, Kind.IMPORTANT))
            return ""
        taken = set(self.match.table.seats.values())
        remembered = self.plan.remembered.get(uid, "")
        surface = remembered if remembered and remembered not in taken else self.match.table.free_surface()
        if not surface:
            self._tell(Announcement("board-extra", {"count": len(setup.players)}))
            return ""
        self.plan.remembered[uid] = surface
        return surface

    # ---- keys -------------------------------------------------------------------------------------------------

    def _typed(self, typed: keys.Typed, at_ms: int) -> list[Taken]:
        if typed.line is None:
            return []
        self.mouth.queue.key(at_ms)
        return self._pressed(keys.understand(typed.line, at_ms), at_ms)

    def _pressed(self, meant: Observation | str | None, at_ms: int) -> list[Taken]:
        if isinstance(meant, Observation):
            word = ASK if meant.kind is Seen.ASKED else TELL
            return self._take(Input(at_ms, meant.board, f"{word} {meant.text}", meant.seat))
        if meant is not None:
            self._speech_command(meant)
        return []

    def _speech_command(self, command: str) -> None:
        mouth = self.mouth.queue
        again: Mapping[str, Callable[[], bool]] = {
            "repeat": mouth.repeat,
            "previous": mouth.previous,
            "next": mouth.following,
        }
        if command in again:
            if not again[command]():
                self._tell(Announcement("nothing-said-yet", kind=Kind.ANSWER))
        elif command == "quit":
            self._quitting = True
        elif command == "help":
            self._tell(Announcement("play-help", kind=Kind.ANSWER))

    # ---- small things -----------------------------------------------------------------------------------------

    def _tell(self, announcement: Announcement) -> None:
        self._said.append(announcement)

    def _over(self) -> bool:
        done = self._quitting or (self.match.finished and not self.plan.stay)
        return done and (self.mouth.idle or self._quitting)

    def _wait_s(self) -> float:
        at_ms = now_ms()
        due = [at_ms + TICK_MS]
        due += [ms for ms in (self._flush_ms, self.mouth.queue.wake_ms) if ms is not None]
        return max(0.0, (min(due) - at_ms) / 1000)
