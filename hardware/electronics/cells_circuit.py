"""The circuit of the one board of 5 by 5 cells, and of the tray: "cells5".

Five equal rows and one Pico. A row has its sensors and multiplexers wired as a strip has them, so cells.csv holds
for both. Each cell has a switch of its own, Q11 to Q55, driven by the row's shift register; the five registers are
one chain, the farthest row first, all clocks joined: a register's outputs then lag one clock behind. All switches
get +3V3_cells from Q1, which the line cell_power opens: low is on, and until the Pico drives it, a resistor keeps
all cells dark. So no cell can have power before the chain is loaded, and a switch that hangs harms one cell.

The half of the supply is taken from the row's first cell: it tells while that cell has power. References: sensor 5
of cell 3 of row 2 is U235 with C235; its row's multiplexers are U21 and U22, its register U23; a king's sensor
counts as the sixth.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Final

from firmware.tables import Sensor, layouts, pins
from hardware.electronics.circuit import Circuit, Component
from hardware.electronics.parts import (
    GROUND,
    SOURCE,
    SUPPLY,
    button,
    capacitor,
    hall_sensor,
    jumper,
    multiplexer,
    power_switch,
    resistor,
    shift_register,
    test_point,
    value,
)
from hardware.electronics.pico import PICO_PINS, SOCKET_PINS, pico_sockets
from hardware.electronics.strip_circuit import HALF, OWN_LINE, strip_needs, strip_reference, strip_sensors
from hardware.parameters import parameters

NAME: Final = "cells5"
LAYOUT: Final = "tray"
"""The layout that needs the most sensors."""
STRIP: Final = "strip5"
"""The strip whose wiring a row has."""
ROWS, COLUMNS = 5, 5
LETTERS: Final = "ABCDE"
CELLS_SUPPLY: Final = "+3V3_cells"
CLOCK, POWER, POWER_GATE = "cell_clock", "cell_power", "cell_power_gate"
CHAIN_IN, CHAIN_OUT = "chain_in", "chain_out"
REGISTER: Final = "U3"
CELL_LINES: Final = {POWER: POWER, CLOCK: CLOCK, "cell_data": f"chain_{ROWS}"}
"""Signal of a line that strips do not have -> its net."""
BUTTONS: Final = 5
TEST_POINTS: Final = (
    *((GROUND, "GND"), ("VBUS", "VBUS"), ("VSYS", "VSYS"), (SUPPLY, "3V3"), (CELLS_SUPPLY, "cells")),
    *(("supply_A1", "cell A1"), ("half_1", "ref"), ("mux_out_0", "ADC0"), ("mux_out_1", "ADC1")),
)
"""Net of each test point in their order, and what is printed beside it."""


def has_kings(row: int) -> bool:
    """Whether a king's sensors are on this row, 0 the nearest."""
    return row < layouts()[LAYOUT].strips and any(one.endswith("6") for one in strip_needs(LAYOUT, row))


def on_board(row: int, name: str) -> str:
    """A net or reference of a row, as the board has it."""
    lines = {OWN_LINE: f"strip_{row}", HALF: f"half_{row + 1}"}
    lines |= {CHAIN_IN: f"chain_{row + 1}", CHAIN_OUT: f"chain_{row}"}
    if name in lines:
        return lines[name]
    kind, _, number = name.partition("_")
    if kind == "hall":
        return f"hall_{row + 1}{number}"
    if kind in {"supply", "gate"}:
        return f"{kind}_{LETTERS[int(number) - 1]}{row + 1}"
    if name[0] in "UCQR" and name[1:].isdecimal():
        return f"{name[0]}{row + 1}{name[1:]}"
    return name


def row_sensors(kings: bool) -> dict[str, Sensor]:
    """The sensors of a row by its own references; kings: with those of kings."""
    return {ref: one for ref, (one, _) in strip_sensors(STRIP).items() if kings or ref[-1] != "6"}


@cache
def row_circuit(kings: bool, last: bool = False) -> Circuit:
    """One row with names of its own; kings: with their sensors; last: nothing comes after it in the chain."""
    values = parameters().circuit
    sensors = row_sensors(kings)
    channels: list[dict[int, str]] = [{} for _ in range(1 + max(one.mux for one in sensors.values()))]
    for ref, one in sensors.items():
        channels[one.mux][one.channel] = f"hall_{ref[1:]}"
    mux, channel = strip_reference(STRIP)
    channels[mux][channel] = HALF
    gates = [f"gate_{column + 1}" for column in range(COLUMNS)]
    found = [
        shift_register(REGISTER, CHAIN_IN, "" if last else CHAIN_OUT, CLOCK, ["", *gates]),
        capacitor("C3", value(values.mux_bypass_nf, "nF"), SUPPLY),
    ]
    for column, gate in enumerate(gates, 1):
        switch = power_switch(f"Q{column}", gate, f"supply_{column}")
        found.append(replace(switch, nets={**switch.nets, SOURCE: CELLS_SUPPLY}))
    found.append(resistor("R3", values.reference_ohm, "supply_1", HALF))
    found.append(resistor("R4", values.reference_ohm, HALF, GROUND))
    for at, of_mux in enumerate(channels):
        found.append(multiplexer(f"U{at + 1}", OWN_LINE, f"mux_out_{at}", of_mux))
        found.append(capacitor(f"C{at + 1}", value(values.mux_bypass_nf, "nF"), SUPPLY))
    bypass = value(values.sensor_bypass_nf, "nF")
    for ref in sensors:
        number, supply = ref[1:], f"supply_{ref[1]}"
        fitted = LAYOUT if ref[-1] == "6" else "always"
        found.append(hall_sensor(ref, supply, f"hall_{number}", fitted))
        found.append(capacitor(f"C{number}", bypass, supply, fitted))
    return Circuit(NAME, tuple(found))


def row_on_board(row: int) -> tuple[Component, ...]:
    """The components of a row, 0 the nearest, as the board has them."""
    of = row_circuit(has_kings(row), row == 0)
    return tuple(
        replace(
            one,
            reference=on_board(row, one.reference),
            nets={pin: on_board(row, net) for pin, net in one.nets.items()},
        )
        for one in of.components
    )


def cells_circuit() -> Circuit:
    """The circuit of the whole board.

    J1, J2 the Pico's sockets; R1 to R4 address lines, R5, R6 analog lines, R7, R9 the gate of Q1 and what keeps it
    shut, R8 lamp, R10 buzzer; C1, C2 large capacitors before Q1; SW1 to SW5, JP1, JP2, D1, BZ1; TP1 to TP9.
    """
    values = parameters().circuit
    bits, muxes = range(4), range(layouts()[LAYOUT].muxes)
    bulk = value(values.bulk_uf, "uF")
    switch = power_switch("Q1", POWER_GATE, CELLS_SUPPLY)
    points = [test_point(f"TP{number}", net) for number, (net, _) in enumerate(TEST_POINTS, 1)]
    return Circuit(
        NAME,
        (
            *_pico(),
            *(resistor(f"R{bit + 1}", values.line_ohm, f"mux_s{bit}_pico", f"mux_s{bit}") for bit in bits),
            *(resistor(f"R{mux + 5}", values.pull_down_ohm, f"mux_out_{mux}", GROUND) for mux in muxes),
            switch,
            resistor("R7", values.gate_ohm, POWER, POWER_GATE),
            resistor("R9", values.cells_pull_ohm, SUPPLY, POWER),
            resistor("R8", values.cells_lamp_ohm, "light_pico", "light"),
            Component("D1", "red", "LED_THT:LED_D3.0mm", "Device:LED", {"1": GROUND, "2": "light"}),
            resistor("R10", values.cells_buzzer_ohm, "buzzer_pico", "buzzer"),
            Component(
                "BZ1",
                "passive piezo",
                "Buzzer_Beeper:Buzzer_TDK_PS1240P02BT_D12.2mm_H6.5mm",
                "Device:Buzzer",
                {"1": GROUND, "2": "buzzer"},
            ),
            capacitor("C1", bulk, SUPPLY),
            capacitor("C2", bulk, SUPPLY),
            *(button(f"SW{number}", f"button {number}", f"button_{number}") for number in range(1, BUTTONS + 1)),
            jumper("JP1", "strap 0", "strap_0", GROUND),
            jumper("JP2", "strap 1", "strap_1", GROUND),
            *points,
            *(one for row in range(ROWS) for one in row_on_board(row)),
        ),
    )


def _pico() -> tuple[Component, ...]:
    """The sockets, with the lines that only this board has."""
    known = pins()
    wired = [name for name in known if name.split("_")[0] in {"button", "strap", "light", "buzzer"}]
    signals = {name: name for name in wired}
    signals |= {f"strip_{row}": f"strip_{row}" for row in range(ROWS)}
    signals |= {f"mux_out_{mux}": f"mux_out_{mux}" for mux in range(layouts()[LAYOUT].muxes)}
    for name in (*(f"mux_s{bit}" for bit in range(4)), "light", "buzzer"):
        signals[name] = f"{name}_pico"
    signals |= CELL_LINES
    own = {1 + PICO_PINS.index(name): name for name in ("VBUS", "VSYS")}
    rows = []
    for first, one in zip((0, SOCKET_PINS), pico_sockets(("J1", "J2"), signals), strict=True):
        more = {str(pin - first): net for pin, net in own.items() if 1 <= pin - first <= SOCKET_PINS}
        rows.append(replace(one, nets={**one.nets, **more}))
    return tuple(rows)
