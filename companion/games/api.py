"""The Game interface: what every game tells the rest of the house, all of it pure.

A game has no clock, no dice and no I/O. Chance comes in as moves ("draw"), made by the dealer, told by a player or
read by a board. States are immutable; a game is the fold of its moves.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Generic, Protocol, TypeVar

from companion.core.model import (
    SIDE,
    Announcement,
    Choice,
    Command,
    Fact,
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
)
from companion.games import plain
from companion.games.scenes import Scene

S = TypeVar("S")
S_contra = TypeVar("S_contra", contravariant=True)
T = TypeVar("T")

PLAY, MATCH = "play", "match"
"""Option of a set-up, and its value for a whole match with turns; else pieces are laid freely."""
DRAW, COMPANION = "draw", "companion"
"""Option of a set-up, and its value where the companion draws what chance decides; else hands do."""

PROGRAM = "program"
"""Option of a set-up with a player's number behind it, "program 2": the level of their computer."""


@dataclass(frozen=True, slots=True)
class Setup:
    """How one match is set up.

    tiles: the active tile set. columns, rows: the size of a player's board. fixed_frame: the board itself is the
    frame, as always with sensors (ruling 2). variants: names of the game's variants. options: what a game needs
    beyond that, as text.
    """

    players: tuple[Player, ...]
    tiles: tuple[Tile, ...]
    edition: str = ""
    columns: int = 5
    rows: int = 5
    fixed_frame: bool = True
    variants: frozenset[str] = frozenset()
    options: Mapping[str, str] = field(default_factory=dict)

    def kinds(self) -> dict[Piece, str]:
        """What each part of the tile set shows."""
        return {part: kind for tile in self.tiles for part, kind in zip(tile.pieces(), tile.kinds, strict=True)}

    @property
    def names(self) -> dict[int, str]:
        """Number of each player -> name."""
        return {one.number: one.name for one in self.players}

    @property
    def programs(self) -> dict[int, str]:
        """Number of each player for whom a computer plays when the match begins -> its level."""
        told = ((one.number, self.options.get(f"{PROGRAM} {one.number}", "")) for one in self.players)
        return {number: level for number, level in told if level}

    def wrong_seats(self, texts: str, least: int, most: int, **facts: Fact) -> list[Problem]:
        """What forbids these players, of whom so many may play: -setup-players, -setup-seats of a game's texts."""
        numbers = [player.number for player in self.players]
        problems = []
        if not least <= len(numbers) <= most:
            told = {**facts, "count": len(numbers), "least": least, "most": most}
            problems.append(Problem(f"{texts}-setup-players", told))
        if len(set(numbers)) < len(numbers) or any(number < 1 for number in numbers):
            problems.append(Problem(f"{texts}-setup-seats", facts))
        return problems


@dataclass(frozen=True, slots=True)
class Surface:
    """One board, tray or list of a game: its places, and whether sensors can see them.

    name: as in Place.board. owner: number of the player, 0 for the table.
    loose: things are read there, but may lie anywhere on it and be in a hand (a tray): what comes is handed to
    Game.gathered, and what goes is no event. movable: what lies there may move and be taken by legal moves, which
    have footprints with `goes`; what goes is no event elsewhere but the taking back of an open move.
    """

    name: str
    owner: int
    places: tuple[Place, ...]
    sensed: bool
    loose: bool = False
    movable: bool = False


def own_boards(setup: Setup, cells: Callable[[int], Iterable[Place]], *, sensed: bool) -> tuple[Surface, ...]:
    """A board of each player, named by the player's number. cells: the places of a player's board."""
    numbers = [player.number for player in setup.players]
    return tuple(Surface(str(one), one, tuple(cells(one)), sensed) for one in numbers)


@dataclass(frozen=True, slots=True)
class Awaited:
    """What the game waits for: a player (0: anybody) and an act, as a phrase.

    chance: where lots decide and no player does, each possible move with its weight (the equal pieces in the bag);
    the dealer draws one, or a player tells or a board shows which it was. paced: chance is drawn one piece at a
    time, whenever somebody asks for the next, because hands have to follow. joined: what is drawn one after
    another is told as one act, with the arguments of all. confirms: the move that a confirmation plays, where the
    game waits for nothing else.
    """

    player: int
    act: Phrase
    chance: tuple[tuple[Move, int], ...] = ()
    confirms: Move | None = None
    paced: bool = False
    joined: bool = False


@dataclass(frozen=True, slots=True)
class Space:
    """What one player has got so far, for a scorer beside the game.

    cells: (column, row) -> what lies there, in the letters of the game. bonuses: name -> points that it brings for
    sure. discarded: pieces put aside. earlier: totals of the games before this one. points: what the cells do not
    tell.
    """

    name: str
    cells: Mapping[tuple[int, int], str]
    bonuses: Mapping[str, int] = field(default_factory=dict)
    discarded: int = 0
    earlier: tuple[int, ...] = ()
    points: int = 0


@dataclass(frozen=True, slots=True)
class Playing:
    """A match being played, for a scorer beside it. spaces: of the players, by seat. columns: of each space."""

    game: str
    spaces: tuple[Space, ...]
    variants: tuple[str, ...] = ()
    columns: int = 5


@dataclass(frozen=True, slots=True)
class Shown:
    """One cell of a picture.

    sign: its letter, the first of the words; None for the castle. count: written behind it, 0 for nothing.
    """

    sign: Phrase | None
    count: int = 0


@dataclass(frozen=True, slots=True)
class Panel:
    """One player's board in a picture: rows of cells, row one the lowest.

    cells: (column, row) -> what is there; a place without one is an empty cell, one of `blank` is no cell at all.
    narrow: columns whose cells never have a count.
    """

    player: int
    columns: int
    rows: int
    cells: Mapping[tuple[int, int], Shown]
    blank: frozenset[tuple[int, int]] = frozenset()
    narrow: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class Picture:
    """A table to look at, for people who see a little.

    panels: by seat. heaps: what lies between the players, each heap with its name, a digit or letter. legend: a
    sign and the word that it stands for.
    """

    panels: tuple[Panel, ...]
    heaps: tuple[tuple[str, tuple[Shown, ...]], ...] = ()
    legend: tuple[tuple[Phrase | None, Phrase], ...] = ()


class Game(Protocol, Generic[S]):
    """The rules of one game. S is its state.

    Most of it has a usual answer, that of a game without sensors and guided commands in which nothing is final.
    Left are the name and what is abstract.
    """

    name: str
    commands: tuple[Command, ...] = ()
    """What can be typed in this game beside the commands of every game (input.commands)."""
    choices: Mapping[str, tuple[Choice, ...]] = {}
    """Kinds of arguments of its commands that are one of a few things, in the order of telling."""
    worded: Mapping[str, str] = {}
    """Commands, also those of every game, that have words of this game's own: name -> its name in the texts."""
    side: int = SIDE
    """Columns and rows that can be named in it, at most as many as there are letters of columns."""
    detail: str = "score"
    """The question about a player that tells best where the points came from."""
    position: tuple[str, ...] = ("score",)
    """The questions that tell a player all that lies on the own board and is on offer, in the order of telling."""

    def places(self, setup: Setup) -> tuple[Surface, ...]:
        """Every surface of the game with its places."""
        return ()

    def check(self, setup: Setup) -> list[Problem]:
        """Everything that forbids this set-up: number of players, variants, tile set."""
        return []

    @abstractmethod
    def start(self, setup: Setup) -> S:
        """The state before the first move. The set-up must be legal."""

    @abstractmethod
    def moves(self, state: S, things: Collection[str] | None = None) -> Iterable[Move]:
        """Every legal move of all who may act now; things: only those whose footprint is some of these objects."""

    @abstractmethod
    def judge(self, state: S, move: Move) -> list[Problem]:
        """All reasons why the move is not legal, most helpful first; empty when it is."""

    @abstractmethod
    def play(self, state: S, move: Move) -> S:
        """The state after the move, which must be legal."""

    def lying(self, state: S, surface: str) -> Mapping[Place, Piece]:
        """What should lie on a surface now."""
        return {}

    def guess(self, state: S, surface: str, comes: Laid, goes: Laid) -> Move | None:
        """The move that this change most likely means, legal or not; None if it looks like no move at all."""
        return None

    def gathered(self, state: S, surface: str, laid: Laid) -> list[Move]:
        """The acts, legal or not, that pieces on a loose surface tell; asked anew after each that is played."""
        return []

    def shown_on(self, move: Move) -> str:
        """The loose surface on which hands can show an act, "" for one that only a word tells, or boards show."""
        return ""

    def is_left_over(self, state: S, surface: str, laid: Laid) -> bool:
        """Whether what lies on a loose surface when it is first seen can only be of an earlier match."""
        return False

    def closes(self, state: S, earlier: Move, later: Move) -> bool:
        """Whether playing `later` makes the open move `earlier` final."""
        return False

    def away(self, state: S) -> Collection[int]:
        """The players who have left the table: what becomes of their boards is no event."""
        return ()

    @abstractmethod
    def awaited(self, state: S) -> list[Awaited]:
        """Who may act, and what the game waits for."""

    def serves(self, state: S) -> tuple[str, ...]:
        """Names of commands that serve now, the acts that are due and possible before questions.

        Help for this moment offers them before others.
        """
        return ()

    def asks(self, state: S, action: str, args: tuple[str, ...], player: int) -> Phrase | Problem | None:
        """What is asked next of a guided command, after these arguments, so that nothing impossible is chosen.

        args: as typed, in the notation. player: whose act it is, 0 for whoever acts now. None: nothing is missing
        any more. A problem: the last argument cannot be, or without any, the whole act cannot be now.
        """
        return None

    def round(self, state: S) -> int:
        """The round being played, from 1; 0 before the first, and in a game without rounds."""
        return 0

    @abstractmethod
    def outcome(self, state: S) -> list[Standing] | None:
        """The ranking with reasons when the match is over, else None."""

    @abstractmethod
    def standings(self, state: S) -> list[Standing]:
        """The ranking as if the match ended now."""

    @abstractmethod
    def parse(self, state: S, text: str) -> Move | list[Problem]:
        """The move that a line of notation means; problems when it is no notation."""

    def text(self, move: Move) -> str:
        """The notation of a move; parse gives the same move back. Usually the plain one."""
        return plain.text(move)

    def read(self, setup: Setup, laid: Mapping[str, Laid]) -> S | list[Problem]:
        """The state of a table found as it is: surface -> pieces, in no known order."""
        return []

    def seen(self, state: S, seat: int) -> S:
        """The state as a player may see it, 0: as all may; the very same where nothing is hidden. Never played."""
        return state

    def known(self, move: Move, seat: int) -> Move:
        """An act as a player may know it; only its notation is taken. Asked where `seen` hides something."""
        return move

    def noun(self, kind: str) -> Phrase:
        """How a kind is named ("F1": forest with one crown)."""
        return Phrase(kind)

    def thing(self, state: S, thing: str) -> Phrase:
        """How an object is named ("domino 24": domino twenty-four)."""
        return Phrase(thing)

    def where(self, state: S, place: Place) -> Place | Phrase:
        """How a place of one of the game's surfaces is named; the place itself where it is named as cells are."""
        return place

    @abstractmethod
    def score(self, state: S) -> list[ScoreLine]:
        """Every reason for points, so that "why twelve?" has an answer."""

    def spaces(self, state: S) -> list[Space]:
        """What every player has got so far, in the order of the players."""
        return []

    def picture(self, state: S) -> Picture:
        """The table as it is drawn in large letters."""
        return Picture(())

    def scene(self, state: S) -> Scene | None:
        """The table as sheets of cells with drawings; None where the picture has to do."""
        return None

    def called(self, state: S, action: str, kind: str, token: str) -> tuple[Phrase | str, ...]:
        """How an argument of an act is called where it is chosen from others; empty where its own word says it.

        kind: as in its command. token: as in notation.
        """
        return ()

    def reasons(self, state: S, seat: int) -> list[Announcement]:
        """Why the last points were what they were, for a seat; empty where there is nothing to say."""
        return []

    def steps(self, setup: Setup) -> list[Announcement]:
        """How people make the table ready, step by step, in the order of doing."""
        return []

    @abstractmethod
    def act(self, before: S, move: Move) -> Phrase:
        """A legal move as the item of a list, naming its player."""

    @abstractmethod
    def tell(self, before: S, move: Move, after: S) -> list[Announcement]:
        """What a legal move makes worth saying, in the order of saying."""

    @abstractmethod
    def answer(self, state: S, question: str, seat: int) -> list[Announcement]:
        """The answer to a question from a seat, also to one not understood; none to `last` if it is unknown."""


class Chance(Protocol):
    """Chance for those who choose by lot; given, because games have none."""

    def shuffled(self, things: Iterable[T]) -> list[T]:
        """The same things in a drawn order."""

    def choose(self, things: Sequence[T]) -> T:
        """One of several things, each as likely."""


class Strategy(Protocol[S_contra]):
    """Chooses acts for all players of a table, as a demonstration needs; who acts is an actor (daemon.actors)."""

    def next(self, state: S_contra) -> Move | None:
        """The next act of a player; None where chance or a confirmation is due."""
