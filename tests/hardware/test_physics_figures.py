"""Samples of the full figures: boards, dead sensors, raised edges, dipoles, knocks and slides."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import firmware
from companion.device.tiles.files import standard
from companion.games import SENSED
from hardware.magnets.boards import Placement
from hardware.magnets.geometry import Pose
from hardware.magnets.scene import Scene
from hardware.magnets.troubles import tilts
from tests.benchmarks import physics_abuse, physics_alone, physics_boards, physics_dead, physics_moves
from tests.benchmarks.figures import ENDS_MV
from tests.hardware.felt import said

SENSORS = 125


def test_random_full_boards_are_read_without_an_error_wherever_outputs_end() -> None:
    counts = physics_boards.run(40, seed=3)
    assert tuple(counts) == ENDS_MV
    for count in counts.values():
        assert (count.wrong, count.examples) == (0, [])
        assert (count.boards, count.right, count.doubt) == (40, 40 * 13, 0)
        assert count.unsure == 0


def test_dead_sensors_bring_doubt_at_most() -> None:
    """Each thing, place and turn occurs, and each sensor, also under what lies there."""
    placements = physics_dead.sample(standard(), seed=2)
    assert {placement.thing for placement in placements} == {tile.thing for tile in standard().tiles()}
    sensors = [[number % SENSORS, *_below(placement, number)] for number, placement in enumerate(placements)]
    assert {sensor for some in sensors for sensor in some} == set(range(SENSORS))
    outcome = physics_dead.run(placements, 2, sensors)
    assert (outcome.wrong, outcome.examples) == (0, [])
    assert outcome.right > 5 * outcome.doubt > 0


def _below(placement: Placement, number: int) -> Iterator[int]:
    for x, y in placement.spots:
        yield 5 * ((y - 1) * 5 + x - 1) + number % 5


def test_a_raised_edge_is_right_or_in_doubt() -> None:
    outcome = physics_abuse.judge(tilts(6, seed=4))
    assert (outcome.wrong, outcome.castles, outcome.examples) == (0, 0, [])
    assert outcome.right > 50 * outcome.doubt


def test_a_dipole_is_right_or_in_doubt() -> None:
    outcome = physics_abuse.judge(physics_abuse.dipoles(5, seed=4))
    assert outcome.wrong == 0, outcome.examples
    assert outcome.right > 50 * outcome.doubt


def test_knocks_and_slides_are_right_in_the_end_and_never_wrong_on_the_way() -> None:
    for outcome in (physics_moves.knocks(4, seed=5), physics_moves.slides(7, seed=5)):
        assert (outcome.wrong, outcome.examples, outcome.on_the_way) == (0, [], 0)
        assert outcome.doubt == 0


def test_a_slide_over_legal_places_is_announced_once_where_it_stops() -> None:
    for speed_mm_s in (50, 150, 300):
        scene = Scene("board5", standard(), 3)
        scene.wait(500)
        scene.lay("castle 1", (3, 3))
        for thing, *spots in (
            ("domino 1", (4, 3), (5, 3)),
            ("domino 2", (2, 3), (1, 3)),
            ("domino 24", (5, 2), (4, 2)),
        ):
            scene.wait(2000)
            scene.lay(thing, *spots)
        scene.wait(2500)
        pushed_ms = scene.now_us // 1000
        scene.slide("domino 24", (2, 2), (1, 2), speed_mm_s=speed_mm_s)
        stopped_ms = scene.now_us // 1000
        scene.wait(5000)
        told = [at_ms for at_ms, one in said(scene) if one.key == "rg-placed" and at_ms > pushed_ms]
        assert len(told) == 1, speed_mm_s
        assert told[0] > stopped_ms


def test_no_lying_tile_leaves_a_sensor_alone_that_reads_it() -> None:
    """By the limit of the firmware itself."""
    source = (Path(firmware.__file__).parent / "core" / "stuck.h").read_text(encoding="utf-8")
    told = re.search(r"kFaint = strength_of_ut\((\d+)\)", source)
    assert told is not None and int(told[1]) == 1000 * physics_alone.FAINT_MT
    for game in sorted(SENSED):
        assert physics_alone.faintest(game, 1, seed=7, refined=1)[0].felt_mt > physics_alone.FAINT_MT
    middle = physics_alone.Middle()
    felt = [middle.least_mt(("+0000",), Pose(lift_mm=mm)) for mm in (0.0, 1.0, 2.0, 3.0)]
    assert felt == sorted(felt, reverse=True) and felt[-1] < felt[0] / 2, "of one magnet the fainter, the higher"
