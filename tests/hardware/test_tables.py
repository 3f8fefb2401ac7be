"""What other rooms get from hardware/parameters.toml: the sensors' places and the firmware's limits."""

from __future__ import annotations

import csv
from dataclasses import replace

from firmware.tables import CELLS_FILE
from hardware.parameters import parameters
from hardware.tables import LIMITS_HEADER, cells_text, limits_header

COLUMNS = {"board5": 5, "board7": 7, "tray": 5}


def test_the_sensors_places_follow_from_the_parameters() -> None:
    assert cells_text() == CELLS_FILE.read_text(encoding="utf-8"), "write it anew: python -m hardware.tables"


def test_the_firmwares_limits_follow_from_the_parameters() -> None:
    assert limits_header() == LIMITS_HEADER.read_text(encoding="utf-8"), "write it anew: python -m hardware.tables"


def test_another_pitch_moves_every_sensor_and_no_wire() -> None:
    """Each sensor is as far from its cell's centre as before, and each cell as many pitches from the first."""
    its = parameters()
    other = replace(its, board=replace(its.board, pitch_mm=35.0, site_mm=10.0))
    was = list(csv.DictReader(CELLS_FILE.read_text(encoding="utf-8").splitlines()))
    now = list(csv.DictReader(cells_text(other).splitlines()))
    assert len(was) == len(now)
    for before, after in zip(was, now, strict=True):
        assert [v for k, v in before.items() if k[1:] != "_mm"] == [v for k, v in after.items() if k[1:] != "_mm"]
        if before["sensor"] == "ref":
            assert (after["x_mm"], after["y_mm"]) == ("", "")
            continue
        for axis in ("x_mm", "y_mm"):
            steps, rest = divmod(float(before[axis]) + 20, 40)
            is_king = int(before["cell"]) >= COLUMNS[before["layout"]] ** 2 - 5 * (before["layout"] == "tray")
            if is_king and axis == "y_mm":
                assert float(after[axis]) == 35 * (steps - 0.5)
            else:
                assert float(after[axis]) == 35 * steps + (rest - 20) * 10 / 11


def test_another_limit_changes_the_firmware() -> None:
    its = parameters()
    other = replace(its, limit=replace(its.limit, magnet_mt=26.5))
    changed = set(limits_header(other).splitlines()) - set(limits_header(its).splitlines())
    assert changed == {"constexpr int32_t kMagnetUt = 26500;  // above it a tile's magnet"}
