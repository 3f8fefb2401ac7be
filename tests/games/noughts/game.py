"""The rules of noughts and crosses. Acts: `1 mark 5`, cells numbered from the far left one on; crosses begin."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, replace

from companion.core.model import (
    Act,
    Announcement,
    Command,
    Fact,
    Kind,
    Move,
    Phrase,
    Problem,
    ScoreLine,
    Standing,
    Topic,
)
from companion.games import plain
from companion.games.api import Awaited, Chance, Game, Panel, Picture, Setup, Shown, Space
from tests.games.noughts.manifest import MISERE, NAME

CELLS = 9
ROWS = (*((r, r + 1, r + 2) for r in (1, 4, 7)), *((c, c + 3, c + 6) for c in (1, 2, 3)), (1, 5, 9), (3, 5, 7))
SIGNS = {1: "X", 2: "O"}


@dataclass(frozen=True)
class State:
    """The cells in the order in which they were marked, and who plays."""

    names: tuple[str, ...]
    marked: tuple[int, ...] = ()
    misere: bool = False

    @property
    def turn(self) -> int:
        """Who marks next."""
        return len(self.marked) % 2 + 1

    def of(self, player: int) -> tuple[int, ...]:
        """The cells of a player."""
        return self.marked[player - 1 :: 2]

    @property
    def winner(self) -> int:
        """Who has won, 0 for nobody yet."""
        for player in SIGNS:
            if full(self.of(player)):
                return 3 - player if self.misere else player
        return 0

    @property
    def over(self) -> bool:
        """Whether nothing more can be marked."""
        return bool(self.winner) or len(self.marked) == CELLS


def full(cells: Collection[int]) -> bool:
    """Whether three of these cells are in a row."""
    return any(set(row) <= set(cells) for row in ROWS)


class Noughts(Game[State]):
    """Two players, nothing else."""

    name = NAME
    commands = (Command("mark", "51", Act.TELL, args=("number",), anybodys=True), Command("row", "31", Act.ASK))
    worded: Mapping[str, str] = {"row": "nc-row"}

    def start(self, setup: Setup) -> State:
        """An empty board."""
        return State(tuple(player.name for player in setup.players), (), MISERE in setup.variants)

    def moves(self, state: State, things: Collection[str] | None = None) -> Iterable[Move]:
        """Every free cell; no things are moved."""
        free = () if state.over or things is not None else set(range(1, CELLS + 1)) - set(state.marked)
        return [Move(state.turn, "mark", (cell,)) for cell in sorted(free)]

    def judge(self, state: State, move: Move) -> list[Problem]:
        """At most one reason."""
        cell = plain.number(move, 0)
        if state.over:
            return [Problem("nc-ended")]
        if move.player != state.turn:
            return [Problem("nc-turn", {"player": state.names[state.turn - 1]})]
        if not 1 <= cell <= CELLS or cell in state.marked:
            return [Problem("nc-taken", {"cell": cell})]
        return []

    def play(self, state: State, move: Move) -> State:
        """One more cell."""
        return replace(state, marked=(*state.marked, plain.number(move, 0)))

    def awaited(self, state: State) -> list[Awaited]:
        """Whoever is on turn."""
        facts = {"player": state.names[state.turn - 1]}
        return [] if state.over else [Awaited(state.turn, Phrase("nc-await", facts))]

    def serves(self, state: State) -> tuple[str, ...]:
        """To mark a square."""
        return () if state.over else ("mark",)

    def outcome(self, state: State) -> list[Standing] | None:
        """Once nothing more can be marked."""
        return self.standings(state) if state.over else None

    def standings(self, state: State) -> list[Standing]:
        """The winner first; without one both share."""
        order = sorted(SIGNS, key=lambda player: player != state.winner)
        return [
            Standing(1 + bool(state.winner and player != state.winner), player, int(player == state.winner))
            for player in order
        ]

    def parse(self, state: State, text: str) -> Move | list[Problem]:
        """`1 mark 5`; the player may be left out."""
        match plain.fields(text):
            case (int(player), "mark", [int(cell)]):
                return Move(player or state.turn, "mark", (cell,))
        return [Problem("nc-notation")]

    def score(self, state: State) -> list[ScoreLine]:
        """A point for the winner."""
        if not state.winner:
            return []
        return [ScoreLine(state.winner, "nc-won", 1, {"player": state.names[state.winner - 1]})]

    def spaces(self, state: State) -> list[Space]:
        """Each player's marks."""
        return [
            Space(name, {((cell - 1) % 3 + 1, 3 - (cell - 1) // 3): SIGNS[player] for cell in state.of(player)},
                  points=int(player == state.winner))
            for player, name in enumerate(state.names, 1)
        ]  # fmt: skip

    def picture(self, state: State) -> Picture:
        """Each player's marks on a board."""
        panels = [
            Panel(player, 3, 3, {at: Shown(Phrase("nc-sign", {"sign": sign})) for at, sign in one.cells.items()})
            for player, one in enumerate(self.spaces(state), 1)
        ]
        legend = tuple(
            (Phrase("nc-sign", {"sign": one}), Phrase("nc-word", {"sign": one})) for one in SIGNS.values()
        )
        return Picture(tuple(panels), legend=legend)

    def act(self, before: State, move: Move) -> Phrase:
        """Who marks what."""
        return Phrase("nc-marked", {"player": before.names[move.player - 1], "cell": plain.number(move, 0)})

    def tell(self, before: State, move: Move, after: State) -> list[Announcement]:
        """The act, then who is next or has won."""
        act = self.act(before, move)
        said = [Announcement(act.key, act.facts, topic=Topic.PLACED)]
        if after.over:
            facts: dict[str, Fact] = {"won": int(bool(after.winner)), "player": after.names[after.winner - 1]}
            return [*said, Announcement("nc-over", facts, topic=Topic.END)]
        return [*said, Announcement("nc-await", {"player": after.names[after.turn - 1]}, topic=Topic.TURN)]

    def answer(self, state: State, question: str, seat: int) -> list[Announcement]:
        """How many cells are marked, whatever is asked."""
        return [Announcement("nc-count", {"count": len(state.marked)}, Kind.ANSWER, seat=seat)]


class Anyhow:
    """Marks any free cell."""

    def __init__(self, _setup: Setup, chance: Chance) -> None:
        self._chance = chance

    def next(self, state: State) -> Move | None:
        """The next mark."""
        moves = list(GAME.moves(state))
        return self._chance.choose(moves) if moves else None


GAME = Noughts()
