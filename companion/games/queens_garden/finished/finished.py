"""A garden that lies on the table, checked, counted and ranked beside others.

QG-12, QG-85, QG-88, QG-126 to QG-140, QG-142, QG-161 to QG-173, QG-178. Imports little, because a scorer of files
must start fast.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from typing import NamedTuple

from companion.core.model import Standing
from companion.games import counters
from companion.games.queens_garden.rules import scoring
from companion.games.queens_garden.rules.cells import HOURS, NAMES, NEIGHBOURS
from companion.games.queens_garden.rules.hexes import EACH, HEXAGONS, word
from companion.games.queens_garden.rules.state import MOST_BEDS, MOST_TILES, Garden
from companion.games.ranking import ranked

GAME = "queens_garden"
MOST_PLAYERS = 4
"""QG-01."""
END = 0
"""In the place of a round: the scoring at the end of the game."""
NOTHING = Garden(jokers=0, score=0)
"""A garden of which nothing has been told."""


# ---- what cannot lie so ---------------------------------------------------------------------------------------


class Fault(NamedTuple):
    """Something that no garden, or no set, can show. cell, other: indices of cells, -1 for none.

    reason: "adjacent" (two neighbours show the same hexagon), "group-twice" (two cells of a group of the criterion
    do), "tiles-many", "expansions-many" (more of a hexagon than there are), "storage-full" (tiles and jokers),
    "beds-full" (expansions). counted, most: how many there are, and may be.
    """

    reason: str
    cell: int = -1
    other: int = -1
    hexagon: int = 0
    criterion: str = ""
    counted: int = 0
    most: int = 0


def faults(garden: Garden) -> list[Fault]:
    """Every pair of hexagons that may not lie so, then a storage that holds too much (QG-12, QG-85, QG-88)."""
    found: dict[tuple[int, int], Fault] = {}
    for group in scoring.groups(garden.cells):
        for other, cell in combinations(group.cells, 2):
            hexagon = garden.cells[cell]
            if garden.cells[other] == hexagon:
                reason = "adjacent" if other in NEIGHBOURS[cell] else "group-twice"
                found.setdefault((cell, other), Fault(reason, cell, other, hexagon, group.criterion))
    pairs = [found[pair] for pair in sorted(found)]
    here = len(garden.tiles) + garden.jokers
    if here > MOST_TILES:
        pairs.append(Fault("storage-full", counted=here, most=MOST_TILES))
    if len(garden.beds) > MOST_BEDS:
        pairs.append(Fault("beds-full", counted=len(garden.beds), most=MOST_BEDS))
    return pairs


def too_many(gardens: Iterable[Garden]) -> list[Fault]:
    """Every hexagon of which these gardens and storages together have more than the set (QG-03, QG-09)."""
    tiles: Counter[int] = Counter()
    beds: Counter[int] = Counter()
    for one in gardens:
        shown = scoring.printed(one.slots)
        tiles.update(one.tiles)
        tiles.update(hexagon for cell, hexagon in enumerate(one.cells) if hexagon and cell not in shown)
        beds.update(one.beds)
        beds.update(one.cells[cell] for cell in shown if one.cells[cell])
    found = []
    for hexagon in HEXAGONS:
        if tiles[hexagon] > EACH:
            found.append(Fault("tiles-many", hexagon=hexagon, counted=tiles[hexagon], most=EACH))
        if beds[hexagon] > 1:
            found.append(Fault("expansions-many", hexagon=hexagon, counted=beds[hexagon], most=1))
    return found


# ---- what it brings -------------------------------------------------------------------------------------------


class Worth(NamedTuple):
    """A group that scores: the values of its hexagons, and its bonus."""

    group: scoring.Group
    points: int
    bonus: int


@dataclass(frozen=True, slots=True)
class Counted:
    """One player's garden.

    garden.score: the points on the counter before it is scored. source: where these are from. round: the one that
    is scored, END for the end of the game. sectors: criteria and points of that round. side_b, below: variants.
    """

    name: str
    garden: Garden
    source: str = counters.NONE
    round: int = END
    sectors: tuple[tuple[str, int], ...] = ()
    side_b: bool = False
    below: bool = False

    def with_points(self, running: int, source: str) -> Counted:
        """The same garden with these points on the counter."""
        return replace(self, garden=self.garden._replace(score=running), source=source)

    @property
    def matched(self) -> list[scoring.Matching]:
        """What the wheel brings; nothing at the end of the game."""
        return scoring.matching(self.garden.cells, self.sectors) if self.round else []

    @property
    def pavilions(self) -> int:
        """Pavilions, each a point in every round (QG-138)."""
        return scoring.pavilions(self.garden.slots) if self.round else 0

    @property
    def round_points(self) -> int:
        """All points of a round."""
        return sum(one.points for one in self.matched) + self.pavilions

    @property
    def stored(self) -> int:
        """What jokers and hexagons in storage bring, and cost, at the end (QG-162, QG-163)."""
        return 0 if self.round else scoring.stored(self.garden.tiles, self.garden.beds, self.garden.jokers)

    @property
    def after_storage(self) -> int:
        """The points after the storage: not below nought, but where that is lifted (QG-144)."""
        points = self.garden.score + self.stored
        return points if self.below or self.round else max(0, points)

    @property
    def groups(self) -> list[Worth]:
        """Groups that score at the end, colours first (QG-164, QG-165, QG-169, QG-178)."""
        bonuses = scoring.BONUS_B if self.side_b else scoring.BONUS_A
        cells = self.garden.cells
        found = [] if self.round else scoring.groups(cells, scoring.LEAST)
        return [Worth(one, scoring.worth(cells, one.cells), bonuses.get(len(one.cells), 0)) for one in found]

    @property
    def pairs(self) -> list[scoring.Group]:
        """Groups that are too small to score (QG-166)."""
        found = [] if self.round else scoring.groups(self.garden.cells)
        return [one for one in found if len(one.cells) < scoring.LEAST]

    @property
    def group_points(self) -> int:
        """Points of all groups without bonuses."""
        return sum(one.points for one in self.groups)

    @property
    def bonus(self) -> int:
        """All bonuses."""
        return sum(one.bonus for one in self.groups)

    @property
    def total(self) -> int:
        """All points."""
        return self.after_storage + self.group_points + self.bonus + self.round_points


def points_of(typed: str, below: bool = False) -> int:
    """Running points as they were typed; below: there may be a minus. Raises CountError: qg-count-number."""
    return counters.points_of(typed, "qg", least_of(below))


def least_of(below: bool) -> int:
    """The fewest points that a counter may show."""
    return -counters.MOST_POINTS if below else 0


def ranking(counted: Sequence[Counted]) -> list[Standing]:
    """The places, best first; equal points share (QG-172, QG-173). player: the number of a garden, from 1."""
    return ranked((number, (one.total,), {}) for number, one in enumerate(counted, start=1))


# ---- for programs ---------------------------------------------------------------------------------------------


def data(counted: Counted, file: str = "") -> dict[str, object]:
    """A counted garden as JSON-ready data, its keys in the documented order; the same keys for round and end.

    {"version", "game", "file", "name", "side": "a" or "b", "round": 1 to 4 or 0 for the end, "cells": name of a
    cell -> hexagon, "slots": hour -> "front HOUR" or "back", "storage": {"tiles", "expansions", "jokers"},
    "running", "running_from", "wheel": [{"criterion", "hexagons", "each", "points"}], "pavilions", "stored",
    "after_storage", "groups": [{"criterion", "hexagons", "cells", "points", "bonus"}], "pairs": the same without
    points, "group_points", "bonuses", "round_points", "total"}. running_from: see counters.TOLD.
    """
    garden = counted.garden
    laid = [(at, state) for at, state in enumerate(garden.slots) if state != scoring.NO_EXPANSION]
    return {
        "version": counters.VERSION,
        "game": GAME,
        "file": file,
        "name": counted.name,
        "side": "b" if counted.side_b else "a",
        "round": counted.round,
        "cells": {NAMES[cell]: word(hexagon) for cell, hexagon in enumerate(garden.cells) if hexagon},
        "slots": {str(HOURS[at]): _slot(state) for at, state in laid},
        "storage": _storage(garden),
        "running": garden.score,
        "running_from": counted.source,
        "wheel": [
            {"criterion": told.criterion, "hexagons": told.amount, "each": told.each, "points": told.points}
            for told in counted.matched
        ],
        "pavilions": counted.pavilions,
        "stored": counted.stored,
        "after_storage": counted.after_storage,
        "groups": [
            {**_group(garden, told.group), "points": told.points, "bonus": told.bonus} for told in counted.groups
        ],
        "pairs": [_group(garden, told) for told in counted.pairs],
        "group_points": counted.group_points,
        "bonuses": counted.bonus,
        "round_points": counted.round_points,
        "total": counted.total,
    }


def _storage(garden: Garden) -> dict[str, object]:
    tiles, expansions = list(map(word, garden.tiles)), list(map(word, garden.beds))
    return {"tiles": tiles, "expansions": expansions, "jokers": garden.jokers}


def _slot(state: int) -> str:
    return "back" if state == scoring.FACE_DOWN else f"front {HOURS[state]}"


def _group(garden: Garden, group: scoring.Group) -> dict[str, object]:
    return {
        "criterion": group.criterion,
        "hexagons": [word(garden.cells[cell]) for cell in group.cells],
        "cells": [NAMES[cell] for cell in group.cells],
    }
