"""Players made of software, who play a match on virtual boards, for the demonstration."""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from companion.core.model import Move
from companion.daemon.actors import Program
from companion.daemon.plan import Draw, Quit
from companion.device import link
from companion.device.tiles.tileset import TileSet
from companion.device.virtual.board import VirtualBoard
from companion.device.virtual.port import MemoryChannel, PtyChannel, VirtualPort, has_terminals
from companion.games import load, strategy
from companion.games.api import COMPANION, DRAW, Setup
from companion.play.dealer import Dealer
from companion.play.fold import Fold
from companion.play.state import TableState

if TYPE_CHECKING:
    from companion.daemon.daemon import Daemon


class Players:
    """A program for each seat, and one for what is nobody's; one virtual board a player that the game reads.

    The boards are behind pseudo-terminals, or within the process where there is none. All play by one strategy of
    the game, which is asked once for each state, so that the same chance plays the same match; what a seat does
    comes from what that seat is told, and what is nobody's from what all are told. What lies on a
    board is laid there; what is told is told; ends are confirmed; what is drawn piece by piece is drawn. seats:
    unique id of each board -> its surface. pace_s: at least so long passes before each act.
    ready: nobody acts while it is not set.
    """

    def __init__(
        self, game: str, setup: Setup, tiles: TileSet, dealer: Dealer, folder: Path, pace_s: float = 0.0
    ) -> None:
        self._setup = setup
        self._pace_s, self._stopping = pace_s, threading.Event()
        self.ready = threading.Event()
        self.ready.set()
        size = (setup.columns, setup.rows)
        read = {one.owner for one in load(game).places(setup) if one.sensed}
        seated = [player for player in setup.players if player.number in read]
        boots = [dealer.number(1, 2**32 - 1) for _ in seated]
        boards = [
            VirtualBoard(f"{0xC0FFEE000 + player.number:016X}", tiles, size, boot=boot)
            for player, boot in zip(seated, boots, strict=True)
        ]
        self.seats = {board.uid: str(one.number) for board, one in zip(boards, seated, strict=True)}
        names = [f"board-{player.number}" for player in seated]
        channels: list[Any]
        self._wires: dict[str, MemoryChannel] = {}
        if has_terminals():
            (folder / "boards").mkdir()
            channels = [PtyChannel(folder / "boards", name) for name in names]
            self.ports = link.Ports(directory=str(folder / "boards"), usb=())
        else:
            channels = [MemoryChannel() for _ in names]
            self._wires = dict(zip(names, channels, strict=True))
            self.ports = link.Ports(named=tuple(names), usb=())
        self._cables = [VirtualPort(board, one) for board, one in zip(boards, channels, strict=True)]
        self._game = load(game)
        self._strategy = strategy(game, setup, dealer)
        self._fold = Fold(self._game, setup)
        self._programs = [
            Program(seat, partial(self._play, seat)) for seat in (0, *(n.number for n in setup.players))
        ]
        self._post: Callable[[object], None] = lambda _event: None
        self._guard = threading.Lock()
        self._chosen: tuple[Mapping[str, str], Any, Move | None] | None = None
        self._acted = -1
        self._old: dict[int, list[str]] = {}

    def open_port(self, name: str) -> link.SerialPort:
        """The daemon's end of a board's cable."""
        return self._wires[name].port if name in self._wires else link.open_serial(name)

    def start(self, daemon: Daemon) -> None:
        """Plug all boards in, and let the programs follow the table."""
        for cable in self._cables:
            cable.start()
        self._post = daemon.post
        for program in self._programs:
            daemon.stream.join(program)

    def stop(self) -> None:
        """End the programs and unplug all boards."""
        self._stopping.set()
        self.ready.set()
        for program in self._programs:
            program.stop()
        for cable in self._cables:
            cable.stop()

    def _play(self, seat: int, told: TableState) -> str:
        """Act, if it is this seat's turn; nobody else would go on with a demonstration that has failed."""
        try:
            return self._act(seat, told)
        except Exception:
            self._post(Quit())
            raise

    def _act(self, seat: int, told: TableState) -> str:
        """Do the next thing, if it is this seat's, the last one has been decided and everything is said.

        Gives the act that is to be told, "" where there is none.
        """
        there = sum(one.there for one in told.boards.values())
        if told.finished or told.speaking or there < len(self._cables):
            return ""
        with self._guard:
            if len(told.acts) <= self._acted:
                return ""
            if self._chosen is None or self._chosen[0] != told.acts:
                state = self._fold.after(told.acts.values())
                self._chosen = told.acts, state, self._strategy.next(state)
            _, state, move = self._chosen
            if seat != (move.player if move is not None else 0):
                return ""
            self.ready.wait()
            if self._pace_s and self._stopping.wait(self._pace_s):
                return ""
            text = self._decide(state) if move is None else self._do(state, move)
            if text is not None:
                self._acted = len(told.acts)
            return text or ""

    def _decide(self, state: Any) -> str | None:
        """What no player decides: a draw, or the confirmation; None where the companion does it by itself."""
        due = self._game.awaited(state)[0]
        if not due.chance:
            self._remember(state)
            return "confirm"
        if due.paced and self._setup.options.get(DRAW) == COMPANION:
            self._post(Draw())
            return ""
        return None

    def _do(self, state: Any, move: Move) -> str:
        """Lay what a move lays, give what is to be told."""
        if not move.comes or not self._cables:
            return self._game.text(move)
        pieces = sorted(move.comes, key=lambda pair: pair[1])
        thing, spots = pieces[0][1].thing, [(place.x, place.y) for place, _ in pieces]
        left = {piece.thing for piece in self._game.lying(state, str(move.player)).values()}
        old = [each for each in self._old.pop(move.player, []) if each not in left]
        numbers = [one.number for one in self._setup.players]
        cable = self._cables[numbers.index(move.player)]

        def act() -> None:
            for each in old:
                cable.board.lift(each)
            cable.board.lay(thing, *spots)

        cable.do(act)
        return ""

    def _remember(self, state: Any) -> None:
        """What lies now; what of it should not lie any more is taken off later, as people do between two games."""
        for player in self._setup.players:
            for thing in {piece.thing for piece in self._game.lying(state, str(player.number)).values()}:
                self._old.setdefault(player.number, []).append(thing)
