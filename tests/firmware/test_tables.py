"""The wiring: every sensor on one channel, headers as generated, and the geometry of the data sheet."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from companion.device.tiles.code_words import SITES
from firmware import tables
from tests.patience import PATIENCE_S

SIZES = {"board5": (5, 5, 0, 125), "board7": (7, 7, 0, 245), "tray": (5, 4, 10, 110)}


def test_headers_are_as_generated() -> None:
    assert tables.WIRING_HEADER.read_text(encoding="utf-8") == tables.wiring_header()
    assert tables.PINS_HEADER.read_text(encoding="utf-8") == tables.pins_header()


@pytest.mark.parametrize("name", SIZES)
def test_layout_has_the_size_of_its_board(name: str) -> None:
    layout = tables.layouts()[name]
    assert (layout.columns, layout.rows, layout.kings, len(layout.sensors)) == SIZES[name]
    assert layout.strips == layout.rows <= tables.STRIPS
    assert layout.muxes <= tables.MUXES
    assert [sensor.index for sensor in layout.sensors] == list(range(len(layout.sensors)))


@pytest.mark.parametrize("name", SIZES)
def test_sensors_stand_as_the_data_sheet_says(name: str) -> None:
    """Corners at 11 mm from the middle of a 40 mm cell, against the clock, near left first; then the middle."""
    layout = tables.layouts()[name]
    offsets = ((-11, -11), (11, -11), (11, 11), (-11, 11), (0, 0))
    for sensor in layout.sensors[: layout.columns * layout.rows * SITES]:
        column, row = sensor.cell % layout.columns, sensor.cell // layout.columns
        dx, dy = offsets[sensor.site]
        assert (sensor.x_mm, sensor.y_mm) == (40 * column + dx, 40 * row + dy)
        assert sensor.strip == row
        assert sensor.index == sensor.cell * SITES + sensor.site


def test_kings_stand_at_the_middle_of_their_dominoes() -> None:
    tray = tables.layouts()["tray"]
    kings = tray.sensors[-tray.kings :]
    assert [(king.x_mm, king.y_mm) for king in kings] == [(40 * x, y) for y in (20, 100) for x in range(5)]


def test_pins_exist_on_a_pico() -> None:
    gpios = {pin.gpio for pin in tables.pins().values()}
    assert gpios <= {*range(23), 26, 27, 28, 29}
    analog = {pin.gpio for pin in tables.pins().values() if pin.direction == "analog"}
    assert analog == {26, 27, 28, 29}


def test_a_channel_used_twice_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = tables.CELLS_FILE.read_text(encoding="utf-8").splitlines()
    lines[2] = lines[2].replace("board5,0,1,0", "board5,0,0,0")
    wrong = tmp_path / "cells.csv"
    wrong.write_text("\n".join(lines), encoding="utf-8")
    monkeypatch.setattr(tables, "CELLS_FILE", wrong)
    with pytest.raises(ValueError, match="twice"):
        tables.layouts.__wrapped__()


def test_headers_compile(tmp_path: Path) -> None:
    program = tmp_path / "uses.cpp"
    program.write_text(
        '#include "core/wiring.gen.h"\n#include "pico/pins.gen.h"\n'
        'static_assert(wiring::first_sensor(wiring::kTray, 20) == 100, "");\n'
        'static_assert(wiring::kBoard5Taps[4][0][15] == wiring::kReference && pins::kStrip0 == 6, "");\n'
        "int main() { return 0; }\n",
        encoding="utf-8",
    )
    flags = ["-std=c++17", "-Wall", "-Wextra", "-Wpedantic", "-Wconversion", "-Werror", "-fsyntax-only"]
    subprocess.run(["g++", *flags, f"-I{tables.FIRMWARE}", str(program)], check=True, timeout=PATIENCE_S)
