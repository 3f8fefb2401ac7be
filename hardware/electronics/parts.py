"""The kinds of components that the circuits are made of: symbol, footprint and pins of each.

Pins are numbered as the makers' data sheets do: DRV5055 (SOT-23: 1 VCC, 2 OUT, 3 GND; TO-92: 1 VCC, 2 GND, 3 OUT),
74HC4067 (1 common, 2 to 9 and 16 to 23 channels, 10, 11, 14, 13 address, 12 ground, 15 enable, 24 supply),
P-channel MOSFET in SOT-23 (1 gate, 2 source, 3 drain), 74HC595 (15 and 1 to 7 outputs, 14 data, 9 end, 11 and 12
clocks, 13 outputs off while high, 10 keeps its content while high, 8 ground, 16 supply). A test compares them with
KiCad's symbols.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from hardware.electronics.circuit import ALWAYS, Component
from hardware.parameters import parameters

GROUND: Final = "GND"
SUPPLY: Final = "+3V3"

ADDRESS_PINS: Final = ("10", "11", "14", "13")
COMMON_PIN: Final = "1"
CHANNEL_PINS: Final = ("9", "8", "7", "6", "5", "4", "3", "2", "23", "22", "21", "20", "19", "18", "17", "16")
MUX_GROUND, ENABLE_PIN, MUX_SUPPLY = "12", "15", "24"
GATE, SOURCE, DRAIN = "1", "2", "3"
REGISTER_OUTPUTS: Final = ("15", "1", "2", "3", "4", "5", "6", "7")
REGISTER_DATA, REGISTER_END, REGISTER_OFF, REGISTER_KEEP = "14", "9", "13", "10"
REGISTER_CLOCKS: Final = ("11", "12")
REGISTER_GROUND, REGISTER_SUPPLY = "8", "16"

SENSORS: Final = {15.0: "DRV5055A3", 7.5: "DRV5055A4"}
"""Sensitivity at 3.3 V in millivolts a millitesla -> the sensor that has it (data sheet)."""

# Along the ribbon cable, wire 1 to 10. Multiplexer 0 lies between supply and ground, multiplexer 1 between ground
# and a line that never moves while something is read; the address lines come last.
RIBBON: Final = (
    "mux_out_2",
    SUPPLY,
    "mux_out_0",
    GROUND,
    "mux_out_1",
    "strip",
    "mux_s3",
    "mux_s2",
    "mux_s1",
    "mux_s0",
)


def value(number: float, unit: str) -> str:
    """A component's value in words that are read aloud well: 22 nF, 2.2 kohm, 100 ohm."""
    if unit == "ohm" and number >= 1000:
        number, unit = number / 1000, "kohm"
    return f"{number:g} {unit}"


def resistor(reference: str, ohm: float, first: str, second: str) -> Component:
    """A resistor in 0603 between two nets."""
    nets = {"1": first, "2": second}
    return Component(reference, value(ohm, "ohm"), "Resistor_SMD:R_0603_1608Metric", "Device:R", nets)


def capacitor(reference: str, told: str, supply: str, fitted: str = ALWAYS) -> Component:
    """A ceramic capacitor from a supply to ground; told: its value. Microfarads come in 0805, others in 0603."""
    size = "C_0805_2012Metric" if told.endswith("uF") else "C_0603_1608Metric"
    return Component(reference, told, f"Capacitor_SMD:{size}", "Device:C", {"1": supply, "2": GROUND}, fitted)


def sensor_name() -> str:
    """Which sensor [sensor] of the parameters tells of; KeyError when none of SENSORS has its sensitivity."""
    return SENSORS[parameters().sensor.sensitivity_mv_mt]


def hall_sensor(reference: str, supply: str, output: str, fitted: str = ALWAYS) -> Component:
    """A Hall sensor in SOT-23."""
    nets = {"1": supply, "2": output, "3": GROUND}
    symbol = f"Sensor_Magnetic:{sensor_name()}xDBZxQ1"
    return Component(reference, sensor_name(), "Package_TO_SOT_SMD:SOT-23", symbol, nets, fitted)


def multiplexer(reference: str, enable: str, common: str, channels: Mapping[int, str]) -> Component:
    """A multiplexer on +3V3, addressed by mux_s0 to mux_s3; channels that are not named are grounded."""
    nets = {COMMON_PIN: common, ENABLE_PIN: enable, MUX_SUPPLY: SUPPLY, MUX_GROUND: GROUND}
    nets |= {pin: f"mux_s{bit}" for bit, pin in enumerate(ADDRESS_PINS)}
    nets |= {pin: channels.get(channel, GROUND) for channel, pin in enumerate(CHANNEL_PINS)}
    footprint = "Package_SO:TSSOP-24_4.4x7.8mm_P0.65mm"
    return Component(reference, "74HC4067", footprint, "74xx:CD74HC4067M", nets)


def power_switch(reference: str, gate: str, load: str) -> Component:
    """A P-channel MOSFET that gives +3V3 to a load while its gate is low."""
    nets = {GATE: gate, SOURCE: SUPPLY, DRAIN: load}
    return Component(reference, "AO3401A", "Package_TO_SOT_SMD:SOT-23", "Transistor_FET:AO3401A", nets)


def shift_register(reference: str, data: str, after: str, clock: str, outputs: list[str]) -> Component:
    """A shift register on +3V3, always on, both clocks joined: its outputs lag one clock behind.

    after: net of its end, or "" when nothing follows. outputs: nets of QA, QB and so on; "" stays open.
    """
    nets = {REGISTER_GROUND: GROUND, REGISTER_SUPPLY: SUPPLY, REGISTER_OFF: GROUND, REGISTER_KEEP: SUPPLY}
    nets |= dict.fromkeys(REGISTER_CLOCKS, clock) | {REGISTER_DATA: data}
    nets |= {pin: net for pin, net in zip(REGISTER_OUTPUTS, outputs, strict=False) if net}
    if after:
        nets[REGISTER_END] = after
    return Component(reference, "74HC595", "Package_SO:TSSOP-16_4.4x5mm_P0.65mm", "74xx:74HC595", nets)


def button(reference: str, told: str, net: str) -> Component:
    """A push button to ground."""
    nets = {"1": net, "2": GROUND}
    return Component(reference, told, "Button_Switch_THT:SW_PUSH_6mm_H4.3mm", "Switch:SW_Push", nets)


def test_point(reference: str, net: str) -> Component:
    """A round pad for a meter's tip."""
    return Component(reference, net, "TestPoint:TestPoint_Pad_D2.0mm", "Connector:TestPoint", {"1": net})


def ribbon_header(reference: str, told: str, strip: str, muxes: int) -> Component:
    """The header of a strip's ribbon cable; strip: net of its own line. Outputs beyond muxes stay open."""
    nets = {
        str(wire): strip if signal == "strip" else signal
        for wire, signal in enumerate(RIBBON, 1)
        if not (signal.startswith("mux_out_") and int(signal[-1]) >= muxes)
    }
    footprint = "Connector_IDC:IDC-Header_2x05_P2.54mm_Vertical"
    return Component(reference, told, footprint, "Connector_Generic:Conn_02x05_Odd_Even", nets)


def pin_header(reference: str, told: str, nets: list[str]) -> Component:
    """A row of pins, the first net on pin 1."""
    pins = {str(pin): net for pin, net in enumerate(nets, 1)}
    footprint = f"Connector_PinHeader_2.54mm:PinHeader_1x{len(nets):02}_P2.54mm_Vertical"
    return Component(reference, told, footprint, f"Connector_Generic:Conn_01x{len(nets):02}", pins)


def jumper(reference: str, told: str, first: str, second: str) -> Component:
    """Two pins and a cap that joins them; open as delivered."""
    return replace(
        pin_header(reference, told, [first, second]),
        symbol="Jumper:Jumper_2_Open",
    )
