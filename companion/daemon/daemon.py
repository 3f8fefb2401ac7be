"""The judge thread: everything that happens comes through one queue, in order, to one owner of all state."""

from __future__ import annotations

import gc
import logging
import sys
from collections.abc import Callable, Iterable

from companion import input as keys
from companion.core.model import Announcement, Kind, Seen
from companion.daemon.actors import Actors
from companion.daemon.adviser import Adviser
from companion.daemon.boards import BoardMeans, BoardPorts, Incoming
from companion.daemon.far_player import NoFarMatch
from companion.daemon.firmware import Firmware
from companion.daemon.inbox import Inbox
from companion.daemon.interrupts import between_steps
from companion.daemon.ipc.server import Request
from companion.daemon.keyboards import Keyboards
from companion.daemon.opponents import Opponents
from companion.daemon.plan import Draw, Plan, ProgramAct, Quit
from companion.daemon.requests import RequestServer
from companion.daemon.reviews import Papers, Reviews
from companion.daemon.seating import Seating
from companion.daemon.stream import Stream
from companion.daemon.user_input import UserInput
from companion.device import link
from companion.device.protocol import Hello
from companion.device.reading.tray import TRAY
from companion.far.courier_news import FarEvent
from companion.input.interpreter import Obey
from companion.minds.minds import Thought
from companion.play.journal import Journal
from companion.play.match import Match, Taken
from companion.play.table import DEALER, LOST, SEAT, TELL, Input
from companion.speech.output import now_ms
from companion.speech.outputs import MakeVoice, OutputEvent, Outputs

FLUSH_MS = 1000
"""How soon what waits for a commit is written when nothing else is heard.

Longer than a hand needs to lay the second half, which must not find the disk busy with the first.
"""

RETRY_MS = 5000
"""How soon a journal that the disk refused is tried again when nothing is heard."""

SWITCH_S = 0.0005
"""How long a computing thread keeps the others waiting: the usual 5 ms would be a quarter of a key's 20 ms."""

TICK_MS = 500
"""How often doubts and silent boards are looked after."""


log = logging.getLogger(__name__)


class Daemon:
    """Runs one match to its end, to quit, or for ever.

    make_voice: gives each output its voice, told where to put its events. open_port: pyserial, or what stands for
    it. pace: how often ports are looked for. After run, anew: whether a new match was asked for; farewell: key of
    the last sentence, "" where none was needed.
    """

    def __init__(
        self,
        plan: Plan,
        journal: Journal,
        match: Match,
        make_voice: MakeVoice,
        open_port: Callable[[str], link.SerialPort] = link.open_serial,
        pace: link.Pace | None = None,
    ) -> None:
        self.events, self.match, self.plan = Inbox(), match, plan
        self.anew, self.farewell, self._quitting = False, "", False
        self._journal = journal
        self._said: list[Announcement] = []
        self._flush_ms: int | None = now_ms() + RETRY_MS if journal.waiting else None
        self.outputs = self._outputs(make_voice)
        self.stream = Stream(match.table, lambda: not self.outputs.idle, Actors(match.table, self.events.put))
        self._minds = plan.minds()
        self._opponents = Opponents(match, self.stream, self.events.put, self._minds, self._by_enter)
        self._adviser = Adviser(match, self._minds, self.events.put, self._tell)
        papers = Papers(plan.papers, match.number, lambda: plan.phrases)
        self._reviews = Reviews(match, self._minds, self.events.put, self.outputs.goes_on, papers, self._look)
        self.user_input = UserInput(plan, match, self.outputs, self.events, self._tell, self._doing())
        self.user_input.interpreter.go_on = self._opponents.go_on
        self.request_server = RequestServer(
            match.table, self.stream, self.user_input, self._tell, self._leave, self.outputs.lend
        )
        self.user_input.interpreter.agree = self.request_server.wishes.agree
        self.user_input.interpreter.is_page = self.request_server.is_page
        self._keyboards = Keyboards(match, self._tell, self.user_input.seats, self.request_server.seats)
        self._far = plan.far or NoFarMatch()
        for player in self._far.players():
            self.stream.join(player)
        self.user_input.interpreter.admitted = self._keyboards.admitted
        self._write = self.request_server.printing(plan.write)
        self._link = link.Link(self.events, plan.ports, pace=pace, open_port=open_port)
        self._firmware = Firmware(self._tell, self._owner, plan.older)
        settle_ms, wand = plan.settings.settle_ms, plan.settings.wand
        self._boards = BoardPorts(self._means(), settle_ms, wand, self.request_server.overhear)
        self._seating = Seating(match.table, plan.remembered, self._tell)

    def _outputs(self, make_voice: MakeVoice) -> Outputs:
        """Who hears what at this table."""
        plan, names = self.plan, self.match.table.setup.names
        sound = plan.sound_of(plan.settings, plan.phrases)
        return Outputs(make_voice, self.events, plan.phrases, sound, self._print, self._heard, names)

    def _means(self) -> BoardMeans:
        """What the boards need of the rest."""
        return BoardMeans(
            self._link.send,
            self._tell,
            self._link.leave,
            self._firmware.refused,
            self.plan.older,
            lambda uid: self._firmware.mute(uid, self.match.table.seats.get(uid) == TRAY),
        )

    def _doing(self) -> dict[str, Obey]:
        """What commands about the match as a whole do."""
        return {
            "quit": lambda _meant, _asker: self._leave(),
            "new": lambda _meant, _asker: self._leave(anew=True),
            "best": self._adviser.best,
            "why": self._adviser.why,
            "computer": lambda meant, asker: self._tell(
                *self._opponents.command(meant.subject, meant.args, asker.seat)
            ),
        }

    def _by_enter(self) -> bool:
        """Whether somebody has to let each act of a computer be done."""
        return bool(self.user_input.live_settings.settings.computer_pace == "enter")

    # ---- its life --------------------------------------------------------------------------------------------

    def start(self) -> None:
        """Start voices, keys and ports."""
        self.outputs.start()
        self.user_input.start()
        self._link.start()
        self._far.begin(self.events.put, self._look)
        self._opponents.follow()
        self._tell(*self._opponents.simply())

    def announce(self, *announcements: Announcement) -> None:
        """Say something that no observation led to; only before run, or from its thread."""
        self.outputs.put(*announcements)

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
            with between_steps() as step_done:
                while not self._over():
                    self.step(self._wait_s())
                    if between is not None:
                        between(self)
                    step_done()
        finally:
            self._far.close(self.events.step, now_ms)
            self._reviews.close()
            self._opponents.close()
            self._minds.close()
            self.stream.actors.close()
            self.user_input.close()
            self._link.close()
            self.outputs.close()
            self.match.seal()
            self._journal.flush()

    def step(self, wait_s: float) -> None:
        """Wait for events at most so long, then obey those whose turn it is."""
        batch = self.events.step(wait_s)
        at_ms = now_ms()
        taken: list[Taken] = []
        for event in batch:
            if taken and isinstance(event, keys.Typed | Request | FarEvent):  # it depends on what was before it
                self._decide(taken, at_ms)
                taken = []
            taken += self._obey(event, at_ms)
        for uid in self._boards.tick(at_ms):
            taken += self._lost(uid, at_ms)
        self._seating.tick(at_ms)
        self._adviser.tick(at_ms)
        self._decide(taken, at_ms)
        self._said += self._journal.news()
        self._ask_what_next()
        told, self._said = self._said, []
        self.outputs.put(*told)
        if not self._over():  # nothing follows the farewell
            self.outputs.pump(self.match.facts)
        self.stream.publish()
        self._opponents.tick(at_ms)
        if self._flush_ms is not None and now_ms() >= self._flush_ms and self.events.empty():
            self._journal.flush()
            self._flush_ms = now_ms() + RETRY_MS if self._journal.waiting else None

    def _decide(self, taken: list[Taken], at_ms: int) -> None:
        """Hear what was taken, then draw what chance has to decide after it."""
        if taken:
            self._hear(taken, at_ms)
        while drawn := self.user_input.chance.due():
            dealt = [Input(at_ms, DEALER, f"{TELL} {text}") for text in drawn]
            self._hear(self._take_all(dealt), at_ms)

    def _hear(self, taken: list[Taken], at_ms: int) -> None:
        """Decide what was heard and keep it."""
        self._decided([*self._opponents.worded(self.match.hear(taken)), *self._reviews.hear(taken)], at_ms)

    def _decided(self, said: list[Announcement], at_ms: int) -> None:
        """Say what came of something; what it lets a board here propose to other tables is sent to them."""
        self.user_input.interpreter.heard(said)
        self._said += [*said, *self._far.proposed()]
        self._flush_ms = at_ms + FLUSH_MS

    # ---- events -----------------------------------------------------------------------------------------------

    def _obey(self, event: object, at_ms: int) -> list[Taken]:  # noqa: PLR0912 - one branch an event
        """What one event brings to the table; everything else is done at once."""
        match event:
            case OutputEvent():
                self.outputs.event(event)
            case link.Bytes():
                incoming = self._boards.received(event.port, event.data, at_ms)
                return [one for message in incoming for one in self._message(message, at_ms)]
            case link.Opened() | link.Lost() | link.Refused():
                return self._port(event, at_ms)
            case keys.Typed():
                return self._take_all(self.user_input.typed(event, at_ms))
            case keys.Key():
                self.user_input.key(event.char, event.source, event.seat, at_ms)
            case keys.Noticed():
                self.user_input.noticed(event)
            case Request():
                return self._take_all(self.request_server.obey(event, at_ms))
            case FarEvent():
                self._decided(self._opponents.worded(self._far.obey(event, at_ms)), at_ms)
            case ProgramAct():
                return self._take(Input(at_ms, event.source, f"{event.word} {event.text}".rstrip(), event.seat))
            case Draw():
                self.user_input.draw()
            case Thought():
                self._opponents.answered(event)
                self._adviser.advised(event)
            case Announcement():
                self._tell(event)
            case Quit():
                self._quitting = True
        return []

    def _port(self, event: link.Opened | link.Lost | link.Refused, at_ms: int) -> list[Taken]:
        self.request_server.happened(event)
        self._seating.noticed()
        if isinstance(event, link.Opened):
            self._boards.opened(event.port, at_ms)
        elif isinstance(event, link.Lost):
            return self._port_lost(event, at_ms)
        else:
            self._tell(Announcement(event.key, event.facts, Kind.MESSAGE, coalesce=event.port))
        return []

    def _port_lost(self, event: link.Lost, at_ms: int) -> list[Taken]:
        """A port is gone, or sends so much that it is not read: said of a player's board, else of the port."""
        uid = self._boards.lost(event.port)
        why = link.FLOOD if event.reason == link.FLOOD else ""
        if why and uid not in self.match.table.seats:
            self._tell(Announcement("port-flood", {"port": event.port}, Kind.IMPORTANT, coalesce=event.port))
        return self._lost(uid, at_ms, why) if uid else []

    def _owner(self, uid: str) -> str:
        """The name of the player whose board it is, "" for nobody's."""
        number = self.match.table.owner(uid)
        return self.outputs.name_of(number) if number else ""

    def _lost(self, uid: str, at_ms: int, why: str = "") -> list[Taken]:
        """A board is gone."""
        self._seating.gone(uid)
        return self._take(Input(at_ms, uid, f"{LOST} {why}".rstrip()))

    def _take(self, heard: Input) -> list[Taken]:
        return self._keyboards.take(heard)

    def _take_all(self, heard: Iterable[Input]) -> list[Taken]:
        return [one for each in heard for one in self._take(each)]

    def _message(self, incoming: Incoming, at_ms: int) -> list[Taken]:
        """A board's message; of one without a seat it may tell whose it is."""
        taken: list[Taken] = []
        table = self.match.table
        if incoming.uid not in table.seats:
            if isinstance(incoming.message, Hello):
                self._seating.arrived(incoming, at_ms)
            elif self._seating.hear(incoming.uid, incoming.message):
                self.user_input.hush(0, at_ms)
            return self._sit(at_ms)
        if isinstance(incoming.message, Hello):
            self._firmware.hello(incoming.uid, incoming.message.firmware)
        seen = table.take_message(incoming.uid, incoming.message)
        buttons = [one for one in seen if one.kind is Seen.BUTTON]
        if len(buttons) < len(seen) or not (seen or self._boards.tells_nothing(incoming)):
            taken.append((Input(incoming.message.at_ms, incoming.uid, incoming.line), seen))
        for one in buttons:
            if not self.user_input.interpreter.pending(incoming.uid) and self._seating.tells_whose(one):
                self.user_input.hush(one.seat, at_ms)
                continue
            taken += self._take_all(self.user_input.button(one, incoming.uid, at_ms))
        return taken

    def _look(self, surface: str) -> None:
        """Have the board of a surface say what lies on it."""
        for uid, name in self.match.table.seats.items():
            if name == surface:
                self._boards.look(uid)

    def _sit(self, at_ms: int) -> list[Taken]:
        """Boards that have got seats sit down: the hello that was kept counts, and what lies there is asked."""
        taken: list[Taken] = []
        for surface, hello in self._seating.given():
            taken += self._take(Input(at_ms, hello.uid, f"{SEAT} {surface}"))
            taken += self._message(hello, at_ms)
            self._boards.look(hello.uid)
        return taken

    # ---- the program ------------------------------------------------------------------------------------------

    def _heard(self, announcement: Announcement, ear: int) -> None:
        """The first sample of a line is out, at the table (0) or in the earphone of a seat."""
        log.info("said %s", announcement.key)
        self.match.said(announcement)
        self.stream.said(announcement, ear)

    def _print(self, text: str) -> None:
        self.user_input.new_line()
        self._write(text)

    def _leave(self, anew: bool = False) -> None:
        """End once it is said how much of the game is kept; at once for a new one, and where the match is over."""
        self._quitting, self.anew = True, anew
        if anew or self.match.finished:
            return
        self._journal.flush()
        left = self._journal.farewell()
        self.farewell = left.key
        self._tell(Announcement(left.key, left.facts, Kind.ANSWER))

    def _tell(self, *announcements: Announcement) -> None:
        self._said += announcements

    def _over(self) -> bool:
        if self._quitting:
            return not (self.farewell and self.outputs.has(self.farewell))
        return self._is_told() and not self._can_answer()

    def _is_told(self) -> bool:
        """Whether the match is over, and all that its end makes worth saying has been said."""
        return self.match.finished and not self.plan.stay and self.outputs.idle and not self._said

    def _can_answer(self) -> bool:
        """Whether anybody at a keyboard can be asked anything."""
        return self.user_input.has_keyboard or self.request_server.has_keyboard

    def _ask_what_next(self) -> None:
        """Ask what comes after the match, once its end has been said, and again behind each answer."""
        interpreter = self.user_input.interpreter
        if interpreter.afterwards is None and self._is_told() and self._can_answer():
            self.match.seal()
            self._journal.flush()
            self.user_input.end(self._reviews.begin())
        if not self._quitting:
            interpreter.ask_again()
            self.request_server.wishes.ask_again()

    def _wait_s(self) -> float:
        at_ms = now_ms()
        due = [at_ms + TICK_MS]
        asking = [one.wake_ms for one in (self._boards, self._seating, self._opponents, self._adviser)]
        due += [ms for ms in (self._flush_ms, self.outputs.wake_ms, *asking) if ms is not None]
        return max(0.0, (min(due) - at_ms) / 1000)
