"""A second kind of sensor on the same footprint: calibrated, with limits of its own, refused where it fails."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from companion.device.tiles.files import standard
from hardware.magnets.boards import Boards
from hardware.magnets.field import exact_mt
from hardware.magnets.geometry import Pose, body, placed, sensors_mm
from hardware.magnets.populations import ECONOMY, PLANNED, Population, fitted, gauge_share, populations
from hardware.magnets.sensors import cut_off
from hardware.parameters import parameters
from hardware.report import __main__ as command
from hardware.report.bound import bound
from hardware.report.findings import of_bounds, of_ends
from hardware.report.rates import Way, flat, held, raised

TILES = standard()


def economy() -> Population:
    return populations()[ECONOMY]


def test_within_its_tolerances_no_gauge_tile_leaves_the_share_that_is_reckoned_with() -> None:
    its, (low, high) = parameters(), gauge_share()
    under = sensors_mm("board5")[:5]
    lift_mm = its.gauge.floor_mm - its.tile.floor_mm
    for seed in range(12):
        tile = placed(body(("+++++",), np.random.default_rng(seed)), Pose(lift_mm=lift_mm))
        shares = exact_mt(tile, under).sum(axis=0) / its.gauge.field_mt
        assert low < shares.min() and shares.max() < high


def test_calibration_takes_zeros_and_gains_out_of_what_is_told() -> None:
    """As bought a reading of 20 mT is off by 30 percent and 16 mT; calibrated, by as much as the gauge tile is."""
    sensors = fitted(economy(), np.random.default_rng(3), (4000,))
    field_mt = np.full(4000, 20.0)
    told = sensors.told_mt(cut_off(sensors.free_mv(field_mt, np.array(23.0)), sensors.ends))
    low, high = gauge_share()
    assert 20 / high - 2 < told.min() and told.max() < 20 / low + 2.2
    assert np.ptp(sensors.rest_mv) > 320 and np.ptp(sensors.gain) > 0.58


@pytest.mark.parametrize("field_mt", [90.0, -90.0])
def test_an_output_at_its_end_still_is_a_magnet(field_mt: float) -> None:
    sensors = fitted(economy(), np.random.default_rng(4), (20_000,))
    free_mv = sensors.free_mv(np.full(20_000, field_mt), np.array(23.0))
    told = np.abs(sensors.told_mt(cut_off(free_mv, sensors.ends)))
    assert (free_mv != cut_off(free_mv, sensors.ends)).mean() > 0.7, "most are at their ends"
    assert told.min() > economy().end_mt - economy().error_mt > economy().limit.magnet_mt


def test_no_random_board_of_the_second_kind_is_worse_than_its_worst_case() -> None:
    worst = bound(TILES, held(), 0.0, economy())
    (seen,) = flat(TILES, 40, [Way("held", held(), economy())], seed=6)
    assert (seen.count.wrong, seen.count.doubt) == (0, 0)
    assert seen.magnet_mt > worst.magnet_mt and seen.empty_mt < worst.empty_mt
    crumbs = raised(TILES, 1, 2, economy())
    assert crumbs.wrong == 0 and crumbs.right > 0


def test_both_kinds_are_allowed_by_their_own_limits_and_the_second_by_no_others() -> None:
    for name in (PLANNED, ECONOMY):
        assert [one.name for one in of_bounds(TILES, populations()[name]) if not one.is_met] == []
    borrowed = replace(economy(), limit=parameters().limit)
    assert {one.name for one in of_bounds(TILES, borrowed) if not one.is_met} == {
        "no magnet, held by posts, flat",
        "no magnet, held by posts, one edge raised by 1 millimetre",
    }
    ungauged = replace(economy(), is_gauged=False)
    assert not of_ends(ungauged).is_met, "its output is not straight below a resting magnet"


def test_the_planned_kind_is_told_as_its_data_sheet_says() -> None:
    batch = Boards(TILES, 2).batch(2)
    told = batch.fitted.told_mt(batch.millivolts)
    assert told == pytest.approx((1650 - batch.millivolts) / 7.5)


def test_the_report_of_a_kind_that_is_not_allowed_ends_with_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    borrowed = replace(economy(), limit=parameters().limit)
    monkeypatch.setattr(command, "populations", lambda: {PLANNED: populations()[PLANNED], ECONOMY: borrowed})
    monkeypatch.setattr(command, "pictures", lambda *_: ())
    assert command.main(["--boards", "1", "--sensor", ECONOMY, "--out", str(tmp_path)]) == 1
    assert "NOT kept" in capsys.readouterr().out
