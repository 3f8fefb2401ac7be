"""The judge thread: everything that happens comes through one queue, in order, to one owner of all state."""

from __future__ import annotations

import gc
import logging
import queue
import sys
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import TextIO

from companion import keys, link
from companion.config import Settings, language
from companion.daemon.boards import Boards, Incoming
from companion.daemon.desk import Asker, Desk, help_now
from companion.daemon.front import Front, Hooks
from companion.daemon.knobs import NAMES, Knobs
from companion.daemon.match import Match, Taken
from companion.daemon.mouth import now_ms
from companion.daemon.outputs import Heard, MakeVoice, Outputs
from companion.daemon.seating import Seating
from companion.daemon.sound import Sound
from companion.errors import CompanionError
from companion.journal import Journal
from companion.keys import Meant, Vocabulary, words_of
from companion.keys.keypad import Keypad, KeypadReader
from companion.local.server import Request
from companion.model import Announcement, Kind, Observation, Seen, Topic
from companion.phrases import Phrases
from companion.protocol import Done, Heartbeat, Hello, Sensor
from companion.speech.events import Style
from companion.table import LOST, SEAT, TELL, Input

FLUSH_MS = 1000
"""How soon what waits for a commit is written when nothing else is heard.

Longer than a hand needs to lay the second half, which must not find the disk busy with the first.
"""

SWITCH_S = 0.0005
"""How long a computing thread keeps the others waiting: the usual 5 ms would be a quarter of a key's 20 ms."""

TICK_MS = 500
"""How often doubts and silent boards are looked after."""


log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Quit:
    """Leave the game as it is, to be resumed."""


@dataclass(frozen=True, slots=True)
class Told:
    """A move or command from a program beside the daemon, such as the demonstration's players."""

    text: str
    seat: int = 0


def silent(_settings: Settings, phrases: Phrases) -> Sound:
    """How a daemon sounds that nobody told how: every line is a text."""
    return Sound(text=True, style=Style(phrases.language))


@dataclass(slots=True)
class Plan:
    """How a daemon is to run.

    settings: as they hold at the start. sound_of: how settings sound. keep: remembers settings that keys have
    changed. read: given the settings that hold, those that hold with what their file tells now, and what is wrong
    with it. write: prints a line. show: gets each line as it is heard at the table. keyboard: read by lines, or by
    keys at a terminal.
    echo: show what is typed. remembered: unique id of a board -> surface it had last. stay: go on after the end of
    the match.
    """

    ports: link.Ports
    phrases: Phrases
    settings: Settings = field(default_factory=Settings)
    sound_of: Callable[[Settings, Phrases], Sound] = silent
    keep: Callable[[Settings], None] = lambda _settings: None
    read: Callable[[Settings], tuple[Settings, Sequence[CompanionError]]] | None = None
    write: Callable[[str], None] = print
    show: Callable[[str], None] | None = None
    keyboard: TextIO | None = None
    echo: bool = True
    remembered: dict[str, str] = field(default_factory=dict)
    stay: bool = False


class Daemon:
    """Runs one match to its end, to quit, or for ever.

    make_voice: gives each output its voice, told where to put its events. open_port: pyserial, or what stands for
    it. pace: how often ports are looked for. After run, anew: whether a new match was asked for; farewell: whether
    it has been said that the game is kept.
    """

    def __init__(
        self,
        plan: Plan,
        journal: Journal,
        match: Match,
        make_voice: MakeVoice,
        open_port: Callable[[str], link.Wire] = link.open_serial,
        pace: link.Pace | None = None,
    ) -> None:
        self.events: queue.Queue[object] = queue.Queue()
        self.match = match
        self.plan = plan
        self.anew = self.farewell = False
        self._journal = journal
        self._said: list[Announcement] = []
        self._flush_ms: int | None = None
        self._boots: dict[str, int] = {}
        self._quitting = False
        self.front = Front(self._hooks())
        self._link = link.Link(self.events, plan.ports, pace=pace, open_port=open_port)
        settle_ms = plan.settings.settle_ms
        self._boards = Boards(self._link.send, self._tell, settle_ms, self.front.overhear)
        self._seating = Seating(match.table, plan.remembered, self._tell)
        self.mouth = Outputs(
            make_voice,
            self.events,
            plan.phrases,
            plan.sound_of(plan.settings, plan.phrases),
            self.front.printing(self._print),
            self._heard,
            {player.number: player.name for player in match.table.setup.players},
        )
        self.knobs = Knobs(plan.settings, plan.phrases.language, self._renew)
        self.desk = Desk(match, self._vocabulary(plan.phrases), self._tell, self._here())
        self._readers = self._key_readers()

    # ---- its life --------------------------------------------------------------------------------------------

    def start(self) -> None:
        """Start voices, keys and ports."""
        self.mouth.start()
        for reader in self._readers:
            reader.start()
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
            for reader in self._readers:
                reader.close()
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
            said = self.match.hear(taken)
            self.desk.heard(said)
            self._said += said
            self._flush_ms = at_ms + FLUSH_MS
        self._said += self._journal.news()
        told, self._said = self._said, []
        self.mouth.put(*told)
        self.mouth.pump(self.match.facts)
        if self._flush_ms is not None and now_ms() >= self._flush_ms and self.events.empty():
            self._flush_ms = None
            self._journal.flush()

    # ---- events -----------------------------------------------------------------------------------------------

    def _obey(self, event: object, at_ms: int) -> list[Taken]:
        """What one event brings to the table; everything else is done at once."""
        match event:
            case Heard():
                self.mouth.event(event)
            case link.Bytes():
                incoming = self._boards.received(event.port, event.data, at_ms)
                return [one for message in incoming for one in self._message(message, at_ms)]
            case link.Opened() | link.Lost() | link.Refused():
                return self._port(event, at_ms)
            case keys.Typed():
                return self._typed(event, at_ms)
            case keys.Key():
                self._key(event.char, event.source, event.seat, at_ms)
            case keys.Noticed():
                self._tell(Announcement(event.key, event.facts, Kind.ANSWER, seat=event.seat))
            case Request():
                return self.front.obey(event, at_ms)
            case Told():
                return self._take(Input(at_ms, "table", f"{TELL} {event.text}", event.seat))
            case Announcement():
                self._tell(event)
            case Quit():
                self._quitting = True
        return []

    def _port(self, event: link.Opened | link.Lost | link.Refused, at_ms: int) -> list[Taken]:
        self.front.happened(event)
        if isinstance(event, link.Opened):
            self._boards.opened(event.port, at_ms)
        elif isinstance(event, link.Lost):
            uid = self._boards.lost(event.port)
            return self._take(Input(at_ms, uid, LOST)) if uid else []
        else:
            self._tell(Announcement(event.key, event.facts, Kind.MESSAGE, coalesce=event.port))
        return []

    def _take(self, heard: Input) -> list[Taken]:
        seen = self.match.table.take(heard)
        return [(heard, seen)] if seen or heard.text.startswith(SEAT) else []

    def _take_all(self, heard: Iterable[Input]) -> list[Taken]:
        return [one for each in heard for one in self._take(each)]

    def _message(self, incoming: Incoming, at_ms: int) -> list[Taken]:
        """A board's message, after its board has got a seat."""
        taken: list[Taken] = []
        table = self.match.table
        if isinstance(incoming.message, Hello) and incoming.uid not in table.seats:
            surface = self._seating.seat(incoming.uid, incoming.message)
            if not surface:
                return []
            taken += self._take(Input(at_ms, incoming.uid, f"{SEAT} {surface}"))
        seen = table.take_message(incoming.uid, incoming.message)
        buttons = [one for one in seen if one.kind is Seen.BUTTON]
        if len(buttons) < len(seen) or not (seen or self._idle(incoming)):
            taken.append((Input(incoming.message.at_ms, incoming.uid, incoming.line), seen))
        for one in buttons:
            taken += self._button(one, incoming.uid, at_ms)
        return taken

    def _idle(self, incoming: Incoming) -> bool:
        """Whether a message that tells nothing now can tell nothing later either, so that it need not be kept."""
        known = self._boots.get(incoming.uid) == incoming.message.boot
        self._boots[incoming.uid] = incoming.message.boot
        return known and isinstance(incoming.message, Heartbeat | Done | Sensor)

    # ---- keys -------------------------------------------------------------------------------------------------

    def _typed(self, typed: keys.Typed, at_ms: int) -> list[Taken]:
        if typed.line is None:
            self.desk.gone(typed.source)
            return []
        return self._line(typed.line, typed.source, typed.seat, at_ms)

    def _key(self, char: str, source: str, seat: int, at_ms: int) -> None:
        """A key that was pressed anywhere."""
        self.mouth.key(at_ms, seat)
        self.desk.key(char, Asker(source, seat, at_ms))

    def _line(self, line: str, source: str, seat: int, at_ms: int) -> list[Taken]:
        """A line that was typed anywhere: any key stops what its seat hears."""
        self.mouth.key(at_ms, seat)
        return self._take_all(self.desk.typed(line, Asker(source, seat, at_ms)))

    def _button(self, pressed: Observation, uid: str, at_ms: int) -> list[Taken]:
        self.mouth.silence(pressed.seat)
        self.mouth.key(at_ms, pressed.seat)
        return self._take_all(self.desk.pressed(pressed.text, Asker(uid, pressed.seat, at_ms)))

    def _key_readers(self) -> list[keys.Reader]:
        """Readers of the keyboard, if there is one, and of every keypad that the settings name."""
        settings = self.plan.settings
        readers: list[keys.Reader] = []
        if self.plan.keyboard is not None:
            readers.append(
                keys.reader_for(
                    self.plan.keyboard, self.events, self.mouth.silence, self.plan.echo, settings.keyboard_seat
                )
            )
        for one in settings.keypads:
            readers.append(KeypadReader(Keypad(one.device, one.seat), self.events, self.mouth.silence))
        return readers

    def _vocabulary(self, phrases: Phrases) -> Vocabulary:
        commands = self.match.table.referee.game.commands
        return Vocabulary(commands, words_of(commands, phrases.part))

    def _here(self) -> dict[str, Callable[[Meant, Asker], object]]:
        """What the commands about speech and program do."""
        obey: dict[str, Callable[[Meant, Asker], object]] = dict.fromkeys(NAMES, self._turn)
        obey |= dict.fromkeys(("repeat", "previous", "next", "numbers"), self._again)
        obey["quit"] = lambda _meant, _asker: self._leave()
        obey["new"] = lambda _meant, _asker: self._leave(anew=True)
        obey["help"] = lambda _meant, asker: self._tell(*help_now(self.match, self.desk, asker))
        return obey

    def _turn(self, meant: Meant, asker: Asker) -> None:
        self._tell(self.knobs.turn(meant.command.name, meant.args, asker.seat))

    def _again(self, meant: Meant, asker: Asker) -> None:
        name = meant.command.name
        if not self.mouth.again(name, asker.seat):
            begun = bool(self.mouth.history(asker.seat).lines)
            key = {"previous": "no-earlier-line", "next": "no-later-line"}.get(name) if begun else None
            told = Announcement(key or "nothing-said-yet", kind=Kind.ANSWER, seat=asker.seat, topic=Topic.NONE)
            self._tell(told)

    # ---- the program ------------------------------------------------------------------------------------------

    def _renew(self, settings: Settings) -> None:
        """Let changed settings be heard, and remember them."""
        phrases = self.plan.phrases
        told = language(settings)
        if told != phrases.language:
            phrases = self.plan.phrases = Phrases(told, strict=phrases.strict)
            self.desk.vocabulary = self._vocabulary(phrases)
        phrases.level, phrases.cells = settings.verbosity, settings.cells
        self.mouth.restyle(self.plan.sound_of(settings, phrases), phrases)
        self.plan.keep(settings)

    def _reload(self) -> None:
        """The settings file was changed by somebody else."""
        if self.plan.read is not None:
            settings, problems = self.plan.read(self.knobs.settings)
            self._tell(*(Announcement(one.key, one.facts) for one in problems))
            self.knobs.renew(settings)

    def _heard(self, announcement: Announcement) -> None:
        """The first sample of a line is out."""
        log.info("said %s", announcement.key)
        self.match.said(announcement)
        if self.plan.show is not None:
            self.plan.show(self.plan.phrases.say(announcement))

    def _print(self, text: str) -> None:
        for reader in self._readers:
            reader.new_line()
        self.plan.write(text)

    def _leave(self, anew: bool = False) -> None:
        """End as soon as has been said that the game is kept; at once where a new one begins."""
        self._quitting, self.anew = True, anew
        self.farewell = not anew
        if self.farewell:
            self._tell(Announcement("play-kept", kind=Kind.ANSWER))

    def _hooks(self) -> Hooks:
        return Hooks(
            table=lambda: self.match.table,
            typed=self._line,
            gone=lambda source: self.desk.gone(source),  # noqa: PLW0108 - there is no desk yet
            tell=self._tell,
            reload=self._reload,
            leave=self._leave,
            key=self._key,
        )

    def _tell(self, *announcements: Announcement) -> None:
        self._said += announcements

    def _over(self) -> bool:
        if self._quitting:
            return not (self.farewell and self.mouth.has("play-kept"))
        return self.match.finished and not self.plan.stay and self.mouth.idle

    def _wait_s(self) -> float:
        at_ms = now_ms()
        due = [at_ms + TICK_MS]
        due += [ms for ms in (self._flush_ms, self.mouth.wake_ms) if ms is not None]
        return max(0.0, (min(due) - at_ms) / 1000)
