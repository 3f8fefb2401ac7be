"""Copper as it is drawn piece by piece, and the generators of regular tracks that a strip needs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from graphlib import TopologicalSorter
from itertools import pairwise
from math import inf

from hardware.electronics.board_file import BACK, Point, Side, Track, Via
from hardware.parameters import parameters


@dataclass(frozen=True, slots=True)
class Jog:
    """A track that runs left at its start's y, turns once, and runs left at its end's."""

    net: str
    start: Point
    end: Point


@dataclass(slots=True)
class Drawing:
    """Tracks and vias gathered so far. Widths that are not told are circuit_board.track_mm."""

    tracks: list[Track] = field(default_factory=list)
    vias: list[Via] = field(default_factory=list)

    def line(self, net: str, side: Side, *points: Point, width_mm: float = 0.0) -> None:
        """A track through points in millimetres."""
        self.tracks.append(Track(net, points, width_mm or parameters().circuit_board.track_mm, side))

    def via(self, net: str, *points: Point) -> None:
        """A via at each point."""
        self.vias += [Via(net, *point) for point in points]

    def bus(self, net: str, start: Point, end_x_mm: float) -> None:
        """A track of the bus on the back, from a via at its start."""
        self.via(net, start)
        self.line(net, BACK, start, (end_x_mm, start[1]))

    def river(self, side: Side, jogs: Sequence[Jog], from_x_mm: float, to_x_mm: float) -> None:
        """Tracks from right to left that change their y without a crossing, turning between two x.

        ValueError when they need more room.
        """
        for jog, column in zip(jogs, columns(jogs), strict=True):
            x = from_x_mm - column * parameters().strip.river_pitch_mm
            if x < to_x_mm:
                raise ValueError(f"{jog.net}: {column + 1} columns do not fit from {from_x_mm} to {to_x_mm}")
            self.line(jog.net, side, jog.start, (x, jog.start[1]), (x, jog.end[1]), jog.end)


def columns(jogs: Sequence[Jog]) -> list[int]:
    """In which column, counted from the right, each of the tracks turns so that none meets another.

    The tracks keep their order, from the far to the near edge; ValueError when they do not. A track that turns
    towards another's first y waits until that one has left it.
    """
    for upper, lower in pairwise(jogs):
        if upper.start[1] <= lower.start[1] or upper.end[1] <= lower.end[1]:
            raise ValueError(f"{upper.net} and {lower.net} change their order")
    found = [0] * len(jogs)
    room = parameters().strip.river_pitch_mm - 1e-6
    for index, jog in enumerate(jogs):
        if jog.end[1] > jog.start[1]:
            above = [at for at in range(index) if jogs[at].start[1] < jog.end[1] + room]
            found[index] = 1 + max((found[at] for at in above), default=-1)
    for index in reversed(range(len(jogs))):
        jog = jogs[index]
        if jog.end[1] <= jog.start[1]:
            below = [at for at in range(index + 1, len(jogs)) if jogs[at].start[1] > jog.end[1] - room]
            found[index] = 1 + max((found[at] for at in below), default=-1)
    return found


def lanes(left_y_mm: Mapping[str, float], right_y_mm: Mapping[str, float], apart_mm: float) -> list[str]:
    """The order, from left to right, of lanes across which nets step from their left y to their right y.

    A net's left track ends at its lane, its right track begins there. Where one's left track comes nearer than
    apart_mm to another's right track, its lane must lie left of the other's. graphlib.CycleError when that
    cannot be.
    """
    sorter: TopologicalSorter[str] = TopologicalSorter({net: [] for net in left_y_mm})
    for one, left in left_y_mm.items():
        for other, right in right_y_mm.items():
            if one != other and abs(left - right) < apart_mm:
                sorter.add(other, one)
    return list(sorter.static_order())


def merged(left_mm: Mapping[str, float], right_mm: Mapping[str, float], rows_mm: Sequence[float]) -> list[str]:
    """The nets of both in one order, a row each, so that they lie as near as can be to where they go.

    Both keep their own order; no two of the right ones follow each other, since each has a via at the same x.
    The sum of squared ways is least. ValueError when there is no such order.
    """
    lefts, rights = list(left_mm), list(right_mm)

    @cache
    def best(taken: int, taken_right: int, after_right: bool) -> tuple[float, tuple[str, ...]]:
        row = taken + taken_right
        if row == len(rows_mm):
            return 0.0, ()
        ways: list[tuple[float, tuple[str, ...]]] = []
        if taken < len(lefts):
            cost, rest = best(taken + 1, taken_right, False)
            ways.append((cost + (rows_mm[row] - left_mm[lefts[taken]]) ** 2, (lefts[taken], *rest)))
        if taken_right < len(rights) and not after_right:
            cost, rest = best(taken, taken_right + 1, True)
            net = rights[taken_right]
            ways.append((cost + (rows_mm[row] - right_mm[net]) ** 2, (net, *rest)))
        return min(ways, default=(inf, ()))

    cost, order = best(0, 0, False)
    if cost == inf:
        raise ValueError("too many right pins: two of them would follow each other")
    return list(order)
