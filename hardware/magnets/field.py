"""The field of magnets over a steel sheet: exact, and by table.

The sheet counts as a plane of great permeability, so each magnet has an image as deep below its surface as the
magnet is high above: mirrored in space, with its horizontal parts turned round and its vertical part kept, and
weaker by image_ratio. A magnet's own field is that of a cylinder magnetised along its axis, by magpylib, which
uses closed forms with elliptic integrals. The table holds that field once a size of magnet, in the magnet's own
frame, so tilt is exact there too; it differs from the exact one by less than 0.05 mT and two parts in a thousand
wherever a sensor can be. All results are the downward parts in millitesla, north down positive.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

import magpylib
import numpy as np
from numpy.typing import NDArray

from hardware.magnets.geometry import Floats, Magnets
from hardware.parameters import Board, Magnet, parameters

MIRRORED = np.array((-1.0, -1.0, 1.0))
"""What an image does to a magnetic moment."""
MU0_4PI = 1e-7
MT, M = 1e3, 1e-3
NEAR_MM = 60.0
STEPS = 420
GROWTH = 0.0095
SCALE_MM = 2.5
"""The table's lines lie at SCALE_MM * (exp(GROWTH * i) - 1): 0.024 mm apart at first, 1.3 mm at 130 mm."""


@dataclass(frozen=True, slots=True)
class Dipoles:
    """Magnetic moments in space: at_mm (n, 3), moment_a_m2 (n, 3)."""

    at_mm: Floats
    moment_a_m2: Floats


def exact_mt(magnets: Magnets, sensors: Floats, board: Board | None = None) -> Floats:
    """(n, m): the downward field of each magnet and its image at each sensor, by magpylib."""
    board = board or parameters().board
    image_at = _image_at(magnets.at_mm, board)
    image_north = magnets.north * MIRRORED
    found = np.zeros((len(magnets), len(sensors)))
    for i in range(len(magnets)):
        for at, north, ratio in (
            (magnets.at_mm[i], magnets.north[i], 1.0),
            (image_at[i], image_north[i], board.image_ratio),
        ):
            found[i] += ratio * magnets.strength[i] * _cylinder(magnets.size, at, north, sensors)
    return found


def table_mt(magnets: Magnets, sensors: Floats, board: Board | None = None) -> Floats:
    """(n, m): the same by table."""
    board = board or parameters().board
    table = table_of(magnets.size)
    own = table.downward(magnets.at_mm, magnets.north, sensors)
    image = table.downward(_image_at(magnets.at_mm, board), magnets.north * MIRRORED, sensors)
    found: Floats = (own + board.image_ratio * image) * magnets.strength[:, None]
    return found


def sum_mt(magnets: Magnets, sensors: Floats, board: Board | None = None) -> Floats:
    """(m,): the field of all magnets of one thing together; by table near it, and as dipoles where those will do.

    NEAR_MM from the middle of a tile is 27 mm from its nearest magnet; there a disc differs from a dipole by 2 %.
    """
    if len(magnets) == 0:
        return np.zeros(len(sensors))
    way = sensors - magnets.at_mm.mean(axis=0)
    near = np.einsum("mk,mk->m", way, way) < NEAR_MM**2
    found = np.zeros(len(sensors))
    found[near] = table_mt(magnets, sensors[near], board).sum(axis=0)
    if not near.all():
        moments = magnets.north * (magnets.strength * moment_a_m2(magnets.size))[:, None]
        found[~near] = dipole_mt(Dipoles(magnets.at_mm, moments), sensors[~near], board).sum(axis=0)
    return found


def moment_a_m2(size: Magnet) -> float:
    """Magnetic moment of a cylinder at full remanence: volume times magnetisation."""
    volume_m3 = np.pi * (size.diameter_mm / 2) ** 2 * size.height_mm * M**3
    return float(size.remanence_t * volume_m3 / (4 * np.pi * MU0_4PI))


def dipole_mt(dipoles: Dipoles, sensors: Floats, board: Board | None = None) -> Floats:
    """(n, m): the downward field of point dipoles and their images."""
    board = board or parameters().board
    own = _dipole(dipoles.at_mm, dipoles.moment_a_m2, sensors)
    image = _dipole(_image_at(dipoles.at_mm, board), dipoles.moment_a_m2 * MIRRORED, sensors)
    found: Floats = own + board.image_ratio * image
    return found


def _image_at(at_mm: Floats, board: Board) -> Floats:
    mirrored = at_mm.copy()
    mirrored[:, 2] = -2 * board.steel_below_hall_mm - at_mm[:, 2]
    return mirrored


def _dipole(at_mm: Floats, moment_a_m2: Floats, sensors: Floats) -> Floats:
    """mu0 / 4 pi * (3 (m.r) r / r^5 - m / r^3), downward."""
    way_m = (sensors[None, :, :] - at_mm[:, None, :]) * M
    far_m = np.linalg.norm(way_m, axis=-1)
    along = np.einsum("nmk,nk->nm", way_m, moment_a_m2)
    up: Floats = MU0_4PI * (3 * along * way_m[..., 2] / far_m**5 - moment_a_m2[:, None, 2] / far_m**3) * MT
    return -up


def _cylinder(size: Magnet, at_mm: Floats, north: Floats, sensors: Floats) -> Floats:
    """Downward field of one cylinder at full remanence, by magpylib, in the magnet's frame."""
    way = sensors - at_mm
    height = way @ north
    side = way - height[:, None] * north
    rho = np.linalg.norm(side, axis=-1)
    outward, axial = own_frame(size, rho, height)
    up: Floats = axial * north[2] + outward * side[:, 2] / np.maximum(rho, 1e-9)
    return -up


def own_frame(size: Magnet, rho_mm: Floats, height_mm: Floats) -> tuple[Floats, Floats]:
    """Field of a cylinder along z around the origin, outward and axial parts in mT, by magpylib."""
    points = np.stack([rho_mm.ravel(), np.zeros(rho_mm.size), height_mm.ravel()], axis=-1) * M
    cylinder = magpylib.magnet.Cylinder(  # type: ignore[no-untyped-call]
        polarization=(0, 0, size.remanence_t), dimension=(size.diameter_mm * M, size.height_mm * M)
    )
    field = np.asarray(cylinder.getB(points))  # type: ignore[no-untyped-call]
    field = field.reshape(-1, 3) * MT
    return field[:, 0].reshape(rho_mm.shape), field[:, 2].reshape(rho_mm.shape)


@cache
def table_of(size: Magnet) -> Table:
    """The table of a size of magnet, made once."""
    return Table(size)


class Table:
    """The field of one cylinder over distance from its axis and height above its middle.

    It holds the field times (r^2 + d^2)^(3/2), with d the magnet's radius, which is smooth and tends to a
    constant far away; and between its lines it is bilinear.
    """

    def __init__(self, size: Magnet) -> None:
        self.size = size
        self._soft2 = (size.diameter_mm / 2) ** 2
        line = SCALE_MM * np.expm1(GROWTH * np.arange(STEPS))
        rho, height = np.meshgrid(line, line, indexing="ij")
        flat = (rho**2 + height**2 + self._soft2) ** 1.5
        self._parts = np.stack([part * flat for part in own_frame(size, rho, height)], axis=-1).reshape(-1, 2)

    def downward(self, at_mm: Floats, north: Floats, sensors: Floats) -> Floats:
        """(n, m): the downward field of magnets of this size at full remanence."""
        way = sensors[None, :, :] - at_mm[:, None, :]
        height = np.einsum("nmk,nk->nm", way, north)
        far2 = np.einsum("nmk,nmk->nm", way, way)
        rho = np.sqrt(np.maximum(far2 - height**2, 0.0))
        outward, axial = self._at(rho, np.abs(height), far2)
        tilt = way[..., 2] - height * north[:, None, 2]
        # The outward part changes its sign with the height, the axial one does not.
        outward = np.where(height < 0, -outward, outward)
        up: Floats = axial * north[:, None, 2] + outward * tilt / np.maximum(rho, 1e-9)
        return -up

    def _at(self, rho: Floats, height: Floats, far2: Floats) -> tuple[Floats, Floats]:
        """Outward and axial part at a height of 0 or more; beyond the last line the last value goes on."""
        i, part_i = _line(rho)
        j, part_j = _line(height)
        base = i * STEPS + j
        low = self._parts[base] * (1 - part_j) + self._parts[base + 1] * part_j
        high = self._parts[base + STEPS] * (1 - part_j) + self._parts[base + STEPS + 1] * part_j
        found = (low * (1 - part_i) + high * part_i) / ((far2 + self._soft2) ** 1.5)[..., None]
        return found[..., 0], found[..., 1]


def _line(way_mm: Floats) -> tuple[NDArray[np.int64], Floats]:
    """The line of the table below a distance, and how far the distance is towards the next."""
    line: Floats = np.minimum(np.log1p(way_mm / SCALE_MM) / GROWTH, STEPS - 1.001)
    whole = line.astype(np.int64)
    share: Floats = (line - whole)[..., None]
    return whole, share


def flat_table(size: Magnet) -> FlatTable:
    """The flat table of a size of magnet in the pockets of a lying tile, made once."""
    its = parameters()
    return _flat_table(size, its.board, its.tile.floor_mm)


@cache
def _flat_table(size: Magnet, board: Board, floor_mm: float) -> FlatTable:
    return FlatTable(size, board, floor_mm)


class FlatTable:
    """The downward field of an upright magnet and its image over distance and height, for many boards at once.

    Uniform lines, 0.1 mm in distance and 0.05 mm in height around the height at rest.
    """

    RHO_MM, LIFT_MM = 0.1, 0.05
    MOST_RHO, MOST_LIFT = 300.0, 0.5

    def __init__(self, size: Magnet, board: Board, floor_mm: float) -> None:
        self._rest_mm = board.top_mm + floor_mm + size.height_mm / 2
        rho = np.arange(0.0, self.MOST_RHO, self.RHO_MM)
        self._lifts = np.arange(-self.MOST_LIFT, self.MOST_LIFT + self.LIFT_MM / 2, self.LIFT_MM)
        grid, lift = np.meshgrid(rho, self._rest_mm + self._lifts)
        own = own_frame(size, grid, -lift)[1]
        image = own_frame(size, grid, lift + 2 * board.steel_below_hall_mm)[1]
        self._field = np.ascontiguousarray(own + board.image_ratio * image).ravel()
        self._width = len(rho)

    def at(self, rho_mm: Floats, lift_mm: Floats) -> Floats:
        """Field of a magnet with its north down; lift_mm: within +-0.5 mm, in the shape of rho_mm or broadcast."""
        x = np.minimum(rho_mm * (1 / self.RHO_MM), self._width - 1.001)
        y = (lift_mm - self._lifts[0]) * (1 / self.LIFT_MM)
        i, j = x.astype(np.int32), np.minimum(y.astype(np.int32), len(self._lifts) - 2)
        x -= i
        y = y - j
        base = j * self._width + i
        low = self._field.take(base) * (1 - x) + self._field.take(base + 1) * x
        base += self._width
        high = self._field.take(base) * (1 - x) + self._field.take(base + 1) * x
        found: Floats = low + (high - low) * y
        return found
