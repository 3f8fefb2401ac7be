"""Which sensors the core calls stuck: what no piece can make them read, wherever their outputs end."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from dataclasses import replace

import pytest

from companion.device.tiles import files as tiles
from companion.device.tiles.code_words import EMPTY, weight
from companion.games import SENSED
from firmware.tables import layouts
from hardware.magnets.boards import Boards
from hardware.magnets.field import table_mt
from hardware.magnets.geometry import Pose, body, home, placed, sensors_mm
from hardware.parameters import parameters
from tests.benchmarks.physics_dead import every_placement
from tests.firmware import core_kit as kit
from tests.firmware.core_kit import Event
from tests.firmware.sensing_scenes import changes, faults

ENDS_MV = (20, 60, 110, 200, 300)
NOISES_UV = (0, 300, 1500)
WORDS = sorted({word for name in SENSED for of in tiles.standard(name).words().values() for word in of})
HOME = 12
"""The cell in the middle."""
CROWD = (6, 7, 8, 11, 12, 13, 16, 17, 18)
TILE = "+-0-+"
MAGNET_MT = 97.6
STRAYS_MT = (1.40, 0.70, 0.29)
"""What a magnet gives beside it, by hardware/magnets: centre to corner, next corners, opposite corners."""
FAINTEST = Pose(x_mm=13.97, y_mm=-6.32, turn_deg=250.2, lift_mm=parameters().board.post_height_mm - 0.03)
"""Domino 19 on posts a little too short, from the middle of a cell: of the sensors around that one which reads it
no other feels 0.6 mT."""
Board = list[float]
"""The field at each sensor, millitesla."""
Step = tuple[float, Board, dict[int, float]]
"""From so many seconds on: fields, and millivolts of sensors that are broken."""


def laid(words: dict[int, str]) -> Board:
    """Magnets of MAGNET_MT, and what strays from them within their cell."""
    fields = [0.0] * 125
    for cell, word in words.items():
        for site, sign in enumerate(word):
            for other in range(5):
                apart = STRAYS_MT[0] if 4 in {site, other} else STRAYS_MT[1 + (site - other + 1) % 2]
                mt = MAGNET_MT if site == other else -apart
                fields[5 * cell + other] += {"+": mt, "-": -mt, "0": 0.0}[sign]
    return fields


def told(
    steps: Iterable[Step], until_s: float, *, end_mv: int = 110, noise_uv: int = 300, layout: str = "board5"
) -> list[Event]:
    """What a board tells while this happens to it."""
    frames = []
    for at_s, fields, broken in steps:
        millivolts = kit.millivolts_of(fields, end_mv)
        for sensor, volts in broken.items():
            millivolts[sensor] = round(volts)
        frames.append((round(at_s * 1e6), millivolts))
    return kit.events(layout, frames, round(until_s * 1e6), noise_uv=noise_uv)


def lone(site: int, sign: str) -> str:
    return EMPTY[:site] + sign + EMPTY[site + 1 :]


# ---- what is no fault -----------------------------------------------------------------------------------------


def test_every_word_of_every_set_has_two_magnets_at_least() -> None:
    """Else a single magnet would be no proof."""
    assert len(WORDS) > 50 and {weight(word) for word in WORDS} == {2, 3, 4, 5}


@pytest.mark.parametrize("end_mv", ENDS_MV)
@pytest.mark.parametrize("noise_uv", NOISES_UV)
def test_no_magnet_is_a_fault_however_still_it_lies(end_mv: int, noise_uv: int) -> None:
    """A word on every second cell, for a minute."""
    words = dict(zip(range(0, 25, 2), random.Random(end_mv).sample(WORDS, 13), strict=True))
    events = told([(1, laid(words), {})], 60, end_mv=end_mv, noise_uv=noise_uv)
    assert faults(events) == [] and changes(events) == sorted(words.items())


@pytest.mark.parametrize("millivolts", [0, 60, 1650, 3240, 3300])
def test_a_reading_alone_is_no_fault_under_a_piece(millivolts: float) -> None:
    """Whatever one sensor reads from the start, beside two magnets or more."""
    board = laid({HOME: "0-++-"})
    assert faults(told([(0, board, {60: millivolts})], 30)) == []


@pytest.mark.parametrize("site", range(5))
@pytest.mark.parametrize("sign", ["+", "-"])
def test_a_magnet_that_others_feel_is_a_piece_that_lies_askew(site: int, sign: str) -> None:
    """The rest of its piece lies between sensors. It is told as it reads, and read as it is once straightened."""
    word = lone(site, sign)
    events = told([(1, laid({HOME: word}), {}), (20, laid({HOME: TILE}), {})], 50)
    assert faults(events) == [] and changes(events) == [(HOME, word), (HOME, TILE)]
    assert events[1].at_us < 20_070_000


@pytest.mark.parametrize("turn", range(4))
def test_a_domino_that_lies_so_on_top_of_the_posts_that_one_sensor_alone_reads_it_is_no_fault(turn: int) -> None:
    """The faintest pose that tests/benchmarks/physics_alone.py finds, turned four ways, laid by a hand."""
    across, along = FAINTEST.x_mm, FAINTEST.y_mm
    for _ in range(turn):
        across, along = -along, across
    pose = replace(FAINTEST, x_mm=across, y_mm=along, turn_deg=FAINTEST.turn_deg + 90 * turn)
    domino = body(tiles.standard("royal_garden").words()["domino 19"])
    steps: list[Step] = []
    for number, above_mm in enumerate((3.0, 2.0, 1.0, 0.5, 0.0, -0.5, -1.0, -0.5, 0.0)):
        lying = placed(domino, home([(3, 3)]).moved(replace(pose, lift_mm=pose.lift_mm + above_mm)))
        steps.append(
            (1 + 0.05 * number, [float(mt) for mt in table_mt(lying, sensors_mm("board5")).sum(axis=0)], {})
        )
    events = told(steps, 30)
    assert any(sign in word for _, word in changes(events)[-1:] for sign in "+-"), "a magnet is read to the end"
    assert faults(events) == []


# ---- alone ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("cell", [0, 4, 12, 20, 24])
@pytest.mark.parametrize(("millivolts", "sign"), [(0, "+"), (60, "+"), (1200, "+"), (2100, "-"), (3300, "-")])
def test_a_magnet_that_nobody_feels_is_stuck(cell: int, millivolts: float, sign: str) -> None:
    """From the start; told after ten seconds, over after one of reading otherwise. The trit stays as it reads."""
    site, empty = cell % 5, laid({})
    steps = [(0.0, empty, {5 * cell + site: millivolts}), (20.0, empty, {})]
    shown, fault, gone, over = told(steps, 50)
    assert changes([shown, gone]) == [(cell, lone(site, sign)), (cell, EMPTY)]
    assert faults([fault, over]) == [("stuck", cell, site, False), ("stuck", cell, site, True)]
    assert 9_900_000 < fault.at_us < 10_300_000 and 20_900_000 < over.at_us < 21_300_000


def test_many_are_told_one_a_scan_and_none_twice() -> None:
    cells = (0, 2, 4, 10, 12, 14, 20, 22, 24)
    events = told([(0, laid({}), {5 * cell: 60 for cell in cells})], 30)
    blamed = [one for one in events if one.kind == "fault"]
    assert faults(blamed) == [("stuck", cell, 0, False) for cell in cells]
    assert len({one.at_us for one in blamed}) == len(cells)


def test_a_piece_nearby_may_be_its_own_and_nothing_is_said() -> None:
    board = laid({})
    board[5 * 13] = 0.8
    assert faults(told([(0, board, {60: 0})], 30)) == []


def test_a_king_on_a_bare_tray_is_felt_around_and_one_that_is_not_is_stuck() -> None:
    king, around = 100 + 6, (5 * 11 + 2, 5 * 11 + 3, 5 * 16, 5 * 16 + 1)
    standing = [0.0] * 110
    standing[king] = 200
    for sensor in around:
        standing[sensor] = -8
    for board, found in ((standing, []), ([0.0] * 110, [("stuck", 26, 0, False)])):
        events = told([(0, board, {king: 60})], 12, layout="tray")
        assert faults(events) == found and changes(events) == [(26, "+")]


# ---- leap -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("site", range(5))
@pytest.mark.parametrize("millivolts", [0, 300, 1650, 3000, 3300])
def test_a_sensor_that_breaks_under_a_piece_leaps_alone(site: int, millivolts: float) -> None:
    """On a crowded board. Its own trit is told as it reads, the other cells stay as they are."""
    sign = "+" if millivolts < 1000 else "-" if millivolts > 2000 else "0"
    crowd = laid(dict.fromkeys(CROWD, TILE))
    events = told([(1, crowd, {}), (5, crowd, {60 + site: millivolts}), (20, crowd, {})], 50)
    laying, later = events[: len(CROWD)], events[len(CROWD) :]
    assert changes(laying) == [(cell, TILE) for cell in CROWD]
    if sign == TILE[site]:
        assert later == []
        return
    word = TILE[:site] + sign + TILE[site + 1 :]
    assert changes(later) == [(HOME, word), (HOME, TILE)]
    assert faults(later) == [("stuck", HOME, site, False), ("stuck", HOME, site, True)]
    assert later[1].at_us - 5_000_000 < 2_500_000


def test_what_moves_others_is_a_piece() -> None:
    """The same leap while another sensor of the cell moves by two millitesla; and one by way of unsure."""
    crowd = laid(dict.fromkeys(CROWD, TILE))
    moved, slow = list(crowd), list(crowd)
    moved[60], moved[64] = 0.0, 60.0
    slow[60] = 20.0
    late = list(crowd)
    late[60] = 0.0
    near = list(crowd)
    near[64] = 62.0
    assert faults(told([(1, near, {}), (5, moved, {})], 40)) == []
    assert faults(told([(1, crowd, {}), (5, slow, {}), (5.05, late, {})], 40)) == []


def test_a_contact_that_comes_back_is_not_stuck() -> None:
    empty = laid({})
    assert faults(told([(1, empty, {60: 0}), (2.5, empty, {})], 40)) == []


# ---- lifts ----------------------------------------------------------------------------------------------------


def lifts(words: Sequence[str], broken: dict[int, float], beside_mt: float = 3.0) -> list[Event]:
    """Pieces laid and lifted, 0.7 s each, beside something that strays."""
    steps: list[Step] = []
    for number, word in enumerate(words):
        for half, lying in enumerate((word, EMPTY)):
            board = laid({HOME: lying})
            board[5 * 13] = beside_mt
            steps.append((1 + 1.4 * number + 0.7 * half, board, broken))
    return [one for one in told(steps, 1.5 + 1.4 * len(words)) if one.kind == "fault"]


@pytest.mark.parametrize("site", range(5))
@pytest.mark.parametrize("millivolts", [0, 60, 3240, 3300])
def test_a_sensor_that_keeps_its_magnet_when_pieces_go_is_stuck(site: int, millivolts: float) -> None:
    """The fifth lift tells, of whatever pieces with two magnets beside it."""
    sensor = 5 * HOME + site
    words = [word for word in WORDS if weight(word) - (word[site] != "0") >= 2][3::5]
    (fault,) = lifts(words[:6], {sensor: millivolts})
    assert faults([fault]) == [("stuck", HOME, site, False)]
    assert fault.at_us / 1e6 == pytest.approx(1 + 1.4 * 4 + 0.7, abs=0.2)


@pytest.mark.parametrize("millivolts", [1650, 1575, 1725])
def test_a_frozen_sensor_that_must_feel_its_neighbours_is_stuck(millivolts: float) -> None:
    """It reads none over a magnet and nothing of the four around: different pieces tell, one again does not."""
    words = [word for word in WORDS if weight(word) >= 3 and word[4] != "0"]
    (fault,) = lifts(words[:12], {64: millivolts})
    assert faults([fault]) == [("stuck", HOME, 4, False)]
    assert lifts(words[:1] * 20, {64: millivolts}) == []


def test_a_healthy_sensor_is_not_whatever_its_pockets_hold() -> None:
    for site in range(5):
        words = [word for word in WORDS if word[site] == "0"]
        assert len(words) > 5 and lifts(words * 2, {}) == []


def test_lifts_of_true_pieces_from_healthy_sensors_prove_nothing() -> None:
    """Within all tolerances, each piece one after the other on the same cells: so a proof would add up."""
    placements = sorted(every_placement(tiles.standard()), key=lambda one: (one.spots, one.turns))[::7]
    source, empty = Boards(tiles.standard(), 5), [1650] * 125
    frames: list[tuple[int, list[int]]] = []
    for number, placement in enumerate(placements):
        lying = source.of([[placement]]).ending(ENDS_MV[number % len(ENDS_MV)])[0, -1]
        at_us = 1_400_000 * number
        frames += [(at_us + 100_000, [round(each) for each in lying.tolist()]), (at_us + 800_000, empty)]
    assert faults(kit.events("board5", frames, 1_400_000 * len(placements))) == []


# ---- a row without power --------------------------------------------------------------------------------------


@pytest.mark.parametrize("reading", [0, 16380])
def test_a_row_without_power_is_one_fault_and_no_sensor_is_stuck(reading: int) -> None:
    raw = [kit.HALF_RAW] * 125
    raw[25:50] = [reading] * 25
    reference = [kit.HALF_RAW, reading, *[kit.HALF_RAW] * 3]
    with kit.Board() as board:
        told = [one for _ in range(300) for one in board.scan(raw, 50_000, reference)]
        assert faults(told) == [("strip", 5, 255, False)]
        told = [one for _ in range(300) for one in board.scan([kit.HALF_RAW] * 125, 50_000)]
        assert faults(told) == [("strip", 5, 255, True)]


# ---- noise at an output's end ---------------------------------------------------------------------------------


@pytest.mark.parametrize("end_mv", ENDS_MV)
def test_an_output_that_ends_hides_no_noise_and_makes_none(end_mv: int) -> None:
    """A reading finger rocks a piece: a magnet of 95 mT comes and goes by 8. That is no noise."""
    random_ = random.Random(end_mv)
    steps: list[Step] = []
    for number in range(500):
        board = laid({HOME: "-++-0"})
        board[60] = -95 + random_.uniform(-8, 8)
        steps.append((1 + number * 0.02, board, {}))
    assert faults(told(steps, 15, end_mv=end_mv)) == []


@pytest.mark.parametrize("layout", ["board5", "tray"])
def test_kings_lie_where_the_core_looks_for_their_squares(layout: str) -> None:
    """A king's sensor is halfway between two squares of a column, rows 2n and 2n + 1."""
    of = layouts()[layout]
    for king in range(of.kings):
        (sensor,) = [one for one in of.sensors if one.cell == of.columns * of.rows + king]
        below = king // of.columns * 2 * of.columns + king % of.columns
        one, other = [each for each in of.sensors if each.cell in {below, below + of.columns} and each.site == 4]
        assert sensor.x_mm == one.x_mm == other.x_mm
        assert 2 * sensor.y_mm == one.y_mm + other.y_mm
