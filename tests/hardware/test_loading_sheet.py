"""What is said of a base against the base that is drawn, and against the magnets of the tile."""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest
from build123d import Part

from companion.device.tiles.files import standard
from companion.device.tiles.loading import GAUGE_WORDS, MAGNETS, places
from companion.games import SENSED
from hardware.magnets.geometry import SITES, body
from hardware.parameters import parameters
from hardware.tiles.base import base
from hardware.tiles.outline import size_mm
from hardware.tiles.pockets import Tile, mark_step_mm
from hardware.tiles.tile_set import built, gauge
from tests.hardware.in_solids import rounds


def named_mm(words: tuple[str, ...]) -> dict[tuple[float, float], str]:
    """Where the sheet has its pockets, and which sign it says."""
    board = parameters().board
    first = -board.pitch_mm * (len(words) - 1) / 2
    found = {}
    for one in places(words):
        x, y = SITES[one.site] * board.site_mm
        found[round(float(first + one.part * board.pitch_mm + x), 3), round(float(y), 3)] = one.sign
    return found


@pytest.mark.parametrize("game", SENSED)
def test_magnets_are_told_where_the_physics_has_them(game: str) -> None:
    for words in (*standard(game).words().values(), GAUGE_WORDS):
        right = body(words)
        found = {
            (round(float(x), 3), round(float(y), 3)): float(up)
            for (x, y, _), (*_, up) in zip(right.at_mm, right.north, strict=True)
        }
        assert found == {at: -1.0 if sign == "+" else 1.0 for at, sign in named_mm(words).items()}


def chosen() -> tuple[Tile, ...]:
    """A domino with all pockets and one with few, a castle with empty ones, a colour, the gauge."""
    royal = {tile.name: tile for tile, _, _ in built(standard())}
    red = next(tile for tile, top, _ in built(standard("azul_mini")) if top == ("red",))
    return royal["domino-1"], royal["domino-48"], royal["castle-4"], red, gauge()


@cache
def solid(name: str) -> Part:
    return base(next(tile for tile in chosen() if tile.name == name))


@pytest.mark.parametrize("tile", chosen(), ids=lambda tile: tile.name)
def test_the_drawn_base_has_pockets_and_signs_where_the_sheet_says(tile: Tile) -> None:
    """Points of the solid: air down to a pocket's floor, a sunk plus or bar where jig-signs says, else none."""
    made, its = solid(tile.name), parameters()
    in_pocket, in_mark = (tile.floor_mm + tile.base_mm) / 2, tile.base_mm - its.pocket.mark_depth_mm / 2
    arm_mm = (its.pocket.mark_mm - its.relief.line_mm) / 2
    signs = named_mm(tile.words)
    every = named_mm(tuple("+++++" for _ in tile.words))
    assert len(signs) == sum(sign in MAGNETS for word in tile.words for sign in word)
    for x, y in every:
        pocket = (x, y) in signs
        assert made.is_inside((x, y, in_pocket)) is not pocket
        side = np.sign(x - middle_mm(x, len(tile.words)))
        mark_x, mark_y = (x - side * mark_step_mm(), y) if y else (x, y - mark_step_mm())
        assert made.is_inside((mark_x + arm_mm, mark_y, in_mark)) is not pocket
        assert made.is_inside((mark_x, mark_y + arm_mm, in_mark)) is not (signs.get((x, y)) == "+")


@pytest.mark.parametrize("tile", chosen(), ids=lambda tile: tile.name)
def test_pegs_stand_where_the_sheet_says(tile: Tile) -> None:
    """One at the left, the other on the near side, in no other turn so."""
    at = [one.at_mm for one in rounds(solid(tile.name), parameters().peg.diameter_mm)]
    far_left, far_right = size_mm(tile.cells)[0] / -4, size_mm(tile.cells)[0] / 4
    left = [one for one in at if one[0] < far_left and abs(one[1]) < 1]
    near = [one for one in at if one[1] < -5 and abs(one[0]) <= far_right + 1]
    assert (len(at), len(left), len(near)) == (2, 1, 1)


def middle_mm(x_mm: float, cells: int) -> float:
    """The middle of the half that a pocket belongs to."""
    return 0.0 if cells == 1 else float(np.copysign(parameters().board.pitch_mm / 2, x_mm))
