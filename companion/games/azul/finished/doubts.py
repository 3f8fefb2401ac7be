"""What about finished walls cannot have come about by the rules: each as a Problem with its facts."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, groupby

from companion.core.model import Fact, Problem
from companion.games.azul.finished.finished import faults
from companion.games.azul.rules.editions import EACH, SIZE, Edition
from companion.games.azul.rules.wall import Wall, can_complete

LATE = 10
"""Tiles on a wall, on the average, from which on lines that can never be filled may have ended a game; in games
played out the fewest were 17."""


def of_wall(edition: Edition, wall: Wall, reverse: bool) -> list[Problem]:
    """Tiles where none of their colour may lie (AZ-08, AZ-84): az-doubt-cell; row, column, right from 1."""
    found = []
    for fault in faults(wall, reverse):
        row, column = fault.row + 1, fault.column + 1
        right = fault.right + 1 if fault.reason == "wrong-cell" else 0
        facts: dict[str, Fact] = {"edition": edition.name, "colour": edition.word(fault.colour)}
        facts |= {"row": row, "column": column, "reason": fault.reason, "right": right, "cell": f"{row} {column}"}
        found.append(Problem("az-doubt-cell", facts))
    return found


def of_points(edition: Edition, wall: Wall, points: int) -> list[Problem]:
    """Points on the counter that no order of tiles brings (AZ-56 to AZ-60): az-doubt-points (points, most)."""
    most = most_points(wall)
    if points <= most:
        return []
    return [Problem("az-doubt-points", {"edition": edition.name, "points": points, "most": most})]


def most_points(wall: Wall) -> int:
    """At least as many points as the tiles of a wall can have brought, in whatever order they came.

    A run of n that grows tile by tile brings 2 + 3 + ... + n; pieces that are joined bring less. A tile that came
    without a neighbour brought one point.
    """
    lines = [*wall, *zip(*wall, strict=True)]
    return sum(n * (n + 1) // 2 - 1 for line in lines for n in _runs(line)) + _tiles([wall])


def _runs(line: Sequence[int]) -> list[int]:
    """The lengths of unbroken runs."""
    return [len(list(run)) for laid, run in groupby(line, key=bool) if laid]


def of_game(edition: Edition, walls: Sequence[Wall], reverse: bool) -> list[Problem]:
    """Doubts about all walls of a game: az-doubt-row, none has a complete row (AZ-74).

    A game also ends where nobody can complete one any more, and where no tile can be laid out (AZ-73): see locked.
    One wall alone is not asked, for another player's may have the row.
    """
    if len(walls) < 2 or any(all(row) for wall in walls for row in wall) or locked(walls, reverse):
        return []
    return [Problem("az-doubt-row", {"edition": edition.name})]


def locked(walls: Sequence[Wall], reverse: bool) -> bool:
    """Whether a game may have ended though no wall has a complete row.

    Every row is closed: on the reverse side because colours have taken the cells that it lacks, or because it
    lacks a colour of which all tiles lie on walls and in lines that are not full. What lies in lines is not seen:
    a row that lacks such a colour may have one tile less in its line than it takes.
    """
    rows = [(row, at) for wall in walls for at, row in enumerate(wall)]
    shut = [reverse and not can_complete(wall, at) for wall in walls for at in range(SIZE)]
    if all(shut):
        return True
    if _tiles(walls) < LATE * len(walls):
        return False
    colours = range(1, SIZE + 1)
    return any(_bound(rows, shut, set(gone)) for count in colours for gone in combinations(colours, count))


def _bound(rows: Sequence[tuple[Sequence[int], int]], shut: Sequence[bool], gone: set[int]) -> bool:
    """Whether every row that is not shut lacks one of these colours, and all their tiles can lie out of reach."""
    lacking = [bool(gone.difference(row)) for row, _ in rows]
    if not all(lacks or closed for lacks, closed in zip(lacking, shut, strict=True)):
        return False
    laid = sum(colour in gone for row, _ in rows for colour in row)
    lines = sum(at for (_, at), lacks in zip(rows, lacking, strict=True) if lacks)
    return laid + lines >= EACH * len(gone)


def _tiles(walls: Sequence[Wall]) -> int:
    return sum(colour > 0 for wall in walls for row in wall for colour in row)
