"""The way of a domino over a board in the self-test: every sensor under a magnet; how readings are judged."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from companion.device.tiles import files as tiles
from companion.device.tiles.tileset import Domino
from companion.device.walk import Walk, WalkStep

STANDARD = tiles.standard()
CORNERS = ((-1, -1), (1, -1), (1, 1), (-1, 1), (0, 0))
EMPTY = "00000"
Faults = dict[tuple[int, int], str]


def domino(number: int) -> Domino:
    found = STANDARD.domino(number)
    assert found is not None
    return found


def magnets(one: Domino, step: WalkStep, columns: int) -> Iterator[tuple[int, int, str]]:
    """Cell, sensor and pole of each pocket of a domino that lies so; by turning points, not words."""
    dx, dy = step.b[0] - step.a[0], step.b[1] - step.a[1]
    for spot, word in ((step.a, one.words[0]), (step.b, one.words[1])):
        for (x, y), trit in zip(CORNERS, word, strict=True):
            at = (x * dx - y * dy, x * dy + y * dx)
            yield (spot[1] - 1) * columns + spot[0] - 1, CORNERS.index(at), trit


def board(columns: int, rows: int, faults: Faults, lying: tuple[Domino, WalkStep] | None = None) -> list[str]:
    """The words of a board with broken sensors: (cell, sensor) -> what it always reads."""
    cells = [list(EMPTY) for _ in range(columns * rows)]
    if lying is not None:
        for cell, sensor, trit in magnets(*lying, columns):
            cells[cell][sensor] = trit
    for (cell, sensor), trit in faults.items():
        cells[cell][sensor] = trit
    return ["".join(cell) for cell in cells]


def walked(
    walk: Walk, one: Domino, size: tuple[int, int], faults: Faults, note: Callable[[str], None] = lambda _: None
) -> int:
    """Do what the walk says to its end; gives the number of steps. note: told how each was judged."""
    walk.bare(board(*size, faults))
    steps = 0
    while walk.step is not None:
        judged = walk.judge(board(*size, faults, (one, walk.step)))
        note(judged.sort)
        if judged.sort == "nothing":
            walk.skip()
        else:
            assert judged.sort in ("right", "wrong", "half")
            walk.accept(judged)
        steps += 1
    return steps


@pytest.mark.parametrize("size", [(5, 5), (7, 7), (5, 4), (3, 2), (2, 1), (1, 2)])
def test_every_sensor_comes_under_a_magnet(size: tuple[int, int]) -> None:
    one = domino(24)
    walk = Walk(one, *size)
    seen: set[tuple[int, int]] = set()
    while (step := walk.step) is not None:
        left = walk.left
        seen |= {(cell, sensor) for cell, sensor, trit in magnets(one, step, size[0]) if trit != "0"}
        walk.accept(walk.judge(board(*size, {}, (one, step))))
        assert walk.left < left
    assert seen == {(cell, sensor) for cell in range(size[0] * size[1]) for sensor in range(5)}
    assert not walk.untested and not walk.sensors() and not walk.out_of_reach


def test_the_usual_domino_needs_twenty_five_places() -> None:
    assert Walk(domino(24), 5, 5).left == 25


@pytest.mark.parametrize("number", [d.number for d in STANDARD.dominoes])
def test_each_domino_tests_what_it_can_reach_and_says_what_it_cannot(number: int) -> None:
    one = domino(number)
    walk = Walk(one, 5, 5)
    assert walked(walk, one, (5, 5), {}) <= 45
    assert not walk.sensors() and not walk.untested
    reached = 125 - walk.out_of_reach
    assert reached == 125 or (reached == 100 and {word[4] for word in one.words} == {"0"})


@pytest.mark.parametrize("found", ["0", "+", "-", "?"])
def test_each_broken_sensor_is_found_and_no_other(found: str) -> None:
    one = domino(24)
    for cell in range(25):
        for sensor in range(5):
            walk = Walk(one, 5, 5)
            walked(walk, one, (5, 5), {(cell, sensor): found})
            assert [(f.cell, f.sensor, f.found) for f in walk.sensors()] == [(cell, sensor, found)]
            assert not walk.untested


def test_a_dead_cell_and_a_dead_row_are_told_apart_from_a_domino_that_is_not_there() -> None:
    one = domino(24)
    walk, told = Walk(one, 5, 5), list[str]()
    walked(walk, one, (5, 5), {(12, sensor): "0" for sensor in range(5)}, told.append)
    assert {(f.cell, f.sensor) for f in walk.sensors()} == {(12, sensor) for sensor in range(5)}
    assert "half" in told
    walk = Walk(one, 5, 5)
    walked(walk, one, (5, 5), {(cell, sensor): "0" for cell in range(5, 10) for sensor in range(5)}, told.append)
    assert walk.untested == (5, 6, 7, 8, 9)
    assert "nothing" in told


def test_where_it_lies_otherwise_it_is_known_how() -> None:
    one, other = domino(24), domino(48)
    walk = Walk(one, 5, 5)
    walk.bare([EMPTY] * 25)
    step = walk.step
    assert step is not None

    def sort(lying: Domino, at: WalkStep) -> str:
        return walk.judge(board(5, 5, {}, (lying, at))).sort

    assert walk.judge([EMPTY] * 25).sort == "nothing"
    assert sort(one, step) == "right"
    assert sort(one, WalkStep(step.b, step.a)) == "turned"
    assert sort(one, WalkStep((2, 1), (3, 1))) == "elsewhere"
    assert sort(one, WalkStep((4, 4), (4, 5))) == "elsewhere"
    assert sort(other, step) == "other"
    only_a = board(5, 5, {}, (one, step))
    only_a[walk.cell(step.b)] = EMPTY
    judged = walk.judge(only_a)
    assert (judged.sort, judged.cells) == ("half", (walk.cell(step.a),))
    assert all(found.half == "b" and found.found == "0" for found in judged.findings)


def test_a_wrong_pocket_of_the_domino_is_not_taken_for_many_sensors() -> None:
    one = domino(24)
    spoilt = Domino(one.number, one.kinds, (one.words[0], "+" + one.words[1][1:]))
    walk = Walk(one, 5, 5)
    walk.bare([EMPTY] * 25)
    while (step := walk.step) is not None:
        walk.accept(walk.judge(board(5, 5, {(24, 4): "0"}, (spoilt, step))))
    assert walk.bad_pockets() == (("b", 0),)
    assert [(found.cell, found.sensor) for found in walk.sensors()] == [(24, 4)]


def test_a_cell_that_was_left_out_is_named_unless_another_place_tested_it() -> None:
    one = domino(24)
    walk = Walk(one, 5, 5)
    walk.bare([EMPTY] * 25)
    while (step := walk.step) is not None:
        if step.a == (1, 1) and step.b == (2, 1):
            walk.skip()
        else:
            walk.accept(walk.judge(board(5, 5, {}, (one, step))))
    assert walk.untested == (1,)  # half b, with five magnets, came to the cell beside it the other way round


def test_places_that_would_test_only_broken_sensors_are_passed_over() -> None:
    walk = Walk(domino(24), 5, 5)
    walk.bare(board(5, 5, {(cell, sensor): "?" for cell in (0, 1) for sensor in range(5)}))
    assert walk.step == WalkStep((3, 1), (4, 1))
