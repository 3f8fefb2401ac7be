"""A table of Azul with virtual boards and no threads: rounds told and laid by hand, and random evenings of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from companion.core.model import Move, Player
from companion.device.tiles.files import standard
from companion.device.virtual.board import VirtualBoardError
from companion.games import load
from companion.games.api import Setup
from companion.games.azul.rules import acts
from companion.games.azul.rules.editions import SIZE
from companion.games.azul.rules.state import OVER, ROUND, SPREAD, TAKE, TILE, State
from tests.evening import Evening
from tests.rig import NAMES, Rig, spot

ONE_EACH = ("red", "blue", "white", "black")
"""One tile of each of these colours, which both editions have."""


def azul_setup(edition: str = "azul_mini", players: int = 2, *variants: str, draw: str = "hand") -> Setup:
    """A table of so many players; draw: who is the bag, "hand" or "companion"."""
    seated = tuple(Player(n, NAMES[n - 1]) for n in range(1, players + 1))
    options = {"play": "match", "draw": draw}
    return Setup(seated, standard(edition).tiles(), edition, variants=frozenset(variants), options=options)


class Hands(Rig):
    """What hands do at a table of Azul, beside what every rig can do."""

    @property
    def state(self) -> State:
        """The state of the match."""
        return cast(State, self.table.referee.state)

    def put(self, n: int, *tiles: str, ms: int = 50) -> None:
        """Player n lays tiles at once: "red C4"."""
        for tile in tiles:
            colour, cell = tile.split()
            self.boards[n].lay(f"tile {colour}", spot(cell))
        self.run(n, ms)

    def take_off(self, n: int, *tiles: str, ms: int = 600) -> None:
        """Player n lifts tiles: "red C4"."""
        for tile in tiles:
            self.boards[n].lift(f"tile {tile}")
        self.run(n, ms)

    def push(self, n: int, tile: str, cell: str, ms: int = 600) -> None:
        """Player n pushes a tile along."""
        self.boards[n].slide(f"tile {tile}", spot(cell))
        self.run(n, ms)

    def fill(self, *displays: str) -> None:
        """The lots where they are due, then what lies on each display."""
        if not self.state.starter:
            self.acts("0 lots 1")
        self.acts(*(f"0 draw {one}" for one in displays))

    def lies(self, n: int) -> list[str]:
        """The tiles on a board of equal tiles, as hands name them."""
        return sorted(name.removeprefix("tile ") for name in self.boards[n]._lain if name.startswith("tile "))


class AzulRig(Hands):
    """`setup` is that of a game of Azul; boards: for whom there is one, all if not told."""

    def __init__(self, setup: Setup | None = None, boards: Sequence[int] = ()) -> None:
        chosen = setup or azul_setup()
        super().__init__(len(chosen.players), setup=chosen, game=chosen.edition, greet=False)
        if boards:
            self.boards = {n: self.boards[n] for n in boards}
        for n in self.boards:
            self.snapshot(n)
        self.forget()


MONO = ("red red red red", "blue blue blue blue", "white white white white", "black black black black")


def to_tiling(rig: Hands) -> None:
    """A first round of two: Jana has line two red and line four white complete, Petr line two blue and four black.

    Of the last display Petr has one tile in line one. Jana's floor has two things, Petr's five.
    """
    last = rig.state.edition.colours[1]
    rig.fill(*MONO, " ".join([last] * 4))
    rig.acts("0 take 1 red 2", "0 take 2 blue 2", "0 take 3 white 4", "0 take 4 black 4", f"0 take 5 {last} 5")
    rig.forget()


class AzulEvening(Hands, Evening):
    """Random evenings of Azul, with everything that goes wrong at a table; what the daemon would keep is kept.

    virtual: how many of the players have a board; the others tell their tiles.
    """

    def __init__(self, setup: Setup, seed: int, boards: int) -> None:
        self._virtual = boards
        Evening.__init__(self, len(setup.players), seed, setup=setup, game=setup.edition)
        self.boards = {n: board for n, board in self.boards.items() if n <= boards}

    def snapshot(self, n: int = 1) -> None:
        """Ask a board what lies there; those that nobody has say nothing."""
        if n <= self._virtual:
            super().snapshot(n)

    def act(self) -> None:
        """Something happens: mostly what is due, else trouble."""
        if self.state.phase == OVER:
            return
        try:
            if self.dice.random() < 0.2:
                self._trouble()
            else:
                self._due()
        except VirtualBoardError:
            pass  # something lies there already, or the board is unplugged
        n = self.dice.choice(list(self.boards) or [0])
        if n:
            self.run(n, self.dice.choice((0, 0, 0, 30, 1600, 3600)))

    def _due(self) -> None:
        """One of the acts that are possible now, as people would do it."""
        game, state = load(self.game), self.state
        if state.phase in (TAKE, SPREAD):
            text = game.text(self.dice.choice(list(game.moves(state))))
            seat = self.dice.choice((0, *state.table.players))
            self.tell(text if self.dice.random() < 0.5 else f"0 {text.partition(' ')[2]}", seat)
        elif state.phase == TILE:
            self._lay(self.dice.choice(list(game.moves(state))))
        elif state.phase == ROUND:
            if self.dice.random() < 0.3:
                self.tell(self.dice.choice(("undo", "confirm", "0 confirm")), self.dice.choice((0, 1, 2)))
            else:
                self.tell("0 round")
        else:
            text = game.text(self._chance(game, state))
            if self.setup.options["draw"] == "companion":
                self.deal(text)
            else:
                self.tell(text)

    def _chance(self, game: Any, state: State) -> Move:
        (waits,) = game.awaited(state)
        moves, weights = zip(*waits.chance, strict=True)
        return cast(Move, self.dice.choices(moves, weights)[0])

    def _lay(self, move: Move) -> None:  # type: ignore[override]
        """A tile goes to a wall, by hand where its player has a board."""
        if move.comes and move.player in self.boards and self.boards[move.player].powered:
            ((place, piece),) = move.comes
            self.boards[move.player].lay(piece.thing, (place.x, place.y))
            self.run(move.player, self.dice.choice((0, 50, 2000)))
        else:
            self.tell(load(self.game).text(move), self.dice.choice((0, move.player)))

    def _trouble(self) -> None:
        doing = self.dice.random()
        if doing < 0.35 or not self.boards:
            self.tell(*self._word())
            return
        n = self.dice.choice(list(self.boards))
        board, lying = self.boards[n], self.lies(n)
        cell = "ABCDE"[self.dice.randrange(SIZE)] + str(self.dice.randint(1, SIZE))
        if not board.powered:
            self.plug(n)
        elif doing < 0.5:
            self.put(n, f"{self.dice.choice(self.state.edition.colours)} {cell}", ms=0)
        elif doing < 0.65 and lying:
            self.take_off(n, self.dice.choice(lying), ms=self.dice.choice((0, 600, 2000)))
        elif doing < 0.75 and lying:
            self.push(n, self.dice.choice(lying), cell, ms=0)
        elif doing < 0.78:
            board.knock(self.dice.randint(0, 3), self.dice.randrange(100))
        elif doing < 0.82:
            self.unplug(n)
        elif doing < 0.86:
            board.flap(spot(cell), self.dice.randint(2, 15), 20)
        elif doing < 0.9:
            board.word(spot(cell), self.dice.choice(("-----", "++++-", "000++", "+?00-")))
        elif doing < 0.95:
            self.put_right(n)
        else:
            self.snapshot(n)

    def _word(self) -> tuple[str, int]:
        colour = self.dice.choice(self.state.edition.colours)
        texts = (
            "confirm",
            "undo",
            "undo",
            "0 undo",
            "0 end",
            f"0 take 1 {colour} 3",
            "tile 2",
            "tile 4",
            "drop 1",
        )
        return self.dice.choice(texts), self.dice.choice((0, *self.state.table.players))

    def put_right(self, n: int) -> None:
        """Everything on a board is put as it should be."""
        board = self.boards[n]
        wanted = {
            f"{acts.colour_of(piece)} {place.name}": (piece.thing, (place.x, place.y))
            for place, piece in self.table.referee.game.lying(self.state, str(n)).items()
        }
        for name in set(self.lies(n)) - set(wanted):
            board.lift(f"tile {name}")
        for name in sorted(set(wanted) - set(self.lies(n))):
            thing, where = wanted[name]
            board.word(where, "00000")
            board.lay(thing, where)
        for cell, word in enumerate(board.words):
            where = (cell % SIZE + 1, cell // SIZE + 1)
            if word != "00000" and not any(board.where(f"tile {name}") == (where,) for name in self.lies(n)):
                board.word(where, "00000")
        self.run(n, 50)
