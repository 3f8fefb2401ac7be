"""The count of a set without electronics, round by round: what is told, folded into walls and points.

Entries are lines of their own notation, and a count is the fold of its entries, so that taking one back is leaving
it out: "tile 2 3 4" (row, column and colour, from 1), "done" (no line is left), "floor 3" (things on the floor,
the marker included), "end" (the game is over before the next round). AZ-48 to AZ-52, AZ-56 to AZ-64, AZ-74, AZ-75.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from companion.core.model import Fact, Problem
from companion.games.azul.finished.finished import Counted
from companion.games.azul.rules.editions import DISPLAYS, FLOOR, PENALTIES, SIZE, Edition, colour_at
from companion.games.azul.rules.state import Gain
from companion.games.azul.rules.wall import EMPTY, Wall, columns_for, runs, with_tile
from companion.games.counters import ROUNDS

LINES, FLOORS, OVER = "lines", "floors", "over"
"""What is due: complete lines of the player whose turn it is, then the things on that player's floor; nothing."""

MOST_THINGS = 99
"""Things on a floor that can be told."""


@dataclass(frozen=True, slots=True)
class Turn:
    """One player's round. gains: its tiles in the rulebook's order. things, cost: of the floor."""

    player: int
    gains: tuple[Gain, ...] = ()
    things: int = 0
    cost: int = 0


@dataclass(frozen=True, slots=True)
class Count:
    """Walls and points, and whose turn it is to be told: at is an index of names.

    laid: tiles of this turn as (row, column, colour), rows and columns from 0. last: the turn told before.
    """

    edition: Edition
    reverse: bool
    names: tuple[str, ...]
    walls: tuple[Wall, ...]
    points: tuple[int, ...]
    round: int = 1
    at: int = 0
    due: str = LINES
    laid: tuple[tuple[int, int, int], ...] = ()
    last: Turn | None = None

    @property
    def player(self) -> str:
        """Whose turn it is to be told."""
        return self.names[self.at]

    @property
    def wall(self) -> Wall:
        """That player's wall, the tiles of this turn included."""
        wall = self.walls[self.at]
        for row, column, colour in self.laid:
            wall = with_tile(wall, row, column, colour)
        return wall

    @property
    def gains(self) -> tuple[Gain, ...]:
        """The tiles of this turn, counted from the shortest line on, in whatever order they were told (AZ-49)."""
        wall, found = self.walls[self.at], []
        for row, column, colour in sorted(self.laid):
            wall = with_tile(wall, row, column, colour)
            found.append(Gain(row, column, colour, *runs(wall, row, column)))
        return tuple(found)

    def counted(self) -> list[Counted]:
        """Every player's wall and points."""
        told = zip(self.names, self.walls, self.points, strict=True)
        return [Counted(name, self.edition, wall, points, ROUNDS, self.reverse) for name, wall, points in told]

    def facts(self, **facts: Fact) -> dict[str, Fact]:
        """Facts of a sentence, and the edition."""
        return {"edition": self.edition.name, **facts}


def start(edition: Edition, names: Iterable[str], reverse: bool = False) -> Count:
    """A count before the first round. ValueError: not two to four names (AZ-01)."""
    players = tuple(names)
    if len(players) not in DISPLAYS:
        raise ValueError(players)
    return Count(edition, reverse, players, (EMPTY,) * len(players), (0,) * len(players))


def fold(count: Count, entries: Iterable[str]) -> Count:
    """The count after these entries. ValueError where one of them cannot be."""
    for entry in entries:
        after = play(count, entry)
        if isinstance(after, Problem):
            raise ValueError(entry)
        count = after
    return count


def play(count: Count, entry: str) -> Count | Problem:
    """The count after an entry, or why it cannot be.

    Problems: those of hindrance, az-rounds-end-later. ValueError for what is no entry of this moment.
    """
    word, *args = entry.split()
    numbers = [int(one) for one in args]
    if word == "tile" and count.due == LINES:
        row, column, colour = numbers
        return lay(count, row - 1, column - 1, colour)
    if word == "done" and count.due == LINES and not numbers:
        return replace(count, due=FLOORS)
    if word == "floor" and count.due == FLOORS:
        (things,) = numbers
        return _floored(count, things)
    if word == "end" and count.due != OVER and not numbers:
        begins = count.due == LINES and not count.at and not count.laid
        return replace(count, due=OVER) if begins else Problem("az-rounds-end-later", count.facts())
    raise ValueError(entry)


def lay(count: Count, row: int, column: int, colour: int) -> Count | Problem:
    """The count with one tile more; row and column from 0. ValueError: no cell or colour of the game."""
    if not (0 <= row < SIZE and 0 <= column < SIZE and 1 <= colour <= SIZE):
        raise ValueError((row, column, colour))
    problem = hindrance(count, row, column, colour)
    return problem or replace(count, laid=(*count.laid, (row, column, colour)))


def hindrance(count: Count, row: int, column: int, colour: int) -> Problem | None:
    """Why a tile cannot go there (AZ-50, AZ-84, AZ-86).

    Problems: az-rounds-line-told, az-rounds-has; on the reverse side az-rounds-no-cell, where the whole line falls
    to the floor, az-rounds-taken, az-rounds-column-has. ValueError: another colour's cell on the coloured side.
    """
    if not count.reverse and colour_at(row, column) != colour:
        raise ValueError((row, column, colour))
    wall, word = count.wall, count.edition.word(colour)
    facts = count.facts(row=row + 1, colour=word)
    if any(told[0] == row for told in count.laid):
        return Problem("az-rounds-line-told", facts)
    if colour in wall[row]:
        return Problem("az-rounds-has", facts)
    if count.reverse and not columns_for(wall, row, colour):
        return Problem("az-rounds-no-cell", facts)
    if wall[row][column]:
        there = count.edition.word(wall[row][column])
        return Problem("az-rounds-taken", {**facts, "column": column + 1, "there": there})
    if count.reverse and any(line[column] == colour for line in wall):
        return Problem("az-rounds-column-has", {**facts, "column": column + 1})
    return None


def _floored(count: Count, things: int) -> Count:
    """The count after a player's floor; then the next player, the next round, or the end (AZ-62 to AZ-64)."""
    if not 0 <= things <= MOST_THINGS:
        raise ValueError(things)
    gains, at = count.gains, count.at
    cost = PENALTIES[min(things, FLOOR)]
    after = max(0, count.points[at] + sum(gain.points for gain in gains) - cost)
    walls = (*count.walls[:at], count.wall, *count.walls[at + 1 :])
    points = (*count.points[:at], after, *count.points[at + 1 :])
    last = Turn(at, gains, things, cost)
    following = at + 1
    if following < len(count.names):
        return replace(count, walls=walls, points=points, at=following, due=LINES, laid=(), last=last)
    ends = any(all(row) for wall in walls for row in wall)  # a complete row (AZ-74)
    due, number = (OVER, count.round) if ends else (LINES, count.round + 1)
    return replace(count, walls=walls, points=points, at=0, due=due, round=number, laid=(), last=last)
