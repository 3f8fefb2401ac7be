"""The circuit of the coupon: two by two cells wired by hand, the first thing to build.

It is a board of 5 by 5 of which only cells A1, B1, A2 and B2 are there, on the very strips, multiplexers and
channels of cells.csv, so the usual program reads it. Multiplexers come on breakout boards, one for each strip and
number: on fewer, two cells could not be told apart. Sensors in TO-92 are powered all the time. Two resistors keep
each analog line at half of the supply where nothing drives it, so cells and rows that are not there look empty and
whole, and calibrating works.
"""

from __future__ import annotations

from typing import Final

from firmware.tables import Layout, Sensor, layouts
from hardware.electronics.circuit import Circuit, Component
from hardware.electronics.parts import (
    ADDRESS_PINS,
    CHANNEL_PINS,
    COMMON_PIN,
    ENABLE_PIN,
    GROUND,
    MUX_GROUND,
    MUX_SUPPLY,
    SUPPLY,
    leaded_sensor,
    value,
)
from hardware.electronics.pico import pico_sockets
from hardware.parameters import parameters

LAYOUT: Final = "board5"
SIDE_CELLS: Final = 2
_CAPACITOR: Final = "Capacitor_THT:C_Disc_D3.0mm_W1.6mm_P2.50mm"
_RESISTOR: Final = "Resistor_THT:R_Axial_DIN0207_L6.3mm_D2.5mm_P10.16mm_Horizontal"


def coupon_sensors() -> dict[str, Sensor]:
    """Each sensor of the coupon by its reference: U11 to U15 are in cell A1, U21 in B1, U31 in A2, U41 in B2."""
    layout = layouts()[LAYOUT]
    found = {}
    for sensor in layout.sensors:
        column, row = sensor.cell % layout.columns, sensor.cell // layout.columns
        if column < SIDE_CELLS and row < SIDE_CELLS:
            found[f"U{1 + column + SIDE_CELLS * row}{sensor.site + 1}"] = sensor
    return found


def coupon_muxes(layout: Layout) -> dict[tuple[int, int], str]:
    """The multiplexer of each strip and number: U1 and U2 of strip 0, U3 and U4 of strip 1."""
    taps = [(strip, mux) for strip in range(SIDE_CELLS) for mux in range(layout.muxes)]
    return {tap: f"U{number}" for number, tap in enumerate(taps, 1)}


def coupon_circuit() -> Circuit:
    """The circuit of the coupon.

    J1, J2 the Pico, U1 to U4 multiplexers, U11 to U45 sensors with capacitors C11 to C45, R1 to R4 on the analog
    lines, C1.
    """
    values = parameters().circuit
    layout = layouts()[LAYOUT]
    sensors = coupon_sensors()
    analog = [f"mux_out_{mux}" for mux in range(layout.muxes)]
    rows = [f"strip_{row}" for row in range(SIDE_CELLS)]
    signals = {name: name for name in (*(f"mux_s{bit}" for bit in range(len(ADDRESS_PINS))), *rows, *analog)}
    components = [*pico_sockets(("J1", "J2"), {**signals, "strap_0": GROUND})]
    for (strip, mux), reference in coupon_muxes(layout).items():
        outputs = {
            one.channel: f"hall_{name[1:]}"
            for name, one in sensors.items()
            if (one.strip, one.mux) == (strip, mux)
        }
        components.append(_breakout(reference, rows[strip], analog[mux], outputs))
    for number, line in enumerate(analog):
        components.append(_resistor(f"R{2 * number + 1}", values.coupon_pull_ohm, SUPPLY, line))
        components.append(_resistor(f"R{2 * number + 2}", values.coupon_pull_ohm, line, GROUND))
    components.append(_capacitor("C1", value(values.bulk_uf, "uF")))
    for reference in sensors:
        components.append(leaded_sensor(reference, f"hall_{reference[1:]}"))
        components.append(_capacitor(f"C{reference[1:]}", value(values.sensor_bypass_nf, "nF")))
    return Circuit("coupon", tuple(components))


def _breakout(reference: str, enable: str, common: str, channels: dict[int, str]) -> Component:
    """A multiplexer on a breakout board, pins as on the chip itself; channels without a sensor stay open."""
    nets = {COMMON_PIN: common, ENABLE_PIN: enable, MUX_SUPPLY: SUPPLY, MUX_GROUND: GROUND}
    nets |= {pin: f"mux_s{bit}" for bit, pin in enumerate(ADDRESS_PINS)}
    nets |= {CHANNEL_PINS[channel]: net for channel, net in channels.items()}
    chip = "Package_SO:SOIC-24W_7.5x15.4mm_P1.27mm"
    return Component(reference, "74HC4067 on a breakout board", chip, "74xx:CD74HC4067M", nets)


def _resistor(reference: str, ohm: float, first: str, second: str) -> Component:
    return Component(reference, value(ohm, "ohm"), _RESISTOR, "Device:R", {"1": first, "2": second})


def _capacitor(reference: str, told: str) -> Component:
    return Component(reference, told, _CAPACITOR, "Device:C", {"1": SUPPLY, "2": GROUND})
