"""The worst case: every tolerance, and every magnet around, against the sensor that is looked at, all at once.

A tile lies anywhere that its poses allow, with an edge raised or not; each of its magnets is as weak or strong, as
far aside and as deep in its pocket as the tolerances say, each the way that hurts most. Around it, in two rings of
cells, lies in every cell the word of the set that hurts most, its magnets moved likewise. The sensor's gain, zero,
noise and warmth hurt too. So no reading within the tolerances is worse than these two numbers; whether one can be
so bad is not said, for neighbours cannot really all be the worst at once. Poses are taken from a grid, so between
its points a reading may be worse by what it changes over half a step.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import product

import numpy as np

from companion.device.tiles.code_words import EMPTY, turns_of
from companion.device.tiles.tileset import TileSet
from hardware.magnets.field import flat_table, sum_mt, table_mt
from hardware.magnets.geometry import NORTH_DOWN, SITES, Floats, Magnets, Pose, body, placed, propped, turning
from hardware.magnets.populations import PLANNED, Population, populations
from hardware.magnets.sensors import magnets_factor
from hardware.parameters import parameters

RINGS = 2
SAMPLES = 21
"""Ways between the least and the greatest distance at which a neighbour's magnet is looked at."""


@dataclass(frozen=True, slots=True)
class Bound:
    """What a sensor tells at worst, in millitesla: magnet_mt at least over a magnet, empty_mt at most over none.

    thing: the tile that gives the weakest magnet.
    """

    magnet_mt: float
    empty_mt: float
    thing: str


@dataclass(frozen=True, slots=True)
class Own:
    """The field of a tile's own magnets, north down and of nominal strength, over all its poses.

    least_mt, greatest_mt: (poses, pockets, sensors), over what the scatter of a pocket allows.
    """

    least_mt: Floats
    greatest_mt: Floats


def bound(
    tiles: TileSet,
    poses: Mapping[int, Sequence[Pose]],
    edge_mm: float = 0.0,
    population: Population | None = None,
) -> Bound:
    """The bound over all tiles of a set; poses: those that a tile of 1 and of 2 cells can have.

    edge_mm: so far one of the looked-at tile's edges is raised, each in turn. population: the kind of its sensors,
    else the planned one.
    """
    around = tuple(around_mt(tiles, poses, site) for site in range(len(SITES)))
    own = {parts: own_mt(parts, _raised(poses[parts], parts, edge_mm)) for parts in poses}
    weakest, strongest, thing = np.inf, max(around), ""
    for name, words in tiles.words().items():
        magnet_mt, empty_mt = _of_tile(words, own[len(words)], around)
        strongest = max(strongest, empty_mt)
        if magnet_mt < weakest:
            weakest, thing = magnet_mt, name
    sensors = population or populations()[PLANNED]
    return Bound(*sensors.told_mt(weakest, strongest), thing)


def strongest_mt() -> float:
    """The most that a resting magnet gives its sensor, in millitesla.

    As strong, as deep in its pocket and as cool as may be, without air under the tile, and with four of the other
    pole in the pockets around, whose fields add to its own.
    """
    its = parameters()
    limits = its.tolerances
    low = Pose(lift_mm=-its.board.clearance_mm - limits.pocket_depth_mm)
    field_mt = float(sum_mt(placed(body(("----+",)), low), np.zeros((1, 3)))[0])
    return field_mt * (1 + limits.magnet_percent / 100) * magnets_factor(limits.coldest_c)


def _raised(poses: Iterable[Pose], parts: int, edge_mm: float) -> list[Pose]:
    if not edge_mm:
        return list(poses)
    return [
        pose.moved(propped(edge_mm, direction, pose.turn_deg, parts)) for pose in poses for direction in range(4)
    ]


def own_mt(parts: int, poses: Sequence[Pose]) -> Own:
    """What each pocket of a tile gives at each of its sensors, in all these poses."""
    its = parameters()
    side, deep = its.tolerances.pocket_side_mm, its.tolerances.pocket_depth_mm
    scatter = np.array([(0.0, 0.0, 0.0), *product((-side, side), (-side, side), (-deep, deep))])
    sites = _sites_mm(parts)
    height_mm = its.tile.floor_mm + its.code_magnet.height_mm / 2
    rest = np.concatenate([sites, np.full((len(sites), 1), height_mm)], axis=1)
    every = (rest[None] + scatter[:, None]).reshape(-1, 3)
    north = np.tile((0.0, 0.0, -1.0), (len(every), 1))
    tile = Magnets(its.code_magnet, every, north, np.ones(len(every)))
    sensors = np.concatenate([sites, np.zeros((len(sites), 1))], axis=1)
    fields = [table_mt(placed(tile, pose), sensors).reshape(len(scatter), len(sites), -1) for pose in poses]
    found = np.array(fields)
    return Own(found.min(axis=1), found.max(axis=1))


def _sites_mm(parts: int) -> Floats:
    """(5 * parts, 2): pockets of a tile around its middle, and so the sensors below it."""
    its = parameters().board
    middles = [((part - (parts - 1) / 2) * its.pitch_mm, 0.0) for part in range(parts)]
    found: Floats = np.concatenate([SITES * its.site_mm + middle for middle in middles])
    return found


def _of_tile(words: Sequence[str], own: Own, around: Sequence[float]) -> tuple[float, float]:
    """Weakest magnet and strongest empty pocket of one tile, before the sensor's own errors."""
    signs = np.array([-NORTH_DOWN.get(sign, 0.0) for word in words for sign in word])
    least, greatest = _scaled(own.least_mt, own.greatest_mt)
    lower = np.where(signs[None, :, None] > 0, least, -greatest) * np.abs(signs)[None, :, None]
    upper = np.where(signs[None, :, None] > 0, greatest, -least) * np.abs(signs)[None, :, None]
    low, high = lower.sum(axis=1), upper.sum(axis=1)
    others = np.array([around[i % len(SITES)] for i in range(len(signs))])
    weak = np.where(signs > 0, low, -high) - others
    strong = np.maximum(high, -low) + others
    weakest = float(weak[:, signs != 0].min())
    empty = strong[:, signs == 0]
    return weakest, float(empty.max()) if empty.size else 0.0


def _scaled(least: Floats, greatest: Floats) -> tuple[Floats, Floats]:
    """The same with magnets as weak or strong as they may be."""
    share = parameters().tolerances.magnet_percent / 100
    low = np.minimum(least * (1 - share), least * (1 + share))
    return low, np.maximum(greatest * (1 - share), greatest * (1 + share))


def around_mt(tiles: TileSet, poses: Mapping[int, Sequence[Pose]], site: int) -> float:
    """The most that all cells around can add to a sensor of a cell, of either sign."""
    its = parameters().board
    words = {EMPTY, *(turned for each in tiles.words().values() for word in each for turned in turns_of(word))}
    signs = np.array([[-NORTH_DOWN.get(sign, 0.0) for sign in word] for word in sorted(words)])
    way_mm = max(_greatest_way_mm(parts, some) for parts, some in poses.items())
    steps = range(-RINGS, RINGS + 1)
    total = np.zeros(2)
    for x, y in product(steps, steps):
        if (x, y) == (0, 0):
            continue
        at = SITES * its.site_mm + (x * its.pitch_mm, y * its.pitch_mm) - SITES[site] * its.site_mm
        least, greatest = _spread(tuple(float(r) for r in np.hypot(*at.T)), way_mm)
        high = np.where(signs > 0, greatest, -least) * np.abs(signs)
        low = np.where(signs > 0, least, -greatest) * np.abs(signs)
        total += (high.sum(axis=1).max(), -low.sum(axis=1).min())
    return float(total.max())


def _greatest_way_mm(parts: int, poses: Sequence[Pose]) -> float:
    """How far a magnet can be from its place, its pocket's scatter included."""
    limits = parameters().tolerances
    sites = _sites_mm(parts)
    ways = []
    for pose in poses:
        way = sites @ turning(pose.turn_deg) - sites + np.array((pose.x_mm, pose.y_mm))
        ways.append(np.hypot(*way.T).max())
    return float(max(ways)) + float(np.hypot(limits.pocket_side_mm, limits.pocket_side_mm))


def _spread(rho_mm: tuple[float, ...], way_mm: float) -> tuple[Floats, Floats]:
    """The least and the greatest field of magnets about so far away."""
    deep = parameters().tolerances.pocket_depth_mm
    rho = np.abs(np.array(rho_mm)[:, None] + np.linspace(-way_mm, way_mm, SAMPLES)[None])
    flat = flat_table(parameters().code_magnet)
    every = np.stack([flat.at(rho.copy(), np.full_like(rho, lift)) for lift in (-deep, 0.0, deep)])
    return _scaled(every.min(axis=(0, 2)), every.max(axis=(0, 2)))
