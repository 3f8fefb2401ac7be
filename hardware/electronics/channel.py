"""Regular tracks: every net has one lane along the board on the back, every pad one track across it on the front.

Tracks of one layer all run one way and so never cross: a short is possible only where two lie too near each other,
and a check of the design rules looks at that.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Final

from shapely import LineString, Point, Polygon, unary_union

from hardware.electronics.board_file import BACK, FRONT, Layout, Pad, Track, Via, pads
from hardware.parameters import parameters

PAD_MM: Final = 1.3
"""No pad reaches further than this from its middle, not even a square one at its corners."""
HOLE_MM: Final = 3.2
"""No head of a screw reaches further than this from the middle of its hole."""


@dataclass(frozen=True, slots=True)
class Lane:
    """Where a net runs along y on the back. x_mm: its middle."""

    x_mm: float
    width_mm: float


@dataclass(frozen=True, slots=True)
class Tap:
    """A pad that joins its net's lane on a track of this width.

    jog_mm: the track first goes at 45 degrees so far along y, and so passes between two pads of the next row; 0:
    it goes straight on.
    """

    pad: Pad
    width_mm: float
    jog_mm: float = 0.0

    @property
    def level_mm(self) -> float:
        """The y at which it crosses the board."""
        return self.pad.y_mm + self.jog_mm


def wire(lanes: Mapping[str, Lane], taps: Iterable[Tap]) -> tuple[tuple[Track, ...], tuple[Via, ...]]:
    """Tracks and vias that join every pad with its net's lane; a lane is as long as its pads need.

    KeyError when a net has no lane.
    """
    tracks: list[Track] = []
    vias: list[Via] = []
    levels_mm: dict[str, list[float]] = {}
    for tap in taps:
        net, lane = tap.pad.net, lanes[tap.pad.net]
        start = (tap.pad.x_mm, tap.pad.y_mm)
        end = (lane.x_mm, tap.level_mm)
        aside_mm = abs(tap.jog_mm) if lane.x_mm > tap.pad.x_mm else -abs(tap.jog_mm)
        bend = ((start[0] + aside_mm, tap.level_mm),) if tap.jog_mm else ()
        tracks.append(Track(net, (start, *bend, end), tap.width_mm, FRONT))
        vias.append(Via(net, *end))
        levels_mm.setdefault(net, []).append(tap.level_mm)
    for net, levels in levels_mm.items():
        lane = lanes[net]
        if min(levels) < max(levels):
            ends = ((lane.x_mm, min(levels)), (lane.x_mm, max(levels)))
            tracks.append(Track(net, ends, lane.width_mm, BACK))
    return tuple(tracks), tuple(vias)


def stitches(layout: Layout, net: str, pitch_mm: float) -> Layout:
    """The layout with vias of a net that fills both sides, at all points of a grid that nothing else is near."""
    board = parameters().circuit_board
    away_mm = board.via_mm / 2 + board.clearance_mm
    shapes = [LineString(track.points).buffer(track.width_mm / 2 + away_mm) for track in layout.tracks]
    shapes += [Point(via.x_mm, via.y_mm).buffer(board.via_mm / 2 + away_mm) for via in layout.vias]
    shapes += [Point(pad.x_mm, pad.y_mm).buffer(PAD_MM + away_mm) for pad in pads(layout).values()]
    shapes += [Point(hole.x_mm, hole.y_mm).buffer(HOLE_MM + away_mm) for hole in layout.holes]
    free = Polygon(layout.outline).buffer(-board.edge_mm - board.via_mm / 2).difference(unary_union(shapes))
    left, near, right, far = free.bounds
    columns, rows = int((right - left) / pitch_mm), int((far - near) / pitch_mm)
    points = [(left + x * pitch_mm, near + y * pitch_mm) for y in range(rows + 1) for x in range(columns + 1)]
    found = [Via(net, round(x, 3), round(y, 3)) for x, y in points if free.covers(Point(x, y))]
    return replace(layout, vias=(*layout.vias, *found))
