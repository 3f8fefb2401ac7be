"""The circuits agree with the tables of the wiring, with the firmware's headers and with KiCad's symbols."""

from __future__ import annotations

import csv
import re
from pathlib import Path

import pytest

from firmware.tables import PINS_HEADER, WIRING_HEADER, layouts, pins
from hardware.electronics.assembly import strip_name
from hardware.electronics.circuit import Circuit
from hardware.electronics.netlist import NAMES, circuit
from hardware.electronics.parts import (
    ADDRESS_PINS,
    CHANNEL_PINS,
    COMMON_PIN,
    DRAIN,
    ENABLE_PIN,
    GATE,
    MUX_GROUND,
    MUX_SUPPLY,
    RIBBON,
    SOURCE,
)
from hardware.electronics.pico import PICO_PINS, SOCKET_PINS
from hardware.electronics.strip_circuit import strip_needs, strip_sensors
from hardware.parameters import parameters
from tests.hardware import wiring_walk as walk

CELLS = Path(__file__).parents[2] / "companion" / "device" / "data" / "cells.csv"
LAYOUTS = ("board5", "board7", "tray")


def rows_of(layout: str) -> list[dict[str, str]]:
    with CELLS.open(encoding="utf-8", newline="") as file:
        return [row for row in csv.DictReader(file) if row["layout"] == layout]


def walked(layout: str, row: int) -> dict[tuple[int, int], tuple[float, float]]:
    """(ADC input, channel) -> place of the sensor that is found there by following the copper of one strip."""
    strip, main = circuit(strip_name(layout)), circuit("main")
    known = strip_sensors(strip.name)
    found = {}
    at = walk.channels(strip)
    for one in walk.sensors(strip):
        if one.reference not in strip_needs(layout, row):
            continue
        mux, channel = at[walk.named(one, "OUT")]
        analog = walk.through_cable(strip, main, row, walk.named(mux, "COM"))
        (gpio,) = walk.gpios(main, analog)
        sensor, _ = known[one.reference]
        found[gpio, channel] = (sensor.x_mm, sensor.y_mm + row * parameters().board.pitch_mm)
    return found


@pytest.mark.parametrize("layout", LAYOUTS)
def test_each_sensor_is_on_the_channel_of_the_table(layout: str) -> None:
    wanted: dict[str, dict[tuple[int, int], tuple[float, float]]] = {}
    analog = {mux: pins()[f"mux_out_{mux}"].gpio for mux in range(3)}
    for row in rows_of(layout):
        if row["sensor"] != "ref":
            tap = analog[int(row["mux"])], int(row["channel"])
            wanted.setdefault(row["strip"], {})[tap] = float(row["x_mm"]), float(row["y_mm"])
    assert {strip: walked(layout, int(strip)) for strip in wanted} == wanted
    assert len(wanted) == layouts()[layout].strips


def header_taps(layout: str) -> list[list[list[str]]]:
    text = WIRING_HEADER.read_text(encoding="utf-8")
    body = re.search(rf"k{layout.capitalize()}Taps\[\d+\]\[kMuxes\]\[kChannels\] = {{(.*?)}};", text, re.DOTALL)
    assert body
    found = [one.strip() for one in re.sub(r"[{}\s]+", " ", body.group(1)).split(",") if one.strip()]
    assert len(found) % 48 == 0
    muxes = [found[first : first + 16] for first in range(0, len(found), 16)]
    return [muxes[first : first + 3] for first in range(0, len(muxes), 3)]


@pytest.mark.parametrize("layout", LAYOUTS)
def test_firmware_reads_each_sensor_where_it_is_wired(layout: str) -> None:
    analog = [pins()[f"mux_out_{mux}"].gpio for mux in range(3)]
    for row, strip in enumerate(header_taps(layout)):
        found = walked(layout, row)
        told = {
            (analog[mux], channel): (
                layouts()[layout].sensors[int(sensor)].x_mm,
                layouts()[layout].sensors[int(sensor)].y_mm,
            )
            for mux, taps in enumerate(strip)
            for channel, sensor in enumerate(taps)
            if sensor.isdecimal()
        }
        assert found == told


@pytest.mark.parametrize("layout", LAYOUTS)
def test_half_of_the_switched_supply_is_on_the_channel_of_the_reference(layout: str) -> None:
    strip, main = circuit(strip_name(layout)), circuit("main")
    upper, lower = strip.component("R3"), strip.component("R4")
    (half,) = set(upper.nets.values()) & set(lower.nets.values())
    assert set(upper.nets.values()) | set(lower.nets.values()) == {half, "GND", strip.component("Q1").nets[DRAIN]}
    assert upper.value == lower.value
    mux, channel = walk.channels(strip)[half]
    for row in rows_of(layout):
        if row["sensor"] == "ref":
            analog = walk.through_cable(strip, main, int(row["strip"]), walk.named(mux, "COM"))
            assert walk.gpios(main, analog) == {pins()[f"mux_out_{row['mux']}"].gpio}
            assert channel == int(row["channel"])


@pytest.mark.parametrize("layout", LAYOUTS)
def test_address_enable_and_power_come_from_the_pins_of_the_table(layout: str) -> None:
    strip, main = circuit(strip_name(layout)), circuit("main")
    for row in range(layouts()[layout].strips):
        for mux in walk.muxes(strip):
            for bit in range(4):
                net = walk.through_cable(strip, main, row, walk.named(mux, f"S{bit}"))
                assert walk.gpios(main, net) == {pins()[f"mux_s{bit}"].gpio}
            net = walk.through_cable(strip, main, row, walk.named(mux, "~{E}"))
            assert walk.gpios(main, net) == {pins()[f"strip_{row}"].gpio}
        gate = strip.component("Q1").nets[GATE]
        (line,) = set(strip.component("R1").nets.values()) - {gate}
        assert walk.gpios(main, walk.through_cable(strip, main, row, line)) == {pins()[f"strip_{row}"].gpio}
    assert pins()["strip_0"].active == "low"


def test_main_board_follows_the_table_of_pins_and_the_firmware() -> None:
    main = circuit("main")
    told = dict(re.findall(r"constexpr uint8_t k(\w+) = (\d+);", PINS_HEADER.read_text(encoding="utf-8")))
    for signal, pin in pins().items():
        name = "".join(part.capitalize() for part in signal.split("_"))
        assert int(told[name]) == pin.gpio
        if signal.startswith("cell_"):
            assert signal not in main.nets(), "of the one circuit board"
        elif signal != "supply":
            assert walk.gpios(main, signal) == {pin.gpio}
    assert [main.component("J10").nets[str(pin)] for pin in range(1, 7)] == [
        *(f"button_{number}" for number in range(1, 6)),
        "GND",
    ]
    for strap in range(2):
        assert set(main.component(f"JP{strap + 1}").nets.values()) == {f"strap_{strap}", "GND"}
    assert set(main.component("BZ1").nets.values()) == {"buzzer", "GND"}
    assert walk.named(main.component("D1"), "A") == "light"


def test_pico_is_numbered_as_others_number_it() -> None:
    with (walk.DATA / "pico_pins.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(line for line in file if not line.startswith("#")))
    assert [row["name"].replace("GPIO", "GP").split("_ADC")[0] for row in rows] == list(PICO_PINS)
    power = {36: "+3V3", **dict.fromkeys((3, 8, 13, 18, 23, 28, 33, 38), "GND")}
    for pin, net in power.items():
        row, place = divmod(pin - 1, SOCKET_PINS)
        assert circuit("main").component(f"J{row + 1}").nets[str(place + 1)] == net


def test_pins_are_those_of_the_symbols() -> None:
    names = walk.pin_names("74xx:CD74HC4067M")
    assert (names[COMMON_PIN], names[ENABLE_PIN], names[MUX_SUPPLY], names[MUX_GROUND]) == (
        "COM",
        "~{E}",
        "VCC",
        "GND",
    )
    assert [names[pin] for pin in ADDRESS_PINS] == ["S0", "S1", "S2", "S3"]
    assert [names[pin] for pin in CHANNEL_PINS] == [f"I{channel}" for channel in range(16)]
    transistor = walk.pin_names("Transistor_FET:AO3401A")
    assert (transistor[GATE], transistor[SOURCE], transistor[DRAIN]) == ("G", "S", "D")
    for name in NAMES:
        for one in circuit(name).components:
            assert one.nets.keys() <= walk.pin_names(one.symbol).keys(), one.reference


@pytest.mark.parametrize("name", NAMES)
def test_footprints_are_those_of_kicad_and_have_every_pad(name: str) -> None:
    for one in circuit(name).components:
        library, footprint = one.footprint.split(":")
        file = Path("/usr/share/kicad/footprints") / f"{library}.pretty" / f"{footprint}.kicad_mod"
        pads = set(re.findall(r'\(pad "?([^" )]+)"? ', file.read_text(encoding="utf-8")))
        assert one.nets.keys() <= pads, one.reference


@pytest.mark.parametrize("name", ["strip5", "strip7"])
def test_each_sensor_is_powered_and_has_a_capacitor_of_its_own(name: str) -> None:
    of: Circuit = circuit(name)
    supply = of.component("Q1").nets[DRAIN]
    found = walk.sensors(of)
    for one in found:
        assert (walk.named(one, "VCC"), walk.named(one, "GND")) == (supply, "GND")
        own = of.component(f"C{one.reference[1:]}")
        assert own.nets == {"1": supply, "2": "GND"}
        assert own.fitted == one.fitted
        assert float(own.value.removesuffix(" nF")) >= 10
    assert len({walk.named(one, "OUT") for one in found}) == len(found)


@pytest.mark.parametrize("name", ["strip5", "strip7"])
def test_multiplexers_are_always_powered_and_unused_channels_grounded(name: str) -> None:
    of = circuit(name)
    used = {walk.named(one, "OUT") for one in walk.sensors(of)} | {"half_supply"}
    for mux in walk.muxes(of):
        assert (walk.named(mux, "VCC"), walk.named(mux, "GND")) == ("+3V3", "GND")
        assert {mux.nets[pin] for pin in CHANNEL_PINS} <= used | {"GND"}
    assert set(of.component("R2").nets.values()) == {"+3V3", "strip"}


def test_kings_are_fitted_for_the_tray_only() -> None:
    strip = circuit("strip5")
    optional = {one.reference for one in strip.components if one.fitted != "always"}
    assert optional == {f"{kind}{cell}6" for cell in range(1, 6) for kind in "UC"}
    for layout, with_kings in (("board5", []), ("tray", [0, 2])):
        rows = [row for row in range(layouts()[layout].strips) if strip_needs(layout, row) & optional]
        assert rows == with_kings


def test_ribbon_is_the_same_at_both_ends_and_analog_lines_lie_beside_quiet_ones() -> None:
    for name in ("strip5", "strip7"):
        for pin, net in circuit(name).component("J1").nets.items():
            assert net == RIBBON[int(pin) - 1]
    for row in range(7):
        nets = circuit("main").component(f"J{row + 3}").nets
        assert [nets[str(wire)] for wire in range(1, 11)] == [
            f"strip_{row}" if net == "strip" else net for net in RIBBON
        ]
    switching = {f"mux_s{bit}" for bit in range(4)}
    for wire, net in enumerate(RIBBON):
        if net.startswith("mux_out"):
            assert not switching & set(RIBBON[max(wire - 1, 0) : wire + 2])
