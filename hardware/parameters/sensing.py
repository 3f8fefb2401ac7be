"""Sections of hardware/parameters.toml about magnets, sensors and how things lie and move."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Board:
    """What lies under a tile, and the grid."""

    pitch_mm: float
    site_mm: float
    skin_mm: float
    clearance_mm: float
    hall_depth_mm: float
    steel_below_hall_mm: float
    steel_thickness_mm: float
    image_ratio: float
    post_height_mm: float
    post_side_mm: float
    post_round_mm: float
    post_chamfer_mm: float

    @property
    def top_mm(self) -> float:
        """Height of a lying tile's bottom above the Hall elements."""
        return self.hall_depth_mm + self.skin_mm + self.clearance_mm


@dataclass(frozen=True, slots=True)
class Tile:
    """A domino; a castle is as wide as long."""

    length_mm: float
    width_mm: float
    height_mm: float
    floor_mm: float
    notch_mm: float
    notch_round_mm: float
    dimple_depth_mm: float


@dataclass(frozen=True, slots=True)
class Magnet:
    """A cylinder magnetised along its axis."""

    diameter_mm: float
    height_mm: float
    remanence_t: float


@dataclass(frozen=True, slots=True)
class King:
    """A king that stands on a domino."""

    floor_mm: float
    offset_mm: float
    play_mm: float
    wide_mm: float
    tall_mm: float
    disc_mm: float
    ring_mm: float
    ring_play_mm: float
    each_count: float


@dataclass(frozen=True, slots=True)
class Gauge:
    """The tile with which the sensors are measured."""

    height_mm: float
    floor_mm: float
    field_mt: float


@dataclass(frozen=True, slots=True)
class Wand:
    """The wand with which somebody points at a tile."""

    floor_mm: float
    relief_mm: float
    offset_mm: float
    tilt_deg: float
    wide_mm: float
    length_mm: float
    peg_mm: float
    glue_mm: float


@dataclass(frozen=True, slots=True)
class Sensor:
    """A Hall sensor; null_mv and gain_percent as bought, residual_mt after calibration.

    linear_mt: up to which field, of either sign, its output is straight. low_end_mv, high_end_mv: where its output
    ends; with least and most, between which each sensor has its own.
    """

    sensitivity_mv_mt: float
    linear_mt: float
    quiescent_mv: float
    low_end_mv: float
    low_end_least_mv: float
    low_end_most_mv: float
    high_end_mv: float
    high_end_least_mv: float
    high_end_most_mv: float
    gain_percent: float
    null_mv: float
    residual_mt: float
    dead_north_mv: float
    dead_south_mv: float
    noise_uv: float
    warm_percent_k: float
    calibrated_c: float


@dataclass(frozen=True, slots=True)
class Sheet:
    """What the skin may be cut of and has to bear, and what the steel bears."""

    fr4_young_gpa: float
    fr4_poisson_ratio: float
    acrylic_young_gpa: float
    acrylic_poisson_ratio: float
    press_n: float
    air_mm: float
    steel_t: float


@dataclass(frozen=True, slots=True)
class Material:
    """How magnets follow warmth."""

    warm_percent_k: float


@dataclass(frozen=True, slots=True)
class Holding:
    """What the pull of the magnets is compared with."""

    friction_ratio: float
    magnet_g_cm3: float
    infill_ratio: float


@dataclass(frozen=True, slots=True)
class Limit:
    """What the strength of a field means at a sensor of a tile's magnets, and of a king's."""

    magnet_mt: float
    none_mt: float
    hysteresis_mt: float
    king_mt: float
    king_none_mt: float
    king_hysteresis_mt: float


@dataclass(frozen=True, slots=True)
class Tolerances:
    """How far everything may be from where it should be, each uniform within +- the value."""

    offset_mm: float
    turn_deg: float
    magnet_percent: float
    pocket_side_mm: float
    pocket_depth_mm: float
    coldest_c: float
    warmest_c: float


@dataclass(frozen=True, slots=True)
class Motion:
    """How hands move tiles."""

    approach_from_mm: float
    approach_mm_s: float
    approach_offset_mm: float
    approach_tilt_deg: float
    slide_mm_s: float
    slide_turn_deg: float
    slide_lift_mm: float
    wobble_mm: float
    wobble_deg: float
    wobble_hz: float
    frame_ms: float
    frame_mm: float


@dataclass(frozen=True, slots=True)
class Knock:
    """What a bump into the table does to every tile."""

    lift_mm: float
    offset_mm: float
    turn_deg: float
    tilt_deg: float
    swing_hz: float
    fade_ms: float
    length_ms: float


@dataclass(frozen=True, slots=True)
class Abuse:
    """What may bring doubt, but never another tile."""

    edge_mm: float
    dipole_a_m2: float
    dipole_from_mm: float
