"""The state of a table of Queen's Garden, and how one is begun.

States are named tuples, which are made faster than anything else that cannot be changed: thousands of games are
played through them. Hexagons, colours and cells are numbers (hexes.py, cells.py).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from companion.core.model import Problem
from companion.games.api import Setup
from companion.games.queens_garden.rules import tables
from companion.games.queens_garden.rules.cells import COUNT, HOURS
from companion.games.queens_garden.rules.hexes import EACH, EXPANSIONS, HEXAGONS, tiles
from companion.games.queens_garden.rules.scoring import BONUS_A, BONUS_B, NO_EXPANSION
from companion.games.queens_garden.rules.variants import BELOW, SIDE_B, VARIANTS

ROUNDS = tables.ROUNDS
STACKS = {2: 5, 3: 7, 4: 8}
"""Players -> expansions of each round stack (QG-29 to QG-31)."""
FILLING = 4
"""Tiles drawn onto a top expansion (QG-58)."""
START_SCORE, START_JOKERS = 15, 3
MOST_TILES, MOST_BEDS = 12, 2
"""Spaces of a storage; jokers lie on those of tiles (QG-12, QG-13)."""
PRICE = 6
"""Points for an expansion of the supply (QG-104)."""

LOTS, FILL, TURN, ACT, ROUND, OVER = range(6)
"""Phases: who begins; tiles drawn onto the stack; expansions turned face up; acts of players; the end of a round,
which somebody confirms; the end of the game."""

Counts = tuple[int, ...]
"""How many tiles of each hexagon, at the hexagon's number less one."""


class Gain(NamedTuple):
    """Points and why. kind: "first-pass", "buy", "discard", "round", "pavilions", "storage", "group", "bonus".

    round: in which. what: the colour or pattern of "round", "group" and "bonus". amount: hexagons, pavilions,
    things. points: by which the score really changed.
    """

    kind: str
    round: int
    what: str
    amount: int
    points: int
    cells: tuple[int, ...] = ()


class Garden(NamedTuple):
    """What one player has.

    cells: hexagons by index of the cell, 0 where there is none. slots: NO_EXPANSION, the direction of the printed
    hexagon, or FACE_DOWN. tiles, beds: stored hexagons, sorted. gains: why the score is what it is.
    """

    cells: tuple[int, ...] = (0,) * COUNT
    slots: tuple[int, ...] = (NO_EXPANSION,) * len(HOURS)
    tiles: tuple[int, ...] = ()
    beds: tuple[int, ...] = ()
    jokers: int = START_JOKERS
    score: int = START_SCORE
    gains: tuple[Gain, ...] = ()

    def with_hexagon(self, cell: int, hexagon: int) -> Garden:
        """The garden with a hexagon on a cell."""
        return self._replace(cells=(*self.cells[:cell], hexagon, *self.cells[cell + 1 :]))

    def with_slot(self, slot: int, lies: int) -> Garden:
        """The garden with something else in a slot."""
        return self._replace(slots=(*self.slots[:slot], lies, *self.slots[slot + 1 :]))

    @property
    def free_tiles(self) -> int:
        """Spaces of the storage that still take tiles or jokers (QG-12, QG-13)."""
        return MOST_TILES - len(self.tiles) - self.jokers

    @property
    def free_beds(self) -> int:
        """Spaces of the storage that still take expansions."""
        return MOST_BEDS - len(self.beds)


class Bed(NamedTuple):
    """An expansion in the display beside the stack. face: its hexagon once it is turned up, else 0.

    gone: it has been taken; its number is not used again in the round.
    """

    tiles: tuple[int, ...] = ()
    face: int = 0
    gone: bool = False

    @property
    def to_turn(self) -> bool:
        """Whether it lies there empty and face down (QG-60)."""
        return not (self.tiles or self.face or self.gone)


class Table(NamedTuple):
    """What stays the same in a game. players: numbers clockwise. seats: number of a player -> place in it.

    wheel: criterion and points of each sector, round by round. rewards: what is surrounded -> jokers. bonuses:
    size of a group -> points. floor: the score never falls below nought. size: expansions of a round stack.
    at_once: the tower fills the bag as soon as it is empty, not when a draw falls short (QG-155). gone: who has
    left the table (docs/decisions/leaving.md).
    """

    setup: Setup
    players: tuple[int, ...]
    seats: dict[int, int]
    wheel: tuple[tuple[tuple[str, int], ...], ...]
    rewards: Mapping[str, int]
    bonuses: Mapping[int, int]
    floor: bool
    size: int
    at_once: bool
    gone: tuple[int, ...] = ()

    def __hash__(self) -> int:
        """Of what decides how is played: a set-up has options, which cannot be hashed."""
        return hash((self.players, self.wheel, self.floor, self.at_once, self.gone))

    @property
    def present(self) -> tuple[int, ...]:
        """The players who have not left."""
        return tuple(one for one in self.players if one not in self.gone)


class State(NamedTuple):
    """A table of Queen's Garden.

    round: from 1. turn: the player on turn, or who is after the draw; 0 before lots and once all have passed.
    starter: who began the round. marker: who has the starting marker, 0 while it lies in the display. passed: who
    has passed, in that order. stack: expansions of the round stack that are left, the top one with them. top: the
    tiles on it. lacking: tiles that are still drawn onto it. beside: the expansions beside it, place one first.
    supply: how many expansions. seen: the hexagons of expansions that have been turned up, as bits.
    """

    table: Table
    round: int
    phase: int
    turn: int
    starter: int
    marker: int
    passed: tuple[int, ...]
    stack: int
    top: tuple[int, ...]
    lacking: int
    beside: tuple[Bed, ...]
    supply: int
    seen: int
    bag: Counts
    tower: Counts
    gardens: tuple[Garden, ...]

    def garden(self, player: int) -> Garden | None:
        """The garden of a player, None for a number that nobody has."""
        index = self.table.seats.get(player)
        return None if index is None else self.gardens[index]

    @property
    def seated(self) -> Iterator[tuple[int, Garden]]:
        """Each player with the garden, clockwise."""
        return zip(self.table.players, self.gardens, strict=True)

    @property
    def mine(self) -> Garden:
        """The garden of the player on turn; KeyError where nobody is."""
        return self.gardens[self.table.seats[self.turn]]

    def name(self, player: int) -> str:
        """The player's name, empty for a number that nobody has."""
        return self.table.setup.names.get(player, "")

    @property
    def sectors(self) -> tuple[tuple[str, int], ...]:
        """What the wheel shows now."""
        return self.table.wheel[self.round - 1]

    @property
    def later(self) -> int:
        """Expansions in the stacks of later rounds."""
        return self.table.size * (ROUNDS - self.round)

    def with_garden(self, player: int, garden: Garden) -> State:
        """The state with one player's garden changed."""
        at = self.table.seats[player]
        return self._replace(gardens=(*self.gardens[:at], garden, *self.gardens[at + 1 :]))


def start(setup: Setup) -> State:
    """The table before it is known who begins: all tiles in the bag (QG-21 to QG-34)."""
    numbers = tuple(player.number for player in setup.players)
    size = STACKS[len(numbers)]
    seats = {number: at for at, number in enumerate(numbers)}
    wheel, rewards = tables.wheel(setup.options), tables.rewards(setup.options)
    bonuses = BONUS_B if SIDE_B in setup.variants else BONUS_A
    at_once = setup.options.get(tables.TOWER) == tables.AT_ONCE
    table = Table(setup, numbers, seats, wheel, rewards, bonuses, BELOW not in setup.variants, size, at_once)
    bag = (EACH,) * len(HEXAGONS)
    gardens = (Garden(),) * len(numbers)
    supply = EXPANSIONS - ROUNDS * size
    return State(table, 1, LOTS, 0, 0, 0, (), size, (), 0, (), supply, 0, bag, (0,) * len(HEXAGONS), gardens)


def check(setup: Setup) -> list[Problem]:
    """Everything that forbids a set-up: players, variants, tables, tiles (QG-01 to QG-09, QG-177)."""
    problems = setup.wrong_seats("qg", min(STACKS), max(STACKS))
    problems += [
        Problem("qg-setup-variant", {"variant": one}) for one in sorted(setup.variants.difference(VARIANTS))
    ]
    if SIDE_B in setup.variants and not setup.options.get(tables.WHEEL):
        problems.append(Problem("qg-setup-side-b"))
    try:
        tables.wheel(setup.options)
        tables.rewards(setup.options)
    except ValueError:
        problems.append(Problem("qg-setup-tables"))
    wanted = Counter({one.thing: one.count for one in tiles()})
    found: Counter[str] = Counter()
    for one in setup.tiles:
        found[one.thing] += one.count
    if found != wanted:
        problems.append(Problem("qg-setup-tiles"))
    return problems


def added(score: int, points: int, table: Table) -> int:
    """A score after gaining or losing points: never below nought, but where that is lifted (QG-142, QG-144)."""
    after = score + points
    return max(0, after) if table.floor else after


def with_tiles(counts: Counts, hexagons: tuple[int, ...]) -> Counts:
    """A heap with more tiles."""
    if not hexagons:
        return counts
    found = list(counts)
    for one in hexagons:
        found[one - 1] += 1
    return tuple(found)


def without(hexagons: tuple[int, ...], gone: tuple[int, ...]) -> tuple[int, ...]:
    """A sorted row without some of its hexagons, each of which it has."""
    if not gone:
        return hexagons
    left = list(hexagons)
    for one in gone:
        left.remove(one)
    return tuple(left)
