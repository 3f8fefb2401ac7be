"""A match small enough for a page: tiles are drawn into a line, chosen with a king, and laid; then the next game.

Boards "1" and "2" have three places and take a castle and tiles; on the loose surface "tray" tile n lies on place
n, and a king stands on place 10 + n. Acts: `0 draw 3`, `1 choose 3`, `1 castle 1 A1`, `1 place 3 B1`, `0 end`.
Two tiles are drawn; player 1 chooses, then player 2; each lays the tile chosen, in that order, after the castle.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, replace

from companion.core.model import (
    SIDE,
    Act,
    Announcement,
    Choice,
    Command,
    Kind,
    Laid,
    Move,
    Phrase,
    Piece,
    Place,
    Player,
    Problem,
    ScoreLine,
    Standing,
    Tile,
    Topic,
)
from companion.games.api import Awaited, Picture, Setup, Space, Surface

TILES = (*(Tile(f"tile {n}", ("T",)) for n in range(1, 7)), Tile("castle 1", ("C",)), Tile("castle 2", ("C",)))
SETUP = Setup((Player(1, "Jana"), Player(2, "Petr")), TILES, columns=3, rows=1)


@dataclass(frozen=True)
class State:
    """What has been done in the game under way; games: how many are over, of two."""

    drawn: tuple[int, ...] = ()
    chosen: tuple[tuple[int, int], ...] = ()
    laid: Laid = ()
    placed: int = 0
    games: int = 0


class SmallMatch:
    """See above; quiet draws say nothing at all."""

    name = "small"
    commands: tuple[Command, ...] = (Command("draw", "51", Act.TELL, args=("number",), nobodys=True),)
    choices: Mapping[str, tuple[Choice, ...]] = {}
    worded: Mapping[str, str] = {}
    side: int = SIDE

    def places(self, setup: Setup) -> tuple[Surface, ...]:
        """Two boards and the tray."""
        boards = [Surface(b, int(b), tuple(Place(b, x) for x in (1, 2, 3)), True) for b in ("1", "2")]
        return (
            *boards,
            Surface("tray", 0, tuple(Place("tray", x) for x in range(1, 17)), True, loose=True),
        )

    def check(self, setup: Setup) -> list[Problem]:
        """Nothing forbids it."""
        return []

    def start(self, setup: Setup) -> State:
        """Nothing is drawn."""
        return State()

    def moves(self, state: State, things: Collection[str] | None = None) -> Iterable[Move]:
        """Every legal act."""
        lines = [f"0 draw {n}" for n in range(1, 7)]
        for player in (1, 2):
            lines += [f"{player} choose {n}" for n in range(1, 7)]
            for cell in ("A1", "B1", "C1"):
                lines.append(f"{player} castle {player} {cell}")
                lines += [f"{player} place {n} {cell}" for n in range(1, 7)]
        for move in map(parsed, (*lines, "0 end")):
            wanted = things is None or any(piece.thing in things for _, piece in move.comes)
            if wanted and not self.judge(state, move):
                yield move

    def judge(self, state: State, move: Move) -> list[Problem]:
        """At most one reason."""
        key = self._refusal(state, move)
        return [Problem(key, {"number": 1})] if key else []

    def _refusal(self, state: State, move: Move) -> str:
        number = move.args[0] if move.args else 0
        if state.games == 2:
            return "over"
        if move.player not in ((0,) if move.action in ("draw", "end") else (1, 2)):
            return "no-player"
        match move.action:
            case "draw":
                return "line-full" if len(state.drawn) == 2 else "drawn" if number in state.drawn else ""
            case "choose":
                taken = [n for _, n in state.chosen]
                due = len(state.drawn) == 2 and move.player == len(taken) + 1
                return "" if due and number in state.drawn and number not in taken else "not-now"
            case "end":
                return "" if state.placed == 2 else "not-over"
        return self._laying(state, move)

    @staticmethod
    def _laying(state: State, move: Move) -> str:
        at = move.comes[0][0]
        if any(place == at for place, _ in state.laid):
            return "taken"
        if move.action == "castle":
            return "taken" if castled(state, move.player) else ""
        if not castled(state, move.player):
            return "no-castle"
        due = len(state.chosen) == 2 and state.placed == move.player - 1
        return "" if due and (move.player, move.args[0]) in state.chosen else "not-now"

    def play(self, state: State, move: Move) -> State:
        """A legal act; an illegal one is a fault of the referee."""
        assert not self.judge(state, move), (state, move)
        number = move.args[0] if move.args else 0
        assert isinstance(number, int)
        match move.action:
            case "draw":
                return replace(state, drawn=(*state.drawn, number))
            case "choose":
                return replace(state, chosen=(*state.chosen, (move.player, number)))
            case "end":
                return State(games=state.games + 1)
        laid = tuple(sorted((*state.laid, *move.comes)))
        return replace(state, laid=laid, placed=state.placed + (move.action == "place"))

    def lying(self, state: State, surface: str) -> Mapping[Place, Piece]:
        """What was laid."""
        return {place: piece for place, piece in state.laid if place.board == surface}

    def away(self, state: State) -> Collection[int]:
        """Nobody leaves."""
        return ()

    def guess(self, state: State, surface: str, comes: Laid, goes: Laid) -> Move | None:
        """The piece laid."""
        place, piece = comes[0]
        action, _, number = piece.thing.partition(" ")
        return parsed(f"{surface} {'castle' if action == 'castle' else 'place'} {number} {place.name}")

    def is_left_over(self, state: State, surface: str, laid: Laid) -> bool:
        """A king stands before anything is drawn."""
        return not state.drawn and any(piece.thing == "king" for _, piece in laid)

    def gathered(self, state: State, surface: str, laid: Laid) -> list[Move]:
        """Tiles not drawn; kings on a tile that lies there, of whoever is next."""
        tiles = [int(piece.thing[5:]) for _, piece in laid if piece.thing.startswith("tile")]
        found = [Move(0, "draw", (n,)) for n in tiles if n not in state.drawn]
        taken = {n for _, n in state.chosen}
        stand = [place.x - 10 for place, piece in laid if piece.thing == "king"]
        return found + [Move(len(taken) + 1, "choose", (n,)) for n in stand if n in tiles and n not in taken]

    def closes(self, state: State, earlier: Move, later: Move) -> bool:
        """The own next act and the end; lots are closed by whatever players do."""
        return later.action == "end" or earlier.player == later.player != 0 or later.player > earlier.player == 0

    def awaited(self, state: State) -> list[Awaited]:
        """The next draw with its chances, or the confirmation of the end."""
        if state.games == 2:
            return []
        if len(state.drawn) < 2:
            return [Awaited(0, Phrase("draws"), tuple((Move(0, "draw", (n,)), 1) for n in range(1, 7)))]
        if state.placed == 2:
            return [Awaited(0, Phrase("over"), confirms=Move(0, "end"))]
        return [Awaited(1, Phrase("acts"))]

    def serves(self, state: State) -> tuple[str, ...]:
        """None."""
        return ()

    def asks(self, state: State, action: str, args: tuple[str, ...], player: int) -> Phrase | Problem | None:
        """Nothing."""
        return None

    def outcome(self, state: State) -> list[Standing] | None:
        """Both win, after two games."""
        return self.standings(state) if state.games == 2 else None

    def standings(self, state: State) -> list[Standing]:
        """Both are first."""
        return [Standing(1, 1, 0), Standing(1, 2, 0)]

    def parse(self, state: State, text: str) -> Move | list[Problem]:
        """See parsed."""
        try:
            return parsed(text)
        except (ValueError, IndexError):
            return [Problem("notation", {})]

    def text(self, move: Move) -> str:
        """The notation."""
        words = [arg.name if isinstance(arg, Place) else str(arg) for arg in move.args]
        return " ".join((str(move.player), move.action, *words))

    def read(self, setup: Setup, laid: Mapping[str, Laid]) -> State | list[Problem]:
        """Not needed here."""
        return []

    def noun(self, kind: str) -> Phrase:
        """A tile or a castle."""
        return Phrase(f"noun {kind}")

    def thing(self, state: State, thing: str) -> Phrase:
        """The thing's own name."""
        return Phrase(thing)

    def where(self, state: State, place: Place) -> Place | Phrase:
        """The place itself."""
        return place

    def score(self, state: State) -> list[ScoreLine]:
        """No points."""
        return []

    def spaces(self, state: State) -> list[Space]:
        """Nobody has anything to count."""
        return []

    def picture(self, state: State) -> Picture:
        """Nothing to see."""
        return Picture(())

    def reasons(self, state: State, seat: int) -> list[Announcement]:
        """None."""
        return []

    def steps(self, setup: Setup) -> list[Announcement]:
        """No steps."""
        return []

    def act(self, before: State, move: Move) -> Phrase:
        """The notation, and how many games were over before."""
        return Phrase(self.text(move), {"games": before.games, "laid": len(before.laid)})

    def tell(self, before: State, move: Move, after: State) -> list[Announcement]:
        """One sentence an act; a choice of tile 6 says nothing."""
        if move == Move(move.player, "choose", (6,)):
            return []
        topic = Topic.PLACED if move.comes else Topic.TURN
        return [Announcement(f"told {move.action}", topic=topic), Announcement("more")]

    def answer(self, state: State, question: str, seat: int) -> list[Announcement]:
        """Not understood."""
        return [Announcement("what", {"question": question}, Kind.ANSWER)]


def castled(state: State, player: int) -> bool:
    """Whether a player's castle lies."""
    return any(piece.thing.startswith("castle") and place.board == str(player) for place, piece in state.laid)


def parsed(text: str) -> Move:
    """The act of a line. ValueError or IndexError for what is none."""
    player, action, *rest = text.split()
    who = int(player)
    if action == "end" and not rest:
        return Move(who, action)
    if action in ("draw", "choose"):
        (number,) = rest
        return Move(who, action, (int(number),))
    if action not in ("castle", "place"):
        raise ValueError(text)
    number, cell = rest
    at = Place(player, "ABC".index(cell[0]) + 1, int(cell[1:]))
    piece = Piece(f"{'tile' if action == 'place' else action} {int(number)}")
    return Move(who, action, (int(number), at), ((at, piece),))
