"""Pockets of magnets and the marks beside them: what is cut out of a base. Millimetres.

A mark is a plus where a magnet's north pole looks down in the tile, a bar where its south pole does. Those of the
corners lie beside their pockets, towards the column of the cell's middle; that of the middle lies near of it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from build123d import Part, Pos, Sketch, extrude

from hardware.magnets.geometry import NORTH_DOWN, SITES
from hardware.parameters import parameters
from hardware.shapes.box import Point
from hardware.shapes.holes import OUT_MM, hole
from hardware.shapes.marks import bar, plus
from hardware.shapes.plane import together
from hardware.tiles.outline import middles_mm


@dataclass(frozen=True, slots=True)
class Tile:
    """A tile to be built.

    name: part of file names ("domino-17"). words: the signs of its pockets, a word a cell, in the order of SITES.
    number: told on the underside, None where equal tiles have none. floor_mm: below its magnets.
    """

    name: str
    words: tuple[str, ...]
    number: int | None
    floor_mm: float

    @property
    def cells(self) -> int:
        """One or two."""
        return len(self.words)

    @property
    def base_mm(self) -> float:
        """Height of the base: floor, magnet and the room above it."""
        return self.floor_mm + parameters().code_magnet.height_mm + parameters().pocket.headroom_mm


@dataclass(frozen=True, slots=True)
class Spot:
    """A pocket that has a magnet: its sign "+" or "-", its axis, and where its mark lies."""

    sign: str
    at_mm: Point
    mark_mm: Point


def spots(words: Iterable[str]) -> tuple[Spot, ...]:
    """The pockets with a magnet of an unturned tile seen from above."""
    words, site_mm = tuple(words), parameters().board.site_mm
    found = []
    for word, middle in zip(words, middles_mm(len(words)), strict=True):
        for sign, (across, along) in zip(word, SITES.tolist(), strict=True):
            if sign in NORTH_DOWN:
                x, y = middle + across * site_mm, along * site_mm
                step_mm = mark_step_mm()
                mark_at = (x - across * step_mm, y) if across else (x, y - step_mm)
                found.append(Spot(sign, (x, y), mark_at))
    return tuple(found)


def mark_step_mm() -> float:
    """From a pocket's axis to the middle of its mark: a wall is left between its mouth and the sunk mark."""
    pocket = parameters().pocket
    return mouth_mm() / 2 + pocket.wall_mm + pocket.mark_mm / 2 + pocket.mark_play_mm


def pocket_mm() -> float:
    """Diameter of a tile's pocket."""
    return parameters().code_magnet.diameter_mm + parameters().pocket.play_mm


def mouth_mm() -> float:
    """Diameter of a tile's pocket where it opens."""
    return pocket_mm() + 2 * parameters().pocket.lead_mm


@cache
def mark(sign: str, size_mm: float, line_mm: float) -> Sketch:
    """A plus or a bar of this full length around the origin."""
    return plus(size_mm, line_mm) if sign == "+" else bar(size_mm, line_mm)


@cache
def sunk_mark(sign: str) -> Part:
    """What is cut for a sunk mark below z = 0."""
    pocket, play_mm = parameters().pocket, 2 * parameters().pocket.mark_play_mm
    drawing = mark(sign, pocket.mark_mm + play_mm, parameters().relief.line_mm + play_mm)
    tool = extrude(drawing, pocket.mark_depth_mm + OUT_MM)
    return Part(Pos(0, 0, -pocket.mark_depth_mm) * tool)


def cut(tile: Tile) -> Part:
    """All that is cut for magnets and marks out of a base whose upper face is z = tile.base_mm."""
    pocket = hole(pocket_mm(), tile.base_mm - tile.floor_mm, parameters().pocket.lead_mm)
    tools = []
    for spot in spots(tile.words):
        tools += [Pos(*spot.at_mm) * pocket, Pos(*spot.mark_mm) * sunk_mark(spot.sign)]
    return Part(Pos(0, 0, tile.base_mm) * together(tools))
