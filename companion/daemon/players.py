"""Players made of software, who lay legal dominoes on virtual boards, for the demonstration."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from companion import link
from companion.board.script import Step
from companion.board.tileset import TileSet
from companion.board.virtual import VirtualBoard
from companion.board.virtual_port import MemoryChannel, PtyChannel, VirtualPort
from companion.daemon.plan import Told
from companion.dealer import Dealer
from companion.games.base import Setup
from companion.model import Move, Place

if TYPE_CHECKING:
    from companion.daemon.daemon import Daemon

DOMINOES_EACH = 12


class Players:
    """One virtual board a player, behind a pseudo-terminal, or within the process where there is none.

    Each player in turn lays the castle, then a domino drawn by the dealer on the legal place that brings most
    points, and puts aside what fits nowhere; each gets twelve. seats: unique id of each board -> its surface.
    """

    def __init__(self, setup: Setup, tiles: TileSet, dealer: Dealer, folder: Path) -> None:
        self._setup = setup
        self._dealer = dealer
        size = (setup.columns, setup.rows)
        boots = [dealer.number(1, 2**32 - 1) for _ in setup.players]
        boards = [
            VirtualBoard(f"{0xC0FFEE000 + player.number:016X}", tiles, size, boot=boot)
            for player, boot in zip(setup.players, boots, strict=True)
        ]
        self.seats = {board.uid: str(one.number) for board, one in zip(boards, setup.players, strict=True)}
        names = [f"board-{player.number}" for player in setup.players]
        channels: list[Any]
        self._wires: dict[str, MemoryChannel] = {}
        if sys.platform == "win32":
            channels = [MemoryChannel() for _ in names]
            self._wires = dict(zip(names, channels, strict=True))
            self.ports = link.Ports(named=tuple(names), usb=())
        else:
            (folder / "boards").mkdir()
            channels = [PtyChannel(folder / "boards", name) for name in names]
            self.ports = link.Ports(directory=str(folder / "boards"), usb=())
        self._cables = [VirtualPort(board, one) for board, one in zip(boards, channels, strict=True)]
        dealt = dealer.shuffled(n for tile in setup.tiles if (n := _number(tile.thing)))
        self._dealt = dealt[: DOMINOES_EACH * len(setup.players)]
        self._castles = list(setup.players)
        self._waiting: Callable[[Any], bool] | None = None

    def open_port(self, name: str) -> link.Wire:
        """The daemon's end of a board's cable."""
        if name in self._wires:
            port = self._wires[name].port
            port.timeout = 0.25
            return port
        return link.open_serial(name)

    def start(self) -> None:
        """Plug all boards in."""
        for cable in self._cables:
            cable.start()

    def stop(self) -> None:
        """Unplug all boards."""
        for cable in self._cables:
            cable.stop()

    def act(self, daemon: Daemon) -> None:
        """Do the next thing if the last one has been decided and everything is said."""
        referee = daemon.match.table.referee
        if daemon.match.finished or not daemon.mouth.idle or len(daemon.match.table.seats) < len(self._cables):
            return
        if self._waiting is not None and not self._waiting(referee):
            return
        count = len(referee.ledger.played)
        self._waiting = lambda referee: len(referee.ledger.played) > count
        if self._castles:
            self._castle(self._castles.pop(0).number)
        elif self._dealt:
            self._domino(daemon, self._dealt.pop(0))
        else:
            daemon.post(Told("0 end"))

    def _castle(self, player: int) -> None:
        x = (self._setup.columns + 1) // 2
        cell = Place(str(player), x, (self._setup.rows + 1) // 2).name
        self._perform(player, "castle", str(player), cell)

    def _domino(self, daemon: Daemon, number: int) -> None:
        """The player whose turn it is lays the domino where it brings most, or puts it aside."""
        referee = daemon.match.table.referee
        player = len(self._dealt) % len(self._setup.players) + 1
        fitting = [
            move
            for move in referee.game.moves(referee.state, {f"domino {number}"})
            if move.player == player and move.comes
        ]
        if not fitting:
            daemon.post(Told(f"{player} discard {number}", player))
            return
        worth = [self._worth(referee, move) for move in fitting]
        best = [move for move, points in zip(fitting, worth, strict=True) if points == max(worth)]
        cells = [place.name for place, _ in sorted(self._dealer.choose(best).comes, key=lambda pair: pair[1])]
        self._perform(player, "lay", str(number), *cells)

    def _worth(self, referee: Any, move: Move) -> int:
        after = referee.game.play(referee.state, move)
        return sum(line.points for line in referee.game.score(after) if line.player == move.player)

    def _perform(self, player: int, verb: str, *args: str) -> None:
        numbers = [one.number for one in self._setup.players]
        self._cables[numbers.index(player)].perform([Step(0, verb, args)])


def _number(thing: str) -> int:
    """The number of a domino, 0 for anything else."""
    kind, _, number = thing.partition(" ")
    return int(number) if kind == "domino" else 0
