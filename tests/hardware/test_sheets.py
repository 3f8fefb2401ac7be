"""The skin's sag and the steel's flux, against the textbooks' numbers and closed forms."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from hardware.magnets.field import moment_a_m2
from hardware.parameters import parameters
from hardware.report import sheets
from hardware.report.findings import of_sheets
from hardware.report.sheets import Stuff, air_mm, sag_mm, steel_t

MU0 = 4e-7 * np.pi


def test_a_square_plate_sags_as_the_textbook_says() -> None:
    """0.01160 F a^2 / D: Timoshenko and Woinowsky-Krieger, a concentrated load on a square plate."""
    of = Stuff("steel", 210.0, 0.3)
    stiffness_n_mm = 210_000 * 1.5**3 / (12 * (1 - 0.09))
    assert sag_mm(of, 1.5, 50.0, 10.0) == pytest.approx(0.01160 * 10 * 50**2 / stiffness_n_mm, rel=1e-3)


def test_far_below_a_small_magnet_the_steel_carries_the_flux_of_a_dipole() -> None:
    """Flux through a disc below a dipole at height h: mu0 m r^2 / 2 (r^2 + h^2)^(3/2), twice that into steel."""
    size = replace(parameters().code_magnet, diameter_mm=1.0, height_mm=1.0)
    high_mm, thick_mm = 12.0, 0.5
    way_mm = np.linspace(0.1, 39, 2000)
    reach_m2 = (way_mm**2 + (high_mm + 0.5) ** 2) * 1e-6
    flux_wb = MU0 * moment_a_m2(size) * (way_mm / 1000) ** 2 / reach_m2**1.5
    expected_t = (flux_wb / (2 * np.pi * way_mm * thick_mm * 1e-6)).max()
    assert steel_t(size, high_mm, thick_mm) == pytest.approx(expected_t, rel=0.02)


def test_the_air_is_what_the_data_sheet_leaves_below_the_ribs() -> None:
    """Ribs of 1.4 mm stand on the circuit board, a SOT-23 is 1.12 mm high."""
    assert air_mm() == pytest.approx(1.4 - 1.12)


def test_a_thin_skin_that_would_press_on_sensors_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    assert all(one.is_met for one in of_sheets())
    its = parameters()
    monkeypatch.setattr(
        "hardware.report.findings.parameters", lambda: replace(its, board=replace(its.board, skin_mm=1.0))
    )
    assert {one.name for one in of_sheets() if not one.is_met} == {"sag of FR4", "sag of acrylic"}
    monkeypatch.setattr(sheets, "parameters", lambda: replace(its, skin=replace(its.skin, sensor_mm=1.3)))
    assert "air over the sensors" in {one.name for one in of_sheets() if not one.is_met}
