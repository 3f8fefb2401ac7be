"""Sections of hardware/parameters.toml about what holds the sensors and the tiles."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Skin:
    """The top sheet between tiles and sensors, with holes for the posts."""

    corner_mm: float
    play_mm: float
    sensor_mm: float


@dataclass(frozen=True, slots=True)
class Grid:
    """The printed ribs that carry the skin, with the posts on them."""

    rib_mm: float
    seam_mm: float
    around_mm: float


@dataclass(frozen=True, slots=True)
class Frame:
    """The housing of a board: floor, raised border, compartment of the electronics at the left."""

    wall_mm: float
    floor_mm: float
    border_mm: float
    near_mm: float
    border_height_mm: float
    compartment_mm: float
    pins_mm: float
    high_mm: float
    rest_mm: float
    ledge_mm: float
    key_mm: float
    screw_mm: float
    head_mm: float
    core_mm: float
    screw_length_mm: float
    boss_mm: float
    cable_mm: float
    grille_mm: float
    grille_length_mm: float
    grille_count: float
    corner_mm: float
    cover_mm: float
    ease_mm: float
    counted_mm: float
    counted_height_mm: float
    notch_mm: float


@dataclass(frozen=True, slots=True)
class Rim:
    """The housing of the one board: a rim with a cover at the left, and no floor under the cells."""

    wall_mm: float
    plate_mm: float
    ledge_mm: float
    high_mm: float
    tuck_mm: float
    felt_mm: float
    buzzer_mm: float
    lamp_mm: float
    bootsel_mm: float
    bootsel_left_mm: float
    bootsel_end_mm: float
    ring_mm: float
    ring_line_mm: float
    ring_depth_mm: float
    plug_mm: float
    plug_rise_mm: float
    cord_mm: float
    peg_mm: float
    bend_mm: float
    peg_pitch_mm: float
    clamp_mm: float
    clamp_width_mm: float
    clamp_height_mm: float
    squeeze_mm: float


@dataclass(frozen=True, slots=True)
class Button:
    """One of the five buttons at the near edge."""

    cap_mm: float
    travel_mm: float
    pitch_mm: float
    raised_mm: float
    base_mm: float
    play_mm: float
    flange_mm: float
    switch_mm: float
    board_mm: float
    board_width_mm: float
    slack_mm: float
    hollow_mm: float
    line_mm: float
    ring_mm: float


@dataclass(frozen=True, slots=True)
class Tray:
    """The tray of the line: slots of two cells, a dimple for a king at each midline."""

    dimple_mm: float
    dimple_depth_mm: float
    wall_height_mm: float


@dataclass(frozen=True, slots=True)
class Tower:
    """The slotted tower from which dominoes are drawn one at a time."""

    play_mm: float
    wall_mm: float
    slot_mm: float
    holds_count: float
    base_mm: float
    foot_mm: float
    finger_mm: float
    groove_mm: float
    groove_play_mm: float
    sink_mm: float
    lead_mm: float


@dataclass(frozen=True, slots=True)
class Steel:
    """The sheet under the sensors."""

    border_mm: float
    corner_mm: float
    tape_mm: float
