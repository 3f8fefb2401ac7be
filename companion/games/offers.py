"""What a game tells before its rules are loaded: what a new game may be, and where the rest of it is found."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, field

from companion.core.model import Phrase, Problem, Tile

POINTS = "--points"
"""Option of a count of games with a counter of points: what it shows, once for each that is counted."""


@dataclass(frozen=True, slots=True)
class Offer:
    """What a new game may be: all that questions, command line and settings have to know before there is one.

    title: its name. fewest, most: players of a match. variants: their ids, in the order of their digits. called:
    how a variant is named. hinders: why a variant (first) cannot be had beside others (second) by so many players,
    None if it can. size: columns and rows of a player's board with these variants. drawn: asks who draws, given
    who usually does; None where nothing is drawn. free: pieces may also be laid freely, without turns, and by one
    player alone. advice: the best places can be named. cells: columns are named and rows counted from the player,
    which is said at the beginning. tiles: gives the set of a game whose pieces no board reads; None where a
    tile-set file tells it.
    """

    title: Phrase
    fewest: int
    most: int
    variants: tuple[str, ...]
    called: Callable[[str], Phrase]
    size: Callable[[Collection[str]], int]
    drawn: Callable[[str], Phrase] | None
    hinders: Callable[[str, Collection[str], int], Problem | None] = lambda _variant, _beside, _players: None
    free: bool = False
    advice: bool = False
    cells: bool = False
    tiles: Callable[[], tuple[Tile, ...]] | None = None

    @property
    def least(self) -> int:
        """Players of the smallest table, free placement included."""
        return 1 if self.free else self.fewest

    def fitting(self, variants: Iterable[str], count: int) -> tuple[str, ...]:
        """Those of these variants that this game has and that go together for so many players."""
        own = tuple(one for one in variants if one in self.variants)
        return tuple(one for one in own if self.hinders(one, own, count) is None)


@dataclass(frozen=True, slots=True)
class CountOption:
    """An option of `companion score` and `companion rank` that not every game has.

    name: as typed, "--points". help: the message that tells what it is; "" where a game before says it. takes:
    what it takes (about-value-<takes>), once for each that is counted; "" for a switch. told: it counts what is
    typed, so that only `score` has it.
    """

    name: str
    help: str = ""
    takes: str = ""
    told: bool = False


@dataclass(frozen=True, slots=True)
class Manifest:
    """A game for those who do not play it: names, what is offered, its files, and where the rest is to be found.

    name: in code and journals, with underscores. package: the folder with its files, among them its sentences as
    texts/<language>/*.ftl. offer: what a new game may be. tile_set: file in the package with the set that sensors
    read, "" where none reads its pieces. tile_setting: the setting that names a file in its place. pieces: names
    of its equal tiles that are no colours. drawings: SVG file in the package with the symbols of its scenes.

    The others are "module:object", loaded when they are first used, "" where there is none. game: the rules
    (api.Game). demo: who plays for everybody, made of a set-up and chance (api.Strategy). mind: how it is thought
    about (thinking.Mind). finished: the count of a finished table (counting.Finished). dialogue: counts what is
    told, called with what was asked for and the rules of the count. owned: tables that an owner may correct
    (tables.OwnTables).

    counts: the options of a count that this game has; counted: the variants that make a difference to it. help:
    what the help of a command tells of the game, name of the command -> a paragraph each.
    """

    name: str
    package: str
    offer: Offer
    game: str
    demo: str = ""
    finished: str = ""
    mind: str = ""
    dialogue: str = ""
    owned: str = ""
    tile_set: str = ""
    tile_setting: str = ""
    pieces: tuple[str, ...] = ()
    drawings: str = ""
    counts: tuple[CountOption, ...] = ()
    counted: tuple[str, ...] = ()
    help: Mapping[str, tuple[Phrase, ...]] = field(default_factory=dict)

    @property
    def typed(self) -> str:
        """The name as people type it."""
        return self.name.replace("_", "-")
