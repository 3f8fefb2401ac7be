"""A whole board, plugged together: the main board's circuit and those of its strips as one."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from firmware.tables import layouts
from hardware.electronics.circuit import Circuit, Component
from hardware.electronics.netlist import circuit
from hardware.electronics.pico import SOCKET_PINS
from hardware.electronics.strip_circuit import LAYOUTS, strip_needs, strip_sensors

PICO: Final = "A1"
PICO_SYMBOL: Final = "companion:Pico"
STRIP_HEADER: Final = "J1"


def strip_name(layout: str) -> str:
    """The name of the strips that a layout is made of; KeyError."""
    for name, made in LAYOUTS.items():
        if layout in made:
            return name
    raise KeyError(layout)


def with_pico(of: Circuit, rows: tuple[str, str]) -> Circuit:
    """The same circuit with one component A1 of 40 pins in place of the two sockets under the Pico."""
    nets = {
        str(int(pin) + SOCKET_PINS * row): net
        for row, reference in enumerate(rows)
        for pin, net in of.component(reference).nets.items()
    }
    pico = Component(PICO, "Raspberry Pi Pico", "", PICO_SYMBOL, nets)
    return Circuit(of.name, (pico, *(one for one in of.components if one.reference not in rows)))


def assembled(
    layout: str, main: Circuit | None = None, strip: Circuit | None = None, plugged_in: int | None = None
) -> Circuit:
    """All of a layout as one circuit, with the strips' cables in place of plugged headers.

    References and inner nets of strip 2 begin with S2_. Sensors that the layout does not need are left out. main,
    strip: circuits other than those of the netlist, for instance with a fault. plugged_in: only the first so many
    strips. KeyError for an unknown layout.
    """
    whole = with_pico(main or circuit("main"), ("J1", "J2"))
    of_strip = strip or circuit(strip_name(layout))
    plugged = {f"J{row + 3}": row for row in range(plugged_in or layouts()[layout].strips)}
    components = [one for one in whole.components if one.reference not in plugged]
    for header, row in plugged.items():
        components += _strip(of_strip, layout, row, whole.component(header))
    return Circuit(layout, tuple(components))


def _strip(of: Circuit, layout: str, row: int, header: Component) -> list[Component]:
    """The components of one strip, its nets named as the main board's header has them."""
    optional = strip_sensors(of.name)
    left_out = {kind + reference[1:] for reference in optional for kind in "UC"} - strip_needs(layout, row)
    cable = {net: header.nets[pin] for pin, net in of.component(STRIP_HEADER).nets.items() if pin in header.nets}
    found = []
    for one in of.components:
        if one.reference == STRIP_HEADER or one.reference in left_out:
            continue
        nets = {pin: cable.get(net, f"S{row}_{net}") for pin, net in one.nets.items()}
        found.append(replace(one, reference=f"S{row}_{one.reference}", nets=nets))
    return found


def open_nets(layout: str) -> frozenset[str]:
    """Nets of an assembled layout that lead to a place where a sensor is left out."""
    found = set()
    for row in range(layouts()[layout].strips):
        needs = strip_needs(layout, row)
        optional = strip_sensors(strip_name(layout))
        found |= {f"S{row}_hall_{reference[1:]}" for reference in optional if reference not in needs}
    return frozenset(found)
