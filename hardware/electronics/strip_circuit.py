"""The circuit of one strip: sensors of a row of cells, multiplexers, power switch, connector.

A strip's own line, when low, gives +3V3 to the sensors and enables the multiplexers. These are always powered: a
chip without supply would draw it from the address lines through its clamp diodes. References: sensor 5 of cell 3
of the row is U35 with capacitor C35 and net hall_35; a king's sensor counts as the sixth, U36.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from firmware.tables import SITES, Layout, Sensor, layouts
from hardware.electronics.circuit import ALWAYS, Circuit, Component
from hardware.electronics.parts import (
    GROUND,
    SUPPLY,
    capacitor,
    hall_sensor,
    multiplexer,
    power_switch,
    resistor,
    ribbon_header,
    value,
)
from hardware.parameters import parameters

SWITCHED: Final = "+3V3_sensors"
OWN_LINE: Final = "strip"
HALF: Final = "half_supply"
# Which layouts are made of which strip, the one with the fewest sensors first.
LAYOUTS: Final = {"strip5": ("board5", "tray"), "strip7": ("board7",)}

Tap = tuple[int, int]


@cache
def strip_sensors(name: str) -> dict[str, tuple[Sensor, str]]:
    """Each sensor on a strip by its reference: its first occurrence in cells.csv, and the layout that needs it.

    x_mm, y_mm of the sensor: from the centre of the row's left cell. ValueError when two strips that should be
    equal are wired differently in cells.csv.
    """
    found: dict[str, tuple[Sensor, str]] = {}
    for layout_name in LAYOUTS[name]:
        layout = layouts()[layout_name]
        for sensor in layout.sensors:
            at_row = _of_row(layout, sensor)
            reference = f"U{at_row.cell + 1}{at_row.site + 1}"
            needed = ALWAYS if layout_name == LAYOUTS[name][0] else layout_name
            known, _ = found.setdefault(reference, (at_row, needed))
            if known != at_row:
                raise ValueError(f"{layout_name}: strip {sensor.strip} is wired unlike others: {reference}")
    taps = [(sensor.mux, sensor.channel) for sensor, _ in found.values()]
    if len({*taps, strip_reference(name)}) != len(taps) + 1:
        raise ValueError(f"{name}: a channel is used twice")
    return dict(sorted(found.items()))


def _of_row(layout: Layout, sensor: Sensor) -> Sensor:
    """The same sensor as if its strip were the nearest; cell and site within the row, a king's site is SITES."""
    pitch = parameters().board.pitch_mm
    squares = layout.columns * layout.rows
    king = sensor.cell >= squares
    cell = round(sensor.x_mm / pitch) if king else sensor.cell % layout.columns
    site = SITES if king else sensor.site
    return Sensor(0, cell, site, 0, sensor.mux, sensor.channel, sensor.x_mm, sensor.y_mm - sensor.strip * pitch)


def strip_reference(name: str) -> Tap:
    """Multiplexer and channel of half of the supply; ValueError when layouts of one strip differ."""
    taps = {tap for layout in LAYOUTS[name] for tap in layouts()[layout].references.values()}
    if len(taps) != 1:
        raise ValueError(f"{name}: half of the supply is on different channels")
    return taps.pop()


def strip_needs(layout: str, strip: int) -> frozenset[str]:
    """References of the sensors, with capacitors, that a strip of a layout needs; others may be left out."""
    of_strip = [_of_row(layouts()[layout], one) for one in layouts()[layout].sensors if one.strip == strip]
    numbers = [f"{one.cell + 1}{one.site + 1}" for one in of_strip]
    return frozenset(kind + number for number in numbers for kind in "UC")


def strip_circuit(name: str) -> Circuit:
    """The circuit of "strip5" or "strip7"; KeyError."""
    sensors = strip_sensors(name)
    muxes = max(layouts()[layout].muxes for layout in LAYOUTS[name])
    channels: list[dict[int, str]] = [{} for _ in range(muxes)]
    for reference, (sensor, _) in sensors.items():
        channels[sensor.mux][sensor.channel] = f"hall_{reference[1:]}"
    mux, channel = strip_reference(name)
    channels[mux][channel] = HALF
    components = [ribbon_header("J1", "strip", OWN_LINE, muxes), *_power()]
    values = parameters().circuit
    for number, of_mux in enumerate(channels):
        components.append(multiplexer(f"U{number + 1}", OWN_LINE, f"mux_out_{number}", of_mux))
        components.append(capacitor(f"C{number + 1}", value(values.mux_bypass_nf, "nF"), SUPPLY))
    bypass = value(values.sensor_bypass_nf, "nF")
    for reference, (_, needed) in sensors.items():
        number_of = reference[1:]
        components.append(hall_sensor(reference, SWITCHED, f"hall_{number_of}", needed))
        components.append(capacitor(f"C{number_of}", bypass, SWITCHED, needed))
    return Circuit(name, tuple(components))


def _power() -> list[Component]:
    values = parameters().circuit
    return [
        power_switch("Q1", "gate", SWITCHED),
        resistor("R1", values.gate_ohm, OWN_LINE, "gate"),
        resistor("R2", values.pull_up_ohm, SUPPLY, OWN_LINE),
        resistor("R3", values.reference_ohm, SWITCHED, HALF),
        resistor("R4", values.reference_ohm, HALF, GROUND),
        capacitor("C9", value(values.bulk_uf, "uF"), SUPPLY),
    ]
