"""Sections of hardware/parameters.toml about the printed tiles and what a finger reads on them."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Pocket:
    """A closed pocket of a magnet: what is left around the disc, and the marks beside it."""

    play_mm: float
    headroom_mm: float
    lead_mm: float
    wall_mm: float
    mark_mm: float
    mark_depth_mm: float
    mark_play_mm: float


@dataclass(frozen=True, slots=True)
class Relief:
    """What a finger feels of a half: heights, lines, gaps, rounding."""

    height_mm: float
    texture_height_mm: float
    line_mm: float
    gap_mm: float
    comfortable_gap_mm: float
    shape_mm: float
    texture_mm: float
    round_mm: float
    edge_mm: float
    dimple_gap_mm: float
    stroke_mm: float
    band_mm: float
    texture_period_mm: float
    texture_step_ratio: float


@dataclass(frozen=True, slots=True)
class Scallop:
    """Hollows in the sides of a cap for the fingertips that lift a tile; see hardware/tiles/outline.py."""

    depth_mm: float
    width_mm: float
    end_depth_mm: float
    end_width_mm: float
    well_mm: float
    ledge_mm: float


@dataclass(frozen=True, slots=True)
class Crown:
    """A crown: a raised triangle, counted, not recognised."""

    side_mm: float
    height_mm: float
    gap_mm: float


@dataclass(frozen=True, slots=True)
class Braille:
    """Braille as on signs and medicines: Marburg Medium."""

    dot_mm: float
    height_mm: float
    dot_pitch_mm: float
    cell_pitch_mm: float
    line_pitch_mm: float


@dataclass(frozen=True, slots=True)
class Number:
    """The plate with a tile's number, set into the underside."""

    below_mm: float
    plate_mm: float
    play_mm: float
    digit_mm: float
    digit_width_mm: float
    digit_line_mm: float
    digit_height_mm: float


@dataclass(frozen=True, slots=True)
class Peg:
    """What joins a base and its cap one way only."""

    diameter_mm: float
    play_mm: float
    height_mm: float
    number_play_mm: float


@dataclass(frozen=True, slots=True)
class Stick:
    """The tool that brings the magnets into a base, one end for each pole."""

    floor_mm: float
    length_mm: float
    mark_mm: float


@dataclass(frozen=True, slots=True)
class Printing:
    """What a usual printer can do, and with what."""

    layer_mm: float
    fine_layer_mm: float
    coarse_layer_mm: float
    bridge_mm: float
    overhang_deg: float
    wall_mm: float
    bed_mm: float
    mesh_mm: float
    mesh_deg: float
    material_g_cm3: float
    infill_ratio: float
    wall_mm_s: float
    outer_wall_mm_s: float
    infill_mm_s: float
    top_mm_s: float
    small_mm_s: float
