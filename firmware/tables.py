"""The wiring of every board, read from cells.csv and pins.csv, and the C++ tables made from it.

    python -m firmware.tables

writes firmware/core/wiring.gen.h (which sensor hangs on which multiplexer) and firmware/pico/pins.gen.h (which pin
does what). The two CSV files in companion/device/data are the one source; the emulator and the simulated
magnets read them too.
"""

from __future__ import annotations

import csv
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final, Literal

FIRMWARE: Final = Path(__file__).parent
DATA: Final = FIRMWARE.parent / "companion" / "device" / "data"
CELLS_FILE: Final = DATA / "cells.csv"
PINS_FILE: Final = DATA / "pins.csv"
WIRING_HEADER: Final = FIRMWARE / "core" / "wiring.gen.h"
PINS_HEADER: Final = FIRMWARE / "pico" / "pins.gen.h"

STRIPS, MUXES, CHANNELS = 7, 3, 16
SITES = 5
REFERENCE = "ref"


@dataclass(frozen=True, slots=True)
class Sensor:
    """One Hall sensor. index: its number in sensor order; x_mm, y_mm: from the centre of the near left cell."""

    index: int
    cell: int
    site: int
    strip: int
    mux: int
    channel: int
    x_mm: float
    y_mm: float


@dataclass(frozen=True, slots=True)
class Layout:
    """One size and kind of board. sensors: in sensor order, by cell and site, the kings' after all others.

    references: strip -> (mux, channel) that reads half of the strip's supply.
    """

    name: str
    columns: int
    rows: int
    kings: int
    sensors: tuple[Sensor, ...]
    references: dict[int, tuple[int, int]]

    @property
    def kind(self) -> Literal["board", "tray"]:
        """As hello tells it."""
        return "tray" if self.name == "tray" else "board"

    @property
    def strips(self) -> int:
        """How many strips it has, one a row."""
        return len(self.references)

    @property
    def muxes(self) -> int:
        """How many multiplexers a strip has."""
        return 1 + max(sensor.mux for sensor in self.sensors)


@dataclass(frozen=True, slots=True)
class Pin:
    """One pin of the microcontroller. active: "high", "low" or "" for an analog one."""

    signal: str
    gpio: int
    direction: Literal["in", "out", "analog"]
    active: Literal["high", "low", ""]
    note: str


@cache
def layouts() -> dict[str, Layout]:
    """Every layout of cells.csv by name; ValueError when a tap is used twice or a sensor is missing."""
    rows: dict[str, list[dict[str, str]]] = {}
    with CELLS_FILE.open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            rows.setdefault(row["layout"], []).append(row)
    return {name: _layout(name, of) for name, of in rows.items()}


@cache
def pins() -> dict[str, Pin]:
    """Every pin of pins.csv by its signal; ValueError when a pin is used twice."""
    with PINS_FILE.open(encoding="utf-8", newline="") as file:
        found = [
            Pin(row["signal"], int(row["gpio"]), row["direction"], row["active"], row["note"])  # type: ignore[arg-type]
            for row in csv.DictReader(file)
        ]
    if len({pin.gpio for pin in found}) < len(found):
        raise ValueError(f"{PINS_FILE.name}: a pin is used twice")
    return {pin.signal: pin for pin in found}


def _layout(name: str, rows: list[dict[str, str]]) -> Layout:
    taps = [(row["strip"], row["mux"], row["channel"]) for row in rows]
    if len(set(taps)) < len(taps):
        raise ValueError(f"{CELLS_FILE.name}: {name} uses a channel twice")
    sensed = sorted((row for row in rows if row["sensor"] != REFERENCE), key=_order)
    sensors = tuple(
        Sensor(
            index,
            int(row["cell"]),
            int(row["sensor"]),
            int(row["strip"]),
            int(row["mux"]),
            int(row["channel"]),
            float(row["x_mm"]),
            float(row["y_mm"]),
        )
        for index, row in enumerate(sensed)
    )
    by_cell: dict[int, int] = {}
    for sensor in sensors:
        by_cell[sensor.cell] = by_cell.get(sensor.cell, 0) + 1
    squares = sum(count == SITES for count in by_cell.values())
    kings = len(by_cell) - squares
    if [by_cell.get(cell) for cell in range(squares + kings)] != [SITES] * squares + [1] * kings:
        raise ValueError(f"{CELLS_FILE.name}: {name} lacks a sensor")
    references = {
        int(row["strip"]): (int(row["mux"]), int(row["channel"])) for row in rows if row["sensor"] == REFERENCE
    }
    return Layout(name, squares // len(references), len(references), kings, sensors, references)


def _order(row: dict[str, str]) -> tuple[int, int]:
    return int(row["cell"]), int(row["sensor"])


# ---- C++ ------------------------------------------------------------------------------------------------------

_HEAD = """// Generated from companion/device/data/{source}. Do not edit; write it anew by
//     python -m firmware.tables
#pragma once

#include <cstdint>
"""


def wiring_header() -> str:
    """The text of firmware/core/wiring.gen.h."""
    most_sensors = max(len(layout.sensors) for layout in layouts().values())
    most_cells = max(layout.columns * layout.rows for layout in layouts().values())
    lines = [
        _HEAD.format(source="cells.csv"),
        "namespace wiring {",
        "",
        f"constexpr uint8_t kStrips = {STRIPS};  // at most, one a row",
        f"constexpr uint8_t kMuxes = {MUXES};  // at most, on one strip",
        f"constexpr uint8_t kChannels = {CHANNELS};",
        f"constexpr uint8_t kSites = {SITES};  // sensors of a cell that is no king's",
        f"constexpr uint16_t kMostSensors = {most_sensors};",
        f"constexpr uint8_t kMostCells = {most_cells};  // with five sensors",
        "constexpr uint8_t kMostPlaces = 64;  // cells of both kinds",
        "constexpr uint16_t kNoSensor = 0xFFFF;  // nothing hangs on this channel",
        "constexpr uint16_t kReference = 0xFFFE;  // half of the strip's supply",
        "",
        "// One size and kind of board. Sensors are numbered by cell and site, the kings' after all others.",
        "// taps[strip][mux][channel] is the sensor there, kNoSensor or kReference; channels: how many are used,",
        "// the reference apart; reference_mux, reference_channel: where every strip has its own.",
        "struct Layout {",
        "  const char* name;",
        "  uint8_t columns;",
        "  uint8_t rows;",
        "  uint8_t kings;",
        "  uint8_t strips;",
        "  uint8_t muxes;",
        "  uint8_t channels;",
        "  uint8_t reference_mux;",
        "  uint8_t reference_channel;",
        "  uint16_t sensors;",
        "  const uint16_t (*taps)[kMuxes][kChannels];",
        "};",
        "",
    ]
    for layout in layouts().values():
        lines += _taps(layout)
    lines += [
        "constexpr uint8_t squares(const Layout& layout) {",
        "  return static_cast<uint8_t>(layout.columns * layout.rows);",
        "}",
        "constexpr uint8_t places(const Layout& layout) {",
        "  return static_cast<uint8_t>(squares(layout) + layout.kings);",
        "}",
        "",
        "// The first sensor of a cell, and how many it has.",
        "constexpr uint16_t first_sensor(const Layout& layout, uint8_t cell) {",
        "  const uint8_t whole = squares(layout);",
        "  return static_cast<uint16_t>(cell < whole ? cell * kSites : whole * kSites + (cell - whole));",
        "}",
        "constexpr uint8_t sensors_of(const Layout& layout, uint8_t cell) {",
        "  return cell < squares(layout) ? kSites : 1;",
        "}",
        "",
        "// The cell by which a fault of a strip is named.",
        "constexpr uint8_t first_cell(const Layout& layout, uint8_t strip) {",
        "  return static_cast<uint8_t>(strip * layout.columns);",
        "}",
        "",
        "}  // namespace wiring",
    ]
    return "\n".join(lines) + "\n"


def _taps(layout: Layout) -> list[str]:
    """One layout's table and its Layout."""
    title = "k" + layout.name.capitalize()
    at = {(s.strip, s.mux, s.channel): str(s.index) for s in layout.sensors}
    at |= {(strip, *tap): "kReference" for strip, tap in layout.references.items()}
    lines = [f"constexpr uint16_t {title}Taps[{layout.strips}][kMuxes][kChannels] = {{"]
    for strip in range(layout.strips):
        rows = []
        for mux in range(MUXES):
            row = [at.get((strip, mux, channel), "kNoSensor") for channel in range(CHANNELS)]
            halves = (row[: CHANNELS // 2], row[CHANNELS // 2 :])
            rows.append("{" + ",\n      ".join(", ".join(half) for half in halves) + "}")
        lines.append("    {" + ",\n     ".join(rows) + "},")
    lines.append("};")
    channels = 1 + max(sensor.channel for sensor in layout.sensors)
    numbers = [layout.columns, layout.rows, layout.kings, layout.strips, layout.muxes, channels]
    (reference,) = set(layout.references.values())
    numbers += [*reference, len(layout.sensors)]
    lines.append(
        f'constexpr Layout {title} = {{"{layout.name}", {", ".join(map(str, numbers))}, {title}Taps}};',
    )
    return [*lines, ""]


def pins_header() -> str:
    """The text of firmware/pico/pins.gen.h."""
    lines = [_HEAD.format(source="pins.csv"), "namespace pins {", ""]
    for pin in pins().values():
        name = "k" + "".join(part.capitalize() for part in pin.signal.split("_"))
        active = f", active {pin.active}" if pin.active else ""
        lines.append(f"constexpr uint8_t {name} = {pin.gpio};  // {pin.direction}{active}: {pin.note}")
    lines += ["", "}  // namespace pins"]
    return "\n".join(lines) + "\n"


def main() -> None:
    """Write both headers."""
    WIRING_HEADER.write_text(wiring_header(), encoding="utf-8", newline="\n")
    PINS_HEADER.parent.mkdir(exist_ok=True)
    PINS_HEADER.write_text(pins_header(), encoding="utf-8", newline="\n")
    print(f"Written: {WIRING_HEADER.name}")
    print(f"Written: {PINS_HEADER.name}")


if __name__ == "__main__":
    main()
