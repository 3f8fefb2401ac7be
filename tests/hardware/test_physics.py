"""The field: against formulas, table against exact, and the design's margins."""

from __future__ import annotations

import numpy as np
import pytest

from companion.device.tiles.code_words import turned
from companion.device.tiles.files import standard
from hardware.magnets.boards import SIZE, Boards
from hardware.magnets.field import (
    Dipoles,
    dipole_mt,
    exact_mt,
    flat_table,
    moment_a_m2,
    sum_mt,
    table_mt,
)
from hardware.magnets.geometry import (
    Magnets,
    Pose,
    body,
    home,
    placed,
    propped,
    sensors_mm,
    single,
    words_by_thing,
)
from hardware.parameters import FILE, loads, parameters

BARE = loads(FILE.read_text(encoding="utf-8").replace("image_ratio = 0.95", "image_ratio = 0.0")).board
CODE = parameters().code_magnet
BOARD = parameters().board
AT_ORIGIN = np.zeros((1, 3))


def upright(height_mm: float) -> Magnets:
    """A code magnet over the origin with its north down, its middle so high."""
    return Magnets(CODE, np.array([(0.0, 0.0, height_mm)]), np.array([(0.0, 0.0, -1.0)]), np.ones(1))


def pose_near(rng: np.random.Generator, lift_mm: float, tilt_deg: float) -> Pose:
    """Anywhere over the board, turned anyhow, leaning by this at most about each axis."""
    x_mm, y_mm = rng.uniform(-20, 180, 2)
    tilt_x, tilt_y = rng.uniform(-tilt_deg, tilt_deg, 2)
    return Pose(x_mm, y_mm, rng.uniform(0, 360), lift_mm, tilt_x, tilt_y)


def on_axis_mt(far_mm: float) -> float:
    """Field on the axis of a cylinder, so far from its middle: the textbook's formula."""
    radius, half = CODE.diameter_mm / 2, CODE.height_mm / 2
    near, back = far_mm - half, far_mm + half
    share = back / np.hypot(back, radius) - near / np.hypot(near, radius)
    return float(CODE.remanence_t / 2 * share * 1000)


@pytest.mark.parametrize("far_mm", [2.5, 3.45, 5.0, 12.0, 40.0])
def test_on_the_axis_the_field_is_the_textbooks(far_mm: float) -> None:
    for method in (exact_mt, table_mt):
        assert method(upright(far_mm), AT_ORIGIN, BARE)[0, 0] == pytest.approx(on_axis_mt(far_mm), rel=1e-3)


def test_the_image_is_a_second_magnet_as_deep_below_the_steel() -> None:
    height_mm = 3.45
    mirrored_mt = on_axis_mt(height_mm + 2 * BOARD.steel_below_hall_mm)
    expected_mt = on_axis_mt(height_mm) + BOARD.image_ratio * mirrored_mt
    for method in (exact_mt, table_mt):
        assert method(upright(height_mm), AT_ORIGIN)[0, 0] == pytest.approx(expected_mt, rel=1e-3)


def test_at_the_surface_of_perfect_steel_the_field_stands_upright() -> None:
    """What an image is for: where no field runs along a surface, the upright one does not change across it."""
    perfect = loads(FILE.read_text(encoding="utf-8").replace("image_ratio = 0.95", "image_ratio = 1.0")).board
    own = Dipoles(np.array([(2.0, 1.0, 20.0)]), np.array([(0.03, -0.02, 0.05)]))
    surface = np.array([(x, 4.0, -BOARD.steel_below_hall_mm) for x in (1.0, 9.0, 30.0)])
    step = np.array([(0.0, 0.0, 1e-3)])
    change = dipole_mt(own, surface + step, perfect) - dipole_mt(own, surface - step, perfect)
    assert np.abs(change).max() < 1e-7 * np.abs(dipole_mt(own, surface, perfect)).max()


@pytest.mark.parametrize("direction", [(0, 0, -1), (0.6, 0, -0.8), (1, 0, 0)])
def test_far_away_a_magnet_is_a_dipole(direction: tuple[float, float, float]) -> None:
    north = np.array([direction], dtype=np.float64)
    at_mm = np.array([(5.0, -3.0, 60.0)])
    magnet = Magnets(CODE, at_mm, north, np.ones(1))
    points = np.array([(0.0, 0.0, 0.0), (40.0, 20.0, 0.0), (-80.0, 10.0, 0.0)])
    dipole = dipole_mt(Dipoles(at_mm, north * moment_a_m2(CODE)), points)
    assert exact_mt(magnet, points) == pytest.approx(dipole, rel=2e-2, abs=2e-4)
    assert table_mt(magnet, points) == pytest.approx(dipole, rel=2e-2, abs=2e-4)


def test_the_table_keeps_to_the_exact_field_within_what_it_promises() -> None:
    rng = np.random.default_rng(7)
    sensors = sensors_mm("board5")
    for lift_mm, tilt_deg in ((0.0, 0.0), (0.0, 0.7), (1.0, 1.0), (3.0, 4.0), (20.0, 8.0), (60.0, 8.0)):
        for _ in range(4):
            pose = pose_near(rng, lift_mm + tilt_deg / 3, tilt_deg)
            magnets = placed(body(("-+0-+", "--+0+"), rng), pose)
            exact = exact_mt(magnets, sensors)
            assert np.abs(table_mt(magnets, sensors) - exact).max() < 0.05
            assert np.abs((table_mt(magnets, sensors) - exact) / np.maximum(np.abs(exact), 0.5)).max() < 2e-3


def test_the_flat_table_keeps_to_the_exact_field() -> None:
    rng = np.random.default_rng(8)
    flat, sensors = flat_table(CODE), sensors_mm("board5")
    magnets = placed(body(("++0++", "++-0+"), rng), Pose(63.0, 41.0, 30.0))
    rho = np.hypot(*(sensors[None, :, axis] - magnets.at_mm[:, None, axis] for axis in (0, 1)))
    lift = magnets.at_mm[:, 2:] - BOARD.top_mm - parameters().tile.floor_mm - CODE.height_mm / 2
    found = flat.at(rho, lift) * -magnets.north[:, 2:] * magnets.strength[:, None]
    assert np.abs(found - exact_mt(magnets, sensors)).max() < 0.05


def test_the_king_and_the_wand_have_tables_that_keep_as_well() -> None:
    rng = np.random.default_rng(9)
    for size in (parameters().king_magnet, parameters().wand_magnet):
        for _ in range(5):
            pose = pose_near(rng, rng.uniform(8, 40), 25.0)
            magnet = placed(single(size, 0.6, True), pose)
            exact = exact_mt(magnet, sensors_mm("board5"))
            assert np.abs(table_mt(magnet, sensors_mm("board5")) - exact).max() < 0.02


def test_the_gauge_gives_its_field_at_all_five_sensors() -> None:
    """Also with the tolerances of its magnets it stays within what the firmware takes for a gauge, 30 percent."""
    its = parameters()
    raised = Pose(0.0, 0.0, 0.0, its.gauge.floor_mm - its.tile.floor_mm)
    sensors = sensors_mm("board5")[:5]
    exact = sum_mt(placed(body(("+++++",)), raised), sensors)
    assert np.abs(exact - its.gauge.field_mt).max() < 1.0
    for seed in range(20):
        tile = placed(body(("+++++",), np.random.default_rng(seed)), raised)
        assert np.abs(sum_mt(tile, sensors) / its.gauge.field_mt - 1).max() < 0.3


def test_everything_on_the_board_adds_up() -> None:
    sensors = sensors_mm("board5")
    one = placed(body(("-+0-+", "--+0+")), Pose(20.0, 0.0))
    two = placed(body(("----+",)), Pose(80.0, 80.0))
    both = Magnets(
        one.size,
        np.concatenate([one.at_mm, two.at_mm]),
        np.concatenate([one.north, two.north]),
        np.concatenate([one.strength, two.strength]),
    )
    apart = exact_mt(one, sensors).sum(axis=0) + exact_mt(two, sensors).sum(axis=0)
    assert table_mt(both, sensors).sum(axis=0) == pytest.approx(apart, rel=2e-3, abs=0.05)


def test_a_thing_far_from_a_sensor_may_count_as_dipoles() -> None:
    rng, sensors = np.random.default_rng(4), sensors_mm("board5")
    for _ in range(6):
        pose = pose_near(rng, rng.choice([0.0, 5.0]), 0.0)
        tile = placed(body(("-----", "++++-"), rng), pose)
        assert np.abs(sum_mt(tile, sensors) - exact_mt(tile, sensors).sum(axis=0)).max() < 0.06


def test_a_turned_tile_is_felt_as_its_turned_word() -> None:
    word = "+-0-+"
    under = sensors_mm("board5")[12 * 5 : 13 * 5]
    for turn in range(4):
        lying = table_mt(placed(body((word,)), home([(3, 3)], turn)), under).sum(axis=0)
        of_word = table_mt(placed(body((turned(word, turn),)), home([(3, 3)])), under).sum(axis=0)
        assert lying == pytest.approx(of_word, abs=0.02)
        signs = "".join("+" if field > 24 else "-" if field < -24 else "0" for field in lying)
        assert signs == turned(word, turn)


def test_north_down_and_south_down_are_opposites_and_mirrors_are_equal() -> None:
    near = np.array([(5.0, 3.0, 0.0), (-5.0, 3.0, 0.0), (5.0, -3.0, 0.0)])
    north = table_mt(placed(body(("0000+",)), Pose()), near)
    south = table_mt(placed(body(("0000-",)), Pose()), near)
    assert north == pytest.approx(-south)
    assert north[0, 0] == pytest.approx(north[0, 1]) == pytest.approx(north[0, 2])


def test_a_raised_edge_is_up_and_the_other_stays_down() -> None:
    for turn_deg, parts in ((0.0, 2), (90.0, 2), (180.0, 2), (0.0, 1)):
        for direction, way in enumerate(((1, 0), (0, 1), (-1, 0), (0, -1))):
            pose = Pose(turn_deg=turn_deg).moved(propped(1.0, direction, turn_deg, parts))
            along = (direction + round(turn_deg / 90)) % 2 == 0
            half = parameters().tile.length_mm / 2 if along and parts == 2 else parameters().tile.width_mm / 2
            edges = Magnets(
                CODE, np.array([(*way, 0), (-way[0], -way[1], 0)]) * half, np.zeros((2, 3)), np.ones(2)
            )
            flat = placed(Magnets(CODE, edges.at_mm, edges.north, edges.strength), Pose(*pose_of_edge(pose)))
            assert flat.at_mm[:, 2] - BOARD.top_mm == pytest.approx([1.0, 0.0], abs=1e-6)


def pose_of_edge(pose: Pose) -> tuple[float, float, float, float, float, float]:
    """The same pose without its turn, for points that are given on the board's axes."""
    return (pose.x_mm, pose.y_mm, 0.0, pose.lift_mm, pose.tilt_x_deg, pose.tilt_y_deg)


def test_the_margins_are_those_of_the_design_note() -> None:
    """Weakest magnet 35.6 mT and strongest empty site 7.5 mT among many boards, at the greatest tolerances."""
    tiles = standard()
    words = words_by_thing(tiles)
    weakest, strongest = [], []
    for batch in Boards(tiles, 11).batches(300):
        read = (1650 - batch.millivolts[:, -1]) / 7.5
        for placements, field in zip(batch.placements, read, strict=True):
            shown = ["00000"] * (SIZE * SIZE)
            for placement in placements:
                turns = round(home(placement.spots, placement.turns).turn_deg / 90)
                for (x, y), word in zip(placement.spots, words[placement.thing], strict=True):
                    shown[(y - 1) * SIZE + x - 1] = turned(word, turns)
            sign = np.array([{"+": 1, "-": -1, "0": 0}[trit] for trit in "".join(shown)])
            weakest.append((sign * field)[sign != 0].min())
            strongest.append(np.abs(field[sign == 0]).max())
    assert 33 < min(weakest) < 42
    assert 6 < max(strongest) < 8.5


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("pitch_mm = 40.0", "pitch_cm = 4.0", "board"),
        ("pitch_mm = 40.0", "pitch_mm = 40", "decimal point"),
        ("[wand]", "[rod]", "sections"),
    ],
)
def test_a_parameter_that_is_misspelt_is_named(old: str, new: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        loads(FILE.read_text(encoding="utf-8").replace(old, new, 1))


def test_every_parameter_has_its_source_beside_it() -> None:
    lines = FILE.read_text(encoding="utf-8").splitlines()
    values = [line for line in lines if "=" in line and not line.startswith("#")]
    assert [line for line in values if "#" not in line] == []
    units = (
        "_mm",
        "_deg",
        "_t",
        "_mv",
        "_uv",
        "_mt",
        "_c",
        "_hz",
        "_ms",
        "_mm_s",
        "_mv_mt",
        "_a_m2",
        "_percent",
        "_gpa",
        "_n",
        "_ratio",
        "_count",
        "_g_cm3",
        "_nf",
        "_uf",
        "_ohm",
        "_ohm_m",
        "_pf",
        "_pf_m",
        "_nc",
        "_ma",
        "_us",
        "_v",
        "_m",
    )
    assert [line for line in values if not line.split(" = ")[0].endswith((*units, "_percent_k"))] == []
