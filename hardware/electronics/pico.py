"""The Raspberry Pi Pico as a component: its 40 pins and what companion/device/data/pins.csv wires to them."""

from __future__ import annotations

from typing import Final

from firmware.tables import pins
from hardware.electronics.circuit import Component
from hardware.electronics.parts import GROUND, SUPPLY

# Pins 1 to 40, as the maker's pinout names them: down the left side from the USB socket, up the right one.
PICO_PINS: Final = (
    *("GP0", "GP1", "GND", "GP2", "GP3", "GP4", "GP5", "GND", "GP6", "GP7"),
    *("GP8", "GP9", "GND", "GP10", "GP11", "GP12", "GP13", "GND", "GP14", "GP15"),
    *("GP16", "GP17", "GND", "GP18", "GP19", "GP20", "GP21", "GND", "GP22", "RUN"),
    *("GP26", "GP27", "AGND", "GP28", "ADC_VREF", "3V3", "3V3_EN", "GND", "VSYS", "VBUS"),
)
SOCKET_PINS: Final = 20
GRID_MM: Final = 2.54
ROWS_MM: Final = 17.78
"""Between the two rows of a Pico's pins."""
PICO_END_MM: Final = 1.37
"""From its first pin to the end of its board: (51 - 19 * 2.54) / 2."""


def pin_of(signal: str) -> int:
    """Number of the Pico's pin, 1 to 40, of a signal of pins.csv; KeyError, ValueError for one inside the Pico."""
    return 1 + PICO_PINS.index(f"GP{pins()[signal].gpio}")


def pico_sockets(references: tuple[str, str], signals: dict[str, str]) -> tuple[Component, Component]:
    """The two rows of sockets under a Pico: pins 1 to 20 on the first, 21 to 40 on pins 1 to 20 of the second.

    signals: signal of pins.csv -> net. Seen from above with the USB socket far from you, the first row is at the
    left with its pin 1 far, the second at the right with its pin 1 near.
    """
    nets = {pin: GROUND for pin, name in enumerate(PICO_PINS, 1) if name in {"GND", "AGND"}}
    nets[1 + PICO_PINS.index("3V3")] = SUPPLY
    nets |= {pin_of(signal): net for signal, net in signals.items()}
    rows = []
    for row, reference in enumerate(references):
        first = row * SOCKET_PINS
        of_row = {str(pin - first): net for pin, net in sorted(nets.items()) if 1 <= pin - first <= SOCKET_PINS}
        told = f"Pico pins {first + 1} to {first + SOCKET_PINS}"
        footprint = "Connector_PinSocket_2.54mm:PinSocket_1x20_P2.54mm_Vertical"
        rows.append(Component(reference, told, footprint, "Connector_Generic:Conn_01x20", of_row))
    return rows[0], rows[1]
