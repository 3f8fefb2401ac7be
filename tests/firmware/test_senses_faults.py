"""Which readings the core does not believe: each fault appears and clears, and none invents a word."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from firmware.tables import layouts
from tests.firmware import core_kit as kit
from tests.firmware.core_kit import Board
from tests.firmware.sensing_scenes import Scene, Spoil, changes, faults

TILE, OTHER = "+-0-+", "0+-+-"


@pytest.fixture
def scene() -> Iterator[Scene]:
    """A 5 x 5 board with a tile on cells 7 and 12, at rest."""
    with Board() as board:
        made = Scene(board)
        made.lay(7, TILE)
        made.lay(12, OTHER)
        made.run(200)
        assert made.words() == {7: TILE, 12: OTHER}
        yield made


def put(sensor: int, raw: int | None = None, swing_mt: float = 0.0, half_period_us: int = 0) -> Spoil:
    """Spoils one sensor: a fixed reading, or noise, or two readings in turn."""
    random_ = random.Random(3)

    def spoil(readings: list[int], at_us: int) -> None:
        if raw is not None:
            readings[sensor] = raw
        elif half_period_us:
            readings[sensor] = kit.raw_of(swing_mt if at_us // half_period_us % 2 else 0)
        else:
            readings[sensor] += round(random_.uniform(-swing_mt, swing_mt) / 2 * kit.RAW_PER_MT)

    return spoil


def without_second_strip(readings: list[int], at_us: int) -> None:
    del at_us
    readings[25:50] = [0] * 25


# ---- nothing is wrong; stuck sensors are in test_stuck.py ----


@pytest.mark.parametrize("scan_us", [5000, 8000, 10_000, 33_000])
def test_a_healthy_board_has_no_faults(scan_us: int) -> None:
    random_ = random.Random(scan_us)
    board = kit.millivolts_of(random_.choice([42, -42, 0, 8.6, -8.6]) for _ in range(125))
    told = kit.events("board5", [(100_000, board)], 40_000_000, scan_us=scan_us)
    assert faults(told) == []
    signs = kit.words("board5", [board])[0]
    laid = [(cell, signs[5 * cell : 5 * cell + 5]) for cell in range(25)]
    assert changes(told) == [(cell, word) for cell, word in laid if word != "00000"]


# ---- flapping ----


@pytest.mark.parametrize("half_period_ms", [8, 24, 60, 160])
def test_flapping_ends_the_stream_of_words(scene: Scene, half_period_ms: int) -> None:
    scene.spoil = put(3, swing_mt=42, half_period_us=half_period_ms * 1000)
    first = scene.run(8000)
    assert faults(first) == [("flapping", 0, 3, False)]
    fault_at = next(event.at_us for event in first if event.kind == "fault")
    assert [event.word for event in first if event.at_us > fault_at and event.kind == "word"] == ["000?0"]
    assert scene.run(10_000) == []
    scene.spoil = None
    assert faults(scene.run(2700)) == []
    assert faults(scene.run(600)) == [("flapping", 0, 3, True)]
    scene.run(100)
    assert scene.words() == {7: TILE, 12: OTHER}


def test_a_tile_slid_to_and_fro_is_not_flapping(scene: Scene) -> None:
    """Four seconds of rubbing a tile over cell 2: 20 passes, most of its trits turning each time."""
    random_ = random.Random(1)
    for _ in range(20):
        scene.lay(2, random_.choice([TILE, OTHER, "+0-0+", "-+?-0"]))
        scene.run(30)
        scene.lay(2, random_.choice(["00000", "0?0?0", "?00-0"]))
        scene.run(170)
    assert faults(scene.told) == []


def test_putting_and_lifting_a_tile_each_second_is_not_flapping(scene: Scene) -> None:
    for _ in range(20):
        scene.lay(3, "0000+")
        scene.run(500)
        scene.lay(3, "00000")
        scene.run(500)
    assert faults(scene.told) == []
    assert len(changes(scene.told)) == 40 + 2


# ---- noise ----


def test_noise_within_a_trit_is_told_and_clears(scene: Scene) -> None:
    scene.spoil = put(36, swing_mt=12)
    assert scene.run(2800) == []
    told = scene.run(600)
    assert faults(told) == [("noise", 7, 1, False)] and changes(told) == [(7, "+?0-+")]
    assert scene.run(5000) == []
    scene.spoil = None
    assert faults(scene.run(2700)) == []
    assert faults(scene.run(600)) == [("noise", 7, 1, True)]
    scene.run(100)
    assert scene.words() == {7: TILE, 12: OTHER}


@pytest.mark.parametrize("swing_mt", [1, 5])
def test_little_noise_is_none(scene: Scene, swing_mt: float) -> None:
    scene.spoil = put(36, swing_mt=swing_mt)
    assert scene.run(8000) == []


# ---- strip and supply ----


@pytest.mark.parametrize("reference", [0, 7372, 9012, 16380])
def test_a_missing_strip_holds_its_words(scene: Scene, reference: int) -> None:
    scene.reference[1] = reference
    scene.spoil = without_second_strip
    told = scene.run(3000)
    assert [(event.fault, event.cell, event.sensor, event.cleared) for event in told] == [("strip", 5, 255, False)]
    assert told[0].at_us - 200_000 in range(100_000, 116_001)
    assert scene.words() == {7: TILE, 12: OTHER}
    scene.lay(20, TILE)  # the other strips go on
    assert changes(scene.run(60)) == [(20, TILE)]
    scene.reference[1] = kit.HALF_RAW
    scene.spoil = None
    assert faults(scene.run(130)) == [("strip", 5, 255, True)]
    assert scene.run(300) == []


def test_what_changed_on_a_missing_strip_is_told_when_it_is_back(scene: Scene) -> None:
    scene.reference[1] = 0
    scene.run(500)
    scene.lay(7, "00000")
    scene.lay(8, TILE)
    assert scene.run(500) == []
    scene.reference[1] = kit.HALF_RAW
    assert changes(scene.run(250)) == [(7, "00000"), (8, TILE)]


def test_a_strip_gone_for_a_moment_is_no_fault_and_tells_nothing(scene: Scene) -> None:
    scene.spoil = without_second_strip
    scene.reference[1] = 0
    assert scene.run(80) == []
    scene.spoil = None
    scene.reference[1] = kit.HALF_RAW
    assert scene.run(500) == []


def test_a_word_that_was_settling_when_the_strip_went_must_be_seen_anew(scene: Scene) -> None:
    scene.lay(6, TILE)
    assert scene.run(32) == []
    scene.reference[1] = 0
    assert scene.run(16) == []
    scene.reference[1] = kit.HALF_RAW
    assert scene.run(40) == []
    assert changes(scene.run(8)) == [(6, TILE)]


def test_reference_within_ten_percent_is_good(scene: Scene) -> None:
    scene.reference = [7400, 8980, 8192, 8900, 7500]
    assert scene.run(2000) == []


@pytest.mark.parametrize("supply_mv", [0, 2850, 5700])
def test_supply_is_of_the_whole_board_and_holds_all_words(scene: Scene, supply_mv: int) -> None:
    scene.supply_mv = supply_mv
    scene.fields_mt = [70.0] * 125
    assert scene.run(190) == []
    assert faults(scene.run(30)) == [("supply", 255, 255, False)]
    assert scene.run(2000) == []
    scene.fields_mt = [0.0] * 125
    scene.lay(7, TILE)
    scene.supply_mv = 2950 if supply_mv < 5000 else 5550
    assert scene.run(1000) == []  # not well inside yet
    scene.supply_mv = 5000
    told = scene.run(400)
    assert faults(told) == [("supply", 255, 255, True)] and changes(told) == [(12, "00000")]


def test_a_weak_supply_is_told_once_and_words_go_on(scene: Scene) -> None:
    scene.supply_mv = 3650
    assert [one.kind for one in scene.run(250)] == ["weak"]
    scene.lay(3, TILE)
    assert changes(scene.run(60)) == [(3, TILE)]
    for supply_mv in (3650, 3850, 3750, 3650) * 20:  # a supply at the limit, one second each
        scene.supply_mv = supply_mv
        assert scene.run(1000) == []
    scene.supply_mv = 3850
    told = scene.run(11_000)
    assert [(one.kind, one.cleared) for one in told] == [("weak", True)]


@pytest.mark.parametrize("supply_mv", range(3750, 5501, 50))
def test_no_supply_from_three_and_three_quarters_to_five_and_a_half_volts_is_told(
    scene: Scene, supply_mv: int
) -> None:
    scene.supply_mv = supply_mv
    scene.lay(3, TILE)
    told = scene.run(1000)
    assert changes(told) == [(3, TILE)] and len(told) == 1


# ---- dead sensors ----


@pytest.mark.parametrize("dead_mv", [0, 200, 1650, 3100, 3300])
def test_a_dead_sensor_spoils_nothing_but_its_own_trit(dead_mv: int) -> None:
    random_ = random.Random(dead_mv)
    boards, wanted = [], []
    for sensor in range(125):
        signs = [random_.choice("+-0") for _ in range(125)]
        board = kit.millivolts_of({"+": 42, "-": -42, "0": 0}[sign] for sign in signs)
        board[sensor] = dead_mv
        signs[sensor] = {0: "+", 200: "+", 1650: "0", 3100: "-", 3300: "-"}[dead_mv]
        boards.append(board)
        wanted.append("".join(signs))
    assert kit.words("board5", boards) == wanted


# ---- other layouts ----


@pytest.mark.parametrize("layout", ["board5", "board7", "tray"])
def test_bulk_and_time_agree_on_every_layout(layout: str) -> None:
    random_ = random.Random(layout)
    sensors = 0
    with Board(layout) as board:
        sensors = board.sensors
    signs = "".join(random_.choice("+-0?") for _ in range(sensors))
    five = 5 * layouts()[layout].columns * layouts()[layout].rows
    fields = [{"+": 42, "-": -42, "0": 5, "?": 19 if at < five else 15}[sign] for at, sign in enumerate(signs)]
    millivolts = kit.millivolts_of(fields)
    assert kit.words(layout, [millivolts] * 3) == [signs] * 3
    told = changes(kit.events(layout, [(50_000, millivolts)], 200_000))
    shown = dict(told)
    squares = layouts()[layout].columns * layouts()[layout].rows
    places = squares + layouts()[layout].kings
    text = "".join(shown.get(cell, "0" * (5 if cell < squares else 1)) for cell in range(places))
    assert text == signs and len(told) == len(shown)
