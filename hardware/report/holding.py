"""How strongly a tile is held: the pull of its magnets on the steel, against its weight.

A magnet counts as two discs of magnetic charge, as in the cylinder's field; its pull is the field of its image on
them. Other magnets' images are too far away to matter: the nearest lies 15 mm aside.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

import numpy as np

from companion.device.tiles.tileset import TileSet
from hardware.magnets.field import MT, MU0_4PI, M, own_frame
from hardware.magnets.geometry import Floats
from hardware.parameters import Magnet, parameters

RINGS = 40
"""Rings of a disc over which the field is summed; it is the same all around an axis."""
GRAVITY_N_KG = 9.81


@dataclass(frozen=True, slots=True)
class Hold:
    """How one tile holds. hold_n: pull of all its magnets. weight_n: of the tile with its magnets.

    slide_n: the push from the side that moves it on a board without posts. lift_n: the pull at a long edge that
    raises it.
    """

    thing: str
    magnets: int
    hold_n: float
    weight_n: float
    slide_n: float
    lift_n: float

    @property
    def times_weight(self) -> float:
        """How many times its weight holds it: above 1 it stays under a board turned upside down."""
        return self.hold_n / self.weight_n


@cache
def pull_n(size: Magnet, gap_mm: float) -> float:
    """The pull of one upright magnet towards the steel, its lower face so far above it, in newton."""
    step_mm = size.diameter_mm / 2 / RINGS
    ring_mm: Floats = step_mm * np.linspace(0.5, RINGS - 0.5, RINGS, dtype=np.float64)
    charge_a = size.remanence_t / (4 * np.pi * MU0_4PI) * 2 * np.pi * ring_mm * step_mm * M**2
    between_mm = 2 * (gap_mm + size.height_mm / 2)
    total = 0.0
    for sign in (1.0, -1.0):
        height_mm = np.full(RINGS, between_mm + sign * size.height_mm / 2)
        total += sign * float((charge_a * own_frame(size, ring_mm, height_mm)[1]).sum()) / MT
    return -total * parameters().board.image_ratio


def gap_mm() -> float:
    """From a lying tile's magnets down to the steel."""
    its = parameters()
    return its.tile.floor_mm + its.board.top_mm + its.board.steel_below_hall_mm


def holds(tiles: TileSet, mass_g: dict[int, float]) -> list[Hold]:
    """Every tile of a set. mass_g: of a printed tile of 1 and of 2 cells without magnets."""
    its = parameters()
    size, friction = its.code_magnet, its.holding.friction_ratio
    volume_cm3 = np.pi * (size.diameter_mm / 2) ** 2 * size.height_mm / 1000
    each_g = volume_cm3 * its.holding.magnet_g_cm3
    found = []
    for thing, words in tiles.words().items():
        magnets = sum(sign != "0" for word in words for sign in word)
        hold_n = magnets * pull_n(size, gap_mm())
        weight_n = (mass_g[len(words)] + magnets * each_g) / 1000 * GRAVITY_N_KG
        push_n = friction * (hold_n + weight_n)
        found.append(Hold(thing, magnets, hold_n, weight_n, push_n, (hold_n + weight_n) / 2))
    return found
