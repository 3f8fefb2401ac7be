"""Whether supply, cables, switches and times bear the strips: reckoned from the circuits and the parameters.

    python -m hardware.electronics.budget

prints a fact a line. Nothing here is measured. Strips get power one at a time, so one strip's current is all.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import log
from typing import Final

from firmware.tables import STRIPS
from hardware.electronics.netlist import circuit
from hardware.electronics.strip_circuit import LAYOUTS, strip_sensors
from hardware.parameters import parameters

MICRO: Final = 1e-6
MILLI: Final = 1e-3
NANO: Final = 1e-9
PICO: Final = 1e-12


@dataclass(frozen=True, slots=True)
class Budget:
    """One strip's figures. most: with every sensor at the greatest current of its data sheet.

    drop_mv: lost over cable and switch, one way; ground_mv: how far the strip's ground rises, which shifts
    readings alike each time, so calibrating takes it out. dip_mv: of the strip's own +3V3 when its sensors are
    switched on, before the cable brings more. rise_us: from the line's fall until the sensors have their supply.
    settle_us: five time constants of an analog line; idle_us: the same for a line without a strip.
    """

    name: str
    sensors: int
    typical_ma: float
    most_ma: float
    drop_mv: float
    ground_mv: float
    inrush_ma: float
    dip_mv: float
    rise_us: float
    settle_us: float
    idle_us: float


def budget(name: str) -> Budget:
    """The figures of "strip5" or "strip7"; KeyError."""
    supply, values = parameters().supply, parameters().circuit
    sensors = len(strip_sensors(name))
    divider_ma = supply.volts_v / (2 * values.reference_ohm) / MILLI
    most_ma = sensors * supply.sensor_most_ma + divider_ma
    cable_ohm = supply.cable_m * supply.cable_ohm_m
    gate_a = (supply.volts_v - supply.switch_plateau_v) / values.gate_ohm
    swing_s = supply.switch_miller_nc * NANO / gate_a
    swing_share = supply.volts_v / (supply.volts_v - supply.switch_plateau_v)
    delay_s = values.gate_ohm * supply.switch_input_pf * PICO * log(swing_share)
    load_f = sensors * values.sensor_bypass_nf * NANO
    bulk_f = values.bulk_uf * MICRO
    line_f = STRIPS * (supply.mux_common_pf + supply.cable_pf_m * supply.cable_m) * PICO
    source_ohm = supply.mux_ohm + values.reference_ohm / 2
    return Budget(
        name,
        sensors,
        sensors * supply.sensor_ma + divider_ma,
        most_ma,
        most_ma * (cable_ohm + supply.switch_ohm),
        most_ma * cable_ohm,
        load_f * supply.volts_v / swing_s / MILLI,
        supply.volts_v * load_f / (load_f + bulk_f) / MILLI,
        (delay_s + swing_s) / MICRO,
        5 * source_ohm * line_f / MICRO,
        5 * values.pull_down_ohm * line_f / MICRO,
    )


def lines(one: Budget) -> list[str]:
    """A budget in words."""
    supply = parameters().supply
    muxes = sum(part.value.startswith("74HC4067") for part in circuit(one.name).components)
    told = [
        f"{one.sensors} sensors, {muxes} multiplexers.",
        f"typical current {one.typical_ma:.0f} mA, greatest {one.most_ma:.0f} mA; the Pico may give "
        f"{supply.pico_most_ma:.0f} mA; a wire of the cable bears {supply.cable_most_ma:.0f} mA.",
        f"cable and switch take {one.drop_mv:.0f} mV at most, the strip's ground rises {one.ground_mv:.0f} mV.",
        f"switching on takes {one.rise_us:.1f} microseconds and {one.inrush_ma:.0f} mA from the strip's own "
        f"capacitor, whose voltage falls by {one.dip_mv:.0f} mV.",
        f"an analog line settles in {one.settle_us:.1f} microseconds, without a strip it falls to ground in "
        f"{one.idle_us:.0f} microseconds.",
    ]
    return [f"{one.name}: {line}" for line in told]


def main() -> None:
    """Print all budgets."""
    for name in LAYOUTS:
        for line in lines(budget(name)):
            print(line)


if __name__ == "__main__":
    main()
