"""What a board draws from USB: strobed strips, Pico, lamps, buzzer; usual and worst, on average and at the peak.

    python -m hardware.electronics.power

prints a fact a line. Nothing here is measured. The times are the scanner's own constants, the currents are those
of hardware/parameters.toml. One strip has power at a time.

The board declares its worst average (USB 2.0, 9.6.3, bMaxPower). That is the figure with which a device's
declaration is compared: the compliance test of the USB-IF reads the average current off a multimeter. The peaks,
each about a millisecond long, are above it; no capacitor of the board is large enough to smooth them. They stay
below the 500 mA that every port must give which takes a device of more than 100 mA (7.2.1).
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from math import ceil
from typing import Final

from firmware.tables import CHANNELS, FIRMWARE, MUXES, SITES, Layout, layouts
from hardware.parameters import Parameters, parameters

CONVERSION_US: Final = 2.0
"""Of the RP2040's converter at 48 MHz: 96 cycles (data sheet, 4.9)."""
STEP_MA: Final = 10
"""What a board declares is rounded up to this."""
UNCONFIGURED_MA: Final = 100
"""USB 2.0, 7.2.1: what a device may draw before it is configured."""


@dataclass(frozen=True, slots=True)
class Times:
    """The scanner's: a period, the wait for a strip's sensors, conversions a channel (thrown away and summed)."""

    period_us: int
    rise_us: int
    discarded: int
    summed: int


@dataclass(frozen=True, slots=True)
class Power:
    """One kind's figures at the USB plug. duty: the share of time in which a strip has power.

    worst_ma: on average, with every sensor at its greatest current, lamps and buzzer on, and the lowest lawful
    voltage. peak_ma, worst_peak_ma: while the strip with the most sensors has power. bare_ma: before the computer
    has taken the board. declared_ma: what the descriptor says.
    """

    name: str
    strip_most: int
    duty: float
    average_ma: float
    peak_ma: float
    worst_ma: float
    worst_peak_ma: float
    bare_ma: float
    declared_ma: int


@cache
def times() -> Times:
    """As the firmware's sources have them."""
    text = "".join((FIRMWARE / "pico" / f"scanner.{kind}").read_text(encoding="utf-8") for kind in ("h", "cpp"))
    told = {name: int(value) for name, value in re.findall(r"\bk(\w+) = (\d+);", text)}
    return Times(told["Period_us"], told["Rise_us"], told["Discarded"], told["Conversions"])


def on_us(layout: Layout, strip: int, its: Parameters | None = None) -> float:
    """How long one strip has power in each scan: the wait, its channels, and a look at the supply."""
    taps = {(one.mux, one.channel) for one in layout.sensors if one.strip == strip} | {layout.references[strip]}
    channels = [sum((mux, channel) in taps for mux in range(MUXES)) for channel in range(CHANNELS)]
    used = [muxes for muxes in channels if muxes]
    how = times()
    conversions = sum(how.discarded + how.summed * muxes for muxes in used) + how.summed
    code_us = (its or parameters()).supply.code_us
    return how.rise_us + conversions * CONVERSION_US + len(used) * code_us


def power(name: str, its: Parameters | None = None) -> Power:
    """The figures of "board5", "board7" or "tray"; KeyError."""
    its = its or parameters()
    supply, layout = its.supply, layouts()[name]
    counts = [sum(one.strip == strip for one in layout.sensors) for strip in range(layout.strips)]
    shares = [on_us(layout, strip, its) / times().period_us for strip in range(layout.strips)]
    divider_ma = supply.volts_v / (2 * its.circuit.reference_ohm) * 1000

    def strips_ma(sensor_ma: float) -> float:
        return sum(share * (n * sensor_ma + divider_ma) for n, share in zip(counts, shares, strict=True))

    usual = supply.volts_v / ((supply.port_v - supply.diode_v) * supply.regulator_ratio)
    worst = supply.volts_v / ((supply.port_least_v - supply.diode_v) * supply.regulator_least_ratio)
    busy_ma = supply.pico_busy_ma + supply.lamps_ma + supply.buzzer_ma
    worst_ma = worst * (strips_ma(supply.sensor_most_ma) + busy_ma)
    return Power(
        name,
        max(counts),
        sum(shares),
        usual * (strips_ma(supply.sensor_ma) + supply.pico_ma),
        usual * (max(counts) * supply.sensor_ma + divider_ma + supply.pico_ma),
        worst_ma,
        worst * (max(counts) * supply.sensor_most_ma + divider_ma + busy_ma),
        worst * supply.pico_busy_ma,
        STEP_MA * ceil(worst_ma / STEP_MA),
    )


def cells_power(its: Parameters | None = None) -> Power:
    """The figures of the one board "cells5", which gives power to one cell at a time, reckoned as without a break.

    The Pico's own lamp stays dark. A peak is a cell of the first column, which feeds half of the supply, too.
    """
    its = its or parameters()
    supply, values = its.supply, its.circuit
    divider_ma = supply.volts_v / (2 * values.reference_ohm) * 1000
    usual = supply.volts_v / ((supply.port_v - supply.diode_v) * supply.regulator_ratio)
    worst = supply.volts_v / ((supply.port_least_v - supply.diode_v) * supply.regulator_least_ratio)
    lamp_ma = (supply.volts_v - supply.lamp_v) / values.cells_lamp_ohm * 1000
    drains_ohm = (values.cells_buzzer_ohm, values.cells_pull_ohm)
    busy_ma = supply.pico_busy_ma + lamp_ma + sum(supply.volts_v / ohm * 1000 for ohm in drains_ohm)
    usual_ma, most_ma = SITES * supply.sensor_ma, SITES * supply.sensor_most_ma
    mean_ma = divider_ma / layouts()["board5"].columns
    worst_ma = worst * (most_ma + mean_ma + busy_ma)
    return Power(
        "cells5",
        SITES,
        1.0,
        usual * (usual_ma + mean_ma + supply.pico_ma),
        usual * (usual_ma + divider_ma + supply.pico_ma),
        worst_ma,
        worst * (most_ma + divider_ma + busy_ma),
        worst * supply.pico_busy_ma,
        STEP_MA * ceil(worst_ma / STEP_MA),
    )


def header(its: Parameters | None = None) -> str:
    """The text of firmware/core/power.gen.h."""
    rows = [
        f"constexpr uint16_t k{name.capitalize()}Ma = {power(name, its).declared_ma};"
        for name in ("board5", "board7", "tray")
    ]
    rows.append(f"constexpr uint16_t kCells5Ma = {cells_power(its).declared_ma};  // one circuit board")
    return "\n".join((_HEAD, *rows, _TAIL))


_HEAD = """// Generated from hardware/parameters.toml and the scanner's times. Do not edit; write it anew by
//     python -m hardware.tables
#pragma once

#include <cstdint>

#include "wiring.gen.h"

namespace power {

// What each kind draws from USB on average at worst; the reckoning is in hardware/electronics/power.py."""
_TAIL = """
constexpr uint16_t draws_ma(const wiring::Layout& layout) {
  return &layout == &wiring::kBoard7 ? kBoard7Ma : &layout == &wiring::kTray ? kTrayMa : kBoard5Ma;
}

}  // namespace power
"""


def lines(one: Power) -> list[str]:
    """The figures in words."""
    told = [
        f"a strip or cell has power for {one.duty:.0%} of the time, the largest one has {one.strip_most} sensors.",
        f"usual current {one.average_ma:.0f} mA on average, {one.peak_ma:.0f} mA at the peak.",
        f"worst current {one.worst_ma:.0f} mA on average, {one.worst_peak_ma:.0f} mA at the peak; a port gives "
        f"{parameters().supply.port_most_ma:.0f} mA.",
        f"before the computer has taken it {one.bare_ma:.0f} mA at worst, of {UNCONFIGURED_MA} mA that it may.",
        f"it declares {one.declared_ma} mA.",
    ]
    return [f"{one.name}: {line}" for line in told]


def main() -> None:
    """Print the figures of each kind, and those of a table of four boards and a tray."""
    for one in (*(power(name) for name in ("board5", "board7", "tray")), cells_power()):
        for line in lines(one):
            print(line)
    tray = power("tray")
    for name in ("board5", "board7"):
        board = power(name)
        declared_ma = 4 * board.declared_ma + tray.declared_ma
        peak_ma = 4 * board.worst_peak_ma + tray.worst_peak_ma
        print(f"four of {name} and a tray: declared {declared_ma} mA, worst peaks together {peak_ma:.0f} mA.")


if __name__ == "__main__":
    main()
