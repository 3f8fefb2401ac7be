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
from companion.daemon.plan import Told
from companion.dealer import Dealer
from companion.games.base import MATCH, PLAY, Awaited, Setup
from companion.model import Move, Place

if TYPE_CHECKING:
    from companion.daemon.daemon import Daemon


DOMINOES_EACH = 12
"""How many a player lays in free placement."""


class Players:
    """One virtual board a player, behind a pseudo-terminal, or within the process where there is none.

    Each player in turn does what the game waits for: the castle in the middle, then of all legal acts the one that
    brings most points. What lies on a board is laid there; what is told is told; the end is confirmed. In free
    placement each gets a few dominoes, drawn by the dealer. seats: unique id of each board -> its surface.
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
        self._waiting: Callable[[Any], bool] | None = None
        self._old: dict[int, list[str]] = {}
        things = [tile.thing for tile in setup.tiles if tile.thing.startswith("domino ")]
        self._dealt = dealer.shuffled(things)[: DOMINOES_EACH * len(setup.players)]

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
        awaited = referee.game.awaited(referee.state)
        # A castle holds up nobody but its own player; laid first, it never has to be asked for.
        due = next((one for one in awaited if self._lays_castle(referee, one)), awaited[0])
        if due.chance:
            return  # drawn by the companion
        count = len(referee.ledger.played)
        self._waiting = lambda referee: len(referee.ledger.played) > count
        if due.confirms is not None:
            self._clear(referee)
            daemon.post(Told("confirm"))
        elif self._setup.options.get(PLAY) == MATCH or self._lays_castle(referee, due):
            self._do(daemon, self._choice(referee, due))
        elif self._dealt:
            self._do(daemon, self._free_choice(referee, self._dealt.pop(0)))
        else:
            daemon.post(Told("0 end"))

    @staticmethod
    def _lays_castle(referee: Any, due: Awaited) -> bool:
        moves = referee.game.moves(referee.state, {f"castle {due.player}"})
        return bool(due.player) and any(move.player == due.player for move in moves)

    def _choice(self, referee: Any, due: Awaited) -> Move:
        """The castle on the middle, else the legal act that brings most, one of the best by lot."""
        middle = Place(str(due.player), (self._setup.columns + 1) // 2, (self._setup.rows + 1) // 2)
        castle = f"castle {due.player}"
        mine: list[Move] = [one for one in referee.game.moves(referee.state) if one.player == due.player]
        for move in mine:
            if move.comes and move.comes[0][0] == middle and move.comes[0][1].thing == castle:
                return move
        return self._best(referee, mine)

    def _free_choice(self, referee: Any, thing: str) -> Move:
        """Where the player whose turn it would be lays a domino, or puts it aside."""
        player = self._setup.players[len(self._dealt) % len(self._setup.players)].number
        mine = [move for move in referee.game.moves(referee.state, {thing}) if move.player == player]
        if mine:
            return self._best(referee, mine)
        told: Move = referee.game.parse(referee.state, f"{player} discard {thing.removeprefix('domino ')}")
        return told

    def _best(self, referee: Any, mine: list[Move]) -> Move:
        """One of those that bring most."""
        worth = [self._worth(referee, move) for move in mine]
        best = [move for move, points in zip(mine, worth, strict=True) if points == max(worth)]
        return self._dealer.choose(best)

    def _worth(self, referee: Any, move: Move) -> int:
        after = referee.game.play(referee.state, move)
        return sum(line.points for line in referee.game.score(after) if line.player == move.player)

    def _do(self, daemon: Daemon, move: Move) -> None:
        """Lay what a move lays, tell what it tells."""
        if not move.comes:
            daemon.post(Told(daemon.match.table.referee.game.text(move), move.player))
            return
        pieces = sorted(move.comes, key=lambda pair: pair[1])
        kind, _, number = pieces[0][1].thing.partition(" ")
        cells = [place.name for place, _ in pieces]
        self._perform(move.player, "castle" if kind == "castle" else "lay", number, *cells)

    def _clear(self, referee: Any) -> None:
        """Take everything off the boards, as people do between two games."""
        for player in self._setup.players:
            for thing in {piece.thing for piece in referee.game.lying(referee.state, str(player.number)).values()}:
                self._old.setdefault(player.number, []).append(thing)

    def _perform(self, player: int, verb: str, *args: str) -> None:
        numbers = [one.number for one in self._setup.players]
        old = self._old.pop(player, [])
        steps = [Step(0, "lift", tuple(thing.removeprefix("domino ").split(" "))) for thing in old]
        self._cables[numbers.index(player)].perform([*steps, Step(0, verb, args)])
