"""Boards on which something has gone wrong: a tile that lies on a crumb."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from companion.device.tiles.files import standard
from companion.device.tiles.tileset import TileSet
from hardware.magnets.boards import Boards, Placement
from hardware.magnets.geometry import Floats, propped
from hardware.magnets.scene import Scene
from hardware.magnets.sensors import NO_END_MV, Millivolts
from hardware.parameters import parameters

DIRECTIONS = 4


@dataclass(slots=True)
class Case:
    """One board with one trouble on it, as told by outputs without ends; of: the things that are judged.

    field_mt: what the sensors feel in the trouble, at this warmth.
    """

    placements: list[Placement]
    plain: Millivolts
    troubled: Millivolts
    of: list[Placement]
    name: str
    field_mt: Floats
    warmth_c: float


def scene_of(placements: list[Placement], seed: int, tiles: TileSet | None = None) -> Scene:
    """A board on which all this lies; its outputs have no ends."""
    scene = Scene("board5", tiles or standard(), seed)
    scene.end_outputs(NO_END_MV)
    for placement in placements:
        scene.put(placement.thing, *placement.spots, turns=placement.turns)
    return scene


def boards(count: int, seed: int, tiles: TileSet | None = None) -> Iterator[tuple[int, list[Placement], Scene]]:
    """Random boards: each other one full, the others with one to six of its things."""
    rng = np.random.default_rng(seed)
    source = Boards(tiles or standard(), seed)
    for number in range(count):
        placements = source.placements()
        if number % 2:
            kept = 1 + int(rng.integers(6))
            placements = [placements[i] for i in sorted(rng.permutation(len(placements))[:kept])]
        yield number, placements, scene_of(placements, seed + number, tiles)


def tilts(count: int, seed: int, tiles: TileSet | None = None) -> Iterator[Case]:
    """Each thing on each edge."""
    edge_mm = parameters().abuse.edge_mm
    for number, placements, scene in boards(count, seed, tiles):
        plain = scene.millivolts()
        for placement, thing in zip(placements, scene.things(), strict=True):
            rest = scene.pose_of(thing)
            for direction in range(DIRECTIONS):
                leaning = propped(edge_mm, direction, rest.turn_deg, len(placement.spots))
                scene.pose(thing, rest.moved(leaning))
                name = f"board {number}, {thing} raised at edge {direction}"
                told = scene.millivolts()
                yield Case(placements, plain, told, [placement], name, scene.field_mt(), scene.warmth_c)
            scene.pose(thing, rest)
