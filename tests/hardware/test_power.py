"""What a board draws from USB: the budget's arithmetic, its source of times, and what it may be."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from hardware.electronics.power import UNCONFIGURED_MA, header, lines, on_us, power, times
from hardware.parameters import parameters
from hardware.tables import POWER_HEADER

DOCS = Path(__file__).parents[2] / "docs"
KINDS = ("board5", "board7", "tray")


def test_the_firmwares_figures_follow_from_the_parameters() -> None:
    assert header() == POWER_HEADER.read_text(encoding="utf-8"), "write it anew: python -m hardware.tables"


@pytest.mark.parametrize("name", KINDS)
def test_what_is_declared_bears_the_worst_average_and_a_port_the_worst_peak(name: str) -> None:
    one, supply = power(name), parameters().supply
    assert one.average_ma < one.worst_ma <= one.declared_ma < one.worst_ma + 10
    assert one.average_ma < one.peak_ma < one.worst_peak_ma < supply.port_most_ma
    assert one.bare_ma < UNCONFIGURED_MA
    assert one.declared_ma % 2 == 0, "the descriptor counts in steps of 2 mA"


def test_boards_of_five_by_five_and_trays_hold_two_hundred() -> None:
    assert power("board5").declared_ma <= 200 and power("tray").declared_ma <= 200


def test_a_kind_by_hand() -> None:
    """Five strips of 25 sensors at 10 mA, half of the time; the rest all the time; from 4.06 V at 80 percent."""
    one, supply = power("board5"), parameters().supply
    strip_ma = 25 * 10 + 3.3 / 2000 * 1000
    rest_ma = supply.pico_busy_ma + supply.lamps_ma + supply.buzzer_ma
    factor = 3.3 / (4.06 * 0.8)
    assert one.worst_ma == pytest.approx((one.duty * strip_ma + rest_ma) * factor)
    assert one.worst_peak_ma == pytest.approx((strip_ma + rest_ma) * factor)


def test_times_are_the_scanners_and_a_strip_adds_up() -> None:
    from firmware.tables import layouts

    how = times()
    assert (how.period_us, how.rise_us, how.discarded, how.summed) == (8100, 340, 2, 4)
    # 12 channels with two sensors, one with one, the reference, a look at the supply; 15 us of program each.
    conversions = 12 * (2 + 2 * 4) + 2 * (2 + 4) + 4
    assert on_us(layouts()["board5"], 0) == 340 + 2 * conversions + 14 * 15


@pytest.mark.parametrize("name", KINDS)
def test_hungrier_sensors_and_lower_ports_need_more(name: str) -> None:
    its = parameters()
    for change in ({"sensor_most_ma": 12.0}, {"port_least_v": 4.0}, {"pico_busy_ma": 80.0}):
        other = replace(its, supply=replace(its.supply, **change))
        assert power(name, other).declared_ma > power(name).declared_ma, change


@pytest.mark.parametrize(("language", "half"), [("en", "."), ("cs", ","), ("pl", ",")])
def test_the_hub_of_the_manuals_bears_four_boards_and_a_tray(language: str, half: str) -> None:
    """Even if all their peaks should coincide; and the figures are those that are declared."""
    tray = power("tray")
    text = (DOCS / f"playing.{language}.md").read_text(encoding="utf-8")
    for name, amperes in (("board5", "2"), ("board7", "2.5")):
        needed_ma = 4 * power(name).worst_peak_ma + tray.worst_peak_ma
        assert needed_ma < 1000 * float(amperes)
        assert re.search(rf"\b{amperes.replace('.', half)} amp", text.replace("ampér", "amper"))
    for name in KINDS:
        assert re.search(rf"\b{power(name).declared_ma}\b", text)
        assert power(name).worst_peak_ma < 2.05 * power(name).declared_ma


def test_the_makers_page_says_the_figures() -> None:
    text = (DOCS / "building.md").read_text(encoding="utf-8")
    ones = [power(name) for name in KINDS]
    for figures in ([one.worst_ma for one in ones], [one.worst_peak_ma for one in ones]):
        assert all(re.search(rf"\b{figure:.0f}\b", text) for figure in figures)
    sums = (4 * ones[0].worst_peak_ma + ones[2].worst_peak_ma, 4 * ones[1].worst_peak_ma + ones[2].worst_peak_ma)
    assert f"{sums[0] / 1000:.2f} and {sums[1] / 1000:.2f} amperes" in text


def test_each_kind_is_told_in_words() -> None:
    for name in KINDS:
        told = lines(power(name))
        assert all(line.startswith(f"{name}: ") and line.endswith(".") for line in told)
        assert any(f"declares {power(name).declared_ma} mA" in line for line in told)
