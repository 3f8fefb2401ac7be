"""What is said of a jig against the jig that is drawn, and against the tile turned over in space."""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest
from build123d import Part

from companion.device.tiles.files import standard
from companion.device.tiles.jig import GAUGE, GAUGE_WORDS, MAGNETS, places
from companion.games import SENSED
from hardware.magnets.geometry import SITES, body
from hardware.parameters import parameters
from hardware.tiles.jig import face_mm, jig
from hardware.tiles.pockets import Tile, mark_step_mm
from hardware.tiles.tile_set import Top, built, gauge

TURNED_OVER = np.diag((-1.0, 1.0, -1.0))
"""Half a turn about the axis from near to far: the base as it lies on its jig."""


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
def test_the_base_turned_over_finds_its_magnets_as_they_are_set(game: str) -> None:
    """From the magnets of a tile alone: their places and north poles after the base has been turned over."""
    for words in (*standard(game).words().values(), GAUGE_WORDS):
        right = body(words)
        at_mm, north = right.at_mm @ TURNED_OVER.T, right.north @ TURNED_OVER.T
        found = {
            (round(float(x), 3), round(float(y), 3)): float(up)
            for (x, y, _), (*_, up) in zip(at_mm, north, strict=True)
        }
        assert found == {at: 1.0 if sign == "+" else -1.0 for at, sign in named_mm(words).items()}
        assert sum(one.sign == "+" for one in places(words)) == sum(up > 0 for up in found.values())


def chosen() -> tuple[tuple[Tile, Top], ...]:
    """A domino with all pockets and one with few, a castle with empty ones, a colour, the gauge."""
    royal = {tile.name: (tile, top) for tile, top, _ in built(standard())}
    red = next((tile, top) for tile, top, _ in built(standard("azul_mini")) if top == ("red",))
    return royal["domino-1"], royal["domino-48"], royal["castle-4"], red, (gauge(), (GAUGE,))


@cache
def solid(name: str) -> Part:
    tile, top = next(one for one in chosen() if one[0].name == name)
    return jig(tile, top)


@pytest.mark.parametrize("tile", [tile for tile, _ in chosen()], ids=lambda tile: tile.name)
def test_the_drawn_jig_has_pockets_and_signs_where_the_sheet_says(tile: Tile) -> None:
    """Points of the solid: air down to a pocket's floor, a plus or a bar where jig-signs says, else nothing."""
    made, its = solid(tile.name), parameters()
    deep, high = face_mm() - its.jig.depth_mm / 2, face_mm() + its.printing.layer_mm
    arm_mm = (its.pocket.mark_mm - its.relief.line_mm) / 2
    signs = named_mm(tile.words)
    every = named_mm(tuple("+++++" for _ in tile.words))
    assert len(signs) == sum(sign in MAGNETS for word in tile.words for sign in word)
    for x, y in every:
        pocket = (x, y) in signs
        assert made.is_inside((x, y, deep)) is not pocket
        assert made.is_inside((x, y, its.jig.floor_mm / 2))
        side = np.sign(x - middle_mm(x, len(tile.words)))
        mark_x, mark_y = (x - side * mark_step_mm(), y) if y else (x, y - mark_step_mm())
        assert made.is_inside((mark_x + arm_mm, mark_y, high)) is pocket
        assert made.is_inside((mark_x, mark_y + arm_mm, high)) is (signs.get((x, y)) == "+")


def middle_mm(x_mm: float, cells: int) -> float:
    """The middle of the half that a pocket belongs to."""
    return 0.0 if cells == 1 else float(np.copysign(parameters().board.pitch_mm / 2, x_mm))
