"""Magnets at the ends of outputs, by data sheets: the shipped program reads them and blames no sensor."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest

from companion.device.protocol import Fault, Lifted, Placed
from companion.device.tiles.files import standard
from firmware.bench.process import BoardProcess, Setup, emulated
from hardware.magnets.boards import Boards
from hardware.report.rates import truth
from tests.benchmarks import resting
from tests.firmware.bench_kit import messages

SHIPPED = Path(__file__).parents[2] / "companion" / "device" / "data" / "firmware.uf2"
BROKEN = {0: ("-0", 0), 6: ("+0", 3300), 12: ("+-", 1650), 18: ("+-", 1565)}
"""Of a cell: under what a sensor breaks, and what it tells then, millivolts."""
FACTS = Path(__file__).parents[1] / "data" / "sensor_outputs.csv"


def facts() -> dict[str, list[float]]:
    """Every fact's values."""
    found: dict[str, list[float]] = {}
    with FACTS.open(encoding="utf-8") as file:
        for row in csv.DictReader(line for line in file if not line.startswith("#")):
            found.setdefault(row["fact"], []).append(float(row["value"]))
    return found


def saturated(words: list[str]) -> list[int]:
    """Millivolts of outputs that end at every magnet; those of one cell after the other end elsewhere."""
    its = facts()
    (rail,), (middle,) = (its[name] for name in ("supply", "quiescent"))
    told = []
    for cell, word in enumerate(words):
        end = its["end"][cell % len(its["end"])]
        told += [round({"+": end, "-": rail - end, "0": middle}[sign]) for sign in word]
    return told


def board_words(seed: int) -> list[str]:
    """A full board of the set."""
    return truth(standard(), Boards(standard(), seed).placements())


def test_every_end_lies_where_sheets_leave_room() -> None:
    its = facts()
    assert its["end"] == [20, 60, 110, 200, 300]
    assert its["linear low"] == [its["supply"][0] - its["linear high"][0]] == [200]
    swing_mv = its["resting magnet"][0] * its["sensitivity"][0]
    assert swing_mv < 0.85 * (its["quiescent"][0] - its["end"][-1]), "no resting magnet reaches an end"


@pytest.mark.parametrize(("noise_uv", "seconds", "cells"), [(0, 12.0, True), (1500, 2.0, False)])
def test_resting_magnets_are_read_once_and_called_no_fault(noise_uv: int, seconds: float, cells: bool) -> None:
    """On one circuit board, whose cells rise anew for each look, and on strips.

    Then four sensors break: shorted to ground, to supply, open, frozen. Each is told; the other cells stay.
    """
    words = board_words(noise_uv)
    millivolts = saturated(words)
    with BoardProcess(emulated(SHIPPED), Setup(noise_uv=noise_uv, cells=cells)) as board:
        board.fields(300_000, millivolts)
        told = messages(board.run_to(round(seconds * 1e6)))
        assert sorted((one.cell, one.word) for one in told if isinstance(one, Placed)) == list(enumerate(words))
        assert [one.fault for one in told if isinstance(one, Fault)] == ["calibration"]
        broken = {}
        for cell, (found, now_mv) in BROKEN.items():
            site = next(site for site, sign in enumerate(words[cell]) if sign in found)
            broken[cell] = site
            millivolts[5 * cell + site] = now_mv
        board.fields(board.now_us, millivolts)
        told = messages(board.run(4_000_000))
    assert {(one.fault, one.cell, one.sensor) for one in told if isinstance(one, Fault)} == {
        ("stuck", cell, site) for cell, site in broken.items()
    }
    assert {one.cell for one in told if isinstance(one, Placed | Lifted)} == set(broken)


def test_full_boards_over_cheaper_sensors_rest_and_no_sensor_is_blamed() -> None:
    """Of the 49E class, whose outputs end below a resting magnet, tuned by the gauge and the empty board."""
    outcome = resting.run_tuned(sample=True)
    assert outcome.tiles == 13 + 25 + 25
    assert outcome.wrong == []


def test_every_tile_of_every_set_rests_for_a_minute_and_no_sensor_is_blamed() -> None:
    """Each tile at one of the ends and with one noise; tests.benchmarks.resting takes every one of both."""
    outcome = resting.run(sample=True)
    assert outcome.tiles == 62
    assert outcome.wrong == []
