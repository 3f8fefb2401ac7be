"""The state of a table of Azul, and how one is begun.

States are named tuples, which are made faster than anything else that cannot be changed: thousands of games are
played through them. Colours are numbers (editions.py), counts of tiles are tuples with one number a colour.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from companion.core.model import Fact, Problem
from companion.games.api import Setup
from companion.games.azul.rules import editions
from companion.games.azul.rules.editions import DISPLAYS, EACH, FLOOR, PENALTIES, SIZE, Edition

Counts = tuple[int, ...]
"""How many tiles of each colour, in the edition's order."""
NONE: Counts = (0,) * SIZE

LOTS, GOLD, FILL, EXTRA, TAKE, SPREAD, TILE, ROUND, OVER = range(9)
"""Phases: who begins; displays turned gold; filling them; the extra tile of SN1; taking; spreading what SN4
leaves; tiling; the end of a round, which somebody confirms; the end of the game."""


class Gain(NamedTuple):
    """One tile of a tiling and its points: row and column from 0, run across and down."""

    row: int
    column: int
    colour: int
    across: int
    down: int

    @property
    def points(self) -> int:
        """1 alone, else the runs of more than one together (AZ-56 to AZ-60)."""
        return (self.across if self.across > 1 else 0) + (self.down if self.down > 1 else 0) or 1


class Loss(NamedTuple):
    """What the floor line cost: tiles, markers, and points before the score was held at nought."""

    tiles: int
    markers: int
    points: int


class Board(NamedTuple):
    """One player's board.

    lines: colour and count of each pattern line. wall: rows of colours, 0 where free. floor: colours, or MARKER,
    from the left. counted: how many lines of this tiling are decided and counted, from the top. gains: the tiles
    counted in the last tiling, in its order. loss: what the floor cost then.
    """

    lines: tuple[tuple[int, int], ...] = ((0, 0),) * SIZE
    wall: tuple[tuple[int, ...], ...] = ((0,) * SIZE,) * SIZE
    floor: tuple[int, ...] = ()
    score: int = 0
    counted: int = 0
    gains: tuple[Gain, ...] = ()
    loss: Loss = Loss(0, 0, 0)

    def complete(self, row: int) -> bool:
        """Whether a pattern line is full (AZ-38)."""
        return self.lines[row][1] == row + 1

    def waiting(self, row: int) -> bool:
        """Whether a pattern line is full and its tile not yet on the wall."""
        colour, count = self.lines[row]
        return count == row + 1 and colour not in self.wall[row]

    def tiled(self, row: int) -> bool:
        """Whether a tile has gone from this line to the wall in this tiling."""
        colour, count = self.lines[row]
        return count == row + 1 and colour in self.wall[row]

    @property
    def penalty(self) -> int:
        """What lies on the floor line costs so much (AZ-07, AZ-62)."""
        return PENALTIES[min(len(self.floor), FLOOR)]


class Table(NamedTuple):
    """What stays the same in a game. players: numbers clockwise. seats: number of a player -> place in it.

    gone: who has left the table (docs/decisions/leaving.md).
    """

    setup: Setup
    edition: Edition
    players: tuple[int, ...]
    seats: dict[int, int]
    displays: int
    reverse: bool = False
    special: bool = False
    sheltered: bool = False
    gone: tuple[int, ...] = ()

    def __hash__(self) -> int:
        """Of what decides how is played: a set-up has options, which cannot be hashed."""
        return hash((self.edition, self.players, self.reverse, self.special, self.sheltered, self.gone))

    @property
    def present(self) -> tuple[int, ...]:
        """The players who have not left."""
        return tuple(one for one in self.players if one not in self.gone)

    def following(self, player: int) -> int:
        """The next player clockwise who has not left; the only one who has not follows himself."""
        at = self.seats[player] + 1
        return next(one for one in (*self.players[at:], *self.players[:at]) if one not in self.gone)


class Shelter(NamedTuple):
    """SN5 beside a floor line: which display, whose, and the colour (or MARKER) on it, 0 while it is free."""

    display: int
    player: int
    colour: int


class State(NamedTuple):
    """A table of Azul.

    round: from 1. turn: player on turn in TAKE and SPREAD, 0 else. starter: who begins the round, 0 before lots.
    taker: who has taken the starting marker in this round, 0 while it lies in the centre. step: in FILL and EXTRA,
    how many displays are filled, or have had their effect. golds: (display from 0, kind). shelter: SN5 once taken.
    """

    table: Table
    round: int
    phase: int
    turn: int
    starter: int
    taker: int
    displays: tuple[Counts, ...]
    centre: Counts
    bag: Counts
    lid: Counts
    boards: tuple[Board, ...]
    step: int = 0
    golds: tuple[tuple[int, str], ...] = ()
    shelter: Shelter | None = None

    @property
    def edition(self) -> Edition:
        """The edition that is played."""
        return self.table.edition

    def board(self, player: int) -> Board | None:
        """The board of a player, None for a number that nobody has."""
        index = self.table.seats.get(player)
        return None if index is None else self.boards[index]

    @property
    def seated(self) -> Iterator[tuple[int, Board]]:
        """Each player with the board, clockwise."""
        return zip(self.table.players, self.boards, strict=True)

    def name(self, player: int) -> str:
        """The player's name, empty for a number that nobody has."""
        return self.table.setup.names.get(player, "")

    def gold(self, display: int) -> str:
        """The gold kind of a display (from 0) in this round, "" for a blue one."""
        return next((kind for at, kind in self.golds if at == display), "")

    def sheltered(self, player: int) -> int:
        """How many things lie on SN5 beside a player's floor: one or none."""
        return int(self.shelter is not None and self.shelter.player == player and self.shelter.colour != 0)

    def with_board(self, player: int, board: Board) -> State:
        """The state with one player's board changed."""
        at = self.table.seats[player]
        return self._replace(boards=(*self.boards[:at], board, *self.boards[at + 1 :]))

    def facts(self, **facts: Fact) -> dict[str, Fact]:
        """Facts of a sentence, and the edition, which every sentence of Azul has."""
        return {"edition": self.table.edition.name, **facts}


def start(setup: Setup, edition: Edition) -> State:
    """The table before it is known who begins: all tiles in the bag (AZ-19)."""
    numbers = tuple(player.number for player in setup.players)
    seats = {number: at for at, number in enumerate(numbers)}
    chosen = (one in setup.variants for one in (editions.REVERSE, editions.SPECIAL, editions.SHELTER))
    reverse, special, sheltered = chosen
    table = Table(setup, edition, numbers, seats, DISPLAYS[len(numbers)], reverse, special, sheltered)
    bag = (EACH,) * SIZE
    return State(table, 1, LOTS, 0, 0, 0, (NONE,) * table.displays, NONE, bag, NONE, (Board(),) * len(numbers))


def check(setup: Setup, edition: Edition) -> list[Problem]:
    """Everything that forbids a set-up: players, variants, tiles (AZ-01, AZ-11)."""
    name: dict[str, Fact] = {"edition": edition.name}
    problems = setup.wrong_seats("az", min(DISPLAYS), max(DISPLAYS), **name)
    unknown = sorted(setup.variants.difference(edition.variants))
    problems += [Problem("az-setup-variant", {**name, "variant": one}) for one in unknown]
    if (
        editions.SHELTER in setup.variants
        and editions.SPECIAL not in setup.variants
        and editions.SHELTER in edition.variants
    ):
        problems.append(Problem("az-setup-marker", name))
    return problems + _check_tiles(setup, edition)


def _check_tiles(setup: Setup, edition: Edition) -> list[Problem]:
    """Things of other games, and colours of which there are not just EACH (AZ-02)."""
    name: dict[str, Fact] = {"edition": edition.name}
    things = {f"tile {word}": word for word in edition.colours}
    counts = Counter[str]()
    for tile in setup.tiles:
        counts[tile.thing] += tile.count
    problems = [] if counts.keys() <= things.keys() else [Problem("az-setup-tiles", name)]
    for thing, colour in things.items():
        if counts[thing] != EACH:
            facts = {**name, "colour": colour, "count": counts[thing], "needed": EACH}
            problems.append(Problem("az-setup-count", facts))
    return problems


def added(one: Counts, other: Counts) -> Counts:
    """Two heaps together."""
    return (
        one[0] + other[0],
        one[1] + other[1],
        one[2] + other[2],
        one[3] + other[3],
        one[4] + other[4],
    )


def minus(one: Counts, other: Counts) -> Counts:
    """What is left of a heap."""
    return (
        one[0] - other[0],
        one[1] - other[1],
        one[2] - other[2],
        one[3] - other[3],
        one[4] - other[4],
    )


def of_colour(colour: int, count: int) -> Counts:
    """So many tiles of one colour."""
    return tuple(count if one == colour else 0 for one in range(1, SIZE + 1))
