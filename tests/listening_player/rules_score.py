"""The score of Královská zahrada, from the rulebook and the RG rows alone: areas, bonuses, ranks."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

from tests.listening_player.rules_kingdom import SIDES, Cell, Kingdom


class Area(NamedTuple):
    """One area: its terrain letter, how many squares, how many crowns, what it is worth."""

    terrain: str
    squares: int
    crowns: int
    points: int


class Points(NamedTuple):
    """What a kingdom is worth: areas (largest first), bonuses by variant (only those won), and what decides."""

    areas: tuple[Area, ...]
    bonuses: Mapping[str, int]
    total: int
    largest_area: int
    crowns: int


class Standing(NamedTuple):
    """A player's rank; `reason` is what sets the player apart from everybody else.

    "points": nobody has the same total. "largest_area": of those with the same total nobody has the same largest
    area. "crowns": nor, of those with the same in both, the same crowns. "shared": somebody equals in everything.
    """

    rank: int
    player: int
    total: int
    reason: str


def areas(cells: Mapping[Cell, str]) -> tuple[Area, ...]:
    """The areas: squares of one terrain joined by sides (RG-81 to RG-87); the castle is none of the cells."""
    left = set(cells)
    found = []
    while left:
        heap = [left.pop()]
        letter = cells[heap[0]][0]
        for column, row in heap:  # the heap grows while it is walked
            for across, up in SIDES:
                beside = (column + across, row + up)
                if beside in left and cells[beside][0] == letter:
                    left.remove(beside)
                    heap.append(beside)
        crowns = sum(int(cells[cell][1]) for cell in heap)
        found.append(Area(letter, len(heap), crowns, len(heap) * crowns))
    return tuple(sorted(found, key=lambda area: (-area.squares, -area.crowns, area.terrain)))


def centralised(kingdom: Kingdom) -> bool:
    """Whether the castle is the middle of the rectangle around all own cells (RG-101, RG-102).

    A rectangle of even width or height has no middle cell. A castle alone is the middle of itself.
    """
    if kingdom.castle_cell is None:
        return False
    columns = [column for column, _ in kingdom.occupied]
    rows = [row for _, row in kingdom.occupied]
    middle_twice = (min(columns) + max(columns), min(rows) + max(rows))
    return middle_twice == (2 * kingdom.castle_cell[0], 2 * kingdom.castle_cell[1])


def points(kingdom: Kingdom, variants: Collection[str]) -> Points:
    """What the kingdom is worth as it lies now (RG-88, RG-100, RG-103, RG-104)."""
    found = areas(kingdom.cells)
    bonuses = {}
    if "centralised" in variants and centralised(kingdom):
        bonuses["centralised"] = 10
    if "harmony" in variants and not kingdom.discards:
        bonuses["harmony"] = 5
    return Points(
        areas=found,
        bonuses=bonuses,
        total=sum(area.points for area in found) + sum(bonuses.values()),
        largest_area=max((area.squares for area in found), default=0),
        crowns=sum(area.crowns for area in found),
    )


def rank_game(scores: Mapping[int, Points]) -> list[Standing]:
    """The ranks of one game: points with bonuses, then largest area, then crowns (RG-89 to RG-94)."""
    return _ranked({player: (one.total, one.largest_area, one.crowns) for player, one in scores.items()})


def rank_sums(games: Sequence[Mapping[int, Points]], players: Sequence[int]) -> list[Standing]:
    """The ranks of Dynasty: the sums alone decide; equal sums share (RG-96 to RG-98)."""
    return _ranked({player: (sum(game[player].total for game in games),) for player in players})


def _ranked(decisive: Mapping[int, tuple[int, ...]]) -> list[Standing]:
    """The players with the highest first; equals share a rank and no rank is left out (RG-92, RG-94)."""
    better = sorted(set(decisive.values()), reverse=True)
    out = []
    for player in sorted(decisive, key=lambda one: better.index(decisive[one])):
        own = decisive[player]
        reason = "shared"
        for count, name in reversed(list(enumerate(("points", "largest_area", "crowns")[: len(own)], start=1))):
            if sum(other[:count] == own[:count] for other in decisive.values()) == 1:
                reason = name
        out.append(Standing(better.index(own) + 1, player, own[0], reason))
    return out
