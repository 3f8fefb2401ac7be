"""Draughts as the house sees it: the Game interface."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from companion.core.model import (
    COLUMN_LETTERS,
    Act,
    Announcement,
    Command,
    Fact,
    Kind,
    Laid,
    Move,
    Phrase,
    Piece,
    Place,
    Problem,
    ScoreLine,
    Standing,
    Topic,
)
from companion.games.api import Awaited, Game, Panel, Picture, Setup, Shown, Space, Surface
from tests.games.draughts import rules
from tests.games.draughts.manifest import SIDE
from tests.games.draughts.rules import COLOURS, Cell, Path, State

BOARD = "draughts"
KINDS = ("black", "white", "black-king", "white-king")
DARK = tuple((x, y) for y in range(1, SIDE + 1) for x in range(1, SIDE + 1) if rules.is_dark((x, y)))


class Draughts(Game[State]):
    """Two players and one board; all other functions are the rules'."""

    name = "draughts"
    side = SIDE
    commands: tuple[Command, ...] = (
        Command("move", "31", Act.TELL, "m", ("cell", "cell", *["cell?"] * 8), anybodys=True),
        Command("here", "21", Act.ASK, args=("cell",)),
    )
    worded: Mapping[str, str] = {"move": "draughts-move", "here": "draughts-here"}

    def places(self, setup: Setup) -> tuple[Surface, ...]:
        """One board for both, on which pieces move and are taken."""
        places = tuple(map(at, DARK))
        return (Surface(BOARD, 0, places, sensed=True, movable=True),)

    def check(self, setup: Setup) -> list[Problem]:
        """Two play."""
        return [] if len(setup.players) == 2 else [Problem("draughts-two")]

    def start(self, setup: Setup) -> State:
        """All men lie in their rows; or what the option `position` tells: "black-king A1 white C5"."""
        words = setup.options.get("position", "").split()
        men = {cell_of(cell): kind for kind, cell in zip(words[::2], words[1::2], strict=True)}
        return State(tuple(sorted((cell, kind) for cell, kind in men.items() if cell))) if men else rules.start()

    def moves(self, state: State, things: Collection[str] | None = None) -> Iterable[Move]:
        """Every legal move."""
        found = (move_of(state, path) for path in rules.paths(state))
        return (
            one for one in found if things is None or {p.thing for _, p in (*one.comes, *one.goes)} <= {*things}
        )

    def judge(self, state: State, move: Move) -> list[Problem]:
        """One reason, with what to do."""
        key, cell = self._refusal(state, move)
        if not key:
            return []
        facts: dict[str, Fact] = {"colour": COLOURS[state.turn], "cell": at(cell)}
        remedy = "draughts-remedy-crown" if key == "draughts-crown" else "draughts-remedy"
        return [Problem(key, facts, Phrase(remedy, facts))]

    def _refusal(self, state: State, move: Move) -> tuple[str, Cell]:
        cells = cells_of(move)
        legal = list(self.moves(state))
        if len(cells) < 2 or move.action != "move":
            return "draughts-notation", (1, 1)
        if not legal:
            return "draughts-over", cells[0]
        if move in legal:
            return "", cells[0]
        if move.player != state.turn:
            return "draughts-turn", cells[0]
        if any(one.args == move.args for one in legal):
            return "draughts-crown", cells[-1]
        return ("draughts-must-take" if any(len(one.goes) > 1 for one in legal) else "draughts-no-way"), cells[0]

    def play(self, state: State, move: Move) -> State:
        """A legal move; KeyError for any other."""
        return rules.play(state, {move_of(state, path): path for path in rules.paths(state)}[move])

    def lying(self, state: State, surface: str) -> Mapping[Place, Piece]:
        """All men and kings."""
        return {at(cell): piece(kind) for cell, kind in state.men} if surface == BOARD else {}

    def guess(self, state: State, surface: str, comes: Laid, goes: Laid) -> Move | None:
        """The one legal move of which this is a part, or a man of that colour moved from where one has gone."""
        legal = [one for one in self.moves(state) if {*goes} <= {*one.goes} and {*comes} <= {*one.comes}]
        if len(legal) == 1 and (comes or len(goes) > 1):
            return legal[0]
        if len(comes) != 1:
            return None
        ((to, laid),) = comes
        own = [pair for pair in goes if colour_of(pair[1]) == colour_of(laid)]
        if len(own) != 1:
            return None
        player = next(n for n, colour in COLOURS.items() if colour == colour_of(laid))
        wanted = [one for one in self.moves(state) if own[0] in one.goes and one.comes and one.comes[0][0] == to]
        args = wanted[0].args if wanted else (own[0][0], to)
        return Move(player, "move", args, comes, goes)

    def closes(self, state: State, earlier: Move, later: Move) -> bool:
        """The next move of all."""
        return True

    def awaited(self, state: State) -> list[Awaited]:
        """A move of whoever is on turn."""
        if not rules.paths(state):
            return []
        return [Awaited(state.turn, Phrase("draughts-awaited", {"colour": COLOURS[state.turn]}))]

    def serves(self, state: State) -> tuple[str, ...]:
        """To move, and to ask what lies somewhere."""
        return ("move", "here")

    def outcome(self, state: State) -> list[Standing] | None:
        """Who cannot move has lost; nobody has after too many idle moves."""
        if rules.paths(state):
            return None
        if state.idle >= rules.IDLE:
            return [Standing(1, n, self._count(state, n), "shared") for n in COLOURS]
        winner = 3 - state.turn
        return [Standing(rank, n, self._count(state, n)) for rank, n in ((1, winner), (2, state.turn))]

    def standings(self, state: State) -> list[Standing]:
        """By the pieces left."""
        counts = {n: self._count(state, n) for n in COLOURS}
        return [
            Standing(1 + sum(count > counts[n] for count in counts.values()), n, counts[n])
            for n in sorted(COLOURS, key=lambda n: -counts[n])
        ]

    def parse(self, state: State, text: str) -> Move | list[Problem]:
        """`1 move C3 D4`, `1 move A3 C5 E7`; nobody's is that of whoever is on turn."""
        fields = text.split()
        player = int(fields.pop(0)) if fields and fields[0] in ("0", "1", "2") else 0
        cells = [cell for cell in map(cell_of, fields[1:]) if cell is not None]
        if not fields or fields[0] != "move" or len(cells) != len(fields) - 1 or not 2 <= len(cells) <= 10:
            return [Problem("draughts-notation", {"cell": at((1, 1)), "colour": "black"})]
        player = player or state.turn
        args = tuple(map(at, cells))
        men = dict(state.men)
        legal = [one for one in self.moves(state) if one.player == player and one.args == args]
        if legal:
            return legal[0]
        kind = men.get(cells[0], COLOURS[player])
        return Move(player, "move", args, ((args[-1], piece(kind)),), ((args[0], piece(kind)),))

    def text(self, move: Move) -> str:
        """The notation of a move."""
        return " ".join(
            [str(move.player), move.action, *(one.name for one in move.args if isinstance(one, Place))]
        )

    def read(self, setup: Setup, laid: Mapping[str, Laid]) -> State | list[Problem]:
        """A table as it is found; black to move."""
        found = {(place.x, place.y): kind_of(one) for place, one in laid.get(BOARD, ())}
        light = sorted(cell for cell in found if not rules.is_dark(cell))
        if light:
            return [Problem("draughts-light", {"cell": at(light[0])})]
        return State(tuple(sorted(found.items())))

    def noun(self, kind: str) -> Phrase:
        """A man or a king of a colour."""
        return Phrase("draughts-piece", {"kind": kind})

    def thing(self, state: State, thing: str) -> Phrase:
        """The same."""
        return self.noun(thing.removeprefix("tile "))

    def score(self, state: State) -> list[ScoreLine]:
        """A point for each piece left."""
        return [
            ScoreLine(n, "draughts-left", self._count(state, n), {"count": self._count(state, n)}) for n in COLOURS
        ]

    def spaces(self, state: State) -> list[Space]:
        """Each player's pieces."""
        return [
            Space(colour, {cell: kind for cell, kind in state.men if rules.colour(kind) == colour})
            for colour in COLOURS.values()
        ]

    def picture(self, state: State) -> Picture:
        """One board; a king is two pieces high."""
        cells = {
            cell: Shown(self.noun(rules.colour(kind)), 2 * kind.endswith("-king")) for cell, kind in state.men
        }
        light = frozenset((x, y) for x in range(1, SIDE + 1) for y in range(1, SIDE + 1)) - frozenset(DARK)
        legend = tuple((self.noun(colour), self.noun(colour)) for colour in COLOURS.values())
        return Picture((Panel(state.turn, SIDE, SIDE, cells, light),), legend=legend)

    def steps(self, setup: Setup) -> list[Announcement]:
        """Where the men lie."""
        return [Announcement("draughts-steps")]

    def act(self, before: State, move: Move) -> Phrase:
        """Who moved what, from where, where to, and how many were taken."""
        ends = [one for one in move.args if isinstance(one, Place)]
        facts: dict[str, Fact] = {"colour": COLOURS[before.turn], "from": ends[0], "to": ends[-1]}
        crowned = int(bool(move.comes) and move.comes[0][1] not in [one for _, one in move.goes])
        return Phrase("draughts-moved", {**facts, "taken": taken(move), "crowned": crowned})

    def tell(self, before: State, move: Move, after: State) -> list[Announcement]:
        """The move, and the end."""
        act = self.act(before, move)
        told = [Announcement(act.key, act.facts, topic=Topic.PLACED)]
        if self.outcome(after) is not None:
            drawn = int(after.idle >= rules.IDLE)
            facts: dict[str, Fact] = {"colour": COLOURS[before.turn], "drawn": drawn}
            told.append(Announcement("draughts-ended", facts, topic=Topic.END))
        return told

    def answer(self, state: State, question: str, seat: int) -> list[Announcement]:
        """Points, and what lies on a square."""
        word, *rest = question.split()
        if word == "last":
            return []
        if word == "here" and rest and (cell := cell_of(rest[0])) is not None:
            kind = dict(state.men).get(cell)
            what = Phrase("draughts-empty") if kind is None else self.noun(kind)
            return [Announcement("draughts-here", {"cell": at(cell), "what": what}, Kind.ANSWER)]
        if word == "score":
            counts: dict[str, Fact] = {colour: self._count(state, n) for n, colour in COLOURS.items()}
            return [Announcement("draughts-count", counts, Kind.ANSWER)]
        return [Announcement("draughts-what", {}, Kind.ANSWER)]

    @staticmethod
    def _count(state: State, player: int) -> int:
        return sum(rules.colour(kind) == COLOURS[player] for _, kind in state.men)


def at(cell: Cell) -> Place:
    """A square as a place."""
    return Place(BOARD, *cell)


def cell_of(name: str) -> Cell | None:
    """The square of a name, "H8"; None for what is none."""
    if len(name) != 2 or name[0].upper() not in COLUMN_LETTERS or name[1] not in "12345678":
        return None
    return COLUMN_LETTERS.index(name[0].upper()) + 1, int(name[1])


def cells_of(move: Move) -> list[Cell]:
    """The squares that a move visits."""
    return [(one.x, one.y) for one in move.args if isinstance(one, Place)]


def piece(kind: str) -> Piece:
    """A piece as an object: nobody can tell equal ones apart."""
    return Piece(f"tile {kind}")


def kind_of(one: Piece) -> str:
    """What an object is."""
    return one.thing.removeprefix("tile ")


def colour_of(one: Piece) -> str:
    """Whose an object is."""
    return rules.colour(kind_of(one))


def taken(move: Move) -> int:
    """How many pieces a legal move takes: all that goes but what moves itself."""
    return len(move.goes) - len(move.comes)


def move_of(state: State, path: Path) -> Move:
    """A legal move; what ends where it began does neither come nor go."""
    kind = dict(state.men)[path.cells[0]]
    gone = [(at(cell), piece(dict(state.men)[cell])) for cell in path.taken]
    comes: Laid = ()
    if path.cells[0] != path.cells[-1]:
        gone.append((at(path.cells[0]), piece(kind)))
        comes = ((at(path.cells[-1]), piece(path.becomes)),)
    return Move(state.turn, "move", tuple(map(at, path.cells)), comes, tuple(sorted(gone)))


GAME = Draughts()
