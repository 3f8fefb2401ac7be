"""Follows copper from a Hall sensor to the microcontroller, from the circuits and KiCad's symbols alone."""

from __future__ import annotations

import csv
from functools import cache
from pathlib import Path

from hardware.electronics.circuit import Circuit, Component
from hardware.electronics.symbols import embedded

DATA = Path(__file__).parent.parent / "data"
SOCKETS = (("J1", 0), ("J2", 20))
FIRST_HEADER = 3


@cache
def pin_names(symbol: str) -> dict[str, str]:
    """Number of each pin -> its name in KiCad's symbol."""
    return {pin.number: pin.name for unit in embedded(symbol).units for pin in unit.pins}


def named(one: Component, name: str) -> str:
    """The net on the pin of this name."""
    (number,) = (number for number, told in pin_names(one.symbol).items() if told == name)
    return one.nets[number]


@cache
def gpio_of_pin() -> dict[int, int]:
    """The Pico's pin -> its GPIO, from a source that is not ours."""
    with (DATA / "pico_pins.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(line for line in file if not line.startswith("#")))
    return {
        int(row["pin"]): int(row["name"].removeprefix("GPIO").split("_")[0])
        for row in rows
        if row["name"].startswith("GPIO")
    }


def gpios(of: Circuit, net: str) -> set[int]:
    """GPIOs on a net of the main board, also behind one resistor that is not to ground or supply."""
    nets = {net}
    for one in of.components:
        ends = set(one.nets.values())
        if one.symbol == "Device:R" and net in ends and not ends & {"GND", "+3V3"}:
            nets |= ends
    return {
        gpio_of_pin()[int(pin) + first]
        for reference, first in SOCKETS
        for pin, told in of.component(reference).nets.items()
        if told in nets and int(pin) + first in gpio_of_pin()
    }


def through_cable(strip: Circuit, main: Circuit, row: int, net: str) -> str:
    """A net of a strip's header -> the main board's, by the number of the pin."""
    (pin,) = (pin for pin, told in strip.component("J1").nets.items() if told == net)
    return main.component(f"J{row + FIRST_HEADER}").nets[pin]


def muxes(of: Circuit) -> list[Component]:
    """The multiplexers of a strip."""
    return [one for one in of.components if one.symbol == "74xx:CD74HC4067M"]


def channels(of: Circuit) -> dict[str, tuple[Component, int]]:
    """Net on each channel that is not grounded -> its multiplexer and the number in the pin's name."""
    return {
        one.nets[pin]: (one, int(name[1:]))
        for one in muxes(of)
        for pin, name in pin_names(one.symbol).items()
        if name[0] == "I" and one.nets.get(pin, "GND") != "GND"
    }


def sensors(of: Circuit) -> list[Component]:
    """The Hall sensors of a circuit."""
    return [one for one in of.components if one.symbol.startswith("Sensor_Magnetic:")]
