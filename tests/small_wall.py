"""A game of equal tiles small enough for a page: a wall each, on which every cell takes one colour, in any order.

Boards "1" and "2" are five by five; row one of the wall is the far one. Acts: `1 take 3`, of whoever is on turn
and told by anybody; `1 tile red C4`; `0 round`, which is due after two takings and closes all that was done;
`0 bell`, which is due after one and closes and changes nothing.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace
from typing import Any

from companion.core.model import (
    Act,
    Announcement,
    Command,
    Fact,
    Laid,
    Move,
    Phrase,
    Piece,
    Place,
    Player,
    Problem,
    Topic,
)
from companion.device.tiles.files import standard
from companion.games.api import Awaited, Setup, Surface
from companion.play.table import SEAT, Input, Table
from firmware.bench.board import BenchBoard
from tests.rig import Rig
from tests.small_match import SmallMatch

COLOURS = ("blue", "yellow", "red", "black", "white")
SETUP = Setup((Player(1, "Jana"), Player(2, "Petr")), standard("azul_mini").tiles())


@dataclass(frozen=True)
class State:
    """What lies on the walls; takings of this round, and how many rounds are over."""

    laid: Laid = ()
    taken: int = 0
    rounds: int = 0

    @property
    def turn(self) -> int:
        """Who takes next."""
        return self.taken % 2 + 1


class SmallWall(SmallMatch):
    """See above."""

    name = "wall"
    commands: tuple[Command, ...] = (
        Command("take", "53", Act.TELL, args=("number",), anybodys=True),
        Command("tile", "41", Act.TELL, args=("number",), anybodys=True),
    )

    def places(self, setup: Setup) -> tuple[Surface, ...]:
        """Two walls."""
        cells = [(x, y) for y in range(1, 6) for x in range(1, 6)]
        return tuple(Surface(b, int(b), tuple(Place(b, *cell) for cell in cells), sensed=True) for b in ("1", "2"))

    def start(self, setup: Setup) -> Any:
        """Bare walls."""
        return State()

    def moves(self, state: Any, things: Collection[str] | None = None) -> Iterable[Move]:
        """Every legal act."""
        if things is None:
            others = (Move(state.turn, "take", (1,)), Move(0, "round"))
            yield from (one for one in others if not self.judge(state, one))
        for place in (place for surface in self.places(SETUP) for place in surface.places):
            move = laying(Piece(f"tile {colour_at(place)}"), place)
            if (things is None or move.comes[0][1].thing in things) and not self.judge(state, move):
                yield move

    def judge(self, state: Any, move: Move) -> list[Problem]:
        """At most one reason."""
        key = ""
        match move.action:
            case "take":
                key = "" if move.player == state.turn else "not-your-turn"
                key = key or ("" if move.args[0] in range(1, 6) else "no-such")
            case "round":
                key = "" if state.taken >= 2 else "not-over"
            case "tile":
                place, piece = move.comes[0]
                key = "taken" if place in dict(state.laid) else ""
                key = key or ("" if piece.thing == f"tile {colour_at(place)}" else "wrong-cell")
        facts: dict[str, Fact] = {"player": move.player, "cells": tuple(place for place, _ in move.comes)}
        return [Problem(key, facts)] if key else []

    def play(self, state: Any, move: Move) -> Any:
        """A legal act; an illegal one is a fault of the referee."""
        assert not self.judge(state, move), (state, move)
        if move.action == "round":
            return replace(state, taken=0, rounds=state.rounds + 1)
        if move.action == "bell":
            return state
        if move.action == "take":
            return replace(state, taken=state.taken + 1)
        return replace(state, laid=tuple(sorted((*state.laid, *move.comes))))

    def guess(self, state: Any, surface: str, comes: Laid, goes: Laid) -> Move | None:
        """The tile laid."""
        place, piece = comes[0]
        return laying(piece, place)

    def gathered(self, state: Any, surface: str, laid: Laid) -> list[Move]:
        """Nothing is loose."""
        return []

    def closes(self, state: Any, earlier: Move, later: Move) -> bool:
        """The end of a round."""
        return later.action == "round"

    def awaited(self, state: Any) -> list[Awaited]:
        """The end of the round after two takings, the bell after one; else the next taking."""
        if state.taken >= 2:
            return [Awaited(0, Phrase("round"), confirms=Move(0, "round"))]
        return [Awaited(state.turn, Phrase("take"), confirms=Move(0, "bell") if state.taken else None)]

    def outcome(self, state: Any) -> None:
        """It goes on."""

    def parse(self, state: Any, text: str) -> Move | list[Problem]:
        """The act of a line; a taking told as nobody's is that of whoever is on turn."""
        match text.split():
            case ["0", ("round" | "bell") as action]:
                return Move(0, action)
            case [player, "take", number] if player.isdecimal() and number.isdecimal():
                return Move(int(player) or state.turn, "take", (int(number),))
            case [player, "tile", colour, cell] if player.isdecimal() and colour in COLOURS:
                return laying(Piece(f"tile {colour}"), Place(player, "ABCDE".index(cell[0]) + 1, int(cell[1:])))
        return [Problem("notation", {})]

    def where(self, state: Any, place: Place) -> Place | Phrase:
        """Row and colour, the far row first."""
        return Phrase("wall-cell", {"row": 6 - place.y, "colour": colour_at(place)})

    def reasons(self, state: Any, seat: int) -> list[Announcement]:
        """Why there were points, as soon as there are any."""
        return [Announcement("points-because", {"count": len(state.laid)})] if state.laid else []

    def act(self, before: Any, move: Move) -> Phrase:
        """The notation."""
        return Phrase(self.text(move))

    def tell(self, before: Any, move: Move, after: Any) -> list[Announcement]:
        """One sentence an act."""
        facts: dict[str, Fact] = {"player": move.player, "cells": tuple(place for place, _ in move.comes)}
        return [Announcement(f"told {move.action}", facts, topic=Topic.PLACED if move.comes else Topic.TURN)]


def colour_at(place: Place) -> str:
    """The colour of a cell of the coloured side."""
    return COLOURS[(place.x - 1 - (5 - place.y)) % 5]


def laying(piece: Piece, place: Place) -> Move:
    """A tile laid on a cell."""
    return Move(int(place.board), "tile", (piece.thing[5:], place), ((place, piece),))


GAME: Any = SmallWall()


class WallRig(Rig):
    """Two players with a virtual board each, on which tiles of Azul Mini are laid by the name of their colour."""

    def __init__(self) -> None:
        self.tiles = standard("azul_mini")
        self.setup = SETUP
        self.table = Table(GAME, SETUP, self.tiles)
        self.boards = {n: BenchBoard(f"{n:016X}", self.tiles, boot=n) for n in (1, 2)}
        self.heard, self.decided, self.said = [], [], []
        for n, board in self.boards.items():
            self.hear(Input(0, board.uid, f"{SEAT} {n}"))
            self.snapshot(n)
        self.forget()

    def put(self, n: int, *tiles: str, ms: int = 50) -> None:
        """Player n lays tiles at once: "red C4"."""
        for tile in tiles:
            colour, cell = tile.split()
            self.boards[n].lay(f"tile {colour}", ("ABCDE".index(cell[0]) + 1, int(cell[1])))
        self.run(n, ms)

    def take_off(self, n: int, *tiles: str, ms: int = 600) -> None:
        """Player n lifts tiles: "red C4"."""
        for tile in tiles:
            self.boards[n].lift(f"tile {tile}")
        self.run(n, ms)

    def push(self, n: int, tile: str, cell: str, ms: int = 600) -> None:
        """Player n pushes a tile along."""
        self.boards[n].slide(f"tile {tile}", ("ABCDE".index(cell[0]) + 1, int(cell[1])))
        self.run(n, ms)
