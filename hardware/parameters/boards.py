"""Sections of hardware/parameters.toml about the printed circuit boards."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class CircuitBoard:
    """What any usual maker of circuit boards can do, with room to spare."""

    thickness_mm: float
    track_mm: float
    power_track_mm: float
    clearance_mm: float
    via_mm: float
    via_drill_mm: float
    edge_mm: float
    thermal_mm: float
    text_mm: float
    text_line_mm: float


@dataclass(frozen=True, slots=True)
class Strip:
    """The board of one row of cells; its tab at the left carries all that is higher than a sensor."""

    tab_mm: float
    near_mm: float
    far_mm: float
    end_mm: float
    bus_pitch_mm: float
    river_pitch_mm: float
    rail_mm: float
    tab_rail_mm: float
    bypass_mm: float
    drop_mm: float
    mux_pitch_mm: float


@dataclass(frozen=True, slots=True)
class MainBoard:
    """The board of the microcontroller, in the compartment left of the strips' tabs."""

    width_mm: float
    length_mm: float
    hole_inset_mm: float
    header_pitch_mm: float
    lane_pitch_mm: float
    supply_track_mm: float
    pico_mm: float
    lamp_x_mm: float
    lamp_y_mm: float
    buzzer_x_mm: float
    buzzer_y_mm: float
    slack_mm: float


@dataclass(frozen=True, slots=True)
class CellsBoard:
    """The one board of 5 by 5 cells: outline, and where its groups lie, from the middle of the near left cell."""

    left_mm: float
    near_mm: float
    right_mm: float
    far_mm: float
    pico_mm: float
    trunk_mm: float
    lane_pitch_mm: float
    supply_track_mm: float
    rail_mm: float
    button_mm: float
    notch_mm: float
    test_pitch_mm: float
