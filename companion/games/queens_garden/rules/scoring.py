"""What a garden is worth: groups, the wheel of a round, the end (rulebook, phase 2 and "Závěrečné vyhodnocení").

Pure functions on a garden: cells is a row of hexagons by index of the cell (cells.py), 0 where there is none.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from companion.games.queens_garden.rules.cells import MIDDLES, NEIGHBOURS, SLOT, SLOT_CELLS, SPACES
from companion.games.queens_garden.rules.hexes import COLOUR, COLOURS, OF_CRITERION, PATTERN, PATTERNS, VALUE

Cells = Sequence[int]
NO_EXPANSION, FACE_DOWN = -1, 6
"""What a slot is beside the hour index (0 to 5) of its printed hexagon."""
LEAST = 3
"""Hexagons of the smallest group that scores (QG-164 to QG-166)."""
BONUS_A: Mapping[int, int] = {6: 6}
BONUS_B: Mapping[int, int] = {4: 4, 5: 5, 6: 6}
"""Size of a group -> its bonus, on the two sides (QG-169, QG-178)."""


class Group(NamedTuple):
    """Adjacent, connected hexagons of one colour or one pattern. cells: in order of their index."""

    criterion: str
    cells: tuple[int, ...]


class Matching(NamedTuple):
    """What one sector of the wheel brings: amount: hexagons that match, each: points for one."""

    criterion: str
    amount: int
    each: int

    @property
    def points(self) -> int:
        """All of them."""
        return self.amount * self.each


def is_space(slots: Sequence[int], cell: int) -> bool:
    """Whether something can be laid on a cell at all: no ornament, and on an expansion (QG-19, QG-81)."""
    if SLOT[cell] < 0:
        return cell in SPACES
    lies = slots[SLOT[cell]]
    return lies != NO_EXPANSION and (lies == FACE_DOWN or cell not in MIDDLES)


def printed(slots: Sequence[int]) -> tuple[int, ...]:
    """The cells of hexagons that are printed on expansions (QG-10)."""
    return tuple(SLOT_CELLS[slot][1 + lies] for slot, lies in enumerate(slots) if NO_EXPANSION < lies < FACE_DOWN)


def reach(cells: Cells, start: int, sort: Sequence[int], wanted: int) -> list[int]:
    """All cells connected to a cell by hexagons of one colour or pattern, without the cell itself.

    sort: COLOUR or PATTERN. The cell itself may be empty: what would join there.
    """
    found = [start]
    known = {start}
    for cell in found:
        for other in NEIGHBOURS[cell]:
            if other not in known and sort[cells[other]] == wanted:
                known.add(other)
                found.append(other)
    return found[1:]


def groups(cells: Cells, least: int = 2) -> list[Group]:
    """Every group of at least so many hexagons, by colours, then by patterns (QG-86, QG-164, QG-165)."""
    found = []
    for sort, words in ((COLOUR, COLOURS), (PATTERN, PATTERNS)):
        seen: set[int] = set()
        mine = []
        for cell, hexagon in enumerate(cells):
            if hexagon and cell not in seen:
                members = [cell, *reach(cells, cell, sort, sort[hexagon])]
                seen.update(members)
                if len(members) >= least:
                    mine.append((sort[hexagon], tuple(sorted(members))))
        found += [Group(words[at], members) for at, members in sorted(mine)]
    return found


def worth(cells: Cells, members: Iterable[int]) -> int:
    """The values of a group's hexagons together (QG-164, QG-165)."""
    return sum(VALUE[cells[at]] for at in members)


def matching(cells: Cells, sectors: Iterable[tuple[str, int]]) -> list[Matching]:
    """What the sectors of the wheel in a round bring (QG-127 to QG-130, QG-140)."""
    laid = [one for one in cells if one]
    return [
        Matching(criterion, sum(one in OF_CRITERION[criterion] for one in laid), each)
        for criterion, each in sectors
    ]


def pavilions(slots: Iterable[int]) -> int:
    """Pavilions that are seen: one on each expansion that does not lie face down (QG-138)."""
    return sum(NO_EXPANSION < slot < FACE_DOWN for slot in slots)


def stored(tiles: Iterable[int], beds: Iterable[int], jokers: int) -> int:
    """What the storage brings at the end: a point a joker, less the value of every hexagon (QG-162, QG-163)."""
    return jokers - sum(VALUE[one] for one in (*tiles, *beds))
