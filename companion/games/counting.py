"""How a game counts a finished table of which there is no match: an optional part of a game, pure as the rest.

A table is counted in steps, each of which a game may leave out: `rules` understands what was asked for; `read`,
`lying` or `playing` give what each player has; `doubts` tells what cannot have come about; `pointed` adds what
nobody sees on a board; `counted` makes what has points of it. Then it is told in sentences or as data.
Whatever cannot be counted as it was asked for is a CountError, a file that cannot be read a FileError.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

from companion.core.errors import CountError
from companion.core.model import Announcement, Fact, Phrase, Place, Problem, Reading, Tile

if TYPE_CHECKING:
    from companion.games.api import Space

R = TypeVar("R")
C = TypeVar("C")

ALL = -1
"""In the place of an index: a doubt about all together."""

Doubts = list[tuple[int, Problem]]
"""Whose board or file it is, by index, and what cannot have come about."""


@dataclass(frozen=True, slots=True)
class CountWish:
    """What was asked for, as typed. game: its name. variants: ids. options: of its manifest, as far as given."""

    game: str
    variants: tuple[str, ...] = ()
    options: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class KeptGame:
    """The newest game of the journal. players: unique id of a board -> number of the player who sat there."""

    state: Any
    players: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Lain:
    """What lies on one board, or lay on one that was there a moment ago; also what a file tells, without uid.

    uid: of the board. name: whose it is. kinds: (column, row) -> what lies there. reading: how it was read, None
    where it has told nothing. wrong: what is doubted about reading it. unread: cells that cannot be read. seated:
    whether the settings know whose it is; else the name only numbers it.
    """

    uid: str
    name: str
    columns: int
    kinds: Mapping[tuple[int, int], str]
    reading: Reading | None = None
    wrong: tuple[Any, ...] = ()
    unread: int = 0
    seated: bool = False


class House(Protocol):
    """What a count may ask of those who count."""

    @property
    def full(self) -> bool:
        """Whether everything is to be told."""

    def ask(self, question: Phrase, *, long: bool = False) -> int | None:
        """A number; None where nobody can be asked or answers. long: of several digits.

        Whoever leaves ends the count, which no game hinders.
        """

    def remark(self, told: Phrase) -> None:
        """Tell what is no part of the score."""

    @property
    def language(self) -> str:
        """The set language."""

    def part(self, told: Phrase, language: str = "") -> str:
        """The words of a message, in the set language or in another."""

    def doubt(self, at: int, problem: Problem) -> None:
        """Doubt how the file of this index is read, beside what the game doubts."""

    def tiles(self, *, own: bool) -> tuple[Tile, ...] | None:
        """The set that comes along; own: the owner's, None where there is none."""

    def tables(self, variants: tuple[str, ...]) -> Mapping[str, str]:
        """What the owner's tables tell a set-up with these variants (tables.OwnTables). CompanionError."""

    def kept(self) -> KeptGame | None:
        """The newest kept game, None where it is of another game."""


@dataclass(frozen=True, slots=True)
class CountTypist:
    """Whoever types what a finished table shows, and what may be asked meanwhile.

    part: the words of a message. fold: how typed words are compared. house: see House. as_json: a program reads
    what comes. as_it_lies: doubts do not hinder. doubts, report: what is said of doubts about it, and of its
    points. accepting: what is typed, folded, to count in spite of doubts; accept: the word that is told for it.
    """

    part: Callable[[str | Phrase], str]
    fold: Callable[[str], str]
    house: House
    as_json: bool
    as_it_lies: bool
    doubts: Callable[[Sequence[Any]], tuple[Announcement, ...]]
    report: Callable[[Sequence[Any]], Sequence[Announcement]]
    accepting: Collection[str]
    accept: str


@dataclass(frozen=True, slots=True)
class ToldTable:
    """What a game brings to have a table counted that is told.

    file: name of the file that keeps a count. game: the name in it. texts: what its messages begin with. players:
    how many may play. reverse: the side of the boards that was asked for. begun: a form of players, entries and
    that side; ValueError where they cannot be. own, starred: see input.dialogue.SpokenWords. facts: what all of
    its messages get.
    """

    file: str
    game: str
    texts: str
    players: Collection[int]
    reverse: bool
    begun: Callable[[Sequence[str], Sequence[str], bool], Any]
    own: Mapping[str, str]
    starred: str
    facts: Mapping[str, Fact] = field(default_factory=dict)


class Finished(ABC, Generic[R, C]):
    """The count of one game. R: what was asked for. C: what one player has, counted.

    unknown: key of the CountError for a variant that it has not, "" for the usual one. ranked: the places are told
    to programs after a score of several, too. by_board: doubts are told board by board. shared: all play on one
    board, so that one file tells what everybody has, and so does one connected board.
    """

    unknown = ""
    ranked = True
    by_board = False
    shared = False

    @abstractmethod
    def rules(self, wish: CountWish) -> R:
        """What was asked for. CountError."""

    @abstractmethod
    def few(self, rules: R) -> CountError:
        """That one alone is not ranked."""

    def ranks(self, rules: R) -> None:
        """Whether this can be ranked at all. CountError."""

    def check(self, rules: R, count: int, *, files: bool = False) -> None:
        """Whether so many players go with what was asked for. CountError."""

    @abstractmethod
    def read(self, rules: R, file: str, name: str, at: int, house: House) -> Any:
        """What a file shows; of a shared board a list, a player each.

        name, at: of the player, from nought. FileError, or games.layout.LayoutError.
        """

    @abstractmethod
    def playing(self, rules: R, told: Sequence[Space], variants: tuple[str, ...], columns: int) -> list[C]:
        """What players of the running game have. CountError."""

    def boards(self, rules: R) -> None:
        """Whether boards can tell this at all. CountError."""

    def cell(self, place: Place) -> Fact:
        """How a cell of a board is named."""
        return place

    def lying(self, rules: R, boards: Sequence[Lain], house: House) -> list[Any]:
        """What lies on boards, a player each. Only of games that sensors read."""
        raise NotImplementedError

    def doubts(self, rules: R, found: Sequence[Any | None], house: House, boards: Sequence[Lain] = ()) -> Doubts:
        """What cannot have come about; None: a file that could not be read. boards: where it lies on some."""
        return []

    def pointed(self, rules: R, boards: Sequence[Lain], found: list[Any], house: House) -> list[Any]:
        """The same with what boards do not show, asked for if need be; as it is once that is known."""
        return found

    def counted(self, rules: R, found: Any, at: int, house: House) -> C:
        """What `read` or `lying` gave, with its points. CountError."""
        counted: C = found
        return counted

    @abstractmethod
    def report(
        self, rules: R, counted: Sequence[C], house: House, *, over: bool, whole: bool
    ) -> list[Announcement]:
        """Everybody's points with their reasons, then the places of several.

        over: the game has ended; else who leads so far. whole: nobody is missing.
        """

    @abstractmethod
    def places(self, counted: Sequence[C]) -> list[Announcement]:
        """The places alone, each a sentence of its own."""

    @abstractmethod
    def data(self, counted: C, file: str) -> dict[str, object]:
        """One player's points for programs; file: "" where there is none."""

    def sums(self, rules: R, counted: Sequence[C], *, over: bool) -> dict[str, object] | None:
        """What several games bring together, for programs."""
        return None

    @abstractmethod
    def ranking(self, counted: Sequence[C], files: Sequence[str]) -> dict[str, object] | list[dict[str, object]]:
        """The places for programs, best first: whole, or one by one with the file of each."""

    def gap(self, rules: R) -> CountError | None:
        """That nothing could be told of all together, because one is missing."""
        return None
