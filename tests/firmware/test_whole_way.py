"""Magnets, the board's program, the daemon's rooms: a sample in which every thing, place and sensor occurs."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

from companion.device.reading.codebook import STEPS
from companion.device.tiles.code_words import SITES
from companion.device.tiles.files import standard
from firmware.bench.process import Program, Setup, emulated, hosted
from hardware.magnets.boards import SIZE, Placement
from tests.benchmarks.figures import p95
from tests.benchmarks.physics_dead import SENSORS, sample
from tests.benchmarks.placements import MOST_CELLS_MS, MOST_MS, dead_sensors
from tests.firmware import host_kit
from tests.firmware.bench_kit import image
from tests.firmware.whole_way import WholeWay, in_turn, judge


@pytest.fixture(scope="module")
def binary() -> Program:
    """The board's own program in its emulator."""
    return emulated(image())


@pytest.fixture(scope="module")
def host() -> Program:
    """The same core on this computer."""
    return hosted(host_kit.program(checked=False))


@pytest.fixture
def chosen() -> Iterator[list[Placement]]:
    """The sample, in an order in which cells rest."""
    yield in_turn(sample(standard(), 1))


def test_the_sample_has_every_thing_place_and_sensor(chosen: list[Placement]) -> None:
    things = {placement.thing for placement in chosen}
    assert things == {domino.thing for domino in standard().dominoes} | {c.thing for c in standard().castles}
    pairs = {placement.spots for placement in chosen if len(placement.spots) == 2}
    assert len(pairs) == 2 * 2 * SIZE * (SIZE - 1)
    assert all((b[0] - a[0], b[1] - a[1]) in STEPS for a, b in pairs)
    turns = {(placement.spots, placement.turns) for placement in chosen if len(placement.spots) == 1}
    assert len(turns) == SIZE * SIZE * 4
    # A castle's word has a magnet on every corner or none, so sensors are counted by what lies over them at all.
    assert {spot for placement in chosen for spot in placement.spots} == {
        (x, y) for x in range(1, SIZE + 1) for y in range(1, SIZE + 1)
    }
    assert SENSORS == SIZE * SIZE * SITES


@pytest.mark.parametrize("kind", ["binary", "host"])
def test_every_placement_of_the_sample_is_identified(
    kind: str, chosen: list[Placement], request: pytest.FixtureRequest
) -> None:
    program: Program = request.getfixturevalue(kind)
    with WholeWay(program, standard()) as way:
        way.begin(np.full(SENSORS, 1650.0))
        verdicts = judge(way, chosen)
    assert (verdicts.right, verdicts.examples) == (len(chosen), [])
    assert p95(verdicts.late_ms) <= MOST_MS
    assert not way.told


def test_a_dead_sensor_of_one_circuit_board_is_never_a_wrong_thing(binary: Program) -> None:
    placements, dead = dead_sensors(60, seed=3)
    with WholeWay(binary, standard(), Setup(cells=True)) as way:
        way.begin(np.full(SENSORS, 1650.0))
        verdicts = judge(way, placements, dead)
    assert verdicts.wrong == 0, verdicts.examples
    assert verdicts.right > len(placements) // 2
    assert p95(verdicts.late_ms) <= MOST_CELLS_MS
