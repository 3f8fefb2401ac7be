"""A board in simulation: what its sensors tell while things are laid, slid, knocked and pointed at."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest

from companion.device.protocol import Lifted, Placed
from companion.device.tiles.files import standard
from hardware.magnets.geometry import Pose
from hardware.magnets.motion import approach, knock, leave, slide
from hardware.magnets.scene import EXACT, Frame, Scene
from hardware.magnets.sensors import Dead, Sensors
from hardware.parameters import parameters
from tests.hardware.core import messages

TILES = standard()


def board(seed: int = 1, calibrated: bool = True) -> Scene:
    return Scene("board5", TILES, seed, calibrated=calibrated)


def evening(seed: int) -> list[Frame]:
    scene = board(seed)
    scene.lay("castle 1", (3, 3))
    scene.wait(300)
    scene.lay("domino 24", (2, 3), (1, 3))
    scene.wobble("domino 24", 200)
    scene.slide("domino 24", (2, 4), (1, 4), speed_mm_s=100)
    scene.wand((1, 4), ms=400)
    scene.knock()
    scene.lift("domino 24")
    return list(scene.frames())


def test_a_north_pole_below_lowers_the_voltage() -> None:
    scene = Scene("board5", TILES, 1, EXACT)
    (empty,) = scene.frames()
    assert set(empty.millivolts) == {1650}
    scene.put("castle 2", (3, 3))
    (laid,) = scene.frames()
    corners, centre = laid.millivolts[60:64], laid.millivolts[64]
    linear_mv = parameters().sensor.sensitivity_mv_mt * 176
    assert {900 < each < 1650 - 0.5 * linear_mv for each in corners} == {True}, (
        "four north poles, in the linear range"
    )
    assert 1650 + 0.5 * linear_mv < centre < 2500


def test_field_becomes_millivolts_by_the_data_sheet() -> None:
    field_mt = np.array([0.0, 42.0, -42.0, 220.0, -220.0])
    assert list(Sensors(5).millivolts(field_mt, 23.0)) == [1650, 1335, 1965, 110, 3190]
    assert list(Sensors(5, end_mv=20).millivolts(field_mt, 23.0)) == [1650, 1335, 1965, 20, 3280]
    assert list(Sensors(5).millivolts(field_mt, 33.0))[1] == round(1650 - 42 * 7.5 * 1.012)


def test_each_output_has_its_own_ends_and_they_change_nothing_else() -> None:
    field_mt = np.array([240.0, -240.0] * 500)
    drawn, fixed = (Sensors(1000, np.random.default_rng(4), end_mv=end_mv) for end_mv in (None, 110))
    low, high = np.reshape(drawn.millivolts(field_mt, 23.0), (-1, 2)).T
    assert 20 <= low.min() < 25 and 295 < low.max() <= 300
    assert 3000 <= high.min() < 3005 and 3275 < high.max() <= 3280
    assert np.array_equal(drawn.gain, fixed.gain) and np.array_equal(drawn.null_mv, fixed.null_mv)
    assert np.array_equal(drawn.millivolts(field_mt / 4, 23.0), fixed.millivolts(field_mt / 4, 23.0))


def test_warm_magnets_are_weaker_and_warm_sensors_make_up_for_it() -> None:
    scene = Scene("board5", TILES, 1, EXACT)
    scene.put("domino 24", (2, 3), (1, 3))
    cool = scene.millivolts()
    scene.warm(40.0)
    swing = np.abs(1650.0 - cool)
    changed = (
        np.abs(1650.0 - scene.millivolts())[(swing > 60) & (swing < 1400)] / swing[(swing > 60) & (swing < 1400)]
    )
    assert changed == pytest.approx(1.0, abs=0.02)


def test_the_same_seed_gives_the_same_evening_and_another_another() -> None:
    first, again, other = evening(5), evening(5), evening(4)
    assert [frame.at_us for frame in first] == [frame.at_us for frame in again]
    assert all(np.array_equal(a.millivolts, b.millivolts) for a, b in zip(first, again, strict=True))
    assert any(not np.array_equal(a.millivolts, b.millivolts) for a, b in zip(first, other, strict=False))


def test_frames_come_in_order_and_only_when_something_changes() -> None:
    frames = evening(5)
    assert all(a.at_us < b.at_us for a, b in pairwise(frames))
    assert all(not np.array_equal(a.millivolts, b.millivolts) for a, b in pairwise(frames))
    gaps_ms = [(b.at_us - a.at_us) / 1000 for a, b in pairwise(frames)]
    assert sorted(gaps_ms)[len(gaps_ms) // 2] <= 5


def test_what_is_laid_and_lifted_leaves_no_trace() -> None:
    scene = board()
    (before,) = scene.frames()
    scene.lay("domino 7", (4, 1), (4, 2))
    assert scene.things() == ("domino 7",)
    scene.lift("domino 7")
    assert np.array_equal(scene.millivolts(), before.millivolts)


def test_a_tile_keeps_its_magnets_wherever_it_is_laid() -> None:
    exact = Scene("board5", TILES, 9, parameters().tolerances)
    exact.put("domino 7", (1, 1), (2, 1))
    first = exact._things["domino 7"].body
    exact.lift("domino 7")
    exact.put("domino 7", (4, 4), (4, 5))
    assert np.array_equal(exact._things["domino 7"].body.strength, first.strength)


@pytest.mark.parametrize(
    ("things", "complaint"),
    [
        ([("domino 24", (1, 1), (2, 1)), ("domino 24", (1, 3), (2, 3))], "lies already"),
        ([("domino 99", (1, 1), (2, 1))], "no domino 99"),
        ([("domino 24", (1, 1))], "parts"),
        ([("domino 24", (1, 1), (3, 1))], "not neighbours"),
        ([("domino 24", (1, 1), (2, 1)), ("domino 7", (2, 1), (2, 2))], "domino 24 lies on"),
    ],
)
def test_what_cannot_be_laid_is_refused(things: list[tuple[str, ...]], complaint: str) -> None:
    scene = board()
    with pytest.raises(ValueError, match=complaint):
        for thing, *spots in things:
            scene.put(thing, *spots)  # type: ignore[arg-type]


def test_moves_end_where_they_should_and_never_go_below_the_board() -> None:
    rng = np.random.default_rng(1)
    rest, other = Pose(20.0, 0.0, 91.0), Pose(60.0, 0.0, 89.0)
    for move, start, end in (
        (approach(rest, rng), None, rest),
        (leave(rest, rng), rest, None),
        (slide(rest, other, 120.0, rng), rest, other),
        (knock(rest, other, 1.0, rng), rest, other),
    ):
        poses = [move.at(ms) for ms in np.linspace(0, move.length_ms, 200)]
        assert min(pose.lift_mm for pose in poses) > -1e-9
        for pose, wanted in ((poses[0], start), (poses[-1], end)):
            if wanted is not None:
                assert (pose.x_mm, pose.turn_deg) == pytest.approx((wanted.x_mm, wanted.turn_deg), abs=1e-6)
                assert pose.lift_mm == pytest.approx(0.0, abs=1e-6)


def test_a_slide_takes_the_time_of_its_speed() -> None:
    scene = board()
    scene.put("domino 24", (1, 1), (2, 1))
    began_us = scene.now_us
    scene.slide("domino 24", (3, 1), (4, 1), speed_mm_s=100)
    assert (scene.now_us - began_us) / 1000 == pytest.approx(800, abs=40)


def test_the_core_reads_what_is_laid_and_lifted() -> None:
    scene = board(7)
    scene.wait(300)
    scene.lay("castle 3", (2, 2), turns=1)
    scene.wait(400)
    scene.lift("castle 3")
    scene.wait(400)
    told = [message for message in messages(scene.frames(), scene.now_us) if isinstance(message, Placed | Lifted)]
    assert [(message.cell, getattr(message, "word", "")) for message in told if message.type == "placed"][-1] == (
        6,
        "0+0++",
    )
    assert isinstance(told[-1], Lifted)


def test_zeros_as_bought_are_far_worse_than_calibrated_ones() -> None:
    spread = [float(np.std(board(3, calibrated=how).millivolts())) for how in (True, False)]
    assert spread[0] < 5
    assert spread[1] > 20


def test_a_dead_sensor_tells_the_same_whatever_lies_there() -> None:
    scene = board()
    for how, told in ((Dead.NOTHING, 1650), (Dead.NORTH, 0), (Dead.SOUTH, 3300)):
        scene.kill(64, how)
        assert scene.millivolts()[64] == told
    scene.kill(64, None)
    assert abs(int(scene.millivolts()[64]) - 1650) < 15


def test_a_king_is_felt_by_the_sensor_between_two_cells_of_a_tray() -> None:
    for north_down, sign in ((True, -1), (False, 1)):
        scene = Scene("tray", TILES, 1)
        scene.put("domino 24", (2, 1), (2, 2))
        before = scene.millivolts().astype(int)
        scene.king("domino 24", north_down)
        change_mv = (scene.millivolts().astype(int) - before)[101] * sign
        assert 15 * 13 < change_mv < 15 * 70
        scene.take_king("domino 24")
        assert np.array_equal(scene.millivolts(), before)


def test_a_frame_in_which_one_tile_moves_looks_at_no_other_tile() -> None:
    """What keeps a full board as fast as an empty one: fields of what lies still are not computed again."""
    scene = board()
    for number, y in enumerate((1, 2, 3, 4, 5), start=1):
        scene.put(f"domino {number}", (1, y), (2, y))
    before = {name: scene._things[name].field for name in scene.things()}
    scene.wobble("domino 1", 50)
    assert [name for name in scene.things() if scene._things[name].field is not before[name]] == ["domino 1"]
