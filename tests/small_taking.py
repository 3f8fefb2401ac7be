"""A game of one page for commands that are asked for: marbles are drawn into two bowls, then taken in turns.

Acts: `0 draw red`, four times: three for bowl 1, one for bowl 2; `1 take 2 red left`: a marble of bowl 2 to the
left hand of player 1; `2 swap 1`: an act of a player's own; the question `worth 2 red left`. Blue does not fit
into a right hand. Bowl 0 is the floor, from which nothing can be taken. Player 1 begins, then player 2, and so on.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from companion.core.model import Act, Announcement, Choice, Command, Move, Phrase, Player, Problem
from companion.device.tiles.files import standard
from companion.games.api import COMPANION, DRAW, Awaited, Setup, Surface
from companion.input import Vocabulary, vocabulary_of
from companion.play.table import Input, Table
from tests.small_match import SmallMatch

COLOURS = ("red", "blue")
BOWLS = {1: 3, 2: 1}
PLAYERS = (Player(1, "Jana"), Player(2, "Petr"))
WORDS = {
    "command-swap": "prohodit",
    "bowl-typed-0": "podlaha",
    "colour-typed-red": "červená, červenou",
    "colour-typed-blue": "modrá",
    "side-typed-left": "vlevo",
    "side-typed-right": "vpravo",
    "command-own-take": "vzít, beru",
}


@dataclass(frozen=True)
class State:
    """What was drawn, in this order, and what was taken: player, bowl, colour, hand."""

    drawn: tuple[str, ...] = ()
    taken: tuple[tuple[int, int, str, str], ...] = ()

    @property
    def turn(self) -> int:
        """Who takes next."""
        return len(self.taken) % 2 + 1

    def bowl(self, number: int) -> list[str]:
        """What lies in a bowl."""
        first = {1: 0, 2: 3}.get(number, 4)
        left = list(self.drawn[first : first + BOWLS.get(number, 0)])
        for _, where, colour, _ in self.taken:
            if where == number:
                left.remove(colour)
        return left


class SmallTaking(SmallMatch):
    """See above. paced: marbles are drawn one at a time, when somebody asks for the next."""

    name = "taking"
    commands: tuple[Command, ...] = (
        Command("draw", "54", Act.TELL, args=("colour?",), nobodys=True, guided=True),
        Command("take", "53", Act.TELL, args=("bowl", "colour", "side"), anybodys=True, bare=True, guided=True),
        Command("worth", "33", Act.ASK, args=("bowl", "colour", "side"), guided=True),
        Command("heap", "31", Act.ASK, args=("bowl?", "colour?", "number?")),
        Command("swap", "41", Act.TELL, args=("bowl",)),
    )
    choices: Mapping[str, tuple[Choice, ...]] = {
        "bowl": tuple(Choice(str(n), str(n), worded=not n) for n in range(4)),
        "colour": tuple(Choice(one, str(digit)) for digit, one in enumerate(COLOURS, start=1)),
        "side": (Choice("left", "1"), Choice("right", "2")),
    }
    worded: Mapping[str, str] = {"take": "own-take"}

    def __init__(self, *, paced: bool = True) -> None:
        self.paced = paced

    def places(self, setup: Setup) -> tuple[Surface, ...]:
        """None."""
        return ()

    def start(self, setup: Setup) -> Any:
        """Nothing is drawn."""
        return State()

    def moves(self, state: Any, things: Collection[str] | None = None) -> Iterable[Move]:
        """None has pieces."""
        return ()

    def judge(self, state: Any, move: Move) -> list[Problem]:
        """At most one reason."""
        key = self._reason(state, move)
        return [Problem(key)] if key else []

    def _reason(self, state: State, move: Move) -> str:
        full = len(state.drawn) == 4
        if move.action == "swap" or (move.action == "draw" and not full):
            return ""
        if move.action == "draw" or not full:
            return "not-now"
        bowl, colour, side = move.args
        if move.player != state.turn:
            return "not-your-turn"
        if not state.bowl(int(str(bowl))):
            return "empty"
        if colour not in state.bowl(int(str(bowl))):
            return "colour-not-there"
        return "hand-full" if (colour, side) == ("blue", "right") else ""

    def play(self, state: Any, move: Move) -> Any:
        """A legal act."""
        if move.action == "draw":
            return replace(state, drawn=(*state.drawn, move.args[0]))
        return replace(state, taken=(*state.taken, (move.player, *move.args))) if move.action == "take" else state

    def closes(self, state: Any, earlier: Move, later: Move) -> bool:
        """Takes stay open; a draw is closed by the first one."""
        return earlier.action == "draw" and later.action == "take"

    def awaited(self, state: Any) -> list[Awaited]:
        """The next draw, then whose turn it is."""
        if len(state.drawn) < 4:
            chance = tuple((Move(0, "draw", (one,)), 1) for one in COLOURS)
            return [Awaited(0, Phrase("draws"), chance, paced=self.paced)]
        return [Awaited(state.turn, Phrase("acts"))]

    def serves(self, state: Any) -> tuple[str, ...]:
        """What can be done."""
        return ("take",) if len(state.drawn) == 4 else ("draw",)

    def asks(self, state: Any, action: str, args: tuple[str, ...], player: int) -> Phrase | Problem | None:
        """Whence, which colour, which hand; of a red marble from bowl 2 only the left one is left."""
        if action == "draw":
            return Phrase("ask-draw", {"number": len(state.drawn) + 1}) if len(state.drawn) < 4 else Problem("no")
        player = player or state.turn
        if len(state.drawn) < 4 or player != state.turn:
            return Problem("not-now" if len(state.drawn) < 4 else "not-your-turn")
        if not args:
            return Phrase("ask-bowl", {})
        there = state.bowl(int(args[0]))
        if not there:
            return Problem("empty")
        if len(args) == 1:
            return Phrase("ask-colour", {"count": len(there)})
        return Phrase("ask-side", {}) if args[1] in there else Problem("colour-not-there")

    def act(self, before: Any, move: Move) -> Phrase:
        """The notation."""
        return Phrase(self.text(move))

    def outcome(self, state: Any) -> None:
        """It goes on."""

    def parse(self, state: Any, text: str) -> Move | list[Problem]:
        """See above."""
        player, action, *args = text.split()
        if not player.isdigit():
            return [Problem("notation")]
        if action == "take" and len(args) == 3:
            return Move(int(player) or state.turn, action, (int(args[0]), args[1], args[2]))
        if action in ("draw", "swap") and len(args) == 1 and (action == "draw") == (player == "0"):
            return Move(int(player), action, tuple(args))
        return [Problem("notation")]


class Taking:
    """As much of a match as interpreter and chance need. companion: who draws."""

    finished = is_mending = False
    programs: Mapping[int, str] = {}

    def __init__(self, *, companion: bool = False, paced: bool = True, drawn: tuple[str, ...] = ()) -> None:
        options = {DRAW: COMPANION} if companion else {}
        self.setup = Setup(PLAYERS, (), options=options)
        game: Any = SmallTaking(paced=paced)
        self.table = Table(game, self.setup, standard())
        self.said: list[Announcement] = []
        for colour in drawn:
            self.hear(Input(0, "dealer", f"tell 0 draw {colour}"))
        self.said.clear()

    def hear(self, heard: Input) -> None:
        """One thing heard, judged at once."""
        for seen in self.table.take(heard):
            self.said += self.table.judge(seen).announcements

    @property
    def state(self) -> State:
        """What was done."""
        state = self.table.referee.state
        assert isinstance(state, State)
        return state

    def vocabulary(self) -> Vocabulary:
        """What can be typed, with some Czech words."""
        return vocabulary_of(self.table.referee.game, lambda message: WORDS.get(message, ""))
