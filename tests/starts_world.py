"""Boards that are plugged, garbled and pulled out before a whole daemon, in one thread and by a clock of ours.

The daemon is the one that `companion play` runs, with its table, seats, journal and words; only its clock and its
ports are these. The oracle knows the promise alone: who is there, who was read, and what was said.
"""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, Literal
from unittest.mock import patch

from companion.core.model import Announcement, Player
from companion.daemon import daemon as house
from companion.daemon.daemon import Daemon
from companion.daemon.plan import Plan
from companion.device import link
from companion.device.link.port import Handshake
from companion.device.protocol import BoardCommand, LineCutter, decode
from companion.device.tiles.tileset import TileSet
from companion.games.api import Setup
from companion.language.phrases import Phrases
from companion.play.journal import Journal
from companion.play.match import Match
from companion.play.table import SEAT
from companion.speech import output
from companion.speech.transcript import TranscriptVoice
from firmware.bench.board import BenchBoard

STEP_MS = 10
WITHIN_MS = 2000
"""What is promised: so soon is a board read, or it is said which one does not answer."""

STORM = 12
"""More commands than this within a second are a storm."""

NAMES = ("Jana", "Petr", "Ola", "Emma")
REFUSALS = frozenset(
    {"board-extra", "board-wrong-size", "tray-wrong-size", "tray-extra", "board-tray-unused", "board-two-ids"}
)
TOLD = REFUSALS | {"board-whose", "port-silent", "board-tells-nothing", "tray-tells-nothing", "port-full"}

PHRASES = Phrases("en", "terse", strict=True)

Deaf = Literal["", "snapshots", "all"]


@dataclass(eq=False)
class Unit:
    """A board or tray. deaf: what it never answers. castle: the one that is laid on it."""

    board: BenchBoard
    deaf: Deaf = ""
    castle: str = "castle 1"
    hangs_until_ms: int = 0

    @property
    def uid(self) -> str:
        return self.board.uid

    @property
    def is_tray(self) -> bool:
        return self.board.kind == "tray"

    @property
    def fits(self) -> bool:
        return (self.board.columns, self.board.rows) == ((5, 4) if self.is_tray else (5, 5))


@dataclass(eq=False)
class Cable:
    """A unit at a port.

    changed_ms: when it was plugged in, started anew or got its seat. found_ms: when the link looks at the port.
    loses: lines that will not arrive whole.
    """

    unit: Unit
    port: str
    changed_ms: int
    found_ms: int
    late_ms: int
    shake: Handshake | None = None
    held: bytearray = field(default_factory=bytearray)
    opened_ms: int | None = None
    left: bool = False
    up: deque[tuple[int, bytes]] = field(default_factory=deque)
    down: deque[tuple[int, bytes]] = field(default_factory=deque)
    cutter: LineCutter = field(default_factory=LineCutter)
    loses: dict[str, dict[int, str]] = field(default_factory=lambda: {"up": {}, "down": {}})
    sent: dict[str, int] = field(default_factory=lambda: {"up": 0, "down": 0})
    commands: list[tuple[int, str]] = field(default_factory=list)

    def put(self, way: str, at_ms: int, line: bytes) -> None:
        """Send a line; it may get lost or garbled on its way."""
        queue = self.up if way == "up" else self.down
        harm = self.loses[way].pop(self.sent[way], "")
        self.sent[way] += 1
        if harm == "garbled":
            line = line[:3] + bytes([line[3] ^ 1]) + line[4:]
        if harm != "lost":
            queue.append((max(at_ms + self.late_ms, queue[-1][0] if queue else 0), line))


class World:
    """A daemon and what is plugged into its computer; stands for its link.Link."""

    def __init__(
        self,
        journal: Journal,
        tiles: TileSet,
        remembered: dict[str, str],
        count: int,
        *,
        match: bool,
        dice: random.Random,
    ) -> None:
        self.now_ms = 10_000
        self.dice = dice
        self.cables: dict[str, Cable] = {}
        self.said: list[tuple[int, Announcement]] = []
        self.heard: list[tuple[int, str, str]] = []
        self.upset_ms = self.woke_ms = 0
        self.players = count
        players = tuple(Player(n, NAMES[n - 1]) for n in range(1, count + 1))
        setup = Setup(players, tiles.tiles(), options={"play": "match"} if match else {})
        game = Match.begin(journal, "royal_garden", setup, tiles, {"quiet_ms": 300, "long_quiet_ms": 600})
        plan = Plan(link.Ports(), PHRASES, write=lambda _line: None, remembered=dict(remembered))
        with patch.object(link, "Link", lambda *_args, **_more: self):
            self.daemon = Daemon(plan, journal, game, lambda inbox, _sound, _seat: TranscriptVoice(inbox))
        self.daemon.outputs.start()
        self._wake_ms = 0
        self._overhear()

    def _overhear(self) -> None:
        """Note what is said and what is heard on their way."""
        put, hear = self.daemon.outputs.put, self.daemon.match.hear

        def noted_put(*told: Announcement) -> None:
            self.said += [(self.now_ms, one) for one in told]
            put(*told)

        def noted_hear(taken: Any) -> list[Announcement]:
            self.heard += [(self.now_ms, one.source, one.text) for one, _ in taken]
            for one, _ in taken:
                for cable in self.cables.values():
                    if one.text.startswith(f"{SEAT} ") and cable.unit.uid == one.source:
                        cable.changed_ms = self.now_ms
            return hear(taken)

        overhear: Any = self.daemon
        overhear.outputs.put, overhear.match.hear = noted_put, noted_hear

    # ---- as the link -----------------------------------------------------------------------------------------

    def start(self) -> None:
        """See link.Link."""

    def close(self) -> None:
        """See link.Link."""

    def send(self, port: str, data: bytes) -> bool:
        """See link.Link."""
        cable = self.cables.get(port)
        if cable is None or cable.opened_ms is None:
            return False
        command = decode(data)
        assert isinstance(command, BoardCommand)
        cable.commands.append((self.now_ms, command.command))
        recent = [what for at_ms, what in cable.commands if at_ms > self.now_ms - 1000]
        assert len(recent) <= STORM, f"a storm on {port}: {recent}"
        cable.put("down", self.now_ms, data)
        return True

    def leave(self, port: str) -> None:
        """See link.Link."""
        self.cables[port].left = True

    # ---- what happens ----------------------------------------------------------------------------------------

    def plug(self, unit: Unit, port: str, look_ms: int = 0, late_ms: int = 0) -> Cable:
        """Plug a unit in; the link looks at its port a little later."""
        self._live(unit)
        if not unit.board.powered:
            unit.board.plug()
        unit.board.take()
        unit.board.hello()
        unit.hangs_until_ms = 0
        cable = self.cables[port] = Cable(unit, port, self.now_ms, self.now_ms + look_ms, late_ms)
        return cable

    def unplug(self, port: str) -> None:
        """Pull a cable out; the daemon's end notices at once."""
        cable = self.cables.pop(port)
        cable.unit.board.unplug()
        if cable.opened_ms is not None and not cable.left:
            self.daemon.post(link.Lost(port, "gone"))
        self.upset_ms = max(self.upset_ms, self.now_ms)

    def restart(self, port: str) -> None:
        """The board starts anew, as after a dip of its supply, while its port stays."""
        unit = self.cables[port].unit
        self._live(unit)
        unit.board.unplug()
        unit.board.plug()
        self.cables[port].changed_ms = self.now_ms

    def hang(self, port: str, ms: int) -> None:
        """The board says nothing for a while."""
        unit = self.cables[port].unit
        unit.hangs_until_ms = self.now_ms + ms
        self.upset_ms = max(self.upset_ms, unit.hangs_until_ms)

    def sleep(self, ms: int) -> None:
        """The computer sleeps, and its boards with it."""
        self.now_ms += ms
        self.upset_ms, self.woke_ms = max(self.upset_ms, self.now_ms), self.now_ms

    def run(self, ms: int, checked: bool = True) -> None:
        """Let time pass."""
        for _ in range(ms // STEP_MS):
            self.now_ms += STEP_MS
            for cable in list(self.cables.values()):
                self._carry(cable)
            if not self.daemon.events.empty() or self.now_ms >= self._wake_ms:
                self.daemon.step(0)
                self._wake_ms = self.now_ms + max(1, int(1000 * self.daemon._wait_s()))
            if checked and self.now_ms % 100 == 0:
                self.check()

    def _live(self, unit: Unit) -> None:
        unit.board.advance(max(0, self.now_ms - 10_000 - unit.board.now_ms))

    def _carry(self, cable: Cable) -> None:
        """A step of one cable: the board lives, lines travel, the link shakes hands or reads."""
        unit = cable.unit
        self._live(unit)
        hangs = self.now_ms < unit.hangs_until_ms
        while cable.down and cable.down[0][0] <= self.now_ms and not hangs:
            for line in cable.cutter.feed(cable.down.popleft()[1]):
                command = decode(line)
                deaf = unit.deaf == "all" or (unit.deaf and command_is(command, "snapshot"))
                if isinstance(command, BoardCommand) and not deaf:
                    unit.board.answer(command)
        for sent in unit.board.take():
            if unit.deaf != "all" and not hangs:
                cable.put("up", self.now_ms, sent.line())
        if not cable.left and self.now_ms >= cable.found_ms:
            self._link(cable)

    def _link(self, cable: Cable) -> None:
        data = b""
        while cable.up and cable.up[0][0] <= self.now_ms:
            data += cable.up.popleft()[1]
        if cable.opened_ms is not None:
            if data:
                self.daemon.post(link.Bytes(cable.port, data))
            return
        cable.shake = cable.shake or Handshake(self.now_ms)
        if asking := cable.shake.ask(self.now_ms):
            cable.put("down", self.now_ms, asking)
        cable.held += data
        if cable.shake.feed(data):
            cable.opened_ms = self.now_ms
            self.daemon.post(link.Opened(cable.port))
            self.daemon.post(link.Bytes(cable.port, bytes(cable.held)))
        elif cable.shake.silent(self.now_ms):
            cable.left = True
            self.daemon.post(link.Refused(cable.port, "port-silent", {"port": cable.port}))

    # ---- the oracle ------------------------------------------------------------------------------------------

    def check(self) -> None:
        """Whoever is there for long enough is read, or something is said about it."""
        for cable in self.cables.values():
            uid = cable.unit.uid
            since_ms = max(cable.changed_ms, self.upset_ms, cable.found_ms - 1000)
            if self.now_ms - since_ms < WITHIN_MS:
                continue
            if uid in self.daemon.match.table.seats and not (cable.unit.deaf or cable.left):
                twins = [one for one in self.cables.values() if one.unit.uid == uid]
                assert len(twins) > 1 or self.was_read(cable), f"{uid} was not read; {self.story()}"
            elif self.now_ms - max(cable.opened_ms or cable.found_ms, self.woke_ms) >= WITHIN_MS + STEP_MS * 10:
                assert self.was_told(cable.found_ms - WITHIN_MS), f"nothing was said of {uid}; {self.story()}"

    def was_read(self, cable: Cable) -> bool:
        """Whether what lies on a board has come to the table since it last changed."""
        return any(
            at_ms >= cable.changed_ms and source == cable.unit.uid and '"snapshot"' in text
            for at_ms, source, text in self.heard
        )

    def was_told(self, since_ms: int) -> bool:
        """Whether anything was said that tells why a board is not read."""
        return any(at_ms >= since_ms and told.key in TOLD for at_ms, told in self.said)

    def story(self) -> str:
        """What happened, for a test that fails."""
        said = [f"{at_ms} said {told.key} {dict(told.facts)}" for at_ms, told in self.said]
        there = [
            f"{c.port} {c.unit.uid} found {c.found_ms} open {c.opened_ms} {c.commands}"
            for c in self.cables.values()
        ]
        return "\n".join([f"now {self.now_ms}", *said, *there, str(self.daemon.match.table.seats)])

    def unread(self) -> list[Cable]:
        """Boards that could be read and have no seat."""
        seats = self.daemon.match.table.seats
        return [
            one
            for one in self.cables.values()
            if one.unit.fits and not one.unit.is_tray and one.unit.deaf != "all" and one.unit.uid not in seats
        ]

    def free(self) -> list[str]:
        """Seats without a board that is there."""
        there = {one.unit.uid for one in self.cables.values()}
        taken = {surface for uid, surface in self.daemon.match.table.seats.items() if uid in there}
        return [str(n) for n in range(1, self.players + 1) if str(n) not in taken]

    def everyone_acts(self) -> None:
        """Players do what they are told: plug anew what does not answer, and press buttons for the seats that are
        free. Then each lays a castle, which counts.
        """
        for port, cable in list(self.cables.items()):
            if cable.left:
                self.unplug(port)
                self.plug(cable.unit, port)
        self.run(WITHIN_MS + 1000)
        for _ in range(2 * self.players + 2):
            if not (self.unread() and self.free()):
                break
            uid, seat = self.unread()[0].unit.uid, int(self.free()[0])
            for cable in self.cables.values():
                if cable.unit.uid == uid:  # of two with one id, nobody knows which of them is read
                    cable.unit.board.press(seat)
            self.run(WITHIN_MS)
        assert not (self.unread() and self.free()), self.story()
        self.lay_castles()

    def lay_castles(self) -> None:
        """A castle laid on a board that is read stands a second later."""
        table = self.daemon.match.table
        for cable in list(self.cables.values()):
            surface = table.seats.get(cable.unit.uid, "")
            if surface in {"", "tray"} or cable.unit.deaf or self._is_twin(cable):
                continue
            since_ms = self.now_ms
            if not cable.unit.board.where(cable.unit.castle):
                cable.unit.board.lay(cable.unit.castle, (3, 3))
                self.run(1000)
            lying = table.referee.game.lying(table.referee.state, surface)
            warned = any(at_ms > since_ms and told.key == "careful" for at_ms, told in self.said)
            assert lying or warned, f"a castle on {cable.unit.uid} was not seen; {self.story()}"

    def _is_twin(self, cable: Cable) -> bool:
        return any(one is not cable and one.unit.uid == cable.unit.uid for one in self.cables.values())


def command_is(message: object, name: str) -> bool:
    """Whether a message is this command."""
    return isinstance(message, BoardCommand) and message.command == name


@contextmanager
def world_of(
    journal: Journal,
    tiles: TileSet,
    remembered: dict[str, str],
    count: int = 2,
    *,
    match: bool = False,
    seed: int = 0,
) -> Iterator[World]:
    """A world whose clock is the daemon's."""
    here: list[World] = []

    def clock() -> int:
        return here[0].now_ms if here else 10_000

    with patch.object(house, "now_ms", clock), patch.object(output, "now_ms", clock):
        here.append(World(journal, tiles, remembered, count, match=match, dice=random.Random(seed)))
        yield here[0]
