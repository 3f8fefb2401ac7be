"""A table of draughts with its virtual board, and hands that move pieces one by one; what is heard is kept."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import cast

from companion.core.model import Move
from companion.device.virtual.board import VirtualBoardError
from companion.games import load
from companion.play.table import SEAT, Input, Table
from firmware.bench.board import BenchBoard
from tests.evening import Evening
from tests.games.draughts.game import BOARD, DARK, KINDS, at, cell_of, kind_of
from tests.games.draughts.manifest import SIDE
from tests.games.draughts.registered import SETUP, TILES
from tests.games.draughts.rules import State


class DraughtsRig(Evening):
    """Board 1 is the board of both; the men lie in their rows, or as `position` tells."""

    def __init__(self, seed: int = 1, position: str = "") -> None:
        self.dice = random.Random(seed)
        self.tiles, self.game, self.setup = (
            TILES,
            "draughts",
            replace(SETUP, options={**SETUP.options, "position": position}),
        )
        self.table = Table(load("draughts"), self.setup, self.tiles)
        self.boards = {1: BenchBoard(f"{1:016X}", self.tiles, (SIDE, SIDE))}
        self.kept: list[Input] = []
        self.upto: list[int] = []
        self.decided, self.said = [], []
        self.hear(Input(0, self.boards[1].uid, f"{SEAT} {BOARD}"))
        for (x, y), kind in self.state.men:
            self.boards[1].lay(f"tile {kind}", (x, y))
        self.snapshot()
        self.quiet()
        self.forget()

    @property
    def state(self) -> State:
        """The state of the match."""
        return cast(State, self.table.referee.state)

    def hands(self, *acts: str, ms: int = 600) -> None:
        """Hands do something, one after the other: "lift black C3", "lay black D4".

        ms: after each. What is laid sooner may be pushed, and counts when it has kept still for a moment.
        """
        for act in acts:
            what, kind, cell = act.split()
            if what == "lift":
                self.boards[1].lift(f"tile {kind} {cell}")
            else:
                square = cell_of(cell)
                assert square is not None
                self.boards[1].lay(f"tile {kind}", square)
            self.run(1, ms)

    def act(self) -> None:
        """Something happens: mostly a legal move, in any order of lifting and laying; else trouble."""
        moves, doing = list(self.table.referee.game.moves(self.state)), self.dice.random()
        try:
            if not self.boards[1].powered:
                self.plug(1)
            elif moves and doing < 0.6:
                acts = acts_of(self.dice.choice(moves))
                self.dice.shuffle(acts)
                for one in acts:
                    self.hands(one, ms=self.dice.choice((0, 50, 400, 1600)))
            elif doing < 0.7:
                self.tell(self.dice.choice(("undo", "0 undo", "confirm", "nonsense")), self.dice.choice((0, 1, 2)))
            elif moves and doing < 0.8:
                self.tell(f"0 {self.table.referee.game.text(self.dice.choice(moves)).partition(' ')[2]}")
            else:
                self._meddle(doing)
        except VirtualBoardError:
            pass  # what should be lifted lies elsewhere, or something lies there already
        self.run(1, self.dice.choice((0, 50, 400, 1600, 3600)))

    def _meddle(self, doing: float) -> None:
        board, lying = self.boards[1], sorted(self.boards[1]._lain)
        if doing < 0.84:
            board.lift(self.dice.choice(lying))
        elif doing < 0.88:
            board.lay(f"tile {self.dice.choice(KINDS)}", self.dice.choice(DARK))
        elif doing < 0.9:
            board.knock(self.dice.randint(1, 5), self.dice.randrange(100))
        elif doing < 0.93:
            self.unplug(1)
        elif doing < 0.95:
            self.ask(self.dice.choice(("why", "score", "changed", "here C3")), 1)
        else:
            self.put_right()

    def put_right(self) -> None:
        """Everything on the board is put as it should be."""
        wanted = {f"tile {kind} {at((x, y)).name}": (f"tile {kind}", (x, y)) for (x, y), kind in self.state.men}
        for name in sorted(set(self.boards[1]._lain) - set(wanted)):
            self.boards[1].lift(name)
        for name in sorted(set(wanted) - set(self.boards[1]._lain)):
            self.boards[1].lay(*wanted[name])
        self.run(1, 50)

    def legal(self, text: str) -> Move:
        """The legal move of this notation."""
        move = self.table.referee.game.parse(self.state, text)
        assert isinstance(move, Move) and not self.table.referee.game.judge(self.state, move), text
        return move

    def move(self, *texts: str, ms: int = 50) -> None:
        """Legal moves, each as hands do it: what is taken is lifted last."""
        for text in texts:
            self.hands(*acts_of(self.legal(text)), ms=ms)
            self.quiet(ms=1600)

    def played(self) -> list[str]:
        """The standing moves in the order of playing."""
        game = self.table.referee.game
        return [game.text(entry.move) for entry in self.table.referee.ledger.played]


def acts_of(move: Move) -> list[str]:
    """What hands do for a move, in the usual order."""
    own = [one for one in move.goes if move.comes and one[0] == move.args[0]]
    taken = [one for one in move.goes if one not in own]
    lifts = [f"lift {kind_of(piece)} {place.name}" for place, piece in (*own, *taken)]
    return lifts[: len(own)] + [f"lay {kind_of(p)} {place.name}" for place, p in move.comes] + lifts[len(own) :]
