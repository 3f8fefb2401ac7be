"""The two sheets of a board: how far the skin sags under a hand, and how much flux the steel has to carry.

Skin: a square plate between the ribs of four crossings, simply supported all around, with one force in its middle
(Navier's series; Timoshenko and Woinowsky-Krieger, Theory of Plates and Shells, 2nd edition, article 34). It goes
on over its ribs, which makes it stiffer than that.

Steel: fields are reckoned by images (hardware.magnets.field), which holds while the sheet is not saturated. All
flux that enters it within a distance of a magnet's axis leaves that disc through its rim, a cylinder as high as
the sheet is thick (Gauss's law); below perfect steel twice a magnet's own field enters.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from hardware.magnets.field import own_frame
from hardware.parameters import Magnet, parameters

TERMS = 199
"""Half waves along each side, odd ones only."""
FAR_MM, STEP_MM = 40.0, 0.02


@dataclass(frozen=True, slots=True)
class Stuff:
    """What a skin may be cut of."""

    name: str
    young_gpa: float
    poisson_ratio: float


def stuffs() -> tuple[Stuff, ...]:
    """What a skin may be cut of, the stiffest first."""
    its = parameters().sheet
    return (
        Stuff("FR4", its.fr4_young_gpa, its.fr4_poisson_ratio),
        Stuff("acrylic", its.acrylic_young_gpa, its.acrylic_poisson_ratio),
    )


def sag_mm(of: Stuff, thick_mm: float, side_mm: float, force_n: float) -> float:
    """How far the middle of a square plate on four edges goes down."""
    stiffness_n_mm = of.young_gpa * 1000 * thick_mm**3 / (12 * (1 - of.poisson_ratio**2))
    waves = np.arange(1, TERMS + 1, 2) ** 2
    series = float((1 / (waves[:, None] + waves[None]) ** 2).sum())
    return 4 * force_n * side_mm**2 / (np.pi**4 * stiffness_n_mm) * series


def air_mm() -> float:
    """What is free between the tallest sensor and the skin."""
    its = parameters()
    above_board_mm = (
        its.board.hall_depth_mm
        + its.board.steel_below_hall_mm
        - its.circuit_board.thickness_mm
        - its.steel.tape_mm
    )
    return above_board_mm - its.skin.sensor_mm


def steel_t(size: Magnet, gap_mm: float, thick_mm: float) -> float:
    """The greatest flux density in the sheet, in tesla, below one upright magnet; gap_mm: from it to the sheet."""
    way_mm = np.arange(STEP_MM / 2, FAR_MM, STEP_MM)
    height_mm = np.full_like(way_mm, gap_mm + size.height_mm / 2)
    enters_mt = 2 * np.abs(own_frame(size, way_mm, height_mm)[1])
    flux = np.cumsum(enters_mt * way_mm * STEP_MM)
    edge_mm = way_mm + STEP_MM / 2
    return float((flux / (edge_mm * thick_mm)).max()) / 1000
