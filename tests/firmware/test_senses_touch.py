"""The wand: touches of occupied cells, and words that it does not disturb."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from tests.firmware import core_kit as kit
from tests.firmware.core_kit import Board, Event
from tests.firmware.sensing_scenes import Scene, changes, touches, wand

PITCH_MM = 40.0
TILES = {6: "+-0-+", 7: "0+-+-", 12: "+0+0+", 13: "-0-0-", 24: "00+-0", 0: "-+-+0"}


@pytest.fixture
def scene() -> Iterator[Scene]:
    """A board with six cells occupied, touches switched on."""
    with Board() as board:
        made = Scene(board)
        board.set(touch=True)
        for cell, word in TILES.items():
            made.lay(cell, word)
        made.run(300)
        assert made.words() == TILES
        yield made


def point(
    scene: Scene, cell: int, milliseconds: float, dx: float = 0, dy: float = 0, pole: int = 1
) -> list[Event]:
    """Approaches a cell, rests there, goes away again."""
    x, y = PITCH_MM * (cell % 5) + dx, PITCH_MM * (cell // 5) + dy
    told: list[Event] = []
    still = scene.fields_mt
    heights = [*range(40, 0, -8), 0, *range(8, 40, 8)]
    for lift in heights:
        bump = wand(x, y, lift)
        scene.fields_mt = [field + pole * change for field, change in zip(still, bump, strict=True)]
        told += scene.run(milliseconds if lift == 0 else 24)
    scene.fields_mt = still
    return told + scene.run(100)


def test_the_wand_of_the_scenes_is_that_of_the_design() -> None:
    straight, corner = wand(0, 0), wand(15, 15)
    assert 9 < straight[4] < 19 and straight[4] == max(straight)
    assert max(corner[:5]) >= 4.5


@pytest.mark.parametrize("pole", [1, -1])
def test_every_occupied_cell_is_touched_once_anywhere_within_15_mm(scene: Scene, pole: int) -> None:
    random_ = random.Random(pole)
    for cell in TILES:
        for _ in range(2):
            dx, dy = random_.uniform(-15, 15), random_.uniform(-15, 15)
            assert [(e.kind, e.cell) for e in point(scene, cell, 450, dx, dy, pole)] == [("touch", cell)], (dx, dy)


def test_less_than_300_ms_is_no_touch(scene: Scene) -> None:
    assert point(scene, 12, 250) == []


def test_a_long_rest_is_one_touch(scene: Scene) -> None:
    assert touches(point(scene, 12, 8000)) == [12]


def test_an_empty_cell_is_not_touched(scene: Scene) -> None:
    assert touches(point(scene, 11, 1000)) == []
    assert touches(point(scene, 1, 1000, dx=-12)) == []


def test_the_wand_slid_to_the_next_cell_and_back(scene: Scene) -> None:
    still = scene.fields_mt
    told: list[Event] = []
    for x in [*[80] * 50, *range(80, 121, 4), *[120] * 50, *range(120, 79, -4), *[80] * 50]:
        scene.fields_mt = [field + change for field, change in zip(still, wand(x, 80), strict=True)]
        told += scene.run(8)
    assert [(event.kind, event.cell) for event in told] == [("touch", 12), ("touch", 13), ("touch", 12)]


def test_nothing_while_switched_off(scene: Scene) -> None:
    scene.board.set(touch=False)
    assert touches(point(scene, 12, 1000)) == []


@pytest.mark.parametrize(("neighbour_mt", "word"), [(-3, "+?+0+"), (-8.6, "+-+0+"), (3, "+?+0+"), (8.6, "+++0+")])
def test_the_wand_makes_no_doubts_and_no_other_words(scene: Scene, neighbour_mt: float, word: str) -> None:
    """Over a pocket without a magnet that feels a neighbour it would make a trit unsure or even wrong."""
    pole = 1 if neighbour_mt > 0 else -1
    scene.fields_mt[12 * 5 + 1] = neighbour_mt
    scene.run(100)
    assert changes(point(scene, 12, 1000, 11, -11, pole)) == []
    scene.board.set(touch=False)
    assert (12, word) in changes(point(scene, 12, 1000, 11, -11, pole))


def test_tiles_come_and_go_as_ever_while_it_is_on(scene: Scene) -> None:
    scene.lay(7, "00000")
    assert [(e.kind, e.cell, e.word) for e in scene.run(56)] == [("word", 7, "00000")]
    scene.lay(7, "+-+-+")
    assert [(e.kind, e.cell, e.word) for e in scene.run(56)] == [("word", 7, "+-+-+")]
    assert scene.run(2000) == []


def test_a_tile_turned_in_place_is_told_after_300_ms(scene: Scene) -> None:
    scene.lay(7, "+-+-0")
    assert scene.run(296) == []
    assert changes(scene.run(24)) == [(7, "+-+-0")]
    assert touches(scene.run(2000)) == []


def test_between_two_cells_the_nearer_one_is_touched(scene: Scene) -> None:
    assert touches(point(scene, 12, 450, 18, 11)) == [12]
    assert touches(point(scene, 13, 450, -18, 11)) == [13]


def test_a_tile_nudged_far_hides_the_wand_for_ten_seconds_only(scene: Scene) -> None:
    scene.fields_mt[60:65] = [field * 0.68 for field in scene.fields_mt[60:65]]
    scene.run(400)
    assert touches(point(scene, 7, 450, dx=8)) == []
    scene.run(10_000)
    assert touches(point(scene, 7, 450, dx=8)) == [7]
    assert changes(scene.told[len(TILES) :]) == []


def test_a_nudged_tile_is_forgotten_and_the_wand_works_again(scene: Scene) -> None:
    scene.fields_mt[12 * 5] -= 6
    scene.run(11_000)
    assert touches(scene.told) in ([], [12])  # a touch too many is possible; a wrong word is not
    assert changes(scene.told[6:]) == []
    assert touches(point(scene, 7, 450)) == [7]
    assert touches(point(scene, 12, 450)) == [12]


def test_a_wand_is_told_apart_from_a_doubt_after_ten_seconds(scene: Scene) -> None:
    """A trit that stays unsure, such as of a tile lying askew, is told in the end."""
    scene.fields_mt[7 * 5 + 1] = 19
    assert changes(scene.run(9900)) == []
    assert changes(scene.run(400)) == [(7, "0?-+-")]


def test_in_time_with_noise_of_the_converter() -> None:
    fields = [0.0] * 125
    for cell, word in TILES.items():
        for site, sign in enumerate(word):
            fields[5 * cell + site] = {"+": 42.0, "-": -42.0, "0": 0.0}[sign]
    frames = [(100_000, kit.millivolts_of(fields))]
    at_us = 1_000_000
    for cell in TILES:
        bump = wand(PITCH_MM * (cell % 5), PITCH_MM * (cell // 5))
        frames.append((at_us, kit.millivolts_of(f + b for f, b in zip(fields, bump, strict=True))))
        frames.append((at_us + 500_000, kit.millivolts_of(fields)))
        at_us += 800_000
    told = kit.events("board5", frames, at_us, touch=True)
    assert touches(told) == list(TILES)
    assert len(changes(told)) == len(TILES)
