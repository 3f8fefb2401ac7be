"""Many still boards at once, 5x5 or 7x7: what fills them, laid one after the other, and every sensor's field.

A castle and twelve or 24 dominoes, or of a set of equal tiles 25 of any colours, each turned anyhow.
Much faster than a scene, for figures over many thousand boards; everything lies flat, with the pockets' scatter.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from companion.device.reading.codebook import STEPS
from companion.device.tiles.tileset import TileSet
from hardware.magnets.field import flat_table
from hardware.magnets.geometry import (
    NORTH_DOWN,
    SITES,
    Floats,
    Pose,
    Spot,
    home,
    sensors_mm,
    turning,
    words_by_thing,
)
from hardware.magnets.populations import PLANNED, Fitted, Population, fitted, populations
from hardware.magnets.sensors import cut_off, ends_at, magnets_factor
from hardware.parameters import Tolerances, parameters

SIZE, LARGE = 5, 7
"""Cells along a side of a usual board and of a large one."""
CENTRE: Spot = (3, 3)


@dataclass(frozen=True, slots=True)
class Placement:
    """One thing of one board: where its parts lie, and how a thing of one part is turned."""

    thing: str
    spots: tuple[Spot, ...]
    turns: int = 0


@dataclass(frozen=True, slots=True)
class Batch:
    """Some boards. placements[board][step]; fields_mt (boards, steps, sensors): after each of the steps.

    free_mv: the same as every sensor would tell it, without noise, if its output had no ends; fitted: the sensors.
    """

    placements: list[list[Placement]]
    fields_mt: Floats
    free_mv: Floats
    fitted: Fitted

    @property
    def millivolts(self) -> Floats:
        """What every sensor tells."""
        return cut_off(self.free_mv, self.fitted.ends)

    def ending(self, end_mv: float) -> Floats:
        """What they tell if all outputs end so far from both rails."""
        return cut_off(self.free_mv, ends_at(end_mv))


class Boards:
    """A source of random full boards, the same from the same seed.

    poses: those that an unturned tile of 1 and of 2 cells can have, one of which is drawn for each tile; without,
    offset and turn are anywhere within the tolerances. population: the kind of its sensors, else the planned one.
    size: SIZE or LARGE.
    """

    def __init__(
        self,
        tiles: TileSet,
        seed: int | tuple[int, ...],
        tolerances: Tolerances | None = None,
        poses: Mapping[int, Sequence[Pose]] | None = None,
        population: Population | None = None,
        size: int = SIZE,
    ) -> None:
        its = parameters()
        self._size = size
        self.tolerances = tolerances or its.tolerances
        self._poses = poses
        self._population = population or populations()[PLANNED]
        self._rng = np.random.default_rng(seed)
        self._words = words_by_thing(tiles)
        self._dominoes = [domino.thing for domino in tiles.dominoes]
        self._castles = [castle.thing for castle in tiles.castles]
        self._colours = [colour.thing for colour in tiles.colours]
        self._flat = flat_table(its.code_magnet)
        self._sensors = sensors_mm(f"board{size}")[:, :2]

    def batches(self, count: int, at_once: int = 100) -> Iterator[Batch]:
        """So many boards, some at once."""
        while count > 0:
            yield self.batch(min(count, at_once))
            count -= at_once

    def batch(self, count: int) -> Batch:
        """So many boards."""
        return self.of([self.placements() for _ in range(count)])

    def of(self, placements: list[list[Placement]]) -> Batch:
        """Boards with these things on them, each board as many; everything else is drawn at random."""
        boards, steps = len(placements), len(placements[0])
        parts = [self._magnets(placement) for board in placements for placement in board]
        at_mm = np.concatenate([part[0] for part in parts])
        sign = np.concatenate([part[1] for part in parts])
        limits = self.tolerances
        depth_mm = self._rng.uniform(-limits.pocket_depth_mm, limits.pocket_depth_mm, len(sign))
        sign = sign * (1 + self._rng.uniform(-limits.magnet_percent, limits.magnet_percent, len(sign)) / 100)
        rho_x = self._sensors[None, :, 0] - at_mm[:, None, 0]
        rho_y = self._sensors[None, :, 1] - at_mm[:, None, 1]
        each = self._flat.at(np.sqrt(rho_x * rho_x + rho_y * rho_y), depth_mm[:, None])
        each *= sign[:, None]
        starts = np.cumsum([0, *(len(part[1]) for part in parts[:-1])])
        of_thing = np.add.reduceat(each, starts, axis=0).reshape(boards, steps, -1)
        warmth_c = self._rng.uniform(limits.coldest_c, limits.warmest_c, (boards, 1, 1))
        fields_mt = np.cumsum(of_thing, axis=1) * magnets_factor(warmth_c)
        # Each board has its own sensors, calibrated.
        sensors = fitted(self._population, self._rng, (boards, 1, fields_mt.shape[2]))
        return Batch(placements, fields_mt, sensors.free_mv(fields_mt, warmth_c), sensors)

    def _magnets(self, placement: Placement) -> tuple[Floats, Floats]:
        """(n, 2) places and (n,) signs of a thing's magnets, north down +1, with this laying's tolerances."""
        its, limits, rng = parameters().board, self.tolerances, self._rng
        words = self._words[placement.thing]
        x = its.pitch_mm * (np.arange(len(words)) - (len(words) - 1) / 2)
        local = (SITES[None] * its.site_mm + np.stack([x, 0 * x], axis=-1)[:, None]).reshape(-1, 2)
        signs = np.array([-NORTH_DOWN.get(sign, 0.0) for word in words for sign in word])
        local, signs = local[signs != 0], signs[signs != 0]
        local = local + rng.uniform(-limits.pocket_side_mm, limits.pocket_side_mm, local.shape)
        rest = home(placement.spots, placement.turns)
        turn_deg, offset_mm = self._slip(len(words))
        own, whole = turning(rest.turn_deg), turning(rest.turn_deg + turn_deg)
        return local @ whole + (rest.x_mm, rest.y_mm) + offset_mm @ own, signs

    def _slip(self, parts: int) -> tuple[float, Floats]:
        """How far a tile is turned and shifted from its place, along its own axes."""
        rng, limits = self._rng, self.tolerances
        if self._poses is None:
            turn_deg = float(rng.uniform(-limits.turn_deg, limits.turn_deg))
            return turn_deg, rng.uniform(-limits.offset_mm, limits.offset_mm, 2)
        pose = self._poses[parts][int(rng.integers(len(self._poses[parts])))]
        return pose.turn_deg, np.array((pose.x_mm, pose.y_mm))

    def placements(self) -> list[Placement]:
        """What fills a board, in a random order: a castle in the middle and twelve dominoes, or equal tiles."""
        rng = self._rng
        if self._colours:
            spots = self._spots()
            things = [self._colours[i] for i in rng.integers(len(self._colours), size=len(spots))]
            tiles = [
                Placement(one, (spot,), int(rng.integers(4))) for one, spot in zip(things, spots, strict=True)
            ]
            return [tiles[i] for i in rng.permutation(len(tiles))]
        name = self._castles[rng.integers(len(self._castles))]
        castle = Placement(name, (self._centre(),), int(rng.integers(4)))
        pairs = self._tiling()
        names = rng.permutation(len(self._dominoes))[: len(pairs)]
        dominoes = [Placement(self._dominoes[i], pair) for i, pair in zip(names, pairs, strict=True)]
        return [castle, *(dominoes[i] for i in rng.permutation(len(dominoes)))]

    def _spots(self) -> list[Spot]:
        sides = range(1, self._size + 1)
        return [(x, y) for x in sides for y in sides]

    def _centre(self) -> Spot:
        middle = (self._size + 1) // 2
        return middle, middle

    def _tiling(self) -> list[tuple[Spot, Spot]]:
        """Pairs of spots that cover all but the centre, each pair either way round."""
        while True:
            free = set(self._spots()) - {self._centre()}
            pairs: list[tuple[Spot, Spot]] = []
            while free:
                x, y = one = min(free)
                fit = [(x + dx, y + dy) for dx, dy in STEPS if (x + dx, y + dy) in free]
                if not fit:
                    break
                other = fit[self._rng.integers(len(fit))]
                pairs.append((one, other) if self._rng.integers(2) else (other, one))
                free -= {one, other}
            if not free:
                return pairs
