"""Sections of hardware/parameters.toml about components and their supply."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class CircuitValues:
    """Resistors and capacitors of all circuit boards."""

    sensor_bypass_nf: float
    mux_bypass_nf: float
    bulk_uf: float
    gate_ohm: float
    pull_up_ohm: float
    pull_down_ohm: float
    reference_ohm: float
    line_ohm: float
    lamp_ohm: float
    buzzer_ohm: float
    cells_lamp_ohm: float
    cells_buzzer_ohm: float
    cells_pull_ohm: float


@dataclass(frozen=True, slots=True)
class Supply:
    """What the budget of the supply reckons with; most: the greatest that is promised."""

    volts_v: float
    sensor_ma: float
    sensor_most_ma: float
    sensor_ready_us: float
    pico_most_ma: float
    switch_ohm: float
    switch_miller_nc: float
    switch_input_pf: float
    switch_plateau_v: float
    cable_ohm_m: float
    cable_m: float
    cable_most_ma: float
    mux_ohm: float
    mux_common_pf: float
    cable_pf_m: float
    pico_ma: float
    pico_busy_ma: float
    lamps_ma: float
    buzzer_ma: float
    lamp_v: float
    code_us: float
    port_v: float
    port_least_v: float
    diode_v: float
    regulator_ratio: float
    regulator_least_ratio: float
    regulator_least_v: float
    port_most_ma: float
