"""A whole daemon in this thread, with virtual boards and a clock of ours: no time passes but what is waited for.

It is used as tests.live.Live is, without ports and terminals: what a board sends is there when its time comes.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

from companion import input as keys
from companion.daemon import daemon as house
from companion.daemon.daemon import Daemon
from companion.daemon.plan import Plan, Quit
from companion.device import link
from companion.device.link.port import Handshake
from companion.device.protocol import BoardCommand, LineCutter, decode
from companion.device.tiles.tileset import TileSet
from companion.device.virtual.board import Sent
from companion.speech import output as mouth
from companion.speech.transcript import TranscriptVoice
from firmware.bench.board import BenchBoard
from firmware.bench.script import ScriptStep, perform
from tests.live import Live
from tests.minds_kit import PlainMinds

STEP_MS = 5
LONGEST_MS = 60_000
"""What has not been said by then is not said any more."""


class Wire:
    """A port of the daemon, by the clock of its table: a board is plugged in, greeted, open, lost."""

    def __init__(self, table: Still, name: str) -> None:
        self.name = name
        self.left = False
        self.open = False  # it has said hello
        self._table = table
        self._shake: Handshake | None = None  # none: it is not plugged in
        self._held = b""

    @property
    def plugged(self) -> bool:
        """Whether there is a board."""
        return self._shake is not None

    def plug(self) -> None:
        """Plug a board in."""
        self.open, self._held, self._shake = False, b"", Handshake(self._table.now_ms)

    def unplug(self) -> None:
        """Pull it out."""
        if self.open and not self.left:
            self._table.tell(link.Lost(self.name, "gone"))
        self.open, self._shake = False, None

    def greet(self) -> None:
        """Ask for a hello, as long as there was none."""
        if self._shake is not None and not self.open:
            self.hear(self._shake.ask(self._table.now_ms))

    def hear(self, data: bytes) -> None:
        """What the daemon's side sends."""
        raise NotImplementedError

    def step(self) -> None:
        """What the board does by now, and what of it arrives."""
        raise NotImplementedError

    def arrive(self, data: bytes) -> None:
        """What the board sends; the first of it is held until it has said hello."""
        if self._shake is None or self.left or not data:
            return
        if self.open:
            self._table.tell(link.Bytes(self.name, data))
            return
        self._held += data
        if self._shake.feed(data):
            self.open = True
            self._table.tell(link.Opened(self.name))
            self._table.tell(link.Bytes(self.name, self._held))


class Cord(Wire):
    """A board of software at its port; used as a BenchPort is."""

    def __init__(self, table: Still, board: BenchBoard, name: str) -> None:
        super().__init__(table, name)
        self.board = board
        self._began_ms = table.now_ms - board.now_ms
        self._scripts: deque[Iterator[ScriptStep]] = deque()
        self._unsent: deque[Sent] = deque()
        self._cutter = LineCutter()
        self.plug()

    def perform(self, steps: Sequence[ScriptStep]) -> None:
        """Perform further steps when all before them are done."""
        self._scripts.append(perform(self.board, list(steps)))

    def stop(self) -> None:
        """Pull it out for good."""
        self.unplug()
        self._table.cords.pop(self.name, None)

    def plug(self) -> None:
        """See Wire."""
        super().plug()
        self._cutter = LineCutter()

    def unplug(self) -> None:
        """See Wire."""
        super().unplug()
        self._unsent.clear()

    def hear(self, data: bytes) -> None:
        """See Wire."""
        for line in self._cutter.feed(data):
            command = decode(line)
            if isinstance(command, BoardCommand):
                self.board.answer(command)

    def step(self) -> None:
        """See Wire."""
        board_ms = self._table.now_ms - self._began_ms
        self._send(board_ms)
        while not self._unsent and self._scripts and self.board.now_ms <= board_ms:
            if next(self._scripts[0], None) is None:
                self._scripts.popleft()
            self._follow_plug()
            self._send(board_ms)
        if not (self._unsent or self._scripts):
            self.board.advance(max(0, board_ms - self.board.now_ms))
            self._send(board_ms)
        self.greet()

    def _send(self, board_ms: int) -> None:
        """Lines whose time has come."""
        self._unsent.extend(self.board.take())
        data = b""
        while self._unsent and self._unsent[0].at_ms <= board_ms:
            data += self._unsent.popleft().line()
        self.arrive(data)

    def _follow_plug(self) -> None:
        if self.board.powered and not self.plugged:
            self.plug()
        elif not self.board.powered:
            self.unplug()


class Still(Live):
    """See Live; wait() and until() let as much time pass as is needed."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.changes["minds"] = PlainMinds
        self.now_ms = 10_000
        self.cords: dict[str, Wire] = {}
        self._patches = ExitStack()
        self._wake_ms = 0

    # ---- boards ----

    def plug(self, n: int, name: str = "", tiles: TileSet | None = None) -> Any:
        """See Live."""
        name = name or f"board-{n}"
        cord = Cord(self, BenchBoard(self.uid(n), tiles or self.tiles, boot=n), name)
        cables: Any = self.cables
        cables[n] = self.cords[name] = cord
        return cord

    # ---- as the link ----

    def send(self, port: str, data: bytes) -> bool:
        """See link.Link."""
        cord = self.cords.get(port)
        if cord is None or not cord.open:
            return False
        cord.hear(data)
        return True

    def leave(self, port: str) -> None:
        """See link.Link."""
        self.cords[port].left = True

    def close(self) -> None:
        """See link.Link."""

    def tell(self, event: link.Event) -> None:
        """Something has happened to a port."""
        if self.daemon is not None:
            self.daemon.post(event)

    # ---- the daemon ----

    def _begin(self, plan: Plan) -> None:
        def clock() -> int:
            return self.now_ms

        for module in (house, mouth):
            self._patches.enter_context(patch.object(module, "now_ms", clock))
        assert self.journal is not None and self.match is not None
        ports = SimpleNamespace(send=self.send, leave=self.leave, close=self.close, start=lambda: None)
        with patch.object(link, "Link", lambda *_args, **_more: ports):
            self.daemon = Daemon(plan, self.journal, self.match, lambda box, _sound, _seat: TranscriptVoice(box))
        self.daemon.start()
        self._wake_ms = 0

    def type(self, line: str) -> None:
        """Type a line on the keyboard."""
        assert self.daemon is not None
        self.daemon.post(keys.Typed(f"{line}\n"))

    def _leave(self) -> None:
        assert self.daemon is not None
        self.daemon.post(Quit())
        self.daemon.run()
        self._patches.close()

    # ---- time ----

    def run(self, ms: int) -> None:
        """Let time pass."""
        assert self.daemon is not None
        for _ in range(0, ms, STEP_MS):
            self.now_ms += STEP_MS
            for cord in list(self.cords.values()):
                cord.step()
            if not self.daemon.events.empty() or self.now_ms >= self._wake_ms:
                self.daemon.step(0)
                self._wake_ms = self.now_ms + max(1, int(1000 * self.daemon._wait_s()))

    def _until(self, found: Callable[[], str], what: str) -> None:
        end_ms = self.now_ms + LONGEST_MS
        while not found():
            assert self.now_ms < end_ms, f"{what!r} was not said; said: {self.lines[-12:]}"
            self.run(STEP_MS)
