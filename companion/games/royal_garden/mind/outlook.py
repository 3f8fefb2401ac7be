"""What a kingdom is worth as it lies: its points, and what it keeps open for dominoes that are still unseen.

What is kept open is an estimate. Its few weights were found by playing (docs/decisions/opponents.md).
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import NamedTuple

from companion.games.royal_garden.rules.kingdom import Frame, bounds
from companion.games.royal_garden.rules.score import CASTLE, Cell, beside
from companion.games.royal_garden.rules.state import State
from companion.games.royal_garden.rules.variants import (
    CENTRALISED,
    CENTRALISED_POINTS,
    HARMONY,
    HARMONY_POINTS,
)

OPEN_WEIGHT = 0.5
"""How much of what could still join an area is counted: others want it too."""
HOLE_POINTS = 1.5
"""What a free cell is worth that no domino can cover any more."""
ORDER_POINTS = 0.8
"""What it is worth to choose one place earlier: the best of three dominoes, not of two. `worth` leaves it out."""
FITS_CHANCE = 0.97
"""How likely a domino fits, as long as there is room for all that follow."""

Kinds = Mapping[Cell, str]


@dataclass(frozen=True, slots=True)
class Outlook:
    """What a player may still hope for.

    left: dominoes that the player will lay or put aside. halves: letter of a terrain -> halves of it on an unseen
    domino, on average. crowns: letter -> crowns on such a half, on average. discards: put aside so far.
    """

    frame: Frame
    variants: frozenset[str]
    left: int
    halves: Mapping[str, float]
    crowns: Mapping[str, float]
    discards: int

    def after(self, discards: int = 0) -> Outlook:
        """The outlook once one domino more is laid or put aside."""
        return replace(self, left=self.left - 1, discards=self.discards + discards)


def outlook(state: State, seat: int) -> Outlook:
    """What a player may hope for now; in free placement a fair share of the dominoes that are left."""
    draft, kingdom = state.draft, state.kingdom(seat)
    aside = sum(owner == seat for owner, _ in state.discards)
    laid = len(kingdom.dominoes) if kingdom is not None else 0
    if draft is None:
        numbers = state.left()
        left = len(numbers) // len(state.kingdoms)
    else:
        drawn = set(draft.drawn)
        numbers = [number for number in state.dominoes if number not in drawn]
        left = draft.plan.rounds * draft.plan.kings - laid - aside
    unseen = [state.dominoes[number] for number in numbers]
    halves: Counter[str] = Counter()
    crowns: Counter[str] = Counter()
    for kind in (kind for kinds in unseen for kind in kinds):
        halves[kind[0]] += 1
        crowns[kind[0]] += int(kind[1])
    return Outlook(
        frame=state.frame,
        variants=state.setup.variants,
        left=left,
        halves={letter: count / len(unseen) for letter, count in halves.items()},
        crowns={letter: crowns[letter] / count for letter, count in halves.items()},
        discards=aside,
    )


def worth(kinds: Kinds, hopes: Outlook) -> float:
    """Points of the areas, what they keep open, holes, and the bonuses as far as they can be hoped for."""
    room = room_of(kinds, hopes.frame)
    lost, found = _lost(room, len(kinds), hopes), 0.0
    for area in areas_of(kinds, room):
        found += area.squares * area.crowns + area.growth(hopes)
    bonuses = math.fsum(points * chance for points, chance in _bonuses(kinds, lost, len(room), hopes))
    return found - HOLE_POINTS * min(lost, 2 * hopes.left) + bonuses


def secured(kinds: Kinds, hopes: Outlook) -> int:
    """Points of the areas, and of the bonuses that can no longer be lost."""
    room = room_of(kinds, hopes.frame)
    areas = sum(area.squares * area.crowns for area in areas_of(kinds, room))
    return areas + sum(
        points
        for points, chance in _bonuses(kinds, _lost(room, len(kinds), hopes), len(room), hopes)
        if chance == 1
    )


def _bonuses(kinds: Kinds, lost: int, free: int, hopes: Outlook) -> Iterator[tuple[int, float]]:
    """The points of each bonus and its chance."""
    if CENTRALISED in hopes.variants:
        yield CENTRALISED_POINTS, centred(kinds, hopes)
    if HARMONY in hopes.variants:
        fits = not hopes.discards and free - lost >= 2 * hopes.left
        yield HARMONY_POINTS, FITS_CHANCE**hopes.left * fits


def centred(kinds: Kinds, hopes: Outlook) -> float:
    """How likely the castle will stand in the middle of all: 0 where it cannot, 1 where it must."""
    castle = next((cell for cell, shown in kinds.items() if shown == CASTLE), None)
    if castle is None:
        return 0.0
    frame, (low_x, low_y, high_x, high_y) = hopes.frame, bounds(kinds)
    chance = 1.0
    for at, low, high, size in (
        (castle[0], low_x, high_x, frame.columns),
        (castle[1], low_y, high_y, frame.rows),
    ):
        near, far = at - low, high - at
        most = min(at - 1, size - at) if frame.fixed else size // 2
        if max(near, far) > most:
            return 0.0
        full = (frame.fixed and at - 1 == size - at) or not frame.fixed
        if near == far and (hopes.left == 0 or (near == most and full)):
            continue
        if hopes.left == 0:
            return 0.0
        # What is left makes the longer side no longer, and comes to the shorter one; most boards become full.
        missing = 2 * most - near - far
        chance *= (hopes.left / (hopes.left + 1)) ** missing * (1 if full else 0.5)
    return chance


def room_of(kinds: Kinds, frame: Frame) -> set[Cell]:
    """Free cells where something can still be laid, each looked at by itself."""
    columns, rows = frame.room(kinds)
    return {(x, y) for y in rows for x in columns if (x, y) not in kinds}


class Growing(NamedTuple):
    """An area: the letter of its terrain, its squares and crowns, and how many free cells are beside it."""

    letter: str
    squares: int
    crowns: int
    openings: int

    def growth(self, hopes: Outlook) -> float:
        """What may still join it, in points."""
        likely = min(self.openings, hopes.left * hopes.halves.get(self.letter, 0.0))
        return OPEN_WEIGHT * likely * (self.crowns + self.squares * hopes.crowns.get(self.letter, 0.0))


def areas_of(kinds: Kinds, room: set[Cell]) -> Iterator[Growing]:
    """Each area."""
    done: set[Cell] = set()
    for start, shown in kinds.items():
        if start in done or shown == CASTLE:
            continue
        letter, crowns, ahead, found, openings = shown[0], 0, [start], {start}, set()
        while ahead:
            cell = ahead.pop()
            crowns += int(kinds[cell][1])
            for near in beside(cell):
                if near in room:
                    openings.add(near)
                elif near not in found and kinds.get(near, CASTLE)[0] == letter:
                    found.add(near)
                    ahead.append(near)
        done |= found
        yield Growing(letter, len(found), crowns, len(openings))


def _lost(room: set[Cell], taken: int, hopes: Outlook) -> int:
    """Free cells that will stay free: single ones, and one of each odd group where the frame is known."""
    known = len(room) + taken == hopes.frame.columns * hopes.frame.rows
    lost, left = 0, set(room)
    while left:
        ahead, size = [left.pop()], 0
        while ahead:
            size += 1
            for near in beside(ahead.pop()):
                if near in left:
                    left.remove(near)
                    ahead.append(near)
        lost += size == 1 or (known and size % 2)
    return lost
