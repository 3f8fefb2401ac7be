"""Players made of software, who play a match on virtual boards, for the demonstration."""

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
from companion.daemon.chance import is_paced
from companion.daemon.plan import Told
from companion.dealer import Dealer
from companion.games import actor, load
from companion.games.base import Setup
from companion.model import Move
from companion.table import DEALER

if TYPE_CHECKING:
    from companion.daemon.daemon import Daemon


class Players:
    """One virtual board a player, behind a pseudo-terminal, or within the process where there is none.

    Each does what the game's actor says. What lies on a board is laid there; what is told is told; ends are
    confirmed; what is drawn piece by piece is drawn. In a game without sensors there are no boards, and all is
    told. seats: unique id of each board -> its surface.
    """

    def __init__(self, game: str, setup: Setup, tiles: TileSet, dealer: Dealer, folder: Path) -> None:
        self._setup = setup
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
        if sys.platform == "win32":
            channels = [MemoryChannel() for _ in names]
            self._wires = dict(zip(names, channels, strict=True))
            self.ports = link.Ports(named=tuple(names), usb=())
        else:
            (folder / "boards").mkdir()
            channels = [PtyChannel(folder / "boards", name) for name in names]
            self.ports = link.Ports(directory=str(folder / "boards"), usb=())
        self._cables = [VirtualPort(board, one) for board, one in zip(boards, channels, strict=True)]
        self._waiting: Callable[[Any], bool] | None = None
        self._old: dict[int, list[str]] = {}
        self._actor = actor(game, setup, dealer)

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
        move = self._actor.next(referee.state)
        drawn: list[str] = []
        if move is None and referee.game.awaited(referee.state)[0].chance:
            if not is_paced(daemon.match):
                return  # drawn by the companion
            drawn = daemon.hands.chance.drawn()
        count = len(referee.ledger.played)
        self._waiting = lambda referee: len(referee.ledger.played) > count
        if move is not None:
            self._do(daemon, move)
        elif drawn:
            for text in drawn:
                daemon.post(Told(text, source=DEALER))
        else:
            self._remember(referee)
            daemon.post(Told("confirm"))

    def _do(self, daemon: Daemon, move: Move) -> None:
        """Lay what a move lays, tell what it tells."""
        referee = daemon.match.table.referee
        if not move.comes or not self._cables:
            daemon.post(Told(referee.game.text(move), move.player))
            return
        pieces = sorted(move.comes, key=lambda pair: pair[1])
        sort, _, name = pieces[0][1].thing.partition(" ")
        cells = [place.name for place, _ in pieces]
        left = {piece.thing for piece in referee.game.lying(referee.state, str(move.player)).values()}
        old = [thing for thing in self._old.pop(move.player, []) if thing not in left]
        steps = [Step(0, "lift", tuple(thing.removeprefix("domino ").split(" "))) for thing in old]
        lay = Step(0, "castle" if sort == "castle" else "lay", (name, *cells))
        numbers = [one.number for one in self._setup.players]
        self._cables[numbers.index(move.player)].perform([*steps, lay])

    def _remember(self, referee: Any) -> None:
        """What lies now; what of it should not lie any more is taken off later, as people do between two games."""
        for player in self._setup.players:
            for thing in {piece.thing for piece in referee.game.lying(referee.state, str(player.number)).values()}:
                self._old.setdefault(player.number, []).append(thing)
