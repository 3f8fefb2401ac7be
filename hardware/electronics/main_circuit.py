"""The circuit of the main board: the Pico's sockets, seven strips, buttons, buzzer, lamp, straps.

Each address line passes a resistor at the Pico against ringing on the cables. Each analog line is pulled to
ground, so that a strip that is missing reads as zero and not as what was read before. Buttons and straps are
pulled up inside the Pico and stay inside the housing, so they need nothing more.
"""

from __future__ import annotations

from firmware.tables import MUXES, STRIPS, pins
from hardware.electronics.circuit import Circuit, Component
from hardware.electronics.parts import (
    ADDRESS_PINS,
    GROUND,
    SUPPLY,
    capacitor,
    jumper,
    pin_header,
    resistor,
    ribbon_header,
    value,
)
from hardware.electronics.pico import pico_sockets
from hardware.parameters import parameters

BEHIND_RESISTOR = "_pico"


def main_circuit() -> Circuit:
    """The circuit of the main board.

    J1, J2 the Pico's sockets, J3 to J9 strips 0 to 6, J10 buttons (1 to 5, then ground), JP1 and JP2 straps 0 and
    1, BZ1 buzzer, D1 lamp; R1 to R4 address lines, R5 to R7 analog lines, R8 lamp, R9 buzzer; C1.
    """
    values = parameters().circuit
    bits = range(len(ADDRESS_PINS))
    signals = {signal: signal for signal in pins() if signal != "supply" and not signal.startswith("cell_")}
    for signal in [*(f"mux_s{bit}" for bit in bits), "light", "buzzer"]:
        signals[signal] = signal + BEHIND_RESISTOR
    buttons = sorted(signal for signal in pins() if signal.startswith("button_"))
    return Circuit(
        "main",
        (
            *pico_sockets(("J1", "J2"), signals),
            *(
                ribbon_header(f"J{strip + 3}", f"strip {strip}", f"strip_{strip}", MUXES)
                for strip in range(STRIPS)
            ),
            pin_header("J10", "buttons", [*buttons, GROUND]),
            jumper("JP1", "strap 0", "strap_0", GROUND),
            jumper("JP2", "strap 1", "strap_1", GROUND),
            *(resistor(f"R{bit + 1}", values.line_ohm, f"mux_s{bit}_pico", f"mux_s{bit}") for bit in bits),
            *(resistor(f"R{mux + 5}", values.pull_down_ohm, f"mux_out_{mux}", GROUND) for mux in range(MUXES)),
            resistor("R8", values.lamp_ohm, "light_pico", "light"),
            Component("D1", "red", "LED_THT:LED_D3.0mm", "Device:LED", {"1": GROUND, "2": "light"}),
            resistor("R9", values.buzzer_ohm, "buzzer_pico", "buzzer"),
            _buzzer(),
            capacitor("C1", value(values.bulk_uf, "uF"), SUPPLY),
        ),
    )


def _buzzer() -> Component:
    footprint = "Buzzer_Beeper:Buzzer_TDK_PS1240P02BT_D12.2mm_H6.5mm"
    return Component("BZ1", "passive piezo", footprint, "Device:Buzzer", {"1": GROUND, "2": "buzzer"})
